#ifndef CARRE_SHOWCASE_UPCOLOR_H
#define CARRE_SHOWCASE_UPCOLOR_H

#include "app.h"
#include "stage.h"

/* A table of Upcolor to look at: so many actions in (-1: between games), with these colours on this ground; `friends`: everybody is a
 * person at this screen; `stack`: what each begins with, and the bank lends (0: the usual, and it doesn't);
 * `privacy`: of friends, PRIVACY_ONE: the usual; `steps`: so many cards to the right the focus goes, 0: there is none. */
struct upcolor_scene { const char *seed; int seats, actions; bool sweets, teams; int colours; bool dark, friends; int stack; enum privacy privacy; int steps; };

void showcase_upcolor(struct app *app, const struct upcolor_scene *u);

#endif
