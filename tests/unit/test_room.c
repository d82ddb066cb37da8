/* test_room.c - the echo of each place: how long, how loud, other at the left than at the right,
 * and nothing left of it in the end. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "room.h"

enum { RATE = 44100, MOST = 4 * RATE };

static float in[MOST], out[2 * MOST];

/* What the place answers to one click. */
static void answer(struct room *r, enum audio_room which)
{
    room_begin(r, RATE);
    room_enter(r, which);
    memset(in, 0, sizeof in);
    memset(out, 0, sizeof out);
    in[0] = 1;
    room_add(r, in, out, MOST);
}

static double energy(int side, double from_s, double to_s)
{
    double sum = 0;
    for (int i = (int)(from_s * RATE); i < (int)(to_s * RATE); i++)
        sum += (double)out[2 * i + side] * out[2 * i + side];
    return sum;
}

static double db(double a, double b) { return 10 * log10(a / b); }

static void test_each_tail_falls_as_long_as_its_place_is_large(void **state)
{
    (void)state;
    static const double seconds[AUDIO_ROOMS] = {
        [AUDIO_ROOM_TABLE] = 0.2,   [AUDIO_ROOM_PLATE] = 0.9,  [AUDIO_ROOM_WOOD] = 0.45,
        [AUDIO_ROOM_SALOON] = 0.6,  [AUDIO_ROOM_STREET] = 0.9, [AUDIO_ROOM_CANYON] = 2.2,
        [AUDIO_ROOM_PARLOUR] = 0.3,
    };
    for (int which = AUDIO_ROOM_NONE + 1; which < AUDIO_ROOMS; which++) {
        struct room r;
        answer(&r, (enum audio_room)which);
        const double t = seconds[which],
                     /* after the last wall, if there is a late one; dull tails fall faster */
            from = which == AUDIO_ROOM_STREET || which == AUDIO_ROOM_CANYON ? 0.36 : 0.3 * t,
                     fell = db(energy(0, from, from + 0.1 * t),
                               energy(0, from + 0.4 * t, from + 0.5 * t));
        assert_true(fell > 20 && fell < 36);
        assert_int_equal(r.rings, 0);
        assert_true(energy(0, 3.5, 4) < 1e-12);
        room_end(&r);
    }
}

static void test_each_place_is_softer_than_what_sounds_and_other_at_each_ear(void **state)
{
    (void)state;
    for (int which = AUDIO_ROOM_NONE + 1; which < AUDIO_ROOMS; which++) {
        struct room r;
        double both = 0;
        answer(&r, (enum audio_room)which);
        const double left = energy(0, 0, 4), right = energy(1, 0, 4);
        for (int i = 0; i < MOST; i++)
            both += (double)out[2 * i] * out[2 * i + 1];
        assert_true(db(left, 1) < -8 && db(left, 1) > -25);
        assert_true(fabs(db(left, right)) < 3);
        assert_true(fabs(both) / sqrt(left * right) < 0.6);
        room_end(&r);
    }
}

static void test_outdoors_the_walls_stand_far_away(void **state)
{
    (void)state;
    struct room r;
    answer(&r, AUDIO_ROOM_STREET);
    assert_true(db(energy(0, 0.090, 0.100), energy(0, 0.080, 0.090)) > 6);
    assert_true(db(energy(1, 0.174, 0.184), energy(1, 0.160, 0.170)) > 6);
    room_end(&r);
}

static void test_nowhere_is_dry_and_another_place_begins_anew(void **state)
{
    (void)state;
    struct room r;
    answer(&r, AUDIO_ROOM_NONE);
    assert_true(energy(0, 0, 4) + energy(1, 0, 4) == 0);
    room_enter(&r, AUDIO_ROOM_CANYON);
    room_add(&r, in, out, RATE / 10);
    room_enter(&r, AUDIO_ROOM_TABLE);
    memset(in, 0, sizeof in);
    memset(out, 0, sizeof out);
    room_add(&r, in, out, RATE);
    assert_true(energy(0, 0, 1) == 0);
    room_end(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_tail_falls_as_long_as_its_place_is_large),
        cmocka_unit_test(test_each_place_is_softer_than_what_sounds_and_other_at_each_ear),
        cmocka_unit_test(test_outdoors_the_walls_stand_far_away),
        cmocka_unit_test(test_nowhere_is_dry_and_another_place_begins_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
