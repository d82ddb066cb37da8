/* ui_choice.c - a choice of several, options of it, a slider (ui.h). */
#include "ui_parts.h"

#include <math.h>

static struct ui_words option_words(const struct ui *ui, const struct item *i, float most_px)
{
    const struct theme *t = ui->theme;
    return (struct ui_words){.face = i->chosen ? t->strong : t->plain,
                             .size = 30,
                             .colour = i->why_not             ? t->on_dim
                                       : i->chosen && t->page ? t->page->chosen.letters
                                       : i->chosen            ? t->on_accent
                                                              : t->text,
                             .align = TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 1,
                             .most_px = most_px};
}

static struct rect option_room(const struct ui *ui, const struct item *i)
{
    return rect_inset_xy(rect_inset(i->bounds, ui_px(ui, 6)), ui_px(ui, 8), 0);
}

/* The tick beside an option's letters: its side, and what it takes with the gap after it. */
static float tick_side(const struct ui *ui) { return ui_letters(ui, 26); }

static float tick_width(const struct ui *ui) { return tick_side(ui) * 1.5F; }

/* Letters before ornament: without room for both there is no tick; the fill and the weight of the
 * letters say it too. */
static bool tick_fits(const struct ui *ui, const struct item *i, const char *label)
{
    struct text_style least = {.face = ui->theme->strong, .px = ui_least(ui), .lang = ui->lang};
    return text_width(ui->fonts, &least, label) <= option_room(ui, i).w - tick_width(ui);
}

static void option(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
                   float most_px, bool tick)
{
    const struct theme *t = ui->theme;
    float inset = ui_px(ui, 6);
    struct rect r = rect_inset(ui_pressed(ui, i), inset);
    if (i->chosen && t->page) {
        const struct colours k = ui_colours_of(ui, i, UI_PLAIN);
        struct plate plate = k.plate;
        const struct lies as = ui_lies(ui, r, ui_px(ui, t->page->button));
        plate.drop = 0;
        ui_draw_plate(c, ui, r, &plate, &as);
        if (tick)
            ui_draw_mark(c, ui, i, r);
    } else if (i->chosen)
        canvas_panel(
            c, r,
            &(struct panel){.fill = i->hovered ? colour_mix(t->accent, t->focus, 0.12F) : t->accent,
                            .radius = ui_px(ui, t->radius * 0.85F)});
    else if (i->hovered && !i->why_not)
        canvas_panel(c, r,
                     &(struct panel){.fill = colour_mix(t->well, t->focus, 0.12F),
                                     .radius = ui_px(ui, t->radius * 0.85F)});
    struct ui_words how = option_words(ui, i, most_px);
    struct rect room = rect_inset_xy(r, ui_px(ui, 8), 0);
    float sign = i->chosen && tick ? tick_width(ui) : 0;
    room.w -= sign;
    struct text_style probe = {
        .face = how.face, .px = ui_write_px(ui, &how, label, room), .lang = ui->lang};
    float words = fminf(text_width(ui->fonts, &probe, label), room.w);
    struct point middle = rect_centre(r);
    if (sign > 0) {
        float side = tick_side(ui), x = middle.x - (words + sign) / 2;
        ui_icon(c, ui, "tick", rect_make(x, middle.y - side / 2, side, side), how.colour);
        how.align = TEXT_LEFT;
        room = (struct rect){x + sign, r.y, words + 2, r.h};
    } else {
        room = rect_inset_xy(r, ui_px(ui, 8), 0);
    }
    ui_write(c, ui, &how, label, room);
}

void ui_option(struct canvas *c, const struct ui *ui, const struct item *i, const char *label)
{
    option(c, ui, i, label, 0, tick_fits(ui, i, label));
}

void ui_choice(struct canvas *c, const struct ui *ui, const struct items *it, const struct item *i)
{
    const struct theme *t = ui->theme;
    const struct plate well =
        t->page ? t->page->well : (struct plate){.fill = t->well, .line = t->line};
    const struct lies as =
        ui_lies(ui, i->bounds, ui_px(ui, t->page ? t->page->button : t->radius * 1.1F));
    ui_draw_plate(c, ui, i->bounds, &well, &as);
    float px = 0;
    bool tick = true;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role == ITEM_OPTION && o->parent == i->id)
            tick = tick && tick_fits(ui, o, o->name);
    }
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role != ITEM_OPTION || o->parent != i->id)
            continue;
        struct ui_words how = option_words(ui, o, 0);
        how.face = ui->theme->strong; /* so that choosing it changes no size */
        struct rect room = option_room(ui, o);
        room.w -= tick ? tick_width(ui) : 0;
        px = ui_smaller(px, ui_write_px(ui, &how, o->name, room));
    }
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role == ITEM_OPTION && o->parent == i->id)
            option(c, ui, o, o->name, px, tick);
    }
    ui_ring(c, ui, i);
}

void ui_slider(struct canvas *c, const struct ui *ui, const struct item *i)
{
    const struct theme *t = ui->theme;
    float y = i->bounds.y + i->bounds.h / 2;
    float x = i->bounds.x + i->bounds.h / 2;
    float w = i->bounds.w - i->bounds.h;
    float range = i->max > i->min ? (float)(i->max - i->min) : 1;
    float at = x + w * (float)(i->amount - i->min) / range;
    float bar = fmaxf(4, ui_px(ui, 14));
    canvas_panel(c, rect_make(x, y - bar / 2, w, bar),
                 &(struct panel){.fill = t->line, .radius = bar});
    canvas_panel(c, rect_make(x, y - bar / 2, at - x, bar),
                 &(struct panel){.fill = t->accent, .radius = bar});
    int steps = i->step > 0 ? (i->max - i->min) / i->step : 0;
    float thumb = fmaxf(18, ui_px(ui, 52)) * (i->hovered ? 1.06F : 1);
    float dot = fmaxf(6, ui_px(ui, 18));
    for (int k = 0; k <= steps && steps <= 20; k++) {
        float p = x + w * (float)k / (float)steps;
        if (k < steps && k > 0 && w < (float)steps * dot * 2.5F)
            continue; /* they would run into one another: the ends alone */
        if (fabsf(p - at) < thumb)
            continue; /* none looks out behind the knob */
        canvas_panel(
            c, rect_around((struct point){p, y}, dot, dot),
            &(struct panel){.fill = p <= at ? t->accent : colour_mix(t->line, t->soft, 0.3F),
                            .radius = dot});
    }
    canvas_panel(c, rect_around((struct point){at, y}, thumb, thumb),
                 &(struct panel){.fill = i->why_not ? t->on_dim : t->text,
                                 .radius = thumb,
                                 .line = t->well,
                                 .line_width = fmaxf(2, ui_px(ui, 6))});
    ui_ring(c, ui, i);
}
