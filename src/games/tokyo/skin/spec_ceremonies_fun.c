/* Ceremonies of the four fun cards: Meow, Cheers with the Dealer, Feeling Good, The Arm Is a Skill.
 */
#include "spec_show.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- Meow: everybody has ears ---- */

static bool has_own_ears(const struct show *k, int who)
{
    CARRE_ASSERT(who >= 0 && who < k->st->shown.b.nseats);
    return !emblem_is_face(k->st->plate[who].emblem);
}

static void dealer_ears(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)t, (void)come;
    if (canvas_has_picture(k->c, "spec/ears"))
        canvas_picture(k->c, "spec/ears", r, paint_plain());
}

/* Where somebody of a crowd sits, and where the bubble or the hands are to be found. */
struct in_crowd {
    float x, y, r, bx, by;
};

static const struct in_crowd cats[3][5] = {
    /* as many as there are at a side: up to three, four, five; from the dealer outwards */
    {{470, 540, 108, 460, 344}, {200, 700, 118, 180, 508}, {530, 850, 118, 290, 940}},
    {{490, 540, 92, 490, 392},
     {230, 560, 92, 180, 412},
     {150, 800, 92, 170, 650},
     {520, 850, 96, 320, 930}},
    {{500, 520, 84, 500, 386},
     {270, 530, 84, 300, 396},
     {110, 640, 84, 110, 500},
     {190, 850, 84, 220, 720},
     {540, 860, 92, 390, 760}},
};

static const char *meow_of(int i)
{
    switch (i % 5) {
    case 0: return C_("cat", "Nyan!");
    case 1: return C_("cat", "Nyan?");
    case 2: return C_("cat", "Nyaa.");
    case 3: return C_("cat", "Nyaan!");
    default: return C_("cat", "… nya.");
    }
}

static void dealer_meows(const struct show *k, const struct thing *t, struct rect r, float come)
{
    struct thing says = *t;
    says.what = meow_of(0);
    thing_bubble(k, &says, r, come);
}

static void one_cat(const struct show *k, int who, int i, struct in_crowd s, bool mirrored,
                    float come)
{
    const float x = mirrored ? SHOW_W - s.x : s.x, bx = mirrored ? SHOW_W - s.bx : s.bx;
    const struct point at = rect_centre(spec_show_rect(k, x, s.y, 0, 0));
    const float r = s.r * k->px, pop = k->st->ui.calm ? 1 : come;
    const bool user = who == k->m->who;
    if (user)
        spec_halo(k->c, k->st, at, r * 4.4F, r * 4.4F, spec_colour(k->st, SPEC_VERMILION), 0.9F);
    if (!has_own_ears(k, who) && canvas_has_picture(k->c, "spec/ears"))
        canvas_picture(k->c, "spec/ears", rect_make(at.x - 1.5F * r, at.y - 1.9F * r, 3 * r, 2 * r),
                       paint_plain());
    spec_medal(k->c, k->st, who, MOOD_GLAD, at, r,
               spec_colour(k->st, user ? SPEC_VERMILION : SPEC_GOLD));
    if (!has_own_ears(k, who) && canvas_has_picture(k->c, "spec/whiskers"))
        canvas_picture(k->c, "spec/whiskers", rect_make(at.x - r, at.y - 0.6F * r, 2 * r, 1.2F * r),
                       paint_plain());
    if (pop > 0.4F)
        thing_bubble(k,
                     &(struct thing){.fx = x + (bx - x) * (s.by < s.y ? 0.3F : 0.42F),
                                     .fy = s.y + (s.by - s.y) * (s.by < s.y ? 0.72F : 0.42F),
                                     .arg = 46,
                                     .what = meow_of(i)},
                     spec_show_rect(k, bx, s.by, 276, 80), 1);
}

/* Over the ears of the player who sits before them. */
static void cat_name(const struct show *k, int who, struct in_crowd s, bool mirrored)
{
    spec_show_write(
        k, (struct show_words){.size = 38, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
        stage_name(k->st, who),
        spec_show_rect(k, mirrored ? SHOW_W - s.x : s.x, s.y + s.r + 30, s.r * 2.6F, 48));
}

static void everybody_meows(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS], n = 0;
    const int all = k->st->shown.b.nseats, front = k->st->me < 0 ? 0 : k->st->me;
    (void)t, (void)r;
    for (int i = 0; i < all; i++) /* as they sit: in front at the lower left, then clockwise */
        if (k->m->seats & seat_bit((front + i) % all)) {
            CARRE_ASSERT(n < SEATS);
            seats[n++] = (front + i) % all;
        }
    const int left = (n + 1) / 2;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < n; i++) { /* from left to right, one after the other */
            const bool right = i >= left;
            const int side = right ? n - left : left, of = right ? i - left : left - 1 - i,
                      which = side <= 3 ? 0 : side - 3;
            const struct in_crowd at = cats[which > 2 ? 2 : which][of > 4 ? 4 : of];
            const float each =
                spec_part(come, 0.5F * (float)i / (float)n, 0.5F * (float)i / (float)n + 0.4F);
            if (each <= 0 && !k->st->ui.calm)
                continue;
            if (pass)
                cat_name(k, seats[i], at, right);
            else
                one_cat(k, seats[i], i, at, right, each);
        }
}

static void paws(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        float x, y, turn;
    } print[] = {{800, 790, 18}, {880, 838, -12}, {960, 800, 16}, {1040, 848, -8}, {1120, 796, 20}};
    (void)t, (void)r;
    for (size_t i = 0; i < sizeof print / sizeof *print; i++) {
        struct paint paint = paint_ink(spec_colour(k->st, SPEC_LAMP));
        paint.alpha = 0.4F, paint.angle = print[i].turn;
        if (come >= (float)i / 5 && canvas_has_picture(k->c, "spec/paw"))
            canvas_picture(k->c, "spec/paw", spec_show_rect(k, print[i].x, print[i].y, 62, 62),
                           paint);
    }
}

static const struct thing meow[] = {
    LIGHT_BEHIND(960, 440, 760, 560, 0.75F),
    LANTERN(150, 330, 110),
    LANTERN(1770, 330, 110),
    MARK("meow", 960, 458, 900, SPEC_LAMP_RGB, 0.30F),
    {dealer_ears, 60, 160, COMES_UP, 920, 288, 384, 352, .behind = true},
    {thing_dealer, 0, 160, COMES_UP, 960, 488, 640, 640, .arg = SPEC_DEALER_MEOW, .behind = true},
    {dealer_meows, 200, 150, COMES_POPPING, 1345, 219, 520, 138, .fx = 1040, .fy = 380, .arg = 96},
    {everybody_meows, 0, 700},
    {paws, 500, 400},
    {thing_words, 650, 200, COMES_SOFTLY, 960, 962, 550, 150, .fy = 2, .arg = 46,
     .what = N_("Everyone says “nyan” until the hand ends.")},
};

/* ---- The Arm Is a Skill ---- */

static int to_come(const struct show *k)
{
    const struct board *b = &k->m->began;
    return b->num[SPEC_TWO_BOARDS] ? 2 * (SPEC_BOARD_CARDS - b->num[SPEC_COMMON])
                                   : SPEC_BOARD_CARDS - board_count(b, HOLDEM_BOARD);
}

static void fan_of_all(const struct show *k, const struct thing *t, struct rect r, float come)
{
    enum { CARDS = 25, PICKED = 9 };
    const int open = come < 1 ? (int)(ease_out_cubic(come) * CARDS) : CARDS;
    (void)t, (void)r;
    for (int i = 0; i < open; i++) { /* dealt out along the arc: none turns while it lies there */
        const float a = -32.5F + 62 * (float)i / (CARDS - 1), turn = a / 57.2958F;
        if (i != PICKED)
            spec_draw_playing(
                k->st, k->c, CARD_HIDDEN,
                spec_show_rect(k, 1066 + 1180 * sinf(turn), 1900 - 1180 * cosf(turn), 168, 235),
                k->st->ui.calm ? 0 : a);
    }
}

static void reaching(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)t, (void)come;
    show_arm(k, "spec/arm-reach", r, show_sleeve(k, k->m->who));
}

static void held_card(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    spec_draw_playing(k->st, k->c, CARD_HIDDEN, r, k->st->ui.calm ? 0 : t->turn);
    show_fingers(k, 722, 600, 118, t->turn, show_sleeve(k, k->m->who));
}

static void so_many(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char words[SPEC_WORDS];
    const int n = to_come(k);
    (void)come;
    /* TRANSLATORS: cards of the board that are still to be drawn, in letters as large as a hand */
    snprintf(words, sizeof words, i18n_plural("%d to come", "%d to come", (unsigned long)n), n);
    show_number(k, words, r, (float)t->arg, TEXT_LEFT);
}

static const struct thing arm_is_a_skill[] = {
    LANTERN(1800, 270, 100),
    MARK("arm", 1000, 568, 820, SPEC_LAMP_RGB, 0.16F),
    {fan_of_all, 0, 350},
    LIGHT(846, 520, 420, 420, 0.9F),
    {thing_sparks, 850, 150, COMES_SOFTLY, 850, 500, 544, 644, .arg = 6, .fx = 262, .fy = 334},
    {reaching, 350, 300, COMES_DRAWN, 515, 690, 510, 320},
    {held_card, 650, 200, COMES_UP, 846, 519, 304, 426, .turn = -7},
    USER(226, 560, 200, MOOD_SLY),
    {thing_bubble, 600, 150, COMES_POPPING, 478, 360, 356, 84, .fx = 330, .fy = 440, .arg = 46,
     .what = N_("This one.")},
    {so_many, 700, 150, COMES_SOFTLY, 1520, 434, 740, 290, .arg = 200},
    {thing_words, 800, 150, COMES_SOFTLY, 1524, 568, 740, 74, .fx = -1, .arg = 46,
     .what = N_("%s draws the remaining cards."), .says = SAYS_NAME},
};

/* ---- Feeling Good: the table applauds ---- */

static const struct in_crowd clappers[2][4] = {
    /* few, or seven and more; the left side, the right one is its mirror. Above the second row
     * there is the heading at the left. */
    {{460, 690, 122, 0, 0}, {180, 580, 108, 0, 0}, {430, 296, 92, 0, 0}},
    {{500, 750, 100, 0, 0}, {230, 775, 96, 0, 0}, {170, 440, 92, 0, 0}, {450, 405, 92, 0, 0}},
};

static void applause(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    seatmask in = 0;
    (void)t, (void)r;
    for (int s = 0; s < k->m->began.nseats; s++)
        if (holdem_dealt(&k->m->began, s))
            in |= seat_bit(s);
    const int n = show_seats(k, in, k->m->who, seats), left = n / 2;
    for (int i = 0; i < n; i++) {
        const bool right = i >= left;
        const int of = right ? i - left : i;
        const struct in_crowd s = clappers[left > 2][of > 3 ? 3 : of];
        const float x = right ? SHOW_W - s.x : s.x,
                    each = k->st->ui.calm
                               ? 1
                               : spec_part(come, 0.07F * (float)i, 0.07F * (float)i + 0.55F),
                    z = s.r * 1.62F;
        const bool together = each >= 1 ? i % 2 : (int)(each * 6) % 2; /* three beats, then still */
        spec_medal(k->c, k->st, seats[i], MOOD_GLAD, rect_centre(spec_show_rect(k, x, s.y, 0, 0)),
                   s.r * k->px, spec_colour(k->st, SPEC_GOLD));
        if (each > 0 && canvas_has_picture(k->c, together ? "spec/clap-2" : "spec/clap-1"))
            canvas_picture(k->c, together ? "spec/clap-2" : "spec/clap-1",
                           spec_show_rect(k, x + (right ? 0.2F : -0.2F) * s.r,
                                          s.y + s.r * 0.40F + z / 2, z, z),
                           paint_angle(k->st->ui.calm ? 0
                                       : right        ? -8
                                                      : 8));
        spec_show_write(k,
                        (struct show_words){.size = 44, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
                        stage_name(k->st, seats[i]), spec_show_rect(k, x, s.y - s.r - 32, 280, 56));
    }
}

/* Its letters stand where a third one at the left, and a fourth at the right, would clap. */
static bool few_clap(const struct show *k)
{
    int n = 0;
    for (int s = 0; s < k->m->began.nseats; s++)
        n += holdem_dealt(&k->m->began, s);
    return n <= 6;
}

#define CLAP(X, Y, SIZE, TURN, WHEN)                                                       \
    {                                                                                      \
        thing_words, 250, 150, COMES_POPPING, X, Y, 290, 84, TURN,                         \
            .arg = SIZE, .colour = SPEC_AMOUNT_RGB, .what = N_("Clap clap!"), .when = WHEN \
    }
static const struct thing feeling_good[] = {
    {thing_picture, .ms = 250, .x = 960, .y = 580, .w = 2520, .h = 1080, .what = "spec/rays",
     .behind = true},
    LIGHT_BEHIND(960, 470, 760, 560, 0.9F),
    LANTERN(1330, 150, 92),
    MARK("feeling-good", 960, 533, 860, SPEC_LAMP_RGB, 0.20F),
    {thing_paper, 300, 900, COMES_SOFTLY, 960, 440, 1880, 620, .arg = 40},
    {applause, 0, 800},
    {thing_face, 0, 200, COMES_POPPING, 960, 440, 540, 540, .about = ABOUT_USER, .arg = MOOD_GLAD},
    CLAP(430, 424, 62, -10, few_clap),
    CLAP(1762, 240, 58, -8, few_clap),
    CLAP(170, 864, 56, 8, NULL),
    CLAP(1750, 862, 60, -10, NULL),
    {thing_picture, 400, 250, COMES_DRAWN, 960, 879, 880, 130, .turn = -1.5F, .alpha = 0.95F,
     .what = "spec/stroke", .when = show_has_amount},
    {thing_amount, 450, 400, COMES_SOFTLY, 960, 866, 860, 320, .arg = 200, .what = "+",
     .when = show_has_amount},
    {thing_words, 700, 150, COMES_SOFTLY, 960, 1041, 900, 60, .arg = 44,
     .what = N_("The table applauds %s."), .says = SAYS_NAME},
};

/* ---- Cheers with the Dealer ---- */

static void toasting(const struct show *k, const struct thing *t, struct rect r, float come)
{
    /* How far each glass is moved to touch the dealer's: hojicha, plum soda, highball. */
    static const float to_touch[] = {
        [SPEC_NO_BAR] = 40, [SPEC_SOFT_BAR] = 27, [SPEC_FULL_BAR] = 60};
    const int bar = k->st->rules.option[SPEC_DRINKS];
    const struct sleeve s = show_sleeve(k, k->m->who);
    const float meet = k->st->ui.calm ? 1 : come, dx = to_touch[bar] - 40 * (1 - meet),
                dy = 60 * (1 - meet);
    (void)t, (void)r;
    show_arm(k, "spec/arm-toast", spec_show_rect(k, 685 + dx, 620 + dy, 570, 340), s);
    const char *glass = spec_drink_picture(
        k->st, bar != SPEC_NO_BAR ? 3 : 1); /* tea where nobody orders anything */
    if (canvas_has_picture(k->c, glass))
        canvas_picture(k->c, glass, spec_show_rect(k, 985 + dx, 448 + dy, 340, 425),
                       paint_angle(14 * meet));
    show_fingers(k, 902 + dx, 500 + dy, 112, 14, s);
}

static void board_of_it(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const struct board *b = &k->m->began;
    const struct rect in = show_inside(k, r);
    const int n = board_count(b, HOLDEM_BOARD);
    const float w = fminf(82 * k->px, in.w / 5 - 6 * k->px);
    (void)t, (void)come;
    show_panel(k, r, _("The board plays"));
    for (int i = 0; i < n; i++)
        spec_draw_playing(k->st, k->c, board_face(b, HOLDEM_BOARD, i),
                          rect_make(in.x + (w + 6 * k->px) * (float)i,
                                    in.y + (in.h - w * LAYOUT_CARD) / 2, w, w * LAYOUT_CARD),
                          0);
}

static const struct thing cheers[] = {
    {thing_picture, .ms = 250, .x = 1000, .y = 580, .w = 2520, .h = 1080, .what = "spec/rays",
     .behind = true},
    LIGHT_BEHIND(1010, 440, 700, 560, 0.85F),
    LANTERN(860, 140, 84),
    LANTERN(1800, 230, 100),
    MARK("toast", 760, 448, 820, SPEC_LAMP_RGB, 0.20F),
    {thing_paper, 480, 500, COMES_SOFTLY, 960, 440, 1880, 620, .arg = 24, .behind = true},
    {thing_dealer, 0, 250, COMES_UP, 1410, 460, 700, 700, .arg = SPEC_DEALER_TOAST, .behind = true},
    {toasting, 0, 400},
    USER(360, 590, 236, MOOD_GLAD),
    {thing_sparks, 480, 150, COMES_SOFTLY, 1140, 330, 140, 340, .arg = 9, .fx = 200, .fy = 340,
     .colour = 0xFFF6E0FFU},
    {thing_picture, 600, 250, COMES_DRAWN, 920, 927, 900, 150, .turn = -1.5F, .alpha = 0.95F,
     .what = "spec/stroke"},
    {thing_words, 650, 200, COMES_SOFTLY, 920, 903, 860, 300, .arg = 208, .what = N_("Cheers!")},
    {board_of_it, 800, 200, COMES_UP, 1631, 885, 482, 218},
};

/* ---- as they are shown ---- */

const struct ceremony spec_show_meow = {ROWS(meow), .ms = 900, .rim = 690, .title = 560};
const struct ceremony spec_show_toast = {ROWS(cheers), .ms = 1000, .rim = 690, .title = 540};
const struct ceremony spec_show_feeling_good = {ROWS(feeling_good), .ms = 1300, .rim = 640,
                                                .title = 470};
const struct ceremony spec_show_arm_is_a_skill = {ROWS(arm_is_a_skill), .ms = 1000, .rim = 590};
