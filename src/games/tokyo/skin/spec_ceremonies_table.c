/* Ceremonies of what happens to the table: Straddle, Win the Button, Forced Passive, Nullify,
 * Twice, Flop Exchange. */
#include "spec_show.h"

#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Straddle ---- */

/* Who may double it in turn: up to the cut-off, in full, until somebody can't (SP-33). At most
 * three are named. */
static int doublers(const struct show *k, int who[3], int32_t price[3])
{
    const struct board *b = &k->m->began;
    int seats[SEATS], n = 0;
    const int all = show_seats(k, (seatmask)b->num[HOLDEM_LIVE], k->m->whose, seats);
    int32_t ask = k->m->amount;
    for (int i = 0; i < all && n < 3 && seats[i] != b->num[HOLDEM_BUTTON]; i++) {
        ask *= 2;
        if (b->num[HOLDEM_STACK + seats[i]] < ask)
            break;
        who[n] = seats[i], price[n++] = ask;
    }
    return n;
}

static bool may_double(const struct show *k)
{
    int who[3];
    int32_t price[3];
    return show_has_amount(k) && k->m->whose >= 0 && doublers(k, who, price) > 0;
}

static void doubling(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int who[3];
    int32_t price[3];
    const int n = doublers(k, who, price);
    const struct rect in = show_inside(k, r);
    char words[64];
    (void)t, (void)come;
    show_panel(k, r, _("Each may double in turn"));
    for (int i = 0; i < n; i++) {
        const struct rect q = show_in_row(in, i, n > 2 ? n : 2, 14 * k->px);
        const bool wide = n <= 2; /* what is in a box fills it */
        const float side = fminf(q.h * (wide ? 0.88F : 0.78F), q.w * 0.42F),
                    before = (wide ? 40 : 14) * k->px, x = q.x + before + side + before * 0.6F;
        show_box(k, q, i ? SHOW_FAINT : spec_colour(k->st, SPEC_GOLD), i ? 2 : 4);
        spec_medal(k->c, k->st, who[i], MOOD_THINK,
                   (struct point){q.x + before + side / 2, q.y + q.h / 2}, side / 2,
                   i ? SHOW_SILVER : spec_colour(k->st, SPEC_GOLD));
        show_name_in(k, who[i], wide ? 44 : 38, TEXT_LEFT,
                     rect_make(x, q.y, rect_right(q) - x - 8 * k->px, q.h * 0.5F));
        if (i) { /* one after the other */
            const struct point at = {q.x - 7 * k->px, q.y + q.h / 2};
            const float line = fmaxf(1.5F, 4 * k->px), half = 8 * k->px;
            const uint32_t now = spec_colour(k->st, SPEC_VERMILION);
            canvas_ring(k->c, at, 18 * k->px, 18 * k->px, SPEC_DEEP_RGB);
            canvas_ring(k->c, at, 18 * k->px, fmaxf(1, 3 * k->px), now);
            for (int way = -1; way <= 1; way += 2)
                canvas_line(k->c, (struct point){at.x - half * 0.4F, at.y + half * (float)way},
                            (struct point){at.x + half * 0.7F, at.y}, line, now);
        }
        poker_amount(k->st, price[i], words);
        show_words_in(k, words, wide ? 62 : 46,
                      i ? 0xB9C2D8FFU : spec_colour(k->st, SPEC_GOLD_NUMBER), TEXT_LEFT,
                      rect_make(x, q.y + q.h * 0.48F, rect_right(q) - x - 8 * k->px, q.h * 0.5F));
    }
}

static void payer(const struct show *k, const struct thing *t, struct rect r, float come)
{
    struct thing pays = *t;
    pays.about = k->m->whose >= 0 ? ABOUT_TARGET : ABOUT_USER;
    pays.colour = spec_colour(k->st, SPEC_VERMILION);
    thing_person(k, &pays, r, come);
}

static const struct thing straddle[] = {
    LANTERN(1690, 300, 130),
    MARK("straddle", 1180, 650, 760, 0x8FB0E8FFU, 0.16F),
    SWEEP(150, 392, 1720, 640),
    {payer, .ms = 150, .comes = COMES_FROM_LEFT, .x = 290, .y = 700, .w = 428, .h = 428,
     .arg = MOOD_THINK},
    LIGHT(800, 640, 330, 330, 0.8F),
    {thing_picture, 200, 160, COMES_DOWN, 765, 595, 330, 330, .what = "spec/chips/5",
     .when = show_has_amount},
    {thing_picture, 300, 160, COMES_DOWN, 920, 640, 240, 240, .what = "spec/chips/4",
     .when = show_has_amount},
    {thing_amount, 350, 250, COMES_SOFTLY, 1461, 548, 822, 360, .fx = -1, .arg = 250,
     .when = show_has_amount},
    {thing_words, 480, 150, COMES_SOFTLY, 1464, 703, 816, 70, .fx = -1, .arg = 46,
     .what = N_("Two big blinds"), .when = show_has_amount},
    {thing_bubble, 250, 150, COMES_POPPING, 630, 348, 520, 84, .fx = 372, .fy = 520, .arg = 42,
     .what = N_("Straddle, %s!"), .says = SAYS_AMOUNT, .when = show_has_amount},
    {doubling, 700, 200, COMES_UP, 1464, 878, 816, 232, .when = may_double},
};

/* ---- Win the Button: it slides ---- */

/* The next hand's places, if nobody is about to leave the table or come back to it. */
static bool places_known(const struct show *k)
{
    const struct board *b = &k->m->began;
    int n = 0;
    for (int s = 0; s < b->nseats; s++) {
        if (holdem_dealt(b, s) && b->num[HOLDEM_STACK + s] == 0)
            return false;
        n += b->num[HOLDEM_STACK + s] > 0;
    }
    return n >= 2;
}

static void next_hand(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct board *b = &k->m->began;
    const char *const role[] = {C_("next hand", "Button"), C_("next hand", "Small blind"),
                                C_("next hand", "Big blind")};
    seatmask in = 0;
    int seats[SEATS], who[3];
    const struct rect inner = show_inside(k, r);
    (void)t, (void)come;
    for (int s = 0; s < b->nseats; s++)
        if (b->num[HOLDEM_STACK + s] > 0)
            in |= seat_bit(s);
    const int n = show_seats(k, in, k->m->who, seats);
    who[0] = k->m->who;
    who[1] = n == 1 ? k->m->who : seats[0]; /* heads-up the button is the small blind (NL-03) */
    who[2] = n == 1 ? seats[0] : seats[1];
    show_panel(k, r, _("Next hand"));
    for (int i = 0; i < 3; i++) {
        const struct rect q = show_in_row(inner, i, 3, 14 * k->px);
        const struct ui_words how = {.face = k->st->ui.theme->strong, .size = 28};
        const float pad = 10 * k->px, role_h = fmaxf(q.h * 0.44F, spec_least(k->st) * 1.15F),
                    whole = fminf(q.h - 2 * pad, q.w * 0.36F), beside = q.w - whole - 3 * pad;
        /* Beside the face, or over it where the words need the whole width. */
        const bool over =
            poker_width(k->st, how, role[i]) > beside && !poker_fits(k->st, how, role[i], beside);
        const float side = over ? fminf(q.h - role_h - pad, whole) : whole,
                    x = q.x + side + 2 * pad, w = rect_right(q) - x - pad * 0.6F;
        show_box(k, q, i ? SHOW_FAINT : spec_colour(k->st, SPEC_GOLD), i ? 2 : 4);
        show_words_in(k, role[i], 28, spec_colour(k->st, SPEC_LAMP), over ? TEXT_CENTRE : TEXT_LEFT,
                      over ? rect_make(q.x + pad / 2, q.y, q.w - pad, role_h)
                           : rect_make(x, q.y + pad * 0.4F, w, role_h));
        spec_medal(k->c, k->st, who[i], MOOD_CALM,
                   (struct point){q.x + pad + side / 2, rect_bottom(q) - pad * 0.8F - side / 2},
                   side / 2, i ? SHOW_SILVER : spec_colour(k->st, SPEC_VERMILION));
        show_name_in(k, who[i], 40, TEXT_LEFT,
                     rect_make(x, q.y + role_h, w, q.h - role_h - pad * 0.4F));
    }
}

static bool from_another(const struct show *k)
{
    return k->m->whose >= 0 && k->m->whose != k->m->who;
}

static const struct thing win_the_button[] = {
    LANTERN(150, 400, 104),
    MARK("win-the-button", 900, 588, 820, SPEC_LAMP_RGB, 0.17F),
    SWEEP(120, 400, 1480, 560),
    {thing_person, 0, 150, COMES_FROM_LEFT, 300, 700, 300, 300, .about = ABOUT_TARGET,
     .arg = MOOD_THINK, .colour = 0x8C9AB8FFU, .when = from_another},
    LIGHT(840, 650, 460, 380, 0.85F),
    {thing_line, 700, 100, COMES_SOFTLY, 540, 680, .fx = 456, .fy = 680, .arg = 9, .alpha = 0.75F},
    {thing_line, 700, 100, COMES_SOFTLY, 510, 730, .fx = 391, .fy = 730, .arg = 9, .alpha = 0.75F},
    {thing_line, 700, 100, COMES_SOFTLY, 550, 780, .fx = 473, .fy = 780, .arg = 9, .alpha = 0.75F},
    {thing_picture, 300, 500, COMES_FLYING, 846, 710, 540, 420, .fx = 420, .fy = 740,
     .what = "spec/coin"},
    {thing_person, 700, 200, COMES_POPPING, 1530, 470, 476, 476, .about = ABOUT_USER,
     .arg = MOOD_GLAD},
    {thing_bubble, 850, 150, COMES_POPPING, 1070, 346, 360, 92, .fx = 1312, .fy = 420, .arg = 52,
     .what = N_("Mine!")},
    {next_hand, 1000, 200, COMES_UP, 1464, 904, 816, 200, .when = places_known},
};

/* ---- Forced Passive: a lock on the chips ---- */

static void plaques(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const char *const word[] = {C_("poker", "Check"), C_("poker", "Call"),  C_("poker", "Fold"),
                                C_("poker", "Bet"),   C_("poker", "Raise"), C_("poker", "All-in")};
    const bool shut = t->arg == 1;
    struct rect in[6];
    const char *words[6];
    for (int i = 0; i < 6; i++) { /* both rows are of one size */
        words[i] = word[i];
        in[i] = rect_inset_xy(show_in_row(r, i % 3, 3, 12 * k->px), 7 * k->px, 2);
    }
    const float size = show_one_size(k, words, in, 6, 54);
    for (int i = 0; i < 3; i++) {
        const struct rect q = show_in_row(r, i, 3, 12 * k->px);
        if (!k->st->ui.calm && come < (float)i / 3)
            continue;
        const bool lit = !shut && !k->st->ui.contrast; /* the lamp stands on what is allowed */
        canvas_panel(k->c, q,
                     &(struct panel){.fill = shut ? 0x0B1220F5U : SPEC_WASHI_RGB,
                                     .shadow = lit ? 0xF2B96A70U : 0,
                                     .shadow_size = lit ? 22 * k->px : 0,
                                     .radius = 12 * k->px,
                                     .line = shut ? SHOW_FAINT : spec_colour(k->st, SPEC_LAMP),
                                     .line_width = fmaxf(2, (shut ? 3 : 6) * k->px)});
        show_words_in(
            k, word[shut * 3 + i], size, shut ? 0xA5B0CCFFU : SPEC_INK_RGB, TEXT_CENTRE,
            rect_inset_xy(shut ? rect_make(q.x, q.y, q.w, q.h * 0.62F) : q, 7 * k->px, 2));
    }
}

static void seal(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come, (void)t;
    spec_brush_seal(k->c, k->st, r, "spec/kanji/fu", "封", -4);
}

static const struct thing forced_passive[] = {
    LANTERN(1800, 250, 100),
    MARK("forced-passive", 1420, 568, 820, 0xFFB199FFU, 0.13F),
    SWEEP(160, 470, 1700, 560),
    LIGHT(730, 560, 430, 430, 0.7F),
    {thing_picture, 0, 200, COMES_UP, 732, 580, 560, 560, .what = "spec/chips/5"},
    {thing_picture, 200, 250, COMES_DRAWN, 740, 580, 600, 140, .what = "spec/rope-under"},
    {thing_picture, 250, 250, COMES_DRAWN, 740, 655, 600, 150, .what = "spec/rope-over"},
    {thing_picture, 450, 180, COMES_DOWN, 742, 591, 265, 366, .what = "spec/padlock"},
    USER(232, 740, 196, MOOD_SLY),
    {plaques, 600, 180, COMES_SOFTLY, 1475, 485, 832, 150, .arg = 0},
    {plaques, 700, 180, COMES_SOFTLY, 1475, 728, 832, 176, .arg = 1},
    {thing_picture, 850, 150, COMES_DRAWN, 1480, 785, 880, 70, .what = "spec/rope-flat"},
    {seal, 950, 150, COMES_STAMPED, 1479, 790, 120, 120},
    {thing_words, 900, 150, COMES_SOFTLY, 1475, 952, 816, 120, .fy = 2, .arg = 46,
     .what = N_("For everyone, until the hand ends")},
};

/* ---- Nullify: one sealed card over all ---- */

static void grey_faces(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        int effect;
        float x, y, turn;
    } face[] = {{SPEC_STRADDLE, 570, 602, -20},
                {SPEC_HAND_SWAP, 976, 602, 20},
                {SPEC_TWICE, 664, 548, -9},
                {SPEC_CLAIRVOYANCE, 882, 548, 9}};
    (void)t, (void)r, (void)come;
    for (size_t i = 0; i < sizeof face / sizeof *face;
         i++) { /* of the pack: what somebody holds stays secret */
        const struct rect at = spec_show_rect(k, face[i].x, face[i].y, 260, 364);
        struct paint grey = paint_angle(k->st->ui.calm ? 0 : face[i].turn);
        char name[SPEC_PICTURE];
        grey.tint = 0xB4BAC8FFU;
        snprintf(name, sizeof name, "spec/faces/%s", spec_id(face[i].effect));
        if (canvas_has_picture(k->c, name))
            canvas_picture(k->c, name, at, grey);
    }
}

static void everybody_sealed(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    seatmask in = 0;
    char heading[SPEC_WORDS];
    const struct rect inner = show_inside(k, r);
    (void)t, (void)come;
    for (int s = 0; s < k->m->began.nseats; s++)
        if (holdem_dealt(&k->m->began, s))
            in |= seat_bit(s);
    const int n = show_seats(k, in, k->m->who, seats) + 1;
    snprintf(heading, sizeof heading, _("Until the next hand, even for %s"),
             stage_name(k->st, k->m->who));
    show_panel(k, r, heading);
    for (int i = 0; i < n; i++) {
        const struct rect q = show_in_row(inner, i, n, 7 * k->px);
        const int who = i ? seats[i - 1] : k->m->who;
        const struct rect box = show_seat_in(k, q, who, MOOD_CALM, i == 0);
        if (canvas_has_picture(k->c, "spec/sealed"))
            canvas_picture(k->c, "spec/sealed",
                           rect_fitted(rect_inset_xy(box, 2 * k->px, box.h * 0.1F), 100, 140),
                           paint_plain());
    }
}

static const struct thing nullify[] = {
    LANTERN(1800, 250, 100),
    MARK("nullify", 1400, 553, 860, 0xA9E0BEFFU, 0.15F),
    LIGHT(770, 600, 480, 440, 0.5F),
    {grey_faces, 0, 200, COMES_UP},
    SWEEP(150, 500, 1720, 520),
    {thing_picture, 250, 250, COMES_STAMPED, 774, 607, 396, 554, .what = "spec/sealed"},
    USER(232, 740, 196, MOOD_SLY),
    {thing_cards, 600, 150, COMES_SOFTLY, 1511, 543, 702, 390, .arg = 270, .count = 0},
    {thing_words, 650, 150, COMES_SOFTLY, 1516, 698, 700, 80, .fx = -1, .arg = 50,
     .what = N_("Effect cards allowed")},
    {everybody_sealed, 800, 250, COMES_UP, 1464, 878, 816, 232},
};

/* ---- Twice: the pot is cut ---- */

static void cut_pot(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const float apart = k->st->ui.calm ? 1 : ease_out_cubic(come);
    for (int i = 0; i < 2; i++) {
        const char *half = i ? "spec/cut-b" : "spec/cut-a";
        const float side = i ? 1 : -1;
        (void)t, (void)r;
        if (canvas_has_picture(k->c, half))
            canvas_picture(k->c, half,
                           spec_show_rect(k, 743 + side * (110 + 15 * apart), 570, 220, 440),
                           paint_angle(k->st->ui.calm ? 0 : 9 * side * apart));
    }
}

static void two_boards(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct board *b = &k->m->began;
    const struct spec_boards *of = &spec_moments_of(k->st)->boards;
    const int common = b->num[SPEC_COMMON] ? b->num[SPEC_COMMON] : board_count(b, HOLDEM_BOARD),
              coming = SPEC_BOARD_CARDS - common;
    const struct ui_words amount = {.face = k->st->ui.theme->strong, .size = 36};
    char half[2][64];
    for (int i = 0; i < 2; i++)
        poker_amount(k->st, of->half[i], half[i]);
    const float px = k->px, cw = fminf(120, 325.0F / (float)(common > 0 ? common : 1)),
                step = common > 1 ? (276 - cw) / (float)(common - 1) : 0, left = common ? 320 : 10,
                first = left + 160,
                wide = fmaxf(poker_width(k->st, amount, half[0]),
                             poker_width(k->st, amount, half[1])) /
                       px,
                room = r.w / px - first - fminf(wide + 84, 250),
                sw = fminf(104, room / (float)(coming > 0 ? coming : 1) - 10),
                end = first + (sw + 10) * (float)coming;
    (void)t, (void)come;
    show_panel(k, r, NULL);
    for (int i = 0; i < common; i++)
        spec_draw_playing(k->st, k->c, board_face(b, HOLDEM_BOARD, i),
                          rect_make(r.x + (26 + step * (float)i) * px, r.y + 122 * px, cw * px,
                                    cw * LAYOUT_CARD * px),
                          0);
    if (common)
        show_words_in(
            k, _("On both boards"), 34, spec_colour(k->st, SPEC_LAMP), TEXT_CENTRE,
            rect_make(r.x + 10 * px, r.y + (130 + cw * LAYOUT_CARD) * px, 308 * px, 60 * px));
    if (canvas_has_picture(k->c, "spec/brace"))
        canvas_picture(k->c, "spec/brace",
                       rect_make(r.x + left * px, r.y + 36 * px, 150 * px, 350 * px),
                       paint_plain());
    for (int i = 0; i < 2; i++) { /* places to come, then half of the pot over what it is worth */
        char figure[16];
        const char *part = i ? "spec/cut-b" : "spec/cut-a";
        const float y = r.y + (28 + 200 * (float)i) * px;
        snprintf(figure, sizeof figure, "%d", i + 1);
        for (int c = 0; c < coming; c++) {
            const struct rect q = rect_make(r.x + (first + (sw + 10) * (float)c) * px, y, sw * px,
                                            sw * LAYOUT_CARD * px);
            canvas_panel(k->c, q,
                         &(struct panel){.fill = 0x0B122060U,
                                         .radius = sw * 0.07F * px,
                                         .line = spec_colour(k->st, SPEC_LAMP),
                                         .line_width = fmaxf(1.5F, 4 * px),
                                         .dash = 16 * px,
                                         .gap = 12 * px});
            show_words_in(k, figure, 58, spec_colour(k->st, SPEC_LAMP), TEXT_CENTRE, q);
        }
        if (canvas_has_picture(k->c, part))
            canvas_picture(k->c, part,
                           rect_make(r.x + (end * px + r.w - 16 * px) / 2 - (i ? 0 : 42 * px), y,
                                     42 * px, 84 * px),
                           paint_plain());
        show_words_in(k, half[i], 36, spec_colour(k->st, SPEC_GOLD_NUMBER), TEXT_CENTRE,
                      rect_make(r.x + end * px, y + 90 * px, r.w - (end + 16) * px, 56 * px));
    }
}

/* Everybody else who plays for the pot, in front of the stroke's beginning; at most two. */
static void others_in(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    const int all = show_seats(k, (seatmask)k->m->began.num[HOLDEM_LIVE], k->m->who, seats),
              n = all < 2 ? all : 2;
    (void)t, (void)r, (void)come;
    for (int i = 0; i < n; i++)
        show_person(k, seats[i], MOOD_THINK, spec_colour(k->st, SPEC_GOLD),
                    n > 1 ? spec_show_rect(k, 366 + 196 * (float)i, 862, 184, 184)
                          : spec_show_rect(k, 420, 846, 236, 236),
                    44);
}

static void times(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    /* TRANSLATORS: the rest of the board is dealt so often, in letters as large as a hand */
    show_number(k, _("2×"), r, (float)t->arg, TEXT_LEFT);
}

static const struct thing twice[] = {
    LANTERN(1800, 250, 100),
    MARK("twice", 760, 561, 840, 0x9CC8E0FFU, 0.15F),
    SWEEP(130, 480, 1500, 540),
    LIGHT(740, 560, 400, 400, 0.8F),
    USER(226, 560, 196, MOOD_GLAD),
    {others_in, 100, 150, COMES_UP},
    {cut_pot, 280, 250},
    {thing_picture, 0, 200, COMES_DOWN, 748, 576, 160, 640, .what = "spec/blade"},
    {thing_sparks, 200, 120, COMES_SOFTLY, 800, 300, 100, 220, .arg = 7, .fx = 200, .fy = 350,
     .colour = 0xFFF6E0FFU},
    {times, 530, 150, COMES_SOFTLY, 1276, 430, 404, 340, .arg = 250},
    {thing_words, 600, 150, COMES_SOFTLY, 1684, 466, 380, 190, .fx = -1, .fy = 3, .arg = 44,
     .what = N_("The remaining cards are dealt twice.")},
    {two_boards, 700, 250, COMES_UP, 1451, 782, 842, 424},
};

/* ---- Flop Exchange: out with the old ---- */

static bool first_exchange(const struct show *k) { return k->st->shown.b.num[SPEC_EXCHANGED] < 2; }
static bool second_exchange(const struct show *k) { return !first_exchange(k); }
static bool still_mixing(const struct show *k) { return k->m->nnew == 0; }

#define OLD(X, Y, W, TURN, FX, FROM, ARG)                                            \
    {                                                                                \
        thing_old, FROM, 400, COMES_FLYING, X, Y, W, (W)*LAYOUT_CARD, TURN, FX, 560, \
            .arg = ARG, .alpha = 0.42F                                               \
    }
#define FRESH(X, Y, TURN, FROM, ARG)                                                        \
    {                                                                                       \
        thing_new, FROM, 260, COMES_FLYING, X, Y, 292, 409, TURN, 1711, 690, .arg = ARG,    \
                                                                             .turned = true \
    }
#define FALLS(X, Y, FROM)                                                                          \
    {                                                                                              \
        thing_line, FROM, 150, COMES_DOWN, X, Y, .fx = X, .fy = (Y) + 58, .arg = 8, .alpha = 0.7F, \
                                                 .turned = true                                    \
    }
static const struct thing flop_exchange[] = {
    LANTERN(1800, 250, 100),
    MARK("flop-exchange", 1560, 531, 760, 0x9CC8E0FFU, 0.15F),
    SWEEP(150, 560, 1680, 500),
    {thing_deck, 0, 1, COMES_SOFTLY, 1711, 699, 190, 266, .turn = 8},
    {thing_deck, 400, 240, COMES_SOFTLY, 1711, 699, 190, 266, .turn = 8, .when = still_mixing},
    OLD(671, 931, 122, -34, 676, 160, 0),
    OLD(991, 963, 130, 18, 992, 80, 1),
    OLD(1318, 923, 136, -12, 1308, 0, 2),
    USER(232, 700, 200, MOOD_SLY),
    LIGHT(980, 560, 640, 380, 0.7F),
    FALLS(570, 296, 0),
    FALLS(770, 296, 0),
    FALLS(886, 282, 120),
    FALLS(1086, 282, 120),
    FALLS(1202, 296, 240),
    FALLS(1402, 296, 240),
    FRESH(676, 596, -4, 0, 0),
    FRESH(992, 582, 0, 120, 1),
    FRESH(1308, 596, 4, 240, 2),
    {thing_tag, 300, 150, COMES_UP, 1686, 939, 440, 100, .arg = 42, .alpha = 0.9F,
     .what = N_("1st of 2 this hand"), .when = first_exchange},
    {thing_tag, 300, 150, COMES_UP, 1686, 939, 440, 100, .arg = 42, .alpha = 0.9F,
     .what = N_("2nd of 2 this hand"), .when = second_exchange},
};

/* ---- as they are shown ---- */

const struct ceremony spec_show_straddle = {ROWS(straddle), .ms = 900, .rim = 560};
const struct ceremony spec_show_win_the_button = {ROWS(win_the_button), .ms = 1200, .rim = 590};
const struct ceremony spec_show_forced_passive = {ROWS(forced_passive), .ms = 1100, .rim = 590};
const struct ceremony spec_show_nullify = {ROWS(nullify), .ms = 1100, .rim = 590};
const struct ceremony spec_show_twice = {ROWS(twice), .ms = 1150, .rim = 590, .under = 480};
const struct ceremony spec_show_flop_exchange = {ROWS(flop_exchange), .ms = 1250, .rim = 590};

/* The cards of a new flop turn over one after the other, and are told when they lie open. */
int spec_exchange_shows(const struct stage *st, int i)
{
    const int64_t ms =
        spec_moments_of(st)->scene.turned + ui_ms(&st->ui, 120 * i + 260) - st->ui.now;
    return st->ui.calm || ms < 0 ? 0 : (int)ms;
}
