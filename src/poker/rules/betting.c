/* betting.c - see betting.h. */
#include "betting.h"

#include "check.h"

int betting_next(const struct board *b, int from, seatmask among)
{
    CARRE_ASSERT(from >= 0 && from < b->nseats);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = seat_after(from, i, b->nseats);
        if (seat_in(s, among))
            return s;
    }
    return SEAT_NONE;
}

seatmask betting_live(const struct board *b) { return (seatmask)b->num[HOLDEM_LIVE]; }

seatmask betting_can_act(const struct board *b)
{
    unsigned can = 0;
    for (unsigned live = betting_live(b); live; live &= live - 1) {
        const int s = __builtin_ctz(live);
        can |= (unsigned)(b->num[HOLDEM_STACK + s] > 0) << s;
    }
    return (seatmask)can;
}

static bool has_acted(const struct board *b, int s) { return b->num[HOLDEM_ACTED] >> s & 1; }

void betting_post(struct turn *t, int who, int32_t amount, int why)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int32_t stack = t->b->num[HOLDEM_STACK + who];
    turn_pay(t, HOLDEM_STACK + who, HOLDEM_BET + who, amount < stack ? amount : stack, who, why);
}

void betting_open(struct turn *t, int32_t to_match, int32_t raise)
{
    turn_set(t, HOLDEM_ACTED, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_TO_MATCH, to_match, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_RAISE, raise, SEAT_NONE, HOLDEM_WHY_NONE);
}

bool betting_closed(const struct board *b)
{
    const seatmask can = betting_can_act(b);
    return (can & (can - 1)) == 0;
}

/* Has the only seat with chips put in at least what every live opponent has? */
static bool nothing_to_decide(const struct board *b, seatmask can)
{
    if (can & (can - 1))
        return false;
    const seat alone = seat_first(can);
    for (int s = 0; can && s < b->nseats; s++)
        if (holdem_live(b, s) && b->num[HOLDEM_BET + s] > b->num[HOLDEM_BET + alone])
            return false;
    return true;
}

int betting_asked(const struct board *b, int from)
{
    const seatmask can = betting_can_act(b), live = betting_live(b);
    if (!(live & (live - 1)) || nothing_to_decide(b, can))
        return SEAT_NONE;
    for (int i = 1; i <= b->nseats; i++) {
        const int s = seat_after(from, i, b->nseats);
        if (seat_in(s, can) &&
            (!has_acted(b, s) || b->num[HOLDEM_BET + s] < b->num[HOLDEM_TO_MATCH]))
            return s;
    }
    return SEAT_NONE;
}

/* Has anybody else who is in the hand chips to call with? */
static bool somebody_to_call(const struct board *b, int who)
{
    for (unsigned others = betting_live(b) & ~(unsigned)seat_bit(who); others; others &= others - 1)
        if (b->num[HOLDEM_STACK + __builtin_ctz(others)] > 0)
            return true;
    return false;
}

struct range {
    int reason;
    int32_t least, most;
};

/* The bets or raises that a seat may make, as totals of the street; with a reason, none. */
static struct range raises(const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const int32_t bet = b->num[HOLDEM_BET + who], most = bet + b->num[HOLDEM_STACK + who],
                  high = b->num[HOLDEM_TO_MATCH], raise = b->num[HOLDEM_RAISE];
    if (most <= high)
        return (struct range){.reason = HOLDEM_CALL_TAKES_ALL};
    if (!somebody_to_call(b, who))
        return (struct range){.reason = HOLDEM_NOBODY_TO_CALL};
    if (has_acted(b, who) && high - bet < raise)
        return (struct range){.reason = HOLDEM_NOT_REOPENED};
    return (struct range){.least = most - high < raise ? most : high + raise, .most = most};
}

void betting_choices(const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const bool free = b->num[HOLDEM_TO_MATCH] <= b->num[HOLDEM_BET + who];
    const struct range range = raises(b, who);
    if (free)
        choices_add(out, HOLDEM_CHECK, 0);
    choices_add(out, HOLDEM_FOLD, 0);
    if (!free)
        choices_add(out, HOLDEM_CALL, 0);
    struct choice *raise =
        choices_add(out, b->num[HOLDEM_TO_MATCH] ? HOLDEM_RAISE_TO : HOLDEM_BET_TO, 0);
    raise->refused = (uint8_t)range.reason;
    raise->min = range.least;
    raise->max = range.most;
}

static void fold(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    turn_set(t, HOLDEM_LIVE, t->b->num[HOLDEM_LIVE] & ~seat_bit(who), who, HOLDEM_WHY_FOLD);
    while (board_count(t->b, HOLDEM_HAND + who) && !t->broken)
        turn_move(t, HOLDEM_HAND + who, board_count(t->b, HOLDEM_HAND + who) - 1, HOLDEM_MUCK,
                  SEAT_NOBODY, who, HOLDEM_WHY_FOLD);
}

static void raise_to(struct turn *t, int who, int32_t total, int why)
{
    CARRE_ASSERT(total > t->b->num[HOLDEM_BET + who]);
    const int32_t more = total - t->b->num[HOLDEM_TO_MATCH];
    turn_pay(t, HOLDEM_STACK + who, HOLDEM_BET + who, total - t->b->num[HOLDEM_BET + who], who,
             why);
    turn_set(t, HOLDEM_TO_MATCH, total, who, HOLDEM_WHY_NONE);
    if (more > t->b->num[HOLDEM_RAISE])
        turn_set(t, HOLDEM_RAISE, more, who, HOLDEM_WHY_NONE);
}

void betting_act(struct turn *t, const struct action *a)
{
    const int who = a->who;
    switch (a->kind) {
    case HOLDEM_FOLD: fold(t, who); return;
    case HOLDEM_CALL:
        turn_pay(t, HOLDEM_STACK + who, HOLDEM_BET + who, holdem_owes(t->b, who), who,
                 HOLDEM_WHY_CALL);
        break;
    case HOLDEM_BET_TO: raise_to(t, who, a->amount, HOLDEM_WHY_BET); break;
    case HOLDEM_RAISE_TO: raise_to(t, who, a->amount, HOLDEM_WHY_RAISE); break;
    }
    turn_set(t, HOLDEM_ACTED, t->b->num[HOLDEM_ACTED] | seat_bit(who), who,
             a->kind == HOLDEM_CHECK ? HOLDEM_WHY_CHECK : HOLDEM_WHY_NONE);
}
