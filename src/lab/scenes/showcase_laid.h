#ifndef CARRE_SHOWCASE_LAID_H
#define CARRE_SHOWCASE_LAID_H

/* A table that was laid out by hand, brought to a certain moment of its picture, which then stands
 * still.
 *
 * CARRE_PEAK=MS in the environment stops the picture at another moment of what is shown, so many
 * milliseconds in; -1: behind all of it. */

#include "app.h"
#include "match.h"

struct laid_show {
    int seats;
    const char *position;
    const char *before;   /* actions that are over, a line each */
    const char *shown;    /* actions that are seen; NULL: none */
    int peak;             /* ms into them; -1: at rest behind them */
    enum key press, then; /* what is pressed at rest; KEY_NONE */
    const char *keys;     /* more that is pressed, one after the other; NULL: nothing */
    const char *seed;     /* NULL: the house's */
    int option, value;    /* a rule of this table that is not the usual one; value 0: none */
    /* what led to the position, the blinds of a first hand, is not among the lines of what has
     * happened */
    bool untold;
    bool attended; /* somebody sits here: what waits for people waits */
    /* left of the time of the one in front; 0: the table plays by no clock */
    int time_ms;
    int later; /* ms that pass behind all that is pressed, and nothing moves */
    /* an action that the table's advice points at, behind the first frame; NULL */
    const char *advice;
    const char *after; /* actions behind all that is pressed; NULL: none */
};

/* What the tables of one game have in common. Seat 1 is in front. */
struct laid_house {
    const char *game, *seed;
    /* who sits there, to be translated; and their portraits */
    const char *const *name, *const *face;
    /* one line of `before` or `shown`; NULL: laid_act */
    void (*act)(struct match *m, const char *line);
};

/* Opens the scene over the title. Both are borrowed. Without a match that fits, the reason is on
 * the error output and the title stays. */
void showcase_laid(struct app *app, const struct laid_house *house, const struct laid_show *show);

/* What comes behind it when it has ended the game: the result, made of that table. */
void showcase_laid_ended(struct app *app, const struct laid_house *house,
                         const struct laid_show *show);

/* So many milliseconds more of the picture, for whoever looks at its motion (with CARRE_PEAK=0,
 * from its first moment). False: the scene on top is none of these. */
bool showcase_laid_go_on(struct app *app, int ms);

/* For a benchmark: scenes that are opened from now on rest where `before` has led, move as
 * showcase_laid_go_on says, and want frames as a table does. What is seen begins with
 * showcase_laid_show. */
void showcase_laid_run(bool runs);
void showcase_laid_show(struct app *app);

/* An action as a log writes it; what is wrong with it goes to the error output. */
void laid_act(struct match *m, const char *line);

#endif
