/* poker_odds.c - asks for the odds, and keeps them for that board. */
#include "poker_odds.h"

#include "check.h"
#include "made.h"

#include <string.h>

/* Boards times hands: as many are counted in one frame, about a millisecond's work. */
enum { AT_ONCE = 60000, CARDS = 52 };

static bool is_open(const struct board *b, int zone, int i)
{
    return card_is_plain(board_face(b, zone, i)) && board_cell(b, zone, i).seen == SEAT_ALL;
}

static bool hand_of(const struct board *b, int who, cardset *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    *out = CARDSET_NONE;
    for (int i = 0; i < board_count(b, HOLDEM_HAND + who); i++) {
        if (!is_open(b, HOLDEM_HAND + who, i))
            return false;
        *out |= cardset_of(board_face(b, HOLDEM_HAND + who, i));
    }
    return cardset_count(*out) == HOLDEM_HOLE_CARDS;
}

bool poker_odds_ask(struct poker_odds *o, const struct board *b, bool both, int to_come)
{
    struct equity_table *t = &o->table;
    *o = (struct poker_odds){.to_come = to_come};
    t->two_card = both;
    for (int s = 0; s < SEATS; s++)
        o->per_cent[s] = -1;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s)) {
            if (o->hands == EQUITY_HANDS || !hand_of(b, s, &t->hole[o->hands]))
                return false;
            o->who[o->hands++] = (seat)s;
        }
    t->hands = o->hands;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD); i++)
        t->board |= cardset_of(board_face(b, HOLDEM_BOARD, i));
    t->board_cards = cardset_count(t->board) + to_come;
    for (int i = 0; i < board_count(b, HOLDEM_MUCK); i++)
        if (is_open(b, HOLDEM_MUCK, i))
            t->dead |= cardset_of(board_face(b, HOLDEM_MUCK, i));
    const int deck = board_count(b, HOLDEM_PILE);
    for (int i = deck - 1; i >= 0 && deck - i <= to_come && is_open(b, HOLDEM_PILE, i); i--)
        t->board |= cardset_of(board_face(b, HOLDEM_PILE, i));
    if (equity_check(t) != EQUITY_FINE)
        return false;
    o->high = 1;
    return o->asked = true;
}

static void settle(struct poker_odds *o)
{
    const int64_t whole = o->count.boards * EQUITY_WHOLE;
    int64_t rest[EQUITY_HANDS];
    int sum = 0;
    for (int h = 0; h < o->hands; h++) {
        const struct equity_hand *of = &o->count.hand[h];
        const int s = o->who[h];
        int part = whole ? (int)(of->share * 100 / whole) : 0;
        rest[h] = whole ? of->share * 100 - part * whole : 0;
        if (part == 0 && of->share > 0) /* a small chance is one */
            part = 1, rest[h] = -1;
        o->per_cent[s] = part;
        o->alone[s] = of->win;
        o->shared[s] = of->tie;
        sum += part;
    }
    for (; sum != 100 && whole;
         sum += sum < 100 ? 1 : -1) { /* the largest rests are rounded up; what the small chances
                                         took comes off the largest part */
        int most = 0;
        for (int h = 1; h < o->hands; h++)
            if (sum < 100 ? rest[h] > rest[most]
                          : o->per_cent[o->who[h]] > o->per_cent[o->who[most]])
                most = h;
        o->per_cent[o->who[most]] += sum < 100 ? 1 : -1;
        rest[most] = -1;
    }
    o->known = true;
}

static void add(struct poker_odds *o, const struct equity *e)
{
    o->count.boards += e->boards;
    for (int h = 0; h < o->hands; h++) {
        o->count.hand[h].win += e->hand[h].win;
        o->count.hand[h].tie += e->hand[h].tie;
        o->count.hand[h].loss += e->hand[h].loss;
        o->count.hand[h].share += e->hand[h].share;
    }
}

/* All boards whose two lowest cards to come are low and high. */
static void part(struct poker_odds *o)
{
    struct equity_table t = o->table;
    const cardset pair = cardset_of(o->low) | cardset_of(o->high);
    cardset used = t.board | t.dead;
    struct equity e;
    for (int h = 0; h < t.hands; h++)
        used |= t.hole[h];
    if (used & pair)
        return;
    t.board |= pair;
    for (card c = 0; c < o->high; c++)
        if (!(used & cardset_of(c)) && !(pair & cardset_of(c)))
            t.dead |= cardset_of(c);
    if (equity_check(&t) != EQUITY_FINE)
        return;
    equity_exact(&t, &e);
    add(o, &e);
}

bool poker_odds_work(struct poker_odds *o)
{
    const bool shortcut =
        !o->table.board && !o->table.two_card && o->table.board_cards == EQUITY_BOARD_USUAL;
    if (!o->asked || o->known)
        return false;
    if (shortcut || equity_boards(&o->table) * o->hands <= AT_ONCE) {
        equity_exact(&o->table, &o->count);
        settle(o);
        return false;
    }
    for (const int64_t from = o->count.boards;
         o->low < CARDS - 1 && (o->count.boards - from) * o->hands < AT_ONCE;) {
        part(o);
        if (++o->high == CARDS)
            o->low++, o->high = (card)(o->low + 1);
    }
    if (o->low < CARDS - 1)
        return true;
    settle(o);
    return false;
}
