/* Inside the SDL canvas: its state, shared by the part that owns the target (canvas_sdl.c) and
 * those that draw (canvas_draw.c, canvas_shapes.c, canvas_words.c). */
#ifndef CARRE_CANVAS_PIXELS_H
#define CARRE_CANVAS_PIXELS_H

#include "atlas.h"
#include "canvas_inside.h"
#include "canvas_sdl.h"
#include "worker_pool.h"
#include "display_list.h"
#include "painter.h"

#include <SDL.h>

#include <math.h>

enum { PIXELS_WISHED = 1024, PIXELS_KIN = 16, PIXELS_KIN_ASKED = 128, PIXELS_KNOWN = 512 };

struct kin {
    char prefix[48];
    bool by_dash;
};
struct kin_asked {
    uint64_t stem;
    long frame;
};
/* Whether there is a picture of that name, whether it takes its time to draw, and at which size it
 * was drawn last where it rested. */
struct known {
    uint64_t name;
    bool there, heavy;
    int w, h;
};

struct canvas_pixels {
    struct canvas base;     /* first */
    SDL_Renderer *renderer; /* NULL: we draw ourselves… */
    SDL_Surface *surface;   /* …on this: in memory, or the window's */
    /* a window of a format that we don't draw on is handed copies of this; NULL */
    SDL_Surface *between;
    struct gfx_window *window; /* NULL offscreen */
    bool owns_surface;
    struct pictures *pictures;
    /* NULL: every picture is drawn when it is wished, however long it takes */
    struct painter *painter;
    struct worker_pool *workers; /* NULL: this thread draws alone */
    struct atlas *atlas;
    struct display_list *list;
    SDL_Rect visible;                  /* the clip that stands, within the picture */
    double spent;                      /* ms of this frame on drawing pictures… */
    double rehearsed;                  /* …and on words that are not shown yet */
    size_t asked;                      /* bytes of the pictures that are not shown yet, nor there */
    bool owes;                         /* the painter still draws what this frame shows */
    bool odd;                          /* of two frames, which */
    uint64_t wished[2][PIXELS_WISHED]; /* sizes of pictures, by their hash */
    long frame;
    int nkin;
    struct kin kin[PIXELS_KIN];
    struct kin_asked kin_asked[PIXELS_KIN_ASKED];
    struct known known[PIXELS_KNOWN];
    size_t budget; /* 0: as much as the target's size deserves */
    struct canvas_costs costs;
};

static inline struct canvas_pixels *pixels_of(struct canvas *c)
{
    return (struct canvas_pixels *)c;
}

/* Where the keys of sprites begin, by what they are. */
enum { PIXELS_PICTURE = 1, PIXELS_PANEL, PIXELS_TEXT, PIXELS_STROKE, PIXELS_TURNED };

static inline int pixels_whole(float v) { return (int)lroundf(v); }

/* Place and size rounded each by itself, so that a thing keeps its size while it moves; at least 1
 * × 1. */
SDL_Rect pixels_box(struct rect r);

/* The box around what is turned about its middle, with its soft edge. */
SDL_Rect pixels_turned_box(SDL_Rect to, float degrees);
/* Angles at which turned sprites are kept, 0 to less than a circle's: PIXELS_ANGLES a degree. A
 * quarter of a degree at a card's corner is half a pixel. */
#define PIXELS_ANGLES 4
int pixels_angle(float degrees);
/* Were just these looks wished in the last frame too? Then it rests, whatever else moves. */
bool pixels_rests(struct canvas_pixels *p, uint64_t looks);

/* Something that lies outside the clip costs neither a copy nor, the first time, its drawing. */
bool pixels_show(const struct canvas_pixels *p, SDL_Rect r);
/* The sprite at `to`, in its own size, or stretched, or turned. */
void pixels_put(struct canvas_pixels *p, struct sprite *s, SDL_Rect to, float angle, uint32_t tint,
                float alpha);
/* counts it as made */
struct sprite *pixels_keep(struct canvas_pixels *p, uint64_t key, const char *name,
                           SDL_Surface *surface);

/* Around what is drawn from its source: the time that it takes. */
uint64_t pixels_clock(void);
void pixels_took(struct canvas_pixels *p, enum canvas_made what, uint64_t began);

/* What stands for all sizes of a picture, and whether one of them may be stretched to that. */
uint32_t pixels_group(const struct picture_request *wish);
bool pixels_stands_in(const struct sprite *s, const struct picture_request *wish);
bool pixels_has(struct canvas_pixels *p, const struct picture_request *wish);
/* here and now */
struct sprite *pixels_make(struct canvas_pixels *p, const struct picture_request *wish);

/* Its kin is to be drawn ahead, if it has any. */
void pixels_ask_kin(struct canvas_pixels *p, const struct picture_request *wish);
void pixels_kin(struct canvas *c, const char *prefix, bool by_dash);
bool pixels_ahead(struct canvas *c);

/* What is known of a picture by its name; lent until the next call. */
struct known *pixels_known(struct canvas_pixels *p, const char *name);

/* What the painter has drawn since the last frame is there from now on. */
void pixels_take_painted(struct canvas_pixels *p);

/* What this canvas does for canvas_ops: as the functions of canvas.h, with the clip, shifts and
 * fades that stand already reckoned in. */
void pixels_clip(struct canvas *c, const struct rect *r);
void pixels_clear(struct canvas *c, uint32_t colour);
void pixels_fill(struct canvas *c, struct rect r, uint32_t colour);
void pixels_picture(struct canvas *c, const char *name, struct rect r, struct paint paint);
void pixels_panel(struct canvas *c, struct rect r, const struct panel *panel, float alpha);
void pixels_line(struct canvas *c, struct point from, struct point to, float width,
                 uint32_t colour);
void pixels_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour);
void pixels_text(struct canvas *c, const struct text_block *block, struct point at, float alpha,
                 const struct rect *box);
/* The list is complete: onto the screen with it. */
void pixels_show_frame(struct canvas_pixels *p);
bool pixels_prepare(struct canvas *c, const char *name, int w, int h);
bool pixels_rehearses(const struct canvas *c);
/* Of a rehearsal: the picture is asked for, unless it is there, or there is no room for it. */
void pixels_rehearse(struct canvas_pixels *p, const struct picture_request *wish);

#endif
