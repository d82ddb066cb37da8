/* plain.c - plain forms, drawn. */
#include "plain.h"

#include "emblems.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>

static void sheet(struct canvas *c, struct rect r, float angle, const struct plain *how)
{
    const float edge = fmaxf(1, r.w * 0.015F);
    if (angle == 0) {
        canvas_panel(c, r,
                     &(struct panel){.fill = how->fill,
                                     .radius = r.w * how->round,
                                     .line = how->line,
                                     .line_width = edge});
        return;
    }
    const struct rect in = rect_inset(r, edge);
    const float y = r.y + r.h / 2;
    /* Lines turn with what is around them, panels don't. */
    canvas_line(c, (struct point){r.x, y}, (struct point){rect_right(r), y}, r.h, how->line);
    canvas_line(c, (struct point){in.x, y}, (struct point){rect_right(in), y}, in.h, how->fill);
}

static void sign(struct canvas *c, const struct ui *ui, struct rect r, const struct plain *how)
{
    const struct text_style style = {.face = ui->theme->strong,
                                     .px = fmaxf(8, floorf(r.w * (how->index ? 0.26F : 0.5F))),
                                     .colour = how->ink,
                                     .max_lines = 1,
                                     .lang = ui->lang,
                                     .align = how->index ? TEXT_LEFT : TEXT_CENTRE};
    char text[32];
    const char *end = how->sign;
    utf8_next(&end);
    snprintf(text, sizeof text, "%.*s", how->initial ? (int)(end - how->sign) : 31, how->sign);
    const float x = r.w * (how->index ? 0.07F : -0.25F), high = style.px * 1.2F;
    canvas_words(c, &style, text,
                 rect_make(r.x + x, how->index ? r.y + r.h * 0.02F : r.y + (r.h - high) / 2,
                           r.w - 2 * x, high));
}

bool plain_picture(struct canvas *c, const struct ui *ui, const char *picture, struct rect r,
                   struct paint paint, const struct plain *how)
{
    canvas_picture(c, picture, r, paint);
    if (!canvas_missed(c))
        return true;
    struct plain now = *how;
    if (paint.tint) {
        now.fill = colour_times(now.fill, paint.tint);
        now.line = colour_times(now.line, paint.tint);
    }
    canvas_push_fade(c, paint.alpha);
    if (paint.angle != 0)
        canvas_push_turn(c, rect_centre(r), paint.angle);
    sheet(c, r, paint.angle, &now);
    if (now.sign)
        sign(c, ui, r, &now);
    if (paint.angle != 0)
        canvas_pop_turn(c);
    canvas_pop_fade(c);
    return false;
}

void plain_face(struct canvas *c, const struct ui *ui, const char *picture, const char *name,
                bool disc, struct rect r)
{
    plain_picture(c, ui, picture, r, paint_plain(),
                  &(struct plain){.fill = ui->theme->panel,
                                  .line = ui->theme->line,
                                  .ink = ui->theme->text,
                                  .round = disc ? 0.5F : 0.05F,
                                  .sign = name,
                                  .initial = true});
}

void plain_emblem(struct canvas *c, const struct ui *ui, const char *picture, int emblem,
                  struct rect r)
{
    plain_face(c, ui, picture, emblem_name(emblem), !emblem_is_face(emblem), r);
}
