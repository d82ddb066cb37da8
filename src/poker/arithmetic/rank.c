/* rank.c - a hand by tables, categories, and which way many hands go. */
#include "rank.h"

#include "check.h"
#include "marked.h"
#include "rank_inside.h"

static int class_flush(cardset hand, int suit)
{
    return rank_flush_class[cardset_suit(hand, suit) >> RANK_SUIT_SHIFT];
}

static bool looked_up(uint32_t cards)
{
    return cards >= RANK_KEY_CARDS_LEAST && cards <= RANK_KEY_CARDS;
}

int rank_class_rare(uint32_t key, cardset hand)
{
    const uint32_t cards = key & RANK_KEY_META;
    if (looked_up(cards))
        return rank_class_of_key(key, cards);
    for (int s = 0; s < SUITS && looked_up(cards ^ RANK_KEY_FLUSH); s++)
        if (class_flush(hand, s))
            return class_flush(hand, s);
    return rank_class_plain(hand);
}

int rank_hand_rare(uint32_t key, uint32_t suits, cardset hand)
{
    const uint32_t cards = (suits - RANK_SUITS_NONE) / RANK_SUITS_CARD;
    if (!looked_up(cards))
        return rank_class_plain(hand);
    return suits & RANK_SUITS_FLUSH ? class_flush(hand, __builtin_ctz(suits & RANK_SUITS_FLUSH) / 4)
                                    : rank_class_of_key(key, cards);
}

const char *const rank_category_words[RANK_CATEGORIES] = {
    [RANK_HIGH_CARD] = N_("High card"),
    [RANK_PAIR] = N_("Pair"),
    [RANK_TWO_PAIR] = N_("Two pair"),
    [RANK_THREE] = N_("Three of a kind"),
    [RANK_STRAIGHT] = N_("Straight"),
    [RANK_FLUSH] = N_("Flush"),
    [RANK_FULL_HOUSE] = N_("Full house"),
    [RANK_FOUR] = N_("Four of a kind"),
    [RANK_STRAIGHT_FLUSH] = N_("Straight flush"),
};

enum rank_category rank_category(int class)
{
    static const int from[RANK_CATEGORIES] = {
        RANK_FROM_HIGH_CARD,  RANK_FROM_PAIR,     RANK_FROM_TWO_PAIR,
        RANK_FROM_THREE,      RANK_FROM_STRAIGHT, RANK_FROM_FLUSH,
        RANK_FROM_FULL_HOUSE, RANK_FROM_FOUR,     RANK_FROM_STRAIGHT_FLUSH};
    CARRE_ASSERT(class >= RANK_LEAST && class <= RANK_MOST);
    int c = RANK_CATEGORIES - 1;
    while (class < from[c])
        c--;
    return (enum rank_category)c;
}

const char *rank_way_name(enum rank_way way)
{
    CARRE_ASSERT((int)way >= 0 && way < RANK_WAYS);
    static const char *const name[RANK_WAYS] = {
        [RANK_BASELINE] = "baseline", [RANK_AVX2] = "avx2", [RANK_AVX512] = "avx512"};
    return name[way];
}

bool rank_way_works(enum rank_way way)
{
#ifdef RANK_HAS_X86
    if (way == RANK_AVX2)
        return __builtin_cpu_supports("avx2") != 0;
    if (way == RANK_AVX512)
        return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512bitalg");
#endif
    return way == RANK_BASELINE;
}

enum rank_way rank_way_best(void)
{
    return rank_way_works(RANK_AVX512) ? RANK_AVX512
           : rank_way_works(RANK_AVX2) ? RANK_AVX2
                                       : RANK_BASELINE;
}

const struct rank_way_functions *rank_functions(enum rank_way way)
{
    CARRE_ASSERT(rank_way_works(way));
#ifdef RANK_HAS_X86
    if (way != RANK_BASELINE)
        return way == RANK_AVX2 ? &rank_avx2 : &rank_avx512;
#endif
    return &rank_baseline;
}

void rank_classes_by(enum rank_way way, const cardset *hand, uint16_t *out, int n)
{
    if (n > 0)
        rank_functions(way)->classes(hand, out, n);
}

void rank_classes(const cardset *hand, uint16_t *out, int n)
{
    rank_classes_by(rank_way_best(), hand, out, n);
}

void rank_classes_one_by_one(const card *cards, int each, uint16_t *out, int n)
{
    CARRE_ASSERT(each > 0 && n >= 0);
    for (int i = 0; i < n; i++) {
        struct rank_hand h = rank_hand_none();
        for (int k = 0; k < each; k++)
            h = rank_hand_add(h, *cards++);
        out[i] = (uint16_t)rank_hand_class(h);
    }
}

void rank_classes_of_cards_by(enum rank_way way, const card *cards, int each, uint16_t *out, int n)
{
    if (n > 0)
        rank_functions(way)->classes_of_cards(cards, each, out, n);
}

void rank_classes_two_card_by(enum rank_way way, cardset hole, const cardset *board, uint16_t *out,
                              int n)
{
    if (n > 0)
        rank_functions(way)->classes_two_card(hole, board, out, n);
}
