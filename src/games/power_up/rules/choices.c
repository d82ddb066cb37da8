/* choices.c - what a seat may do: show, choose after a look, bet, or play a power (PU-20, PU-24,
 * PU-25, PU-31). All of it can be told from what the seat itself sees. What each power asks for is
 * in powers.c. */
#include "betting.h"
#include "check.h"
#include "power_up.h"

/* Is the betting of this hand over? The player who is asked then has chips, all opponents are
 * all-in, and the turn is for powers (PU-25). */
static bool power_up_runs_out(const struct board *b)
{
    const seatmask can = betting_can_act(b), live = betting_live(b);
    return can && betting_closed(b) && live != can && holdem_owes(b, seat_first(can)) == 0;
}

/* Hands are shown and nobody can call: a fold would only give the pot away. */
static void nothing_to_bet(struct choices *out)
{
    for (int i = 0; i < out->n; i++)
        if (out->choice[i].kind == HOLDEM_FOLD)
            out->choice[i].refused = POWER_UP_ONLY_POWERS;
}

void power_up_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    if (b->phase == HOLDEM_PHASE_SHOWING) {
        holdem_show_choices(b, who, out);
        return;
    }
    /* while a look waits for its choice there is nothing else */
    if (b->num[POWER_UP_CHOOSING]) {
        power_up_offer_behind(b, who, out);
        return;
    }
    betting_choices(b, who, out);
    if (power_up_runs_out(b))
        nothing_to_bet(out);
    for (int i = 0; i < board_count(b, POWER_UP_HELD + who); i++)
        if (card_is_power(board_face(b, POWER_UP_HELD + who, i)))
            power_up_offer(r, b, who, i, out);
}
