/* Every screen by name, opened with something to show: for `carre shot`, and for tests that look at
 * all of them. They are data, which an installed program comes without: tables that were laid out
 * by hand (assets/GAME/scenes.txt, showcase_laid.h), pages and tables that were played to
 * (assets/scenes.txt, showcase_walk.h), both in the language of script.h. */
#ifndef CARRE_SHOWCASE_H
#define CARRE_SHOWCASE_H

#include "app.h"

struct script;
struct showcase {
    const char *name;
    const struct script *script;
};

/* Closed by a NULL name; read once, and kept as long as the program. */
const struct showcase *showcase_all(void);
/* NULL: there is none of that name. */
const struct showcase *showcase_named(const char *name);
void showcase_open(const struct showcase *s, struct app *app);

/* The table of that name; NULL: there is none. */
const struct script *showcase_script(const char *name);

#endif
