/* Between two people at the neon table: who comes next looks out of a hexagon of light, small beside it who hands over, and what is told first. */
#include "poker_look.h"

#include <math.h>

/* The middle of the light on the curtain's picture, and what lies around it; design units. */
enum { MIDDLE_X = 960, MIDDLE_Y = 326, PORTAL = 724, FACE = 448, GIVES_X = 372, GIVES_Y = 246, GIVES = 150 };

static struct rect around(const struct ui *ui, float side) { return ui_at(ui, MIDDLE_X - side / 2, MIDDLE_Y - side / 2, side, side); }

static void portrait(struct canvas *c, const struct nameplate *p, enum mood mood, struct rect r)
{
    char name[EMBLEM_PICTURE];
    emblem_picture(p->emblem, mood, name);
    canvas_picture(c, name, r, paint_plain());
}

static void comes(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    canvas_picture(c, "power-up/portal", around(ui, PORTAL), paint_plain());
    const struct rect r = rect_moved(around(ui, FACE), 0, ui_px(ui, 6));
    for (int side = -1; side <= 1 && !ui->contrast; side += 2) {       /* the light of both sides on its outline */
        char name[EMBLEM_PICTURE];
        emblem_picture(p->emblem, MOOD_CALM, name);
        canvas_picture(c, name, rect_moved(r, (float)side * ui_px(ui, 5), 0), paint_ink(side < 0 ? 0x4DE3FFFFU : 0xFF4FA3FFU));
    }
    portrait(c, p, MOOD_CALM, r);
}

/* Whoever hands over, glad that it is done, and the way the screen goes. */
static void gives(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    const struct ui_words name = {.size = 30, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const struct rect r = ui_at(ui, GIVES_X, GIVES_Y, GIVES, GIVES);
    canvas_panel(c, r, &(struct panel){.fill = ui->theme->panel, .radius = ui_px(ui, 18), .line = ui->theme->line, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    portrait(c, p, MOOD_GLAD, rect_inset(r, r.w * 0.06F));
    const float w = fminf(ui_px(ui, GIVES + 120), ui_write_width(ui, &name, p->name) + ui_px(ui, 36));
    const struct rect plate = rect_make(r.x + (r.w - w) / 2, rect_bottom(r) + ui_px(ui, 12), w, fmaxf(ui_px(ui, 46), ui_letters(ui, 30) * 1.4F));
    canvas_panel(c, plate, &(struct panel){.fill = ui->theme->panel, .radius = ui_px(ui, 12)});     /* the honeycomb's lines stay behind the letters */
    ui_write(c, ui, &name, p->name, rect_inset_xy(plate, ui_px(ui, 8), 0));
    canvas_picture(c, "power-up/hand-over", ui_at(ui, GIVES_X + GIVES + 18, GIVES_Y + GIVES / 2 - 24, 132, 44), paint_plain());
}

/* What the one who comes sees first; where letters are too large for the slip, it is left to whoever reads aloud, and to the strip itself. */
static void first(struct canvas *c, const struct ui *ui, const char *then)
{
    const struct rect slip = ui_at(ui, 1362, 246, 396, 168), sign = ui_at(ui, 1380, 302, 56, 56), words = ui_at(ui, 1452, 258, 290, 144);
    const struct ui_words how = {.size = 26, .colour = ui->theme->soft, .place = TEXT_MIDDLE};
    if (!*then || !ui_write_fits(ui, &how, then, words))
        return;
    canvas_panel(c, slip, &(struct panel){.fill = ui->theme->panel, .radius = ui_px(ui, 14), .line = ui->theme->line, .line_width = fmaxf(1, ui_px(ui, 2))});
    ui_icon(c, ui, "history", sign, ui->contrast ? ui->theme->text : 0x4DE3FFFFU);
    ui_write(c, ui, &how, then, words);
}

/* Of light, with a glow around it. */
static void main_button(struct canvas *c, const struct ui *ui, const struct item *here)
{
    const struct theme *t = ui->theme;
    const struct rect r = here->pressed && !ui->calm ? rect_scaled(here->bounds, 0.98F) : here->bounds;
    struct paint glow = paint_ink(t->accent);
    if (ui->contrast) {
        ui_button(c, ui, here, here->name, NULL, UI_MAIN);
        return;
    }
    glow.alpha = here->hovered ? 0.5F : 0.36F;
    canvas_picture(c, "power-up/fx/halo", rect_inset_xy(r, -r.w * 0.16F, -r.h * 0.6F), glow);
    canvas_panel(c, r, &(struct panel){.fill = colour_mix(t->accent, 0xFFFFFFFFU, here->hovered ? 0.42F : 0.3F), .fill_bottom = colour_mix(t->accent, 0x8A1050FFU, 0.22F), .radius = here->radius, .line = 0xFFD0E6FFU, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    struct ui_words how = {.face = t->strong, .size = 44, .colour = t->on_accent, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const float cap = ui_key_width(ui, here, 26), gap = cap > 0 ? ui_px(ui, 24) : 0, pad = ui_px(ui, 20);
    const float w = fminf(ui_write_width(ui, &how, here->name) + 2, r.w - 2 * pad - cap - gap), x = r.x + (r.w - w - gap - cap) / 2;
    ui_write(c, ui, &how, here->name, rect_make(x, r.y, w, r.h));
    ui_key_quiet(c, ui, here, (struct point){x + w + gap + cap / 2, r.y + r.h / 2}, 26, t->on_accent);
    ui_ring(c, ui, here);
}

void poker_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen)
{
    const struct theme *t = ui->theme;
    if (seen->comes)
        comes(c, ui, seen->comes);
    if (seen->from)
        gives(c, ui, seen->from);
    first(c, ui, seen->then);
    ui_write(c, ui, &(struct ui_words){.face = t->display, .size = 84, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, seen->heading, ui_at(ui, 260, 640, 1400, 124));
    ui_write(c, ui, &(struct ui_words){.size = 34, .colour = t->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE}, seen->sentence, ui_at(ui, 360, 764, 1200, 78));
    if (seen->here)
        main_button(c, ui, seen->here);
    if (seen->menu)
        ui_button(c, ui, seen->menu, seen->menu->name, "menu", UI_PLAIN);
}
