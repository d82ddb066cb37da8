/* Between two people at the neon table: who comes next looks out of a hexagon of light, small
 * beside it who hands over, and what is told first. */
#include "poker_parts.h"
#include "poker_table.h"

#include "curtain_page.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* The middle of the light on the curtain's picture, and what lies around it: at its left who hands
 * over, at its right what comes first; design units. */
enum {
    MIDDLE_X = 960,
    MIDDLE_Y = 352,
    PORTAL = 720,
    FACE = 518,
    GIVES_RIGHT = 516,
    GIVES = 216,
    GIVES_MOST = 330,
    BESIDE_Y = 212,
    FIRST_LEFT = 1404,
    FIRST_W = 330
};

static struct rect around(const struct ui *ui, float side)
{
    return ui_at(ui, MIDDLE_X - side / 2, MIDDLE_Y - side / 2, side, side);
}

/* Cut to the hexagon, which is as wide as the picture is high; a character's face stands in it as
 * it is. */
static void comes(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    char name[EMBLEM_PICTURE];
    canvas_picture(c, "power-up/portal", around(ui, PORTAL), paint_plain());
    if (emblem_is_face(p->emblem)) {
        poker_face(c, ui, p->emblem, p->ground, MOOD_CALM, around(ui, FACE * 0.6F));
        return;
    }
    snprintf(name, sizeof name, "power-up/people/%s-portal", emblem_id(p->emblem));
    plain_emblem(c, ui, name, p->emblem, around(ui, FACE));
}

/* Two corners cut, as of all boxes of this table (poker_panel). */
void poker_cut_panel(struct canvas *c, const struct ui *ui, struct rect r, float cut, uint32_t top,
                     uint32_t low, uint32_t line)
{
    const float k = floorf(ui_px(ui, cut)), w = fmaxf(1, ui_px(ui, 2.4F)), h = w / 2;
    r = rect_make(floorf(r.x), floorf(r.y), floorf(r.w), floorf(r.h));
    canvas_fill(c, rect_make(r.x + k, r.y, r.w - k, k), top);
    canvas_panel(c, rect_make(r.x, r.y + k, r.w, r.h - 2 * k),
                 &(struct panel){.fill = top, .fill_bottom = low});
    canvas_fill(c, rect_make(r.x, rect_bottom(r) - k, r.w - k, k), low);
    canvas_picture(c, "poker/cut-a", rect_make(r.x, r.y, k, k), paint_ink(top));
    canvas_picture(c, "poker/cut-b", rect_make(rect_right(r) - k, rect_bottom(r) - k, k, k),
                   paint_ink(low));
    const float l = r.x + h, t = r.y + h, x = rect_right(r) - h, y = rect_bottom(r) - h;
    const struct point p[] = {{l + k, t}, {x, t},     {x, y - k}, {x - k, y},
                              {l, y},     {l, t + k}, {l + k, t}};
    for (int i = 0; i < 6; i++)
        canvas_line(c, p[i], p[i + 1], w, line);
}

void poker_framed(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                  struct rect r)
{
    const uint32_t box = ui->theme->panel, line = ui->contrast ? ui->theme->line : POKER_CYAN_RGB;
    poker_cut_panel(c, ui, r, 0.116F * r.w / ui_px(ui, 1), box, box, line);
    poker_face(c, ui, emblem, ground, mood, rect_inset(r, fmaxf(2, r.w * 0.032F)));
}

/* The player who hands over, glad that it is done, above the name; and the way the screen goes. */
static void gives(struct canvas *c, const struct ui *ui, const struct nameplate *p)
{
    const struct ui_words name = UI_LINE(NULL, 30, 0, TEXT_CENTRE);
    const float side = ui_px(ui, GIVES), gap = ui_px(ui, 10),
                below = fmaxf(ui_px(ui, 54), ui_letters(ui, 30) * 1.4F);
    const float w = fmaxf(
        side, fminf(ui_px(ui, GIVES_MOST), ui_write_width(ui, &name, p->name) + ui_px(ui, 36)));
    const struct rect at = ui_at(ui, GIVES_RIGHT, BESIDE_Y, 0, 0),
                      face = {at.x - (w + side) / 2, at.y, side, side},
                      plate = {at.x - w, at.y + side + gap, w, below};
    poker_framed(c, ui, p->emblem, p->ground, MOOD_GLAD, face);
    poker_cut_panel(c, ui, plate, 14, ui->theme->panel, ui->theme->panel, ui->theme->line);
    ui_write(c, ui, &name, p->name, rect_inset_xy(plate, ui_px(ui, 8), 0));
    canvas_picture(c, "power-up/hand-over", ui_at(ui, GIVES_RIGHT + 18, MIDDLE_Y - 21, 126, 42),
                   paint_plain());
}

/* What the one who comes sees first; where letters are too large for the slip, it is left to
 * anybody who reads aloud, and to the strip itself. */
static void first(struct canvas *c, const struct ui *ui, const char *then)
{
    const struct rect slip = ui_at(ui, FIRST_LEFT, BESIDE_Y, FIRST_W, 280),
                      sign = ui_at(ui, FIRST_LEFT + FIRST_W / 2 - 32, BESIDE_Y + 44, 64, 64);
    const struct rect words = ui_at(ui, FIRST_LEFT + 16, BESIDE_Y + 112, FIRST_W - 32, 156);
    const struct ui_words how = {.size = 26, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    if (!*then || !ui_write_fits(ui, &how, then, words))
        return;
    poker_cut_panel(c, ui, slip, 18, ui->theme->panel, ui->theme->panel, ui->theme->line);
    ui_icon(c, ui, "history", sign, ui->contrast ? ui->theme->text : POKER_CYAN_RGB);
    ui_write(c, ui, &how, then, words);
}

/* Of light, with a glow around it. */
static void main_button(struct canvas *c, const struct ui *ui, const struct item *here)
{
    const struct theme *t = ui->theme;
    const struct rect r =
        here->pressed && !ui->calm ? rect_scaled(here->bounds, 0.98F) : here->bounds;
    struct paint glow = paint_ink(t->accent);
    if (ui->contrast) {
        ui_button(c, ui, here, here->name, NULL, UI_MAIN);
        return;
    }
    glow.alpha = here->hovered ? 0.5F : 0.36F;
    canvas_picture(c, "power-up/fx/halo", rect_inset_xy(r, -r.w * 0.16F, -r.h * 0.6F), glow);
    poker_cut_panel(c, ui, r, 24, colour_mix(t->accent, COLOUR_WHITE, here->hovered ? 0.42F : 0.3F),
                    colour_mix(t->accent, 0x8A1050FFU, 0.22F), POKER_BLUSH_RGB);
    struct ui_words how = UI_LINE(t->strong, 44, t->on_accent, TEXT_CENTRE);
    const float cap = ui_key_width(ui, here, 34), gap = cap > 0 ? ui_px(ui, 30) : 0,
                pad = ui_px(ui, 20);
    const float w = fminf(ui_write_width(ui, &how, here->name) + 2, r.w - 2 * pad - cap - gap),
                x = r.x + (r.w - w - gap - cap) / 2;
    ui_write(c, ui, &how, here->name, rect_make(x, r.y, w, r.h));
    ui_key(c, ui, here, (struct point){x + w + gap + cap / 2, r.y + r.h / 2}, 34, POKER_ROSE_RGB,
           t->on_accent);
    ui_ring(c, ui, here);
}

/* Cut as all boxes here. */
static void menu_button(struct canvas *c, const struct ui *ui, const struct item *menu)
{
    const struct theme *t = ui->theme;
    struct item quiet = *menu;
    const uint32_t fill = menu->hovered ? colour_mix(t->panel, t->focus, 0.12F) : t->panel;
    quiet.hovered = false;
    poker_cut_panel(c, ui,
                    menu->pressed && !ui->calm ? rect_scaled(menu->bounds, 0.97F) : menu->bounds,
                    14, fill, fill, t->line);
    ui_button(c, ui, &quiet, menu->name, "menu", UI_QUIET);
}

/* At the foot, where its letters have room. */
static void stands(struct canvas *c, const struct ui *ui, const char *words)
{
    const struct ui_words how = UI_LINE(NULL, 28, ui->theme->soft, TEXT_CENTRE);
    const struct rect r = ui_at(ui, 460, 996, 1000, 52);
    if (*words && ui_write_width(ui, &(struct ui_words){.size = 18}, words) <= r.w &&
        ui_least(ui) * 1.3F <= r.h)
        ui_write(c, ui, &how, words, r);
}

void poker_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen)
{
    static const struct curtain_page page = {
        .comes = comes,
        .gives = gives,
        .first = first,
        .here = main_button,
        .menu = menu_button,
        .heading = {260, 652, 1400, 116},
        .heading_size = 84,
        .sentence = {360, 768, 1200, 76},
        .sentence_size = 34,
    };
    stands(c, ui, seen->stands);
    curtain_page_draw(&page, c, ui, seen);
}
