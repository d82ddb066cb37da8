/* lap.c - one tour of the table: who leads, what is called, who takes (UC-10 to UC-23, UC-30,
 * UC-31). */
#include "upcolor.h"

#include "check.h"

int upcolor_before(const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    do
        s = (s + b->nseats - 1) % b->nseats;
    while (!upcolor_seated(b, s));
    return s;
}

static void turn_of(struct turn *t, int s)
{
    turn_set(t, UPCOLOR_TURN, s, s, UPCOLOR_WHY_TURN);
    turn_wait(t, seat_bit(s), 0);
}

/* UC-22, UC-19. An imperial that must be led is one that can be. */
static bool can_lead(const struct board *b, int s)
{
    for (int i = 0; i < upcolor_hand_count(b, s); i++) {
        const card face = board_face(b, UPCOLOR_HAND + s, i);
        if (face != UPCOLOR_VIOLET && (face != UPCOLOR_DISCARD || b->num[UPCOLOR_LAP] > 1))
            return true;
    }
    return false;
}

static bool anybody_can_lead(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (upcolor_seated(b, s) && can_lead(b, s))
            return true;
    return false;
}

enum lead { LEAD_FREE, LEAD_IMPERIAL, LEAD_NOBODY_HAS_ONE };

static void leader_is(struct turn *t, int s, enum lead lead)
{
    CARRE_ASSERT(s >= 0 && s < t->b->nseats);
    turn_set(t, UPCOLOR_LEADER, s, s, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_LAST, upcolor_before(t->b, s), SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_MUST_IMPERIAL, lead == LEAD_IMPERIAL, s, UPCOLOR_WHY_NONE);
    turn_note(t, UPCOLOR_WHY_LAP, s, lead, t->b->num[UPCOLOR_LAST], 0, t->b->num[UPCOLOR_LAP]);
    turn_of(t, s);
}

/* The lead goes to the first seat from this one on that can lead; a table where none can is blocked
 * (UC-23). */
static void upcolor_lead(struct turn *t, int from)
{
    if (t->broken)
        return;
    if (!anybody_can_lead(t->b)) {
        upcolor_blocked(t);
        return;
    }
    int s = from;
    while (!can_lead(t->b, s)) {
        const int next = upcolor_next(t->b, s);
        turn_note(t, UPCOLOR_WHY_LEAD_PASSED, s, 0, next, 0, 0);
        s = next;
    }
    leader_is(t, s, t->b->num[UPCOLOR_LAP] == 1 ? LEAD_NOBODY_HAS_ONE : LEAD_FREE);
}

/* The first seat with an imperial, from the dealer on; -1: there is none (UC-30). */
static int first_imperial(const struct board *b, int dealer)
{
    CARRE_ASSERT(dealer >= 0 && dealer < b->nseats);
    int s = dealer;
    do {
        if (upcolor_holds(b, s, UPCOLOR_IMPERIAL))
            return s;
        s = upcolor_next(b, s);
    } while (s != dealer);
    return -1;
}

void upcolor_lap(struct turn *t, int leader)
{
    CARRE_ASSERT(leader >= 0 && leader < t->b->nseats);
    if (t->broken)
        return;
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, UPCOLOR_PASSED + s, 0, s, UPCOLOR_WHY_NONE);
    /* so that the lead is news, also to who played last */
    turn_set(t, UPCOLOR_TURN, -1, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_CALLED, 0, SEAT_NONE, UPCOLOR_WHY_CALL);
    turn_set(t, UPCOLOR_ANSWER, -1, SEAT_NONE, UPCOLOR_WHY_NONE);
    turn_add(t, UPCOLOR_LAP, 1, SEAT_NONE, UPCOLOR_WHY_NONE);
    const int imperial = t->b->num[UPCOLOR_LAP] == 1 ? first_imperial(t->b, leader) : -1;
    if (imperial >= 0)
        leader_is(t, imperial, LEAD_IMPERIAL);
    else
        upcolor_lead(t, leader);
}

/* UC-20: all cards of the lap go aside, the taker draws and leads. */
static void trick(struct turn *t, bool violet)
{
    const struct board *b = t->b;
    const int taker = b->num[UPCOLOR_ANSWER];
    CARRE_ASSERT(taker >= 0 && taker < b->nseats);
    int cards = 0;
    for (int s = 0; s < b->nseats; s++)
        cards += board_count(b, UPCOLOR_LAID + s);
    turn_note(t, UPCOLOR_WHY_TRICK, taker, violet, 0, 0, cards);
    for (int i = 0; i < b->nseats; i++) {
        const int s = (b->num[UPCOLOR_LEADER] + i) % b->nseats;
        if (board_count(b, UPCOLOR_LAID + s))
            turn_move(t, UPCOLOR_LAID + s, 0, UPCOLOR_ASIDE, SEAT_ALL, taker, UPCOLOR_WHY_TAKE);
    }
    if (board_count(b, UPCOLOR_PILE))
        turn_draw(t, UPCOLOR_PILE, UPCOLOR_HAND + taker, seat_bit(taker), taker, UPCOLOR_WHY_DRAW);
    else
        turn_note(t, UPCOLOR_WHY_NO_DRAW, taker, 0, 0, 0, 0);
    upcolor_lap(t, taker);
}

/* UC-10: exactly one chance each. */
static void go_on(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    if (who == t->b->num[UPCOLOR_LAST])
        trick(t, false);
    else
        turn_of(t, upcolor_next(t->b, who));
}

int upcolor_answer(const struct rules *r, const struct board *b, int answer, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats && answer < b->nseats);
    if (answer < 0 || r->option[UPCOLOR_TAKER] ||
        board_top(b, UPCOLOR_LAID + who) != UPCOLOR_DISCARD)
        return who;
    return board_top(b, UPCOLOR_LAID + answer) == UPCOLOR_DISCARD ? who : answer;
}

void upcolor_play(struct turn *t, int who, int index)
{
    const card face = board_face(t->b, UPCOLOR_HAND + who, index);
    turn_move(t, UPCOLOR_HAND + who, index, UPCOLOR_LAID + who, SEAT_ALL, who, UPCOLOR_WHY_PLAY);
    turn_set(t, UPCOLOR_MUST_IMPERIAL, 0, who, UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_ANSWER, upcolor_answer(t->rules, t->b, t->b->num[UPCOLOR_ANSWER], who), who,
             UPCOLOR_WHY_NONE);
    turn_set(t, UPCOLOR_CALLED, upcolor_follows(face), who, UPCOLOR_WHY_CALL);
    if (!upcolor_hand_count(t->b, who)) {
        turn_note(t, UPCOLOR_WHY_OUT, who, 0, 0, 0, 0);
        upcolor_won(t, who);
    } else if (face == UPCOLOR_VIOLET) {
        trick(t, true);
    } else {
        go_on(t, who);
    }
}

void upcolor_pass(struct turn *t, int who)
{
    if (upcolor_leads(t->b, who)) { /* in a guessed world only */
        turn_note(t, UPCOLOR_WHY_LEAD_PASSED, who, 0, upcolor_next(t->b, who), 0, 0);
        upcolor_lead(t, upcolor_next(t->b, who));
        return;
    }
    turn_note(t, UPCOLOR_WHY_PASS, who, 0, 0, 0, 0);
    turn_set(t, UPCOLOR_PASSED + who, 1, who, UPCOLOR_WHY_NONE);
    go_on(t, who);
}
