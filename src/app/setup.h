/* setup.h - what the command line says about a table: game, seats, options, who plays. Sentences
 * are in the language in force. */
#ifndef CARRE_SETUP_H
#define CARRE_SETUP_H

#include "bot.h"
#include "options.h"
#include "world.h"

enum { SETUP_ERROR = 700 };

/* Is there a game of that id? Else the sentence names those that there are. */
bool setup_game(const char *game, char error[SETUP_ERROR]);
/* Rules for a game by id, as the command line has them: --seats (else as many as --bot names, and
 * at least the game's least), --difficulty, --option; together they have to be a table that the
 * game plays. */
bool setup_rules(struct world *w, const char *game, const struct options *o, struct rules *out,
                 char error[SETUP_ERROR]);
/* Sets an option by name and value as they stand in logs ("difficulty", "hard"). */
bool setup_option(struct rules *r, const char *name, const char *value, char error[SETUP_ERROR]);
/* All of --option, in the order told, and whether they go together. */
bool setup_options(struct rules *r, const struct options *o, char error[SETUP_ERROR]);
/* Bots by name, comma between them ("random,greedy"); NULL: the strongest. How many, 0 with a
 * sentence. */
int setup_bots(const char *game, const char *names, const struct bot *out[], int room,
               char error[SETUP_ERROR]);

#endif
