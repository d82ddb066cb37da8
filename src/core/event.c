/* event.c - what a seat hears of an event. */
#include "event.h"

#include "game.h"

static uint32_t key_for(struct cell c, seat viewer)
{
    return (uint32_t)(seat_in(viewer, c.seen) ? c.face : CARD_HIDDEN) << 16 | c.seen;
}

/* Where a card of a sorted zone of the true board lies on the viewer's: after all that come before
 * it there. */
static uint8_t index_for(const struct board *b, int zone, int index, seat viewer)
{
    const uint32_t key = key_for(board_cell(b, zone, index), viewer);
    int before = 0;
    for (int i = 0, n = board_count(b, zone); i < n; i++)
        before += key_for(board_cell(b, zone, i), viewer) < key;
    return (uint8_t)before;
}

seatmask event_seen_by(const struct event *e, const struct board *before)
{
    switch ((enum event_kind)e->kind) {
    case EVENT_MOVE:
    case EVENT_SHOW: return board_cell(before, e->from, e->index).seen | e->seen;
    case EVENT_UNMAKE: return board_cell(before, e->from, e->index).seen;
    case EVENT_MAKE:
    case EVENT_SEAL: return e->seen;
    case EVENT_OPEN: return before->envelope[e->index].seen | e->seen;
    case EVENT_FORGET:
    case EVENT_GATHER:
    case EVENT_PAY:
    case EVENT_SET:
    case EVENT_EMPTY:
    case EVENT_WAIT:
    case EVENT_PHASE:
    case EVENT_NOTE:
    case EVENT_END:
    case EVENT_KINDS: break;
    }
    return SEAT_ALL;
}

static bool is_sealed(const struct event *e)
{
    return e->kind == EVENT_SEAL || e->kind == EVENT_OPEN;
}

/* Does `index` mean a card that lies in `from`? */
static bool has_place(const struct event *e)
{
    return e->kind == EVENT_MOVE || e->kind == EVENT_SHOW || e->kind == EVENT_UNMAKE;
}

struct event event_for(const struct event *e, seatmask seen_by, seat viewer)
{
    struct event r = *e;
    if (seat_in(viewer, seen_by))
        return r;
    if (is_sealed(e))
        r.amount = 0;
    else
        r.face = CARD_HIDDEN;
    return r;
}

bool event_place_is_sorted(const struct event *e, const struct game *g)
{
    return has_place(e) && game_zone_sorted(g, e->from);
}

struct event event_redact(const struct event *e, const struct board *before, const struct game *g,
                          seat viewer)
{
    struct event r = event_for(e, event_seen_by(e, before), viewer);
    if (event_place_is_sorted(e, g))
        r.index = index_for(before, e->from, e->index, viewer);
    return r;
}

seatmask event_tells(const struct event *e, const struct board *before, const struct game *g)
{
    (void)g;
    switch ((enum event_kind)e->kind) {
    case EVENT_MOVE:
    case EVENT_SHOW: return e->seen & (seatmask)~board_cell(before, e->from, e->index).seen;
    case EVENT_OPEN: return e->seen & (seatmask)~before->envelope[e->index].seen;
    case EVENT_SEAL: return e->who >= 0 ? e->seen & (seatmask)~seat_bit(e->who) : e->seen;
    case EVENT_MAKE: return e->seen;
    case EVENT_FORGET:
    case EVENT_GATHER:
    case EVENT_UNMAKE:
    case EVENT_PAY:
    case EVENT_SET:
    case EVENT_EMPTY:
    case EVENT_WAIT:
    case EVENT_PHASE:
    case EVENT_NOTE:
    case EVENT_END:
    case EVENT_KINDS: break;
    }
    return 0;
}
