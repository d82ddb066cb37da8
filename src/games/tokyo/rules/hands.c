/* hands.c - hands that change: a swap, a third card and the one that goes back (SP-35, SP-36). */
#include "spec.h"

#include "check.h"
#include "betting.h"

/* Both know what they had and what they have. */
void spec_hand_swap(struct turn *t, int who, const struct spec_answer *a)
{
    CARRE_ASSERT(a->swapped != who && holdem_live(t->b, a->swapped));
    const int with = a->swapped, mine = HOLDEM_HAND + who, theirs = HOLDEM_HAND + with;
    while (board_count(t->b, mine) && !t->broken)
        turn_move(t, mine, 0, SPEC_MIX, SEAT_NOBODY, who, SPEC_WHY_SWAP);
    while (board_count(t->b, theirs) && !t->broken)
        turn_move(t, theirs, 0, mine, seat_bit(who), who, SPEC_WHY_SWAP);
    while (board_count(t->b, SPEC_MIX) && !t->broken)
        turn_move(t, SPEC_MIX, 0, theirs, seat_bit(with), with, SPEC_WHY_SWAP);
}

void spec_upgrade(struct turn *t, int who, const struct spec_answer *a)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    (void)a;
    holdem_draw(t, &spec_house, HOLDEM_HAND + who, seat_bit(who), who, SPEC_WHY_UPGRADE);
}

/* The deck is shuffled: what anybody knew of the discard is forgotten. */
void spec_discard(struct turn *t, const struct action *a)
{
    const struct holdem_discard how = {.mix = SPEC_MIX,
                                       .to = HOLDEM_PILE,
                                       .die = SPEC_DIE_BACK,
                                       .draw = board_count(t->b, SPEC_USED) * 16 + a->who,
                                       .why = SPEC_WHY_UPGRADE};
    holdem_discard(t, a->who, board_face(t->b, HOLDEM_HAND + a->who, a->pick[0]), &how);
    turn_shuffle(t, HOLDEM_PILE, SPEC_WHY_UPGRADE);
}

/* An all-in hand of three has no turn on the flop: it is put right as soon as the flop is final. */
static int must_discard(const struct board *b)
{
    const bool running = b->num[SPEC_RUN] > 0;
    for (int i = 0; i < b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + 1 + i) % b->nseats;
        if (holdem_live(b, s) && spec_three(b, s) && (running || b->num[HOLDEM_STACK + s] == 0))
            return s;
    }
    return SEAT_NONE;
}

bool spec_asks_discard(struct turn *t)
{
    const int who = must_discard(t->b);
    if (who == SEAT_NONE)
        return false;
    turn_phase(t, SPEC_PHASE_DISCARD);
    turn_wait(t, seat_bit(who), 0);
    return true;
}

void spec_round(struct turn *t)
{
    const struct board *b = t->b;
    const bool blinds = b->num[HOLDEM_STREET] == HOLDEM_PREFLOP;
    if (b->num[HOLDEM_STREET] == HOLDEM_FLOP && spec_asks_discard(t))
        return;
    const int next = betting_asked(b, b->num[blinds ? HOLDEM_LAST_BLIND : HOLDEM_BUTTON]);
    if (next == SEAT_NONE)
        holdem_go(t, &spec_house, HOLDEM_STEP_ROUND_OVER);
    else
        spec_turn(t, next);
}
