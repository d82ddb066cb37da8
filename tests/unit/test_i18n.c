#include "unit.h"

#include "catalogue.h"
#include "file.h"
#include "i18n.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Catalogues are made here as bytes, so that the test needs no msgfmt and can damage them as it
 * likes. */

struct entry {
    const char *original;
    size_t original_length;
    const char *translation;
    size_t translation_length;
};

#define ENTRY(original, translation)                                       \
    {                                                                      \
        original, sizeof original - 1, translation, sizeof translation - 1 \
    }
#define HEAD(plural) \
    ENTRY("", "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: " plural "\n")

static void word(struct strbuf *out, size_t value)
{
    uint32_t w = (uint32_t)value;

    strbuf_add_part(out, (const char *)&w, sizeof w);
}

/* The entries must stand in ascending order of their originals. */
static void make_catalogue(struct strbuf *out, const struct entry *entries, size_t count)
{
    size_t texts = 28 + count * 16;

    word(out, 0x950412DE);
    word(out, 0);
    word(out, count);
    word(out, 28);
    word(out, 28 + count * 8);
    word(out, 0);
    word(out, texts);
    for (size_t i = 0; i < count; texts += entries[i++].original_length + 1) {
        word(out, entries[i].original_length);
        word(out, texts);
    }
    for (size_t i = 0; i < count; texts += entries[i++].translation_length + 1) {
        word(out, entries[i].translation_length);
        word(out, texts);
    }
    for (size_t i = 0; i < count; i++)
        strbuf_add_part(out, entries[i].original, entries[i].original_length + 1);
    for (size_t i = 0; i < count; i++)
        strbuf_add_part(out, entries[i].translation, entries[i].translation_length + 1);
}

static const struct entry french[] = {
    HEAD("nplurals=2; plural=(n > 1);"),
    ENTRY("%d card\0%d cards", "%d carte\0%d cartes"),
    ENTRY("Fold", "Passer"),
    ENTRY("verb\004Raise", "Relancer"),
};

static const struct entry japanese[] = {
    HEAD("nplurals=1; plural=0;"),
    ENTRY("%d card\0%d cards", "%d枚"),
    ENTRY("Fold", "フォールド"),
};

static char *folder;
static char *built; /* where the program's own catalogues are, as the build said */

static void put_catalogue(const char *language, const struct strbuf *bytes)
{
    struct strbuf path = STRBUF_EMPTY;

    strbuf_addf(&path, "%s/%s/LC_MESSAGES", folder, language);
    assert_true(path_make_folder(strbuf_text(&path), NULL));
    strbuf_add(&path, "/carre.mo");
    assert_true(file_write(strbuf_text(&path), strbuf_text(bytes), bytes->length, NULL));
    strbuf_free(&path);
}

static int make_folder(void **state)
{
    struct strbuf bytes = STRBUF_EMPTY;

    (void)state;
    folder = scratch_make();
    make_catalogue(&bytes, french, sizeof french / sizeof french[0]);
    put_catalogue("fr", &bytes);
    strbuf_clear(&bytes);
    make_catalogue(&bytes, japanese, sizeof japanese / sizeof japanese[0]);
    put_catalogue("ja", &bytes);
    strbuf_free(&bytes);
    built = mem_copy_text(getenv("CARRE_LOCALE"));
    setenv("CARRE_LOCALE", folder, 1);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    mem_free(folder);
    mem_free(built);
    return 0;
}

static void languages_switch_while_running(void **state)
{
    (void)state;
    i18n_start();
    assert_string_equal(i18n_language(), "en");
    assert_string_equal(_("Fold"), "Fold");
    for (int round = 0; round < 3; round++) {
        assert_true(i18n_switch("fr"));
        assert_string_equal(_("Fold"), "Passer");
        assert_string_equal(C_("verb", "Raise"), "Relancer");
        assert_string_equal(C_("noun", "Raise"), "Raise");
        assert_string_equal(i18n_plural("%d card", "%d cards", 0), "%d carte");
        assert_string_equal(i18n_plural("%d card", "%d cards", 2), "%d cartes");
        assert_true(i18n_switch("ja"));
        assert_string_equal(_("Fold"), "フォールド");
        assert_string_equal(i18n_plural("%d card", "%d cards", 2), "%d枚");
        assert_string_equal(_(""), "");
        assert_true(i18n_switch("en"));
        assert_string_equal(_("Fold"), "Fold");
        assert_string_equal(i18n_plural("%d card", "%d cards", 0), "%d cards");
        assert_string_equal(i18n_plural("%d card", "%d cards", 1), "%d card");
    }
}

static int warnings;

static void count_warnings(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)line;
    warnings += level == LOG_WARN;
}

static void a_bad_catalogue_falls_back_to_english(void **state)
{
    struct strbuf bytes = STRBUF_EMPTY;

    (void)state;
    log_sink(count_warnings, NULL);
    warnings = 0;
    assert_true(i18n_switch("fr"));
    strbuf_add(&bytes, "not a catalogue");
    put_catalogue("ja", &bytes);
    strbuf_free(&bytes);
    assert_false(i18n_switch("ja"));
    assert_string_equal(i18n_language(), "en");
    assert_string_equal(_("Fold"), "Fold");
    assert_non_null(strstr(i18n_complaint(), "ja/LC_MESSAGES/carre.mo"));
    assert_int_equal(warnings, 1);
    assert_false(i18n_switch("ja"));
    assert_non_null(strstr(i18n_complaint(), "ja/LC_MESSAGES/carre.mo"));
    assert_int_equal(warnings, 1); /* said already */
    assert_false(i18n_switch("tlh"));
    assert_false(i18n_switch(""));
    assert_int_equal(warnings, 3);
    assert_true(i18n_switch("fr"));
    assert_string_equal(_("Fold"), "Passer");
    assert_string_equal(i18n_complaint(), "");
    log_sink(NULL, NULL);
}

/* Every cut and every changed bit is refused or harmless; that none is read beyond its end, the
 * sanitizers see. */
static void a_damaged_catalogue_is_refused_or_sane(void **state)
{
    struct strbuf bytes = STRBUF_EMPTY;

    (void)state;
    make_catalogue(&bytes, french, sizeof french / sizeof french[0]);
    assert_true(catalogue_check_bytes("x", bytes.text, bytes.length, NULL));
    for (size_t cut = 0; cut < bytes.length; cut++) {
        char *part = mem_copy_part(bytes.text, cut);

        assert_false(catalogue_check_bytes("x", part, cut, NULL));
        mem_free(part);
    }
    for (size_t bit = 0; bit < bytes.length * 8; bit++) {
        bytes.text[bit / 8] = (char)(bytes.text[bit / 8] ^ 1 << bit % 8);
        catalogue_check_bytes("x", bytes.text, bytes.length, NULL);
        bytes.text[bit / 8] = (char)(bytes.text[bit / 8] ^ 1 << bit % 8);
    }
    strbuf_free(&bytes);
}

static void our_own_catalogues_are_sane(void **state)
{
    (void)state;
    if (!built)
        skip();
    for (const char *const *language = i18n_languages(); *language; language++) {
        struct strbuf path = STRBUF_EMPTY, why = STRBUF_EMPTY;

        strbuf_addf(&path, "%s/%s/LC_MESSAGES/carre.mo", built, *language);
        const struct catalogue *c = catalogue_open(strbuf_text(&path), NULL, &why);
        if (!c)
            fail_msg("%s", strbuf_text(&why));
        catalogue_close(c);
        strbuf_free(&path);
        strbuf_free(&why);
    }
}

static void japanese_alone_runs_downwards(void **state)
{
    (void)state;
    assert_true(i18n_downwards("ja"));
    assert_false(i18n_downwards("en") || i18n_downwards("fr") || i18n_downwards("en-XA"));
}

static bool sane(struct entry head, struct entry text)
{
    const struct entry entries[] = {head, text};
    struct strbuf bytes = STRBUF_EMPTY;
    bool answer;

    make_catalogue(&bytes, entries, 2);
    answer = catalogue_check_bytes("x", bytes.text, bytes.length, NULL);
    strbuf_free(&bytes);
    return answer;
}

static void a_translation_takes_the_same_arguments(void **state)
{
    const struct entry head = HEAD("nplurals=1; plural=0;");

    (void)state;
    assert_true(sane(head, (struct entry)ENTRY("%s has %d cards", "%2$d枚:%1$s")));
    assert_true(sane(head, (struct entry)ENTRY("%s has %d cards", "%s a %d cartes, 100 %%")));
    assert_true(sane(head, (struct entry)ENTRY("a third (33%)", "un tiers (33 % environ)")));
    assert_true(sane(head, (struct entry)ENTRY("%d card\0%d cards", "une carte\0%d cartes")));
    assert_true(sane(head, (struct entry)ENTRY("one card\0%d cards", "%d枚")));
    assert_false(sane(head, (struct entry)ENTRY("one card\0%d cards", "%s枚")));
    assert_false(sane(head, (struct entry)ENTRY("%d cards", "%s cartes")));
    assert_false(sane(head, (struct entry)ENTRY("%d cards", "%ld cartes")));
    assert_false(sane(head, (struct entry)ENTRY("%d cards", "%d cartes de %s")));
    assert_false(sane(head, (struct entry)ENTRY("%d cards", "%n cartes")));
    assert_false(sane(head, (struct entry)ENTRY("%d cards", "%2$d cartes")));
    assert_false(sane(head, (struct entry)ENTRY("Fold", "Pass\xE9")));
}

static void a_plural_formula_does_no_harm(void **state)
{
    const struct entry text = ENTRY("Fold", "Passer");

    (void)state;
    assert_true(
        sane((struct entry)HEAD("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);"),
             text));
    assert_false(sane((struct entry)HEAD("nplurals=2; plural=n%0;"), text));
    assert_false(sane((struct entry)HEAD("nplurals=2; plural=n%n;"), text));
    assert_false(sane((struct entry)HEAD("nplurals=2; plural=n/2;"), text));
}

/* A formula with three forms and every sign, as some languages have it; and one that names a form
 * too many. */
static void a_plural_formula_chooses_its_form(void **state)
{
    const struct entry entries[] = {
        HEAD("nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n>=2 && (n<=4 || !(n<900)) ? 1 : 2);"),
        ENTRY("%d card\0%d cards", "a\0b\0c")};
    static const struct {
        unsigned long n;
        const char *form;
    } cases[] = {{0, "c"},  {1, "a"},   {2, "b"},   {4, "b"},   {5, "c"},  {11, "c"},
                 {21, "a"}, {111, "c"}, {899, "c"}, {900, "b"}, {901, "a"}};
    struct strbuf bytes = STRBUF_EMPTY, why = STRBUF_EMPTY, path = STRBUF_EMPTY;

    (void)state;
    make_catalogue(&bytes, entries, 2);
    strbuf_addf(&path, "%s/forms.mo", folder);
    assert_true(file_write(strbuf_text(&path), bytes.text, bytes.length, NULL));
    const struct catalogue *c = catalogue_open(strbuf_text(&path), NULL, &why);
    if (!c)
        fail_msg("%s", strbuf_text(&why));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_string_equal(catalogue_find_plural(c, "%d card", cases[i].n), cases[i].form);
    assert_null(catalogue_find_plural(c, "%d cards", 1));
    assert_null(catalogue_find(c, "verb", "%d card"));
    /* the file is as it was */
    assert_ptr_equal(catalogue_open(strbuf_text(&path), c, &why), c);
    catalogue_close(c);
    strbuf_free(&bytes);
    strbuf_free(&path);
}

/* What the system's locale is, or whether there is one, makes no difference: the language was
 * chosen. */
static void every_system_speaks_every_language(void **state)
{
    static const char *const locales[] = {
        NULL, "C", "C.UTF-8", "POSIX", "nowhere_AT_ALL.UTF-8", "fr_FR.UTF-8"};

    (void)state;
    for (size_t i = 0; i < sizeof locales / sizeof locales[0]; i++) {
        if (locales[i]) {
            setenv("LC_ALL", locales[i], 1);
            setenv("LANGUAGE", "en", 1);
        } else {
            unsetenv("LC_ALL");
            unsetenv("LANG");
            unsetenv("LANGUAGE");
        }
        i18n_start();
        assert_true(i18n_switch("fr"));
        assert_string_equal(_("Fold"), "Passer");
        assert_string_equal(C_("verb", "Raise"), "Relancer");
        assert_string_equal(i18n_plural("%d card", "%d cards", 2), "%d cartes");
    }
}

static void assert_number(const char *language, int64_t number, int places, const char *expected)
{
    char out[I18N_NUMBER_BYTES];

    i18n_switch(language);
    assert_string_equal(i18n_decimal(out, number, places), expected);
}

static void numbers_are_grouped_as_the_language_does(void **state)
{
    char out[I18N_NUMBER_BYTES];

    (void)state;
    assert_number("en", 0, 0, "0");
    assert_number("en", 999, 0, "999");
    assert_number("en", 1000, 0, "1,000");
    assert_number("en", -1234567, 0, "\u22121,234,567");
    assert_number("en", INT64_MIN, 0, "\u22129,223,372,036,854,775,808");
    assert_number("en", 1234, 1, "123.4");
    assert_number("en", 5, 2, "0.05");
    assert_number("en", 123456789, 2, "1,234,567.89");
    assert_number("fr", 1234567, 0, "1\u202F234\u202F567");
    assert_number("fr", -500, 1, "\u221250,0");
    assert_string_equal(i18n_number(out, INT64_MIN),
                        "\u22129\u202F223\u202F372\u202F036\u202F854\u202F775\u202F808");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(languages_switch_while_running),
        cmocka_unit_test(a_damaged_catalogue_is_refused_or_sane),
        cmocka_unit_test(our_own_catalogues_are_sane),
        cmocka_unit_test(japanese_alone_runs_downwards),
        cmocka_unit_test(a_translation_takes_the_same_arguments),
        cmocka_unit_test(a_plural_formula_does_no_harm),
        cmocka_unit_test(a_plural_formula_chooses_its_form),
        cmocka_unit_test(every_system_speaks_every_language),
        cmocka_unit_test(numbers_are_grouped_as_the_language_does),
        cmocka_unit_test(a_bad_catalogue_falls_back_to_english),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
