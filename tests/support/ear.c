/* ear.c - see ear.h. */
#include "ear.h"

#include <math.h>
#include <string.h>

#include "mem.h"

enum { TEN = 441, TAPS = 16, BETWEEN = 4 };
static const double pi = 3.14159265358979;

static double pass(struct ear_filter *f, const double b[3], const double a[2], double x)
{
    const double y = b[0] * x + b[1] * f->x1 + b[2] * f->x2 - a[0] * f->y1 - a[1] * f->y2;
    f->x2 = f->x1, f->x1 = x, f->y2 = f->y1, f->y1 = y;
    return y;
}

void ear_open(struct ear *e) { memset(e, 0, sizeof *e); }
void ear_close(struct ear *e) { mem_free(e->tens); }

/* The largest of the three samples that lie between the two in the middle of the last sixteen. */
static double between(const double last[TAPS])
{
    double most = 0;
    for (int k = 1; k < BETWEEN; k++) {
        double y = 0;
        for (int i = 0; i < TAPS; i++) {
            const double t = i - TAPS / 2 + (double)k / BETWEEN,
                         w = 0.5 + 0.5 * cos(pi * t / (TAPS / 2.0 + 1));
            y += last[i] * w * sin(pi * t) / (pi * t);
        }
        most = fmax(most, fabs(y));
    }
    return most;
}

static void peak(struct ear *e, int side, double x)
{
    double *last = e->last[side];
    memmove(last + 1, last, sizeof *last * (TAPS - 1));
    last[0] = x;
    e->peak = fmax(e->peak, fabs(x));
    const double near = fmax(fabs(last[TAPS / 2]), fabs(last[TAPS / 2 - 1]));
    if (near > 0.4 && near > 0.5 * e->peak)
        e->peak = fmax(e->peak, between(last));
}

void ear_hear(struct ear *e, const int16_t *stereo, int frames)
{
    /* The shelf of a head, and the end of what an ear hears below, at 44.1 kHz. */
    static const double head_b[3] = {1.53084123, -2.65097999, 1.16907912},
                        head_a[2] = {-1.66363723, 0.71259542}, end_b[3] = {1, -2, 1},
                        end_a[2] = {-1.98916967, 0.98919904};
    for (int i = 0; i < frames; i++) {
        for (int k = 0; k < 2; k++) {
            const double x = stereo[2 * i + k] / 32768.0,
                         y = pass(&e->end[k], end_b, end_a, pass(&e->head[k], head_b, head_a, x));
            e->sum += y * y;
            peak(e, k, x);
        }
        if (++e->frames % TEN)
            continue;
        if (e->ntens == e->room) {
            e->room = e->room ? 2 * e->room : 4096;
            e->tens = mem_realloc(e->tens, sizeof *e->tens * (size_t)e->room);
        }
        e->tens[e->ntens++] = e->sum / TEN;
        e->sum = 0;
    }
}

static double lufs(double power) { return -0.691 + 10 * log10(fmax(power, 1e-12)); }

static double power_of(const struct ear *e, int64_t ms, int length_ms)
{
    double sum = 0;
    for (int64_t i = ms / 10; i < (ms + length_ms) / 10; i++)
        sum += i >= 0 && i < e->ntens ? e->tens[i] : 0;
    return sum / (length_ms / 10.0);
}

double ear_lufs(const struct ear *e, int64_t ms, int length_ms)
{
    return lufs(power_of(e, ms, length_ms));
}

static double mean_over(const struct ear *e, double gate)
{
    double sum = 0;
    int n = 0;
    for (int64_t ms = 0; ms + 400 <= e->ntens * 10; ms += 100) {
        const double p = power_of(e, ms, 400);
        if (lufs(p) > gate)
            sum += p, n++;
    }
    return lufs(n ? sum / n : 0);
}

double ear_integrated(const struct ear *e) { return mean_over(e, mean_over(e, -70) - 10); }
double ear_true_peak(const struct ear *e) { return 20 * log10(fmax(e->peak, 1e-9)); }
