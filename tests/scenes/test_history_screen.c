/* Hands that leave the window as a file, and files that come into it: what is asked, what is
 * written where, and what a hand out of a file lets be seen. */
#include "bot.h"
#include "file.h"
#include "games.h"
#include "hand_history.h"
#include "open_file.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scenes.h"
#include "scratch.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A folder with a store in which one game of hold'em by three was played to its end, the first seat
 * a person's, and documents. */
struct home {
    char *folder, *documents;
    struct store *store;
    struct bench b;
};

static char *played(const char *game, int stack)
{
    struct world w;
    struct rules r;
    char *assets = path_assets(), error[MATCH_ERROR];
    const uint8_t seed[SEED_BYTES] = {5};
    struct rng rng = rng_seed(4);
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find(game), 3, &r, error, sizeof error));
    r.option[HOLDEM_FIRST_STACK] = stack;
    struct match *m = match_new(&r, seed, NULL, NULL, false, error);
    while (!match_over(m)) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_find(game, "regular")->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 1000 * match_actions(m)), REASON_OK);
    }
    char *text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

static void home_open(struct home *x, const char *lang, int w, int h, int percent, int people)
{
    struct seating who;
    char *text = played("holdem", 800);
    x->folder = scratch_make();
    x->documents = path_join(x->folder, "papers");
    setenv("XDG_DOCUMENTS_DIR", x->documents, 1);
    x->store = store_open(x->folder);
    seating_default(&who, games_find("holdem"), 3);
    for (int s = 0; s < 3; s++)
        if (s < people)
            seating_sit_guest(&who, s);
        else
            seating_sit_bot(&who, s, NULL);
    char *seats = seating_write(&who);
    profile_add_match(x->store, &(struct played){.game = "holdem",
                                                 .started = 1782122400,
                                                 .ended = 1782125000,
                                                 .finished = true,
                                                 .result = "0 2400 0",
                                                 .seats = seats,
                                                 .text = text});
    x->b = bench_open_on(x->store, w, h, lang, percent);
    title_open(x->b.app);
    mem_free(seats);
    mem_free(text);
}

static void home_close(struct home *x)
{
    bench_close(&x->b);
    store_close(x->store);
    unsetenv("XDG_DOCUMENTS_DIR");
    scratch_remove(x->folder);
    mem_free(x->documents);
    mem_free(x->folder);
}

static const char *top(struct home *x)
{
    app_settle(x->b.app, 2000);
    return app_top(x->b.app)->type->name;
}

static void press(struct home *x, const char *name)
{
    app_settle(x->b.app, 2000);
    if (!app_activate(x->b.app, name))
        fail_msg("there is no “%s”", name);
    app_settle(x->b.app, 2000);
}

static char *written(const struct home *x, const char *name)
{
    char *path = path_join(x->documents, name), *text = file_read(path, 1 << 24, NULL, NULL);
    mem_free(path);
    return text;
}

static void hands_leave_as_a_file(void **state)
{
    (void)state;
    struct home x;
    home_open(&x, "en", 1280, 720, 100, 1);
    matches_open(x.b.app);
    press(&x, "Export");
    assert_string_equal(top(&x), "dialog");
    press(&x, "PHH");
    assert_string_equal(top(&x), "dialog");
    press(&x, "What I saw");
    assert_string_equal(top(&x), "matches");
    char *seen = written(&x, "carre-holdem-2026-06-22.phhs");
    assert_non_null(seen);
    assert_non_null(strstr(seen, "[1]\nvariant = \"NT\"\n"));
    assert_non_null(strstr(seen, "????"));
    assert_non_null(strstr(seen, "year = 2026"));
    press(&x, "Export");
    press(&x, "PHH");
    press(&x, "All cards");
    char *all = written(&x, "carre-holdem-2026-06-22-2.phhs");
    assert_non_null(all);
    assert_null(strstr(all, "????"));
    press(&x, "Export");
    press(&x, "PokerStars text");
    char *words = written(&x, "carre-holdem-2026-06-22.txt");
    assert_non_null(words);
    assert_memory_equal(words, "PokerStars Hand #", 17);
    assert_non_null(strstr(words, "Dealt to Player 1 ["));
    mem_free(seen);
    mem_free(all);
    mem_free(words);
    home_close(&x);
}

/* Nobody is asked for all cards where several people would have to agree. */
static void several_people_are_told_what_everybody_saw(void **state)
{
    (void)state;
    struct home x;
    home_open(&x, "en", 1280, 720, 100, 2);
    matches_open(x.b.app);
    press(&x, "Export");
    press(&x, "PHH");
    assert_string_equal(top(&x), "matches");
    char *text = written(&x, "carre-holdem-2026-06-22.phhs");
    assert_non_null(text);
    assert_non_null(strstr(text, "\"d dh p1 ????\""));
    press(&x, "Export");
    app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
    assert_string_equal(top(&x), "matches");
    mem_free(text);
    home_close(&x);
}

static void a_folder_that_can_t_be_made_is_said(void **state)
{
    (void)state;
    struct home x;
    home_open(&x, "en", 1280, 720, 100, 1);
    setenv("XDG_DOCUMENTS_DIR", "/proc/no/such/folder", 1);
    matches_open(x.b.app);
    press(&x, "Export");
    press(&x, "PokerStars text");
    assert_string_equal(top(&x), "matches");
    home_close(&x);
}

static void put(struct home *x, const char *name, const char *text, int hand, bool opens)
{
    char *path = path_join(x->folder, name);
    assert_true(file_write(path, text, strlen(text), NULL));
    assert_int_equal(open_file(x->b.app, path, hand), opens);
    assert_string_equal(top(x), opens ? "replay" : "dialog");
    mem_free(path);
}

#define HAND                                                                            \
    "variant = \"NT\"\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = " \
    "10\nstarting_stacks = [500, 500, 500]\nplayers = [\"Ann\", \"Ben\", \"Cid\"]\n"
#define PLAY "\"p3 cbr 30\", \"p1 f\", \"p2 f\"]\n"

/* Cards that the file does not have can't be looked at, by any eyes; and the hand is not played on.
 */
static void a_file_comes_into_the_window(void **state)
{
    (void)state;
    struct home x;
    home_open(&x, "en", 1280, 720, 100, 1);
    put(&x, "one.phh", HAND "actions = [\"d dh p1 AcAd\", " PLAY, 0, true);
    assert_false(app_activate(x.b.app, "Play from here"));
    press(&x, "Viewpoint");
    assert_string_equal(top(&x), "replay-eyes");
    static const char *const shut[] = {"All cards", "Ben", "Cid"};
    for (int i = 0; i < 3; i++) {
        const struct item *eyes = items_named(app_top(x.b.app)->items, shut[i]);
        assert_non_null(eyes);
        assert_string_equal(eyes->why_not, "The file doesn’t contain these cards.");
        assert_false(app_activate(x.b.app, shut[i]));
    }
    press(&x, "What everyone saw");
    assert_string_equal(top(&x), "replay");
    press(&x, "Viewpoint");
    press(&x, "Ann");
    assert_string_equal(top(&x), "replay");
    put(&x, "all.phhs",
        "[1]\n" HAND "actions = [" PLAY "[2]\n" HAND
        "actions = [\"d dh p1 AcAd\", \"d dh p2 KcKd\", \"d dh p3 QcQd\", " PLAY,
        2, true);
    press(&x, "Viewpoint");
    press(&x, "All cards");
    home_close(&x);
}

static void files_that_hold_no_hand_are_refused(void **state)
{
    (void)state;
    static const struct {
        const char *name, *text;
        int hand;
    } bad[] = {
        {"a.phh", "", 0},
        {"b.phh", "variant = \"PO\"\n", 0},
        {"c.phh", "variant = ?\n", 0},
        {"d.phh", HAND "actions = [\"p1 f\"]\n", 0},
        {"e.carre", "carre 1\ngame nothing 1\n", 0},
        {"f.phhs", "[1]\n" HAND "actions = [" PLAY, 2},
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct home x;
        home_open(&x, "en", 1280, 720, 100, 1);
        put(&x, bad[i].name, bad[i].text, bad[i].hand, false);
        home_close(&x);
    }
    struct home x;
    home_open(&x, "en", 1280, 720, 100, 1);
    assert_false(open_file(x.b.app, "/no/such/file.phh", 0));
    assert_string_equal(top(&x), "dialog");
    home_close(&x);
}

static void everything_fits(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100}, {1024, 600, 200}, {1920, 1080, 150}};
    int faults = 0, n = 0;
    for (int l = 0; i18n_languages()[l]; l++)
        for (int i = 0; i < 3; i++) {
            struct home x;
            if (!look_due(n++))
                continue;
            home_open(&x, i18n_languages()[l], size[i].w, size[i].h, size[i].text, 1);
            matches_open(x.b.app);
            app_settle(x.b.app, 2000);
            faults += look_at(x.b.app, "games played");
            press(&x, _("Export"));
            faults += look_at(x.b.app, "the form of the file");
            press(&x, _("PHH"));
            faults += look_at(x.b.app, "folded cards");
            press(&x, _("What I saw"));
            put(&x, "one.phh", HAND "actions = [\"d dh p1 AcAd\", " PLAY, 0, true);
            faults += look_at(x.b.app, "a hand out of a file");
            app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'E'});
            app_settle(x.b.app, 2000);
            faults += look_at(x.b.app, "its eyes");
            home_close(&x);
        }
    assert_int_equal(faults, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_leave_as_a_file),
        cmocka_unit_test(several_people_are_told_what_everybody_saw),
        cmocka_unit_test(a_folder_that_can_t_be_made_is_said),
        cmocka_unit_test(a_file_comes_into_the_window),
        cmocka_unit_test(files_that_hold_no_hand_are_refused),
        cmocka_unit_test(everything_fits),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
