/* resume.c - playing on from a table that was laid out by hand (see hold'em's resume.c): between
 * two decisions of a hand that nothing has been declared in, or before a hand begins. Effects lie
 * with the seats; what the table does not hold is in the pack. */
#include "spec.h"

static bool between(int32_t n, int32_t low, int32_t high) { return n >= low && n <= high; }

static bool zone_holds(const struct board *b, int zone, int from, int to, int most)
{
    for (int i = 0; i < board_count(b, zone); i++)
        if (!card_is_spec(board_face(b, zone, i)) ||
            !between(card_effect(board_face(b, zone, i)), from, to - 1))
            return false;
    return board_count(b, zone) <= most;
}

static bool seats_hold(const struct rules *r, const struct board *b)
{
    enum { FUN_MOST = 10 }; /* one of the start, one of each re-entry there can be */
    for (int s = 0; s < SEATS; s++) {
        const bool seated = s < b->nseats;
        if (!zone_holds(b, SPEC_HELD + s, 0, SPEC_NORMAL, seated ? SPEC_HELD_MOST : 0) ||
            !zone_holds(b, SPEC_FUN + s, SPEC_NORMAL, SPEC_EFFECTS, seated ? FUN_MOST : 0) ||
            board_count(b, SPEC_TABLE + s) ||
            !between(b->num[SPEC_REENTERED + s], 0, r->option[SPEC_REENTRIES]))
            return false;
    }
    return true;
}

static bool numbers_hold(const struct board *b)
{
    const int32_t all = (1 << b->nseats) - 1;
    static const uint8_t switches[] = {SPEC_BOTH, SPEC_PASSIVE, SPEC_NULL};
    for (unsigned i = 0; i < sizeof switches; i++)
        if (!between(b->num[switches[i]], 0, 1))
            return false;
    return between(b->num[SPEC_BANK], 0, HOLDEM_CHIPS_MOST) &&
           between(b->num[SPEC_QUIET], 0, all) &&
           between(b->num[SPEC_EXCHANGED], 0, SPEC_EXCHANGES_MOST) &&
           between(b->num[SPEC_BUTTON_TO], 0, b->nseats) &&
           between(b->num[SPEC_HAD_DRINK], 0, all) && between(b->num[SPEC_THIRSTY], 0, all) &&
           between(b->num[SPEC_MEOWING], 0, all) &&
           between(b->num[SPEC_PAUSED], 0, b->num[HOLDEM_LEVEL]);
}

/* Nothing is under way. */
static bool at_rest(const struct board *b)
{
    static const uint8_t idle[] = {SPEC_ATTACHED, SPEC_TWO_BOARDS, SPEC_COMMON, SPEC_HAND_OF,
                                   SPEC_WON,      SPEC_CHOPPED,    SPEC_RUN,    SPEC_BUSTED};
    for (unsigned i = 0; i < sizeof idle; i++)
        if (b->num[idle[i]])
            return false;
    return !board_count(b, SPEC_SECOND) && !board_count(b, SPEC_MIX) && !board_count(b, SPEC_USED);
}

/* The player who has neither chips nor a part in this hand holds nothing. */
static void only_who_plays(struct turn *t)
{
    const struct board *b = t->b;
    for (int s = 0; s < b->nseats; s++) {
        if (b->num[HOLDEM_BLIND_DUE + s] || b->num[HOLDEM_STACK + s] || holdem_live(b, s))
            continue;
        turn_gather(t, SPEC_HELD + s, SPEC_PACK, SPEC_WHY_COLLECT);
        while (board_count(b, SPEC_FUN + s) && !t->broken)
            turn_unmake(t, SPEC_FUN + s, 0, s, SPEC_WHY_COLLECT);
    }
    turn_shuffle(t, SPEC_PACK, SPEC_WHY_PACK);
}

void spec_resume(struct turn *t)
{
    const struct board *b = t->b;
    t->broken |= !between(b->num[HOLDEM_LEVEL], 0, HOLDEM_LEVELS_MOST) ||
                 !seats_hold(t->rules, b) || !numbers_hold(b) || !at_rest(b);
    if (t->broken)
        return;
    turn_set(t, SPEC_WINDOW, SPEC_WINDOW_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, SPEC_TURN_OF, SEAT_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_phase(t, HOLDEM_PHASE_PLAY);
    only_who_plays(t);
    holdem_resume_with(t, &spec_house);
}
