/* commands.h - what the program does beside being played: each command runs to its end and returns
 * the exit status. */
#ifndef CARRE_COMMANDS_H
#define CARRE_COMMANDS_H

#include "options.h"

int sim_main(const struct options *o);      /* sim.c: many games between bots */
int terminal_main(const struct options *o); /* terminal.c: a match in text */
int replay_main(const struct options *o);   /* replay.c: walks a saved log */
/* shot.c: a scene or a moment of a log as a picture */
int shot_main(const struct options *o);
int hands_main(const struct options *o); /* hands_main.c: recorded hands against the rules */
/* Says on the error output that this game knows no hands, and which do. */
void hands_without(const char *game);
/* phh_main.c: hand histories read and played */
int phh_main(const struct options *o);
/* history_main.c: a game written as a hand history */
int history_main(const struct options *o);
/* stats_main.c: the figures of everybody who plays here */
int statistics_main(const struct options *o);
/* review_main.c: what decisions of a game cost, and where it turned */
int review_main(const struct options *o);
int recover_main(const struct options *o);    /* recover.c: a damaged database */
int check_data_main(const struct options *o); /* check_data.c: data, pictures, sounds, catalogues */
int eval_main(const struct options *o);       /* eval.c: what hands of cards are worth */
/* equities.c: how often hands win against one another */
int equity_main(const struct options *o);
int decks_main(const struct options *o); /* decks.c: shuffled packs, as bytes */

#endif
