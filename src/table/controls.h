/* controls.h - choices as buttons, sliders and pickings: with these alone every game can be played.
 *
 * A choice without cards and with one amount is a button. One with cards or a range is opened by
 * its button: its cards can then be picked, its slider set, and one main button does it. The
 * controls hold no rule: what is open and why not comes with the choices. */
#ifndef CARRE_CONTROLS_H
#define CARRE_CONTROLS_H

#include "stage.h"

struct controls {
    int open; /* the choice being filled in, -1: none */
    struct action draft;
    uint64_t picked;
};

enum {
    CONTROLS_CARD = STAGE_OWN,
    CONTROLS_CHOICE,
    CONTROLS_AMOUNT,
    CONTROLS_DO,
    CONTROLS_CANCEL,
    CONTROLS_END
};

/* Nothing is open and nothing picked. */
void controls_start(struct controls *k);
/* Buttons in rows inside `r`, the main one first. Names come from the rules' verbs. */
void controls_items(struct controls *k, struct stage *st, struct items *it, struct rect r);
/* Is the card asked for, and is it picked? `zone`, `index` on st->shown. */
bool controls_asks(const struct controls *k, const struct stage *st, int zone, int index,
                   int *pick_out);
/* True if the event was for the controls. */
bool controls_input(struct controls *k, struct stage *st, const struct item_event *event);
/* "Continue" over all of `r`, by its key alone: what is shown there can be passed over. */
void controls_go_on(struct items *it, int action, struct rect r);
void controls_draw(const struct controls *k, const struct stage *st, struct canvas *c);

#endif
