#ifndef CARRE_SHOWCASE_UPCOLOR_H
#define CARRE_SHOWCASE_UPCOLOR_H

#include "app.h"

/* A table of Upcolor to look at: so many actions in (-1: between games), with these colours on this ground; `friends`: everybody is a
 * person at this screen; `stack`: what each begins with, and the bank lends (0: the usual, and it doesn't). */
struct upcolor_scene { const char *seed; int seats, actions; bool sweets, teams; int colours; bool dark, friends; int stack; };

void showcase_upcolor(struct app *app, const struct upcolor_scene *u);

#endif
