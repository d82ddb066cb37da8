/* Seats round the oval: a row down each side of the table and up to two at its far edge, beside the
 * dealer. A face stands half out of its plate, the cards lie on the felt before it, turned as its
 * owner would have dropped them, and a bet lies between them and the middle.
 *
 * Where letters are too large for that, or too many sit at this screen, seats stand in two columns
 * (poker_layout.c, spec_layout.c). */
#include "spec_look.h"

#include "check.h"
#include "layout.h"

#include <math.h>
#include <string.h>

#define NAME 0.57F /* of the first line */

enum { MARGIN = 24, GAP = 10, SIDE_MOST = 3, TOP_MOST = 2 };

/* All measures of one picture, design units. */
struct oval {
    const struct poker_places *k;
    float x, w;   /* the part of the window that the table has */
    float y0, y1; /* under the bar; over the controls */
    float plate_w, plate_h, face, line, words, far_words,
        aside /* of the middle, to the plates beside the dealer */, card_w, card_h, bet_w, bet_h,
        label;
    int left, top, right;
};

static void count(int all, struct oval *o)
{
    o->top = all % 2 ? 1 : all > 4 ? 2 : 0;
    o->left = o->right = (all - o->top) / 2;
}

/* How far the seats at a side reach with their cards. */
static float reach_of(const struct oval *o)
{
    return o->x + MARGIN + o->face / 2 + o->plate_w + GAP + o->card_w * 1.62F + GAP;
}

/* So wide are a plate's words for the longest name at the table, design units. */
static float names_need(const struct stage *st)
{
    float most = 0;
    for (int i = 0; i < st->rules.nseats; i++)
        most =
            fmaxf(most, poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 18},
                                    stage_name(st, i)));
    return (most + 2) / st->ui.scale / NAME;
}

static bool measure(const struct stage *st, const struct poker_places *k, struct oval *o)
{
    const float u = k->u, s = st->ui.scale;
    *o = (struct oval){
        .k = k, .w = fminf(k->w, 2160), .y0 = rect_bottom(k->bar) / s, .y1 = k->actions.y / s - 10};
    count(k->plates, o);
    o->x = (k->w - o->w) / 2;
    const float grow = k->plates <= 2 ? 1.3F : k->plates <= 4 ? 1.12F : 1;
    o->line = fmaxf(38, u * 1.5F) * (grow + 1) / 2;
    o->plate_h = 2 * o->line + 16;
    o->face = o->plate_h * 1.24F * (grow + 1) / 2;
    o->words = fmaxf(266, u * 13.5F);
    o->plate_w = o->face / 2 + GAP + o->words + 12;
    o->card_h = 92 * grow;
    o->card_w = o->card_h / LAYOUT_CARD;
    o->label = fmaxf(32, u * 1.4F);
    o->bet_w = fmaxf(100, u * 4.6F);
    o->bet_h = o->label + 64;
    const float board = (k->w - 2 * reach_of(o) - 4 * 14) / 5;
    /* Beside the dealer as far as the buttons at the right, and the level box at the left. */
    const float each = (o->y1 - o->y0) / (float)(o->left ? o->left : 1),
                icons = 5 * (k->menu.w / s + 8) + MARGIN,
                beside = k->w / 2 - 106 - fmaxf(icons, o->top == TOP_MOST ? 360 : 0);
    const float wide = fminf(o->words, beside - o->face - GAP - 14), least = fmaxf(236, u * 10.3F);
    /* what their words can spare is the dealer's */
    const float room = fmaxf(0, fminf(32, wide - fmaxf(least, names_need(st))));
    o->far_words = wide - room;
    o->aside = 104 + room;
    return k->plates >= 2 && o->left <= SIDE_MOST && o->top <= TOP_MOST && board >= 100 &&
           each >= o->plate_h + o->label + 40 && o->y1 - o->y0 > 520 &&
           (!o->top || o->far_words >= least);
}

/* One seat: its plate's upper left corner, where its cards and its bet lie, how the cards are
 * turned. In design units; a right seat is given as its mirror. */
struct nook {
    float x, y, words;
    struct rect cards, bet;
    struct point button;
    float tilt;
};

static struct nook at_side(const struct oval *o, int rank, int n)
{
    CARRE_ASSERT(n >= 1 && n <= SIDE_MOST && rank >= 0 && rank < n);
    /* from the far end */
    static const float tilt[SIDE_MOST][SIDE_MOST] = {{-4}, {17, -19}, {19, -3, -21}};
    /* where between bar and controls */
    static const float down[SIDE_MOST][SIDE_MOST] = {
        {0.5F}, {0.237F, 0.704F}, {0.187F, 0.512F, 0.837F}};
    const float h = o->y1 - o->y0, middle = o->y0 + h * down[n - 1][rank];
    struct nook k = {.x = o->x + MARGIN + o->face / 2,
                     .y = middle - o->plate_h / 2,
                     .words = o->words,
                     .tilt = tilt[n - 1][rank]};
    const float x = k.x + o->plate_w + GAP, w = o->card_w * 1.62F;
    k.cards = rect_make(x, middle - o->card_h / 2, w, o->card_h);
    const bool above = n == 2 && rank == 1;
    const float next = n > 1 ? h * (down[n - 1][1] - down[n - 1][0]) - o->card_h - 16 : h,
                room = fminf(o->bet_h, n == 2 ? next / 2 : next);
    /* no room below: beside the cards, over the strip */
    if (n == SIDE_MOST && rank == n - 1)
        k.bet = rect_make(x + w + GAP, k.cards.y - o->bet_h * 0.72F, o->bet_w, o->bet_h);
    else
        k.bet = rect_make(x + (w - o->bet_w) / 2 + (o->bet_w > w ? (o->bet_w - w) / 2 : 0),
                          above ? k.cards.y - room - 8 : rect_bottom(k.cards) + 6, o->bet_w, room);
    k.button = (struct point){x - 26, above ? k.y - 26 : k.y + o->plate_h + 26};
    return k;
}

static struct nook at_far_edge(const struct oval *o)
{
    const float top = 14 + o->k->u * 2.2F, middle = o->k->w / 2,
                wide = o->plate_w - o->words + o->far_words;
    struct nook k = {.x = middle - o->aside - wide,
                     .words = o->far_words,
                     .y = fmaxf(top, o->y0 - o->plate_h * 0.5F),
                     .tilt = -3};
    const float y = k.y + o->plate_h + 22;
    k.cards = rect_make(fmaxf(k.x + wide - o->plate_w * 0.66F - o->card_w * 0.8F, reach_of(o)), y,
                        o->card_w * 1.62F, o->card_h);
    k.bet = rect_make(rect_right(k.cards) + 6, y + o->card_h * 0.5F - o->bet_h * 0.46F, o->bet_w,
                      o->bet_h);
    k.button = (struct point){k.cards.x - 28, y + 18};
    return k;
}

static struct rect on_screen(const struct stage *st, const struct oval *o, struct rect r,
                             bool mirrored)
{
    const float s = st->ui.scale, x = mirrored ? o->k->w - r.x - r.w : r.x;
    return rect_make((o->k->left + x) * s, r.y * s, r.w * s, r.h * s);
}

static void keep(struct stage *st, struct poker_places *k, const struct oval *o, int who,
                 struct nook n, bool left)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    struct poker_seat_places *p = &k->seat[who];
    const float in = n.x + o->face / 2 + GAP, y = n.y + 8;
    const struct rect plate = rect_make(n.x, n.y, o->plate_w - o->words + n.words, o->plate_h);
    *p = (struct poker_seat_places){.left = left,
                                    .plate = on_screen(st, o, plate, !left),
                                    .cards = on_screen(st, o, n.cards, !left),
                                    .bet = on_screen(st, o, n.bet, !left)};
    p->portrait = on_screen(
        st, o, rect_make(n.x - o->face / 2, n.y + (o->plate_h - o->face) / 2, o->face, o->face),
        !left);
    const struct rect words = on_screen(st, o, rect_make(in, y, n.words, o->line * 2), !left);
    const float line = words.h / 2;
    p->name = rect_make(words.x, words.y, words.w * NAME, line);
    p->chips = rect_make(words.x + words.w * 0.58F, words.y, words.w * 0.42F, line);
    p->row = rect_make(words.x, words.y + line, words.w * 0.52F, line);
    p->label = rect_make(words.x + words.w * 0.54F, words.y + line, words.w * 0.46F, line);
    const struct rect b = on_screen(st, o, rect_make(n.button.x, n.button.y, 0, 0), !left);
    p->button = (struct point){b.x, b.y};
    spec(st)->at.tilt[who] = left ? n.tilt : -n.tilt;
}

/* Half of what the pots have between the bets of the player who sits beside the dealer. */
static float pots_half(const struct oval *o)
{
    return o->top ? fminf(o->k->w / 2 - rect_right(at_far_edge(o).bet) - GAP, 160)
                  : o->k->w / 2 - reach_of(o);
}

static bool meet(const struct poker_seat_places *a, const struct poker_seat_places *b)
{
    const struct rect one[] = {rect_union(a->plate, a->portrait),
                               rect_inset(a->cards, -a->cards.h * 0.04F), a->bet},
                      two[] = {rect_union(b->plate, b->portrait),
                               rect_inset(b->cards, -b->cards.h * 0.04F), b->bet};
    for (int i = 0; i < 3; i++)
        for (int n = 0; n < 3; n++)
            if (!rect_empty(rect_common(one[i], two[n])))
                return true;
    return false;
}

/* Nobody sits, or lays anything, where somebody else does. */
static bool apart(const struct stage *st, const struct poker_places *k)
{
    for (int a = 0; a < st->rules.nseats; a++)
        for (int b = 0; b < a; b++)
            if (!rect_empty(k->seat[a].plate) && !rect_empty(k->seat[b].plate) &&
                meet(&k->seat[a], &k->seat[b]))
                return false;
    return true;
}

void spec_seats_clear(struct stage *st)
{
    struct poker_places *k = &poker_look(st)->at;
    const struct rect strip = spec_at(st)->strip;
    for (int i = 0; i < st->rules.nseats; i++)
        if (!rect_empty(rect_common(k->seat[i].bet, strip)))
            k->seat[i].bet.y = strip.y - k->seat[i].bet.h - 2 * st->ui.scale;
}

/* Clockwise from the player who sits in front, or where several share the screen, from the first:
 * up the left side, along the far edge, down the right side. */
bool spec_seats_round(struct stage *st)
{
    struct poker_places *k = &poker_look(st)->at;
    struct spec_places *at = &spec(st)->at;
    const float s = st->ui.scale;
    struct oval o;
    struct poker_seat_places columns[SEATS];
    /* two pots side by side */
    at->round = measure(st, k, &o) && pots_half(&o) >= k->u * 4.4F;
    memcpy(columns, k->seat, sizeof columns);
    for (int i = 0; i < SEATS; i++)
        at->tilt[i] = 0;
    if (!at->round)
        return false;
    for (int i = 0; i < k->plates; i++) {
        const int who = k->shared ? i : (st->me + 1 + i) % st->rules.nseats;
        if (i < o.left)
            keep(st, k, &o, who, at_side(&o, o.left - 1 - i, o.left), true);
        else if (i < o.left + o.top)
            keep(st, k, &o, who, at_far_edge(&o), o.top == TOP_MOST && i == o.left);
        else
            keep(st, k, &o, who, at_side(&o, i - o.left - o.top, o.right), false);
    }
    if (!apart(st, k)) {
        memcpy(k->seat, columns, sizeof columns);
        return at->round = false;
    }
    const float reach = reach_of(&o),
                strip = o.left == SIDE_MOST ? reach : o.x + MARGIN + o.face / 2 + o.plate_w + GAP;
    k->board = rect_make((k->left + reach) * s, k->board.y, (k->w - 2 * reach) * s, k->board.h);
    at->strip = rect_make((k->left + strip) * s, 0, (k->w - 2 * strip) * s, 0);
    at->under_in = o.left == SIDE_MOST ? (o.bet_w + GAP) * s : 0;
    const float pots = pots_half(&o);
    k->pots = rect_make((k->left + k->w / 2 - pots) * s, 0, 2 * pots * s, 0);
    at->felt = rect_make((k->left + o.x + 236) * s, 0, (o.w - 2 * 236) * s, 0);
    return true;
}
