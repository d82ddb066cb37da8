/* What is no card: a lantern is lit for a re-entry, and the end of the tournament. */
#include "spec_show.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define N_(text) text

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

static void the_others(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        float x, y, r;
    } spot[] = {{470, 540, 88}, {270, 592, 88}, {96, 676, 84},  {300, 420, 60},
                {150, 470, 60}, {60, 540, 52},  {430, 400, 52}, {560, 440, 52}};
    int seats[SEATS];
    const int n = fallen(k, seats);
    (void)t, (void)r, (void)come;
    for (int i = n - 1; i >= 0; i--)
        spec_medal(k->c, k->st, seats[i], i % 3 == 2 ? MOOD_SLY : MOOD_GLAD,
                   rect_centre(spec_show_rect(k, spot[i].x, spot[i].y, 0, 0)), spot[i].r * k->px,
                   SHOW_SILVER);
}

/* Second and third on slips of paper, which hang. */
static void slips(const struct show *k, const struct thing *t, struct rect r, float come)
{
    int seats[SEATS];
    const int n = fallen(k, seats);
    (void)t, (void)r, (void)come;
    for (int i = 0; i < 2 && i < n; i++) {
        const float x = 126 + 174 * (float)i, h = i ? 270 : 300;
        const struct rect slip = spec_show_rect(k, x, 84 + h / 2, 152, h);
        canvas_line(k->c, (struct point){slip.x + slip.w / 2, spec_page(k->st).y},
                    (struct point){slip.x + slip.w / 2, slip.y + 30 * k->px}, fmaxf(1, 3 * k->px),
                    spec_colour(k->st, SPEC_VERMILION));
        if (canvas_has_picture(k->c, "spec/slip"))
            canvas_picture(k->c, "spec/slip", slip, paint_plain());
        else
            canvas_panel(k->c, slip, &(struct panel){.fill = 0xF3E9D2FFU});
        show_words_in(
            k, poker_finish(k->st->shown.b.num[HOLDEM_RANK + seats[i]]), 40, 0x9C2E12FFU, TEXT_CENTRE,
            rect_make(slip.x + 10 * k->px, slip.y + 46 * k->px, slip.w - 20 * k->px, 92 * k->px));
        if (strcmp(k->st->ui.lang, "ja") == 0)
            spec_upright(k->c, k->st, stage_name(k->st, seats[i]),
                         rect_make(slip.x, slip.y + 136 * k->px, slip.w, slip.h - 152 * k->px),
                         48 * k->px, 0x16203AFFU);
        else
            poker_write(k->c, k->st,
                        (struct ui_words){.face = k->st->ui.theme->strong,
                                          .size = 34,
                                          .colour = 0x16203AFFU,
                                          .align = TEXT_CENTRE,
                                          .place = TEXT_MIDDLE,
                                          .lines = 2},
                        stage_name(k->st, seats[i]),
                        rect_make(slip.x + 14 * k->px, slip.y + 138 * k->px, slip.w - 28 * k->px,
                                  slip.h - 160 * k->px));
    }
}

static void all_chips(const struct show *k, const struct thing *t, struct rect r, float come)
{
    static const struct {
        float x, y, z;
        int n;
    } heap[] = {{745, 600, 200, 5},  {1180, 620, 176, 4}, {615, 690, 126, 3},
                {1290, 680, 150, 5}, {850, 690, 116, 2},  {1115, 700, 108, 1}};
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

static void headline(const struct show *k, const struct thing *t, struct rect r, float come)
{
    (void)come;
    spec_show_write(
        k, (struct show_words){.size = (float)t->arg, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
        k->m->head, r);
}

static void thanks(const struct show *k, const struct thing *t, struct rect r, float come)
{
    struct thing says = *t;
    says.what = k->m->under;
    thing_bubble(k, &says, r, come);
}

static const struct thing over[] = {
    {thing_picture, .ms = 250, .x = 960, .y = 460, .w = 2520, .h = 1080, .what = "spec/rays",
     .behind = true},
    LIGHT_BEHIND(960, 350, 760, 560, 0.9F),
    LANTERN(500, 190, 150),
    LANTERN(1420, 190, 150),
    LANTERN(1800, 130, 110),
    {the_others, 200, 250, COMES_UP, .behind = true},
    {thing_dealer, 1250, 300, COMES_UP, 1505, 575, 470, 470, .arg = SPEC_DEALER_BOW,
     .behind = true},
    {thing_paper, 300, 1100, COMES_SOFTLY, 960, 380, 1880, 620, .arg = 49, .behind = true},
    {thing_person, 120, 400, COMES_UP, 960, 320, 500, 500, .about = ABOUT_USER, .arg = MOOD_GLAD,
     .colour = 0xC9A227FFU},
    {all_chips, 400, 500},
    {slips, 950, 250, COMES_DOWN},
    {thing_picture, 800, 350, COMES_DRAWN, 960, 840, 1500, 190, .what = "spec/stroke"},
    {headline, 900, 250, COMES_SOFTLY, 960, 836, 1560, 190, .arg = 150},
    {thanks, 1500, 150, COMES_POPPING, 1610, 286, 590, 120, .fx = 1530, .fy = 470, .arg = 36},
};

/* ---- as they are shown ---- */

const struct ceremony spec_show_reentry = {ROWS(reentry), .ms = 900, .rim = 590},
                      spec_show_over = {ROWS(over), .ms = 2300, .rim = 700};

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
                         &(struct panel){.fill = i < used ? 0xF2994AFFU : 0x14213DFFU,
                                         .radius = side * 0.26F,
                                         .line = i < used ? 0xFFD79AFFU : 0x6E7FA6FFU,
                                         .line_width = fmaxf(1.5F, ui_px(&st->ui, 2))});
    }
}
