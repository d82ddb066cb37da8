/* spec.c - SPEC: hold'em's table with effect cards on it; its tables, and where a hand is held for
 * them. RULES.md says where each rule is. */
#include "spec.h"

#include "betting.h"
#include "holdem_specs.h"

#include <stdio.h>

static const struct zone_spec zones[] = {
    HOLDEM_ZONE_SPECS,
    {.name = "held", .id = SPEC_HELD, .per_seat = true, .pack = 1},
    {.name = "fun", .id = SPEC_FUN, .per_seat = true, .pack = PACK_NONE},
    {.name = "table", .id = SPEC_TABLE, .per_seat = true, .pack = PACK_NONE, .everyone = true},
    {.name = "used", .id = SPEC_USED, .pack = PACK_NONE, .everyone = true},
    {.name = "effects", .id = SPEC_PACK, .pack = 1, .face_down = true},
    {.name = "out", .id = SPEC_OUT, .pack = 1, .everyone = true},
    {.name = "second", .id = SPEC_SECOND, .pack = 0, .everyone = true},
    {.name = "mix", .id = SPEC_MIX, .sorted = true, .pack = 0, .face_down = true},
};

static const struct num_spec nums[] = {
    HOLDEM_NUM_SPECS,
    {.name = "reentered", .id = SPEC_REENTERED, .per_seat = true},
    {.name = "bank", .id = SPEC_BANK, .kept = 'c'},
    {.name = "window", .id = SPEC_WINDOW},
    {.name = "turn_of", .id = SPEC_TURN_OF},
    {.name = "quiet", .id = SPEC_QUIET},
    {.name = "both", .id = SPEC_BOTH},
    {.name = "passive", .id = SPEC_PASSIVE},
    {.name = "null", .id = SPEC_NULL},
    {.name = "exchanged", .id = SPEC_EXCHANGED},
    {.name = "straddled", .id = SPEC_STRADDLED},
    {.name = "attached", .id = SPEC_ATTACHED},
    {.name = "two_boards", .id = SPEC_TWO_BOARDS},
    {.name = "common", .id = SPEC_COMMON},
    {.name = "hand_of", .id = SPEC_HAND_OF},
    {.name = "meowing", .id = SPEC_MEOWING},
    {.name = "won", .id = SPEC_WON},
    {.name = "chopped", .id = SPEC_CHOPPED},
    {.name = "button_to", .id = SPEC_BUTTON_TO},
    {.name = "run", .id = SPEC_RUN},
    {.name = "busted", .id = SPEC_BUSTED},
    {.name = "had_drink", .id = SPEC_HAD_DRINK},
    {.name = "thirsty", .id = SPEC_THIRSTY},
    {.name = "paused", .id = SPEC_PAUSED},
};
_Static_assert((int)SPEC_ZONES <= (int)ZONES && (int)SPEC_NUMS <= (int)NUMS,
               "there is room on the table");

static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 51, .copies = 1, .zone = HOLDEM_PILE},
    {.name = "effects",
     .first = CARD_OWN,
     .last = CARD_OWN + SPEC_NORMAL - 1,
     .copies = SPEC_COPIES,
     .zone = SPEC_PACK},
};

static const char *const verbs[] = {
    HOLDEM_VERB_NAMES,          [SPEC_NO] = "no",         [SPEC_DECLARE] = "declare",
    [SPEC_STAND] = "stand",     [SPEC_DOUBLE] = "double", [SPEC_DISCARD] = "discard",
    [SPEC_TAKE_TOP] = "top",    [SPEC_DRAW] = "draw",     [SPEC_LEAVE] = "leave",
    [SPEC_REENTER] = "reenter", [SPEC_DRINK] = "drink",   [SPEC_WISH] = "wish",
    [SPEC_VERBS] = NULL,
};
static const char *const phases[] = {
    HOLDEM_PHASE_NAMES,
    [SPEC_PHASE_WINDOW] = "window",
    [SPEC_PHASE_STRADDLE] = "straddle",
    [SPEC_PHASE_DISCARD] = "discard",
    [SPEC_PHASE_DRAW] = "draw",
    [SPEC_PHASE_REENTRY] = "reentry",
    [SPEC_PHASE_FUN] = "fun",
    [SPEC_PHASES] = NULL,
};
static const char *const whys[] = {
    HOLDEM_WHY_NAMES,
    [SPEC_WHY_GIVE] = "give",
    [SPEC_WHY_BREAK] = "break",
    [SPEC_WHY_DRINK] = "drink",
    [SPEC_WHY_FUN] = "fun",
    [SPEC_WHY_PACK] = "pack",
    [SPEC_WHY_ANSWER] = "answer",
    [SPEC_WHY_DECLARE] = "declare",
    [SPEC_WHY_ATTACH] = "attach",
    [SPEC_WHY_RESOLVE] = "resolve",
    [SPEC_WHY_BACK] = "back",
    [SPEC_WHY_TWICE] = "twice",
    [SPEC_WHY_EXCHANGE] = "flop-exchange",
    [SPEC_WHY_STRADDLE] = "straddle-card",
    [SPEC_WHY_PASSIVE] = "passive",
    [SPEC_WHY_BOTH] = "both-cards",
    [SPEC_WHY_SWAP] = "swap",
    [SPEC_WHY_CLAIRVOYANCE] = "clairvoyance",
    [SPEC_WHY_UPGRADE] = "upgrade",
    [SPEC_WHY_NULLIFY] = "nullify",
    [SPEC_WHY_BUTTON] = "win-the-button",
    [SPEC_WHY_MEOW] = "meow",
    [SPEC_WHY_TOAST] = "toast",
    [SPEC_WHY_GOOD] = "feeling-good",
    [SPEC_WHY_ARM] = "arm",
    [SPEC_WHY_STAND] = "stand",
    [SPEC_WHY_REENTER] = "reenter",
    [SPEC_WHY_EXCHANGE_CARDS] = "exchange",
    [SPEC_WHY_COLLECT] = "collect-effects",
    [SPEC_WHYS] = NULL,
};

static const char *const wishes[] = {"no", "yes", "wish"}, *const wish_labels[] = {
                                                               N_("None"),
                                                               N_("One for every player"),
                                                               N_("For players who want one")};
static const char *const bars[] = {"no", "yes", "alcohol"}, *const bar_labels[] = {
                                                                N_("None"), N_("Soft drinks"),
                                                                N_("With alcohol")};

static const struct option_spec options[] = {
    HOLDEM_OPTION_SPECS_OF(10000, 8, 8, 0, HOLDEM_CARD_ROOM, HOLDEM_CARD_ROOM),
    [SPEC_LIST] = {.name = "effects",
                   .low = 0,
                   .high = (1 << SPEC_NORMAL) - 1,
                   .normal = (1 << SPEC_NORMAL) - 1},
    [SPEC_JOIN] = {OPTION("join", 0, SPEC_NORMAL, 0, N_("Kinds of effect in level 1"),
                          N_("One more kind of effect is added each level, easiest first.")),
                   .least = N_("All")},
    [SPEC_FUN_CARDS] = {OPTION_WORDS(
        "fun", SPEC_FUN_NONE, SPEC_FUN_WISH, SPEC_FUN_ALL, wishes, wish_labels, N_("Fun cards"),
        N_("Four cards that change nothing in the game, but a lot at the table."))},
    [SPEC_ENTRY] = {OPTION(
        "entry", 0, SPEC_HELD_MOST, 1, N_("Effects on entry"),
        N_("Dealt at the start and again with each re-entry. You can hold three at most."))},
    [SPEC_REENTRIES] = {OPTION("reentries", 0, 9, 2, N_("Re-entries"),
                               N_("How many times a player may come back with a new stack.")),
                        .least = N_("None")},
    [SPEC_REENTRY_LEVELS] = {OPTION("reentry_levels", 0, HOLDEM_LEVELS_MOST, 6,
                                    N_("Levels with re-entry"),
                                    N_("After these levels, players who go out stay out."))},
    [SPEC_BREAKS] = {OPTION(
                         "breaks", 0, HOLDEM_LEVELS_MOST, 3, N_("Levels between breaks"),
                         N_("At each break, players with fewer than three effect cards get one.")),
                     .least = N_("No breaks")},
    [SPEC_DRINKS] = {OPTION_WORDS(
        "drinks", SPEC_NO_BAR, SPEC_FULL_BAR, SPEC_SOFT_BAR, bars, bar_labels, N_("Drinks"),
        N_("A drink comes with an effect card, once per level. Any drink will do."))},
    [SPEC_OWN_STRADDLE] = {HOLDEM_SWITCH(
        "own_straddle", 0, N_("Straddle under the gun only"),
        N_("Only the player after the big blind can declare Straddle, and that player posts it."))},
};
_Static_assert(sizeof options / sizeof *options == SPEC_OPTIONS &&
                   (int)SPEC_OPTIONS <= (int)OPTIONS,
               "every option has its line");

static const struct reason_spec reasons[] = {
    HOLDEM_REASON_SPECS,
    {SPEC_NOT_THE_TIME, "not-the-time", N_("You can’t declare this card right now.")},
    {SPEC_NULLIFIED, "nullified", N_("Nullify blocks all cards until the next hand.")},
    {SPEC_RUNS_ALREADY, "runs-already", N_("That’s already in effect.")},
    {SPEC_NO_TARGET, "no-target", N_("There’s no hand this card could target.")},
    {SPEC_THREE_CARDS, "three-cards", N_("You can’t use this while you hold three hole cards.")},
    {SPEC_EXCHANGED_TWICE, "exchanged-twice",
     N_("The flop has already been exchanged twice this hand.")},
    {SPEC_TOO_FEW, "too-few", N_("A straddle needs at least four players.")},
    {SPEC_ONE_OF_A_KIND, "one-of-a-kind", N_("You can’t declare two of the same card at once.")},
    {SPEC_NO_ALL_IN, "no-all-in",
     N_("Add this card as you go all-in, or as you call or raise an all-in, while there are cards "
        "to come.")},
    {SPEC_PASSIVE_RUNS, "passive-runs",
     N_("Forced Passive: players can only check, call or fold for the rest of this hand.")},
    {SPEC_DISCARD_FIRST, "discard-first",
     N_("You must discard one of your three hole cards first.")},
    {SPEC_SOMEBODY_BUST, "somebody-bust",
     N_("You can’t use this when a player has just lost their last chip.")},
    {SPEC_HAND_FULL, "hand-full", N_("You already hold three effect cards.")},
    {SPEC_DRANK, "drank", N_("One drink per level.")},
    {SPEC_CANT_DOUBLE, "cant-double",
     N_("Your stack is too short to double the straddle in full.")},
};
_Static_assert(sizeof reasons / sizeof *reasons == SPEC_REASONS_END - REASON_OWN,
               "every reason has its sentence");

/* ---- a hand, and where it is held ---- */

/* The flop is shown: the player who may exchange it is asked before the first turn on it (SP-37).
 */
static bool holds_round(struct turn *t)
{
    const struct board *b = t->b;
    const bool flop = b->num[HOLDEM_STREET] == HOLDEM_FLOP &&
                      betting_asked(b, b->num[HOLDEM_BUTTON]) != SEAT_NONE;
    if (!flop || !spec_open_window(t, SPEC_WINDOW_FLOP, betting_live(b)))
        spec_round(t);
    return true;
}

static bool holds(struct turn *t, enum holdem_step step)
{
    switch (step) {
    case HOLDEM_STEP_CARDS: return spec_open_window(t, SPEC_WINDOW_STRADDLE, betting_live(t->b));
    case HOLDEM_STEP_ROUND: return holds_round(t);
    case HOLDEM_STEP_OPEN: spec_run_begin(t); return true;
    case HOLDEM_STEP_AWARDS: spec_awards(t); return true;
    case HOLDEM_STEP_BUSTS: return spec_busts(t);
    case HOLDEM_STEP_OVER: spec_hand_over(t); return false;
    case HOLDEM_STEP_BUTTON: spec_pause(t); return false;
    case HOLDEM_STEP_ANTES:
    case HOLDEM_STEP_BLINDS:
    case HOLDEM_STEP_ROUND_OVER:
    case HOLDEM_STEP_STREET:
    case HOLDEM_STEP_SHOWDOWN:
    case HOLDEM_STEP_SHOWING:
    case HOLDEM_STEP_STOP: return false;
    }
    return false;
}

/* SP-30: it goes before NL-02. */
static int button(struct turn *t)
{
    const int to = t->b->num[SPEC_BUTTON_TO] - 1;
    turn_set(t, SPEC_BUTTON_TO, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    return to >= 0 && t->b->num[HOLDEM_STACK + to] > 0 ? to : SEAT_NONE;
}

const struct holdem_house spec_house = {.level = holdem_level,
                                        .hands_a_level = holdem_hands_a_level,
                                        .value = spec_value,
                                        .holds = holds,
                                        .button = button};

static void setup(struct turn *t)
{
    holdem_sit(t, &spec_house, t->rules->option[HOLDEM_FIRST_STACK]);
    spec_sit(t);
    if (!spec_asks_fun(t, (seatmask)(seat_bit(t->b->nseats) - 1)))
        holdem_go(t, &spec_house, HOLDEM_STEP_BUTTON);
}

static void stand(struct turn *t, const struct action *a)
{
    const int32_t quiet = t->b->num[SPEC_QUIET], bit = seat_bit(a->who);
    turn_set(t, SPEC_QUIET, a->amount ? quiet | bit : quiet & ~bit, a->who, SPEC_WHY_STAND);
    spec_waits(t, t->b->waiting);
}

/* SP-13: it is served after the hand. */
static void drink(struct turn *t, const struct action *a)
{
    turn_set(t, SPEC_HAD_DRINK, t->b->num[SPEC_HAD_DRINK] | seat_bit(a->who), a->who,
             HOLDEM_WHY_NONE);
    turn_set(t, SPEC_THIRSTY, t->b->num[SPEC_THIRSTY] | seat_bit(a->who), a->who, SPEC_WHY_DRINK);
    spec_waits(t, t->b->waiting);
}

static void discards(struct turn *t, const struct action *a)
{
    const bool turn = t->b->phase == HOLDEM_PHASE_PLAY;
    spec_discard(t, a);
    if (turn)
        return;
    turn_phase(t, HOLDEM_PHASE_PLAY);
    if (t->b->num[SPEC_RUN])
        spec_run(t);
    else
        spec_round(t);
}

static void apply(struct turn *t, const struct action *a)
{
    switch (a->kind) {
    case SPEC_STAND: stand(t, a); break;
    case SPEC_DRINK: drink(t, a); break;
    case SPEC_DISCARD: discards(t, a); break;
    case SPEC_TAKE_TOP:
    case SPEC_DRAW: spec_draw(t, a); break;
    case SPEC_LEAVE:
    case SPEC_REENTER: spec_reentry(t, a); break;
    case SPEC_NO:
    case SPEC_DOUBLE:
    case SPEC_DECLARE:
    case SPEC_WISH:
        if (t->b->phase == SPEC_PHASE_FUN)
            spec_fun(t, a);
        else if (t->b->phase == SPEC_PHASE_STRADDLE)
            spec_double(t, a);
        else
            spec_answer(t, a);
        break;
    default:
        if (t->b->phase == HOLDEM_PHASE_SHOWING)
            holdem_act(t, &spec_house, a);
        else
            spec_poker(t, a);
    }
}

/* SP-11: of the four kinds any. */
static int could_be(const struct rules *r, const struct board *b, int zone, int index, card *out)
{
    (void)r, (void)b, (void)zone, (void)index;
    for (int i = 0; i < SPEC_EFFECTS - SPEC_NORMAL; i++)
        out[i] = spec_card(SPEC_NORMAL + i);
    return SPEC_EFFECTS - SPEC_NORMAL;
}

static const char *face_name(const struct rules *r, card face)
{
    (void)r;
    return card_is_spec(face) ? spec_word(card_effect(face)) : NULL;
}

const struct game tokyo_game = {
    .id = "spec",
    .rules_version = 1,
    .title = N_("SPEC"),
    .seats_min = 2,
    .seats_max = 9,
    .seats_offered = 3, /* SP-02; two are left at its end */
    GAME_TABLES,
    .setup = setup,
    .choices = spec_choices,
    .apply = apply,
    .score = holdem_score,
    .refine = spec_refine,
    .why_not = spec_why_not,
    .face_name = face_name,
    .resume = spec_resume,
    .could_be = could_be,
    HOLDEM_DATA,
};
