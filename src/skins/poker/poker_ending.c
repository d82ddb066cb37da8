/* The table is over: its winner before the great hexagon, in gold light with the chips of all the others, or, if nobody who sits here has won, where the light went out. */
#include "poker_look.h"

#include <math.h>

static void frame(struct canvas *c, struct rect r, float cut, float width, uint32_t colour)
{
    const struct point p[] = {{r.x + cut, r.y}, {rect_right(r), r.y}, {rect_right(r), rect_bottom(r) - cut}, {rect_right(r) - cut, rect_bottom(r)}, {r.x, rect_bottom(r)}, {r.x, r.y + cut}};
    for (int i = 0; i < 6; i++)
        canvas_line(c, p[i], p[(i + 1) % 6], width, colour);
}

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind, struct rect at)
{
    const bool ours = won || (emblem >= 0 && !emblem_is_face(emblem));     /* people have animals: one of several who sit here */
    const struct point middle = {at.x + at.w / 2, at.y + at.h * 0.46F};
    const float side = fminf(at.w * 0.48F, at.h * 0.44F);
    canvas_picture(c, ours ? "power-up/victory" : "power-up/defeat", rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h), paint_plain());
    if (emblem < 0)
        return;
    const struct rect face = rect_around(middle, side, side);
    poker_face(c, ui, emblem, behind, ours ? MOOD_GLAD : MOOD_SLY, face);
    frame(c, rect_inset(face, -side * 0.03F), side * 0.12F, side * 0.016F, ours ? 0xFFC83DFFU : 0x7F96F0FFU);
}

static const struct typeface heavy = {"Sora", "ExtraBold", "Noto Sans CJK JP", "Black", 0.96F};
const struct ending poker_ending = {.face = &heavy, .ground = 0x0B1020FFU, .draw = draw};
