/* The ten effects in close-up: what is seen in the page while each does its work. `t` runs from 0 to 1; with reduced motion it is 1 and the last picture stands, with
 * all that there is to know. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static const struct spec_moment *of(const struct stage *st) { return &spec_moments_of(st)->scene; }

/* Left, right and what lies between them. */
struct trio { struct rect left, right, middle; };

static struct trio trio(const struct stage *st, struct rect r)
{
    const float w = fminf(r.w * 0.24F, fmaxf(ui_px(&st->ui, 400), spec_least(st) * 13)), in = r.w * 0.05F, h = r.h * 0.86F, y = r.y + (r.h - h) / 2;
    const struct rect left = rect_make(r.x + in, y, w, h), right = rect_make(rect_right(r) - in - w, y, w, h);
    return (struct trio){left, right, rect_make(rect_right(left), r.y, right.x - rect_right(left), r.h)};
}

static struct rect card_at(struct point at, float h) { return rect_around(at, h / 1.4F, h); }

/* Cards side by side about a point. */
static void hand(const struct stage *st, struct canvas *c, const card *face, int n, struct point at, float h, float tilt)
{
    const float step = h / 1.4F * (n > 2 ? 0.72F : 0.62F);
    for (int i = 0; i < n; i++)
        spec_draw_playing(st, c, face[i], card_at((struct point){at.x + step * ((float)i - (float)(n - 1) / 2), at.y}, h), st->ui.calm ? 0 : tilt * ((float)i - (float)(n - 1) / 2));
}

/* ---- Win the Button: it travels ---- */

static void disc(const struct stage *st, struct canvas *c, struct point at, float side)
{
    if (canvas_has_picture(c, "spec/button")) {
        canvas_picture(c, "spec/button", rect_around(at, side, side), paint_plain());
        return;
    }
    canvas_ring(c, at, side / 2, side / 2, 0xC9A227FFU);
    canvas_ring(c, at, side * 0.42F, side, 0xF3E9D2FFU);
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 40, .colour = 0x16203AFFU, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, "D", rect_around(at, side, side));
}

static void button(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const struct trio at = trio(st, r);
    const float side = fminf(r.h * 0.4F, ui_px(&st->ui, 220)), go = ease_in_out(spec_part(t, 0.08F, 0.8F));
    const struct point from = {at.middle.x + side * 0.6F, r.y + r.h * 0.55F}, to = {rect_right(at.middle) - side * 0.7F, r.y + r.h * 0.55F}, over = {r.x + r.w / 2, r.y - r.h * 0.15F};
    spec_brush(c, st, from, over, to, r.h * 0.09F, spec_colour(st, SPEC_GOLD), go, 3);
    if (m->whose >= 0 && m->whose != m->who)
        spec_draw_person(st, c, m->whose, at.left, NULL, false);
    spec_draw_person(st, c, m->who, at.right, NULL, t > 0.7F);
    const struct point p = spec_curve(from, over, to, go);
    spec_halo(c, st, p, side * 2.6F, side * 2.2F, spec_colour(st, SPEC_LAMP), 0.6F);
    disc(st, c, p, side * (t > 0.8F ? ease_pop(spec_part(t, 0.8F, 1), 1.2F) : 1));
}

/* ---- Both cards: a ribbon around the pair ---- */

static void both(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const card hidden[2] = {CARD_HIDDEN, CARD_HIDDEN};
    const bool own = m->nold == 2;
    const float h = fminf(r.h * 0.82F, r.w * 0.2F * 1.4F), w = h / 1.4F, gap = w * 0.14F;
    const struct point pair = {r.x + r.w * 0.27F, r.y + r.h / 2};
    const float draw = ease_in_out(spec_part(t, 0.1F, 0.65F));
    spec_halo(c, st, pair, w * 4, h * 1.5F, spec_family_colour(st, SPEC_OF_HAND), 0.8F);
    hand(st, c, own ? m->old : hidden, 2, pair, h, 5);
    const float y = pair.y + h * 0.16F;
    spec_brush(c, st, (struct point){pair.x - w * 1.05F, y - h * 0.04F}, (struct point){pair.x, y + h * 0.05F}, (struct point){pair.x + w * 1.15F, y - h * 0.03F}, h * 0.12F, spec_colour(st, SPEC_VERMILION), draw, 7);
    if (draw >= 1) {
        const float side = h * 0.24F * (t < 1 ? ease_pop(spec_part(t, 0.65F, 1), 1.25F) : 1);
        spec_seal(c, st, rect_around((struct point){pair.x, y}, side, side), "2", -3);
    }
    const struct ui_words plus = {.face = st->ui.theme->strong, .size = 72, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    poker_write(c, st, plus, "+", rect_make(r.x + r.w * 0.27F + w * 1.2F, r.y, r.w * 0.09F, r.h));
    const float x0 = r.x + r.w * 0.27F + w * 1.2F + r.w * 0.09F, bw = fminf(w * 0.86F, (rect_right(r) - r.w * 0.05F - x0 - 2 * gap) / 3), bh = bw * 1.4F;
    for (int i = 0; i < 3; i++) {
        const float come = st->ui.calm ? 1 : ease_out_back(spec_part(t, 0.3F + 0.12F * (float)i, 0.7F + 0.12F * (float)i));
        const struct rect slot = rect_around((struct point){x0 + bw / 2 + (bw + gap) * (float)i, pair.y}, bw * come, bh * come);
        if (come > 0.05F)
            canvas_panel(c, slot, &(struct panel){.fill = 0x0D152680U, .radius = bw * 0.07F, .line = spec_colour(st, SPEC_GOLD), .line_width = fmaxf(1.5F, ui_px(&st->ui, 3)), .dash = ui_px(&st->ui, 12), .gap = ui_px(&st->ui, 8)});
        if (come >= 1)
            poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 54, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, i == 0 ? "1" : i == 1 ? "2" : "3", slot);
    }
}

/* ---- Forced Passive: a lock over the bets ---- */

static void passive(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const char *const word[] = {C_("poker", "Fold"), C_("poker", "Check"), C_("poker", "Call"), C_("poker", "Bet"), C_("poker", "Raise"), C_("poker", "All-in")};
    enum { WORDS = 6, FREE = 3 };
    const float gap = ui_px(&st->ui, 18), w = fminf((r.w * 0.92F - gap * (WORDS - 1)) / WORDS, ui_px(&st->ui, 270)), h = fminf(r.h * 0.34F, w * 0.8F), x0 = r.x + (r.w - w * WORDS - gap * (WORDS - 1)) / 2, y = r.y + r.h * 0.56F - h / 2;
    const float fall = st->ui.calm ? 1 : ease_in_cubic(spec_part(t, 0.05F, 0.45F)), shut = ease_out_back(spec_part(t, 0.45F, 0.62F)), greyed = spec_part(t, 0.45F, 0.7F);
    for (int i = 0; i < WORDS; i++) {
        const bool shuts = i >= FREE;
        const struct rect b = rect_make(x0 + (w + gap) * (float)i, y, w, h);
        const uint32_t fill = shuts ? colour_mix(0x263A66FFU, 0x141C30FFU, greyed) : 0x2C4474FFU, line = shuts ? 0x4A5570FFU : spec_colour(st, SPEC_LAMP);
        if (!shuts)
            spec_light(c, st, b, spec_colour(st, SPEC_LAMP), 0.35F);
        spec_box(c, st, b, fill, line, 2.4F);
        poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 32, .colour = shuts && greyed > 0.5F ? st->ui.theme->on_dim : st->ui.theme->text, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, word[i], rect_inset_xy(shuts ? rect_make(b.x, b.y, b.w, h * 0.54F) : b, 6, 0));     /* above the lock */
    }
    const struct rect shuts = rect_make(x0 + (w + gap) * FREE, y, w * (WORDS - FREE) + gap * (WORDS - FREE - 1), h);
    const float chain = ease_out_cubic(spec_part(t, 0.5F, 0.8F)), half = shuts.w / 2 + gap * 0.6F;
    const struct point mid = rect_centre(shuts);
    if (chain > 0)
        spec_rope(c, st, (struct point){mid.x - half * chain, mid.y + h * 0.26F}, (struct point){mid.x + half * chain, mid.y + h * 0.26F}, fmaxf(6, ui_px(&st->ui, 24)), 1);
    const float lock = fminf(h * 0.84F, w * 0.8F);
    const struct rect at = rect_around((struct point){mid.x, mid.y + h * 0.06F + lock / 2 - r.h * 0.5F * (1 - fall)}, lock * 0.78F, lock);
    if (t < 0.9F && shut > 0)
        spec_rays(c, st, rect_centre(at), lock * 0.66F, lock * (0.7F + 0.22F * shut), 10, spec_colour(st, SPEC_LAMP), 1 - spec_part(t, 0.5F, 0.9F));
    spec_padlock(c, st, at, fminf(1, shut));
}

/* ---- Straddle: chips are pushed ---- */

static void straddle(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const struct trio at = trio(st, r);
    char amount[64];
    spec_draw_person(st, c, m->whose >= 0 ? m->whose : m->who, at.left, NULL, true);
    const float side = fminf(r.h * 0.62F, at.middle.w * 0.34F), push = st->ui.calm ? 1 : ease_out_cubic(spec_part(t, 0.1F, 0.7F));
    const struct point from = {at.middle.x + side * 0.2F, r.y + r.h * 0.5F}, to = {at.middle.x + side * 1.1F, r.y + r.h * 0.5F};
    if (m->amount)
        spec_brush(c, st, (struct point){rect_right(at.left) - side * 0.2F, to.y + side * 0.34F}, (struct point){from.x + side * 0.4F, to.y + side * 0.66F}, (struct point){to.x + side * 0.95F, to.y + side * 0.42F}, r.h * 0.09F, spec_colour(st, SPEC_VERMILION), push, 11);
    for (int i = 0; i < 2 && m->amount; i++) {      /* two big blinds: two stacks */
        const float k = st->ui.calm ? 1 : ease_out_cubic(spec_part(t, 0.1F + 0.08F * (float)i, 0.7F + 0.08F * (float)i));
        const struct point p = point_lerp(from, to, k);
        poker_chips(c, st, rect_around((struct point){p.x + side * (0.4F - 0.8F * (float)i), p.y}, side * 0.8F, side * 0.8F), st->shown.b.num[HOLDEM_BIG] * 3);
    }
    if (!m->amount)
        return;
    poker_amount(st, m->amount, amount);
    const float x = to.x + side * 1.05F;
    poker_write(c, st, (struct ui_words){.size = 28, .colour = st->ui.theme->soft, .place = TEXT_BOTTOM, .lines = 1}, _("Two big blinds"), rect_make(x, r.y, rect_right(r) - x - 8, r.h * 0.42F));
    canvas_push_fade(c, spec_part(t, 0.35F, 0.6F));
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 84, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_MIDDLE, .lines = 1}, amount, rect_make(x, r.y + r.h * 0.42F, rect_right(r) - x - 8, r.h * 0.24F));
    canvas_pop_fade(c);
}

/* ---- Clairvoyance: an eye that opens ---- */

static void eye(const struct stage *st, struct canvas *c, struct point at, float w, float open)
{
    enum { STEPS = 26 };
    const float h = w * 0.27F * open, line = fmaxf(3, ui_px(&st->ui, 11));
    const uint32_t ink = st->ui.contrast ? 0xFFFFFFFFU : 0x0D1526FFU, white = 0xF3E9D2FFU;
    for (int i = 0; i < STEPS * 2 && h > 1; i++) {      /* the white, in upright strips */
        const float x = ((float)i + 0.5F) / (STEPS * 2) * 2 - 1, y = h * (1 - x * x);
        canvas_fill(c, rect_make(at.x + x * w / 2 - w / (STEPS * 4) - 0.5F, at.y - y, w / (STEPS * 2) + 1, y * 2), white);
    }
    if (h > 2) {
        const float iris = fminf(h * 0.92F, w * 0.23F);
        canvas_ring(c, at, iris, iris, spec_family_colour(st, SPEC_OF_HAND));
        canvas_ring(c, at, iris * 0.55F, iris, ink);
        canvas_ring(c, (struct point){at.x - iris * 0.2F, at.y - iris * 0.24F}, iris * 0.16F, iris, 0xFFFFFFFFU);
    }
    for (int side = -1; side <= 1; side += 2) {
        struct point last = {at.x - w / 2, at.y};
        for (int i = 1; i <= STEPS; i++) {
            const float x = (float)i / STEPS * 2 - 1;
            const struct point p = {at.x + x * w / 2, at.y + (float)side * h * (1 - x * x)};
            canvas_line(c, last, p, line, side < 0 ? spec_colour(st, SPEC_VERMILION) : ink);
            last = p;
        }
    }
}

static void clairvoyance(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const struct trio at = trio(st, r);
    const float open = st->ui.calm ? 1 : ease_out_back(spec_part(t, 0.02F, 0.45F)), h = fminf(r.h * 0.54F, at.middle.w * 0.3F), w = fminf(at.middle.w * 0.44F, r.h * 0.6F);
    const struct point look = {r.x + r.w / 2, r.y + w * 0.29F}, cards = {r.x + r.w / 2, rect_bottom(r) - h * 0.56F};
    spec_draw_person(st, c, m->who, at.left, NULL, true);
    if (m->whose >= 0)
        spec_draw_person(st, c, m->whose, at.right, NULL, false);
    spec_halo(c, st, cards, w * 1.7F, r.h * 0.9F, spec_colour(st, SPEC_LAMP), 0.5F * open);
    for (int i = -2; i <= 2 && !st->ui.contrast; i++)       /* what it throws its light on */
        canvas_line(c, look, (struct point){cards.x + (float)i * w * 0.2F, cards.y + h * 0.3F}, fmaxf(2, ui_px(&st->ui, 10)), colour_faded(spec_colour(st, SPEC_LAMP), 0.10F * fminf(1, open)));
    const int n = m->nnew ? m->nnew : 2;
    card face[SPEC_ABOUT_MOST];
    const float turn = st->ui.calm ? 1 : spec_part(t, 0.38F, 0.62F);
    for (int i = 0; i < n; i++)
        face[i] = m->nnew && ease_flipped(turn) ? m->fresh[i] : (card)CARD_HIDDEN;
    const float step = h / 1.4F * 0.66F, flip = fabsf(ease_flip(turn));
    for (int i = 0; i < n; i++) {
        const bool turns = m->nnew && card_is_known(m->fresh[i]);
        const struct rect k = card_at((struct point){cards.x + step * ((float)i - (float)(n - 1) / 2), cards.y}, h);
        spec_draw_playing(st, c, turns ? face[i] : (card)CARD_HIDDEN, turns ? rect_around(rect_centre(k), k.w * flip, k.h) : k, 0);
    }
    eye(st, c, look, w, fminf(1.1F, open));
}

/* ---- Hand Swap: hands cross ---- */

static void swap(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const struct trio at = trio(st, r);
    const card hidden[2] = {CARD_HIDDEN, CARD_HIDDEN};
    const float h = fminf(r.h * 0.5F, at.middle.w * 0.26F * 1.4F), go = ease_in_out(spec_part(t, 0.1F, 0.85F)), in = h * 0.62F;
    const struct point a = {at.middle.x + in, r.y + r.h * 0.52F}, b = {rect_right(at.middle) - in, r.y + r.h * 0.52F};
    const struct point up = {(a.x + b.x) / 2, r.y - r.h * 0.1F}, down = {(a.x + b.x) / 2, r.y + r.h * 1.12F};
    spec_draw_person(st, c, m->who, at.left, NULL, true);
    if (m->whose >= 0)
        spec_draw_person(st, c, m->whose, at.right, NULL, true);
    spec_brush(c, st, a, up, b, r.h * 0.06F, spec_colour(st, SPEC_VERMILION), go, 13);
    spec_brush(c, st, b, down, a, r.h * 0.06F, spec_colour(st, SPEC_WASHI), go, 17);
    /* `old` goes from the left to the right; where it lies it is seen by who has it. */
    hand(st, c, m->nold ? m->old : hidden, m->nold ? m->nold : 2, spec_curve(a, up, b, go), h, 6);
    hand(st, c, m->nnew ? m->fresh : hidden, m->nnew ? m->nnew : 2, spec_curve(b, down, a, go), h, 6);
}

/* ---- Upgrade: a third card ---- */

static void upgrade(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const card hidden[2] = {CARD_HIDDEN, CARD_HIDDEN};
    const float h = fminf(r.h * 0.66F, r.w * 0.16F * 1.4F), w = h / 1.4F;
    const struct rect person = trio(st, r).left;
    const struct point deck = {rect_right(r) - fmaxf(h * 0.52F, r.w * 0.09F), r.y + r.h * 0.40F}, mine = {r.x + r.w * 0.42F, r.y + r.h * 0.5F};
    spec_draw_person(st, c, m->who, person, NULL, true);
    spec_brush(c, st, deck, (struct point){(deck.x + mine.x) / 2, r.y - r.h * 0.06F}, (struct point){mine.x + w * 1.1F, mine.y - h * 0.3F}, r.h * 0.05F, spec_colour(st, SPEC_GOLD), st->ui.calm ? 1 : ease_out_cubic(spec_part(t, 0.05F, 0.6F)), 31);
    spec_draw_deck(st, c, deck, h * 0.7F, 0);
    for (int row = 0; row < 4 && !st->ui.contrast; row++) {       /* chevrons that climb */
        const float k = fmodf(t * 1.5F + (float)row / 4, 1), y = mine.y + h * (0.62F - 1.15F * k), a = (1 - fabsf(k * 2 - 1)) * (t < 1 ? 0.8F : 0.3F), s = w * 0.36F;
        canvas_line(c, (struct point){mine.x - s, y + s * 0.6F}, (struct point){mine.x, y}, fmaxf(3, ui_px(&st->ui, 12)), colour_faded(spec_colour(st, SPEC_LAMP), a));
        canvas_line(c, (struct point){mine.x, y}, (struct point){mine.x + s, y + s * 0.6F}, fmaxf(3, ui_px(&st->ui, 12)), colour_faded(spec_colour(st, SPEC_LAMP), a));
    }
    hand(st, c, m->nold ? m->old : hidden, m->nold ? m->nold : 2, mine, h, 6);
    const float go = st->ui.calm ? 1 : ease_out_cubic(spec_part(t, 0.08F, 0.7F)), turn = st->ui.calm ? 1 : spec_part(t, 0.55F, 0.8F);
    const struct point to = {mine.x + w * 1.4F, mine.y};
    const bool known = m->nnew && card_is_known(m->fresh[0]);
    const struct rect k = card_at(ease_arc(deck, to, 0.14F, go), h);
    spec_halo(c, st, rect_centre(k), w * 2.2F, h * 1.4F, spec_colour(st, SPEC_LAMP), 0.6F);
    spec_draw_playing(st, c, known && ease_flipped(turn) ? m->fresh[0] : (card)CARD_HIDDEN, known ? rect_around(rect_centre(k), k.w * fabsf(ease_flip(turn)), k.h) : k, 0);
}

/* ---- Nullify: ropes and seals over every card ---- */

static void nullify(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct board *b = &st->shown.b;
    int n = 0, i = 0;
    for (int s = 0; s < b->nseats; s++)
        n += holdem_dealt(b, s);
    const float gap = ui_px(&st->ui, 16), words = spec_least(st) * 1.8F + gap;
    int rows = 1, across = n;
    float w = 0;
    for (int k = 1; k <= 2; k++) {      /* as many rows as make the boxes large */
        const int m = (n + k - 1) / k;
        const float wide = fminf((r.w * 0.94F - gap * (float)(m - 1)) / (float)(m ? m : 1), (r.h / (float)k - gap - words) / 0.52F);
        if (wide > w)
            w = wide, rows = k, across = m;
    }
    w = fminf(w, ui_px(&st->ui, 440));
    const float h = fminf(r.h / (float)rows - gap, w * 0.52F + words);
    for (int s = 0; s < b->nseats; s++) {
        if (!holdem_dealt(b, s))
            continue;
        const int row = i / across, in_row = row == rows - 1 ? n - across * row : across;
        const float x0 = r.x + (r.w - w * (float)in_row - gap * (float)(in_row - 1)) / 2;
        const struct rect at = rect_make(x0 + (w + gap) * (float)(i % across), r.y + (r.h - (h + gap) * (float)rows + gap) / 2 + (h + gap) * (float)row, w, h);
        const float rope = ease_out_cubic(spec_part(t, 0.05F + 0.06F * (float)i, 0.35F + 0.06F * (float)i)), slam = spec_part(t, 0.3F + 0.06F * (float)i, 0.45F + 0.06F * (float)i);
        const int cards = board_count(b, SPEC_HELD + s);
        spec_box(c, st, at, 0x0D1526C0U, 0x8A734080U, 1.6F);
        const float letter = spec_least(st) * 1.8F, side = fminf(at.h - letter - gap, at.w * 0.5F);
        poker_portrait(c, st, s, rect_make(at.x + gap * 0.5F, at.y + gap * 0.5F, side, side));
        poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 24, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, stage_name(st, s), rect_make(at.x + 4, rect_bottom(at) - letter, at.w - 8, letter));
        const float ch = fminf(side * 0.86F, (at.w - side - gap * 1.5F) * 1.4F), cw = ch / 1.4F;
        const struct point m = {at.x + side + gap + (at.w - side - gap * 1.5F) / 2, at.y + gap * 0.5F + side / 2};
        for (int k = 0; k < (cards ? cards : 1); k++) {
            const struct rect q = rect_around((struct point){m.x + ((float)k - (float)((cards ? cards : 1) - 1) / 2) * cw * 0.22F, m.y}, cw, ch);
            if (cards)
                spec_effect_back(c, q);
            else
                canvas_panel(c, q, &(struct panel){.radius = cw * 0.08F, .line = 0x5A6680FFU, .line_width = 1.5F, .dash = 6, .gap = 5});
        }
        const float thick = fmaxf(5, cw * 0.16F);
        if (rope > 0) {
            spec_rope(c, st, (struct point){m.x - cw * 0.75F, m.y - ch * 0.36F}, (struct point){m.x - cw * 0.75F + cw * 1.5F * rope, m.y - ch * 0.36F + ch * 0.72F * rope}, thick, 1);
            spec_rope(c, st, (struct point){m.x + cw * 0.75F, m.y - ch * 0.36F}, (struct point){m.x + cw * 0.75F - cw * 1.5F * rope, m.y - ch * 0.36F + ch * 0.72F * rope}, thick, 1);
        }
        if (slam > 0) {
            const float k = cw * 0.66F * (1 + 0.7F * (1 - ease_out_cubic(slam)));
            const bool drawn = canvas_has_picture(c, "spec/kanji/fu");
            spec_seal(c, st, rect_around(m, k, k), drawn ? "" : "封", -3);
            if (drawn)
                canvas_picture(c, "spec/kanji/fu", rect_around(m, k * 0.8F, k * 0.8F), paint_ink(0xFFF6E4FFU));
        }
        i++;
    }
}

/* ---- which is which ---- */

void spec_draw_effect(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    switch ((enum spec_effect)of(st)->effect) {
    case SPEC_WIN_THE_BUTTON: button(st, c, r, t); break;
    case SPEC_BOTH_CARDS: both(st, c, r, t); break;
    case SPEC_FORCED_PASSIVE: passive(st, c, r, t); break;
    case SPEC_STRADDLE: straddle(st, c, r, t); break;
    case SPEC_CLAIRVOYANCE: clairvoyance(st, c, r, t); break;
    case SPEC_HAND_SWAP: swap(st, c, r, t); break;
    case SPEC_UPGRADE: upgrade(st, c, r, t); break;
    case SPEC_FLOP_EXCHANGE: spec_draw_exchange(st, c, r, t); break;
    case SPEC_NULLIFY: nullify(st, c, r, t); break;
    case SPEC_TWICE: case SPEC_MEOW: case SPEC_TOAST: case SPEC_FEELING_GOOD: case SPEC_ARM: case SPEC_EFFECTS: break;
    }
}
