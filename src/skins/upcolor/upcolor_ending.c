/* Upcolor is over: whoever has the most, crowned, before the bands of the code. */
#include "upcolor_look.h"

#include "emblems.h"

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind, struct rect at)
{
    char name[EMBLEM_PICTURE];
    (void)ui, (void)won;
    canvas_picture(c, "upcolor/ground/end-ordinary", rect_around((struct point){at.x + at.w * 0.62F, at.y + at.h / 2}, at.h * 16 / 9, at.h), paint_plain());
    const float side = at.w * 0.56F;
    const struct rect face = rect_around((struct point){at.x + at.w / 2, at.y + at.h * 0.56F}, side, side);
    canvas_picture(c, "upcolor/signs/rays", rect_scaled(face, 2.2F), paint_alpha(0.5F));
    if (emblem < 0)
        return;
    canvas_panel(c, rect_scaled(face, 1.1F), &(struct panel){.fill = 0xFFC81EFFU, .radius = side});
    emblem_ground_picture(behind, name);
    canvas_picture(c, name, face, paint_plain());
    emblem_picture(emblem, MOOD_GLAD, name);
    canvas_picture(c, name, face, paint_plain());
    canvas_picture(c, "upcolor/signs/crown", rect_make(face.x + side * 0.22F, face.y - side * 0.30F, side * 0.56F, side * 0.42F), paint_plain());
}

const struct ending uc_ending = {.face = &typeface_upcolor, .ground = 0xF7F3EAFFU, .draw = draw};
