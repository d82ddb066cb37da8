#ifndef CARRE_SHOWCASE_LAID_H
#define CARRE_SHOWCASE_LAID_H

/* A table that was laid out by hand, brought to a certain moment of its picture, which then stands
 * still: the scenes of assets/GAME/scenes.txt (script.h). Between its moves stand
 *
 *     watch                 what was done before is over, what follows is seen
 *     wait MS   rest        so much of it is shown; all of it is
 *     keys …                are pressed at rest, one after the other, named as in showcase_walk.h
 *     later MS              pass, and nothing moves
 *     advice MOVE           the table's advice points at it
 *     *                     everybody who is asked in a window in between says no
 *
 * CARRE_PEAK=MS in the environment stops the picture at another moment of what is shown, so many
 * milliseconds in; -1: after all of it. */

#include "app.h"
#include "script.h"

extern const struct script_word laid_words[];

/* Opens the scene over the title; it is borrowed. Without a match that fits, the reason is on the
 * error output and the title stays. */
void showcase_laid(struct app *app, const struct script *scene);

/* So many milliseconds more of the picture, for anybody who looks at its motion (with CARRE_PEAK=0,
 * from its first moment). False: the scene on top is none of these. */
bool showcase_laid_go_on(struct app *app, int ms);

/* For a benchmark: scenes that are opened from now on rest where `before` has led, move as
 * showcase_laid_go_on says, and want frames as a table does. What is seen begins with
 * showcase_laid_show. */
void showcase_laid_run(bool runs);
void showcase_laid_show(struct app *app);

/* Who sits in front where nobody is named. */
const char *laid_hero(void);
/* "Enter", "5"; ".": none */
enum key laid_key(const char *word);

#endif
