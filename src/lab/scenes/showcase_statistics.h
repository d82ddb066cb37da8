/* showcase_statistics.h - the statistics page, to look at: figures of games that simple players
 * have played. */
#ifndef CARRE_SHOWCASE_STATISTICS_H
#define CARRE_SHOWCASE_STATISTICS_H

#include "app.h"
#include "game.h"

/* Who plays, by which rules: the first seat and all others by showcase_plays. Of the first `ways`
 * values of option number `vary` each game has another; 0: they are all alike. */
struct showcase_player {
    struct rules rules;
    int vary, ways;
    const char *first, *others;
};

/* Picture number `view` of that game, and of starting hands the measure. */
void showcase_statistics(struct app *app, const struct showcase_player *who, int view, int measure);

#endif
