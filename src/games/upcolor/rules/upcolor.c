/* upcolor.c - Upcolor: its tables, and which file answers which question. RULES.md says where each
 * rule is. */
#include "upcolor.h"

#include "check.h"
#include "game_specs.h"
#include <stdio.h>

static const struct zone_spec zones[] = {
    {.name = "hand", .id = UPCOLOR_HAND, .per_seat = true, .sorted = true, .pack = 0},
    {.name = "laid", .id = UPCOLOR_LAID, .per_seat = true, .pack = 0, .everyone = true},
    {.name = "pile", .id = UPCOLOR_PILE, .pack = 0, .face_down = true},
    {.name = "aside", .id = UPCOLOR_ASIDE, .sorted = true, .pack = 0, .everyone = true},
};

static const struct num_spec nums[] = {
    {.name = "stack", .id = UPCOLOR_STACK, .per_seat = true, .kept = 'c'},
    {.name = "debt", .id = UPCOLOR_DEBT, .per_seat = true},
    {.name = "barred", .id = UPCOLOR_BARRED, .per_seat = true},
    {.name = "won", .id = UPCOLOR_WON, .per_seat = true},
    {.name = "winnings", .id = UPCOLOR_WINNINGS, .per_seat = true},
    {.name = "rounds_won", .id = UPCOLOR_ROUNDS_WON, .per_seat = true},
    {.name = "seated", .id = UPCOLOR_SEATED, .per_seat = true},
    {.name = "passed", .id = UPCOLOR_PASSED, .per_seat = true},
    {.name = "staked", .id = UPCOLOR_STAKED, .per_seat = true},
    {.name = "pot", .id = UPCOLOR_POT, .kept = 'c'},
    {.name = "carry", .id = UPCOLOR_CARRY, .kept = 'c'},
    {.name = "bank", .id = UPCOLOR_BANK, .kept = 'c'},
    {.name = "game", .id = UPCOLOR_GAME},
    {.name = "rich", .id = UPCOLOR_RICH},
    {.name = "stake", .id = UPCOLOR_STAKE},
    {.name = "pot_start", .id = UPCOLOR_POT_START},
    {.name = "rising", .id = UPCOLOR_RISING},
    {.name = "round", .id = UPCOLOR_ROUND},
    {.name = "replay", .id = UPCOLOR_REPLAY},
    {.name = "played", .id = UPCOLOR_PLAYED},
    {.name = "dealer", .id = UPCOLOR_DEALER},
    {.name = "lap", .id = UPCOLOR_LAP},
    {.name = "leader", .id = UPCOLOR_LEADER},
    {.name = "last", .id = UPCOLOR_LAST},
    {.name = "turn", .id = UPCOLOR_TURN},
    {.name = "called", .id = UPCOLOR_CALLED},
    {.name = "must_imperial", .id = UPCOLOR_MUST_IMPERIAL},
    {.name = "answer", .id = UPCOLOR_ANSWER},
    {.name = "winner", .id = UPCOLOR_WINNER},
    {.name = "round1_winner", .id = UPCOLOR_ROUND_WINNER},
    {.name = "round2_winner", .id = UPCOLOR_ROUND_WINNER + 1},
    {.name = "round3_winner", .id = UPCOLOR_ROUND_WINNER + 2},
    {.name = "round4_winner", .id = UPCOLOR_ROUND_WINNER + 3},
    {.name = "round1_share", .id = UPCOLOR_ROUND_SHARE},
    {.name = "round2_share", .id = UPCOLOR_ROUND_SHARE + 1},
    {.name = "round3_share", .id = UPCOLOR_ROUND_SHARE + 2},
    {.name = "round4_share", .id = UPCOLOR_ROUND_SHARE + 3},
    {.name = "round1_paid", .id = UPCOLOR_ROUND_PAID},
    {.name = "round2_paid", .id = UPCOLOR_ROUND_PAID + 1},
    {.name = "round3_paid", .id = UPCOLOR_ROUND_PAID + 2},
    {.name = "round4_paid", .id = UPCOLOR_ROUND_PAID + 3},
};

/* UC-01. */
static const uint8_t counts[UPCOLOR_FACES] = {5, 14, 14, 14, 7, 5};
static const struct pack_spec packs[] = {
    {.name = "cards",
     .first = UPCOLOR_IMPERIAL,
     .last = UPCOLOR_DISCARD,
     .zone = UPCOLOR_PILE,
     .counts = counts},
};

static const char *const verbs[] = {
    [UPCOLOR_PLAY] = "play", [UPCOLOR_PASS] = "pass",     [UPCOLOR_NEXT] = "next",
    [UPCOLOR_STOP] = "stop", [UPCOLOR_BORROW] = "borrow", [UPCOLOR_LEAVE] = "leave",
    [UPCOLOR_VERBS] = NULL,
};

static const char *const phases[] = {
    [UPCOLOR_PHASE_PLAY] = "play", [UPCOLOR_PHASE_AGREE] = "agree", NULL};

static const char *const whys[] = {
    [UPCOLOR_WHY_NONE] = "",
    [UPCOLOR_WHY_GAME] = "game",
    [UPCOLOR_WHY_STAKE] = "stake",
    [UPCOLOR_WHY_ROUND] = "round",
    [UPCOLOR_WHY_GATHER] = "gather",
    [UPCOLOR_WHY_DEAL] = "deal",
    [UPCOLOR_WHY_LAP] = "lap",
    [UPCOLOR_WHY_LEAD_PASSED] = "lead-passed",
    [UPCOLOR_WHY_TURN] = "turn",
    [UPCOLOR_WHY_PLAY] = "play",
    [UPCOLOR_WHY_CALL] = "call",
    [UPCOLOR_WHY_PASS] = "pass",
    [UPCOLOR_WHY_TRICK] = "trick",
    [UPCOLOR_WHY_TAKE] = "take",
    [UPCOLOR_WHY_DRAW] = "draw",
    [UPCOLOR_WHY_NO_DRAW] = "no-draw",
    [UPCOLOR_WHY_OUT] = "out",
    [UPCOLOR_WHY_BLOCKED] = "blocked",
    [UPCOLOR_WHY_STRONGEST] = "strongest",
    [UPCOLOR_WHY_ALONE] = "alone",
    [UPCOLOR_WHY_AGAIN] = "again",
    [UPCOLOR_WHY_SHARE] = "share",
    [UPCOLOR_WHY_BARRED_WIN] = "barred-win",
    [UPCOLOR_WHY_PENALTY] = "penalty",
    [UPCOLOR_WHY_PENALTY_OVER] = "penalty-over",
    [UPCOLOR_WHY_FULL] = "full",
    [UPCOLOR_WHY_FULL_PAY] = "full-pay",
    [UPCOLOR_WHY_GAME_OVER] = "game-over",
    [UPCOLOR_WHY_SPLIT] = "split",
    [UPCOLOR_WHY_BORROW] = "borrow",
    [UPCOLOR_WHY_LEAVE] = "leave",
    [UPCOLOR_WHY_OVER] = "over",
    [UPCOLOR_WHYS] = NULL,
};

static const char *const shares[] = {"falling", "rising"},
                         *const share_labels[] = {N_("Falling: 1/2, 1/4, 1/8, the rest"),
                                                  N_("Rising: the rest, 1/8, 1/4, 1/2")};
static const char *const switches[] = {"no", "yes"}, *const switch_labels[] = {N_("No"), N_("Yes")};
static const char *const takers[] = {"answer", "laid"}, *const taker_labels[] = {
                                                            N_("Last to follow the colour code"),
                                                            N_("Last to play a card")};
static const char *const levels[] = {"chips", "sweets"}, *const level_labels[] = {
                                                             N_("Level 1: chips"),
                                                             N_("Level 2: sweets")};

#define OWN_SWITCH(word, usual, title, sentence) \
    OPTION_WORDS(word, 0, 1, usual, switches, switch_labels, title, sentence)

static const struct option_spec options[] = {
    [UPCOLOR_GAMES] =
        {OPTION("games", 0, 20, 0, N_("Games"),
                N_("How many games of four rounds you play. You can stop after any of them.")),
         .least = N_("Until we stop")},
    [UPCOLOR_FIRST_STAKE] = {OPTION(
        "stake", 1, 1000, 40, N_("Opening stake"),
        N_("All the stakes in a game make up its pot. The stake doubles from game to game."))},
    [UPCOLOR_FIRST_STACK] = {OPTION("stack", 10, 20000, 600, N_("Starting chips"),
                                    N_("What each player starts with. Players who can’t pay the "
                                       "next stake leave, or borrow if that’s allowed."))},
    [UPCOLOR_SHARES] = {OPTION_WORDS(
        "shares", 0, 1, 0, shares, share_labels, N_("Shares of the first pot"),
        N_("What the four rounds of a game pay. You can change it from game to game."))},
    [UPCOLOR_PENALTY] = {OWN_SWITCH(
        "penalty", 1, N_("Discard penalty"),
        N_("Players holding a discard card when a round ends can’t win the next round’s share."))},
    [UPCOLOR_TAKER] = {OPTION_WORDS("taker", 0, 1, 0, takers, taker_labels, N_("The trick goes to"),
                                    N_("Only matters when no one follows a discard card."))},
    [UPCOLOR_TEAMS] = {OWN_SWITCH("teams", 0, N_("Two teams"),
                                  N_("Four players, partners sitting opposite. Partners win "
                                     "together, but don’t see each other’s hands."))},
    [UPCOLOR_LEVEL] = {OPTION_WORDS("level", 0, 1, 0, levels, level_labels, N_("Level"),
                                    N_("What you play for. The rules are the same."))},
    [UPCOLOR_LOANS] = {OWN_SWITCH(
        "loans", 0, N_("Bank loans"),
        N_("Players who can’t pay the next stake may borrow the difference."))},
    [UPCOLOR_TALLY] = {OWN_SWITCH(
        "tally", 1, N_("Count played cards"),
        N_("Shows how many cards of each colour have been played this round."))},
    [UPCOLOR_POTS] = {OWN_SWITCH(
        "pots", 1, N_("Pots"),
        N_("Without pots, there are no stakes, a discard card costs nothing, and the player who "
           "has won the most rounds is ahead."))},
};
_Static_assert(sizeof options / sizeof *options == UPCOLOR_OPTIONS, "every option has its line");

static const struct reason_spec reasons[] = {
    {UPCOLOR_MUST_FOLLOW, "must-follow",
     N_("You hold the called colour, so play it, or an imperial, or a discard card where that’s "
        "allowed.")},
    {UPCOLOR_NOT_CALLED, "not-called", N_("This isn’t the colour that was called.")},
    {UPCOLOR_VIOLET_ON_RED, "violet-on-red", N_("Violet can only be played on red.")},
    {UPCOLOR_VIOLET_LEAD, "violet-lead", N_("Violet can’t lead: it can only be played on red.")},
    {UPCOLOR_LAST_DISCARD, "last-discard", N_("You can’t play a discard card last in a lap.")},
    {UPCOLOR_FIRST_DISCARD, "first-discard",
     N_("You can’t lead the first lap of a round with a discard card.")},
    {UPCOLOR_LEAD_IMPERIAL, "lead-imperial",
     N_("You must lead the first lap of a round with an imperial.")},
    {UPCOLOR_LEADER_PASSES_NOT, "leader-passes-not", N_("The leader must play a card.")},
    {UPCOLOR_CAN_PAY, "can-pay", N_("You have enough for the next stake, so you can’t borrow.")},
    {UPCOLOR_NO_LOANS, "no-loans", N_("The bank doesn’t lend at this table.")},
    {UPCOLOR_BANK_EMPTY, "bank-empty", N_("The bank doesn’t have that much.")},
    {UPCOLOR_NOBODY_LEFT, "nobody-left", N_("Too few players can pay that stake.")},
};
_Static_assert(sizeof reasons / sizeof *reasons == UPCOLOR_REASONS_END - REASON_OWN,
               "every reason has its sentence");

static void apply(struct turn *t, const struct action *a)
{
    switch (a->kind) {
    case UPCOLOR_PLAY: upcolor_play(t, a->who, a->pick[0]); break;
    case UPCOLOR_PASS: upcolor_pass(t, a->who); break;
    case UPCOLOR_NEXT: upcolor_next_game(t, a->about); break;
    case UPCOLOR_STOP: upcolor_stop(t); break;
    case UPCOLOR_BORROW: upcolor_borrow(t, a->who); break;
    case UPCOLOR_LEAVE: upcolor_leave(t, a->who); break;
    }
}

/* UC-04, UC-52. */
static bool fits(const struct rules *r, char *error, int room)
{
    const int32_t stake = r->option[UPCOLOR_FIRST_STAKE], stack = r->option[UPCOLOR_FIRST_STACK];
    const int32_t below = upcolor_stake_near(r->nseats, stake, -1),
                  above = upcolor_stake_near(r->nseats, stake, 1);
    if (r->option[UPCOLOR_TEAMS] && r->nseats != 4) {
        snprintf(error, (size_t)room, "two teams need 4 players, not %d", r->nseats);
        return false;
    }
    if (!r->option[UPCOLOR_POTS])
        return true;
    if (below != stake && below > 0)
        snprintf(error, (size_t)room,
                 "with %d players a stake of %d makes shares that are not whole; %d or %d works",
                 r->nseats, stake, below, above);
    else if (below != stake)
        snprintf(error, (size_t)room,
                 "with %d players a stake of %d makes shares that are not whole; %d works",
                 r->nseats, stake, above);
    else if (stack < stake)
        snprintf(error, (size_t)room, "a player with %d can't pay a first stake of %d", stack,
                 stake);
    else
        return true;
    return false;
}

/* What a seat would go home with (UC-58, UC-60). */
static void score(const struct rules *r, const struct board *b, int32_t *out)
{
    for (int s = 0; s < b->nseats; s++)
        out[s] = upcolor_has(r, b, s) - b->num[UPCOLOR_DEBT + s];
}

static int rounds(const struct rules *r, const struct board *b, int32_t *won)
{
    (void)r;
    for (int s = 0; s < b->nseats; s++)
        won[s] = b->num[UPCOLOR_ROUNDS_WON + s];
    return b->num[UPCOLOR_PLAYED];
}

static const char *face_name(const struct rules *r, card face)
{
    CARRE_ASSERT(face >= CARD_OWN);
    (void)r;
    static const char *const names[UPCOLOR_FACES] = {"imperial", "yellow", "blue",
                                                     "red",      "violet", "discard"};
    return face < UPCOLOR_FACES_END ? names[face - CARD_OWN] : NULL;
}

const struct game upcolor_game = {
    .id = "upcolor",
    .rules_version = 1,
    .title = N_("Upcolor"),
    .seats_min = 3,
    .seats_max = 6,
    GAME_TABLES,
    .fits = fits,
    .setup = upcolor_setup,
    .choices = upcolor_choices,
    .apply = apply,
    .score = score,
    .why_not = upcolor_why_not,
    .rounds = rounds,
    .face_name = face_name,
    .resume = upcolor_resume,
};
