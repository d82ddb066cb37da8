/* A kill: the poster tears in two, the damage stands large over the gun, a ribbon says who is down,
 * and what he leaves goes to where it will lie.
 *
 * Each has a place of its own: the count gives up its foot, below it is room for the small moments
 * of the same instant, then comes the ribbon, then the cards. */
#include "ace_count.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { EMBERS = 48, SCRAPS = 12, HOLES = 7, DOTS = 30, POPS = 2, STEPS = 4 };
/* what is large moves in short parts of the moment only: it tears at once… */
#define OPENS 0.05F
#define DRAINS 0.6F /* …hangs still; the burst goes… */
#define FALLS 0.8F  /* …before it drops at the end */
#define GOES 0.88F
/* degrees by which the left half hangs, whole quarters as kept pictures have them… */
#define LEAN_LEFT 3.0F
#define LEAN_RIGHT -4.0F /* …and the right one, which has less of a nail */
#define RIBBON_LEAN -2.5F

/* A number between 0 and 1 that belongs to i: cosmetic chance without a generator. */
static float scatter(int i, int salt)
{
    uint32_t h = (uint32_t)i * 2654435761U ^ (uint32_t)salt * 40503U;
    h ^= h >> 15;
    h *= 2246822519U;
    h ^= h >> 13;
    return (float)(h & 0xFFFF) / 65535.0F;
}

/* What is large pops, and goes, in a few fixed sizes and strengths: none is drawn for one frame
 * alone. */
static float in_steps(float t, int steps)
{
    return floorf(fminf(1, fmaxf(0, t)) * (float)steps) / (float)steps;
}

/* At its end all that lay over the table goes together, and the table is as light as before. */
float ace_kill_rest(float t) { return 1 - in_steps((t - GOES) / (1 - GOES), STEPS); }

static float ribbon_high(const struct stage *st)
{
    return fmaxf(ui_px(&st->ui, 118), ui_least(&st->ui) * 2.4F);
}

static struct rect ribbon_spot(const struct stage *st)
{
    const struct places *at = &look(st)->at;
    const float h = ribbon_high(st), x = at->poster.x + at->poster.w * 0.95F;
    return rect_make(x, rect_bottom(at->count) - ui_px(&st->ui, 26) - h / 2,
                     rect_right(at->count) - x + ui_px(&st->ui, 20), h);
}

/* Between the count and the ribbon. */
struct rect ace_kill_stamps(const struct stage *st)
{
    const struct rect count = look(st)->at.count;
    const float h = fmaxf(ui_px(&st->ui, 70), ui_least(&st->ui) * 1.8F),
                bottom = ribbon_spot(st).y - ui_px(&st->ui, 12);
    return rect_make(count.x, bottom - h, count.w, h);
}

struct rect ace_count_spot(const struct stage *st)
{
    struct rect r = look(st)->at.count;
    if (ace_killed(st))
        r.h = ace_kill_stamps(st).y - ui_px(&st->ui, 12) - r.y;
    if (ace_killed(st) && look(st)->at.row_gun) { /* his damage stands beside it */
        const float x = rect_right(look(st)->at.aside) + ui_px(&st->ui, 16);
        r.w = rect_right(r) - x;
        r.x = x;
    }
    return r;
}

/* ---- the poster ---- */

static struct point burst_at(const struct stage *st)
{
    const struct rect p = look(st)->at.poster;
    return (struct point){p.x + p.w * 0.54F, p.y + p.h * 0.6F};
}

/* One half, hanging from its nail. Its words end where the clip stands, which lies in the gap; the
 * strip hides what is beyond the tear. */
static void half_draw(const struct stage *st, struct canvas *c, struct rect r,
                      const struct ace_enemy *e, int half)
{
    CARRE_ASSERT(half == 0 || half == 1);
    const struct point nail = {r.x + r.w * (half ? 0.92F : 0.065F), r.y + r.h * 0.027F};
    canvas_push_turn(c, nail, st->ui.calm ? 0 : half ? LEAN_RIGHT : LEAN_LEFT);
    ace_draw_poster_at(st, c, r, e, "ace/poster");
    canvas_picture(c, half ? "ace/tear-right" : "ace/tear-left",
                   rect_make(r.x + r.w * 136 / 460, r.y, r.w * 228 / 460, r.h), paint_plain());
    static const struct {
        float x, y;
    } hole[2][HOLES] = {{{0.27F, 0.315F}, {0.14F, 0.47F}, {0.40F, 0.225F}, {0.10F, 0.13F}},
                        {{0.70F, 0.43F}, {0.90F, 0.34F}, {0.83F, 0.475F}}};
    for (int i = 0; i < HOLES; i++)
        if (2 * i + half < look(st)->moment.amount && hole[half][i].x > 0)
            canvas_picture(c, "ace/hole",
                           rect_around((struct point){r.x + r.w * hole[half][i].x,
                                                      r.y + r.h * hole[half][i].y},
                                       ui_px(&st->ui, 84), ui_px(&st->ui, 84)),
                           paint_plain());
    canvas_pop_turn(c);
}

static void torn(const struct stage *st, struct canvas *c, const struct ace_enemy *e, float t)
{
    const struct ui *ui = &st->ui;
    const struct rect r = look(st)->at.poster;
    const float open = ui->calm ? 1 : ease_out_cubic(fminf(1, t / OPENS)),
                fall = ui->calm
                           ? 0
                           : ease_in_cubic(fmaxf(0, (t - FALLS) / (1 - FALLS))) * (ui->h - r.y);
    const float tear = r.x + r.w * 0.545F;
    for (int half = 0; half < 2; half++) {
        canvas_push_clip(c, half ? rect_make(tear, 0, r.w, ui->h) : rect_make(0, 0, tear, ui->h));
        canvas_push_shift(c, (half ? 1 : -1) * open * ui_px(ui, 12),
                          (half ? 2.4F : 0.6F) * open * ui_px(ui, 8) + fall * (half ? 1.2F : 1));
        half_draw(st, c, r, e, half);
        canvas_pop_shift(c);
        canvas_pop_clip(c);
    }
}

/* Bits of paper fly up from the tear and sink. */
static void scraps(const struct stage *st, struct canvas *c, float t)
{
    const struct ui *ui = &st->ui;
    const struct rect r = look(st)->at.poster;
    for (int i = 0; i < SCRAPS && !ui->calm; i++) {
        char name[24];
        const float a = -2.5F + 2.0F * scatter(i, 11),
                    reach =
                        ui_px(ui, 90 + 330 * scatter(i, 12)) * ease_out_cubic(fminf(1, t * 1.6F));
        const struct point p = {r.x + r.w * 0.54F + reach * cosf(a),
                                r.y + r.h * (0.25F + 0.5F * scatter(i, 13)) +
                                    reach * sinf(a) * 0.7F + ui_px(ui, 300) * t * t};
        const float size = ui_px(ui, 26 + 34 * scatter(i, 14));
        snprintf(name, sizeof name, "ace/scrap-%d", i % 4 + 1);
        struct paint paint = paint_alpha(fminf(1, (1 - t) * 2.2F));
        paint.angle = 360 * scatter(i, 15);
        canvas_picture(c, name, rect_around(p, size, size), paint);
    }
}

void ace_kill_draw_under(const struct stage *st, struct canvas *c, float t)
{
    const struct ace_enemy *e = ace_enemy_of(&st->rules, look(st)->moment.face);
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h),
                colour_faded(ACE_DARK, 0.42F * ace_kill_rest(t)));
    if (!e)
        return;
    if (!st->ui.contrast) /* the wall is lit */
        canvas_picture(c, "ace/glow",
                       rect_around(burst_at(st), ui_px(&st->ui, 900), ui_px(&st->ui, 900)),
                       paint_alpha(0.6F * ace_kill_rest(t)));
    torn(st, c, e, t);
    scraps(st, c, t);
}

/* ---- what flies ---- */

static void embers(const struct stage *st, struct canvas *c, struct point from, float t)
{
    const struct ui *ui = &st->ui;
    for (int i = 0; i < EMBERS && !ui->calm; i++) {
        const float a = -2.7F + 2.5F * scatter(i, 1), reach = ui_px(ui, 160 + 860 * scatter(i, 2)) *
                                                              ease_out_cubic(fminf(1, t * 1.3F));
        const struct point p = {from.x + reach * cosf(a),
                                from.y + reach * sinf(a) * 0.8F + ui_px(ui, 260) * t * t};
        const float size = ui_px(ui, 8 + 4 * (float)(i % 5)), glow = ui_px(ui, 40);
        if (i % 4 == 0 && !ui->contrast)
            canvas_picture(c, "ace/glow", rect_around(p, glow, glow),
                           paint_alpha(0.8F * fminf(1, (1 - t) * 1.6F)));
        canvas_picture(c, "ace/ember", rect_around(p, size, size),
                       paint_alpha(fminf(1, (1 - t) * 1.6F)));
    }
}

static void big_number(const struct stage *st, struct canvas *c, struct point at, int n, float size)
{
    const struct ui *ui = &st->ui;
    char text[16];
    snprintf(text, sizeof text, "%d", n);
    struct rect box = rect_around(at, ui_px(ui, 640), ui_px(ui, 460));
    if (!ui->contrast)
        canvas_picture(c, "ace/glow", rect_around(at, ui_px(ui, 500), ui_px(ui, 500)),
                       paint_alpha(0.8F));
    ace_stamped(st, c, text, box, size, (const float[]){20, 7});
}

/* ---- what he leaves ---- */

/* Where it will lie on the belt. */
static struct rect reward_spot(const struct stage *st, const struct ace_enemy *e)
{
    const struct board *b = &st->shown.b;
    return e->kind == ACE_ACOLYTE ? ace_seal_spot(st, board_count(b, ACE_PERMANENTS))
                                  : ace_bonus_spot(st, board_count(b, ACE_BONUSES));
}

static struct point on_arc(struct point a, struct point b, struct point c, float t)
{
    const float s = 1 - t;
    return (struct point){s * s * a.x + 2 * s * t * b.x + t * t * c.x,
                          s * s * a.y + 2 * s * t * b.y + t * t * c.y};
}

/* From the burst to its place along an arc of sparks that stay behind it. */
static void reward_flies(const struct stage *st, struct canvas *c, const struct ace_enemy *e,
                         struct rect to, float t)
{
    CARRE_ASSERT(e);
    const struct ui *ui = &st->ui;
    const struct rect count = ace_count_spot(st);
    const struct point from = burst_at(st), end = rect_centre(to),
                       over = {count.x + count.w * 0.45F, rect_bottom(count) - ui_px(ui, 30)};
    const float along = ui->calm ? 1 : ease_in_out(fminf(1, fmaxf(0, (t - 0.04F) / 0.3F)));
    for (int i = 1; i < DOTS && !ui->calm; i++) {
        const float u = (float)i / DOTS, size = ui_px(ui, 6 + 8 * u);
        if (u > along)
            break;
        const struct point p = on_arc(from, over, end, u);
        if (p.x < look(st)->at.primary.x - size) /* not over the words of the column */
            canvas_ring(c, p, size / 2, size,
                        colour_faded(ACE_EMBER, (0.45F + 0.55F * u) * ace_kill_rest(t)));
    }
    const struct rect r = rect_around(on_arc(from, over, end, along), to.w, to.h);
    if (!ui->contrast)
        canvas_picture(c, "ace/glow", rect_around(rect_centre(r), to.w * 1.4F, to.w * 1.2F),
                       paint_alpha(ace_kill_rest(t)));
    ace_trophy_draw(st, c, r, e, NULL, true, false, LETTERS_WIDE);
}

/* In words, below that place. */
static void reward_words(const struct stage *st, struct canvas *c, const struct ace_enemy *e,
                         struct rect spot)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const float top = ui_letters(ui, 20) * 1.4F, pad = ui_px(ui, 10);
    const struct ui_words head = UI_LINE(&ace_text, 20, ui->theme->soft, TEXT_LEFT),
                          words = {.face = &ace_text, .size = 20, .place = TEXT_MIDDLE};
    struct rect r = rect_make(at->primary.x - ui_px(ui, 8), rect_bottom(spot) + ui_px(ui, 8),
                              at->primary.w + ui_px(ui, 16), 0);
    struct strbuf text = STRBUF_EMPTY;
    ace_bonus_words(st, e, &text);
    const float h = ui_write_height(ui, &words, strbuf_text(&text), r.w - 2 * pad) + top + 2;
    r.h = h + pad;
    r.y = fminf(r.y, at->third.y - r.h - ui_px(ui, 8));
    canvas_panel(c, r,
                 &(struct panel){.fill = 0x120C08FAU,
                                 .radius = ui_px(ui, 8),
                                 .line = ACE_EMBER,
                                 .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    r = rect_inset_xy(r, pad, pad / 2);
    ui_write(c, ui, &head, e->kind == ACE_ACOLYTE ? _("Permanent bonus") : _("One-use bonus"),
             rect_make(r.x, r.y, r.w, top));
    ui_write(c, ui, &words, strbuf_text(&text), rect_make(r.x, r.y + top, r.w, r.h - top));
    strbuf_free(&text);
}

static void reward(const struct stage *st, struct canvas *c, const struct ace_enemy *e, float t)
{
    if (!e || e->kind == ACE_OVERKILL)
        return;
    const struct rect spot = reward_spot(st, e);
    reward_flies(st, c, e, spot, t);
    canvas_push_fade(c, ace_kill_rest(t));
    reward_words(st, c, e, spot);
    canvas_pop_fade(c);
}

static void burst(const struct stage *st, struct canvas *c, float t)
{
    const float in = st->ui.calm ? 1 : ease_out_back(0.25F + 0.75F * in_steps(t / OPENS, POPS)),
                size = ui_px(&st->ui, 610) * (0.4F + 0.6F * in);
    canvas_picture(c, "ace/burst", rect_around(burst_at(st), size, size),
                   paint_alpha(1 - in_steps((t - DRAINS) / (FALLS - DRAINS), STEPS)));
}

void ace_kill_pops(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < POPS; i++)
        burst(st, c, OPENS * ((float)i + 0.5F) / POPS);
}

void ace_kill_draw(const struct stage *st, struct canvas *c, float t)
{
    const struct ui *ui = &st->ui;
    const struct ace_state *k = look(st);
    const struct ace_enemy *e = ace_enemy_of(&st->rules, k->moment.face);
    const struct rect g = k->at.aside, at = ribbon_spot(st);
    /* the damage stands between his last words and the ribbon */
    const float top = ace_line_bottom(st);
    burst(st, c, t);
    canvas_push_fade(c, ace_kill_rest(t));
    if (k->moment.amount > 0)
        big_number(st, c, (struct point){g.x + g.w / 2, (top + at.y) / 2}, k->moment.amount,
                   fminf(k->moment.amount > 9 ? 270 : 340, (at.y - top) / ui->scale * 0.95F));
    canvas_pop_fade(c);
    reward(st, c, e, t);
    canvas_push_fade(c, ace_kill_rest(t));
    char text[160];
    snprintf(text, sizeof text, _("%s is down"), e ? _(e->name) : "");
    const float slide = ui->calm ? 0 : (1 - ease_out_cubic(fminf(1, t * 9))) * ui_px(ui, 200);
    canvas_push_turn(c, rect_centre(at), ui->calm ? 0 : RIBBON_LEAN);
    ace_ribbon(st, c, rect_moved(at, -slide, 0), text);
    canvas_pop_turn(c);
    canvas_pop_fade(c);
    embers(st, c, burst_at(st), t);
}
