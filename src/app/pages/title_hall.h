/* The hall that the doors of the title stand in. It rests; in high contrast the title has none. */
#ifndef CARRE_TITLE_HALL_H
#define CARRE_TITLE_HALL_H

#include "ui.h"

/* Wall and floor, the whole window; doors stand at `foot`, pixels from the top. */
void hall_draw(struct canvas *c, const struct ui *ui, float foot);
/* A lamp on the wall in the middle between two doors, or beside one. */
void hall_lamp(struct canvas *c, const struct ui *ui, struct point at);
/* The light that falls onto the floor out of a door that stands in `door`; brighter: it is about to
 * open. And the step below it. */
void hall_light(struct canvas *c, const struct ui *ui, struct rect door, uint32_t colour,
                bool brighter);

#endif
