/* mean.h - the mean of figures, and how sure it is. */
#ifndef CARRE_BENCH_MEAN_H
#define CARRE_BENCH_MEAN_H

#include <math.h>

struct mean {
    double sum, squares;
    long n;
};

static inline void mean_add(struct mean *m, double x)
{
    m->sum += x;
    m->squares += x * x;
    m->n++;
}

static inline double mean_of(const struct mean *m) { return m->sum / (double)m->n; }

/* Half of its 95 % interval, as of many independent figures; 0: there are not two. */
static inline double mean_half(const struct mean *m)
{
    const double n = (double)m->n, mid = mean_of(m);
    return n > 1 ? 1.96 * sqrt((m->squares / n - mid * mid) / (n - 1)) : 0;
}

#endif
