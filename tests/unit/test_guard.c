/* The gate for presses (guard.h) by itself: whose press is whose. */
#include "unit.h"

#include "guard.h"

enum { OPENED = 1000, ASKED = 1260, QUESTION = 7 };

static struct items *one_button(void)
{
    struct items *it = items_new();
    items_begin(it);
    items_add(it, (struct item){.id = item_id("call", 0), .role = ITEM_BUTTON, .name = "Call"});
    items_end(it);
    return it;
}

static bool lets(const struct guard *g, int64_t began, int64_t began_far)
{
    return guard_lets(g, &(struct item_event){.kind = ITEM_EVENT_ACTIVATED,
                                              .id = item_id("call", 0),
                                              .run = {.began = began, .began_far = began_far}});
}

/* Whoever is asked first takes the table over from nobody: what hurried the first picture on may be
 * answered with the same key as soon as the question has been there. Who is asked next is another
 * person, and there it may not. */
static void test_nobody_was_here_before_the_first(void **state)
{
    (void)state;
    struct items *it = one_button();
    for (int first = 0; first < 3; first++) {
        struct guard g = {0};
        guard_look(&g, it, QUESTION, first, false, OPENED);
        guard_look(&g, it, QUESTION, first, true, ASKED);
        assert_false(lets(&g, ASKED + GUARD_MS - 1, OPENED + 100));
        assert_true(lets(&g, ASKED + GUARD_MS, OPENED + 100));
        guard_look(&g, it, QUESTION + 1, first + 1, false, 2 * OPENED);
        guard_look(&g, it, QUESTION + 1, first + 1, true, OPENED + ASKED);
        assert_false(lets(&g, OPENED + ASKED + GUARD_MS, 2 * OPENED + 100));
        assert_true(lets(&g, OPENED + ASKED + GUARD_MS, 2 * OPENED + GUARD_MS));
    }
    items_free(it);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nobody_was_here_before_the_first),
    };
    return cmocka_run_group_tests_name("guard", tests, NULL, NULL);
}
