/* rank_plain.c - one hand at a time, in plain steps: hands of eight and nine cards, exactly two
 * hole cards, and what the tables of rank_class are worked out from (tools/poker/rank_tables.c). */
#include "rank.h"
#include "rank_inside.h"

/* Ranks are bits as in a suit of a cardset: the best is the lowest. */
typedef uint32_t ranks;

static ranks best_of(ranks r) { return r & -r; }
static int number_of(ranks one) { return 15 - __builtin_ctz(one); }
static int count_of(ranks r) { return __builtin_popcount(r); }

/* The best n of them (all, where there are fewer). */
static ranks best_few(ranks r, int n)
{
    ranks left = r;
    while (n-- > 0)
        left &= left - 1;
    return r & ~left;
}

static int choose(int n, int k)
{
    switch (k) {
    case 1: return n;
    case 2: return n * (n - 1) / 2;
    case 3: return n * (n - 1) * (n - 2) / 6;
    case 4: return n * (n - 1) * (n - 2) * (n - 3) / 24;
    default: return n * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120;
    }
}

/* How many sets of as many ranks are lower than the best k of these. */
static int below(ranks r, int k)
{
    int sum = 0;
    for (; k > 0; k--, r &= r - 1)
        sum += choose(number_of(best_of(r)), k);
    return sum;
}

/* The ranks but one, as if there had never been another: those above it come one down. */
static ranks without(ranks r, ranks one)
{
    r &= ~one;
    return r + (r & (one - 1));
}

/* The best ranks of straights. */
static ranks straights_of(ranks r)
{
    const ranks next = r >> 1 | (r << 12 & 0x8000), two = r & next;
    return two & two >> 2 & next >> 3;
}

/* ---- a class from its parts */

static int class_straight(ranks top) { return RANK_FROM_STRAIGHT - 3 + number_of(best_of(top)); }
static int class_four(ranks four, ranks kicker)
{
    return RANK_FROM_FOUR + 12 * number_of(four) + below(without(kicker, four), 1);
}
static int class_full(ranks three, ranks pair)
{
    return RANK_FROM_FULL_HOUSE + 12 * number_of(three) + below(without(pair, three), 1);
}
static int class_three(ranks three, ranks kickers)
{
    return RANK_FROM_THREE + 66 * number_of(three) + below(without(kickers, three), 2);
}
static int class_pair(ranks pair, ranks kickers)
{
    return RANK_FROM_PAIR + 220 * number_of(pair) + below(without(kickers, pair), 3);
}

static int class_two_pair(ranks pairs, ranks kicker)
{
    const ranks high = best_of(pairs), low = best_of(pairs & ~high);
    return RANK_FROM_TWO_PAIR + 11 * below(pairs, 2) +
           below(without(without(kicker, high), low), 1);
}

/* Straights below five ranks that are none: one for each best rank from the 6 to the one before
 * their own, and the 5-high, whose ace is high here. */
static int class_high(ranks five)
{
    const int top = number_of(best_of(five)), straights = top < 4 ? 0 : top - 4 + (top == RANK_A);
    return RANK_FROM_HIGH_CARD + below(five, 5) - straights;
}

int rank_class_of_suit(uint16_t suited)
{
    const ranks top = straights_of(suited);
    return top ? class_straight(top) + RANK_FROM_STRAIGHT_FLUSH - RANK_FROM_STRAIGHT
               : class_high(suited) + RANK_FROM_FLUSH - RANK_FROM_HIGH_CARD;
}

/* ---- any five cards */

struct held {
    ranks one, two, three, four;
};

static struct held held_of(cardset set)
{
    const ranks a = cardset_suit(set, 0), b = cardset_suit(set, 1), c = cardset_suit(set, 2),
                d = cardset_suit(set, 3);
    return (struct held){
        a | b | c | d,
        ((a | b) & (c | d)) | (a & b) | (c & d),
        (a & b & (c | d)) | (c & d & (a | b)),
        a & b & c & d,
    };
}

static int larger(int a, int b) { return a > b ? a : b; }

int rank_class_plain(cardset hand)
{
    const struct held h = held_of(hand);
    int suited = 0;
    for (int s = 0; s < SUITS; s++)
        if (count_of(cardset_suit(hand, s)) >= 5)
            suited = rank_class_of_suit(cardset_suit(hand, s));
    if (h.four) {
        const ranks four = best_of(h.four);
        return larger(suited, class_four(four, h.one & ~four));
    }
    const ranks three = h.three ? best_of(h.three) : 0, pairs = h.two & ~three;
    if (three && pairs)
        return larger(suited, class_full(three, pairs));
    const ranks top = straights_of(h.one);
    if (suited || top)
        return suited ? suited : class_straight(top);
    if (three)
        return class_three(three, h.one & ~three);
    if (count_of(pairs) >= 2)
        return class_two_pair(pairs, h.one & ~best_few(pairs, 2));
    return pairs ? class_pair(pairs, h.one & ~pairs) : class_high(h.one);
}

/* ---- exactly two hole cards
 *
 * Two cards are given, so what they can become with three of the board is a short list, and each
 * entry is decided by masks: whether the board has such a rank once, twice or three times. The
 * class is the best entry that can be. */

/* The best straight that has both hole ranks and three of the board; 0: none. */
static ranks straight_through(ranks hole, ranks board)
{
    for (int top = RANK_A; top >= RANK_5; top--) {
        const ranks five = top == RANK_5 ? 0xf008u : 0x1fu << (15 - top);
        if ((hole & ~five) == 0 && (five & ~hole & ~board) == 0)
            return (ranks)1 << (15 - top);
    }
    return 0;
}

static int best_suited(cardset hole, cardset board)
{
    for (int s = 0; s < SUITS; s++) {
        const ranks mine = cardset_suit(hole, s), theirs = cardset_suit(board, s);
        if (count_of(mine) < 2 || count_of(theirs) < 3)
            continue;
        const ranks top = straight_through(mine, theirs);
        return top ? class_straight(top) + RANK_FROM_STRAIGHT_FLUSH - RANK_FROM_STRAIGHT
                   : class_high(mine | best_few(theirs, 3)) + RANK_FROM_FLUSH - RANK_FROM_HIGH_CARD;
    }
    return 0;
}

/* Hole cards of one rank x. */
static int best_paired(ranks x, struct held b)
{
    const ranks other = b.one & ~x, twice = b.two & ~x;
    if (b.two & x)
        return class_four(x, other);
    int best = 0;
    if (b.three)
        best = class_full(best_of(b.three), x);
    if (b.one & x) {
        if (twice)
            best = larger(best, class_full(x, twice));
        return best ? best : class_three(x, other);
    }
    if (best)
        return best;
    return twice ? class_two_pair(x | best_of(twice), other & ~best_of(twice))
                 : class_pair(x, other);
}

/* Where one of them, x, is on the board, y the other: what the two make, straights and flushes
 * apart. `other`: the board's ranks without both, `twice`: those of them that it has twice. */
static int best_with(ranks x, ranks y, struct held b, ranks other, ranks twice)
{
    if (b.three & x)
        return class_four(x, y);
    if (b.two & x)
        return b.one & y ? class_full(x, y) : class_three(x, y | best_of(other));
    if (b.one & y)
        return b.two & y ? 0
                         : larger(class_two_pair(x | y, other),
                                  twice ? larger(class_two_pair(x | best_of(twice), y),
                                                 class_two_pair(y | best_of(twice), x))
                                        : 0);
    return twice ? class_two_pair(x | best_of(twice), y) : class_pair(x, y | best_few(other, 2));
}

/* Hole cards of two ranks. */
static int best_unpaired(ranks x, ranks y, struct held b)
{
    const ranks other = b.one & ~(x | y), twice = b.two & other, three = b.three & other;
    int best = 0;
    const ranks top = straight_through(x | y, b.one);
    if (top)
        best = class_straight(top);
    if (three)
        best = larger(best, class_three(best_of(three), x | y));
    if (b.one & x)
        best = larger(best, best_with(x, y, b, other, twice));
    if (b.one & y)
        best = larger(best, best_with(y, x, b, other, twice));
    if (best)
        return best;
    return twice ? class_pair(best_of(twice), x | y | best_of(other & ~best_of(twice)))
                 : class_high(x | y | best_few(other, 3));
}

int rank_class_two_card(cardset hole, cardset board)
{
    const struct held mine = held_of(hole), theirs = held_of(board);
    const ranks x = best_of(mine.one), y = mine.one & ~x;
    return larger(best_suited(hole, board),
                  y ? best_unpaired(x, y, theirs) : best_paired(x, theirs));
}
