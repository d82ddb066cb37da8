/* A match looked at again in the window: every place looks as a table laid out there, whichever way
 * led to it; nobody's eyes see more than they saw; what is pressed does what it says; playing on is
 * practice and nothing else; the list of games played is read a page at a time. */
#include "bot.h"
#include "canvas.h"
#include "faces.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "replay_marks.h"
#include "replay_walk.h"
#include "rng.h"
#include "room.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "skins.h"
#include "table.h"
#include "twin.h"
#include "unit.h"
#include "world.h"

#include "power_up_names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *game;
    int seats, actions;
} games_of_all[] = {{"ace", 1, 90}, {"holdem", 3, 160}, {"power-up", 3, 160}, {"upcolor", 4, 160}};
enum { GAMES = 4 };

/* ---- matches ---- */

struct house {
    struct world world;
    char *assets;
};

static void house_open(struct house *h)
{
    *h = (struct house){.assets = path_assets()};
    world_open(&h->world, h->assets);
}

static void house_close(struct house *h)
{
    world_close(&h->world);
    mem_free(h->assets);
}

static struct match *played_with(struct house *h, const char *deal, const char *game, int seats,
                                 int actions)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(3);
    assert_true(world_rules(&h->world, games_find(game), seats, &r, error, sizeof error));
    match_seed_from_text(deal, seed);
    struct match *m = match_new(&r, seed, deal, NULL, true, error);
    assert_non_null(m);
    for (int i = 0; i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a =
            seats == 1 ? bot_find(game, "greedy")->choose(&v, &rng, &temper_even)
                       : bot_random_action(&v, &rng); /* alone, chance is soon out of bullets */
        assert_int_equal(match_play(m, &a, (int64_t)i * 1000), REASON_OK);
    }
    return m;
}

/* Until so many actions are done; the first deal in which it comes to them, or nearly. */
static struct match *played(struct house *h, const char *game, int seats, int actions)
{
    for (int i = 0; i < 200; i++) {
        char deal[40];
        snprintf(deal, sizeof deal, "replay %d", i);
        struct match *m = played_with(h, deal, game, seats, actions);
        if (match_actions(m) >= (actions < 25 ? actions : 25))
            return m;
        match_free(m);
    }
    fail();
    return NULL;
}

static char *text_of(const char *game, int seats, int actions)
{
    struct house h;
    house_open(&h);
    struct match *m = played(&h, game, seats, actions);
    char *text = match_save(m);
    match_free(m);
    house_close(&h);
    return text;
}

static struct seating of_people(const char *game, int seats, int people, enum privacy privacy)
{
    struct seating who;
    seating_default(&who, games_find(game), seats);
    for (int i = 0; i < people; i++)
        seating_sit_guest(&who, i);
    who.privacy = privacy;
    return who;
}

/* ---- hands ---- */

static const char *top(struct bench *b)
{
    app_frame(b->app);
    return app_top(b->app)->type->name;
}

static void key(struct bench *b, enum key k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = k});
    app_frame(b->app);
}

static const struct item *named(struct bench *b, const char *name)
{
    app_frame(b->app);
    return items_named(app_top(b->app)->items, name);
}

/* Where the replay stands. */
static int at(struct bench *b)
{
    const struct item *i = named(b, "Position");
    assert_non_null(i);
    return i->amount;
}

static int last(struct bench *b) { return named(b, "Position")->max; }

static void look_again(struct bench *b, const char *text, int at, const struct seating *who)
{
    title_open(b->app);
    app_frame(b->app);
    assert_true(
        replay_open(b->app, &(struct replay_request){.text = text, .at = at, .seating = who}));
    app_settle(b->app, 60000);
}

/* All that is drawn, without the bar. Freed by the caller. */
static char *picture(struct bench *b)
{
    assert_true(app_activate(b->app, "Hide the bar"));
    app_settle(b->app, 60000);
    app_exposed(b->app);
    app_frame(b->app);
    char *dump = mem_copy_text(canvas_text_dump(app_canvas(b->app)));
    assert_true(app_activate(b->app, "The table"));
    app_settle(b->app, 60000);
    return dump;
}

/* The person of seat 1 against bots, by the names of a table of which nobody knows who sits there.
 */
static struct seating lone(int game)
{
    struct seating who;
    seating_unknown(&who, games_find(games_of_all[game].game), games_of_all[game].seats);
    for (int i = 1; i < who.nseats; i++)
        who.seat[i].sitter = SITTER_BOT;
    return who;
}

/* What `carre shot LOG --at N --seat M` draws; seat 0 without --seat. */
static char *shot(const char *text, int at, int seat_from_1)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    table_open_at(b.app, text, at, seat_from_1 - 1);
    app_settle(b.app, 60000);
    app_exposed(b.app);
    app_frame(b.app);
    char *dump = mem_copy_text(canvas_text_dump(app_canvas(b.app)));
    bench_close(&b);
    return dump;
}

static void same(const char *a, const char *b, const char *where, int at)
{
    if (strcmp(a, b) != 0)
        printf("%s at %d differs\n", where, at);
    assert_string_equal(a, b);
}

/* ---- pictures ---- */

static void test_every_place_is_the_shot_of_it(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++) {
        char *text = text_of(games_of_all[g].game, games_of_all[g].seats, games_of_all[g].actions);
        struct bench b = bench_open(1280, 720, "en", 100);
        look_again(&b, text, 0, NULL);
        const struct seating who = lone(g);
        const int n = last(&b), place[] = {0, 1, n / 3, n / 2, n - 1, n};
        for (int i = 0; i < 12; i++) {
            struct bench c = bench_open(1280, 720, "en", 100);
            look_again(&c, text, place[i / 2], i % 2 ? &who : NULL);
            char *mine = picture(&c), *wanted = shot(text, place[i / 2], i % 2);
            same(mine, wanted, games_of_all[g].game, place[i / 2]);
            mem_free(mine);
            mem_free(wanted);
            bench_close(&c);
        }
        bench_close(&b);
        mem_free(text);
    }
}

/* Forwards over some copies, and back again step by step: each place is what it was. */
static void test_back_is_where_one_was(void **state)
{
    (void)state;
    enum { STEPS = 4 };
    for (int g = 0; g < GAMES; g++) {
        char *text = text_of(games_of_all[g].game, games_of_all[g].seats, games_of_all[g].actions),
             *seen[STEPS];
        struct bench b = bench_open(1280, 720, "en", 100);
        look_again(&b, text, 0, NULL);
        const int n = last(&b), from = n > WALK_STRIDE + STEPS / 2 ? WALK_STRIDE - STEPS / 2 : 0;
        bench_close(&b);
        b = bench_open(1280, 720, "en", 100);
        look_again(&b, text, from, NULL);
        for (int i = 0; i < STEPS; i++) {
            key(&b, KEY_END);
            key(&b, KEY_HOME);
            bench_close(&b);
            b = bench_open(1280, 720, "en", 100);
            look_again(&b, text, from + i, NULL);
            seen[i] = picture(&b);
        }
        for (int i = STEPS - 1; i >= 0; i--) {
            char *again = picture(&b);
            assert_int_equal(at(&b), from + i);
            same(again, seen[i], games_of_all[g].game, from + i);
            mem_free(again);
            mem_free(seen[i]);
            if (i)
                assert_true(app_activate(b.app, "One step back"));
            app_settle(b.app, 60000);
        }
        bench_close(&b);
        mem_free(text);
    }
}

/* ---- secrets ---- */

/* Two matches that one seat can't tell apart are one replay to its eyes, at every place; and all
 * cards tell them apart. */
static void test_eyes_see_what_they_saw(void **state)
{
    (void)state;
    struct house h;
    house_open(&h);
    int compared = 0, told = 0;
    for (int g = 1; g < GAMES; g++) {
        struct match *m = played(&h, games_of_all[g].game, games_of_all[g].seats, 40);
        struct rng rng = rng_seed(9);
        struct match *twin = twin_of(m, 0, &rng);
        if (twin) {
            char *text[2] = {match_save(m), match_save(twin)}, *all[2];
            const struct seating who = lone(g);
            struct bench b[2];
            for (int i = 0; i < 2; i++) {
                b[i] = bench_open(1280, 720, "en", 100);
                look_again(&b[i], text[i], 0, &who);
            }
            for (int n = 0; n <= 40; n += 5) {
                char *left = picture(&b[0]), *right = picture(&b[1]);
                same(left, right, games_of_all[g].game, n);
                mem_free(left);
                mem_free(right);
                for (int i = 0; i < 2; i++)
                    for (int k = 0; k < 5; k++) {
                        key(&b[i], (enum key)'L');
                        app_settle(b[i].app, 60000);
                    }
                compared++;
            }
            for (int i = 0; i < 2; i++) {
                assert_true(app_activate(b[i].app, "Viewpoint"));
                assert_true(app_activate(b[i].app, "All cards"));
                key(&b[i], KEY_HOME);
                key(&b[i], KEY_PAGE_DOWN);
                all[i] = picture(&b[i]);
            }
            told += strcmp(all[0], all[1]) != 0;
            for (int i = 0; i < 2; i++) {
                mem_free(all[i]);
                mem_free(text[i]);
                bench_close(&b[i]);
            }
        }
        match_free(twin);
        match_free(m);
    }
    house_close(&h);
    assert_true(compared > 0 && told > 0);
}

/* Several people's hands stay closed until all of them agree; then it is not asked again. */
static void test_people_are_asked(void **state)
{
    (void)state;
    char *text = text_of("holdem", 3, 60);
    const struct seating who = of_people("holdem", 3, 2, PRIVACY_CURTAIN),
                         open = of_people("holdem", 3, 2, PRIVACY_OPEN);
    struct bench b = bench_open(1280, 720, "en", 100);
    look_again(&b, text, 0, &who);
    assert_string_equal(named(&b, "Viewpoint")->value, "What everyone saw");
    assert_true(app_activate(b.app, "Viewpoint"));
    assert_true(app_activate(b.app, "All cards"));
    assert_string_equal(top(&b), "dialog");
    assert_true(app_activate(b.app, "Keep hidden"));
    assert_string_equal(top(&b), "replay-eyes");
    assert_true(app_activate(b.app, who.seat[1].name));
    assert_string_equal(top(&b), "dialog");
    assert_true(app_activate(b.app, "All agree"));
    assert_string_equal(top(&b), "replay");
    assert_string_equal(named(&b, "Viewpoint")->value, who.seat[1].name);
    assert_true(app_activate(b.app, "Viewpoint"));
    assert_true(app_activate(b.app, "All cards"));
    assert_string_equal(top(&b), "replay");
    bench_close(&b);
    b = bench_open(1280, 720, "en", 100);
    look_again(&b, text, 0, &open);
    assert_string_equal(named(&b, "Viewpoint")->value, "All cards");
    bench_close(&b);
    mem_free(text);
}

/* A game in progress: what is over, by the own eyes. */
static void test_a_running_game_keeps_its_secrets(void **state)
{
    (void)state;
    struct house h;
    struct marks marks;
    house_open(&h);
    struct match *m = played(&h, "holdem", 3, 60);
    char *text = match_save(m);
    marks_find(&marks, m);
    assert_true(replay_has(m));
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    assert_true(replay_open(
        b.app, &(struct replay_request){.text = text, .at = -1, .running = true, .eyes = 0}));
    assert_int_equal(last(&b), marks_last_large(&marks));
    assert_int_equal(at(&b), last(&b));
    assert_true(last(&b) < match_actions(m));
    key(&b, (enum key)'L');
    key(&b, KEY_PAGE_DOWN);
    key(&b, KEY_END);
    assert_int_equal(at(&b), last(&b));
    assert_non_null(named(&b, "Play from here")->why_not);
    assert_true(app_activate(b.app, "Viewpoint"));
    assert_non_null(named(&b, "All cards")->why_not);
    assert_non_null(named(&b, "What everyone saw")->why_not);
    assert_null(items_get(app_top(b.app)->items, item_id("eyes", 2))->why_not);
    assert_non_null(items_get(app_top(b.app)->items, item_id("eyes", 3))->why_not);
    bench_close(&b);
    marks_free(&marks);
    match_free(m);
    mem_free(text);
    house_close(&h);
}

/* Whose eyes they are is the table's affair: one seat's, all cards, or what everyone saw where
 * several people share a screen. Nobody gets others from there. */
static void test_a_running_game_opens_for_all_eyes(void **state)
{
    (void)state;
    struct house h;
    house_open(&h);
    struct match *m = played(&h, "holdem", 3, 60);
    char *text = match_save(m);
    static const seat eyes[] = {0, 1, 2, SEAT_ONLOOKER, SEAT_OPEN};
    for (size_t i = 0; i < sizeof eyes / sizeof *eyes; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        assert_true(replay_open(
            b.app,
            &(struct replay_request){.text = text, .at = -1, .running = true, .eyes = eyes[i]}));
        assert_true(app_activate(b.app, "Viewpoint"));
        const struct items *all = app_top(b.app)->items;
        int may = 0;
        for (int k = 0; k < items_count(all); k++) {
            const struct item *it = items_at(all, k);
            if (it->id != item_id("eyes", it->arg))
                continue;
            may += it->why_not == NULL;
            assert_int_equal(it->why_not == NULL, it->chosen);
        }
        assert_int_equal(may, 1);
        bench_close(&b);
    }
    match_free(m);
    mem_free(text);
    house_close(&h);
}

/* From Hard on nobody looks through what was fired, not even so. */
static void test_hard_is_remembered(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("ace"), 1, NULL);
    for (int level = 0; level < 4; level++) {
        r.option[0] = level;
        assert_int_equal(marks_look_back(&r), level < 2);
    }
}

/* ---- what is pressed ---- */

static void test_along_the_match(void **state)
{
    (void)state;
    struct house h;
    struct marks marks;
    house_open(&h);
    struct match *m = played(&h, "holdem", 3, 90);
    char *text = match_save(m);
    marks_find(&marks, m);
    assert_true(marks.n > 4);
    struct bench b = bench_open(1280, 720, "en", 100);
    look_again(&b, text, 0, NULL);
    assert_non_null(named(&b, "One step back")->why_not);
    key(&b, KEY_PAGE_DOWN);
    assert_int_equal(at(&b), marks_after(&marks, 0));
    key(&b, KEY_PAGE_DOWN);
    assert_int_equal(at(&b), marks_after(&marks, marks_after(&marks, 0)));
    key(&b, KEY_PAGE_UP);
    assert_int_equal(at(&b), marks_after(&marks, 0));
    key(&b, KEY_END);
    assert_int_equal(at(&b), match_actions(m));
    assert_non_null(named(&b, "Next part")->why_not);
    key(&b, KEY_HOME);
    assert_int_equal(at(&b), 0);
    key(&b, KEY_RIGHT); /* the arrows move along the scrubber, which has the focus */
    key(&b, KEY_RIGHT);
    assert_int_equal(at(&b), 2);
    key(&b, KEY_LEFT);
    assert_int_equal(at(&b), 1);
    for (int i = 0; i < 3; i++) {
        app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT_TRIGGER});
        app_frame(b.app);
    }
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_LEFT_TRIGGER});
    assert_int_equal(at(&b), 3);
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT_SHOULDER});
    assert_int_equal(at(&b), marks_after(&marks, 3));
    key(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "title");
    bench_close(&b);
    marks_free(&marks);
    match_free(m);
    mem_free(text);
    house_close(&h);
}

/* A finger finds all of it: the scrubber goes where it is pressed, the table plays and stands
 * still, and nothing is too small. */
static void test_by_finger(void **state)
{
    (void)state;
    char *text = text_of("upcolor", 4, 80);
    struct bench b = bench_open(1024, 600, "en", 100);
    look_again(&b, text, 0, NULL);
    const struct rect r = named(&b, "Position")->bounds;
    struct input finger = {.kind = INPUT_DOWN, .touch = true, .at = {r.x + r.w / 2, r.y + r.h / 2}};
    app_input(b.app, &finger);
    finger.kind = INPUT_UP;
    app_input(b.app, &finger);
    assert_in_range(at(&b), 38, 42);
    finger = (struct input){.kind = INPUT_DOWN, .touch = true, .at = {512, 200}};
    app_input(b.app, &finger);
    finger.kind = INPUT_UP;
    app_input(b.app, &finger);
    assert_non_null(named(&b, "Pause"));
    const struct items *it = app_top(b.app)->items;
    for (int i = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        if (!rect_empty(e->bounds))
            assert_true(e->bounds.w >= 38 && e->bounds.h >= 38);
    }
    bench_close(&b);
    mem_free(text);
}

/* It plays to the end by itself, faster at a faster pace, and stands still when it is touched. */
static void test_it_plays(void **state)
{
    (void)state;
    char *text = text_of("holdem", 3, 12);
    struct bench b = bench_open(1280, 720, "en", 100);
    int64_t took[2];
    for (int fast = 0; fast < 2; fast++) {
        look_again(&b, text, 0, NULL);
        for (int i = 0; i < 3 * fast; i++)
            key(&b, KEY_PLUS);
        key(&b, KEY_SPACE);
        const int64_t since = app_now(b.app);
        app_settle(b.app, 600000);
        assert_int_equal(at(&b), 12);
        assert_non_null(named(&b, "Play"));
        took[fast] = app_now(b.app) - since;
        key(&b, KEY_ESCAPE);
        key(&b, KEY_ESCAPE);
        app_frame(b.app);
    }
    assert_true(took[1] * 3 < took[0]);
    bench_close(&b);
    b = bench_open(1280, 720, "en", 100);
    look_again(&b, text, 0, NULL);
    key(&b, KEY_SPACE);
    app_settle(b.app, 3000);
    assert_non_null(named(&b, "Pause"));
    assert_true(app_activate(b.app, "The table"));
    assert_non_null(named(&b, "Play"));
    const int stands = at(&b);
    assert_true(stands > 0 && stands < 12);
    app_settle(b.app, 60000);
    assert_int_equal(at(&b), stands);
    bench_close(&b);
    mem_free(text);
}

static void test_standing_still_costs_nothing(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++) {
        char *text = text_of(games_of_all[g].game, games_of_all[g].seats, 30);
        struct bench b = bench_open(1280, 720, "en", 100);
        look_again(&b, text, 17, NULL);
        app_settle(b.app, 60000);
        const long frames = app_frames(b.app);
        for (int i = 0; i < 50; i++) {
            app_clock(b.app, app_now(b.app) + 1000);
            assert_int_equal(app_frame(b.app), SCENE_IDLE);
        }
        assert_int_equal(app_frames(b.app), frames);
        bench_close(&b);
        mem_free(text);
    }
}

/* ---- with a store ---- */

struct home {
    char *folder;
    struct store *store;
};

static void home_open(struct home *x)
{
    x->folder = scratch_make();
    x->store = store_open(x->folder);
}

static void home_close(struct home *x)
{
    store_close(x->store);
    scratch_remove(x->folder);
    mem_free(x->folder);
}

static size_t kept(struct store *store)
{
    size_t n = 0;
    struct played *all = profile_matches(store, NULL, NULL, 100, &n);
    profile_matches_free(all, n);
    return n;
}

/* AS-08: what is played on from a replay is practice. It leaves the game that waits alone, and is
 * not among those played. */
static void test_playing_on_is_practice(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++) {
        struct home x;
        home_open(&x);
        char name[64], *text = text_of(games_of_all[g].game, games_of_all[g].seats, 30);
        snprintf(name, sizeof name, "autosave-%s", games_of_all[g].game);
        store_put(x.store, name, "what waits");
        struct bench b = bench_open_on(x.store, 1280, 720, "en", 100);
        look_again(&b, text, 7, NULL);
        assert_true(app_activate(b.app, "Play from here"));
        app_settle(b.app, 20000);
        assert_string_equal(top(&b), "table");
        char *waits = store_get(x.store, name);
        assert_string_equal(waits, "what waits");
        assert_int_equal(kept(x.store), 0);
        key(&b, KEY_ESCAPE);
        assert_string_equal(top(&b), "pause");
        mem_free(waits);
        bench_close(&b);
        mem_free(text);
        home_close(&x);
    }
}

/* A game that another one takes the place of was left; it can be looked at as any other. */
static void test_what_was_left_is_kept(void **state)
{
    (void)state;
    struct home x;
    struct seating who;
    size_t n;
    home_open(&x);
    char *text = text_of("upcolor", 4, 25);
    seating_default(&who, games_find("upcolor"), 4);
    struct bench b = bench_open_on(x.store, 1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
    app_frame(b.app);
    app_home(b.app);
    app_frame(b.app);
    assert_int_equal(kept(x.store), 0);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seating = &who});
    app_frame(b.app);
    struct played *all = profile_matches(x.store, "upcolor", NULL, 10, &n);
    assert_int_equal(n, 1);
    assert_false(all[0].finished);
    char *again = profile_match_text(x.store, all[0].id);
    assert_string_equal(again, text);
    profile_matches_free(all, n);
    mem_free(again);
    mem_free(text);
    bench_close(&b);
    home_close(&x);
}

static void fill(struct store *store, int n)
{
    char *text[GAMES];
    for (int g = 0; g < GAMES; g++)
        text[g] = text_of(games_of_all[g].game, games_of_all[g].seats, 8);
    for (int i = 0; i < n; i++)
        profile_add_match(store, &(struct played){.game = games_of_all[i % GAMES].game,
                                                  .ended = 1000 + i,
                                                  .finished = true,
                                                  .result = "7 3 2 1",
                                                  .seats = "",
                                                  .text = text[i % GAMES]});
    for (int g = 0; g < GAMES; g++)
        mem_free(text[g]);
}

static void test_the_list(void **state)
{
    (void)state;
    struct home x;
    home_open(&x);
    struct bench b = bench_open_on(x.store, 1280, 720, "en", 100);
    title_open(b.app);
    assert_null(named(&b, "Games played"));
    matches_open(b.app);
    app_frame(b.app);
    assert_non_null(items_get(app_top(b.app)->items, item_id("none", 0)));
    key(&b, KEY_ESCAPE);
    fill(x.store, 31);
    app_home(b.app);
    app_frame(b.app);
    assert_true(app_activate(b.app, "Games played"));
    assert_string_equal(top(&b), "matches");
    int pages = 1;
    while (app_activate(b.app, "Older"))
        pages++;
    assert_true(pages >= 4 && pages < 31);
    while (app_activate(b.app, "Newer"))
        pages--;
    assert_int_equal(pages, 1);
    assert_true(app_activate(b.app, "Delete"));
    assert_string_equal(top(&b), "dialog");
    assert_true(app_activate(b.app, "Keep it"));
    assert_int_equal(kept(x.store), 31);
    assert_true(app_activate(b.app, "Delete"));
    assert_true(app_activate(b.app, "Delete"));
    assert_string_equal(top(&b), "matches");
    assert_int_equal(kept(x.store), 30);
    const struct item *second = items_get(app_top(b.app)->items, item_id("match", 1));
    assert_true(items_get(app_top(b.app)->items, item_id("match", 0))->chosen);
    assert_false(second->chosen);
    assert_true(app_activate(b.app, second->name)); /* that chooses it, and no more */
    assert_string_equal(top(&b), "matches");
    second = items_get(app_top(b.app)->items, item_id("match", 1));
    assert_true(second->chosen);
    assert_string_equal(items_get(app_top(b.app)->items, item_id("watch", 0))->value, second->name);
    assert_true(app_activate(b.app, "Watch replay"));
    assert_string_equal(top(&b), "replay");
    key(&b, KEY_ESCAPE);
    for (int g = 0; g < GAMES; g++) { /* each opens its replay */
        assert_true(app_activate(b.app, i18n_text(games_find(games_of_all[g].game)->title)));
        const struct item *first = items_get(app_top(b.app)->items, item_id("match", 0));
        assert_non_null(first);
        assert_true(strstr(first->name, i18n_text(games_find(games_of_all[g].game)->title)) ==
                    first->name);
        char name[200];
        snprintf(name, sizeof name, "%s",
                 items_get(app_top(b.app)->items, item_id("match", 0))->name);
        assert_true(app_activate(b.app, name));
        assert_string_equal(top(&b), "replay");
        assert_int_equal(at(&b), 0);
        key(&b, KEY_ESCAPE);
    }
    bench_close(&b);
    home_close(&x);
}

/* From the pause of a game in which a hand is over: what is over, by the eyes that play; and back
 * to the table. */
static void test_from_the_pause(void **state)
{
    (void)state;
    char *text = text_of("holdem", 3, 50), *early = text_of("holdem", 3, 1);
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    room_sit(b.app, "holdem", early);
    app_settle(b.app, 20000);
    key(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "pause");
    assert_null(named(&b, "Review"));
    app_home(b.app);
    room_sit(b.app, "holdem", text);
    app_settle(b.app, 20000);
    key(&b, KEY_ESCAPE);
    assert_true(app_activate(b.app, "Review"));
    assert_string_equal(top(&b), "replay");
    assert_true(last(&b) > 0 && last(&b) < 50);
    assert_string_equal(named(&b, "Viewpoint")->value, "Player 1");
    assert_non_null(named(&b, "Play from here")->why_not);
    key(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "pause");
    bench_close(&b);
    mem_free(text);
    mem_free(early);
}

/* The pause with all it can offer. */
static void test_the_pause_is_fit_to_be_read(void **state)
{
    (void)state;
    char *text = text_of("holdem", 3, 50);
    const struct seating who = of_people("holdem", 3, 2, PRIVACY_OPEN);
    int faults = 0;
    for (int l = 0; i18n_languages()[l]; l++)
        for (int large = 0; large < 2; large++) {
            char where[80];
            struct bench b = bench_open(1024, 600, i18n_languages()[l], large ? 200 : 100);
            snprintf(where, sizeof where, "pause, %s, %d", i18n_languages()[l], large);
            title_open(b.app);
            table_open(b.app,
                       &(struct table_request){.game = "holdem", .saved = text, .seating = &who});
            app_settle(b.app, 20000);
            key(&b, KEY_ESCAPE);
            app_settle(b.app, 2000);
            assert_string_equal(top(&b), "pause");
            assert_non_null(items_get(app_top(b.app)->items, item_id("pause", 2)));
            faults += look_at(b.app, where);
            bench_close(&b);
        }
    mem_free(text);
    assert_int_equal(faults, 0);
}

/* Behind the pause of a duel no word is cut by the bill, and the enemy has one. */
static void test_the_pause_of_a_duel_cuts_no_word(void **state)
{
    (void)state;
    char *text = text_of("ace", 1, 6);
    const struct {
        int w, h, large;
    } screen[] = {{1024, 600, 100}, {1280, 720, 100}, {1280, 800, 200}, {2560, 1080, 100}};
    for (size_t s = 0; s < sizeof screen / sizeof *screen; s++) {
        struct bench b = bench_open(screen[s].w, screen[s].h, "en", screen[s].large);
        title_open(b.app);
        room_sit(b.app, "ace", text);
        app_settle(b.app, 60000);
        key(&b, KEY_ESCAPE);
        app_settle(b.app, 2000);
        assert_string_equal(top(&b), "pause");
        app_exposed(b.app);
        app_frame(b.app);
        const float bill = items_get(app_top(b.app)->items, item_id("pause", 0))->bounds.x;
        const char *dump = canvas_text_dump(app_canvas(b.app)), *from = dump;
        for (const char *ground = dump; (ground = strstr(ground, "ace/scene-")); ground++)
            from = ground; /* it covers what was drawn before */
        assert_true(from > dump);
        int words = 0;
        for (const char *line = strstr(from, "\ntext "); line; line = strstr(line + 1, "\ntext ")) {
            int x, y, w, h;
            assert_int_equal(sscanf(line, "\ntext %d %d %d %d", &x, &y, &w, &h), 4);
            words++;
            assert_true((float)x >= bill || (float)(x + w) <= bill);
        }
        assert_true(words > 8);
        if (screen[s].large == 100)
            assert_non_null(strstr(from, "“"));
        bench_close(&b);
    }
    mem_free(text);
}

/* What happened is told with cards beside the table. */
/* What could only be pressed at play is not drawn, with the bar or without. */
static void test_no_control_is_drawn(void **state)
{
    (void)state;
    static const char *const word[] = {"\"Fold\"",    "\"Check\"", "\"Raise to\"", "\"Bet\"",
                                       "\"All-in\"",  "\"Play\"",  "\"Pass\"",     "\"Hint\"",
                                       "\"History\"", "\"Undo\"",  "\"Menu\""};
    static const char *const games[] = {"holdem", "power-up", "spec", "upcolor"};
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        char *text = text_of(games[g], 4, 12);
        for (int bare = 0; bare < 2; bare++) {
            struct bench b = bench_open(1280, 720, "en", 100);
            const struct seating who = of_people(games[g], 4, 1, PRIVACY_ONE);
            look_again(&b, text, 9, &who);
            if (bare)
                key(&b, (enum key)'B');
            app_exposed(b.app);
            app_frame(b.app);
            const char *dump = canvas_text_dump(app_canvas(b.app));
            for (size_t i = 0; i < sizeof word / sizeof *word; i++)
                assert_null(strstr(dump, word[i]));
            bench_close(&b);
        }
        mem_free(text);
    }
}

static void test_cards_are_told_as_cards(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        card face;
        size_t bytes;
    } read[] = {{"K♠, 5♣", 11 * SUITS + 3, 4}, {"10♦", 8 * SUITS + 1, 5},
                {"V♥ et", 9 * SUITS + 2, 4},   {"♠", CARD_NONE, 0},
                {"Pair", CARD_NONE, 0},        {"1♦", CARD_NONE, 0}};
    for (size_t i = 0; i < sizeof read / sizeof *read; i++) {
        size_t bytes = 0;
        assert_int_equal(face_read(read[i].text, &bytes), read[i].face);
        if (read[i].face != CARD_NONE)
            assert_int_equal(bytes, read[i].bytes);
    }
    char *text = text_of("ace", 1, 12);
    const struct seating who = of_people("ace", 1, 1, PRIVACY_ONE);
    struct bench b = bench_open(1920, 1080, "fr", 100);
    look_again(&b, text, 6, &who);
    app_exposed(b.app);
    app_frame(b.app);
    const char *from = strstr(canvas_text_dump(app_canvas(b.app)), "tag chronicle");
    assert_non_null(from);
    const char *end = strstr(from, "tag -");
    int cards = 0;
    for (const char *at = from; (at = strstr(at, "cards/")) && at < end; at++)
        cards++;
    assert_true(cards >= 5);
    bench_close(&b);
    mem_free(text);
}

/* One press on the end of a game of poker shows its last hand as it was decided, of the person
 * whose win it was; no other game has that. */
static void shows_how_it_was_won(struct bench *b, const char *game, int actions)
{
    const struct item *how = items_get(app_top(b->app)->items, item_id("more", 4));
    const bool poker = strcmp(game, "holdem") == 0 || strcmp(game, "power-up") == 0;
    assert_int_equal(how != NULL, poker);
    if (!poker)
        return;
    assert_memory_equal(how->name, "How ", 4);
    assert_true(app_activate(b->app, how->name));
    assert_string_equal(top(b), "replay");
    assert_int_equal(at(b), actions - 1);
    app_settle(b->app, 60000); /* and goes on by itself */
    assert_int_equal(at(b), actions);
    key(b, KEY_ESCAPE);
    assert_string_equal(top(b), "result");
}

/* Whatever game was over: it is among those played, with its whole text, and its result offers to
 * watch it. */
static void test_every_game_is_kept_and_watched(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES; g++) {
        struct home x;
        struct house h;
        size_t n = 0;
        home_open(&x);
        house_open(&h);
        struct match *m = NULL;
        for (int d = 0; d < 60 && !(m && match_over(m)); d++) {
            char deal[40];
            snprintf(deal, sizeof deal, "kept %d", d);
            match_free(m);
            m = played_with(&h, deal, games_of_all[g].game, games_of_all[g].seats, 1500);
        }
        if (match_over(m)) {
            char *whole = match_save(m);
            const int actions = match_actions(m);
            struct seating who = of_people(games_of_all[g].game, games_of_all[g].seats,
                                           games_of_all[g].seats, PRIVACY_OPEN);
            struct bench b = bench_open_on(x.store, 1280, 720, "en", 100);
            title_open(b.app);
            table_open(b.app, &(struct table_request){
                                  .game = games_of_all[g].game, .saved = whole, .seating = &who});
            app_settle(b.app, 60000);
            assert_string_equal(top(&b), "result");
            struct played *all = profile_matches(x.store, games_of_all[g].game, NULL, 10, &n);
            assert_int_equal(n, 1);
            assert_true(all[0].finished);
            char *kept_text = profile_match_text(x.store, all[0].id);
            assert_string_equal(kept_text, whole);
            shows_how_it_was_won(&b, games_of_all[g].game, actions);
            app_activate(b.app, "All results");
            assert_true(app_activate(b.app, "Watch replay"));
            assert_string_equal(top(&b), "replay");
            assert_int_equal(last(&b), actions);
            key(&b, KEY_ESCAPE);
            assert_string_equal(top(&b), "result");
            profile_matches_free(all, n);
            mem_free(kept_text);
            mem_free(whole);
            bench_close(&b);
        } else {
            printf("%s: no deal came to its end\n", games_of_all[g].game);
            assert_true(strcmp(games_of_all[g].game, "upcolor") ==
                        0); /* it ends when people say so */
        }
        match_free(m);
        house_close(&h);
        home_close(&x);
    }
}

/* A damaged text is a sentence. */
static void test_damage_is_told(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    assert_false(
        replay_open(b.app, &(struct replay_request){.text = "carre 1\ngame ace 1\nnonsense"}));
    assert_string_equal(top(&b), "dialog");
    bench_close(&b);
}

/* ---- fit to be read ---- */

static void test_fit_to_be_read(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100},
                {1024, 600, 200},
                {1920, 1080, 100},
                {1920, 1080, 200},
                {2560, 1080, 100}};
    int faults = 0, n = 0;
    for (int l = 0; i18n_languages()[l]; l++)
        for (int i = 0; i < 5; i++)
            for (int g = 0; g < GAMES; g++) {
                if (!look_due(n++))
                    continue;
                char *text = text_of(games_of_all[g].game, games_of_all[g].seats, 40), where[120];
                struct home x;
                home_open(&x);
                fill(x.store, 12);
                char *waits = text_of("upcolor", 4, 9),
                     *too = text_of("holdem", 3,
                                    9); /* the title then has the door to other games as well */
                store_put(x.store, "autosave-upcolor", waits);
                store_put(x.store, "autosave-holdem", too);
                mem_free(waits);
                mem_free(too);
                struct bench b =
                    bench_open_on(x.store, size[i].w, size[i].h, i18n_languages()[l], size[i].text);
                const struct seating who = of_people(games_of_all[g].game, games_of_all[g].seats,
                                                     g == 2 ? 3 : 1, PRIVACY_CURTAIN);
                snprintf(where, sizeof where, "replay of %s, %s, %dx%d, %d", games_of_all[g].game,
                         i18n_languages()[l], size[i].w, size[i].h, size[i].text);
                look_again(&b, text, 23, &who);
                faults += look_at(b.app, where);
                key(&b, (enum key)'E');
                app_settle(b.app, 2000);
                faults += look_at(b.app, where);
                key(&b, KEY_ESCAPE);
                key(&b, KEY_ESCAPE);
                app_settle(b.app, 2000);
                faults += look_at(b.app, where); /* the title, with its door to the list */
                matches_open(b.app);
                app_settle(b.app, 2000);
                faults += look_at(b.app, where);
                bench_close(&b);
                home_close(&x);
                mem_free(text);
            }
    assert_int_equal(faults, 0);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_place_is_the_shot_of_it),
        cmocka_unit_test(test_back_is_where_one_was),
        cmocka_unit_test(test_eyes_see_what_they_saw),
        cmocka_unit_test(test_people_are_asked),
        cmocka_unit_test(test_a_running_game_keeps_its_secrets),
        cmocka_unit_test(test_a_running_game_opens_for_all_eyes),
        cmocka_unit_test(test_hard_is_remembered),
        cmocka_unit_test(test_along_the_match),
        cmocka_unit_test(test_by_finger),
        cmocka_unit_test(test_it_plays),
        cmocka_unit_test(test_standing_still_costs_nothing),
        cmocka_unit_test(test_playing_on_is_practice),
        cmocka_unit_test(test_what_was_left_is_kept),
        cmocka_unit_test(test_the_list),
        cmocka_unit_test(test_from_the_pause),
        cmocka_unit_test(test_the_pause_is_fit_to_be_read),
        cmocka_unit_test(test_the_pause_of_a_duel_cuts_no_word),
        cmocka_unit_test(test_no_control_is_drawn),
        cmocka_unit_test(test_cards_are_told_as_cards),
        cmocka_unit_test(test_every_game_is_kept_and_watched),
        cmocka_unit_test(test_damage_is_told),
        cmocka_unit_test(test_fit_to_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
