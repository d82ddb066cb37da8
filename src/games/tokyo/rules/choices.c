/* choices.c - what may be done, and why not. All of it can be told from what the seat itself sees.
 */
#include "spec.h"

#include "betting.h"
#include "check.h"

static uint64_t all_of(int n) { return n ? ~(uint64_t)0 >> (64 - n) : 0; }

/* In a window the card is asked; with a poker action it only has to be the first of its kind there.
 */
static bool can_use(const struct rules *r, const struct board *b, int who, uint16_t kinds,
                    int effect)
{
    return kinds == 0xffff ? spec_refuses(r, b, who, effect) == REASON_OK
                           : !spec_attached(b, who, effect);
}

/* The own cards that could be among the picks; one that these eyes can't see may be any. */
static uint64_t usable(const struct rules *r, const struct board *b, int who, uint16_t kinds)
{
    uint64_t among = 0;
    for (int i = 0; i < spec_cards(b, who) && i < 64; i++) {
        const card c = spec_picked(b, who, i);
        if (!card_is_spec(c) ||
            (kinds >> card_effect(c) & 1 && can_use(r, b, who, kinds, card_effect(c))))
            among |= (uint64_t)1 << i;
    }
    return among;
}

static int less(int a, int b) { return a < b ? a : b; }

static void add_declare(const struct rules *r, const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const int n = spec_cards(b, who);
    if (n == 0)
        return;
    struct choice *c = choices_add(out, SPEC_DECLARE, 0);
    c->zone = (uint8_t)(SPEC_HELD + who);
    c->zone2 = (uint8_t)(SPEC_FUN + who);
    c->among = usable(r, b, who, 0xffff);
    c->pick_min = 1;
    c->pick_max = (uint8_t)less(n, PICKS);
    c->max = SPEC_TARGETS_MOST;
    if (!c->among)
        c->refused = b->num[SPEC_NULL] ? SPEC_NULLIFIED : SPEC_NOT_THE_TIME;
}

static void add_stand(const struct board *b, int who, struct choices *out)
{
    if (!holdem_live(b, who) || spec_cards(b, who) == 0)
        return;
    struct choice *c = choices_add(out, SPEC_STAND, 0);
    c->min = c->max = !(b->num[SPEC_QUIET] >> who & 1);
}

int spec_no_drink(const struct rules *r, const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    if (!r->option[SPEC_DRINKS] || !r->option[SPEC_LIST] || !holdem_dealt(b, who))
        return REASON_NOT_NOW;
    if (b->num[SPEC_HAD_DRINK] >> who & 1)
        return SPEC_DRANK;
    return board_count(b, SPEC_HELD + who) >= SPEC_HELD_MOST ? SPEC_HAND_FULL : REASON_OK;
}

static void add_drink(const struct rules *r, const struct board *b, int who, struct choices *out)
{
    const int why = spec_no_drink(r, b, who);
    if (why != REASON_NOT_NOW)
        choices_add(out, SPEC_DRINK, 0)->refused = (uint8_t)why;
}

/* First the newest: it goes when time is up (SP-27). */
static void add_discards(const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const int n = board_count(b, HOLDEM_HAND + who);
    for (int other = 0; other < 2; other++) {
        struct choice *c = choices_add(out, SPEC_DISCARD, other);
        c->zone = (uint8_t)(HOLDEM_HAND + who);
        c->pick_min = c->pick_max = 1;
        c->among = other ? all_of(n - 1) : (uint64_t)1 << (n - 1);
    }
}

/* ---- the actor's */

static bool attaches(const struct board *b, int kind)
{
    return (kind == HOLDEM_CALL || kind == HOLDEM_BET_TO || kind == HOLDEM_RAISE_TO) &&
           b->num[HOLDEM_STREET] < HOLDEM_RIVER && !b->num[SPEC_NULL];
}

static uint16_t with_all_in(void)
{
    unsigned kinds = 0;
    for (int e = 0; e < SPEC_EFFECTS; e++)
        kinds |= (unsigned)spec_with_all_in(e) << e;
    return (uint16_t)kinds;
}

static void add_poker(const struct rules *r, const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const bool three = spec_three(b, who) && b->num[HOLDEM_STREET] == HOLDEM_FLOP;
    const int from = out->n;
    betting_choices(b, who, out);
    for (int i = from; i < out->n; i++) {
        struct choice *c = &out->choice[i];
        const bool raises = c->kind == HOLDEM_BET_TO || c->kind == HOLDEM_RAISE_TO;
        if (three && c->kind != HOLDEM_FOLD)
            c->refused = SPEC_DISCARD_FIRST;
        else if (raises && b->num[SPEC_PASSIVE] && !c->refused)
            c->refused = SPEC_PASSIVE_RUNS;
        const uint64_t among = attaches(b, c->kind) ? usable(r, b, who, with_all_in()) : 0;
        if (among) {
            c->zone = (uint8_t)(SPEC_HELD + who);
            c->zone2 = (uint8_t)(SPEC_FUN + who);
            c->among = among;
            c->pick_max = 2;
        }
    }
}

static void own_turn(const struct rules *r, const struct board *b, int who, struct choices *out)
{
    if (spec_three(b, who) && b->num[HOLDEM_STREET] == HOLDEM_FLOP)
        add_discards(b, who, out);
    add_poker(r, b, who, out);
    add_declare(r, b, who, out);
    add_drink(r, b, who, out);
    add_stand(b, who, out);
}

/* ---- the other questions */

static void straddle(const struct board *b, struct choices *out)
{
    choices_add(out, SPEC_NO, 0);
    struct choice *c = choices_add(out, SPEC_DOUBLE, 0);
    if (spec_doubles_next(b) == SEAT_NONE)
        c->refused = SPEC_CANT_DOUBLE;
}

static void draw(const struct board *b, struct choices *out)
{
    const bool second = b->num[SPEC_TWO_BOARDS] && board_count(b, HOLDEM_BOARD) == 5;
    const bool flop = second ? !b->num[SPEC_COMMON] && !board_count(b, SPEC_SECOND)
                             : !board_count(b, HOLDEM_BOARD);
    choices_add(out, SPEC_TAKE_TOP, 0);
    struct choice *c = choices_add(out, SPEC_DRAW, 0);
    c->zone = HOLDEM_PILE;
    c->pick_min = c->pick_max = flop ? 3 : 1;
    c->among = all_of(board_count(b, HOLDEM_PILE));
}

static void reentry(const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const int held = board_count(b, SPEC_HELD + who);
    choices_add(out, SPEC_LEAVE, 0);
    struct choice *c = choices_add(out, SPEC_REENTER, 0);
    if (held) {
        c->zone = (uint8_t)(SPEC_HELD + who);
        c->pick_max = (uint8_t)held;
        c->among = all_of(held);
    }
}

void spec_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    if (!seat_in(who, b->waiting)) {
        add_drink(r, b, who, out);
        add_stand(b, who, out);
        return;
    }
    switch (b->phase) {
    case HOLDEM_PHASE_PLAY: own_turn(r, b, who, out); break;
    case HOLDEM_PHASE_SHOWING: holdem_show_choices(b, who, out); break;
    case SPEC_PHASE_WINDOW:
        choices_add(out, SPEC_NO, 0);
        add_declare(r, b, who, out);
        add_drink(r, b, who, out);
        add_stand(b, who, out);
        break;
    case SPEC_PHASE_STRADDLE: straddle(b, out); break;
    case SPEC_PHASE_DISCARD: add_discards(b, who, out); break;
    case SPEC_PHASE_DRAW: draw(b, out); break;
    case SPEC_PHASE_REENTRY: reentry(b, who, out); break;
    case SPEC_PHASE_FUN:
        choices_add(out, SPEC_NO, 0);
        choices_add(out, SPEC_WISH, 0);
        break;
    }
}

/* ---- why not */

static bool makes_or_calls(const struct board *b, const struct action *a)
{
    const int32_t all = b->num[HOLDEM_BET + a->who] + b->num[HOLDEM_STACK + a->who];
    if (a->kind == HOLDEM_CALL ? holdem_owes(b, a->who) == b->num[HOLDEM_STACK + a->who]
                               : a->amount == all)
        return true;
    for (int s = 0; s < b->nseats; s++)
        if (s != a->who && holdem_all_in(b, s))
            return true;
    return false;
}

/* Each effect once, its targets among those there are; targets that nothing asks for are none. */
static int refine_picks(const struct board *b, struct action *a)
{
    uint16_t picked = 0;
    int32_t targets = 0;
    for (int i = 0; i < a->n; i++) {
        const card c = spec_picked(b, a->who, a->pick[i]);
        if (!card_is_spec(c))
            continue;
        const int e = card_effect(c), whose = spec_target(spec_aim(e), a->amount);
        if (picked >> e & 1)
            return SPEC_ONE_OF_A_KIND;
        picked = (uint16_t)(picked | 1u << e);
        if (spec_aim(e) && !spec_may_target(b, a->who, e, whose))
            return SPEC_NO_TARGET;
        targets += spec_targets_of(e, whose);
    }
    if (a->kind == SPEC_DECLARE)
        a->amount = targets;
    return REASON_OK;
}

int spec_refine(const struct rules *r, const struct board *b, struct action *a)
{
    (void)r;
    if (a->kind == SPEC_DECLARE)
        return refine_picks(b, a);
    if (a->kind < HOLDEM_VERBS && a->kind != HOLDEM_SHOW_HAND && a->n) {
        const int why = refine_picks(b, a);
        return why ? why : makes_or_calls(b, a) ? REASON_OK : SPEC_NO_ALL_IN;
    }
    return REASON_OK;
}

int spec_why_not(const struct rules *r, const struct board *b, const struct action *a)
{
    if (a->kind != SPEC_DECLARE)
        return 0;
    for (int i = 0; i < a->n; i++) {
        const card c = spec_picked(b, a->who, a->pick[i]);
        const int why = card_is_spec(c) ? spec_refuses(r, b, a->who, card_effect(c)) : REASON_OK;
        if (why != REASON_OK)
            return why;
    }
    return 0;
}
