/* What a frame shows, as a list: from it the canvas learns which parts of the picture look
 * different from the last frame, and draws those alone.
 *
 * Every operation is written down with the rectangle that it may touch and a hash of all that
 * decides about its pixels. The picture is divided into tiles; a tile's hash is that of all
 * operations that touch it, in their order. A tile whose hash is that of the last frame has the
 * same pixels: nothing is drawn there. So a scene always draws everything, says nothing about what
 * has changed, and cannot be wrong about it.
 *
 * Where something moves over what stands still, the hash of the tile's first operations is that of
 * the last frame too. Their pixels are kept aside (display_list_kept), and what moves is drawn on a
 * copy of them. The code that draws follows each tile's plan. */
#ifndef CARRE_DISPLAY_LIST_H
#define CARRE_DISPLAY_LIST_H

#include "atlas.h"
#include "blit.h"

#include <limits.h>

enum op_kind {
    OP_FILL,
    OP_COPY,
    OP_BAR /* a panel with its ends and bands */,
    OP_TURN /* stretched, turned */,
    OP_RING,
    OP_LINE
};

/* How a place in the picture becomes one in the sprite, which may be stretched or turned. */
struct way_back {
    float x, y, cosine, sine, across, down;
};

struct op {
    enum op_kind kind;
    const struct sprite *sprite; /* of OP_COPY, OP_BAR, OP_TURN */
    SDL_Rect to;
    /* what it may touch: within the clip that stood, `to` and the picture */
    SDL_Rect clip;
    uint32_t colour;           /* of sprites: the tint */
    uint8_t alpha;             /* of sprites */
    float angle;               /* OP_TURN: degrees */
    struct blit_stroke stroke; /* OP_RING, OP_LINE */
    SDL_Rect covers;           /* there nothing below shows through */
    /* of fills and panels: there it is one colour. display_list_add finds out what that covers… */
    SDL_Rect core;
    struct way_back back; /* …and this, of OP_TURN */
};

struct display_list;

/* An empty list, and the end of it; NULL may be freed. */
struct display_list *display_list_new(void);
void display_list_free(struct display_list *l);

/* A frame of that size begins. Another size than before: nothing of the last one is left. */
void display_list_begin(struct display_list *l, int w, int h);
/* What was drawn is lost: all of the next frame is different. */
void display_list_lost(struct display_list *l);

/* `reach`: all that it may touch, before clips; `clip`: the one that stands. What cannot be seen is
 * not taken. */
void display_list_add(struct display_list *l, struct op op, SDL_Rect reach, SDL_Rect clip);

/* The frame is complete: rectangles around what is different from the last one. None lies on
 * another. Good until the next frame begins. */
int display_list_changes(struct display_list *l, const SDL_Rect **out);
/* The same rectangles in pieces, each of which can be drawn by itself, by any thread. */
int display_list_pieces(struct display_list *l, const SDL_Rect **out);

/* The operation at or after *at that touches the rectangle, and moves *at past it; NULL at the
 * end. */
const struct op *display_list_next(const struct display_list *l, SDL_Rect r, int *at);

/* May anything of the operation be seen in the rectangle? False of holes in what is stretched or
 * turned: these pixels cost much, also where they are empty. */
bool display_list_shows(const struct op *op, SDL_Rect r);
/* Is some of what is turned into the rectangle empty, a whole cell of it? False of what is only
 * stretched, whose empty pixels cost little. */
bool display_list_has_holes(const struct op *op, SDL_Rect r);

/* ---- how a tile comes about ---- */

enum { DISPLAY_PIECE_TILES = 32 }; /* at most */

enum plan_ground {
    GROUND_BLACK,
    GROUND_COVERED /* by the first operation */,
    GROUND_KEPT /* what was kept aside */,
    GROUND_SHOWN /* what is there already */
};

struct tile_plan {
    SDL_Rect at;
    enum plan_ground ground;
    /* the first operation that is drawn here; DISPLAY_NONE: none, the tile is as it was */
    int start;
    /* before this one is drawn, what is there is kept aside; DISPLAY_NONE: never */
    int keep;
    int tile; /* its number */
};

#define DISPLAY_NONE INT_MAX

/* The plans of a piece's tiles, row by row. Returns how many; `across`: in a row. */
int display_list_plans(const struct display_list *l, SDL_Rect piece,
                       struct tile_plan out[DISPLAY_PIECE_TILES], int *across);

/* How many tiles there are, and a tile's side: 32 pixels, of pictures beyond 2560 x 1440 64. */
size_t display_list_tiles(const struct display_list *l);
int display_list_tile(const struct display_list *l);
/* The pixels that are kept aside: tile by tile, each row by row. And the bytes of those that are.
 */
uint32_t *display_list_kept(const struct display_list *l);
size_t display_list_kept_bytes(const struct display_list *l);

#endif
