/* The innermost loops of drawing: each form gives the pixels of the arithmetic they stand for; and
 * work shared by threads is done once. */
#include "blit.h"
#include "blit_rows.h"
#include "worker_pool.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST = 37, PARTS = 500, SIDE = 60, WALL = 1 << 16 };

static uint32_t next(uint32_t *seed) { return *seed = *seed * 1664525U + 1013904223U; }

/* A pixel as sources have them: no colour above its alpha. A third are empty, a third full. */
static uint32_t some_pixel(uint32_t *seed)
{
    const uint32_t kind = next(seed) >> 8 & 3, a = kind == 0   ? 0
                                                   : kind == 1 ? 255
                                                               : next(seed) >> 24;
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

static uint32_t multiplied_one(uint32_t p)
{
    uint32_t out = p & 0xFF000000U;
    for (int shift = 0; shift < 24; shift += 8)
        out |= divided((p >> shift & 255U) * (p >> 24)) << shift;
    return out;
}

static uint32_t between_one(uint32_t a, uint32_t b, uint32_t t)
{
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= ((a >> shift & 255U) * (256 - t) + (b >> shift & 255U) * t) >> 8 << shift;
    return out;
}

/* Rows of every length up to MOST, each where it lies in memory; what lies after its end stays as
 * it was. */
static void check_rows(const struct blit_rows *rows)
{
    uint32_t seed = 7;
    for (int n = 0; n <= MOST; n++) {
        uint32_t s[MOST + 1], d[MOST + 1], out[6][MOST + 1];
        for (int i = 0; i <= MOST; i++) {
            s[i] = some_pixel(&seed);
            d[i] = next(&seed);
        }
        const uint32_t wash = some_pixel(&seed), t = next(&seed) >> 24;
        for (int k = 0; k < 6; k++)
            memcpy(out[k], d, sizeof d);
        rows->over(out[0], s, n);
        rows->washed(out[1], s, n, wash);
        rows->fill(out[2], wash, n);
        rows->between(out[3], d, s, n, t);
        rows->multiply(out[4], n);
        rows->wash(out[5], n, wash);
        for (int i = 0; i <= MOST; i++) {
            assert_int_equal(out[0][i], i < n ? over_one(s[i], d[i]) : d[i]);
            assert_int_equal(out[1][i], i < n ? over_one(washed_one(s[i], wash), d[i]) : d[i]);
            assert_int_equal(out[2][i], i < n ? over_one(wash, d[i]) : d[i]);
            assert_int_equal(out[3][i], i < n ? between_one(d[i], s[i], t) : d[i]);
            assert_int_equal(out[4][i], i < n ? multiplied_one(d[i]) : d[i]);
            assert_int_equal(out[5][i], i < n ? washed_one(d[i], wash) : d[i]);
        }
    }
}

/* In parts of 128 along and of 32768 down, and as near as that to what it is without them. */
static uint32_t between_four(const uint32_t *p, int pitch, int32_t u, int32_t v)
{
    const uint32_t *at = p + (v >> 16) * pitch + (u >> 16);
    const int32_t t = ((u & 65535) + 256) / 512, down = (v & 65535) / 2;
    const double part = (u & 65535) / 65536.0, part_down = (v & 65535) / 65536.0;
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int32_t c[4];
        for (int i = 0; i < 4; i++)
            c[i] = (int32_t)(at[i / 2 * pitch + i % 2] >> shift & 255U);
        const int32_t above = (128 - t) * c[0] + t * c[1], below = (128 - t) * c[2] + t * c[3],
                      more = (above - below) * down + 16384;
        const int32_t is = (64 + above - (more >= 0 ? more / 32768 : (more - 32767) / 32768)) / 128;
        const double due = (c[0] * (1 - part) + c[1] * part) * (1 - part_down) +
                           (c[2] * (1 - part) + c[3] * part) * part_down;
        assert_in_range((int)((is - due) * 100) + 160, 0, 320);
        out |= (uint32_t)is << shift;
    }
    return out;
}

static uint32_t between_two(const uint32_t *row, int32_t u)
{
    return between_one(row[u >> 16], row[(u >> 16) + 1], (uint32_t)u >> 8 & 255U);
}

/* What is there already. */
static uint32_t ground(int i) { return 0x102030U * (uint32_t)(i % 9); }

/* Through a picture from one corner to the opposite one, in either direction, in steps large and
 * small. */
static void check_paths(const struct blit_rows *rows)
{
    uint32_t seed = 11, picture[SIDE * SIDE];
    for (int i = 0; i < SIDE * SIDE; i++)
        picture[i] = some_pixel(&seed);
    for (int n = 1; n <= MOST; n++) {
        const int32_t far = (SIDE - 1) * 65536 - 1, step = far / n - (int32_t)(next(&seed) >> 22),
                      back = -(far / (2 * n));
        /* along a row also in steps shorter than a pixel, and from between two */
        const int32_t shorter = step / (n % 3 + 1), from = (int32_t)(next(&seed) >> 13);
        uint32_t along[MOST], across[MOST], slowly[MOST];
        for (int i = 0; i < MOST; i++)
            along[i] = slowly[i] = across[i] = ground(i);
        rows->along(along, picture, n, 0, step);
        rows->along(slowly, picture, n, from, shorter / 2);
        rows->across(across, (struct blit_plane){.pixels = picture, .pitch = SIDE}, n,
                     (struct blit_path){.u = 0, .v = far, .step_u = step, .step_v = back});
        for (int i = 0; i < n; i++) {
            assert_int_equal(along[i], over_one(between_two(picture, i * step), ground(i)));
            assert_int_equal(slowly[i],
                             over_one(between_two(picture, from + i * (shorter / 2)), ground(i)));
            assert_int_equal(
                across[i],
                over_one(between_four(picture, SIDE, i * step, far + i * back), ground(i)));
        }
        for (int i = n; i < MOST; i++) {
            assert_int_equal(along[i], ground(i));
            assert_int_equal(across[i], ground(i));
        }
    }
}

/* Memory after which nothing may be read: whoever does so dies. `out` is for give_back. */
static void *before_a_wall(size_t bytes, char **out)
{
    char *all = mmap(NULL, 2 * WALL, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert_true(all != MAP_FAILED && bytes <= WALL);
    assert_int_equal(mprotect(all + WALL, WALL, PROT_NONE), 0);
    *out = all;
    return all + WALL - bytes;
}

static void give_back(char *all) { assert_int_equal(munmap(all, 2 * WALL), 0); }

/* Rows of every length up to ROW, of runs that are as long as it pleases. Beyond the last pixel no
 * more is read than the rest of a step. */
static void check_runs(const struct blit_rows *rows)
{
    enum { ROW = 200 };
    uint32_t seed = 13, above[ROW + BLIT_STEP], row[ROW + BLIT_STEP], due[ROW], pixel[ROW];
    uint8_t control[ROW];
    char *wall;
    uint32_t *const end =
        (uint32_t *)before_a_wall((ROW + BLIT_STEP) * sizeof *end, &wall) + ROW + BLIT_STEP;
    for (int i = 0; i < ROW + BLIT_STEP; i++)
        above[i] = next(&seed);
    for (int i = 0; i < ROW; i++)
        pixel[i] = next(&seed);
    for (int n = 1; n <= ROW; n++) {
        int taken = 0, controls = 0;
        for (int x = 0, run; x < n; x += run) {
            const uint32_t kind = (next(&seed) >> 20) % 3, most = n % 2 ? BLIT_RUN : 6;
            run = 1 + (int)((next(&seed) >> 8) % most);
            run = run < n - x ? run : n - x;
            control[controls++] = (uint8_t)(kind * BLIT_RUN + (uint32_t)run - 1);
            for (int i = 0; i < run; i++)
                due[x + i] = kind == BLIT_KEEP   ? above[x + i]
                             : kind == BLIT_FILL ? pixel[taken]
                                                 : pixel[taken + i];
            taken += kind == BLIT_FILL ? 1 : kind == BLIT_TAKE ? run : 0;
        }
        uint32_t *first = end - BLIT_STEP - taken;
        memcpy(first, pixel, (size_t)taken * sizeof *first);
        struct blit_runs from = {.control = control, .pixel = first};
        rows->unpack(row, above, n, &from);
        assert_memory_equal(row, due, (size_t)n * sizeof *row);
        assert_ptr_equal(from.control, control + controls);
        assert_ptr_equal(from.pixel, end - BLIT_STEP);
    }
    give_back(wall);
}

static void each_form_gives_the_same_pixels(void **state)
{
    (void)state;
    check_rows(&blit_rows_narrow);
    check_paths(&blit_rows_narrow);
    check_runs(&blit_rows_narrow);
    check_runs(blit_rows());
    check_rows(blit_rows()); /* the widest that this processor knows */
    check_paths(blit_rows());
}

static SDL_Surface *some_picture(int w, int h, uint32_t *seed)
{
    SDL_Surface *s = surface_new(w, h);
    assert_non_null(s);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            surface_row(s, y)[x] = seed ? some_pixel(seed) : 0xFF204060U;
    return s;
}

/* Drawn at once it is what it is when every pixel is drawn by itself, and nothing beyond its
 * corners is touched. */
static void turned_pictures_are_the_same_in_pieces(void **state)
{
    (void)state;
    static const float angle[] = {0, 0.25F, 8, 45, 89.9F, 90, 133, 180, 269.5F, -17};
    static const SDL_Rect to[] = {
        {30, 20, 41, 57}, {-20, 50, 90, 33}, {60, 60, 7, 5}, {45, 45, 1, 1}};
    uint32_t seed = 3;
    SDL_Surface *source = some_picture(37, 53, &seed), *whole = some_picture(120, 120, NULL),
                *pieces = some_picture(120, 120, NULL);
    const SDL_Rect all = {.x = 0, .y = 0, .w = 120, .h = 120};
    for (size_t a = 0; a < sizeof angle / sizeof *angle; a++)
        for (size_t k = 0; k < sizeof to / sizeof *to; k++) {
            const struct blit_wash wash =
                k % 2 ? (struct blit_wash){.tint = 0x80C0FF00U, .alpha = 200} : blit_plain();
            blit_turned(whole, source, to[k], angle[a], all, wash);
            for (int y = 0; y < 120; y++)
                for (int x = 0; x < 120; x++)
                    blit_turned(pieces, source, to[k], angle[a],
                                (SDL_Rect){.x = x, .y = y, .w = 1, .h = 1}, wash);
            for (int y = 0; y < 120; y++)
                assert_memory_equal(surface_row(whole, y), surface_row(pieces, y), 120 * 4);
        }
    assert_int_equal(surface_row(whole, 119)[119], 0xFF204060U);
    SDL_FreeSurface(source);
    SDL_FreeSurface(whole);
    SDL_FreeSurface(pieces);
}

/* A stretched picture is washed row by row before it is stretched along them: each channel is
 * within 1 of one that is washed after. */
static void what_is_washed_early_is_washed(void **state)
{
    (void)state;
    enum { SIZE = 120 };
    static const SDL_Rect to[] = {{-9, 4, 118, 111}, {20, 30, 60, 9}, {3, 2, 17, 90}};
    uint32_t seed = 17;
    SDL_Surface *source = some_picture(37, 53, &seed), *early = surface_new(SIZE, SIZE),
                *late = surface_new(SIZE, SIZE);
    const SDL_Rect all = {.w = SIZE, .h = SIZE};
    for (int k = 0; k < 30; k++) {
        const struct blit_wash wash = {.tint = next(&seed) << 8, .alpha = (uint8_t)next(&seed)};
        const uint32_t by = (uint32_t)wash.alpha << 24 |
                            washed_one(wash.tint >> 8 & 0xFFFFFFU, wash.alpha * 0x010101U);
        SDL_FillRect(early, NULL, 0);
        SDL_FillRect(late, NULL, 0);
        blit_turned(early, source, to[k % 3], 0, all, wash);
        blit_turned(late, source, to[k % 3], 0, all, blit_plain());
        for (int i = 0; i < SIZE * SIZE; i++) {
            const uint32_t due = washed_one(surface_row(late, i / SIZE)[i % SIZE], by),
                           is = surface_row(early, i / SIZE)[i % SIZE];
            for (int shift = 0; shift < 32; shift += 8)
                assert_in_range((is >> shift & 255U) + 1 - (due >> shift & 255U), 0, 2);
        }
    }
    SDL_FreeSurface(source);
    SDL_FreeSurface(early);
    SDL_FreeSurface(late);
}

/* Areas, rows like the row above, slopes, empty and noisy places, as much of each as it pleases,
 * and perhaps a part of it through which nothing shows. */
static SDL_Surface *some_drawing(int w, int h, uint32_t *seed)
{
    SDL_Surface *s = surface_new(w, h);
    const uint32_t most = next(seed) >> 24;
    const uint32_t whole = next(seed) >> 24, empty = next(seed) >> 24;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            const uint32_t dice = next(seed) >> 24;
            surface_row(s, y)[x] = y > 0 && dice >= most           ? surface_row(s, y - 1)[x]
                                   : x > 0 && dice >= most * 2 / 3 ? surface_row(s, y)[x - 1]
                                                                   : some_pixel(seed);
            const int block = (x / PACKED_W + y / PACKED_H * 3) % 8;
            if (whole >> block & 1U)
                surface_row(s, y)[x] |= 0xFF000000U;
            else if (empty >> block & 1U)
                surface_row(s, y)[x] = 0;
        }
    return s;
}

static struct packed *pack_and_look(const SDL_Surface *s)
{
    struct packed *p = packed_new(s);
    SDL_Surface *again = p ? packed_surface(p) : NULL;
    for (int y = 0; p && y < s->h; y++)
        assert_memory_equal(surface_row(again, y), surface_row(s, y), (size_t)s->w * 4);
    SDL_FreeSurface(again);
    return p;
}

/* Nothing is lost, and a part is drawn as it would be from the pixels. */
static void packed_pixels_are_the_same(void **state)
{
    (void)state;
    uint32_t seed = 11;
    int packed = 0;
    for (int i = 0; i < 60; i++) {
        const int w = 60 + (int)(next(&seed) >> 24), h = 140 + (int)(next(&seed) >> 25);
        SDL_Surface *s = some_drawing(w, h, &seed), *a = some_picture(120, 120, NULL),
                    *b = some_picture(120, 120, NULL);
        struct packed *p = pack_and_look(s);
        packed += p != NULL;
        for (int k = 0; p && k < 40; k++) {
            const SDL_Rect at = {.x = (int)(next(&seed) >> 25) - 8,
                                 .y = (int)(next(&seed) >> 25) - 8,
                                 .w = 1 + (int)(next(&seed) >> 25),
                                 .h = 1 + (int)(next(&seed) >> 25)},
                           all = {.w = 120, .h = 120};
            const int x = (int)(next(&seed) >> 24) - 180, y = (int)(next(&seed) >> 24) - 180;
            const struct blit_wash wash =
                k % 2 ? (struct blit_wash){.tint = 0x80C0FF00U, .alpha = 200} : blit_plain();
            SDL_Rect clip;
            if (!SDL_IntersectRect(&at, &all, &clip))
                continue;
            blit_copy(a, s, (SDL_Rect){.w = w, .h = h}, x, y, clip, wash);
            blit_packed(b, p, x, y, clip, wash);
        }
        for (int y = 0; y < 120; y++)
            assert_memory_equal(surface_row(a, y), surface_row(b, y), 120 * 4);
        packed_free(p);
        SDL_FreeSurface(s);
        SDL_FreeSurface(a);
        SDL_FreeSurface(b);
    }
    assert_in_range(packed, 20, 59);
}

/* Rows alike take next to nothing, and what is varied stays as it is. */
static void packing_is_worth_it(void **state)
{
    (void)state;
    uint32_t seed = 5;
    SDL_Surface *s = surface_new(1000, 500);
    struct packed *p = pack_and_look(s);
    assert_true(p->bytes < 1200); /* nothing is to be seen */
    packed_free(p);
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            surface_row(s, y)[x] = 0xFF000000U | (uint32_t)(x / 3 * 0x010203);
    p = pack_and_look(s);
    assert_true(p->bytes < 1000 * 500 * 4 / 25);
    packed_free(p);
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            surface_row(s, y)[x] = some_pixel(&seed) | 0xFF000000U;
    assert_null(packed_new(s));
    SDL_FreeSurface(s);
    s = surface_new(60, 60);
    assert_null(packed_new(s)); /* too small */
    SDL_FreeSurface(s);
}

/* White on black is as grey as it is strong, down to 1 of 255, however it is drawn. */
static void every_strength_is_drawn(void **state)
{
    (void)state;
    const SDL_Rect all = {.x = 0, .y = 0, .w = 24, .h = 8}, from = {.x = 0, .y = 0, .w = 8, .h = 8};
    SDL_Surface *white = surface_new(8, 8), *target = surface_new(24, 8);
    blit_fill(white, from, from, 0xFFFFFFFFU);
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        const struct blit_wash wash = {.tint = 0xFFFFFFFFU, .alpha = (uint8_t)alpha};
        blit_fill(target, all, all, 0x000000FFU);
        blit_copy(target, white, from, 0, 0, all, wash);
        blit_turned(target, white, (SDL_Rect){.x = 8, .y = 0, .w = 8, .h = 8}, 0, all, wash);
        blit_turned(target, white, (SDL_Rect){.x = 16, .y = 0, .w = 8, .h = 8}, 90, all, wash);
        for (int x = 4; x < 24; x += 8)
            assert_int_equal(surface_row(target, 4)[x], 0xFF000000U | alpha * 0x010101U);
    }
    SDL_FreeSurface(white);
    SDL_FreeSurface(target);
}

/* Wide or narrow, at each strength a stroke that covers a pixel whole is what a fill is there. */
static void the_inside_of_a_stroke_is_filled(void **state)
{
    (void)state;
    enum { SIZE = 48 };
    const SDL_Rect all = {.w = SIZE, .h = SIZE};
    SDL_Surface *filled = surface_new(SIZE, SIZE), *stroked = surface_new(SIZE, SIZE);
    uint32_t seed = 23;
    for (uint32_t alpha = 0; alpha < 256; alpha++) {
        const uint32_t rgba = (next(&seed) & 0xFFFFFF00U) | alpha;
        const float half = 1.5F + (float)(alpha % 20);
        for (int i = 0; i < SIZE * SIZE; i++)
            surface_row(filled, i / SIZE)[i % SIZE] = surface_row(stroked, i / SIZE)[i % SIZE] =
                0xFF000000U | next(&seed) >> 8;
        blit_fill(filled, all, all, rgba);
        if (alpha % 2)
            blit_ring(stroked,
                      &(struct blit_stroke){.x = 24, .y = 24, .radius = half, .width = half}, all,
                      rgba);
        else
            blit_line(
                stroked,
                &(struct blit_stroke){
                    .x = 24 - half, .y = 24, .to_x = 24 + half, .to_y = 24, .width = 2 * half},
                all, rgba);
        for (int x = 25 - (int)half; x < 23 + (int)half; x++)
            assert_int_equal(surface_row(stroked, 24)[x], surface_row(filled, 24)[x]);
    }
    SDL_FreeSurface(filled);
    SDL_FreeSurface(stroked);
}

static void count(void *user, int i) { ((uint8_t *)user)[i]++; }

static void each_part_is_done_once(void **state)
{
    (void)state;
    uint8_t done[PARTS], once[PARTS];
    memset(once, 1, sizeof once);
    struct worker_pool *pool =
        worker_pool_new(); /* NULL where there is one processor: alone, then */
    for (int round = 0; round < 50; round++) {
        memset(done, 0, sizeof done);
        worker_pool_run(round % 5 ? pool : NULL, PARTS, count, done);
        assert_memory_equal(done, once, sizeof done);
    }
    worker_pool_run(pool, 0, count, done);
    assert_memory_equal(done, once, sizeof done);
    worker_pool_free(pool);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_form_gives_the_same_pixels),
        cmocka_unit_test(turned_pictures_are_the_same_in_pieces),
        cmocka_unit_test(what_is_washed_early_is_washed),
        cmocka_unit_test(packed_pixels_are_the_same),
        cmocka_unit_test(packing_is_worth_it),
        cmocka_unit_test(every_strength_is_drawn),
        cmocka_unit_test(the_inside_of_a_stroke_is_filled),
        cmocka_unit_test(each_part_is_done_once),
    };
    return cmocka_run_group_tests_name("blit", tests, NULL, NULL);
}
