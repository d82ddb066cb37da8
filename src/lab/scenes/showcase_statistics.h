/* showcase_statistics.h - the statistics page, to look at: figures of games that a simple player
 * has played. */
#ifndef CARRE_SHOWCASE_STATISTICS_H
#define CARRE_SHOWCASE_STATISTICS_H

#include "app.h"

/* Picture number `view` of that game, and of starting hands the measure. */
void showcase_statistics(struct app *app, const char *game, int view, int measure);

#endif
