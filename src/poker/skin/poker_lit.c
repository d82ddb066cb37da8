/* While the game stands still: the table with faces, cards and chips, and none of the words beside
 * them, which a page over it would cut. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_skin.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "layout.h"

#include <math.h>

static void pot(const struct stage *st, struct canvas *c)
{
    const struct rect r = poker_look(st)->at.pots;
    const float side = fminf(r.h, r.w) * 0.94F;
    const int32_t n = holdem_pot(&st->shown.b);
    if (n > 0)
        poker_chips(c, st, rect_around(rect_centre(r), side, side), n);
}

/* Board and hands, as they lie; what a game adds to them has words of its own. */
static void cards(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    for (int i = 0; i < st->cards.n; i++) {
        const struct placed *p = &st->cards.card[i];
        const bool hand = p->zone >= HOLDEM_HAND && p->zone < HOLDEM_HAND + SEATS;
        if (p->face == CARD_NONE || p->flies || p->zone == HOLDEM_HAND + st->me ||
            (!hand && p->zone != HOLDEM_BOARD))
            continue;
        if (!more->draw_card || !more->draw_card(st, c, p))
            poker_draw_card(st, c, p);
    }
}

/* The own hand, face down, where the page leaves room for it. */
static void own_hand(const struct stage *st, struct canvas *c)
{
    const int n = board_count(&st->shown.b, HOLDEM_HAND + st->me);
    const float h = fminf(st->ui.h * 0.24F, ui_px(&st->ui, 270)), w = h / LAYOUT_CARD;
    for (int i = 0; i < n && holdem_live(&st->shown.b, st->me); i++) {
        const struct point at = {st->ui.w * 0.35F + w * 0.92F * ((float)i - (float)(n - 1) / 2),
                                 st->ui.h - h * 0.66F};
        canvas_push_turn(c, at, (float)i * 6 - (float)(n - 1) * 3);
        canvas_picture(c, st->skin->back, rect_around(at, w, h), paint_plain());
        canvas_pop_turn(c);
    }
}

void poker_draw_lit(const struct stage *st, struct canvas *c)
{
    const struct poker_extra *more = poker_more(st);
    const struct poker_places *k = &poker_look(st)->at;
    struct ui ui = st->ui;
    CARRE_ASSERT(st->skin->page[0] && st->skin->page[1]);
    ui.theme = st->skin->page[ui.contrast];
    if (poker_theatre_on(st) || poker_look(st)->looks_back || (more->fills && more->fills(st)))
        return; /* that is a page itself */
    (more->draw_table ? more->draw_table : poker_draw_table)(st, c);
    if (more->draw_still)
        more->draw_still(st, c);
    for (int s = 0; s < st->rules.nseats; s++) {
        const struct rect r = k->seat[s].portrait;
        if (!rect_empty(k->seat[s].plate) && !rect_empty(r))
            poker_portrait(c, st, s, r);
    }
    pot(st, c);
    cards(st, c);
    own_hand(st, c);
    ui_shade(c, &ui);
}
