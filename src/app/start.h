/* Which screens a start begins with. */
#ifndef CARRE_START_H
#define CARRE_START_H

#include "app.h"
#include "options.h"

/* The title; over it the comfort page at the very first start; or the game that --game names (after a question, if a saved run would be lost by it); or the set-up with
 * the code of --seed. The options are kept as long as the app. */
void start_scenes(struct app *app, struct options *o);

#endif
