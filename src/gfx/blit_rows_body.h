/* The loops themselves, for vectors of WIDE bytes; named ROWS. Included by blit_rows_narrow.c and blit_rows_wide.c, which
 * say how channels are spread and packed. */
#include "blit_rows.h"

#include <string.h>

enum { LANES = WIDE / 4 };

typedef uint8_t bytes __attribute__((vector_size(WIDE)));
typedef uint16_t channels __attribute__((vector_size(WIDE)));

static inline bytes load(const uint32_t *p)
{
    bytes v;
    memcpy(&v, p, sizeof v);
    return v;
}

static inline void store(uint32_t *p, bytes v) { memcpy(p, &v, sizeof v); }

static inline bytes all(uint32_t pixel)
{
    uint32_t p[LANES];
    for (int i = 0; i < LANES; i++)
        p[i] = pixel;
    return load(p);
}

static inline channels over(channels s, channels d) { return s + by_255(d * (255 - alphas(s))); }

static inline bytes over_bytes(bytes s, bytes d) { return packed(over(low(s), low(d)), over(high(s), high(d))); }

static inline bytes wash_bytes(bytes s, channels by) { return packed(by_255(low(s) * by), by_255(high(s) * by)); }

/* Fewer pixels than a vector holds. */
static inline bytes load_few(const uint32_t *p, int n)
{
    uint32_t few[LANES] = {0};
    for (int i = 0; i < n; i++)
        few[i] = p[i];
    return load(few);
}

static inline void store_few(uint32_t *p, bytes v, int n)
{
    uint32_t few[LANES];
    store(few, v);
    for (int i = 0; i < n; i++)
        p[i] = few[i];
}

static void row_over(uint32_t *d, const uint32_t *s, int n)
{
    int x = 0;
    for (; x + LANES <= n; x += LANES) {
        const bytes v = load(s + x);
        if (is_empty(v))
            continue;
        store(d + x, is_full(v) ? v : over_bytes(v, load(d + x)));
    }
    if (x < n)
        store_few(d + x, over_bytes(load_few(s + x, n - x), load_few(d + x, n - x)), n - x);
}

static void row_washed(uint32_t *d, const uint32_t *s, int n, uint32_t wash)
{
    const channels by = low(all(wash));
    int x = 0;
    for (; x + LANES <= n; x += LANES) {
        const bytes v = load(s + x);
        if (!is_empty(v))
            store(d + x, over_bytes(wash_bytes(v, by), load(d + x)));
    }
    if (x < n)
        store_few(d + x, over_bytes(wash_bytes(load_few(s + x, n - x), by), load_few(d + x, n - x)), n - x);
}

static void row_fill(uint32_t *d, uint32_t pixel, int n)
{
    const bytes v = all(pixel);
    const channels s = low(v), rest = 255 - alphas(s);
    const bool whole = pixel >= 0xFF000000U;
    int x = 0;
    for (; x + LANES <= n; x += LANES) {
        const bytes under = load(d + x);
        store(d + x, whole ? v : packed(s + by_255(low(under) * rest), s + by_255(high(under) * rest)));
    }
    if (x < n)
        store_few(d + x, over_bytes(v, load_few(d + x, n - x)), n - x);
}

static inline bytes mixed(bytes a, bytes b, uint16_t t)
{
    const uint16_t rest = (uint16_t)(256 - t);
    return packed((low(a) * rest + low(b) * t) >> 8, (high(a) * rest + high(b) * t) >> 8);
}

static void row_between(uint32_t *d, const uint32_t *a, const uint32_t *b, int n, uint32_t t)
{
    int x = 0;
    for (; x + LANES <= n; x += LANES)
        store(d + x, mixed(load(a + x), load(b + x), (uint16_t)t));
    if (x < n)
        store_few(d + x, mixed(load_few(a + x, n - x), load_few(b + x, n - x), (uint16_t)t), n - x);
}

const struct blit_rows ROWS = {.over = row_over, .washed = row_washed, .fill = row_fill, .between = row_between};
