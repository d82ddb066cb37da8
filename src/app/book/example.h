/* example.h - a moving example: a piece of a game that plays itself in a panel of a page, with a
 * sentence for each step.
 *
 * What is written down is a script (script.h) in which nobody is asked: steps that only tell and
 * moves that come by themselves, whoever's they are. The picture is the real
 * table: its stage, its skin, its events. A sentence stands as long as it takes to read it, then
 * its move is made; a step without one follows the step before at once. It plays when the whole of
 * it has come into sight, once, and rests on its last picture; its one control lets it stand, go
 * on, or begin again. With reduced motion nothing goes by itself: the control makes one step. At
 * rest it draws nothing and wants no frame. */
#ifndef CARRE_EXAMPLE_H
#define CARRE_EXAMPLE_H

#include "scene.h"

enum { BOOK_HIGH = 718 /* of the window that pages of the book are read in (frame_at) */ };

/* One that is being shown: "ace/turn". NULL: there is none of that name, or the rules refuse its
 * table; why is on the error output. */
struct showing;
struct showing *showing_open(struct app *app, const char *name);
void showing_close(struct showing *x);
/* How high its picture is to be where its words stand beside it: design units, for all that is
 * asked from then on; 0: they stand below it. */
void showing_high(struct showing *x, float design);
/* How high it is in that width. */
float showing_height(const struct showing *x, float w);
/* The foot of its picture, whose words and control lie below, in such a place. */
float showing_foot(const struct showing *x, struct rect r);
/* Once an update, with its place. `window`: what can be seen of the page; `top`: the page has the
 * hands. Returns as a scene's update does. */
int showing_update(struct showing *x, struct rect r, struct rect window, bool top);
/* Its control, and the words that stand there for listeners. */
void showing_items(const struct showing *x, struct items *it, int n, int action, bool keyed);
void showing_press(struct showing *x);
void showing_draw(const struct showing *x, struct canvas *c, const struct items *it, int n);

#endif
