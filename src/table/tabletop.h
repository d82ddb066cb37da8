/* A board whose cards can be followed with the eye: beside each cell stands a number that stays
 * with the card as it moves.
 *
 * A board knows faces and places, but two hidden cards are the same to it; a picture needs to know
 * which of them flew. The number means nothing to the rules and tells nothing: it follows from the
 * events that the viewer heard. */
#ifndef CARRE_TABLETOP_H
#define CARRE_TABLETOP_H

#include "event.h"
#include "game.h"

enum { TABLETOP_IDS = 512 };

struct tabletop {
    struct board b;
    uint16_t id[CELLS]; /* of cell i; 1 to TABLETOP_IDS - 1 */
    /* when the card came to its zone: a hand can be shown in the order of drawing */
    uint32_t came[CELLS];
    uint32_t clock;
    bool used[TABLETOP_IDS];
};

/* A table as that board has it: every card that lies there has a number of its own from now on. */
void tabletop_start(struct tabletop *t, const struct board *start);
/* Lets a heard event happen; returns what board_reduce returns. `id_out` gets the number of the
 * card that moved, 0 if none did; may be NULL. */
int tabletop_reduce(struct tabletop *t, const struct game *g, const struct event *e,
                    uint16_t *id_out);

static inline uint16_t tabletop_id(const struct tabletop *t, int zone, int index)
{
    return t->id[t->b.start[zone] + index];
}
static inline uint32_t tabletop_came(const struct tabletop *t, int zone, int index)
{
    return t->came[t->b.start[zone] + index];
}

#endif
