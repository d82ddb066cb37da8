/* Several people at one screen. What is public is compared on two apps at once, whose matches
 * differ only in cards that nobody has shown: as long as every hand is down both draw the same to
 * the byte, at rest, at a new size, in a pause and when the window comes back; a look makes them
 * differ, and nothing of it stays. */
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "table_inside.h"
#include "twins.h"
#include "unit.h"

#include "bot.h"
#include "upcolor_names.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

/* ---- tables ---- */

static struct match *load(struct world *w, const char *text)
{
    char error[MATCH_ERROR];
    const struct match_world games = world_for_match(w);
    struct match *m = match_load(text, &games, true, error);
    assert_non_null(m);
    return m;
}

static const struct item *with_action(struct app *app, int action)
{
    const struct items *it = app_top(app)->items;
    for (int i = 0; i < items_count(it); i++)
        if (items_at(it, i)->action == action && !items_at(it, i)->why_not)
            return items_at(it, i);
    return NULL;
}

static bool item_says(struct app *app, const char *name)
{
    return items_named(app_top(app)->items, name) != NULL;
}

/* Turns the hand in front up, by keys: then the focus is part of what must not stay. */
static void look_up(struct twins *x)
{
    twins_look_up(x);
    assert_true(item_says(x->b[0].app, "Hide"));
}

static void open_differing(struct twins *x, enum privacy how)
{
    twins_open(x,
               &(struct twins_how){.game = "upcolor", .people = 4, .privacy = how, .actions = 5});
}

/* ---- peek ---- */

static void test_peek_shows_nothing_unasked(void **state)
{
    (void)state;
    struct twins x;
    open_differing(&x, PRIVACY_PEEK);
    twins_frame(&x);
    assert_true(twins_same(&x)); /* the first frame */
    twins_assert_down(&x);
    look_up(&x);
    twins_key(&x, KEY_SPACE); /* down again by the same key */
    twins_assert_down(&x);
    look_up(&x);
    twins_focus(&x, false);
    twins_assert_down(&x);
    twins_focus(&x, true);
    twins_assert_down(&x);
    look_up(&x);
    twins_resize(&x, 1024, 768);
    twins_assert_down(&x);
    look_up(&x);
    twins_away(&x);
    twins_assert_down(&x);
    twins_close(&x);
}

static void test_nothing_of_a_look_shows_in_a_pause(void **state)
{
    (void)state;
    struct twins x;
    open_differing(&x, PRIVACY_PEEK);
    twins_settle(&x);
    look_up(&x);
    twins_key(&x, KEY_ESCAPE);
    twins_frame(&x);
    assert_string_equal(app_top(x.b[0].app)->type->name, "pause");
    twins_assert_down(&x);
    twins_resize(&x, 1920, 1080);
    twins_assert_down(&x);
    twins_key(&x, KEY_ESCAPE);
    twins_assert_down(&x);
    assert_string_equal(app_top(x.b[0].app)->type->name, "table");
    look_up(&x);
    twins_key(&x, KEY_F1); /* a bubble or the rules over it, then away */
    twins_settle(&x);
    twins_away(&x);
    twins_assert_down(&x);
    twins_close(&x);
}

/* Arrows in the hand, refusals, hints: what they told is gone with the hand, and where the focus
 * was too. */
static void test_words_and_focus_of_a_look_do_not_stay(void **state)
{
    (void)state;
    struct twins x;
    open_differing(&x, PRIVACY_PEEK);
    twins_settle(&x);
    look_up(&x);
    for (int i = 0; i < 3; i++) {
        twins_key(&x, KEY_RIGHT);
        twins_settle(&x);
    }
    twins_key(&x, (enum key)'7');
    twins_frame(&x);
    twins_away(&x); /* whatever that did there, put the hand down */
    char *a = twins_screen(&x.b[0]);
    assert_null(strstr(a, "tag toast"));
    mem_free(a);
    for (int i = 0; i < 2; i++)
        app_settle(x.b[i].app, LONG_MS);
    twins_frame(&x);
    a = twins_screen(&x.b[0]);
    assert_null(strstr(a, "tag bubble"));
    mem_free(a);
    twins_close(&x);
}

/* ---- playing ---- */

struct one {
    struct world world;
    char *assets, *folder;
    struct store *store;
    struct bench b;
    int inputs;
};

static void one_open(struct one *o, enum privacy how, const char *seed)
{
    struct seating who;
    *o = (struct one){.assets = path_assets(), .folder = scratch_make()};
    world_open(&o->world, o->assets);
    o->store = store_open(o->folder);
    o->b = bench_open_on(o->store, 1280, 720, "en", 100);
    twins_people(&who, "upcolor", 4, how);
    title_open(o->b.app);
    app_set(o->b.app, SETTING_PACE, PACE_INSTANT);
    table_open(o->b.app, &(struct table_request){.game = "upcolor", .seed = seed, .seating = &who});
    app_settle(o->b.app, LONG_MS);
}

static void one_reopen(struct one *o, const struct match *m, enum privacy how)
{
    struct seating who;
    char *text = match_save(m);
    twins_people(&who, "upcolor", 4, how);
    bench_close(&o->b);
    o->b = bench_open_on(o->store, 1280, 720, "en", 100);
    title_open(o->b.app);
    app_set(o->b.app, SETTING_PACE, PACE_INSTANT);
    table_open(o->b.app,
               &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
    app_settle(o->b.app, LONG_MS);
    mem_free(text);
}

static void one_close(struct one *o)
{
    bench_close(&o->b);
    store_close(o->store);
    scratch_remove(o->folder);
    mem_free(o->folder);
    world_close(&o->world);
    mem_free(o->assets);
}

static struct match *saved(struct one *o)
{
    char *text = store_get(o->store, "autosave-upcolor");
    assert_non_null(text);
    struct match *m = load(&o->world, text);
    mem_free(text);
    return m;
}

/* Nobody answers a question in less than a quarter of a second. */
static void think(struct one *o) { app_clock(o->b.app, app_now(o->b.app) + GUARD_MS); }

static void press(struct one *o, enum key key)
{
    o->inputs++;
    think(o);
    app_input(o->b.app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(o->b.app, LONG_MS);
}

/* What is to be decided, and by whom; false between games. */
static bool asked(struct one *o, struct view *v, int *actions)
{
    struct match *m = saved(o);
    const seat who = seat_first(match_waiting(m));
    match_view(m, who, v);
    *actions = match_actions(m);
    match_free(m);
    return v->board.phase == UPCOLOR_PHASE_PLAY;
}

static bool may_pass(const struct view *v)
{
    struct action a = action_of(v->me, UPCOLOR_PASS, 0);
    return rules_check(&v->rules, &v->board, &a) == REASON_OK;
}

static int first_card(const struct view *v)
{
    for (int i = 0; i < board_count(&v->board, UPCOLOR_HAND + v->me); i++) {
        struct action a = action_of(v->me, UPCOLOR_PLAY, 0);
        a.n = 1;
        a.pick[0] = (uint8_t)i;
        if (rules_check(&v->rules, &v->board, &a) == REASON_OK)
            return i;
    }
    return -1;
}

static void skip_moments(struct one *o)
{
    for (int i = 0; i < 6 && item_says(o->b.app, "Continue"); i++) {
        app_activate(o->b.app, "Continue");
        app_settle(o->b.app, LONG_MS);
    }
}

/* Feel.md: at most one input more than the cards played; a pass needs no look. */
static void test_a_turn_costs_one_look_and_one_card(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int cards = 0, passes = 0, turns = 0, before, after;
    one_open(&o, PRIVACY_PEEK, "inputs");
    for (; turns < 60; turns++) {
        skip_moments(&o);
        if (!asked(&o, &v, &before))
            break;
        const bool pass = may_pass(&v) && first_card(&v) < 0;
        const int had = o.inputs;
        if (pass) {
            press(&o, (enum key)'P');
            passes++;
        } else {
            press(&o, turns & 1 ? (enum key)'1' : KEY_SPACE);
            assert_int_not_equal(first_card(&v), -1);
            press(&o, (enum key)('1' + first_card(&v)));
            cards++;
        }
        const bool goes_on = asked(&o, &v, &after);
        assert_int_equal(after, before + 1);
        assert_int_equal(o.inputs - had, pass ? 1 : 2);
        if (!goes_on)
            break;
    }
    printf("%d turns: %d cards and %d passes by %d inputs\n", turns, cards, passes, o.inputs);
    assert_true(cards > 20 && passes > 5);
    one_close(&o);
}

/* A player who comes next asks for their cards a quarter of a second after they are asked: one
 * press turns them up. Sooner it ends what still flies and was meant for the turn before. */
static void test_a_look_waits_for_its_turn(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int before, waited = 0;
    one_open(&o, PRIVACY_PEEK, "inputs");
    app_set(o.b.app, SETTING_PACE, PACE_NORMAL);
    app_scripted(o.b.app, false);
    for (int turns = 0; turns < 12; turns++) {
        think(&o);
        skip_moments(&o);
        think(&o);
        if (!asked(&o, &v, &before))
            break;
        if (!item_says(o.b.app, "Hide"))
            press(&o, KEY_SPACE);
        if (first_card(&v) < 0) {
            press(&o, (enum key)'P');
            continue;
        }
        think(&o);
        app_input(o.b.app,
                  &(struct input){.kind = INPUT_KEY, .key = (enum key)('1' + first_card(&v))});
        app_frame(o.b.app);
        app_clock(o.b.app, app_now(o.b.app) + 120);
        app_frame(o.b.app);
        if (!asked(&o, &v, &before) || item_says(o.b.app, "Continue"))
            continue;
        app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
        app_settle(o.b.app, LONG_MS);
        assert_false(item_says(o.b.app, "Hide"));
        think(&o);
        app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_RIGHT});
        app_clock(o.b.app, app_now(o.b.app) + GUARD_STAY_MS);
        app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
        app_frame(o.b.app);
        assert_true(item_says(o.b.app, "Hide"));
        waited++;
    }
    assert_true(waited > 5);
    one_close(&o);
}

/* ---- every game in peek ---- */

struct game_in_peek {
    const char *game;
    int people;
    enum key looks;
};

static const struct game_in_peek in_peek[] = {
    {"upcolor", 3, KEY_SPACE}, {"holdem", 3, KEY_SPACE},  {"power-up", 3, KEY_SPACE},
    {"spec", 3, KEY_SPACE},    {"ace", 2, (enum key)'L'},
};
enum { GAMES_IN_PEEK = sizeof in_peek / sizeof *in_peek };

static struct table *peek_open(struct bench *b, const struct game_in_peek *g)
{
    struct seating who;
    *b = bench_open(1280, 720, "en", 100);
    seating_default(&who, games_find(g->game), g->people);
    for (int s = 0; s < g->people; s++) {
        seating_sit_guest(&who, s);
        seating_name(who.seat[s].name, s == 0 ? "Anna" : s == 1 ? "Bob" : "Cleo");
    }
    who.privacy = PRIVACY_PEEK;
    title_open(b->app);
    table_open(b->app, &(struct table_request){.game = g->game, .seed = "mash", .seating = &who});
    app_settle(b->app, LONG_MS);
    return (struct table *)app_top(b->app);
}

/* One key, fifty times, at three speeds: it looks and puts down, and decides nothing. */
static void test_the_key_that_looks_never_decides(void **state)
{
    (void)state;
    static const int gaps[] = {30, 120, 300};
    for (int g = 0; g < GAMES_IN_PEEK; g++)
        for (size_t k = 0; k < sizeof gaps / sizeof *gaps; k++) {
            struct bench b;
            const struct table *t = peek_open(&b, &in_peek[g]);
            const int before = match_actions(t->match);
            const seat front = t->front;
            int looks = 0;
            for (int n = 0; n < 50; n++) {
                app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = in_peek[g].looks});
                app_frame(b.app);
                looks += item_says(b.app, "Hide");
                app_clock(b.app, app_now(b.app) + gaps[k]);
                app_frame(b.app);
            }
            assert_int_equal(match_actions(t->match), before);
            assert_int_equal(t->front, front);
            assert_true(looks > 20);
            bench_close(&b);
        }
}

/* Whatever turned the hand up, the next press of what activates the focus does nothing: a card or a
 * bet is one move away. */
static void test_a_look_rests_on_the_hand(void **state)
{
    (void)state;
    for (int g = 0; g < GAMES_IN_PEEK; g++)
        for (int pad = 0; pad < 2; pad++) {
            struct bench b;
            const struct table *t = peek_open(&b, &in_peek[g]);
            const int before = match_actions(t->match);
            char hand[NAMEPLATE_BYTES + 40];
            app_clock(b.app, app_now(b.app) + 1000);
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = in_peek[g].looks});
            app_settle(b.app, LONG_MS);
            assert_true(item_says(b.app, "Hide"));
            snprintf(hand, sizeof hand, "%s’s hand", stage_name(t->stage, t->front));
            for (int n = 0; n < 3; n++) {
                const struct item *focus = items_focus(app_top(b.app)->items);
                assert_non_null(focus);
                assert_string_equal(focus->name, hand);
                if (pad)
                    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_A});
                else
                    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
                app_settle(b.app, LONG_MS);
                app_clock(b.app, app_now(b.app) + 1000);
            }
            assert_int_equal(match_actions(t->match), before);
            assert_true(item_says(b.app, "Hide"));
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_TAB});
            assert_true(items_focus(app_top(b.app)->items)->own);
            bench_close(&b);
        }
}

/* A pass that the hidden cards forbid says so on the turned-up hand, and nowhere else. */
static void test_a_refused_blind_pass_turns_the_hand_up(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int before, after, refused = 0;
    one_open(&o, PRIVACY_PEEK, "refuse");
    for (int turns = 0; turns < 40 && !refused; turns++) {
        skip_moments(&o);
        if (!asked(&o, &v, &before))
            break;
        const struct item *pass = items_named(app_top(o.b.app)->items, "Pass");
        if (pass && !pass->why_not && !may_pass(&v)) {
            think(&o);
            app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'P'});
            app_frame(o.b.app);
            asked(&o, &v, &after);
            assert_int_equal(after, before);
            assert_true(item_says(o.b.app, "Hide"));
            assert_non_null(strstr(canvas_text_dump(o.b.canvas), "tag toast"));
            app_away(o.b.app);
            app_frame(o.b.app);
            assert_null(strstr(canvas_text_dump(o.b.canvas), "tag toast"));
            assert_false(item_says(o.b.app, "Hide"));
            refused++;
        }
        if (may_pass(&v)) {
            press(&o, (enum key)'P');
        } else {
            press(&o, KEY_SPACE);
            press(&o, (enum key)('1' + first_card(&v)));
        }
    }
    assert_int_equal(refused, 1);
    one_close(&o);
}

static void test_undo_of_a_pass_is_free_and_of_a_card_refused(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int before, after;
    bool played = false, pass = false;
    one_open(&o, PRIVACY_PEEK, "undo");
    for (int turns = 0; turns < 40 && !(played && pass); turns++) {
        skip_moments(&o);
        if (!asked(&o, &v, &before))
            break;
        const bool passes = may_pass(&v);
        if (passes) {
            press(&o, (enum key)'P');
        } else {
            press(&o, KEY_SPACE);
            press(&o, (enum key)('1' + first_card(&v)));
        }
        skip_moments(&o);
        const struct item *undo = items_named(app_top(o.b.app)->items, "Undo");
        assert_non_null(undo);
        if (!passes) {
            assert_string_equal(undo->why_not,
                                "You’ve seen a new card since, so you can’t undo this.");
            played = true;
        } else if (!undo->why_not) {
            press(&o, (enum key)'U');
            asked(&o, &v, &after);
            assert_int_equal(after, before);
            pass = true;
            press(&o, (enum key)'P');
        }
    }
    assert_true(played && pass);
    one_close(&o);
}

/* ---- curtain ---- */

static void test_the_curtain_is_there_before_anything(void **state)
{
    (void)state;
    struct twins x;
    open_differing(&x, PRIVACY_CURTAIN);
    twins_frame(&x);
    assert_true(twins_same(&x));
    assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
    assert_null(strstr(canvas_text_dump(x.b[0].canvas), "cards/"));
    twins_assert_down(&x);
    for (int round = 0; round < 4; round++) {
        twins_key(&x, KEY_ENTER);
        twins_settle(&x);
        assert_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
        assert_false(twins_same(&x));
        if (round == 0)
            twins_resize(&x, 1024, 600);
        for (int i = 0; i < 2 && round == 1; i++)
            app_focus(x.b[i].app, false);
        for (int i = 0; i < 2 && round == 2; i++)
            app_away(x.b[i].app);
        if (round == 3)
            twins_key(&x, KEY_ESCAPE);
        twins_frame(&x);
        assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
        assert_null(strstr(canvas_text_dump(x.b[0].canvas), "cards/"));
        twins_assert_down(&x);
    }
    twins_key(&x, KEY_ESCAPE); /* out of the pause */
    twins_assert_down(&x);
    assert_non_null(strstr(canvas_text_dump(x.b[0].canvas), "tag curtain"));
    twins_close(&x);
}

/* What happened lies on no seat and not on the pot. */
static void assert_strip_beside(struct app *app, const char *dump)
{
    const char *at = strstr(dump, "tag strip");
    struct rect r;
    if (!at || !(at = strstr(at, "\npanel ")))
        return;
    assert_int_equal(sscanf(at, "\npanel %f %f %f %f", &r.x, &r.y, &r.w, &r.h), 4);
    const struct items *it = app_top(app)->items;
    for (int i = 0; i < items_count(it); i++) {
        const struct item *x = items_at(it, i);
        const bool told = x->id == item_id("pot", 0) || x->id == item_id("plate", 1) ||
                          x->id == item_id("plate", 2) || x->id == item_id("plate", 3) ||
                          x->id == item_id("plate", 0);
        if (told && rect_meets(r, x->bounds))
            fail_msg("the strip covers “%s”", x->name);
    }
}

/* So many cards of the hand in front are face up. */
static int hand_up(struct app *app)
{
    const struct items *it = app_top(app)->items;
    int n = 0;
    for (int i = 0; i < items_count(it); i++)
        n += items_at(it, i)->own;
    return n;
}

/* What has happened is told on the curtain: behind it nothing lies over the hand, and the first
 * press answers. */
static void test_two_inputs_behind_a_curtain(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int before, after, turns = 0, told = 0, last = SEAT_NONE;
    char here[80];
    one_open(&o, PRIVACY_CURTAIN, "curtain");
    for (; turns < 30; turns++) {
        if (!asked(&o, &v, &before))
            break;
        snprintf(here, sizeof here, "%s is here",
                 (const char *[]){"Ann", "Ben", "Cleo", "Dan"}[v.me]);
        const int had = o.inputs, who = v.me;
        if (who != last) { /* the player who takes a lap leads the next one: nobody hands over */
            assert_true(item_says(o.b.app, here));
            assert_null(strstr(canvas_text_dump(o.b.canvas), "cards/"));
            if (turns) { /* the hand that has just played slips: nothing opens */
                app_scripted(o.b.app, false);
                app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
                app_frame(o.b.app);
                assert_true(item_says(o.b.app, here));
                app_scripted(o.b.app, true);
            }
            const bool tells = strstr(canvas_text_dump(o.b.canvas), "tag told") != NULL;
            told += tells;
            app_clock(o.b.app, app_now(o.b.app) + 400);
            o.inputs++;
            app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
            app_frame(o.b.app);
            if (tells) {
                assert_null(strstr(canvas_text_dump(o.b.canvas), "tag strip"));
                assert_int_equal(hand_up(o.b.app), board_count(&v.board, UPCOLOR_HAND + who));
            }
            app_settle(o.b.app, 1000);
        }
        assert_null(strstr(canvas_text_dump(o.b.canvas), "tag curtain"));
        if (may_pass(&v) && first_card(&v) < 0)
            press(&o, (enum key)'P');
        else
            press(&o, (enum key)('1' + first_card(&v)));
        const bool goes_on = asked(&o, &v, &after);
        assert_int_equal(after, before + 1);
        assert_int_equal(o.inputs - had, who == last ? 1 : 2);
        last = who;
        if (!goes_on)
            break;
    }
    printf("%d turns behind curtains, %d told there\n", turns, told);
    assert_true(turns > 20 && told > 15);
    one_close(&o);
}

/* A table that is opened again tells by a strip, and that lies over the hand: what is pressed then
 * puts it away and plays no card that nobody has seen. */
static void test_no_card_is_played_under_a_strip(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    int before, after;
    one_open(&o, PRIVACY_CURTAIN, "curtain");
    for (int i = 0; i < 5; i++) {
        assert_true(asked(&o, &v, &before));
        press(&o, KEY_ENTER);
        press(&o, first_card(&v) < 0 ? (enum key)'P' : (enum key)('1' + first_card(&v)));
    }
    struct match *m = saved(&o);
    one_reopen(&o, m, PRIVACY_CURTAIN);
    match_free(m);
    assert_true(asked(&o, &v, &before));
    const enum key answer = first_card(&v) < 0 ? (enum key)'P' : (enum key)('1' + first_card(&v));
    think(&o);
    app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    app_settle(o.b.app, 1000);
    assert_non_null(strstr(canvas_text_dump(o.b.canvas), "tag strip"));
    assert_strip_beside(o.b.app, canvas_text_dump(o.b.canvas));
    app_scripted(o.b.app, false); /* the gate is for hands */
    think(&o);
    app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = answer});
    app_frame(o.b.app);
    assert_null(strstr(canvas_text_dump(o.b.canvas), "tag strip"));
    asked(&o, &v, &after);
    assert_int_equal(after, before);
    app_clock(o.b.app, app_now(o.b.app) + 1000);
    app_frame(o.b.app);
    press(&o, answer);
    asked(&o, &v, &after);
    assert_int_equal(after, before + 1);
    one_close(&o);
}

/* ---- coming and going ---- */

static void open_people(struct one *o)
{
    press(o, KEY_ESCAPE);
    assert_true(app_activate(o->b.app, "At the table"));
    app_settle(o->b.app, 1000);
    assert_string_equal(app_top(o->b.app)->type->name, "people");
}

static void kept_seating(struct one *o, struct seating *out)
{
    char error[SEATING_ERROR], *text = store_get(o->store, "seating-upcolor");
    assert_non_null(text);
    assert_true(seating_read("seating-upcolor", text, out, error));
    mem_free(text);
}

static void test_people_leave_and_come_back(void **state)
{
    (void)state;
    struct one o;
    struct view v;
    struct seating s;
    int before, after;
    one_open(&o, PRIVACY_PEEK, "leave");
    asked(&o, &v, &before);
    static const char *const name[] = {"Ann", "Ben", "Cleo", "Dan"};
    char leaves[80], back[80];
    snprintf(leaves, sizeof leaves, "%s leaves and a bot takes over", name[v.me]);
    snprintf(back, sizeof back, "%s is back", name[v.me]);
    open_people(&o);
    assert_true(app_activate(o.b.app, leaves));
    kept_seating(&o, &s);
    assert_true(s.seat[v.me].away);
    assert_int_equal(s.seat[v.me].sitter, SITTER_PERSON);
    press(&o, KEY_ESCAPE);
    for (int i = 0; i < 50; i++) { /* the bot plays on by itself */
        app_clock(o.b.app, app_now(o.b.app) + 100);
        app_settle(o.b.app, 2000);
    }
    asked(&o, &v, &after);
    assert_true(after > before);
    open_people(&o);
    assert_true(app_activate(o.b.app, back));
    kept_seating(&o, &s);
    assert_int_equal(seating_people(&s), 4);
    /* All but one leave: the last has the screen alone, but not before saying so. */
    asked(&o, &v, &after);
    for (int i = 0; i < 4; i++) {
        snprintf(leaves, sizeof leaves, "%s leaves and a bot takes over", name[i]);
        if (i != v.me)
            assert_true(app_activate(o.b.app, leaves));
    }
    press(&o, KEY_ESCAPE);
    assert_non_null(strstr(canvas_text_dump(o.b.canvas), "tag curtain"));
    one_close(&o);
}

static void test_a_killed_table_comes_back_as_it_was(void **state)
{
    (void)state;
    for (int how = PRIVACY_PEEK; how <= PRIVACY_OPEN; how++) {
        struct one o;
        struct seating s;
        one_open(&o, (enum privacy)how, "resume");
        char *text = store_get(o.store, "autosave-upcolor");
        bench_close(&o.b);
        o.b = bench_open_on(o.store, 1280, 720, "en", 100);
        title_open(o.b.app);
        table_open(o.b.app, &(struct table_request){.game = "upcolor", .saved = text});
        app_frame(o.b.app);
        mem_free(text);
        kept_seating(&o, &s);
        assert_int_equal(s.privacy, how);
        assert_int_equal(seating_people(&s), 4);
        assert_string_equal(s.seat[2].name, "Cleo");
        const char *dump = canvas_text_dump(o.b.canvas);
        assert_int_equal(strstr(dump, "tag curtain") != NULL, how == PRIVACY_CURTAIN);
        app_settle(o.b.app, LONG_MS);
        assert_int_equal(with_action(o.b.app, STAGE_PEEK) != NULL, how == PRIVACY_PEEK);
        one_close(&o);
    }
}

/* ---- between games, and behind the curtain ---- */

/* A match up to where the table agrees on the next game. */
static struct match *agreeing(struct world *w, const char *seed)
{
    struct match *m = twins_match(w, &(struct twins_how){.game = "upcolor", .people = 4}, seed);
    struct rng rng = rng_seed(3);
    for (int i = 0; i < 3000; i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        if (v.board.phase == UPCOLOR_PHASE_AGREE)
            return m;
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    fail_msg("no game has ended");
    return m;
}

static void test_the_table_agrees_without_a_curtain(void **state)
{
    (void)state;
    for (int how = PRIVACY_PEEK; how <= PRIVACY_OPEN; how++) {
        struct one o;
        struct view v;
        int before, after;
        one_open(&o, (enum privacy)how, "agree");
        struct match *m = agreeing(&o.world, "agree");
        one_reopen(&o, m, (enum privacy)how);
        assert_null(strstr(canvas_text_dump(o.b.canvas), "tag curtain"));
        assert_false(asked(&o, &v, &before));
        think(&o);
        app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        app_set(o.b.app, SETTING_PACE, PACE_NORMAL);
        for (int ms = 0; ms < 4000; ms += 50) { /* a look is offered where looking is done so */
            app_clock(o.b.app, app_now(o.b.app) + 50);
            app_frame(o.b.app);
            assert_true(how == PRIVACY_PEEK || !with_action(o.b.app, STAGE_PEEK));
        }
        app_settle(o.b.app, LONG_MS);
        asked(&o, &v, &after);
        assert_int_equal(after, before + 1);
        skip_moments(&o);
        assert_int_equal(strstr(canvas_text_dump(o.b.canvas), "tag curtain") != NULL,
                         how == PRIVACY_CURTAIN);
        match_free(m);
        one_close(&o);
    }
}

static void test_who_is_out_may_watch(void **state)
{
    (void)state;
    for (int how = PRIVACY_PEEK; how <= PRIVACY_CURTAIN; how++) {
        struct one o;
        one_open(&o, (enum privacy)how, "watch");
        struct match *m = agreeing(&o.world, "watch");
        struct action leave = action_of(1, UPCOLOR_LEAVE, 0), next = action_of(0, UPCOLOR_NEXT, 0);
        assert_int_equal(match_play(m, &leave, 0), REASON_OK);
        assert_int_equal(match_play(m, &next, 0), REASON_OK);
        one_reopen(&o, m, (enum privacy)how);
        open_people(&o);
        assert_true(app_activate(o.b.app, "Ben can see all hands"));
        app_settle(o.b.app, 1000);
        assert_true(app_activate(o.b.app, "All agree"));
        app_settle(o.b.app, LONG_MS);
        assert_non_null(strstr(canvas_text_dump(o.b.canvas), "tag curtain"));
        assert_true(app_activate(o.b.app, "Ben is here"));
        app_settle(o.b.app, LONG_MS);
        assert_null(strstr(canvas_text_dump(o.b.canvas), "tag curtain"));
        char *open = twins_screen(&o.b);
        app_away(o.b.app);
        app_settle(o.b.app, LONG_MS);
        char *closed = twins_screen(&o.b);
        assert_string_not_equal(open, closed);
        assert_int_equal(strstr(closed, "tag curtain") != NULL, how == PRIVACY_CURTAIN);
        mem_free(open);
        mem_free(closed);
        match_free(m);
        one_close(&o);
    }
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_peek_shows_nothing_unasked),
        cmocka_unit_test(test_nothing_of_a_look_shows_in_a_pause),
        cmocka_unit_test(test_words_and_focus_of_a_look_do_not_stay),
        cmocka_unit_test(test_a_turn_costs_one_look_and_one_card),
        cmocka_unit_test(test_a_look_waits_for_its_turn),
        cmocka_unit_test(test_the_key_that_looks_never_decides),
        cmocka_unit_test(test_a_look_rests_on_the_hand),
        cmocka_unit_test(test_a_refused_blind_pass_turns_the_hand_up),
        cmocka_unit_test(test_undo_of_a_pass_is_free_and_of_a_card_refused),
        cmocka_unit_test(test_the_curtain_is_there_before_anything),
        cmocka_unit_test(test_two_inputs_behind_a_curtain),
        cmocka_unit_test(test_no_card_is_played_under_a_strip),
        cmocka_unit_test(test_people_leave_and_come_back),
        cmocka_unit_test(test_a_killed_table_comes_back_as_it_was),
        cmocka_unit_test(test_the_table_agrees_without_a_curtain),
        cmocka_unit_test(test_who_is_out_may_watch),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
