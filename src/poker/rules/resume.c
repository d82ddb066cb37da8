/* resume.c - playing on from a table that was laid out by hand.
 *
 * With a blind due (set blind_due 2 100) a hand begins on it: stacks are what each seat has before
 * anything is posted, hands that are laid out are the ones that are dealt, and the player who has
 * no chips is not in. Otherwise the hand that the set-up has begun goes on as it is laid out; with
 * a street after the first the bets of that street have yet to come, and what lies in front of the
 * seats goes to the pots. */
#include "holdem.h"

#include "betting.h"
#include "check.h"
#include "pots.h"

static bool between(const struct board *b, int num, int32_t low, int32_t high)
{
    CARRE_ASSERT(num >= 0 && num < NUMS);
    return b->num[num] >= low && b->num[num] <= high;
}

static bool numbers_hold(const struct rules *r, const struct board *b,
                         const struct holdem_house *house)
{
    const int32_t most = HOLDEM_CHIPS_MOST, last = b->nseats - 1, all = (1 << b->nseats) - 1;
    for (int s = 0; s < b->nseats; s++)
        if (!between(b, HOLDEM_CAP + s, 0, HOLDEM_POTS - 1) ||
            !between(b, HOLDEM_START + s, 0, most) || !between(b, HOLDEM_RANK + s, 0, b->nseats) ||
            !between(b, HOLDEM_ANTE_DUE + s, 0, most) || !between(b, HOLDEM_BLIND_DUE + s, 0, most))
            return false;
    return between(b, HOLDEM_LIVE, 0, all) && between(b, HOLDEM_ACTED, 0, all) &&
           between(b, HOLDEM_TO_MATCH, 0, most) && between(b, HOLDEM_RAISE, 1, most) &&
           between(b, HOLDEM_STREET, HOLDEM_PREFLOP, HOLDEM_RIVER) &&
           between(b, HOLDEM_BUTTON, 0, last) && between(b, HOLDEM_BIG_SEAT, -1, last) &&
           between(b, HOLDEM_LAST_BLIND, 0, last) && between(b, HOLDEM_HANDS, 0, most) &&
           between(b, HOLDEM_LEVEL, 0, most) && house->level(r, b->num[HOLDEM_LEVEL]).big &&
           between(b, HOLDEM_LEVEL_HANDS, 0, most) && between(b, HOLDEM_SMALL, 0, most) &&
           between(b, HOLDEM_BIG, 1, most) && between(b, HOLDEM_ANTE, 0, most);
}

static bool blind_due(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (b->num[HOLDEM_BLIND_DUE + s])
            return true;
    return false;
}

static void begin(struct turn *t, const struct holdem_house *house)
{
    const struct board *b = t->b;
    const seatmask in = holdem_with_chips(b);
    t->broken |= seat_count(in) < 2 || !seat_in(b->num[HOLDEM_BUTTON], in) ||
                 board_count(b, HOLDEM_BOARD) || board_count(b, HOLDEM_MUCK);
    for (int s = 0; s < b->nseats && !t->broken; s++) {
        t->broken |=
            board_count(b, HOLDEM_HAND + s) > HOLDEM_HOLE_CARDS ||
            (!seat_in(s, in) && (b->num[HOLDEM_ANTE_DUE + s] || b->num[HOLDEM_BLIND_DUE + s]));
        if (!seat_in(s, in)) {
            turn_gather(t, HOLDEM_HAND + s, HOLDEM_PILE, HOLDEM_WHY_GATHER);
            turn_set(t, HOLDEM_RANK + s,
                     b->num[HOLDEM_RANK + s] ? b->num[HOLDEM_RANK + s] : seat_count(in) + 1, s,
                     HOLDEM_WHY_NONE);
        }
    }
    for (int s = 0; s < SEATS; s++) {
        turn_set(t, HOLDEM_BET + s, 0, SEAT_NONE, HOLDEM_WHY_NONE);
        turn_set(t, HOLDEM_POT + s, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    }
    if (!t->broken)
        holdem_go(t, house, HOLDEM_STEP_ANTES);
}

/* A seat as it can be in the middle of a hand. */
static bool seat_holds(const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    const bool live = holdem_live(b, s), in = holdem_dealt(b, s),
               chips = b->num[HOLDEM_STACK + s] > 0;
    if (live)
        return in && board_count(b, HOLDEM_HAND + s) == HOLDEM_HOLE_CARDS &&
               !(b->num[HOLDEM_CAP + s] && (chips || b->num[HOLDEM_BET + s])) &&
               b->num[HOLDEM_BET + s] <= b->num[HOLDEM_TO_MATCH];
    return board_count(b, HOLDEM_HAND + s) == 0 && b->num[HOLDEM_CAP + s] == 0 &&
           (in || (b->num[HOLDEM_BET + s] == 0 && !chips));
}

/* Chips lie in pots that are begun and that somebody can win. */
static bool pots_hold(const struct board *b)
{
    int begun = 0;
    for (int s = 0; s < b->nseats; s++)
        begun = b->num[HOLDEM_CAP + s] > begun ? b->num[HOLDEM_CAP + s] : begun;
    for (int k = 0; k < HOLDEM_POTS; k++)
        if (b->num[HOLDEM_POT + k] && (k > begun || !holdem_contenders(b, k)))
            return false;
    return true;
}

static bool as_dealt(const struct board *b)
{
    static const int cards[HOLDEM_STREETS] = {0, 3, 4, 5};
    return board_count(b, HOLDEM_BOARD) == cards[b->num[HOLDEM_STREET]];
}

static void play_on(struct turn *t, const struct holdem_house *house)
{
    const struct board *b = t->b;
    const seatmask live = betting_live(b);
    for (int s = 0; s < b->nseats; s++) /* who is not live has folded */
        while (!holdem_live(b, s) && board_count(b, HOLDEM_HAND + s) && !t->broken)
            turn_move(t, HOLDEM_HAND + s, 0, HOLDEM_MUCK, SEAT_NOBODY, s, HOLDEM_WHY_FOLD);
    for (int s = 0; s < b->nseats; s++)
        t->broken |= !seat_holds(b, s);
    t->broken |= !(live & (live - 1)) || !pots_hold(b) ||
                 !(house->board_fits ? house->board_fits : as_dealt)(b);
    if (t->broken)
        return;
    if (b->num[HOLDEM_STREET] > HOLDEM_PREFLOP) {
        pots_collect(t);
        betting_open(t, 0, b->num[HOLDEM_BIG]);
    }
    if (!(house->holds && house->holds(t, HOLDEM_STEP_ROUND)))
        holdem_go(t, house, HOLDEM_STEP_ROUND);
}

void holdem_resume_with(struct turn *t, const struct holdem_house *house)
{
    t->broken |= !numbers_hold(t->rules, t->b, house);
    if (t->broken)
        return;
    if (blind_due(t->b))
        begin(t, house);
    else
        play_on(t, house);
}
