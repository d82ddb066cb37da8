/* Aiming a power as it is seen: the band, brackets around what may be taken, the fan of a look. */
#include "pu_aim.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static void brackets(const struct stage *st, struct canvas *c, struct rect r, uint32_t colour,
                     bool lit)
{
    poker_brackets(c, rect_inset(r, -ui_px(&st->ui, 8)), r.w * 0.2F,
                   fmaxf(2, ui_px(&st->ui, lit ? 5 : 3.5F)), colour);
}

/* A line along the band with its glow; `y`: its middle. */
static void band_line(const struct stage *st, struct canvas *c, float x, float y, float w,
                      uint32_t line)
{
    const float thick = fmaxf(2, ui_px(&st->ui, 2.6F));
    for (int k = st->ui.contrast ? 0 : 3; k > 0; k--)
        canvas_fill(c, rect_make(x, y - thick * (float)k, w, thick * (float)(2 * k)),
                    colour_faded(line, 0.10F));
    canvas_fill(c, rect_make(x, y - thick / 2, w, thick), line);
}

/* The band is dark glass: what lies below shows through as shapes and is not to be read for the
 * moment. Over the middle of the table its upper edge steps outwards, as far as there is room above
 * it. */
void pu_draw_band(const struct stage *st, struct canvas *c, struct rect r, int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const uint32_t line = pu_colour(st, power), deep = pu_deep(st, power),
                   fill = st->ui.contrast ? deep
                                          : colour_faded(colour_mix(deep, 0x04060FFFU, 0.45F),
                                                         pu_moment_on(st) ? 0.9F : 1);
    const float room = r.y - rect_bottom(pu_at(st)->board) - ui_px(&st->ui, 2),
                step = st->ui.contrast ? 0 : floorf(fmaxf(0, fminf(ui_px(&st->ui, 20), room)));
    const float a = floorf(r.x + r.w * 0.29F), b = floorf(r.x + r.w * 0.71F),
                w = fmaxf(2, ui_px(&st->ui, 2.6F));
    canvas_panel(c, r, &(struct panel){.fill = fill});
    for (float y = 0; y < step; y += 2) /* the step: rows that grow narrower */
        canvas_fill(
            c,
            rect_make(a + y + 2, r.y - fminf(step, y + 2), b - a - 2 * y - 4, fminf(2, step - y)),
            fill);
    if (!st->ui.contrast) { /* its light gathers in the middle */
        canvas_push_clip(c, rect_make(a + step, r.y - step, b - a - 2 * step, r.h + step));
        pu_halo(c, rect_centre(r), r.w * 0.22F, r.h * 0.9F, line, 0.2F);
        canvas_pop_clip(c);
    }
    band_line(st, c, r.x, rect_bottom(r), r.w, line);
    if (step < 1) {
        band_line(st, c, r.x, r.y, r.w, line);
        return;
    }
    band_line(st, c, r.x, r.y, a - r.x, line);
    band_line(st, c, a + step, r.y - step, b - a - 2 * step, line);
    band_line(st, c, b, r.y, rect_right(r) - b, line);
    canvas_line(c, (struct point){a, r.y}, (struct point){a + step, r.y - step}, w, line);
    canvas_line(c, (struct point){b - step, r.y - step}, (struct point){b, r.y}, w, line);
}

/* Emblem, title and sentence at the left of the band, as far as `right`. */
static const struct ui_words band_said = {.size = 21, .place = TEXT_TOP};

/* Where the words of the band begin, and how far they may reach. */
static float band_from(const struct stage *st)
{
    const struct rect b = pu_band(st);
    return fmaxf(b.w * 0.03F, ui_px(&st->ui, 30)) + b.h * 0.78F + ui_px(&st->ui, 24);
}

static float band_to(const struct stage *st)
{
    const int n = pu_aimed_power(st) >= 0 ? 0 : pu_fan_count(st);
    const float gap = ui_px(&st->ui, 24);
    return pu_aimed_power(st) >= 0 ? pu_band_button(st, 0, 2).x - gap
           : n                     ? pu_fan_spot(st, 0, n).x - gap
                                   : pu_band(st).w * 0.9F;
}

/* Has the band room for a sentence below its title? */
static bool band_holds(const struct stage *st, const char *under)
{
    struct ui_words text = band_said;
    text.face = st->ui.theme->plain;
    return poker_letter(st, 32) * 1.3F + pu_height(st, text, under, band_to(st) - band_from(st)) <=
           pu_band(st).h * 0.98F;
}

bool pu_busy_told(const struct stage *st)
{
    const char *busy = pu_busy(st);
    return busy && !pu_moment_on(st) && band_holds(st, busy);
}

static void band_words(const struct stage *st, struct canvas *c, int power, const char *head,
                       const char *under)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct rect b = pu_band(st);
    const float side = b.h * 0.78F, left = fmaxf(b.w * 0.03F, ui_px(&st->ui, 30)),
                x = band_from(st), w = band_to(st) - x;
    const struct ui_words title = {.face = st->ui.theme->strong,
                                   .size = 32,
                                   .colour = st->ui.theme->text,
                                   .place = TEXT_BOTTOM,
                                   .lines = 1};
    struct ui_words text = band_said;
    text.face = st->ui.theme->plain;
    text.colour = pu_light(power);
    pu_emblem(c, power, false, rect_make(left, b.y + (b.h - side) / 2, side, side), 1);
    const float th = poker_letter(st, 32) * 1.3F, uh = pu_height(st, text, under, w);
    /* large letters: the sentence is in the panel of actions instead */
    if (!band_holds(st, under)) {
        struct ui_words alone = title;
        alone.place = TEXT_MIDDLE;
        alone.lines = 2;
        poker_write(c, st, alone, head, rect_make(x, b.y, w, b.h));
        return;
    }
    const float top = b.y + (b.h - th - uh) / 2;
    poker_write(c, st, title, head, rect_make(x, top, w, th));
    poker_write(c, st, text, under, rect_make(x, top + th, w, uh + 2));
}

/* A card that is chosen: under a veil of the power's light, with a tick on it. What only has the
 * focus has a ring, and what can be chosen has its corners marked. */
static void draw_chosen(const struct stage *st, struct canvas *c, const struct item *i,
                        uint32_t light)
{
    const struct rect r = rect_inset(i->bounds, -3);
    const float disc = r.w * 0.2F;
    const struct point at = {r.x + r.w / 2, rect_bottom(r) - disc * 1.5F};
    canvas_panel(c, r,
                 &(struct panel){.fill = st->ui.contrast ? 0 : colour_faded(light, 0.36F),
                                 .line = light,
                                 .line_width = fmaxf(3, ui_px(&st->ui, 7)),
                                 .radius = i->radius});
    canvas_ring(c, at, disc * 1.14F, disc * 2, 0x0A1026FFU);
    canvas_ring(c, at, disc, disc, light);
    ui_icon(c, &st->ui, "tick", rect_around(at, disc * 1.3F, disc * 1.3F), 0x0A1026FFU);
}

/* In a card's corner. */
static void draw_cap(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct ui ui = poker_ui(st);
    const float cap = ui_key_width(&ui, i, 17);
    if (cap > 0)
        ui_key(c, &ui, i,
               (struct point){rect_right(i->bounds) - cap / 2 - ui_px(&ui, 6),
                              i->bounds.y + ui_px(&ui, 20)},
               17, 0x0A1026FFU, 0xFFFFFFFFU);
}

static void draw_target_signs(const struct stage *st, struct canvas *c)
{
    const struct choice *a = pu_aimed(st);
    const struct ui ui = poker_ui(st);
    for (int i = 0; a->pick_max && i < board_count(&st->shown.b, a->zone); i++) {
        const struct item *item = items_get(st->items, item_id("target", i));
        if (!item)
            continue;
        if (!item->why_not) {
            const uint32_t line = pu_colour(st, pu_aimed_power(st));
            if (item->chosen)
                draw_chosen(st, c, item, line);
            else
                brackets(st, c, item->bounds, item->hovered || item->focused ? 0xFFFFFFFFU : line,
                         false);
            draw_cap(st, c, item);
        }
        ui_ring(c, &ui, item);
    }
}

static void draw_buttons(const struct stage *st, struct canvas *c)
{
    static const struct {
        const char *id;
        enum poker_button how;
    } buttons[] = {{"confirm", POKER_PRIMARY},
                   {"cancel", POKER_PLAIN},
                   {"keep", POKER_LIT},
                   {"throw", POKER_PLAIN}};
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        if (items_get(st->items, item_id(buttons[i].id, 0)))
            poker_button(c, st, item_id(buttons[i].id, 0), NULL, buttons[i].how);
}

static void draw_fan(const struct stage *st, struct canvas *c)
{
    const struct ui ui = poker_ui(st);
    pu_draw_fan_cards(st, c);
    for (int i = 0; i < PU_FAN; i++) {
        const struct item *item = items_get(st->items, item_id("fan", i));
        if (!item)
            continue;
        brackets(st, c, item->bounds,
                 item->hovered || item->focused ? 0xFFFFFFFFU : pu_colour(st, pu_choosing(st)),
                 false);
        draw_cap(st, c, item);
        if (item->value) {
            const struct ui_words how =
                UI_LINE(st->ui.theme->strong, 22, pu_light(POWER_UPGRADE), TEXT_LEFT);
            poker_write(c, st, how, item->value,
                        rect_make(rect_right(item->bounds) + ui_px(&ui, 20), item->bounds.y,
                                  poker_width(st, how, item->value) + 2, item->bounds.h));
        }
        ui_ring(c, &ui, item);
    }
    for (int i = 0; i < 2; i++) {
        const struct item *item = items_get(st->items, item_id("scan", i));
        if (item)
            ui_ring(c, &ui, item);
    }
}

static void mark(const struct stage *st, struct canvas *c, struct rect r)
{
    poker_panel(c, st, rect_inset(r, -ui_px(&st->ui, 7)), 16, 0, poker_colour(st, POKER_GOLD), 4);
}

/* Where the advice is, as at the buttons of the table; before the power is picked up its cards,
 * too.
 */
static void draw_advised(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, pu_advised(st));
    if (!i)
        return;
    mark(st, c, i->bounds);
    const struct choice *power = stage_choice(st, POWER_UP_PLAY, st->hint.about);
    for (int n = 0; power && !pu_aims(st) && n < st->hint.n; n++) {
        const struct placed *p =
            stage_card(st, tabletop_id(&st->shown, power->zone, st->hint.pick[n]));
        if (p)
            mark(st, c, p->spot.at);
    }
}

void pu_draw_aim(const struct stage *st, struct canvas *c)
{
    char under[PU_TEXT];
    const int power = pu_aimed_power(st), choosing = pu_choosing(st);
    const char *busy = pu_busy(st);
    if (pu_moment_on(st))
        return;
    canvas_tag(c, "choice");
    if (power >= 0) {
        pu_draw_band(st, c, pu_band(st), power);
        band_words(st, c, power, power_title(power), busy ? busy : "");
        draw_buttons(st, c);
        draw_target_signs(st, c);
    } else if (choosing >= 0) {
        const int who = poker_turn(st, &st->shown.b);
        pu_draw_band(st, c, pu_band(st), choosing);
        snprintf(under, sizeof under, _(pu_powers[choosing].waits),
                 stage_name(st, who < 0 ? pu(st)->moment.who : who));
        band_words(st, c, choosing, power_title(choosing), pu_chooses(st) && busy ? busy : under);
        draw_fan(st, c);
        draw_buttons(st, c);
    }
    draw_advised(st, c);
    canvas_tag(c, NULL);
}
