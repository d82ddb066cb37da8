/* rank_avx2.c - sixteen hands at a time. Compiled for AVX2, and called only where rank_way_works
 * says so. */
#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>

#define LANES 16
#define LANES_LOOKUP
#define LANES_IN_ORDER
#define LANES_CHOICE
#define LANES_ANY
#define LANES_BYTES

typedef uint16_t words __attribute__((vector_size(32)));

static inline __attribute__((always_inline)) words lookup(const uint8_t table[16], words at)
{
    return (words)_mm256_shuffle_epi8(
        _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)table)),
        (__m256i)at);
}

static inline __attribute__((always_inline)) words choice(words mask, words yes, words no)
{
    return (words)_mm256_blendv_epi8((__m256i)no, (__m256i)yes, (__m256i)mask);
}

static inline __attribute__((always_inline)) bool any(words x)
{
    return !_mm256_testz_si256((__m256i)x, (__m256i)x);
}

static inline __attribute__((always_inline)) __m256i four_hands(const uint64_t *hand)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)hand);
}

#define PAIRS(x, y, which) \
    _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(x), _mm256_castsi256_ps(y), which))

/* Four vectors of four hands become four vectors of a suit. First pairs of suits side by side, then
 * each suit; the lanes are then hands 0 4 1 5 8 12 9 13, 2 6 3 7 10 14 11 15. */
static inline __attribute__((always_inline)) void by_suit(const uint64_t *hand, words suit[4])
{
    enum { FIRST_PAIR = 0x88, SECOND_PAIR = 0xdd, ODD = 0xaa };
    const __m256i v0 = four_hands(hand), v1 = four_hands(hand + 4), v2 = four_hands(hand + 8),
                  v3 = four_hands(hand + 12);
    const __m256i cd0 = PAIRS(v0, v2, FIRST_PAIR), cd1 = PAIRS(v1, v3, FIRST_PAIR),
                  hs0 = PAIRS(v0, v2, SECOND_PAIR), hs1 = PAIRS(v1, v3, SECOND_PAIR);
    suit[0] = (words)_mm256_blend_epi16(cd0, _mm256_slli_epi32(cd1, 16), ODD);
    suit[1] = (words)_mm256_blend_epi16(_mm256_srli_epi32(cd0, 16), cd1, ODD);
    suit[2] = (words)_mm256_blend_epi16(hs0, _mm256_slli_epi32(hs1, 16), ODD);
    suit[3] = (words)_mm256_blend_epi16(_mm256_srli_epi32(hs0, 16), hs1, ODD);
}

static inline __attribute__((always_inline)) void store_in_order(words x, uint16_t *out)
{
    const __m256i neighbours = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 4, 5, 2, 3, 6, 7, 8, 9, 12, 13, 10, 11, 14, 15));
    const __m256i pairs = _mm256_shuffle_epi8((__m256i)x, neighbours);
    _mm256_storeu_si256(
        (__m256i *)(void *)out,
        _mm256_permutevar8x32_epi32(pairs, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)));
}

typedef uint8_t bytes __attribute__((vector_size(32)));

/* What sampling and hands in bytes want: the upper halves of products; two vectors of numbers below
 * 256 as bytes, and bytes as the lower and upper halves of two vectors again; a byte as a place in
 * a table of sixteen, or none; and the table. */
static inline __attribute__((always_inline)) words upper_product(words x, words y)
{
    return (words)_mm256_mulhi_epu16((__m256i)x, (__m256i)y);
}

static inline __attribute__((always_inline)) words larger(words x, words y)
{
    return (words)_mm256_max_epu16((__m256i)x, (__m256i)y);
}

static inline __attribute__((always_inline)) bytes packed(words x, words y)
{
    return (bytes)_mm256_packus_epi16((__m256i)x, (__m256i)y);
}

static inline __attribute__((always_inline)) void side_by_side(bytes low, bytes high, words *first,
                                                               words *second)
{
    *first = (words)_mm256_unpacklo_epi8((__m256i)low, (__m256i)high);
    *second = (words)_mm256_unpackhi_epi8((__m256i)low, (__m256i)high);
}

static inline __attribute__((always_inline)) bytes byte_place(bytes x)
{
    return (bytes)_mm256_adds_epu8((__m256i)x, _mm256_set1_epi8(0x70));
}

/* Of hands in bytes: 16 bytes for each 128 bits of a vector, so far apart, in this order;
 * and eight of such vectors turned round, by twos of bytes. */
static inline __attribute__((always_inline)) bytes card_pairs(const uint8_t *cards, int apart,
                                                              const uint8_t turn[16])
{
    const __m128i *first = (const __m128i *)(const void *)cards,
                  *second = (const __m128i *)(const void *)(cards + apart);
    return (bytes)_mm256_shuffle_epi8(
        _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128(first)),
                                _mm_loadu_si128(second), 1),
        _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)turn)));
}

static inline __attribute__((always_inline)) void turn_round(bytes x[8])
{
    __m256i a[8], b[8];
    for (int i = 0; i < 8; i += 2) {
        a[i] = _mm256_unpacklo_epi16((__m256i)x[i], (__m256i)x[i + 1]);
        a[i + 1] = _mm256_unpackhi_epi16((__m256i)x[i], (__m256i)x[i + 1]);
    }
    for (int i = 0; i < 8; i += 4)
        for (int k = 0; k < 2; k++) {
            b[i + 2 * k] = _mm256_unpacklo_epi32(a[i + k], a[i + k + 2]);
            b[i + 2 * k + 1] = _mm256_unpackhi_epi32(a[i + k], a[i + k + 2]);
        }
    for (int k = 0; k < 4; k++) {
        x[2 * k] = (bytes)_mm256_unpacklo_epi64(b[k], b[k + 4]);
        x[2 * k + 1] = (bytes)_mm256_unpackhi_epi64(b[k], b[k + 4]);
    }
}

#include "rank_lanes.h"

#include "equity_lanes.h"
#include "rank_two_lanes.h"

#include "equity_samples_lanes.h"

#include "rank_bytes_lanes.h"

static void classes(const cardset *hand, uint16_t *out, int n) { all_classes(hand, out, n); }

const struct rank_way_functions rank_avx2 = {.classes = classes,
                                             .classes_two_card = all_classes_two_card,
                                             .classes_of_cards = all_classes_of_cards,
                                             .before_flop = before_flop,
                                             .sampled = sampled,
                                             .orders = orders};
