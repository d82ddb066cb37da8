/* ace_stats.h - one run of Ace of Spades in a few numbers, read from its log: for the souvenir
 * picture, and for stats_ace.h. */
#ifndef CARRE_ACE_STATS_H
#define CARRE_ACE_STATS_H

#include "ace_enemies.h"
#include "match.h"

#include <stdint.h>

enum { NO_ENEMY = 255, DIFFICULTIES = 4 };

/* One finished run. */
struct ace_run {
    uint8_t difficulty, seats, won, practice;
    uint8_t marker;   /* the last duel, 1 to 12 */
    uint8_t killer;   /* index of the enemy who ended it; NO_ENEMY */
    int32_t best, ms; /* damage of the best shot; how long it was played */
    uint64_t used;    /* bit of each enemy whose one-use bonus was used */
};

/* From a finished match that keeps its events. */
void ace_run_read(const struct match *m, struct ace_run *out);

#endif
