/* Beside two boards: who is in for the halves of the pot, and the pot itself, cut in two. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* What stands below a contestant's name: chips, and what the hand makes on the cards that both
 * boards share. */
struct contestant {
    char chips[SPEC_WORDS], makes[POKER_NAME];
};

static struct contestant contestant(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int32_t won =
        spec_moments_of(st)->boards.won[0][s] + spec_moments_of(st)->boards.won[1][s];
    struct contestant o = {0};
    card lies[SPEC_BOARD_CARDS];
    char amount[64];
    spec_board_cards(b, 0, lies);
    poker_amount(st, won ? won : b->num[HOLDEM_STACK + s], amount);
    if (won)
        snprintf(o.chips, sizeof o.chips, "+%s", amount);
    else
        snprintf(o.chips, sizeof o.chips, "%s",
                 holdem_all_in(b, s) ? C_("poker", "All-in") : amount);
    spec_makes(st, b, lies, b->num[SPEC_COMMON], s, o.makes);
    return o;
}

/* Measures that all contestants have in common. */
struct row {
    float each, box, face, card_w, card_h, lines, pad;
};

static struct row row_of(const struct stage *st, struct rect r)
{
    const struct board *b = &st->shown.b;
    const int n = seat_count((seatmask)b->num[HOLDEM_LIVE]);
    const float letter = spec_least(st), gap = ui_px(&st->ui, 20);
    struct row k = {
        .each = fminf((r.h - gap * (float)(n - 1)) / (float)(n ? n : 1), ui_px(&st->ui, 260)),
        .pad = ui_px(&st->ui, 14)};
    float need = 0, makes = 0;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s)) {
            const struct contestant o = contestant(st, s);
            need = fmaxf(
                need,
                6 + fmaxf(
                        poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    stage_name(st, s)),
                        poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    o.chips)));
            makes = fmaxf(makes, 6 + poker_width(st, (struct ui_words){.size = 18}, o.makes));
        }
    k.box = fminf(k.each * 0.84F, fmaxf(ui_px(&st->ui, 206), letter * 6.0F));
    k.lines = k.box > letter * 5.0F ? 3 : 2;
    k.face = fminf(k.box * 0.62F, r.w * 0.2F);
    k.card_h = fminf(k.box * 0.84F, r.w * 0.27F * LAYOUT_CARD);
    /* Words come first: cards get a little smaller for the faces; with large letters the faces go,
     * then the cards get smaller still. */
    const float cards = k.card_h / LAYOUT_CARD * 1.62F, most = r.w - k.pad * 4,
                room = most - (most - k.face - makes >= cards * 0.85F ? fmaxf(need, makes) : need),
                least = cards * 0.7F;
    if (room - k.face < least)
        k.face = 0;
    k.card_h = fminf(k.card_h, (room - k.face) / 1.62F * LAYOUT_CARD);
    k.card_w = k.card_h / LAYOUT_CARD;
    return k;
}

static void one_contestant(const struct stage *st, struct canvas *c, const struct row *k, int s,
                           struct rect r)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct contestant o = contestant(st, s);
    const float x = r.x + k->pad + (k->face > 0 ? k->face + k->pad * 0.8F : 0),
                cards = k->card_w * 1.62F, w = rect_right(r) - k->pad * 2 - cards - x;
    const struct ui_words makes = UI_LINE(t->plain, 21, t->soft, TEXT_LEFT);
    const bool won = spec_moments_of(st)->boards.won[0][s] + spec_moments_of(st)->boards.won[1][s] >
                     0,
               three = k->lines > 2 && o.makes[0] && poker_fits(st, makes, o.makes, w);
    const float line = fminf(r.h / (three ? 3.4F : 2.4F), spec_least(st) * 2.7F),
                top = r.y + (r.h - line * (three ? 3 : 2)) / 2;
    if (won)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.7F);
    spec_box(c, st, r, SPEC_GLASS_RGB, won ? spec_colour(st, SPEC_LAMP) : SPEC_BRASS_RGB,
             won ? 3 : 1.6F);
    if (k->face > 0)
        poker_portrait(c, st, s,
                       rect_make(r.x + k->pad, r.y + (r.h - k->face) / 2, k->face, k->face));
    poker_write(c, st, UI_LINE(t->strong, 29, 0, TEXT_LEFT), stage_name(st, s),
                rect_make(x, top, w, line));
    poker_write(c, st, UI_LINE(t->strong, 23, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_LEFT),
                o.chips, rect_make(x, top + line, w, line));
    if (three)
        poker_write(c, st, makes, o.makes, rect_make(x, top + line * 2, w, line));
    for (int i = 0; i < board_count(b, HOLDEM_HAND + s) && i < 3 && k->card_h > 8; i++)
        spec_draw_playing(st, c, board_face(b, HOLDEM_HAND + s, i),
                          rect_make(rect_right(r) - k->pad - cards + k->card_w * 0.62F * (float)i,
                                    r.y + (r.h - k->card_h) / 2, k->card_w, k->card_h),
                          st->ui.calm ? 0
                          : i         ? 4
                                      : -4);
}

void spec_contestants(const struct stage *st, struct canvas *c, struct rect r)
{
    const int n = seat_count((seatmask)st->shown.b.num[HOLDEM_LIVE]);
    const struct row k = row_of(st, r);
    /* the first above, the last below */
    const float air = (r.h - k.each * (float)n) / (float)(n > 1 ? n - 1 : 1);
    int i = 0;
    for (int s = 0; s < st->shown.b.nseats; s++)
        if (holdem_live(&st->shown.b, s))
            one_contestant(
                st, c, &k, s,
                rect_make(r.x,
                          (n > 1 ? r.y + (k.each + air) * (float)i++ : r.y + (r.h - k.each) / 2) +
                              (k.each - k.box) / 2,
                          r.w, k.box));
}

static void cut_coin(const struct stage *st, struct canvas *c, struct rect at, float away)
{
    (void)st;
    if (canvas_has_picture(c, "spec/cut-a") && canvas_has_picture(c, "spec/cut-b")) {
        canvas_picture(c, "spec/cut-a", rect_make(at.x - away, at.y, at.w / 2, at.h),
                       paint_plain());
        canvas_picture(c, "spec/cut-b", rect_make(at.x + at.w / 2 + away, at.y, at.w / 2, at.h),
                       paint_plain());
        return;
    }
    for (int i = 0; i < 2; i++) {
        canvas_push_clip(c, rect_make(at.x + (i ? at.w / 2 + away : -away), at.y, at.w / 2, at.h));
        canvas_ring(c, (struct point){at.x + at.w / 2 + (i ? away : -away), at.y + at.h / 2},
                    at.w / 2, at.w, SPEC_GOLD_RGB);
        canvas_ring(c, (struct point){at.x + at.w / 2 + (i ? away : -away), at.y + at.h / 2},
                    at.w * 0.34F, at.w, SPEC_AMOUNT_RGB);
        canvas_pop_clip(c);
    }
}

void spec_halves(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_boards *k = &spec_moments_of(st)->boards;
    const struct theme *t = st->ui.theme;
    char amount[64];
    const float coin = fminf(r.h * 0.8F, r.w * 0.26F), pad = ui_px(&st->ui, 14);
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    const struct rect at = rect_make(r.x + pad * 1.4F, r.y + (r.h - coin) / 2, coin, coin);
    cut_coin(st, c, at, coin * 0.09F);
    const float x = rect_right(at) + pad * 1.8F, w = rect_right(r) - pad - x;
    poker_amount(st, k->whole, amount);
    poker_write(c, st,
                (struct ui_words){.size = 23, .colour = t->soft, .place = TEXT_BOTTOM, .lines = 1},
                _("Pot"), rect_make(x, r.y, w, r.h * 0.28F));
    poker_write(c, st, UI_LINE(t->strong, 42, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_LEFT), amount,
                rect_make(x, r.y + r.h * 0.26F, w, r.h * 0.36F));
    const struct ui ui = poker_ui(st);
    const struct ui_words how = {.face = t->plain, .size = 21, .place = TEXT_TOP, .lines = 2};
    if (ui_write_height(&ui, &how, _("split in two"), w) <= r.h * 0.37F)
        poker_write(c, st, how, _("split in two"), rect_make(x, r.y + r.h * 0.61F, w, r.h * 0.37F));
}

void spec_brace(struct canvas *c, struct rect r)
{
    const float h = r.h / 0.862F; /* its tips are that far from its own edges */
    if (canvas_has_picture(c, "spec/brace"))
        canvas_picture(c, "spec/brace", rect_make(r.x, r.y - h * 0.064F, r.w, h), paint_plain());
}
