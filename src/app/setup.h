/* setup.h - what the command line says about a table: game, seats, options, who plays. Sentences are in the language in force. */
#ifndef CARRE_SETUP_H
#define CARRE_SETUP_H

#include "bot.h"
#include "world.h"

enum { SETUP_ERROR = 300 };

/* Is there a game of that id? Else the sentence names those that there are. */
bool setup_game(const char *game, char error[SETUP_ERROR]);
/* Rules for a game by id; seats 0: the game's least; difficulty NULL: its normal. */
bool setup_rules(struct world *w, const char *game, int seats, const char *difficulty, struct rules *out, char error[SETUP_ERROR]);
/* Sets an option by name and value as they stand in logs ("difficulty", "hard"). */
bool setup_option(struct rules *r, const char *name, const char *value, char error[SETUP_ERROR]);
/* Bots by name, comma between them ("random,greedy"); NULL: the strongest. How many, 0 with a sentence. */
int setup_bots(const char *game, const char *names, const struct bot *out[], int room, char error[SETUP_ERROR]);

#endif
