/* world.h - the games that there are with the data that they are played with, read once from the
 * assets. */
#ifndef CARRE_WORLD_H
#define CARRE_WORLD_H

#include "games.h"
#include "match.h"

enum { WORLD_GAMES = 16 };

struct world {
    const char *assets; /* borrowed */
    struct {
        void *data;
        bool read;
    } game[WORLD_GAMES];
    /* that matches brought which were begun by other values */
    struct world_values {
        const struct game *game;
        char *text;
        void *data;
    } * kept;
    int nkept;
};

/* Nothing is read yet. `assets` is borrowed until the world is closed, which frees all its data. */
void world_open(struct world *w, const char *assets);
void world_close(struct world *w);
/* Default rules of a game for a number of seats, with its data. False and a sentence (file, line,
 * reason) if the data can't be used. */
bool world_rules(struct world *w, const struct game *g, int nseats, struct rules *out, char *error,
                 int room);
/* The data that a saved match says it is played by, until the world is closed: today's, or its own.
 * The digest that matches named their data by before they kept it stands for the values of then,
 * assets/…/values/DIGEST.txt. */
bool world_data(struct world *w, struct rules *r, struct match_data *said, char *error, int room);
/* For match_load; borrows the world. */
struct match_world world_for_match(struct world *w);
/* match_load with it: a match that borrows its data from the world; NULL, and why in `error`. */
struct match *world_load(struct world *w, const char *text, bool events, char error[MATCH_ERROR]);

#endif
