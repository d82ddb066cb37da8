/* The table: a match being played on the screen. */
#ifndef CARRE_TABLE_H
#define CARRE_TABLE_H

#include "scene.h"

#include <stdbool.h>
#include <stdint.h>

struct seating;

/* One person against the game's best bots, or those that `seating` names: then its seats and
 * options are the table's, and `option` is not read. */
struct table_request {
    const char *game;      /* "ace" */
    const int32_t *option; /* one value for each of its options; NULL: as they come */
    const char *seed;      /* a code or any text that makes the deal; NULL: a fresh deal */
    /* the text of a match to go on with (match_load); NULL: a new one. The rest is then ignored */
    const char *saved;
    bool same_deal; /* with `saved`: its deal from the beginning, none of its actions */
    /* practice beside the games: neither kept, nor counted, nor in the way of the one that waits */
    bool apart;
    bool story; /* the pages of its story may come in between, if it has one */
    /* who sits where (seating.h), copied; NULL: one person in front. With `saved` it must have
     * as many seats as the save; NULL: as it was kept with it, else it is asked */
    const struct seating *seating;
};

/* Pushes it on the stack. Strings are copied. When `saved` can't be loaded, a message scene says
 * why instead. */
void table_open(struct app *app, const struct table_request *request);

/* `saved` played up to action `at` (-1: all of it) and looked at by `seat` (-1: as everybody saw
 * it), for `carre shot LOG`: like table_open, but at rest from the start. */
void table_open_at(struct app *app, const char *saved, int at, int seat);

#endif
