/* plain.h - what stands for a card or a face as long as a thread still draws its picture
 * (canvas_missed): never nothing. It lies where the picture will lie, in its colours, so that
 * nothing jumps when that comes. */
#ifndef CARRE_PLAIN_H
#define CARRE_PLAIN_H

#include "ui.h"

struct plain {
    uint32_t fill, line, ink;
    float round;      /* radius of the corners, a share of the width; 0.5 makes a disc */
    const char *sign; /* NULL: none */
    bool initial;     /* only its first letter */
    /* the sign stands in the corner of a card; else large in the middle */
    bool index;
};

/* The picture, or else the plain form of it. True: the picture was there. */
bool plain_picture(struct canvas *c, const struct ui *ui, const char *picture, struct rect r,
                   struct paint paint, const struct plain *how);

/* A face or an animal with the first letter of its name; `disc`: else a square. */
void plain_face(struct canvas *c, const struct ui *ui, const char *picture, const char *name,
                bool disc, struct rect r);
/* The same for a person's emblem (emblems.h). */
void plain_emblem(struct canvas *c, const struct ui *ui, const char *picture, int emblem,
                  struct rect r);

#endif
