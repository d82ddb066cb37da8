/* Where cards lie at the duel: piles, hands, the row of two, the shot. */
#include "ace_controls.h"
#include "ace_moments.h"
#include "ace_things.h"

#include "check.h"
#include "layout.h"

#include <math.h>

static void place_pile(const struct stage *st, const struct tabletop *t, int zone, struct rect r,
                       struct scatter *out)
{
    /* a full pile is seen to be higher */
    const int n = board_count(&t->b, zone), deep = 2 + n / 9, shown = n < deep ? n : deep;
    for (int i = 0; i < n; i++) {
        if (i < n - shown && !stage_on_way(st, tabletop_id(t, zone, i)))
            continue;
        struct placed *on =
            stage_place(out, t, zone, i, layout_pile(r, i, n, ui_px(&st->ui, 2.4F)));
        /* a card of the draw pile that one has seen lies face down again */
        on->spot.up &= zone == ACE_DISCARD;
    }
}

#define SHOT_LEAN 2.8F   /* degrees from one card of a shot to the next */
#define CHOSEN_LEAN 1.1F /* the same for those that are chosen */

/* Shot cards rise in an arc over the hand. */
static void place_shot(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct places *at = &look(st)->at;
    const int n = board_count(&t->b, ACE_SHOT);
    const float w = fminf(ui_px(&st->ui, 186), at->row.w / 5.4F), pitch = w * 1.04F;
    const float middle = at->row.x + at->row.w / 2;
    for (int i = 0; i < n; i++) {
        const float off = (float)i - (float)(n - 1) / 2;
        struct point p = {middle + off * pitch,
                          at->row.y + at->row.h / 2 - w * 0.24F + off * off * w * 0.045F};
        struct placed *on = stage_place(out, t, ACE_SHOT, i, rect_around(p, w, w * LAYOUT_CARD));
        on->spot.angle = st->ui.calm ? 0 : off * SHOT_LEAN;
        if (ace_shot_scores(st, i) && !st->ui.calm)
            on->spot.at.y -= on->spot.at.h * 0.08F;
        on->rim = RIM_CHOSEN;
    }
}

bool ace_in_claim(const struct stage *st, card c)
{
    const struct preview *p = &look(st)->preview;
    for (int m = 0; m < p->ncards; m++)
        if (p->cards[m] == c)
            return p->n && (p->list[p->which].claim.cards >> m & 1);
    return false;
}

const struct picks *ace_chosen_now(const struct stage *st)
{
    const struct ace_state *k = look(st);
    return k->mode == MODE_ARM || k->mode == MODE_USE || st->shown.b.phase != ACE_PHASE_AIM
               ? &k->picked
               : &k->aimed;
}

/* A card that can be chosen lies there. */
static struct placed *place_own(const struct stage *st, const struct tabletop *t,
                                struct scatter *out, int zone, int index, struct rect spot,
                                bool chosen)
{
    CARRE_ASSERT(zone >= 0 && index >= 0);
    struct ace_state *k = look(st);
    const card c = board_face(&t->b, zone, index);
    const bool aim = stage_caught_up(st);
    struct placed *on = stage_place(out, t, zone, index, spot);
    const struct item *item = items_get(st->items, item_id("card", (int)c));
    on->ring = aim && item && item->focused;
    if (board_count(&t->b, ACE_SHOT) > 0) /* the shot has the table to itself */
        on->spot.at.y = st->ui.h + ui_px(&st->ui, 20);
    else if (item && !item->why_not && (item->hovered || item->focused) && aim && !st->ui.calm)
        on->spot.at.y -= on->spot.at.h * 0.06F;
    if (chosen)
        on->rim = ace_chosen_now(st) == &k->picked      ? RIM_TARGET
                  : k->preview.n && ace_in_claim(st, c) ? RIM_CHOSEN
                                                        : RIM_BESIDE;
    if (k->ponder.on)
        on->rim = ace_ponder_rim(st, c);
    return on;
}

static void place_hand(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    struct ace_state *k = look(st);
    const int zone = ACE_HAND + st->me;
    int order[ACE_CARDS_MOST];
    const int n = ace_hand_order(st, t, order);
    int lifted = 0;
    const struct picks *p = ace_chosen_now(st);
    for (int i = 0; i < n; i++) {
        const card c = board_face(&t->b, zone, order[i]);
        const bool chosen =
            stage_caught_up(st) && picks_has(p, c) && (p == &k->aimed || k->ask.zone == zone);
        struct placed *on =
            place_own(st, t, out, zone, order[i], ace_hand_spot(st, i, n, chosen), chosen);
        if (chosen && on->rim != RIM_BESIDE && !st->ui.calm && !on->ring && !st->reel)
            on->spot.angle = CHOSEN_LEAN * ((float)lifted - (float)(p->n - 1) / 2);
        lifted += chosen;
        if (k->mode == MODE_ARM && picks_has(&k->aimed, c) && !chosen)
            on->rim = RIM_BESIDE;
    }
}

/* The row of two: chosen like the hand, and beside it. */
static void place_shared(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    struct ace_state *k = look(st);
    const int n = board_count(&t->b, ACE_SHARED);
    const struct picks *p = ace_chosen_now(st);
    for (int i = 0; i < n; i++) {
        const card c = board_face(&t->b, ACE_SHARED, i);
        const bool chosen = stage_caught_up(st) && picks_has(p, c) &&
                            (p == &k->aimed || k->ask.zone2 == ACE_SHARED);
        struct placed *on =
            place_own(st, t, out, ACE_SHARED, i, ace_shared_spot(st, i, n, chosen), chosen);
        if (k->mode == MODE_ARM && picks_has(&k->aimed, c) && !chosen)
            on->rim = RIM_BESIDE;
    }
}

/* Cards of enemies have no sprite but where they fly from and to: the poster, a bonus' place, a
 * seal. They are drawn by those. */
static void place_enemies(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct places *at = &look(st)->at;
    const int bonuses = board_count(&t->b, ACE_BONUSES), seals = board_count(&t->b, ACE_PERMANENTS);
    for (int i = 0; i < board_count(&t->b, ACE_ENEMY); i++)
        stage_place(
            out, t, ACE_ENEMY, i,
            rect_around(rect_centre(at->poster), at->poster.w * 0.6F, at->poster.w * 0.72F));
    for (int i = 0; i < bonuses; i++)
        stage_place(out, t, ACE_BONUSES, i, ace_bonus_spot(st, i));
    for (int i = 0; i < seals; i++)
        stage_place(out, t, ACE_PERMANENTS, i, ace_seal_spot(st, i));
}

static void place_shown(const struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const int n = board_count(&t->b, ACE_SHOWN);
    const struct rect row = ace_shown_row(st, n);
    for (int i = 0; i < n; i++) {
        struct placed *on =
            stage_place(out, t, ACE_SHOWN, i, layout_row(row, i, n, ACE_SHOWN_PITCH));
        on->rim = picks_has(&look(st)->picked, on->face) ? RIM_TARGET : RIM_NONE;
    }
}

void ace_place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct places *at = &look(st)->at;
    place_pile(st, t, ACE_PILE, at->pile, out);
    place_pile(st, t, ACE_DISCARD, at->discard, out);
    place_enemies(st, t, out);
    if (t->b.nseats > 1) {
        ace_two_place(st, t, out);
        place_shared(st, t, out);
    }
    place_hand(st, t, out);
    place_shot(st, t, out);
    place_shown(st, t, out);
}
