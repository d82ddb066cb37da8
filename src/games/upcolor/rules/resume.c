/* resume.c - playing on from a table that was laid out by hand: what must hold, and what follows
 * from the rest. */
#include "upcolor.h"

#include "check.h"

static bool between(const struct board *b, int num, int32_t low, int32_t high)
{
    CARRE_ASSERT(num >= 0 && num < UPCOLOR_NUMS && low <= high);
    return b->num[num] >= low && b->num[num] <= high;
}

static bool seat_holds(const struct board *b, int s)
{
    const bool here = upcolor_seated(b, s);
    return between(b, UPCOLOR_SEATED + s, 0, 1) &&
           between(b, UPCOLOR_DEBT + s, 0, UPCOLOR_MONEY_MOST) &&
           between(b, UPCOLOR_BARRED + s, 0, here) &&
           between(b, UPCOLOR_WON + s, 0, b->num[UPCOLOR_ROUND] - 1) &&
           between(b, UPCOLOR_WINNINGS + s, 0, b->num[UPCOLOR_STACK + s]) &&
           between(b, UPCOLOR_ROUNDS_WON + s, 0, b->num[UPCOLOR_PLAYED]) &&
           between(b, UPCOLOR_PASSED + s, 0, here) && board_count(b, UPCOLOR_LAID + s) <= here &&
           (upcolor_hand_count(b, s) > 0) == here;
}

/* What partners have won together they have halved (UC-57): one odd unit a round at most. */
static bool partners_hold(const struct rules *r, const struct board *b)
{
    for (int s = 0; s < 2 && r->option[UPCOLOR_TEAMS]; s++) {
        const int32_t more = b->num[UPCOLOR_WINNINGS + s] - b->num[UPCOLOR_WINNINGS + s + 2];
        if (more > UPCOLOR_ROUNDS || more < -UPCOLOR_ROUNDS || !upcolor_seated(b, s) ||
            !upcolor_seated(b, s + 2))
            return false;
    }
    return true;
}

/* The pot holds the shares of this round and those to come. */
static bool pot_holds(const struct board *b)
{
    int64_t rest = 0;
    for (int round = b->num[UPCOLOR_ROUND]; round <= UPCOLOR_ROUNDS; round++)
        rest += upcolor_share(b->num[UPCOLOR_POT_START], b->num[UPCOLOR_RISING] != 0, round);
    return rest == b->num[UPCOLOR_POT];
}

static bool numbers_hold(const struct rules *r, const struct board *b)
{
    const int32_t most = UPCOLOR_MONEY_MOST, last = b->nseats - 1;
    int here = 0;
    if (!between(b, UPCOLOR_ROUND, 1, UPCOLOR_ROUNDS) || !between(b, UPCOLOR_PLAYED, 0, most) ||
        !between(b, UPCOLOR_GAME, 1, most) || !between(b, UPCOLOR_RICH, 0, 99) ||
        !between(b, UPCOLOR_STAKE, r->option[UPCOLOR_POTS] ? 1 : 0,
                 r->option[UPCOLOR_POTS] ? most : 0) ||
        !between(b, UPCOLOR_POT_START, 0, most) || !between(b, UPCOLOR_RISING, 0, 1) ||
        !between(b, UPCOLOR_REPLAY, 0, most) || !between(b, UPCOLOR_LAP, 1, most) ||
        !between(b, UPCOLOR_DEALER, 0, last) || !between(b, UPCOLOR_LEADER, 0, last) ||
        !between(b, UPCOLOR_WINNER, -1, last))
        return false;
    for (int i = 0; i < UPCOLOR_ROUNDS; i++)
        if (!between(b, UPCOLOR_ROUND_WINNER + i, 0,
                     i + 1 < b->num[UPCOLOR_ROUND] ? b->nseats : 0) ||
            !between(b, UPCOLOR_ROUND_SHARE + i, 0, most) ||
            !between(b, UPCOLOR_ROUND_PAID + i, 0, most))
            return false;
    for (int s = 0; s < b->nseats; s++) {
        here += upcolor_seated(b, s);
        if (!seat_holds(b, s))
            return false;
    }
    for (int s = b->nseats; s < SEATS; s++)
        if (upcolor_seated(b, s))
            return false;
    return here >= 2 && upcolor_seated(b, b->num[UPCOLOR_DEALER]) &&
           upcolor_seated(b, b->num[UPCOLOR_LEADER]) && partners_hold(r, b) && pot_holds(b);
}

static bool lap_begun(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (board_count(b, UPCOLOR_LAID + s) || b->num[UPCOLOR_PASSED + s])
            return true;
    return false;
}

/* A lap that has begun: from the leader on, each has laid or passed, up to whose turn it is. What
 * is called and who takes follows from the cards. */
static void play_on(struct turn *t)
{
    const struct board *b = t->b;
    const int leader = b->num[UPCOLOR_LEADER];
    int s = leader, answer = -1, chances = 0, happened = 0;
    card called = 0;
    while (board_count(b, UPCOLOR_LAID + s) || b->num[UPCOLOR_PASSED + s]) {
        const card face = board_top(b, UPCOLOR_LAID + s);
        if ((face != CARD_NONE && b->num[UPCOLOR_PASSED + s]) || face == UPCOLOR_VIOLET ||
            (s == leader && (face == CARD_NONE || chances++)))
            t->broken = true;
        if (t->broken)
            return;
        if (face != CARD_NONE) {
            answer = upcolor_answer(t->rules, b, answer, s);
            called = upcolor_follows(face);
        }
        happened++;
        s = upcolor_next(b, s);
    }
    for (int i = 0; i < b->nseats; i++)
        happened -= board_count(b, UPCOLOR_LAID + i) || b->num[UPCOLOR_PASSED + i];
    if (happened) {
        t->broken = true;
        return;
    }
    turn_set(t, UPCOLOR_LAST, upcolor_before(b, leader), SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_MUST_IMPERIAL, 0, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_ANSWER, answer, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_CALLED, called, SEAT_NONE, UPCOLOR_WHY_CALL);
    turn_set(t, UPCOLOR_TURN, s, s, UPCOLOR_WHY_TURN);
    turn_wait(t, seat_bit(s), 0);
}

void upcolor_resume(struct turn *t)
{
    const struct board *b = t->b;
    t->broken = t->broken || !numbers_hold(t->rules, b);
    for (int s = 0; s < b->nseats && !t->broken; s++)
        turn_set(t, UPCOLOR_STAKED + s, upcolor_seated(b, s) ? b->num[UPCOLOR_STAKE] : 0, s,
                 UPCOLOR_WHY_NONE);
    if (t->broken)
        return;
    if (lap_begun(b)) {
        play_on(t);
        return;
    }
    const int leader = b->num[UPCOLOR_LAP] == 1 ? b->num[UPCOLOR_DEALER] : b->num[UPCOLOR_LEADER];
    turn_add(t, UPCOLOR_LAP, -1, SEAT_NONE, UPCOLOR_WHY_NONE);
    upcolor_lap(t, leader);
}
