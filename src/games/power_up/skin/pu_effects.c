/* The ten powers in light: what is drawn over the table while each does its work. `t` runs from 0
 * to 1; with reduced motion it is 1 and the last picture stands.
 *
 * All is made of lines, small squares and copies of a few sprites: nothing is drawn anew for a
 * single frame. */
#include "pu_look.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "layout.h"

#include <math.h>

/* ---- board and deck ---- */

void pu_draw_deploy(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!m->n)
        return;
    const struct rect r = m->at[0];
    const struct point at = rect_centre(r);
    const uint32_t colour = pu_colour(st, POWER_DEPLOY);
    const float fall = pu_part(t, 0, 0.42F), after = pu_part(t, 0.42F, 1);
    const float side = ui_px(&st->ui, 9);
    pu_halo(c, at, r.w * (0.9F + after), r.h * (0.7F + 0.8F * after), colour,
            0.8F * (1 - after) * fall);
    if (after > 0 && after < 1)
        for (int ring = 0; ring < 2; ring++) {
            const float k = ease_out_cubic(fmaxf(0, after - 0.16F * (float)ring));
            pu_wave(c, (struct point){at.x, at.y + r.h * 0.25F}, r.w * (0.5F + 2.6F * k),
                    r.h * (0.22F + 1.0F * k), side, colour, (1 - after) * (ring ? 0.5F : 1));
        }
    if (fall < 1) {
        const float k = ease_in_cubic(fall), scale = 1.9F - 0.9F * k;
        const struct rect card_at = rect_moved(rect_scaled(r, scale), 0, -r.h * 0.9F * (1 - k));
        canvas_push_fade(c, fminf(1, fall * 3));
        for (int i = 0; i < 3; i++) /* light rushes past it */
            canvas_fill(c,
                        rect_make(card_at.x + card_at.w * (0.2F + 0.3F * (float)i),
                                  card_at.y - card_at.h * (0.5F + 0.2F * pu_chance(i, 3)),
                                  fmaxf(2, ui_px(&st->ui, 3)), card_at.h * 0.5F),
                        colour_faded(colour, 0.6F));
        pu_card(c, st, m->face[0], card_at);
        canvas_pop_fade(c);
        return;
    }
    pu_card(c, st, m->face[0], r);
    for (int i = 0; i < 18 && after < 1; i++) { /* dust */
        const float a = PU_TURN * pu_chance(i, 5),
                    reach = r.w * (0.5F + 1.1F * pu_chance(i, 6)) * ease_out_cubic(after);
        pu_dot(c, at.x + cosf(a) * reach,
               at.y + r.h * 0.4F + sinf(a) * reach * 0.35F - r.h * 0.2F * after,
               side * (0.6F + 0.7F * pu_chance(i, 7)), PU_EMBER_RGB, 1 - after);
    }
}

enum { BLOCKS = 16, ROWS = 23 };

/* When block x, y goes: from the lower right corner on, aslant, the index at the top left last. */
static float goes_at(int x, int y)
{
    const float right = (float)(BLOCKS - 1 - x) / (BLOCKS - 1),
                up = (float)(ROWS - 1 - y) / (ROWS - 1);
    const float index = x < 7 && y < 10 ? 0.12F : 0;
    return 0.02F + 0.30F * right + 0.18F * up + 0.12F * pu_chance(x * 31 + y, 1) + index;
}

/* White hot, gold, orange, and magenta where it goes out. */
static uint32_t ember(const struct stage *st, float k)
{
    const uint32_t orange = pu_colour(st, POWER_DISINTEGRATE), gold = poker_colour(st, POKER_GOLD),
                   magenta = poker_colour(st, POKER_MAGENTA);
    return k < 0.2F    ? colour_mix(COLOUR_WHITE, gold, k * 5)
           : k < 0.55F ? colour_mix(gold, orange, (k - 0.2F) / 0.35F)
                       : colour_mix(orange, magenta, (k - 0.55F) / 0.45F);
}

/* What is left of the card is copied run by run. */
static void remains(const struct stage *st, struct canvas *c, struct rect r, card face, float t)
{
    const float bw = r.w / BLOCKS, bh = r.h / ROWS;
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < BLOCKS;) {
            int end = x;
            while (end < BLOCKS && goes_at(end, y) > t)
                end++;
            if (end > x) {
                canvas_push_clip(c, rect_make(r.x + bw * (float)x, r.y + bh * (float)y,
                                              bw * (float)(end - x), bh));
                pu_card(c, st, face, r);
                canvas_pop_clip(c);
            }
            x = end + 1;
        }
}

/* It flies behind the pots, for who plays for them stays to be seen, and has gone out before it is
 * above them. */
static void flying(const struct stage *st, struct canvas *c, float x, float y, float side,
                   uint32_t colour, float alpha)
{
    const struct rect pots = pu_at(st)->pots;
    if (!rect_contains(rect_inset(pots, -side), (struct point){x, y}))
        pu_dot(c, x, y, side, colour, alpha * fmaxf(0, fminf(1, (y - pots.y) / fmaxf(1, pots.h))));
}

/* Blocks glow before they go, and fly up and away once they have gone; sparks run ahead of them. */
static void embers(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    enum { SPARKS = 110 };
    const float bw = r.w / BLOCKS, bh = r.h / ROWS, life = 0.44F;
    for (int y = 0; y < ROWS; y++)
        for (int x = 0; x < BLOCKS; x++) {
            const float age = t - goes_at(x, y);
            if (age > -0.08F && age <= 0) {
                canvas_fill(
                    c, rect_make(r.x + bw * (float)x, r.y + bh * (float)y, bw + 0.5F, bh + 0.5F),
                    colour_faded(age > -0.03F ? COLOUR_WHITE : ember(st, 0.4F), 1 + age * 11));
            } else if (age > 0 && age < life && pu_chance(x * 31 + y, 2) < 0.8F) {
                const float k = age / life,
                            rise =
                                r.h * (0.06F + 1.0F * pu_chance(x * 31 + y, 3)) * ease_out_cubic(k),
                            drift = r.w * 0.6F * (pu_chance(x * 31 + y, 4) - 0.55F) * k;
                flying(st, c, r.x + bw * ((float)x + 0.5F) + drift,
                       r.y + bh * ((float)y + 0.5F) - rise, bw * (1.1F - 0.5F * k), ember(st, k),
                       1 - k * k);
            }
        }
    for (int i = 0; i < SPARKS; i++) {
        const float k = (t - 0.55F * pu_chance(i, 11)) / 0.34F, x = pu_chance(i, 12);
        if (k > 0 && k < 1)
            flying(st, c, r.x + r.w * (1 - 0.9F * x) + r.w * 0.5F * (pu_chance(i, 13) - 0.4F) * k,
                   r.y + r.h * pu_chance(i, 14) * 0.8F -
                       r.h * (0.3F + 0.9F * pu_chance(i, 15)) * ease_out_cubic(k),
                   bw * (0.2F + 0.3F * pu_chance(i, 16)), ember(st, 0.1F + 0.9F * k), 1 - k);
    }
}

/* Its fire lies behind the board's other cards, which stay calm. */
void pu_draw_fire(const struct stage *st, struct canvas *c, float t, float alpha)
{
    CARRE_ASSERT(pu(st)->moment.n > 0);
    const struct pu_moment *m = &pu(st)->moment;
    const struct rect r = m->at[0];
    const float burns = (1 - t * t) * fminf(1, t * 8) * alpha;
    if (!st->ui.calm && !st->ui.contrast) {
        pu_ray(st, c, rect_centre(r), alpha * fminf(1, t * 8) * (1 - pu_part(t, 0.5F, 0.8F)));
        pu_halo(c, (struct point){r.x + r.w * 0.6F, r.y + r.h * 0.12F}, r.w * 1.7F, r.h * 0.95F,
                pu_colour(st, POWER_DISINTEGRATE), 0.85F * burns);
        pu_halo(c, (struct point){r.x + r.w * 0.65F, r.y + r.h * 0.2F}, r.w * 0.9F, r.h * 0.7F,
                poker_colour(st, POKER_GOLD), 0.7F * burns);
    }
    pu_draw_cone(st, c, t, alpha);
}

void pu_draw_disintegrate(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!m->n)
        return;
    const struct rect r = m->at[0];
    const uint32_t orange = pu_colour(st, POWER_DISINTEGRATE);
    if (st->ui.calm) {
        canvas_panel(c, r,
                     &(struct panel){.radius = r.h * 0.042F,
                                     .line = orange,
                                     .line_width = fmaxf(2, ui_px(&st->ui, 3)),
                                     .dash = ui_px(&st->ui, 8),
                                     .gap = ui_px(&st->ui, 6)});
        return;
    }
    remains(st, c, r, m->face[0], t);
    embers(st, c, r, t);
    pu_sights(st, c, r, t, orange);
}

/* A large emblem stands above the board, where the pots step back: nothing that the betting is
 * about lies there. */
static float sign_side(const struct stage *st)
{
    const struct poker_places *at = pu_at(st);
    return fminf(ui_px(&st->ui, 230), 2 *
                                          fminf(rect_centre(at->pots).y - rect_bottom(at->bar),
                                                at->board.y - rect_centre(at->pots).y) *
                                          1.1F);
}

/* ---- control ---- */

void pu_draw_emp(const struct stage *st, struct canvas *c, float t)
{
    const struct point at = pu_caster(st);
    const uint32_t colour = pu_colour(st, POWER_EMP);
    const float reach = hypotf(fmaxf(at.x, st->ui.w - at.x), fmaxf(at.y, st->ui.h - at.y)),
                k = ease_out_cubic(t);
    pu_halo(c, at, ui_px(&st->ui, 240), ui_px(&st->ui, 240), colour, 0.9F * (1 - t));
    for (int ring = 0; ring < 2 && t < 1; ring++) {
        const float far = reach * (k - 0.12F * (float)ring);
        if (far > 4)
            pu_wave(c, at, far, far, ui_px(&st->ui, 10) + far * 0.009F, colour,
                    (1 - t * t) * (ring ? 0.45F : 1));
    }
    for (int s = 0; s < st->shown.b.nseats; s++) { /* behind the wave every power is dead */
        const struct rect r = s == st->me ? pu_at(st)->powers : pu_at(st)->seat[s].row;
        const struct point p = rect_centre(r);
        if (rect_empty(r) || st->shown.b.num[HOLDEM_RANK + s] ||
            hypotf(p.x - at.x, p.y - at.y) > reach * k + 1)
            continue;
        for (int i = 0; i < 10 && t < 1; i++)
            pu_dot(c, r.x + r.w * pu_chance(i + (int)(t * 12) * 16, s + 3),
                   r.y + r.h * pu_chance(i + (int)(t * 12) * 16, s + 9), ui_px(&st->ui, 6), colour,
                   0.8F * (1 - t));
        canvas_fill(c, rect_make(r.x, r.y + r.h / 2 - 1, r.w, fmaxf(2, ui_px(&st->ui, 3))),
                    colour_faded(colour, 0.55F + 0.45F * (1 - t)));
    }
}

void pu_draw_clone(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!m->n || !card_is_power(m->face[0]))
        return;
    const int power = card_power(m->face[0]);
    const struct point mid = rect_centre(pu_at(st)->pots);
    const float side = sign_side(st), apart = side * 0.66F * ease_out_back(pu_part(t, 0.15F, 0.7F));
    const uint32_t colour = pu_colour(st, POWER_CLONE);
    pu_halo(c, mid, side * 1.6F, side, colour, 0.75F);
    pu_halo(c, mid, side * 1.1F, side * 0.7F, pu_colour(st, power), 0.6F);
    if (t > 0.15F && t < 1)
        for (int i = 3; i > 0; i--) /* the way that the second one came */
            pu_emblem(c, power, false,
                      rect_around((struct point){mid.x + apart * (1 - 0.3F * (float)i), mid.y},
                                  side, side),
                      0.16F);
    pu_emblem(c, power, false, rect_around((struct point){mid.x - apart, mid.y}, side, side), 1);
    pu_emblem(c, power, false, rect_around((struct point){mid.x + apart, mid.y}, side, side),
              pu_part(t, 0.12F, 0.4F));
    if (t < 1)
        pu_wave(c, mid, side * (0.5F + 1.2F * ease_out_cubic(t)),
                side * (0.35F + 0.7F * ease_out_cubic(t)), ui_px(&st->ui, 7), colour, 1 - t);
}

/* ---- information ---- */

void pu_draw_xray(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    const uint32_t colour = pu_colour(st, POWER_XRAY);
    for (int i = 0; i < m->n; i++) {
        const struct rect r = rect_inset(m->at[i], -ui_px(&st->ui, 10));
        const bool last = i == m->n - 1;
        pu_halo(c, rect_centre(r), r.w * 0.95F, r.h * 0.85F, colour, last ? 0.5F : 0.25F);
        if (last)
            pu_sights(st, c, r, t, colour);
        if (!last || t >= 1)
            continue;
        const float y = r.y + r.h * ease_in_out(t);
        canvas_fill(c, rect_make(r.x, r.y, r.w, y - r.y), colour_faded(colour, 0.22F * (1 - t)));
        pu_bright(st, c, rect_make(r.x - r.w * 0.12F, y - 1, r.w * 1.24F, 2), false, colour, 1);
    }
}

/* Where its hand lies, beside the player who shows it, over or under the plate, and so large that
 * its rank is read from the sofa. */
static struct rect xrayed_spot(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0 && i < (int)(sizeof pu(st)->moment.seat / sizeof *pu(st)->moment.seat));
    const struct pu_moment *m = &pu(st)->moment;
    const struct rect plate = pu_at(st)->seat[m->seat[i]].plate, board = pu_at(st)->board;
    const float h = st->ui.h * 0.19F, w = h / LAYOUT_CARD, gap = ui_px(&st->ui, 14);
    const struct point at = rect_centre(m->at[i]);
    float y = at.y - h / 2;
    if (plate.x < at.x + w / 2 && rect_right(plate) > at.x - w / 2)
        y = plate.y + plate.h / 2 > at.y ? fminf(y, plate.y - h - gap)
                                         : fmaxf(y, rect_bottom(plate) + gap);
    y = fmaxf(pu_at(st)->bar.h + gap, fminf(y, st->ui.h - h - gap));
    float x = at.x - w / 2;
    if (y + h > board.y && y < rect_bottom(board)) /* beside the board, not on its end */
        x = at.x < board.x             ? fminf(x, board.x - gap - w)
            : at.x > rect_right(board) ? fmaxf(x, rect_right(board) + gap)
                                       : x;
    return rect_make(x, y, w, h);
}

/* In front of all else: neither a plate nor the banner lies over what it tells. A hand in front is
 * as large already, and nothing covers it. */
void pu_draw_xrayed(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    /* from above to below, so that of cards which overlap the ranks stay open */
    for (float low = -1;;) {
        int next = -1;
        for (int i = 0; i < m->n; i++) {
            const bool own = m->seat[i] < 0 || m->seat[i] >= SEATS ||
                             rect_empty(pu_at(st)->seat[m->seat[i]].plate);
            if (!own && card_is_plain(m->face[i]) && xrayed_spot(st, i).y > low &&
                (next < 0 || xrayed_spot(st, i).y < xrayed_spot(st, next).y))
                next = i;
        }
        if (next < 0)
            return;
        low = xrayed_spot(st, next).y;
        for (int i = 0; i < m->n; i++) {
            if (m->seat[i] < 0 || m->seat[i] >= SEATS ||
                rect_empty(pu_at(st)->seat[m->seat[i]].plate) || !card_is_plain(m->face[i]) ||
                xrayed_spot(st, i).y != low)
                continue;
            const float grown =
                i < m->n - 1 || st->ui.calm ? 1 : ease_out_back(pu_part(t, 0.1F, 0.6F));
            const struct placed p = {.zone = HOLDEM_BOARD,
                                     .face = m->face[i],
                                     .spot = {.at = rect_lerp(m->at[i], xrayed_spot(st, i), grown),
                                              .alpha = pu_part(grown, 0, 0.3F),
                                              .up = true},
                                     .rim = RIM_BESIDE};
            poker_draw_card(st, c, &p);
        }
    }
}

void pu_draw_intel(const struct stage *st, struct canvas *c, float t)
{
    const uint32_t colour = pu_colour(st, POWER_INTEL);
    const float side = sign_side(st), open = st->ui.calm ? 1 : ease_out_back(pu_part(t, 0, 0.5F));
    const struct point at = rect_centre(pu_at(st)->pots);
    pu_halo(c, at, side * 1.3F, side * 0.8F, colour, 0.7F);
    pu_emblem(c, POWER_INTEL, false, rect_around(at, side * open, side * open), 1);
    if (t < 1) {
        const float k = pu_part(t, 0.3F, 1);
        pu_wave(c, at, side * (0.5F + 0.9F * k), side * (0.3F + 0.5F * k), ui_px(&st->ui, 7),
                colour, k > 0 ? 1 - k : 0);
    }
}

static struct rect fan_all(const struct stage *st, int n)
{
    return rect_union(pu_fan_spot(st, 0, n), pu_fan_spot(st, n - 1, n));
}

void pu_draw_scan(const struct stage *st, struct canvas *c, float t)
{
    const int n = pu_fan_shown(st);
    const struct rect r = fan_all(st, n);
    const uint32_t colour = pu_colour(st, POWER_SCANNER);
    if (t >= 1 || !pu(st)->moment.hit)
        return;
    const float x = r.x + r.w * ease_in_out(t);
    canvas_fill(c, rect_make(r.x, r.y, x - r.x, r.h), colour_faded(colour, 0.25F * (1 - t)));
    pu_bright(st, c, rect_make(x - 1, r.y - r.h * 0.06F, 2, r.h * 1.12F), true, colour, 1);
}

void pu_draw_holograms(const struct stage *st, struct canvas *c, float t)
{
    const int n = pu_fan_shown(st);
    const uint32_t colour = pu_colour(st, POWER_ENGINEER);
    for (int i = 0; i < n; i++) {
        const struct rect r = pu_fan_spot(st, i, n);
        const float k = ease_out_cubic(pu_part(t, 0.08F * (float)i, 0.7F + 0.1F * (float)i));
        if (k < 1)
            for (int line = 0; line < 7; line++) /* rows of light, until it stands */
                canvas_fill(c,
                            rect_make(r.x, r.y + r.h * ((float)line + 0.5F) / 7, r.w,
                                      fmaxf(1, ui_px(&st->ui, 2))),
                            colour_faded(colour, 0.75F * (1 - k)));
        pu_bright(st, c, rect_make(r.x - r.w * 0.06F, rect_bottom(r), r.w * 1.12F, 2), false,
                  colour, 0.9F);
    }
}

/* ---- own hand ---- */

void pu_draw_reload(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    const uint32_t colour = pu_colour(st, POWER_RELOAD);
    if (!m->n)
        return;
    const struct rect r = m->at[0];
    const struct point at = rect_centre(r);
    const float radius = fmaxf(r.w, r.h) * 0.68F, by = PU_TURN * 0.9F * ease_in_out(t);
    pu_halo(c, at, radius * 1.4F, radius * 1.2F, colour, 0.45F);
    for (int arc = 0; arc < 2; arc++) /* two arrows after each other */
        for (int i = 0; i < 22; i++) {
            const float w = by + PU_TURN * (0.5F * (float)arc + 0.34F * (float)i / 21),
                        size = ui_px(&st->ui, 4 + 7 * (float)i / 21);
            pu_dot(c, at.x + cosf(w) * radius, at.y + sinf(w) * radius, size,
                   colour_mix(colour, COLOUR_WHITE, (float)i / 30),
                   (0.25F + 0.75F * (float)i / 21) * (t < 1 ? 1 : 0.6F));
        }
}

void pu_draw_upgrade(const struct stage *st, struct canvas *c, float t)
{
    const struct pu_moment *m = &pu(st)->moment;
    const uint32_t colour = pu_colour(st, POWER_UPGRADE);
    if (!m->n)
        return;
    const struct rect r = m->at[0];
    pu_halo(c, rect_centre(r), r.w * 1.1F, r.h, colour, 0.5F);
    pu_sights(st, c, r, t, colour);
    const float side = ui_px(&st->ui, 9);
    for (int row = 0; row < 4; row++) { /* chevrons that climb */
        const float k = fmodf(t * 1.6F + (float)row / 4, 1), y = r.y + r.h * (1.15F - 1.3F * k),
                    a = (t < 1 ? 1 : 0.5F) * (1 - fabsf(k * 2 - 1));
        for (int i = -6; i <= 6; i++)
            pu_dot(c, r.x + r.w / 2 + (float)i * side * 1.35F, y + fabsf((float)i) * side * 0.9F,
                   side, colour_mix(colour, COLOUR_WHITE, 0.3F), a);
    }
}

/* To what is held out. */
void pu_draw_beam(const struct stage *st, struct canvas *c, float t)
{
    pu_beam(st, c, (struct point){pu_band(st).w * 0.56F, pu_band(st).y}, pu_part(t, 0, PU_BEAM));
}

/* ---- which cards ---- */

/* The cards that an effect draws in its own way. */
bool pu_hides(const struct stage *st, uint16_t id)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (!pu_moment_on(st) || !m->hit || !m->n)
        return false;
    return m->id == id;
}

bool pu_burns(const struct stage *st)
{
    const struct pu_moment *m = &pu(st)->moment;
    return pu_moment_on(st) && pu_powers[m->power].burns && m->n;
}
