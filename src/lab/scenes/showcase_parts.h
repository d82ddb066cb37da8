#ifndef CARRE_SHOWCASE_PARTS_H
#define CARRE_SHOWCASE_PARTS_H

#include "app.h"

/* All parts that pages are made of, as the world of that game wears them; "": the frame. */
void showcase_parts(struct app *app, const char *world);

#endif
