/* wilson.h - how far a counted share may be from the true one: Wilson's 95 % interval (E. B.
 * Wilson, 1927), sound near 0 and 1, where the plain one is not. */
#ifndef CARRE_WILSON_H
#define CARRE_WILSON_H

#include <math.h>
#include <stdint.h>

static inline void wilson(int64_t wins, int64_t of, double *low, double *high)
{
    const double n = (double)of, z = 1.959964, p = of > 0 ? (double)wins / n : 0;
    if (of <= 0) {
        *low = 0;
        *high = 1;
        return;
    }
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    *low = fmax(0, middle - half);
    *high = fmin(1, middle + half);
}

#endif
