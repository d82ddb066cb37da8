/* ace_achievements.h - the twenty achievements of Ace of Spades (AS-60 to AS-65): what each is, and
 * which of them a match has earned.
 *
 *     struct ace_achievements f;
 *     ace_achievements_of(match, &f);
 *     if (f.at[FEAT_BIG_SHOT] >= 0)   earned by that action, whatever came after it (AS-65)
 *
 * A pure function over the log: the same log, the same achievements. The one clock is that of the
 * log, which the table stops while the game stands still. What is not in the log, the souvenir
 * picture, is told by anybody who saves it. That practice earns nothing (AS-08) is for the caller
 * to see (match_practice). */
#ifndef CARRE_ACE_ACHIEVEMENTS_H
#define CARRE_ACE_ACHIEVEMENTS_H

#include "match.h"

#include <stdbool.h>
#include <stdint.h>

enum ace_feat {
    /* bronze (AS-60) */
    FEAT_SOLO_DUEL,
    FEAT_COOP_DUEL,
    FEAT_WON_EASY,
    FEAT_THREE_BONUSES,
    FEAT_SOUVENIR,
    /* silver (AS-61) */
    FEAT_WON_NORMAL,
    FEAT_BIG_SHOT,
    FEAT_RENEWED_TWICE,
    FEAT_ONE_LEFT,
    FEAT_FIRST_SHOT,
    /* gold (AS-62) */
    FEAT_WON_HARD,
    FEAT_ACOLYTE_FIRST,
    FEAT_SPADE_FLUSH,
    FEAT_BIGGER_SHOT,
    FEAT_FOUR_ACES,
    /* diamond (AS-63) */
    FEAT_WON_NIGHTMARE,
    FEAT_SWIFT,
    FEAT_TWO_SPADES,
    FEAT_EXACT_SCENE,
    FEAT_FIVE_ACES,
    ACE_ACHIEVEMENTS
};

enum feat_metal { METAL_BRONZE, METAL_SILVER, METAL_GOLD, METAL_DIAMOND, METALS };

enum { FEAT_SWIFT_MS = (2 * 60 + 49) * 1000 };

struct feat_spec {
    const char *id;   /* in the store and of its emblem, "ace/feats/<id>": "big-shot" */
    const char *name; /* both marked for translation */
    const char *task; /* what is to be done, a sentence */
    int goal;         /* how much of it; 1: it is done or not */
};
extern const struct feat_spec ace_feat_specs[ACE_ACHIEVEMENTS];
static inline enum feat_metal ace_feat_metal(int feat) { return (enum feat_metal)(feat / 5); }
/* Its name in the store (achievements.h): "ace-big-shot". */
void ace_feat_store_name(int feat, char out[40]);

struct ace_achievements {
    int32_t best[ACE_ACHIEVEMENTS]; /* how far it came, of the goal; may be beyond it */
    int at[ACE_ACHIEVEMENTS];       /* the action (from 0) that earned it; -1: not earned */
};

/* Of a match of Ace of Spades that keeps its events (match_new). */
void ace_achievements_of(const struct match *m, struct ace_achievements *out);

#endif
