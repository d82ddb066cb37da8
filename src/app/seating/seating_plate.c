/* Plates: the animals that sit at a table. */
#include "seating_scene.h"

#include "check.h"
#include "plain.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

/* A face in its frame: the night behind it, and the frame over its shoulders. Where the picture is
 * missing, the first letter of the name stands. */
static void draw_face(struct canvas *c, const struct ui *ui, int emblem, enum mood mood,
                      struct rect r)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    char name[EMBLEM_PICTURE];
    const float radius = r.w * 0.12F, line = fmaxf(1.5F, r.w * 0.018F);
    canvas_panel(c, r, &(struct panel){.fill = 0x1B2A63FFU, .radius = radius});
    emblem_picture(emblem, mood, name);
    if (!canvas_has_picture(c, name))
        emblem_picture(emblem, MOOD_CALM, name);
    if (canvas_has_picture(c, name)) {
        plain_emblem(c, ui, name, emblem, rect_inset(r, line));
    } else {
        const char *who = emblem_name(emblem), *end = who;
        char letter[8] = "";
        utf8_next(&end);
        memcpy(letter, who, (size_t)(end - who));
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 60, 0xEAF2FFFFU, TEXT_CENTRE), letter,
                 rect_inset(r, r.w * 0.2F));
    }
    /* SPEC's gold, Power Up's neon */
    const bool lantern = emblem >= EMBLEMS + EMBLEM_WORLD_FACES;
    canvas_panel(c, r,
                 &(struct panel){.radius = radius,
                                 .line = lantern ? 0xC9A227FFU : 0x4DE3FFFFU,
                                 .line_width = line});
}

void plate_disc(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                struct rect r)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    char name[EMBLEM_PICTURE];
    const float side = fminf(r.w, r.h);
    struct rect disc = rect_around(rect_centre(r), side, side);
    if (emblem_is_face(emblem)) {
        draw_face(c, ui, emblem, mood, disc);
        return;
    }
    emblem_ground_picture(ground, name);
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, disc, paint_plain());
    else
        canvas_panel(c, disc,
                     &(struct panel){.fill = colour_mix(ui->theme->panel, ui->theme->text, 0.3F),
                                     .radius = side});
    emblem_picture(emblem, mood, name);
    if (canvas_has_picture(c, name))
        plain_emblem(c, ui, name, emblem, disc);
}

static struct ui_words name_words(const struct ui *ui, const struct plate_look *look)
{
    return (struct ui_words){.face = ui->theme->strong,
                             .size = 38,
                             .colour = look->ink,
                             .align = TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 1,
                             .name = true,
                             .most_px = look->name_px};
}

void plate_inside(struct canvas *c, const struct ui *ui, const struct plate_look *look,
                  struct rect r)
{
    struct ui_words name = name_words(ui, look);
    struct ui_words line = {.size = 27,
                            .colour = look->soft,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE,
                            .lines = 1,
                            .most_px = look->line_px};
    const float name_h = fminf(fmaxf(ui_px(ui, 52), ui_letters(ui, 38) * 1.2F), r.h * 0.3F);
    float line_h = look->line && *look->line
                       ? fminf(fmaxf(ui_px(ui, 40), ui_letters(ui, 27) * 1.2F), r.h * 0.24F)
                       : 0;
    if (line_h > 0 && ui_write_width(ui, &(struct ui_words){.size = 1}, look->line) > r.w)
        line_h = fmaxf(line_h, ui_least(ui) * 2.4F);
    /* a long name comes nearer to the edges */
    const float gap = ui_px(ui, 6),
                more = ui_write_fits(ui, &name, look->name, rect_make(0, 0, r.w, name_h))
                           ? 0
                           : ui_px(ui, 9);
    struct rect disc = {r.x, r.y, r.w, r.h - name_h - line_h - gap};
    plate_disc(c, ui, look->emblem, look->ground, look->mood, disc);
    ui_write(c, ui, &name, look->name,
             rect_inset_xy(rect_make(r.x, rect_bottom(disc) + gap, r.w, name_h), -more, 0));
    if (line_h > 0)
        ui_write(c, ui, &line, look->line, rect_make(r.x, rect_bottom(r) - line_h, r.w, line_h));
}

void plate_free(struct canvas *c, const struct ui *ui, const char *word, struct rect r,
                uint32_t ink)
{
    struct ui_words how = {.face = ui->theme->strong,
                           .size = 30,
                           .colour = ink,
                           .align = TEXT_CENTRE,
                           .place = TEXT_MIDDLE,
                           .lines = 2};
    const float h = fminf(ui_write_height(ui, &how, word, r.w), r.h * 0.6F),
                sign = fminf(ui_px(ui, 84), r.h - h), gap = ui_px(ui, 8);
    const float top = r.y + (r.h - sign - gap - h) / 2;
    ui_icon(c, ui, "plus", rect_around((struct point){r.x + r.w / 2, top + sign / 2}, sign, sign),
            ink);
    ui_write(
        c, ui, &how, word,
        rect_make(r.x, top + sign + gap, r.w, fmaxf(h + 2, rect_bottom(r) - top - sign - gap)));
}
