/* Where all lies in the theatre: panels, columns, board, hole cards, the button. */
#include "poker_theatre_inside.h"
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_table.h"
#include "poker_theatre.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>

/* Design units of a screen of 1080 in height. What a taller one has more is above all, and in the
 * panels: their cards keep their share of the height. The rest of a wider one is at the sides. */
struct hall {
    float x, y, w, s, more, grown;
};

static struct hall hall_of(const struct stage *st)
{
    const float s = st->ui.scale, w = st->ui.w / s, h = st->ui.h / s,
                most = fminf(w - (w < 1900 ? 48 : 96), 2060);
    return (struct hall){(w - most) / 2, (h - 1080) * 0.4F, most, s, (h - 1080) * 0.6F, h / 1080};
}

static struct rect at(const struct hall *k, float x, float y, float w, float h)
{
    return rect_make((k->x + x) * k->s, (k->y + y) * k->s, w * k->s, h * k->s);
}

int poker_theatre_hands(const struct stage *st, seat out[SEATS])
{
    int n = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        if (poker_theatre_theatre(st)->in & seat_bit(s))
            out[n++] = (seat)s;
    return n;
}

static int columns_of(int hands)
{
    CARRE_ASSERT(hands >= 0 && hands <= SEATS);
    return hands <= 3 ? hands : hands == 4 ? 2 : hands <= 6 ? 3 : (hands + 1) / 2;
}

struct rect poker_theatre_panel(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const struct hall k = hall_of(st);
    seat order[SEATS];
    const int n = poker_theatre_hands(st, order), columns = columns_of(n),
              rows = (n + columns - 1) / columns;
    const float gap = (n > 6 ? 12 : 22) * k.s;
    for (int i = 0; i < n; i++)
        if (order[i] == who) {
            const struct rect row = rect_row(n > 3 ? at(&k, 0, 566, k.w, 408 + k.more)
                                                   : at(&k, 0, 574, k.w, 396 + k.more),
                                             i / columns, rows, (n > 3 ? 14 : 18) * k.s);
            const int in_row = i / columns == rows - 1 ? n - columns * (rows - 1) : columns;
            const struct rect cell = rect_column(row, i % columns, columns, gap);
            return rect_moved(cell, (cell.w + gap) * (float)(columns - in_row) / 2, 0);
        }
    return (struct rect){0};
}

/* What goes on: above while cards are to come, below the hand that won. */
struct rect poker_theatre_button(const struct stage *st)
{
    const float s = st->ui.scale, h = fmaxf(fmaxf(64 * s, FINGER), poker_letter(st, 26) * 1.35F),
                names = fmaxf(
                    poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 30},
                                _("Next hand")),
                    poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 30},
                                C_("step", "Continue")));
    const bool wins = poker_theatre_wins(st);
    const float w = fmaxf(250 * s, names + 2 * h),
                right = wins ? fminf(st->ui.w / 2 - poker_won_edge() * s + 16 * s, st->ui.w - 8 * s)
                             : st->ui.w - 24 * s;
    return rect_make(right - w, wins ? st->ui.h - h - 8 * s : 12 * s, w, h);
}

void poker_theatre_measure(struct stage *st)
{
    struct poker_places *p = &poker_look(st)->at;
    if (!poker_theatre_on(st))
        return;
    const struct hall k = hall_of(st);
    const float button = fmaxf(52, FINGER / k.s);
    p->menu = rect_make(14 * k.s, 12 * k.s, button * k.s, button * k.s);
    const float side = fmaxf(st->ui.w - poker_theatre_button(st).x, rect_right(p->menu)) + 12 * k.s;
    p->pots = rect_make(side, (k.y + 24) * k.s, st->ui.w - 2 * side, 108 * k.s);
    p->board = at(&k, 0, 156, k.w, 314);
    p->card_h = 274 * k.s;
    p->card_w = p->card_h / LAYOUT_CARD;
    p->under = at(&k, 0, 484, k.w, 60);
    if (!poker_more(st)->draw_stage)
        p->table = at(&k, k.w / 2 - STAGE_TABLE_WIDE / 2, 44, STAGE_TABLE_WIDE, STAGE_TABLE_HIGH);
    for (int s = 0; s < SEATS; s++) {
        const struct rect panel = poker_theatre_panel(st, s);
        p->seat[s] = (struct poker_seat_places){
            .plate = panel, .bet = panel, .left = panel.x + panel.w / 2 < st->ui.w / 2};
    }
    p->own.plate = p->own.portrait = p->own.bet = poker_theatre_panel(st, st->me);
    p->hand = (struct rect){0};
    p->hand_name = (struct rect){0};
}

/* The one to come next, and the one that is turning over, are larger. */
struct rect poker_theatre_board_spot(const struct stage *st, const struct board *b, int i)
{
    const struct hall k = hall_of(st);
    const int n = poker_board_places(st, b), lie = board_count(b, HOLDEM_BOARD);
    const bool turning = lie && st->ui.now < poker_look(st)->cards_due;
    const int large = !poker_theatre_on(st) || !poker_theatre_theatre(st)->run ? -1
                      : turning                                                ? lie - 1
                      : lie < n                                                ? lie
                                                                               : -1;
    const float h = (i == large ? 314 : 274) * k.s, w = h / LAYOUT_CARD,
                step = fminf(222, (k.w - 224) / (float)(n > 1 ? n - 1 : 1)) * k.s;
    return rect_around((struct point){(k.x + k.w / 2 - (large >= 0 ? 12 : 0)) * k.s +
                                          step * ((float)i - (float)(n - 1) / 2) +
                                          (large < 0 || i < large ? 0
                                           : i == large           ? 14 * k.s
                                                                  : 28 * k.s),
                                      (k.y + 156 + 157) * k.s},
                       w, h);
}

bool poker_theatre_hole_spot(const struct stage *st, int who, int i, struct rect *out, float *angle)
{
    if (!poker_theatre_on(st) || !(poker_theatre_theatre(st)->in & seat_bit(who)))
        return false;
    seat order[SEATS];
    const struct rect r = poker_theatre_panel(st, who);
    const float s = st->ui.scale, grown = hall_of(st).grown;
    const int n = poker_theatre_hands(st, order);
    if (n == 2) { /* at the outer edges of the screen */
        const float h = 284 * s * grown, w = h / LAYOUT_CARD, in = 34 * s;
        const bool right = order[1] == who;
        *out =
            rect_make(right ? rect_right(r) - in - 2 * w + (float)i * w : r.x + in + (float)i * w,
                      r.y + (r.h - h) / 2, w, h);
        if (angle && !st->ui.calm)
            *angle = i ? 2.5F : -2.5F;
    } else if (n == 3) {
        const float h = 200 * s * grown, w = h / LAYOUT_CARD;
        *out = rect_make(r.x + 26 * s + (float)i * w * 0.94F, rect_bottom(r) - h - 24 * s, w, h);
        if (angle && !st->ui.calm)
            *angle = i ? 2.5F : -2.5F;
    } else { /* whole and upright, and so high that ranks can be read; of many hands the first card
              * shows its index alone */
        const float w = 182 * s * grown / LAYOUT_CARD, h = w * LAYOUT_CARD,
                    in = (n > 6 ? 8 : 14) * s;
        *out =
            rect_make(r.x + in + (float)i * w * (n > 6 ? 0.37F : 0.72F), r.y + (r.h - h) / 2, w, h);
    }
    return true;
}

/* The next cards of the deck lie where they will be turned over; the winning five come forward. */
void poker_theatre_place(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct board *b = &t->b;
    const int deck = board_count(b, HOLDEM_PILE), lie = board_count(b, HOLDEM_BOARD),
              left = poker_to_come(st, b);
    const struct poker_won *w = &poker_look(st)->won_hand;
    const bool wins = poker_theatre_wins(st);
    int index[ZONES] = {0};
    for (int i = 0; i < out->n; i++) {
        struct placed *p = &out->card[i];
        const int n = index[p->zone]++;
        const bool board = p->zone == HOLDEM_BOARD,
                   hand = p->zone >= HOLDEM_HAND && p->zone < HOLDEM_HAND + SEATS;
        if (p->zone == HOLDEM_PILE && poker_theatre_theatre(st)->run && deck - 1 - n < left) {
            p->spot.at = poker_theatre_board_spot(st, b, lie + deck - 1 - n);
            p->spot.alpha = deck - 1 - n == 0 ? 1 : 0.62F;
        }
        if (!wins && hand && poker_theatre_is_out(st, p->zone - HOLDEM_HAND))
            p->dim = true;
        if (!wins || (!board && !hand))
            continue;
        const int who = p->zone - HOLDEM_HAND;
        p->dim = false;
        p->rim = RIM_NONE;
        if (hand && w->losers & seat_bit(who)) {
            p->spot.at = poker_won_loser_card(st, w, who, n);
            p->spot.angle = 0;
            continue;
        }
        int five = -1;
        for (int c = 0; c < w->n; c++)
            if (w->five[c] == p->face)
                five = c;
        if (five >= 0 && (board || who == w->hero)) {
            p->spot.at = poker_won_spot(st, w, five);
            p->spot.angle = 0;
            p->rim = five < w->own ? RIM_CHOSEN : RIM_BESIDE;
        } else if (hand && w->winners & seat_bit(who) && who != w->hero) {
            p->spot.at = poker_won_loser_card(st, w, who, n);
            p->spot.angle = 0;
        } else {
            p->spot.alpha = 0;
        }
    }
}
