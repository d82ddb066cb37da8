/* A disk that is full, another Carré on the same games: a sentence, play goes on, the sentence is
 * found again on the way out, and what was played in between is saved when that can be done again.
 */
#include "app_inside.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "saves.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "store.h"
#include "table.h"
#include "unit.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#define FULL "The disk is full: nothing can be saved right now."
#define REFUSES "Saving to disk failed. Carré will keep trying."

/* No file may grow: the next best thing to a disk without room. */
static void limit_files(rlim_t bytes)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void key(struct bench *b, int k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_frame(b->app);
}

/* So many ms of looking on; the writer has its time too. */
static void wait(struct bench *b, int ms)
{
    store_flush(app_store(b->app));
    for (int i = 0; i <= ms; i += 100) {
        app_clock(b->app, app_now(b->app) + 100);
        app_frame(b->app);
    }
}

static const char *sign(const struct bench *b)
{
    const struct item *i = items_get(app_top(b->app)->items, item_id("unsaved", 0));
    return i ? i->name : "";
}

static char *kept(struct bench *b) { return saves_text_game(b->app, "power-up"); }

/* Folds, or calls, or whatever else the next key is; how often the game was put anew. */
static int play(struct bench *b, int presses)
{
    int moves = 0;
    char *before = kept(b);
    for (int i = 0; i < presses; i++) {
        key(b, "FCCF"[i % 4]);
        wait(b, 2000);
        char *now = kept(b);
        moves += now && (!before || strcmp(now, before) != 0);
        mem_free(before);
        before = now;
    }
    mem_free(before);
    return moves;
}

/* One person and two bots. */
static void open_table(struct bench *b)
{
    struct seating who;
    seating_default(&who, games_find("power-up"), 3);
    app_set(b->app, SETTING_PACE, PACE_INSTANT);
    table_open(b->app,
               &(struct table_request){.game = "power-up", .seed = "unsaved", .seating = &who});
}

static void a_full_disk_is_told_until_it_is_not(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    title_open(b.app);
    open_table(&b);
    wait(&b, 3000);
    assert_null(app_unsaved(b.app));
    assert_null(unsaved_mark(b.app, app_top(b.app)));
    limit_files(4);
    /* the game goes on, and is there as long as the program is */
    assert_true(play(&b, 4) > 0);
    const char *why = app_unsaved(b.app);
    assert_non_null(why);
    assert_true(strcmp(why, FULL) == 0 || strcmp(why, REFUSES) == 0);
    const int64_t told = b.app->told;
    assert_true(app_now(b.app) - told < TOAST_LONG_MS);
    /* nor does another message, or the next person, take it away before its time */
    app_unsay(b.app);
    wait(&b, 0);
    assert_string_equal(b.app->toast, why);
    app_toast(b.app, "Something else.");
    wait(&b, 100);
    assert_string_equal(b.app->toast, "Something else.");
    assert_non_null(unsaved_mark(b.app, app_top(b.app)));
    key(&b, KEY_ESCAPE);
    wait(&b, 500);
    assert_string_equal(app_top(b.app)->type->name, "pause");
    assert_string_equal(sign(&b), why);
    wait(&b, TOAST_LONG_MS);
    assert_string_equal(b.app->toast, ""); /* it has been read… */
    assert_string_equal(sign(&b), why);    /* …and stands here */
    app_home(b.app);
    wait(&b, 500);
    assert_string_equal(sign(&b), why);
    char *text = kept(&b);
    assert_non_null(text);
    limit_files(RLIM_INFINITY);
    for (int i = 0; i < 3 && app_unsaved(b.app); i++)
        /* nobody does anything: it is tried again all the same */
        wait(&b, 6000);
    assert_null(app_unsaved(b.app));
    assert_string_equal(b.app->toast, "Everything is being saved again.");
    assert_string_equal(sign(&b), "");
    bench_close(&b);
    store_close(store);
    store = store_open(*state);
    char *later = store_get(store, "autosave-power-up");
    assert_string_equal(later ? later : "(none)", text);
    mem_free(later);
    mem_free(text);
    store_close(store);
}

/* One press and the scene that it leads to. */
static void go(struct bench *b, int k)
{
    key(b, k);
    for (int i = 0; i < 10; i++) {
        app_clock(b->app, app_now(b->app) + 50);
        app_frame(b->app);
    }
}

/* What the question says that stands before the title. */
static const char *leaving(struct bench *b)
{
    go(b, KEY_ESCAPE);
    go(b, 'Q');
    const struct item *i = items_get(app_top(b->app)->items, item_id("heading", 0));
    return i ? i->value : "(no question)";
}

static void stay(struct bench *b)
{
    go(b, KEY_ESCAPE);
    go(b, KEY_ESCAPE);
}

/* Nobody waits between a move, the pause and the question: it is the disk's answer all the same. */
static void who_leaves_is_told_what_the_disk_says(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    title_open(b.app);
    open_table(&b);
    wait(&b, 3000);
    assert_non_null(strstr(leaving(&b), "Your game is saved."));
    stay(&b);
    limit_files(4);
    store_put(store, "autosave-power-up", "a move that the writer does not know yet");
    assert_non_null(strstr(leaving(&b), "can’t be saved right now"));
    stay(&b);
    assert_non_null(strstr(leaving(&b), "can’t be saved right now"));
    limit_files(RLIM_INFINITY); /* with the question open nothing is tried again by itself */
    stay(&b);
    assert_non_null(strstr(leaving(&b), "Your game is saved."));
    bench_close(&b);
    store_close(store);
}

static void the_second_of_two_says_that_it_keeps_nothing(void **state)
{
    struct store *first = store_open(*state), *second = store_open(*state);
    struct bench b = bench_open_on(second, 1280, 720, "en", 100);
    title_open(b.app);
    wait(&b, 500);
    assert_string_equal(sign(&b),
                        "Another copy of Carré is open. Nothing you do in this window will be "
                        "saved.");
    open_table(&b);
    wait(&b, 3000);
    assert_true(play(&b, 4) > 0);
    assert_non_null(unsaved_mark(b.app, app_top(b.app)));
    bench_close(&b);
    store_close(second);
    char *text = store_get(first, "autosave-power-up");
    assert_null(text);
    store_close(first);
}

/* The sentence has its room in the pause and on the title, in the largest letters too. */
static void the_sentence_is_fit_to_be_read(void **state)
{
    struct store *first = store_open(*state);
    int faults = 0;
    for (int l = 0; i18n_languages()[l]; l++)
        for (int large = 0; large < 2; large++) {
            struct store *second = store_open(*state);
            struct bench b = bench_open_on(second, large ? 1024 : 1920, large ? 600 : 1080,
                                           i18n_languages()[l], large ? 200 : 100);
            char where[80];
            title_open(b.app);
            app_settle(b.app, 500);
            b.app->toast[0] = '\0';
            snprintf(where, sizeof where, "title, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            open_table(&b);
            app_settle(b.app, 3000);
            b.app->toast[0] = '\0';
            snprintf(where, sizeof where, "table, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            key(&b, KEY_ESCAPE);
            app_settle(b.app, 500);
            snprintf(where, sizeof where, "pause, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            bench_close(&b);
            store_close(second);
        }
    store_close(first);
    assert_int_equal(faults, 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_full_disk_is_told_until_it_is_not),
        TEST(who_leaves_is_told_what_the_disk_says),
        TEST(the_second_of_two_says_that_it_keeps_nothing),
        TEST(the_sentence_is_fit_to_be_read),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
