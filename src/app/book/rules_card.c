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

/* A line of light across it, further than its edges. */
static void beam(const struct leaf *l, struct canvas *c, struct rect spot)
{
    const float y = spot.y + spot.h * 0.62F, out = spot.w * 0.16F, thick = fmaxf(2, spot.w * 0.03F),
                glow = spot.h * 0.08F;
    canvas_panel(c, rect_make(spot.x - out, y - glow, spot.w + 2 * out, glow),
                 &(struct panel){.fill = colour_faded(leaf_light(l), 0.02F),
                                 .fill_bottom = colour_faded(leaf_light(l), 0.75F)});
    canvas_fill(c, rect_make(spot.x - out, y, spot.w + 2 * out, thick), 0xFFFFFFFFU);
}

/* What is left of it: columns that end at different heights, and squares that fly off. */
static void pieces(const struct leaf *l, struct canvas *c, const char *name, struct rect spot)
{
    enum { ACROSS = 8 };
    static const float left[ACROSS] = {0.52F, 0.66F, 0.58F, 0.8F, 0.72F, 0.9F, 0.84F, 1};
    static const float flying[][3] = {
        /* across, down, side */
        {0.06F, 0.32F, 0.11F}, {0.28F, 0.4F, 0.13F},   {0.2F, 0.12F, 0.09F},  {0.47F, 0.28F, 0.12F},
        {0.56F, 0.52F, 0.1F},  {0.7F, 0.36F, 0.14F},   {0.83F, 0.6F, 0.11F},  {0.92F, 0.28F, 0.1F},
        {0.64F, 0.08F, 0.1F},  {0.38F, -0.03F, 0.08F}, {0.88F, 0.04F, 0.12F}, {1.04F, 0.46F, 0.09F},
        {1.08F, 0.14F, 0.08F}};
    const float step = spot.w / ACROSS;
    canvas_panel(c, spot,
                 &(struct panel){.radius = spot.w * 0.08F,
                                 .line = l->book->look->cost_light,
                                 .line_width = fmaxf(1, ui_px(&l->ui, 2)),
                                 .dash = ui_px(&l->ui, 10),
                                 .gap = ui_px(&l->ui, 8)});
    for (int i = 0; i < ACROSS; i++) {
        const float down = spot.h * (left[i] - 0.12F);
        const struct rect column = {spot.x + step * (float)i, spot.y + down, step + 0.5F,
                                    spot.h - down};
        if (column.h <= 0)
            continue;
        canvas_push_clip(c, column);
        canvas_picture(c, name, spot, paint_plain());
        canvas_pop_clip(c);
    }
    for (size_t i = 0; i < sizeof flying / sizeof *flying; i++) {
        const float side = roundf(spot.w * flying[i][2]);
        canvas_fill(c,
                    rect_make(roundf(spot.x + spot.w * flying[i][0]),
                              roundf(spot.y + spot.h * flying[i][1]), side, side),
                    i % 3 == 0   ? 0xFFF4E0FFU
                    : i % 3 == 1 ? 0xFFA03CFFU
                                 : 0xFFC83DFFU);
    }
}

static bool marked(const char *marks, int n, char mark)
{
    return memchr(marks, mark, (size_t)n) != NULL;
}

void rules_card_marks(const struct leaf *l, struct canvas *c, const char *word, struct rect spot)
{
    const struct ui *ui = &l->ui;
    const int count = (int)strspn(word, RULES_MARKS);
    if (marked(word, count, '+'))
        canvas_panel(c, rect_inset(spot, -ui_px(ui, 3)),
                     &(struct panel){.radius = spot.w * 0.1F,
                                     .shadow = colour_faded(leaf_light(l), 0.6F),
                                     .shadow_size = spot.w * 0.2F,
                                     .line = leaf_light(l),
                                     .line_width = fmaxf(2, ui_px(ui, 5))});
    if (marked(word, count, '!'))
        beam(l, c, spot);
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
    const int count = (int)strspn(word, RULES_MARKS);
    word += count;
    if (*word == '.')
        return;
    spot.y -= marked(marks, count, '+') ? rules_card_rise(spot.w) * 0.6F : 0;
    spot.y += marked(marks, count, '-') ? rules_card_rise(spot.w) * 0.6F : 0;
    l->book->look->picture(l->app, word, length - count, spot.w, name);
    if (marked(marks, count, '%') && canvas_has_picture(c, name))
        pieces(l, c, name, spot);
    else if (canvas_has_picture(c, name))
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
