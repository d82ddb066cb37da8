/* figures_book.c - see figures_book.h. */
#include "figures_book.h"

#include "mem.h"
#include "path.h"
#include "strbuf.h"
#include "world.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MATCHES_MOST = 1000000, NAME_ROOM = 60, LABEL_ROOM = 80 };

/* A line: who sat where in which match. Nobody of this profile: seat -1. */
struct line {
    int64_t match, ended;
    int seat, of; /* `of` so many lines of that match */
    bool guest;   /* somebody without a name, and the only such */
    char *text;   /* as figures_write has it */
};

struct figures_book {
    const struct figures_fold *fold;
    struct store *store;
    char *assets;
    struct world world;
    struct played *match; /* of the store, the last first */
    size_t matches, at, left;
    struct line *line; /* by match, then seat */
    size_t lines, room;
    bool *known; /* of each match: its lines are here */
    bool *fresh; /* of each block: it is not in the store as it is here */
    size_t blocks;
};

/* ---- lines and blocks as text ----
 *
 *     figures 1
 *     m812 1700000000 0/1 guest
 *     holdem:812:1700000000:0:1 1 - 3=41 7=12 / 500 480 #9f3c5a0000000000 */

static const char block_head[] = "figures 1\n";

static void block_name(const char *game, int64_t id, char out[NAME_ROOM])
{
    snprintf(out, NAME_ROOM, "figures-%s-%" PRId64, game, id / FIGURES_BLOCK);
}

static void line_write(const struct line *l, struct strbuf *out)
{
    strbuf_addf(out, "m%" PRId64 " %" PRId64 " %d/%d %s\n%s\n", l->match, l->ended, l->seat, l->of,
                l->guest ? "guest" : "named", l->text);
}

/* The two lines at *text, which goes on behind them; l->text is a copy. False at the end, and at
 * the first thing that is none: what follows is read from the logs again. */
static bool line_read(const char **text, struct line *l)
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

/* What stands behind the head; NULL: this is no block. */
static const char *lines_of(const char *block)
{
    return block && strncmp(block, block_head, sizeof block_head - 1) == 0
               ? block + sizeof block_head - 1
               : NULL;
}

/* The label binds the figures to their match and seat: a line that was moved elsewhere is no line.
 */
static void label_of(const char *game, const struct line *l, char out[LABEL_ROOM])
{
    snprintf(out, LABEL_ROOM, "%s:%" PRId64 ":%" PRId64 ":%d:%d", game, l->match, l->ended, l->seat,
             l->guest);
}

/* ---- the lines of one match ---- */

/* Who of its seats has figures. A person alone has seat 0 where nothing is said about seats. */
static int people_of(const struct played *p, int nseats, struct line out[SEATS])
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
            out[n++] = (struct line){.match = p->id, .ended = p->ended, .seat = s, .guest = guest};
        guests += guest;
    }
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!out[i].guest || guests == 1)
            out[kept++] = out[i];
    if (kept == 0)
        out[kept++] = (struct line){.match = p->id, .ended = p->ended, .seat = -1};
    for (int i = 0; i < kept; i++)
        out[i].of = kept;
    return kept;
}

/* `m` NULL: the log can't be read, and there is nothing to count. Returns how many lines. */
static int fold_match(const struct figures_fold *fold, const struct played *p,
                      const struct match *m, struct line out[SEATS])
{
    const int n = people_of(p, m ? match_rules(m)->nseats : 0, out);
    struct figures *f = mem_alloc(sizeof *f);
    for (int i = 0; i < n; i++) {
        f->nothing = !m || out[i].seat < 0 || !fold->read(m, (seat)out[i].seat, f);
        struct strbuf text = STRBUF_EMPTY;
        char label[LABEL_ROOM];
        label_of(fold->game, &out[i], label);
        figures_write(fold, label, f, &text);
        out[i].text = strbuf_take(&text);
    }
    mem_free(f);
    return n;
}

void figures_book_keep(struct store *store, const struct played *p, const struct match *m)
{
    const struct figures_fold *fold = figures_fold(p->game);
    struct strbuf block = STRBUF_EMPTY;
    struct line lines[SEATS];
    char name[NAME_ROOM];
    if (!fold)
        return;
    block_name(p->game, p->id, name);
    char *before = store_get(store, name);
    strbuf_add(&block, lines_of(before) ? before : block_head);
    const int n = fold_match(fold, p, m, lines);
    for (int i = 0; i < n; i++) {
        line_write(&lines[i], &block);
        mem_free(lines[i].text);
    }
    store_put(store, name, strbuf_text(&block));
    strbuf_free(&block);
    mem_free(before);
}

void figures_book_forget(struct store *store, const char *game, int64_t id)
{
    struct strbuf block = STRBUF_EMPTY;
    char name[NAME_ROOM];
    block_name(game, id, name);
    char *before = store_get(store, name);
    const char *at = lines_of(before);
    struct line l = {0};
    int kept = 0;
    strbuf_add(&block, block_head);
    if (at)
        for (; line_read(&at, &l); mem_free(l.text))
            if (l.match != id) {
                line_write(&l, &block);
                kept++;
            }
    if (before && kept)
        store_put(store, name, strbuf_text(&block));
    else if (before)
        store_remove(store, name);
    strbuf_free(&block);
    mem_free(before);
}

/* ---- the book ---- */

static void add(struct figures_book *b, const struct line *l)
{
    if (b->lines == b->room) {
        b->room = b->room ? 2 * b->room : 256;
        b->line = mem_realloc(b->line, b->room * sizeof *b->line);
    }
    b->line[b->lines++] = *l;
}

static int by_place(const void *x, const void *y)
{
    const struct line *a = x, *b = y;
    return a->match != b->match ? (a->match > b->match) - (a->match < b->match)
                                : (a->seat > b->seat) - (a->seat < b->seat);
}

/* The first line of the match, and how many there are. */
static size_t find(const struct figures_book *b, int64_t match, size_t *count)
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
static bool sound(const struct figures_book *b, const struct played *p, const struct line *line,
                  size_t count)
{
    bool good = count > 0 && line[0].of == (int)count;
    struct figures *f = mem_alloc(sizeof *f);
    for (size_t i = 0; i < count && good; i++) {
        char label[LABEL_ROOM];
        label_of(b->fold->game, &line[i], label);
        good = line[i].ended == p->ended && (i == 0 || line[i].seat > line[i - 1].seat) &&
               figures_parse(b->fold, label, line[i].text, f);
    }
    mem_free(f);
    return good;
}

static void recall(struct figures_book *b)
{
    for (size_t i = 0; i < b->blocks; i++) {
        char name[NAME_ROOM];
        block_name(b->fold->game, (int64_t)i * FIGURES_BLOCK, name);
        char *text = store_get(b->store, name);
        const char *at = lines_of(text);
        struct line l = {0};
        while (at && line_read(&at, &l))
            if (l.match >= 0 && l.match / FIGURES_BLOCK == (int64_t)i)
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
static void drop_unsound(struct figures_book *b)
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

static void look_through(struct figures_book *b)
{
    /* of > 0: a match that is there has it */
    struct line *stays = mem_array(b->lines + 1, sizeof *stays);
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
            b->fresh[b->line[i].match / FIGURES_BLOCK] = true;
        }
    mem_free(stays);
    drop_unsound(b);
}

struct figures_book *figures_book_open(struct store *store, const char *game)
{
    struct figures_book *b = mem_alloc(sizeof *b);
    int64_t last = 0;
    b->fold = figures_fold(game);
    b->store = store;
    b->assets = path_assets();
    world_open(&b->world, b->assets);
    if (!store)
        return b;
    if (store_changed(store, "figures-ace")) /* an earlier version's, for one game */
        store_remove(store, "figures-ace");
    b->match = profile_matches(store, game, NULL, MATCHES_MOST, &b->matches);
    for (size_t i = 0; i < b->matches; i++)
        last = b->match[i].id > last ? b->match[i].id : last;
    b->blocks = (size_t)(last / FIGURES_BLOCK) + 1;
    b->known = mem_array(b->matches + 1, sizeof *b->known);
    b->fresh = mem_array(b->blocks, sizeof *b->fresh);
    recall(b);
    look_through(b);
    return b;
}

static size_t read_one(struct figures_book *b, const struct played *p)
{
    char error[MATCH_ERROR], *text = profile_match_text(b->store, p->id);
    const struct match_world games = world_for_match(&b->world);
    struct match *m = text ? match_load(text, &games, true, error) : NULL;
    const size_t size = text ? strlen(text) : 0;
    struct line lines[SEATS];
    const int n = fold_match(b->fold, p, m, lines);
    for (int i = 0; i < n; i++)
        add(b, &lines[i]);
    b->fresh[p->id / FIGURES_BLOCK] = true;
    match_free(m);
    mem_free(text);
    return size;
}

bool figures_book_read(struct figures_book *b, size_t bytes)
{
    size_t read = 0;
    for (; b->at < b->matches && read < bytes; b->at++)
        if (!b->known[b->at]) {
            read += read_one(b, &b->match[b->at]);
            b->known[b->at] = true;
            b->left--;
        }
    if (read && b->lines > 1)
        qsort(b->line, b->lines, sizeof *b->line, by_place);
    return b->left > 0;
}

size_t figures_book_left(const struct figures_book *b) { return b->left; }
size_t figures_book_matches(const struct figures_book *b) { return b->matches; }

static bool of_person(const struct line *l, const struct played *p, int64_t person)
{
    return l->seat >= 0 && (person ? !l->guest && p->person[l->seat] == person : l->guest);
}

void figures_book_sum(const struct figures_book *b, int64_t person, struct figures_sum *out)
{
    struct figures *f = mem_alloc(sizeof *f);
    *out = (struct figures_sum){.fold = b->fold};
    for (size_t i = 0; i < b->matches; i++) {
        size_t count, first = find(b, b->match[i].id, &count);
        for (size_t k = first; k < first + count; k++) {
            char label[LABEL_ROOM];
            label_of(b->fold->game, &b->line[k], label);
            if (of_person(&b->line[k], &b->match[i], person) &&
                figures_parse(b->fold, label, b->line[k].text, f))
                figures_add(out, f, b->match[i].id);
        }
    }
    mem_free(f);
}

static void keep_block(const struct figures_book *b, size_t block)
{
    struct strbuf text = STRBUF_EMPTY;
    char name[NAME_ROOM];
    size_t count, at = find(b, (int64_t)block * FIGURES_BLOCK, &count);
    const size_t first = at;
    block_name(b->fold->game, (int64_t)block * FIGURES_BLOCK, name);
    strbuf_add(&text, block_head);
    for (; at < b->lines && b->line[at].match / FIGURES_BLOCK == (int64_t)block; at++)
        line_write(&b->line[at], &text);
    if (at > first)
        store_put(b->store, name, strbuf_text(&text));
    else
        store_remove(b->store, name);
    strbuf_free(&text);
}

void figures_book_close(struct figures_book *b)
{
    if (!b)
        return;
    if (b->store)
        store_begin(b->store);
    for (size_t i = 0; i < b->blocks; i++)
        if (b->fresh[i])
            keep_block(b, i);
    if (b->store)
        store_end(b->store);
    for (size_t i = 0; i < b->lines; i++)
        mem_free(b->line[i].text);
    mem_free(b->line);
    mem_free(b->known);
    mem_free(b->fresh);
    if (b->match)
        profile_matches_free(b->match, b->matches);
    world_close(&b->world);
    mem_free(b->assets);
    mem_free(b);
}
