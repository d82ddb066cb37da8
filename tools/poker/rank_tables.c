/* rank_tables.c - writes the tables of src/poker/arithmetic/rank_tables.h, while the program is
 * built.
 */
#include "rank_inside.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    SUMS = 1 << RANK_SUM_BITS,
    ROW = SUMS / RANK_ROWS,
    SIZES = RANK_KEY_CARDS - RANK_KEY_CARDS_LEAST + 1,
    ROWS = SIZES * RANK_ROWS
};

/* 73,775 multisets of ranks, by their sums: above them, how many cards fewer than seven. */
enum { SETS = 6175 + 18395 + 49205 };
static struct set {
    uint32_t sum;
    uint16_t class;
} set[SETS];
static int sets;

static uint16_t packed[RANK_PLACES];
static uint32_t row_at[ROWS];
static struct row {
    uint32_t row;
    int from, n;
} rows[ROWS]; /* its sets */

/* Found by trying numbers upwards: rank_tables.h says what they fulfil, and sort_into_rows watches
 * over it. */
static const uint32_t number_of[RANKS] = {0,    1,     5,     22,     98,     453,    2031,
                                          8698, 22854, 83661, 262349, 636345, 1479181};
enum { SPREAD = 2654435761 % SUMS /* 2^32 by the golden ratio, as of Knuth */ };

/* A card's part of the sum. */
static uint32_t part_of(int rank) { return (uint32_t)((uint64_t)number_of[rank] * SPREAD % SUMS); }

/* Every multiset of `more` ranks from `rank` on, its cards in turn of the four suits: no flush. */
static void take(int rank, int more, cardset hand, uint32_t sum)
{
    if (more == 0) {
        const int cards = cardset_count(hand);
        set[sets++] = (struct set){sum % SUMS + (uint32_t)(RANK_KEY_CARDS - cards) * SUMS,
                                   (uint16_t)rank_class_plain(hand)};
        return;
    }
    for (int n = 0; rank < RANKS && n <= SUITS && n <= more; n++) {
        take(rank + 1, more - n, hand, sum);
        hand |= cardset_of(card_of(rank, cardset_count(hand) % SUITS));
        sum += part_of(rank);
    }
}

static int by_sum(const void *a, const void *b)
{
    const uint32_t x = ((const struct set *)a)->sum, y = ((const struct set *)b)->sum;
    return (x > y) - (x < y);
}

/* Seven cards first, then the fullest. */
static int by_turn(const void *a, const void *b)
{
    const struct row *x = a, *y = b;
    const int first_x = x->row < RANK_ROWS, first_y = y->row < RANK_ROWS;
    if (first_x != first_y)
        return first_y - first_x;
    return x->n != y->n ? y->n - x->n : (x->row > y->row) - (x->row < y->row);
}

static void sort_into_rows(void)
{
    qsort(set, SETS, sizeof *set, by_sum);
    for (int i = 0; i < SETS; i++) {
        struct row *r = &rows[set[i].sum / ROW];
        if (i > 0 && set[i].sum == set[i - 1].sum) {
            fprintf(stderr, "rank_tables: two sets of ranks have the sum %u\n", set[i].sum);
            exit(1);
        }
        if (r->n++ == 0)
            r->from = i;
    }
    for (uint32_t i = 0; i < ROWS; i++)
        rows[i].row = i;
    qsort(rows, ROWS, sizeof *rows, by_turn);
}

static bool fits(const struct row *r, uint32_t at)
{
    for (int i = r->from; i < r->from + r->n; i++)
        if (packed[at + set[i].sum % ROW])
            return false;
    return true;
}

/* Puts a row at the first position where its sets meet none that lies there. */
static void pack_row(const struct row *r)
{
    uint32_t at = 0;
    while (!fits(r, at))
        if (++at + ROW > RANK_PLACES) { /* so no sum at all leads out of it */
            fprintf(stderr, "rank_tables: no room for row %u\n", r->row);
            exit(1);
        }
    for (int i = r->from; i < r->from + r->n; i++)
        packed[at + set[i].sum % ROW] = set[i].class;
    row_at[r->row] = at - r->row % RANK_ROWS * ROW;
}

static uint32_t card_key(uint32_t rank) { return part_of((int)rank) << RANK_SUM_SHIFT | 1; }

static uint32_t suit_key(uint32_t set)
{
    uint32_t key = __builtin_popcount(set) >= 5 ? RANK_KEY_FLUSH : 0;
    for (uint32_t r = 0; r < RANKS; r++)
        if (set << RANK_SUIT_SHIFT & cardset_rank_bit((int)r))
            key += card_key(r);
    return key;
}

/* `before`, and these numbers in braces. */
static void list(const char *before, uint32_t n, uint32_t (*entry)(uint32_t))
{
    printf("%s{", before);
    for (uint32_t i = 0; i < n; i++)
        printf("%s%u,", i % 16 ? " " : "\n    ", entry(i));
    printf("\n}");
}

static void list_cards(void)
{
    printf("\nconst struct rank_hand rank_card[] = {");
    for (card c = 0; c < 52; c++)
        printf("\n    {.key = %u, .suits = %u, .cards = %" PRIu64 "u},",
               card_key((uint32_t)card_rank(c)), (1u << 4 * card_suit(c)) + RANK_SUITS_CARD,
               cardset_of(c));
    printf("\n};\n");
}

static uint32_t row_of(uint32_t row) { return row_at[row]; }
static uint32_t packed_at(uint32_t at) { return packed[at]; }

static uint32_t flush_class(uint32_t set)
{
    return __builtin_popcount(set) < 5
               ? 0
               : (uint32_t)rank_class_of_suit((uint16_t)(set << RANK_SUIT_SHIFT));
}

int main(void)
{
    for (int n = RANK_KEY_CARDS_LEAST; n <= RANK_KEY_CARDS; n++)
        take(0, n, CARDSET_NONE, 0);
    sort_into_rows();
    for (int i = 0; i < ROWS; i++)
        pack_row(&rows[i]);
    printf("/* Made by tools/poker/rank_tables.c. */\n#include \"rank_tables.h\"\n");
    list_cards();
    list("\nconst uint32_t rank_suit_key[] = ", RANK_SUIT_SETS, suit_key);
    list(";\n\nconst uint16_t rank_flush_class[] = ", RANK_SUIT_SETS, flush_class);
    list(";\n\nconst struct rank_rows rank_rows = {\n    ", ROWS, row_of);
    list(",\n    ", RANK_PLACES, packed_at);
    printf("};\n");
    return 0;
}
