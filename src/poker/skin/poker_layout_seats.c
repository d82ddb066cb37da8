/* poker_layout_seats.c - the seats around the table: in a column on each side of it, clockwise from
 * the player who sits in front, and of many three at its far edge. */
#include "poker_extra.h"
#include "poker_layout.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "layout.h"

#include <math.h>

enum { MARGIN = POKER_MARGIN, FAR_CARDS = 150 /* beside a plate at the far edge */ };
enum {
    FAR = 3,
    MANY = 8,
    BOARD_LEAST = 150,
    BOARD_WIDE = 830,
    AIR = 6 /* between a hand and its bet */
};

static struct rect mirrored(const struct poker_places *k, struct rect r)
{
    return rect_make(k->w - r.x - r.w, r.y, r.w, r.h);
}

/* ---- seats around the table ---- */

/* In design units, for the left; the right one is its mirror. */
struct nook {
    struct rect plate, portrait, name, chips, label, row, cards, bet;
    struct point button;
};

/* Portrait above, cards beside it, plate below: where there is one seat a side. */
static void big_cell(const struct stage *st, float x, float y, float h, float col, struct nook *out)
{
    const struct poker_dress *d = poker_dress(st);
    const bool extra = poker_more(st)->draw_row;
    const float u = poker_look(st)->at.u, line = fmaxf(44, u * 1.55F),
                rows = extra ? fmaxf(44, u * 1.6F) : 0, last = fmaxf(38, u * 1.5F);
    const float plate = line + rows + last + 18, off = d->face_gap,
                face = fminf(200 - off, h - plate - off), card_h = fminf(129, face * 0.8F),
                card_w = card_h / LAYOUT_CARD;
    const float top = y + fmaxf(0, fminf(40, (h - face - plate - off) / 2));
    *out = (struct nook){.plate = rect_make(x, top + face + off, col, plate),
                         .portrait = rect_make(x + 8, top, face, face)};
    const float in = x + 16, w = col - 32, py = out->plate.y + 6;
    out->name = rect_make(in, py, w * 0.58F, line);
    out->chips = rect_make(in + w * 0.60F, py, w * 0.40F, line);
    out->row = rect_make(in, py + line + 3, w, rows);
    out->label = rect_make(in, py + line + rows + 3, w, last);
    out->cards = rect_make(x + face + d->cards_gap, top + face * 0.26F, card_w * 1.62F, card_h);
    const float bet = fmaxf(d->bet, u * 3.2F);
    out->bet = rect_make(x + col + 96, top + 168 - bet,
                         fmaxf(116, u * (poker_large(st) ? 5.4F : 4.6F)), bet);
    out->button = (struct point){x + col - 22, rect_bottom(out->plate) + 22};
    if (d->dealer_at_face && face > 100) /* so that it is nobody else's */
        out->button = (struct point){x + face + 2, top + face - 8};
    /* what the game adds has both lines, the label the end of the second */
    if (poker_more(st)->deep_row) {
        out->row.h = rows + last;
        out->label = rect_make(in + w * 0.2F, out->label.y, w * 0.8F, last);
    }
}

/* A plate with everything in it, the cards beside it. */
static void flat_cell(const struct poker_places *k, bool extra, float x, float y, float h,
                      float col, struct nook *out)
{
    const float u = k->u, pad = 8, most = h - 8, line = fmaxf(34, u * 1.36F);
    const bool rows = extra && line * 3 + 2 * pad <= most,
               labels = line * (rows ? 4.0F : 3.0F) + 2 * pad <= most ||
                        (!rows && line * 3 + 2 * pad <= most);
    const float plate =
        fminf(most, line * (float)(2 + (rows ? 1 : 0) + (labels ? 1 : 0)) + 2 * pad);
    const float air = k->plates >= MANY ? AIR : 0, tall = fmaxf(64, u * 2.6F),
                pill = fmaxf(32, u * 1.35F),
                card_h = fminf(112, fmaxf(most * 0.6F, fminf(most * 0.86F, most - pill - air))),
                card_w = card_h / LAYOUT_CARD, top = y + (h - plate) / 2;
    const float each = (plate - 2 * pad) / (float)(2 + (rows ? 1 : 0) + (labels ? 1 : 0));
    const float tall_face = fminf(plate - 2 * pad, col * 0.36F);
    /* beside all three lines where they have the room, else beside the upper two */
    const bool whole = !extra && labels && col - 24 - tall_face > u * 7.6F;
    const float face = whole ? tall_face : fminf(each * 2, col * 0.24F),
                beside = whole ? plate - 2 * pad : each * 2;
    float in = x + 12, w = col - 24;
    *out = (struct nook){.plate = rect_make(x, top, col, plate)};
    if (w - face > u * 7.6F) {
        out->portrait = rect_make(x + 8, top + pad + (beside - face) / 2, face, face);
        in += face + 6, w -= face + 6;
    }
    out->name = rect_make(in, top + pad, w, each);
    out->chips = rect_make(in, top + pad + each, w * (extra && !rows ? 0.5F : 1), each);
    if (extra)
        out->row = rows ? rect_make(x + 12, top + pad + each * 2, col - 24, each)
                        : rect_make(in + w * 0.52F, top + pad + each, w * 0.48F, each);
    if (labels)
        out->label = rect_make(whole ? in : x + 12, rect_bottom(out->plate) - pad - each,
                               whole ? w : col - 24, each);
    /* below the cards, as chips over their number where that has room, else as the number alone;
     * where there is none for that, over the cards' lower edge */
    const float bet = fmaxf(card_w * 1.5F, fmaxf(92, u * 4.4F)), below = most - card_h - 2,
                lies = below >= tall ? tall : pill;
    out->cards = rect_make(x + col + (k->plates >= MANY ? 22 : 8),
                           y + 4 + fmaxf(0, (below - lies) / 2), card_w * 1.5F, card_h);
    out->bet = rect_make(
        out->cards.x, fminf(rect_bottom(out->cards) + fmaxf(2, air), y + h - 2 - lies), bet, lies);
    /* on the felt, where the hand has neither an index nor a bet; large letters need that room */
    out->button = u < 26 ? (struct point){x + col + 6, rect_bottom(out->plate) + 4}
                         : (struct point){x - 2, top + 6};
}

static void keep(struct stage *st, struct poker_places *k, int s, const struct nook *from,
                 bool left)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    struct poker_seat_places *o = &k->seat[s];
    const struct rect *in[] = {&from->plate, &from->portrait, &from->name,  &from->chips,
                               &from->label, &from->row,      &from->cards, &from->bet};
    struct rect *out[] = {&o->plate, &o->portrait, &o->name,  &o->chips,
                          &o->label, &o->row,      &o->cards, &o->bet};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++) {
        const struct rect r = left || rect_empty(*in[i]) ? *in[i] : mirrored(k, *in[i]);
        *out[i] = poker_at(st, r.x, r.y, r.w, r.h);
        if (rect_empty(*in[i]))
            *out[i] = (struct rect){0};
    }
    if (!left) { /* reading order within a plate stays: name before chips */
        const bool side = from->chips.y == from->name.y;
        if (side) {
            o->name.x = o->plate.x + (from->name.x - from->plate.x) * st->ui.scale;
            o->chips.x = o->plate.x + (from->chips.x - from->plate.x) * st->ui.scale;
            o->label.x = o->plate.x + (from->label.x - from->plate.x) * st->ui.scale;
        }
        if (from->row.y == from->chips.y && !rect_empty(from->row)) {
            const float x = o->row.x;
            o->row.x = x + o->chips.w + (o->chips.x - x - o->row.w);
            o->chips.x = x;
        }
    }
    const float bx = left ? from->button.x : k->w - from->button.x;
    o->button = (struct point){(k->left + bx) * st->ui.scale, from->button.y * st->ui.scale};
    o->left = left;
}

/* Of many seats three are at the far edge, so that nobody sits in a column of five: so high is
 * their row then, design units; 0: they all sit at the sides, where letters leave no room for a
 * row above pots and board. */
static float far_row(const struct stage *st, const struct poker_places *k, int all, float col,
                     float h)
{
    const float row = fmaxf(h / 5, fmaxf(34, k->u * 1.36F) * 3 + 32),
                rest = h - row - fmaxf(84, k->u * 2.9F) - fmaxf(50, k->u * 1.75F) - 40;
    const bool wide = FAR * (col + FAR_CARDS) <= k->w - 2 * MARGIN;
    return all < MANY || poker_more(st)->measure || !wide || rest < BOARD_LEAST ? 0 : row;
}

/* Of many seats each has less, so that the table has more. */
static float column_w(const struct poker_places *k, int all)
{
    return fminf(all < MANY ? fmaxf(340, k->u * 9.2F) : fmaxf(272, k->u * 13.2F), k->w * 0.25F);
}

static int all_seats(const struct stage *st, const struct poker_places *k)
{
    return k->shared ? st->rules.nseats : st->rules.nseats - 1;
}

/* Along the far edge, from the left. */
static void far_seat(struct stage *st, struct poker_places *k, int s, int at, float top, float row)
{
    CARRE_ASSERT(at >= 0 && at < FAR);
    const float col = column_w(k, MANY), each = (k->w - 2 * MARGIN) / FAR;
    struct nook c;
    flat_cell(k, poker_more(st)->draw_row,
              MARGIN + each * (float)at + fminf((each - col) / 2, each - col - FAR_CARDS), top + 10,
              row, col, &c);
    keep(st, k, s, &c, true);
}

float poker_far_row(const struct stage *st, const struct poker_places *k, float h)
{
    const int all = all_seats(st, k);
    return far_row(st, k, all, column_w(k, all), h);
}

float poker_seats(struct stage *st, struct poker_places *k, float top, float h)
{
    const int n = st->rules.nseats, all = all_seats(st, k);
    const bool extra = poker_more(st)->draw_row;
    const float col = column_w(k, all), row = far_row(st, k, all, col, h);
    const int far = row > 0 ? FAR : 0, lefts = (all - far + 1) / 2, rights = all - far - lefts,
              most = lefts > rights ? lefts : rights;
    const float each = (h - row) / (float)(most ? most : 1);
    const bool big = most == 1 && h - fmaxf(44, k->u * 1.55F) -
                                          (extra ? fmaxf(44, k->u * 1.6F) : 0) -
                                          fmaxf(38, k->u * 1.5F) >
                                      150;
    float reach = MARGIN + col;
    k->plates = all;
    /* three at a side follow the table's edge, as far as the board leaves room */
    const float in =
        row > 0 ? fmaxf(0, fminf(84, (k->w - BOARD_WIDE) / 2 - MARGIN - col - 176)) : 0;
    for (int s = 0; s < SEATS; s++)
        k->seat[s] = (struct poker_seat_places){0};
    for (int i = 0; i < all; i++) {
        const int s = k->shared ? i : (st->me + 1 + i) % n;
        const bool left = i < lefts;
        if (!left && i < lefts + far) {
            far_seat(st, k, s, i - lefts, top, row);
            continue;
        }
        const int rank = left ? lefts - 1 - i : i - lefts - far, rows = left ? lefts : rights;
        const float y = top + row + (h - row - each * (float)rows) / 2 + each * (float)rank;
        struct nook c;
        if (big)
            big_cell(st, MARGIN, y, each, col, &c);
        else
            flat_cell(k, extra, MARGIN + (rows == 3 && rank != 1 ? in : 0), y, each, col, &c);
        keep(st, k, s, &c, left);
        reach = fmaxf(reach, big ? MARGIN + col + 24 : rect_right(c.bet) + 8);
    }
    return reach;
}
