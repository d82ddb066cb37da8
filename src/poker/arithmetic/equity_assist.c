/* equity_assist.c - hands dealt to rivals that fit what is seen, and the own one's share. */
#include "equity_assist.h"

#include "check.h"
#include "made.h"

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

/* hand 0 is the own one */
struct deal {
    cardset board[BATCH], hole[1 + EQUITY_RIVALS][BATCH];
};

static void deal(const struct equity_seen *s, struct deal *d, int at, cardset taken,
                 struct rng *rng)
{
    CARRE_ASSERT(at >= 0 && at < BATCH);
    cardset board = s->board;
    for (int i = 0; i < s->to_come; i++)
        if (i < EQUITY_SOON && card_is_plain(s->next[i]))
            board |= cardset_of(s->next[i]);
        else
            board |= one_more(&taken, rng);
    d->board[at] = board;
    d->hole[0][at] = s->hole;
    for (int r = 0; r < s->rivals; r++) {
        cardset two = s->known[r];
        while (cardset_count(two) < 2)
            two |= one_more(&taken, rng);
        d->hole[1 + r][at] = two;
    }
}

static void classes_of(const struct equity_seen *s, const struct deal *d, int hand, uint16_t *out,
                       int n)
{
    CARRE_ASSERT(hand >= 0 && n >= 0 && n <= BATCH);
    cardset all[BATCH];
    for (int i = 0; i < n; i++) {
        all[i] = d->hole[hand][i] | d->board[i];
        if (s->both)
            out[i] = (uint16_t)rank_class_two_card(d->hole[hand][i], d->board[i]);
    }
    if (!s->both)
        rank_classes(all, out, n);
}

static int64_t settle(const struct equity_seen *s, const struct deal *d, int n)
{
    CARRE_ASSERT(n >= 0 && n <= BATCH);
    uint16_t own[BATCH], class[BATCH], best[BATCH] = {0};
    uint8_t equal[BATCH] = {0};
    int64_t sum = 0;
    classes_of(s, d, 0, own, n);
    for (int r = 0; r < s->rivals; r++) {
        classes_of(s, d, 1 + r, class, n);
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
    CARRE_ASSERT(samples >= 0);
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

/* What the board would be worth to anybody: under `both` three of its cards. */
static enum rank_category of_board(cardset board, bool both)
{
    int most = 0;
    if (!both)
        return made_of(CARDSET_NONE, board, false).category;
    for (int r = 0; r < RANKS; r++) {
        int n = 0;
        for (int suit = 0; suit < SUITS; suit++)
            n += (cardset_suit(board, suit) & cardset_rank_bit(r)) != 0;
        most = n > most ? n : most;
    }
    return most > 2 ? RANK_THREE : most > 1 ? RANK_PAIR : RANK_HIGH_CARD;
}

cardset equity_outs(const struct equity_seen *s)
{
    cardset outs = CARDSET_NONE, taken = s->hole | s->board | s->dead;
    if (!s->to_come || cardset_count(s->board) < 3)
        return outs;
    for (int r = 0; r < s->rivals; r++)
        taken |= s->known[r];
    const enum rank_category now = made_of(s->hole, s->board, s->both).category;
    for (int c = 0; c < 52; c++) {
        const cardset one = cardset_of((card)c);
        if (taken & one)
            continue;
        const enum rank_category then = made_of(s->hole, s->board | one, s->both).category;
        if (then > now && then > of_board(s->board | one, s->both))
            outs |= one;
    }
    return outs;
}
