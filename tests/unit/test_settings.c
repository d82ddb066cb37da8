#include "unit.h"

#include "log.h"
#include "mem.h"
#include "scratch.h"
#include "settings.h"
#include "store.h"

#include <string.h>

static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

static void defaults_lie_in_their_ranges(void **state)
{
    struct settings *settings = settings_new();

    (void)state;
    for (int i = 0; i < SETTINGS; i++) {
        enum setting which = (enum setting)i;

        assert_non_null(settings_name(settings, which));
        for (int other = 0; other < i; other++)
            assert_string_not_equal(settings_name(settings, which),
                                    settings_name(settings, (enum setting)other));
        if (!settings_is_text(settings, which)) {
            assert_int_equal(settings_number(settings, which), settings_default(settings, which));
            assert_in_range(settings_default(settings, which) - settings_least(settings, which), 0,
                            settings_most(settings, which) - settings_least(settings, which));
        }
    }
    settings_free(settings);
}

static void values_stay_in_range(void **state)
{
    struct settings *settings = settings_new();

    (void)state;
    assert_true(settings_set(settings, SETTING_TEXT_SIZE, 500));
    assert_int_equal(settings_number(settings, SETTING_TEXT_SIZE), 200);
    assert_false(settings_set(settings, SETTING_TEXT_SIZE, 200));
    assert_true(settings_set(settings, SETTING_PACE, PACE_TURBO));
    assert_int_equal(settings_number(settings, SETTING_PACE), PACE_TURBO);
    assert_int_equal(settings_most(settings, SETTING_PACE), PACE_INSTANT);
    assert_true(settings_set(settings, SETTING_PACE, -3));
    assert_int_equal(settings_number(settings, SETTING_PACE), PACE_SLOW);
    assert_true(settings_set(settings, SETTING_MONO, 7));
    assert_true(settings_flag(settings, SETTING_MONO));
    assert_true(settings_set_text(settings, SETTING_LAST_GAME, "ace"));
    assert_false(settings_set_text(settings, SETTING_LAST_GAME, "\xFF"));
    char longer[SETTINGS_TEXT + 1];
    memset(longer, 'a', SETTINGS_TEXT);
    longer[SETTINGS_TEXT] = '\0';
    assert_false(settings_set_text(settings, SETTING_LAST_GAME, longer));
    assert_string_equal(settings_text(settings, SETTING_LAST_GAME), "ace");
    settings_free(settings);
}

static void the_unknown_is_kept_and_the_wrong_replaced(void **state)
{
    struct settings *settings = settings_parse(
        "{\"text_size\": 1e300, \"pace\": \"hasty\", \"mono\": \"yes\", \"deck\": \"four\","
        " \"music_volume\": -5, \"later\": {\"a\": [1, 2]}, \"language\": \"ja\"}",
        NULL);
    char *text = settings_write(settings);

    (void)state;
    assert_int_equal(settings_number(settings, SETTING_TEXT_SIZE), 200);
    assert_int_equal(settings_number(settings, SETTING_PACE), PACE_NORMAL);
    assert_int_equal(settings_number(settings, SETTING_MUSIC), 0);
    assert_int_equal(settings_number(settings, SETTING_LANGUAGE), LANGUAGE_JA);
    assert_int_equal(settings_number(settings, SETTING_DECK), DECK_FOUR);
    assert_false(settings_flag(settings, SETTING_MONO));
    assert_non_null(strstr(text, "\"later\""));
    assert_non_null(strstr(text, "\"text_size\":\t200"));
    mem_free(text);
    settings_free(settings);
}

static void what_is_saved_is_loaded(void **state)
{
    struct store *store = store_open(*state);
    struct settings *settings = settings_load(store);

    assert_string_equal(settings_complaint(settings), "");
    settings_set(settings, SETTING_WINDOW_X, -1200);
    settings_set(settings, SETTING_LANGUAGE, LANGUAGE_FR);
    settings_save(settings, store);
    settings_free(settings);
    store_close(store);
    store = store_open(*state);
    settings = settings_load(store);
    assert_int_equal(settings_number(settings, SETTING_WINDOW_X), -1200);
    assert_int_equal(settings_number(settings, SETTING_LANGUAGE), LANGUAGE_FR);
    settings_free(settings);
    store_close(store);
}

static void a_damaged_file_is_set_aside(void **state)
{
    static const char *const damaged[] = {"", "{\"pace\": \"tur", "[1]", "null", "{} and more"};

    for (size_t i = 0; i < sizeof damaged / sizeof damaged[0]; i++) {
        struct store *store = store_open(*state);
        struct settings *settings;
        char *aside;

        store_put(store, SETTINGS_FILE, damaged[i]);
        store_flush(store);
        settings = settings_load(store);
        assert_non_null(strstr(settings_complaint(settings), "settings.json"));
        assert_int_equal(settings_number(settings, SETTING_PACE), PACE_NORMAL);
        assert_null(store_get(store, SETTINGS_FILE));
        aside = store_get(store, SETTINGS_FILE ".damaged");
        assert_string_equal(aside, damaged[i]);
        mem_free(aside);
        settings_free(settings);
        store_close(store);
    }
}

static int make_folder(void **state)
{
    *state = scratch_make();
    log_sink(hush, NULL);
    return 0;
}

static int remove_folder(void **state)
{
    scratch_remove(*state);
    mem_free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(defaults_lie_in_their_ranges),
        cmocka_unit_test(values_stay_in_range),
        cmocka_unit_test(the_unknown_is_kept_and_the_wrong_replaced),
        cmocka_unit_test_setup_teardown(what_is_saved_is_loaded, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(a_damaged_file_is_set_aside, make_folder, remove_folder),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
