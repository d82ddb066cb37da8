#ifndef CARRE_UI_PARTS_H
#define CARRE_UI_PARTS_H

/* What the widgets share among themselves: how a thing lies, its colours, its box. */
#include "ui.h"

/* How a plate lies: a box of which nothing but its colours is told by the plate. */
struct lies {
    float radius;
    enum corner corner;
    bool dashed, down;
    bool banded; /* on the bands of a main button */
};

/* A plate, and the cap that lies on it. */
struct colours {
    struct plate plate;
    uint32_t cap, on_cap;
    bool banded;
};

/* What stands beside a label, and how far all that stays from the button's edges. */
struct beside {
    float pad, gap, cap, sign, taken;
};

/* A plate as it lies in `r` (pixels), with what drops below it. */
void ui_draw_plate(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k,
                   const struct lies *as);

/* Of a box that is so large: no corner is more than half of it. */
struct lies ui_lies(const struct ui *ui, struct rect r, float radius);

/* The colours of a control of that kind in its present state. */
struct colours ui_colours_of(const struct ui *ui, const struct item *i, enum ui_kind kind);

/* Its bounds, a little smaller while it is pressed. */
struct rect ui_pressed(const struct ui *ui, const struct item *i);

/* The mark at the left of what is chosen, in worlds that have one. */
void ui_draw_mark(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r);

/* The smaller of two sizes; `a` 0: none is known yet. */
float ui_smaller(float a, float b);

#endif
