/* round.c - a round from the deal to its winner, and the blocked table (UC-05, UC-06, UC-32, UC-33,
 * UC-40, UC-56). */
#include "upcolor.h"

#include "check.h"

static void gather(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++) {
        turn_gather(t, UPCOLOR_HAND + s, UPCOLOR_PILE, UPCOLOR_WHY_GATHER);
        turn_gather(t, UPCOLOR_LAID + s, UPCOLOR_PILE, UPCOLOR_WHY_GATHER);
    }
    turn_gather(t, UPCOLOR_ASIDE, UPCOLOR_PILE, UPCOLOR_WHY_GATHER);
    turn_shuffle(t, UPCOLOR_PILE, UPCOLOR_WHY_GATHER);
}

static void upcolor_deal(struct turn *t)
{
    if (t->broken)
        return;
    const struct board *b = t->b;
    const int dealer = b->num[UPCOLOR_DEALER];
    turn_note(t, UPCOLOR_WHY_ROUND, dealer, b->num[UPCOLOR_ROUND], b->num[UPCOLOR_REPLAY] > 0, 0,
              upcolor_at_stake(b));
    gather(t);
    for (int i = 0; i < UPCOLOR_HAND_CARDS; i++) {
        int s = dealer;
        do {
            s = upcolor_next(b, s);
            turn_draw(t, UPCOLOR_PILE, UPCOLOR_HAND + s, seat_bit(s), s, UPCOLOR_WHY_DEAL);
        } while (s != dealer);
    }
    turn_set(t, UPCOLOR_LAP, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
    upcolor_lap(t, dealer);
}

void upcolor_next_round(struct turn *t, int dealer)
{
    CARRE_ASSERT(dealer >= 0 && dealer < t->b->nseats);
    turn_set(t, UPCOLOR_REPLAY, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_add(t, UPCOLOR_ROUND, 1, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_DEALER, dealer, dealer, UPCOLOR_WHY_NONE);
    upcolor_deal(t);
}

/* UC-57: a round is the team's. */
static void count_win(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    for (int s = 0; s < t->b->nseats; s++)
        if (upcolor_partners(t->rules, s, who)) {
            turn_add(t, UPCOLOR_WON + s, 1, who, UPCOLOR_WHY_NONE);
            turn_add(t, UPCOLOR_ROUNDS_WON + s, 1, who, UPCOLOR_WHY_NONE);
        }
    turn_add(t, UPCOLOR_PLAYED, 1, who, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_WINNER, who, who, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_ROUND_WINNER + t->b->num[UPCOLOR_ROUND] - 1, who + 1, who,
             UPCOLOR_WHY_NONE);
}

void upcolor_won(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    turn_set(t, UPCOLOR_TURN, -1, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_CALLED, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
    count_win(t, who);
    upcolor_pay_share(t, who);
    upcolor_penalties(t, who);
    if (t->b->num[UPCOLOR_ROUND] < UPCOLOR_ROUNDS) {
        upcolor_next_round(t, upcolor_next(t->b, who));
    } else {
        upcolor_full(t, who);
        upcolor_game_over(t);
    }
}

/* UC-40. Cards of a hand stand in the order of the code, so the first is the strongest; a discard
 * card ranks below violet, as it stands. */
void upcolor_blocked(struct turn *t)
{
    const struct board *b = t->b;
    card best = CARD_NONE;
    int alone = -1;
    turn_note(t, UPCOLOR_WHY_BLOCKED, SEAT_NONE, 0, 0, 0, 0);
    for (int s = 0; s < b->nseats; s++) {
        if (!upcolor_seated(b, s))
            continue;
        const card face = turn_show(t, UPCOLOR_HAND + s, 0, SEAT_ALL, s, UPCOLOR_WHY_STRONGEST);
        if (face <= best)
            alone = face < best ? s : -1;
        best = face < best ? face : best;
    }
    if (alone >= 0) {
        turn_note(t, UPCOLOR_WHY_ALONE, alone, 0, 0, best, 0);
        upcolor_won(t, alone);
    } else {
        turn_note(t, UPCOLOR_WHY_AGAIN, SEAT_NONE, 0, 0, best, 0);
        turn_add(t, UPCOLOR_REPLAY, 1, SEAT_NONE, UPCOLOR_WHY_NONE);
        upcolor_deal(t);
    }
}
