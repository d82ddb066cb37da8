/* action.h - what a seat decides, and what it may decide.
 *
 * An action is complete: who, which verb, which cards, how much. Cards are picked by their index in
 * the actor's own view of the choice's zone; with a second zone, indices go on after the first (a
 * hand of 5 and a shared row of 3: 0 to 4 and 5 to 7). */
#ifndef CARRE_ACTION_H
#define CARRE_ACTION_H

#include "board.h"

enum { PICKS = 24, CHOICES = 48, ZONE_NONE = 255 };

struct action {
    seat who;
    uint8_t kind; /* the game's verb */
    /* which of several things the verb is about (a bonus' place); 0 where there is only one */
    uint8_t about;
    uint8_t n;           /* cards picked */
    uint8_t pick[PICKS]; /* in the order of picking */
    int32_t amount;
};

/* A family of actions: a button (no picks, min == max), a slider (min to max), a picking of cards,
 * or both. A family that is not open at the moment may be listed with the reason (`refused` != 0,
 * game.h) so that its control can say why. The first open choice, at its least, is what happens
 * when time is up. */
struct choice {
    uint8_t kind, about, refused;
    uint8_t zone, zone2;              /* ZONE_NONE: none */
    uint8_t pick_min, pick_max, pad2; /* at most PICKS */
    uint64_t among;                   /* bit i: card i of zone (then zone2) may be picked */
    int32_t min, max, step;           /* of amount; step >= 1 */
    int32_t pad; /* no byte is left unset: equal choices are equal to the byte */
};

struct choices {
    int n;
    struct choice choice[CHOICES];
};

/* An action with no picks and no amount. */
struct action action_of(int who, int kind, int about);

/* Appends; asserts that there is room. Returns the new entry, zeroed but for no zone, no amount,
 * step 1. */
struct choice *choices_add(struct choices *c, int kind, int about);
/* How many cards choice c can pick from on this board. */
int choice_cards(const struct choice *c, const struct board *b);
/* Face, zone and index of pick i of a choice or action (zone2 of the choice: ZONE_NONE if it
 * has none). */
void pick_place(const struct board *b, int zone, int zone2, int pick, int *zone_out,
                int *index_out);
/* Does a choice hold the picks of this action; and its picks and amount? */
bool choice_holds_picks(const struct choice *c, const struct board *b, const struct action *a);
bool choice_holds(const struct choice *c, const struct board *b, const struct action *a);

#endif
