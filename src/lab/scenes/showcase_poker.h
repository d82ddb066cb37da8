#ifndef CARRE_SHOWCASE_POKER_H
#define CARRE_SHOWCASE_POKER_H

#include "app.h"

#include <stdint.h>

/* A table of hold'em to look at: so many actions of chance in, then on to a decision of the person
 * in front (seat 0; `friends`: everybody is a person at this screen). `street`: played on until
 * that street at least; -1: any. */
struct poker_scene {
    const char *game, *seed;
    int seats, actions, street;
    int friends; /* 0: nobody, else 1 + enum privacy */
    int pots;    /* so many at least */
};

char *poker_played(const struct poker_scene *p); /* the saved match; NULL */
void showcase_poker(struct app *app, const struct poker_scene *p);

#endif
