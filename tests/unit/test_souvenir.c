/* The souvenir picture (AS-60): where it goes, that it is whole, and what is said when it can't be
 * saved; the run of the day. */
#include "unit.h"

#include "daily.h"
#include "file.h"
#include "i18n.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "souvenir_poster.h"
#include "store.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

static int make_folder(void **state)
{
    *state = scratch_make();
    log_sink(hush, NULL);
    unsetenv("XDG_PICTURES_DIR");
    return 0;
}

static int remove_folder(void **state)
{
    scratch_remove(*state);
    mem_free(*state);
    return 0;
}

static const struct souvenir picture = {.won = true,
                                        .heading = "Lord Overkill has fallen",
                                        .portrait = "ace/portraits/lord-overkill-normal",
                                        .enemy = "Lord Overkill",
                                        .rider = "Léa",
                                        .date = "2026-11-22",
                                        .line = {{"Difficulty", "Normal"},
                                                 {"Duel", "12 of 12"},
                                                 {"Best shot", "34"},
                                                 {"Time", "24:10"},
                                                 {"Deal code", "daily 2026-11-22"}}};

/* With CARRE_SOUVENIR set the picture stays there, to be looked at. */
static void AS_60_it_is_saved_and_whole(void **state)
{
    struct fonts *fonts = fonts_open();
    char *path = NULL, *second = NULL, why[200] = "";
    const char *keep = getenv("CARRE_SOUVENIR");
    size_t n = 0;
    assert_non_null(fonts);
    setenv("XDG_PICTURES_DIR", keep ? keep : *state, 1);
    assert_true(souvenir_save(&picture, fonts, "en", "run", &path, why, sizeof why));
    assert_true(souvenir_save(&picture, fonts, "en", "run", &second, why, sizeof why));
    assert_string_not_equal(path, second); /* the first is never written over */
    char *bytes = file_read(path, 1 << 26, &n, NULL);
    assert_non_null(bytes);
    assert_memory_equal(bytes, "\x89PNG", 4);
    assert_true(n > 20000);
    mem_free(bytes);
    mem_free(path);
    mem_free(second);
    fonts_close(fonts);
}

static void AS_60_a_disk_that_refuses_gives_a_sentence(void **state)
{
    struct fonts *fonts = fonts_open();
    char *path = NULL, why[300] = "";
    (void)state;
    setenv("XDG_PICTURES_DIR", "/proc/no/such/folder", 1);
    assert_false(souvenir_save(&picture, fonts, "en", "run", &path, why, sizeof why));
    assert_null(path);
    assert_non_null(strstr(why, "/proc/no"));
    /* A file stands where the folder should be. */
    char *file = path_join(*state, "file");
    assert_true(file_write(file, "x", 1, NULL));
    setenv("XDG_PICTURES_DIR", file, 1);
    assert_false(souvenir_save(&picture, fonts, "en", "run", &path, why, sizeof why));
    assert_null(path);
    assert_non_null(strstr(why, file));
    mem_free(file);
    fonts_close(fonts);
}

static void AS_60_the_folder_is_the_persons_own(void **state)
{
    char *config = path_join(*state, "user-dirs.dirs"),
         *home = mem_copy_text(getenv("HOME") ? getenv("HOME") : "/"), *folder;
    char *before = getenv("XDG_CONFIG_HOME") ? mem_copy_text(getenv("XDG_CONFIG_HOME")) : NULL;
    static const char text[] =
        "# a remark\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n";
    setenv("XDG_CONFIG_HOME", *state, 1);
    setenv("HOME", "/people/lea", 1);
    folder = souvenir_folder();
    assert_string_equal(folder, "/people/lea/Pictures");
    mem_free(folder);
    assert_true(file_write(config, text, sizeof text - 1, NULL));
    folder = souvenir_folder();
    assert_string_equal(folder, "/people/lea/Bilder");
    mem_free(folder);
    setenv("XDG_PICTURES_DIR", "/srv/pictures", 1);
    folder = souvenir_folder();
    assert_string_equal(folder, "/srv/pictures");
    mem_free(folder);
    setenv("HOME", home, 1);
    if (before)
        setenv("XDG_CONFIG_HOME", before, 1);
    mem_free(before);
    mem_free(home);
    mem_free(config);
}

/* ---- the run of the day ---- */

static void the_day_is_that_of_utc(void **state)
{
    char code[DAILY_CODE];
    (void)state;
    daily_code(1795305599, 0, code); /* a second before midnight */
    assert_string_equal(code, "daily 2026-11-21");
    daily_code(1795305600, 0, code);
    assert_string_equal(code, "daily 2026-11-22");
    assert_true(daily_today(code, 1795305600 + 86399));
    assert_false(daily_today(code, 1795305600 + 86400));
    daily_code(1795305600, -1, code);
    assert_string_equal(code, "daily 2026-11-21");
    assert_true(daily_is("daily 2026-11-22"));
    assert_false(daily_is("daily 2026-11-22 "));
    assert_false(daily_is("Daily 2026-11-22"));
    assert_false(daily_is("daily soon"));
    assert_false(daily_is("table seven"));
}

static void one_attempt_a_day_at_each_difficulty_counts(void **state)
{
    struct store *store = store_open(*state);
    const char *today = "daily 2026-11-22", *before = "daily 2026-11-21";
    assert_int_equal(daily_look(store, today, 1, 0).state, DAILY_OPEN);
    assert_true(daily_begin(store, today, 1, 0));
    assert_int_equal(daily_look(store, today, 1, 0).state, DAILY_BEGUN);
    assert_false(daily_begin(store, today, 1, 0)); /* who leaves it has had it */
    assert_true(daily_begin(store, today, 2, 0));  /* another difficulty */
    assert_true(daily_begin(store, today, 1, 7));  /* somebody else */
    assert_true(daily_begin(store, before, 1, 0));
    daily_end(store, today, 1, 0, false, 7);
    assert_int_equal(daily_look(store, today, 1, 0).state, DAILY_LOST);
    assert_int_equal(daily_look(store, today, 1, 0).marker, 7);
    daily_end(store, today, 1, 0, true, 12); /* what came after it was practice */
    assert_int_equal(daily_look(store, today, 1, 0).state, DAILY_LOST);
    daily_end(store, before, 1, 0, true, 12);
    store_close(store);
    store = store_open(*state);
    assert_int_equal(daily_look(store, before, 1, 0).state, DAILY_WON);
    assert_int_equal(daily_look(store, today, 1, 0).state, DAILY_LOST);
    assert_int_equal(daily_look(store, today, 2, 0).state, DAILY_BEGUN);
    assert_int_equal(daily_look(store, today, 3, 0).state, DAILY_OPEN);
    assert_false(daily_begin(store, "table seven", 1, 0));
    assert_false(daily_begin(NULL, today, 1, 0));
    store_close(store);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(AS_60_it_is_saved_and_whole),
        TEST(AS_60_a_disk_that_refuses_gives_a_sentence),
        TEST(AS_60_the_folder_is_the_persons_own),
        TEST(the_day_is_that_of_utc),
        TEST(one_attempt_a_day_at_each_difficulty_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
