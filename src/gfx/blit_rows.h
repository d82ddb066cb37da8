/* The innermost loops of blit.h, over one row of pixels, as wide as the processor takes them. Each
 * form gives the same pixels. Sources have their colours multiplied by their alphas (multiply). */
#ifndef CARRE_BLIT_ROWS_H
#define CARRE_BLIT_ROWS_H

#include <stdint.h>

/* A picture's pixels, and how many lie from one row to the next: of both it has less than 32768. */
struct blit_plane {
    const uint32_t *pixels;
    int pitch;
};

/* A way through a picture: the first place and the step to the next, in 16.16 pixels. */
struct blit_path {
    int32_t u, v, step_u, step_v;
};

enum { BLIT_BEYOND = 16 };

/* Packed pixels (packed.h) are runs: a byte of control for each, kind * BLIT_RUN + length - 1, and
 * pixels apart from those. A run is written in steps of BLIT_STEP pixels, the last one too, and as
 * many are read. */
enum { BLIT_KEEP, BLIT_FILL, BLIT_TAKE, BLIT_ROWS, BLIT_RUN = 64, BLIT_STEP = 16 };

/* where reading stands */
struct blit_runs {
    const uint8_t *control;
    const uint32_t *pixel;
};

struct blit_rows {
    void (*over)(uint32_t *d, const uint32_t *s, int n);
    /* Each byte of a source's pixel is multiplied by that of `wash` first, of 255. */
    void (*washed)(uint32_t *d, const uint32_t *s, int n, uint32_t wash);
    void (*multiply)(uint32_t *d, int n); /* a pixel's colours by its own alpha, of 255 */
    void (*wash)(uint32_t *d, int n, uint32_t wash);
    void (*fill)(uint32_t *d, uint32_t pixel, int n);
    /* a to b, t of 256 */
    void (*between)(uint32_t *d, const uint32_t *a, const uint32_t *b, int n, uint32_t t);
    /* The colours between neighbouring pixels, put over what is there: of two along one row, or of
     * four. All that a path needs are there; along a row BLIT_BEYOND more may be read. */
    void (*along)(uint32_t *d, const uint32_t *row, int n, int32_t u, int32_t step);
    void (*across)(uint32_t *d, struct blit_plane s, int n, struct blit_path path);
    /* a row of runs */
    void (*unpack)(uint32_t *d, const uint32_t *above, int n, struct blit_runs *from);
};

/* Between two pixels, t of 256. */
static inline uint32_t blit_between(uint32_t a, uint32_t b, uint32_t t)
{
    const uint32_t mask = 0x00FF00FFU;
    const uint32_t low = ((a & mask) * (256 - t) + (b & mask) * t) >> 8 & mask;
    const uint32_t high = ((a >> 8 & mask) * (256 - t) + (b >> 8 & mask) * t) & ~mask;
    return high | low;
}

/* of 256, behind the pixel */
static inline uint32_t blit_part(int32_t place) { return (uint32_t)place >> 8 & 255U; }

/* One pixel of each of the two, for the ends of rows. */
static inline uint32_t blit_along(const uint32_t *row, int32_t u)
{
    return blit_between(row[u >> 16], row[(u >> 16) + 1], blit_part(u));
}

/* Between four pixels, to the nearest part of 128 along and of 32768 down. */
static inline int32_t blit_part_along(int32_t u) { return ((u & 65535) + 256) >> 9; }
static inline int32_t blit_part_down(int32_t v) { return v >> 1 & 32767; }

/* Sums are below zero, since -128 is a byte and 128 is none. */
static inline uint32_t blit_between_four(const uint32_t top[2], const uint32_t bottom[2], int32_t u,
                                         int32_t v)
{
    const int32_t t = blit_part_along(u), down = blit_part_down(v);
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const int32_t a = (int32_t)(top[0] >> shift & 255U), b = (int32_t)(top[1] >> shift & 255U),
                      c = (int32_t)(bottom[0] >> shift & 255U),
                      d = (int32_t)(bottom[1] >> shift & 255U);
        const int32_t above = (t - 128) * a - t * b, below = (t - 128) * c - t * d,
                      sum = above + (((below - above) * down + 16384) >> 15);
        out |= (uint32_t)((64 - sum) >> 7) << shift;
    }
    return out;
}
static inline uint32_t blit_across(struct blit_plane s, int32_t u, int32_t v)
{
    const uint32_t *at = s.pixels + (v >> 16) * s.pitch + (u >> 16);
    return blit_between_four(at, at + s.pitch, u, v);
}

extern const struct blit_rows blit_rows_narrow; /* of four pixels: any processor */
#if defined(__x86_64__) && defined(__GNUC__)
#define BLIT_ROWS_WIDE 1
extern const struct blit_rows blit_rows_wide; /* of eight: where AVX2 is */
#endif

static inline const struct blit_rows *blit_rows(void)
{
#ifdef BLIT_ROWS_WIDE
    if (__builtin_cpu_supports("avx2"))
        return &blit_rows_wide;
#endif
    return &blit_rows_narrow;
}

#endif
