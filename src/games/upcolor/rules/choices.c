/* choices.c - what is open and why the rest is not (UC-11, UC-12, UC-16 to UC-19, UC-22, UC-30,
 * UC-58, UC-60). */
#include "upcolor.h"

#include "check.h"

static bool hand_hidden(const struct board *b, int s)
{
    const int n = upcolor_hand_count(b, s);
    /* hidden cards stand last */
    return n && !card_is_known(board_face(b, UPCOLOR_HAND + s, n - 1));
}

static uint64_t all_of(int n) { return n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1; }

static uint64_t playable(const struct board *b, int s)
{
    uint64_t among = 0;
    for (int i = 0; i < upcolor_hand_count(b, s); i++)
        if (!upcolor_refuses(b, s, board_face(b, UPCOLOR_HAND + s, i)))
            among |= (uint64_t)1 << i;
    return among;
}

/* REASON_OK where a seat may pass. A leader who can lead nothing may: at a true table the lead has
 * been passed on for them, but a guessed hand can be such. */
static int pass_refused(const struct board *b, int s, bool can_play)
{
    if (upcolor_leads(b, s))
        return can_play ? UPCOLOR_LEADER_PASSES_NOT : REASON_OK;
    const int called = b->num[UPCOLOR_CALLED];
    return called && upcolor_holds(b, s, (card)called) ? UPCOLOR_MUST_FOLLOW : REASON_OK;
}

/* Why none of a hand's cards can be played: that of a discard card, which would do at any other
 * time, else that of the first. */
static int hand_refused(const struct board *b, int s)
{
    const int n = upcolor_hand_count(b, s);
    const card last = board_face(b, UPCOLOR_HAND + s, n - 1);
    return upcolor_refuses(b, s,
                           last == UPCOLOR_DISCARD ? last : board_face(b, UPCOLOR_HAND + s, 0));
}

static void play_or_pass(const struct board *b, int s, struct choices *out)
{
    struct choice *play = choices_add(out, UPCOLOR_PLAY, 0);
    play->zone = (uint8_t)(UPCOLOR_HAND + s);
    play->pick_min = play->pick_max = 1;
    play->among = hand_hidden(b, s) ? all_of(upcolor_hand_count(b, s)) : playable(b, s);
    if (!play->among)
        play->refused = (uint8_t)hand_refused(b, s);
    const bool can_play = play->among != 0;
    choices_add(out, UPCOLOR_PASS, 0)->refused = (uint8_t)pass_refused(b, s, can_play);
}

int upcolor_next_refused(const struct rules *r, const struct board *b, int terms)
{
    const int64_t stake = upcolor_next_stake(r, b, terms);
    seatmask sides = 0;
    for (int s = 0; s < b->nseats; s++)
        if (upcolor_seated(b, s) && upcolor_can_pay(r, b, s, stake))
            sides |= seat_bit(upcolor_team(r, s));
    return seat_count(sides) >= 2 ? REASON_OK : UPCOLOR_NOBODY_LEFT;
}

int upcolor_borrow_refused(const struct rules *r, const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    const int64_t lacks = upcolor_next_stake(r, b, 0) - b->num[UPCOLOR_STACK + s];
    return !r->option[UPCOLOR_LOANS]      ? UPCOLOR_NO_LOANS
           : lacks <= 0                   ? UPCOLOR_CAN_PAY
           : lacks > b->num[UPCOLOR_BANK] ? UPCOLOR_BANK_EMPTY
                                          : REASON_OK;
}

/* First what goes on as before: a doubled pot, shares in the same order. */
static void agree(const struct rules *r, const struct board *b, int s, struct choices *out)
{
    const int keeps = b->num[UPCOLOR_RISING] && r->option[UPCOLOR_POTS] ? UPCOLOR_TERMS_RISING : 0;
    const int terms[] = {keeps, keeps ^ UPCOLOR_TERMS_RISING, keeps | UPCOLOR_TERMS_ANEW,
                         (keeps ^ UPCOLOR_TERMS_RISING) | UPCOLOR_TERMS_ANEW};
    /* without pots there are no terms */
    for (int i = 0; i < (r->option[UPCOLOR_POTS] ? 4 : 1); i++)
        choices_add(out, UPCOLOR_NEXT, terms[i])->refused =
            (uint8_t)upcolor_next_refused(r, b, terms[i]);
    choices_add(out, UPCOLOR_STOP, 0);
    if (r->option[UPCOLOR_POTS])
        choices_add(out, UPCOLOR_BORROW, 0)->refused = (uint8_t)upcolor_borrow_refused(r, b, s);
    choices_add(out, UPCOLOR_LEAVE, 0);
}

void upcolor_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    if (b->phase == UPCOLOR_PHASE_AGREE)
        agree(r, b, who, out);
    else
        play_or_pass(b, who, out);
}

int upcolor_why_not(const struct rules *r, const struct board *b, const struct action *a)
{
    (void)r;
    if (a->kind != UPCOLOR_PLAY || a->n != 1)
        return 0;
    const card face = board_face(b, UPCOLOR_HAND + a->who, a->pick[0]);
    return card_is_known(face) ? upcolor_refuses(b, a->who, face) : 0;
}
