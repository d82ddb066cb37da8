/* Ace of Spades for two at one screen (AS-50 to AS-59): no card of the partner on any frame, in
 * peek and behind the curtain; whole runs by spoken names with a bot partner and by two people;
 * words to the partner; closed in the middle and continued; every state fit to be read. */
#include "ace_claims.h"
#include "ace_story.h"
#include "ace_table.h"
#include "bot.h"
#include "canvas_inside.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "table_inside.h"
#include "scratch.h"
#include "seating.h"
#include "strbuf.h"
#include "table.h"
#include "twin.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000 };

static void seats(struct seating *s, enum privacy how, bool bot)
{
    seating_default(s, games_find("ace"), 2);
    seating_name(s->seat[0].name, "Ann");
    if (!bot) {
        seating_sit_guest(s, 1);
        seating_name(s->seat[1].name, "Ben");
    }
    s->privacy = how;
}

/* ---- two apps at the same public table ---- */

struct twins {
    struct world world;
    char *assets;
    struct match *m, *t;
    struct bench b[2];
};

static bool twins_open(struct twins *x, enum privacy how, const char *seed, int actions, bool bot,
                       seat eyes)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(5), other = rng_seed(9);
    struct seating who;
    *x = (struct twins){.assets = path_assets()};
    world_open(&x->world, x->assets);
    assert_true(world_rules(&x->world, games_find("ace"), 2, &r, error, sizeof error));
    match_seed_from_text(seed, bytes);
    x->m = match_new(&r, bytes, NULL, NULL, true, error);
    for (int i = 0; i < actions && !match_over(x->m); i++) {
        struct view v;
        match_view(x->m, seat_first(match_waiting(x->m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(x->m, &a, 0), REASON_OK);
    }
    for (int i = 0; i < 40 && !x->t; i++)
        x->t = twin_of(x->m, eyes, &other);
    seats(&who, how, bot);
    for (int i = 0; i < 2 && x->t; i++) {
        char *text = match_save(i ? x->t : x->m);
        x->b[i] = bench_open(1280, 720, "en", 100);
        title_open(x->b[i].app);
        /* looked at by that seat, and nobody goes on: a bot’s word to its partner depends on its
         * hand, and may */
        if (bot)
            table_open_at(x->b[i].app, text, -1, eyes);
        else
            table_open(x->b[i].app,
                       &(struct table_request){.game = "ace", .saved = text, .seating = &who});
        mem_free(text);
    }
    return x->t != NULL;
}

static void twins_close(struct twins *x)
{
    for (int i = 0; i < 2 && x->t; i++)
        bench_close(&x->b[i]);
    match_free(x->m);
    match_free(x->t);
    world_close(&x->world);
    mem_free(x->assets);
}

static char *screen_of(struct bench *b)
{
    struct strbuf s = STRBUF_EMPTY;
    const struct items *it = app_top(b->app)->items;
    strbuf_add(&s, canvas_text_dump(b->canvas));
    for (int i = 0; i < items_count(it); i++) {
        const struct item *n = items_at(it, i);
        strbuf_addf(&s, "%u %s|%s|%s|%s %d\n", (unsigned)n->id, n->name, n->value ? n->value : "",
                    n->why_not ? n->why_not : "", n->about ? n->about : "", n->focused);
    }
    return strbuf_take(&s);
}

static bool same(struct twins *x)
{
    char *a = screen_of(&x->b[0]), *b = screen_of(&x->b[1]);
    const bool good = strcmp(a, b) == 0;
    if (!good) {
        size_t at = 0;
        while (a[at] && a[at] == b[at])
            at++;
        while (at > 0 && a[at - 1] != '\n')
            at--;
        printf("  differs: %.120s\n       and: %.120s\n", a + at, b + at);
    }
    mem_free(a);
    mem_free(b);
    return good;
}

static void both_key(struct twins *x, int key)
{
    for (int i = 0; i < 2; i++)
        app_input(x->b[i].app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
}

static void both_settle(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_settle(x->b[i].app, LONG_MS);
}

static bool says(struct app *app, const char *name)
{
    return items_named(app_top(app)->items, name) != NULL;
}

/* Peek: a player who has no hand turned up sees the same whatever the hands are; panels, words to
 * the partner and a pause included. */
static void test_peek_shows_no_hand_unasked(void **state)
{
    (void)state;
    int looks = 0;
    for (int i = 0; i < 8; i++) {
        struct twins x;
        char seed[20];
        snprintf(seed, sizeof seed, "coop %d", i);
        if (!twins_open(&x, PRIVACY_PEEK, seed, i, false, SEAT_ONLOOKER)) {
            twins_close(&x);
            continue;
        }
        both_settle(&x);
        assert_true(same(&x));
        static const char keys[] = {'1', 'D', 'R', 'C', 'B', '1', 'N',
                                    '2', 'H', 'H', 'V', 'V', 'S', 'Q'};
        for (size_t k = 0; k < sizeof keys; k++) {
            if (keys[k] == '1' && k == 0)
                continue; /* that would turn the hand up */
            both_key(&x, keys[k]);
            for (int n = 0; n < 2; n++)
                app_frame(x.b[n].app);
            if (says(x.b[0].app, "Hide")) /* a digit, where no word may be said, wants a card */
                both_key(&x, 'L');
            both_settle(&x);
            assert_true(same(&x));
        }
        for (int n = 0; n < 2; n++)
            app_clock(x.b[n].app, app_now(x.b[n].app) + 250);
        both_key(&x, 'L');
        both_settle(&x);
        looks += says(x.b[0].app, "Hide");
        for (int n = 0; n < 3; n++) /* look around in it, choose, and have it covered */
            both_key(&x, KEY_RIGHT), both_settle(&x);
        both_key(&x, '2');
        both_settle(&x);
        if (i & 1)
            both_key(&x, 'L');
        else
            for (int n = 0; n < 2; n++)
                app_away(x.b[n].app);
        for (int n = 0; n < 2; n++)
            app_frame(x.b[n].app);
        assert_true(same(&x));
        both_settle(&x);
        assert_true(same(&x));
        twins_close(&x);
    }
    assert_true(looks > 2);
}

/* Behind the curtain, and alone in front of the screen: whatever the partner holds, the picture is
 * the same. */
static void test_the_partners_cards_are_on_no_frame(void **state)
{
    (void)state;
    int seen = 0;
    for (int i = 0; i < 12; i++) {
        for (int bot = 0; bot < 2; bot++) {
            struct twins x;
            char seed[20];
            snprintf(seed, sizeof seed, "secret %d", i);
            const seat eyes = 0;
            if (!twins_open(&x, bot ? PRIVACY_ONE : PRIVACY_CURTAIN, seed, i, bot, eyes) ||
                seat_first(match_waiting(x.m)) != eyes) {
                twins_close(&x);
                continue;
            }
            both_settle(&x);
            assert_true(same(&x));
            if (!bot)
                both_key(&x, KEY_ENTER); /* the curtain rises for that seat */
            both_settle(&x);
            assert_true(same(&x));
            static const char keys[] = {'1', '2', '6', 'C', 'C', 'H', 'H', 'V',
                                        'V', 'B', '7', '3', '7', '4', '8'};
            for (size_t k = 0; k < sizeof keys; k++) {
                both_key(&x, keys[k]);
                for (int n = 0; n < 2; n++)
                    app_frame(x.b[n].app);
                if (!same(&x))
                    printf("    %s, %d actions, after %.*s\n", bot ? "with a bot" : "curtain", i,
                           (int)k + 1, keys);
                both_settle(&x);
                assert_true(same(&x));
            }
            seen++;
            twins_close(&x);
        }
    }
    printf("%d tables\n", seen);
    assert_true(seen > 3);
}

/* ---- playing ---- */

struct one {
    struct world world;
    char *assets, *folder;
    struct store *store;
    struct bench b;
};

static void one_open(struct one *o, enum privacy how, bool bot, const char *seed, int difficulty)
{
    struct seating who;
    *o = (struct one){.assets = path_assets(), .folder = scratch_make()};
    world_open(&o->world, o->assets);
    o->store = store_open(o->folder);
    o->b = bench_open_on(o->store, 1280, 720, "en", 100);
    seats(&who, how, bot);
    who.option[ACE_DIFFICULTY] = difficulty;
    title_open(o->b.app);
    app_set(o->b.app, SETTING_PACE, PACE_INSTANT);
    table_open(o->b.app, &(struct table_request){.game = "ace", .seed = seed, .seating = &who});
    app_settle(o->b.app, LONG_MS);
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
    char *text = store_get(o->store, "autosave-ace"), error[MATCH_ERROR];
    const struct match_world games = world_for_match(&o->world);
    struct match *m = text ? match_load(text, &games, true, error) : NULL;
    mem_free(text);
    return m;
}

static const char *top(struct one *o) { return app_top(o->b.app)->type->name; }

static void key(struct one *o, int k)
{
    app_clock(o->b.app, app_now(o->b.app) + 250); /* nobody answers a question sooner */
    app_input(o->b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(o->b.app, LONG_MS);
}

static bool shows_hand(struct one *o)
{
    const struct item *look = items_get(app_top(o->b.app)->items, item_id("peek", 0));
    return !look || strcmp(look->name, "Hide") == 0;
}

/* A card by its face, chosen by a press on its control: of the hand and of the shared row alike. */
static void choose(struct one *o, card c)
{
    const struct item *i = items_get(app_top(o->b.app)->items, item_id("card", (int)c));
    if (!i) {
        const struct items *it = app_top(o->b.app)->items;
        printf("no card %d on %s:", c, top(o));
        for (int n = 0; n < items_count(it); n++)
            printf(" [%s]", items_at(it, n)->name);
        printf("\n");
    }
    assert_non_null(i);
    assert_null(i->why_not);
    const struct point at = {i->bounds.x + 6, i->bounds.y + i->bounds.h / 2};
    app_input(o->b.app, &(struct input){.kind = INPUT_MOVE, .at = at});
    app_input(o->b.app, &(struct input){.kind = INPUT_DOWN, .at = at});
    app_input(o->b.app, &(struct input){.kind = INPUT_UP, .at = at});
    app_settle(o->b.app, LONG_MS);
}

static bool in_open_choice(const struct view *v, int kind)
{
    struct choices c;
    rules_choices(&v->rules, &v->board, v->me, &c);
    for (int i = 0; i < c.n; i++)
        if (c.choice[i].kind == kind && !c.choice[i].refused)
            return true;
    return false;
}

/* One turn of the player who is asked, by what their own view says: the best shot, else a discard
 * of the first three cards, else what there is. False: the run is over. */
static bool turn(struct one *o, int *shared, int *passes)
{
    struct match *m = saved(o);
    struct view v;
    if (!m)
        return false;
    const seat who = seat_first(match_waiting(m));
    match_view(m, who, &v);
    match_free(m);
    if (says(o->b.app, who ? "Ben is here" : "Ann is here")) {
        /* nobody passes it with the press that ended the turn before */
        app_clock(o->b.app, app_now(o->b.app) + 1000);
        key(o, KEY_ENTER);
        (*passes)++;
    }
    if (!shows_hand(o))
        key(o, 'L'), (*passes)++;
    struct ace_aim aim;
    struct action a;
    struct ace_scored best;
    card cards[ACE_CARDS_MOST];
    ace_cards(&v.board, who, cards);
    ace_aim_read(&aim, &v.rules, &v.board, who);
    if (v.board.phase == ACE_PHASE_LAST && app_activate(o->b.app, "Give up")) {
        app_settle(o->b.app, 1000);
        app_activate(o->b.app, "Give up"); /* it asks */
        return true;
    }
    if (v.board.phase != ACE_PHASE_AIM) {
        key(o, 'G');
        for (int i = 0; i < 5; i++)
            key(o, '1' + i);
        key(o, KEY_SPACE);
        return true;
    }
    if (in_open_choice(&v, ACE_SHOOT) &&
        ace_best_shot(&aim, &v.rules, &v.board, who, ACE_NO_KIND, &a, &best)) {
        for (int i = 0; i < a.n; i++) {
            *shared += a.pick[i] >= board_count(&v.board, ACE_HAND + who);
            choose(o, cards[a.pick[i]]);
        }
    } else if (in_open_choice(&v, ACE_DISCARD_DRAW)) {
        for (int i = 0; i < 3; i++)
            choose(o, cards[i]);
        key(o, 'D');
        return true;
    } else {
        for (int i = 0; i < 5; i++)
            choose(o, cards[i]);
    }
    key(o, KEY_SPACE);
    return true;
}

static void play(enum privacy how, bool bot, const char *seed)
{
    struct one o;
    int shared = 0, passes = 0, turns = 0;
    one_open(&o, how, bot, seed, 0);
    while (turns < 200 && strcmp(top(&o), "result") != 0 && turn(&o, &shared, &passes))
        turns++;
    app_settle(o.b.app, LONG_MS);
    printf("%d turns, %d shared cards fired, %d looks or curtains\n", turns, shared, passes);
    assert_string_equal(top(&o), "result");
    assert_true(turns > 1 && shared > 0);
    assert_true(bot ? passes == 0 : how == PRIVACY_OPEN ? passes == 0 : passes > 1);
    one_close(&o);
}

static void test_runs_of_two_to_their_end(void **state)
{
    (void)state;
    play(PRIVACY_PEEK, false, "two 1");
    play(PRIVACY_CURTAIN, false, "two 2");
    play(PRIVACY_OPEN, false, "two 3");
    play(PRIVACY_ONE, true, "two 4");
    play(PRIVACY_ONE, true, "two 5");
}

/* ---- what is said ---- */

static int heard_hints(struct one *o, int *who)
{
    struct match *m = saved(o);
    int n = 0;
    for (int i = 0; i < match_heard_at(m, match_actions(m)); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == ACE_WHY_HINT)
            n++, *who = e.who;
    }
    match_free(m);
    return n;
}

static void test_a_word_to_the_partner(void **state)
{
    (void)state;
    struct one o;
    int who = -1;
    one_open(&o, PRIVACY_PEEK, false, "words", 1);
    struct match *m = saved(&o);
    const int front = seat_first(match_waiting(m));
    match_free(m);
    key(&o, 'B');
    assert_true(says(o.b.app, "Not much this time."));
    key(&o, '1');
    assert_int_equal(heard_hints(&o, &who), 1);
    assert_int_equal(who, front);
    assert_non_null(strstr(canvas_text_dump(o.b.canvas), "Not much this time."));
    key(&o, 'N'); /* the partner may speak too (AS-54) */
    key(&o, '7');
    assert_int_equal(heard_hints(&o, &who), 2);
    assert_int_equal(who, 1 - front);
    assert_non_null(strstr(canvas_text_dump(o.b.canvas), "I want the "));
    key(&o, 'B');
    key(&o, '2');
    key(&o, 'B'); /* two a turn are enough */
    assert_false(says(o.b.app, "Not much this time."));
    one_close(&o);
}

/* ---- taken back ---- */

static int own_cards(const struct one *o)
{
    const struct items *it = app_top(o->b.app)->items;
    int n = 0;
    for (int i = 0; i < items_count(it); i++)
        n += items_at(it, i)->own;
    return n;
}

/* Who takes back with the hand up need not lift it again; a hand that is down stays down. */
static void test_undo_leaves_the_hand_where_it_is(void **state)
{
    (void)state;
    for (int up = 0; up < 2; up++) {
        struct one o;
        int who = 0;
        one_open(&o, PRIVACY_PEEK, false, "words", 1);
        if (up)
            key(&o, 'L');
        const int held = own_cards(&o);
        /* the shared row lies open to both */
        assert_true((held > ACE_SHARED_CARDS) == (up == 1));
        key(&o, 'B');
        key(&o, '1');
        assert_int_equal(heard_hints(&o, &who), 1);
        key(&o, 'U');
        assert_int_equal(heard_hints(&o, &who), 0);
        assert_true(says(o.b.app, up ? "Hide" : "Look"));
        assert_false(says(o.b.app, up ? "Look" : "Hide"));
        assert_int_equal(own_cards(&o), held);
        assert_true(table_front((struct table *)app_top(o.b.app))->mine); /* and is asked */
        one_close(&o);
    }
}

/* ---- behind the curtain ---- */

enum { STEP = 20, RECAP_MS = 100 };

/* The last enemy of a scene falls. What one person has seen the other is told in words, once, on
 * the curtain: behind it the table is at rest, without a banner, a strip or a history that a second
 * press of Enter opens, and that press chooses a card. And nobody ever stands there with no hit
 * points but who has just fallen. */
static void test_a_recap_is_short_and_shows_nothing_twice(void **state)
{
    (void)state;
    struct one o;
    struct seating who;
    struct match *m = ace_table_two(
        ace_table_plain(), 1,
        "set active 0\nset marker 3\nset bullets 2\nset bullets_max 2\nset reloads 2\n"
        "set reloads_max 2\nput enemy the-hangman\nset hp 1\n"
        "put hand 1 Ks Kh 7d 7c 4s 3d 2c\nput hand 2 As Ah 9d 9c 5s 5d 6c\nput shared Jc Jd Ts\n");
    char *text = match_save(m);
    match_free(m);
    one_open(&o, PRIVACY_CURTAIN, false, "again", 1);
    seats(&who, PRIVACY_CURTAIN, false);
    title_open(o.b.app);
    app_set(o.b.app, SETTING_PACE, PACE_NORMAL);
    table_open(o.b.app, &(struct table_request){.game = "ace", .saved = text, .seating = &who});
    mem_free(text);
    int banners[2] = {0}, seen = 0, caught_up = -1;
    app_settle(o.b.app, LONG_MS);
    struct table *t = (struct table *)app_top(o.b.app);
    assert_true(says(o.b.app, "Ann is here"));
    key(&o, KEY_ENTER);
    choose(&o, card_of(RANK_K, SUIT_SPADES));
    choose(&o, card_of(RANK_K, SUIT_HEARTS));
    choose(&o, card_of(RANK_7, SUIT_DIAMONDS));
    choose(&o, card_of(RANK_7, SUIT_CLUBS));
    choose(&o, card_of(RANK_4, SUIT_SPADES));
    app_clock(o.b.app, app_now(o.b.app) + 500);
    app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
    for (int ms = 0; ms < 20000 && seen < 2; ms += STEP) {
        app_clock(o.b.app, app_now(o.b.app) + STEP);
        app_frame(o.b.app);
        const struct items *it = app_top(o.b.app)->items;
        const struct item *poster = items_get(it, item_id("poster", 0)), *focus = items_focus(it);
        banners[seen] += items_get(it, item_id("go-on", 0)) != NULL;
        if (poster && strcmp(poster->name, "The Hangman") != 0)
            assert_string_not_equal(poster->value, "0 hit points");
        if (t->curtain.up && !says(o.b.app, "Ben is here"))
            continue;
        if (t->curtain.up) {
            seen = 1;
            const char *told = strstr(canvas_text_dump(o.b.canvas), "tag told");
            assert_true(told && strstr(told, "The Hangman is down"));
            assert_null(strstr(told, "Drawn")); /* they lie there */
            assert_null(strstr(told, "aims"));
            assert_null(strstr(canvas_text_dump(o.b.canvas), "cards/"));
            app_clock(o.b.app, app_now(o.b.app) + 500);
            app_frame(o.b.app);
            app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
            app_frame(o.b.app);
            ms = 0;
        } else if (seen == 1) {
            assert_true(!focus || focus->id != item_id("header", 1));
            assert_null(strstr(canvas_text_dump(o.b.canvas), "tag strip"));
            if (caught_up < 0 && stage_caught_up(t->stage) && stage_still(t->stage))
                caught_up = ms;
            seen += caught_up >= 0 && ms > caught_up + 200;
        }
    }
    assert_int_equal(seen, 2);
    assert_true(banners[0] > 0);
    assert_int_equal(banners[1], 0);
    printf("at rest after %d ms\n", caught_up);
    assert_true(caught_up < RECAP_MS);
    app_clock(o.b.app, app_now(o.b.app) + 500);
    app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    app_settle(o.b.app, LONG_MS);
    int chosen = 0;
    for (int i = 0; i < items_count(app_top(o.b.app)->items); i++)
        chosen += items_at(app_top(o.b.app)->items, i)->chosen;
    assert_int_equal(chosen, 1);
    one_close(&o);
}

/* Lord Overkill came while one of them had the screen: the other reads on the curtain that he is
 * there, and by which rules. */
static void test_the_curtain_tells_who_has_come(void **state)
{
    static const struct {
        const char *lang, *is_here, *rule;
    } said[] = {{"en", "Lord Overkill is here.", "J, Q and K add no damage. "},
                {"fr", "Lord Overkill est là.", "5"},
                {"ja", "ロード・オーバーキルが現れた。", "5"}};
    (void)state;
    for (int i = 0; i < 3; i++) {
        struct one o;
        struct seating who;
        struct match *m = ace_table_two(
            ace_table_plain(), 1,
            "set active 0\nset marker 11\nset bullets 2\nset bullets_max 2\nset reloads 2\n"
            "set reloads_max 2\nput enemy the-ferryman\nset hp 1\n"
            "put hand 1 Ks Kh 7d 7c 4s 3d 2c\nput hand 2 As Ah 9d 9c 5s 5d 6c\n"
            "put shared Jc Jd Ts\n");
        char *text = match_save(m);
        match_free(m);
        one_open(&o, PRIVACY_CURTAIN, false, "again", 1);
        app_set(o.b.app, SETTING_LANGUAGE, i + 1);
        seats(&who, PRIVACY_CURTAIN, false);
        title_open(o.b.app);
        table_open(o.b.app, &(struct table_request){.game = "ace", .saved = text, .seating = &who});
        mem_free(text);
        app_settle(o.b.app, LONG_MS);
        app_clock(o.b.app, app_now(o.b.app) + 500);
        app_input(o.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        for (int ms = 0; ms < 3000; ms += 100) { /* nothing has been played: nothing to tell */
            app_clock(o.b.app, app_now(o.b.app) + 100);
            app_frame(o.b.app);
            assert_null(strstr(canvas_text_dump(o.b.canvas), "tag strip"));
        }
        app_settle(o.b.app, LONG_MS);
        choose(&o, card_of(RANK_K, SUIT_SPADES));
        choose(&o, card_of(RANK_K, SUIT_HEARTS));
        choose(&o, card_of(RANK_7, SUIT_DIAMONDS));
        choose(&o, card_of(RANK_7, SUIT_CLUBS));
        choose(&o, card_of(RANK_4, SUIT_SPADES));
        key(&o, KEY_SPACE);
        for (int k = 0; k < 40 && !((struct table *)app_top(o.b.app))->curtain.up; k++)
            app_settle(o.b.app, LONG_MS);
        const char *told = strstr(canvas_text_dump(o.b.canvas), "tag told");
        if (!told || !strstr(told, said[i].is_here) || !strstr(told, said[i].rule))
            fail_msg("%s: %s", said[i].lang, told ? told : "nothing");
        one_close(&o);
    }
}

/* A duel's last enemy falls to Ann, and the next one comes while she has the screen. */
static struct table *ann_kills(struct one *o, int marker, const char *enemy)
{
    struct seating who;
    char position[300];
    snprintf(position, sizeof position,
             "set active 0\nset marker %d\nset bullets 2\nset bullets_max 2\nset reloads 2\n"
             "set reloads_max 2\nput enemy %s\nset hp 1\n"
             "put hand 1 Ks Kh 7d 7c 4s 3d 2c\nput hand 2 As Ah 9d 9c 5s 5d 6c\n"
             "put shared Jc Jd Ts\n",
             marker, enemy);
    struct match *m = ace_table_two(ace_table_plain(), 1, position);
    char *text = match_save(m);
    match_free(m);
    one_open(o, PRIVACY_CURTAIN, false, "again", 1);
    seats(&who, PRIVACY_CURTAIN, false);
    title_open(o->b.app);
    app_set(o->b.app, SETTING_PACE, PACE_NORMAL);
    table_open(o->b.app, &(struct table_request){.game = "ace", .saved = text, .seating = &who});
    mem_free(text);
    app_settle(o->b.app, LONG_MS);
    key(o, KEY_ENTER);
    card shot[ACE_SHOT_CARDS];
    const int n = ace_table_cards("Ks Kh 7d 7c 4s", shot, ACE_SHOT_CARDS);
    for (int i = 0; i < n; i++)
        choose(o, shot[i]);
    key(o, KEY_SPACE);
    struct table *t = (struct table *)app_top(o->b.app);
    for (int k = 0; k < 40 && !t->curtain.up; k++)
        app_settle(o->b.app, LONG_MS);
    assert_true(t->curtain.up);
    return t;
}

static bool within(struct one *o, int most, const char *what)
{
    for (int ms = 0; ms < most; ms += STEP) {
        app_clock(o->b.app, app_now(o->b.app) + STEP);
        app_frame(o->b.app);
        if (strstr(canvas_text_dump(o->b.canvas), what))
            return true;
    }
    return false;
}

static void press(struct one *o, enum key k)
{
    app_clock(o->b.app, app_now(o->b.app) + 500);
    app_input(o->b.app, &(struct input){.kind = INPUT_KEY, .key = k});
}

/* Ben, for whom the curtain opens next, is spoken to as well, once; Lord Overkill comes for him
 * too. */
static void test_who_comes_is_met_too(void **state)
{
    (void)state;
    struct one o;
    struct table *t = ann_kills(&o, 1, "stable-hand");
    press(&o, KEY_ENTER);
    assert_true(within(&o, 300, "tag bubble"));
    char first[16]; /* of his words: the bubble breaks their line further on */
    const card met = board_top(&t->stage->shown.b, ACE_ENEMY);
    snprintf(first, sizeof first, "“%.9s", ace_story_met(ace_enemy_of(&t->stage->rules, met)->id));
    assert_non_null(strstr(canvas_text_dump(o.b.canvas), first));
    app_settle(o.b.app, LONG_MS);
    press(&o, KEY_ESCAPE); /* the pause hides the table: the same person comes back to it */
    app_frame(o.b.app);
    press(&o, KEY_ESCAPE);
    app_frame(o.b.app);
    press(&o, KEY_ENTER);
    app_frame(o.b.app);
    assert_false(t->curtain.up);
    assert_false(within(&o, 300, "tag bubble"));
    one_close(&o);
    t = ann_kills(&o, 11, "the-ferryman");
    press(&o, KEY_ENTER);
    assert_true(within(&o, 2000, "ace/enters/"));
    assert_false(within(&o, 6000, "tag strip"));
    assert_null(strstr(canvas_text_dump(o.b.canvas), "ace/enters/"));
    assert_true(t->stage->mine);
    one_close(&o);
}

/* A run that two have won is both's: names, faces, and who brought down how many. */
static void test_the_victory_is_of_both(void **state)
{
    (void)state;
    struct one o;
    struct seating who;
    struct match *m = ace_table_two(
        ace_table_plain(), 1,
        "set active 0\nset marker 12\nset bullets 2\nset bullets_max 2\nset reloads 2\n"
        "set reloads_max 2\nput enemy lord-overkill-normal\nset hp 1\n"
        "put hand 1 Ks Kh Kd 7c 7s 3d 2c\nput hand 2 As Ah 9d 9c 5s 5d 6c\n"
        "put shared Jc Jd Ts\n");
    char *text = match_save(m);
    match_free(m);
    one_open(&o, PRIVACY_PEEK, false, "again", 1);
    seats(&who, PRIVACY_PEEK, false);
    title_open(o.b.app);
    table_open(o.b.app, &(struct table_request){.game = "ace", .saved = text, .seating = &who});
    mem_free(text);
    app_settle(o.b.app, LONG_MS);
    struct table *t = (struct table *)app_top(o.b.app);
    struct view v;
    struct rng rng = rng_seed(5);
    match_view(t->match, 0, &v);
    table_play(t, bot_find("ace", "greedy")->choose(&v, &rng, &temper_even), true);
    for (int i = 0; i < 20 && strcmp(top(&o), "result") != 0; i++) {
        app_redraw(o.b.app);
        app_settle(o.b.app, LONG_MS);
    }
    assert_string_equal(top(&o), "result");
    const char *dump = canvas_text_dump(o.b.canvas);
    static const char *const told[] = {
        "\"Ann\"", "\"Ben\"", "\"1 enemy down\"", "\"0 enemies down\"", " · Ann\"", "-glad"};
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        if (!strstr(dump, told[i]))
            fail_msg("the victory doesn't tell %s", told[i]);
    assert_int_equal(look_at(o.b.app, "victory of two"), 0);
    one_close(&o);
}

/* Why they ride is told to both: before the first curtain, and once. */
static void test_the_story_begins_for_both(void **state)
{
    (void)state;
    static const enum privacy how[] = {PRIVACY_PEEK, PRIVACY_CURTAIN, PRIVACY_OPEN};
    for (int i = 0; i < 3; i++) {
        struct seating who;
        struct bench b = bench_open(1280, 720, "en", 100);
        seats(&who, how[i], false);
        title_open(b.app);
        table_open(b.app, &(struct table_request){
                              .game = "ace", .seed = "both", .seating = &who, .story = true});
        app_settle(b.app, LONG_MS);
        assert_string_equal(app_top(b.app)->type->name, "story");
        app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        app_settle(b.app, LONG_MS);
        const struct table *t = (const struct table *)app_top(b.app);
        assert_string_equal(t->scene.type->name, "table");
        assert_int_equal(t->curtain.up, how[i] == PRIVACY_CURTAIN);
        app_clock(b.app, app_now(b.app) + 500);
        app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        app_settle(b.app, LONG_MS);
        assert_string_equal(app_top(b.app)->type->name, "table");
        assert_false(t->curtain.up);
        bench_close(&b);
    }
}

/* ---- closed and continued ---- */

static void test_continued_with_the_same_people_and_no_open_hand(void **state)
{
    (void)state;
    for (int how = PRIVACY_PEEK; how <= PRIVACY_CURTAIN; how++) {
        struct one o;
        int shared = 0, passes = 0;
        one_open(&o, (enum privacy)how, false, "again", 1);
        for (int i = 0; i < 3; i++)
            turn(&o, &shared, &passes);
        if (how == PRIVACY_PEEK)
            key(&o, 'L'); /* closed with a hand turned up */
        bench_close(&o.b);
        o.b = bench_open_on(o.store, 1280, 720, "en", 100);
        char *text = store_get(o.store, "autosave-ace");
        assert_non_null(text);
        title_open(o.b.app);
        table_open(o.b.app, &(struct table_request){.game = "ace", .saved = text});
        mem_free(text);
        app_frame(o.b.app);
        const char *dump = canvas_text_dump(o.b.canvas);
        if (how == PRIVACY_CURTAIN) {
            assert_non_null(strstr(dump, "tag curtain"));
            assert_null(strstr(dump, "cards/"));
            /* of two the other one is told by name */
            assert_non_null(strstr(dump, "It’s Ben’s turn") ? strstr(dump, "\"Ann, look away.\"")
                                                            : strstr(dump, "\"Ben, look away.\""));
        } else {
            app_settle(o.b.app, LONG_MS);
            assert_true(says(o.b.app, "Look"));
            assert_non_null(strstr(canvas_text_dump(o.b.canvas), "Ann"));
            assert_non_null(strstr(canvas_text_dump(o.b.canvas), "Ben"));
        }
        one_close(&o);
    }
}

/* ---- fit to be read ---- */

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
    {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
    {"fr", 1024, 768, 100},  {"fr", 1280, 720, 150},  {"ja", 1920, 1080, 150},
    {"en", 1920, 1080, 200}, {"fr", 1920, 1080, 200}, {"ja", 1920, 1080, 200},
};

static void test_every_state_is_fit_to_be_read(void **state)
{
    (void)state;
    int faults = 0, n = 0;
    for (int kind = 0; kind < 4; kind++)
        for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
            if (!look_due(n++))
                continue;
            struct seating who;
            char where[160];
            static const enum privacy how[] = {PRIVACY_ONE, PRIVACY_PEEK, PRIVACY_CURTAIN,
                                               PRIVACY_OPEN};
            struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
            seats(&who, how[kind], kind == 0);
            title_open(b.app);
            table_open(b.app,
                       &(struct table_request){.game = "ace", .seed = "carre", .seating = &who});
            app_settle(b.app, LONG_MS);
            static const char keys[] = {'\r', '6', '7', '3', '4', '5', 'C', 'C', 'B',
                                        '3',  'B', '8', 'H', 'H', 'V', 'V', 'K', 'K'};
            for (size_t k = 0; k < sizeof keys; k++) {
                const int c = keys[k] == '\r' ? (kind == 1 ? 'L' : (int)KEY_ENTER) : keys[k];
                snprintf(where, sizeof where, "kind %d %s %dx%d %d%% before %zu %c", kind,
                         looks[i].lang, looks[i].w, looks[i].h, looks[i].text, k,
                         keys[k] == '\r' ? '>' : keys[k]);
                faults += look_at(b.app, where);
                const struct items *it = app_top(b.app)->items;
                bool may = keys[k] == '\r' && (kind == 1 || kind == 2);
                for (int m = 0; m < items_count(it); m++)
                    may |= (int)items_at(it, m)->key == c && keys[k] != '\r' &&
                           !items_at(it, m)->why_not;
                if (!may)
                    continue;
                app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)c});
                app_settle(b.app, LONG_MS);
            }
            bench_close(&b);
        }
    assert_int_equal(faults, 0);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_peek_shows_no_hand_unasked),
        cmocka_unit_test(test_the_partners_cards_are_on_no_frame),
        cmocka_unit_test(test_runs_of_two_to_their_end),
        cmocka_unit_test(test_a_word_to_the_partner),
        cmocka_unit_test(test_undo_leaves_the_hand_where_it_is),
        cmocka_unit_test(test_a_recap_is_short_and_shows_nothing_twice),
        cmocka_unit_test(test_the_curtain_tells_who_has_come),
        cmocka_unit_test(test_who_comes_is_met_too),
        cmocka_unit_test(test_the_victory_is_of_both),
        cmocka_unit_test(test_the_story_begins_for_both),
        cmocka_unit_test(test_continued_with_the_same_people_and_no_open_hand),
        cmocka_unit_test(test_every_state_is_fit_to_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
