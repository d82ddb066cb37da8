/* The seam between canvas.c, which knows clips, shifts and fades, and what draws. A new kind of
 * canvas fills in this table. */
#ifndef CARRE_CANVAS_INSIDE_H
#define CARRE_CANVAS_INSIDE_H

#include "canvas.h"

#define CANVAS_DEPTH 24 /* of clips, shifts and fades that stand at once */

/* Everything arrives shifted, turned and faded already; nothing that is wholly invisible arrives,
 * and of a rehearsal only pictures and words. `box` is what the words had to fit in, or NULL; words
 * alone are turned by who draws them (c->turn). */
struct canvas_ops {
    void (*free)(struct canvas *c);
    void (*begin)(struct canvas *c);
    void (*end)(struct canvas *c);
    void (*lost)(struct canvas *c);
    bool (*owes)(const struct canvas *c);
    void (*clear)(struct canvas *c, uint32_t colour);
    void (*fill)(struct canvas *c, struct rect r, uint32_t colour);
    void (*picture)(struct canvas *c, const char *name, struct rect r, struct paint paint);
    void (*panel)(struct canvas *c, struct rect r, const struct panel *panel, float alpha);
    void (*line)(struct canvas *c, struct point from, struct point to, float width,
                 uint32_t colour);
    void (*ring)(struct canvas *c, struct point centre, float radius, float width, uint32_t colour);
    void (*text)(struct canvas *c, const struct text_block *block, struct point at, float alpha,
                 const struct rect *box);
    void (*clip)(struct canvas *c, const struct rect *r); /* NULL: none */
    void (*tag)(struct canvas *c, const char *name);
    void (*recolour)(struct canvas *c, const char *prefix, const struct recolour *pairs, int n);
    bool (*has_picture)(struct canvas *c, const char *name);
    bool (*prepare)(struct canvas *c, const char *name, int w, int h);
    bool (*rehearses)(const struct canvas *c); /* can it? */
    void (*kin)(struct canvas *c, const char *prefix, bool by_dash);
    bool (*ahead)(struct canvas *c);
};

struct layouts;

/* Each kind puts this first in its own struct. */
struct canvas {
    const struct canvas_ops *ops;
    struct fonts *fonts;
    struct layouts *layouts;
    int w, h;
    bool moving;
    bool missed;           /* nothing of the last picture is there yet */
    bool rehearsal, ready; /* what comes is not shown; so far all of it was there */
    int nclips, nshifts, nfades;
    struct rect clips[CANVAS_DEPTH];
    bool folds[CANVAS_DEPTH]; /* no line of text is cut by that clip's upper or lower edge */
    struct point shifts[CANVAS_DEPTH];
    float fades[CANVAS_DEPTH];
    float turn; /* degrees; 0: nothing is turned */
    struct point about;
};

/* Where the turn that stands brings a point. */
struct point canvas_turned(const struct canvas *c, struct point p);

/* What every canvas has, for one that is all zero; w, h: pixels. `fonts` is borrowed. */
void canvas_init(struct canvas *c, const struct canvas_ops *ops, int w, int h, struct fonts *fonts);

#endif
