/* poker_theatre.c - hands that lie open are looked at in the middle of the screen: an all-in that
 * is run out, a showdown, and the hand that wins.
 *
 * It begins when the last of the hands is turned up, and ends with the next hand. All that is told
 * on it follows from what has been shown: the light narrows because the river is next, a card
 * bends a corner because it has come. What a hand makes, and how often it wins, waits until the
 * card lies open.
 *
 * Times are those of normal pace. From before the flop to an open river it takes four to six
 * seconds, from the turn a second to two and a half; any press ends it. */
#include "poker_look.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    READ_MS = 500,
    READ_FLOP_MS = 700,
    READ_ALL_MS = 900, /* the hands are there: from the turn, from the flop, from before it */
    FLOP_HOLD_MS = 350,
    TURN_HOLD_MS = 450,
    FLOP_READ_MS = 250,
    NARROW_MS = 250,
    RIVER_HOLD_MS = 500,
    DEAD_RIVER_MS = 400, /* the river, and one that changes nothing */
    ASIDE_SHOW_MS = 160,
    ASIDE_VALUE_MS = 220,
    ASIDE_STREET_MS = 350, /* where the game shows it itself */
    FLIP_MS = 220,
    SHOWDOWN_MS = 900,
    FLY_MS = 320,
    FLY_STEP_MS = 60,
    WON_MS = 1400,
    NEXT_POT_MS = 1300,
    STAY_MS = 2000,
    FLOP_STEP_MS = 120,
    HUSH_ENDS_MS = 50, /* before the river comes: its own sound is a small one */
    FINGER = 40        /* pixels that a finger hits */
};

static struct poker_theatre *theatre(const struct stage *st) { return &poker_look(st)->theatre; }

/* Somebody at this screen is asked, a power or an effect card is at work, or what is shown there
 * is the game's own. */
static bool gives_way(const struct stage *st)
{
    const struct poker_extra *more = poker_more(st);
    return (stage_caught_up(st) && (st->here & st->shown.b.waiting)) ||
           (more->stages && more->stages(st));
}

bool poker_theatre_on(const struct stage *st)
{
    return theatre(st)->on && !theatre(st)->passed && !gives_way(st);
}

bool poker_fills(const struct stage *st)
{
    const struct poker_extra *more = poker_more(st);
    return poker_theatre_on(st) || (more->fills && more->fills(st));
}

bool poker_theatre_wins(const struct stage *st) { return poker_theatre_on(st) && theatre(st)->won; }

/* ---- what begins it, and how long all wait ---- */

static bool all_open(const struct board *b)
{
    int hands = 0;
    for (int s = 0; s < b->nseats; s++) {
        const int n = board_count(b, HOLDEM_HAND + s);
        if (!holdem_live(b, s))
            continue;
        if (n != HOLDEM_HOLE_CARDS)
            return false;
        for (int i = 0; i < n; i++)
            if (board_cell(b, HOLDEM_HAND + s, i).seen != SEAT_ALL)
                return false;
        hands++;
    }
    return hands > 1;
}

static void begin(struct stage *st)
{
    struct poker_theatre *k = theatre(st);
    const struct board *b = &st->shown.b;
    const int lie = board_count(b, HOLDEM_BOARD), left = poker_to_come(st, b);
    *k = (struct poker_theatre){.on = true,
                                .run = left > 0,
                                .in = (seatmask)b->num[HOLDEM_LIVE],
                                .since = st->hurrying ? 0 : st->ui.now,
                                .dealt = -1};
    if (gives_way(st))
        return;
    /* blinds alone have put everybody all-in: the player who hurries the hand before has not seen
     * this */
    if (left && director_hastened(st) >= 0 && poker_look(st)->begun > director_hastened(st))
        director_halt(st);
    st->resettle_ms = POKER_THEATRE_OPENS;
    director_hold(st, !left ? SHOWDOWN_MS : left == 1 ? READ_MS : lie ? READ_FLOP_MS : READ_ALL_MS);
}

/* Does the card that comes last decide anything, as far as the open hands tell? */
static bool decides(const struct poker_theatre *k)
{
    for (int h = 0; h < k->odds.hands && k->odds.known; h++)
        if (k->odds.per_cent[k->odds.who[h]] == 100)
            return false;
    return true;
}

static void street(struct stage *st)
{
    struct poker_theatre *k = theatre(st);
    const int now = st->shown.b.num[HOLDEM_STREET];
    const bool aside = gives_way(st), runs = poker_run_out(&st->shown.b);
    int hold = runs && aside ? ASIDE_STREET_MS : 0;
    if (k->on && !aside) {
        k->corner = now == HOLDEM_RIVER && decides(k);
        k->narrow_since = k->corner && !st->hurrying ? st->ui.now : 0;
        hold = now == HOLDEM_FLOP   ? FLOP_HOLD_MS
               : now == HOLDEM_TURN ? TURN_HOLD_MS
               : !k->corner         ? DEAD_RIVER_MS
                            : NARROW_MS + RIVER_HOLD_MS + (st->ui.calm ? POKER_CORNER_MS : 0);
    }
    if (runs && now == HOLDEM_RIVER && hold > HUSH_ENDS_MS)
        stage_hush(st, hold - HUSH_ENDS_MS);
    director_hold(st, hold);
}

/* How long the card that has just come lies face down still. */
static int bends(const struct stage *st)
{
    return theatre(st)->corner && !st->ui.calm ? POKER_CORNER_MS : 0;
}

/* A card of the board: it turns over where it lay, the river after its corner. The next event
 * waits until the odds have been seen. */
static void card_came(struct stage *st, const struct event *e)
{
    struct poker_theatre *k = theatre(st);
    const int gap = director_style(st->skin, e)->ms ? director_style(st->skin, e)->gap : 0,
              at = board_count(&st->shown.b, HOLDEM_BOARD) - 1;
    if (!k->on || gives_way(st))
        return;
    k->card_since = st->hurrying ? 0 : st->ui.now;
    if (at >= 0)
        st->sprite[tabletop_id(&st->shown, HOLDEM_BOARD, at)].next_wait = bends(st);
    if (poker_look(st)->deals)
        director_hold(st, FLOP_STEP_MS - gap);
    else
        director_hold(st, bends(st) + FLIP_MS + POKER_ODDS_MS - gap +
                              (st->shown.b.num[HOLDEM_STREET] == HOLDEM_FLOP ? FLOP_READ_MS : 0));
}

int poker_theatre_shows(const struct stage *st, const struct event *e)
{
    if (!poker_theatre_on(st) || e->kind != EVENT_MOVE || e->to != HOLDEM_BOARD || st->ui.calm)
        return -1;
    return (int)ui_ms(&st->ui, bends(st) + FLIP_MS);
}

/* ---- the winner ---- */

/* Who will have that pot follows from the open hands: is it somebody else than who has the last
 * one? */
static bool others_next(const struct stage *st, int paid)
{
    const struct poker_state *k = poker_look(st);
    const struct board *b = &st->shown.b;
    for (int p = paid - 1; p >= 0; p--) {
        const seatmask in = holdem_contenders(b, p);
        if (b->num[HOLDEM_POT + p] <= 0)
            continue;
        if (!(in & k->won_hand.winners))
            return true;
        for (int s = 0; s < b->nseats; s++)
            if (in & seat_bit(s) && !(k->won_hand.winners & seat_bit(s)) &&
                poker_beats(st, b, s, k->won_hand.hero) >= 0)
                return true;
        return false;
    }
    return false;
}

static void fly(struct stage *st)
{
    const struct poker_won *w = &poker_look(st)->won_hand;
    st->resettle_ms = FLY_MS;
    for (int i = 0; i < w->n; i++)
        for (int n = 0; n < TABLETOP_IDS; n++)
            if (st->sprite[n].there && st->sprite[n].face == w->five[i]) {
                st->sprite[n].next_ms = FLY_MS;
                st->sprite[n].next_wait = FLY_STEP_MS * i;
            }
}

static void wins(struct stage *st, const struct event *e)
{
    struct poker_state *k = poker_look(st);
    const int who = e->to - HOLDEM_STACK, pot = e->from - HOLDEM_POT;
    if (!k->theatre.on || e->kind != EVENT_PAY || who < 0 || who >= SEATS || pot < 0 ||
        pot >= HOLDEM_POTS)
        return;
    const bool first = !k->theatre.won,
               same = !first && (k->won_hand.winners & seat_bit(who) || k->won_hand.pot == pot ||
                                 poker_beats(st, &st->shown.b, who, k->won_hand.hero) == 0);
    if (same) {
        k->won_hand.winners |= seat_bit(who);
        k->won_hand.losers &= (seatmask)~seat_bit(who);
    } else {
        poker_won_of(st, &k->won_hand, who, pot);
        k->theatre.won = true;
        k->theatre.won_since = st->hurrying ? 0 : st->ui.now;
        if (!gives_way(st))
            fly(st);
    }
    k->won_hand.amount[who] += e->amount;
    /* two boards at once are no hand to be looked at again */
    k->won_hand.there &= !gives_way(st);
    const bool others = others_next(st, pot);
    k->won_hand.one_of_several |= others || (!first && !same);
    if (!gives_way(st) &&
        (others ? st->shown.b.num[HOLDEM_POT + pot] == 0 : holdem_pot(&st->shown.b) == 0))
        director_hold(st, WON_MS + (others ? NEXT_POT_MS : STAY_MS));
}

void poker_theatre_happened(struct stage *st, const struct event *e, const struct board *before)
{
    struct poker_state *k = poker_look(st);
    const bool to_board = e->kind == EVENT_MOVE && e->to == HOLDEM_BOARD &&
                          e->why >= HOLDEM_WHY_FLOP && e->why <= HOLDEM_WHY_RIVER;
    (void)before;
    if (e->why == HOLDEM_WHY_STREET && e->kind == EVENT_SET)
        k->deals = e->amount == HOLDEM_FLOP ? 3 : 1;
    if (to_board && k->deals > 0)
        k->deals--;
    switch (e->why) {
    case HOLDEM_WHY_GATHER:
    case HOLDEM_WHY_BUTTON:
        k->theatre = (struct poker_theatre){0};
        k->begun = st->seen;
        k->deals = 0;
        break;
    case HOLDEM_WHY_SHOW:
    case HOLDEM_WHY_VALUE:
        if (gives_way(st) && (e->kind == EVENT_SHOW || e->why == HOLDEM_WHY_VALUE))
            director_hold(st, e->kind == EVENT_SHOW ? ASIDE_SHOW_MS : ASIDE_VALUE_MS);
        if (!k->theatre.on && (e->kind == EVENT_SHOW || e->kind == EVENT_NOTE) &&
            all_open(&st->shown.b))
            begin(st);
        break;
    case HOLDEM_WHY_STREET:
        if (!k->theatre.on && poker_run_out(&st->shown.b) && all_open(&st->shown.b))
            begin(st);
        street(st);
        break;
    case HOLDEM_WHY_FLOP:
    case HOLDEM_WHY_TURN:
    case HOLDEM_WHY_RIVER:
        if (to_board)
            card_came(st, e);
        break;
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT: wins(st, e); break;
    default: break;
    }
}

/* ---- what is known of it ---- */

/* Of a side pot everybody who is in it has a part as long as cards come, and then the player who
 * has the best hand. */
static bool has_side_pot(const struct stage *st, int who)
{
    const struct board *b = &st->shown.b;
    for (int p = 1; p < HOLDEM_POTS; p++) {
        const seatmask in = holdem_contenders(b, p);
        bool best = b->num[HOLDEM_POT + p] > 0 && seat_in(who, in);
        for (int s = 0; s < b->nseats && poker_to_come(st, b) == 0; s++)
            best &= !seat_in(s, in) || poker_beats(st, b, who, s) >= 0;
        if (best)
            return true;
    }
    return false;
}

/* Odds and names are of the cards that lie open. */
void poker_theatre_follow(struct stage *st)
{
    struct poker_theatre *k = theatre(st);
    const struct poker_extra *more = poker_more(st);
    const struct board *b = &st->shown.b;
    if (!k->on)
        return;
    k->seen |= poker_theatre_wins(st);
    k->passed |= k->seen && gives_way(st);
    if (k->dealt != board_count(b, HOLDEM_BOARD) && !poker_look(st)->deals &&
        (st->ui.now >= poker_look(st)->cards_due || st->hurrying)) {
        k->dealt = board_count(b, HOLDEM_BOARD);
        k->side = 0;
        for (int s = 0; s < b->nseats; s++) {
            k->side |= has_side_pot(st, s) ? seat_bit(s) : 0;
            poker_hand_name(st, b, s, k->makes[s]);
            poker_hand_short(st, b, s, k->brief[s]);
        }
        poker_odds_ask(&k->odds, b, more->both && more->both(b), poker_to_come(st, b));
    }
    poker_odds_work(&k->odds);
}

bool poker_theatre_moves(const struct stage *st)
{
    const struct poker_theatre *k = theatre(st);
    return k->on && ((k->odds.asked && !k->odds.known) || poker_runs(st, k->since, READ_ALL_MS) ||
                     poker_runs(st, k->narrow_since, NARROW_MS) ||
                     poker_runs(st, k->card_since, POKER_CORNER_MS + FLIP_MS) ||
                     poker_runs(st, k->won_since, WON_MS));
}

void poker_theatre_hurry(struct stage *st)
{
    struct poker_theatre *k = theatre(st);
    k->since = k->won_since = k->card_since = k->narrow_since = 0;
}

/* ---- where all lies ---- */

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
        if (theatre(st)->in & seat_bit(s))
            out[n++] = (seat)s;
    return n;
}

int poker_theatre_columns(int hands)
{
    CARRE_ASSERT(hands >= 0 && hands <= SEATS);
    return hands <= 3 ? hands : hands == 4 ? 2 : hands <= 9 ? 3 : 4;
}

struct rect poker_theatre_panel(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < SEATS);
    const struct hall k = hall_of(st);
    seat order[SEATS];
    const int n = poker_theatre_hands(st, order), columns = poker_theatre_columns(n),
              rows = (n + columns - 1) / columns;
    for (int i = 0; i < n; i++)
        if (order[i] == who) {
            const struct rect row =
                rect_row(at(&k, 0, 574, k.w, 396 + k.more), i / columns, rows, 18 * k.s);
            const int in_row = i / columns == rows - 1 ? n - columns * (rows - 1) : columns;
            const struct rect cell = rect_column(row, i % columns, columns, 22 * k.s);
            return rect_moved(cell, (cell.w + 22 * k.s) * (float)(columns - in_row) / 2, 0);
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
    const float w = fmaxf(250 * s, names + h);
    return rect_make(st->ui.w - w - 24 * s, poker_theatre_wins(st) ? st->ui.h - h - 8 * s : 12 * s,
                     w, h);
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
        p->table = at(&k, k.w / 2 - 780, 44, 1560, 564);
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
    const int large = !poker_theatre_on(st) || !theatre(st)->run ? -1
                      : turning                                  ? lie - 1
                      : lie < n                                  ? lie
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
    if (!poker_theatre_on(st) || !(theatre(st)->in & seat_bit(who)))
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
    } else { /* so high that the ranks can be read from the sofa; a low panel cuts off their feet */
        const float h = 190 * s * grown, w = h / LAYOUT_CARD;
        *out = rect_make(r.x + 8 * s + (float)i * w * (n > 6 ? 0.62F : 0.8F),
                         r.y + fmaxf(6 * s, (r.h - h) / 2), w, h);
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
        if (p->zone == HOLDEM_PILE && theatre(st)->run && deck - 1 - n < left) {
            p->spot.at = poker_theatre_board_spot(st, b, lie + deck - 1 - n);
            p->spot.alpha = deck - 1 - n == 0 ? 1 : 0.62F;
        }
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
