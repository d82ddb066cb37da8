/* What two boxes of whole pixels have in common: as SDL says it, but without a call, of which a
 * frame would make tens of thousands. Sides are at least 0 long. */
#ifndef CARRE_OVERLAP_H
#define CARRE_OVERLAP_H

#include <SDL.h>

#include <stdbool.h>

static inline bool boxes_meet(const SDL_Rect *a, const SDL_Rect *b)
{
    return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h &&
           a->w > 0 && a->h > 0 && b->w > 0 && b->h > 0;
}

/* False: nothing; *out is without meaning then. */
static inline bool boxes_overlap(const SDL_Rect *a, const SDL_Rect *b, SDL_Rect *out)
{
    const int x = a->x > b->x ? a->x : b->x, y = a->y > b->y ? a->y : b->y,
              right = a->x + a->w < b->x + b->w ? a->x + a->w : b->x + b->w,
              bottom = a->y + a->h < b->y + b->h ? a->y + a->h : b->y + b->h;
    *out = (SDL_Rect){.x = x, .y = y, .w = right - x, .h = bottom - y};
    return right > x && bottom > y;
}

#endif
