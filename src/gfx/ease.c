/* ease.c - curves. */
#include "ease.h"

#include <math.h>

static float held(float t) { return t <= 0 ? 0 : t >= 1 ? 1 : t; }

float ease_progress(int64_t now, int64_t start, int64_t ms)
{
    if (now < start)
        return 0;
    if (ms <= 0 || now - start >= ms)
        return 1;
    return (float)(now - start) / (float)ms;
}

float ease_out_cubic(float t)
{
    float left = 1 - held(t);
    return 1 - left * left * left;
}

float ease_in_cubic(float t)
{
    t = held(t);
    return t * t * t;
}

float ease_in_out(float t)
{
    t = held(t);
    return t < 0.5F ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
}

float ease_out_back(float t)
{
    /* Penner's constant: the way beyond is a tenth of the whole. The ends are named because the sum
     * misses them by rounding. */
    const float s = 1.70158F;
    if (t <= 0)
        return 0;
    if (t >= 1)
        return 1;
    float u = t - 1;
    return 1 + (s + 1) * u * u * u + s * u * u;
}

float ease_pop(float t, float peak)
{
    t = held(t);
    /* Quick out in the first third, softly back in the rest. */
    float up = t < 1.0F / 3 ? ease_out_cubic(t * 3) : 1 - ease_in_out((t - 1.0F / 3) * 1.5F);
    return 1 + (peak - 1) * up;
}

float ease_flip(float t)
{
    t = held(t);
    return fabsf(1 - 2 * ease_in_out(t));
}

struct point ease_arc(struct point a, struct point b, float apex, float t)
{
    float dx = b.x - a.x;
    float dy = b.y - a.y;
    float top = apex * sqrtf(dx * dx + dy * dy);
    struct point p = point_lerp(a, b, t);
    p.y -= top * 4 * t * (1 - t);
    return p;
}

/* A number between -1 and 1 for each whole (seed, step): an integer hash, so that it is the same on
 * every machine. */
static float jag(uint32_t seed, uint32_t step)
{
    uint32_t h = seed * 0x9E3779B1U ^ (step + 0x7F4A7C15U) * 0x85EBCA77U;
    h ^= h >> 15;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12;
    h *= 0x297A2D39U;
    h ^= h >> 15;
    return (float)(h & 0xFFFFU) / 32767.5F - 1;
}

struct point ease_shake(float trauma, float reach, uint32_t seed, int64_t ms, int64_t length)
{
    struct point none = {0};
    if (ms < 0 || ms >= length)
        return none;
    /* A new place every 32 ms, with the way between them smoothed: raw noise at a frame's rate
     * reads as a blur, not as a blow. */
    const int64_t beat = 32;
    float left = 1 - (float)ms / (float)length;
    float size = reach * trauma * trauma * left * left;
    uint32_t step = (uint32_t)(ms / beat);
    float t = ease_in_out((float)(ms % beat) / (float)beat);
    return (struct point){
        .x = size * lerp(jag(seed, step), jag(seed, step + 1), t),
        .y = size * lerp(jag(seed + 1, step), jag(seed + 1, step + 1), t),
    };
}
