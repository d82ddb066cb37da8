/* Moments of poker as they are seen: chips on their way, who won what, words over the table. */
#include "poker_moments.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"

#include <math.h>

static struct point where(const struct stage *st, int who)
{
    CARRE_ASSERT(who == POKER_TABLE || (who >= 0 && who < st->shown.b.nseats));
    const struct poker_places *at = &poker_look(st)->at;
    if (who == POKER_TABLE)
        return rect_centre(at->pots);
    return rect_centre(rect_empty(at->seat[who].plate) ? at->own.plate : at->seat[who].plate);
}

void poker_draw_flows(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    if (st->ui.calm)
        return;
    canvas_tag(c, "chips");
    for (int i = 0; i < k->nflows; i++) {
        const struct poker_flow *f = &k->flow[i];
        struct point a = where(st, f->from), b = where(st, f->to);
        if (f->to == POKER_TABLE) /* as far as in front of the seat */
            b = rect_centre(rect_empty(k->at.seat[f->from].plate) ? k->at.own.bet
                                                                  : k->at.seat[f->from].bet);
        for (int n = 0; n < FLOW_CHIPS; n++) {
            const float t = ease_progress(st->ui.now, f->since + ui_ms(&st->ui, STAGGER_MS * n),
                                          ui_ms(&st->ui, FLOW_MS));
            if (t <= 0 || t >= 1)
                continue;
            const float side = ui_px(&st->ui, 44), jitter = ui_px(&st->ui, 4) * (float)(n % 3 - 1);
            const struct point p = ease_arc(a, b, 0.10F, ease_out_cubic(t));
            poker_chips(c, st, rect_around((struct point){p.x + jitter, p.y + jitter}, side, side),
                        1);
        }
    }
    canvas_tag(c, NULL);
}

/* Who won what with which hand stands below the board until the next hand. */
static void draw_won(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct ui_words how = {.face = st->ui.theme->strong,
                                 .size = 28,
                                 .colour = st->ui.theme->text,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE,
                                 .lines = 2};
    if (!k->winners || !k->won_words[0])
        return;
    const float pad = ui_px(&st->ui, 24),
                w = fminf(k->at.under.w, poker_width(st, how, k->won_words) + 2 * pad),
                h = k->at.under.h;
    const bool one = poker_fits(st, how, k->won_words, w - pad);
    const struct ui ui = poker_ui(st);
    const float least = ui_write_height(&ui, &(struct ui_words){.face = how.face, .size = 1},
                                        k->won_words, w - pad) +
                        4,
                tall = fmaxf(one ? h : h * 1.5F, least);
    const struct rect r =
        rect_make(k->at.under.x + (k->at.under.w - w) / 2, k->at.under.y - (tall - h) / 2, w, tall);
    canvas_tag(c, "won");
    poker_panel(c, st, r, 12, poker_colour(st, POKER_WON_BOX), poker_colour(st, POKER_GOLD), 2.4F);
    poker_write(c, st, how, k->won_words, rect_inset_xy(r, pad * 0.5F, 0));
    canvas_tag(c, NULL);
}

void poker_draw_moment(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct poker_moment *m = &k->moment;
    const struct theme *t = st->ui.theme;
    draw_won(st, c);
    if (!poker_moment_on(st))
        return;
    const float ms = (float)(st->ui.now - m->since), whole = (float)m->ms;
    const float in = st->ui.calm
                         ? fminf(1, ms / 100)
                         : ease_out_cubic(fminf(1, ms / fmaxf(1, (float)ui_ms(&st->ui, 220))));
    const float out = fminf(1, (whole - ms) / fmaxf(1, (float)ui_ms(&st->ui, 160)));
    const struct rect b = k->at.banner;
    canvas_tag(c, "moment");
    canvas_push_fade(c, fmaxf(0, fminf(in, out)));
    canvas_fill(c, b, poker_colour(st, POKER_BANNER_BOX));
    for (int low = 0; low < 2; low++)
        canvas_fill(
            c,
            rect_make(b.x, low ? rect_bottom(b) - ui_px(&st->ui, 3) : b.y, b.w, ui_px(&st->ui, 3)),
            poker_colour(st, POKER_CYAN));
    const float side = b.h * 0.84F, pad = ui_px(&st->ui, 30), face = m->who >= 0 ? side + pad : 0;
    const struct ui_words big = {.face = t->strong,
                                 .size = 50,
                                 .place = m->under[0] ? TEXT_BOTTOM : TEXT_MIDDLE,
                                 .lines = 1},
                          small = {.size = 28, .colour = t->soft, .place = TEXT_TOP, .lines = 1};
    const float most = b.w * 0.8F - face,
                w = fminf(most,
                          fmaxf(poker_width(st, big, m->head), poker_width(st, small, m->under)) +
                              6),
                x = b.x + (b.w - w - face) / 2;
    if (m->who >= 0)
        poker_portrait(c, st, m->who, rect_make(x, b.y + (b.h - side) / 2, side, side));
    poker_write(c, st, big, m->head, rect_make(x + face, b.y, w, m->under[0] ? b.h * 0.58F : b.h));
    if (m->under[0])
        poker_write(c, st, small, m->under, rect_make(x + face, b.y + b.h * 0.60F, w, b.h * 0.34F));
    canvas_pop_fade(c);
    canvas_tag(c, NULL);
}
