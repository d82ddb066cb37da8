/* equity_samples_lanes.h - equities by random boards, a board a lane. Included by ways that look up
 * and multiply in lanes, after equity_lanes.h.
 *
 * Boards are drawn in bytes, two vectors of boards together. What is drawn is a number in the deck
 * that is left, which lies suit by suit: less the first number of a suit, it is a place in that
 * suit's two tables, of the upper and the lower byte of its ranks' bits, or outside of them. The
 * board is the same to every hand, so its piles and the sizes of its suits are worked out once. */
#ifndef CARRE_EQUITY_SAMPLES_LANES_H
#define CARRE_EQUITY_SAMPLES_LANES_H

#include "equity_samples.h"
#include "equity_sevens.h"
#include "rank_inside.h"
#include "rank_two_lanes.h"

#ifdef LANES_BYTES /* for ways that have the steps in bytes */

typedef uint32_t twins __attribute__((vector_size(2 * LANES))); /* two lanes in one */

struct sampling {
    const struct equity_table *table;
    const struct sample_deck *deck;
    struct tally tally;
    bool sevens; /* hands of seven, any of their cards: ranks lie as there */
    struct two_cards two[EQUITY_HANDS];
    cardset lies;                            /* the board so far */
    uint8_t low[SUITS][16], high[SUITS][16]; /* of the cards left, by their places */
    uint16_t suit[SUITS][SAMPLE_BLOCK], weight[SAMPLE_BLOCK]; /* a block's boards */
};

/* A number for each of the boards from `from` on. */
ALL_LANES words sample_numbers(uint64_t key, int number, int from)
{
#define STEP(i) ((i)*SAMPLE_STEP)
    static const uint32_t step[16] = {
        STEP(0u), STEP(1u), STEP(2u),  STEP(3u),  STEP(4u),  STEP(5u),  STEP(6u),  STEP(7u),
        STEP(8u), STEP(9u), STEP(10u), STEP(11u), STEP(12u), STEP(13u), STEP(14u), STEP(15u)};
#undef STEP
    twins x;
    memcpy(&x, step, sizeof x);
    x += (uint32_t)key + (uint32_t)(number * SAMPLE_WORDS + from / 2) * SAMPLE_STEP;
    x = ((x ^ x >> 16) * SAMPLE_ONE) ^ (uint32_t)(key >> 32);
    x = (x ^ x >> 15) * SAMPLE_TWO;
    return (words)(x ^ x >> 16);
}

/* These cards, or where they are among the n before, the last of so many. */
ALL_LANES bytes unlike(bytes one, const bytes *before, int n, unsigned of)
{
    bytes again = (bytes)all(0);
    for (int i = 0; i < n; i++)
        again |= (bytes)(before[i] == one);
    return (bytes)choice((words)again, (words)((bytes){0} + (uint8_t)(of - 1)), (words)one);
}

/* Two vectors of boards, from `from` on; how many of them count. */
ALL_LANES int sample_draw(struct sampling *s, uint64_t key, int from, const int draws)
{
    bytes drawn[SAMPLE_DRAWS];
    words bad[2] = {all(0), all(0)};
    for (int d = 0; d < draws; d += 2) {
        const unsigned of = sample_of(s->deck, d),
                       of2 = d + 1 < draws ? sample_of(s->deck, d + 1) : 1;
        words number[2], number2[2];
        for (int v = 0; v < 2; v++) {
            const words x = sample_numbers(key, d / 2, from + v * LANES), left = x * (uint16_t)of;
            number[v] = upper_product(x, all(of));
            number2[v] = upper_product(left, all(of2));
            bad[v] |= (words)(left * (uint16_t)of2 < (uint16_t)(65536 % (of * of2)));
        }
        drawn[d] = unlike(packed(number[0], number[1]), drawn, d, of);
        if (d + 1 < draws)
            drawn[d + 1] = unlike(packed(number2[0], number2[1]), drawn, d + 1, of2);
    }
    for (int suit = 0; suit < SUITS; suit++) {
        bytes low = (bytes)all(0), high = (bytes)all(0);
        for (int d = 0; d < draws; d++) {
            const bytes at = byte_place(drawn[d] - (uint8_t)s->deck->from[suit]);
            low |= (bytes)lookup(s->low[suit], (words)at);
            high |= (bytes)lookup(s->high[suit], (words)at);
        }
        const uint16_t lies = cardset_suit(s->lies, suit);
        words first, second;
        side_by_side(low, high, &first, &second);
        store(s->suit[suit] + from, first | lies);
        store(s->suit[suit] + from + LANES, second | lies);
    }
    store(s->weight + from, bad[0] + 1);
    store(s->weight + from + LANES, bad[1] + 1);
    int good = 2 * LANES;
    if (any(bad[0] | bad[1]))
        for (int i = 0; i < LANES; i++)
            good -= (bad[0][i] & 1) + (bad[1][i] & 1);
    return good;
}

/* What the boards from `from` on are worth to a hand of other than seven cards, or to two of it and
 * three of the board. */
ALL_LANES words sample_classes(const struct equity_table *t, int h, const words suit[SUITS],
                               struct piles board)
{
    const struct hole two = hole_of(t->hole[h]);
    const uint16_t x = two.high < two.low ? two.high : two.low, y = two.high ^ two.low ^ x;
    words suited = all(0);
    if (t->two_card) {
        for (int s = 0; s < SUITS; s++)
            if (cardset_suit(t->hole[h], s) == (x | y))
                suited = suit[s];
        return x == two.high && x == two.low ? classes_paired(all(x), board)
                                             : classes_unpaired(x, y, board, suited);
    }
    for (int s = 0; s < SUITS; s++)
        suited |= five_of(suit[s] | cardset_suit(t->hole[h], s));
    return classes_of(piles_add(piles_add(board, all(two.high)), all(two.low)), suited);
}

ALL_LANES void sample_value(struct sampling *s, int from)
{
    words suit[SUITS];
    const words weight = load(s->weight + from);
    for (int i = 0; i < SUITS; i++)
        suit[i] = load(s->suit[i] + from);
    if (s->sevens) {
        struct order order[EQUITY_HANDS];
        const struct five_board board = five_board_of(suit);
        for (int h = 0; h < s->table->hands; h++)
            order[h] = order_of(&board, &s->two[h]);
        tally_order(&s->tally, order, weight);
    } else {
        words class[EQUITY_HANDS];
        const struct piles board = piles_of(suit[0], suit[1], suit[2], suit[3]);
        for (int h = 0; h < s->table->hands; h++)
            class[h] = sample_classes(s->table, h, suit, board);
        tally_add(&s->tally, class, weight);
    }
}

/* A cardset's ranks the other way round. */
static cardset sample_turned(cardset set)
{
    set = (set >> 1 & 0x5555555555555555) | (set & 0x5555555555555555) << 1;
    set = (set >> 2 & 0x3333333333333333) | (set & 0x3333333333333333) << 2;
    set = (set >> 4 & 0x0f0f0f0f0f0f0f0f) | (set & 0x0f0f0f0f0f0f0f0f) << 4;
    return (set >> 8 & 0x00ff00ff00ff00ff) | (set & 0x00ff00ff00ff00ff) << 8;
}

static struct two_cards two_cards_of(cardset set)
{
    const card a = cardset_take(&set), b = cardset_take(&set);
    return (struct two_cards){.rank = {all(1u << card_rank(a)), all(1u << card_rank(b))},
                              .suit = {card_suit(a), card_suit(b)},
                              .pair = card_rank(a) == card_rank(b),
                              .suited = card_suit(a) == card_suit(b)};
}

static void sample_prepare(struct sampling *s)
{
    const struct sample_deck *d = s->deck;
    s->sevens = !s->table->two_card && s->table->board_cards == EQUITY_BOARD_USUAL;
    s->lies = s->sevens ? sample_turned(s->table->board) : s->table->board;
    for (int suit = 0, i = 0; suit < SUITS; suit++)
        for (; i < (suit + 1 < SUITS ? d->from[suit + 1] : d->cards); i++) {
            const cardset one = s->sevens ? sample_turned(d->one[i]) : d->one[i];
            s->low[suit][i - d->from[suit]] = (uint8_t)cardset_suit(one, suit);
            s->high[suit][i - d->from[suit]] = (uint8_t)(cardset_suit(one, suit) >> 8);
        }
    for (int h = 0; h < s->table->hands; h++)
        s->two[h] = two_cards_of(s->table->hole[h]);
}

static void sampled(const struct equity_table *t, const struct sample_deck *deck, uint64_t seed,
                    int64_t samples, struct equity *out)
{
    struct sampling s = {.table = t, .deck = deck, .tally = {.hands = t->hands, .heaviest = 1}};
    sample_prepare(&s);
    out->boards = samples;
    for (int64_t block = 0, left = samples; left > 0; block++) {
        const uint64_t key = sample_key(seed, block);
        int good = 0;
        for (int from = 0; from < SAMPLE_BLOCK; from += 2 * LANES)
            good += deck->draws == EQUITY_BOARD_USUAL
                        ? sample_draw(&s, key, from, EQUITY_BOARD_USUAL)
                        : sample_draw(&s, key, from, deck->draws);
        if (good > left)
            sample_trim(s.weight, (int)left);
        left -= good;
        for (int from = 0; from < SAMPLE_BLOCK; from += LANES)
            sample_value(&s, from);
    }
    tally_give(&s.tally, out);
}

static void orders(cardset hole, const cardset *board, uint32_t *out, int n)
{
    const struct two_cards two = two_cards_of(hole);
    for (int from = 0; from < n; from += LANES) {
        words suit[SUITS] = {all(0), all(0), all(0), all(0)};
        for (int i = 0; i < LANES && from + i < n; i++)
            for (int s = 0; s < SUITS; s++)
                suit[s][i] = cardset_suit(sample_turned(board[from + i]), s);
        const struct five_board b = five_board_of(suit);
        const struct order o = order_of(&b, &two);
        for (int i = 0; i < LANES && from + i < n; i++)
            out[from + i] = (uint32_t)o.first[i] << 16 | o.second[i];
    }
}

#endif
#endif
