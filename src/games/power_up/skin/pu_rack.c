/* The rack: energy and powers of the seat in front. A power that can't be played is grey and says
 * why on its face.
 *
 * Powers are cards of the table, so they fly and turn as cards do; here is where they lie and how
 * they are drawn. Upright cards are the form; where letters are large for them, or many powers may
 * be held, they lie as rows with the name beside the emblem. */
#include "pu_look.h"
#include "poker_parts.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

int pu_most(const struct stage *st)
{
    const int most = st->rules.option[POWER_UP_MOST],
              held = board_count(&st->shown.b, POWER_UP_HELD + st->me);
    return most > held ? most : held > 0 ? held : 1;
}

bool pu_sees_rack(const struct stage *st)
{
    return stage_eyes(st) == st->me || stage_eyes(st) == SEAT_OPEN || st->privacy == PRIVACY_OPEN;
}

/* ---- where ---- */

static float energy_height(const struct stage *st)
{
    return fmaxf(ui_px(&st->ui, 32), poker_letter(st, 26) * 1.25F);
}

struct rect pu_energy_row(const struct stage *st)
{
    const struct rect r = pu_at(st)->powers;
    /* its number clear of what stands beside it */
    return rect_make(r.x, r.y, r.w - (poker_large(st) ? ui_px(&st->ui, 14) : 0), energy_height(st));
}

static struct rect cards_area(const struct stage *st)
{
    const struct rect r = pu_at(st)->powers;
    const float top = energy_height(st) + ui_px(&st->ui, 16);
    return rect_make(r.x, r.y + top, r.w, fmaxf(10, r.h - top));
}

static float gap(const struct stage *st) { return ui_px(&st->ui, st->ui.h < 800 ? 7 : 12); }

static float widest_name(const struct stage *st)
{
    float most = 0;
    for (int p = 0; p < POWERS; p++)
        most = fmaxf(
            most,
            poker_width(st, (struct ui_words){.face = st->ui.theme->plain, .size = 18, .lines = 1},
                        power_title(p)));
    return most;
}

static float upright_width(const struct stage *st, int n)
{
    const struct rect a = cards_area(st);
    return fminf((a.w - gap(st) * (float)(n - 1)) / (float)n, a.h / LAYOUT_CARD);
}

/* Upright cards in one line; where letters are large for that a few of them as rows, more as low
 * ones in two lines, and as rows where even those have no room. */
enum { ROWS_ARE_CALM = 3 };
enum rack_form { RACK_UPRIGHT, RACK_TILES, RACK_ROWS };

static enum rack_form form(const struct stage *st)
{
    const int n = pu_most(st), columns = (n + 1) / 2;
    const float need = widest_name(st) + ui_px(&st->ui, 4);
    if (upright_width(st, n) >= need)
        return RACK_UPRIGHT;
    const struct rect a = cards_area(st);
    return n > ROWS_ARE_CALM && (a.w - gap(st) * (float)(columns - 1)) / (float)columns >= need &&
                   a.h / 2 > pu_least(st) * 3.4F
               ? RACK_TILES
               : RACK_ROWS;
}

struct rect pu_rack_spot(const struct stage *st, int i)
{
    const struct rect a = cards_area(st);
    const int n = pu_most(st), columns = (n + 1) / 2;
    switch (form(st)) {
    case RACK_UPRIGHT: {
        const float w = upright_width(st, n);
        return rect_make(a.x + (float)i * (w + gap(st)), a.y, w, w * LAYOUT_CARD);
    }
    case RACK_TILES:
        return rect_column(rect_row(a, i / columns, 2, gap(st)), i % columns, columns, gap(st));
    case RACK_ROWS: break;
    }
    return rect_row(a, i, n, fminf(ui_px(&st->ui, 6), a.h / (float)n * 0.05F));
}

/* ---- why not ---- */

/* Said on the card itself, where a sentence has no room. */
static const char *pu_short_reason(const struct stage *st, int power, int reason, char out[PU_TEXT])
{
    const int missing = power_cost(&st->rules, power) - st->shown.b.num[POWER_UP_ENERGY + st->me];
    switch (reason) {
    case POWER_UP_NO_MORE_POWERS: return _("Blocked by EMP");
    case POWER_UP_ENERGY_SHORT:
        snprintf(out, PU_TEXT,
                 i18n_plural("%d energy short", "%d energy short", (unsigned long)missing),
                 missing);
        return out;
    case POWER_UP_CAP_REACHED: return _("Played twice");
    case POWER_UP_DECK_SHORT: return _("Deck too small");
    case POWER_UP_ALL_LOCKED: return _("All frozen");
    case POWER_UP_NO_TARGET: return _("No target");
    case POWER_UP_BOARD_NEEDED: return _("Board too small");
    case POWER_UP_ALL_SHOWN: return _("All shown");
    case POWER_UP_INTEL_RUNS: return _("Active");
    case POWER_UP_NOTHING_PLAYED: return _("Nothing to copy");
    default: return "";
    }
}

static const char *why_not(const struct stage *st, int i)
{
    return stage_why_not(st, stage_choice(st, POWER_UP_PLAY, i),
                         st->mine ? _("Finish the current choice first.")
                                  : _("Play powers on your turn, before you bet."));
}

/* While a power is being answered none can be played, whatever could be before. */
static bool answering(const struct stage *st)
{
    return st->mine && st->shown.b.num[POWER_UP_CHOOSING] != 0;
}

/* The reason that greys it; 0: none, or it is simply not the time. */
static int refused(const struct stage *st, int i)
{
    const struct choice *c = stage_choice(st, POWER_UP_PLAY, i);
    return c && c->refused >= POWER_UP_NO_MORE_POWERS ? c->refused : 0;
}

/* ---- controls ---- */

void pu_rack_items(struct stage *st, struct items *it)
{
    const struct board *b = &st->shown.b;
    const int zone = POWER_UP_HELD + st->me, n = board_count(b, zone);
    char value[PU_TEXT];
    if (b->num[HOLDEM_RANK + st->me] || rect_empty(pu_at(st)->powers))
        return;
    snprintf(value, sizeof value, _("%d of %d"), b->num[POWER_UP_ENERGY + st->me],
             st->rules.option[POWER_UP_ENERGY_MOST]);
    items_add(
        it,
        (struct item){
            .id = item_id("energy", 0),
            .role = ITEM_PICTURE,
            .name = _("Energy"),
            .value = value,
            .readable = true,
            .bounds = pu_energy_row(st),
            .about = _("Powers cost energy. You gain some after each hand, up to the maximum.")});
    for (int i = 0; i < n; i++) {
        const card face = board_face(b, zone, i);
        const struct rect r = pu_rack_spot(st, i);
        if (!card_is_power(face) || !pu_sees_rack(st)) {
            items_add(it, (struct item){.id = item_id("power", i),
                                        .own = true,
                                        .role = ITEM_PICTURE,
                                        .name = card_is_power(face) ? power_title(card_power(face))
                                                                    : _("Power, face down"),
                                        .readable = true,
                                        .bounds = r,
                                        .about = card_is_power(face) ? power_about(card_power(face))
                                                                     : NULL});
            continue;
        }
        const int power = card_power(face), cost = power_cost(&st->rules, power);
        snprintf(value, sizeof value, i18n_plural("%d energy", "%d energy", (unsigned long)cost),
                 cost);
        /* while a power is aimed or answered, the digits are its cards' */
        const bool free_keys = !poker_look(st)->typing && !pu_targets(st) && !pu_chooses(st);
        items_add(it, (struct item){.id = item_id("power", i),
                                    .own = true,
                                    .role = ITEM_CARD,
                                    .name = power_title(power),
                                    .value = value,
                                    .about = power_about(power),
                                    .why_not = why_not(st, i),
                                    .bounds = r,
                                    .key = free_keys ? (enum key)('1' + i) : KEY_NONE,
                                    .action = DO_POWER,
                                    .arg = i,
                                    .chosen = pu(st)->aiming == i + 1,
                                    .sound = "",
                                    .radius = r.h * 0.05F});
    }
}

/* ---- drawing ---- */

static void frame(const struct stage *st, struct canvas *c, struct rect r, int power, bool lit)
{
    const uint32_t line = pu_colour(st, power);
    if (lit && !st->ui.contrast)
        pu_halo(c, rect_centre(r), r.w * 0.78F, r.h * 0.66F, line, 0.34F);
    poker_panel(c, st, r, 10,
                power < 0         ? PU_GREY_DEEP_RGB
                : st->ui.contrast ? pu_deep(st, power)
                                  : 0x131D4BFFU,
                line, lit ? 3 : 1.8F);
}

/* Bottom up: what it is called, and why not. Returns the top of the words. */
static float names(const struct stage *st, struct canvas *c, int power, bool grey, const char *why,
                   struct rect r)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&st->ui, 2), w = r.w - 2 * pad;
    const bool tight =
        poker_width(st, (struct ui_words){.face = t->strong, .size = 20}, power_title(power)) > w;
    /* air at both sides before size */
    const bool close = poker_width(st, (struct ui_words){.face = t->strong, .size = 21},
                                   power_title(power)) > w - ui_px(&st->ui, 26);
    const struct ui_words name = UI_LINE(tight ? t->plain : t->strong, close ? 18 : 21,
                                         grey ? pu_light(-1) : t->text, TEXT_CENTRE);
    const struct ui_words reason = {.face = t->strong,
                                    .size = 18,
                                    .colour = PU_SHORT_RGB,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE};
    const float nh = poker_letter(st, 21) * 1.5F,
                wants = *why ? pu_height(st, reason, why, w) + pad : 0,
                rh = nh + wants > r.h * 0.62F ? 0 : wants;
    const float top = rect_bottom(r) - nh - rh - pad * 0.5F;
    poker_write(c, st, name, power_title(power), rect_make(r.x + pad, top, w, nh));
    if (rh > 0)
        poker_write(c, st, reason, why, rect_make(r.x + pad, top + nh, w, rh));
    return top;
}

static void upright(const struct stage *st, struct canvas *c, struct rect r, int power, bool grey,
                    const char *why)
{
    const float top = names(st, c, power, grey, why, r);
    const float side = fminf(r.w * 0.74F, (top - r.y) * 0.92F);
    const struct point middle = {r.x + r.w / 2, r.y + (top - r.y) * 0.53F};
    if (!grey && !st->ui.contrast)
        canvas_picture(
            c, "power-up/power/aura",
            rect_around(middle, fminf(side * 1.28F, top - r.y), fminf(side * 1.28F, top - r.y)),
            paint_ink(pu_colour(st, power)));
    pu_emblem(c, power, grey, rect_around(middle, side, side), 1);
    if (!grey)
        canvas_fill(c,
                    rect_make(r.x + ui_px(&st->ui, 3), top - 1, r.w - 2 * ui_px(&st->ui, 3),
                              fmaxf(1, ui_px(&st->ui, 1.4F))),
                    colour_faded(pu_colour(st, power), 0.5F));
    const float hex = fmaxf(fminf(r.w, r.h) * 0.30F, pu_least(st) * 1.5F);
    pu_hexagon(c, st, rect_make(r.x - hex * 0.10F, r.y - hex * 0.10F, hex, hex), grey,
               power_cost(&st->rules, power));
}

static void row(const struct stage *st, struct canvas *c, struct rect r, int power, bool grey,
                const char *why, float right)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&st->ui, 8), hex = fminf(r.h, ui_px(&st->ui, 46) * st->ui.text),
                side = fminf(r.h * 0.94F, hex * 1.25F);
    pu_hexagon(c, st, rect_make(r.x + pad, r.y + (r.h - hex) / 2, hex, hex), grey,
               power_cost(&st->rules, power));
    const struct ui_words least = {.face = t->strong, .size = 18, .lines = 1};
    /* the name comes first */
    const bool drawn =
        poker_fits(st, least, power_title(power), right - pad * 3 - r.x - hex - side);
    if (drawn)
        pu_emblem(c, power, grey,
                  rect_make(r.x + pad * 1.5F + hex, r.y + (r.h - side) / 2, side, side), 1);
    const float x = r.x + pad * (drawn ? 2.5F : 1.5F) + hex + (drawn ? side : 0),
                w = right - x - pad * 0.5F, line = poker_letter(st, 18) * 1.18F;
    const struct ui_words name = UI_LINE(t->strong, 20, grey ? pu_light(-1) : t->text, TEXT_LEFT);
    const struct ui_words reason = {
        .face = t->strong, .size = 18, .colour = PU_SHORT_RGB, .place = TEXT_TOP, .lines = 1};
    const bool says = *why && r.h >= 2 * line && poker_fits(st, reason, why, w);
    poker_write(c, st, name, power_title(power),
                rect_make(x, says ? r.y + r.h / 2 - line : r.y, w, says ? line : r.h));
    if (says)
        poker_write(c, st, reason, why, rect_make(x, r.y + r.h / 2, w, line));
}

/* A power of one's own, where it is now. */
void pu_draw_power(const struct stage *st, struct canvas *c, const struct placed *p, int index)
{
    struct rect r = p->spot.at;
    char text[PU_TEXT];
    if (r.w < 4)
        return;
    if (!p->spot.up || !card_is_power(p->face)) {
        pu_back(c, &st->ui, "power-up/power/back", rect_fitted(r, 5, 7));
        return;
    }
    const struct item *i = index >= 0 ? items_get(st->items, item_id("power", index)) : NULL;
    const int power = card_power(p->face),
              why = index >= 0 && pu_sees_rack(st) ? refused(st, index) : 0;
    const char *says = why ? pu_short_reason(st, power, why, text) : "";
    const bool grey = why || (index >= 0 && answering(st));
    const bool lit =
        i && i->role == ITEM_CARD && !i->why_not && (i->chosen || i->hovered || i->focused);
    if (i && i->pressed && !st->ui.calm)
        r = rect_scaled(r, 0.97F);
    frame(st, c, r, grey ? -1 : power, lit);
    const struct ui ui = poker_ui(st);
    const float cap = i ? ui_key_width(&ui, i, 17) : 0;
    if (form(st) == RACK_ROWS) {
        row(st, c, r, power, grey, says, rect_right(r) - (cap > 0 ? cap + ui_px(&st->ui, 10) : 0));
        if (cap > 0)
            poker_key(c, st, i,
                      (struct point){rect_right(r) - cap / 2 - ui_px(&st->ui, 8), r.y + r.h / 2},
                      17, st->ui.theme->text, st->ui.theme->ground);
    } else {
        upright(st, c, r, power, grey, says);
        if (cap > 0)
            poker_key(c, st, i,
                      (struct point){rect_right(r) - cap / 2 - ui_px(&st->ui, 7),
                                     r.y + ui_px(&st->ui, 22)},
                      17, st->ui.theme->text, st->ui.theme->ground);
    }
    if (i)
        ui_ring(c, &ui, i);
}

static void draw_energy(const struct stage *st, struct canvas *c)
{
    const struct theme *t = st->ui.theme;
    const struct rect r = pu_energy_row(st);
    const int32_t now = pu_energy(st, st->me), most = st->rules.option[POWER_UP_ENERGY_MOST];
    const uint32_t gold = poker_colour(st, POKER_GOLD);
    const struct ui_words label = UI_LINE(t->plain, 20, t->soft, TEXT_LEFT);
    const struct ui_words number = UI_LINE(t->strong, 28, gold, TEXT_RIGHT);
    char text[PU_TEXT], widest[PU_TEXT];
    snprintf(text, sizeof text, _("%d / %d"), now, most);
    snprintf(widest, sizeof widest, _("%d / %d"), most, most);
    const float pad = ui_px(&st->ui, 14), bolt = r.h, nw = poker_width(st, number, widest) + 2;
    const float lw = poker_width(st, label, _("Energy")) + 2, bar = r.w - bolt - lw - nw - 3 * pad;
    const bool named = bar > r.w * 0.3F;
    pu_bolt(c, rect_make(r.x, r.y, bolt, bolt), gold);
    float x = r.x + bolt + pad * 0.5F;
    if (named) {
        poker_write(c, st, label, _("Energy"), rect_make(x, r.y, lw, r.h));
        x += lw + pad;
    }
    const float right = rect_right(r) - nw - pad;
    if (right - x > ui_px(&st->ui, 40))
        pu_bar(c, st, rect_make(x, r.y + r.h * 0.14F, right - x, r.h * 0.72F), now,
               pu_energy_before(st, st->me), most);
    poker_write(c, st, number, text, rect_make(rect_right(r) - nw, r.y, nw, r.h));
    const struct item *i = items_get(st->items, item_id("energy", 0));
    if (i)
        ui_ring(c, &st->ui, i);
}

void pu_draw_rack(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    if (rect_empty(pu_at(st)->powers) || b->num[HOLDEM_RANK + st->me])
        return;
    canvas_tag(c, "powers");
    draw_energy(st, c);
    /* room for more */
    for (int i = board_count(b, POWER_UP_HELD + st->me); i < pu_most(st); i++) {
        const struct rect r = pu_rack_spot(st, i);
        canvas_panel(c, r,
                     &(struct panel){.radius = ui_px(&st->ui, 10),
                                     .line = colour_faded(poker_colour(st, POKER_FAINT), 0.55F),
                                     .line_width = fmaxf(1, ui_px(&st->ui, 1.4F)),
                                     .dash = ui_px(&st->ui, 8),
                                     .gap = ui_px(&st->ui, 7)});
    }
    canvas_tag(c, NULL);
}
