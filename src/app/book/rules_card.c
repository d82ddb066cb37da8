/* rules_card.c - one card of a page of rules, with its marks. */
#include "rules_card.h"

#include "check.h"

#include <math.h>
#include <string.h>

float rules_card_rise(float w) { return w * 0.14F; }

static void sign(struct canvas *c, const struct ui *ui, struct rect spot, const char *icon,
                 uint32_t colour)
{
    const float size = spot.w * 0.46F;
    const struct rect disc = rect_around(
        (struct point){spot.x + spot.w / 2, rect_bottom(spot) - size * 0.62F}, size, size);
    canvas_panel(c, disc,
                 &(struct panel){.fill = ui->theme->ground,
                                 .radius = size,
                                 .line = colour,
                                 .line_width = fmaxf(1, ui_px(ui, 3))});
    ui_icon(c, ui, icon, rect_inset(disc, size * 0.22F), colour);
}

static bool marked(const char *marks, int n, char mark)
{
    return memchr(marks, mark, (size_t)n) != NULL;
}

void rules_card_marks(const struct leaf *l, struct canvas *c, const char *word, struct rect spot)
{
    const struct ui *ui = &l->ui;
    const int count = (int)strspn(word, "+-=?~");
    if (marked(word, count, '+'))
        canvas_panel(c, rect_inset(spot, -ui_px(ui, 3)),
                     &(struct panel){.radius = spot.w * 0.1F,
                                     .shadow = colour_faded(ui->theme->accent, 0.5F),
                                     .shadow_size = spot.w * 0.16F,
                                     .line = ui->theme->accent,
                                     .line_width = fmaxf(2, ui_px(ui, 5))});
    if (marked(word, count, '-'))
        sign(c, ui, spot, "close", ui->theme->bad);
    if (marked(word, count, '='))
        sign(c, ui, spot, "lock", ui->theme->focus);
    if (marked(word, count, '?'))
        sign(c, ui, spot, "eye", ui->theme->focus);
}

void rules_card_draw(const struct leaf *l, struct canvas *c, const char *word, int length,
                     struct rect spot)
{
    CARRE_ASSERT(word && length > 0);
    const struct ui *ui = &l->ui;
    char name[RULES_PICTURE];
    const char *marks = word;
    const int count = (int)strspn(word, "+-=?~");
    word += count;
    if (*word == '.')
        return;
    spot.y -= marked(marks, count, '+') ? rules_card_rise(spot.w) * 0.6F : 0;
    spot.y += marked(marks, count, '-') ? rules_card_rise(spot.w) * 0.6F : 0;
    l->book->look->picture(l->app, word, length - count, spot.w, name);
    if (canvas_has_picture(c, name))
        canvas_picture(
            c, name, spot,
            paint_alpha(marked(marks, count, '-') || marked(marks, count, '~') ? 0.6F : 1.0F));
    else
        canvas_panel(c, spot,
                     &(struct panel){.fill = ui->theme->panel,
                                     .radius = spot.w * 0.08F,
                                     .line = ui->theme->accent,
                                     .line_width = fmaxf(1, ui_px(ui, 3))});
    rules_card_marks(l, c, marks, spot);
}
