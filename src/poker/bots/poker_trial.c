/* poker_trial.c - shares of the pot, counted over worlds. */
#include "poker_trial.h"

#include "check.h"

void poker_trial_begin(struct poker_trial *tr, const struct poker_thought *t, int worlds,
                       struct rng *rng)
{
    const struct poker_spot *s = &t->spot;
    tr->t = t;
    tr->both = s->both;
    tr->swapped = -1;
    tr->n = worlds > TRIAL_WORLDS ? TRIAL_WORLDS : worlds;
    tr->n = tr->n > t->worlds.n ? t->worlds.n : tr->n;
    CARRE_ASSERT(tr->n >= 0 && tr->n <= TRIAL_WORLDS);
    for (int w = 0; w < tr->n; w++) {
        cardset gone = s->hole | s->board | s->dead | s->soon;
        for (int i = 0; i < s->nrivals; i++)
            gone |= t->field.hole[t->worlds.hand[i][w]];
        for (int k = 0; k < TRIAL_DECK; k++) {
            card c = s->next[k];
            if (!card_is_plain(c))
                do
                    c = (card)rng_below(rng, 52);
                while (cardset_has(gone, c));
            gone |= cardset_of(c);
            tr->deck[w][k] = c;
        }
        tr->gone[w] = gone;
    }
}

cardset poker_trial_deck(const struct poker_trial *tr, int w, int from, int n)
{
    CARRE_ASSERT(w >= 0 && from >= 0 && n >= 0);
    cardset set = CARDSET_NONE;
    for (int k = from; k < from + n && k < TRIAL_DECK; k++)
        set |= cardset_of(tr->deck[w][k]);
    return set;
}

int poker_trial_share(const struct poker_trial *tr, int from, int n, const cardset *hole,
                      const cardset *board)
{
    const struct poker_thought *t = tr->t;
    cardset hand[TRIAL_WORLDS];
    uint16_t own[TRIAL_WORLDS], other[TRIAL_WORLDS], best[TRIAL_WORLDS] = {0};
    uint8_t equal[TRIAL_WORLDS] = {0};
    if (n < 1)
        return 0;
    poker_classes(hole, board, tr->both, own, n);
    for (int i = 0; i < t->spot.nrivals; i++) {
        for (int w = 0; w < n; w++)
            hand[w] = i == tr->swapped ? t->spot.hole : t->field.hole[t->worlds.hand[i][from + w]];
        poker_classes(hand, board, tr->both, other, n);
        for (int w = 0; w < n; w++) {
            equal[w] = other[w] > best[w] ? 1 : (uint8_t)(equal[w] + (other[w] == best[w]));
            best[w] = other[w] > best[w] ? other[w] : best[w];
        }
    }
    int64_t sum = 0;
    for (int w = 0; w < n; w++)
        sum += own[w] > best[w] ? POKER_BEST : own[w] == best[w] ? POKER_BEST / (equal[w] + 1) : 0;
    return (int)(sum / n);
}
