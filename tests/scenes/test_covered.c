/* What lies over a table takes nothing from it: a moment that a page has covered is seen from where
 * it was, however long the page was read. At every kind of table, under every kind of page. */
#include "ace_settings.h"
#include "ace_story.h"
#include "ace_table.h"
#include "app_inside.h"
#include "bot.h"
#include "canvas_inside.h"
#include "game_folder.h"
#include "games.h"
#include "i18n.h"
#include "kinds.h"
#include "look.h"
#include "mem.h"
#include "rng.h"
#include "scenes.h"
#include "strbuf.h"
#include "table_inside.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

enum { FRAME_MS = 40, READ_MS = 30000, COVERS_EACH = 21, FRAMES_MOST = 4000, APART_MS = 130 };

/* ---- pages over a table ---- */

static void nothing(struct app *app, void *user, int which) { (void)app, (void)user, (void)which; }

static void over_rules(struct table *t)
{
    rules_open_table(t->scene.app, match_rules(t->match), NULL);
}
static void over_settings(struct table *t) { settings_open(t->scene.app); }
static void over_story(struct table *t) { game_folder("ace")->story->open(t->scene.app, 0); }
static void over_replay(struct table *t)
{
    char *text = match_save(t->match);
    assert_true(replay_open(
        t->scene.app,
        &(struct replay_request){.text = text, .at = -1, .running = true, .eyes = SEAT_ONLOOKER}));
    mem_free(text);
}
static void over_dialog(struct table *t)
{
    dialog_open(t->scene.app, &(struct dialog_request){.heading = "Well?",
                                                       .text = "Take your time.",
                                                       .button = {"Yes", "No"},
                                                       .answer = nothing});
}

/* Doors that a hand opens at the table itself. */
static void key(struct table *t, enum key k)
{
    app_input(t->scene.app, &(struct input){.kind = INPUT_KEY, .key = k});
}
static void door_pause(struct table *t) { key(t, KEY_ESCAPE); }
static void door_rules(struct table *t)
{
    enum key k = KEY_ESCAPE;
    for (int i = 0; i < items_count(t->scene.items); i++)
        if (items_at(t->scene.items, i)->action == STAGE_RULES && items_at(t->scene.items, i)->key)
            k = items_at(t->scene.items, i)->key;
    key(t, k);
}

static const struct {
    const char *name;
    void (*open)(struct table *t);
    bool hides; /* the whole table, so that nobody needs to be told to look away */
} covers[] = {{"rules", over_rules, true},          {"settings", over_settings, true},
              {"dialog", over_dialog, false},       {"story", over_story, true},
              {"replay", over_replay, true},        {"pause", door_pause, false},
              {"rules’ own key", door_rules, false}};
enum { COVERS = sizeof covers / sizeof *covers };

/* ---- a table that is played at ---- */

static struct table *sit_down(struct bench *b, const struct kind *k)
{
    struct seating who;
    seating_default(&who, games_find(k->game), k->seats);
    for (int s = 0; s < k->seats; s++)
        if (s < k->people)
            seating_sit_guest(&who, s);
        else
            seating_sit_bot(&who, s, strcmp(k->game, "upcolor") == 0 ? NULL : "random");
    who.privacy = k->how;
    app_scripted(b->app, true);
    app_set(b->app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    title_open(b->app);
    table_open(b->app,
               &(struct table_request){.game = k->game, .seed = "covered", .seating = &who});
    app_frame(b->app);
    assert_string_equal(app_top(b->app)->type->name, "table");
    /* by keys from the beginning, or their caps would tell one picture from the next */
    key((struct table *)app_top(b->app), KEY_F5);
    return (struct table *)app_top(b->app);
}

/* Somebody does something, or comes to the screen. */
static void go_on(struct bench *b, struct table *t, struct rng *rng)
{
    const seat who = table_asked(t);
    if (t->curtain.up) {
        app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        return;
    }
    if (who < 0)
        return;
    struct view v;
    match_view(t->match, who, &v);
    table_play(t, bot_random_action(&v, rng), true);
    app_redraw(b->app);
}

static char *picture(struct bench *b)
{
    app_redraw(b->app);
    app_frame(b->app);
    return mem_copy_text(canvas_text_dump(b->canvas));
}

/* The picture is the same before a page came and after it has gone. */
static void cover(struct bench *b, struct table *t, const struct kind *k, int which)
{
    char *before = picture(b);
    covers[which].open(t);
    app_frame(b->app);
    if (app_top(b->app) == &t->scene)
        fail_msg("%s, privacy %d: no %s", k->game, (int)k->how, covers[which].name);
    for (int ms = 0; ms < READ_MS; ms += READ_MS / 10) {
        app_clock(b->app, app_now(b->app) + READ_MS / 10);
        app_frame(b->app);
    }
    app_pop(b->app);
    app_frame(b->app);
    assert_ptr_equal(app_top(b->app), &t->scene);
    char *after = picture(b);
    if (strcmp(before, after) != 0) {
        size_t i = 0;
        while (before[i] == after[i])
            i++;
        while (i && before[i - 1] != '\n')
            i--;
        fail_msg("%s, privacy %d, under %s: %.120s\ninstead of %.120s", k->game, (int)k->how,
                 covers[which].name, after + i, before + i);
    }
    mem_free(before);
    mem_free(after);
}

static void test_a_page_takes_nothing_from_the_table_below(void **state)
{
    (void)state;
    for (int i = 0; i < KINDS; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        struct table *t = sit_down(&b, &kinds[i]);
        struct rng rng = rng_seed(3);
        int covered = 0;
        int64_t last = 0;
        for (int f = 0; f < FRAMES_MOST && covered < COVERS_EACH && !match_over(t->match); f++) {
            const int wait = app_frame(b.app);
            const int which = covered % COVERS;
            if (wait == 0 && app_now(b.app) - last >= APART_MS) {
                if (covers[which].hides || kinds[i].how != PRIVACY_CURTAIN)
                    cover(&b, t, &kinds[i], which);
                covered++;
                last = app_now(b.app);
            } else if (wait != 0 && (t->curtain.up || stage_caught_up(table_front(t)))) {
                go_on(&b, t, &rng);
            }
            app_clock(b.app, app_now(b.app) + FRAME_MS);
        }
        assert_int_equal(covered, COVERS_EACH);
        bench_close(&b);
    }
}

/* ---- behind a curtain, and in a hand that goes down ---- */

/* Whoever looks up something in the middle of a moment sees all of it when the curtain opens again:
 * the stage is another one, and goes on with what the old one had not shown to its end. */
static void test_a_moment_is_told_after_the_curtain(void **state)
{
    (void)state;
    for (int i = 0; i < KINDS; i++) {
        if (kinds[i].how != PRIVACY_CURTAIN)
            continue;
        struct bench b = bench_open(1280, 720, "en", 100);
        struct table *t = sit_down(&b, &kinds[i]);
        struct rng rng = rng_seed(3);
        int covered = 0;
        for (int f = 0; f < FRAMES_MOST && covered < COVERS_EACH && !match_over(t->match); f++) {
            const int wait = app_frame(b.app);
            /* a bot may have ended the game in this frame: nobody comes to the screen then */
            if (match_over(t->match))
                break;
            if (wait == 0 && !t->curtain.up && !t->strip.on && !stage_caught_up(t->stage)) {
                const int seen = t->stage->seen, shown = table_shown_whole(t);
                assert_true(shown <= seen && shown < t->heard);
                door_pause(t);
                app_frame(b.app);
                app_clock(b.app, app_now(b.app) + READ_MS);
                app_pop(b.app);
                app_frame(b.app);
                assert_true(t->curtain.up);
                const bool again = t->curtain.again;
                key(t, KEY_ENTER);
                assert_false(t->curtain.up);
                if (again && (t->stage->seen != shown || stage_caught_up(t->stage)))
                    fail_msg("%s: of %d events %d are taken as seen, %d were", kinds[i].game,
                             t->heard, t->stage->seen, shown);
                else if (!again && !t->strip.on)
                    fail_msg("%s: nothing is told to who comes", kinds[i].game);
                app_settle(b.app, READ_MS);
                covered++;
                if (app_top(b.app) != (const struct scene *)t)
                    break; /* bots have ended the game, and the table has gone */
            } else if (wait != 0 && (t->curtain.up || stage_caught_up(table_front(t)))) {
                go_on(&b, t, &rng);
            }
            app_clock(b.app, app_now(b.app) + FRAME_MS);
        }
        assert_true(covered > 3);
        bench_close(&b);
    }
}

/* ---- what has happened since somebody's last turn ---- */

static struct rect strip_box(struct bench *b, const struct table *t)
{
    const char *at = t->strip.on ? canvas_text_dump(b->canvas) : NULL, *last = NULL;
    struct rect r = {0};
    while (at && (at = strstr(at, "tag strip")) != NULL)
        last = at++; /* the table may have a strip of its own below it */
    if (last && (last = strstr(last, "\npanel ")) != NULL)
        assert_int_equal(sscanf(last, "\npanel %f %f %f %f", &r.x, &r.y, &r.w, &r.h), 4);
    return r;
}

/* It leaves the rack of powers free. (What a press on it does is test-hotseat's.) */
static void test_a_recap_leaves_powers_free(void **state)
{
    (void)state;
    int seen = 0;
    for (int i = 0; i < KINDS; i++) {
        if (kinds[i].how != PRIVACY_CURTAIN || strcmp(kinds[i].game, "power-up") != 0)
            continue;
        struct bench b = bench_open(1280, 720, "en", 100);
        struct table *t = sit_down(&b, &kinds[i]);
        struct rng rng = rng_seed(3);
        for (int f = 0; f < FRAMES_MOST && !match_over(t->match); f++) {
            const int wait = app_frame(b.app);
            const struct rect box = strip_box(&b, t);
            seen += !rect_empty(box);
            for (int p = 0; p < 3; p++) {
                const struct item *power = items_get(t->scene.items, item_id("power", p));
                if (power && rect_meets(power->bounds, box))
                    fail_msg("the recap lies on %s", power->name);
            }
            if (wait != 0 && (t->curtain.up || (stage_caught_up(table_front(t)) && !t->strip.on)))
                go_on(&b, t, &rng);
            app_clock(b.app, app_now(b.app) + FRAME_MS);
        }
        bench_close(&b);
    }
    assert_true(seen > 0);
}

/* ---- Lord Overkill's coming, and the page of the story that tells it ---- */

enum { FILM = 6, FILM_STEP = 700 };

/* A table at which the next shot kills the last enemy before him. */
static struct table *before_him(struct bench *b, bool told)
{
    struct match *m = ace_table(ace_table_plain(), 1,
                                "set marker 11\nset bullets 2\nset bullets_max 2\nset reloads 2\n"
                                "set reloads_max 2\nput enemy the-ferryman\nset hp 1\n"
                                "put hand 1 Ks Kh 7d 7c 4s 3d 2c 9d 9c 5s\n");
    char *text = match_save(m);
    match_free(m);
    app_scripted(b->app, true);
    app_set(b->app, ace_setting(ACE_SETTING_STORY_TOLD), told ? (1 << ACE_STORY_PARTS) - 1 : 0);
    title_open(b->app);
    table_open(b->app, &(struct table_request){.game = "ace", .saved = text, .story = true});
    mem_free(text);
    app_settle(b->app, READ_MS);
    return (struct table *)app_top(b->app);
}

static void shoot(struct table *t)
{
    struct view v;
    match_view(t->match, 0, &v);
    const struct bot *bot = bot_find("ace", "greedy");
    struct rng rng = rng_seed(5);
    table_play(t, bot->choose(&v, &rng, &temper_even), true);
    app_redraw(t->scene.app);
}

static bool he_comes(const struct bench *b, const struct table *t)
{
    return strstr(canvas_text_dump(b->canvas), "tag moment") &&
           t->stage->shown.b.num[ACE_MARKER] == ACE_DUELS;
}

/* From that shot: pictures of his coming. True: the page of the story came, and was read. */
static bool film(bool told, char *out[FILM])
{
    struct bench b = bench_open(1280, 720, "en", 100);
    struct table *t = before_him(&b, told);
    shoot(t);
    bool read = false;
    int64_t from = -1;
    for (int ms = 0; ms < READ_MS && from < 0; ms += 10) {
        app_clock(b.app, app_now(b.app) + 10);
        app_frame(b.app);
        if (strcmp(app_top(b.app)->type->name, "story") == 0) {
            read = true;
            app_clock(b.app, app_now(b.app) + READ_MS);
            /* by no key, or the caps of keys would tell the films apart */
            app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = {5, 5}});
            app_input(b.app, &(struct input){.kind = INPUT_UP, .at = {5, 5}});
            app_input(b.app, &(struct input){.kind = INPUT_GONE});
            app_frame(b.app);
        }
        if (he_comes(&b, t))
            from = app_now(b.app);
    }
    assert_true(from >= 0);
    for (int i = 0; i < FILM; i++) {
        out[i] = picture(&b);
        app_clock(b.app, app_now(b.app) + FILM_STEP);
    }
    bench_close(&b);
    return read;
}

static void test_who_reads_the_story_sees_him_come(void **state)
{
    (void)state;
    char *read[FILM], *plain[FILM];
    assert_true(film(false, read));
    assert_false(film(true, plain));
    for (int i = 0; i < FILM; i++) {
        if (strcmp(read[i], plain[i]) != 0)
            fail_msg("%d ms after he came he is not where he would be", i * FILM_STEP);
        if (i && i <= FILM / 2 && strcmp(read[i], read[i - 1]) == 0)
            fail_msg("%d ms after he came nothing moves", i * FILM_STEP);
    }
    assert_non_null(strstr(read[FILM / 2], "ace/enters/"));
    for (int i = 0; i < FILM; i++) {
        mem_free(read[i]);
        mem_free(plain[i]);
    }
}

/* How the player has come there: by pointer alone, by keys that led the focus to a card, or by a
 * held that was pressed and refused. */
static void lead(struct bench *b, struct table *t, int how)
{
    const struct item *held = NULL;
    for (int i = 0; i < items_count(t->scene.items) && !held; i++)
        if (items_at(t->scene.items, i)->role == ITEM_CARD && items_at(t->scene.items, i)->own)
            held = items_at(t->scene.items, i);
    assert_non_null(held);
    if (how == 0)
        return;
    key(t, KEY_TAB);
    items_focus_on(t->scene.items, held->id);
    app_frame(b->app);
    if (how == 2)
        key(t, KEY_ENTER);
}

/* What explains a control goes with what it was about: nothing lies over Lord Overkill when he
 * comes, though cards can't be chosen then, the focus is on one, and the hand opens and leaves the
 * pause, or moves the focus below him. */
static void test_no_bubble_lies_over_a_moment(void **state)
{
    (void)state;
    static const enum key presses[] = {KEY_ESCAPE, KEY_LEFT, KEY_TAB, KEY_F1};
    int frames = 0;
    for (int how = 0; how < 3; how++)
        for (size_t k = 0; k < sizeof presses / sizeof *presses; k++) {
            struct bench b = bench_open(1280, 720, "en", 100);
            struct table *t = before_him(&b, true);
            lead(&b, t, how);
            shoot(t);
            for (int ms = 0; ms < READ_MS && frames < 10000; ms += FRAME_MS) {
                app_clock(b.app, app_now(b.app) + FRAME_MS);
                app_frame(b.app);
                if (app_top(b.app) != &t->scene) {
                    key(t, KEY_ESCAPE);
                    app_frame(b.app);
                }
                if (!he_comes(&b, t) || !table_moment(t))
                    continue;
                frames++;
                if (strstr(canvas_text_dump(b.canvas), "tag bubble"))
                    fail_msg("way %d, press %d: a bubble lies over him: %s", how, (int)k,
                             b.app->bubble);
                if (frames % 10 == 0)
                    key(t, presses[k]);
            }
            bench_close(&b);
        }
    assert_true(frames > 12 * 20);
}

/* ---- a table's clock ---- */

/* The turn's time stands under a page too, and so does the match's. */
static void test_no_turn_is_spent_under_a_page(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    struct seating who;
    seating_default(&who, games_find("holdem"), 2);
    seating_sit_guest(&who, 1);
    who.privacy = PRIVACY_OPEN;
    who.clock = CLOCK_USUAL;
    title_open(b.app);
    app_set(b.app, SETTING_TIME_LIMITS, LIMITS_USUAL);
    table_open(b.app, &(struct table_request){.game = "holdem", .seed = "clock", .seating = &who});
    app_settle(b.app, 20000);
    struct table *t = (struct table *)app_top(b.app);
    app_frame(b.app);
    for (int i = 0; i < COVERS; i++) {
        const int spent = t->clock.spent;
        const int64_t at = table_ms(t);
        covers[i].open(t);
        app_frame(b.app);
        app_clock(b.app, app_now(b.app) + READ_MS);
        app_frame(b.app);
        app_pop(b.app);
        app_frame(b.app);
        app_redraw(b.app);
        app_frame(b.app);
        assert_int_equal(t->clock.spent, spent);
        assert_int_equal(table_ms(t), at);
    }
    bench_close(&b);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_page_takes_nothing_from_the_table_below),
        cmocka_unit_test(test_a_moment_is_told_after_the_curtain),
        cmocka_unit_test(test_a_recap_leaves_powers_free),
        cmocka_unit_test(test_who_reads_the_story_sees_him_come),
        cmocka_unit_test(test_no_bubble_lies_over_a_moment),
        cmocka_unit_test(test_no_turn_is_spent_under_a_page),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
