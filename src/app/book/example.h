/* example.h - a moving example: a piece of a game that plays itself in a panel of a page, with a
 * sentence for each step.
 *
 * What is written down is a lesson (lesson.h) in which nobody is asked: steps that only tell (who
 * is SEAT_NONE) and moves that come by themselves, whoever's they are. The picture is the real
 * table: its stage, its skin, its events. A sentence stands as long as it takes to read it, then
 * its move is made; a step without one follows the step before at once. It plays when the whole of
 * it has come into sight, once, and rests on its last picture; its one control lets it stand, go
 * on, or begin again. With reduced motion nothing goes by itself: the control makes one step. At
 * rest it draws nothing and wants no frame. */
#ifndef CARRE_EXAMPLE_H
#define CARRE_EXAMPLE_H

#include "lesson.h"
#include "scene.h"

struct example {
    /* its name: "ace/turn"; its last step tells something. Where words of a step would stand in
     * a lesson means nothing here */
    struct lesson log;
    /* the lesson on whose table it plays: then `log` has its name and its steps alone; NULL:
     * `log` lays its own */
    const char *like;
    seat eyes; /* who sits in front; 0 unless said otherwise */
    bool open; /* all hands lie open, as with cards up */
    /* so much of the table is left out above and below, of its 1080: a title, a line of the log */
    int top, bottom;
};

/* All of them, from 0, game by game; NULL behind the last. By name; NULL: there is none. */
const struct example *example_nth(int n);
const struct example *example_find(const char *name);
struct lesson example_log(const struct example *e); /* as it is played: with the table */
enum { EXAMPLES_OF_UPCOLOR = 2, EXAMPLES_OF_HOLDEM = 1, EXAMPLES_OF_POWER_UP = 10 };
extern const struct example examples_of_upcolor[EXAMPLES_OF_UPCOLOR],
    examples_of_holdem[EXAMPLES_OF_HOLDEM], examples_of_power_up[EXAMPLES_OF_POWER_UP];
enum { EXAMPLES_OF_SPEC = 17 };
extern const struct example examples_of_spec[EXAMPLES_OF_SPEC];
enum { EXAMPLES_OF_ACE = 11 };
extern const struct example examples_of_ace[EXAMPLES_OF_ACE];

/* One that is being shown. NULL: there is none of that name, or the rules refuse its table. */
struct showing;
struct showing *showing_open(struct app *app, const char *name);
void showing_close(struct showing *x);
/* How high it is in that width. */
float showing_height(const struct showing *x, float w);
/* Once an update, with its place. `window`: what can be seen of the page; `top`: the page has the
 * hands. Returns as a scene's update does. */
int showing_update(struct showing *x, struct rect r, struct rect window, bool top);
/* Its control, and the words that stand there for listeners. */
void showing_items(const struct showing *x, struct items *it, int n, int action, bool keyed);
void showing_press(struct showing *x);
void showing_draw(const struct showing *x, struct canvas *c, const struct items *it, int n);
/* The sentence that stands there, in the language in force. */
const char *showing_text(const struct showing *x);
bool showing_rests(const struct showing *x);

#endif
