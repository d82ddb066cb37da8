/* Numbered arguments come out the same by our own printing and by the program's printf, whatever
 * the system's printf is. */
#include "unit.h"

#include "format.h"
#include "strbuf.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wformat" /* ISO C has no numbers there */

static int print(char *out, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    const int length = format_numbered(out, size, format, args);
    va_end(args);
    return length;
}

#define SAME(wanted, ...)                                               \
    do {                                                                \
        char mine[200], theirs[200];                                    \
        assert_int_equal(print(mine, sizeof mine, __VA_ARGS__),         \
                         snprintf(theirs, sizeof theirs, __VA_ARGS__)); \
        assert_string_equal(mine, wanted);                              \
        assert_string_equal(theirs, wanted);                            \
    } while (0)

static void arguments_come_by_number(void **state)
{
    (void)state;
    SAME("10 by Ann", "%2$d by %1$s", "Ann", 10);
    SAME("敵3、弾12、0.5", "敵%3$d、弾%1$ld、%2$.1f", 12L, 0.5, 3);
    SAME("100% of a a", "%2$d%% of %1$s %1$s", "a", 100);
    SAME("x|   7|ab|ff|-1", "%5$c|%2$4d|%1$.2s|%3$x|%4$lld", "abcdef", 7, 255U, -1LL, 'x');
    SAME("18446744073709551615 +5 -9", "%1$zu %3$+d %2$jd", SIZE_MAX, (intmax_t)-9, 5);
    SAME("no per cent: nothing", "no per cent: %1$s", "nothing");
}

static void a_text_too_long_is_cut_and_measured(void **state)
{
    char out[12];
    (void)state;
    for (size_t room = 0; room <= sizeof out; room++) {
        memset(out, '#', sizeof out);
        assert_int_equal(print(out, room, "%2$s-%1$d!", 12345, "Bob"), 10);
        if (room > 0)
            assert_int_equal(strlen(out), room > 10 ? 10 : room - 1);
        if (room > 0)
            assert_memory_equal(out, "Bob-12345!", strlen(out));
        for (size_t i = room; i < sizeof out; i++)
            assert_int_equal(out[i], '#');
    }
}

static void a_growing_text_takes_them(void **state)
{
    struct strbuf text = STRBUF_EMPTY;
    (void)state;
    strbuf_addf(&text, "%2$s: %1$d", 5, "a name that is longer than the room it begins with");
    assert_string_equal(strbuf_text(&text),
                        "a name that is longer than the room it begins with: 5");
    strbuf_free(&text);
}

static void only_numbers_make_a_format_numbered(void **state)
{
    (void)state;
    assert_true(format_is_numbered("%1$s"));
    assert_true(format_is_numbered("%d of %2$s"));
    assert_false(format_is_numbered("%d%%"));
    assert_false(format_is_numbered("%%1$s costs 5$"));
    assert_false(format_is_numbered("%"));
    assert_false(format_is_numbered(""));
}

static int refused(const char *format, ...)
{
    char out[80];
    va_list args;
    va_start(args, format);
    const int length = format_numbered(out, sizeof out, format, args);
    va_end(args);
    return length;
}

static void nothing_else_is_printed(void **state)
{
    int written = 7;
    (void)state;
    assert_int_equal(refused("%1$n", &written), -1);
    assert_int_equal(written, 7);
    assert_int_equal(refused("%0$d", 1), -1);
    assert_int_equal(refused("%10$d", 1), -1);
    assert_int_equal(refused("%1$", 1), -1);
    assert_int_equal(refused("%1$hs", "x"), -1);
    assert_int_equal(refused("%1$0000000000000000000000000000000d", 1), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_come_by_number),
        cmocka_unit_test(a_text_too_long_is_cut_and_measured),
        cmocka_unit_test(a_growing_text_takes_them),
        cmocka_unit_test(only_numbers_make_a_format_numbered),
        cmocka_unit_test(nothing_else_is_printed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
