/* A page that is longer than its window, and what is seen of it. For scenes alone.
 *
 * A page shows whole parts: rows, cards, lines of words. It is seen from the beginning of one on to
 * the end of another, so that nothing is cut at its head or at its foot; but for where a part is
 * higher than the window, and while a finger pulls the page: let go, it lies as elsewhere. In every
 * update, before anything is laid out:
 *
 *     scroll_begin(&k->scroll);
 *     scroll_head(&k->scroll, 0, head_h);                  a heading, never without what is below
 *     scroll_part(&k->scroll, head_h, row_h);              and so on, from the top of the page down
 *     scroll_end(&k->scroll, ui, k->window.h);
 *     items_push_clip(it, scroll_seen(&k->scroll, ui, k->window));
 *     y = k->window.y - k->scroll.from;                    where the page begins
 *
 * and what is drawn is drawn between canvas_push_fold() of the same place and canvas_pop_clip().
 * Lengths are pixels, places are counted from the top of the page. */
#ifndef CARRE_SCROLL_H
#define CARRE_SCROLL_H

#include "scene.h"

enum { SCROLL_PARTS = 160 };

/* Two on one screen have different numbers; all else is 0 at the start. */
struct scroll {
    float at, most; /* as far as is wished; 0: the page is no longer than its window */
    int number;
    bool pulled; /* by a finger, now */
    /* From where on it is seen, how much of it, and how far it is to what is above and below that;
     * since scroll_end(). */
    float from, shown, above, below;
    struct scroll_part {
        float top, end;
        bool head;
    } part[SCROLL_PARTS];
    int parts;
    float window;
};

/* As above: a page is said anew in every update, its parts from the top. */
void scroll_begin(struct scroll *s);
/* What is seen whole or not at all; what lies beside the one before is one with it. */
void scroll_part(struct scroll *s, float top, float h);
void scroll_head(struct scroll *s, float top, float h);
/* Words, of which each line is a part. */
void scroll_lines(struct scroll *s, float top, float h, float line);
void scroll_end(struct scroll *s, const struct ui *ui, float window);
/* Where it is seen, with room for rings around it. */
struct rect scroll_seen(const struct scroll *s, const struct ui *ui, struct rect window);

/* Wheel, keys, fingers, its two buttons; and whatever has the focus comes into sight. */
void scroll_events(struct scroll *s, const struct ui *ui, const struct item_event *event,
                   struct rect window);
/* Two buttons beside it, for those who have only a finger or a mouse without a wheel; after the
 * page's own items. */
void scroll_buttons(struct scene *scene, const struct scroll *s, struct rect window);
void scroll_draw(struct canvas *c, const struct scene *scene, const struct scroll *s,
                 struct rect window);
/* The same two as buttons beside the way back, without a bar: for a page that is turned over like a
 * leaf, with nothing at its right. They take so much of the heading's line, design units. */
enum { SCROLL_CORNER_W = 172 };
void scroll_corner(struct scene *scene, const struct scroll *s);
void scroll_corner_draw(struct canvas *c, const struct scene *scene, const struct scroll *s);
/* Is there more below what is shown? If there is, on to it. */
bool scroll_has_more(const struct scroll *s);
void scroll_turn(struct scroll *s);

#endif
