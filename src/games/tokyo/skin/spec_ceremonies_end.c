/* What is no card: a lantern is lit for a re-entry, and the room at the end of the tournament
 * (spec_ending.c). */
#include "spec_show.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- a re-entry: a lantern is lit ---- */

static void lamps(const struct show *k, const struct thing *t, struct rect r, float come)
{
    const int most = k->st->rules.option[SPEC_REENTRIES], shown = most > 5 ? 5 : most,
              lit = come > 0.5F || k->st->ui.calm ? k->m->amount : k->m->amount - 1;
    (void)t;
    spec_lanterns(k->st, k->c, rect_make(r.x, r.y, fminf(r.w, r.h * (float)shown), r.h),
                  lit > shown ? shown : lit, shown);
}

static void which_reentry(const struct show *k, const struct thing *t, struct rect r, float come)
{
    char words[SPEC_WORDS];
    (void)t, (void)come;
    snprintf(words, sizeof words, _("Re-entry %d of %d"), (int)k->m->amount,
             (int)k->st->rules.option[SPEC_REENTRIES]);
    show_number(k, words, r, 72, TEXT_LEFT);
}

static void told(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    spec_show_write(
        k,
        (struct show_words){
            .size = (float)t->arg, .align = TEXT_LEFT, .place = TEXT_MIDDLE, .lines = 2},
        k->m->under, r);
}

static const struct thing reentry[] = {
    LANTERN(1690, 300, 130),
    SWEEP(150, 392, 1720, 600),
    LIGHT(1230, 480, 560, 380, 0.7F),
    USER(430, 600, 260, MOOD_GLAD),
    {lamps, 150, 400, COMES_DOWN, 1270, 380, 900, 400},
    {which_reentry, 400, 200, COMES_SOFTLY, 1330, 640, 980, 120},
    {told, 500, 200, COMES_SOFTLY, 1330, 760, 980, 110, .arg = 48},
};

/* ---- the tournament is over ---- */

/* Those who fell, the last one first. */
static int fallen(const struct show *k, int out[SEATS])
{
    const struct board *b = &k->st->shown.b;
    int n = 0;
    for (int place = 2; place <= b->nseats; place++)
        for (int s = 0; s < b->nseats; s++)
            if (s != k->m->who && (b->num[HOLDEM_RANK + s] == place))
                out[n++] = s;
    return n;
}

/* They clap, three beats, then still. */
static void the_others(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        float x, y, r;
    } spot[] = {{470, 532, 90}, {275, 565, 90}, {92, 612, 84},  {410, 400, 56},
                {190, 440, 54}, {60, 470, 48},  {520, 402, 48}, {300, 445, 44}};
    int seats[SEATS];
    const int n = fallen(k, seats), most = (int)(sizeof spot / sizeof *spot);
    (void)t, (void)r;
    for (int i = (n < most ? n : most) - 1; i >= 0; i--) {
        const float z = spot[i].r * 1.15F,
                    beats = spec_part(come, 0.1F * (float)(i % 3), 0.7F + 0.1F * (float)(i % 3));
        const char *hands =
            (beats >= 1 ? i % 2 : (int)(beats * 6) % 2) ? "spec/clap-2" : "spec/clap-1";
        spec_medal(k->c, k->st, seats[i], i % 3 == 2 ? MOOD_SLY : MOOD_GLAD,
                   rect_centre(spec_show_rect(k, spot[i].x, spot[i].y, 0, 0)), spot[i].r * k->px,
                   SHOW_SILVER);
        if (i < 3 && canvas_has_picture(k->c, hands))
            canvas_picture(k->c, hands,
                           spec_show_rect(k, spot[i].x + 0.3F * spot[i].r,
                                          spot[i].y + spot[i].r * 0.35F + z / 2, z, z),
                           paint_angle(k->st->ui.calm ? 0 : 8));
    }
}

/* The smallest ones are far larger than usual. */
static bool large_letters(const struct show *k) { return spec_least(k->st) / k->px > 24.5F; }

static bool usual_letters(const struct show *k) { return !large_letters(k); }

/* From the top down where that is how it is written, and where there is room for all of it. */
static void name_on(const struct show *k, const char *name, struct rect r)
{
    struct ui_words how = {.face = k->st->ui.theme->strong,
                           .size = 34,
                           .colour = SPEC_INK_RGB,
                           .align = TEXT_CENTRE,
                           .place = TEXT_MIDDLE,
                           .lines = 2};
    int letters = 0;
    for (const char *c = name; *c; c++)
        letters += (*c & 0xC0) != 0x80;
    if (strcmp(k->st->ui.lang, "ja") == 0 && spec_least(k->st) * 1.06F * (float)letters <= r.h) {
        spec_upright(k->c, k->st, name, r, 48 * k->px, SPEC_INK_RGB);
        return;
    }
    const struct ui ui = poker_ui(k->st);
    if (!ui_write_fits(&ui, &how, name, r)) {
        how.lines = 1;
        how.name = true;
    }
    poker_write(k->c, k->st, how, name, r);
}

/* "2nd", as it is written by hand. */
static const char *finish_on(int place)
{
    return place == 2   ? C_("slip of paper", "2nd")
           : place == 3 ? C_("slip of paper", "3rd")
                        : poker_finish(place);
}

/* Second and third on slips of paper, which fall, and swing once. */
static void slips(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    const int n = fallen(k, seats);
    const float drop = ease_out_cubic(spec_part(come, 0, 0.36F)), sways = spec_part(come, 0.3F, 1),
                w = large_letters(k) ? 192 : 152;
    (void)t, (void)r;
    for (int i = 0; i < SPEC_SLIPS && i < n; i++) {
        const float x = 50 + w / 2 + (w + 20) * (float)i, h = i ? 288 : 300;
        const struct rect slip =
            spec_show_rect(k, x, 84 + h / 2 - (k->st->ui.calm ? 0 : (1 - drop) * 420), w, h);
        const struct point nail = {slip.x + slip.w / 2, spec_show_page(k->st).y};
        const bool swings = !k->st->ui.calm && sways > 0 && sways < 1;
        if (swings)
            canvas_push_turn(k->c, nail, 4 * sinf(sways * 6.2832F) * (1 - sways));
        canvas_line(k->c, nail, (struct point){slip.x + slip.w / 2, slip.y + 30 * k->px},
                    fmaxf(1, 3 * k->px), spec_colour(k->st, SPEC_VERMILION));
        if (canvas_has_picture(k->c, "spec/slip"))
            canvas_picture(k->c, "spec/slip", slip, paint_plain());
        else
            canvas_panel(k->c, slip, &(struct panel){.fill = SPEC_WASHI_RGB});
        show_words_in(
            k, finish_on(k->st->shown.b.num[HOLDEM_RANK + seats[i]]), 44,
            k->st->ui.contrast ? 0x6E1A06FFU : 0x9C2E12FFU, TEXT_CENTRE,
            rect_make(slip.x + 10 * k->px, slip.y + 42 * k->px, slip.w - 20 * k->px, 80 * k->px));
        name_on(k, stage_name(k->st, seats[i]),
                rect_make(slip.x + 10 * k->px, slip.y + 122 * k->px, slip.w - 20 * k->px,
                          slip.h - 134 * k->px));
        if (swings)
            canvas_pop_turn(k->c);
    }
}

static void all_chips(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        float x, y, z;
        int n;
    } heap[] = {{745, 622, 210, 5},  {1180, 646, 180, 4}, {625, 704, 130, 3},
                {1290, 652, 180, 5}, {860, 702, 120, 2},  {1116, 706, 110, 1}};
    char name[SPEC_PICTURE];
    (void)t, (void)r;
    for (size_t i = 0; i < sizeof heap / sizeof *heap; i++) {
        snprintf(name, sizeof name, "spec/chips/%d", heap[i].n);
        if ((k->st->ui.calm || come > (float)i / 7) && canvas_has_picture(k->c, name))
            canvas_picture(k->c, name,
                           spec_show_rect(k, heap[i].x, heap[i].y, heap[i].z, heap[i].z),
                           paint_plain());
    }
}

static const struct thing over[] = {
    {thing_picture, .ms = 250, .x = 960, .y = 460, .w = 2520, .h = 1080, .what = "spec/rays",
     .behind = true},
    LIGHT_BEHIND(960, 350, 760, 560, 0.9F),
    {thing_lantern, 0, 120, COMES_SOFTLY, 500, 170, 300, 300, .behind = true},
    {thing_lantern, 120, 120, COMES_SOFTLY, 1420, 170, 300, 300, .behind = true},
    {thing_lantern, 240, 120, COMES_SOFTLY, 1800, 100, 220, 220, .behind = true},
    {thing_paper, 300, 1400, COMES_SOFTLY, 960, 380, 1880, 620, .arg = 49, .behind = true},
    {the_others, 300, 900, COMES_SOFTLY, .behind = true},
    {thing_dealer, 1150, 600, COMES_UP, 1505, 565, 470, 470, .arg = SPEC_DEALER_BOW,
     .behind = true},
    LIGHT(960, 960, 900, 300, 0.28F),
    {thing_face, 120, 400, COMES_UP, 960, 338, 524, 524, .about = ABOUT_USER, .arg = MOOD_GLAD,
     .colour = SPEC_GOLD_RGB},
    {all_chips, 450, 500},
    {slips, 1000, 700, COMES_SOFTLY},
    {thing_bubble, 1750, 200, COMES_POPPING, 1604, 284, 500, 110, .fx = 1535, .fy = 442, .arg = 36,
     .what = N_("The house thanks you for the evening."), .when = usual_letters},
    {thing_bubble, 1750, 200, COMES_POPPING, 1580, 266, 570, 180, .fx = 1535, .fy = 442, .arg = 36,
     .count = 3, .what = N_("The house thanks you for the evening."), .when = large_letters},
};

/* ---- as they are shown ---- */

const struct ceremony spec_show_reentry = {ROWS(reentry), .ms = 900, .rim = 590},
                      spec_show_over = {ROWS(over), .ms = 1950, .rim = 700};

void spec_lanterns(const struct stage *st, struct canvas *c, struct rect r, int used, int most)
{
    const float side = fminf(r.h, r.w / (float)(most > 0 ? most : 1));
    for (int i = 0; i < most; i++) {
        const char *name = i < used ? "spec/lantern" : "spec/lantern-off";
        const struct rect at = rect_make(r.x + side * (float)i, r.y + (r.h - side) / 2, side, side);
        if (canvas_has_picture(c, name))
            canvas_picture(c, name, rect_fitted(at, 48, 64), paint_plain());
        else
            canvas_panel(c, rect_around(rect_centre(at), side * 0.6F, side * 0.84F),
                         &(struct panel){.fill = i < used ? 0xF2994AFFU : SPEC_INDIGO_RGB,
                                         .radius = side * 0.26F,
                                         .line = i < used ? SPEC_LAMP_RGB : 0x6E7FA6FFU,
                                         .line_width = fmaxf(1.5F, ui_px(&st->ui, 2))});
    }
}
