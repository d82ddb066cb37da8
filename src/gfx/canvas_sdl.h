/* The canvas that makes pixels, and the window it makes them in. Only the app includes this; scenes
 * know canvas.h.
 *
 * With a GPU it draws through it. Without one (or on wish) it draws by itself (blit.h) straight
 * onto the window's surface, only what is different from the last frame (display_list.h), and hands
 * only that to the display. */
#ifndef CARRE_CANVAS_SDL_H
#define CARRE_CANVAS_SDL_H

#include "canvas.h"

#include <stddef.h>

struct SDL_Window;
struct SDL_Renderer;

/* ---- window ---- */

struct window_wish {
    const char *title;
    /* used if `placed` and a display is there, else the middle of the screen */
    int x, y;
    int w, h;
    int min_w, min_h;
    bool placed, fullscreen, hidden;
    bool software; /* do not look for a GPU */
};

struct gfx_window {
    struct SDL_Window *window;
    struct SDL_Renderer *renderer; /* NULL in software */
    bool software;
};

/* Brings a wish that was kept from other days to the displays of today: a window whose upper edge
 * lies on none of them could not be taken hold of and goes to the middle, and none is larger than
 * its display. n may be 0. */
void window_wish_within(struct window_wish *wish, const struct rect *displays, int n);

/* Starts SDL's video if it is not running. False (no display, say) leaves a sentence in `why` and
 * nothing open. */
bool gfx_window_open(struct gfx_window *out, const struct window_wish *wish, char *why,
                     size_t size);
void gfx_window_close(struct gfx_window *w);

/* ---- canvases; fonts are borrowed, `assets_dir` is copied ---- */

/* Draws in a window and follows its size: canvas_begin() notices. Free it before the window. */
struct canvas *canvas_window_new(struct gfx_window *window, const char *assets_dir,
                                 struct fonts *fonts);

/* Draws in memory: screenshots and tests. Needs no display, no window, no SDL_Init. NULL if there
 * is no memory for it. */
struct canvas *canvas_offscreen_new(int w, int h, const char *assets_dir, struct fonts *fonts);

/* ---- what only pixels have ---- */

/* Writes what was drawn as a PNG file. False with a warning if it cannot. */
bool canvas_save_png(struct canvas *c, const char *path);

/* The colour of one pixel as drawn, 0 outside. For tests. */
uint32_t canvas_pixel(struct canvas *c, int x, int y);

/* How many pixels of what is on the screen are not what the last frame drawn whole would show: 0,
 * or something is wrong; -1 if that can't be told, since the frame needed more than the budget. For
 * tests; not for a canvas with a renderer. */
long canvas_differences(struct canvas *c);

/* What the last frame drew, by kinds of work, and what each of them takes one thread: for anybody
 * who looks where the time goes. */
enum canvas_work {
    WORK_FILL,
    WORK_COPY,
    WORK_WASHED /* faded or tinted copies */,
    WORK_PANEL,
    WORK_STRETCHED,
    WORK_TURNED,
    WORK_STROKE,
    WORK_KINDS
};
extern const char *const canvas_work_names[WORK_KINDS];
struct canvas_weights {
    int ops[WORK_KINDS];
    long pixels[WORK_KINDS];
    double ms[WORK_KINDS];
};
/* not for a canvas with a renderer; nothing after a frame that needed more than the budget */
struct canvas_weights canvas_weigh(struct canvas *c);

/* How much the kept pictures, panels and lines of text may take. Unless told: 9 bytes a pixel of
 * the target, which is 18 MB at 1920 × 1080, and at least 8 MB; 24 a pixel where a renderer keeps
 * them as textures, since only pixels of ours are packed (packed.h). 0 goes back to that. */
void canvas_set_budget(struct canvas *c, size_t bytes);

/* Keeps large pictures as pixels in that folder (of the user's cache), at most `most` bytes, so
 * that the next start need not draw them again. The folder is made if need be. NULL stops it. */
void canvas_keep_on_disk(struct canvas *c, const char *folder, size_t most);

/* From now on no frame in motion waits for a picture: a thread draws it, and until it is there one
 * of another size stands for it, or, small as it is, none. And what is much is drawn by as many
 * threads as there are processors. For windows; what is in memory stays exact. After
 * canvas_keep_on_disk(). */
void canvas_hasten(struct canvas *c);

enum canvas_made { MADE_PICTURE, MADE_PANEL, MADE_WORDS, MADE_KINDS };

struct canvas_costs {
    size_t bytes; /* kept now */
    size_t aside; /* of the last frame's pixels, kept beside them for the next */
    int kept;     /* pictures, panels and lines kept now */
    /* drawn from their source since the start, but for what the thread draws: a table at rest
     * adds none */
    long made;
    double ms[MADE_KINDS]; /* what that took since the start */
    long copied;           /* copies since the last canvas_begin() */
    long pixels;           /* of the picture that the last frame drew anew */
};
struct canvas_costs canvas_costs(const struct canvas *c);

/* Forgets everything that was kept (after SDL_RENDER_TARGETS_RESET or SDL_RENDER_DEVICE_RESET). */
void canvas_forget(struct canvas *c);

#endif
