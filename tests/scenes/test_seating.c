/* Sitting down: by names, keys and pad; what comes back, what is asked, what fits. */
#include "unit.h"

#include "ace_names.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "room.h"
#include "scenes.h"
#include "setup_ace.h"
#include "seating_page.h"
#include "spec_names.h"
#include "ace_settings.h"

#include <stdio.h>
#include <string.h>

static void pad(struct room *x, enum pad p)
{
    app_input(x->b.app, &(struct input){.kind = INPUT_PAD, .pad = p});
    app_frame(x->b.app);
}

static void press(struct room *x, const char *name)
{
    if (!app_activate(x->b.app, name))
        fail_msg("“%s” can't be pressed on “%s”", name, app_top(x->b.app)->type->name);
    app_frame(x->b.app);
}

static struct page *page_of(const struct room *x)
{
    assert_string_equal(room_top(x), "seating");
    return (struct page *)app_top(x->b.app);
}

static void right(struct room *x, const char *name)
{
    items_focus_on(app_top(x->b.app)->items, items_named(app_top(x->b.app)->items, name)->id);
    app_frame(x->b.app);
    bench_key(&x->b, KEY_RIGHT);
}

static const struct item *named(const struct room *x, const char *name)
{
    return items_named(app_top(x->b.app)->items, name);
}

/* A newcomer is in a game in two inputs; what was played is the last table. */
static void test_two_inputs(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, '4');
    struct page *k = page_of(&x);
    assert_int_equal(k->seating.nseats, 4);
    assert_int_equal(seating_people(&k->seating), 1);
    assert_null(named(&x, "Hidden hands"));
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    char *text = store_get(x.store, "table-upcolor"), error[SEATING_ERROR];
    struct seating s;
    assert_non_null(text);
    assert_true(seating_read("table-upcolor", text, &s, error));
    mem_free(text);
    room_close(&x);
}

/* The last table comes back as it was: names, seats, privacy, rules. A new game asks before it
 * takes the place of the one in play. */
static void test_last_table(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, '4');
    bench_key(&x.b, '5');
    press(&x, "Guest");
    struct page *k = page_of(&x);
    assert_int_equal(k->seating.nseats, 5);
    assert_int_equal(seating_privacy(&k->seating), PRIVACY_CURTAIN); /* two people */
    assert_true(app_top(x.b.app)->couch);
    press(&x, "Cards up");
    press(&x, "Games: next");
    const struct seating was = k->seating;
    press(&x, "Play");
    assert_string_equal(room_top(&x), "table");
    room_restart(&x);
    bench_key(&x.b, '4');
    k = page_of(&x);
    assert_int_equal(k->seating.nseats, 5);
    assert_int_equal(k->seating.privacy, PRIVACY_OPEN);
    assert_memory_equal(k->seating.option, was.option, sizeof was.option);
    for (int i = 0; i < 5; i++)
        assert_string_equal(k->seating.seat[i].name, was.seat[i].name);
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "dialog");
    press(&x, "Keep it");
    assert_string_equal(room_top(&x), "seating");
    bench_key(&x.b, KEY_ENTER);
    press(&x, "New game");
    assert_string_equal(room_top(&x), "table");
    room_close(&x);
}

/* Privacy follows the number of people until it is chosen by hand. */
static void test_privacy(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, '4');
    struct page *k = page_of(&x);
    static const enum privacy usual[] = {PRIVACY_ONE, PRIVACY_CURTAIN, PRIVACY_PEEK, PRIVACY_PEEK};
    for (int people = 1; people <= 4; people++) {
        if (people > 1) {
            bench_key(&x.b, '0' + people);
            press(&x, "Guest");
        }
        assert_int_equal(seating_people(&k->seating), people);
        assert_int_equal(seating_privacy(&k->seating), usual[people - 1]);
    }
    press(&x, "Curtain");
    bench_key(&x.b, '4');
    press(&x, "Olive");
    assert_int_equal(seating_people(&k->seating), 3);
    assert_int_equal(seating_privacy(&k->seating), PRIVACY_CURTAIN);
    room_close(&x);
}

/* A person is made with a pad alone: seat, new person, letters, animal; then known to every later
 * table, changed, and removed after one question. */
static void test_person(void **state)
{
    (void)state;
    struct room x;
    struct person who;
    room_open(&x);
    bench_key(&x.b, '4');
    bench_key(&x.b, '1');
    pad(&x, PAD_X);
    assert_string_equal(room_top(&x), "person");
    assert_non_null(named(&x, "Done")->why_not); /* no name yet */
    items_focus_on(app_top(x.b.app)->items, named(&x, "L")->id);
    app_frame(x.b.app);
    pad(&x, PAD_A);
    press(&x, "É");
    pad(&x, PAD_X); /* deletes it */
    press(&x, "É");
    press(&x, "A");
    items_focus_on(app_top(x.b.app)->items, named(&x, "Animal")->id);
    app_frame(x.b.app);
    pad(&x, PAD_RIGHT);
    pad(&x, PAD_START);
    struct page *k = page_of(&x);
    assert_string_equal(k->seating.seat[0].name, "Léa");
    /* the fox was offered, since a cat sits there; one to the right */
    assert_int_equal(k->seating.seat[0].emblem, 2);
    const int64_t id = k->seating.seat[0].person;
    assert_true(profile_find(x.store, id, &who));
    bench_key(&x.b, '2');
    assert_string_equal(named(&x, "Léa")->value, "Seat 1");
    press(&x, "Léa"); /* who sits elsewhere changes places */
    assert_int_equal(k->seating.seat[1].person, id);
    assert_int_equal(k->seating.seat[0].sitter, SITTER_BOT);
    bench_key(&x.b, '2');
    bench_key(&x.b, 'E');
    assert_string_equal(room_top(&x), "person");
    app_input(x.b.app, &(struct input){.kind = INPUT_TEXT, .text = "nne"});
    app_frame(x.b.app);
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "sitter");
    bench_key(&x.b, KEY_ESCAPE);
    assert_string_equal(k->seating.seat[1].name, "Léanne");
    bench_key(&x.b, '3');
    press(&x, "New person");
    app_input(x.b.app, &(struct input){.kind = INPUT_TEXT, .text = "léanne"});
    app_frame(x.b.app);
    assert_non_null(named(&x, "Done")->why_not); /* somebody has that name */
    bench_key(&x.b, KEY_ESCAPE);
    bench_key(&x.b, KEY_ESCAPE);
    bench_key(&x.b, '2');
    bench_key(&x.b, 'E');
    bench_key(&x.b, KEY_DELETE);
    assert_string_equal(room_top(&x), "dialog");
    press(&x, "Remove");
    assert_string_equal(room_top(&x), "sitter");
    assert_false(profile_find(x.store, id, &who));
    assert_int_equal(k->seating.seat[1].person, 0); /* stays as a guest */
    assert_string_equal(k->seating.seat[1].name, "Léanne");
    room_close(&x);
}

/* What stands at a bot is the level that is chosen above all of them, or its own. */
static void test_levels(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '4');
    bench_key(&x.b, '3');
    assert_string_equal(room_top(&x), "sitter");
    static const char *const level[] = {"Expert", "Beginner", "Their own"};
    for (int k = 0; k < 3; k++) {
        const struct items *it = app_top(x.b.app)->items;
        int elsewhere = 0, told = 0, others = 0;
        press(&x, level[k]);
        for (int i = 0; i < 12; i++) {
            const struct item *bot = items_get(it, item_id("bot", i));
            assert_non_null(bot);
            if (strncmp(bot->value, "Seat ", 5) == 0)
                elsewhere++;
            else
                strcmp(bot->value, level[k]) == 0 ? told++ : others++;
        }
        if (k < 2)
            assert_true(told >= 8 && others == 0 && elsewhere > 0);
        assert_true(k < 2 || (told == 0 && others >= 8));
    }
    assert_string_equal(named(&x, "Samir")->value, "Beginner");
    bench_key(&x.b, KEY_ESCAPE);
    room_close(&x);
}

static bool is_before(const struct page *k, const char *a, const char *b)
{
    return strcmp(k->seating.seat[0].name, a) == 0 && strcmp(k->seating.seat[1].name, b) == 0;
}

/* The order round the table: by keys, by pad, by a press between two plates, and by choosing a new
 * place. */
static void test_order(void **state)
{
    (void)state;
    struct room x;
    char a[NAMEPLATE_BYTES], b[NAMEPLATE_BYTES], between[2 * NAMEPLATE_BYTES + 40];
    room_open(&x);
    bench_key(&x.b, '4');
    struct page *k = page_of(&x);
    snprintf(a, sizeof a, "%s", k->seating.seat[0].name);
    snprintf(b, sizeof b, "%s", k->seating.seat[1].name);
    snprintf(between, sizeof between, "Swap %s and %s", a, b);
    press(&x, between);
    assert_true(is_before(k, b, a));
    assert_non_null(items_focus(app_top(x.b.app)->items));
    bench_key(&x.b, KEY_MINUS); /* who was moved is the one in hand */
    assert_true(is_before(k, a, b));
    pad(&x, PAD_RIGHT_SHOULDER);
    assert_true(is_before(k, b, a));
    bench_key(&x.b, '1');
    bench_key(&x.b, 'C');
    assert_int_equal(k->swap, 0);
    assert_non_null(named(&x, "Seat 5")->why_not);
    bench_key(&x.b, '2');
    assert_true(is_before(k, a, b));
    bench_key(&x.b, '1');
    bench_key(&x.b, 'C');
    bench_key(&x.b, KEY_ESCAPE); /* leaves the change, not the page */
    assert_int_equal(k->swap, -1);
    assert_string_equal(room_top(&x), "seating");
    room_close(&x);
}

/* A stake goes from one that makes whole shares to the next; what does not go together is refused
 * with its name, and seats that come or go bring the rules along. */
static void test_fits(void **state)
{
    (void)state;
    struct room x;
    char why[SEATING_ERROR];
    room_open(&x);
    bench_key(&x.b, '4');
    struct page *k = page_of(&x);
    int32_t before = k->seating.option[1];
    for (int i = 0; i < 60; i++) {
        press(&x, "Opening stake: next");
        assert_true(seating_fits(&k->seating, why));
        assert_true(k->seating.option[1] >= before);
        before = k->seating.option[1];
        if (named(&x, "Opening stake: next")->why_not)
            break;
    }
    assert_true(before > 100);
    for (int n = 5; n <= 6; n++) {
        bench_key(&x.b, '0' + n);
        press(&x, "Guest");
        assert_true(seating_fits(&k->seating, why));
        assert_false(k->misfit);
    }
    press(&x, "More rules");
    right(&x, "Two teams"); /* six players make no two pairs */
    assert_int_equal(k->seating.option[6], 0);
    press(&x, "Done");
    bench_key(&x.b, '6');
    press(&x, "Empty this seat");
    bench_key(&x.b, '5');
    press(&x, "Empty this seat");
    press(&x, "More rules");
    right(&x, "Two teams");
    assert_int_equal(k->seating.option[6], 1);
    press(&x, "Done");
    bench_key(&x.b, '5');
    press(&x, "Guest");
    assert_int_equal(k->seating.option[6], 0);
    assert_true(seating_fits(&k->seating, why));
    press(&x, "More rules");
    press(&x, "Defaults");
    assert_true(seating_fits(&k->seating, why));
    press(&x, "Done");
    bench_key(&x.b, '5');
    press(&x, "Empty this seat");
    bench_key(&x.b, '4');
    press(&x, "Empty this seat");
    bench_key(&x.b, '3');
    assert_non_null(named(&x, "Empty this seat")->why_not); /* three is the least */
    room_close(&x);
}

/* A text that is no seating is set aside, and the page opens all the same. */
static void test_damaged(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    store_put(x.store, "table-upcolor", "{\"game\":\"upcolor\",\"privacy\":7}");
    bench_key(&x.b, '4');
    assert_int_equal(page_of(&x)->seating.nseats, 4);
    room_close(&x);
}

/* Games of two kinds wait: Continue takes the last, the other is one question away. */
static void test_continue_others(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    assert_null(named(&x, "Other games"));
    bench_key(&x.b, '1');
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    app_home(x.b.app);
    app_frame(x.b.app);
    bench_key(&x.b, '4');
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    app_home(x.b.app);
    app_frame(x.b.app);
    bench_key(&x.b, 'O');
    assert_string_equal(room_top(&x), "dialog");
    const bool ace = named(&x, "Ace of Spades") != NULL;
    press(&x, ace ? "Ace of Spades" : "Upcolor");
    assert_string_equal(room_top(&x), "table");
    app_home(x.b.app);
    app_frame(x.b.app);
    press(&x, "Continue");
    assert_string_equal(room_top(&x), "table");
    room_close(&x);
}

/* From some page to the title, which looks anew. */
static void again(struct room *x)
{
    settings_open(x->b.app);
    app_frame(x->b.app);
    app_home(x->b.app);
    app_frame(x->b.app);
}

static void keep_run(const struct room *x, const char *result)
{
    profile_add_match(x->store, &(struct played){.game = "ace",
                                                 .ended = profile_now(),
                                                 .finished = true,
                                                 .result = result,
                                                 .seats = "",
                                                 .text = ""});
}

/* The wide button of the title says what is played next, and Enter does that: a lesson where
 * nothing was learned; then the game that was played last; after a run that was won, the next
 * difficulty. */
static void test_what_is_next(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    assert_non_null(named(&x, "First lesson"));
    assert_null(named(&x, "Play"));
    app_set(x.b.app, SETTING_LESSON_TAKEN, 1);
    again(&x);
    assert_null(named(&x, "First lesson"));
    assert_string_equal(named(&x, "Play")->value, "Ace of Spades");
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "setup-ace");
    app_set_text(x.b.app, SETTING_LAST_GAME, "holdem");
    again(&x);
    assert_string_equal(named(&x, "Play")->value, "Power Up"); /* behind whose door it is */
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(page_of(&x)->seating.game, "holdem");
    app_set_text(x.b.app, SETTING_LAST_GAME, "ace");
    static const struct {
        const char *result;
        int lost, at, next;
        const char *words;
    } run[] = {{"34", 0, 0, 1, "Next: Normal"},
               {"0", 1, 0, 3, "Play"},
               {"0", 0, 0, 3, "Play"},
               {"12", 0, 2, 3, "Next: Nightmare"},
               {"7", 0, 3, 3, "Play"}};
    for (size_t i = 0; i < sizeof run / sizeof *run; i++) {
        app_set(x.b.app, ace_setting(ACE_SETTING_LOST), run[i].lost);
        app_set(x.b.app, ace_setting(ACE_SETTING_LOST_AT), run[i].at);
        app_set(x.b.app, ace_setting(ACE_SETTING_DIFFICULTY), i == 0 ? 0 : 3);
        keep_run(&x, run[i].result);
        again(&x);
        assert_non_null(named(&x, run[i].words));
        press(&x, run[i].words);
        assert_string_equal(room_top(&x), "setup-ace");
        assert_int_equal(app_setting(x.b.app, ace_setting(ACE_SETTING_DIFFICULTY)), run[i].next);
    }
    room_close(&x);
}

/* From the title to a table for several people: nobody has to be asked who they are first. What
 * stood there last is taken as it was. */
static void test_friends(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, 'F');
    press(&x, "SPEC");
    assert_string_equal(page_of(&x)->seating.game, "spec");
    assert_int_equal(seating_people(&page_of(&x)->seating), 3);
    assert_int_equal(seating_privacy(&page_of(&x)->seating), seating_usual_privacy(3));
    app_home(x.b.app);
    app_frame(x.b.app);
    pad(&x, PAD_RIGHT_SHOULDER);
    pad(&x, PAD_B);
    assert_string_equal(room_top(&x), "title");
    room_close(&x);
}

/* ---- the table at which they sit ---- */

static const char *const round_games[] = {"ace", "power-up", "spec", "upcolor", "holdem"};
enum { ROUND_GAMES = sizeof round_games / sizeof *round_games };

/* Do seats a and b, both around the point, follow each other clockwise? Two alone do either way. */
static bool is_clockwise(struct point m, struct rect a, struct rect b)
{
    const struct point p = rect_centre(a), q = rect_centre(b);
    return (p.x - m.x) * (q.y - m.y) - (p.y - m.y) * (q.x - m.x) >= -1;
}

/* The game's own table, and around it all its seats, clockwise from the near edge: whole, apart
 * from each other and from the rules, whatever the screen and the letters. */
static void test_around_the_table(void **state)
{
    static const char *const picture[ROUND_GAMES] = {"ace/table", "power-up/table", "spec/table",
                                                     "upcolor/table", "power-up/table"};
    static const struct {
        int w, h, text;
    } seen[] = {{1280, 720, 100}, {1024, 600, 200}, {1024, 768, 100}, {2560, 1080, 100}};
    (void)state;
    for (int g = 0; g < ROUND_GAMES; g++)
        for (size_t v = 0; v < sizeof seen / sizeof *seen; v++) {
            struct bench b = bench_open(seen[v].w, seen[v].h, "en", seen[v].text);
            struct seating s;
            const struct game *game = games_find(round_games[g]);
            const int n = game->seats_max;
            seating_default(&s, game, n);
            seating_open_with(b.app, &s);
            app_settle(b.app, 2000);
            const struct items *it = app_top(b.app)->items;
            const struct rect page = {0, 0, (float)seen[v].w, (float)seen[v].h},
                              rules = ((struct page *)app_top(b.app))->window;
            struct point middle = {0, 0};
            for (int i = 0; i < n; i++) {
                const struct rect r = items_get(it, page_plate_id(i))->bounds;
                middle.x += rect_centre(r).x / (float)n;
                middle.y += rect_centre(r).y / (float)n;
            }
            for (int i = 0; i < n; i++) {
                const struct rect r = items_get(it, page_plate_id(i))->bounds;
                assert_true(rect_common(r, page).w >= r.w - 1 && rect_common(r, page).h >= r.h - 1);
                assert_false(rect_meets(r, rules));
                for (int j = i + 1; j < n; j++)
                    assert_false(rect_meets(r, items_get(it, page_plate_id(j))->bounds));
                assert_true(
                    is_clockwise(middle, r, items_get(it, page_plate_id((i + 1) % n))->bounds));
                if (i > 0)
                    assert_true(rect_centre(items_get(it, page_plate_id(0))->bounds).y >=
                                rect_centre(r).y);
            }
            char drawn[40];
            snprintf(drawn, sizeof drawn, " %s\n", picture[g]);
            assert_non_null(strstr(bench_dump(&b), drawn));
            bench_close(&b);
        }
}

/* With several people there is more to say of hidden hands, and still nothing is cut or behind a
 * scroll bar. */
static void test_nothing_is_cut(void **state)
{
    (void)state;
    for (const char *const *lang = i18n_languages(); *lang; lang++)
        for (int g = 0; g < ROUND_GAMES; g++)
            for (int small = 0; small < 2; small++) {
                struct bench b = bench_open(small ? 1024 : 1280, small ? 600 : 720, *lang, 100);
                struct seating s;
                seating_default(&s, games_find(round_games[g]), 0);
                seating_sit_guest(&s, 1);
                seating_open_with(b.app, &s);
                app_settle(b.app, 2000);
                if (items_get(app_top(b.app)->items, item_id("scroll", 0)))
                    fail_msg("%s in %s scrolls with two people", round_games[g], *lang);
                bench_close(&b);
            }
}

/* Everybody stays at the table, and somebody sits elsewhere. */
static void test_shuffled(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, '4');
    struct page *k = page_of(&x);
    for (int n = 0; n < 20; n++) {
        const struct seating was = k->seating;
        int moved = 0, there = 0;
        bench_key(&x.b, 'S');
        assert_int_equal(k->seating.nseats, was.nseats);
        for (int i = 0; i < was.nseats; i++) {
            moved += strcmp(was.seat[i].name, k->seating.seat[i].name) != 0;
            for (int j = 0; j < was.nseats; j++)
                there += memcmp(&was.seat[i], &k->seating.seat[j], sizeof was.seat[i]) == 0;
        }
        assert_int_equal(there, was.nseats);
        assert_true(moved > 0);
    }
    room_close(&x);
}

/* Letters of a couch on every page for several people; and every page can be read at the largest
 * letters. */
static void test_couch(void **state)
{
    (void)state;
    int faults = 0;
    for (const char *const *lang = i18n_languages(); *lang; lang++) {
        static const char *const open[] = {"seating-four", "seating-sitter", "seating-rules",
                                           "seating-person", "seating"};
        for (size_t i = 0; i < sizeof open / sizeof *open; i++) {
            struct bench b = bench_open(1024, 600, *lang, 200);
            char name[40];
            snprintf(name, sizeof name, "page %d %s", (int)i, *lang);
            bench_scene(&b, open[i]);
            app_settle(b.app, 2000);
            assert_true(i >= 3 || app_ui(b.app)->couch);
            faults += look_at(b.app, name);
            bench_close(&b);
        }
    }
    assert_int_equal(faults, 0);
}

/* SP-02: behind the third door sits an evening of six; three to nine have a place there, and two
 * don't. */
static void test_spec_in_two_inputs(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    bench_key(&x.b, '3');
    assert_string_equal(room_top(&x), "seating");
    const struct page *k = page_of(&x);
    assert_string_equal(k->seating.game, "spec");
    assert_int_equal(k->seating.nseats, 6);
    int changed;
    assert_int_equal(plans_nearest(&k->plans, k->game, k->seating.option, &changed), 0);
    assert_int_equal(changed, 0);
    /* SP-01, SP-10 */
    assert_true(k->seating.option[SPEC_LIST] == (1 << SPEC_NORMAL) - 1 &&
                k->seating.option[HOLDEM_ANTES] == 0);
    bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    room_close(&x);
    room_open(&x);
    struct seating s;
    seating_default(&s, games_find("spec"), 3);
    seating_open_with(x.b.app, &s);
    app_frame(x.b.app);
    press(&x, "Seat 3: Aoba");
    assert_false(app_activate(x.b.app, "Empty this seat"));
    room_close(&x);
}

/* Said by something of the page, wherever its lines end. */
static bool in_an_item(const struct bench *b, const char *words)
{
    const struct items *it = app_top(b->app)->items;
    for (int i = 0; i < items_count(it); i++)
        if (strstr(items_at(it, i)->name, words))
            return true;
    return false;
}

/* PU_01: the pages say what kind of tournament it is, before the first card is dealt; a plain
 * table's don't promise it. */
static void PU_01_sit_and_go_and_the_winner_takes_all(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    struct seating s;
    seating_default(&s, games_find("power-up"), 3);
    seating_open_with(x.b.app, &s);
    app_frame(x.b.app);
    assert_true(bench_tells(&x.b, "Sit & Go: winner takes all."));
    seating_default(&s, games_find("upcolor"), 4);
    seating_open_with(x.b.app, &s);
    app_frame(x.b.app);
    assert_false(bench_tells(&x.b, "winner takes all"));
    bench_scene(&x.b, "rules-power-up");
    assert_true(in_an_item(&x.b, "Sit & Go"));
    assert_true(in_an_item(&x.b, "winner takes all"));
    room_close(&x);
}

/* Does the run that is kept say so? */
static bool run_says(const struct room *x, const char *words)
{
    char *text = store_get(x->store, "autosave-ace");
    const bool says = text && strstr(text, words);
    mem_free(text);
    return says;
}

/* Whoever leaves is told that a game is saved if there is one, and only then. */
static void test_leaving_says_what_is_kept(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    app_set(x.b.app, SETTING_CONFIRM_QUIT, 1);
    bench_key(&x.b, 'Q');
    app_frame(x.b.app);
    assert_string_equal(room_top(&x), "dialog");
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "No game is in progress."));
    press(&x, "Stay");
    bench_key(&x.b, '1');
    press(&x, "Play");
    app_home(x.b.app);
    app_frame(x.b.app);
    bench_key(&x.b, 'Q');
    app_frame(x.b.app);
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "Your game is saved."));
    room_close(&x);
}

/* A newcomer begins at Easy, marked as the place to start, until a run was played here; what a
 * second wind costs is told before it is chosen, on the page of what seldom is. */
static void test_ace_before_a_first_run(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '1');
    const struct item *easy = items_get(app_top(x.b.app)->items, item_id("level", ACE_EASY));
    assert_true(easy->chosen);
    assert_string_equal(easy->value, "Start here");
    assert_non_null(strstr(easy->about, "Lord Overkill: "));
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "Start here"));
    assert_null(named(&x, "When bullets run out"));
    press(&x, "More options");
    assert_string_equal(room_top(&x), "setup-ace-more");
    assert_non_null(named(&x, "Second wind (no achievements)"));
    assert_non_null(strstr(named(&x, "When bullets run out")->about, "earns no achievements"));
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "Out of bullets"));
    press(&x, "The run is lost");
    press(&x, "Done");
    assert_string_equal(room_top(&x), "setup-ace");
    assert_non_null(strstr(canvas_text_dump(x.b.canvas), "The run is lost"));
    app_home(x.b.app);
    keep_run(&x, "7");
    ace_setup_open(x.b.app, NULL, NULL);
    app_frame(x.b.app);
    app_frame(x.b.app);
    assert_null(items_get(app_top(x.b.app)->items, item_id("level", ACE_EASY))->value);
    assert_null(strstr(canvas_text_dump(x.b.canvas), "Start here"));
    room_close(&x);
}

/* AS_12: the stricter last bullet is chosen before a run, stands in the run, and is there next
 * time; the day's run is the same for everybody. */
static void test_ace_without_a_bullet(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    bench_key(&x.b, '1');
    press(&x, "Play");
    assert_true(run_says(&x, "option zero bonuses\n"));
    app_home(x.b.app);
    ace_setup_open(x.b.app, NULL, NULL);
    app_frame(x.b.app);
    press(&x, "More options");
    press(&x, "The run is lost");
    press(&x, "Done");
    press(&x, "Play");
    if (strcmp(room_top(&x), "dialog") == 0)
        press(&x, "New run");
    assert_true(run_says(&x, "option zero lost\n"));
    room_restart(&x);
    assert_true(run_says(&x, "option zero lost\n"));
    ace_setup_open(x.b.app, NULL, NULL);
    app_frame(x.b.app);
    assert_int_equal(app_setting(x.b.app, ace_setting(ACE_SETTING_ZERO)), 1);
    press(&x, "Two players");
    press(&x, "Seats");
    assert_int_equal(page_of(&x)->seating.option[ACE_ZERO], 1);
    press(&x, "Back");
    press(&x, "Solo");
    press(&x, "Daily run");
    for (int i = 0; i < 4 && strcmp(room_top(&x), "dialog") == 0; i++)
        bench_key(&x.b, KEY_ENTER);
    assert_string_equal(room_top(&x), "table");
    assert_true(run_says(&x, "option zero bonuses\n"));
    room_close(&x);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_two_inputs),
                                       cmocka_unit_test(test_last_table),
                                       cmocka_unit_test(test_privacy),
                                       cmocka_unit_test(test_person),
                                       cmocka_unit_test(test_levels),
                                       cmocka_unit_test(test_order),
                                       cmocka_unit_test(test_fits),
                                       cmocka_unit_test(test_damaged),
                                       cmocka_unit_test(test_continue_others),
                                       cmocka_unit_test(test_what_is_next),
                                       cmocka_unit_test(test_friends),
                                       cmocka_unit_test(test_around_the_table),
                                       cmocka_unit_test(test_nothing_is_cut),
                                       cmocka_unit_test(test_shuffled),
                                       cmocka_unit_test(test_couch),
                                       cmocka_unit_test(test_spec_in_two_inputs),
                                       cmocka_unit_test(PU_01_sit_and_go_and_the_winner_takes_all),
                                       cmocka_unit_test(test_leaving_says_what_is_kept),
                                       cmocka_unit_test(test_ace_before_a_first_run),
                                       cmocka_unit_test(test_ace_without_a_bullet)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
