/* What the frame's screens have in common: heading, back button, sections of a page. For
 * scenes alone. */
#ifndef CARRE_FRAME_H
#define CARRE_FRAME_H

#include "scroll.h"

/* What a page can fill, in design units: 1920×1080, and some more along a side of the screen that
 * is longer than 16:9. Its head ends at PAGE_BODY, its foot is PAGE_FOOT high. */
enum {
    PAGE_W = 1920,
    PAGE_H = 1080,
    PAGE_W_MOST = UI_PAGE_MOST,
    PAGE_H_MOST = 1440,
    PAGE_EDGE = UI_PAGE_EDGE,
    PAGE_BODY = 186,
    PAGE_FOOT = 176
};
struct rect frame_page(const struct ui *ui);
/* A rectangle of a page of 1920×1080, in pixels: on one that is longer the head and the foot keep
 * their size, and what is between them is longer with it. */
struct rect frame_at(const struct ui *ui, float x, float y, float w, float h);
/* The bar at the foot of a page: a button over so many of its four columns. The main action has the
 * last one. */
struct rect frame_bar(const struct ui *ui, int column, int columns);

/* The world's sign and a heading at the top left; `sub` under it, or NULL. Nothing is drawn beyond
 * `right` (design units, as on a page of 16:9). */
void frame_heading(struct canvas *c, const struct ui *ui, const char *heading, const char *sub,
                   float right);
/* Has a line below a heading, up to that edge, the room for these words? */
bool frame_heading_fits(const struct ui *ui, const char *sub, float right);

/* The button at the top right with Escape on it: of one size and place, in every world. */
enum { BACK_W = 216 };
struct item *frame_back(struct scene *s, const char *name, int action);
void frame_draw_back(struct canvas *c, const struct ui *ui, const struct scene *s);
/* Where it stands (0), and a button of another width beside it (1). */
struct rect frame_corner(const struct ui *ui, int which, float w);

/* A choice as an item with its options. `names` ends with NULL. */
void frame_choice(struct scene *s, struct item choice, const char *const *names);

/* How high a choice has to be so that its options, `option_w` wide, can be read: they may take two
 * lines, and where all of them together have no room even so, a row each. */
float frame_choice_height(const struct ui *ui, const char *const *names, float option_w);

/* A page that has nothing to show yet: a sign, a sentence and the worlds that something may come
 * from, in a box in the middle of `within`. */
void frame_nothing(struct canvas *c, const struct ui *ui, const char *icon, const char *text,
                   struct rect within);

#endif
