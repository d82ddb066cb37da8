#ifndef CARRE_TWINS_H
#define CARRE_TWINS_H

/* Two apps at the same public table, whose matches differ only in cards that nobody has shown, and
 * in the hand of the player who is asked. While every hand is down both must draw the same to the
 * byte, and name their controls alike. */

#include "look.h"
#include "match.h"
#include "seating.h"
#include "world.h"

struct twins {
    struct world world;
    char *assets;
    struct match *m, *t;
    struct bench b[2];
    struct seating who;
};

struct twins_how {
    const char *game;
    int people; /* at most four: Ann, Ben, Cleo, Dan */
    enum privacy privacy;
    int actions; /* so many random ones are played before */
    /* optional: is it such a moment, for the player who is asked? */
    bool (*due)(const struct view *v);
};

/* A match of so many random actions, freed with match_free. */
struct match *twins_match(struct world *w, const struct twins_how *how, const char *seed);

/* Fails the test where no such two are found. Freed by twins_close. */
void twins_open(struct twins *x, const struct twins_how *how);
void twins_close(struct twins *x);

/* People at the screen, guests all. */
void twins_people(struct seating *s, const char *game, int people, enum privacy how);

/* Both at once. */
void twins_settle(struct twins *x);
void twins_key(struct twins *x, enum key key);
void twins_frame(struct twins *x);
void twins_focus(struct twins *x, bool has);
void twins_away(struct twins *x);
void twins_resize(struct twins *x, int w, int h);

/* Is the same on both screens: what is drawn, what the controls are called, the focus? */
bool twins_same(struct twins *x);
/* That of one of them, freed with mem_free. */
char *twins_screen(struct bench *b);
/* It is the same in the next frame, and at rest. */
void twins_assert_down(struct twins *x);
/* The hand in front is turned up by its key, and then the screens differ. */
void twins_look_up(struct twins *x);

#endif
