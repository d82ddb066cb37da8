/* What changes no chip: the four fun cards, a lantern that is lit for a re-entry, and the dealer's bow at the end. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static const struct spec_moment *of(const struct stage *st) { return &spec_moments_of(st)->scene; }

/* Everybody in a row, the dealer in the middle of it. */
static int row_of(const struct stage *st, struct rect r, seatmask who, int seats[SEATS], struct rect face[SEATS + 1])
{
    int n = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        if (who & seat_bit(s))
            seats[n++] = s;
    const float gap = ui_px(&st->ui, 18), w = fminf((r.w * 0.94F - gap * (float)n) / (float)(n + 1), ui_px(&st->ui, 260)), x0 = r.x + (r.w - w * (float)(n + 1) - gap * (float)n) / 2;
    for (int i = 0; i <= n; i++)
        face[i] = rect_make(x0 + (w + gap) * (float)i, r.y + (r.h - w * 1.3F) * 0.55F, w, w * 1.2F);
    return n;
}

/* The table's rim, seen from near: the dealer stands behind it. */
static void rim(const struct stage *st, struct canvas *c, struct rect r, float y)
{
    const float h = ui_px(&st->ui, 22), gold = fmaxf(1, ui_px(&st->ui, 2.4F));
    canvas_fill(c, rect_make(r.x, y, r.w, h), spec_colour(st, SPEC_LACQUER));
    canvas_fill(c, rect_make(r.x, y, r.w, gold), spec_colour(st, SPEC_GOLD));
    canvas_fill(c, rect_make(r.x, y + h * 0.6F, r.w, gold), colour_faded(spec_colour(st, SPEC_GOLD), 0.6F));
}

/* ---- Meow ---- */

static void meow(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    int seats[SEATS];
    struct rect face[SEATS + 1];
    const int n = row_of(st, r, m->seats, seats, face), mid = (n + 1) / 2;
    for (int i = 0; i <= n; i++) {
        const struct rect f = face[i];
        const float pop = st->ui.calm ? 1 : ease_out_back(spec_part(t, 0.1F + 0.08F * (float)i, 0.35F + 0.08F * (float)i)), hop = st->ui.calm ? 0 : sinf(3.14159F * spec_part(t, 0.1F + 0.08F * (float)i, 0.4F + 0.08F * (float)i)) * f.h * 0.06F;
        const struct rect at = rect_moved(f, 0, -hop);
        if (i == mid)
            spec_dealer_bust(c, st, SPEC_DEALER_MEOW, rect_make(at.x, at.y, at.w, fminf(at.w * 1.1F, at.h - spec_least(st) * 1.9F)));
        else
            spec_draw_person(st, c, seats[i > mid ? i - 1 : i], at, NULL, seats[i > mid ? i - 1 : i] == m->who);
        const float side = fminf(f.w * 0.8F, f.h - spec_least(st) * 1.9F);      /* as spec_draw_person lays the face */
        spec_bubble(st, c, (struct point){f.x + f.w / 2, i == mid ? at.y : at.y + (f.h - side - spec_least(st) * 1.9F) / 2}, C_("cat", "Nyan!"), 30 / fmaxf(1, st->ui.text), pop);      /* seven and more stand side by side */
    }
}

/* ---- Cheers with the dealer ---- */

static void glass(const struct stage *st, struct canvas *c, struct point at, float h, float tilt, int drink, bool flip)
{
    const char *name = spec_drink_picture(st, drink);
    if (canvas_has_picture(c, name)) {
        canvas_picture(c, name, rect_around(at, h, h), (struct paint){.tint = 0xFFFFFFFFU, .alpha = 1, .angle = tilt, .flip = flip});
        return;
    }
    const struct rect g = rect_around(at, h * 0.5F, h * 0.8F);
    canvas_panel(c, g, &(struct panel){.fill = 0xF6DC8CE0U, .fill_bottom = 0xE0A63AFFU, .radius = h * 0.06F, .line = 0xF3E9D2FFU, .line_width = fmaxf(2, ui_px(&st->ui, 4))});
}

static void toast(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const float side = fminf(r.h * 0.8F, r.w * 0.25F), meet = st->ui.calm ? 1 : ease_in_cubic(spec_part(t, 0.1F, 0.5F)), after = spec_part(t, 0.5F, 1), h = side * 0.5F;
    const struct point mid = {r.x + r.w / 2, r.y + r.h * 0.46F};
    const struct rect left = rect_make(r.x + r.w * 0.1F, r.y + (r.h - side) / 2 - spec_least(st) * 0.3F, side, side), right = rect_make(rect_right(r) - r.w * 0.1F - side, left.y, side, side);
    spec_draw_person(st, c, m->who, left, NULL, true);
    spec_dealer_bust(c, st, SPEC_DEALER_TOAST, right);
    rim(st, c, r, rect_bottom(right));
    spec_halo(c, st, mid, side * 2.0F, side * 1.5F, spec_colour(st, SPEC_LAMP), 0.35F + 0.4F * meet);
    const int bar = st->rules.option[SPEC_DRINKS], mine = bar ? 3 : 1, dealers = bar ? 2 : 0;       /* tea where nobody orders anything */
    const float away = r.w * 0.13F * (1 - meet) + h * 0.24F + h * 0.05F * after;
    glass(st, c, (struct point){mid.x - away, mid.y + h * 0.2F * (1 - meet)}, h, st->ui.calm ? 0 : 12 * meet, mine, false);
    glass(st, c, (struct point){mid.x + away, mid.y + h * 0.2F * (1 - meet)}, h, st->ui.calm ? 0 : -12 * meet, dealers, true);
    if (after > 0 && !st->ui.calm) {
        spec_rays(c, st, (struct point){mid.x, mid.y - h * 0.34F}, h * (0.16F + 0.3F * after), h * (0.26F + 0.5F * after), 9, spec_colour(st, SPEC_LAMP), 1 - after);
        for (int i = 0; i < 14; i++) {      /* a drop or two goes over */
            const float k = after, x = (spec_chance(i, 4) - 0.5F) * h * 1.5F * k, y = -h * (0.3F + 0.7F * spec_chance(i, 5)) * k + h * 1.2F * k * k, d = ui_px(&st->ui, 5 + 6 * spec_chance(i, 6));
            canvas_ring(c, (struct point){mid.x + x, mid.y - h * 0.3F + y}, d, d, colour_faded(i % 2 ? 0xF6DC8CFFU : 0xF08A78FFU, 1 - k));
        }
    }
    spec_bubble(st, c, (struct point){mid.x, r.y + r.h * 0.16F}, _("Cheers!"), 34, st->ui.calm ? 1 : ease_out_back(spec_part(t, 0.5F, 0.7F)));
}

/* ---- Feeling good: the table applauds ---- */

static void hands(const struct stage *st, struct canvas *c, struct point at, float side, bool closed)
{
    const char *name = closed ? "spec/clap-2" : "spec/clap-1";
    if (canvas_has_picture(c, name)) {
        canvas_picture(c, name, rect_around(at, side, side), paint_plain());
        return;
    }
    for (int i = -1; i <= 1; i += 2)
        canvas_panel(c, rect_around((struct point){at.x + (float)i * side * (closed ? 0.12F : 0.24F), at.y}, side * 0.22F, side * 0.62F), &(struct panel){.fill = 0xF0C9A4FFU, .radius = side * 0.11F, .line = 0x0D1526FFU, .line_width = 2});
    (void)st;
}

static void applause(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const float side = fminf(r.h * 0.74F, r.w * 0.26F);
    const struct rect mid = rect_make(r.x + (r.w - side) / 2, r.y + r.h * 0.10F, side, r.h * 0.86F);
    spec_halo(c, st, rect_centre(mid), side * 3.2F, r.h * 1.5F, spec_colour(st, SPEC_LAMP), 0.6F);
    int n = 0, k = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        n += s != m->who && holdem_dealt(&st->shown.b, s);
    const int left = (n + 1) / 2;
    for (int s = 0; s < st->rules.nseats; s++) {
        if (s == m->who || !holdem_dealt(&st->shown.b, s))
            continue;
        const bool on_left = k < left;
        const int i = on_left ? k : k - left, of_side = on_left ? left : n - left;
        const struct rect room = on_left ? rect_make(r.x + r.w * 0.03F, r.y, mid.x - r.x - r.w * 0.05F, r.h) : rect_make(rect_right(mid) + r.w * 0.02F, r.y, rect_right(r) - rect_right(mid) - r.w * 0.05F, r.h);
        const int columns = of_side > 2 ? 2 : 1, rows = (of_side + columns - 1) / columns;
        const float cw = room.w / (float)columns, ch = room.h / (float)(rows ? rows : 1), face = fminf(cw * 0.46F, ch * 0.62F);
        const struct point at = {room.x + cw * ((float)(i % columns) + 0.5F), room.y + ch * ((float)(i / columns) + 0.5F)};
        const float beat = st->ui.calm ? 0 : t * 9 + (float)k * 0.37F;
        poker_portrait(c, st, s, rect_make(at.x - face * 1.02F, at.y - face / 2, face, face));
        hands(st, c, (struct point){at.x + face * 0.55F, at.y - (t < 1 ? fabsf(sinf(beat * 3.14159F)) * face * 0.06F : 0)}, face * 0.86F, t < 1 && (int)(beat * 2) % 2);
        k++;
    }
    spec_draw_person(st, c, m->who, mid, NULL, true);
    for (int i = 0; i < 40 && t < 1 && !st->ui.calm; i++) {      /* paper that falls */
        static const uint32_t colour[] = {0xE4572EFFU, 0xF3E9D2FFU, 0xC9A227FFU, 0x6E94C8FFU};
        const float fall = fmodf(spec_chance(i, 1) + t * (0.5F + 0.5F * spec_chance(i, 2)), 1), d = ui_px(&st->ui, 7 + 7 * spec_chance(i, 3));
        canvas_fill(c, rect_make(r.x + r.w * spec_chance(i, 4) + sinf(t * 6 + (float)i) * d, r.y + r.h * fall, d, d * 0.6F), colour_faded(colour[i % 4], 0.9F));
    }
}

/* ---- The arm is a skill: the deck is held out ---- */

static void arm(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    enum { CARDS = 15 };
    const float w = fminf(r.w * 0.24F, fmaxf(ui_px(&st->ui, 400), spec_least(st) * 13)), h = fminf(r.h * 0.5F, r.w * 0.14F), open = st->ui.calm ? 1 : ease_out_back(spec_part(t, 0.05F, 0.7F));
    const struct rect person = rect_make(r.x + r.w * 0.05F, r.y + r.h * 0.07F, w, r.h * 0.86F);
    const struct point hub = {r.x + r.w * 0.63F, r.y + r.h * 1.25F};
    spec_draw_person(st, c, m->who, person, NULL, true);
    for (int i = 0; i < CARDS; i++) {
        const float k = ((float)i / (CARDS - 1) - 0.5F) * open, a = k * 1.15F, reach = r.h * 0.82F;
        spec_draw_playing(st, c, CARD_HIDDEN, rect_around((struct point){hub.x + sinf(a) * reach * 1.1F, hub.y - cosf(a) * reach}, h / 1.4F, h), st->ui.calm ? 0 : a * 57.3F);
    }
    const float lift = ease_out_cubic(spec_part(t, 0.7F, 1));
    if (lift > 0) {
        const float a = 0.115F * 1.15F * open, reach = r.h * (0.82F + 0.16F * lift);
        spec_draw_playing(st, c, CARD_HIDDEN, rect_around((struct point){hub.x + sinf(a) * reach * 1.1F, hub.y - cosf(a) * reach}, h / 1.4F, h), 0);
    }
}

/* ---- a re-entry: a lantern is lit ---- */

void spec_lanterns(const struct stage *st, struct canvas *c, struct rect r, int used, int most)
{
    const float side = fminf(r.h, r.w / (float)(most > 0 ? most : 1));
    for (int i = 0; i < most; i++) {
        const char *name = i < used ? "spec/lantern" : "spec/lantern-off";
        const struct rect at = rect_make(r.x + side * (float)i, r.y + (r.h - side) / 2, side, side);
        if (canvas_has_picture(c, name))
            canvas_picture(c, name, rect_fitted(at, 48, 64), paint_plain());
        else
            canvas_panel(c, rect_around(rect_centre(at), side * 0.6F, side * 0.84F), &(struct panel){.fill = i < used ? 0xF2994AFFU : 0x14213DFFU, .radius = side * 0.26F, .line = i < used ? 0xFFD79AFFU : 0x6E7FA6FFU, .line_width = fmaxf(1.5F, ui_px(&st->ui, 2))});
    }
}

static void reentry(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const int most = st->rules.option[SPEC_REENTRIES], shown = most > 5 ? 5 : most;
    const float side = fminf(r.h * 0.8F, r.w * 0.26F), lamp = fminf(r.h * 0.5F, r.w * 0.5F / (float)(shown ? shown : 1)), come = st->ui.calm ? 1 : spec_part(t, 0.2F, 0.55F);
    char count[64];
    spec_draw_person(st, c, m->who, rect_make(r.x + r.w * 0.08F, r.y + r.h * 0.06F, side, r.h * 0.9F), NULL, true);
    const struct rect row = rect_make(r.x + r.w * 0.42F, r.y + r.h * 0.12F, lamp * (float)shown, lamp);
    const int used = come > 0.5F ? m->amount : m->amount - 1;
    spec_halo(c, st, (struct point){row.x + lamp * ((float)m->amount - 0.5F), row.y + lamp / 2}, lamp * 3, lamp * 3, spec_colour(st, SPEC_LAMP), 0.8F * come);
    spec_lanterns(st, c, row, used > shown ? shown : used, shown);
    snprintf(count, sizeof count, _("Re-entry %d of %d"), (int)m->amount, most);
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 36, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_TOP, .lines = 1}, count, rect_make(row.x, rect_bottom(row) + r.h * 0.06F, rect_right(r) - row.x - 8, r.h * 0.2F));
}

/* ---- the end ---- */

static void bow(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const float side = fminf(r.h * 0.92F, r.w * 0.3F);
    const bool bows = t > 0.35F;
    const struct rect stands = rect_make(r.x + r.w * 0.14F, r.y + (r.h - side) / 2, side, side);
    spec_dealer_bust(c, st, bows ? SPEC_DEALER_BOW : SPEC_DEALER_GLAD, stands);
    rim(st, c, r, rect_bottom(stands));
    if (m->who < 0)
        return;
    const struct rect person = rect_make(r.x + r.w * 0.56F, r.y + r.h * 0.02F, fminf(r.w * 0.3F, r.h), r.h * 0.9F);
    spec_halo(c, st, rect_centre(person), person.w * 2, r.h * 1.3F, spec_colour(st, SPEC_LAMP), 0.6F);
    spec_draw_person(st, c, m->who, person, NULL, true);
}

void spec_draw_ceremony(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    if (m->scene == SPEC_SCENE_REENTRY) {
        reentry(st, c, r, t);
    } else if (m->scene == SPEC_SCENE_BOW) {
        bow(st, c, r, t);
    } else {
        switch (m->effect) {
        case SPEC_MEOW: meow(st, c, r, t); break;
        case SPEC_TOAST: toast(st, c, r, t); break;
        case SPEC_FEELING_GOOD: applause(st, c, r, t); break;
        case SPEC_ARM: arm(st, c, r, t); break;
        }
    }
}
