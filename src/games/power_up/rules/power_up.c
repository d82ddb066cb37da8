/* power_up.c - Power Up: hold'em's table with powers on it; its tables, and where a hand is held
 * for them. RULES.md says where each rule is. */
#include "power_up.h"

#include "betting.h"
#include "check.h"
#include "holdem_specs.h"

#include <stdio.h>

static const struct zone_spec zones[] = {
    HOLDEM_ZONE_SPECS,
    {.name = "held", .id = POWER_UP_HELD, .per_seat = true, .pack = PACK_NONE},
    {.name = "played", .id = POWER_UP_PLAYED, .pack = PACK_NONE, .everyone = true},
    {.name = "fan", .id = POWER_UP_FAN, .pack = 0, .face_down = true},
    {.name = "mix", .id = POWER_UP_MIX, .sorted = true, .pack = 0, .face_down = true},
};

static const struct num_spec nums[] = {
    HOLDEM_NUM_SPECS,
    {.name = "energy", .id = POWER_UP_ENERGY, .per_seat = true},
    {.name = "intel", .id = POWER_UP_INTEL},
    {.name = "locked", .id = POWER_UP_LOCKED},
    {.name = "round_from", .id = POWER_UP_ROUND_FROM},
    {.name = "emp", .id = POWER_UP_EMP},
    {.name = "choosing", .id = POWER_UP_CHOOSING},
};
_Static_assert((int)POWER_UP_ZONES <= (int)ZONES && (int)POWER_UP_NUMS <= (int)NUMS,
               "there is room on the table");

static const struct pack_spec packs[] = {
    {.name = "cards", .first = 0, .last = 51, .copies = 1, .zone = HOLDEM_PILE}};

static const char *const verbs[] = {
    HOLDEM_VERB_NAMES,          [POWER_UP_PLAY] = "play", [POWER_UP_KEEP] = "keep",
    [POWER_UP_THROW] = "throw", [POWER_UP_NEXT] = "next", [POWER_UP_DISCARD] = "discard",
    [POWER_UP_VERBS] = NULL,
};
static const char *const phases[] = {HOLDEM_PHASE_NAMES, [HOLDEM_PHASES] = NULL};
#define WHY(id, word, option, cost) [POWER_UP_WHY_##id] = word,
static const char *const whys[] = {
    HOLDEM_WHY_NAMES,
    [POWER_UP_WHY_GIVE] = "give",
    [POWER_UP_WHY_ENERGY] = "energy",
    [POWER_UP_WHY_PLAY] = "power",
    [POWER_UP_WHY_KEEP] = "keep",
    [POWER_UP_WHY_THROW] = "throw",
    [POWER_UP_WHY_LOCK] = "lock",
    [POWER_UP_WHY_VANISH] = "vanish",
    POWER_UP_POWERS(WHY)[POWER_UP_WHYS] = NULL,
};

static const char *const sharers[] = {"all", "short"};
static const char *const sharer_labels[] = {N_("Everyone"), N_("Players short of powers")};

#define COST(id, word, option, cost) \
    [POWER_UP_COST + POWER_##id] = {.name = option, .low = 0, .high = 50, .normal = cost},

static const struct option_spec options[] = {
    HOLDEM_OPTION_SPECS(1),
    [POWER_UP_LIST] = {.name = "powers",
                       .low = 15,
                       .high = (1 << POWERS) - 1,
                       .normal = (1 << POWERS) - 1},
    [POWER_UP_JOIN] = {OPTION("join", 0, POWERS, 0, N_("Kinds of power in level 1"),
                              N_("One more kind of power is added each level, easiest first.")),
                       .least = N_("All")},
    [POWER_UP_START] = {OPTION("start", 0, POWER_UP_HELD_MOST, 2, N_("Starting powers"),
                               N_("Everyone starts with this many different powers."))},
    [POWER_UP_MOST] = {OPTION("most", 1, POWER_UP_HELD_MOST, 3, N_("Maximum powers"),
                              N_("Players with fewer powers draw one after each hand."))},
    [POWER_UP_RUN_OUT] = {HOLDEM_SWITCH(
        "run_out", 0, N_("Powers in a run-out"),
        N_("When all opponents are all-in, the player with chips may "
           "still play powers on each street."))},
    [POWER_UP_ENERGY_START] = {OPTION("energy", 0, 50, 10, N_("Starting energy"),
                                      N_("Playing a power costs energy."))},
    [POWER_UP_ENERGY_MOST] = {OPTION("energy_most", 1, 50, 15, N_("Maximum energy"),
                                     N_("You can’t store more than this."))},
    [POWER_UP_ENERGY_GAIN] = {OPTION("energy_gain", 0, 20, 2, N_("Energy per hand"),
                                     N_("Gained after each hand."))},
    [POWER_UP_ENERGY_SHARE] = {OPTION_WORDS(
        "energy_for", 0, 1, 0, sharers, sharer_labels, N_("Energy goes to"),
        N_("Everyone, or only players who hold fewer powers than the maximum."))},
    POWER_UP_POWERS(COST)};
_Static_assert(sizeof options / sizeof *options == POWER_UP_OPTIONS &&
                   (int)POWER_UP_OPTIONS <= (int)OPTIONS,
               "every option has its line");

static const struct reason_spec reasons[] = {
    HOLDEM_REASON_SPECS,
    {POWER_UP_NO_MORE_POWERS, "no-more-powers",
     N_("An EMP blocks all powers until this betting round ends.")},
    {POWER_UP_ENERGY_SHORT, "energy-short", N_("You don’t have enough energy.")},
    {POWER_UP_CAP_REACHED, "cap-reached",
     N_("This power has already been played twice this hand.")},
    {POWER_UP_DECK_SHORT, "deck-short", N_("There aren’t enough cards left in the deck.")},
    {POWER_UP_ALL_LOCKED, "all-locked",
     N_("Cards on the board when a player went all-in are frozen.")},
    {POWER_UP_NO_TARGET, "no-target", N_("You can only remove cards dealt in this betting round.")},
    {POWER_UP_BOARD_NEEDED, "board-needed", N_("The board must end up with at least three cards.")},
    {POWER_UP_ALL_SHOWN, "all-shown", N_("Every opponent is already showing a card.")},
    {POWER_UP_INTEL_RUNS, "intel-runs",
     N_("Intel already shows you the next card for the rest of this hand.")},
    {POWER_UP_NOTHING_PLAYED, "nothing-played",
     N_("There’s nothing to copy: no other power has been played this hand.")},
    {POWER_UP_ONLY_POWERS, "only-powers",
     N_("The betting is over: play powers, or check to see the next card.")},
};
_Static_assert(sizeof reasons / sizeof *reasons == POWER_UP_REASONS_END - REASON_OWN,
               "every reason has its sentence");

static bool says(char *error, int room, const char *sentence)
{
    snprintf(error, (size_t)room, "%s", sentence);
    return false;
}

/* PU-03, PU-04. */
static bool fits(const struct rules *r, char *error, int room)
{
    const int32_t *o = r->option;
    const int kinds = seat_count((seatmask)o[POWER_UP_LIST]);
    if (kinds < 4)
        return says(error, room, N_("A table needs at least four powers."));
    if (kinds <= o[POWER_UP_MOST])
        return says(error, room, N_("There must be more kinds of power than a player can hold."));
    if (o[POWER_UP_START] > o[POWER_UP_MOST])
        return says(error, room, N_("Players can’t start with more powers than they can hold."));
    if (o[POWER_UP_JOIN] && o[POWER_UP_JOIN] < o[POWER_UP_START])
        return says(error, room,
                    N_("No player starts with two of the same power, so level 1 needs at least as "
                       "many kinds as each player has starting powers."));
    if (o[POWER_UP_ENERGY_START] > o[POWER_UP_ENERGY_MOST])
        return says(error, room, N_("Players can’t start with more energy than they can store."));
    return true;
}

/* ---- a hand, and where it is held ---- */

/* PU-49, PU-50: a round of betting is over. */
static void round_is_over(struct turn *t, enum holdem_step step)
{
    turn_set(t, POWER_UP_EMP, 0, SEAT_NONE, POWER_UP_WHY_EMP);
    if (step == HOLDEM_STEP_STREET)
        turn_set(t, POWER_UP_ROUND_FROM, board_count(t->b, HOLDEM_BOARD), SEAT_NONE,
                 HOLDEM_WHY_NONE);
}

/* PU-25: a turn for powers on each street of a run-out that has had none. After it holdem_ask ends
 * the round as any other. True: somebody is asked. */
static bool asks_for_powers(struct turn *t)
{
    const struct board *b = t->b;
    const seatmask with_chips = betting_can_act(b);
    if (!t->rules->option[POWER_UP_RUN_OUT] || !with_chips || !betting_closed(b))
        return false;
    const bool asked = (with_chips & (seatmask)b->num[HOLDEM_ACTED]) != 0;
    betting_open(t, 0, b->num[HOLDEM_BIG]);
    if (!asked)
        turn_wait(t, with_chips, 0);
    return !asked;
}

static bool holds_laid(struct turn *t, enum holdem_step step)
{
    if ((step == HOLDEM_STEP_STREET || step == HOLDEM_STEP_SHOWDOWN) && asks_for_powers(t))
        return true;
    if (step == HOLDEM_STEP_OPEN || step == HOLDEM_STEP_STREET || step == HOLDEM_STEP_SHOWDOWN ||
        step == HOLDEM_STEP_AWARDS)
        round_is_over(t, step);
    if (step == HOLDEM_STEP_OVER)
        power_up_recharge(t);
    return false;
}

static bool holds(struct turn *t, enum holdem_step step)
{
    if (step == HOLDEM_STEP_ROUND && t->b->num[HOLDEM_STREET] == HOLDEM_PREFLOP &&
        t->b->num[HOLDEM_HANDS] == 0)
        power_up_first(t);
    return holds_laid(t, step);
}

const struct holdem_house power_up_house = {
    .level = holdem_level,
    .hands_a_level = holdem_hands_a_level,
    .value = holdem_value,
    .holds = holds,
    .drawn = power_up_drawn,
    .board_fits = power_up_board_fits,
};
const struct holdem_house power_up_house_laid = {
    .level = holdem_level,
    .hands_a_level = holdem_hands_a_level,
    .value = holdem_value,
    .holds = holds_laid,
    .drawn = power_up_drawn,
    .board_fits = power_up_board_fits,
};

static void setup(struct turn *t)
{
    holdem_sit(t, &power_up_house, t->rules->option[HOLDEM_FIRST_STACK]);
    power_up_sit(t);
    holdem_go(t, &power_up_house, HOLDEM_STEP_BUTTON);
}

/* PU-30: what lies face up when somebody goes all-in is locked, before anything else is dealt. */
static void poker_action(struct turn *t, const struct action *a)
{
    betting_act(t, a);
    if (holdem_all_in(t->b, a->who))
        turn_set(t, POWER_UP_LOCKED, board_count(t->b, HOLDEM_BOARD), a->who, POWER_UP_WHY_LOCK);
    holdem_ask(t, &power_up_house, a->who);
}

static void apply(struct turn *t, const struct action *a)
{
    if (a->kind == POWER_UP_PLAY)
        power_up_play(t, a);
    else if (a->kind >= HOLDEM_VERBS)
        power_up_choose(t, a);
    else if (t->b->phase == HOLDEM_PHASE_SHOWING)
        holdem_act(t, &power_up_house, a);
    else
        poker_action(t, a);
}

/* PU-05: powers that a seat was dealt differ from each other and from every copy that lay there
 * before; a copy that came later can be of one of them. */
static int could_be(const struct rules *r, const struct board *b, int zone, int index, card *out)
{
    const int n = power_up_could_get(r, b, zone - POWER_UP_HELD, index, out);
    return n ? n : power_up_could_get(r, b, 0, 0, out); /* any that is dealt */
}

#define WORD(id, word, option, cost) word,
static const char *face_name(const struct rules *r, card face)
{
    CARRE_ASSERT(face >= CARD_OWN);
    static const char *const words[POWERS] = {POWER_UP_POWERS(WORD)};
    (void)r;
    return card_is_power(face) ? words[card_power(face)] : NULL;
}

const struct game power_up_game = {
    .id = "power-up",
    .rules_version = 1,
    .title = N_("Power Up"),
    .seats_min = 2,
    .seats_max = 5,
    GAME_TABLES,
    .fits = fits,
    .setup = setup,
    .choices = power_up_choices,
    .apply = apply,
    .score = holdem_score,
    .why_not = power_up_why_not,
    .face_name = face_name,
    .resume = power_up_resume,
    .could_be = could_be,
    HOLDEM_DATA,
};
