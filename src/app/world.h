/* world.h - the games that there are with the data that they are played with, read once from the assets. */
#ifndef CARRE_WORLD_H
#define CARRE_WORLD_H

#include "games.h"
#include "match.h"

enum { WORLD_GAMES = 16 };

struct world {
    const char *assets;                   /* borrowed */
    struct { void *data; uint64_t digest; bool read; } game[WORLD_GAMES];
};

void world_open(struct world *w, const char *assets);
void world_close(struct world *w);
/* Default rules of a game for a number of seats, with its data. False and a sentence (file, line, reason) if the data can't be used. */
bool world_rules(struct world *w, const struct game *g, int nseats, struct rules *out, char *error, int room);
/* For match_load; borrows the world. */
struct match_world world_for_match(struct world *w);

#endif
