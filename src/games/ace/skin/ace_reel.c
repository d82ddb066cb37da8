/* ace_reel.c - where the things of a duel lie while it is seen again, and the box beside the gun.
 */
#include "ace_reel.h"

#include "ace_controls.h"
#include "ace_count.h"
#include "ace_paint.h"
#include "ace_tell.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* design units */
enum { EDGE = 36, GAP = 40, MIDDLE_MOST = 1240, HEIGHT_MOST = 1060, LIFTED = 56 };

void ace_reel_measure(struct stage *st, struct places *at)
{
    const float s = st->ui.scale, w = (st->ui.w - st->reel) / s, all = st->ui.h / s;
    CARRE_ASSERT(s > 0 && w > 0);
    /* what is higher is air above and below */
    const float h = fminf(all, HEIGHT_MOST), y = EDGE + (all - h) / 2,
                low = y + h - 2 * EDGE + 6; /* of all that stands at the bottom */
    const float poster = at->u > 30   ? 470
                         : at->u > 20 ? 430
                                      : 410,
                middle = fminf(w - 2 * EDGE - poster - GAP, MIDDLE_MOST),
                left = EDGE + (w - 2 * EDGE - poster - GAP - middle) / 2, x = left + poster + GAP,
                hand = fminf(h * 0.35F, middle * 0.37F), hand_y = low - hand,
                high = hand_y - LIFTED - 40 - y, gun = middle * 0.34F;
    at->poster = rect_make(left * s, (y - 6) * s, poster * s, (low - y + 12) * s);
    at->gun = rect_make(x * s, (y - 26) * s, gun * s, (high + 26) * s);
    at->count = rect_make((x + gun + 36) * s, y * s, (middle - gun - 36) * s, high * s);
    at->hand = rect_make(x * s, hand_y * s, middle * s, hand * s);
    at->keys = rect_make(x * s, (low + 4) * s, middle * s, 10 * s);
    at->header = rect_make(x * s, (hand_y - LIFTED - 40) * s, middle * s, 30 * s);
    at->panel = rect_make((x - 10) * s, y * s, (middle + 20) * s, (low - y) * s);
    at->aside = at->gun;
    at->row_gun = at->u > 30;
    if (at->row_gun) { /* the gun is a row between the count and the hand */
        const float row = at->u * 2;
        at->count = rect_make(x * s, y * s, middle * s, (high - row) * s);
        at->gun = rect_make(x * s, (y + high - row + 16) * s, middle * s, row * s);
        at->header = at->gun;
    }
    /* what has no place comes from beyond the edges and goes there */
    const float right = st->ui.w + 60 * s, below = st->ui.h + 60 * s;
    at->title = at->trail = at->buttons = rect_make(at->count.x, -200 * s, at->count.w, 92 * s);
    at->bonuses_title = rect_make(right, 118 * s, 334 * s, 38 * s);
    at->bonuses = rect_make(right, 162 * s, 334 * s, 246 * s);
    at->seals_title = rect_make(right, 424 * s, 334 * s, 38 * s);
    at->seals = rect_make(right, 468 * s, 334 * s, 92 * s);
    at->pile = rect_make((x + middle * 0.6F) * s, below, 96 * s, 134 * s);
    at->discard = rect_make((x + middle) * s, below, 96 * s, 134 * s);
    at->primary = at->second = at->third = rect_make(right, below, 334 * s, 72 * s);
}

/* ---- the box ---- */

/* What the box says: a head, words below it, and at its foot what is counted and how much of it. */
struct box {
    struct strbuf head, words;
    const char *what;
    char figure[16], foot[60];
};

static void head_of(const struct stage *st, const struct action *a, struct strbuf *out)
{
    const struct choice *c = stage_choice(st, a->kind, a->about);
    if (c)
        ace_choice_words(st, c, out);
}

/* The decision that comes. */
static void decides(const struct stage *st, const struct action *a, struct box *b)
{
    const int reloads = st->shown.b.num[ACE_RELOADS];
    head_of(st, a, &b->head);
    ace_advice_words(st, a, &b->words);
    if ((a->kind == ACE_DISCARD_DRAW || a->kind == ACE_RENEW) && reloads > 0) {
        b->what = _("Reloads");
        snprintf(b->foot, sizeof b->foot, "%d → %d", reloads, reloads - 1);
        snprintf(b->figure, sizeof b->figure, "−1");
    }
}

/* The shot that was fired last. */
static void fired(const struct stage *st, const struct fired *f, struct box *b)
{
    strbuf_add(&b->head, ace_kind_name(f->claim.kind));
    ace_claim_words(st, &f->claim, f->cards, f->ncards, &b->words);
    b->what = _("Damage");
    snprintf(b->figure, sizeof b->figure, "%d", f->damage);
}

static void foot_draw(const struct stage *st, struct canvas *c, struct rect r, const struct box *b)
{
    const struct ui *ui = &st->ui;
    const float pad = ui_px(ui, 30);
    const struct rect left = rect_make(r.x + pad, r.y, r.w * 0.56F - pad, r.h);
    const struct ui_words head = {.face = &typeface_ace,
                                  .size = 38,
                                  .place = TEXT_BOTTOM,
                                  .lines = 1},
                          foot = {.face = &ace_text,
                                  .size = 28,
                                  .colour = ui->theme->good,
                                  .place = TEXT_TOP,
                                  .lines = 1};
    if (*b->foot) {
        ui_write(c, ui, &head, b->what, rect_make(left.x, left.y, left.w, left.h * 0.5F));
        ui_write(c, ui, &foot, b->foot,
                 rect_make(left.x, left.y + left.h * 0.52F, left.w, left.h * 0.46F));
    } else {
        ui_write(c, ui, &UI_LINE(&typeface_ace, 38, 0, TEXT_LEFT), b->what, left);
    }
    ui_write(c, ui, &UI_LINE(&typeface_ace, 120 / ui->text, ui->theme->accent, TEXT_RIGHT),
             b->figure, rect_make(r.x + r.w * 0.58F, r.y, r.w * 0.42F - ui_px(ui, 40), r.h));
}

static void box_draw(const struct stage *st, struct canvas *c, struct rect r, const struct box *b)
{
    const struct ui *ui = &st->ui;
    const struct rect in = rect_inset_xy(r, ui_px(ui, 30), ui_px(ui, 24));
    const float foot = b->what ? ace_damage_height(ui) : 0, rule = fmaxf(1, ui_px(ui, 2.4F)),
                gap = ui_px(ui, 14);
    const struct ui_words head = {.face = &typeface_ace, .size = 52, .lines = 2},
                          words = {.face = &ace_text, .size = 30, .colour = ui->theme->soft};
    const float most = in.h - foot - gap;
    const struct rect took =
        ui_write(c, ui, &head, strbuf_text(&b->head), rect_make(in.x, in.y, in.w, most * 0.5F));
    const float y = rect_bottom(took) + gap;
    canvas_fill(c, rect_make(in.x, y, in.w, rule), ACE_EMBER);
    ui_write(c, ui, &words, strbuf_text(&b->words),
             rect_make(in.x, y + gap, in.w, in.y + most - y - gap));
    if (!b->what)
        return;
    canvas_fill(c, rect_make(in.x, rect_bottom(r) - foot - gap, in.w, rule), ACE_EMBER);
    foot_draw(st, c, rect_make(r.x, rect_bottom(r) - foot - ui_px(ui, 8), r.w, foot), b);
}

bool ace_reel_draw(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ace_state *k = look(st);
    struct box b = {.head = STRBUF_EMPTY, .words = STRBUF_EMPTY};
    if (!st->reel)
        return false;
    CARRE_ASSERT(k->nfired >= 0 && k->nfired <= FIRED_MOST);
    if (st->hinted && st->hint.kind != ACE_SHOOT)
        decides(st, &st->hint, &b);
    else if (!st->hinted && k->nfired > 0)
        fired(st, &k->fired[k->nfired - 1], &b);
    const bool some = b.head.length > 0;
    if (some)
        box_draw(st, c, r, &b);
    strbuf_free(&b.head);
    strbuf_free(&b.words);
    return some;
}
