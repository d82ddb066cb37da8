/* stats_ace.h - the figures of Ace of Spades: of each run that came to its end, what everybody
 * saw. A run for two is a run of both. */
#ifndef CARRE_STATS_ACE_H
#define CARRE_STATS_ACE_H

#include "ace_enemies.h"
#include "ace_stats.h"
#include "ace_names.h"
#include "stats.h"

struct stats_rows;
struct statistics_view;

enum {
    ACE_RUNS,
    ACE_TOGETHER,
    ACE_RUNS_OF, /* + difficulty */
    ACE_WINS_OF = ACE_RUNS_OF + DIFFICULTIES,
    ACE_BEST_SHOT = ACE_WINS_OF + DIFFICULTIES, /* the most damage of one shot */
    ACE_FURTHEST,                               /* the last duel that was reached */
    ACE_FASTEST,                                /* ms of the fastest won run; 0: none */
    ACE_FOUGHT,                                 /* + duel - 1: in how many runs it was fought */
    /* + duel - 1: damage dealt in it, by shots (excess included) and bonuses */
    ACE_DAMAGE = ACE_FOUGHT + ACE_DUELS,
    ACE_SHOTS_OF = ACE_DAMAGE + ACE_DUELS, /* + duel - 1 */
    /* + duel - 1: how many runs ended there, lost */
    ACE_ENDED = ACE_SHOTS_OF + ACE_DUELS,
    ACE_KILLED_BY = ACE_ENDED + ACE_DUELS, /* + enemy */
    /* + enemy: runs in which the one-use bonus was used */
    ACE_BONUS_USED = ACE_KILLED_BY + ACE_ENEMIES,
    ACE_COUNTS = ACE_BONUS_USED + ACE_ENEMIES
};

extern const struct stats_fold stats_ace;

/* The curve: damage of each shot of the run, in their order. */

/* Its lines for people, and its pictures. */
void stats_rows_ace(struct stats_rows *r);
extern const struct statistics_view *const ace_charts[];

#endif
