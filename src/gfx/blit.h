/* How pixels get onto a surface of ours: fills, copies, stretched and turned copies. For the
 * software canvas alone.
 *
 * SDL's own blitters take one pixel after the other wherever something is faded, tinted, stretched
 * or filled with a colour that lets through; these take four, and pass over what is empty. Sources
 * are ARGB8888 with the colours multiplied by their alphas (surface_multiply); targets are 32-bit
 * surfaces without an alpha of their own. Rectangles may lie anywhere: only what is inside `clip`,
 * which lies inside the target, is touched. Where a pixel's colour comes from does not depend on
 * `clip`: a picture drawn in pieces is the picture drawn at once. */
#ifndef CARRE_BLIT_H
#define CARRE_BLIT_H

#include "packed.h"
#include "surface.h"

/* Multiplies a source: a tint's colours (0xRRGGBB00) and an alpha from 0 to 255. */
struct blit_wash {
    uint32_t tint;
    uint8_t alpha;
};

static inline struct blit_wash blit_plain(void)
{
    return (struct blit_wash){.tint = 0xFFFFFF00U, .alpha = 255};
}

/* A rectangle of one colour, cut to `clip`; what is behind shines through as its alpha says. */
void blit_fill(SDL_Surface *target, SDL_Rect r, SDL_Rect clip, uint32_t rgba);

/* The part `from` of the source, with its top left corner at x, y. */
void blit_copy(SDL_Surface *target, const SDL_Surface *source, SDL_Rect from, int x, int y,
               SDL_Rect clip, struct blit_wash wash);

/* Of one row of the source as much as `to` is wide, in each row of that. */
void blit_row(SDL_Surface *target, const SDL_Surface *source, SDL_Point from, SDL_Rect to,
              SDL_Rect clip, struct blit_wash wash);

/* The whole of a source whose pixels are packed. */
void blit_packed(SDL_Surface *target, const struct packed *source, int x, int y, SDL_Rect clip,
                 struct blit_wash wash);

/* The whole source stretched to `to` and turned clockwise about its middle, between neighbouring
 * pixels. */
void blit_turned(SDL_Surface *target, const SDL_Surface *source, SDL_Rect to, float degrees,
                 SDL_Rect clip, struct blit_wash wash);

/* With smooth edges, centres and ends between pixels: a ring whose line lies inside its radius (as
 * wide as that: a disc), and a line. */
struct blit_stroke {
    float x, y, to_x, to_y, radius, width;
};
void blit_ring(SDL_Surface *target, const struct blit_stroke *ring, SDL_Rect clip, uint32_t rgba);
void blit_line(SDL_Surface *target, const struct blit_stroke *line, SDL_Rect clip, uint32_t rgba);

#endif
