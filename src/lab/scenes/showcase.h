/* Every screen by name, opened with something to show: for `carre shot`, and for tests that look at
 * all of them. */
#ifndef CARRE_SHOWCASE_H
#define CARRE_SHOWCASE_H

#include "app.h"

struct showcase {
    const char *name;
    void (*open)(struct app *app);
};

/* Closed by a NULL name. */
extern const struct showcase showcase[];

#endif
