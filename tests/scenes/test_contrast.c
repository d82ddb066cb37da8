/* Every text of every scene against the worst pixel behind it, as it is and in high contrast.
 *
 *     test-contrast [NAME]     those scenes whose name has NAME */
#include "unit.h"

#include "contrast.h"
#include "look.h"
#include "showcase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 1280, H = 720, LARGE_AT_1080 = 36 };

static const char *only; /* the argument: scenes whose name has it */

static const struct contrast_limits usual = {.text = 4.5F, .large = 3, .disabled = 3},
                                    high = {.text = 7, .large = 7, .disabled = 3};

/* A scene is laid out once, and looked at in both looks. */
static int look_over(const char *name, const struct contrast_limits *limits,
                     const struct contrast_limits *high_limits)
{
    struct bench b = bench_drawn(W, H, settings_new());
    int faults = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (name && !strstr(s->name, name))
            continue;
        struct settings *settings = settings_new();
        settings_set(settings, SETTING_PACE, PACE_INSTANT);
        bench_anew(&b, settings);
        showcase_open(s, b.app);
        app_settle(b.app, 20000);
        faults += contrast_faults(b.app, s->name, limits, (float)LARGE_AT_1080 * H / 1080);
        char where[120];
        snprintf(where, sizeof where, "%s in high contrast", s->name);
        app_set(b.app, SETTING_CONTRAST, 1);
        faults += contrast_faults(b.app, where, high_limits, (float)LARGE_AT_1080 * H / 1080);
    }
    bench_close(&b);
    return faults;
}

/* No text is fit for what nothing can be: the check finds those that are there. */
static void test_finds(void **state)
{
    const struct contrast_limits none = {.text = 22, .large = 22, .disabled = 22}, all = {0};
    (void)state;
    assert_true(look_over("dialog", &none, &all) > 3);
    assert_true(look_over("dialog", &all, &none) > 3);
}

static void test_contrast(void **state)
{
    (void)state;
    assert_int_equal(look_over(only, &usual, &high), 0);
}

/* The measure itself: black on white is 21, grey on white as WCAG has it. */
static void test_measure(void **state)
{
    (void)state;
    assert_true(contrast_of(0x000000FF, 0xFFFFFFFF) > 20.9F &&
                contrast_of(0xFFFFFFFF, 0x000000FF) < 21.1F);
    assert_true(contrast_of(0x767676FF, 0xFFFFFFFF) > 4.5F &&
                contrast_of(0x777777FF, 0xFFFFFFFF) < 4.5F);
    assert_true(contrast_of(0x123456FF, 0x123456FF) < 1.01F);
}

int main(int argc, char **argv)
{
    only = argc > 1 ? argv[1] : NULL;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_measure), cmocka_unit_test(test_finds),
                                       cmocka_unit_test(test_contrast)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
