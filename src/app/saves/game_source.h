/* game_source.h - the game that a command is about: a saved file, or the last one that was played.
 */
#ifndef CARRE_GAME_SOURCE_H
#define CARRE_GAME_SOURCE_H

#include "options.h"
#include "seating.h"

/* What is known of a game besides its log. */
struct game_source {
    char *text;  /* its log */
    bool seated; /* `seating` tells who sat there */
    struct seating seating;
    int64_t started; /* seconds since 1970, UTC; 0: unknown */
};

/* Reads o->subject: a file, or "latest", which is the last game of the profile that `fits` takes
 * (NULL: any). `none` is the sentence for when there is no such game. False: why not is on the
 * error output. The caller frees with game_source_free, in either case. */
bool game_source_read(const struct options *o, bool (*fits)(const struct game *g), const char *none,
                      struct game_source *out);
void game_source_free(struct game_source *source);

#endif
