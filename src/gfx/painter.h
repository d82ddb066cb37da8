/* Pictures drawn in a thread of their own, so that no frame in motion waits for one: asked for in
 * one frame, taken in a later one. And how a picture is drawn in either way. */
#ifndef CARRE_PAINTER_H
#define CARRE_PAINTER_H

#include "picture.h"

/* A picture at a size, and what is done to it once and for all. */
struct picture_request {
    const char *name;
    int w, h;
    float turn; /* degrees, clockwise */
    bool shape; /* white, whatever its colours: an ink is a tint of that */
    bool flip;
    enum picture_effort effort; /* the same picture all the same */
};

/* NULL: see pictures_draw. */
SDL_Surface *picture_request_draw(struct pictures *pictures, const struct picture_request *wish);

struct painter;

/* `pictures` is borrowed. `use`: of what comes out. NULL if there can be no thread. */
struct painter *painter_new(struct pictures *pictures, enum surface_use use);
void painter_free(struct painter *p); /* waits for the picture at hand */

/* To be drawn; the same wish twice is one. When too many wait, nothing happens: ask again in the
 * next frame. */
void painter_ask(struct painter *p, const struct picture_request *wish);

/* The same for what nobody waits for: drawn when nothing else is asked for. */
void painter_ask_later(struct painter *p, const struct picture_request *wish);
/* Is something of that left to be drawn or taken? */
bool painter_is_busy(struct painter *p);

/* One that is ready: the wish, whose name is good until the next call, and what was made, which is
 * the caller's (a width of 0: it can't be drawn). False: none is. */
bool painter_take(struct painter *p, struct picture_request *wish, struct surface_ready *out);

/* Whatever waits or is ready is not wanted any more: the colours of pictures have changed. */
void painter_forget(struct painter *p);

#endif
