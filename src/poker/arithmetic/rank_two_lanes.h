/* rank_two_lanes.h - hands of exactly two hole cards and three of the board, a board a lane, one
 * hand's hole cards for all. Included by each way after rank_lanes.h.
 *
 * With two cards given, what three of the board can add is decided by masks: which ranks the board
 * has once, twice, three times. The head is the best rank of the best kind that can be; kickers are
 * hole cards that are no head, and as many of the board's best as there are places left. */
#ifndef CARRE_RANK_TWO_LANES_H
#define CARRE_RANK_TWO_LANES_H

#include "rank_lanes.h"

ALL_LANES words best_rank(words x) { return x & -x; }
ALL_LANES words some_of(words x) { return ~none_of(x); } /* a mask: lanes with a bit */

/* Kickers closed up over a head; where there is none (0), as they are. */
ALL_LANES words closed(words kicker, words head)
{
    return kicker + (kicker & (head - 1) & some_of(head));
}

/* The best straight that has both hole ranks and three of these, by its best rank; 0: none. */
ALL_LANES words run_through(uint16_t hole, words board)
{
    words run = all(0);
    for (int top = RANK_5; top <= RANK_A; top++) {
        const uint16_t five = (uint16_t)(top == RANK_5 ? 0xf008u : 0x1fu << (15 - top));
        if ((hole & ~five) == 0)
            run = choice(none_of(~board & (uint16_t)(five & ~hole)), all(1u << (15 - top)), run);
    }
    return run;
}

/* Hole cards of one rank x. All kickers are the board's, but a full house of its three has x. */
ALL_LANES words classes_paired(words x, struct piles board)
{
    const words other = board.one & ~x, twice = board.two & ~x, thrice = board.three & ~x;
    const words once = some_of(board.one & x), four = some_of(board.two & x);
    const words fulls = ((once & some_of(twice)) & x) | thrice, full = some_of(fulls) & ~four,
                three = once & ~four & ~full;
    const words pairs = x | best_rank(twice), plain = ~(four | full | three),
                two_pair = plain & some_of(twice);
    const words head = best_rank(choice(full, fulls, choice(two_pair, pairs, x))),
                head2 = (pairs ^ head) & two_pair;
    const words filler = choice(some_of(head & x), twice, x);
    const words kicker = choice(full, filler, other & ~pairs) | (other & ~full & ~two_pair);
    const words kind = (four & KIND_FOUR) | (full & KIND_FULL_HOUSE) | (three & KIND_THREE) |
                       (two_pair & KIND_TWO_PAIR) | (plain & ~two_pair & KIND_PAIR);
    return class_from(kind, head, head2, two_pair, closed(closed(kicker, head), head2));
}

/* Hole cards of two ranks, x the better; `suited`: the board's ranks in their suit, where they
 * share one. */
ALL_LANES words classes_unpaired(uint16_t high, uint16_t low, struct piles board, words suited)
{
    const words x = all(high), y = all(low), hole = x | y, other = board.one & ~hole;
    const words x1 = some_of(board.one & x), y1 = some_of(board.one & y),
                x2 = some_of(board.two & x), y2 = some_of(board.two & y);
    const words fours = board.three & hole, fulls = (x2 & y1 & x) | (y2 & x1 & y),
                threes = (board.two & hole) | (board.three & ~hole);
    const words pairs = (board.one & hole) | best_rank(board.two & other);

    /* Without a head. A suit has three of the board where taking away two leaves one. */
    words left = suited & (suited - 1);
    left &= left - 1;
    const words flush = some_of(left), flush_kickers = suited & ~(left & (left - 1));
    const words flush_run = run_through((uint16_t)(high | low), suited) & flush,
                run = choice(flush, flush_run, run_through((uint16_t)(high | low), board.one));
    const words straight_flush = some_of(flush_run), straight = some_of(run);

    const words four = some_of(fours) & ~straight_flush,
                full = some_of(fulls) & ~four & ~straight_flush;
    const words headless = ~(four | full) & (flush | straight), lower = ~(four | full | headless);
    const words three = some_of(threes) & lower, paired = some_of(pairs) & lower & ~three;
    const words most =
        choice(four, fours, choice(full, fulls, choice(three, threes, pairs))) & ~headless;
    const words head = best_rank(most), rest = (pairs ^ head) & paired, two_pair = some_of(rest),
                head2 = best_rank(rest);

    /* Hole cards that are no head must count; of the board one to three more. */
    const words partner = hole & ~(head | head2), mine = some_of(head & hole),
                pair = paired & ~two_pair, nothing = lower & ~three & ~paired;
    words from = other & ~(head | head2);
    const words third = nothing, second = third | (pair & mine),
                first = second | pair | (three & mine) | (two_pair & none_of(partner));
    words kicker = partner;
    kicker |= best_rank(from) & first;
    from &= from - 1;
    kicker |= best_rank(from) & second;
    from &= from - 1;
    kicker |= best_rank(from) & third;

    const words counted = choice(headless, choice(straight, run + run, hole | flush_kickers),
                                 closed(closed(kicker, head), head2));
    const words kind = (four & KIND_FOUR) | (full & KIND_FULL_HOUSE) | (three & KIND_THREE) |
                       (two_pair & KIND_TWO_PAIR) | (pair & KIND_PAIR) |
                       (headless & ((flush & KIND_FLUSH) | (straight & KIND_STRAIGHT)));
    return class_from(kind, head, head2, two_pair, counted);
}

ALL_LANES void some_classes_two_card(cardset hole, const cardset board[LANES], uint16_t out[LANES])
{
    cardset cards = hole;
    const card a = cardset_take(&cards), b = cardset_take(&cards);
    const uint16_t x = cardset_rank_bit(card_rank(a)), y = cardset_rank_bit(card_rank(b));
    words suit[4];
    by_suit(board, suit);
    const struct piles piles = piles_of(suit[0], suit[1], suit[2], suit[3]);
    if (x == y)
        store_in_order(classes_paired(all(x), piles), out);
    else
        store_in_order(classes_unpaired(x < y ? x : y, x < y ? y : x, piles,
                                        card_suit(a) == card_suit(b) ? suit[card_suit(a)] : all(0)),
                       out);
}

static void all_classes_two_card(cardset hole, const cardset *board, uint16_t *out, int n)
{
    cardset last[LANES] = {0};
    uint16_t class[LANES];
    const int whole = n - n % LANES;
    memcpy(last, board + whole, (size_t)(n - whole) * sizeof *last);
    for (int i = 0; i <= whole; i += LANES)
        some_classes_two_card(hole, i < whole ? board + i : last, i < whole ? out + i : class);
    memcpy(out + whole, class, (size_t)(n - whole) * sizeof *out);
}

#endif
