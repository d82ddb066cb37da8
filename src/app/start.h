/* Which screens a start begins with. */
#ifndef CARRE_START_H
#define CARRE_START_H

#include "app.h"
#include "options.h"

/* The title; over it the comfort page at the very first start; or the game that --game names. */
void start_scenes(struct app *app, const struct options *o);

#endif
