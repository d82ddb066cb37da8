/* In which order damage is worked out, as the book of Ace of Spades shows it: six steps on one
 * sheet. */
#include "rules_ace.h"

#include "ace_paint.h"
#include "font.h"
#include "i18n.h"

#include <math.h>

enum { STEPS = 6, HEAD = 46, NAME = 24 };
static const float DISC = 76, PAD = 24; /* design units */

static const struct {
    const char *icon, *name;
} steps[STEPS] = {
    {"verb-recolour", N_("Changed cards")},
    {"joker", N_("Joker")},
    {"verb-combo", N_("Poker hand")},
    {"crown", N_("Face cards, aces")},
    {"verb-add", N_("Bonuses")},
    {"verb-less", N_("Penalty")},
};

static const struct ui_words head_how = {.face = &typeface_ace, .size = HEAD},
                             name_how = {.size = NAME, .align = TEXT_CENTRE, .place = TEXT_TOP};

static const char last[] = N_("The penalty always comes last.");

static float head_height(const struct ui *ui, float w)
{
    return ui_write_height(ui, &head_how, _("How damage is worked out"), w - 2 * ui_px(ui, PAD));
}

/* So many in a row as have room for their names. */
static int steps_in_row(const struct ui *ui, float w)
{
    for (int n = STEPS; n > 2; n /= 2) {
        bool room = true;
        for (int i = 0; i < STEPS; i++)
            room = room && ui_write_height(ui, &name_how, _(steps[i].name),
                                           (w - 2 * ui_px(ui, PAD)) / (float)n - ui_px(ui, 12)) <=
                               ui_letters(ui, NAME) * 2.9F;
        if (room)
            return n;
    }
    return 2;
}

static float step_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i < STEPS; i++)
        most = fmaxf(most, ui_write_height(ui, &name_how, _(steps[i].name),
                                           w / (float)steps_in_row(ui, w + 2 * ui_px(ui, PAD)) -
                                               ui_px(ui, 12)));
    return ui_px(ui, DISC + 6) + most + 2;
}

float ace_order_height(const struct ui *ui, float w)
{
    const float in = w - 2 * ui_px(ui, PAD);
    const int rows = STEPS / steps_in_row(ui, w);
    return head_height(ui, w) + (float)rows * (step_height(ui, in) + ui_px(ui, 6)) +
           ui_px(ui, 1.4F * PAD);
}

static void draw_arrow(struct canvas *c, const struct ui *ui, float from, float to, float y,
                       uint32_t ink)
{
    const float head = ui_px(ui, 13), line = fmaxf(2, ui_px(ui, 6));
    canvas_line(c, (struct point){from, y}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y - head}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y + head}, (struct point){to, y}, line, ink);
}

/* Beside the heading, on its line, where there is room for it. */
static void draw_last(struct canvas *c, const struct ui *on, struct rect r)
{
    const struct ui_words how = UI_LINE(on->theme->strong, NAME, on->theme->accent, TEXT_RIGHT);
    const float room = r.w - ui_write_width(on, &head_how, _("How damage is worked out"));
    if (ui_write_width(on, &how, _(last)) + ui_px(on, 2 * PAD) <= room)
        ui_write(c, on, &how, _(last), r);
}

void ace_order_draw(struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    const float pad = ui_px(ui, PAD), in = r.w - 2 * pad, side = ui_px(ui, DISC);
    const int across = steps_in_row(ui, r.w);
    const float head = head_height(ui, r.w) + ui_px(ui, 6),
                high = step_height(ui, in) + ui_px(ui, 6), wide = in / (float)across;
    const struct rect line = {r.x + pad, r.y + pad * 0.6F, in, head + 2};
    ui_write(c, &on, &head_how, _("How damage is worked out"), line);
    draw_last(c, &on, line);
    for (int i = 0; i < STEPS; i++) {
        const float x = r.x + pad + wide * (float)(i % across),
                    y = r.y + pad * 0.66F + head + high * (float)(i / across);
        const struct rect disc = rect_make(x + (wide - side) / 2, y, side, side);
        const uint32_t ink = i == STEPS - 1 ? on.theme->accent : on.theme->text;
        canvas_panel(c, disc, &(struct panel){.fill = ink, .radius = side});
        ui_icon(c, ui, steps[i].icon, rect_inset(disc, side * 0.2F), on.theme->ground);
        if (i % across < across - 1)
            draw_arrow(c, ui, rect_right(disc) + ui_px(ui, 16), disc.x + wide - ui_px(ui, 16),
                       y + side / 2, on.theme->text);
        struct ui_words how = name_how;
        how.colour = ink;
        ui_write(c, &on, &how, _(steps[i].name),
                 rect_make(x + ui_px(ui, 6), y + side + ui_px(ui, 4), wide - ui_px(ui, 12),
                           high - side));
    }
}

void ace_order_words(struct strbuf *out)
{
    strbuf_add(out, _("How damage is worked out"));
    for (int i = 0; i < STEPS; i++)
        strbuf_addf(out, "%s%s", i ? ", " : _(": "), _(steps[i].name));
}
