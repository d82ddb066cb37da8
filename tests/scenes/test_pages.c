/* Pages are made of one set of parts: looked at over all named scenes.
 *
 *     test-pages           all
 *     test-pages seating   the scenes whose name has that word */
#include "unit.h"

#include "i18n.h"
#include "look.h"
#include "showcase.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { REST_MS = 20000, MOST = 300 };

static const char *only;

static struct bench open_scene(const struct showcase *s, int w, int h, const char *lang, int text)
{
    struct bench b = bench_open(w, h, lang, text);
    app_set(b.app, SETTING_PACE, PACE_INSTANT); /* only rest is looked at */
    showcase_open(s, b.app);
    app_settle(b.app, REST_MS);
    return b;
}

static bool is_due(const struct showcase *s, int n)
{
    return (!only || strstr(s->name, only)) && look_due(n);
}

static bool same(struct rect a, struct rect b)
{
    const float slack = 1;
    return fabsf(a.x - b.x) <= slack && fabsf(a.y - b.y) <= slack && fabsf(a.w - b.w) <= slack &&
           fabsf(a.h - b.h) <= slack;
}

/* ---- caps ---- */

struct place {
    uint32_t id;
    struct rect at;
};

static int note(const struct items *it, struct place *to)
{
    const int n = items_count(it);
    assert_true(n <= MOST);
    for (int i = 0; i < n; i++)
        to[i] = (struct place){.id = items_at(it, i)->id, .at = items_at(it, i)->bounds};
    return n;
}

/* The first key brings caps, and nothing that can be pressed goes elsewhere for it. */
static void test_caps_move_nothing(void **state)
{
    (void)state;
    int moved = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (!is_due(s, (int)(s - showcase_all())))
            continue;
        static struct place before[MOST];
        struct bench b = open_scene(s, 1280, 720, "en", 100);
        app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
        app_settle(b.app, REST_MS);
        const int n = note(app_top(b.app)->items, before);
        app_set(b.app, SETTING_ALWAYS_KEYS, 1);
        app_settle(b.app, REST_MS);
        for (int i = 0; i < n; i++) {
            const struct item *now = items_get(app_top(b.app)->items, before[i].id);
            if (now && !same(now->bounds, before[i].at)) {
                printf("%s: “%s” moves with the caps, from %.0f %.0f to %.0f %.0f\n", s->name,
                       now->name, (double)before[i].at.x, (double)before[i].at.y,
                       (double)now->bounds.x, (double)now->bounds.y);
                moved++;
            }
        }
        bench_close(&b);
    }
    assert_int_equal(moved, 0);
}

int main(int argc, char **argv)
{
    i18n_start();
    only = argc > 1 ? argv[1] : NULL;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_caps_move_nothing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
