#include "unit.h"

#include "mem.h"
#include "strbuf.h"

#include <stdlib.h>
#include <string.h>

static void empty_needs_nothing(void **state)
{
    struct strbuf buf = STRBUF_EMPTY;

    (void)state;
    assert_string_equal(strbuf_text(&buf), "");
    assert_true(strbuf_empty(&buf));
    strbuf_free(&buf);
}

static void grows_by_all_means(void **state)
{
    struct strbuf buf = STRBUF_EMPTY;
    char *taken, *at;

    (void)state;
    for (int i = 0; i < 1000; i++)
        strbuf_addf(&buf, "%d,", i);
    assert_int_equal(buf.length, 10 * 2 + 90 * 3 + 900 * 4);
    at = buf.text;
    for (int i = 0; i < 1000; i++, at++) {
        assert_int_equal(strtol(at, &at, 10), i);
        assert_int_equal(*at, ',');
    }
    strbuf_cut(&buf, 4);
    assert_string_equal(strbuf_text(&buf), "0,1,");
    strbuf_add_char(&buf, 'x');
    strbuf_add_part(&buf, "yz!", 2);
    strbuf_add(&buf, "");
    assert_string_equal(strbuf_text(&buf), "0,1,xyz");
    strbuf_setf(&buf, "%s", "new");
    taken = strbuf_take(&buf);
    assert_string_equal(taken, "new");
    assert_string_equal(strbuf_text(&buf), "");
    mem_free(taken);
}

static void nobody_wants_to_know(void **state)
{
    (void)state;
    strbuf_setf(NULL, "%d", 1);
    strbuf_addf(NULL, "%d", 1);
    strbuf_add(NULL, "reason");
    strbuf_clear(NULL);
}

static void taking_the_empty(void **state)
{
    struct strbuf buf = STRBUF_EMPTY;
    char *taken = strbuf_take(&buf);

    (void)state;
    assert_string_equal(taken, "");
    mem_free(taken);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_needs_nothing),
        cmocka_unit_test(grows_by_all_means),
        cmocka_unit_test(nobody_wants_to_know),
        cmocka_unit_test(taking_the_empty),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
