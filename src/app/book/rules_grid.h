/* Where the blocks of a page of rules lie: a heading and what belongs to it share a sheet, and
 * sheets share rows, so that what is read together is seen together. For rules_scene.c. */
#ifndef CARRE_RULES_GRID_H
#define CARRE_RULES_GRID_H

#include "rules_leaf.h"
#include "scroll.h"

/* One sheet: blocks one below the other. */
struct grid_cell {
    int first, count; /* of its blocks */
    int row;
    bool wide;     /* it has a row of its own */
    bool bare;     /* no sheet below it: a heading of many sheets, a button, a picture */
    bool tall;     /* higher than a window */
    struct rect r; /* from the left top corner of the page; pixels */
};

struct grid {
    struct grid_cell cell[PAGE_BLOCKS];
    int cells;
    struct rect block[PAGE_BLOCKS]; /* of each block, as the cells are placed */
    float height;
    float drop; /* of a sheet, below it */
};

/* Lays the blocks of a page into `g`, in rows w wide: in as few windows as can be, and then as
 * large as can be. Returns how much larger letters and signs are than usual: `l` with a scale so
 * much larger is to be drawn. The blocks whose bits are set in `left_out` stand elsewhere. No row
 * of several sheets is higher than a window, and the rows of one share the room that is left in it.
 */
float grid_best(const struct leaf *l, float w, float window, uint64_t left_out, struct grid *g);
/* What of it is seen whole or not at all (scroll.h). */
void grid_parts(const struct leaf *l, const struct grid *g, float window, struct scroll *to);
/* The leaf of one cell, whose columns are its own. */
struct leaf grid_leaf(const struct leaf *l, const struct grid_cell *cell);

#endif
