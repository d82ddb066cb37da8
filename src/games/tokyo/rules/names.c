/* names.c - the fourteen cards, a row each: what is printed on it, and when it may be
 * declared (SP-16, SP-20, SP-21,
 * SP-25, SP-30 to SP-43). */
#include "spec.h"

#include "check.h"

/* ---- why not, beyond the window; each of a seat that holds the card */

static bool somebody_bust(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (holdem_dealt(b, s) && b->num[HOLDEM_STACK + s] == 0)
            return true;
    return false;
}

static int winner(const struct rules *r, const struct board *b, int who)
{
    (void)r;
    return b->num[SPEC_WON] >> who & 1 ? REASON_OK : SPEC_NOT_THE_TIME;
}

static int takes_button(const struct rules *r, const struct board *b, int who)
{
    const int why = winner(r, b, who);
    return why ? why : b->num[SPEC_BUTTON_TO] ? SPEC_RUNS_ALREADY : REASON_OK;
}

static int feels_good(const struct rules *r, const struct board *b, int who)
{
    const int why = winner(r, b, who);
    return why ? why : somebody_bust(b) ? SPEC_SOMEBODY_BUST : REASON_OK;
}

static int toasts(const struct rules *r, const struct board *b, int who)
{
    (void)r;
    return b->num[SPEC_CHOPPED] && holdem_live(b, who) ? REASON_OK : SPEC_NOT_THE_TIME;
}

static int straddles(const struct rules *r, const struct board *b, int who)
{
    if (seat_count((seatmask)b->num[HOLDEM_LIVE]) < SPEC_STRADDLE_LEAST)
        return SPEC_TOO_FEW;
    if (r->option[SPEC_OWN_STRADDLE] && who != spec_under_the_gun(b))
        return SPEC_NOT_THE_TIME;
    return b->num[SPEC_STRADDLED] ? SPEC_RUNS_ALREADY : REASON_OK;
}

static int passive_runs(const struct rules *r, const struct board *b, int who)
{
    (void)r, (void)who;
    return b->num[SPEC_PASSIVE] ? SPEC_RUNS_ALREADY : REASON_OK;
}

static int both_runs(const struct rules *r, const struct board *b, int who)
{
    (void)r, (void)who;
    return b->num[SPEC_BOTH] ? SPEC_RUNS_ALREADY : REASON_OK;
}

static int exchanged(const struct rules *r, const struct board *b, int who)
{
    (void)r, (void)who;
    return b->num[SPEC_EXCHANGED] >= SPEC_EXCHANGES_MOST ? SPEC_EXCHANGED_TWICE : REASON_OK;
}

static int has_two(const struct rules *r, const struct board *b, int who)
{
    (void)r;
    return spec_three(b, who) ? SPEC_THREE_CARDS : REASON_OK;
}

/* ---- the fourteen cards */

enum {
    STRADDLE = 1 << SPEC_WINDOW_STRADDLE,
    FLOP = 1 << SPEC_WINDOW_FLOP,
    TURN = 1 << SPEC_WINDOW_TURN,
    RUN = 1 << SPEC_WINDOW_RUN,
    AWARD = 1 << SPEC_WINDOW_AWARD
};
enum { ON_PREFLOP = 1 << HOLDEM_PREFLOP, ON_FLOP = 1 << HOLDEM_FLOP };

static const struct card_rules {
    const char *word, *name; /* in a table that is written down; English, to be translated */
    uint8_t number;          /* printed on it, 0: a fun card (SP-20) */
    bool one;                /* spec_one_only */
    uint8_t joins;           /* SPEC_JOIN: its turn, the easier to understand the earlier; fun: 0 */
    uint8_t windows;         /* SP-25: in which windows it may be declared by anybody asked there */
    uint8_t own_turn;        /* …and by the actor on its turn, on these streets */
    bool all_in;             /* laid with an all-in: it stays on the table until the run-out */
    enum spec_aim aim;
    /* Why it can't be declared, beyond window and aim; NULL: nothing more is asked. */
    int (*refuses)(const struct rules *r, const struct board *b, int who);
    /* What it does (effects.c, hands.c). */
    void (*works)(struct turn *t, int who, const struct spec_answer *a);
} cards[] = {
    [SPEC_TWICE] = {"twice", N_("Twice"), .number = 7, .one = true, .joins = 4, .windows = RUN,
                    .all_in = true, .works = spec_attached_works},
    [SPEC_FLOP_EXCHANGE] = {"flop-exchange", N_("Flop Exchange"), .number = 6, .one = true,
                            .joins = 2, .windows = FLOP, .refuses = exchanged,
                            .works = spec_flop_exchange},
    [SPEC_STRADDLE] = {"straddle", N_("Straddle"), .number = 2, .one = true, .joins = 8,
                       .windows = STRADDLE, .refuses = straddles, .works = spec_straddle},
    [SPEC_FORCED_PASSIVE] = {"forced-passive", N_("Forced Passive"), .number = 2, .one = true,
                             .joins = 6, .own_turn = ON_PREFLOP, .refuses = passive_runs,
                             .works = spec_forced_passive},
    [SPEC_BOTH_CARDS] = {"both-cards", N_("Both Cards"), .number = 2, .joins = 10,
                         .own_turn = ON_PREFLOP, .refuses = both_runs, .works = spec_both_cards},
    [SPEC_HAND_SWAP] = {"hand-swap", N_("Hand Swap"), .number = 4, .joins = 7,
                        .own_turn = ON_PREFLOP, .aim = SPEC_SWAPS_HAND, .refuses = has_two,
                        .works = spec_hand_swap},
    [SPEC_CLAIRVOYANCE] = {"clairvoyance", N_("Clairvoyance"), .number = 3, .one = true, .joins = 1,
                           .windows = FLOP | TURN, .aim = SPEC_SEES_HAND,
                           .works = spec_clairvoyance},
    [SPEC_UPGRADE] = {"upgrade", N_("Upgrade"), .number = 5, .joins = 3,
                      .own_turn = ON_PREFLOP | ON_FLOP, .refuses = has_two, .works = spec_upgrade},
    [SPEC_NULLIFY] = {"nullify", N_("Nullify"), .number = 8, .one = true, .joins = 9,
                      .windows = FLOP | TURN, .works = spec_nullify},
    [SPEC_WIN_THE_BUTTON] = {"win-the-button", N_("Win the Button"), .number = 1, .one = true,
                             .joins = 5, .windows = AWARD, .refuses = takes_button,
                             .works = spec_win_the_button},
    [SPEC_MEOW] = {"meow", N_("Meow!"), .windows = TURN, .works = spec_meow},
    [SPEC_TOAST] = {"toast", N_("Cheers with the Dealer"), .windows = AWARD, .refuses = toasts,
                    .works = spec_toast},
    [SPEC_FEELING_GOOD] = {"feeling-good", N_("Feeling Good"), .windows = AWARD,
                           .refuses = feels_good, .works = spec_feeling_good},
    [SPEC_ARM] = {"arm", N_("The Arm Is a Skill"), .one = true, .windows = RUN, .all_in = true,
                  .works = spec_attached_works},
};
_Static_assert(sizeof cards / sizeof *cards == SPEC_EFFECTS, "every card has its row");

static bool is_effect(int effect) { return effect >= 0 && effect < SPEC_EFFECTS; }

static const struct card_rules *of(int effect)
{
    CARRE_ASSERT(is_effect(effect));
    return &cards[effect];
}

int spec_number(int effect) { return of(effect)->number; }
bool spec_one_only(int effect) { return of(effect)->one; }
const char *spec_name(int effect) { return of(effect)->name; }
const char *spec_word(int effect) { return of(effect)->word; }
enum spec_aim spec_aim(int effect) { return of(effect)->aim; }
bool spec_any_turn(int effect) { return of(effect)->windows & TURN; }
bool spec_with_all_in(int effect) { return of(effect)->all_in; }

void spec_works(struct turn *t, int who, int effect, const struct spec_answer *a)
{
    CARRE_ASSERT(is_effect(effect) && t->b && who >= 0 && who < t->b->nseats);
    cards[effect].works(t, who, a);
}

uint16_t spec_dealt(const struct rules *r, int level)
{
    const int most = r->option[SPEC_JOIN] ? r->option[SPEC_JOIN] + level : SPEC_NORMAL;
    uint16_t dealt = 0;
    for (int turn = 1, n = 0; turn <= SPEC_NORMAL && n < most; turn++)
        for (int e = 0; e < SPEC_NORMAL; e++)
            if (cards[e].joins == turn && r->option[SPEC_LIST] >> e & 1) {
                dealt = (uint16_t)(dealt | 1u << e);
                n++;
            }
    return dealt;
}

bool spec_window_played(const struct rules *r, const struct board *b, int window)
{
    CARRE_ASSERT(window >= 0 && window < SPEC_WINDOWS);
    const uint16_t kinds = spec_dealt(r, b->num[HOLDEM_LEVEL]);
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (cards[e].windows >> window & 1 &&
            (e < SPEC_NORMAL ? kinds >> e & 1 : r->option[SPEC_FUN_CARDS] != SPEC_FUN_NONE))
            return true;
    return false;
}

/* ---- when a card may be declared */

bool spec_may_target(const struct board *b, int who, int effect, int whose)
{
    CARRE_ASSERT(is_effect(effect));
    if (whose < 0 || whose >= b->nseats || whose == who || !holdem_live(b, whose))
        return false;
    switch (cards[effect].aim) {
    case SPEC_SEES_HAND: return true;
    case SPEC_SWAPS_HAND: return !(b->num[HOLDEM_ACTED] >> whose & 1) && !spec_three(b, whose);
    case SPEC_AIMS_AT_NOBODY: break;
    }
    return false;
}

static bool has_target(const struct board *b, int who, int effect)
{
    for (int s = 0; s < b->nseats; s++)
        if (spec_may_target(b, who, effect, s))
            return true;
    return false;
}

static bool is_the_time(const struct board *b, int who, int effect)
{
    const int window = b->num[SPEC_WINDOW];
    return cards[effect].windows >> window & 1 ||
           (window == SPEC_WINDOW_TURN && who == b->num[SPEC_TURN_OF] &&
            cards[effect].own_turn >> b->num[HOLDEM_STREET] & 1);
}

int spec_refuses(const struct rules *r, const struct board *b, int who, int effect)
{
    CARRE_ASSERT(is_effect(effect));
    if (b->num[SPEC_NULL])
        return SPEC_NULLIFIED;
    if (!is_the_time(b, who, effect))
        return SPEC_NOT_THE_TIME;
    const int why = cards[effect].refuses ? cards[effect].refuses(r, b, who) : REASON_OK;
    if (why)
        return why;
    if (cards[effect].aim && !has_target(b, who, effect))
        return SPEC_NO_TARGET;
    return cards[effect].all_in && spec_attached(b, who, effect) ? SPEC_RUNS_ALREADY : REASON_OK;
}

/* ---- what a window is worth */

/* Cards that belong to a window; those of any turn may wait for a word of their owner. */
static unsigned own_of(int window)
{
    unsigned own = 0;
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (cards[e].windows >> window & 1 && !spec_any_turn(e))
            own |= 1U << e;
    return own;
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
