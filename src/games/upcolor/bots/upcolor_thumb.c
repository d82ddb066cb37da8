/* upcolor_thumb.c - Upcolor by rules of thumb: greedy, and the strategy notes of the game's author
 * in whole numbers.
 *
 * Cheap enough to play guessed worlds out with. */
#include "upcolor_know.h"

static int most_held(const struct upcolor_moves *m, int first, int last)
{
    int best = -1;
    for (int f = first; f <= last; f++)
        if (upcolor_open(m, f) && (best < 0 || m->held[f] > m->held[best]))
            best = f;
    return best;
}

int upcolor_greedy_move(const struct upcolor_moves *m)
{
    const int colour = most_held(m, YELLOW, VIOLET);
    return colour >= 0                 ? colour
           : upcolor_open(m, DISCARD)  ? DISCARD
           : upcolor_open(m, IMPERIAL) ? IMPERIAL
                                       : PASSES;
}

/* Found by trial, a hundred thousand rounds a try. Leads yellow while the hand is full (a long lap:
 * somebody else takes, and draws), and what lies thickest when it is not; red rather than blue when
 * somebody is near the end, for a short lap. */
const struct upcolor_thumb upcolor_thumb = {
    .move =
        {
            [LEADS] = {[IMPERIAL] = -220, [YELLOW] = 60, [DISCARD] = -170},
            [FREE] =
                {[IMPERIAL] = -100, [BLUE] = -50, [RED] = -50, [DISCARD] = -40, [PASSES] = -200},
            [FOLLOWS] = {[IMPERIAL] = -100, [DISCARD] = -50},
            [LACKS] = {[IMPERIAL] = 50, [DISCARD] = 100},
        },
    .many = {[YELLOW] = -50, [BLUE] = 10, [RED] = 20},
    .size = {[YELLOW] = 100},
    .danger = {[YELLOW] = 80, [RED] = 25},
};

int upcolor_thumb_move(const struct upcolor_thumb *t, const struct upcolor_moves *m)
{
    const enum upcolor_situation at = m->leads              ? LEADS
                                      : m->called == PASSES ? FREE
                                      : m->held[m->called]  ? FOLLOWS
                                                            : LACKS;
    int best = PASSES, most = INT32_MIN;
    for (int move = 0; move < MOVES; move++) {
        if (!upcolor_open(m, move))
            continue;
        int worth = t->move[at][move] + t->size[move] * m->cards + (m->near ? t->danger[move] : 0);
        if (move < PASSES) {
            worth += t->many[move] * m->held[move];
            if (m->cards == 1)
                return move;
        }
        if (worth > most) {
            most = worth;
            best = move;
        }
    }
    return best;
}
