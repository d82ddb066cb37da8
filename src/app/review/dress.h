/* dress.h - what every table takes from the settings: letters, colours, amounts, how much is asked.
 * Names, eyes and the order of hands, which a table may change and keeps, are its scene's. */
#ifndef CARRE_DRESS_H
#define CARRE_DRESS_H

#include "scene.h"
#include "seating.h"

/* Into the stage, of which the rules must be known. */
void dress_by_settings(const struct app *app, struct stage *st);
/* Who sat at a match: as told, or as the kept text tells (NULL or "": nobody knows). A table of
 * which nobody knows who sat there is everybody's, unless it is one person's game. */
void dress_seats(const struct rules *r, const struct seating *told, const char *text,
                 struct seating *out);
/* How a table that was played by these shows itself to these eyes: anybody who played alone has
 * nothing to hide. */
enum privacy dress_privacy(const struct seating *s, seat eyes);

#endif
