/* made.c - classes read backwards. Each category counts its ranks as combinations in
 * colexicographic order (rank.h), so that taking them out again is a search for the largest
 * binomial number that still goes in. */
#include "made.h"

#include "check.h"

static int choose(int n, int k)
{
    CARRE_ASSERT(n >= 0 && k >= 0 && k <= n + 6);
    int c = 1;
    for (int i = 0; i < k; i++)
        c = c * (n - i) / (i + 1);
    return n < k ? 0 : c;
}

/* Set number `at` of k things, the highest first. */
static void combination(int at, int k, uint8_t *out)
{
    CARRE_ASSERT(at >= 0 && k >= 0);
    for (; k > 0; k--) {
        int top = k - 1;
        while (choose(top + 1, k) <= at)
            top++;
        at -= choose(top, k);
        *out++ = (uint8_t)top;
    }
}

/* Kickers are numbered among the ranks that the combination leaves: back among all. */
static void among_all(struct made *m, int from, int fixed)
{
    for (int i = from; i < m->n; i++)
        /* two pairs lie with the higher first, so the lower goes in first */
        for (int k = fixed - 1; k >= 0; k--)
            m->rank[i] = (uint8_t)(m->rank[i] + (m->rank[i] >= m->rank[k]));
}

/* Five ranks that are no straight. Of each highest rank one set is a straight, the last of them;
 * the ace has two, and its five-high is the first. */
static void read_high(struct made *m, int at)
{
    CARRE_ASSERT(at >= 0);
    int top = RANK_7;
    while (top < RANK_A && choose(top + 1, 5) - (top + 1 - RANK_6) <= at)
        top++;
    m->n = 5;
    combination(at + top - RANK_6 + (top == RANK_A), 5, m->rank);
}

/* One rank, and k kickers of the other twelve. */
static void read_one(struct made *m, int at, int k)
{
    CARRE_ASSERT(at >= 0 && k > 0);
    const int sets = choose(RANKS - 1, k);
    m->n = 1 + k;
    m->rank[0] = (uint8_t)(at / sets);
    combination(at % sets, k, m->rank + 1);
    among_all(m, 1, 1);
}

static void read_two_pair(struct made *m, int at)
{
    m->n = 3;
    combination(at / (RANKS - 2), 2, m->rank);
    m->rank[2] = (uint8_t)(at % (RANKS - 2));
    among_all(m, 2, 2);
}

static void read_straight(struct made *m, int at)
{
    m->n = 1;
    m->rank[0] = (uint8_t)(RANK_5 + at);
}

struct made made_of_class(int class)
{
    CARRE_ASSERT(class >= RANK_LEAST && class <= RANK_MOST);
    struct made m = {.category = rank_category(class)};
    switch (m.category) {
    case RANK_HIGH_CARD: read_high(&m, class - RANK_FROM_HIGH_CARD); break;
    case RANK_PAIR: read_one(&m, class - RANK_FROM_PAIR, 3); break;
    case RANK_TWO_PAIR: read_two_pair(&m, class - RANK_FROM_TWO_PAIR); break;
    case RANK_THREE: read_one(&m, class - RANK_FROM_THREE, 2); break;
    case RANK_STRAIGHT: read_straight(&m, class - RANK_FROM_STRAIGHT); break;
    case RANK_FLUSH: read_high(&m, class - RANK_FROM_FLUSH); break;
    case RANK_FULL_HOUSE: read_one(&m, class - RANK_FROM_FULL_HOUSE, 1); break;
    case RANK_FOUR: read_one(&m, class - RANK_FROM_FOUR, 1); break;
    case RANK_STRAIGHT_FLUSH: read_straight(&m, class - RANK_FROM_STRAIGHT_FLUSH); break;
    case RANK_CATEGORIES: break;
    }
    return m;
}

/* Fewer than five cards: what there is four of, three, two, one. */
static struct made made_of_few(cardset cards)
{
    struct made m = {0};
    int count[RANKS] = {0}, of[5] = {0};
    while (cards)
        count[card_rank(cardset_take(&cards))]++;
    for (int k = 4; k > 0; k--)
        for (int r = RANKS - 1; r >= 0; r--)
            if (count[r] == k && m.n < 5) {
                m.rank[m.n++] = (uint8_t)r;
                of[k]++;
            }
    m.category = of[4]       ? RANK_FOUR
                 : of[3]     ? RANK_THREE
                 : of[2] > 1 ? RANK_TWO_PAIR
                 : of[2]     ? RANK_PAIR
                             : RANK_HIGH_CARD;
    return m;
}

static bool in_two_parts(cardset hole, cardset board, bool both)
{
    return both && cardset_count(hole) == 2 && cardset_count(board) >= 3;
}

struct made made_of(cardset hole, cardset board, bool both)
{
    if (in_two_parts(hole, board, both))
        return made_of_class(rank_class_two_card(hole, board));
    return cardset_count(hole | board) < RANK_CARDS_LEAST ? made_of_few(hole | board)
                                                          : made_of_class(rank_class(hole | board));
}

/* The best of all ways to take k of these cards to the ones taken already; of equal ones that with
 * more of `own`. */
static int best_with(cardset taken, cardset own, cardset left, int k, cardset *five)
{
    CARRE_ASSERT(k >= 0 && k <= 5);
    int best = 0;
    if (k == 0) {
        *five = taken;
        return rank_class(taken);
    }
    while (cardset_count(own | left) >= k) {
        cardset found;
        const cardset one = cardset_of(cardset_take(own ? &own : &left));
        const int class = best_with(taken | one, own, left, k - 1, &found);
        if (class > best) {
            best = class;
            *five = found;
        }
    }
    return best;
}

cardset made_five(cardset hole, cardset board, bool both)
{
    cardset five = CARDSET_NONE;
    if (in_two_parts(hole, board, both))
        best_with(hole, CARDSET_NONE, board, 3, &five);
    else if (!both && cardset_count(hole | board) >= RANK_CARDS_LEAST)
        best_with(CARDSET_NONE, hole, board, 5, &five);
    return five;
}
