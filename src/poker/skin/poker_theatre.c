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
#include "poker_theatre_inside.h"
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"
#include "poker_theatre.h"

struct poker_theatre *poker_theatre_theatre(const struct stage *st)
{
    return &poker_look(st)->theatre;
}

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
    return poker_theatre_theatre(st)->on && !poker_theatre_theatre(st)->passed && !gives_way(st);
}

bool poker_fills(const struct stage *st)
{
    const struct poker_extra *more = poker_more(st);
    return poker_theatre_on(st) || (more->fills && more->fills(st));
}

bool poker_theatre_wins(const struct stage *st)
{
    return poker_theatre_on(st) && poker_theatre_theatre(st)->won;
}

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
    struct poker_theatre *k = poker_theatre_theatre(st);
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
    struct poker_theatre *k = poker_theatre_theatre(st);
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
    return poker_theatre_theatre(st)->corner && !st->ui.calm ? POKER_CORNER_MS : 0;
}

/* A card of the board: it turns over where it lay, the river after its corner. The next event
 * waits until the odds have been seen. */
static void card_came(struct stage *st, const struct event *e)
{
    struct poker_theatre *k = poker_theatre_theatre(st);
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
    struct poker_theatre *k = poker_theatre_theatre(st);
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
            poker_draw_name(st, b, s, k->draw[s]);
        }
        poker_odds_ask(&k->odds, b, more->both && more->both(b), poker_to_come(st, b));
    }
    poker_odds_work(&k->odds);
}

bool poker_theatre_moves(const struct stage *st)
{
    const struct poker_theatre *k = poker_theatre_theatre(st);
    return k->on && ((k->odds.asked && !k->odds.known) || poker_runs(st, k->since, READ_ALL_MS) ||
                     poker_runs(st, k->narrow_since, NARROW_MS) ||
                     poker_runs(st, k->card_since, POKER_CORNER_MS + FLIP_MS) ||
                     poker_runs(st, k->won_since, WON_MS));
}

void poker_theatre_hurry(struct stage *st)
{
    struct poker_theatre *k = poker_theatre_theatre(st);
    k->since = k->won_since = k->card_since = k->narrow_since = 0;
}
