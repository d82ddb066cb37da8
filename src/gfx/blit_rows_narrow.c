/* Rows of pixels by four, in the compiler's own vectors, which every machine has in some form. */
#include "blit_rows.h"

#include <stdbool.h>
#include <string.h>

#define WIDE 16
#define ROWS blit_rows_narrow

typedef uint8_t narrow_bytes __attribute__((vector_size(WIDE)));
typedef uint16_t narrow_channels __attribute__((vector_size(WIDE)));

#ifdef __SSE2__
#include <emmintrin.h>

static inline narrow_channels low(narrow_bytes v)
{
    return (narrow_channels)_mm_unpacklo_epi8((__m128i)v, _mm_setzero_si128());
}
static inline narrow_channels high(narrow_bytes v)
{
    return (narrow_channels)_mm_unpackhi_epi8((__m128i)v, _mm_setzero_si128());
}
static inline narrow_bytes packed(narrow_channels a, narrow_channels b)
{
    return (narrow_bytes)_mm_packus_epi16((__m128i)a, (__m128i)b);
}
static inline narrow_channels alphas(narrow_channels c)
{
    return (narrow_channels)_mm_shufflehi_epi16(_mm_shufflelo_epi16((__m128i)c, 0xFF), 0xFF);
}
static inline narrow_bytes added(narrow_bytes a, narrow_bytes b)
{
    return (narrow_bytes)_mm_adds_epu8((__m128i)a, (__m128i)b);
}
static inline narrow_channels by_255(narrow_channels v)
{
    return (narrow_channels)_mm_mulhi_epu16((__m128i)(v + 128), _mm_set1_epi16(257));
}

static inline __m128i weights(uint32_t t) { return _mm_set1_epi32((int)(t << 16 | (256 - t))); }

/* Between the pixel at `pair` and its right neighbour, as four channels of 32 bits. */
static inline __m128i between_pair(const uint32_t *pair, __m128i weight)
{
    const __m128i v = _mm_loadl_epi64((const __m128i *)(const void *)pair),
                  both = _mm_unpacklo_epi8(v, _mm_srli_si128(v, 4));
    return _mm_srli_epi32(_mm_madd_epi16(_mm_unpacklo_epi8(both, _mm_setzero_si128()), weight), 8);
}

static inline narrow_bytes packed_four(const __m128i p[4])
{
    return (narrow_bytes)_mm_packus_epi16(_mm_packs_epi32(p[0], p[1]), _mm_packs_epi32(p[2], p[3]));
}

static inline narrow_bytes along_lanes(const uint32_t *row, int32_t u, int32_t step)
{
    __m128i p[4];
    for (int i = 0; i < 4; i++, u += step)
        p[i] = between_pair(row + (u >> 16), weights(blit_part(u)));
    return packed_four(p);
}

/* As blit_between_four: the sum of a pair, and that of what lies between two of them. */
static inline __m128i sum_of_pair(const uint32_t *pair, __m128i weight)
{
    const __m128i v = _mm_loadl_epi64((const __m128i *)(const void *)pair),
                  both = _mm_unpacklo_epi8(v, _mm_srli_si128(v, 4));
    return _mm_madd_epi16(_mm_unpacklo_epi8(both, _mm_setzero_si128()), weight);
}

static inline __m128i between_sums(__m128i above, __m128i below, int32_t down)
{
    const __m128i more = _mm_packs_epi32(_mm_sub_epi32(below, above), _mm_setzero_si128()),
                  part = _mm_set1_epi16((short)down);
    const __m128i product =
        _mm_unpacklo_epi16(_mm_mullo_epi16(more, part), _mm_mulhi_epi16(more, part));
    return _mm_add_epi32(above, _mm_srai_epi32(_mm_add_epi32(product, _mm_set1_epi32(16384)), 15));
}

static inline narrow_bytes across_lanes(struct blit_plane s, const struct blit_path *path)
{
    int32_t u = path->u, v = path->v;
    __m128i p[4];
    for (int i = 0; i < 4; i++, u += path->step_u, v += path->step_v) {
        const uint32_t *at = s.pixels + (v >> 16) * s.pitch + (u >> 16);
        const int32_t t = blit_part_along(u);
        const __m128i w = _mm_set1_epi32((int)((uint32_t)-t << 16 | (uint32_t)((t - 128) & 65535))),
                      sum = between_sums(sum_of_pair(at, w), sum_of_pair(at + s.pitch, w),
                                         blit_part_down(v));
        p[i] = _mm_srli_epi32(_mm_sub_epi32(_mm_set1_epi32(64), sum), 7);
    }
    return packed_four(p);
}
#else
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define LOW_HALF 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH_HALF 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#define FIRST 0
#define ALPHA 3
#else
#define LOW_HALF 16, 0, 17, 1, 18, 2, 19, 3, 20, 4, 21, 5, 22, 6, 23, 7
#define HIGH_HALF 24, 8, 25, 9, 26, 10, 27, 11, 28, 12, 29, 13, 30, 14, 31, 15
#define FIRST 1
#define ALPHA 0
#endif

static inline narrow_channels low(narrow_bytes v)
{
    return (narrow_channels)__builtin_shufflevector(v, (narrow_bytes){0}, LOW_HALF);
}
static inline narrow_channels high(narrow_bytes v)
{
    return (narrow_channels)__builtin_shufflevector(v, (narrow_bytes){0}, HIGH_HALF);
}

static inline narrow_bytes packed(narrow_channels a, narrow_channels b)
{
    return __builtin_shufflevector((narrow_bytes)a, (narrow_bytes)b, FIRST, FIRST + 2, FIRST + 4,
                                   FIRST + 6, FIRST + 8, FIRST + 10, FIRST + 12, FIRST + 14,
                                   FIRST + 16, FIRST + 18, FIRST + 20, FIRST + 22, FIRST + 24,
                                   FIRST + 26, FIRST + 28, FIRST + 30);
}

static inline narrow_channels alphas(narrow_channels c)
{
    return __builtin_shufflevector(c, c, ALPHA, ALPHA, ALPHA, ALPHA, ALPHA + 4, ALPHA + 4,
                                   ALPHA + 4, ALPHA + 4);
}

static inline narrow_bytes added(narrow_bytes a, narrow_bytes b) { return a + b; }

/* Products of two bytes, divided by 255 and rounded. */
static inline narrow_channels by_255(narrow_channels v)
{
    v += 128;
    return (v + (v >> 8)) >> 8;
}

static inline narrow_bytes along_lanes(const uint32_t *row, int32_t u, int32_t step)
{
    uint32_t p[4];
    narrow_bytes out;
    for (int i = 0; i < 4; i++, u += step)
        p[i] = blit_along(row, u);
    memcpy(&out, p, sizeof out);
    return out;
}

static inline narrow_bytes across_lanes(struct blit_plane s, const struct blit_path *path)
{
    uint32_t p[4];
    narrow_bytes out;
    for (int i = 0; i < 4; i++)
        p[i] = blit_across(s, path->u + i * path->step_u, path->v + i * path->step_v);
    memcpy(&out, p, sizeof out);
    return out;
}
#endif

static inline narrow_channels low_alphas(narrow_bytes v) { return alphas(low(v)); }
static inline narrow_channels high_alphas(narrow_bytes v) { return alphas(high(v)); }

static inline bool is_empty(narrow_bytes v)
{
    uint64_t pair[2];
    memcpy(pair, &v, sizeof pair);
    return (pair[0] | pair[1]) == 0;
}

static inline bool is_full(narrow_bytes v)
{
    const uint64_t full = 0xFF000000FF000000U;
    uint64_t pair[2];
    memcpy(pair, &v, sizeof pair);
    return (pair[0] & pair[1] & full) == full;
}

static inline narrow_bytes load_few(const uint32_t *p, int n)
{
    const uint32_t few[4] = {p[0], n > 1 ? p[1] : 0, n > 2 ? p[2] : 0, 0};
    narrow_bytes v;
    memcpy(&v, few, sizeof v);
    return v;
}

static inline void store_few(uint32_t *p, narrow_bytes v, int n)
{
    uint32_t few[4];
    memcpy(few, &v, sizeof few);
    for (int i = 0; i < n; i++)
        p[i] = few[i];
}

#include "blit_rows.inc"
