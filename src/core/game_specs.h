/* game_specs.h - what the tables of a game's rules are written with.
 *
 *     static const struct option_spec options[] = {
 *         [MY_START] = {OPTION("start", 0, 5, 2, N_("Starting cards"), N_("What each holds.")),
 *                       .least = N_("None")},
 *     };
 *     const struct game my_game = {.id = "mine", GAME_TABLES, .setup = setup, …};
 *
 * A file that includes it says what N_ marks. */
#ifndef CARRE_GAME_SPECS_H
#define CARRE_GAME_SPECS_H

#include "game.h"

/* An option: its word, its bounds, what is usual, and for people a title and a sentence. */
#define OPTION(word, from, to, usual, title, sentence)                                \
    .name = (word), .low = (from), .high = (to), .normal = (usual), .label = (title), \
    .about = (sentence)
/* One whose values have words, for logs and for people. */
#define OPTION_WORDS(word, from, to, usual, words, titles, title, sentence) \
    OPTION(word, from, to, usual, title, sentence), .values = (words), .labels = (titles)

/* Of a game whose tables have these names. */
#define GAME_TABLES                                                                            \
    .verbs = verbs, .phases = phases, .whys = whys, .zones = zones,                            \
    .nzones = sizeof zones / sizeof *zones, .nums = nums, .nnums = sizeof nums / sizeof *nums, \
    .packs = packs, .npacks = sizeof packs / sizeof *packs, .options = options,                \
    .noptions = sizeof options / sizeof *options, .reasons = reasons,                          \
    .nreasons = sizeof reasons / sizeof *reasons

#endif
