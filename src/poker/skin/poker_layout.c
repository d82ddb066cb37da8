/* Where things lie: the grid of the concept art, stretched to the window.
 *
 * Top: a bar. Middle: the table, with the seats around it (poker_layout_seats.c), and pots, board
 * and labels between them. Bottom: what the game adds, the seat in front with its hand, and the
 * panel of what it can do; below that a strip of what has happened. Larger letters take from the
 * board and from portraits, never from words. Nothing moves from turn to turn. */
#include "poker_extra.h"
#include "poker_layout.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>

enum {
    PANEL = 740,
    POWERS = 496,
    POWERS_SEEN = 760,
    TALE = 432,
    CARD_W = 150,
    CARD_H = 210,
    BOARD_SEEN = 120
};
#define OWN_TILT 2.6F /* degrees of the hole cards in front… */
#define TILT 5.0F     /* …and of the others' */

/* What a finger has to hit is at least so high on the smallest screen, in pixels. */
static const float finger = 40;

struct rect poker_at(const struct stage *st, float x, float y, float w, float h)
{
    const float s = st->ui.scale;
    return rect_make((poker_look(st)->at.left + x) * s, y * s, w * s, h * s);
}

bool poker_large(const struct stage *st) { return poker_look(st)->at.u > 30; }

/* ---- the middle ---- */

static void middle(struct stage *st, struct poker_places *k, float top, float h, float reach)
{
    const float u = k->u, pots = fmaxf(84, u * 2.9F), under = fmaxf(50, u * 1.75F),
                gap = fmaxf(8, fminf(40, (h - pots - under - CARD_H) / 5));
    const float room = k->w - 2 * reach,
                more = fmaxf(
                    0, fminf(st->retold ? BOARD_SEEN : poker_dress(st)->board,
                             (h - pots - under - CARD_H - 4 * gap) / (st->retold ? 1.5F : 4)));
    const float board =
        fminf(CARD_H + (k->h > 1180 && !st->retold ? 30 : more), h - pots - under - 3 * gap - 16);
    const float y = top + (h - pots - board - under - 2 * gap) / 2,
                bets = k->plates <= 2 ? fmaxf(116, u * 4.6F) + 84 : 0;
    k->table =
        poker_at(st, fminf(252, reach - 100), top + 6, k->w - 2 * fminf(252, reach - 100), h - 6);
    k->pots = poker_at(st, reach + bets, y, room - 2 * bets, pots);
    k->board = poker_at(st, reach, y + pots + gap, room, board);
    k->under = poker_at(st, reach, y + pots + gap + board + gap, room, under);
    k->card_h = k->board.h;
    k->card_w = k->board.h / LAYOUT_CARD;
    k->banner = poker_at(st, -k->left, y + pots, k->w + 2 * k->left, fmaxf(148, u * 4.4F));
}

/* A bet keeps clear of the cards on the table: beside their row, or above it. */
static void clear_board(struct stage *st, struct poker_places *k)
{
    const float gap = ui_px(&st->ui, 14), w = fminf(k->board.w, 5 * k->card_w + 4 * gap);
    const struct rect row = rect_make(k->board.x + (k->board.w - w) / 2, k->board.y, w, k->board.h);
    for (int s = 0; s < st->rules.nseats; s++) {
        struct poker_seat_places *p = &k->seat[s];
        if (rect_empty(p->bet) || rect_empty(rect_common(p->bet, row)))
            continue;
        const float beside = p->left ? row.x - gap - p->bet.w : rect_right(row) + gap,
                    aside = fabsf(beside - p->bet.x), up = rect_bottom(p->bet) - row.y + gap / 2;
        const struct rect r = rect_make(beside, p->bet.y, p->bet.w, p->bet.h);
        if (up < aside || !rect_empty(rect_common(r, p->cards)))
            p->bet.y -= up;
        else
            p->bet = r;
    }
}

int poker_to_come(const struct stage *st, const struct board *b)
{
    static const int8_t left[HOLDEM_STREETS] = {5, 2, 1, 0};
    const int street = b->num[HOLDEM_STREET];
    return (street >= 0 && street < HOLDEM_STREETS ? left[street] : 0) + poker_look(st)->deals;
}

int poker_board_places(const struct stage *st, const struct board *b)
{
    const int all = board_count(b, HOLDEM_BOARD) + poker_to_come(st, b);
    return all < 3 ? 5 : all > POKER_BOARD_MOST ? POKER_BOARD_MOST : all;
}

struct rect poker_board_spot(const struct stage *st, const struct board *b, int i)
{
    CARRE_ASSERT(i >= 0 && i < CELLS);
    const struct poker_places *k = &poker_look(st)->at;
    if (poker_theatre_on(st))
        return poker_theatre_board_spot(st, b, i);
    const int n = poker_board_places(st, b);
    const float gap = ui_px(&st->ui, 14),
                w = fminf(k->card_w, (k->board.w - gap * (float)(n - 1)) / (float)n),
                h = w * LAYOUT_CARD;
    const float x = k->board.x + (k->board.w - w * (float)n - gap * (float)(n - 1)) / 2;
    return rect_make(x + (w + gap) * (float)i, k->board.y + (k->board.h - h) / 2, w, h);
}

/* ---- the bottom ---- */

/* The presets are of one width, unless not even the short names have room in it: then each has what
 * its name needs, and a part of the rest. */
static void presets(struct stage *st, struct poker_places *k, struct rect row)
{
    const float gap = ui_px(&st->ui, 10), edge = ui_px(&st->ui, 18),
                even = rect_column(row, 0, PRESETS, gap).w;
    float need[PRESETS], all = 0, most = 0, x = row.x;
    for (int i = 0; i < PRESETS; i++) {
        need[i] = poker_width(st, (struct ui_words){.size = 1},
                              poker_preset_name((enum poker_preset)i, false)) +
                  edge;
        all += need[i];
        most = fmaxf(most, need[i]);
    }
    const float rest = (row.w - gap * (PRESETS - 1) - all) / PRESETS;
    for (int i = 0; i < PRESETS; i++) {
        k->preset[i] = most <= even ? rect_column(row, i, PRESETS, gap)
                                    : rect_make(x, row.y, need[i] + rest, row.h);
        x += need[i] + rest + gap;
    }
}

static void actions(struct stage *st, struct poker_places *k, float x, float y, float w, float h)
{
    const float u = k->u, hit = finger / st->ui.scale, in = x + 16, iw = w - 32, gap = 10;
    const float head = fmaxf(40, u * 1.5F), preset = fmaxf(fmaxf(62, u * 2.75F), hit),
                slide = fmaxf(fmaxf(48, u * 1.5F), hit);
    const float y1 = y + 8 + head, y2 = y1 + preset + gap, y3 = y2 + slide + gap,
                last = y + h - 12 - y3;
    k->actions = poker_at(st, x, y, w, h);
    k->headline = poker_at(st, in, y + 6, iw, head);
    presets(st, k, poker_at(st, in, y1, iw, preset));
    const float step = fmaxf(fmaxf(72, u * 2), hit), field = fmaxf(130, u * 5.2F);
    k->less = poker_at(st, in, y2, step, slide);
    k->slider = poker_at(st, in + step + 12, y2, iw - 2 * step - field - 36, slide);
    k->more = poker_at(st, in + iw - field - step - 12, y2, step, slide);
    k->amount = poker_at(st, in + iw - field, y2, field, slide);
    const float third = (iw - 2 * gap) / 3;
    k->fold = poker_at(st, in, y3, third * 0.88F, last);
    k->call = poker_at(st, in + third * 0.88F + gap, y3, third, last);
    k->raise = poker_at(st, in + third * 1.88F + 2 * gap, y3, third * 1.12F, last);
    const float least = poker_dress(st)->ahead;
    k->ahead = poker_at(st, in, y2, least > 0 ? fminf(iw, fmaxf(least, u * 13)) : iw, slide);
}

/* The player who sits in front: plate and hand, side by side, or with large letters one over the
 * other. */
static void own(struct stage *st, struct poker_places *k, float x, float y, float w, float h)
{
    const float u = k->u,
                name = fmaxf(fmaxf(34, u * 1.6F),
                             st->privacy == PRIVACY_PEEK ? finger / st->ui.scale : 0),
                line = fmaxf(38, u * 1.45F);
    struct poker_seat_places *o = &k->own;
    *o = (struct poker_seat_places){.left = true};
    const float named = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 1},
                                    stage_name(st, st->me)) /
                            st->ui.scale +
                        26;
    /* very large letters: the cards come before what an action is called on the plate */
    const float side = fmaxf(fmaxf(196, u * (poker_large(st) ? 6 : 7.6F)), fminf(named, w * 0.5F));
    const bool over = w - side < (h - name) / LAYOUT_CARD * 1.2F;
    float hx = x, hy = y, hw = w, hh = h - name - 6;
    if (over) {
        const float plate = line * 1.05F + 8;
        o->plate = poker_at(st, x, y, w, plate);
        o->name = poker_at(st, x + 12, y + 4, w * 0.56F - 12, plate - 8);
        o->chips = poker_at(st, x + w * 0.57F, y + 4, w * 0.43F - 12, plate - 8);
        hy += plate + 6, hh -= plate + 6;
        o->button =
            (struct point){(k->left + x + w - 10) * st->ui.scale, (y + plate + 14) * st->ui.scale};
    } else {
        const struct poker_dress *d = poker_dress(st);
        const float beside = d->hand_gap, cards = (h - name - 6) / LAYOUT_CARD * 1.95F + 30,
                    all = fminf(w, side + beside + cards), x0 = x + (w - all) / 2;
        const float plate = line * 3 + 14, off = d->face_gap,
                    face = fminf(fminf(168, side - 20), h - plate - off - 2);
        o->plate = poker_at(st, x0, y + h - plate, side, plate);
        if (face > 60)
            o->portrait =
                poker_at(st, x0 + (side - face) / 2, y + h - plate - off - face, face, face);
        o->name = poker_at(st, x0 + 10, y + h - plate + 6, side - 20, line);
        o->chips = poker_at(st, x0 + 10, y + h - plate + 6 + line, side - 20, line);
        o->label = poker_at(st, x0 + 10, y + h - plate + 6 + 2 * line, side - 20, line);
        o->button = (struct point){(k->left + x0 + side - 2) * st->ui.scale,
                                   (y + h - plate) * st->ui.scale};
        if (face > 100 && d->dealer_at_face)
            o->button = (struct point){rect_right(o->portrait) + ui_px(&st->ui, 22),
                                       rect_bottom(o->portrait) - ui_px(&st->ui, 4)};
        hx = x0 + side + beside, hw = all - side - beside;
    }
    k->hand = poker_at(st, hx, hy, hw, hh);
    /* Where a look goes on, the button stands beside what the hand makes; with large letters it has
     * the line to itself. */
    const float words =
        poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18}, _("Hide")) /
            st->ui.scale +
        24;
    const float peek = st->covered || (st->peeking && words > hw * 0.48F) ? hw
                       : st->peeking                                      ? fminf(words, hw * 0.48F)
                                                                          : 0;
    /* a long name reaches beyond the hand */
    const float beside = hw - peek - 8, room = x + w - hx - peek - 8;
    const float rest = st->covered    ? hw
                       : !st->peeking ? hw
                       : beside <= 0  ? 0
                                      : fmaxf(beside, fminf(room, u * 13));
    k->peek = poker_at(st, hx, y + h - name, peek, name);
    k->hand_name = poker_at(st, st->peeking ? hx + peek + 8 : hx, y + h - name, rest, name);
    o->cards = k->hand;
}

/* What can be done, or what is told in its place; nothing stands there where moves are told beside
 * the table. */
static float panel_w(const struct stage *st, const struct poker_places *k)
{
    return st->retold == RETOLD_NOT || st->retold == RETOLD_WITHIN ? fmaxf(PANEL, k->u * 20.6F) : 0;
}

struct rect poker_told_at(const struct stage *st) { return poker_look(st)->at.actions; }

/* What stands beside the hand, the game's powers or the hand told line by line; 0: letters leave no
 * room. Who sits in front has as much in either case: between that and the panel. */
static float aside_w(const struct stage *st, const struct poker_places *k)
{
    const float most = (k->w - 20 - panel_w(st, k) - POKER_MARGIN) * 0.46F,
                tale = fmaxf(TALE, k->u * 24);
    return poker_more(st)->draw_powers ? fminf(st->retold ? POWERS_SEEN : POWERS, most)
           : st->retold                ? 0
           : tale <= most              ? fminf(tale + (k->w - 1920) * 0.3F, most)
                                       : 0;
}

static void bottom(struct stage *st, struct poker_places *k, float y, float h)
{
    const bool extra = poker_more(st)->draw_powers;
    const float panel = panel_w(st, k), ax = k->w - 20 - panel, aside = aside_w(st, k);
    actions(st, k, ax, y, panel, h);
    k->powers = extra ? poker_at(st, POKER_MARGIN, y, aside, h) : (struct rect){0};
    k->tale = extra || aside <= 0 ? (struct rect){0} : poker_at(st, POKER_MARGIN, y, aside, h);
    const float x = POKER_MARGIN + (aside > 0 ? aside + 24 : 0), in = poker_large(st) ? 10 : 0;
    own(st, k, x + in, y, ax - 20 - x - 2 * in, h - in);
    /* its bet lies on the table's lower edge, in the middle */
    const struct rect o = k->own.plate;
    k->own.bet = poker_at(st, k->w / 2 - 220, 0, 440, 0);
    (void)o;
}

void poker_measure(struct stage *st)
{
    struct poker_state *own_state = poker_look(st);
    struct poker_places *k = &own_state->at;
    const struct ui *ui = &st->ui;
    if (!own_state->started) {
        own_state->started = true;
        own_state->turn_from = -1;
        own_state->turn_to = poker_turn(st, &st->shown.b);
    }
    const float wide = ui->w / ui->scale, hit = finger / ui->scale;
    k->shared = st->privacy != PRIVACY_ONE;
    const struct ui own_ui = poker_ui(st);
    k->u = ui_least(&own_ui) / ui->scale;
    k->w = fminf(wide, 2500);
    k->left = (wide - k->w) / 2;
    k->h = ui->h / ui->scale;

    const struct poker_extra *more = poker_more(st);
    const float u = k->u,
                bar = fmaxf(fmaxf(more->bar, fmaxf(58, u * (poker_large(st) ? 1.8F : 1.7F))),
                            hit + 6);
    /* told beside the hand, nothing has to be told again at the foot */
    const bool tells = !more->draw_powers && aside_w(st, k) > 0;
    const bool seen = st->retold != RETOLD_NOT;
    const float line = fmaxf(40, u * 1.5F),
                strip = tells || (seen && st->retold != RETOLD_ALONE) ? 0 : line;
    const float lowest = fmaxf(40, u * 1.5F) + fmaxf(fmaxf(62, u * 2.75F), hit) +
                         fmaxf(fmaxf(48, u * 1.5F), hit) + fmaxf(fmaxf(104, u * 2.9F), hit) + 46 +
                         fmaxf(0, k->h - 1180) * 0.12F + (tells ? line * 0.4F : 0),
                low = seen ? lowest * 1.28F : lowest; /* a larger hand */
    const float low_y = k->h - strip - 14 - low, top = bar + 8;
    k->bar = poker_at(st, -k->left, 0, wide, bar);
    k->menu = poker_at(st, 12, (bar - fmaxf(48, hit)) / 2, fmaxf(52, hit), fmaxf(48, hit));
    const float track = fminf(620, fmaxf(464, u * 25)) / 2;
    k->track = poker_at(st, k->w * 0.5F - track, 4, track * 2, bar - 8);
    k->blinds = poker_at(st, k->w * 0.5F + track + 16, 4, k->w * 0.5F - track - 16 - 24, bar - 8);
    const bool low_strip = !tells && strip < hit;
    const float icons = seen ? 24 : 12 + (low_strip ? 5 : 4) * (fmaxf(52, hit) + 8) + 8;
    k->title = poker_at(st, icons, 4, k->w * 0.5F - track - 12 - icons, bar - 8);
    const float reach = poker_seats(st, k, top, low_y - top - 10);
    const float row = poker_far_row(st, k, low_y - top - 10);
    middle(st, k, top + row, low_y - top - 12 - row, reach);
    k->table.y -= row * 0.6F * ui->scale; /* its far rim lies under the plates there */
    k->table.h += row * 0.6F * ui->scale;
    clear_board(st, k);
    bottom(st, k, low_y, low);
    k->own.bet =
        rect_make(k->under.x + k->under.w * 0.36F, k->under.y, k->under.w * 0.28F, k->under.h);
    k->history = poker_at(st, POKER_MARGIN, k->h - strip - 7, k->w - 2 * POKER_MARGIN, strip);
    const float words =
        poker_width(st, (struct ui_words){.size = 20}, _("History")) / ui->scale + 24 + u * 2.4F;
    const float head = fmaxf(line, hit);
    k->log = low_strip ? rect_moved(k->menu, 4 * (k->menu.w + ui_px(ui, 8)), 0)
             : tells
                 ? poker_at(st, POKER_MARGIN + aside_w(st, k) - words - 10, low_y + 10, words, head)
                 : poker_at(st, k->w - POKER_MARGIN - words, k->h - strip - 7, words, strip);
    if (more->measure)
        more->measure(st);
    poker_theatre_follow(st);
    poker_theatre_measure(st);
    poker_follow_hand(st);
    poker_follow_price(st);
}

struct rect poker_own_spot(const struct stage *st, int i)
{
    struct rect r = poker_hole_spot(st, st->me, i, NULL);
    if (i + 1 < board_count(&st->shown.b, HOLDEM_HAND + st->me)) {
        const struct rect next = poker_hole_spot(st, st->me, i + 1, NULL);
        if (next.x > r.x)
            r.w = fminf(r.w, next.x - r.x);
    }
    return r;
}

struct rect poker_hole_spot(const struct stage *st, int who, int i, float *angle)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct poker_places *k = &poker_look(st)->at;
    const struct poker_extra *more = poker_more(st);
    struct rect staged;
    if (angle)
        *angle = 0;
    if (poker_theatre_hole_spot(st, who, i, &staged, angle))
        return staged;
    if (more->hole)
        return more->hole(st, who, i, angle);
    if (angle && !st->ui.calm) /* as a hand holds them */
        *angle = (i ? 1.0F : -1.0F) * (who == st->me ? OWN_TILT : TILT);
    if (who == st->me) {
        const struct rect r = k->hand;
        /* beside large letters the second lies on the first, whose index stays in sight */
        const float apart = poker_large(st) ? 0.78F : 1.08F;
        const float h = fminf(r.h - ui_px(&st->ui, 14),
                              (r.w - ui_px(&st->ui, 16)) / (apart + 0.96F) * LAYOUT_CARD),
                    w = h / LAYOUT_CARD, step = fminf(w * apart, r.w - w);
        const float x = r.x + (r.w - w - step) / 2;
        return rect_make(x + step * (float)i, r.y + (r.h - h) / 2, w, h);
    }
    const struct rect r = k->seat[who].cards;
    const float w = r.h / LAYOUT_CARD;
    return rect_make(r.x + (r.w - w) * (float)i, r.y, w, r.h);
}
