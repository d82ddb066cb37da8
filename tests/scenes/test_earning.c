/* Achievements at the table, as hands meet them: earned with the shot, kept over a kill, not in
 * practice; the clock that stands in the pause; the souvenir; the run of the day; what was chosen
 * of what was earned. Matches are laid out by hand and gone on with as saved ones. */
#include "unit.h"

#include "ace_achievements.h"
#include "ace_names.h"
#include "ace_player.h"
#include "ace_rewards.h"
#include "achievements.h"
#include "achievements_scene.h"
#include "daily.h"
#include "games.h"
#include "i18n.h"
#include "log.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "saves.h"
#include "scenes.h"
#include "setup_ace.h"
#include "scratch.h"
#include "table.h"
#include "world.h"
#include "ace_settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct room {
    char *folder, *assets;
    struct store *store;
    struct bench b;
    struct world world;
};

static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

static void enter(struct room *r)
{
    r->store = store_open(r->folder);
    r->b = bench_open_on(r->store, 1280, 720, "en", 100);
    title_open(r->b.app);
    app_set(r->b.app, SETTING_PACE, PACE_INSTANT);
    app_set(r->b.app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    app_settle(r->b.app, 1000);
}

static void leave(struct room *r)
{
    bench_close(&r->b);
    store_close(r->store);
}

static int setup(void **state)
{
    struct room *r = mem_alloc(sizeof *r);
    log_sink(hush, NULL);
    r->folder = scratch_make();
    r->assets = path_assets();
    world_open(&r->world, r->assets);
    setenv("XDG_PICTURES_DIR", r->folder, 1);
    enter(r);
    *state = r;
    return 0;
}

static int teardown(void **state)
{
    struct room *r = *state;
    leave(r);
    world_close(&r->world);
    scratch_remove(r->folder);
    mem_free(r->folder);
    mem_free(r->assets);
    mem_free(r);
    return 0;
}

/* A match as it was saved. */
static char *laid_out(struct room *r, int difficulty, const char *position, bool practice)
{
    char error[MATCH_ERROR] = "";
    uint8_t seed[SEED_BYTES];
    struct rules rules;
    assert_true(world_rules(&r->world, games_find("ace"), 1, &rules, error, MATCH_ERROR));
    rules.option[ACE_DIFFICULTY] = difficulty;
    match_seed_from_text("earning", seed);
    struct match *m = match_new(&rules, seed, NULL, position, true, error);
    if (!m)
        fail_msg("%s", error);
    if (practice)
        match_undo(m, 0, true);
    char *text = match_save(m);
    match_free(m);
    return text;
}

static void sit_down(struct room *r, int difficulty, const char *position, bool practice)
{
    char *text = laid_out(r, difficulty, position, practice);
    table_open(r->b.app, &(struct table_request){.game = "ace", .saved = text});
    app_settle(r->b.app, 4000);
    assert_string_equal(app_top(r->b.app)->type->name, "table");
    mem_free(text);
}

static void press(struct room *r, const char *name, int number)
{
    char spoken[160];
    app_settle(r->b.app, 4000);
    const struct item *i = items_get(app_top(r->b.app)->items, item_id(name, number));
    if (!i || i->why_not)
        fail_msg("%s %d: %s", name, number, i ? i->why_not : "is not there");
    snprintf(spoken, sizeof spoken, "%s", i->name);
    assert_true(app_activate(r->b.app, spoken));
}

/* The five cards of the hand, all of them. */
static void shoot(struct room *r, const char *const *cards)
{
    struct rules rules;
    char error[MATCH_ERROR];
    assert_true(world_rules(&r->world, games_find("ace"), 1, &rules, error, MATCH_ERROR));
    for (; *cards; cards++) {
        const card c = card_of(card_rank_from((*cards)[0]), card_suit_from((*cards)[1]));
        const struct item *i = items_get(app_top(r->b.app)->items, item_id("card", c));
        if (i && !i->chosen)
            press(r, "card", c);
    }
    press(r, "primary", 0);
}

static bool has(struct room *r, enum ace_achievement which)
{
    char name[40];
    ace_achievement_store_name(which, name);
    return achievements_find(r->store, 0, name, NULL);
}

static int told(const struct room *r, const char *words)
{
    return strstr(canvas_text_dump(r->b.canvas), words) != NULL;
}

static void show(struct room *r)
{
    app_exposed(r->b.app);
    app_frame(r->b.app);
}

/* Do these words, or this picture, come within six seconds? */
static bool comes(struct room *r, const char *words)
{
    for (int i = 0; i < 60; i++) {
        show(r);
        if (told(r, words))
            return true;
        app_clock(r->b.app, app_now(r->b.app) + 100);
    }
    return false;
}

#define PAIR "put hand 1 2s 2d 5c 7h 9s"
static const char *const pair[] = {"2s", "2d", "5c", "7h", "9s", NULL};

static void AS_60_AS_65_earned_with_the_shot_and_kept(void **state)
{
    struct room *r = *state;
    struct achievement before, after;
    sit_down(r, ACE_NORMAL, "put enemy bootlegger\nset marker 2\nset hp 1\n" PAIR, false);
    assert_false(has(r, ACHIEVEMENT_SOLO_DUEL));
    shoot(r, pair);
    assert_true(has(r, ACHIEVEMENT_SOLO_DUEL));
    assert_false(has(r, ACHIEVEMENT_COOP_DUEL));
    assert_true(comes(r, "ace/feats/solo-duel"));
    app_settle(r->b.app, 6000);
    achievements_find(r->store, 0, "ace-solo-duel", &before);
    assert_true(before.earned > 1700000000);
    /* The program ends; the save is gone on with, and nothing is told or dated again. */
    leave(r);
    enter(r);
    char *text = saves_text(r->b.app);
    assert_non_null(text);
    table_open(r->b.app, &(struct table_request){.game = "ace", .saved = text});
    mem_free(text);
    app_settle(r->b.app, 4000);
    assert_false(comes(r, "ace/feats/solo-duel"));
    achievements_find(r->store, 0, "ace-solo-duel", &after);
    assert_int_equal(after.earned, before.earned);
}

static void AS_08_practice_earns_nothing(void **state)
{
    struct room *r = *state;
    sit_down(r, ACE_NORMAL, "put enemy bootlegger\nset marker 2\nset hp 1\n" PAIR, true);
    shoot(r, pair);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        assert_false(has(r, (enum ace_achievement)i));
}

/* Half an hour in the pause, one minute at the table. */
static void AS_63_the_clock_stands_still_in_the_pause(void **state)
{
    struct room *r = *state;
    for (int paused = 1; paused >= 0; paused--) {
        sit_down(r, ACE_EASY,
                 "put enemy lord-overkill-easy\nset marker 12\nset hp 1\nset bullets 4\nput hand 1 "
                 "2s 3s 4s 5s 6s",
                 false);
        app_clock(r->b.app, app_now(r->b.app) + 60000);
        app_frame(r->b.app);
        if (paused) {
            app_input(r->b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
            app_settle(r->b.app, 500);
            assert_string_equal(app_top(r->b.app)->type->name, "pause");
        }
        app_clock(r->b.app, app_now(r->b.app) + 1800000);
        app_frame(r->b.app);
        if (paused) {
            app_input(r->b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
            app_settle(r->b.app, 500);
        }
        assert_string_equal(app_top(r->b.app)->type->name, "table");
        shoot(r, (const char *const[]){"2s", "3s", "4s", "5s", "6s", NULL});
        app_settle(r->b.app, 8000);
        assert_string_equal(app_top(r->b.app)->type->name, "result");
        assert_true(has(r, ACHIEVEMENT_WON_EASY));
        assert_int_equal(has(r, ACHIEVEMENT_SWIFT), paused);
        if (paused) {
            leave(r); /* a rider of another evening, who has earned nothing */
            scratch_remove(r->folder);
            mem_free(r->folder);
            r->folder = scratch_make();
            enter(r);
        }
    }
}

static void AS_60_a_souvenir_from_the_result(void **state)
{
    struct room *r = *state;
    sit_down(r, ACE_EASY,
             "put enemy lord-overkill-easy\nset marker 12\nset hp 1\nset bullets 4\nput hand 1 2s "
             "3s 4s 5s 6s",
             false);
    shoot(r, (const char *const[]){"2s", "3s", "4s", "5s", "6s", NULL});
    app_settle(r->b.app, 8000);
    assert_string_equal(app_top(r->b.app)->type->name, "result");
    assert_int_equal(look_at(r->b.app, "result of a run"), 0);
    /* A disk that refuses: a sentence, and nothing earned. */
    setenv("XDG_PICTURES_DIR", "/proc/no/such", 1);
    assert_true(app_activate(r->b.app, "Save a souvenir"));
    assert_true(comes(r, "saved"));
    assert_false(has(r, ACHIEVEMENT_SOUVENIR));
    setenv("XDG_PICTURES_DIR", r->folder, 1);
    assert_true(app_activate(r->b.app, "Save a souvenir"));
    show(r);
    assert_true(comes(r, "Souvenir "));
    assert_true(has(r, ACHIEVEMENT_SOUVENIR));
    assert_true(app_activate(r->b.app, "All results"));
    assert_true(app_activate(r->b.app, "Achievements"));
    app_settle(r->b.app, 500);
    assert_string_equal(app_top(r->b.app)->type->name, "achievements");
}

static bool practice_now(struct room *r, char code[64])
{
    char error[MATCH_ERROR], *text = saves_text(r->b.app);
    const struct match_world games = world_for_match(&r->world);
    struct match *m = text ? match_load(text, &games, false, error) : NULL;
    assert_non_null(m);
    const bool practice = match_practice(m);
    snprintf(code, 64, "%s", match_code(m));
    match_free(m);
    mem_free(text);
    return practice;
}

static void a_run_a_day_and_the_second_is_practice(void **state)
{
    struct room *r = *state;
    char code[64], today[DAILY_CODE];
    app_set(r->b.app, SETTING_CONFIRM_QUIT, 0);
    for (int n = 0; n < 3; n++) {
        daily_code(profile_now(), 0, today);
        ace_setup_open(r->b.app, NULL, NULL);
        app_settle(r->b.app, 500);
        assert_true(app_activate(r->b.app, n == 2 ? "Hard" : "Normal"));
        assert_true(app_activate(r->b.app, "Daily run"));
        app_settle(r->b.app, 500);
        assert_true(app_activate(r->b.app, n == 1 ? "Practise" : "Ride"));
        app_settle(r->b.app, 6000);
        assert_string_equal(app_top(r->b.app)->type->name, "table");
        assert_int_equal(practice_now(r, code), n == 1);
        assert_string_equal(code, today);
        assert_int_equal(daily_look(r->store, today, ACE_NORMAL, 0).state, DAILY_BEGUN);
        app_home(r->b.app);
        app_settle(r->b.app, 500);
    }
    assert_int_equal(daily_look(r->store, today, ACE_HARD, 0).state, DAILY_BEGUN);
    assert_int_equal(daily_look(r->store, today, ACE_EASY, 0).state, DAILY_OPEN);
}

static void AS_64_what_is_chosen_is_worn_by_who_has_earned_it(void **state)
{
    struct room *r = *state;
    char name[40];
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        ace_achievement_store_name(i, name);
        assert_null(ace_reward_picture(r->b.app, REWARD_BACK));
        if (i < 3)
            achievements_note(r->store, 0, name, 1, 1700000000 + i);
    }
    achievements_open(r->b.app, PAGE_REWARDS);
    app_settle(r->b.app, 500);
    assert_false(app_activate(r->b.app, "Six of brass")); /* takes twelve */
    assert_true(app_activate(r->b.app, "Rattlesnake"));
    assert_string_equal(ace_reward_picture(r->b.app, REWARD_BACK), "ace/rewards/back-rattler");
    assert_null(ace_reward_picture(r->b.app, REWARD_GROUND));
    for (int i = 3; i < ACE_ACHIEVEMENTS; i++) {
        ace_achievement_store_name(i, name);
        achievements_note(r->store, 0, name, 1, 1700000000 + i);
    }
    app_home(r->b.app);
    app_settle(r->b.app, 100);
    achievements_open(r->b.app, PAGE_REWARDS);
    app_settle(r->b.app, 500);
    assert_true(app_activate(r->b.app, "Black lacquer"));
    assert_true(app_activate(r->b.app, "The ace that ends it"));
    app_home(r->b.app);
    sit_down(r, ACE_NORMAL, "put enemy bootlegger\nset marker 2\n" PAIR, false);
    show(r);
    assert_true(told(r, "ace/rewards/ground-lacquer"));
    assert_true(told(r, "ace/rewards/back-overkill"));
}

static void the_stats_count_what_was_played(void **state)
{
    struct room *r = *state;
    sit_down(r, ACE_EASY,
             "put enemy lord-overkill-easy\nset marker 12\nset hp 1\nset bullets 4\nput hand 1 2s "
             "3s 4s 5s 6s",
             false);
    shoot(r, (const char *const[]){"2s", "3s", "4s", "5s", "6s", NULL});
    app_settle(r->b.app, 8000);
    app_home(r->b.app);
    for (int visit = 0; visit < 2; visit++) { /* what the end of the run has left */
        achievements_open(r->b.app, PAGE_ACHIEVEMENTS);
        app_settle(r->b.app, 500);
        assert_true(app_activate(r->b.app, "Statistics"));
        app_settle(r->b.app, 500);
        assert_string_equal(app_top(r->b.app)->type->name, "statistics");
        assert_string_equal(items_named(app_top(r->b.app)->items, "Runs")->value, "1");
        assert_string_equal(items_named(app_top(r->b.app)->items, "Won on Easy")->value, "1 of 1");
        assert_int_equal(look_at(r->b.app, "figures"), 0);
        app_home(r->b.app);
        app_settle(r->b.app, 100);
        char *kept = store_get(r->store, "figures-ace-0");
        assert_non_null(kept);
        mem_free(kept);
    }
}

/* What has been earned is told where nothing else is to be read: not on the headline of a result,
 * nor on the reckoning. In the pause it waits. */
static void the_ribbon_covers_nothing(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100}, {1024, 600, 200}, {1920, 1080, 100}, {1366, 768, 150}};
    int faults = 0;
    for (int i = 0; i < 24; i++) {
        const char *lang = i18n_languages()[i % 3];
        const int k = i / 3 % 4;
        struct bench b = bench_open(size[k].w, size[k].h, lang, size[k].text);
        title_open(b.app);
        if (i < 12)
            table_open(b.app, &(struct table_request){.game = "ace", .seed = "carre"});
        else
            result_open(b.app,
                        &(struct result_request){
                            .game = "ace",
                            .won = true,
                            .heading = _("Lord Overkill has fallen"),
                            .sentence = _("The town is quiet again. Nobody will believe how.")});
        app_settle(b.app, 20000);
        achievements_award(b.app, ACHIEVEMENT_TWO_SPADES);
        const int64_t began = app_now(b.app);
        while (app_now(b.app) < began + 1500) {
            app_frame(b.app);
            app_clock(b.app, app_now(b.app) + 50);
        }
        char where[80];
        snprintf(where, sizeof where, "earned, %s %dx%d %d%%", i < 12 ? "table" : "result",
                 size[k].w, size[k].h, size[k].text);
        faults += look_at(b.app, where);
        const char *name = _(ace_achievement_specs[ACHIEVEMENT_TWO_SPADES].name);
        char word[40];
        snprintf(word, sizeof word, "\"%.*s", (int)strcspn(name, " "),
                 name); /* in the largest letters it takes two lines */
        if (!strstr(canvas_text_dump(b.canvas), word))
            fail_msg("%s: nothing is told", where);
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

int main(void)
{
    i18n_start();
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(AS_60_AS_65_earned_with_the_shot_and_kept),
        TEST(AS_08_practice_earns_nothing),
        TEST(AS_63_the_clock_stands_still_in_the_pause),
        TEST(AS_60_a_souvenir_from_the_result),
        TEST(a_run_a_day_and_the_second_is_practice),
        TEST(AS_64_what_is_chosen_is_worn_by_who_has_earned_it),
        TEST(the_stats_count_what_was_played),
        cmocka_unit_test(the_ribbon_covers_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
