/* board.c - what an event does to a table, and what a seat may see of one.
 *
 * Sorted zones are kept in canonical order on every board: by face (hidden ones last), then by
 * mask. Two cells with the same key are the same to the byte, so it never matters which of them an
 * index means. */
#include "board.h"

#include "check.h"
#include "digest.h"
#include "event.h"
#include "game.h"

#include <stddef.h>
#include <string.h>

static_assert(sizeof(struct board) == 8 + ZONES + 1 + 3 + 2 * 2 * PACKS +
                                          sizeof(struct cell) * CELLS +
                                          sizeof(struct envelope) * ENVELOPES + 4 * NUMS,
              "a board has no byte that nobody sets");
static_assert(CELLS <= UINT8_MAX, "starts are bytes");

/* What becomes of cards is kept out of board_reduce: four events of five are numbers, and pay for
 * none of it. */
#define CARDS __attribute__((noinline))

static inline uint32_t key(struct cell c) { return (uint32_t)c.face << 16 | c.seen; }
static inline bool visible_to(const struct board *b, seatmask seen)
{
    return b->viewer == SEAT_TRUTH ? seen != 0 : seat_in(b->viewer, seen);
}

void board_clear(struct board *b, int nseats)
{
    CARRE_ASSERT(nseats >= 1 && nseats <= SEATS);
    memset(b, 0, sizeof *b);
    b->viewer = SEAT_TRUTH;
    b->nseats = (uint8_t)nseats;
}

/* The index at which a card comes into a zone: in a sorted one after all that come before it or
 * are the same, else after the last. */
static inline int place_in(const struct board *b, const struct game *g, int zone, struct cell c)
{
    int index = board_count(b, zone);
    if (game_zone_sorted(g, zone))
        while (index > 0 && key(board_cell(b, zone, index - 1)) > key(c))
            index--;
    return index;
}

/* The zones from `first` to `last` begin n cells later (earlier, if it is negative): eight starts
 * at a time, none of which overflows into the next, for all stay between 0 and CELLS. */
static inline void starts_move(struct board *b, int first, int last, int n)
{
    for (int z = first; z <= last; z += 8) {
        const int more = last - z + 1;
        const uint64_t some = more < 8 ? (UINT64_C(1) << 8 * more) - 1 : UINT64_MAX;
        uint8_t *start = (uint8_t *)b + offsetof(struct board, start) + z;
        uint64_t w;
        memcpy(&w, start, sizeof w);
        w += (UINT64_C(0x0101010101010101) & some) * (uint64_t)(int64_t)n;
        memcpy(start, &w, sizeof w);
    }
}

/* n cells of a zone, from `index` on, leave it, and another zone gets room for as many before
 * `place`: only what lies between the two moves. Returns the first cell of that room, to be filled.
 */
__attribute__((always_inline)) static inline struct cell *
cells_carry(struct board *b, int from, int index, int n, int to, int place)
{
    CARRE_ASSERT(from >= 0 && from < ZONES && to >= 0 && to < ZONES && from != to && index >= 0 &&
                 index + n <= board_count(b, from));
    const int gap = b->start[from] + index, room = b->start[to] + place;
    if (from < to) {
        memmove(&b->cell[gap], &b->cell[gap + n], (size_t)(room - gap - n) * sizeof(struct cell));
        starts_move(b, from + 1, to, -n);
        return &b->cell[room - n];
    }
    memmove(&b->cell[room + n], &b->cell[room], (size_t)(gap - room) * sizeof(struct cell));
    starts_move(b, to + 1, from, n);
    return &b->cell[room];
}

static struct cell cell_remove(struct board *b, int zone, int index)
{
    CARRE_ASSERT(zone >= 0 && zone < ZONES && index >= 0 && index < board_count(b, zone));
    const int at = b->start[zone] + index, end = b->start[ZONES];
    const struct cell c = b->cell[at];
    memmove(&b->cell[at], &b->cell[at + 1], (size_t)(end - at - 1) * sizeof(struct cell));
    b->cell[end - 1] = (struct cell){0};
    starts_move(b, zone + 1, ZONES, -1);
    return c;
}

static int cell_insert(struct board *b, const struct game *g, int zone, struct cell c)
{
    CARRE_ASSERT(zone >= 0 && zone < ZONES && b->start[ZONES] < CELLS);
    const int index = place_in(b, g, zone, c), at = b->start[zone] + index, end = b->start[ZONES];
    memmove(&b->cell[at + 1], &b->cell[at], (size_t)(end - at) * sizeof(struct cell));
    b->cell[at] = c;
    starts_move(b, zone + 1, ZONES, 1);
    return index;
}

/* To the end of another zone, to its place in a sorted one, or to the end of its own. */
static inline int cell_move(struct board *b, const struct game *g, int from, int index, int to,
                            struct cell c)
{
    if (from == to) {
        cell_remove(b, from, index);
        return cell_insert(b, g, to, c);
    }
    const int place = place_in(b, g, to, c);
    *cells_carry(b, from, index, 1, to, place) = c;
    return place;
}

/* The cell after more seats have seen it. The first look at an undecided card of a pack uses up an
 * address of chance. */
static inline struct cell cell_seen(struct board *b, const struct game *g, int zone, struct cell c,
                                    const struct event *e)
{
    if (!c.seen && e->seen) {
        const int pack = game_zone_pack(g, zone);
        if (pack != PACK_NONE)
            b->draws[pack]++;
    }
    const seatmask seen = c.seen | e->seen;
    const bool visible = visible_to(b, seen);
    CARRE_ASSERT(!card_is_known(c.face) || c.face == e->face);
    CARRE_ASSERT(!visible || card_is_known(e->face));
    return (struct cell){.face = visible ? e->face : (card)CARD_HIDDEN, .seen = seen};
}

CARDS static int move(struct board *b, const struct game *g, const struct event *e)
{
    CARRE_ASSERT(e->from < ZONES && e->index < board_count(b, e->from));
    const struct cell c = cell_seen(b, g, e->from, board_cell(b, e->from, e->index), e);
    return cell_move(b, g, e->from, e->index, e->to, c);
}

CARDS static int show(struct board *b, const struct game *g, const struct event *e)
{
    CARRE_ASSERT(e->from < ZONES && e->index < board_count(b, e->from));
    const struct cell c = cell_seen(b, g, e->from, board_cell(b, e->from, e->index), e);
    if (game_zone_sorted(g, e->from))
        return cell_move(b, g, e->from, e->index, e->from, c);
    b->cell[b->start[e->from] + e->index] = c;
    return e->index;
}

CARDS static int make(struct board *b, const struct game *g, const struct event *e)
{
    CARRE_ASSERT(e->seen);
    return cell_insert(b, g, e->to, (struct cell){.face = e->face, .seen = e->seen});
}

CARDS static void gather(struct board *b, const struct game *g, int from, int to)
{
    const struct cell forgotten = {.face = CARD_HIDDEN};
    const int n = board_count(b, from);
    CARRE_ASSERT(game_zone_pack(g, to) != PACK_NONE && from != to);
    struct cell *room = cells_carry(b, from, 0, n, to, place_in(b, g, to, forgotten));
    for (int i = 0; i < n; i++)
        room[i] = forgotten;
}

CARDS static void forget(struct board *b, const struct game *g, int zone)
{
    const int pack = game_zone_pack(g, zone);
    CARRE_ASSERT(pack != PACK_NONE);
    for (int i = b->start[zone]; i < b->start[zone + 1]; i++)
        b->cell[i] = (struct cell){.face = CARD_HIDDEN};
    b->shuffles[pack]++;
    b->draws[pack] = 0;
}

static inline int32_t sum(int32_t num, int64_t amount)
{
    const int64_t sum = num + amount;
    CARRE_ASSERT(sum >= INT32_MIN && sum <= INT32_MAX);
    return (int32_t)sum;
}

CARDS static void open_envelope(struct board *b, struct envelope *v, const struct event *e)
{
    CARRE_ASSERT(v->full);
    v->seen |= e->seen;
    if (b->viewer == SEAT_TRUTH || seat_in(b->viewer, v->seen))
        v->amount = e->amount;
}

int board_reduce(struct board *b, const struct game *g, const struct event *e)
{
    struct envelope *v = &b->envelope[e->index % ENVELOPES];
    switch ((enum event_kind)e->kind) {
    case EVENT_MOVE: return move(b, g, e);
    case EVENT_SHOW: return show(b, g, e);
    case EVENT_FORGET: forget(b, g, e->from); return -1;
    case EVENT_GATHER: gather(b, g, e->from, e->to); return -1;
    case EVENT_MAKE: return make(b, g, e);
    case EVENT_UNMAKE: cell_remove(b, e->from, e->index); return -1;
    case EVENT_PAY:
        b->num[e->from] = sum(b->num[e->from], -(int64_t)e->amount);
        b->num[e->to] = sum(b->num[e->to], e->amount);
        return -1;
    case EVENT_SET: b->num[e->to] = e->amount; return -1;
    case EVENT_SEAL:
        *v = (struct envelope){.seen = e->seen, .full = 1, .amount = e->amount};
        return -1;
    case EVENT_OPEN: open_envelope(b, v, e); return -1;
    case EVENT_EMPTY: *v = (struct envelope){0}; return -1;
    case EVENT_WAIT:
        b->waiting = e->seen;
        b->may = (seatmask)e->amount;
        return -1;
    case EVENT_PHASE: b->phase = e->index; return -1;
    case EVENT_NOTE: return -1;
    case EVENT_END:
        b->over = 1;
        b->waiting = b->may = 0;
        return -1;
    case EVENT_KINDS: break;
    }
    check_failed("an event of no kind", __FILE__, __LINE__);
}

static void sort_cells(struct cell *c, int n)
{
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && key(c[j - 1]) > key(c[j]); j--) {
            const struct cell swap = c[j];
            c[j] = c[j - 1];
            c[j - 1] = swap;
        }
}

void board_sort(struct board *b, int zone)
{
    sort_cells(&b->cell[b->start[zone]], board_count(b, zone));
}

/* Four cells side by side: the face is the lowest byte of its cell, the mask the upper half. */
typedef uint32_t lanes __attribute__((vector_size(16)));
enum { LANES = sizeof(lanes) / sizeof(struct cell) };
static_assert(CARD_HIDDEN == UINT8_MAX - 1, "all its bits but the lowest");
static_assert(CELLS % LANES == 0, "cells come in whole lanes");
#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the face of a cell is not its lowest byte"
#endif

static void hide_cells(struct cell *c, int n, seatmask eyes)
{
    for (int i = 0; i < n; i += LANES) {
        lanes w;
        memcpy(&w, c + i, sizeof w);
        const lanes hidden = (lanes)((w & (uint32_t)eyes << 16) == 0);
        w = (w | hidden >> 24) + hidden; /* 255, less 1 */
        memcpy(c + i, &w, sizeof w);
    }
    for (; n % LANES; n++)
        c[n] = (struct cell){0};
}

static void hide_envelopes(struct envelope *v, seatmask eyes)
{
    int32_t any = 0;
    for (int i = 0; i < ENVELOPES; i++)
        any |= v[i].amount;
    for (int i = 0; any && i < ENVELOPES; i++)
        if (!(v[i].seen & eyes))
            v[i].amount = 0;
}

void board_redact(const struct board *truth, const struct game *g, seat viewer, struct board *out)
{
    /* The library copies in two thirds of the time that the string instruction takes which a
     * compiler writes where it knows the size. */
    static const volatile size_t whole = sizeof *out;
    memcpy(out, truth, whole);
    out->viewer = viewer;
    if (viewer == SEAT_TRUTH)
        return;
    const seatmask eyes = viewer == SEAT_OPEN ? SEAT_ALL : seat_bit(viewer);
    hide_cells(out->cell, out->start[ZONES], eyes);
    for (const struct zone_spec *zone = g->zones; zone < g->zones + g->nzones; zone++)
        for (int z = zone->id, end = z + (!zone->sorted    ? 0
                                          : zone->per_seat ? SEATS
                                                           : 1);
             z < end; z++)
            sort_cells(&out->cell[out->start[z]], board_count(out, z));
    hide_envelopes(out->envelope, eyes);
}

int board_find(const struct board *b, int zone, card face)
{
    for (int i = 0, n = board_count(b, zone); i < n; i++)
        if (board_face(b, zone, i) == face)
            return i;
    return -1;
}

int board_zone_of(const struct board *b, card face)
{
    for (int z = 0, i = 0; i < b->start[ZONES]; i++) {
        while (i >= b->start[z + 1])
            z++;
        if (b->cell[i].face == face)
            return z;
    }
    return -1;
}

bool board_same(const struct board *a, const struct board *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

uint64_t board_digest(const struct board *b)
{
    uint64_t h = DIGEST_START;
    h = digest_add(digest_add(digest_add(digest_add(h, b->nseats), b->phase), b->over),
                   b->waiting | b->may << 16);
    for (int z = 0; z < ZONES; z++)
        for (int i = 0, n = board_count(b, z); i < n; i++) {
            const struct cell c = board_cell(b, z, i);
            h = digest_add(digest_add(h, z), c.face | c.seen << 8);
        }
    for (int i = 0; i < PACKS; i++)
        h = digest_add(digest_add(h, b->shuffles[i]), b->draws[i]);
    for (int i = 0; i < ENVELOPES; i++)
        h = digest_add(digest_add(h, b->envelope[i].seen | b->envelope[i].full << 16),
                       b->envelope[i].amount);
    for (int i = 0; i < NUMS; i++)
        h = digest_add(h, b->num[i]);
    return h;
}

/* Law P2 for one pack: as many cells as cards, no face more often than it is printed. */
static const char *pack_check(const struct board *b, const struct game *g, int pack)
{
    const struct pack_spec *p = &g->packs[pack];
    int cells = 0, times[CARD_FACES] = {0};
    for (int z = 0; z < ZONES; z++)
        for (int i = 0, n = board_count(b, z); i < n; i++) {
            const struct cell c = board_cell(b, z, i);
            const bool printed = card_is_known(c.face) && c.face >= p->first && c.face <= p->last;
            if (printed && ++times[c.face] > pack_copies(p, c.face))
                return "a card of a pack lies there too often";
            cells += printed || (!card_is_known(c.face) && game_zone_pack(g, z) == pack);
        }
    return cells == pack_size(p) ? NULL : "a pack is not whole";
}

const char *board_check(const struct board *b, const struct game *g)
{
    if (b->nseats < g->seats_min || b->nseats > g->seats_max)
        return "a number of seats that the game does not have";
    if (b->start[0] != 0 || b->start[ZONES] > CELLS)
        return "zones do not fill the table";
    for (int z = 0; z < ZONES; z++)
        if (board_count(b, z) < 0)
            return "zones overlap";
    for (int z = 0; z < ZONES; z++) {
        if (board_count(b, z) && !game_zone(g, z, NULL))
            return "a card lies in a zone without a name";
        const bool sorted = game_zone_sorted(g, z);
        for (int i = 0, n = board_count(b, z); i < n; i++) {
            const struct cell c = board_cell(b, z, i);
            if (visible_to(b, c.seen) != card_is_known(c.face) || c.face == CARD_NONE ||
                c.seen & ~SEAT_ALL)
                return "a face and its mask do not agree";
            if (sorted && i && key(board_cell(b, z, i - 1)) > key(c))
                return "a sorted zone is not in order";
        }
    }
    for (int p = 0; p < g->npacks; p++) {
        const char *broken = pack_check(b, g, p);
        if (broken)
            return broken;
    }
    for (int i = b->start[ZONES]; i < CELLS; i++)
        if (key(b->cell[i]) || b->cell[i].pad)
            return "something lies after the last card";
    for (int i = 0; i < ENVELOPES; i++) {
        const struct envelope e = b->envelope[i];
        if ((!e.full && (e.seen || e.amount)) || e.full > 1 || e.seen & ~SEAT_ALL || e.pad)
            return "something lies in no envelope";
        if (e.amount && b->viewer != SEAT_TRUTH && !seat_in(b->viewer, e.seen))
            return "a sealed number shows";
    }
    for (int i = 0; i < NUMS; i++)
        if (b->num[i] && !game_num(g, i, NULL))
            return "a number without a name is not 0";
    if ((b->waiting | b->may) >> b->nseats)
        return "somebody is waited for who does not sit here";
    if (b->over && (b->waiting || b->may))
        return "a game that is over waits for somebody";
    if (!b->over && !b->waiting)
        return "nobody is waited for";
    return NULL;
}
