/* spec_move.c - a view read, and choices found in it. */
#include "spec_move.h"

/* Two of three count; the third is nobody else's and does not come. */
static cardset two_of(cardset cards, struct poker_spot *s)
{
    const cardset two = poker_best_two(cards, s->board);
    s->dead |= cards & ~two;
    return two;
}

/* What the last straddle came to: each seat after the one under the gun has doubled it (SP-33). */
static int32_t straddle_of(const struct board *b)
{
    int32_t amount = b->num[HOLDEM_BIG];
    for (int i = 1; i < b->nseats; i++) {
        const int at = (b->num[HOLDEM_BIG_SEAT] + i) % b->nseats;
        if (!holdem_dealt(b, at))
            continue;
        amount *= 2;
        if (at == b->num[HOLDEM_LAST_BLIND])
            break;
    }
    return amount;
}

/* Before the flop a straddle is the blind that is to be beaten, and nobody's raise. */
static void straddled(const struct board *b, struct poker_spot *s)
{
    s->big = straddle_of(b);
    for (int i = 0; i < s->nrivals; i++)
        s->rival[i].raiser = s->rival[i].raiser && s->to_match > s->big;
}

void spec_spot_read(const struct view *v, struct poker_spot *s)
{
    const struct board *b = &v->board;
    poker_spot_read(v, s);
    s->frank = true;
    s->both = b->num[SPEC_BOTH];
    s->quiet = b->num[SPEC_PASSIVE];
    s->three = cardset_count(s->hole) > HOLDEM_HOLE_CARDS;
    s->hole = two_of(s->hole, s);
    for (int i = 0; i < s->nrivals; i++)
        s->rival[i].known = two_of(s->rival[i].known, s);
    if (b->num[SPEC_STRADDLED] && s->street == HOLDEM_PREFLOP)
        straddled(b, s);
}

void spec_think_of(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                   struct poker_thought *t)
{
    spec_spot_read(v, &t->spot);
    poker_think_on(t, mind, rng);
}

void spec_listen(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                 struct poker_thought *t)
{
    spec_spot_read(v, &t->spot);
    poker_listen_on(t, mind, rng);
}

const struct choice *spec_choice(const struct view *v, int kind)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == kind && !v->choices.choice[i].refused)
            return &v->choices.choice[i];
    return NULL;
}

int spec_pick(const struct view *v, const struct choice *c, int effect)
{
    for (int i = 0; c && i < spec_cards(&v->board, v->me) && i < 64; i++)
        if (c->among >> i & 1 && spec_picked(&v->board, v->me, i) == spec_card(effect))
            return i;
    return -1;
}

struct action spec_declares(const struct view *v, int effect, int target)
{
    struct action a = action_of(v->me, SPEC_DECLARE, 0);
    a.n = 1;
    a.pick[0] = (uint8_t)spec_pick(v, spec_choice(v, SPEC_DECLARE), effect);
    a.amount = spec_targets_of(effect, target);
    return a;
}
