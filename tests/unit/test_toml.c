/* The small reader of TOML that hand histories are read with: what it reads, and the sentence and
 * line of what it refuses. */
#include "unit.h"

#include "toml.h"

#include <stdio.h>
#include <string.h>

struct read {
    struct toml *toml;
    const struct toml_value *first;
    const char *name;
    int line;
    enum toml_step step;
    char error[TOML_ERROR];
};

static void next(struct read *r)
{
    r->step = toml_next(r->toml, &r->name, &r->line, &r->first, r->error);
}

static struct read begin(const char *text)
{
    struct read r = {.toml = toml_open(text, strlen(text))};
    next(&r);
    return r;
}

static const struct toml_value *value(const struct read *r, const char *key)
{
    const struct toml_value *v = toml_find(r->first, key);
    if (!v)
        fail_msg("%s is missing (line %d: %s)", key, r->line, r->error);
    return v;
}

static void values_of_every_kind(void **state)
{
    (void)state;
    struct read r = begin("# a hand\r\n"
                          "variant = \"NT\" # no-limit\n"
                          "'quoted key' = 'C:\\no\\escapes'\n"
                          "escapes = \"a\\tb\\n\\\"c\\\" \\\\ \\u00e9 \\U0001F0A1\"\n"
                          "many = \"\"\"\nfirst\nsecond \\\n   still second\"\"\"\n"
                          "raw = '''it''s \\raw'''\n"
                          "n = -1_200\nzero = 0\nplus = +7\nf = 12.50\ne = 1.5e3\nsmall = "
                          "25e-2\nup = inf\ndown = -inf\nno = nan\nyes = true\nnot = false\n"
                          "day = 2026-11-22\nhour = 10:30:00.25\nboth = "
                          "2026-11-22T10:30:00Z\nspace = 2026-11-22 10:30:00+01:00\n"
                          "list = [ 1, 2.5, # two\n  \"three\",\n  [4, 5],\n]\nempty = []\ninline "
                          "= { a = 1, b = \"two\" }\nnone = {}\n");
    assert_int_equal(r.step, TOML_READ);
    assert_string_equal(r.name, "");
    assert_string_equal(value(&r, "variant")->text, "NT");
    assert_int_equal(value(&r, "variant")->line, 2);
    assert_string_equal(value(&r, "quoted key")->text, "C:\\no\\escapes");
    assert_string_equal(value(&r, "escapes")->text, "a\tb\n\"c\" \\ é 🂡");
    assert_string_equal(value(&r, "many")->text, "first\nsecond still second");
    assert_string_equal(value(&r, "raw")->text, "it''s \\raw");
    static const struct {
        const char *key;
        enum toml_kind kind;
        int64_t number;
        int places;
    } numbers[] = {
        {"n", TOML_INTEGER, -1200, 0}, {"zero", TOML_INTEGER, 0, 0},
        {"plus", TOML_INTEGER, 7, 0},  {"f", TOML_DECIMAL, 125, 1},
        {"e", TOML_DECIMAL, 1500, 0},  {"small", TOML_DECIMAL, 25, 2},
        {"up", TOML_INFINITE, 1, 0},   {"down", TOML_INFINITE, -1, 0},
        {"no", TOML_NO_NUMBER, 0, 0},  {"yes", TOML_BOOLEAN, 1, 0},
        {"not", TOML_BOOLEAN, 0, 0},
    };
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        const struct toml_value *v = value(&r, numbers[i].key);
        assert_int_equal(v->kind, numbers[i].kind);
        assert_int_equal(v->number, numbers[i].number);
        assert_int_equal(v->places, numbers[i].places);
    }
    assert_string_equal(value(&r, "day")->text, "2026-11-22");
    assert_string_equal(value(&r, "hour")->text, "10:30:00.25");
    assert_string_equal(value(&r, "both")->text, "2026-11-22T10:30:00Z");
    assert_string_equal(value(&r, "space")->text, "2026-11-22 10:30:00+01:00");
    const struct toml_value *list = value(&r, "list");
    assert_int_equal(toml_count(list), 4);
    assert_string_equal(list->first->next->next->text, "three");
    assert_int_equal(list->first->next->next->line, list->line + 1);
    assert_int_equal(toml_count(list->first->next->next->next), 2);
    assert_int_equal(toml_count(value(&r, "empty")), 0);
    assert_string_equal(toml_find(value(&r, "inline")->first, "b")->text, "two");
    assert_int_equal(toml_count(value(&r, "none")), 0);
    next(&r);
    assert_int_equal(r.step, TOML_END);
    toml_close(r.toml);
}

static void tables_one_after_the_other(void **state)
{
    (void)state;
    struct read r =
        begin("\xef\xbb\xbf# several\n[1]\na = 1\n\n[ 2 ] # second\na = 2\n[\"third one\"]\n");
    static const struct {
        const char *name;
        int line;
    } table[] = {{"1", 2}, {"2", 5}, {"third one", 7}};
    for (int i = 0; i < 3; i++, next(&r)) {
        assert_int_equal(r.step, TOML_READ);
        assert_string_equal(r.name, table[i].name);
        assert_int_equal(r.line, table[i].line);
        if (i < 2)
            assert_int_equal(value(&r, "a")->number, i + 1);
        else
            assert_null(r.first);
    }
    assert_int_equal(r.step, TOML_END);
    toml_close(r.toml);
    r = begin("");
    assert_int_equal(r.step, TOML_END);
    toml_close(r.toml);
}

static void faults_have_a_line_and_a_reason(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int line;
        const char *why;
    } bad[] = {
        {"a = 1\nb\n", 2, "“=” is missing"},
        {"a = 1\n\na = 2", 3, "told twice"},
        {"a =\n", 1, "a value is missing"},
        {"a = what", 1, "no value"},
        {"a = \"x\ny\"", 1, "closing quotation mark"},
        {"a = 'x", 1, "closing quotation mark"},
        {"a = \"\"\"x\ny", 1, "closing quotation mark"},
        {"a = \"\\q\"", 1, "backslash"},
        {"a = \"\\u12\"", 1, "hexadecimal"},
        {"a = \"\\ud800\"", 1, "no character"},
        {"a = \"\\u0000\"", 1, "no character"},
        {"a = \"\x01\"", 1, "control character"},
        {"# \x01\n", 1, "control character"},
        {"a = \"\xff\"", 1, "UTF-8"},
        {"a = [1, 2\nb = 3", 2, "comma is missing"},
        {"\na = [1,", 2, "no closing bracket"},
        {"a = {b = 1", 1, "comma or “}”"},
        {"a = 1 2", 1, "behind the value"},
        {"a.b = 1", 1, "names of names"},
        {"[a.b]\n", 1, "tables in tables"},
        {"[[a]]\n", 1, "lists of tables"},
        {"[a\n", 1, "“]” is missing"},
        {"[a]\n[a]\n", 2, "two tables [a]"},
        {"a = 01", 1, "no number"},
        {"a = 1__0", 1, "no number"},
        {"a = 1.", 1, "no number"},
        {"a = 1e", 1, "no number"},
        {"a = 12345678901234567890", 1, "no number"},
        {"a = 1e30", 1, "no number"},
        {"= 1", 1, "a name is missing"},
        {"a = 2026-11-22x", 1, "no date"},
        {"a = 10:30:00+x1", 1, "no date"},
        {"a = infinite", 1, "no number"},
        {"a = [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]", 1, "deep"},
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct read r = begin(bad[i].text);
        while (r.step == TOML_READ)
            next(&r);
        if (r.step != TOML_FAULT || r.line != bad[i].line || !strstr(r.error, bad[i].why))
            fail_msg("%s: step %d, line %d: %s", bad[i].text, r.step, r.line, r.error);
        toml_close(r.toml);
    }
}

static void what_follows_a_fault_is_read(void **state)
{
    (void)state;
    struct read r = begin("[1]\na = 1\n[2]\na = ?\nb = 2\n[3]\na = 3\n[3]\na = 4\n[5]\na = 5\n");
    static const enum toml_step steps[] = {TOML_READ,  TOML_FAULT, TOML_READ,
                                           TOML_FAULT, TOML_READ,  TOML_END};
    for (int i = 0; i < 6; i++, next(&r))
        if (r.step != steps[i])
            fail_msg("step %d is %d: line %d, %s", i, r.step, r.line, r.error);
    toml_close(r.toml);
}

/* Memory is that of a table: more values than a hand can have are refused. */
static void too_many_values(void **state)
{
    (void)state;
    static char text[100000];
    size_t n = (size_t)sprintf(text, "a = [");
    for (int i = 0; i < TOML_VALUES; i++)
        n += (size_t)sprintf(text + n, "1,");
    sprintf(text + n, "]\n[2]\nb = 1\n");
    struct read r = begin(text);
    assert_int_equal(r.step, TOML_FAULT);
    assert_non_null(strstr(r.error, "more than 20000 values"));
    next(&r);
    assert_int_equal(r.step, TOML_READ);
    assert_int_equal(value(&r, "b")->number, 1);
    toml_close(r.toml);
}

/* Bytes of zero end nothing: they are refused where they stand. */
static void zero_bytes(void **state)
{
    (void)state;
    static const char text[] = "a = \"x\0y\"\n[2]\nb = 2\n";
    struct read r = {.toml = toml_open(text, sizeof text - 1)};
    next(&r);
    assert_int_equal(r.step, TOML_FAULT);
    next(&r);
    assert_int_equal(r.step, TOML_READ);
    toml_close(r.toml);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_every_kind),
        cmocka_unit_test(tables_one_after_the_other),
        cmocka_unit_test(faults_have_a_line_and_a_reason),
        cmocka_unit_test(what_follows_a_fault_is_read),
        cmocka_unit_test(too_many_values),
        cmocka_unit_test(zero_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
