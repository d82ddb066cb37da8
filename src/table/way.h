/* way.h - the way of the turns on a table: dots along it from one place to the next, and the head
 * of an arrow where it arrives. */
#ifndef CARRE_WAY_H
#define CARRE_WAY_H

#include "canvas.h"

struct way {
    struct rect table;      /* clockwise round its middle, rounded as it is; pixels */
    float bend;             /* how much of that: 0 is straight, 1 as round as the table */
    struct point from, to;  /* middles of two places */
    const struct rect *off; /* what no dot may lie on: the two places, and all else */
    int noff;
    float dot, step, head; /* a dot's radius, how far apart they are, how long the head is */
    uint32_t ink;
};

/* Dots at even steps over all that is free between the two places; nothing where they are next to
 * each other. */
void way_draw(struct canvas *c, const struct way *w);

#endif
