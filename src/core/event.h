/* event.h - what happens at a table, one small step at a time.
 *
 * Rules never write on the board, they say events; board_reduce() lets them happen, on the true
 * board and, redacted, on the board of each seat. Events are news, never stored: they follow from
 * the actions.
 *
 *   kind      from      to        index     face   seen            amount         meaning
 *   MOVE      zone      zone      of card   card   who sees it now                a card goes to
 *       the end (or its sorted place) of `to`
 *   SHOW      zone                of card   card   who sees it now                a card is looked
 *       at where it lies
 *   FORGET    zone                                                                the zone is
 *       shuffled: no face, no mask is left
 *   GATHER    zone      zone                                                      all cards of
 *       `from` go to the pile `to`, forgotten (a FORGET of it follows)
 *   MAKE                zone                card   who sees it                    a card from an
 *       endless supply
 *   UNMAKE    zone                of card                                         it goes back
 *       there
 *   PAY       num       num                                        how much       both numbers
 *       move, the sum stays
 *   SET                 num                                        new value
 *   SEAL                          envelope         who knows it    the number     a sealed number
 *       lies on the table
 *   OPEN                          envelope         who knows now   the number     it is told to
 *       more seats
 *   EMPTY                         envelope                                        it is taken away
 *   WAIT                                           waiting         may (mask)
 *   PHASE                         phase
 *   NOTE      any       any       any       any    SEAT_ALL        any            nothing changes:
 *       news for screen, history, speech (public only)
 *   END
 *
 * `why` is the game's own reason: it chooses style, sound and line of history. `who` is the seat
 * that caused it. */
#ifndef CARRE_EVENT_H
#define CARRE_EVENT_H

#include "board.h"

enum event_kind {
    EVENT_MOVE = 1,
    EVENT_SHOW,
    EVENT_FORGET,
    EVENT_GATHER,
    EVENT_MAKE,
    EVENT_UNMAKE,
    EVENT_PAY,
    EVENT_SET,
    EVENT_SEAL,
    EVENT_OPEN,
    EVENT_EMPTY,
    EVENT_WAIT,
    EVENT_PHASE,
    EVENT_NOTE,
    EVENT_END,
    EVENT_KINDS
};

struct event {
    uint8_t kind, why;
    seat who;
    uint8_t from, to, index;
    card face;
    uint8_t pad;
    seatmask seen;
    uint16_t pad2;
    int32_t amount;
};
_Static_assert(sizeof(struct event) == 16, "an event is sixteen bytes");

/* What a seat hears of an event that is about to happen on the true board `before`. */
struct event event_redact(const struct event *e, const struct board *before, const struct game *g,
                          seat viewer);

/* The same in parts, for who keeps an event once for all viewers: who hears its face or its sealed
 * number (SEAT_ALL: it holds none), asked before it happens; and what a viewer hears then. Only
 * where its place lies in a sorted zone does each hear another one, which event_redact alone knows.
 */
/* Nothing of it is hidden from anybody: it holds no face, no sealed number and no place of a card.
 */
static inline bool event_is_public(const struct event *e)
{
    return !(1u << e->kind & (1u << EVENT_MOVE | 1u << EVENT_SHOW | 1u << EVENT_MAKE |
                              1u << EVENT_UNMAKE | 1u << EVENT_SEAL | 1u << EVENT_OPEN));
}
seatmask event_seen_by(const struct event *e, const struct board *before);
struct event event_for(const struct event *e, seatmask seen_by, seat viewer);
bool event_place_is_sorted(const struct event *e, const struct game *g);

/* The seats that learn a secret by it: a face, or a sealed number, that they did not know (event on
 * the true board). */
seatmask event_tells(const struct event *e, const struct board *before, const struct game *g);

#endif
