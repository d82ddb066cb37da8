/* A canvas: what every scene draws on. It has never heard of a card.
 *
 * Two kinds behind one set of functions. The SDL canvas (canvas_sdl.h) makes pixels: in a window,
 * or in memory without any display. The text canvas writes each operation down as one readable
 * line, with the fonts' real measures, so that a layout, an overlap or a secret on the screen can
 * be tested as text.
 *
 * A frame is canvas_begin(), drawing, canvas_end(). A scene always draws everything; the canvas
 * finds out what is different from the last frame, and touches no other pixel. Later operations
 * cover earlier ones. What nothing covers is black. Coordinates are pixels, rounded when drawn.
 *
 * Pictures are named by their path under the assets folder without extension ("cards/As").
 * `name.png` is taken if it exists, else `name.svg`, which is drawn at the size shown and kept: the
 * first time costs a millisecond or so, later ones a copy. A picture that is missing or cannot be
 * drawn shows as a crossed box, with one warning. */
#ifndef CARRE_CANVAS_H
#define CARRE_CANVAS_H

#include "colour.h"
#include "geometry.h"
#include "text.h"

#include <stdbool.h>
#include <stdint.h>

struct canvas;

/* How a picture is put down. Start from paint_plain() or one of its neighbours: a struct of zeros
 * is invisible (alpha 0). */
struct paint {
    uint32_t tint; /* multiplies the picture's colours; 0xFFFFFFFF or 0 leaves them */
    /* if not 0, every colour becomes this one and only the shape remains: icons, shadows */
    uint32_t ink;
    float alpha; /* 0 nothing to 1 whole */
    float angle; /* degrees clockwise about the middle */
    bool flip;   /* left and right exchanged */
};

static inline struct paint paint_plain(void)
{
    return (struct paint){.tint = 0xFFFFFFFFU, .alpha = 1};
}
static inline struct paint paint_alpha(float alpha)
{
    return (struct paint){.tint = 0xFFFFFFFFU, .alpha = alpha};
}
static inline struct paint paint_angle(float angle)
{
    return (struct paint){.tint = 0xFFFFFFFFU, .alpha = 1, .angle = angle};
}

static inline struct paint paint_ink(uint32_t ink)
{
    return (struct paint){.tint = 0xFFFFFFFFU, .ink = ink, .alpha = 1};
}

/* How a box is cut at its corners, each as far in as its radius: round; straight, at the upper left
 * and the lower right alone; a quarter of a disc taken out of each; or all around by a hand with
 * scissors, whose edge strays by up to the radius to either side of a straight one just within. */
enum corner { CORNER_ROUND, CORNER_CUT, CORNER_NOTCHED, CORNER_BY_HAND };

/* A box with round corners. Fields left 0 are not drawn; `radius` more than half a side makes a
 * pill or a disc. Its corners are anti-aliased and kept by parameters, not by width: a panel that
 * only grows wider costs nothing new. */
struct panel {
    uint32_t fill;
    /* if not 0, the fill runs from `fill` at the top to this at the bottom */
    uint32_t fill_bottom;
    float radius;
    enum corner corner;
    uint32_t line; /* drawn inside the box */
    float line_width;
    float dash, gap;   /* both > 0: the line is dashed (for empty places) */
    uint32_t shadow;   /* soft, outside the box; also a glow */
    float shadow_size; /* how far it reaches */
    float shadow_drop; /* how far it is moved down */
};

/* ---- life ---- */

/* A canvas that writes text. Its fonts are borrowed. */
struct canvas *canvas_text_new(int w, int h, struct fonts *fonts);
void canvas_free(struct canvas *c);

/* What was drawn since the last canvas_begin(), one operation a line (text canvas; "" from
 * another). It lives until the next one:
 *     picture 100 200 140 196 cards/As angle 8.00 alpha 0.50     rectangles are x y w h, rounded
 *     text 20 30 81 28 px 20 Lato/Black #EADBC0FF "Fold"         one a line of text, the box of the
 *         line
 *     panel 10 10 200 60 radius 12 fill #1C1410FF line #B3261EFF 2
 *     fill, line, ring, clip, unclip, clear, and `tag name` before what a scene named (`tag -` ends
 *         it)
 * At the end of a text line: `overflow`, it leaves the rectangle that canvas_words() gave it;
 * `unfit`, a word of its block had to be cut or the block has more lines than its style allows.
 * Neither belongs in a finished scene. */
const char *canvas_text_dump(const struct canvas *c);

/* ---- questions ---- */

struct rect canvas_size(const struct canvas *c); /* 0 0 w h */

/* ---- a frame ---- */

/* Around all that is drawn in a frame. Between the two every clip, shift, fade and turn that is
 * pushed is popped. */
void canvas_begin(struct canvas *c);
void canvas_end(struct canvas *c);

/* Pictures of the last frame are still being drawn somewhere (canvas_hasten): draw it again soon.
 */
bool canvas_owes(const struct canvas *c);

/* What was drawn is lost, or covered by another window's: the next frame is put on the screen
 * whole. */
void canvas_lost(struct canvas *c);

/* Say true while something moves: pictures may then be stretched from a size at hand (within 12 %)
 * and turned roughly, instead of being drawn anew for a size that is gone in the next frame. Say
 * false for the frame in which all has come to rest. */
void canvas_moving(struct canvas *c, bool moving);

/* ---- drawing ---- */

/* In one colour: the whole picture, or where a clip stands what lies in it… */
void canvas_clear(struct canvas *c, uint32_t colour);
/* …a rectangle in one. */
void canvas_fill(struct canvas *c, struct rect r, uint32_t colour);
/* One that lies at an angle is turned once and kept, and from then on costs what an upright one
 * costs, a card or a hundred of them, also while others move; so a thing at rest has the same
 * rectangle and angle (in quarters of a degree) from frame to frame. Only what moves itself is
 * turned anew in each. PICTURE_ROUND before its name: as it is within the ellipse of its box, for a
 * round frame. */
#define PICTURE_ROUND "round/"
void canvas_picture(struct canvas *c, const char *name, struct rect r, struct paint paint);
/* Nothing of the last picture shows in this frame: a thread still draws it (canvas_hasten). */
bool canvas_missed(const struct canvas *c);
void canvas_panel(struct canvas *c, struct rect r, const struct panel *panel);
void canvas_line(struct canvas *c, struct point from, struct point to, float width,
                 uint32_t colour);
/* The line lies inside the radius; a width of the radius or more makes a disc. */
void canvas_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour);

/* A laid-out block with its top left corner at `at`. */
void canvas_text(struct canvas *c, const struct text_block *block, struct point at);

/* Lays out, places and draws in one call, in the width of `r`; layouts are remembered, so calling
 * it each frame is cheap. Returns the rectangle that the text takes. It does not clip: text that is
 * too large shows, and the text canvas says `overflow`. */
struct rect canvas_words(struct canvas *c, const struct text_style *style, const char *utf8,
                         struct rect r);

/* ---- around drawing: push and pop in pairs ---- */

/* within the clip that already stands */
void canvas_push_clip(struct canvas *c, struct rect r);
/* the same for a page that goes on above or below: a line of text shows whole or not at all */
void canvas_push_fold(struct canvas *c, struct rect r);
void canvas_pop_clip(struct canvas *c);
/* moves what follows: shake, pages sliding */
void canvas_push_shift(struct canvas *c, float dx, float dy);
void canvas_pop_shift(struct canvas *c);
/* multiplies the opacity of each thing that follows */
void canvas_push_fade(struct canvas *c, float alpha);
void canvas_pop_fade(struct canvas *c);
/* Turns pictures, lines and words that follow, degrees clockwise about a point; panels, fills and
 * rings go along upright. One turn at a time. */
void canvas_push_turn(struct canvas *c, struct point about, float degrees);
void canvas_pop_turn(struct canvas *c);

/* Names what follows in the dump ("hand.3"); NULL ends it. Nothing on other canvases. */
void canvas_tag(struct canvas *c, const char *name);

/* ---- pictures ---- */

/* 0xRRGGBBAA; the alpha is ignored */
struct recolour {
    uint32_t from, to;
};

/* From now on, in the SVG of every picture whose name begins with `prefix`, each colour written
 * #from is read as #to (four-colour decks). Replaces what was said for the same prefix; n = 0
 * forgets it. */
void canvas_recolour(struct canvas *c, const char *prefix, const struct recolour *pairs, int n);

/* Is there a drawing of that name in the assets? A canvas that knows no files says yes. */
bool canvas_has_picture(struct canvas *c, const char *name);

/* Draws a picture ahead of time for that size, or has it drawn by a thread (canvas_hasten). True if
 * there was work to do: call it in idle moments until all say false. False too when the budget is
 * full. */
bool canvas_prepare(struct canvas *c, const char *name, float w, float h);

/* What is drawn between these two is not shown. It is made ready for when it will be: pictures just
 * as large and as turned by the thread that draws them, words a few a frame; panels, lines and
 * rings cost little at once. So what bursts in upon a frame is rehearsed in those before it, while
 * it is certain but not yet due: first of all, so that where there is not room for both, what is
 * shown stays. False: nothing is made ready here (canvas_hasten), and nothing is to be drawn or
 * ended. The end: true if all of it is there that there is room for. */
bool canvas_begin_rehearsal(struct canvas *c);
bool canvas_end_rehearsal(struct canvas *c);

/* Pictures whose names begin so come together, a deck, the moods of a face: when one has been
 * shown, those in the same folder, or with `by_dash` those with the same name up to its last dash,
 * are drawn ahead at its size, where a thread can do it. Constant, at the start. */
void canvas_kin(struct canvas *c, const char *prefix, bool by_dash);

/* For idle moments, between frames: takes what was drawn ahead, and packs what a frame drew in its
 * own time. True: more is to come. */
bool canvas_ahead(struct canvas *c);

#endif
