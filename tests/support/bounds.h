/* bounds.h - the numbers of a table that is laid out by hand, at their bounds and beyond them. */
#ifndef CARRE_BOUNDS_H
#define CARRE_BOUNDS_H

#include "unit.h"

#include <stdio.h>

/* `set`: the position, with %lld for the number, which is taken from the least to the most and
 * refused beyond. */
struct bounds {
    const char *set;
    int64_t least, most;
};
/* `lays`: why a position is none, NULL: it is one. */
static inline void bounds_hold(const struct bounds *all, int n,
                               const char *(*lays)(const char *position))
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 4; k++) {
            char position[400];
            const long long at = (long long)(k == 0   ? all[i].least - 1
                                             : k == 1 ? all[i].least
                                             : k == 2 ? all[i].most
                                                      : all[i].most + 1);
            snprintf(position, sizeof position, all[i].set, at);
            if ((lays(position) == NULL) != (k == 1 || k == 2))
                fail_msg("%s: %s", k == 1 || k == 2 ? lays(position) : "taken", position);
        }
}

#endif
