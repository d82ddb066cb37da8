/* Where things lie: the arrangement of the concept art, and one with wider columns and a shorter
 * poster for when letters are large for the picture.
 *
 * Higher windows (4:3) are used to the full: what hangs at the top stays there, what stands at the
 * bottom too, and poster, count and bonuses take what is between. Wider ones keep the picture in
 * the middle. */
#include "ace_controls.h"
#include "ace_moments.h"
#include "ace_reel.h"
#include "ace_things.h"

#include "check.h"
#include "layout.h"

#include <math.h>

const struct typeface ace_text = {"Roboto Slab", "Bold", "Noto Sans CJK JP", "Bold", 0.95F};

/* A design rectangle, from the left and top of the window; x from the middle column's. */
static struct rect ace_at(const struct stage *st, float x, float y, float w, float h)
{
    const float s = st->ui.scale;
    const float left = floorf((st->ui.w - 1920 * s) / 2);
    return rect_make(left + x * s, y * s, w * s, h * s);
}

static void wide(struct stage *st, struct places *at, float more)
{
    const float h = 1080 + more;
    at->title = ace_at(st, 42, 20, 460, 70);
    at->trail = ace_at(st, 530, 12, 900, 92);
    at->buttons = ace_at(st, 1546, 10, 334, 92);
    at->poster = ace_at(st, 42, 112, 460, 944 + more);
    at->gun = ace_at(st, 532, 122, 336, 540 + more);
    at->count = ace_at(st, 898, 122, 604, 540 + more);
    at->header = ace_at(st, 532, h - 398, 970, 46);
    at->hand = ace_at(st, 532, h - 282, 980, 230);
    at->keys = ace_at(st, 532, h - 44, 980, 36);
    at->bonuses_title = ace_at(st, 1546, 118, 334, 38);
    at->bonuses = ace_at(st, 1546, 162, 334, 246 + more * 0.5F);
    at->seals_title = ace_at(st, 1546, 424 + more * 0.5F, 334, 38);
    at->seals = ace_at(st, 1546, 468 + more * 0.5F, 334, 92);
    at->pile = ace_at(st, 1546, h - 500, 96, 134);
    at->discard = ace_at(st, 1722, h - 500, 96, 134);
    at->primary = ace_at(st, 1546, h - 312, 334, 104);
    at->second = ace_at(st, 1546, h - 194, 334, 72);
    at->third = ace_at(st, 1546, h - 110, 334, 72);
    at->panel = ace_at(st, 520, 112, 1008, h - 136);
    at->aside = at->gun;
}

static void compact(struct stage *st, struct places *at, float more)
{
    const float h = 1080 + more;
    at->title = ace_at(st, 24, 12, 80, 72);
    at->trail = ace_at(st, 500, 8, 900, 92);
    at->buttons = ace_at(st, 1452, 10, 444, 76);
    at->poster = ace_at(st, 20, 92, 464, h - 108);
    at->gun = ace_at(st, 500, 108, 240, h - 590);
    at->count = ace_at(st, 756, 108, 672, h - 590);
    at->header = ace_at(st, 500, h - 480, 928, 58);
    at->hand = ace_at(st, 500, h - 358, 928, 284);
    at->keys = ace_at(st, 500, h - 66, 928, 50);
    at->bonuses_title = ace_at(st, 1452, 98, 444, 46);
    at->bonuses = ace_at(st, 1452, 148, 444, 250 + more * 0.6F);
    at->seals_title = ace_at(st, 1452, 404 + more * 0.6F, 200, 92);
    at->seals = ace_at(st, 1650, 404 + more * 0.6F, 246, 92);
    if (at->u > 30) /* letters so large that the seals have no room for a title */
        at->seals = ace_at(st, 1452, 404 + more * 0.6F, 444, 92);
    at->pile = ace_at(st, 1456, h - 560, 110, 154);
    at->discard = ace_at(st, 1664, h - 560, 110, 154);
    at->primary = ace_at(st, 1452, h - 340, 444, 116);
    at->second = ace_at(st, 1452, h - 214, 444, 94);
    at->third = ace_at(st, 1452, h - 110, 444, 94);
    at->panel = ace_at(st, 490, 96, 952, h - 110);
    if (at->u > 36.4F) { /* a table in a page: what it says takes two lines */
        at->pile = ace_at(st, 1456, h - 582, 107, 150);
        at->discard = ace_at(st, 1664, h - 582, 107, 150);
        at->primary = ace_at(st, 1452, h - 374, 444, 98);
        at->second = ace_at(st, 1452, h - 268, 444, 124);
        at->third = ace_at(st, 1452, h - 134, 444, 124);
    }
    if (at->u <= 26 && !ace_two(st)) { /* signs of trophies are round as soon as rows are so high */
        at->seals = ace_at(st, 1452, 404, 444, h - 490 - 404);
        at->pile = ace_at(st, 1456, h - 468, 86, 120);
        at->discard = ace_at(st, 1690, h - 468, 86, 120);
    }
    at->aside = at->gun;
}

/* Very large letters: a bar, and below it three columns that end at one line. What can't be large
 * is a sign. */
static void large(struct stage *st, struct places *at, float more)
{
    const float h = 1080 + more;
    at->row_gun = true;
    at->title = ace_at(st, 20, 8, 0, 76);
    at->trail = ace_at(st, 28, 8, 1290, 76);
    at->verbs = ace_at(st, 1346, 10, 300, 69);
    at->buttons = ace_at(st, 1673, 10, 223, 69);
    at->poster = ace_at(st, 20, 102, 500, h - 122);
    at->count = ace_at(st, 536, 104, 908, h - 592);
    at->header = ace_at(st, 540, h - 478, 900, 72);
    at->gun = ace_at(st, 540, h - 478, 824, 72);
    at->hand = ace_at(st, 544, h - 352, 888, 284);
    at->keys = ace_at(st, 544, h - 64, 888, 50);
    at->panel = ace_at(st, 532, 100, 916, h - 120);
    at->primary = ace_at(st, 1460, h - 388, 436, 152);
    at->second = ace_at(st, 1460, h - 224, 436, 94);
    at->third = ace_at(st, 1460, h - 118, 436, 94);
    for (int i = 0; i < 2; i++)
        at->heap[i] = ace_at(st, 1460 + 224 * (float)i, h - 552, 212, 152);
    at->pile = ace_at(st, 1476, h - 543, 62, 87);
    at->discard = ace_at(st, 1700, h - 543, 62, 87);
    at->bonuses_title = ace_at(st, 1474, 113, 408, 0);
    at->bonuses = at->bonuses_title;
    at->seals = ace_at(st, 1474, 113, 408, h - 564 - 113 - 7);
    at->aside = ace_at(st, 536, 104, 240, h - 592);
}

void ace_measure(struct stage *st)
{
    struct ace_state *k = look(st);
    const float more = fmaxf(0, st->ui.h / st->ui.scale - 1080);
    k->at.u = ui_least(&st->ui) / st->ui.scale;
    k->at.compact = k->at.u > 20;
    k->at.row_gun = false;
    k->at.caption = 0;
    k->at.verbs = (struct rect){0};
    if (st->reel)
        ace_reel_measure(st, &k->at);
    else if (k->at.u > 30 && !ace_two(st))
        large(st, &k->at, more);
    else
        (k->at.compact ? compact : wide)(st, &k->at, more);
    k->at.row = k->at.hand;
    if (ace_two(st))
        ace_two_measure(st, st->reel ? st->ui.h / st->ui.scale : 1080 + more);
    if (k->at.compact && !ace_belt_named(st))
        k->at.caption = ui_least(&st->ui) * 1.7F;
    /* over the trail, and over what is free before a short one */
    const float news = k->at.row_gun ? rect_right(k->at.title) : k->at.trail.x;
    st->tidings = st->reel || ace_two_speaks_above(st)
                      ? (struct rect){0}
                      : rect_make(news, 4 * st->ui.scale, rect_right(k->at.trail) - news,
                                  rect_bottom(k->at.trail));
    ace_remember_focus(st, st->items);
    ace_shot_run(st);
    ace_aiming(st);
    const float whole = k->at.panel.h;
    k->at.panel.h = k->at.header.y - ui_px(&st->ui, 8) - k->at.panel.y;
    k->at.short_panel = ace_panel_fits(st);
    if (!k->at.short_panel)
        k->at.panel.h = whole;
}

/* ---- the hand ---- */

static int suit_rank(card c)
{
    CARRE_ASSERT(card_is_plain(c));
    static const int place[SUITS] = {
        [SUIT_SPADES] = 0, [SUIT_HEARTS] = 1, [SUIT_CLUBS] = 2, [SUIT_DIAMONDS] = 3};
    return place[card_suit(c)];
}

/* Spades, hearts, clubs, diamonds: black and red in turn. The Joker stands first. */
static int64_t key_of(const struct stage *st, const struct tabletop *t, int zone, int index)
{
    card c = board_face(&t->b, zone, index);
    if (st->reel && st->hinted && picks_has(ace_chosen_now(st), c)) /* what it is about first */
        return (int64_t)tabletop_came(t, zone, index) +
               (ace_in_claim(st, c) ? INT64_MIN / 2 : INT64_MIN / 4);
    if (!card_is_plain(c))
        return -1;
    if (st->order == 1)
        return (RANKS - 1 - card_rank(c)) * SUITS + suit_rank(c);
    if (st->order == 2)
        return suit_rank(c) * RANKS + (RANKS - 1 - card_rank(c));
    return (int64_t)tabletop_came(t, zone, index);
}

int ace_hand_order(const struct stage *st, const struct tabletop *t, int order[ACE_CARDS_MOST])
{
    const int zone = ACE_HAND + st->me;
    const int n =
        board_count(&t->b, zone) < ACE_CARDS_MOST ? board_count(&t->b, zone) : ACE_CARDS_MOST;
    for (int i = 0; i < n; i++) {
        int k = i;
        const int64_t key = key_of(st, t, zone, i);
        while (k > 0 && key_of(st, t, zone, order[k - 1]) > key) {
            order[k] = order[k - 1];
            k--;
        }
        order[k] = i;
    }
    return n;
}

struct rect ace_hand_spot(const struct stage *st, int i, int n, bool lifted)
{
    CARRE_ASSERT(i >= 0 && n >= 0);
    const struct places *at = &look(st)->at;
    struct rect r = layout_hand(at->hand, i, n, 0.71F);
    const float up = st->reel ? 56 : at->compact ? 36 : 46;
    return lifted ? rect_moved(r, 0, -ui_px(&st->ui, up)) : r;
}

struct rect ace_shared_spot(const struct stage *st, int i, int n, bool lifted)
{
    CARRE_ASSERT(i >= 0 && n >= 0);
    const struct places *at = &look(st)->at;
    struct rect r = layout_hand(at->shared, i, n, 1.06F);
    return lifted ? rect_moved(r, 0, -ui_px(&st->ui, 30)) : r;
}
