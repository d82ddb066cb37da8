/* game_source.h - the game that a command is about: a saved file, or the last one that was played.
 */
#ifndef CARRE_GAME_SOURCE_H
#define CARRE_GAME_SOURCE_H

#include "options.h"
#include "seating.h"
#include "world.h"

/* The game, and what is known of it besides. */
struct game_source {
    struct match *match;
    struct world world; /* that it was played in */
    char *assets;
    char *text;  /* its log */
    bool seated; /* `seating` tells who sat there */
    struct seating seating;
    int64_t started; /* seconds since 1970, UTC; 0: unknown */
};

/* Reads o->subject: a file, or "latest", which is the last game of the profile that `fits` takes
 * (NULL: any). `none` is the sentence for when there is no such game. NULL: why not is on the error
 * output. The caller frees with game_source_free. */
struct game_source *game_source_read(const struct options *o, bool (*fits)(const struct game *g),
                                     const char *none);
void game_source_free(struct game_source *source);

#endif
