/* ear.h - how loud it is, as a listener has it: ITU-R BS.1770 of two loudspeakers, and what a
 * converter makes of the samples between those that there are.
 *
 * Sound is heard piece by piece at 44.1 kHz and kept as energies of ten milliseconds each; times
 * are those since ear_open. */
#ifndef CARRE_EAR_H
#define CARRE_EAR_H

#include <stdint.h>

struct ear_filter {
    double x1, x2, y1, y2;
};

struct ear {
    struct ear_filter head[2], end[2]; /* left and right */
    double *tens;                      /* energy of each ten milliseconds, per frame */
    int ntens, room, frames;
    double sum;
    double last[2][16]; /* samples, the newest first, for what lies between them */
    double peak;        /* true peak, as a factor */
};

void ear_open(struct ear *e);
void ear_close(struct ear *e);
void ear_hear(struct ear *e, const int16_t *stereo, int frames);

/* LUFS from `ms` on for so many milliseconds, both to the ten; and of the whole without what is
 * silent or 10 LU softer than the rest. dBTP of all that was heard. */
double ear_lufs(const struct ear *e, int64_t ms, int length_ms);
double ear_integrated(const struct ear *e);
double ear_true_peak(const struct ear *e);

#endif
