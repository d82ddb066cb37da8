/* ace_census.h - what many runs of Ace of Spades say about its enemies: `carre sim ace --report`.
 *
 * A run is told from what an onlooker hears of it, nothing else; tales are added up in the order of
 * their numbers, so that no figure depends on threads. */
#ifndef CARRE_ACE_CENSUS_H
#define CARRE_ACE_CENSUS_H

#include "ace_names.h"
#include "game_folder.h"

/* One duel of a run. */
struct ace_fight {
    uint8_t enemy;             /* index in the data */
    uint8_t met, killed, died; /* died: the run ended here, lost */
    uint8_t shots, jams, reloads, bullets_left;
    int16_t by_shots, by_bonuses; /* hit points taken off */
};

/* One run. */
struct ace_tale {
    bool won, joker;                       /* joker: it came into play */
    int last;                              /* marker of the last duel */
    struct ace_fight fight[ACE_DUELS + 1]; /* by marker */
    /* bit of each enemy whose one-use bonus was won, was used */
    uint64_t owned, used;
};

struct ace_face {
    int64_t met, killed, died, runs_won;
    int64_t shots, jams, reloads, bullets_left, by_shots, by_bonuses;
    int64_t owned, used; /* of the runs that reach Overkill */
};

struct ace_census {
    /* reached: runs that met Overkill; joker: in which it came into play */
    int64_t runs, won, reached, joker;
    struct ace_face enemy[ACE_ENEMIES], marker[ACE_DUELS + 1];
};

/* A finished match that kept its events. */
void ace_tale_read(const struct match *m, struct ace_tale *out);
void ace_census_add(struct ace_census *c, const struct ace_tale *t);

/* How it is shown. */
extern const struct folder_report ace_report;

#endif
