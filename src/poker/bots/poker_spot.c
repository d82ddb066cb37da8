/* poker_spot.c - a view read as a decision. */
#include "poker_spot.h"

#include "check.h"

static seat next_live(const struct board *b, int from)
{
    for (int i = 1; i <= b->nseats; i++)
        if (holdem_live(b, (from + i) % b->nseats))
            return (seat)((from + i) % b->nseats);
    return SEAT_NONE;
}

/* The first seat clockwise that has bet the most: the player who sits between it and the one to act
 * has called or folded. Blinds are no raise. */
static int last_raiser(const struct poker_spot *s, const struct board *b)
{
    if (s->to_match <= (s->street == HOLDEM_PREFLOP ? s->big : 0))
        return SEAT_NONE;
    for (int i = 1; i < b->nseats; i++) {
        const int at = (s->me + i) % b->nseats;
        if (holdem_live(b, at) && b->num[HOLDEM_BET + at] >= s->to_match)
            return at;
    }
    return SEAT_NONE;
}

static cardset known_in(const struct board *b, int zone)
{
    cardset known = CARDSET_NONE;
    for (int i = 0; i < board_count(b, zone); i++)
        if (card_is_plain(board_face(b, zone, i)))
            known |= cardset_of(board_face(b, zone, i));
    return known;
}

static void read_cards(const struct board *b, struct poker_spot *s)
{
    s->hole = known_in(b, HOLDEM_HAND + s->me);
    s->board = known_in(b, HOLDEM_BOARD);
    s->deck = board_count(b, HOLDEM_PILE);
    for (int i = 0; i < POKER_NEXT; i++) {
        s->next[i] = i < s->deck ? board_face(b, HOLDEM_PILE, s->deck - 1 - i) : (card)CARD_HIDDEN;
        if (card_is_plain(s->next[i]))
            s->soon |= cardset_of(s->next[i]);
    }
    for (int z = HOLDEM_MUCK; b->start[z] < b->start[ZONES] && z < ZONES; z++)
        s->dead |= known_in(b, z);
}

static void read_rival(const struct board *b, struct poker_spot *s, int at, int raiser)
{
    CARRE_ASSERT(s->nrivals < SEATS && at >= 0 && at < b->nseats);
    CARRE_ASSERT(s->nrivals < POKER_RIVALS);
    struct poker_rival *r = &s->rival[s->nrivals++];
    *r = (struct poker_rival){.seat = at,
                              .known = known_in(b, HOLDEM_HAND + at),
                              .stack = b->num[HOLDEM_STACK + at],
                              .bet = b->num[HOLDEM_BET + at]};
    r->before = s->given[at] - r->bet;
    r->all_in = r->stack == 0;
    r->raiser = at == raiser;
    r->to_act = !r->all_in && (!(b->num[HOLDEM_ACTED] >> at & 1) || r->bet < s->to_match);
    s->behind += r->to_act;
    const int32_t more = s->given[at] + r->stack - s->given[s->me];
    s->effective = more > s->effective ? more : s->effective;
}

static void read_raise(const struct view *v, struct poker_spot *s)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if ((c->kind == HOLDEM_BET_TO || c->kind == HOLDEM_RAISE_TO) && !c->refused) {
            s->can_raise = true;
            s->least = c->min;
            s->most = c->max;
        }
    }
}

void poker_spot_read(const struct view *v, struct poker_spot *s)
{
    static const int8_t left[HOLDEM_STREETS] = {5, 2, 1, 0};
    const struct board *b = &v->board;
    *s = (struct poker_spot){.me = v->me,
                             .street = b->num[HOLDEM_STREET],
                             .pot = holdem_pot(b),
                             .owes = holdem_owes(b, v->me),
                             .stack = b->num[HOLDEM_STACK + v->me],
                             .bet = b->num[HOLDEM_BET + v->me],
                             .to_match = b->num[HOLDEM_TO_MATCH],
                             .big = b->num[HOLDEM_BIG] > 0 ? b->num[HOLDEM_BIG] : 1};
    s->to_come = left[s->street];
    for (int i = 0; i < b->nseats; i++) {
        s->dealt += holdem_dealt(b, i);
        s->given[i] = holdem_dealt(b, i) ? b->num[HOLDEM_START + i] - b->num[HOLDEM_STACK + i] : 0;
    }
    s->before = s->given[s->me] - s->bet;
    read_cards(b, s);
    const int raiser = last_raiser(s, b);
    for (int i = 1; i < b->nseats; i++)
        if (holdem_live(b, (s->me + i) % b->nseats))
            read_rival(b, s, (s->me + i) % b->nseats, raiser);
    if (s->effective > s->stack)
        s->effective = s->stack;
    read_raise(v, s);
    seat at = next_live(b, b->num[HOLDEM_BUTTON]), first = at;
    while (at != SEAT_NONE && next_live(b, at) != first)
        at = next_live(b, at);
    s->last = at == s->me;
}

int poker_depth(const struct poker_spot *s)
{
    const int32_t whole = s->effective + s->bet;
    return (int)((int64_t)whole * 100 / s->big);
}

int poker_risk_depth(const struct poker_spot *s)
{
    const int64_t whole = (int64_t)s->stack + s->bet, least = whole / 3,
                  risk = whole - s->relief < least ? least : whole - s->relief;
    return whole > 0 ? (int)(poker_depth(s) * risk / whole) : poker_depth(s);
}

struct action poker_fold(const struct poker_spot *s)
{
    return action_of(s->me, s->owes ? HOLDEM_FOLD : HOLDEM_CHECK, 0);
}
struct action poker_call(const struct poker_spot *s)
{
    return action_of(s->me, s->owes ? HOLDEM_CALL : HOLDEM_CHECK, 0);
}

struct action poker_raise(const struct poker_spot *s, int32_t to)
{
    if (!s->can_raise)
        return poker_call(s);
    struct action a = action_of(s->me, s->to_match ? HOLDEM_RAISE_TO : HOLDEM_BET_TO, 0);
    a.amount = to < s->least ? s->least : to > s->most ? s->most : to;
    return a;
}
