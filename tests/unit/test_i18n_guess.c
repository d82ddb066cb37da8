/* What the environment asks for is asked again until i18n_start, which writes into the environment
 * itself. */

#include "unit.h"

#include "i18n.h"

#include <stdlib.h>

static void set(const char *variable, const char *value)
{
    if (value)
        setenv(variable, value, 1);
    else
        unsetenv(variable);
}

static void the_environment_names_a_language(void **state)
{
    static const struct {
        const char *all, *messages, *lang, *list, *guess;
    } cases[] = {
        {NULL, NULL, NULL, NULL, "en"},          {NULL, NULL, "fr_FR.UTF-8", NULL, "fr"},
        {NULL, NULL, "ja_JP.UTF-8", "", "ja"},   {NULL, "fr_CA", "ja_JP.UTF-8", NULL, "fr"},
        {"ja", "fr_CA", "en_US", NULL, "ja"},    {"", "", "fr@euro", NULL, "fr"},
        {NULL, NULL, "de_DE.UTF-8", NULL, "en"}, {NULL, NULL, "de_DE.UTF-8", "de:fr_BE:en", "fr"},
        {NULL, NULL, "C", "fr", "en"},           {"POSIX", NULL, "fr_FR", "ja", "en"},
        {NULL, NULL, "french", NULL, "en"},      {NULL, NULL, "en_GB", "de-DE:fr-CA", "fr"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        set("LC_ALL", cases[i].all);
        set("LC_MESSAGES", cases[i].messages);
        set("LANG", cases[i].lang);
        set("LANGUAGE", cases[i].list);
        assert_string_equal(i18n_guess(), cases[i].guess);
    }
}

static void the_guess_outlives_the_switch(void **state)
{
    (void)state;
    set("LC_ALL", NULL);
    set("LC_MESSAGES", NULL);
    set("LANG", "fr_FR.UTF-8");
    set("LANGUAGE", "ja:fr");
    set("CARRE_LOCALE", "/nowhere");
    i18n_start();
    assert_string_equal(i18n_language(), "en");
    assert_string_equal(i18n_guess(), "ja");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_environment_names_a_language),
        cmocka_unit_test(the_guess_outlives_the_switch),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
