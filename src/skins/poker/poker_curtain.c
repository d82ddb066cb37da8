/* Between two people at the neon table: who comes next looks out of a hexagon of light, small beside it who hands over, and what is told first. */
#include "poker_look.h"

#include <math.h>

/* The middle of the light on the curtain's picture, and what lies around it; design units. */
enum { MIDDLE_X = 960, MIDDLE_Y = 336, PORTAL = 672, FACE = 416, GIVES_RIGHT = 522, GIVES_Y = 230, GIVES = 150, GIVES_MOST = 270 };

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

/* Two corners cut, as of all boxes of this table (poker_panel), where there is no stage: two colours of a fill from above to below, and an outline. */
static void cut_panel(struct canvas *c, const struct ui *ui, struct rect r, float cut, uint32_t top, uint32_t low, uint32_t line)
{
    const float k = floorf(ui_px(ui, cut)), w = fmaxf(1, ui_px(ui, 2.4F)), h = w / 2;
    r = rect_make(floorf(r.x), floorf(r.y), floorf(r.w), floorf(r.h));
    canvas_fill(c, rect_make(r.x + k, r.y, r.w - k, k), top);
    canvas_panel(c, rect_make(r.x, r.y + k, r.w, r.h - 2 * k), &(struct panel){.fill = top, .fill_bottom = low});
    canvas_fill(c, rect_make(r.x, rect_bottom(r) - k, r.w - k, k), low);
    canvas_picture(c, "poker/cut-a", rect_make(r.x, r.y, k, k), paint_ink(top));
    canvas_picture(c, "poker/cut-b", rect_make(rect_right(r) - k, rect_bottom(r) - k, k, k), paint_ink(low));
    const float l = r.x + h, t = r.y + h, x = rect_right(r) - h, y = rect_bottom(r) - h;
    const struct point p[] = {{l + k, t}, {x, t}, {x, y - k}, {x - k, y}, {l, y}, {l, t + k}, {l + k, t}};
    for (int i = 0; i < 6; i++)
        canvas_line(c, p[i], p[i + 1], w, line);
}

/* Whoever hands over, glad that it is done, with the name in one box; and the way the screen goes. */
static void gives(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    const struct ui_words name = {.size = 30, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const float side = ui_px(ui, GIVES), below = fmaxf(ui_px(ui, 48), ui_letters(ui, 30) * 1.4F);
    const float w = fmaxf(side, fminf(ui_px(ui, GIVES_MOST), ui_write_width(ui, &name, p->name) + ui_px(ui, 36)));
    const struct point corner = {ui_at(ui, GIVES_RIGHT, GIVES_Y, 0, 0).x, ui_at(ui, GIVES_RIGHT, GIVES_Y, 0, 0).y};
    const struct rect r = {corner.x - w, corner.y, w, side + below};
    cut_panel(c, ui, r, 18, ui->theme->panel, ui->theme->panel, ui->theme->line);
    portrait(c, p, MOOD_GLAD, rect_inset(rect_make(r.x + (w - side) / 2, r.y, side, side), side * 0.05F));
    ui_write(c, ui, &name, p->name, rect_inset_xy(rect_make(r.x, r.y + side - ui_px(ui, 6), w, below), ui_px(ui, 8), 0));
    canvas_picture(c, "power-up/hand-over", ui_at(ui, GIVES_RIGHT + 14, GIVES_Y + GIVES / 2, 126, 42), paint_plain());
}

/* What the one who comes sees first; where letters are too large for the slip, it is left to whoever reads aloud, and to the strip itself. */
static void first(struct canvas *c, const struct ui *ui, const char *then)
{
    const struct rect slip = ui_at(ui, 1362, 246, 396, 168), sign = ui_at(ui, 1380, 302, 56, 56), words = ui_at(ui, 1452, 258, 290, 144);
    const struct ui_words how = {.size = 26, .colour = ui->theme->soft, .place = TEXT_MIDDLE};
    if (!*then || !ui_write_fits(ui, &how, then, words))
        return;
    cut_panel(c, ui, slip, 18, ui->theme->panel, ui->theme->panel, ui->theme->line);
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
    cut_panel(c, ui, r, 24, colour_mix(t->accent, 0xFFFFFFFFU, here->hovered ? 0.42F : 0.3F), colour_mix(t->accent, 0x8A1050FFU, 0.22F), 0xFFD0E6FFU);
    struct ui_words how = {.face = t->strong, .size = 44, .colour = t->on_accent, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const float cap = ui_key_width(ui, here, 26), gap = cap > 0 ? ui_px(ui, 24) : 0, pad = ui_px(ui, 20);
    const float w = fminf(ui_write_width(ui, &how, here->name) + 2, r.w - 2 * pad - cap - gap), x = r.x + (r.w - w - gap - cap) / 2;
    ui_write(c, ui, &how, here->name, rect_make(x, r.y, w, r.h));
    ui_key_quiet(c, ui, here, (struct point){x + w + gap + cap / 2, r.y + r.h / 2}, 26, t->on_accent);
    ui_ring(c, ui, here);
}

/* At the foot, where its letters have room. */
static void stands(struct canvas *c, const struct ui *ui, const char *words)
{
    const struct ui_words how = {.size = 28, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    const struct rect r = ui_at(ui, 460, 996, 1000, 52);
    if (*words && ui_write_width(ui, &(struct ui_words){.size = 18}, words) <= r.w && ui_least(ui) * 1.3F <= r.h)
        ui_write(c, ui, &how, words, r);
}

void poker_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen)
{
    const struct theme *t = ui->theme;
    if (seen->comes)
        comes(c, ui, seen->comes);
    if (seen->from)
        gives(c, ui, seen->from);
    first(c, ui, seen->then);
    stands(c, ui, seen->stands);
    ui_write(c, ui, &(struct ui_words){.face = t->display, .size = 84, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, seen->heading, ui_at(ui, 260, 640, 1400, 124));
    ui_write(c, ui, &(struct ui_words){.size = 34, .colour = t->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE}, seen->sentence, ui_at(ui, 360, 764, 1200, 78));
    if (seen->here)
        main_button(c, ui, seen->here);
    if (seen->menu)
        ui_button(c, ui, seen->menu, seen->menu->name, "menu", UI_PLAIN);
}
