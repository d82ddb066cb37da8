/* holdem_specs.h - the lines that the tables of every game on hold'em's table begin with: the same
 * zones, numbers, verbs, options, reasons under the same numbers (holdem_names.h). */
#ifndef CARRE_HOLDEM_SPECS_H
#define CARRE_HOLDEM_SPECS_H

#include "game_specs.h"
#include "holdem_names.h"
#include "holdem_tables.h"

/* the file that all of them are played by, and what of it a match keeps */
#define HOLDEM_DATA                                                      \
    .data_parse = holdem_tables_parse, .data_file = "holdem/tables.txt", \
    .data_write = holdem_values_write, .data_read = holdem_values_read

#define HOLDEM_ZONE_SPECS                                                               \
    {.name = "hand", .id = HOLDEM_HAND, .per_seat = true, .pack = 0},                   \
        {.name = "board", .id = HOLDEM_BOARD, .pack = 0, .everyone = true},             \
        {.name = "pile", .id = HOLDEM_PILE, .pack = 0, .face_down = true},              \
    {                                                                                   \
        .name = "muck", .id = HOLDEM_MUCK, .sorted = true, .pack = 0, .face_down = true \
    }

#define HOLDEM_NUM_SPECS                                                                          \
    {.name = "stack", .id = HOLDEM_STACK, .per_seat = true, .kept = 'c'},                         \
        {.name = "bet", .id = HOLDEM_BET, .per_seat = true, .kept = 'c'},                         \
        {.name = "pot", .id = HOLDEM_POT, .kept = 'c'},                                           \
        {.name = "side1", .id = HOLDEM_POT + 1, .kept = 'c'},                                     \
        {.name = "side2", .id = HOLDEM_POT + 2, .kept = 'c'},                                     \
        {.name = "side3", .id = HOLDEM_POT + 3, .kept = 'c'},                                     \
        {.name = "side4", .id = HOLDEM_POT + 4, .kept = 'c'},                                     \
        {.name = "side5", .id = HOLDEM_POT + 5, .kept = 'c'},                                     \
        {.name = "side6", .id = HOLDEM_POT + 6, .kept = 'c'},                                     \
        {.name = "side7", .id = HOLDEM_POT + 7, .kept = 'c'},                                     \
        {.name = "side8", .id = HOLDEM_POT + 8, .kept = 'c'},                                     \
        {.name = "side9", .id = HOLDEM_POT + 9, .kept = 'c'},                                     \
        {.name = "cap", .id = HOLDEM_CAP, .per_seat = true},                                      \
        {.name = "start", .id = HOLDEM_START, .per_seat = true},                                  \
        {.name = "rank", .id = HOLDEM_RANK, .per_seat = true},                                    \
        {.name = "ante_due", .id = HOLDEM_ANTE_DUE, .per_seat = true},                            \
        {.name = "blind_due", .id = HOLDEM_BLIND_DUE, .per_seat = true},                          \
        {.name = "live", .id = HOLDEM_LIVE}, {.name = "acted", .id = HOLDEM_ACTED},               \
        {.name = "to_match", .id = HOLDEM_TO_MATCH}, {.name = "raise", .id = HOLDEM_RAISE},       \
        {.name = "street", .id = HOLDEM_STREET}, {.name = "button", .id = HOLDEM_BUTTON},         \
        {.name = "big_seat", .id = HOLDEM_BIG_SEAT},                                              \
        {.name = "last_blind", .id = HOLDEM_LAST_BLIND}, {.name = "hands", .id = HOLDEM_HANDS},   \
        {.name = "level", .id = HOLDEM_LEVEL}, {.name = "level_hands", .id = HOLDEM_LEVEL_HANDS}, \
        {.name = "small", .id = HOLDEM_SMALL}, {.name = "big", .id = HOLDEM_BIG},                 \
    {                                                                                             \
        .name = "ante", .id = HOLDEM_ANTE                                                         \
    }

#define HOLDEM_VERB_NAMES                                                              \
    [HOLDEM_FOLD] = "fold", [HOLDEM_CHECK] = "check", [HOLDEM_CALL] = "call",          \
    [HOLDEM_BET_TO] = "bet", [HOLDEM_RAISE_TO] = "raise", [HOLDEM_MUCK_HAND] = "muck", \
    [HOLDEM_SHOW_HAND] = "show"

#define HOLDEM_PHASE_NAMES [HOLDEM_PHASE_PLAY] = "play", [HOLDEM_PHASE_SHOWING] = "showing"

#define HOLDEM_WHY_NAMES                                                                        \
    [HOLDEM_WHY_NONE] = "", [HOLDEM_WHY_GATHER] = "gather", [HOLDEM_WHY_BUTTON] = "button",     \
    [HOLDEM_WHY_ANTE] = "ante", [HOLDEM_WHY_SMALL_BLIND] = "small-blind",                       \
    [HOLDEM_WHY_BIG_BLIND] = "big-blind", [HOLDEM_WHY_STRADDLE] = "straddle",                   \
    [HOLDEM_WHY_DEAL] = "deal", [HOLDEM_WHY_FLOP] = "flop", [HOLDEM_WHY_TURN] = "turn",         \
    [HOLDEM_WHY_RIVER] = "river", [HOLDEM_WHY_STREET] = "street", [HOLDEM_WHY_FOLD] = "fold",   \
    [HOLDEM_WHY_CHECK] = "check", [HOLDEM_WHY_CALL] = "call", [HOLDEM_WHY_BET] = "bet",         \
    [HOLDEM_WHY_RAISE] = "raise", [HOLDEM_WHY_UNCALLED] = "uncalled",                           \
    [HOLDEM_WHY_COLLECT] = "collect", [HOLDEM_WHY_SHOW] = "show", [HOLDEM_WHY_VALUE] = "value", \
    [HOLDEM_WHY_WIN] = "win", [HOLDEM_WHY_SPLIT] = "split", [HOLDEM_WHY_OUT] = "out",           \
    [HOLDEM_WHY_HAND_OVER] = "hand-over", [HOLDEM_WHY_LEVEL] = "level", [HOLDEM_WHY_OVER] = "over"

static const char *const holdem_switches[] = {"no", "yes"}, *const holdem_switch_labels[] = {
                                                                N_("No"), N_("Yes")};
static const char *const holdem_structure_labels[HOLDEM_STRUCTURES] = {
    [HOLDEM_STANDARD] = N_("Standard"),
    [HOLDEM_TURBO] = N_("Turbo"),
    [HOLDEM_DEEP] = N_("Deep"),
    [HOLDEM_CARD_ROOM] = N_("Card room")};

#define HOLDEM_SWITCH(word, usual, title, sentence) \
    OPTION_WORDS(word, 0, 1, usual, holdem_switches, holdem_switch_labels, title, sentence)

/* What is usual: chips, hands a level, antes, blinds (of the structures up to `last`). */
#define HOLDEM_OPTION_SPECS_OF(chips, hands, hands_two, antes, last, structure)                \
    [HOLDEM_FIRST_STACK] = {OPTION("stack", 50, 100000, (chips), N_("Starting chips"),         \
                                   N_("What each player starts with."))},                      \
    [HOLDEM_HANDS_A_LEVEL] = {OPTION("level_hands", 1, 100, (hands), N_("Hands per level"),    \
                                     N_("The blinds rise after this many hands."))},           \
    [HOLDEM_HANDS_HEADS_UP] = {OPTION("level_hands_two", 1, 100, (hands_two),                  \
                                      N_("Hands per level, heads-up"),                         \
                                      N_("Hands per level when only two players are left."))}, \
    [HOLDEM_ANTES] = {HOLDEM_SWITCH(                                                           \
        "antes", (antes), N_("Antes"),                                                         \
        N_("Every player adds a tenth of the big blind to the pot each hand."))},              \
    [HOLDEM_SHOWING] = {HOLDEM_SWITCH(                                                         \
        "showing", 1, N_("Show winning hands"),                                                \
        N_("If everyone else folds, the winner may show one or both cards."))},                \
    [HOLDEM_STRUCTURE] = {                                                                     \
        OPTION_WORDS("blinds", 0, (last), (structure), holdem_structure_words,                 \
                     holdem_structure_labels, N_("Blinds"),                                    \
                     N_("How fast the blinds rise: standard from 25/50, turbo in "             \
                        "large steps, deep from 10/20."))}
/* Power Up's, and plain hold'em's. */
#define HOLDEM_OPTION_SPECS(antes) \
    HOLDEM_OPTION_SPECS_OF(1500, 4, 6, antes, HOLDEM_DEEP, HOLDEM_STANDARD)

#define HOLDEM_REASON_SPECS                                                                    \
    {HOLDEM_NOT_REOPENED, "not-reopened",                                                      \
     N_("The last raise wasn’t a full raise, so you can’t raise again.")},                     \
        {HOLDEM_NOBODY_TO_CALL, "nobody-to-call",                                              \
         N_("Everyone else is all-in: there’s no one left to raise.")},                        \
    {                                                                                          \
        HOLDEM_CALL_TAKES_ALL, "call-takes-all", N_("Calling already takes your whole stack.") \
    }

#endif
