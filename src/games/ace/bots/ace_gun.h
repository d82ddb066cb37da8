/* ace_gun.h - how much the best shot of some cards deals: what rules say of claims (AS-20 to
 * AS-28), as bit masks, for bots that ask some thousand times before they act.
 *
 * A gun is loaded once from an aim. It knows no declared changes of cards: who asks hands in the
 * faces as changed. Limited extras are counted exactly, but the cards of a combination are chosen
 * as if there were no limit: where two equal pairs differ in that alone, it may say a point too
 * little. */
#ifndef CARRE_ACE_GUN_H
#define CARRE_ACE_GUN_H

#include "ace_claims.h"

struct ace_gun {
    int16_t kind[ACE_KINDS];
    int16_t worth[52]; /* of a card in a combination, limited extras among them */
    /* 16 bits without them, then 8 bits for how often each limited extra counts it */
    int64_t packed[52];
    int nlimited;
    int16_t each[4], most[4];
    uint8_t voids;
    uint16_t shorts, dead; /* dead: kinds that deal 0 */
    int16_t least, less, cap, halve;
    uint64_t live; /* cards that a combination may hold: those of no void suit */
    bool flat;     /* cards of one rank are worth the same */
};

/* All that is wanted of an aim, read once for many shots. */
void ace_gun_load(struct ace_gun *g, const struct ace_aim *aim);
/* Damage of the best claim of these cards; -1 if they hold none. */
int ace_gun_damage(const struct ace_gun *g, const card *cards, int n);
/* The same with the claim's kind: damage * 16 + kind; -1. */
int ace_gun_shot(const struct ace_gun *g, const card *cards, int n);
/* The same of cards that all differ, given as bits, with or without the Joker. */
int ace_gun_cards(const struct ace_gun *g, uint64_t cards, bool joker);
/* What a claim of that kind comes to, whose cards are worth so much (worths added up). */
int ace_gun_total(const struct ace_gun *g, int kind, int64_t packed);

enum { ACE_KEEPS = 32 };
/* bits of the cards that stay; a rough guess of what will come of them */
struct ace_keep {
    uint32_t cards;
    int32_t score;
};
/* What one might keep when the rest is thrown away: pairs, runs, suits, high cards. The Joker
 * always stays. Returns how many, best guess first. */
int ace_gun_keeps(const struct ace_gun *g, const card *cards, int n,
                  struct ace_keep out[ACE_KEEPS]);
/* The first of them, found without the others. */
uint32_t ace_gun_keep(const struct ace_gun *g, const card *cards, int n);

#endif
