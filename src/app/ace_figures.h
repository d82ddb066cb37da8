/* ace_figures.h - the figures of runs of Ace of Spades: one line a run, read from the log of a stored match once and kept, and sums over them.
 *
 *     struct figures *f = figures_open(app);
 *     while (figures_read(f, 4)) ;                       runs that were never read, four at a time (a log takes a millisecond or two)
 *     figures_sum(f, person, &sum);
 *     figures_close(f);                                   keeps what was read */
#ifndef CARRE_ACE_FIGURES_H
#define CARRE_ACE_FIGURES_H

#include "ace_enemies.h"
#include "match.h"
#include "scene.h"

#include <stdint.h>

enum { FIGURES_PEOPLE = 2, NO_ENEMY = 255, DIFFICULTIES = 4 };

/* One finished run. */
struct ace_run {
    int64_t match, person[FIGURES_PEOPLE];     /* ids of the store; persons 0: no name, -1: nobody in that seat */
    uint8_t difficulty, seats, won, practice;
    uint8_t marker;                            /* the last duel, 1 to 12 */
    uint8_t killer;                            /* index of the enemy who ended it; NO_ENEMY */
    int32_t best, ms;                          /* damage of the best shot; how long it was played */
    uint64_t used;                             /* bit of each enemy whose one-use bonus was used */
};

struct ace_sum {
    int runs, runs_of[DIFFICULTIES], wins_of[DIFFICULTIES], together;
    int best, furthest;                        /* the best shot; the last duel that was reached */
    int32_t fastest;                           /* ms of the fastest won run; 0: none */
    int killed_by[ACE_ENEMIES], used[ACE_ENEMIES];
};

/* From a finished match that keeps its events; `match` and `person` are left alone. */
void ace_run_read(const struct match *m, struct ace_run *out);
/* A run as a line of text without its end, and back; false for what is none. */
void ace_run_write(const struct ace_run *run, char *out, size_t room);
bool ace_run_parse(const char *line, struct ace_run *out);

struct figures;
struct figures *figures_open(struct app *app);
/* Reads up to `most` runs more. True: there are more to read. */
bool figures_read(struct figures *f, int most);
/* Of all runs in which the person sat; runs of practice do not count. */
void figures_sum(const struct figures *f, int64_t person, struct ace_sum *out);
/* The enemies, for their names; NULL if their file can't be read. */
const struct ace_data *figures_enemies(const struct figures *f);
void figures_close(struct figures *f);

#endif
