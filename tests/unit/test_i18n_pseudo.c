/* The invented language: longer than English, whole in its formats, marked at both ends. */
#include "unit.h"

#include "i18n.h"
#include "pseudo.h"
#include "utf8.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static size_t length_of(const char *text) { return utf8_count(pseudo_text(text)); }

static void test_longer(void **state)
{
    (void)state;
    static const char *const words[] = {"Fold", "Shoot", "Settings", "How to play"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_in_range(length_of(words[i]), strlen(words[i]) * 3 / 2, strlen(words[i]) * 2);
    static const char *const sentences[] = {
        "Your game is saved. You can pick up right where you left off.",
        "Choose five cards first, then press the button below them."};
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        assert_in_range(length_of(sentences[i]), strlen(sentences[i]) * 13 / 10,
                        strlen(sentences[i]) * 3 / 2);
}

static void test_marked_at_both_ends(void **state)
{
    (void)state;
    assert_string_equal(pseudo_text("Fold"), "[Fôôld]");
    assert_string_equal(pseudo_text(" and "), " [àànd] ");
    assert_string_equal(pseudo_text("PFR"), "[PFRR]");
}

/* Signs, single letters and empty texts are the same in every language that there is. */
static void test_whole(void **state)
{
    (void)state;
    static const char *const texts[] = {"", ", ", ": ", "D", "%d", "%s: %s", "50 %", "…"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_string_equal(pseudo_text(texts[i]), texts[i]);
}

static void test_formats(void **state)
{
    (void)state;
    char out[200];
    snprintf(out, sizeof out, pseudo_text("%s bets %d of %.1f, or %2.0f %%"), "Léa", 12, 1.5, 40.0);
    assert_non_null(strstr(out, "Léa "));
    assert_non_null(strstr(out, " 12 "));
    assert_non_null(strstr(out, " 1.5,"));
    assert_non_null(strstr(out, " 40 %]"));
    assert_non_null(strstr(pseudo_text("%1$s and %2$s"), "%2$s"));
    assert_non_null(strstr(pseudo_text("one\ntwo"), "\n"));
}

/* It is a language among the others while it is in force, and offered to nobody. */
static void test_switch(void **state)
{
    (void)state;
    i18n_start();
    assert_true(i18n_speaks(PSEUDO_LANGUAGE) && i18n_speaks("ja") && !i18n_speaks("tlh"));
    for (const char *const *l = i18n_languages(); *l; l++)
        assert_string_not_equal(*l, PSEUDO_LANGUAGE);
    for (int round = 0; round < 2; round++) {
        assert_true(i18n_switch(PSEUDO_LANGUAGE));
        assert_string_equal(i18n_language(), PSEUDO_LANGUAGE);
        assert_string_equal(i18n_complaint(), "");
        assert_string_equal(_("Fold"), "[Fôôld]");
        assert_ptr_equal(_("Fold"), _("Fold"));
        assert_string_equal(C_("verb", "Fold"), "[Fôôld]");
        assert_string_equal(i18n_plural("%d card", "%d cards", 1), pseudo_text("%d card"));
        assert_string_equal(i18n_plural("%d card", "%d cards", 0), pseudo_text("%d cards"));
        assert_string_equal(_(""), "");
        assert_true(i18n_switch("en"));
        assert_string_equal(_("Fold"), "Fold");
    }
}

/* More texts than the first table holds. */
static void test_many(void **state)
{
    (void)state;
    char text[40];
    const char *first = pseudo_text("Text number 0");
    for (int i = 0; i < 3000; i++) {
        snprintf(text, sizeof text, "Text number %d", i);
        pseudo_text(text);
    }
    assert_ptr_equal(pseudo_text("Text number 0"), first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_longer), cmocka_unit_test(test_marked_at_both_ends),
        cmocka_unit_test(test_whole),  cmocka_unit_test(test_formats),
        cmocka_unit_test(test_switch), cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
