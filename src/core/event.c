/* event.c - what a seat hears of an event. */
#include "event.h"

#include "game.h"

static uint32_t key_for(struct cell c, seat viewer)
{
    return (uint32_t)(seat_in(viewer, c.seen) ? c.face : CARD_HIDDEN) << 16 | c.seen;
}

/* Where a card of the true board lies on the viewer's: in a sorted zone, behind all that come
 * before it there. */
static int index_for(const struct board *b, const struct game *g, int zone, int index, seat viewer)
{
    if (!game_zone_sorted(g, zone))
        return index;
    const uint32_t key = key_for(board_cell(b, zone, index), viewer);
    int before = 0;
    for (int i = 0, n = board_count(b, zone); i < n; i++)
        before += key_for(board_cell(b, zone, i), viewer) < key;
    return before;
}

struct event event_redact(const struct event *e, const struct board *before, const struct game *g,
                          seat viewer)
{
    struct event r = *e;
    switch ((enum event_kind)e->kind) {
    case EVENT_MOVE:
    case EVENT_SHOW: {
        const seatmask seen = board_cell(before, e->from, e->index).seen | e->seen;
        if (!seat_in(viewer, seen))
            r.face = CARD_HIDDEN;
        r.index = (uint8_t)index_for(before, g, e->from, e->index, viewer);
        break;
    }
    case EVENT_UNMAKE:
        if (!seat_in(viewer, board_cell(before, e->from, e->index).seen))
            r.face = CARD_HIDDEN;
        r.index = (uint8_t)index_for(before, g, e->from, e->index, viewer);
        break;
    case EVENT_MAKE:
        if (!seat_in(viewer, e->seen))
            r.face = CARD_HIDDEN;
        break;
    case EVENT_SEAL:
        if (!seat_in(viewer, e->seen))
            r.amount = 0;
        break;
    case EVENT_OPEN:
        if (!seat_in(viewer, before->envelope[e->index].seen | e->seen))
            r.amount = 0;
        break;
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
