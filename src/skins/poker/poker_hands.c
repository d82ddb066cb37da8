/* What cards make, in words, and which five of them: for the eyes of one seat, from faces that it sees. No decision is taken here. */
#include "poker_look.h"

#include "equity_assist.h"
#include "i18n.h"

#include <stdio.h>

enum category { HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH };
enum { MOST = 9, FIVE = 5, SAMPLES = 2000 };

/* Category and up to five ranks, the weightier first, as one number: 4 bits each. */
static int worth_of_set(const card *c, int n)
{
    int count[RANKS] = {0}, order[RANKS], m = 0;
    bool flush = n == FIVE;
    for (int i = 0; i < n; i++) {
        count[card_rank(c[i])]++;
        flush &= card_suit(c[i]) == card_suit(c[0]);
    }
    for (int k = 4; k > 0; k--)
        for (int r = RANKS - 1; r >= 0; r--)
            if (count[r] == k)
                order[m++] = r;
    int top = -1;
    if (n == FIVE && m == FIVE) {
        if (order[0] - order[4] == 4)
            top = order[0];
        else if (order[0] == RANK_A && order[1] == RANK_5)
            top = RANK_5;
    }
    const int first = count[order[0]], second = m > 1 ? count[order[1]] : 0;
    const enum category kind = top >= 0 ? flush ? STRAIGHT_FLUSH : STRAIGHT : first == 4 ? FOUR : first == 3 && second == 2 ? FULL_HOUSE : flush ? FLUSH : first == 3 ? THREE : first == 2 && second == 2 ? TWO_PAIR : first == 2 ? PAIR : HIGH_CARD;
    int worth = (int)kind + 1;
    for (int i = 0; i < FIVE; i++)
        worth = worth << 4 | (top >= 0 ? i ? 0 : top + 1 : i < m ? order[i] + 1 : 0);
    return worth;
}

/* The best five of up to nine, or all of up to five; `mask_out` may be NULL. */
static int best(const card *c, int n, unsigned *mask_out)
{
    unsigned mask = (1u << n) - 1;
    int most = n <= FIVE ? worth_of_set(c, n) : 0;
    for (unsigned m = 0; n > FIVE && m < 1u << n; m++) {
        card five[FIVE];
        int k = 0;
        if (__builtin_popcount(m) != FIVE)
            continue;
        for (int i = 0; i < n; i++)
            if (m >> i & 1)
                five[k++] = c[i];
        const int worth = worth_of_set(five, FIVE);
        if (worth > most) {
            most = worth;
            mask = m;
        }
    }
    if (mask_out)
        *mask_out = mask;
    return most;
}

/* Hole cards, then the board; 0 if any is not seen. */
static int cards_of(const struct board *b, int who, card out[MOST])
{
    int n = 0;
    if (board_count(b, HOLDEM_HAND + who) != HOLDEM_HOLE_CARDS)
        return 0;
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
        out[n++] = board_face(b, HOLDEM_HAND + who, i);
    for (int i = 0; i < board_count(b, HOLDEM_BOARD) && n < MOST; i++)
        out[n++] = board_face(b, HOLDEM_BOARD, i);
    for (int i = 0; i < n; i++)
        if (!card_is_plain(out[i]))
            return 0;
    return n;
}

int poker_worth(const struct board *b, int who)
{
    card c[MOST];
    const int n = cards_of(b, who, c);
    return n ? best(c, n, NULL) : 0;
}

unsigned poker_best_five(const struct board *b, int who)
{
    card c[MOST];
    unsigned mask = 0;
    const int n = cards_of(b, who, c);
    if (n >= FIVE)
        best(c, n, &mask);
    return mask;
}

void poker_hand_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME])
{
    const int worth = poker_worth(b, who);
    out[0] = '\0';
    if (!worth)
        return;
    const int kind = (worth >> 20) - 1, a = (worth >> 16 & 15) - 1, second = (worth >> 12 & 15) - 1;
    const char *top = face_rank_text(st, a), *many = face_rank_plural(a);
    switch ((enum category)kind) {
    /* TRANSLATORS: names of poker hands. %s is a rank as printed on the card ("A", "10")… */
    case HIGH_CARD: snprintf(out, POKER_NAME, _("High card %s"), top); break;
    /* TRANSLATORS: …or in the plural ("nines") */
    case PAIR: snprintf(out, POKER_NAME, _("Pair of %s"), many); break;
    case TWO_PAIR: snprintf(out, POKER_NAME, _("Two pair, %s and %s"), many, face_rank_plural(second)); break;
    case THREE: snprintf(out, POKER_NAME, _("Three %s"), many); break;
    case STRAIGHT: snprintf(out, POKER_NAME, _("Straight to %s"), top); break;
    case FLUSH: snprintf(out, POKER_NAME, _("Flush to %s"), top); break;
    case FULL_HOUSE: snprintf(out, POKER_NAME, _("Full house, %s and %s"), many, face_rank_plural(second)); break;
    case FOUR: snprintf(out, POKER_NAME, _("Four %s"), many); break;
    case STRAIGHT_FLUSH: snprintf(out, POKER_NAME, a == RANK_A ? _("Royal flush") : _("Straight flush to %s"), top); break;
    }
}

/* ---- odds ---- */

static cardset set_of(const card *c, int n)
{
    cardset set = CARDSET_NONE;
    for (int i = 0; i < n; i++)
        set |= cardset_of(c[i]);
    return set;
}

static int to_come(const struct board *b)
{
    static const int8_t left[HOLDEM_STREETS] = {5, 2, 1, 0};
    const int street = b->num[HOLDEM_STREET];
    return street >= 0 && street < HOLDEM_STREETS ? left[street] : 0;
}

/* Everything that these eyes see, as the assists want it; false: nothing can be said. */
static bool seen_by(const struct stage *st, const struct board *b, struct equity_seen *out)
{
    card mine[MOST];
    const int n = cards_of(b, st->me, mine), deck = board_count(b, HOLDEM_PILE);
    if (!n || !holdem_live(b, st->me))
        return false;
    *out = (struct equity_seen){.hole = set_of(mine, HOLDEM_HOLE_CARDS), .board = set_of(mine + HOLDEM_HOLE_CARDS, n - HOLDEM_HOLE_CARDS), .to_come = to_come(b)};
    for (int i = 0; i < EQUITY_SOON; i++)
        out->next[i] = i < deck ? board_face(b, HOLDEM_PILE, deck - 1 - i) : (card)CARD_HIDDEN;
    for (int i = 0; i < board_count(b, HOLDEM_MUCK); i++)
        if (card_is_plain(board_face(b, HOLDEM_MUCK, i)))
            out->dead |= cardset_of(board_face(b, HOLDEM_MUCK, i));
    for (int s = 0; s < b->nseats; s++) {
        if (s == st->me || !holdem_live(b, s) || out->rivals == EQUITY_RIVALS)
            continue;
        for (int i = 0; i < board_count(b, HOLDEM_HAND + s); i++)
            if (card_is_plain(board_face(b, HOLDEM_HAND + s, i)))
                out->known[out->rivals] |= cardset_of(board_face(b, HOLDEM_HAND + s, i));
        out->rivals++;
    }
    return out->rivals > 0 && n - HOLDEM_HOLE_CARDS + out->to_come <= POKER_BOARD_MOST;
}

/* Kept until what is seen changes. */
static void work_out(const struct stage *st, const struct board *b)
{
    struct poker_state *k = poker_look(st);
    struct equity_seen seen;
    if (k->odds_of == st->seen + 1)
        return;
    k->odds_of = st->seen + 1;
    k->equity = -1;
    k->outs = 0;
    if (!seen_by(st, b, &seen))
        return;
    struct rng rng = rng_seed(seen.hole ^ seen.board * 3);
    k->equity = (equity_guess(&seen, SAMPLES, &rng) + 5) / 10;
    k->outs = cardset_count(equity_outs(&seen));
}

int poker_outs(const struct stage *st)
{
    work_out(st, &st->shown.b);
    return poker_look(st)->outs;
}

int poker_equity(const struct stage *st)
{
    work_out(st, &st->shown.b);
    return poker_look(st)->equity;
}
