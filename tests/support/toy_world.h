#ifndef CARRE_TOY_WORLD_H
#define CARRE_TOY_WORLD_H

/* A world in which there is the toy alone, for match_load. */

#include "match.h"
#include "toy.h"

#include <string.h>

static inline const struct game *toy_find(void *context, const char *id)
{
    (void)context;
    return strcmp(id, toy_game.id) == 0 ? &toy_game : NULL;
}

static inline struct match_world toy_world(void) { return (struct match_world){.find = toy_find}; }

#endif
