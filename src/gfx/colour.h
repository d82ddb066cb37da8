/* Colours are uint32_t 0xRRGGBBAA, not premultiplied. 0 is "no colour": every field of a style that
 * is a colour may be left 0. */
#ifndef CARRE_COLOUR_H
#define CARRE_COLOUR_H

#include <stdint.h>

#define COLOUR_WHITE 0xFFFFFFFFU
#define COLOUR_BLACK 0x000000FFU

static inline uint8_t colour_r(uint32_t c) { return (uint8_t)(c >> 24); }
static inline uint8_t colour_g(uint32_t c) { return (uint8_t)(c >> 16); }
static inline uint8_t colour_b(uint32_t c) { return (uint8_t)(c >> 8); }
static inline uint8_t colour_a(uint32_t c) { return (uint8_t)c; }

static inline uint32_t colour_make(uint8_t r, uint8_t g, uint8_t b, uint8_t a)
{
    return (uint32_t)r << 24 | (uint32_t)g << 16 | (uint32_t)b << 8 | a;
}

/* The same colour with its opacity multiplied by `alpha`, 0 to 1. */
static inline uint32_t colour_faded(uint32_t c, float alpha)
{
    float a = (float)colour_a(c) * (alpha < 0 ? 0 : alpha > 1 ? 1 : alpha);
    return (c & 0xFFFFFF00U) | (uint32_t)(a + 0.5F);
}

/* The colours multiplied with each other, the alphas left out. */
static inline uint32_t colour_times(uint32_t a, uint32_t b)
{
    const unsigned red = (colour_r(a) * (unsigned)colour_r(b) + 127) / 255,
                   green = (colour_g(a) * (unsigned)colour_g(b) + 127) / 255;
    return colour_make((uint8_t)red, (uint8_t)green,
                       (uint8_t)((colour_b(a) * (unsigned)colour_b(b) + 127) / 255), 255);
}

/* From `a` (t = 0) to `b` (t = 1), channel by channel. */
static inline uint32_t colour_mix(uint32_t a, uint32_t b, float t)
{
    uint32_t out = 0;
    for (int shift = 24; shift >= 0; shift -= 8) {
        float from = (float)(a >> shift & 255U);
        float to = (float)(b >> shift & 255U);
        out |= (uint32_t)(from + (to - from) * t + 0.5F) << shift;
    }
    return out;
}

#endif
