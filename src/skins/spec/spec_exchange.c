/* Flop Exchange in close-up: the old flop flies back into the deck along a stroke of the brush and stays on it as a shadow, the deck is shuffled, a new flop comes out of
 * it. Who plays, the pot and the own hand stay to be seen: whoever looks weighs what the new cards mean. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { FLOP = 3, FLIGHT_MS = 300, APART_MS = 90, WHOLE_FACE = 400 };
static const float deck_tilt = 11, deck_card = 350, deck_wide = 420, deck_tall = 480;       /* as spec/deck is drawn */

static const struct spec_moment *of(const struct stage *st) { return &spec_moments_of(st)->scene; }

struct plate { float w, h, face, pad, count; };     /* measures that all have in common */

/* Where all of it lies. */
struct lay {
    bool whole;                 /* there is room for players, pot and hand */
    struct rect felt, strip;    /* what flies; below it what happens, in words */
    struct plate plate;
    struct rect plates[SEATS];  /* of everybody but the seat in front; empty: none */
    struct rect plates_left, plates_right;      /* all that stand at that side */
    float h, w, gap;            /* of the flop's cards… */
    struct point first;         /* …the middle of the first of them */
    struct point deck;
    float deck_h;
    struct rect sweep;          /* of the picture with the great stroke */
};

/* ---- players at the rim ---- */

static const char *chips_of(const struct stage *st, int s, char out[64])
{
    poker_amount(st, st->shown.b.num[HOLDEM_STACK + s], out);
    return holdem_live(&st->shown.b, s) ? holdem_all_in(&st->shown.b, s) ? C_("poker", "All-in") : out : C_("poker", "Folded");
}

static const struct ui_words name_style = {.size = 21, .place = TEXT_MIDDLE, .lines = 1};

static bool at_rim(const struct stage *st, int s) { return s != st->me && holdem_dealt(&st->shown.b, s); }

static struct plate measure_plate(const struct stage *st)
{
    const float letter = spec_least(st);
    struct plate p = {.h = fmaxf(ui_px(&st->ui, 100), letter * 3.2F), .pad = ui_px(&st->ui, 10), .count = letter * 2.1F};
    char amount[64];
    p.face = p.h * 0.78F;
    struct ui_words name = name_style;
    name.face = st->ui.theme->strong;
    for (int s = 0; s < st->shown.b.nseats; s++)
        if (at_rim(st, s))
            p.w = fmaxf(p.w, fmaxf(poker_width(st, name, stage_name(st, s)) + p.count, poker_width(st, name, chips_of(st, s, amount))));
    p.w += p.face + p.pad * 3.5F;
    return p;
}

/* Three fifths to the left, from the top down; the others to the right, under the deck. Where not all have room, those who have folded have none. */
static void place_plates(const struct stage *st, struct lay *o)
{
    const struct board *b = &st->shown.b;
    const struct plate p = o->plate = measure_plate(st);
    const float step = p.h + p.pad;
    const int most_left = (int)((o->felt.h - p.pad * 1.6F) / step), most_right = (int)((o->felt.h * 0.42F) / step);
    int n = 0, live = 0, k = 0;
    for (int s = 0; s < b->nseats; s++)
        if (at_rim(st, s))
            n++, live += holdem_live(b, s);
    const bool all = n <= most_left + most_right;
    const int shown = all ? n : live, aside = shown * 2 / 5 < most_right ? shown * 2 / 5 : most_right, left = shown - aside;
    if (p.w > o->felt.w * 0.21F)
        return;
    for (int s = 0; s < b->nseats; s++) {
        if (!at_rim(st, s) || (!all && !holdem_live(b, s)))
            continue;
        if (k < left && k < most_left)
            o->plates[s] = rect_make(o->felt.x + p.pad * 1.5F, o->felt.y + p.pad * 1.6F + step * (float)k, p.w, p.h);
        else if (k >= left && k < left + most_right)
            o->plates[s] = rect_make(rect_right(o->felt) - p.w - p.pad * 1.5F, rect_bottom(o->felt) - step * (float)(shown - k), p.w, p.h);
        k++;
    }
}

static void one_plate(const struct stage *st, struct canvas *c, int s, struct plate p, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const bool live = holdem_live(&st->shown.b, s), lays = s == of(st)->who;
    const float x = r.x + p.pad * 1.6F + p.face, w = rect_right(r) - p.pad - x, held = p.count * 0.44F;
    char amount[64], count[16];
    if (lays)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.6F);
    spec_box(c, st, r, 0x0D1526E8U, lays ? spec_colour(st, SPEC_LAMP) : 0x8A7340FFU, lays ? 2.4F : 1.4F);
    spec_disc(c, st, s, rect_make(r.x + p.pad * 0.7F, r.y + (r.h - p.face) / 2, p.face, p.face), !live);
    struct ui_words how = name_style;
    how.face = t->strong, how.colour = live ? t->text : t->soft;
    poker_write(c, st, how, stage_name(st, s), rect_make(x, r.y + r.h * 0.05F, w - p.count, r.h * 0.46F));
    how.colour = live ? spec_colour(st, SPEC_GOLD_NUMBER) : t->soft;
    poker_write(c, st, how, chips_of(st, s, amount), rect_make(x, r.y + r.h * 0.48F, w, r.h * 0.46F));
    snprintf(count, sizeof count, "%d", board_count(&st->shown.b, SPEC_HELD + s));
    how.colour = spec_colour(st, SPEC_LAMP), how.align = TEXT_RIGHT;
    canvas_picture(c, "spec/held", rect_make(rect_right(r) - p.pad - p.count + held * 0.2F, r.y + r.h * 0.28F - held * 0.7F, held, held * 1.4F), paint_alpha(live ? 1 : 0.6F));
    poker_write(c, st, how, count, rect_make(rect_right(r) - p.pad - p.count + held * 1.3F, r.y + r.h * 0.05F, p.count - held * 1.3F, r.h * 0.46F));
}

/* ---- places ---- */

static struct lay lay_out(const struct stage *st, struct rect r)
{
    const struct rect page = spec_page(st);
    const float letter = spec_least(st), pad = ui_px(&st->ui, 24), low = rect_bottom(page) - ui_px(&st->ui, 10);
    struct lay o = {.whole = low - r.y > letter * 15};
    const float strip = o.whole ? fmaxf(ui_px(&st->ui, 124), letter * 4.8F) : letter * 2.8F;
    o.strip = rect_make(page.x, low - strip, page.w, strip);
    o.felt = rect_make(r.x, r.y, r.w, o.strip.y - r.y);
    if (o.whole)
        place_plates(st, &o);
    float x = o.felt.x + o.felt.w * 0.07F;
    o.plates_left = o.plates_right = (struct rect){o.felt.x, rect_bottom(o.felt), 0, 0};
    for (int s = 0; s < SEATS; s++)
        if (!rect_empty(o.plates[s])) {
            struct rect *all = o.plates[s].x < o.felt.x + o.felt.w / 2 ? &o.plates_left : &o.plates_right;
            *all = rect_empty(*all) ? o.plates[s] : rect_union(*all, o.plates[s]);
        }
    if (!rect_empty(o.plates_left))
        x = fmaxf(x, rect_right(o.plates_left) + pad * 2.6F);
    o.gap = o.felt.h * 0.035F;
    o.w = fminf(o.felt.h * 0.53F / 1.4F, (o.felt.x + o.felt.w * 0.64F - x - 2 * o.gap) / FLOP);
    o.h = o.w * 1.4F;
    o.first = (struct point){x + o.w / 2, o.felt.y + o.h / 2 + o.felt.h * 0.045F};
    o.deck_h = o.h * 0.78F;
    o.deck = (struct point){rect_right(o.felt) - fmaxf(o.deck_h * 0.72F, o.felt.w * 0.09F), o.felt.y + o.deck_h * 0.56F};
    o.sweep.w = (o.deck.x - o.felt.x - o.felt.w * 0.10F) / 0.93F;
    o.sweep.x = o.deck.x - o.sweep.w * 0.96F;
    o.sweep.y = o.felt.y + o.felt.h * 0.20F;
    o.sweep.h = rect_bottom(o.felt) - o.sweep.y;
    return o;
}

/* A place on the great stroke, as tools/art/spec_strokes.py draws it. */
static struct point on_sweep(const struct lay *o, float t)
{
    const struct point a = {45.0F / 1500, 400.0F / 600}, b = {870.0F / 1500, 630.0F / 600}, to = {1440.0F / 1500, 70.0F / 600}, p = spec_curve(a, b, to, t);
    return (struct point){o->sweep.x + o->sweep.w * p.x, o->sweep.y + o->sweep.h * p.y};
}

static struct rect card_at(struct point at, float h) { return rect_around(at, h / 1.4F, h); }
static struct rect slot(const struct lay *o, int i) { return card_at((struct point){o->first.x + (o->w + o->gap) * (float)i, o->first.y}, o->h); }

/* ---- the old flop ---- */

/* What it leaves on the stroke: smaller towards the deck, and turned as it flew. */
struct trace { float on, angle, size; };
static struct trace trace_of(int i) { return (const struct trace[FLOP]){{0.32F, -22, 0.64F}, {0.555F, 19, 0.62F}, {0.77F, -30, 0.56F}}[i]; }

/* The card as it lay, whole in small too (the strip names it), in the light shade of the felt. */
static void shadow(const struct stage *st, struct canvas *c, card face, struct rect r, float angle)
{
    char name[FACE_PICTURE];
    struct paint paint = paint_angle(angle);
    paint.tint = 0xD3D8E4FFU;
    face_picture(st, face, WHOLE_FACE, name);
    canvas_picture(c, name, r, paint);
}

/* On the stroke, but above the strip. */
static struct point rest_of(const struct lay *o, int i)
{
    const struct trace at = trace_of(i);
    const struct point p = on_sweep(o, at.on);
    return (struct point){p.x, fminf(p.y, rect_bottom(o->felt) - o->h * at.size * 0.66F)};
}

static void old_card(const struct stage *st, struct canvas *c, const struct lay *o, int i, float k)
{
    const struct trace at = trace_of(i);
    const struct point from = rect_centre(slot(o, i)), rest = rest_of(o, i);
    const float leave = ease_out_cubic(spec_part(k, 0, 0.5F)), on = ease_in_cubic(spec_part(k, 0.5F, 1));
    if (k >= 0.5F)
        shadow(st, c, of(st)->old[i], card_at(rest, o->h * at.size), at.angle);
    if (k >= 1)
        return;
    const struct point p = k < 0.5F ? point_lerp(from, rest, leave) : point_lerp(point_lerp(rest, on_sweep(o, lerp(at.on, 1, on)), fminf(1, on * 4)), o->deck, on * on);
    spec_draw_playing(st, c, k > 0.86F ? (card)CARD_HIDDEN : of(st)->old[i], card_at(p, k < 0.5F ? o->h * lerp(1, at.size, leave) : lerp(o->h * at.size, o->deck_h * 0.9F, on)), k < 0.5F ? at.angle * leave : lerp(at.angle, deck_tilt, on));
}

/* ---- the deck ---- */

void spec_draw_deck(const struct stage *st, struct canvas *c, struct point at, float h, float mix)
{
    const float by = h / deck_card;
    spec_halo(c, st, at, h * 2.2F, h * 2, spec_colour(st, SPEC_LAMP), 0.35F);
    if (canvas_has_picture(c, "spec/deck"))
        canvas_picture(c, "spec/deck", rect_around(at, deck_wide * by, deck_tall * by), paint_plain());
    for (int i = 0; i < 4 && mix > 0 && mix < 1; i++)       /* its cards slide through each other */
        spec_draw_playing(st, c, CARD_HIDDEN, card_at((struct point){at.x + sinf(mix * 12.5F + (float)i * 1.6F) * h * 0.16F, at.y - (float)i * h * 0.015F}, h), deck_tilt);
    spec_draw_playing(st, c, CARD_HIDDEN, card_at(at, h), deck_tilt);
}

/* ---- the new flop ---- */

/* How far it has come. */
static float new_part(const struct stage *st, int i) { return spec_t(st, of(st)->turned + ui_ms(&st->ui, APART_MS * i), FLIGHT_MS); }

static void new_card(const struct stage *st, struct canvas *c, const struct lay *o, int i)
{
    const struct rect to = slot(o, i);
    const float k = new_part(st, i), turn = spec_part(k, 0.4F, 1), fly = ease_out_cubic(spec_part(k, 0, 0.7F));
    const struct point bend = {(to.x + o->deck.x) / 2, o->felt.y - o->felt.h * 0.1F}, p = spec_curve(o->deck, bend, rect_centre(to), fly);
    if (k >= 1) {
        spec_light(c, st, to, spec_colour(st, SPEC_LAMP), 0.7F);
        spec_draw_playing(st, c, of(st)->fresh[i], to, 0);
        return;
    }
    const float next = i + 1 < of(st)->nnew ? new_part(st, i + 1) : 0;
    const float lit = spec_part(k, 0.3F, 0.5F), rays = lit * (1 - spec_part(next, 0.3F, 0.5F)), h = lerp(o->deck_h, o->h, fly);     /* rays are of the foremost alone */
    const float left = rect_right(o->plates_left) + ui_px(&st->ui, 4);
    spec_halo(c, st, p, o->w * 2.4F, o->h * 1.7F, spec_colour(st, SPEC_LAMP), 0.9F * lit);
    canvas_push_clip(c, rect_make(left, o->felt.y, rect_right(o->felt) - left, o->felt.h));        /* sparks leave who plays, and words, alone */
    spec_sparkle(c, st, card_at(p, h * 0.94F), k, spec_colour(st, SPEC_LAMP), rays);
    canvas_pop_clip(c);
    spec_draw_playing(st, c, ease_flipped(turn) ? of(st)->fresh[i] : (card)CARD_HIDDEN, rect_around(p, h / 1.4F * fabsf(ease_flip(turn)), h), lerp(deck_tilt, 6, fly) * (1 - spec_part(k, 0.86F, 1)));
}

int spec_exchange_shows(const struct stage *st, int i)
{
    const int64_t ms = of(st)->turned + ui_ms(&st->ui, APART_MS * i) + ui_ms(&st->ui, FLIGHT_MS) - st->ui.now;
    return st->ui.calm || ms < 0 ? 0 : (int)ms;
}

/* How many of the new ones lie open. */
static int lie_open(const struct stage *st)
{
    int n = 0;
    while (n < of(st)->nnew && n < FLOP && new_part(st, n) >= 1)
        n++;
    return n;
}

/* ---- the strip below ---- */

static const char *step(int i) { return (const char *[]){_("The flop goes back"), _("The deck is reshuffled"), _("A new flop")}[i]; }

/* All three side by side, each in a line? */
static bool steps_fit(const struct stage *st, float w)
{
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 18, .lines = 1};
    bool fit = true;
    for (int i = 0; i < 3; i++)
        fit &= poker_fits(st, how, step(i), w / 3 - spec_least(st) * 2.8F);
    return fit;
}

static void steps(const struct stage *st, struct canvas *c, struct rect r, int now)
{
    const float disc = spec_least(st) * 0.9F, w = r.w / 3;
    for (int i = 0; i < 3; i++) {
        char figure[16];
        snprintf(figure, sizeof figure, "%d", i + 1);
        const struct point at = {r.x + w * (float)i + disc, r.y + r.h / 2};
        const struct ui_words how = {.face = i == now ? st->ui.theme->strong : st->ui.theme->plain, .size = 23, .colour = i == now ? st->ui.theme->text : st->ui.theme->soft, .place = TEXT_MIDDLE, .lines = 2};
        canvas_ring(c, at, disc, disc, i == now ? spec_colour(st, SPEC_VERMILION_DEEP) : 0x24355EFFU);
        canvas_ring(c, at, disc, fmaxf(1.5F, ui_px(&st->ui, 2.4F)), i <= now ? spec_colour(st, SPEC_GOLD) : 0x5A6680FFU);
        if (i < now)
            spec_tick(st, c, at, disc * 0.9F, 0xFFFFFFFFU);
        else
            poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 22, .colour = 0xFFFFFFFFU, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, figure, rect_around(at, disc * 2, disc * 2));
        poker_write(c, st, how, step(i), rect_make(at.x + disc * 1.5F, r.y, w - disc * 2.9F, r.h));
    }
}

/* A card in small: rank and suit on paper, stepped back. */
static void small_card(const struct stage *st, struct canvas *c, card face, struct rect r)
{
    const uint32_t ink = card_suit(face) == SUIT_HEARTS || card_suit(face) == SUIT_DIAMONDS ? 0xA02410FFU : 0x16203AFFU;
    const float side = r.h * 0.56F;
    canvas_panel(c, r, &(struct panel){.fill = 0xD9D0BCFFU, .radius = r.h * 0.14F});
    poker_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = 21, .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, face_rank_text(st, card_rank(face)), rect_make(r.x, r.y, r.w - side, r.h));
    ui_icon(c, &st->ui, face_suit_icon(card_suit(face)), rect_make(rect_right(r) - side - r.h * 0.1F, r.y + (r.h - side) / 2, side, side), ink);
}

/* What lay there stays to be read; to the right of it the level, where it has room. */
static void second_row(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_moment *m = of(st);
    const struct board *b = &st->shown.b;
    const struct ui_words how = {.size = 21, .colour = st->ui.theme->soft, .place = TEXT_MIDDLE, .lines = 1};
    const float letter = spec_least(st), said = poker_width(st, how, _("Old flop")) + 4, h = fminf(r.h * 0.84F, letter * 1.7F), w = letter * 2.5F, gap = letter * 0.3F;
    char small[64], big[64], level[64], words[SPEC_WORDS];
    float x = r.x;
    poker_write(c, st, how, _("Old flop"), rect_make(x, r.y, said, r.h));
    x += said + gap * 2;
    for (int i = 0; i < m->nold && i < FLOP; i++, x += w + gap)
        if (card_is_plain(m->old[i]))
            small_card(st, c, m->old[i], rect_make(x, r.y + (r.h - h) / 2, w, h));
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    snprintf(level, sizeof level, _("Level %d"), (int)b->num[HOLDEM_LEVEL] + 1);
    snprintf(words, sizeof words, "%s/%s", small, big);
    struct ui_words blinds = {.face = st->ui.theme->strong, .size = 23, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};
    const float bw = poker_width(st, blinds, words) + 4, lw = poker_width(st, how, level) + 4;
    if (x + lw + bw + letter * 2 > rect_right(r))
        return;
    poker_write(c, st, blinds, words, rect_make(rect_right(r) - bw, r.y, bw, r.h));
    poker_write(c, st, how, level, rect_make(rect_right(r) - bw - letter * 0.7F - lw, r.y, lw, r.h));
}

/* The own hand, its cards larger than the strip, with what they make on the cards that lie open. Returns where it ends. */
static float own_hand(const struct stage *st, struct canvas *c, const struct lay *o)
{
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 20), letter = spec_least(st), h = fmaxf(o->strip.h * 1.36F, fminf(ui_px(&st->ui, 244), rect_bottom(o->strip) - rect_bottom(o->plates_left) - ui_px(&st->ui, 20))), w = h / 1.4F;
    const struct rect r = o->strip;
    char amount[64], name[POKER_NAME];
    if (st->me < 0 || st->me >= b->nseats || !board_count(b, HOLDEM_HAND + st->me))
        return r.x + pad;
    const int n = board_count(b, HOLDEM_HAND + st->me), open = lie_open(st);
    const float step = w * 0.72F, x = r.x + pad + w + step * (float)(n - 1) + pad;
    for (int i = 0; i < n; i++)
        spec_draw_playing(st, c, board_face(b, HOLDEM_HAND + st->me, i), rect_make(r.x + pad + step * (float)i, rect_bottom(r) - h - pad * 0.4F, w, h), 5.0F * ((float)i - (float)(n - 1) / 2));
    const struct ui_words strong = {.face = st->ui.theme->strong, .size = 26, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words gold = strong;
    gold.colour = spec_colour(st, SPEC_GOLD_NUMBER);
    poker_amount(st, b->num[HOLDEM_STACK + st->me], amount);
    spec_makes(st, b, of(st)->fresh, open == FLOP ? open : 0, st->me, name);
    const float said = poker_width(st, strong, stage_name(st, st->me)) + 4, chips = poker_width(st, gold, amount) + 4;
    const struct ui_words soft = {.face = st->ui.theme->plain, .size = 21, .colour = st->ui.theme->soft, .place = TEXT_MIDDLE, .lines = 1};
    const float wide = fmaxf(said + letter * 0.7F + chips, fminf(letter * 13, poker_width(st, soft, name) + 4));
    poker_write(c, st, strong, stage_name(st, st->me), rect_make(x, r.y + r.h * 0.08F, said, r.h * 0.44F));
    poker_write(c, st, gold, amount, rect_make(x + said + letter * 0.7F, r.y + r.h * 0.08F, chips, r.h * 0.44F));
    if (*name)
        poker_write(c, st, soft, name, rect_make(x, r.y + r.h * 0.5F, wide, r.h * 0.42F));
    return x + wide + pad * 1.6F;
}

/* Under the deck, where nothing flies; where there is no room, over the stroke before it. */
static void pot(const struct stage *st, struct canvas *c, const struct lay *o)
{
    const float letter = spec_least(st), pad = letter * 0.5F, h = letter * 2.5F, chips = h * 0.92F, low = rect_empty(o->plates_right) ? rect_bottom(o->felt) - pad : o->plates_right.y - pad, high = o->deck.y + o->deck_h * 0.72F;
    const struct ui_words soft = {.size = 22, .colour = st->ui.theme->soft, .place = TEXT_MIDDLE, .lines = 1}, gold = {.face = st->ui.theme->strong, .size = 30, .colour = spec_colour(st, SPEC_GOLD_NUMBER), .place = TEXT_MIDDLE, .lines = 1};
    const int32_t all = holdem_pot(&st->shown.b);
    char amount[64];
    poker_amount(st, all, amount);
    const float said = poker_width(st, soft, _("Pot")) + 4, much = poker_width(st, gold, amount) + 4, w = fmaxf(chips + said + much + pad * 3.4F, o->plates_right.w);
    const float right = rect_right(o->felt) - o->plate.pad * 1.5F, x = low - high >= h ? right - w : (rect_right(slot(o, FLOP - 1)) + o->deck.x - o->deck_h * 0.46F - w) / 2;
    const struct rect r = rect_make(x, low - high >= h ? high + (low - high - h) * 0.6F : on_sweep(o, 0.62F).y - h * 1.9F, w, h);
    spec_box(c, st, r, 0x0D1526E8U, 0x8A7340FFU, 1.4F);
    poker_chips(c, st, rect_make(r.x + pad * 0.8F, r.y + (h - chips) / 2, chips, chips), all);
    poker_write(c, st, soft, _("Pot"), rect_make(r.x + pad * 1.2F + chips, r.y, said, h));
    poker_write(c, st, gold, amount, rect_make(rect_right(r) - pad - much, r.y, much, h));
}

static void below(const struct stage *st, struct canvas *c, const struct lay *o, int now)
{
    const float pad = ui_px(&st->ui, 30);
    canvas_fill(c, o->strip, st->ui.contrast ? 0x000000FFU : 0x0A1124F4U);
    canvas_fill(c, rect_make(o->strip.x, o->strip.y, o->strip.w, fmaxf(1, ui_px(&st->ui, 2))), spec_colour(st, SPEC_GOLD));
    if (!o->whole) {
        steps(st, c, rect_inset_xy(o->strip, pad, 0), now);
        return;
    }
    const float x = own_hand(st, c, o), w = rect_right(o->strip) - pad - x;
    if (!steps_fit(st, w)) {        /* with large letters they take both rows; the old flop lies above in any case */
        steps(st, c, rect_make(x, o->strip.y, w, o->strip.h), now);
        return;
    }
    steps(st, c, rect_make(x, o->strip.y + o->strip.h * 0.06F, w, o->strip.h * 0.46F), now);
    canvas_fill(c, rect_make(x, o->strip.y + o->strip.h * 0.52F, w, 1), 0x8A7340FFU);
    second_row(st, c, rect_make(x, o->strip.y + o->strip.h * 0.53F, w, o->strip.h * 0.42F));
}

/* ---- the whole ---- */

/* Strokes come as the brush goes: the great one from the left, the light one out of the deck. */
static void strokes(const struct stage *st, struct canvas *c, const struct lay *o, float t)
{
    const float drawn = st->ui.calm ? 1 : ease_out_cubic(spec_part(t, 0, 0.42F));
    canvas_push_clip(c, rect_make(o->sweep.x, o->felt.y, o->sweep.w * drawn, rect_bottom(o->felt) - o->felt.y));
    canvas_picture(c, "spec/sweep", o->sweep, paint_plain());
    canvas_pop_clip(c);
    if (!of(st)->nnew)
        return;
    const struct rect last = slot(o, FLOP - 1), to = rect_make(rect_right(last) - o->w * 0.2F, o->felt.y, o->deck.x - rect_right(last) + o->w * 0.2F, o->felt.h * 0.26F);
    const float back = ease_out_cubic(spec_t(st, of(st)->turned, FLIGHT_MS));
    canvas_push_clip(c, rect_make(rect_right(to) - to.w * back, to.y, to.w * back, to.h));
    canvas_picture(c, "spec/sweep-gold", to, paint_plain());
    canvas_pop_clip(c);
}

void spec_draw_exchange(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const struct spec_moment *m = of(st);
    const struct lay o = lay_out(st, r);
    const float back = st->ui.calm ? 1 : spec_part(t, 0, 0.36F);
    strokes(st, c, &o, t);
    spec_draw_deck(st, c, o.deck, o.deck_h, st->ui.calm ? 0 : spec_part(t, 0.32F, 0.54F));
    for (int i = 0; i < FLOP; i++)
        if (back > 0 && (i >= m->nnew || new_part(st, i) < 1))
            canvas_panel(c, slot(&o, i), &(struct panel){.fill = 0x10204070U, .radius = o.w * 0.06F, .line = 0x9FB4D8B0U, .line_width = fmaxf(1, ui_px(&st->ui, 2)), .dash = ui_px(&st->ui, 10), .gap = ui_px(&st->ui, 8)});
    for (int i = m->nold < FLOP ? m->nold - 1 : FLOP - 1; i >= 0; i--)
        old_card(st, c, &o, i, spec_part(back, 0.14F * (float)(FLOP - 1 - i), 0.72F + 0.14F * (float)(FLOP - 1 - i)));
    below(st, c, &o, m->nnew ? 2 : t > 0.36F ? 1 : 0);
    for (int s = 0; s < SEATS; s++)
        if (!rect_empty(o.plates[s]))
            one_plate(st, c, s, o.plate, o.plates[s]);
    if (o.whole)
        pot(st, c, &o);
    for (int i = 0; i < FLOP && i < m->nnew; i++)
        new_card(st, c, &o, i);
}
