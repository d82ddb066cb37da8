/* daily.h - one run of Ace of Spades a day that is the same for everybody: the deal of the text
 * "daily 2026-11-22", the date by UTC.
 *
 * A rider's first attempt at each difficulty counts, from its first moment on: who leaves it has
 * had it. Further ones are practice (AS-08). What was done stands in the store for a few weeks. */
#ifndef CARRE_DAILY_H
#define CARRE_DAILY_H

#include "store.h"

#include <stdbool.h>
#include <stdint.h>

enum { DAILY_CODE = 32 };

enum daily_state {
    DAILY_OPEN,  /* not begun */
    DAILY_BEGUN, /* begun and not ended: it runs, or it was left */
    DAILY_WON,
    DAILY_LOST
};

/* marker: the duel that it ended in, 1 to 12 */
struct daily {
    enum daily_state state;
    int marker;
};

/* The code of the day of that moment (seconds since 1970, UTC), `days` later. */
void daily_code(int64_t now, int days, char out[DAILY_CODE]);
/* Is it the code of the day of that moment? */
bool daily_today(const char *code, int64_t now);
/* Is it the code of any day? */
bool daily_is(const char *code);

/* How the attempt that counts has gone of that day, difficulty and person; open if there was none,
 * or no store. */
struct daily daily_look(struct store *store, const char *code, int difficulty, int64_t person);
/* An attempt begins. True: it is the first, and counts. */
bool daily_begin(struct store *store, const char *code, int difficulty, int64_t person);
/* The attempt that counts has ended; nothing happens if there is none. */
void daily_end(struct store *store, const char *code, int difficulty, int64_t person, bool won,
               int marker);

#endif
