/* What a frame shows, as a list: from it the canvas learns which parts of the picture look different from the last
 * frame, and draws those alone.
 *
 * Every operation is written down with the rectangle that it may touch and a hash of all that decides about its
 * pixels. The picture is divided into tiles; a tile's hash is that of all operations that touch it, in their order. A
 * tile whose hash is that of the last frame has the same pixels: nothing is drawn there. So a scene always draws
 * everything, says nothing about what has changed, and cannot be wrong about it. */
#ifndef CARRE_DISPLAY_LIST_H
#define CARRE_DISPLAY_LIST_H

#include "atlas.h"
#include "blit.h"

enum op_kind { OP_FILL, OP_COPY, OP_BAR /* a panel with its ends and bands */, OP_TURN /* stretched, turned */, OP_RING, OP_LINE };

struct op {
    enum op_kind kind;
    const struct sprite *sprite;    /* of OP_COPY, OP_BAR, OP_TURN */
    SDL_Rect to;
    SDL_Rect clip;                  /* what it may touch: within the clip that stood, `to` and the picture */
    uint32_t colour;                /* of sprites: the tint */
    uint8_t alpha;                  /* of sprites */
    float angle;                    /* OP_TURN: degrees */
    struct blit_stroke stroke;      /* OP_RING, OP_LINE */
    SDL_Rect covers;                /* there nothing below shows through */
    SDL_Rect core;                  /* of fills and panels: there it is one colour. display_list_add finds out what that covers */
};

struct display_list;

struct display_list *display_list_new(void);
void display_list_free(struct display_list *l);

/* A frame of that size begins. Another size than before: nothing of the last one is left. */
void display_list_begin(struct display_list *l, int w, int h);
/* What was drawn is lost: all of the next frame is different. */
void display_list_lost(struct display_list *l);

/* `reach`: all that it may touch, before clips; `clip`: the one that stands. What cannot be seen is not taken. */
void display_list_add(struct display_list *l, struct op op, SDL_Rect reach, SDL_Rect clip);

/* The frame is complete: rectangles around what is different from the last one. None lies on another. Good until the next
 * frame begins. */
int display_list_changes(struct display_list *l, const SDL_Rect **out);
/* The same rectangles in pieces, each of which can be drawn by itself, by any thread. */
int display_list_pieces(struct display_list *l, const SDL_Rect **out);

/* Where in the list a rectangle's picture begins: at the topmost operation that covers it. -1: none does. */
int display_list_ground(const struct display_list *l, SDL_Rect r);
/* The operation at or behind *at that touches the rectangle, and moves *at behind it; NULL at the end. */
const struct op *display_list_next(const struct display_list *l, SDL_Rect r, int *at);

#endif
