/* commands.h - the program without a window: each runs to its end and returns the exit status. */
#ifndef CARRE_COMMANDS_H
#define CARRE_COMMANDS_H

#include "options.h"

int sim_main(const struct options *o);        /* sim.c: many games between bots */
int terminal_main(const struct options *o);   /* terminal.c: a match in text */
int replay_main(const struct options *o);     /* replay.c: walks a saved log */

#endif
