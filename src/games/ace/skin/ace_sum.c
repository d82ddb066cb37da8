/* The sum of a shot, line by line: in the count, and whole in a panel of its own where the letters
 * are so large that the count has no room for all of it. There its first lines are one, with what
 * they come to: what stands in the count adds up at any size, and a press on that line shows the
 * rest. */
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t amount_colour(const struct ui *ui, const struct ace_step *s)
{
    if (s->kind >= ACE_STEP_HALVE || s->kind == ACE_STEP_NOEXTRA)
        return ui->theme->bad;
    return s->slot != ACE_NO_SLOT || s->kind == ACE_STEP_COMBO || s->kind == ACE_STEP_EXTRA ||
                   s->kind == ACE_STEP_LOW || s->kind == ACE_STEP_ADD
               ? ui->theme->good
               : ui->theme->text;
}

static bool is_penalty(const struct ace_step *s)
{
    return s->kind >= ACE_STEP_HALVE || s->kind == ACE_STEP_NOEXTRA || s->kind == ACE_STEP_VOID;
}

static struct ui_words amount_style(const struct ui *ui, uint32_t colour)
{
    return UI_LINE(&ace_text, 36 / fmaxf(1, ui->text * 0.8F), colour, TEXT_RIGHT);
}

static float amount_width(const struct ui *ui, const char *amount)
{
    const struct ui_words number = amount_style(ui, 0);
    return fmaxf(ui_px(ui, 60), ui_write_width(ui, &number, amount) + 4);
}

static void amount_text(const struct ace_step *s, char out[24])
{
    *out = '\0';
    if (s->kind >= ACE_STEP_BASE)
        snprintf(out, 24,
                 s->kind == ACE_STEP_BASE ? "%d"
                 : s->amount < 0          ? "−%d"
                                          : "+%d",
                 abs(s->amount));
}

/* A number at the right end of its line; returns how much of it that takes. */
static float amount_draw(const struct ui *ui, struct canvas *c, struct rect r, uint32_t colour,
                         const char *amount)
{
    const struct ui_words number = amount_style(ui, colour);
    const float w = amount_width(ui, amount);
    ui_write(c, ui, &number, amount, rect_make(rect_right(r) - ui_px(ui, 40) - w, r.y, w, r.h));
    return w;
}

static void leader_draw(const struct ui *ui, struct canvas *c, struct rect r, float from, float to)
{
    for (float q = from; q < to; q += ui_px(ui, 17))
        canvas_fill(c, rect_make(q, r.y + r.h * 0.58F, ui_px(ui, 8), fmaxf(1, ui_px(ui, 2))),
                    ACE_EDGE);
}

static void row_draw(const struct stage *st, struct canvas *c, struct rect r,
                     const struct ace_step *s, int kind, bool hot)
{
    CARRE_ASSERT(s && kind >= 0 && kind < ACE_KINDS);
    const struct ui *ui = &st->ui;
    char amount[24];
    amount_text(s, amount);
    if (hot)
        canvas_panel(c, rect_inset_xy(r, ui_px(ui, 14), 1),
                     &(struct panel){.fill = 0xF2871C30U,
                                     .radius = ui_px(ui, 8),
                                     .line = ACE_EMBER,
                                     .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    const float sign = fminf(r.h * 0.72F, ui_px(ui, 40)), left = ui_px(ui, 34);
    ui_icon(c, ui, ace_step_icon(st, s), rect_make(r.x + left, r.y + (r.h - sign) / 2, sign, sign),
            is_penalty(s)             ? ui->theme->bad
            : s->kind > ACE_STEP_BASE ? ui->theme->good
                                      : ui->theme->text);
    const float nw = *amount ? amount_draw(ui, c, r, amount_colour(ui, s), amount) : 0;
    struct strbuf text = STRBUF_EMPTY;
    ace_step_words(st, s, kind, &text);
    struct ui_words words =
        UI_LINE(&ace_text, 25, is_penalty(s) ? ui->theme->bad : ui->theme->text, TEXT_LEFT);
    const float x = r.x + left + ui_px(ui, 62);
    struct rect box = rect_make(x, r.y, rect_right(r) - ui_px(ui, 54) - nw - x, r.h);
    struct rect took = ui_write(c, ui, &words, strbuf_text(&text), box);
    strbuf_free(&text);
    if (*amount)
        leader_draw(ui, c, r, rect_right(took) + ui_px(ui, 16), rect_right(box) - ui_px(ui, 8));
}

static float row_height(const struct stage *st, struct rect r, const struct ace_step *s, int kind,
                        float one)
{
    const struct ui *ui = &st->ui;
    struct strbuf text = STRBUF_EMPTY;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    ace_step_words(st, s, kind, &text);
    char amount[24];
    amount_text(s, amount);
    /* as row_draw leaves it */
    const float room = r.w - ui_px(ui, 150) - (*amount ? amount_width(ui, amount) : 0);
    const bool long_text = ui_write_width(ui, &least, strbuf_text(&text)) > room;
    const float lines = long_text ? ui_write_height(ui, &least, strbuf_text(&text), room) + 2 : 0;
    strbuf_free(&text);
    return long_text ? fmaxf(fmaxf(one, ui_least(ui) * 2.5F), lines) : one;
}

static float row_least(const struct stage *st, struct rect r, int n)
{
    return fmaxf(fminf(ui_px(&st->ui, 58), r.h / (float)(n ? n : 1)), ui_least(&st->ui) * 1.25F);
}

/* Rows make one another smaller until they fit; when they do not, the latest are those that show.
 * The first of them; 0: all are there. */
static int first_shown(const struct stage *st, struct rect r, const struct ace_steps *steps,
                       int kind)
{
    const float one = row_least(st, r, steps->n);
    float all = 0, some = one;
    int first = steps->n;
    for (int i = 0; i < steps->n; i++)
        all += row_height(st, r, &steps->step[i], kind, one);
    if (all <= r.h + 1)
        return 0;
    while (first > 0 && some + row_height(st, r, &steps->step[first - 1], kind, one) <= r.h + 1)
        some += row_height(st, r, &steps->step[--first], kind, one);
    return first;
}

static struct rect whole_spot(const struct stage *st, struct rect r, int n)
{
    return rect_inset_xy(rect_make(r.x, r.y, r.w, row_least(st, r, n)), ui_px(&st->ui, 14), 1);
}

bool ace_sum_hides(const struct stage *st, struct rect *spot)
{
    const struct ace_state *k = look(st);
    const struct preview *p = &k->preview;
    const struct rect r = ace_count_rows(st);
    if (k->told.on || !p->n || st->suspense || k->mode == MODE_ARM || ace_panel_open(st) ||
        !stage_caught_up(st))
        return false;
    *spot = whole_spot(st, r, p->steps.n);
    return first_shown(st, r, &p->steps, p->list[p->which].claim.kind) > 0;
}

/* The first lines as one. */
static void rest_draw(const struct stage *st, struct canvas *c, struct rect r,
                      const struct ace_step *last, int n)
{
    CARRE_ASSERT(last && n > 0);
    const struct ui *ui = &st->ui;
    const struct item *item = items_get(st->items, item_id("sum", 0));
    const struct rect spot = rect_inset_xy(r, ui_px(ui, 14), 1);
    char text[60], amount[16];
    float x = r.x + ui_px(ui, 34);
    if (item) {
        const float cap = ui_key_width(ui, item, 20);
        canvas_panel(c, spot,
                     &(struct panel){.fill = item->hovered ? ACE_HOVERED : ui->theme->well,
                                     .radius = ui_px(ui, 8),
                                     .line = item->hovered ? ACE_EMBER : ACE_EDGE,
                                     .line_width = fmaxf(1, ui_px(ui, 2))});
        if (cap > 0)
            ace_key(c, ui, item, (struct point){x + cap / 2, r.y + r.h / 2}, 18, CAP_PLAIN);
        x += cap > 0 ? cap + ui_px(ui, 12) : 0;
    }
    snprintf(amount, sizeof amount, "%d", last->total);
    const float nw = amount_draw(ui, c, r, ui->theme->text, amount);
    snprintf(text, sizeof text, i18n_plural("%d more line", "%d more lines", (unsigned long)n), n);
    const struct ui_words words = UI_LINE(&ace_text, 25, ui->theme->soft, TEXT_LEFT);
    const struct rect box = rect_make(x, r.y, rect_right(r) - ui_px(ui, 54) - nw - x, r.h);
    const struct rect took = ui_write(c, ui, &words, text, box);
    leader_draw(ui, c, r, rect_right(took) + ui_px(ui, 16), rect_right(box) - ui_px(ui, 8));
}

void ace_sum_draw(const struct stage *st, struct canvas *c, struct rect r,
                  const struct ace_steps *steps, int kind, bool telling)
{
    CARRE_ASSERT(steps && steps->n >= 0);
    const float one = row_least(st, r, steps->n);
    const int first = first_shown(st, r, steps, kind);
    float y = r.y;
    canvas_tag(c, "sum");
    if (first) {
        rest_draw(st, c, rect_make(r.x, y, r.w, one), &steps->step[first - 1], first);
        y += one;
    }
    for (int i = first; i < steps->n; i++) {
        const float h = row_height(st, r, &steps->step[i], kind, one);
        row_draw(st, c, rect_make(r.x, y, r.w, h), &steps->step[i], kind,
                 telling && i == steps->n - 1);
        y += h;
    }
    canvas_tag(c, "count");
}

/* ---- the whole sum, over the middle */

static struct rect panel_rows(const struct stage *st, struct rect body)
{
    const struct rect panel = look(st)->at.panel;
    return rect_make(panel.x, body.y, panel.w, body.h - ace_damage_height(&st->ui));
}

/* Line i of the panel; after the last one: where it would be. */
static struct rect panel_row(const struct stage *st, struct rect rows, int i)
{
    CARRE_ASSERT(i >= 0 && i <= look(st)->preview.steps.n);
    const struct preview *p = &look(st)->preview;
    const float one = row_least(st, rows, p->steps.n);
    float y = rows.y - look(st)->scroll;
    for (int k = 0; k < i; k++)
        y += row_height(st, rows, &p->steps.step[k], p->list[p->which].claim.kind, one);
    return rect_make(
        rows.x, y, rows.w,
        i < p->steps.n ? row_height(st, rows, &p->steps.step[i], p->list[p->which].claim.kind, one)
                       : 0);
}

void ace_sum_items(struct stage *st, struct items *it, struct rect body)
{
    struct ace_state *k = look(st);
    const struct preview *p = &k->preview;
    const struct rect rows = panel_rows(st, body);
    k->scroll_most = fmaxf(0, panel_row(st, rows, p->steps.n).y + k->scroll - rect_bottom(rows));
    k->scroll = fminf(fmaxf(0, k->scroll), k->scroll_most);
    items_push_clip(it, rows);
    for (int i = 0; i < p->steps.n; i++) {
        const struct ace_step *s = &p->steps.step[i];
        struct strbuf words = STRBUF_EMPTY;
        ace_step_words(st, s, p->list[p->which].claim.kind, &words);
        if (s->kind >= ACE_STEP_BASE)
            strbuf_addf(&words, s->kind > ACE_STEP_BASE && s->amount > 0 ? " +%d" : " %d",
                        s->amount);
        items_add(it, (struct item){.id = item_id("step", i),
                                    .role = ITEM_TEXT,
                                    .name = strbuf_text(&words),
                                    .bounds = panel_row(st, rows, i)});
        strbuf_free(&words);
    }
    items_pop_clip(it);
}

void ace_sum_panel_draw(const struct stage *st, struct canvas *c, struct rect body)
{
    const struct preview *p = &look(st)->preview;
    const struct rect rows = panel_rows(st, body);
    canvas_push_clip(c, rows);
    canvas_tag(c, "sum");
    for (int i = 0; i < p->steps.n; i++) {
        const struct rect r = panel_row(st, rows, i);
        if (rect_meets(r, rows))
            row_draw(st, c, r, &p->steps.step[i], p->list[p->which].claim.kind, false);
    }
    canvas_pop_clip(c);
    const float end = fminf(panel_row(st, rows, p->steps.n).y + ui_px(&st->ui, 16),
                            rect_bottom(rows)),
                line = fmaxf(1, ui_px(&st->ui, 2.4F));
    canvas_fill(c, rect_make(rows.x + ui_px(&st->ui, 26), end, rows.w - ui_px(&st->ui, 52), line),
                ACE_EMBER);
    ace_damage_draw(st, c, rect_make(rows.x, end, rows.w, rect_bottom(body) - rect_bottom(rows)),
                    p->damage, true, 1);
    canvas_tag(c, "panel");
}
