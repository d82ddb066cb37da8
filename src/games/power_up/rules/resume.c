/* resume.c - playing on from a table that was laid out by hand (see hold'em's resume.c): what may
 * lie there beside hold'em's things, and what follows.
 *
 * A board may have fewer or more cards than were dealt. On the turn and the river, `round_from` 0
 * means the usual: the last card of the board came in this round. */
#include "power_up.h"

static bool between(int32_t n, int32_t low, int32_t high) { return n >= low && n <= high; }

bool power_up_board_fits(const struct board *b)
{
    const int cards = board_count(b, HOLDEM_BOARD), final = cards + power_up_to_come(b);
    return final >= 3 && final <= 5 + POWER_UP_DEPLOYS;
}

static bool powers_alone(const struct board *b, int zone)
{
    for (int i = 0; i < board_count(b, zone); i++)
        if (!card_is_power(board_face(b, zone, i)))
            return false;
    return true;
}

static bool seats_hold(const struct rules *r, const struct board *b)
{
    for (int s = 0; s < SEATS; s++) {
        const int held = board_count(b, POWER_UP_HELD + s);
        if (!powers_alone(b, POWER_UP_HELD + s) ||
            held > (s < b->nseats ? r->option[POWER_UP_MOST] : 0) ||
            !between(b->num[POWER_UP_ENERGY + s], 0,
                     s < b->nseats ? r->option[POWER_UP_ENERGY_MOST] : 0))
            return false;
    }
    return true;
}

static bool numbers_hold(const struct board *b)
{
    enum { PLAYED_MOST = 40 }; /* more than a hand has, and so few that copies find room */
    const int cards = board_count(b, HOLDEM_BOARD);
    return powers_alone(b, POWER_UP_PLAYED) && board_count(b, POWER_UP_PLAYED) <= PLAYED_MOST &&
           between(b->num[POWER_UP_INTEL], 0, (1 << b->nseats) - 1) &&
           between(b->num[POWER_UP_LOCKED], 0, cards) &&
           between(b->num[POWER_UP_ROUND_FROM], 0, cards) && between(b->num[POWER_UP_EMP], 0, 1) &&
           b->num[POWER_UP_CHOOSING] == 0 && !board_count(b, POWER_UP_FAN) &&
           !board_count(b, POWER_UP_MIX);
}

static void usual_round(struct turn *t)
{
    const struct board *b = t->b;
    const int cards = board_count(b, HOLDEM_BOARD);
    if (b->num[HOLDEM_STREET] > HOLDEM_FLOP && b->num[POWER_UP_ROUND_FROM] == 0 && cards)
        turn_set(t, POWER_UP_ROUND_FROM, cards - 1, SEAT_NONE, HOLDEM_WHY_NONE);
}

/* PU-09: who has neither chips nor a part in this hand holds nothing. */
static void only_who_plays(struct turn *t)
{
    const struct board *b = t->b;
    for (int s = 0; s < b->nseats; s++) {
        const bool laid =
            b->num[HOLDEM_BLIND_DUE + s] || b->num[HOLDEM_STACK + s] || holdem_live(b, s);
        while (!laid && board_count(b, POWER_UP_HELD + s) && !t->broken)
            turn_unmake(t, POWER_UP_HELD + s, 0, s, POWER_UP_WHY_VANISH);
        if (!laid)
            turn_set(t, POWER_UP_ENERGY + s, 0, s, POWER_UP_WHY_VANISH);
    }
}

void power_up_resume(struct turn *t)
{
    t->broken |= !seats_hold(t->rules, t->b) || !numbers_hold(t->b) ||
                 !between(t->b->num[HOLDEM_STREET], HOLDEM_PREFLOP, HOLDEM_RIVER);
    if (t->broken)
        return;
    only_who_plays(t);
    usual_round(t);
    power_up_drawn(t);
    holdem_resume_with(t, &power_up_house_laid);
}
