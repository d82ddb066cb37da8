/* lesson.h - a first game with somebody beside it: a table laid out, a few steps that are told, and
 * what is to be played at each.
 *
 * A lesson is a position, the seed of its deal, and steps. A step tells something and waits for
 * Next; or it is somebody's move, played by itself; or it asks the person in seat 0 for one. All
 * moves are ordinary actions that the rules have to allow, and what a step says follows from the
 * table: a lesson that no longer fits the rules does not pass its test. */
#ifndef CARRE_LESSON_H
#define CARRE_LESSON_H

#include "match.h"

/* Where the words stand: over what they are not about. LOW is below the board of a poker table,
 * HIGH above it: where a power asks for cards, it does so below. RIM is over SPEC's dealer, above
 * the table, and gives way to what its cards do. At a duel of Ace of Spades COUNT is over the
 * reckoning, POSTER over the enemy's face: when a shot is chosen, its reckoning is read. */
enum lesson_place {
    LESSON_TOP,
    LESSON_MIDDLE,
    LESSON_LOW,
    LESSON_HIGH,
    LESSON_RIM,
    LESSON_COUNT,
    LESSON_POSTER
};

struct lesson_step {
    const char *text; /* marked for translation; NULL: as before */
    /* whose move; SEAT_NONE: none, Next goes on. The person sits in seat 0 */
    seat who;
    uint8_t kind; /* the verb */
    /* the card to be picked from the choice's zone; CARD_NONE: no card */
    card face;
    enum lesson_place place;
    /* 1 + the zone of the card that the choice is about, and that card (a power in the hand); 0:
     * the choice says it all */
    int about_zone;
    card about_face;
    /* exactly these, "7d 4s", "upgrade"; of a shot of Ace of Spades these and whatever beside
     * them. NULL: none are named */
    const char *cards;
    uint8_t claim; /* the kind of combination that such a shot claims (ACE_PAIR, …) */
    /* the named cards, and whatever lies in front up to so many; 0: they alone */
    uint8_t fill;
    /* Is it what such a step asks for, whatever fills it? NULL: the named cards alone are. */
    bool (*claims)(const struct lesson_step *s, const struct view *v, const struct action *a);
    bool most;  /* the largest amount, not the smallest */
    int amount; /* 1 + the amount; 0: as `most` has it */
    /* of the person: whatever cards or amount, as long as it is this verb */
    bool any;
};

struct lesson {
    /* "upcolor"; "power-up/deploy": a short one, about one thing of the game */
    const char *name;
    const char *game, *seed, *position;
    int nseats;
    const char *const *names; /* of the seats, marked for translation, from seat 1 */
    const char *const *emblems;
    const struct lesson_step *step; /* the first one has words */
    int steps;
};

/* By its name, which is the game's for the first lesson in it; NULL: there is none. */
const struct lesson *lesson_find(const char *name);
/* All of them, from 0; NULL behind the last. */
const struct lesson *lesson_nth(int n);
/* The table as it is laid out; NULL and a sentence if the rules refuse it. */
struct match *lesson_begin(const struct lesson *l, const struct rules *r, char error[MATCH_ERROR]);
/* The action that a step wants, from the view of who moves; false if there is none. */
bool lesson_action(const struct lesson_step *s, const struct view *v, struct action *out);
/* Is that what the step wants? Cards of one face are equal. */
bool lesson_wants(const struct lesson_step *s, const struct view *v, const struct action *a);

enum { LESSONS_OF_POWER_UP = 11, LESSONS_OF_ACE = 6, LESSONS_OF_SPEC = 12 };
extern const struct lesson lesson_of_upcolor, lessons_of_ace[LESSONS_OF_ACE],
    lessons_of_power_up[LESSONS_OF_POWER_UP], lessons_of_spec[LESSONS_OF_SPEC];

#endif
