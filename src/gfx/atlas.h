/* Everything that was drawn once and is copied from then on: pictures at a size, panels, lines of
 * text. Each is a texture, or pixels, under a key, a hash of all it depends on; the pixels of
 * pictures are packed (packed.h), if that is worth it. What was not copied for the longest time
 * goes first when the bytes exceed the budget, large ones before little ones, but never what the
 * present frame has used: what it needs beyond the budget goes when it is over. */
#ifndef CARRE_ATLAS_H
#define CARRE_ATLAS_H

#include "surface.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Rows of a panel's middle column that have the same colour; or columns of its middle row. */
struct sprite_band {
    int at, size;
    uint32_t colour;
};

struct sprite {
    SDL_Texture *texture;  /* for a renderer… */
    SDL_Surface *pixels;   /* …or for blit.h, where there is none… */
    struct packed *packed; /* …or both: the pixels may be NULL then (atlas_unpack) */
    /* the same for the same pixels: its key, and what was forgotten before */
    uint64_t looks;
    int w, h;
    SDL_Rect filled; /* outside it nothing can be seen */
    uint8_t *cells;  /* as in surface_ready */
    /* where its top left corner goes, seen from where the thing is drawn */
    int dx, dy;
    bool opaque;
    uint32_t group;  /* what it is, without its size; 0: not to be stretched */
    int ends;        /* panels: width of each end; between them lie the bands; 0: none */
    bool corners;    /* the ends are as high as wide, and between them lie the sides… */
    uint32_t middle; /* …around one colour */
    int nbands, nsides;
    struct sprite_band *bands, *sides;
};

struct atlas;

/* Of the budget, that part may be pixels beside the packed ones when a frame is over: of sprites of
 * ATLAS_WARM bytes at most, of which WARMED bytes a frame are unpacked before they are needed. */
enum { ATLAS_UNPACKED_PART = 4, ATLAS_WARM = 256 << 10, ATLAS_WARMED = 512 << 10 };

/* `renderer` NULL: sprites are kept as pixels. */
struct atlas *atlas_new(SDL_Renderer *renderer, size_t budget);
void atlas_free(struct atlas *a);

/* A frame begins. */
void atlas_begin(struct atlas *a);

/* NULL if it is not there. A sprite is good until the next atlas_trim() or _restart(). */
struct sprite *atlas_find(struct atlas *a, uint64_t key);

/* The sprite of that group whose sides are both within `within` (0.12) of w and h; the nearest, or
 * NULL. */
struct sprite *atlas_near(struct atlas *a, uint32_t group, int w, int h, float within);
/* Any sprite of that group that can stand for one of w × h while it moves: best one that is not
 * much smaller. */
struct sprite *atlas_stand_in(struct atlas *a, uint32_t group, int w, int h);
/* Says that a sprite that was just kept belongs to that group, not 0. */
void atlas_join(struct atlas *a, struct sprite *s, uint32_t group);

/* Takes the surface. `name`: of a picture, which is packed when there is time (atlas_pack), else
 * NULL. NULL (with a warning) if no texture can be made of it. */
struct sprite *atlas_keep(struct atlas *a, uint64_t key, const char *name, SDL_Surface *surface);
/* The same with one that is ready for where it is kept. */
struct sprite *atlas_keep_ready(struct atlas *a, uint64_t key, const char *name,
                                struct surface_ready ready);

/* The sprite's pixels are there in this frame, in which it is turned or stretched. False: there is
 * no memory for them. */
bool atlas_unpack(struct atlas *a, struct sprite *s);
/* The same for one that is copied while something moves, perhaps in each frame: only if it is small
 * and there is room, and few of them a frame. */
void atlas_warm(struct atlas *a, struct sprite *s);

/* Between frames: packs one of the pictures that were kept as they came. False: none is left. */
bool atlas_pack(struct atlas *a);

/* Forgets the pictures whose names begin so; "" is everything, not only pictures. What the present
 * frame shows stays good until it is over. */
void atlas_forget(struct atlas *a, const char *prefix);
void atlas_trim(struct atlas *a);
void atlas_set_budget(struct atlas *a, size_t budget);

/* Bytes: what all sprites may take together. */
size_t atlas_budget(const struct atlas *a);
/* What a picture that is not drawn yet will take, about. */
size_t atlas_guess(const struct atlas *a, int w, int h);
size_t atlas_bytes(const struct atlas *a);
size_t atlas_used(const struct atlas *a); /* of what the last frame asked for */
int atlas_count(const struct atlas *a);
bool atlas_full(const struct atlas *a);
/* Is something gone that was kept or found since atlas_begin()? Then the frame is not whole any
 * more.
 */
bool atlas_lacks(const struct atlas *a);

#endif
