#ifndef CARRE_ITEMS_INSIDE_H
#define CARRE_ITEMS_INSIDE_H

/* The list as its two files share it: items.c makes and answers for it, items_input.c moves focus
 * and presses in it. */
#include "items.h"

enum { TREMBLE = 12, OFF_TRACK = 40 }; /* pixels */

struct items {
    struct item *list;
    int n, room;
    char *words; /* copies of all strings */
    size_t used, words_room;
    struct rect clip[4];
    int clips;
    enum device device;
    /* main: who was marked first in the last rebuild */
    uint32_t focus, hover, press, wanted, main;
    struct rect focus_bounds; /* where it was, for when it has gone */
    bool by_hand;             /* the focus was moved or asked for by somebody */
    bool led;                 /* and is where it was led to: it has inherited nothing since */
    struct point at;          /* the pointer */
    struct point touched;     /* where the finger went down */
    int32_t held;             /* what the slider under it was set to then */
    enum { PULL_NONE, PULL_MAY, PULL_ON } pull;
    int64_t focus_ms, hover_ms, now;
};

/* By its role: a press does something… */
bool items_can_activate(const struct item *i);

/* …or it has an amount that left and right change. */
bool items_can_change(const struct item *i);

/* By its id; NULL: it is not in the list. Lent until the next rebuild. */
struct item *items_find(const struct items *it, uint32_t id);

/* The square of the distance, in pixels. */
float items_distance2(struct point a, struct point b);

/* Who takes the focus when its owner has gone: the nearest to where it was, but one that is aside
 * only where there is no other; at the very start, and where another page or question has come, the
 * one marked first. */
const struct item *items_heir(const struct items *it);

/* Writes down in each item whether it has focus, hover or press, and since when. */
void items_mark(struct items *it);

#endif
