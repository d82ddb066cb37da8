/* pot.c - who gets what: shares, penalties, FULL and the shares that nobody could win (UC-51, UC-54
 * to UC-57). */
#include "upcolor.h"

#include "check.h"

static int32_t less_of(int32_t a, int32_t b) { return a < b ? a : b; }

/* From the pot first, then from what earlier rounds left. */
static void pay_out(struct turn *t, int s, int32_t amount, int32_t *pot)
{
    const int32_t first = less_of(amount, *pot), then = amount - first;
    CARRE_ASSERT(first <= *pot);
    turn_pay(t, UPCOLOR_POT, UPCOLOR_STACK + s, first, s, UPCOLOR_WHY_SHARE);
    turn_pay(t, UPCOLOR_CARRY, UPCOLOR_STACK + s, then, s, UPCOLOR_WHY_SHARE);
    turn_add(t, UPCOLOR_WINNINGS + s, amount, s, UPCOLOR_WHY_NONE);
    *pot -= first;
}

static int partner_of(const struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    for (int s = 0; s < t->b->nseats; s++)
        if (s != who && upcolor_partners(t->rules, s, who))
            return s;
    return -1;
}

void upcolor_pay_share(struct turn *t, int winner)
{
    CARRE_ASSERT(winner >= 0 && winner < t->b->nseats);
    const struct board *b = t->b;
    const int round = b->num[UPCOLOR_ROUND], partner = partner_of(t, winner);
    CARRE_ASSERT(round >= 1 && round <= UPCOLOR_ROUNDS);
    const int32_t all = upcolor_at_stake(b);
    int32_t pot = all - b->num[UPCOLOR_CARRY];
    turn_set(t, UPCOLOR_ROUND_SHARE + round - 1, all, winner, UPCOLOR_WHY_NONE);
    if (b->num[UPCOLOR_BARRED + winner]) {
        turn_pay(t, UPCOLOR_POT, UPCOLOR_CARRY, pot, winner, UPCOLOR_WHY_BARRED_WIN);
        return;
    }
    turn_set(t, UPCOLOR_ROUND_PAID + round - 1, all, winner, UPCOLOR_WHY_NONE);
    pay_out(t, winner, partner < 0 ? all : all - all / 2, &pot);
    if (partner >= 0)
        pay_out(t, partner, all / 2, &pot);
}

/* UC-55: the penalties of this round are over, those of the next one are laid. Who keeps a discard
 * card twice is told twice. */
void upcolor_penalties(struct turn *t, int winner)
{
    CARRE_ASSERT(winner >= 0 && winner < t->b->nseats);
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, UPCOLOR_BARRED + s, 0, s, UPCOLOR_WHY_PENALTY_OVER);
    for (int s = 0; s < t->b->nseats && upcolor_fines(t->rules); s++)
        if (s != winner && upcolor_holds(t->b, s, UPCOLOR_DISCARD))
            turn_set(t, UPCOLOR_BARRED + s, 1, s, UPCOLOR_WHY_PENALTY);
}

/* UC-54, UC-57: a payment, where there is something to pay. */
void upcolor_full(struct turn *t, int winner)
{
    CARRE_ASSERT(winner >= 0 && winner < t->b->nseats);
    const struct board *b = t->b;
    if (b->num[UPCOLOR_WON + winner] < UPCOLOR_ROUNDS || !t->rules->option[UPCOLOR_POTS])
        return;
    const int partner = partner_of(t, winner);
    const int32_t winnings = b->num[UPCOLOR_WINNINGS + winner] +
                             (partner < 0 ? 0 : b->num[UPCOLOR_WINNINGS + partner]),
                  each = winnings / 10;
    turn_note(t, UPCOLOR_WHY_FULL, winner, 0, 0, 0, winnings);
    for (int i = 1; i < b->nseats; i++) {
        const int s = (winner + i) % b->nseats;
        if (!upcolor_seated(b, s) || upcolor_partners(t->rules, s, winner))
            continue;
        turn_pay(t, UPCOLOR_STACK + winner, UPCOLOR_STACK + s, partner < 0 ? each : each - each / 2,
                 winner, UPCOLOR_WHY_FULL_PAY);
        if (partner >= 0)
            turn_pay(t, UPCOLOR_STACK + partner, UPCOLOR_STACK + s, each / 2, partner,
                     UPCOLOR_WHY_FULL_PAY);
    }
}

/* Who played in the game that was the last and would not have been barred from the next share. The
 * winner of its last round always is such a one. */
static bool shares_rest(const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    return b->num[UPCOLOR_STAKED + s] > 0 && !b->num[UPCOLOR_BARRED + s];
}

void upcolor_split(struct turn *t)
{
    const struct board *b = t->b;
    const int32_t all = b->num[UPCOLOR_CARRY];
    int heads = 0;
    for (int s = 0; s < b->nseats; s++)
        heads += shares_rest(b, s);
    if (!all || !heads)
        return;
    int32_t odd = all % heads;
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[UPCOLOR_DEALER] + i) % b->nseats;
        if (!shares_rest(b, s))
            continue;
        turn_pay(t, UPCOLOR_CARRY, UPCOLOR_STACK + s, all / heads + (odd > 0), s,
                 UPCOLOR_WHY_SPLIT);
        odd--;
    }
}
