/* How the played program starts, and which screens it begins with. */
#ifndef CARRE_START_H
#define CARRE_START_H

#include "app.h"
#include "options.h"
#include "setup.h"

/* The game in a window, to its end; the exit status. */
int window_main(struct options *o);

/* Is what the command line asks of a game possible? Else a sentence, before any window opens. */
bool start_check(const struct options *o, char error[SETUP_ERROR]);

/* The title; over it the comfort page at the very first start; or the game that --game names (after
 * a question, if a saved run would be lost by it); or the set-up with the code of --seed. The
 * options are kept as long as the app. */
void start_scenes(struct app *app, struct options *o);

#endif
