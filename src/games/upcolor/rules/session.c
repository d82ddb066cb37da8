/* session.c - one game after another, and what the table agrees on between them (UC-06, UC-33,
 * UC-50, UC-53, UC-58, UC-60). */
#include "upcolor.h"

#include "check.h"

static seatmask seated(const struct board *b)
{
    seatmask all = 0;
    for (int s = 0; s < b->nseats; s++)
        all |= upcolor_seated(b, s) ? seat_bit(s) : 0;
    return all;
}

/* Players or, in teams, teams. */
static int sides(const struct rules *r, const struct board *b)
{
    seatmask all = 0;
    for (int s = 0; s < b->nseats; s++)
        all |= upcolor_seated(b, s) ? seat_bit(upcolor_team(r, s)) : 0;
    return seat_count(all);
}

static void clear_ledger(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++) {
        turn_set(t, UPCOLOR_WON + s, 0, s, UPCOLOR_WHY_NONE);
        turn_set(t, UPCOLOR_WINNINGS + s, 0, s, UPCOLOR_WHY_NONE);
        turn_set(t, UPCOLOR_STAKED + s, 0, s, UPCOLOR_WHY_NONE);
    }
    for (int i = 0; i < UPCOLOR_ROUNDS; i++) {
        turn_set(t, UPCOLOR_ROUND_WINNER + i, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
        turn_set(t, UPCOLOR_ROUND_SHARE + i, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
        turn_set(t, UPCOLOR_ROUND_PAID + i, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
    }
    turn_set(t, UPCOLOR_ROUND, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
}

static void begin(struct turn *t, int32_t stake, int rich, bool rising, int dealer)
{
    CARRE_ASSERT(stake >= 0 && dealer >= 0 && dealer < t->b->nseats);
    clear_ledger(t);
    turn_add(t, UPCOLOR_GAME, 1, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_RICH, rich, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_STAKE, stake, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_RISING, rising, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_note(t, UPCOLOR_WHY_GAME, SEAT_NONE, rich, rising, 0, stake);
    for (int s = 0; s < t->b->nseats; s++) {
        if (upcolor_seated(t->b, s)) {
            turn_pay(t, UPCOLOR_STACK + s, UPCOLOR_POT, stake, s, UPCOLOR_WHY_STAKE);
            turn_set(t, UPCOLOR_STAKED + s, stake, s, UPCOLOR_WHY_NONE);
        } else {
            /* who does not play for the share is barred from nothing (UC-71) */
            turn_set(t, UPCOLOR_BARRED + s, 0, s, UPCOLOR_WHY_NONE);
        }
    }
    turn_set(t, UPCOLOR_POT_START, t->b->num[UPCOLOR_POT], SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_phase(t, UPCOLOR_PHASE_PLAY);
    upcolor_next_round(t, dealer);
}

void upcolor_setup(struct turn *t)
{
    const struct rules *r = t->rules;
    for (int s = 0; s < t->b->nseats; s++) {
        turn_set(t, UPCOLOR_SEATED + s, 1, s, UPCOLOR_WHY_NONE);
        turn_set(t, UPCOLOR_STACK + s, r->option[UPCOLOR_POTS] ? r->option[UPCOLOR_FIRST_STACK] : 0,
                 s, UPCOLOR_WHY_NONE);
    }
    turn_set(t, UPCOLOR_BANK, UPCOLOR_BANK_START, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_WINNER, -1, SEAT_NONE, UPCOLOR_WHY_NONE);
    const int dealer = turn_chance(t, UPCOLOR_DIE_DEALER, 0, 0, t->b->nseats, NULL);
    begin(t, (int32_t)upcolor_next_stake(r, t->b, UPCOLOR_TERMS_ANEW), 0,
          r->option[UPCOLOR_POTS] && r->option[UPCOLOR_SHARES], dealer);
}

static void over(struct turn *t)
{
    upcolor_split(t);
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, UPCOLOR_BARRED + s, 0, s, UPCOLOR_WHY_PENALTY_OVER);
    turn_note(t, UPCOLOR_WHY_OVER, SEAT_NONE, 0, 0, 0, 0);
    turn_end(t, UPCOLOR_WHY_OVER);
}

/* Is there a game that this table could still agree on, with a loan or without? */
static bool goes_on(const struct rules *r, const struct board *b)
{
    if (sides(r, b) < 2)
        return false;
    bool lends = false;
    for (int s = 0; s < b->nseats; s++)
        lends |= upcolor_seated(b, s) && upcolor_borrow_refused(r, b, s) == REASON_OK;
    return lends || upcolor_next_refused(r, b, 0) == REASON_OK ||
           upcolor_next_refused(r, b, UPCOLOR_TERMS_ANEW) == REASON_OK;
}

static void agree_or_end(struct turn *t)
{
    if (t->broken)
        return;
    if (!goes_on(t->rules, t->b)) {
        over(t);
        return;
    }
    turn_phase(t, UPCOLOR_PHASE_AGREE);
    turn_wait(t, seated(t->b), 0);
}

void upcolor_game_over(struct turn *t)
{
    const int games = t->rules->option[UPCOLOR_GAMES];
    turn_note(t, UPCOLOR_WHY_GAME_OVER, SEAT_NONE, 0, 0, 0, t->b->num[UPCOLOR_GAME]);
    if (games && t->b->num[UPCOLOR_GAME] >= games)
        over(t);
    else
        agree_or_end(t);
}

static void go_home(struct turn *t, int who)
{
    for (int s = 0; s < t->b->nseats; s++)
        if (upcolor_partners(t->rules, s, who))
            turn_set(t, UPCOLOR_SEATED + s, 0, s, UPCOLOR_WHY_LEAVE);
}

void upcolor_next_game(struct turn *t, int terms)
{
    const struct board *b = t->b;
    const int64_t stake = upcolor_next_stake(t->rules, b, terms);
    seatmask poor = 0;
    for (int s = 0; s < b->nseats; s++)
        if (upcolor_seated(b, s) && !upcolor_can_pay(t->rules, b, s, stake))
            poor |= seat_bit(s);
    for (int s = 0; s < b->nseats; s++)
        if (seat_in(s, poor))
            go_home(t, s);
    begin(t, (int32_t)stake, terms & UPCOLOR_TERMS_ANEW ? 0 : b->num[UPCOLOR_RICH] + 1,
          terms & UPCOLOR_TERMS_RISING, upcolor_next(b, b->num[UPCOLOR_WINNER]));
}

void upcolor_stop(struct turn *t) { over(t); }

void upcolor_borrow(struct turn *t, int who)
{
    const int32_t lacks =
        (int32_t)(upcolor_next_stake(t->rules, t->b, 0) - t->b->num[UPCOLOR_STACK + who]);
    turn_pay(t, UPCOLOR_BANK, UPCOLOR_STACK + who, lacks, who, UPCOLOR_WHY_BORROW);
    turn_add(t, UPCOLOR_DEBT + who, lacks, who, UPCOLOR_WHY_NONE);
}

void upcolor_leave(struct turn *t, int who)
{
    go_home(t, who);
    agree_or_end(t);
}
