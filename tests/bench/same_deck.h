/* same_deck.h - a deck that is the same however many cards are taken from it, and when: for playing
 * one hand on twice. */
#ifndef CARRE_SAME_DECK_H
#define CARRE_SAME_DECK_H

#include "match_inside.h"

struct same_deck {
    struct chance chance;
    uint64_t seed;
};

static inline uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Of the cards that are left the one that comes first in the deck of this shuffle. */
static inline int same_deck_one_of(struct chance *self, const struct chance_question *q)
{
    const struct same_deck *d = (const struct same_deck *)self;
    const uint64_t deck = mixed(d->seed + ((uint64_t)q->stream << 32) + ((uint64_t)q->round << 16));
    int first = 0;
    uint64_t least = UINT64_MAX;
    if (q->stream >= PACKS || !q->faces)
        return (int)(mixed(deck + q->draw) % (uint64_t)q->n);
    for (int i = 0; i < q->n; i++) {
        const uint64_t place = mixed(deck + q->faces[i]);
        first = place < least ? i : first;
        least = place < least ? place : least;
    }
    return first;
}

static inline struct same_deck same_deck_of(uint64_t seed)
{
    return (struct same_deck){.chance = {same_deck_one_of}, .seed = seed};
}

#endif
