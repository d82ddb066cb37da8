/* stats_block.c - see stats_block.h. */
#include "stats_block.h"

#include "check.h"
#include "stats_book.h"
#include "mem.h"
#include "seating.h"
#include "strbuf.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_ROOM = 60, LABEL_ROOM = 80 };

/* A line: who sat where in which match. Nobody of this profile: seat -1. */
struct stats_line {
    int64_t match, ended;
    int seat, of; /* `of` so many lines of that match */
    bool guest;   /* somebody without a name, and the only such */
    char *text;   /* as stats_write has it */
};

/* ---- lines and blocks as text ----
 *
 *     figures 1
 *     m812 1700000000 0/1 guest
 *     holdem:812:1700000000:0:1 1 - 3=41 7=12 / 500 480 #9f3c5a0000000000 */

static const char block_head[] = "figures 1\n";

static void block_name(const char *game, int64_t id, char out[NAME_ROOM])
{
    snprintf(out, NAME_ROOM, "figures-%s-%" PRId64, game, id / STATS_BLOCK);
}

static void sums_name(const char *game, int64_t number, char out[NAME_ROOM])
{
    snprintf(out, NAME_ROOM, "sums-%s-%" PRId64, game, number);
}

static void sums_label(const char *game, int64_t number, char out[LABEL_ROOM])
{
    snprintf(out, LABEL_ROOM, "%s:%" PRId64, game, number);
}

static void line_write(const struct stats_line *l, struct strbuf *out)
{
    strbuf_addf(out, "m%" PRId64 " %" PRId64 " %d/%d %s\n%s\n", l->match, l->ended, l->seat, l->of,
                l->guest ? "guest" : "named", l->text);
}

/* The two lines at *text, which goes on after them; l->text is a copy. False at the end, and at
 * the first thing that is none: what follows is read from the logs again. */
static bool line_read(const char **text, struct stats_line *l)
{
    char who[6];
    int used = 0;
    if (sscanf(*text, "m%" SCNd64 " %" SCNd64 " %d/%d %5s%n", &l->match, &l->ended, &l->seat,
               &l->of, who, &used) != 5 ||
        (*text)[used] != '\n')
        return false;
    const char *body = *text + used + 1, *end = strchr(body, '\n');
    l->guest = strcmp(who, "guest") == 0;
    if (!end || (!l->guest && strcmp(who, "named") != 0) || l->seat < -1 || l->seat >= SEATS ||
        l->of < 1 || l->of > SEATS)
        return false;
    l->text = mem_copy_part(body, (size_t)(end - body));
    *text = end + 1;
    return true;
}

/* What stands after the head; NULL: this is no block. */
static const char *lines_of(const char *block)
{
    return block && strncmp(block, block_head, sizeof block_head - 1) == 0
               ? block + sizeof block_head - 1
               : NULL;
}

/* The label binds the figures to their match and seat: a line that was moved elsewhere is no line.
 */
static void label_of(const char *game, const struct stats_line *l, char out[LABEL_ROOM])
{
    snprintf(out, LABEL_ROOM, "%s:%" PRId64 ":%" PRId64 ":%d:%d", game, l->match, l->ended, l->seat,
             l->guest);
}

/* ---- the lines of one match ---- */

/* Who of its seats has figures. A person alone has seat 0 where nothing is said about seats. */
static int people_of(const struct played *p, int nseats, struct stats_line out[SEATS])
{
    struct seating who;
    char error[SEATING_ERROR];
    int n = 0, guests = 0;
    const bool seated = p->seats && *p->seats && seating_read("seats", p->seats, &who, error);
    for (int s = 0; s < nseats && s < PROFILE_SEATS; s++) {
        const bool guest = seated ? who.seat[s].sitter == SITTER_PERSON && who.seat[s].person == 0
                                  : s == 0 && p->person[0] == 0;
        const bool named = seated ? who.seat[s].sitter == SITTER_PERSON && who.seat[s].person != 0
                                  : p->person[s] > 0;
        if (guest || named)
            out[n++] =
                (struct stats_line){.match = p->id, .ended = p->ended, .seat = s, .guest = guest};
        guests += guest;
    }
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!out[i].guest || guests == 1)
            out[kept++] = out[i];
    if (kept == 0)
        out[kept++] = (struct stats_line){.match = p->id, .ended = p->ended, .seat = -1};
    for (int i = 0; i < kept; i++)
        out[i].of = kept;
    CARRE_ASSERT(kept <= SEATS);
    return kept;
}

static void add_to_sums(struct stats_sums *sums, const struct played *p, const struct stats_line *l,
                        const struct match_stats *f)
{
    CARRE_ASSERT(l->seat < PROFILE_SEATS);
    if (l->seat >= 0 && (l->guest || p->person[l->seat]))
        stats_sums_add(sums, l->guest ? 0 : p->person[l->seat], f, p->id, p->ended);
}

/* `m` NULL: the log can't be read, and there is nothing to count. Returns how many lines; what they
 * say is added to `sums`, if that is not NULL. */
static int fold_match(const struct stats_fold *fold, const struct played *p, const struct match *m,
                      struct stats_line out[SEATS], struct stats_sums *sums)
{
    const int n = people_of(p, m ? match_rules(m)->nseats : 0, out);
    struct match_stats *f = mem_alloc(sizeof *f);
    for (int i = 0; i < n; i++) {
        f->nothing = !m || out[i].seat < 0 || !fold->read(m, (seat)out[i].seat, f);
        struct strbuf text = STRBUF_EMPTY;
        char label[LABEL_ROOM];
        label_of(fold->game, &out[i], label);
        stats_write(fold, label, f, &text);
        out[i].text = strbuf_take(&text);
        if (sums)
            add_to_sums(sums, p, &out[i], f);
    }
    mem_free(f);
    return n;
}

static void add(struct stats_block *b, const struct stats_line *l)
{
    if (b->lines == b->room) {
        b->room = b->room ? 2 * b->room : 256;
        b->line = mem_realloc(b->line, b->room * sizeof *b->line);
    }
    b->line[b->lines++] = *l;
}

/* Which of the block's texts the line lies in. */
static int text_of(const struct stats_line *l)
{
    return (int)(l->match % STATS_SUMS / STATS_BLOCK);
}

static int by_place(const void *x, const void *y)
{
    const struct stats_line *a = x, *b = y;
    return a->match != b->match ? (a->match > b->match) - (a->match < b->match)
                                : (a->seat > b->seat) - (a->seat < b->seat);
}

/* The first line of the match, and how many there are. */
static size_t find(const struct stats_block *b, int64_t match, size_t *count)
{
    size_t low = 0, high = b->lines;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        if (b->line[middle].match < match)
            low = middle + 1;
        else
            high = middle;
    }
    for (*count = 0; low + *count < b->lines && b->line[low + *count].match == match;)
        (*count)++;
    return low;
}

/* Are these the lines of the match, by this fold, whole and unspoilt? */
static bool sound(const struct stats_block *b, const struct played *p,
                  const struct stats_line *line, size_t count)
{
    bool good = count > 0 && line[0].of == (int)count;
    struct match_stats *f = mem_alloc(sizeof *f);
    for (size_t i = 0; i < count && good; i++) {
        char label[LABEL_ROOM];
        label_of(b->fold->game, &line[i], label);
        good = line[i].ended == p->ended && (i == 0 || line[i].seat > line[i - 1].seat) &&
               stats_parse(b->fold, label, line[i].text, f);
    }
    mem_free(f);
    return good;
}

/* The lines of the match that are kept. */
static void recall(struct stats_block *b)
{
    for (int i = 0; i < STATS_TEXTS; i++) {
        const int64_t first = b->number * STATS_SUMS + i * STATS_BLOCK;
        char name[NAME_ROOM];
        block_name(b->fold->game, first, name);
        char *text = store_get(b->store, name);
        const char *at = lines_of(text);
        struct stats_line l = {0};
        while (at && line_read(&at, &l))
            if (l.match >= first && l.match < first + STATS_BLOCK)
                add(b, &l);
            else
                mem_free(l.text);
        mem_free(text);
    }
    if (b->lines > 1)
        qsort(b->line, b->lines, sizeof *b->line, by_place);
}

/* Lines of a match that was not found sound are dropped; `keep` says of which matches (by number,
 * ascending) they stay. */
static void drop_unsound(struct stats_block *b)
{
    size_t kept = 0;
    for (size_t i = 0; i < b->lines; i++) {
        if (b->line[i].of > 0)
            b->line[kept++] = b->line[i];
        else
            mem_free(b->line[i].text);
    }
    b->lines = kept;
}

static void look_through(struct stats_block *b)
{
    /* of > 0: a match that is there has it */
    struct stats_line *stays = mem_array(b->lines + 1, sizeof *stays);
    for (size_t i = 0; i < b->matches; i++) {
        size_t count, first = find(b, b->match[i].id, &count);
        b->known[i] = sound(b, &b->match[i], &b->line[first], count);
        b->left += !b->known[i];
        for (size_t k = 0; k < count && b->known[i]; k++)
            stays[first + k].of = 1;
    }
    for (size_t i = 0; i < b->lines; i++)
        if (!stays[i].of) {
            b->line[i].of = 0;
            b->fresh[text_of(&b->line[i])] = true;
        }
    mem_free(stays);
    drop_unsound(b);
}

void stats_block_open(struct stats_block *b, struct store *store, const struct stats_fold *fold,
                      int64_t number)
{
    *b = (struct stats_block){.fold = fold, .store = store, .number = number};
    b->match = profile_matches_between(store, fold->game, number * STATS_SUMS,
                                       (number + 1) * STATS_SUMS, &b->matches);
    b->known = mem_array(b->matches + 1, sizeof *b->known);
    recall(b);
    look_through(b);
}

static size_t read_one(struct stats_block *b, struct world *world, const struct played *p)
{
    char error[MATCH_ERROR], *text = profile_match_text(b->store, p->id);
    struct match *m = text ? world_load(world, text, true, error) : NULL;
    const size_t size = text ? strlen(text) : 0;
    struct stats_line lines[SEATS];
    const int n = fold_match(b->fold, p, m, lines, NULL);
    for (int i = 0; i < n; i++)
        add(b, &lines[i]);
    b->fresh[text_of(&lines[0])] = true;
    match_free(m);
    mem_free(text);
    return size;
}

size_t stats_block_read(struct stats_block *b, struct world *world, size_t bytes)
{
    CARRE_ASSERT(b->at <= b->matches);
    size_t read = 0;
    for (; b->at < b->matches && read < bytes; b->at++)
        if (!b->known[b->at]) {
            read += read_one(b, world, &b->match[b->at]);
            b->known[b->at] = true;
            b->left--;
        }
    if (read && b->lines > 1)
        qsort(b->line, b->lines, sizeof *b->line, by_place);
    return read;
}

void stats_block_sum(const struct stats_block *b, struct stats_sums *out)
{
    struct match_stats *f = mem_alloc(sizeof *f);
    for (size_t i = 0; i < b->matches; i++) {
        size_t count, first = find(b, b->match[i].id, &count);
        stats_census_add(&out->census, b->match[i].id, b->match[i].ended);
        for (size_t k = first; k < first + count; k++) {
            char label[LABEL_ROOM];
            label_of(b->fold->game, &b->line[k], label);
            if (stats_parse(b->fold, label, b->line[k].text, f))
                add_to_sums(out, &b->match[i], &b->line[k], f);
        }
    }
    mem_free(f);
}

bool stats_block_kept(struct store *store, const struct stats_fold *fold, int64_t number,
                      const struct stats_census *census, struct stats_sums *out)
{
    char name[NAME_ROOM], label[LABEL_ROOM];
    sums_name(fold->game, number, name);
    sums_label(fold->game, number, label);
    char *text = store_get(store, name);
    const bool kept = stats_sums_read(out, fold, label, text) &&
                      out->census.matches == census->matches &&
                      out->census.digest == census->digest;
    mem_free(text);
    if (!kept)
        stats_sums_free(out);
    out->fold = fold;
    return kept;
}

/* Where there are none, the text goes. */
static void keep_sums(struct store *store, int64_t number, const struct stats_sums *sums,
                      bool whole)
{
    struct strbuf text = STRBUF_EMPTY;
    char name[NAME_ROOM], label[LABEL_ROOM];
    sums_name(sums->fold->game, number, name);
    sums_label(sums->fold->game, number, label);
    stats_sums_write(sums, label, &text);
    if (whole && sums->census.matches > 0)
        store_put(store, name, strbuf_text(&text));
    else if (store_changed(store, name))
        store_remove(store, name);
    strbuf_free(&text);
}

static void keep_lines(const struct stats_block *b, int which)
{
    struct strbuf text = STRBUF_EMPTY;
    char name[NAME_ROOM];
    const int64_t first = b->number * STATS_SUMS + which * STATS_BLOCK;
    size_t count, at = find(b, first, &count);
    const size_t begin = at;
    block_name(b->fold->game, first, name);
    strbuf_add(&text, block_head);
    for (; at < b->lines && b->line[at].match < first + STATS_BLOCK; at++)
        line_write(&b->line[at], &text);
    if (at > begin)
        store_put(b->store, name, strbuf_text(&text));
    else if (store_changed(b->store, name))
        store_remove(b->store, name);
    strbuf_free(&text);
}

void stats_block_keep(const struct stats_block *b, const struct stats_sums *sums)
{
    store_begin(b->store);
    for (int i = 0; i < STATS_TEXTS; i++)
        if (b->fresh[i])
            keep_lines(b, i);
    keep_sums(b->store, b->number, sums, b->left == 0);
    store_end(b->store);
}

void stats_block_close(struct stats_block *b)
{
    for (size_t i = 0; i < b->lines; i++)
        mem_free(b->line[i].text);
    mem_free(b->line);
    mem_free(b->known);
    if (b->match)
        profile_matches_free(b->match, b->matches);
    *b = (struct stats_block){0};
}

/* ---- a match comes, a match goes ---- */

/* The sums are as they were, and this match. Where they were not whole they still are not, which
 * shows when they are looked at. */
static int keep_match(struct store *store, const struct stats_fold *fold, const struct played *p,
                      const struct match *m, struct stats_line lines[SEATS])
{
    const int64_t number = p->id / STATS_SUMS;
    struct stats_sums sums;
    char name[NAME_ROOM], label[LABEL_ROOM];
    sums_name(fold->game, number, name);
    sums_label(fold->game, number, label);
    char *text = store_get(store, name);
    stats_sums_read(&sums, fold, label, text);
    const int n = fold_match(fold, p, m, lines, &sums);
    stats_census_add(&sums.census, p->id, p->ended);
    keep_sums(store, number, &sums, true);
    stats_sums_free(&sums);
    mem_free(text);
    return n;
}

void stats_book_keep(struct store *store, const struct played *p, const struct match *m)
{
    const struct stats_fold *fold = stats_fold(p->game);
    struct strbuf block = STRBUF_EMPTY;
    struct stats_line lines[SEATS];
    char name[NAME_ROOM];
    if (!fold)
        return;
    store_begin(store);
    block_name(p->game, p->id, name);
    char *before = store_get(store, name);
    strbuf_add(&block, lines_of(before) ? before : block_head);
    const int n = keep_match(store, fold, p, m, lines);
    for (int i = 0; i < n; i++) {
        line_write(&lines[i], &block);
        mem_free(lines[i].text);
    }
    store_put(store, name, strbuf_text(&block));
    store_end(store);
    strbuf_free(&block);
    mem_free(before);
}

void stats_book_forget(struct store *store, const char *game, int64_t id)
{
    const struct stats_fold *fold = stats_fold(game);
    if (!fold)
        return;
    struct stats_sums sums = {.fold = fold};
    struct stats_block b;
    store_begin(store);
    stats_block_open(&b, store, fold, id / STATS_SUMS);
    stats_block_sum(&b, &sums);
    stats_block_keep(&b, &sums);
    store_end(store);
    stats_sums_free(&sums);
    stats_block_close(&b);
}
