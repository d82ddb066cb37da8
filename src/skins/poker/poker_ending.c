/* The table is won: its winner in gold light before the hexagons, with the chips of all the others. */
#include "poker_look.h"

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind, struct rect at)
{
    char name[EMBLEM_PICTURE];
    const struct point middle = {at.x + at.w / 2, at.y + at.h * 0.46F};
    (void)won;
    canvas_picture(c, "power-up/ground", rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h), paint_plain());
    const float side = at.w * 0.58F, cut = side * 0.14F;
    if (!ui->contrast) {
        struct paint light = paint_ink(0xFFC83DFFU);
        light.alpha = 0.5F;
        canvas_picture(c, "power-up/fx/halo", rect_around(middle, side * 2.4F, side * 2.4F), light);
        light.ink = 0x4DE3FFFFU;
        canvas_picture(c, "power-up/fx/hex-ring", rect_around(middle, side * 1.9F, side * 1.9F), light);
    }
    if (emblem >= 0) {
        const struct rect face = rect_around(middle, side, side), frame = rect_inset(face, -side * 0.05F);
        const struct point p[] = {{frame.x + cut, frame.y}, {rect_right(frame), frame.y}, {rect_right(frame), rect_bottom(frame) - cut}, {rect_right(frame) - cut, rect_bottom(frame)},
                                  {frame.x, rect_bottom(frame)}, {frame.x, frame.y + cut}};
        if (!emblem_is_face(emblem)) {
            emblem_ground_picture(behind, name);
            canvas_picture(c, name, face, paint_plain());
        }
        emblem_picture(emblem, MOOD_GLAD, name);
        canvas_picture(c, name, face, paint_plain());
        for (int i = 0; i < 6; i++)
            canvas_line(c, p[i], p[(i + 1) % 6], side * 0.018F, 0xFFC83DFFU);
    }
    static const char *const stack[] = {"power-up/chips/4", "power-up/chips/5", "power-up/chips/3"};
    for (int i = 0; i < 3; i++)
        canvas_picture(c, stack[i], rect_around((struct point){middle.x + side * 0.42F * (float)(i - 1), middle.y + side * (i == 1 ? 0.78F : 0.72F)}, side * 0.36F, side * 0.36F), paint_plain());
}

static const struct typeface heavy = {"Sora", "ExtraBold", "Noto Sans CJK JP", "Black", 0.96F};
const struct ending poker_ending = {.face = &heavy, .ground = 0x0B1020FFU, .draw = draw};
