/* stats_book.c - see stats_book.h. */
#include "stats_book.h"

#include "check.h"
#include "mem.h"
#include "path.h"
#include "stats_block.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

/* How many blocks without sums are looked through at once; the others while it is read. */
enum { OPENED_AT_ONCE = 8 };

/* A block whose sums are kept and fit its matches is not even opened. */
struct part {
    int64_t number;
    struct stats_census census;
    struct stats_sums sums;
    bool summed, opened;
    struct stats_block block; /* while it is opened */
};

struct stats_book {
    const struct stats_fold *fold;
    struct store *store;
    char *assets;
    struct world world;
    struct part *part; /* the newest first */
    size_t parts;
};

/* Which matches there are, by block. */
static void look_through(struct stats_book *b)
{
    size_t matches;
    struct played_place *place = profile_places(b->store, b->fold->game, &matches);
    for (size_t i = matches; i > 0; i--) {
        const int64_t number = place[i - 1].id / STATS_SUMS;
        if (b->parts == 0 || b->part[b->parts - 1].number != number) {
            b->part = mem_realloc(b->part, (b->parts + 1) * sizeof *b->part);
            b->part[b->parts++] = (struct part){.number = number};
        }
        stats_census_add(&b->part[b->parts - 1].census, place[i - 1].id, place[i - 1].ended);
    }
    mem_free(place);
}

/* Nothing of it is missing any more: it is kept, and given back. */
static void close_part(struct stats_book *b, struct part *p)
{
    CARRE_ASSERT(p->opened && p->block.left == 0);
    p->sums = (struct stats_sums){.fold = b->fold};
    stats_block_sum(&p->block, &p->sums);
    stats_block_keep(&p->block, &p->sums);
    stats_block_close(&p->block);
    p->opened = false;
    p->summed = true;
}

static void open_part(struct stats_book *b, struct part *p)
{
    CARRE_ASSERT(!p->opened);
    stats_block_open(&p->block, b->store, b->fold, p->number);
    p->opened = true;
    if (p->block.left == 0)
        close_part(b, p);
}

struct stats_book *stats_book_open(struct store *store, const char *game)
{
    struct stats_book *b = mem_alloc(sizeof *b);
    int opened = 0;
    b->fold = stats_fold(game);
    b->store = store;
    b->assets = path_assets();
    world_open(&b->world, b->assets);
    if (!store)
        return b;
    char earlier[40]; /* version's, all of a game in one text */
    snprintf(earlier, sizeof earlier, "figures-%s", game);
    if (store_changed(store, earlier))
        store_remove(store, earlier);
    look_through(b);
    for (size_t i = 0; i < b->parts; i++) {
        struct part *p = &b->part[i];
        p->summed = stats_block_kept(store, b->fold, p->number, &p->census, &p->sums);
        if (!p->summed && opened++ < OPENED_AT_ONCE)
            open_part(b, p);
    }
    return b;
}

bool stats_book_read(struct stats_book *b, size_t bytes)
{
    size_t read = 0;
    for (size_t i = 0; i < b->parts && read < bytes; i++) {
        struct part *p = &b->part[i];
        if (!p->summed && !p->opened) {
            open_part(b, p);
            read++;
            bytes /= 2; /* that took a while as well */
        }
        if (p->opened)
            read += stats_block_read(&p->block, &b->world, bytes - read);
        if (p->opened && p->block.left == 0)
            close_part(b, p);
    }
    return stats_book_left(b) > 0;
}

size_t stats_book_left(const struct stats_book *b)
{
    size_t left = 0;
    for (size_t i = 0; i < b->parts; i++)
        left += b->part[i].summed   ? 0
                : b->part[i].opened ? b->part[i].block.left
                                    : (size_t)b->part[i].census.matches;
    return left;
}

void stats_book_sum(const struct stats_book *b, int64_t person, struct stats_sum *out)
{
    *out = (struct stats_sum){.fold = b->fold};
    for (size_t i = 0; i < b->parts; i++) {
        const struct part *p = &b->part[i];
        struct stats_sums now = {.fold = b->fold};
        if (p->opened)
            stats_block_sum(&p->block, &now);
        const struct stats_sum *sum = stats_sums_of(p->opened ? &now : &p->sums, person);
        if (sum)
            stats_sum_add(out, sum);
        stats_sums_free(&now);
    }
}

void stats_book_close(struct stats_book *b)
{
    if (!b)
        return;
    for (size_t i = 0; i < b->parts; i++) {
        struct part *p = &b->part[i];
        if (p->opened) {
            stats_block_keep(&p->block, &(struct stats_sums){.fold = b->fold});
            stats_block_close(&p->block);
        }
        stats_sums_free(&p->sums);
    }
    mem_free(b->part);
    world_close(&b->world);
    mem_free(b->assets);
    mem_free(b);
}
