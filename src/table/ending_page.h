/* ending_page.h - what the pages of an end (skin.h, ending.page) have in common: where things lie,
 * when they come, the headline, three figures, and the places of the buttons.
 *
 * A page is drawn at 1920×1080 and stands on the lower edge of the window. Wider windows gain at
 * both sides, higher ones above; a narrow one keeps at least 1836 of the width. */
#ifndef CARRE_ENDING_PAGE_H
#define CARRE_ENDING_PAGE_H

#include "skin.h"

enum { ENDING_FIGURES = 3, ENDING_NUMBER = 64, ENDING_LABEL = 96 };
struct ending_figure {
    char number[ENDING_NUMBER], label[ENDING_LABEL];
};

/* A world's letters. */
struct ending_dress {
    const struct typeface *heavy, *plain;
    uint32_t head, number, label, outline, rule;
    uint32_t main_ink,
        cap; /* letters of the filled button and the cap of its key; what is printed on that… */
    uint32_t on_cap, ink; /* …and letters of the others */
    void (*box)(struct canvas *c, const struct ui *ui, struct rect r, bool filled, bool hovered);
};

struct ending_page {
    const struct ui *ui;
    const struct ending_seen *seen;
};

float ending_unit(const struct ui *ui); /* pixels of one unit of the page */
struct rect ending_hung(const struct ui *ui, float x, float y, float w,
                        float h); /* of the picture: in a high window it hangs higher */
/* How far a part has come that begins so many ms into the page, not eased; reduced motion: it is
 * there. */
float ending_part(const struct ending_page *p, int start, int ms);

/* Rehearses the page as it will rest, of a game that is over for the player who looks at the stage,
 * until all of it is there (canvas_begin_rehearsal). Nothing where there is none, or it isn't over.
 */
void ending_rehearse(struct stage *st, struct canvas *c);

/* Letters may be twice as large as usual; then what stands under the headline has three rows. */
bool ending_fits(const struct ui *ui);
/* The first at the right, the others in a row at the foot (skin.h, ending.lay). */
void ending_lay(const struct ui *ui, const void *told, int n, struct rect *out);
/* Until a page rests that moves for `ms`; reduced motion fades it in. */
int ending_ms(const struct ui *ui, int ms);

/* On one line as large as wished, or smaller where the window has not the width; and below it, in
 * the colour of numbers, what else is to be said ("": nothing). */
void ending_headline(const struct ending_page *p, struct canvas *c, const struct ending_dress *d,
                     const char *text, float size, const char *line);
/* Where that will be, as wide as its letters. */
struct rect ending_headline_at(const struct ending_page *p, const struct ending_dress *d,
                               const char *text, float size, const char *line);
/* All of them, the first filled, each in its box. */
void ending_buttons(const struct ending_page *p, struct canvas *c, const struct ending_dress *d);
/* From `start` on, one after the other. */
void ending_figures(const struct ending_page *p, struct canvas *c, const struct ending_dress *d,
                    const struct ending_figure f[ENDING_FIGURES], int start);

#endif
