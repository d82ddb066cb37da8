/* rules_paper.c - sheets of a page of rules that are one scroll. */
#include "rules_paper.h"

#include "check.h"

#include <math.h>

/* How many cells from there on are on one. */
static int on_one(const struct grid *g, int from)
{
    int n = 0;
    while (from + n < g->cells && !g->cell[from + n].bare && !g->cell[from + n].tall)
        n++;
    return n;
}

static struct rect on_page(struct rect window, float from, struct rect r)
{
    return rect_moved(r, window.x, window.y - from);
}

static struct rect seen(struct rect r, struct rect window)
{
    const float top = fmaxf(r.y, window.y), foot = fminf(rect_bottom(r), rect_bottom(window));
    return rect_make(r.x, top, r.w, fmaxf(0, foot - top));
}

/* Before a column, and between a picture and its words. */
static void draw_hairlines(struct canvas *c, const struct ui *ui, const struct grid *g,
                           struct rect window, float from, int first, int n)
{
    const float line = fmaxf(1, ui_px(ui, 2)), in = ui_px(ui, 24);
    for (int i = first + 1; i < first + n; i++) {
        const struct rect r = on_page(window, from, g->cell[i].r),
                          before = on_page(window, from, g->cell[i - 1].r);
        const struct rect at =
            g->cell[i].row == g->cell[i - 1].row
                ? rect_make((rect_right(before) + r.x) / 2, r.y + in, line, r.h - 2 * in)
                : rect_make(window.x + 2 * in, (rect_bottom(before) + r.y) / 2, window.w - 4 * in,
                            line);
        const struct rect shown = seen(at, window);
        if (shown.h > 0)
            canvas_fill(c, shown, ui->theme->page->rods.cap);
    }
}

/* Where the next cell begins. */
static float next_y(const struct grid *g, int next, struct rect window, float from)
{
    return next < g->cells ? on_page(window, from, g->cell[next].r).y : INFINITY;
}

void rules_paper(struct canvas *c, const struct ui *ui, const struct grid *g, struct rect window,
                 float from, bool rods)
{
    CARRE_ASSERT(g->cells > 0);
    for (int i = 0, n = 0; i < g->cells && ui_has_rods(ui); i += n > 0 ? n : 1) {
        n = on_one(g, i);
        if (!n)
            continue;
        const struct rect top = on_page(window, from, g->cell[i].r),
                          last = on_page(window, from, g->cell[i + n - 1].r),
                          r = seen(rect_make(window.x, top.y, window.w,
                                             rect_bottom(last) + g->drop - top.y),
                                   window);
        if (r.h <= ui_rod(ui))
            continue;
        /* no rod over a heading or a picture between two papers */
        const bool upper =
            i == 0 ||
            top.y<window.y - 1, lower = next_y(g, i + n, window, from)> rect_bottom(window) - 1;
        const float out = ui_rod(ui) * 0.28F;
        const struct rect all = rect_make(r.x, r.y - (upper ? out : 0), r.w,
                                          r.h + (upper ? out : 0) + (lower ? out : 0));
        if (rods) {
            ui_rods(c, ui, all, upper, lower);
        } else {
            const struct ui on = ui_paper(c, ui, all);
            draw_hairlines(c, &on, g, window, from, i, n);
        }
    }
}

/* ---- a hand scroll ---- */

/* Design units: how far its rods reach out above and below, and what is left free within the
 * hairlines of its paper and beside its rods. */
enum { HAND_OUT = 24, HAND_IN = 24, HAND_ASIDE = 16 };

struct rect rules_hand_window(const struct ui *ui, struct rect r)
{
    return rect_inset_xy(r, ui_rod(ui) + ui_px(ui, HAND_ASIDE), ui_px(ui, HAND_OUT + HAND_IN));
}

void rules_hand(struct canvas *c, const struct ui *ui, const struct grid *g, struct rect r,
                const struct scroll *of)
{
    struct rect window = rules_hand_window(ui, r);
    CARRE_ASSERT(g->cells > 0 && of->shown >= 0);
    window.h = fminf(window.h, of->shown);
    const struct ui on = ui_paper(c, ui, rect_inset_xy(r, ui_rod(ui) / 2, ui_px(ui, HAND_OUT)));
    for (int i = 0, n = 0; i<g->cells; i += n> 0 ? n : 1) {
        n = on_one(g, i);
        if (n)
            draw_hairlines(c, &on, g, window, of->from, i, n);
    }
}
