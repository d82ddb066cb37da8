/* Ceremonies of what happens to hands: Clairvoyance, Both Cards, Hand Swap, Upgrade. */
#include "spec_show.h"

#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Clairvoyance: an eye opens ---- */

static bool sees(const struct show *k) { return k->m->nnew > 0 && card_is_known(k->m->fresh[0]); }
static bool sees_not(const struct show *k) { return !sees(k); }

/* Where the lower lid of spec/eye runs, so far from its middle. */
static float lid_at(float x)
{
    const float t = fminf(1, fabsf(x) / 566), u = 1 - t;
    return 570 + 160 * u * u * (u + 3 * t) + 414 * u * t * t + 30 * t * t * t;
}

/* The faces, as far down as the lid goes: below it they are the backs that all others see. The
 * lid's line hides the steps of the slices. */
static void seen_cards(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const float open = come < 1 ? ease_out_cubic(come) : 1;
    const bool known = sees(k);
    enum { SLICES = 5 };
    const int n = k->m->nnew > 2 ? k->m->nnew : 2;
    const float w = n > 2 ? 220 : 270, step = n > 2 ? 200 : 274;
    (void)t, (void)r;
    for (int pass = 0; pass < (known ? 2 : 1); pass++)
        for (int i = 0; i < n; i++) {
            const float u = (float)i - (float)(n - 1) / 2, x = step * u;
            const struct rect at = spec_show_rect(k, 985 + x, 609, w, w * LAYOUT_CARD);
            const float turn = k->st->ui.calm ? 0 : 6 * u;
            const card face = pass && i < k->m->nnew ? k->m->fresh[i] : (card)CARD_HIDDEN;
            if (!pass) {
                spec_draw_playing(k->st, k->c, face, at, turn);
                continue;
            }
            for (int s = -SLICES; s < SLICES; s++) { /* the light clears upwards from the lid */
                const float from = x + w * 0.6F * (float)s / SLICES, mid = from + w * 0.3F / SLICES,
                            high = 470 * open;
                canvas_push_clip(k->c, spec_show_rect(k, 985 + mid, lid_at(mid) - high / 2,
                                                      w * 0.6F / SLICES, high));
                spec_draw_playing(k->st, k->c, face, at, turn);
                canvas_pop_clip(k->c);
            }
        }
}

static const struct thing clairvoyance[] = {
    LANTERN(1790, 250, 104),
    SWEEP(150, 560, 1560, 460),
    {thing_picture, 250, 350, COMES_OPEN, 985, 510, 1190, 540, .what = "spec/eye", .when = sees},
    {thing_picture, 0, 100, COMES_SOFTLY, 985, 510, 1190, 540, .what = "spec/lids-shut",
     .when = sees_not},
    {seen_cards, 400, 300},
    {thing_picture, 250, 350, COMES_OPEN, 985, 510, 1190, 540, .what = "spec/lids", .when = sees},
    USER(236, 750, 196, MOOD_SLY),
    {thing_person, 150, 150, COMES_FROM_RIGHT, 1716, 720, 320, 320, .about = ABOUT_TARGET,
     .arg = MOOD_CALM},
    {thing_tag, 800, 150, COMES_UP, 985, 888, 980, 84, .arg = 52, .what = N_("Only %s sees them."),
     .says = SAYS_NAME},
    {thing_words, 900, 150, COMES_SOFTLY, 985, 1006, 980, 60, .arg = 38,
     .what = N_("Everyone else sees the backs.")},
};

/* ---- Both Cards: tied together ---- */

static void own_pair(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const float x[] = {670, 868}, turn[] = {-7, 7};
    (void)t, (void)r, (void)come;
    for (int i = 0; i < 2; i++)
        spec_draw_playing(k->st, k->c, k->m->nold == 2 ? k->m->old[i] : (card)CARD_HIDDEN,
                          spec_show_rect(k, x[i], 570, 300, 420), k->st->ui.calm ? 0 : turn[i]);
}

static void plus(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct point at = rect_centre(r);
    (void)t, (void)come;
    for (int pass = 0; pass < 2; pass++) {
        const float w = (pass ? 18 : 34) * k->px, half = r.w / 2 + (pass ? 0 : 8 * k->px);
        const uint32_t ink = pass ? spec_colour(k->st, SPEC_WASHI) : SPEC_DEEP_RGB;
        canvas_fill(k->c, rect_around(at, 2 * half, w), ink);
        canvas_fill(k->c, rect_around(at, w, 2 * half), ink);
    }
}

/* What each figure counts, in letters of one size. */
static void addends(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const char *const words[] = {_("hole cards"), _("from the board")};
    const struct rect under[] = {spec_show_rect(k, 1160, 699, 270, 70),
                                 spec_show_rect(k, 1530, 699, 380, 70)};
    const float size = show_one_size(k, words, under, 2, (float)t->arg);
    (void)r, (void)come;
    for (int i = 0; i < 2; i++)
        spec_show_write(
            k, (struct show_words){.size = size, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
            words[i], under[i]);
}

static void all_pairs(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    const int n = show_seats(k, k->m->seats, k->m->who, seats);
    const struct rect in = show_inside(k, r);
    (void)t, (void)come;
    show_panel(k, r, _("Everyone plays both hole cards"));
    for (int i = 0; i < n; i++) { /* the cards lie before the face, tied */
        const struct rect q = show_in_row(in, i, n, 8 * k->px),
                          box = show_seat_in(k, q, seats[i], MOOD_THINK, false);
        const float w = fminf(box.h * 0.48F, box.w * 0.62F), x = rect_right(box) - w * 1.3F,
                    y = box.y + box.h * 0.58F;
        for (int c = 0; c < 2; c++)
            spec_draw_playing(k->st, k->c, CARD_HIDDEN,
                              rect_make(x + (float)c * w * 0.38F, y - w * 0.7F, w, w * LAYOUT_CARD),
                              k->st->ui.calm ? 0
                              : c            ? 8
                                             : -6);
        canvas_fill(
            k->c,
            rect_make(x - 5 * k->px, y - 4 * k->px, w * 1.38F + 10 * k->px, fmaxf(2, 8 * k->px)),
            spec_colour(k->st, SPEC_VERMILION));
        canvas_ring(k->c, (struct point){x + w * 0.69F, y}, fmaxf(2, 7 * k->px), w,
                    spec_colour(k->st, SPEC_VERMILION));
    }
}

static const struct thing both_cards[] = {
    LANTERN(1780, 250, 104),
    MARK("both-cards", 1330, 588, 820, 0xC9B6F0FFU, 0.14F),
    SWEEP(180, 470, 1700, 560),
    LIGHT(760, 610, 470, 460, 0.8F),
    USER(232, 740, 196, MOOD_GLAD),
    {own_pair, 0, 250, COMES_UP},
    {thing_picture, 300, 300, COMES_DRAWN, 768, 740, 480, 300, .what = "spec/bow"},
    {thing_figure, 650, 150, COMES_SOFTLY, 1150, 530, 240, 400, .arg = 300, .what = "2"},
    {addends, 650, 150, COMES_SOFTLY, 1372, 699, 696, 70, .arg = 48},
    {plus, 750, 100, COMES_SOFTLY, 1340, 540, 100, 100},
    {thing_figure, 800, 150, COMES_SOFTLY, 1530, 530, 240, 400, .arg = 300, .what = "3"},
    {all_pairs, 1000, 200, COMES_UP, 1464, 878, 816, 232},
};

/* ---- Hand Swap: two ways cross ---- */

static bool one_of_us(const struct show *k)
{
    return k->st->me >= 0 && (k->m->who == k->st->me || k->m->whose == k->st->me);
}

#define GOES(X, Y, TURN, ARG)                                                               \
    {                                                                                       \
        thing_old, 150, 450, COMES_FLYING, X, Y, 196, 274, TURN, 620, 640, ABOUT_FIRST, ARG \
    }
#define CAME(X, Y, TURN, ARG)                                                                \
    {                                                                                        \
        thing_new, 150, 450, COMES_FLYING, X, Y, 306, 428, TURN, 1300, 640, ABOUT_FIRST, ARG \
    }
static const struct thing hand_swap[] = {
    LANTERN(1780, 250, 104),
    MARK("hand-swap", 1250, 612, 860, 0xC9B6F0FFU, 0.17F),
    {thing_picture, 100, 350, COMES_DRAWN, 995, 455, 1230, 250, .turn = 4,
     .what = "spec/sweep-gold"},
    {thing_picture, .ms = 350, .comes = COMES_DRAWN, .x = 995, .y = 785, .w = 1330, .h = 450,
     .what = "spec/sweep", .flip = true},
    LIGHT(760, 720, 470, 330, 0.5F),
    GOES(1128, 467, 10, 0),
    GOES(1292, 499, 20, 1),
    {thing_person, 0, 150, COMES_FROM_LEFT, 230, 706, 412, 412, .about = ABOUT_FIRST,
     .arg = MOOD_GLAD},
    {thing_person, 0, 150, COMES_FROM_RIGHT, 1690, 706, 412, 412, .about = ABOUT_SECOND,
     .arg = MOOD_SAD, .colour = SPEC_GOLD_RGB},
    CAME(713, 714, -10, 0),
    CAME(937, 722, 3, 1),
    {thing_tag, 650, 150, COMES_UP, 1246, 713, 330, 62, .arg = 36, .alpha = 0.9F,
     .what = N_("Hand given"), .when = one_of_us},
    {thing_tag, 700, 150, COMES_UP, 825, 1005, 420, 78, .arg = 48, .what = N_("Hand received"),
     .when = one_of_us},
};

/* ---- Upgrade: a third card ---- */

static void goes_back(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct spec_moment *m = k->m;
    const struct rect in = show_inside(k, r);
    const float w = fminf(92 * k->px, in.h / LAYOUT_CARD), step = w * 1.12F,
                y = in.y + (in.h - w * LAYOUT_CARD) / 2, line = fmaxf(3, 10 * k->px),
                x0 = in.x + step * 3 + 20 * k->px, x1 = rect_right(in) - w - 30 * k->px;
    const struct point tip = {x1, in.y + in.h / 2};
    (void)t, (void)come;
    show_panel(k, r, _("On the flop, put one back"));
    for (int i = 0; i < 3; i++)
        spec_draw_playing(k->st, k->c,
                          i < m->nold         ? m->old[i]
                          : i == 2 && m->nnew ? m->fresh[0]
                                              : (card)CARD_HIDDEN,
                          rect_make(in.x + step * (float)i, y, w, w * LAYOUT_CARD), 0);
    canvas_line(k->c, (struct point){x0, tip.y}, tip, line, spec_colour(k->st, SPEC_VERMILION));
    canvas_line(k->c, (struct point){tip.x - 26 * k->px, tip.y - 26 * k->px}, tip, line,
                spec_colour(k->st, SPEC_VERMILION));
    canvas_line(k->c, (struct point){tip.x - 26 * k->px, tip.y + 26 * k->px}, tip, line,
                spec_colour(k->st, SPEC_VERMILION));
    spec_draw_playing(k->st, k->c, CARD_HIDDEN,
                      rect_make(rect_right(in) - w, y, w, w * LAYOUT_CARD), k->st->ui.calm ? 0 : 6);
}

static const struct thing upgrade[] = {
    LANTERN(1800, 250, 100),
    MARK("upgrade", 1440, 548, 820, 0xC9B6F0FFU, 0.15F),
    SWEEP(220, 440, 1600, 560),
    LIGHT(1010, 520, 460, 470, 0.85F),
    {thing_deck, 0, 1, COMES_SOFTLY, 1760, 557, 168, 235, .turn = 9},
    {thing_old, 0, 150, COMES_UP, 605, 659, 270, 378, .turn = -9, .arg = 0},
    {thing_old, 0, 150, COMES_UP, 795, 651, 270, 378, .turn = -3, .arg = 1},
    {thing_picture, 600, 200, COMES_UP, 1034, 545, 592, 710, .what = "spec/arrow"},
    {thing_new, 300, 400, COMES_FLYING, 1034, 577, 324, 454, .turn = 4, .fx = 1760, .fy = 558},
    USER(232, 740, 196, MOOD_GLAD),
    {thing_cards, 800, 200, COMES_SOFTLY, 1446, 550, 368, 250, .arg = 222, .count = 3},
    {thing_words, 800, 200, COMES_SOFTLY, 1466, 696, 408, 120, .fx = -1, .fy = 2, .arg = 46,
     .what = N_("in hand")},
    {goes_back, 850, 150, COMES_UP, 1564, 878, 616, 232},
};

/* ---- as they are shown ---- */

const struct ceremony spec_show_clairvoyance = {ROWS(clairvoyance), .ms = 1050, .rim = 600,
                                                .title = 640, .under = 520};
const struct ceremony spec_show_both_cards = {ROWS(both_cards), .ms = 1200, .rim = 590};
const struct ceremony spec_show_hand_swap = {ROWS(hand_swap), .ms = 900, .rim = 590};
const struct ceremony spec_show_upgrade = {ROWS(upgrade), .ms = 1000, .rim = 590};
