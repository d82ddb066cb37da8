/* Pixels in memory: what is done to a picture between its file and its texture. All surfaces here
 * are ARGB8888, the one format that SDL's software renderer blends quickly. A function that returns
 * a surface gives it to the caller; NULL means there was no memory or no picture. */
#ifndef CARRE_SURFACE_H
#define CARRE_SURFACE_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Pixels as SDL has them, 32 bits each, all clear; NULL without memory. SDL_FreeSurface. */
SDL_Surface *surface_new(int w, int h);

/* The same picture in ARGB8888; the old surface is freed. NULL goes through. */
SDL_Surface *surface_plain(SDL_Surface *s);

/* Exactly w × h, smoothly; the old surface is freed. */
SDL_Surface *surface_resized(SDL_Surface *s, int w, int h);

/* A new surface with the picture turned clockwise about its middle, smoothly, as large as that
 * needs. */
SDL_Surface *surface_turned(const SDL_Surface *s, float degrees);

/* every colour becomes this one, the alphas are multiplied */
void surface_ink(SDL_Surface *s, uint32_t colour);
void surface_round(SDL_Surface *s); /* nothing is left outside the ellipse of its box */
void surface_flip(SDL_Surface *s);  /* left and right exchanged */
/* the least rectangle around all that can be seen; empty: nothing */
SDL_Rect surface_filled(const SDL_Surface *s);

struct packed;

/* A surface and what has to be known of it before it is shown: found out wherever there is time. */
struct surface_ready {
    int w, h; /* 0: there is none */
    SDL_Surface *surface;
    struct packed *packed; /* the same pixels, if there is no surface */
    bool opaque;
    SDL_Rect filled;
    /* of SURFACE_CELL pixels a side, row by row, what they hold (enum surface_cell); NULL: both,
     * in each; the holder's */
    uint8_t *cells;
};
enum { SURFACE_CELL = 16 };
enum surface_cell {
    CELL_SEEN = 1 /* something can be seen there */,
    CELL_OPEN = 2 /* what is below shows through */,
    CELL_BOTH = CELL_SEEN | CELL_OPEN
};
static inline int surface_cells(int pixels) { return (pixels + SURFACE_CELL - 1) / SURFACE_CELL; }
/* What is done to it: for a renderer, for blit.h, or for that and packed, if that is worth it. */
enum surface_use { SURFACE_RENDERED, SURFACE_BLITTED, SURFACE_PACKED };
struct surface_ready surface_ready(SDL_Surface *s, enum surface_use use);
void surface_ready_free(struct surface_ready *r);

static inline uint32_t *surface_row(const SDL_Surface *s, int y)
{
    /* SDL begins each row at a whole number of words */
    void *row = (char *)s->pixels + (ptrdiff_t)y * s->pitch;
    return row;
}

#endif
