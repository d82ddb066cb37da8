/* Every text of every scene against the worst pixel behind it, as it is and in high contrast.
 *
 *     test-contrast [all | NAME]     every scene in both looks, or those whose name has NAME; else each in one of the two, by turns */
#include "unit.h"

#include "contrast.h"
#include "look.h"
#include "showcase.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { W = 1280, H = 720, LARGE_AT_1080 = 36 };

static const char *only;        /* the argument: scenes whose name has it; empty: all */

static int look_over(bool high, const struct contrast_limits *limits)
{
    struct bench b = bench_drawn(W, H, settings_new());
    int faults = 0;
    for (const struct showcase *s = showcase; s->name; s++) {
        if (only ? !strstr(s->name, only) : (s - showcase) % 2 != high)
            continue;
        struct settings *settings = settings_new();
        settings_set(settings, SETTING_CONTRAST, high);
        settings_set(settings, SETTING_PACE, PACE_INSTANT);
        bench_anew(&b, settings);
        s->open(b.app);
        app_settle(b.app, 20000);
        char where[120];
        snprintf(where, sizeof where, "%s%s", s->name, high ? " in high contrast" : "");
        faults += contrast_faults(b.app, where, limits, (float)LARGE_AT_1080 * H / 1080);
    }
    bench_close(&b);
    return faults;
}

/* No text is fit for what nothing can be: the check finds those that are there. */
static void test_finds(void **state)
{
    (void)state;
    const char *all = only;
    only = "dialog";
    assert_true(look_over(false, &(struct contrast_limits){.text = 22, .large = 22, .disabled = 22}) > 3);
    only = all;
}

static void test_contrast(void **state)
{
    (void)state;
    assert_int_equal(look_over(false, &(struct contrast_limits){.text = 4.5F, .large = 3, .disabled = 3}), 0);
}

static void test_high_contrast(void **state)
{
    (void)state;
    assert_int_equal(look_over(true, &(struct contrast_limits){.text = 7, .large = 7, .disabled = 3}), 0);
}

/* The measure itself: black on white is 21, grey on white as WCAG has it. */
static void test_measure(void **state)
{
    (void)state;
    assert_true(contrast_of(0x000000FF, 0xFFFFFFFF) > 20.9F && contrast_of(0xFFFFFFFF, 0x000000FF) < 21.1F);
    assert_true(contrast_of(0x767676FF, 0xFFFFFFFF) > 4.5F && contrast_of(0x777777FF, 0xFFFFFFFF) < 4.5F);
    assert_true(contrast_of(0x123456FF, 0x123456FF) < 1.01F);
}

int main(int argc, char **argv)
{
    only = argc <= 1 ? NULL : strcmp(argv[1], "all") == 0 ? "" : argv[1];
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_measure), cmocka_unit_test(test_finds), cmocka_unit_test(test_contrast), cmocka_unit_test(test_high_contrast)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
