/* What the program can be asked for on the command line. Each returns the exit code: 0 done, 1 it did not work, 2 it was not understood. */
#ifndef CARRE_COMMANDS_H
#define CARRE_COMMANDS_H

#include "options.h"

int window_main(const struct options *o);
int shot_main(const struct options *o);
int check_data_main(const struct options *o);

int terminal_main(const struct options *o);
int sim_main(const struct options *o);
int replay_main(const struct options *o);

#endif
