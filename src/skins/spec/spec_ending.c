/* The tournament is over: the room at dawn or the empty chair, and who had what in the end. */
#include "spec_look.h"

#include "i18n.h"
#include "plain.h"

#include <stdio.h>

static void draw(struct canvas *c, const struct ui *ui, bool won, int emblem, int behind, struct rect at)
{
    char name[EMBLEM_PICTURE];
    const char *picture = won ? "spec/victory" : "spec/defeat";
    const struct point middle = {at.x + at.w / 2, at.y + at.h * 0.44F};
    const float side = at.w * 0.5F;
    if (canvas_has_picture(c, picture))
        canvas_picture(c, picture, rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h), paint_plain());
    else if (canvas_has_picture(c, "spec/ground"))
        canvas_picture(c, "spec/ground", rect_around((struct point){at.x + at.w / 2, at.y + at.h / 2}, at.h * 16 / 9, at.h), paint_plain());
    if (emblem < 0)
        return;
    struct paint light = paint_ink(0xFFD79AFFU);
    light.alpha = 0.55F;
    if (!ui->contrast && canvas_has_picture(c, "power-up/fx/halo"))
        canvas_picture(c, "power-up/fx/halo", rect_around(middle, side * 2.2F, side * 2.2F), light);
    const struct rect face = rect_around(middle, side, side);
    canvas_ring(c, middle, side * 0.54F, side, 0x14213DFFU);
    if (!emblem_is_face(emblem)) {
        emblem_ground_picture(behind, name);
        canvas_picture(c, name, face, paint_plain());
    }
    emblem_picture(emblem, won ? MOOD_GLAD : MOOD_SAD, name);
    plain_emblem(c, ui, name, emblem, face);
    canvas_ring(c, middle, side * 0.54F, side * 0.03F, 0xC9A227FFU);
}

static const struct typeface heavy = {"Noto Serif CJK JP", "Black", "Noto Serif CJK JP", "Black", 1.0F};
const struct ending spec_ending = {.face = &heavy, .ground = 0x0D1526FFU, .draw = draw};

/* Hold'em's, and how often each came back. */
void spec_summary(const struct stage *st, struct stage_summary *out)
{
    const struct board *b = &st->shown.b;
    poker_summary(st, out);
    if (out->hero)
        snprintf(out->heading, sizeof out->heading, _("%s wins the tournament"), stage_name(st, out->hero - 1));
    int times = 0;
    for (int s = 0; s < b->nseats; s++)
        times += b->num[SPEC_REENTERED + s];
    if (times && out->lines < (int)(sizeof out->line / sizeof *out->line)) {
        snprintf(out->line[out->lines].name, sizeof out->line[0].name, "%s", _("Re-entries"));
        snprintf(out->line[out->lines++].value, sizeof out->line[0].value, "%d", times);
    }
}
