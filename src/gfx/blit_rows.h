/* The innermost loops of blit.h, over one row of pixels, as wide as the processor takes them. Each form gives the same
 * pixels. Sources have their colours multiplied by their alphas. */
#ifndef CARRE_BLIT_ROWS_H
#define CARRE_BLIT_ROWS_H

#include <stdint.h>

struct blit_rows {
    void (*over)(uint32_t *d, const uint32_t *s, int n);
    /* Each byte of a source's pixel is multiplied by that of `wash` first, of 255. */
    void (*washed)(uint32_t *d, const uint32_t *s, int n, uint32_t wash);
    void (*fill)(uint32_t *d, uint32_t pixel, int n);
    void (*between)(uint32_t *d, const uint32_t *a, const uint32_t *b, int n, uint32_t t);     /* a to b, t of 256 */
};

extern const struct blit_rows blit_rows_narrow;     /* of four pixels: any processor */
#if defined(__x86_64__) && defined(__GNUC__)
#define BLIT_ROWS_WIDE 1
extern const struct blit_rows blit_rows_wide;       /* of eight: where AVX2 is */
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
