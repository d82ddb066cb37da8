/* rank_avx512.c - thirty-two hands at a time. Compiled for AVX-512 (F, BW, VL, BITALG), and called
 * only where rank_way_works says so. */
#include <immintrin.h>
#include <stdbool.h>
#include <stdint.h>

#define LANES 32
#define LANES_LOOKUP
#define LANES_IN_ORDER
#define LANES_FIVE_OF
#define LANES_ANY
#define LANES_BYTES

typedef uint16_t words __attribute__((vector_size(64)));

static inline __attribute__((always_inline)) words lookup(const uint8_t table[16], words at)
{
    return (words)_mm512_shuffle_epi8(
        _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)table)), (__m512i)at);
}

/* The suit, where it has five cards. */
static inline __attribute__((always_inline)) words five_of(words suit)
{
    return (words)_mm512_maskz_mov_epi16(
        _mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16((__m512i)suit), _mm512_set1_epi16(4)),
        (__m512i)suit);
}

static inline __attribute__((always_inline)) bool any(words x)
{
    return _mm512_test_epi16_mask((__m512i)x, (__m512i)x) != 0;
}

static inline __attribute__((always_inline)) __m512i eight_hands(const uint64_t *hand)
{
    return _mm512_loadu_si512((const void *)hand);
}

#define PAIRS(x, y, which) \
    _mm512_castps_si512(_mm512_shuffle_ps(_mm512_castsi512_ps(x), _mm512_castsi512_ps(y), which))

/* As in rank_avx2.c. The lanes are then hands 0 8 1 9 16 24 17 25, 2 10 3 11 18 26 19 27, 4 12 … */
static inline __attribute__((always_inline)) void by_suit(const uint64_t *hand, words suit[4])
{
    enum { FIRST_PAIR = 0x88, SECOND_PAIR = 0xdd };
    const __mmask32 odd = 0xaaaaaaaa;
    const __m512i v0 = eight_hands(hand), v1 = eight_hands(hand + 8), v2 = eight_hands(hand + 16),
                  v3 = eight_hands(hand + 24);
    const __m512i cd0 = PAIRS(v0, v2, FIRST_PAIR), cd1 = PAIRS(v1, v3, FIRST_PAIR),
                  hs0 = PAIRS(v0, v2, SECOND_PAIR), hs1 = PAIRS(v1, v3, SECOND_PAIR);
    suit[0] = (words)_mm512_mask_blend_epi16(odd, cd0, _mm512_slli_epi32(cd1, 16));
    suit[1] = (words)_mm512_mask_blend_epi16(odd, _mm512_srli_epi32(cd0, 16), cd1);
    suit[2] = (words)_mm512_mask_blend_epi16(odd, hs0, _mm512_slli_epi32(hs1, 16));
    suit[3] = (words)_mm512_mask_blend_epi16(odd, _mm512_srli_epi32(hs0, 16), hs1);
}

static inline __attribute__((always_inline)) void store_in_order(words x, uint16_t *out)
{
    static const uint16_t lane_of[32] = {0,  2,  8,  10, 16, 18, 24, 26, 1,  3,  9,
                                         11, 17, 19, 25, 27, 4,  6,  12, 14, 20, 22,
                                         28, 30, 5,  7,  13, 15, 21, 23, 29, 31};
    _mm512_storeu_si512((void *)out, _mm512_permutexvar_epi16(
                                         _mm512_loadu_si512((const void *)lane_of), (__m512i)x));
}

typedef uint8_t bytes __attribute__((vector_size(64)));

/* What sampling and hands in bytes want: the upper halves of products; two vectors of numbers below
 * 256 as bytes, and bytes as the lower and upper halves of two vectors again; a byte as a place in
 * a table of sixteen, or none; and the table. */
static inline __attribute__((always_inline)) words upper_product(words x, words y)
{
    return (words)_mm512_mulhi_epu16((__m512i)x, (__m512i)y);
}

static inline __attribute__((always_inline)) words larger(words x, words y)
{
    return (words)_mm512_max_epu16((__m512i)x, (__m512i)y);
}

static inline __attribute__((always_inline)) bytes packed(words x, words y)
{
    return (bytes)_mm512_packus_epi16((__m512i)x, (__m512i)y);
}

static inline __attribute__((always_inline)) void side_by_side(bytes low, bytes high, words *first,
                                                               words *second)
{
    *first = (words)_mm512_unpacklo_epi8((__m512i)low, (__m512i)high);
    *second = (words)_mm512_unpackhi_epi8((__m512i)low, (__m512i)high);
}

static inline __attribute__((always_inline)) bytes byte_place(bytes x)
{
    return (bytes)_mm512_adds_epu8((__m512i)x, _mm512_set1_epi8(0x70));
}

/* Of hands in bytes: 16 bytes for each 128 bits of a vector, so far apart, in this order;
 * and eight of such vectors turned round, by twos of bytes. */
static inline __attribute__((always_inline)) bytes card_pairs(const uint8_t *cards, int apart,
                                                              const uint8_t turn[16])
{
    __m512i x = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)(const void *)cards));
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)(const void *)(cards + apart)), 1);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)(const void *)(cards + 2 * apart)),
                           2);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const __m128i *)(const void *)(cards + 3 * apart)),
                           3);
    return (bytes)_mm512_shuffle_epi8(
        x, _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(const void *)turn)));
}

static inline __attribute__((always_inline)) void turn_round(bytes x[8])
{
    __m512i a[8], b[8];
    for (int i = 0; i < 8; i += 2) {
        a[i] = _mm512_unpacklo_epi16((__m512i)x[i], (__m512i)x[i + 1]);
        a[i + 1] = _mm512_unpackhi_epi16((__m512i)x[i], (__m512i)x[i + 1]);
    }
    for (int i = 0; i < 8; i += 4)
        for (int k = 0; k < 2; k++) {
            b[i + 2 * k] = _mm512_unpacklo_epi32(a[i + k], a[i + k + 2]);
            b[i + 2 * k + 1] = _mm512_unpackhi_epi32(a[i + k], a[i + k + 2]);
        }
    for (int k = 0; k < 4; k++) {
        x[2 * k] = (bytes)_mm512_unpacklo_epi64(b[k], b[k + 4]);
        x[2 * k + 1] = (bytes)_mm512_unpackhi_epi64(b[k], b[k + 4]);
    }
}

#include "rank_lanes.h"

#include "equity_lanes.h"
#include "rank_two_lanes.h"

#include "equity_samples_lanes.h"

#include "rank_bytes_lanes.h"

static void classes(const cardset *hand, uint16_t *out, int n) { all_classes(hand, out, n); }

const struct rank_way_functions rank_avx512 = {.classes = classes,
                                               .classes_two_card = all_classes_two_card,
                                               .classes_of_cards = all_classes_of_cards,
                                               .before_flop = before_flop,
                                               .sampled = sampled,
                                               .orders = orders};
