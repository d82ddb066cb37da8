/* The innermost loops of drawing: each form gives the pixels of the arithmetic they stand for; and work shared by threads is done once. */
#include "blit_rows.h"
#include "crew.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdbool.h>
#include <string.h>

enum { MOST = 37, PARTS = 500 };

static uint32_t next(uint32_t *seed) { return *seed = *seed * 1664525U + 1013904223U; }

/* A pixel as sources have them: no colour above its alpha. A third are empty, a third full. */
static uint32_t some_pixel(uint32_t *seed)
{
    const uint32_t kind = next(seed) >> 8 & 3, a = kind == 0 ? 0 : kind == 1 ? 255 : next(seed) >> 24;
    uint32_t out = a << 24;
    for (int shift = 0; shift < 24; shift += 8)
        out |= (next(seed) >> 24) * a / 255 << shift;
    return out;
}

static uint32_t divided(uint32_t v) { return (2 * v + 255) / 510; }

static uint32_t over_one(uint32_t s, uint32_t d)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= ((s >> shift & 255U) + divided((d >> shift & 255U) * (255 - (s >> 24)))) << shift;
    return out;
}

static uint32_t washed_one(uint32_t s, uint32_t wash)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= divided((s >> shift & 255U) * (wash >> shift & 255U)) << shift;
    return out;
}

static uint32_t between_one(uint32_t a, uint32_t b, uint32_t t)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= ((a >> shift & 255U) * (256 - t) + (b >> shift & 255U) * t) >> 8 << shift;
    return out;
}

/* Rows of every length up to MOST, each where it lies in memory; what lies behind its end stays as it was. */
static void check_rows(const struct blit_rows *rows)
{
    uint32_t seed = 7;
    for (int n = 0; n <= MOST; n++) {
        uint32_t s[MOST + 1], d[MOST + 1], out[4][MOST + 1];
        for (int i = 0; i <= MOST; i++) {
            s[i] = some_pixel(&seed);
            d[i] = next(&seed);
        }
        const uint32_t wash = some_pixel(&seed), t = next(&seed) >> 24;
        for (int k = 0; k < 4; k++)
            memcpy(out[k], d, sizeof d);
        rows->over(out[0], s, n);
        rows->washed(out[1], s, n, wash);
        rows->fill(out[2], wash, n);
        rows->between(out[3], d, s, n, t);
        for (int i = 0; i <= MOST; i++) {
            assert_int_equal(out[0][i], i < n ? over_one(s[i], d[i]) : d[i]);
            assert_int_equal(out[1][i], i < n ? over_one(washed_one(s[i], wash), d[i]) : d[i]);
            assert_int_equal(out[2][i], i < n ? over_one(wash, d[i]) : d[i]);
            assert_int_equal(out[3][i], i < n ? between_one(d[i], s[i], t) : d[i]);
        }
    }
}

static void each_form_gives_the_same_pixels(void **state)
{
    (void)state;
    check_rows(&blit_rows_narrow);
    check_rows(blit_rows());        /* the widest that this processor knows */
}

static void count(void *user, int i) { ((uint8_t *)user)[i]++; }

static void each_part_is_done_once(void **state)
{
    (void)state;
    uint8_t done[PARTS], once[PARTS];
    memset(once, 1, sizeof once);
    struct crew *crew = crew_new();         /* NULL where there is one processor: alone, then */
    for (int round = 0; round < 50; round++) {
        memset(done, 0, sizeof done);
        crew_do(round % 5 ? crew : NULL, PARTS, count, done);
        assert_memory_equal(done, once, sizeof done);
    }
    crew_do(crew, 0, count, done);
    assert_memory_equal(done, once, sizeof done);
    crew_free(crew);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_form_gives_the_same_pixels),
        cmocka_unit_test(each_part_is_done_once),
    };
    return cmocka_run_group_tests_name("blit", tests, NULL, NULL);
}
