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

static inline wide_channels low(wide_bytes v) { return (wide_channels)_mm256_unpacklo_epi8((__m256i)v, _mm256_setzero_si256()); }
static inline wide_channels high(wide_bytes v) { return (wide_channels)_mm256_unpackhi_epi8((__m256i)v, _mm256_setzero_si256()); }
static inline wide_bytes packed(wide_channels a, wide_channels b) { return (wide_bytes)_mm256_packus_epi16((__m256i)a, (__m256i)b); }
static inline wide_channels alphas(wide_channels c) { return (wide_channels)_mm256_shufflehi_epi16(_mm256_shufflelo_epi16((__m256i)c, 0xFF), 0xFF); }
static inline wide_channels by_255(wide_channels v) { return (wide_channels)_mm256_mulhi_epu16((__m256i)(v + 128), _mm256_set1_epi16(257)); }
static inline bool is_empty(wide_bytes v) { return _mm256_testz_si256((__m256i)v, (__m256i)v); }
static inline bool is_full(wide_bytes v) { return _mm256_testc_si256((__m256i)v, _mm256_set1_epi32((int)0xFF000000)); }

#include "blit_rows.inc"
#endif
