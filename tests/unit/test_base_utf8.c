#include "unit.h"

#include "utf8.h"

#include <string.h>

static void every_point_goes_there_and_back(void **state)
{
    (void)state;
    for (uint32_t point = 1; point <= 0x10FFFF; point++) {
        char bytes[UTF8_MAX_BYTES + 1] = {0};
        const char *at = bytes;
        size_t length;

        if (point >= 0xD800 && point <= 0xDFFF)
            continue;
        length = utf8_put(bytes, point);
        assert_int_equal(utf8_next(&at), point);
        assert_ptr_equal(at, bytes + length);
        assert_int_equal(utf8_previous(bytes, &at), point);
        assert_ptr_equal(at, bytes);
    }
}

static void broken_bytes_read_as_one_mark_each(void **state)
{
    static const struct {
        const char *text;
        size_t count;
    } broken[] = {
        {"\x80", 1},
        {"\xC3", 1},
        {"\xC0\xAF", 2},
        {"\xED\xA0\x80", 3},
        {"\xF4\x90\x80\x80", 4},
        {"\xE3\x81", 2},
        {"\xF0\x9F\x82", 3},
        {"a\xFF"
         "b",
         3},
        {"\xE0\x80\x80", 3},
        {"\xF8\x88\x80\x80\x80", 5},
    };

    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        assert_false(utf8_valid(broken[i].text));
        assert_int_equal(utf8_count(broken[i].text), broken[i].count);
    }
}

static void the_end_stays_the_end(void **state)
{
    const char *text = "", *at = text;

    (void)state;
    assert_int_equal(utf8_next(&at), 0);
    assert_int_equal(utf8_next(&at), 0);
    assert_ptr_equal(at, text);
    assert_int_equal(utf8_previous(text, &at), 0);
}

static void wrong_points_become_the_mark(void **state)
{
    char bytes[UTF8_MAX_BYTES];

    (void)state;
    assert_int_equal(utf8_put(bytes, 0xD800), 3);
    assert_memory_equal(bytes, "\xEF\xBF\xBD", 3);
    assert_int_equal(utf8_put(bytes, 0x110000), 3);
}

static void widths_on_a_terminal(void **state)
{
    (void)state;
    assert_int_equal(utf8_width("Ace ♠"), 5);
    assert_int_equal(utf8_width("手札の上限"), 10);
    assert_int_equal(utf8_width("e\u0301"), 1);
    assert_int_equal(utf8_width("1\u202F234"), 5);
    assert_int_equal(utf8_width("ジョーカー!"), 11);
}

static void what_is_set_as_japanese(void **state)
{
    (void)state;
    assert_true(utf8_is_cjk(0x3042));
    assert_true(utf8_is_cjk(0x5C71));
    assert_true(utf8_is_cjk(0x3002));
    assert_true(utf8_is_cjk(0xFF01));
    assert_false(utf8_is_cjk('a'));
    assert_false(utf8_is_cjk(0xE9));
    assert_false(utf8_is_cjk(0x2660));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_point_goes_there_and_back),
        cmocka_unit_test(broken_bytes_read_as_one_mark_each),
        cmocka_unit_test(the_end_stays_the_end),
        cmocka_unit_test(wrong_points_become_the_mark),
        cmocka_unit_test(widths_on_a_terminal),
        cmocka_unit_test(what_is_set_as_japanese),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
