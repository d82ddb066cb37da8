/* equity_sevens.h - which of several hands of seven cards wins, a board of five a lane: not what a
 * hand's class is, but an order that is the classes'. Half the work. Part of
 * equity_samples_lanes.h.
 *
 * Ranks lie the other way round than in a cardset, the deuce in the lowest bit: so they compare as
 * numbers, and x & (x - 1) is all but the worst. With seven cards two are always left over, so
 * kickers are the ranks that make nothing less the two worst; only where three pairs or a full
 * house leave other ranks than single ones, it is the best of at most two. A hand's place is then a
 * number and, where it is equal, a second:
 *
 *     first                        second
 *     the pair, if any             kickers (so nothing goes before a pair of deuces)
 *     0x4000 + two pairs           the kicker
 *     0x6000 + the three           kickers
 *     0x7400 + straight            0      straights are told by their lowest rank
 *     0x8000 + the best of a suit  0
 *     0xa000 + the three           the pair
 *     0xc000 + the four            the kicker
 *     0xe000 + straight            0
 *
 * Four of a kind, two threes, more than five of a suit, and a flush with a straight are rare, one
 * in 200 hands: they are put right where a vector has one. */
#ifndef CARRE_EQUITY_SEVENS_H
#define CARRE_EQUITY_SEVENS_H

#include "equity_tally.h"

#ifdef LANES_BYTES /* for ways that have the steps in bytes */

enum {
    SEVENS_TWO_PAIR = 0x4000,
    SEVENS_THREE = 0x6000, /* and with a pair more, both together */
    SEVENS_STRAIGHT = 0x7400,
    SEVENS_FLUSH = 0x8000,
    SEVENS_FOUR = 0xc000,
    SEVENS_STRAIGHT_FLUSH = 0xe000
};

/* Boards of five: their ranks, and the suit of which they have three cards or more, if any. */
struct five_board {
    struct piles piles;
    words suit[SUITS]; /* masks: it is this one */
    words suited;      /* its ranks */
    words four, five;  /* masks: so many cards of it, or more */
};

/* Two cards: their ranks and suits. */
struct two_cards {
    words rank[2];
    int suit[2];
    bool pair, suited;
};

struct order {
    words first, second;
};

ALL_LANES words less_worst(words x) { return x & (x - 1); }

ALL_LANES struct five_board five_board_of(const words suit[SUITS])
{
    struct five_board b = {.piles = piles_of(suit[0], suit[1], suit[2], suit[3]), .suited = all(0)};
    words third = all(0);
    for (int s = 0; s < SUITS; s++) {
        const words left = less_worst(less_worst(suit[s]));
        third |= left;
        b.suit[s] = ~none_of(left);
        b.suited |= suit[s] & b.suit[s];
    }
    const words fourth = less_worst(third);
    b.four = ~none_of(fourth);
    b.five = ~none_of(less_worst(fourth));
    return b;
}

/* The lowest rank of the best straight; 0: none. The ace stands below the deuce, too. */
ALL_LANES words straight_from(words ranks)
{
    const words run = (ranks + ranks) | ranks >> 12, two = run & run >> 1,
                from = two & two >> 2 & run >> 4;
    return from & ~(from >> 1);
}

/* What is rare. */
ALL_LANES struct order put_right(struct order o, struct piles p, words suited)
{
    const words more = less_worst(suited), most = less_worst(more),
                sixth = less_worst(less_worst(less_worst(most))), six = ~none_of(sixth),
                seven = ~none_of(less_worst(sixth));
    o.first = choice(six, choice(seven, most, more) | SEVENS_FLUSH, o.first);
    const words straight = straight_from(suited), straight_flush = ~none_of(straight);
    o.first = choice(straight_flush, straight | SEVENS_STRAIGHT_FLUSH, o.first);
    const words better = less_worst(p.three), two_threes = ~none_of(better);
    o.first = choice(two_threes, better + (SEVENS_THREE + SEVENS_TWO_PAIR), o.first);
    o.second = choice(two_threes, p.three ^ better, o.second);
    const words rest = p.one ^ p.four, rest2 = less_worst(rest), rest3 = less_worst(rest2),
                four = ~none_of(p.four);
    o.first = choice(four, p.four | SEVENS_FOUR, o.first);
    o.second = choice(four, larger(larger(rest ^ rest2, rest2 ^ rest3), rest3), o.second);
    return o;
}

ALL_LANES struct order order_of(const struct five_board *b, const struct two_cards *h)
{
    struct piles p = piles_add(b->piles, h->rank[0] | h->rank[1]);
    if (h->pair)
        p = piles_add(p, h->rank[0]);

    /* A flush takes three of the board with two of the hand, four with one, or five. */
    const words first = b->suit[h->suit[0]], second = b->suit[h->suit[1]], both = first | second;
    const words flush = (h->suited ? both : both & b->four) | b->five,
                six = both & (h->suited ? b->four : b->five);
    const words suited = (b->suited | (first & h->rank[0]) | (second & h->rank[1])) & flush;

    const words twice = less_worst(p.two), thrice = less_worst(twice);
    const words no_three = none_of(p.three), no_second = none_of(twice), no_third = none_of(thrice),
                not_full = no_three | no_second;
    const words made = choice(no_three, choice(no_third, p.two, twice), p.three);
    const words rest = choice(not_full, p.one, p.two) ^ made, rest2 = less_worst(rest);
    const words kickers =
        choice(no_third & not_full, less_worst(rest2), larger(rest2, rest ^ rest2));

    const words from = straight_from(p.one), no_straight = none_of(from);
    const words by_ranks = made + (SEVENS_THREE & ~no_three) + (SEVENS_TWO_PAIR & ~no_second);
    struct order o;
    o.first = larger(larger(by_ranks, (from + SEVENS_STRAIGHT) & ~no_straight),
                     (suited | SEVENS_FLUSH) & flush);
    o.second = kickers & (words)(o.first == by_ranks);
    if (any(p.four | less_worst(p.three) | six | (flush & ~no_straight)))
        o = put_right(o, p, suited);
    return o;
}

/* Boards on which each hand comes in this order. */
ALL_LANES void tally_order(struct tally *t, const struct order *o, words weight)
{
    words won[EQUITY_HANDS], second[EQUITY_HANDS], best = o[0].first, best2 = all(0);
    for (int h = 1; h < t->hands; h++)
        best = larger(best, o[h].first);
    for (int h = 0; h < t->hands; h++) {
        won[h] = (words)(o[h].first == best);
        second[h] = o[h].second & won[h];
        best2 = larger(best2, second[h]);
    }
    for (int h = 0; h < t->hands; h++)
        won[h] &= (words)(second[h] == best2);
    tally_won(t, won, weight);
}

#endif
#endif
