/* runout.c - the board when no more is bet: the third card goes back, hands are shown, what is to
 * come is dealt, once or twice, from the top or by hand; and what each board wins (SP-23, SP-31,
 * SP-36, SP-38, SP-41, SP-43, SP-60). */
#include "spec.h"

#include "betting.h"
#include "check.h"
#include "pots.h"
#include "rank.h"

/* How far it is (SPEC_RUN). */
enum { RUN_NONE, RUN_ASKED, RUN_FLOP, RUN_DISCARDS, RUN_FIRST, RUN_SECOND };

void spec_run_begin(struct turn *t)
{
    turn_set(t, SPEC_RUN, RUN_ASKED, SEAT_NONE, HOLDEM_WHY_NONE);
    if (!spec_open_window(t, SPEC_WINDOW_RUN, betting_can_act(t->b)))
        spec_run(t);
}

/* SP-21: of several the early one's takes effect, and the others get theirs back. */
static int settle(struct turn *t, int effect)
{
    const struct board *b = t->b;
    int first = SEAT_NONE;
    for (int i = 0; i < b->nseats; i++) {
        const int s = spec_in_order(b, i), at = board_find(b, SPEC_TABLE + s, spec_card(effect));
        if (at < 0 || !(b->num[SPEC_ATTACHED] >> s & 1))
            continue;
        if (first == SEAT_NONE)
            spec_spend(t, s, at);
        else
            spec_give_back(t, s, at);
        first = first == SEAT_NONE ? s : first;
    }
    return first;
}

static void settle_attached(struct turn *t)
{
    const int twice = settle(t, SPEC_TWICE), arm = settle(t, SPEC_ARM);
    if (twice != SEAT_NONE) {
        turn_set(t, SPEC_COMMON, board_count(t->b, HOLDEM_BOARD), twice, HOLDEM_WHY_NONE);
        turn_set(t, SPEC_TWO_BOARDS, 1, twice, SPEC_WHY_TWICE);
    }
    if (arm != SEAT_NONE)
        turn_set(t, SPEC_HAND_OF, 1 + arm, arm, SPEC_WHY_ARM);
    turn_set(t, SPEC_ATTACHED, 0, SEAT_NONE, HOLDEM_WHY_NONE);
}

/* ---- cards to come */

static int lying(const struct board *b)
{
    return b->num[SPEC_RUN] == RUN_SECOND ? b->num[SPEC_COMMON] + board_count(b, SPEC_SECOND)
                                          : board_count(b, HOLDEM_BOARD);
}

static int next_cards(const struct board *b) { return lying(b) == 0 ? 3 : 1; }

static int next_street(const struct board *b) { return lying(b) == 0 ? HOLDEM_FLOP : lying(b) - 1; }

static void street_is(struct turn *t)
{
    if (t->b->num[SPEC_RUN] != RUN_SECOND)
        turn_set(t, HOLDEM_STREET, next_street(t->b), SEAT_NONE, HOLDEM_WHY_STREET);
}

/* The next street of the board that is being dealt; false: its cards are to be drawn by hand, and
 * somebody is waited for. */
static bool deals(struct turn *t)
{
    const struct board *b = t->b;
    const int why = HOLDEM_WHY_FLOP + next_street(b) - HOLDEM_FLOP;
    if (b->num[SPEC_HAND_OF]) {
        turn_phase(t, SPEC_PHASE_DRAW);
        turn_wait(t, seat_bit(b->num[SPEC_HAND_OF] - 1), 0);
        return false;
    }
    const int n = next_cards(b), to = b->num[SPEC_RUN] == RUN_SECOND ? SPEC_SECOND : HOLDEM_BOARD;
    street_is(t);
    for (int i = 0; i < n; i++)
        holdem_draw(t, &spec_house, to, SEAT_ALL, SEAT_NONE, why);
    return true;
}

/* SP-43: cards picked from the deck, face down, in the order of picking; or the top ones. */
void spec_draw(struct turn *t, const struct action *a)
{
    const struct board *b = t->b;
    const int n = next_cards(b), to = b->num[SPEC_RUN] == RUN_SECOND ? SPEC_SECOND : HOLDEM_BOARD,
              why = HOLDEM_WHY_FLOP + next_street(b) - HOLDEM_FLOP;
    street_is(t);
    for (int i = 0; i < n; i++) {
        int at = board_count(b, HOLDEM_PILE) - 1;
        if (a->kind == SPEC_DRAW) {
            at = a->pick[i];
            for (int k = 0; k < i; k++) /* those after a card that has left moved up */
                at -= a->pick[k] < a->pick[i];
        }
        turn_move(t, HOLDEM_PILE, at, to, SEAT_ALL, a->who, why);
    }
    turn_phase(t, HOLDEM_PHASE_PLAY);
    spec_run(t);
}

static void run_is(struct turn *t, int stage)
{
    turn_set(t, SPEC_RUN, stage, SEAT_NONE, HOLDEM_WHY_NONE);
}

static bool somebody_has_three(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && spec_three(b, s))
            return true;
    return false;
}

/* Goes on until somebody is waited for, or to the showdown. A flop that comes before hands are
 * shown comes for who has three cards (SP-36). */
void spec_run(struct turn *t)
{
    const struct board *b = t->b;
    if (b->num[SPEC_RUN] == RUN_ASKED) {
        settle_attached(t);
        run_is(t, somebody_has_three(b) ? RUN_FLOP : RUN_DISCARDS);
    }
    if (b->num[SPEC_RUN] == RUN_FLOP) {
        if (lying(b) == 0 && !deals(t))
            return;
        run_is(t, RUN_DISCARDS);
    }
    if (b->num[SPEC_RUN] == RUN_DISCARDS) {
        if (spec_asks_discard(t))
            return;
        holdem_show_hands(t);
        run_is(t, RUN_FIRST);
    }
    while (b->num[SPEC_RUN] == RUN_FIRST && lying(b) < 5 && !t->broken)
        if (!deals(t))
            return;
    if (b->num[SPEC_RUN] == RUN_FIRST && b->num[SPEC_TWO_BOARDS])
        run_is(t, RUN_SECOND);
    while (b->num[SPEC_RUN] == RUN_SECOND && lying(b) < 5 && !t->broken)
        if (!deals(t))
            return;
    turn_phase(t, HOLDEM_PHASE_PLAY);
    holdem_go(t, &spec_house, HOLDEM_STEP_SHOWDOWN);
}

/* ---- what it wins */

static cardset cards_of(const struct board *b, int zone, int most)
{
    cardset set = CARDSET_NONE;
    for (int i = 0, n = board_count(b, zone); i < n && i < most; i++)
        set |= cardset_of(board_face(b, zone, i));
    return set;
}

static cardset board_cards(const struct board *b, bool second)
{
    return second ? cards_of(b, HOLDEM_BOARD, b->num[SPEC_COMMON]) | cards_of(b, SPEC_SECOND, 5)
                  : cards_of(b, HOLDEM_BOARD, 5);
}

static int32_t value_on(const struct board *b, int who, cardset board)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const cardset hole = cards_of(b, HOLDEM_HAND + who, HOLDEM_HOLE_CARDS);
    return b->num[SPEC_BOTH] ? rank_class_two_card(hole, board) : rank_class(hole | board);
}

int32_t spec_value(const struct turn *t, int who)
{
    return value_on(t->b, who, board_cards(t->b, false));
}

/* SP-41, SP-60: the board is everybody's best hand, unless both cards have to play. */
static bool board_plays(const struct board *b, cardset board, const int32_t value[SEATS])
{
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && value[s] != rank_class(board))
            return false;
    return !b->num[SPEC_BOTH];
}

static bool values(struct turn *t, bool second, int32_t value[SEATS])
{
    const struct board *b = t->b;
    const cardset board = board_cards(b, second);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (!holdem_live(b, s))
            continue;
        value[s] = value_on(b, s, board);
        turn_note(t, HOLDEM_WHY_VALUE, s, 0, second, CARD_NONE, value[s]);
    }
    return board_plays(b, board, value);
}

static void award(struct turn *t)
{
    const struct board *b = t->b;
    const seatmask live = betting_live(b);
    int32_t first[SEATS] = {0}, second[SEATS] = {0};
    bool chopped = false;
    if (!(live & (live - 1))) {
        pots_award(t, NULL);
        return;
    }
    if (b->num[SPEC_TWO_BOARDS]) {
        turn_note(t, SPEC_WHY_TWICE, SEAT_NONE, 0, 0, CARD_NONE, 1);
        chopped = values(t, false, first);
        pots_award_halves(t, first);
        turn_note(t, SPEC_WHY_TWICE, SEAT_NONE, 0, 0, CARD_NONE, 2);
        chopped |= values(t, true, second);
        pots_award(t, second);
    } else {
        chopped = values(t, false, first);
        pots_award(t, first);
    }
    turn_set(t, SPEC_CHOPPED, chopped, SEAT_NONE, HOLDEM_WHY_NONE);
}

/* The pots, and after them the cards of the award (SP-28). */
void spec_awards(struct turn *t)
{
    const struct board *b = t->b;
    int32_t had[SEATS];
    seatmask won = 0;
    spec_detach(t, SEAT_ALL);
    for (int s = 0; s < b->nseats; s++)
        had[s] = b->num[HOLDEM_STACK + s];
    award(t);
    for (int s = 0; s < b->nseats; s++)
        won |= b->num[HOLDEM_STACK + s] > had[s] ? seat_bit(s) : 0;
    turn_set(t, SPEC_WON, won, SEAT_NONE, HOLDEM_WHY_NONE);
    run_is(t, RUN_NONE);
    if (!spec_open_window(t, SPEC_WINDOW_AWARD, won | (b->num[SPEC_CHOPPED] ? betting_live(b) : 0)))
        holdem_go(t, &spec_house, HOLDEM_STEP_SHOWING);
}
