/* Who sits down when nobody else does: the characters that there are to meet, and after them some
 * more names and animals for long tables. Their names also lie ready for people without a keyboard.
 */
#ifndef CARRE_COMPANIONS_H
#define CARRE_COMPANIONS_H

#include <stdbool.h>
#include <stdint.h>

struct companion {
    const char *name;      /* in the language in force */
    const char *about;     /* a sentence; "" */
    const char *character; /* character.h's id; "" */
    const char *level;     /* the level they feel at home at; "" */
    uint8_t emblem, ground;
};

enum { COMPANIONS = 12 };

/* Number i of those who play a game; they go round. At the tables of hold'em, and at those of SPEC,
 * the six with a face come first. */
struct companion companion_nth(const char *game, int i);
/* Is it a game at whose tables those six are at home? */
bool companion_world(const char *game);

/* The ground that goes with an emblem. */
uint8_t companion_ground(int emblem);

#endif
