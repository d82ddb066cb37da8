/* What an enemy says: one line in a bubble at his poster, when he is met and when he falls
 * (ace_story.h). Nobody waits for it: it goes by itself, and with anything pressed. */
#include "ace_moments.h"
#include "ace_paint.h"

#include "ace_story.h"
#include "ease.h"
#include "i18n.h"
#include "utf8.h"

#include <math.h>

enum { POP_MS = 200, GOES_MS = 100, LEAST_MS = 1600, LETTER_MS = 38, MOST_MS = 4200 };

static const char *line_of(const struct stage *st)
{
    const struct line *l = &look(st)->line;
    const struct ace_enemy *e = ace_enemy_of(&st->rules, l->face);
    return !e ? NULL : l->killed ? ace_story_killed(e->id) : ace_story_met(e->id);
}

/* As long as it takes to read it; Japanese says more with a letter. */
static int64_t lasts(const struct stage *st, const char *text)
{
    int64_t ms = 0;
    for (const char *at = text; *at;)
        ms += utf8_next(&at) >= 0x3000 ? 3 * LETTER_MS : LETTER_MS;
    return ui_ms(&st->ui, ms < LEAST_MS ? LEAST_MS : ms > MOST_MS ? MOST_MS : ms);
}

void ace_line_said(struct stage *st, card face, bool killed)
{
    if (!st->hurrying && !st->silent && !st->recap)
        look(st)->line = (struct line){.face = face, .killed = killed, .since = st->ui.now};
}

static int64_t left(const struct stage *st)
{
    const struct line *l = &look(st)->line;
    const char *text = l->since && !st->no_story ? line_of(st) : NULL;
    return text ? l->since + lasts(st, text) - st->ui.now : 0;
}

int ace_line_wait(const struct stage *st)
{
    const int64_t rest = left(st);
    if (rest <= 0)
        return STAGE_STILL;
    const bool comes = !st->ui.calm && st->ui.now - look(st)->line.since < ui_ms(&st->ui, POP_MS);
    return comes || rest <= GOES_MS ? 0 : (int)(rest - GOES_MS);
}

static const struct ui_words said = {
    .face = &ace_text, .size = 28, .colour = ACE_INK, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
#define PAD 22 /* left and right of the words; above and below less */

/* Between the poster and the count, over the gun. */
static struct rect bubble(const struct stage *st, const char *words)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const float pad = ui_px(ui, PAD), left = rect_right(at->poster) + ui_px(ui, 10),
                room = rect_right(at->aside) + ui_px(ui, 4) - left - 2 * pad;
    struct ui_words how = said; /* long words in large letters: smaller ones */
    how.most_px = ui_write_px(ui, &said, words, rect_make(0, 0, room, at->aside.h * 0.4F));
    const float w = fminf(room, ui_write_width(ui, &how, words) + 4),
                h = ui_write_height(ui, &how, words, w) + 2;
    return rect_make(left, at->aside.y, w + 2 * pad, h + 1.4F * pad);
}

float ace_line_bottom(const struct stage *st)
{
    struct strbuf words = STRBUF_EMPTY;
    if (left(st) <= 0)
        return look(st)->at.aside.y;
    strbuf_addf(&words, C_("somebody speaks", "“%s”"), line_of(st));
    const float y = rect_bottom(bubble(st, strbuf_text(&words)));
    strbuf_free(&words);
    return y;
}

/* From the bubble's lower corner to the face, below the headline: drops of one colour that run into
 * one another, ever smaller. */
static void tail(const struct stage *st, struct canvas *c, struct rect full, uint32_t colour,
                 float line)
{
    enum { DROPS = 44 };
    const struct ui *ui = &st->ui;
    const struct rect p = look(st)->at.poster;
    const struct point from = {full.x + ui_px(ui, PAD), rect_bottom(full) - ui_px(ui, 16)},
                       to = {p.x + p.w * 0.88F,
                             fmaxf(p.y + p.h * 0.27F, rect_bottom(full) + ui_px(ui, 40))};
    for (int i = 0; i < DROPS; i++) {
        const float k = (float)i / (DROPS - 1), d = roundf(ui_px(ui, 28 - 23 * k) + 2 * line);
        canvas_panel(c, rect_around(point_lerp(from, to, k), d, d),
                     &(struct panel){.fill = colour, .radius = d});
    }
}

/* All of it comes at once, words and bubble, and goes at once. */
void ace_line_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    if (left(st) <= 0 || ui->now < look(st)->line.since)
        return;
    struct strbuf words = STRBUF_EMPTY;
    strbuf_addf(&words, C_("somebody speaks", "“%s”"), line_of(st));
    const float pad = ui_px(ui, PAD), line = fmaxf(1.5F, ui_px(ui, 4)),
                t = ease_out_cubic(ease_progress(ui->now, look(st)->line.since, ui_ms(ui, POP_MS)));
    const struct rect full = bubble(st, strbuf_text(&words));
    canvas_tag(c, "bubble");
    canvas_push_fade(c, fminf(t, (float)left(st) / GOES_MS));
    canvas_push_shift(c, ui->calm ? 0 : (t - 1) * ui_px(ui, 30), 0);
    canvas_panel(c, rect_moved(full, ui_px(ui, 4), ui_px(ui, 6)),
                 &(struct panel){.fill = 0x00000088U, .radius = ui_px(ui, 26)});
    tail(st, c, full, ACE_RUST, line);
    canvas_panel(
        c, full,
        &(struct panel){
            .fill = ACE_CANDLE, .radius = ui_px(ui, 26), .line = ACE_RUST, .line_width = line});
    tail(st, c, full, ACE_CANDLE, 0);
    ui_write(c, ui, &said, strbuf_text(&words), rect_inset_xy(full, pad, 0.7F * pad));
    canvas_pop_shift(c);
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
    strbuf_free(&words);
}
