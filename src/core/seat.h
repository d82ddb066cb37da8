/* seat.h - who sits at the table, and sets of them.
 *
 * Seats are numbered from 0. SEAT_ONLOOKER is somebody who watches and sees what everybody sees.
 * SEAT_OPEN is a table that plays with open cards, or somebody who may look into all hands because
 * the others agreed: it sees what any seat sees. SEAT_TRUTH is nobody: a board whose viewer is
 * SEAT_TRUTH holds everything and never leaves the match. */
#ifndef CARRE_SEAT_H
#define CARRE_SEAT_H

#include <stdbool.h>
#include <stdint.h>

typedef int8_t seat;
typedef uint16_t seatmask;

enum { SEATS = 10, SEAT_ONLOOKER = 10, SEAT_NONE = -1, SEAT_TRUTH = -2, SEAT_OPEN = -3 };

#define SEAT_ALL ((seatmask)0x7ff) /* every seat and the onlooker: face up */
#define SEAT_NOBODY ((seatmask)0)  /* face down for all */

static inline seatmask seat_bit(int s) { return (seatmask)(1u << s); }
static inline bool seat_in(int s, seatmask mask)
{
    return s == SEAT_TRUTH || (s == SEAT_OPEN ? mask != 0 : s >= 0 && (mask >> s & 1));
}
static inline int seat_count(seatmask mask)
{
    int n = 0;
    for (unsigned m = mask; m; m &= m - 1)
        n++;
    return n;
}
/* Who sits i places after a seat; at most once round the table. */
static inline int seat_after(int s, int i, int nseats)
{
    return s + i < nseats ? s + i : s + i - nseats;
}
/* The lowest seat of a set, SEAT_NONE of the empty one. */
static inline seat seat_first(seatmask mask)
{
    for (int s = 0; s <= SEAT_ONLOOKER; s++)
        if (mask >> s & 1)
            return (seat)s;
    return SEAT_NONE;
}

#endif
