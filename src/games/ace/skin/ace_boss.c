/* Lord Overkill: how he comes, larger than anybody, and how he goes. He comes with his rules, each
 * a seal that lies at the foot of his poster from then on. He goes only once: at the table it gets
 * dark about him, his poster is torn on the page that follows (ace_ending.c), and in every picture
 * after it what is left of it lies below the nails. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "ace_story.h"
#include "ease.h"
#include "i18n.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* When each thing comes, ms at normal pace from the first dark. */
enum {
    EYES = 200,
    BURNS = 700,
    FACE = 1000,
    LORD = 1350,
    NAME = 1500,
    SAYS = 1750,
    POINTS = 1900,
    SEALS = 2300,
    SEAL_MS = 150,
    LEAVES = 4700,
    ALL = 5150,
    MOST = 6,
    SIZES = 3
};

/* Shares of his death: when it begins to get dark about him, when that is done, and when it gets
 * dark on him. */
#define DIM 0.3F
#define DARK 0.55F
#define OUT 0.75F

/* His page, in parts of 1080 of the window's height: his face, torn off at an edge, and what he is
 * called and does beside it, from `left` on. */
struct spread {
    struct rect face; /* at 16:9 it is 1040 wide; nobody else's is wider than 660 */
    float left, width;
};

static const char *level_of(const struct ace_enemy *e)
{
    const char *dash = strrchr(e->id, '-');
    return dash ? dash + 1 : e->id;
}

int ace_boss_ms(void) { return ALL; }

static float from(const struct stage *st, int start, int ms)
{
    const struct ui *ui = &st->ui;
    return ui->calm
               ? (ui->now >= look(st)->moment.since ? 1 : 0)
               : ease_progress(ui->now, look(st)->moment.since + ui_ms(ui, start), ui_ms(ui, ms));
}

static struct rect page(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = ui->h / 1080;
    return rect_make(x * k, y * k, w * k, h * k);
}

/* A wider window has a larger face, its eyes at the same height; in a narrower one it is smaller
 * and goes to the left, and gives the words most of what is missing. It is torn off at 0.94 of its
 * width. */
static struct spread spread(const struct ui *ui)
{
    const float whole = ui->w * 1080 / ui->h, more = fmaxf(0, whole - 1920),
                less = fmaxf(0, 1920 - whole), w = 1040 + more * 0.3F - less * 0.2F,
                eye = 0.4135F * 1.2F, edge = 940 + more * 0.3F - less * 0.7F, left = edge + 70;
    return (struct spread){
        .face = rect_make(edge - w * 0.933F, -70 - (w - 1040) * eye, w, w * 1.2F),
        .left = left,
        .width = fminf(1100, whole - left - 40),
    };
}

static struct rect face(const struct ui *ui)
{
    const struct rect f = spread(ui).face;
    return page(ui, f.x, f.y, f.w, f.h);
}

/* Two eyes alone in the dark. */
static void eyes(const struct stage *st, struct canvas *c, float alpha)
{
    const struct ui *ui = &st->ui;
    const struct rect f = face(ui);
    for (int i = 0; i < 2; i++) {
        const struct point p = {f.x + f.w * (i ? 0.573F : 0.427F), f.y + f.h * 0.4135F};
        const float d = ui->h * 0.045F;
        canvas_push_fade(c, alpha);
        if (!ui->contrast)
            canvas_picture(c, "ace/glow", rect_around(p, d * 6, d * 6), paint_alpha(1));
        canvas_ring(c, p, d / 2, d, ACE_BLOOD);
        canvas_ring(c, p, d * 0.36F, d, ACE_EMBER);
        canvas_ring(c, p, d * 0.2F, d, ACE_GLOW);
        canvas_pop_fade(c);
    }
}

/* "LORD OVERKILL", "ロード・オーバーキル": the last word is the larger one, on a line of its own.
 */
static void name(const struct stage *st, struct canvas *c, const char *whole, float left,
                 float width)
{
    CARRE_ASSERT(whole && width > 0);
    const struct ui *ui = &st->ui;
    char text[64], first[64] = "";
    utf8_capitals(whole, text, sizeof text);
    const char *dot = strstr(text, "・"), *space = strrchr(text, ' '),
               *last = dot     ? dot + strlen("・")
                       : space ? space + 1
                               : text;
    if (last > text)
        snprintf(first, sizeof first, "%.*s", (int)((dot ? dot : space) - text), text);
    const struct {
        const char *text;
        float y, h;
        uint32_t colour;
        int start;
    } line[] = {{first, 72, 176, ACE_BONE, LORD}, {last, 198, 248, 0xF04A38FF, NAME}};
    for (int i = 0; i < 2; i++) {
        const float t = from(st, line[i].start, 200);
        if (!*line[i].text || t <= 0)
            continue;
        struct rect r = page(ui, left, line[i].y, width, line[i].h);
        r.y -= ui->calm ? 0 : (1 - ease_out_back(t)) * ui->h * 0.03F;
        canvas_push_fade(c, fminf(1, t * 2));
        ace_worn(c, ui, line[i].text, r, line[i].colour, ACE_INK, TEXT_LEFT);
        canvas_pop_fade(c);
    }
}

/* In one line, or one for each of his two sentences. */
static void speaks(const struct ui *ui, struct canvas *c, const char *met, struct rect r)
{
    const struct ui_words how = {
        .face = &ace_text, .size = 34, .colour = ACE_BONE, .place = TEXT_MIDDLE};
    struct strbuf words = STRBUF_EMPTY;
    strbuf_addf(&words, C_("somebody speaks", "“%s”"), met);
    char *stop = strstr(words.text, ". ");
    if (stop && ui_write_width(ui, &how, words.text) > r.w)
        stop[1] = '\n';
    ui_write(c, ui, &how, strbuf_text(&words), r);
    strbuf_free(&words);
}

static void points(const struct stage *st, struct canvas *c, const struct ace_enemy *e, float left,
                   float width)
{
    const struct ui *ui = &st->ui;
    const float t = from(st, POINTS, 400);
    char text[16];
    if (t <= 0)
        return;
    snprintf(text, sizeof text, "%d", e->hp);
    ace_wood(c, ui, text, page(ui, left, 526, 160, 108), ACE_BONE, ACE_INK, TEXT_LEFT);
    const int rows = 2, columns = (e->hp + rows - 1) / rows;
    const struct rect r = page(ui, left + 180, 546, width - 190, 64);
    const float pitch = fminf(r.w / (float)columns, r.h / (float)rows);
    for (int i = 0; i < e->hp && i < (int)(t * (float)e->hp + 0.5F); i++)
        canvas_picture(c, "ace/hp-full",
                       rect_make(r.x + (float)(i % columns) * pitch,
                                 r.y + (float)(i / columns) * pitch, pitch * 0.92F, pitch * 0.92F),
                       paint_plain());
}

/* On its way from where it was stamped to where it lies on his poster, in few sizes: none is drawn
 * for one frame alone. */
static struct rect on_its_way(struct rect from, struct rect to, float t)
{
    const float along = ease_in_out(t), size = floorf(along * SIZES + 0.5F) / SIZES,
                side = from.h + (to.h - from.h) * size;
    const struct point a = rect_centre(from), b = rect_centre(to);
    return rect_around(ease_arc(a, b, 0.18F, along), side * to.w / to.h, side);
}

/* Letters so large, or a page so narrow, that each of his rules has the whole width. */
static bool narrow(const struct ui *ui)
{
    return ui_least(ui) / (ui->h / 1080) > 30 || spread(ui).width < 800;
}

struct rect ace_boss_prompt(const struct stage *st)
{
    const struct ui *ui = &st->ui;
    const struct spread at = spread(ui);
    return narrow(ui) ? look(st)->at.third
                      : page(ui, at.left + at.width / 2, 1008, at.width / 2, 58);
}

/* Two columns of his rules, at most three in each, above the line that says how to go on; an odd
 * last one has a row of its own. As he leaves they fly to the foot of his poster; their words go
 * with all else. */
static void rules(const struct stage *st, struct canvas *c, const struct ace_enemy *e, float left,
                  float width, float leave)
{
    CARRE_ASSERT(e && width > 0);
    const struct ui *ui = &st->ui;
    struct ace_seals lie;
    ace_poster_seals(st, e, &lie);
    const int n = e->npenalties < MOST ? e->npenalties : MOST, columns = narrow(ui) ? 1 : 2,
              rows = (n + columns - 1) / columns;
    const float top = 638, bottom = narrow(ui) ? 1000 : 1022,
                pitch = fminf(172, (bottom - top) / (float)(rows ? rows : 1)),
                seal = fminf(156, pitch * 0.98F), w = width / (float)columns;
    for (int i = 0; i < n; i++) {
        const float t = from(st, SEALS + i * SEAL_MS, SEAL_MS);
        if (t <= 0)
            continue;
        struct ace_sign sign;
        struct strbuf words = STRBUF_EMPTY;
        struct rect r = page(ui, left + w * (float)(i % columns),
                             top + pitch * (float)(i / columns), seal, seal);
        const struct rect box = page(
            ui, left + w * (float)(i % columns) + seal + 14, top + pitch * (float)(i / columns),
            (i == n - 1 && i % columns == 0 ? width : w) - seal - 22, seal);
        ace_sign_of(&e->penalty[i], &sign);
        ace_effect_words(st, &e->penalty[i], &words);
        r = ui->calm                 ? r
            : leave > 0 && i < lie.n ? on_its_way(r, lie.seal[i], leave)
                                     : rect_scaled(r, 1.35F - 0.35F * ease_out_cubic(t));
        ace_sign_draw(ui, c, r, &sign, METAL_WAX);
        canvas_push_fade(c, 1 - leave);
        if (t >= 1 && leave < 1)
            ui_write(c, ui,
                     &(struct ui_words){.face = &ace_text,
                                        .size = 30,
                                        .colour = sign.good      ? ACE_GLOW
                                                  : ui->contrast ? 0xFFFFFFFF
                                                                 : ACE_BONE,
                                        .place = TEXT_MIDDLE},
                     strbuf_text(&words), box);
        canvas_pop_fade(c);
        strbuf_free(&words);
    }
}

float ace_boss_leaves(const struct stage *st)
{
    return st->ui.calm || look(st)->moment.kind != MOMENT_REVEAL || !ace_moment_on(st)
               ? 0
               : from(st, LEAVES, ALL - LEAVES);
}

void ace_boss_enters_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_enemy *e = ace_enemy_of(&st->rules, look(st)->moment.face);
    if (!e)
        return;
    const float leave = ace_boss_leaves(st), burn = from(st, BURNS, 350), in = from(st, FACE, 300);
    const struct spread at = spread(ui);
    const float left = at.left, width = at.width;
    char torn[80];
    canvas_push_fade(c, 1 - leave);
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h),
                colour_faded(0x0A0504FFU, ui->calm ? 1 : fminf(1, from(st, 0, 200))));
    if (burn > 0 && !ui->contrast) {
        const float k = fmaxf(ui->w / 1920, ui->h / 1080);
        canvas_picture(
            c, "ace/hell",
            rect_around(
                (struct point){ui->w / 2,
                               ui->h / 2 +
                                   (ui->calm ? 0 : (1 - ease_out_cubic(burn)) * ui->h * 0.4F)},
                1920 * k, 1080 * k),
            paint_alpha(burn));
        canvas_picture(c, "ace/glow", page(ui, left - 200, 380, width + 400, 1200),
                       paint_alpha(0.2F * burn));
    }
    if (in > 0) {
        const int64_t age = ui->now - look(st)->moment.since - ui_ms(ui, FACE),
                      length = ui_ms(ui, 340);
        const struct point by =
            ui->calm || age >= length
                ? (struct point){0}
                : ease_shake(0.5F, ui->h * 0.05F, (uint32_t)look(st)->moment.since, age, length);
        const struct rect f = face(ui);
        snprintf(torn, sizeof torn, "ace/enters/%s", level_of(e));
        canvas_push_shift(c, by.x - (ui->calm ? 0 : (1 - ease_out_cubic(in)) * ui->h * 0.2F), by.y);
        canvas_picture(c, torn, rect_make(f.x, f.y, f.w * 1080 / 1040, f.h),
                       paint_alpha(fminf(1, in * 3)));
        canvas_pop_shift(c);
    } else if (from(st, EYES, 200) > 0) {
        eyes(st, c, from(st, EYES, 200));
    }
    const float which = from(st, LORD, 200);
    if (which > 0) {
        char words[ACE_KIND_WORDS];
        ace_kind_words(st, e, words);
        canvas_push_fade(c, which);
        ui_write(c, ui, &UI_LINE(&ace_text, 34, ACE_GLOW, TEXT_LEFT), words,
                 page(ui, left, 36, width, 52));
        canvas_pop_fade(c);
    }
    name(st, c, _(e->name), left, width);
    const float says = from(st, SAYS, 150);
    const char *met = ace_story_met(e->id);
    if (says > 0 && met && !st->no_story) {
        canvas_push_fade(c, says);
        speaks(ui, c, met, page(ui, left, 434, width, 96));
        canvas_pop_fade(c);
    }
    points(st, c, e, left, width);
    canvas_pop_fade(c);
    rules(st, c, e, left, width, leave);
}

/* ---- how he goes ---- */

static float between(float t, float from, float to)
{
    return fminf(1, fmaxf(0, (t - from) / (to - from)));
}

float ace_boss_gone(const struct stage *st)
{
    const struct moment *m = &look(st)->moment;
    return m->kind == MOMENT_FALL ? between(ease_progress(st->ui.now, m->since, m->ms), OUT, 1) : 0;
}

/* All but his poster gets dark, then that as well; it stays so until the page comes. */
void ace_boss_dies_draw(const struct stage *st, struct canvas *c)
{
    const struct moment *m = &look(st)->moment;
    const struct rect all = rect_make(0, 0, st->ui.w, st->ui.h);
    const float t = ease_progress(st->ui.now, m->since, m->ms),
                dark = ease_out_cubic(between(t, DIM, DARK));
    if (dark <= 0)
        return;
    canvas_fill(c, all, colour_faded(ACE_DARK, 0.84F * dark));
    ace_draw_poster(st, c);
    ace_shot_draw(st, c); /* what struck him */
    canvas_fill(c, all, colour_faded(ACE_DARK, ace_boss_gone(st)));
}

/* ---- his poster, torn in two ---- */

/* In few angles, as kept pictures have them: between these it only moves. */
float ace_half_lean(float t)
{
    static const float lean[] = {0, 3.5F, 7.5F, 11.5F};
    const int n = (int)(t * 4);
    return lean[n < 0 ? 0 : n > 3 ? 3 : n];
}

/* A picture of his poster, which has room for its shadow at the sides and above
 * (tools/art/ace_endings.py). */
static bool sheet(struct canvas *c, const struct ace_enemy *e, const char *part, struct rect r)
{
    char name[80];
    snprintf(name, sizeof name, "ace/fall/%s-%s", level_of(e), part);
    if (!canvas_has_picture(c, name))
        return false;
    canvas_picture(
        c, name,
        rect_make(r.x - r.w * 60 / 640, r.y - r.h * 20 / 880, r.w * 760 / 640, r.h * 960 / 880),
        paint_plain());
    return true;
}

static void wanted(const struct ui *ui, struct canvas *c, struct rect r)
{
    ace_worn(c, ui, _("WANTED"),
             rect_make(r.x + r.w * 0.075F, r.y + r.h * 0.035F, r.w * 0.85F, r.h * 0.165F), ACE_INK,
             0, TEXT_CENTRE);
}

void ace_whole_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e, struct rect r)
{
    CARRE_ASSERT(e);
    if (sheet(c, e, "whole", r))
        wanted(ui, c, r);
}

void ace_half_draw(const struct ui *ui, struct canvas *c, const struct ace_enemy *e, int side,
                   struct rect r, float lean)
{
    CARRE_ASSERT(e && (side == 0 || side == 1));
    const float turn = side ? lean : -lean,
                tear = r.x + r.w / 2 + sinf(turn * (float)M_PI / 180) * r.h * 0.87F;
    const struct point foot = {r.x + r.w / 2, rect_bottom(r)};
    canvas_push_turn(c, foot, turn);
    if (sheet(c, e, side ? "right" : "left", r)) {
        canvas_tag(c, "torn");
        canvas_push_clip(c, side
                                ? rect_make(tear + r.w * 0.03F, -ui->h, ui->w * 3, ui->h * 3)
                                : rect_make(-ui->w, -ui->h, ui->w + tear - r.w * 0.03F, ui->h * 3));
        wanted(ui, c, r);
        canvas_pop_clip(c);
        canvas_tag(c, NULL);
    }
    canvas_pop_turn(c);
}

/* Of a run that is won: on the ground below the nails. */
void ace_boss_fallen_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    const struct rect p = look(st)->at.poster;
    const float h = p.w * 880 / 640, down = rect_bottom(p) - p.y - h * 0.5F;
    if (!e)
        return;
    canvas_tag(c, "fallen");
    canvas_push_clip(c, rect_make(0, 0, ui->w, rect_bottom(p)));
    for (int side = 0; side < 2; side++)
        ace_half_draw(ui, c, e, side,
                      rect_make(p.x + (side ? 1 : -1) * p.w * 0.1F, p.y + down, p.w, h),
                      ace_half_lean(1));
    canvas_pop_clip(c);
    canvas_tag(c, NULL);
}
