/* ace_achievements.h - the twenty achievements of Ace of Spades (AS-60 to AS-65): what each is, and
 * which of them a match has earned.
 *
 *     struct ace_achievements f;
 *     ace_achievements_of(match, &f);
 *     if (f.at[ACHIEVEMENT_BIG_SHOT] >= 0)   earned by that action, whatever came after it (AS-65)
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

enum ace_achievement {
    /* bronze (AS-60) */
    ACHIEVEMENT_SOLO_DUEL,
    ACHIEVEMENT_COOP_DUEL,
    ACHIEVEMENT_WON_EASY,
    ACHIEVEMENT_THREE_BONUSES,
    ACHIEVEMENT_SOUVENIR,
    /* silver (AS-61) */
    ACHIEVEMENT_WON_NORMAL,
    ACHIEVEMENT_BIG_SHOT,
    ACHIEVEMENT_RENEWED_TWICE,
    ACHIEVEMENT_ONE_LEFT,
    ACHIEVEMENT_FIRST_SHOT,
    /* gold (AS-62) */
    ACHIEVEMENT_WON_HARD,
    ACHIEVEMENT_ACOLYTE_FIRST,
    ACHIEVEMENT_SPADE_FLUSH,
    ACHIEVEMENT_BIGGER_SHOT,
    ACHIEVEMENT_FOUR_ACES,
    /* diamond (AS-63) */
    ACHIEVEMENT_WON_NIGHTMARE,
    ACHIEVEMENT_SWIFT,
    ACHIEVEMENT_TWO_SPADES,
    ACHIEVEMENT_EXACT_SCENE,
    ACHIEVEMENT_FIVE_ACES,
    ACE_ACHIEVEMENTS
};

enum achievement_metal { METAL_BRONZE, METAL_SILVER, METAL_GOLD, METAL_DIAMOND, METALS };

enum { ACHIEVEMENT_SWIFT_MS = (2 * 60 + 49) * 1000 };

struct achievement_spec {
    const char *id;   /* in the store and of its emblem, "ace/feats/<id>": "big-shot" */
    const char *name; /* both marked for translation */
    const char *task; /* what is to be done, a sentence */
    int goal;         /* how much of it; 1: it is done or not */
};
extern const struct achievement_spec ace_achievement_specs[ACE_ACHIEVEMENTS];
static inline enum achievement_metal ace_achievement_metal(int which)
{
    return (enum achievement_metal)(which / 5);
}
/* Its name in the store (achievements.h): "ace-big-shot". */
void ace_achievement_store_name(int which, char out[40]);

struct ace_achievements {
    int32_t best[ACE_ACHIEVEMENTS]; /* how far it came, of the goal; may be beyond it */
    int at[ACE_ACHIEVEMENTS];       /* the action (from 0) that earned it; -1: not earned */
};

/* Of a match of Ace of Spades that keeps its events (match_new). */
void ace_achievements_of(const struct match *m, struct ace_achievements *out);

#endif
