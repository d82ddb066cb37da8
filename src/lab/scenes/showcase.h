/* Every screen by name, opened with something to show: for `carre shot`, and for tests that look at
 * all of them. Most are data, which an installed program comes without: tables that were laid out
 * by hand (assets/GAME/scenes.txt, script.h), pages and tables that were played to
 * (assets/scenes.txt, showcase_walk.h). */
#ifndef CARRE_SHOWCASE_H
#define CARRE_SHOWCASE_H

#include "app.h"

struct script;
struct showcase {
    const char *name;
    void (*open)(struct app *app);
    const struct script *script; /* a table that was laid out, in place of `open` */
    int walk;                    /* 1 + its number (showcase_walk.h), in place of both; 0 */
};

/* Closed by a NULL name; read once, and kept as long as the program. */
const struct showcase *showcase_all(void);
/* NULL: there is none of that name. */
const struct showcase *showcase_named(const char *name);
void showcase_open(const struct showcase *s, struct app *app);

/* The table of that name; NULL: there is none. */
const struct script *showcase_script(const char *name);

#endif
