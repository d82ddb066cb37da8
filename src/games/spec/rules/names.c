/* names.c - what is printed on the cards, and when a card may be declared (SP-16, SP-20, SP-21,
 * SP-25, SP-30 to SP-43). */
#include "spec.h"

#define N_(text) text

static const struct {
    const char *name;
    uint8_t number;
    bool one;
} printed[SPEC_EFFECTS] = {
    [SPEC_TWICE] = {N_("Twice"), 7, true},
    [SPEC_FLOP_EXCHANGE] = {N_("Flop Exchange"), 6, true},
    [SPEC_STRADDLE] = {N_("Straddle"), 2, true},
    [SPEC_FORCED_PASSIVE] = {N_("Forced Passive"), 2, true},
    [SPEC_BOTH_CARDS] = {N_("Both Cards"), 2, false},
    [SPEC_HAND_SWAP] = {N_("Hand Swap"), 4, false},
    [SPEC_CLAIRVOYANCE] = {N_("Clairvoyance"), 3, true},
    [SPEC_UPGRADE] = {N_("Upgrade"), 5, false},
    [SPEC_NULLIFY] = {N_("Nullify"), 8, true},
    [SPEC_WIN_THE_BUTTON] = {N_("Win the Button"), 1, true},
    [SPEC_MEOW] = {N_("Meow!"), 0, false},
    [SPEC_TOAST] = {N_("Cheers with the Dealer"), 0, false},
    [SPEC_FEELING_GOOD] = {N_("Feeling Good"), 0, false},
    [SPEC_ARM] = {N_("The Arm Is a Skill"), 0, true},
};

int spec_number(int effect) { return printed[effect].number; }
bool spec_one_only(int effect) { return printed[effect].one; }
const char *spec_name(int effect) { return printed[effect].name; }

/* The easier a card is to understand, the earlier it joins. */
uint16_t spec_dealt(const struct rules *r, int level)
{
    static const uint8_t joins[SPEC_NORMAL] = {
        SPEC_CLAIRVOYANCE,   SPEC_FLOP_EXCHANGE, SPEC_UPGRADE,  SPEC_TWICE,   SPEC_WIN_THE_BUTTON,
        SPEC_FORCED_PASSIVE, SPEC_HAND_SWAP,     SPEC_STRADDLE, SPEC_NULLIFY, SPEC_BOTH_CARDS,
    };
    const int most = r->option[SPEC_JOIN] ? r->option[SPEC_JOIN] + level : SPEC_NORMAL;
    uint16_t dealt = 0;
    for (int i = 0, n = 0; i < SPEC_NORMAL && n < most; i++)
        if (r->option[SPEC_LIST] >> joins[i] & 1) {
            dealt = (uint16_t)(dealt | 1u << joins[i]);
            n++;
        }
    return dealt;
}

/* ---- when a card may be declared */

bool spec_may_target(const struct board *b, int who, int effect, int whose)
{
    if (whose < 0 || whose >= b->nseats || whose == who || !holdem_live(b, whose))
        return false;
    if (effect == SPEC_CLAIRVOYANCE)
        return true;
    return effect == SPEC_HAND_SWAP && !(b->num[HOLDEM_ACTED] >> whose & 1) &&
           !spec_three(b, whose);
}

static bool has_target(const struct board *b, int who, int effect)
{
    for (int s = 0; s < b->nseats; s++)
        if (spec_may_target(b, who, effect, s))
            return true;
    return false;
}

/* Which effects a window is for. */
static uint16_t of_window(const struct board *b, int who)
{
    enum { ANY_TURN = 1 << SPEC_CLAIRVOYANCE | 1 << SPEC_NULLIFY };
    static const uint16_t of[SPEC_WINDOWS] = {
        [SPEC_WINDOW_STRADDLE] = 1 << SPEC_STRADDLE,
        [SPEC_WINDOW_FLOP] = ANY_TURN | 1 << SPEC_FLOP_EXCHANGE,
        [SPEC_WINDOW_TURN] = ANY_TURN | 1 << SPEC_MEOW,
        [SPEC_WINDOW_RUN] = 1 << SPEC_TWICE | 1 << SPEC_ARM,
        [SPEC_WINDOW_AWARD] = 1 << SPEC_WIN_THE_BUTTON | 1 << SPEC_FEELING_GOOD | 1 << SPEC_TOAST,
    };
    const int window = b->num[SPEC_WINDOW], street = b->num[HOLDEM_STREET];
    unsigned effects = of[window];
    if (window == SPEC_WINDOW_TURN && who == b->num[SPEC_TURN_OF]) {
        if (street == HOLDEM_PREFLOP)
            effects |= 1 << SPEC_BOTH_CARDS | 1 << SPEC_FORCED_PASSIVE | 1 << SPEC_HAND_SWAP |
                       1 << SPEC_UPGRADE;
        else if (street == HOLDEM_FLOP)
            effects |= 1 << SPEC_UPGRADE;
    }
    return (uint16_t)effects;
}

static bool somebody_bust(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (holdem_dealt(b, s) && b->num[HOLDEM_STACK + s] == 0)
            return true;
    return false;
}

static int refuses_award(const struct board *b, int who, int effect)
{
    const bool won = b->num[SPEC_WON] >> who & 1;
    if (effect == SPEC_TOAST)
        return b->num[SPEC_CHOPPED] && holdem_live(b, who) ? REASON_OK : SPEC_NOT_THE_TIME;
    if (!won)
        return SPEC_NOT_THE_TIME;
    if (effect == SPEC_FEELING_GOOD)
        return somebody_bust(b) ? SPEC_SOMEBODY_BUST : REASON_OK;
    return b->num[SPEC_BUTTON_TO] ? SPEC_RUNS_ALREADY : REASON_OK;
}

int spec_refuses(const struct rules *r, const struct board *b, int who, int effect)
{
    if (b->num[SPEC_NULL])
        return SPEC_NULLIFIED;
    if (!(of_window(b, who) >> effect & 1))
        return SPEC_NOT_THE_TIME;
    switch ((enum spec_effect)effect) {
    case SPEC_WIN_THE_BUTTON:
    case SPEC_FEELING_GOOD:
    case SPEC_TOAST: return refuses_award(b, who, effect);
    case SPEC_STRADDLE:
        if (seat_count((seatmask)b->num[HOLDEM_LIVE]) < SPEC_STRADDLE_LEAST)
            return SPEC_TOO_FEW;
        if (r->option[SPEC_OWN_STRADDLE] && who != spec_under_the_gun(b))
            return SPEC_NOT_THE_TIME;
        return b->num[SPEC_STRADDLED] ? SPEC_RUNS_ALREADY : REASON_OK;
    case SPEC_FORCED_PASSIVE: return b->num[SPEC_PASSIVE] ? SPEC_RUNS_ALREADY : REASON_OK;
    case SPEC_BOTH_CARDS: return b->num[SPEC_BOTH] ? SPEC_RUNS_ALREADY : REASON_OK;
    case SPEC_FLOP_EXCHANGE:
        return b->num[SPEC_EXCHANGED] >= SPEC_EXCHANGES_MOST ? SPEC_EXCHANGED_TWICE : REASON_OK;
    case SPEC_HAND_SWAP:
        if (spec_three(b, who))
            return SPEC_THREE_CARDS;
        return has_target(b, who, effect) ? REASON_OK : SPEC_NO_TARGET;
    case SPEC_UPGRADE: return spec_three(b, who) ? SPEC_THREE_CARDS : REASON_OK;
    case SPEC_CLAIRVOYANCE: return has_target(b, who, effect) ? REASON_OK : SPEC_NO_TARGET;
    case SPEC_TWICE:
    case SPEC_ARM: return spec_attached(b, who, effect) ? SPEC_RUNS_ALREADY : REASON_OK;
    case SPEC_NULLIFY:
    case SPEC_MEOW:
    case SPEC_EFFECTS: break;
    }
    return REASON_OK;
}

/* ---- what a window is worth */

/* Cards that belong to a window; those of any turn may wait for a word of their owner. */
static unsigned own_of(int window)
{
    static const unsigned of[SPEC_WINDOWS] = {
        [SPEC_WINDOW_STRADDLE] = 1U << SPEC_STRADDLE,
        [SPEC_WINDOW_FLOP] = 1U << SPEC_FLOP_EXCHANGE,
        [SPEC_WINDOW_RUN] = 1U << SPEC_TWICE | 1U << SPEC_ARM,
        [SPEC_WINDOW_AWARD] =
            1U << SPEC_WIN_THE_BUTTON | 1U << SPEC_TOAST | 1U << SPEC_FEELING_GOOD,
    };
    return window > 0 && window < SPEC_WINDOWS ? of[window] : 0;
}

/* Effects that a seat may declare in the window of now, as far as it is seen. */
static unsigned usable(const struct rules *r, const struct board *b, int who)
{
    unsigned may = 0;
    for (int i = 0; i < spec_cards(b, who); i++) {
        const card c = spec_picked(b, who, i);
        if (card_is_spec(c) && spec_refuses(r, b, who, card_effect(c)) == REASON_OK)
            may |= 1U << card_effect(c);
    }
    return may;
}

bool spec_stops(const struct rules *r, const struct board *b, int who, bool shared, bool wishes,
                unsigned ready)
{
    const int window = b->phase == SPEC_PHASE_WINDOW ? b->num[SPEC_WINDOW] : SPEC_WINDOW_NONE;
    if (b->num[SPEC_QUIET] >> who & 1)
        return false;
    if (shared)
        return wishes || window == SPEC_WINDOW_RUN || window == SPEC_WINDOW_AWARD;
    const unsigned may = usable(r, b, who);
    return may && (wishes || may & own_of(window) || may & ready);
}
