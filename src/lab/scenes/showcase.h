/* Every screen by name, opened with something to show: for `carre shot`, and for tests that look at
 * all of them. Tables that were laid out by hand are data, assets/GAME/scenes.txt (script.h), which
 * an installed program comes without. */
#ifndef CARRE_SHOWCASE_H
#define CARRE_SHOWCASE_H

#include "app.h"

struct script;
struct showcase {
    const char *name;
    void (*open)(struct app *app);
    const struct script *script; /* a table that was laid out, in place of `open` */
};

/* Closed by a NULL name; read once, and kept as long as the program. */
const struct showcase *showcase_all(void);
void showcase_open(const struct showcase *s, struct app *app);

/* The table of that name; NULL: there is none. */
const struct script *showcase_script(const char *name);

#endif
