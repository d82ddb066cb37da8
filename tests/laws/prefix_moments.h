/* prefix_moments.h - moments at which a table could know what comes: the last card of an all-in, a
 * killing shot, a fold after which a question is asked. They are looked for in whole games. */
#ifndef CARRE_PREFIX_MOMENTS_H
#define CARRE_PREFIX_MOMENTS_H

#include "match.h"
#include "rng.h"
#include "world.h"

/* How the two of a pair come to differ (test_prefix.c). */
enum fork { FORK_LATE, FORK_DEAF, FORK_CHANCE, FORK_CHOICE, FORKS };

struct moment {
    const char *game, *name;
    int why; /* of the event */
    /* Optional: is it such a one? Event `event` of action `action` of a game that was played. */
    bool (*is)(const struct match *m, int action, int event);
    enum fork fork;
    int face;    /* of the event; 0: any */
    int seats;   /* at the table; 0: three, or as few as there may be */
    int pressed; /* an effect card, by the player who acts there, before they do; 0: none */
    int key;     /* the same of a key */
};
extern const struct moment moments[];
extern const int moments_n;

/* A game, borrowed: it is kept until moments_forget. */
struct moment_found {
    const struct match *whole;
    int action, event;
};

/* What matters: all chips, a power, or what a strong bot would do. */
struct action moments_bold(const struct view *v, struct rng *rng);

/* One of the moments of that kind at a table of so many seats, if there is one in a game that came
 * to its end (where `ended`); false: none is found. */
bool moments_find(const struct moment *of, struct world *w, int nseats, bool ended, struct rng *rng,
                  struct moment_found *out);
/* Where the card lies in the rack that is pressed. */
int moments_pressed(const struct moment *of, const struct moment_found *found);
void moments_forget(void);

#endif
