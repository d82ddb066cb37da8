/* The hall: the frame's place, in which the doors of the title stand and all its pages lie. It
 * rests; in high contrast there is none. */
#ifndef CARRE_HALL_H
#define CARRE_HALL_H

#include "ui.h"

/* Wall and floor, the whole window; doors stand at `foot`, pixels from the top. */
void hall_draw(struct canvas *c, const struct ui *ui, float foot);
/* Behind a page: the floor begins below its body, and where the window is wider than any page a
 * lamp burns on either side. */
void hall_ground(struct canvas *c, const struct ui *ui);
/* A lamp on the wall in the middle between two doors, or beside one. */
void hall_lamp(struct canvas *c, const struct ui *ui, struct point at);
/* The light that falls onto the floor out of a door that stands in `door`; brighter: it is about to
 * open. And, over the thickness of the wall around it, the step below it. */
void hall_light(struct canvas *c, const struct ui *ui, struct rect door, uint32_t colour,
                bool brighter);
void hall_step(struct canvas *c, struct rect door, uint32_t colour, bool brighter);

#endif
