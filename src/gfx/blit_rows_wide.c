/* Rows of pixels by eight: for processors with AVX2. */
#include "blit_rows.h"

#ifdef BLIT_ROWS_WIDE
#pragma GCC target("avx2")
#include <immintrin.h>
#include <stdbool.h>

#define WIDE 32
#define ROWS blit_rows_wide

typedef uint8_t wide_bytes __attribute__((vector_size(WIDE)));
typedef uint16_t wide_channels __attribute__((vector_size(WIDE)));

static inline wide_channels low(wide_bytes v)
{
    return (wide_channels)_mm256_unpacklo_epi8((__m256i)v, _mm256_setzero_si256());
}
static inline wide_channels high(wide_bytes v)
{
    return (wide_channels)_mm256_unpackhi_epi8((__m256i)v, _mm256_setzero_si256());
}
static inline wide_bytes packed(wide_channels a, wide_channels b)
{
    return (wide_bytes)_mm256_packus_epi16((__m256i)a, (__m256i)b);
}
static inline wide_channels alphas(wide_channels c)
{
    return (wide_channels)_mm256_shufflehi_epi16(_mm256_shufflelo_epi16((__m256i)c, 0xFF), 0xFF);
}
/* The alpha of each of the pixels that low() and high() spread, for all of its channels. */
static inline wide_channels low_alphas(wide_bytes v)
{
    const __m128i of = _mm_setr_epi8(3, -1, 3, -1, 3, -1, 3, -1, 7, -1, 7, -1, 7, -1, 7, -1);
    return (wide_channels)_mm256_shuffle_epi8((__m256i)v, _mm256_broadcastsi128_si256(of));
}
static inline wide_channels high_alphas(wide_bytes v)
{
    const __m128i of =
        _mm_setr_epi8(11, -1, 11, -1, 11, -1, 11, -1, 15, -1, 15, -1, 15, -1, 15, -1);
    return (wide_channels)_mm256_shuffle_epi8((__m256i)v, _mm256_broadcastsi128_si256(of));
}
static inline wide_bytes added(wide_bytes a, wide_bytes b)
{
    return (wide_bytes)_mm256_adds_epu8((__m256i)a, (__m256i)b);
}
static inline wide_channels by_255(wide_channels v)
{
    return (wide_channels)_mm256_mulhi_epu16((__m256i)(v + 128), _mm256_set1_epi16(257));
}
static inline bool is_empty(wide_bytes v) { return _mm256_testz_si256((__m256i)v, (__m256i)v); }
static inline bool is_full(wide_bytes v)
{
    return _mm256_testc_si256((__m256i)v, _mm256_set1_epi32((int)0xFF000000));
}

static inline __m256i first(int n)
{
    return _mm256_cmpgt_epi32(_mm256_set1_epi32(n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}
static inline wide_bytes load_few(const uint32_t *p, int n)
{
    return (wide_bytes)_mm256_maskload_epi32((const int *)(const void *)p, first(n));
}
static inline void store_few(uint32_t *p, wide_bytes v, int n)
{
    _mm256_maskstore_epi32((int *)(void *)p, first(n), (__m256i)v);
}

/* The pixels of the eight lanes lie so that neither weights nor results have to change halves: the
 * lower half has lanes 0 to 3. */
static inline __m256i eight(int32_t from, int32_t step)
{
    return _mm256_add_epi32(
        _mm256_set1_epi32(from),
        _mm256_mullo_epi32(_mm256_set1_epi32(step), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7)));
}

static inline __m256i parts(__m256i places)
{
    return _mm256_and_si256(_mm256_srli_epi32(places, 8), _mm256_set1_epi32(255));
}

static inline __m128i two_pairs(const uint32_t *a, const uint32_t *b)
{
    return _mm_castpd_si128(
        _mm_loadh_pd(_mm_castsi128_pd(_mm_loadl_epi64((const __m128i *)(const void *)a)),
                     (const double *)(const void *)b));
}

/* Pixels at `at` and `at + 1` of each half, each with its right neighbour, channel beside channel.
 */
static inline __m256i pairs(const uint32_t *from, const uint32_t offset[8], int at)
{
    const __m256i v = _mm256_set_m128i(two_pairs(from + offset[at + 4], from + offset[at + 5]),
                                       two_pairs(from + offset[at], from + offset[at + 1]));
    const __m128i beside = _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
    return _mm256_shuffle_epi8(v, _mm256_broadcastsi128_si256(beside));
}

/* The same as channels of 16 bits, mixed by weights of 32 bits, the right one's above. */
static inline __m256i mixed_pairs(__m256i both, __m256i one, __m256i other)
{
    const __m256i zero = _mm256_setzero_si256();
    const __m256i a =
        _mm256_srli_epi32(_mm256_madd_epi16(_mm256_unpacklo_epi8(both, zero), one), 8);
    const __m256i b =
        _mm256_srli_epi32(_mm256_madd_epi16(_mm256_unpackhi_epi8(both, zero), other), 8);
    return _mm256_packs_epi32(a, b);
}

/* lanes 0, 1 and 4, 5; lanes 2, 3 and 6, 7; channels of 16 bits */
struct halves {
    __m256i front, back;
};

static inline struct halves between_pairs(const uint32_t *from, const uint32_t offset[8],
                                          __m256i part)
{
    const __m256i w = _mm256_or_si256(_mm256_slli_epi32(part, 16),
                                      _mm256_sub_epi32(_mm256_set1_epi32(256), part));
    return (struct halves){
        .front = mixed_pairs(pairs(from, offset, 0), _mm256_shuffle_epi32(w, 0x00),
                             _mm256_shuffle_epi32(w, 0x55)),
        .back = mixed_pairs(pairs(from, offset, 2), _mm256_shuffle_epi32(w, 0xAA),
                            _mm256_shuffle_epi32(w, 0xFF))};
}

static inline __m256i between_rows(__m256i top, __m256i bottom, __m256i t)
{
    const __m256i more = _mm256_mullo_epi16(_mm256_sub_epi16(bottom, top), t);
    return _mm256_srli_epi16(_mm256_add_epi16(_mm256_slli_epi16(top, 8), more), 8);
}

/* The parts of eight places for channels of 16 bits, as low() and high() spread them: the second
 * byte of each. */
static inline __m256i front_parts(__m256i places)
{
    const __m128i front = _mm_setr_epi8(1, -1, 1, -1, 1, -1, 1, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    return _mm256_shuffle_epi8(places, _mm256_broadcastsi128_si256(front));
}
static inline __m256i back_parts(__m256i places)
{
    const __m128i back = _mm_setr_epi8(9, -1, 9, -1, 9, -1, 9, -1, 13, -1, 13, -1, 13, -1, 13, -1);
    return _mm256_shuffle_epi8(places, _mm256_broadcastsi128_si256(back));
}

static inline __m256i eight_at(const uint32_t *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

/* Of sixteen pixels those of the given numbers; of eight, if all of these are lower. */
static inline __m256i chosen(const uint32_t *p, __m256i number, bool of_sixteen)
{
    const __m256i low_eight = _mm256_permutevar8x32_epi32(eight_at(p), number);
    if (!of_sixteen)
        return low_eight;
    return _mm256_blendv_epi8(low_eight, _mm256_permutevar8x32_epi32(eight_at(p + 8), number),
                              _mm256_cmpgt_epi32(number, _mm256_set1_epi32(7)));
}

/* Steps of two pixels at most stay within sixteen of the row, which are read at once. */
static inline wide_bytes along_short(const uint32_t *row, int32_t u, int32_t step)
{
    const __m256i places = eight(u & 65535, step), number = _mm256_srai_epi32(places, 16);
    const uint32_t *at = row + (u >> 16);
    const bool of_sixteen = step > 65536;
    const wide_bytes left = (wide_bytes)chosen(at, number, of_sixteen),
                     right = (wide_bytes)chosen(at + 1, number, of_sixteen);
    return (wide_bytes)_mm256_packus_epi16(
        between_rows((__m256i)low(left), (__m256i)low(right), front_parts(places)),
        between_rows((__m256i)high(left), (__m256i)high(right), back_parts(places)));
}

static inline wide_bytes along_lanes(const uint32_t *row, int32_t u, int32_t step)
{
    if (step >= 0 && step <= 2 * 65536)
        return along_short(row, u, step);
    const __m256i places = eight(u, step);
    uint32_t offset[8];
    _mm256_storeu_si256((__m256i *)(void *)offset, _mm256_srai_epi32(places, 16));
    const struct halves h = between_pairs(row, offset, parts(places));
    return (wide_bytes)_mm256_packus_epi16(h.front, h.back);
}

/* The lower half of each place, for channels of 16 bits, or for pairs of bytes. */
static inline __m256i front_words(__m256i places)
{
    const __m128i front = _mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5);
    return _mm256_shuffle_epi8(places, _mm256_broadcastsi128_si256(front));
}
static inline __m256i back_words(__m256i places)
{
    const __m128i back = _mm_setr_epi8(8, 9, 8, 9, 8, 9, 8, 9, 12, 13, 12, 13, 12, 13, 12, 13);
    return _mm256_shuffle_epi8(places, _mm256_broadcastsi128_si256(back));
}

/* As blit_between_four: a byte t - 128, and above it -t. */
static inline __m256i weights_along(__m256i u)
{
    const __m256i t = _mm256_srli_epi32(
        _mm256_add_epi32(_mm256_and_si256(u, _mm256_set1_epi32(65535)), _mm256_set1_epi32(256)), 9);
    return _mm256_xor_si256(_mm256_sub_epi32(t, _mm256_slli_epi32(t, 8)), _mm256_set1_epi32(128));
}

static inline __m256i between_sums(__m256i above, __m256i below, __m256i down)
{
    const __m256i sum =
        _mm256_add_epi16(above, _mm256_mulhrs_epi16(_mm256_sub_epi16(below, above), down));
    return _mm256_srli_epi16(_mm256_sub_epi16(_mm256_set1_epi16(64), sum), 7);
}

static inline wide_bytes across_lanes(struct blit_plane s, const struct blit_path *path)
{
    const __m256i u = eight(path->u, path->step_u), v = eight(path->v, path->step_v);
    uint32_t at[8];
    /* rows below, columns above, as 16 bits: rows * pitch + columns is one instruction */
    const __m256i place = _mm256_blend_epi16(_mm256_srli_epi32(v, 16), u, 0xAA);
    _mm256_storeu_si256((__m256i *)(void *)at,
                        _mm256_madd_epi16(place, _mm256_set1_epi32(1 << 16 | s.pitch)));
    const __m256i w = weights_along(u), front = front_words(w), back = back_words(w),
                  down = _mm256_and_si256(_mm256_srli_epi32(v, 1), _mm256_set1_epi32(32767));
    const uint32_t *below = s.pixels + s.pitch;
    return (wide_bytes)_mm256_packus_epi16(
        between_sums(_mm256_maddubs_epi16(pairs(s.pixels, at, 0), front),
                     _mm256_maddubs_epi16(pairs(below, at, 0), front), front_words(down)),
        between_sums(_mm256_maddubs_epi16(pairs(s.pixels, at, 2), back),
                     _mm256_maddubs_epi16(pairs(below, at, 2), back), back_words(down)));
}

#include "blit_rows.inc"
#endif
