#ifndef CARRE_DISPLAY_LIST_INSIDE_H
#define CARRE_DISPLAY_LIST_INSIDE_H

/* The display list as its two files share it. */
#include "display_list.h"

/* What is known of each tile of a large picture would not stay in the processor's own memory; its
 * tiles are four times as large. */
enum {
    SMALL_TILE = 5, /* as a shift */
    LARGE_TILE = 6,
    LARGE = 2560 * 1440, /* pixels */
    GAP = 2 /* tiles */,
    PIECE_W = 512,
    PIECE_H = 64 /* a piece stays in the processor's own memory while it is drawn over */
};

/* so many of a tile's operations are compared with the last frame's */
enum { CHAIN = 16 };

/* Pixels that are kept aside are forgotten when they have served nothing for so many frames, as is
 * looked for now and then. */
enum { KEPT_FRAMES = 90, KEPT_LOOK = 30 };

struct rects {
    int n, room;
    SDL_Rect *rect;
};

/* Operations count from the topmost one that covers the tile. */
struct tile {
    uint64_t hash, last; /* of all of them; in the last frame */
    uint64_t kept;       /* of those whose pixels are kept aside; 0: none are */
    long used;           /* the frame in which those were made or drawn from last */
    int start, keep;     /* as in tile_plan */
    int other;           /* the first operation that is not the last frame's */
    uint16_t n, last_n;
    uint16_t alike; /* how many are the last frame's, up to `other` */
    uint8_t ground; /* enum plan_ground */
    bool same;      /* all up to now are the last frame's */
};

struct display_list {
    int w, h, shift, across, down; /* a tile's side is 1 << shift */
    int n, room;
    struct op *ops;
    struct tile *tiles;
    /* Each tile's hash after its first operation, then after its second… An operation is at the
     * same depth in most tiles that it touches: so they lie side by side in memory. */
    uint64_t *now, *last;
    uint32_t *kept_block, *kept; /* a page a tile, of a block with room to begin at one */
    long frame;
    bool lost;
    struct rects rects;  /* around what is different */
    struct rects pieces; /* the same in pieces */
};

/* How many tiles the picture has… */
int display_list_tiles_of(const struct display_list *l);

/* …which of the CHAIN * tiles hashes is a tile's after so many operations and one more… */
static inline size_t display_list_link(const struct display_list *l, int tile, int operations)
{
    return (size_t)operations * (size_t)l->across * (size_t)l->down + (size_t)tile;
}

/* …how many bytes a tile's pixels take… */
size_t display_list_tile_bytes(const struct display_list *l);

/* …and where a tile lies, by its column and row; those at the edges reach beyond it. */
SDL_Rect display_list_tile_at(const struct display_list *l, int x, int y);

#endif
