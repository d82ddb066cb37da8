/* upcolor_know.c - moves of a hand, hidden hands, and what is said between games. */
#include "upcolor_know.h"

#include "check.h"

void upcolor_moves(const struct board *b, int who, struct upcolor_moves *out)
{
    *out =
        (struct upcolor_moves){.leads = upcolor_leads(b, who), .last = who == b->num[UPCOLOR_LAST]};
    const int zone = UPCOLOR_HAND + who;
    out->cards = (uint8_t)board_count(b, zone);
    for (int i = out->cards - 1; i >= 0; i--) {
        const int f = face_number(board_face(b, zone, i));
        out->held[f]++;
        out->at[f] = (uint8_t)i;
    }
    for (int f = 0; f < UPCOLOR_FACES; f++)
        if (out->held[f] && !upcolor_refuses(b, who, (card)(CARD_OWN + f)))
            out->legal |= (uint8_t)(1 << f);
    const int called = b->num[UPCOLOR_CALLED];
    out->called = (uint8_t)(called ? face_number((card)called) : PASSES);
    for (int s = 0; s < b->nseats; s++)
        out->near = out->near ||
                    (s != who && upcolor_seated(b, s) && upcolor_hand_count(b, s) <= UPCOLOR_NEAR);
    if (out->leads ? !out->legal : !called || !out->held[out->called])
        out->legal |= 1 << PASSES;
}

struct action upcolor_action(const struct upcolor_moves *m, int who, int move)
{
    CARRE_ASSERT(move >= 0 && move < MOVES);
    struct action a = action_of(who, move == PASSES ? UPCOLOR_PASS : UPCOLOR_PLAY, 0);
    if (move != PASSES)
        a.pick[a.n++] = m->at[move];
    return a;
}

int upcolor_move_of(const struct board *b, const struct action *a)
{
    return a->kind == UPCOLOR_PLAY ? face_number(board_face(b, UPCOLOR_HAND + a->who, a->pick[0]))
                                   : PASSES;
}

uint8_t upcolor_lacks(const struct board *b, int s)
{
    CARRE_ASSERT(s >= 0 && s < b->nseats);
    card called = 0;
    if (!b->num[UPCOLOR_PASSED + s])
        return 0;
    for (int i = 0, k = b->num[UPCOLOR_LEADER]; i < b->nseats && k != s;
         i++, k = upcolor_next(b, k))
        if (board_count(b, UPCOLOR_LAID + k))
            called = upcolor_follows(board_top(b, UPCOLOR_LAID + k));
    const unsigned mask = called ? 1U << face_number(called) : 0;
    return (uint8_t)mask;
}

struct action upcolor_agree(const struct view *v)
{
    static const uint8_t wish[] = {UPCOLOR_NEXT, UPCOLOR_STOP, UPCOLOR_LEAVE};
    struct action a;
    for (unsigned k = 0; k < sizeof wish; k++)
        for (int i = 0; i < v->choices.n; i++) {
            const struct choice *c = &v->choices.choice[i];
            if (c->kind == wish[k] && !c->refused)
                return action_of(v->me, c->kind, c->about);
        }
    rules_least(&v->rules, &v->board, v->me, &a);
    return a;
}
