#ifndef CARRE_SHOWCASE_LAID_H
#define CARRE_SHOWCASE_LAID_H

/* A table that was laid out by hand, brought to a certain moment of its picture, which then stands
 * still.
 *
 * CARRE_PEAK=MS in the environment stops the picture at another moment of what is shown, so many
 * milliseconds in; -1: behind all of it. */

#include "app.h"
#include "script.h"

/* Opens the scene over the title; it is borrowed. Without a match that fits, the reason is on the
 * error output and the title stays. */
void showcase_laid(struct app *app, const struct script *scene);

/* So many milliseconds more of the picture, for whoever looks at its motion (with CARRE_PEAK=0,
 * from its first moment). False: the scene on top is none of these. */
bool showcase_laid_go_on(struct app *app, int ms);

/* For a benchmark: scenes that are opened from now on rest where `before` has led, move as
 * showcase_laid_go_on says, and want frames as a table does. What is seen begins with
 * showcase_laid_show. */
void showcase_laid_run(bool runs);
void showcase_laid_show(struct app *app);

/* An action as a log writes it; what is wrong with it goes to the error output. */
struct match;
void laid_act(struct match *m, const char *line);
/* Who sits in front where nobody is named. */
const char *laid_hero(void);

#endif
