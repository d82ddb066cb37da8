#include "equity_assist.h"

#include "rank.h"

enum { BATCH = 256 };

static cardset one_more(cardset *gone, struct rng *rng)
{
    card c;
    do
        c = (card)rng_below(rng, 52);
    while (cardset_has(*gone, c));
    *gone |= cardset_of(c);
    return cardset_of(c);
}

struct deal { cardset own[BATCH], other[EQUITY_RIVALS][BATCH]; };

static void deal(const struct equity_seen *s, struct deal *d, int at, cardset taken, struct rng *rng)
{
    cardset board = s->board;
    for (int i = 0; i < s->to_come; i++)
        if (i < EQUITY_SOON && card_is_plain(s->next[i]))
            board |= cardset_of(s->next[i]);
        else
            board |= one_more(&taken, rng);
    d->own[at] = s->hole | board;
    for (int r = 0; r < s->rivals; r++) {
        cardset two = s->known[r];
        while (cardset_count(two) < 2)
            two |= one_more(&taken, rng);
        d->other[r][at] = two | board;
    }
}

static int64_t settle(const struct equity_seen *s, const struct deal *d, int n)
{
    uint16_t own[BATCH], class[BATCH], best[BATCH] = {0};
    uint8_t equal[BATCH] = {0};
    int64_t sum = 0;
    rank_classes(d->own, own, n);
    for (int r = 0; r < s->rivals; r++) {
        rank_classes(d->other[r], class, n);
        for (int i = 0; i < n; i++) {
            equal[i] = class[i] > best[i] ? 1 : (uint8_t)(equal[i] + (class[i] == best[i]));
            best[i] = class[i] > best[i] ? class[i] : best[i];
        }
    }
    for (int i = 0; i < n; i++)
        sum += own[i] > best[i] ? EQUITY_ALL : own[i] == best[i] ? EQUITY_ALL / (equal[i] + 1) : 0;
    return sum;
}

int equity_guess(const struct equity_seen *s, int samples, struct rng *rng)
{
    struct deal d;
    cardset taken = s->hole | s->board | s->dead;
    int64_t sum = 0;
    for (int r = 0; r < s->rivals; r++)
        taken |= s->known[r];
    for (int i = 0; i < EQUITY_SOON; i++)
        taken |= card_is_plain(s->next[i]) ? cardset_of(s->next[i]) : CARDSET_NONE;
    for (int done = 0; done < samples;) {
        const int n = samples - done < BATCH ? samples - done : BATCH;
        for (int i = 0; i < n; i++)
            deal(s, &d, i, taken, rng);
        sum += settle(s, &d, n);
        done += n;
    }
    return samples > 0 ? (int)(sum / samples) : 0;
}

/* The category of any cards with nobody's hand among them: fewer than five are worth their pairs. */
static int category_of(cardset cards)
{
    if (cardset_count(cards) >= RANK_CARDS_LEAST)
        return rank_category(rank_class(cards));
    int pairs = 0, three = 0, four = 0;
    for (int r = 0; r < RANKS; r++) {
        int n = 0;
        for (int suit = 0; suit < SUITS; suit++)
            n += (cardset_suit(cards, suit) & cardset_rank_bit(r)) != 0;
        pairs += n == 2;
        three += n == 3;
        four += n == 4;
    }
    return four ? RANK_FOUR : three ? RANK_THREE : pairs > 1 ? RANK_TWO_PAIR : pairs ? RANK_PAIR : RANK_HIGH_CARD;
}

cardset equity_outs(const struct equity_seen *s)
{
    cardset outs = CARDSET_NONE, taken = s->hole | s->board | s->dead;
    if (!s->to_come || cardset_count(s->board) < 3)
        return outs;
    for (int r = 0; r < s->rivals; r++)
        taken |= s->known[r];
    const int now = category_of(s->hole | s->board);
    for (int c = 0; c < 52; c++) {
        const cardset one = cardset_of((card)c);
        if (!(taken & one) && category_of(s->hole | s->board | one) > now && category_of(s->hole | s->board | one) > category_of(s->board | one))
            outs |= one;
    }
    return outs;
}
