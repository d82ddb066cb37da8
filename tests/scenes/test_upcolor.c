/* Upcolor on the screen: a whole game against bots by spoken names, every state of it fit to be
 * read in every language and size, by one person and by several, cards of earlier laps not to be
 * looked up, and an idle table that draws nothing. */
#include "bot.h"
#include "file.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "room.h"
#include "scenes.h"
#include "script.h"
#include "seating.h"
#include "showcase_laid.h"
#include "skin.h"
#include "strbuf.h"
#include "table_inside.h"
#include "unit.h"
#include "world.h"

#include "upcolor_names.h"
#include "upcolor_settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG_MS = 120000 };

/* ---- tables ---- */

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

/* A match that random hands have played until it has come so far; its text, and who is to play. */
static char *played_with(const char *seed, int seats, int actions, int level, int stack,
                         bool to_agreement, int *turn)
{
    struct house h;
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(7);
    house_open(&h);
    assert_true(world_rules(&h.world, games_find("upcolor"), seats, &r, error, sizeof error));
    r.option[UPCOLOR_LEVEL] = level;
    r.option[UPCOLOR_LOANS] = level;
    r.option[UPCOLOR_TEAMS] = level && seats == 4;
    if (stack)
        r.option[UPCOLOR_FIRST_STACK] = stack;
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, seed, NULL, true, error);
    assert_non_null(m);
    for (int i = 0; i < (to_agreement ? 4000 : actions); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        if (to_agreement && v.board.phase == UPCOLOR_PHASE_AGREE)
            break;
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    if (turn)
        *turn = seat_first(match_waiting(m));
    char *text = match_save(m);
    match_free(m);
    house_close(&h);
    return text;
}

static char *played(const char *seed, int seats, int actions, int level, bool to_agreement,
                    int *turn)
{
    return played_with(seed, seats, actions, level, 0, to_agreement, turn);
}

static void people(struct seating *s, int seats, enum privacy how)
{
    static const char *const name[] = {"Maximilienne", "Ben", "Cleo",
                                       "Bartholomew",  "Eve", "Frédérique"};
    seating_default(s, games_find("upcolor"), seats);
    for (int i = 0; i < seats; i++) {
        seating_sit_guest(s, i);
        seating_name(s->seat[i].name, name[i]);
    }
    s->privacy = how;
}

static void key(struct app *app, int k)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(app, LONG_MS);
}

/* ---- every state fit to be read ---- */

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
    {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
    {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"fr", 1920, 1080, 200},
    {"ja", 1920, 1080, 200}, {"fr", 1024, 768, 100},  {"en", 2560, 1080, 100},
};

/* States to look at: all of them in one app a look, because opening fonts is what takes time. */
enum { STATES = 16 };
struct states {
    int n;
    struct {
        char *text;
        struct seating who;
        bool seated;
        int seat;
        char what[60];
    } one[STATES];
};

static void add_state(struct states *all, char *text, const struct seating *who, const char *what)
{
    assert_true(all->n < STATES);
    all->one[all->n].text = text;
    all->one[all->n].seated = who != NULL;
    if (who)
        all->one[all->n].who = *who;
    snprintf(all->one[all->n++].what, sizeof all->one[0].what, "%s", what);
}

static int look_at_states(struct states *all)
{
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        char where[200];
        title_open(b.app);
        for (int n = 0; n < all->n; n++) {
            const struct seating *who = all->one[n].seated ? &all->one[n].who : NULL;
            const bool peek = who && who->privacy == PRIVACY_PEEK;
            if (who)
                table_open(b.app, &(struct table_request){.game = "upcolor",
                                                          .saved = all->one[n].text,
                                                          .seating = who});
            else
                table_open_at(b.app, all->one[n].text, -1, all->one[n].seat); /* nobody plays on */
            app_settle(b.app, LONG_MS);
            const bool shut = items_get(app_top(b.app)->items, item_id("terms", 0)) != NULL;
            if (shut) { /* the sheet between games */
                snprintf(where, sizeof where, "%s %s %dx%d %d%%, terms", all->one[n].what,
                         looks[i].lang, looks[i].w, looks[i].h, looks[i].text);
                key(b.app, 'T');
                faults += look_at(b.app, where);
            }
            if (!peek &&
                items_get(app_top(b.app)->items,
                          item_id("leave", 0))) { /* what is asked before somebody leaves */
                snprintf(where, sizeof where, "%s %s %dx%d %d%%, asked", all->one[n].what,
                         looks[i].lang, looks[i].w, looks[i].h, looks[i].text);
                key(b.app, 'X');
                faults += look_at(b.app, where);
                key(b.app, KEY_ESCAPE);
            }
            if (shut)
                key(b.app, KEY_ESCAPE);
            for (int step = 0; step < (i % 2 ? 1 : 3); step++) {
                snprintf(where, sizeof where, "%s %s %dx%d %d%% step %d", all->one[n].what,
                         looks[i].lang, looks[i].w, looks[i].h, looks[i].text, step);
                faults += look_at(b.app, where);
                if (step == 0)
                    /* a look into the hand, or the history */
                    key(b.app, peek ? KEY_SPACE : 'L');
                else if (step == 1)
                    key(b.app, peek ? KEY_SPACE : 'L');
            }
            app_home(b.app);
        }
        bench_close(&b);
    }
    for (int n = 0; n < all->n; n++)
        mem_free(all->one[n].text);
    return faults;
}

static void test_one_person_can_read_every_state(void **state)
{
    (void)state;
    struct states all = {0};
    for (int seats = 3; seats <= 6; seats++) {
        char what[40];
        snprintf(what, sizeof what, "%d seats", seats);
        char *text = played("fit", seats, 5 + 7 * seats, 0, false, &all.one[all.n].seat);
        add_state(&all, text, NULL, what);
        snprintf(what, sizeof what, "between games, %d seats", seats);
        add_state(&all, played("ledger", seats, 0, seats % 2 ? 0 : 1, true, NULL), NULL, what);
    }
    assert_int_equal(look_at_states(&all), 0);
}

static void test_several_people_can_read_every_state(void **state)
{
    (void)state;
    static const enum privacy how[] = {PRIVACY_PEEK, PRIVACY_OPEN};
    struct states all = {0};
    for (int seats = 4; seats <= 6; seats += 2)
        for (size_t i = 0; i < sizeof how / sizeof *how; i++) {
            struct seating who;
            char what[60];
            people(&who, seats, how[i]);
            snprintf(what, sizeof what, "%d people, privacy %d", seats, (int)how[i]);
            add_state(&all, played("sofa", seats, 9, 0, false, NULL), &who, what);
            snprintf(what, sizeof what, "%d poor people between games, privacy %d", seats,
                     (int)how[i]);
            add_state(&all, played_with("sofa", seats, 0, 0, 100, true, NULL), &who, what);
        }
    assert_int_equal(look_at_states(&all), 0);
}

static void test_rare_states_can_be_read(void **state)
{
    (void)state;
    static const char *const name[] = {"full-120-pays-12-to-each",
                                       "blocked-and-dealt-again",
                                       "penalty-across-games",
                                       "teams-full",
                                       "an-empty-pile",
                                       "two-left"};
    const char *tests = getenv("CARRE_TEST_DATA");
    struct states all = {0};
    for (size_t i = 0; i < sizeof name / sizeof *name; i++) {
        char path[400];
        snprintf(path, sizeof path, "%s/golden/upcolor/%s.carre", tests ? tests : "tests", name[i]);
        char *text = file_read(path, 1 << 20, NULL, NULL);
        assert_non_null(text);
        add_state(&all, text, NULL, name[i]);
    }
    assert_int_equal(look_at_states(&all), 0);
}

/* ---- a whole game ---- */

static bool activate(struct app *app, const char *name)
{
    const struct item *i = items_named(app_top(app)->items, name);
    return i && !i->why_not && app_activate(app, name);
}

/* Plays the first card that can be played, else passes, by what is spoken; false when neither is
 * there. */
static bool play_something(struct app *app)
{
    static const char *const spoken[] = {"Yellow card",  "Blue card",     "Red card", "Violet card",
                                         "Discard card", "Imperial card", "Pass"};
    for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++)
        if (activate(app, spoken[i]))
            return true;
    return false;
}

static void test_a_game_of_four_rounds_by_spoken_names(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "spoken"});
    app_settle(b.app, LONG_MS);
    int inputs = 0;
    for (; inputs < 600 && !items_named(app_top(b.app)->items, "Stop here"); inputs++) {
        assert_true(play_something(b.app));
        app_settle(b.app, LONG_MS);
    }
    assert_true(inputs > 8 && inputs < 600);
    assert_string_equal(app_top(b.app)->type->name, "table");
    assert_non_null(items_named(app_top(b.app)->items, "Rich game 1 · stake 80"));
    assert_true(activate(b.app, "Terms"));
    app_settle(b.app, LONG_MS);
    assert_true(activate(b.app, "Rising shares"));
    app_settle(b.app, LONG_MS);
    assert_non_null(items_named(app_top(b.app)->items, "Rich game 1: stake 80, pot 240"));
    assert_true(activate(b.app, "Rich game 1: stake 80, pot 240"));
    app_settle(b.app, LONG_MS);
    assert_null(items_named(app_top(b.app)->items, "Stop here"));
    bench_close(&b);
}

static void test_stopping_ends_with_a_result(void **state)
{
    (void)state;
    char *text = played("ledger", 4, 0, 0, true, NULL);
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    room_sit(b.app, "upcolor", text);
    app_settle(b.app, LONG_MS);
    assert_true(activate(b.app, "Stop here")); /* asked once, and "No" is nearest */
    app_settle(b.app, LONG_MS);
    assert_string_equal(app_top(b.app)->type->name, "table");
    assert_true(activate(b.app, "No"));
    app_settle(b.app, LONG_MS);
    assert_true(activate(b.app, "Stop here"));
    app_settle(b.app, LONG_MS);
    assert_true(activate(b.app, "Stop here"));
    app_settle(b.app, LONG_MS);
    assert_string_equal(app_top(b.app)->type->name, "result");
    bench_close(&b);
    mem_free(text);
}

/* The next game takes its stakes out of everybody's stacks: until its table is there, the picture
 * of the game before names who won that, or is gone. */
static void test_the_next_game_names_no_other_winner(void **state)
{
    (void)state;
    char *text = played("ledger", 4, 0, 0, true, NULL);
    struct bench b = bench_open(1280, 720, "en", 100);
    char head[200];
    int gone = 0;
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_NORMAL);
    room_sit(b.app, "upcolor", text);
    app_settle(b.app, LONG_MS);
    assert_non_null(bench_item(&b, "headline", 0));
    snprintf(head, sizeof head, "%s", bench_item(&b, "headline", 0)->name);
    assert_true(activate(b.app, bench_item(&b, "next", 0)->name));
    for (int ms = 0; ms < 4000; ms += 10) {
        app_clock(b.app, app_now(b.app) + 10);
        app_frame(b.app);
        const struct item *now = bench_item(&b, "headline", 0);
        if (now)
            assert_string_equal(now->name, head);
        gone += now == NULL;
    }
    assert_true(gone > 100);
    bench_close(&b);
    mem_free(text);
}

/* ---- several people between games ---- */

static bool told(struct bench *b, const char *words)
{
    app_exposed(b->app);
    app_frame(b->app);
    return strstr(canvas_text_dump(b->canvas), words) != NULL;
}

/* UC-58, UC-60: everybody who is there speaks for themselves: who leaves, who borrows. */
static void test_everybody_may_leave_or_borrow_between_games(void **state)
{
    (void)state;
    struct seating who;
    char *text = played_with("sofa", 3, 0, 1, 60, true, NULL);
    struct bench b = bench_open(1280, 720, "en", 100);
    int borrowed = 0;
    people(&who, 3, PRIVACY_PEEK);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
    app_settle(b.app, LONG_MS);
    for (int s = 0; s < 3; s++) { /* the sheet is up: somebody can't pay */
        key(b.app, '1' + s);
        assert_true(items_get(app_top(b.app)->items, item_id("plate", s))->chosen);
        borrowed += activate(b.app, "Borrow");
        app_settle(b.app, LONG_MS);
    }
    assert_true(borrowed > 0);
    assert_true(activate(b.app, "Cleo"));
    assert_true(activate(b.app, "Cleo leaves"));
    key(b.app, KEY_ESCAPE); /* no */
    assert_string_equal(app_top(b.app)->type->name, "table");
    assert_true(activate(b.app, "Cleo leaves"));
    assert_true(told(&b, "Is Cleo going home"));
    assert_true(activate(b.app, "Cleo leaves"));
    app_settle(b.app, LONG_MS);
    assert_null(items_named(app_top(b.app)->items, "Cleo leaves"));
    assert_int_equal(items_get(app_top(b.app)->items, item_id("plate", 2))->action,
                     0); /* gone: has no say */
    assert_true(activate(b.app, "Ben"));
    assert_non_null(items_named(app_top(b.app)->items, "Ben leaves"));
    bench_close(&b);
    mem_free(text);
}

/* UC-03, UC-58: when only two can pay the chosen terms the table says what a game of two is like,
 * and the history says it when it begins. */
static void test_two_players_are_warned(void **state)
{
    (void)state;
    static const char warning[] = "With two players, the first"; /* wherever its line breaks */
    struct seating who;
    char *text = played_with("sofa", 3, 0, 0, 1000, true, NULL);
    struct bench b = bench_open(1920, 2000, "en", 100);
    people(&who, 3, PRIVACY_PEEK);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app, &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
    app_settle(b.app, LONG_MS);
    assert_false(told(&b, warning)); /* three can pay */
    key(b.app, 'T');
    assert_true(activate(b.app, "Ben"));
    assert_true(activate(b.app, "Ben leaves"));
    assert_true(activate(b.app, "Ben leaves"));
    app_settle(b.app, LONG_MS);
    assert_true(told(&b, warning));
    key(b.app, KEY_ENTER);
    assert_null(items_named(app_top(b.app)->items, "Stop here"));
    key(b.app, 'L');
    assert_true(told(&b, warning));
    bench_close(&b);
    mem_free(text);
}

/* With a pad in hand each button that it has one for says which. */
static void test_a_pad_is_told_its_buttons(void **state)
{
    static const char *const caps[] = {"\"RS\"", "\"Back\"", "\"Start\"",
                                       "\"LS\"", "\"X\"",    "\"Y\""};
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "keys"});
    app_settle(b.app, LONG_MS);
    assert_null(strstr(canvas_text_dump(b.canvas), "\"RS\""));
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT});
    app_settle(b.app, LONG_MS);
    for (size_t i = 0; i < sizeof caps / sizeof *caps; i++)
        if (!strstr(canvas_text_dump(b.canvas), caps[i]))
            fail_msg("no cap %s", caps[i]);
    bench_close(&b);
}

/* Who drums on A after a card was played opens no page while the others play. */
static void test_a_pad_opens_nothing_while_others_play(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    int presses = 0;
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_SLOW);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "keys"});
    app_settle(b.app, LONG_MS);
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT});
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_LEFT});
    for (int ms = 0; ms < 30000 && strcmp(app_top(b.app)->type->name, "table") == 0; ms += 20) {
        const struct table *t = (const struct table *)app_top(b.app);
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        if (ms % 500)
            continue;
        const bool mine = t->stage->mine, pass = stage_choice(t->stage, UPCOLOR_PASS, -1) &&
                                                 stage_choice(t->stage, UPCOLOR_PLAY, -1) &&
                                                 stage_choice(t->stage, UPCOLOR_PLAY, -1)->refused;
        app_input(b.app, &(struct input){.kind = INPUT_PAD,
                                         .pad = !mine  ? PAD_A
                                                : pass ? PAD_Y
                                                       : PAD_X});
        app_frame(b.app);
        presses += !mine;
        assert_null(items_named(app_top(b.app)->items, "Close"));
    }
    printf("%d presses while the others played\n", presses);
    assert_true(presses >= 5);
    bench_close(&b);
}

/* With keys the main button plays the card that has the focus, and says so. */
static void test_the_main_button_is_alive_with_keys(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    int several = 0;
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "keys"});
    app_settle(b.app, LONG_MS);
    for (int n = 0; n < 40 && !items_named(app_top(b.app)->items, "Stop here"); n++) {
        key(b.app, KEY_RIGHT);
        key(b.app, KEY_LEFT);
        const struct items *it = app_top(b.app)->items;
        const struct item *focus = items_focus(it), *play = items_named(it, "Play");
        assert_non_null(focus);
        if (focus->role == ITEM_CARD && !focus->why_not) {
            assert_non_null(play);
            assert_null(play->why_not);
            assert_string_equal(play->value, focus->name);
            several++;
        }
        key(b.app, focus->role == ITEM_CARD && !focus->why_not ? KEY_ENTER : 'P');
        if (!play_something(b.app))
            break;
        app_settle(b.app, LONG_MS);
    }
    assert_true(several > 5);
    bench_close(&b);
}

static void pad_after(struct bench *b, enum pad pad, int ms)
{
    app_clock(b->app, app_now(b->app) + ms);
    app_frame(b->app);
    app_input(b->app, &(struct input){.kind = INPUT_PAD, .pad = pad});
    app_frame(b->app);
    app_input(b->app, &(struct input){.kind = INPUT_LIFT, .pad = pad});
}

/* By pointer no card is chosen where several can be played. The first press of a pad shows which
 * one has the focus, and no press of that run plays it; the player who moves the focus has chosen,
 * and may play at once. */
static void test_a_pad_plays_only_what_it_was_shown(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    app_set(b.app, SETTING_TIME_LIMITS, 2);
    app_scripted(b.app, false);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "keys"});
    app_settle(b.app, LONG_MS);
    app_clock(b.app, app_now(b.app) + 1000); /* it has been there for a while */
    app_frame(b.app);
    const struct table *t = (const struct table *)app_top(b.app);
    const unsigned before = t->decisions;
    const struct item *play = items_named(t->scene.items, "Play");
    assert_non_null(play);
    assert_non_null(play->why_not);
    assert_string_equal(play->why_not, "Choose a card.");
    for (int i = 0; i < 20; i++)
        pad_after(&b, PAD_X, 120);
    assert_int_equal(t->decisions, before);
    pad_after(&b, PAD_RIGHT, 1000);
    pad_after(&b, PAD_LEFT, 20);
    pad_after(&b, PAD_X, 20);
    assert_int_equal(t->decisions, before + 1);
    bench_close(&b);
}

/* The hand in front, if nothing of it can be played and passing is all that is left. */
static bool only_passing(const struct items *it)
{
    const struct item *pass = items_named(it, "Pass");
    bool cards = false, playable = false;
    for (int i = 0; i < items_count(it); i++)
        if (items_at(it, i)->role == ITEM_CARD && items_at(it, i)->own) {
            cards = true;
            playable |= !items_at(it, i)->why_not;
        }
    return cards && !playable && pass && !pass->why_not;
}

/* Four at one screen, cards up, by one key alone: who can only pass has the focus on Pass, and that
 * key passes. Nobody finds it on Undo or Menu, and nobody is told to choose a card. */
static void pass_with(enum key k)
{
    struct seating who;
    struct bench b = bench_open(1280, 720, "en", 100);
    int passed = 0;
    people(&who, 4, PRIVACY_OPEN);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app,
               &(struct table_request){.game = "upcolor", .seed = "passing", .seating = &who});
    app_settle(b.app, LONG_MS);
    for (int n = 0; n < 120 && passed < 12 && !items_named(app_top(b.app)->items, "Stop here");
         n++) {
        const struct items *it = app_top(b.app)->items;
        const struct item *focus = items_focus(it);
        assert_non_null(focus);
        assert_string_not_equal(focus->name, "Undo");
        assert_string_not_equal(focus->name, "Menu");
        if (only_passing(it)) {
            assert_string_equal(focus->name, "Pass");
            assert_string_not_equal(items_named(it, "Play")->why_not, "Choose a card.");
            passed++;
        }
        const unsigned before = ((const struct table *)app_top(b.app))->decisions;
        key(b.app, (int)k); /* a card or the pass: whatever has the focus */
        assert_int_equal(((const struct table *)app_top(b.app))->decisions, before + 1);
    }
    assert_true(passed >= 5);
    bench_close(&b);
}

static int costs(card face)
{
    return face == UPCOLOR_IMPERIAL ? 3 : face == UPCOLOR_DISCARD ? 2 : face == UPCOLOR_VIOLET;
}

/* What the hand that is asked could do with least loss: the least that a playable card costs, Pass
 * as little as a violet. *dearest: its first playable card costs more than that. */
static int least_cost(const struct table *t, bool *dearest)
{
    const struct stage *st = table_front(t);
    const int zone = UPCOLOR_HAND + st->me;
    const struct item *pass = items_named(t->scene.items, "Pass");
    int least = pass && !pass->why_not ? 1 : 9, first = -1;
    for (int i = 0; i < items_count(t->scene.items); i++) {
        const struct item *c = items_at(t->scene.items, i);
        if (c->role != ITEM_CARD || !c->own || c->why_not)
            continue;
        const int now = costs(board_face(&st->shown.b, zone, c->arg));
        first = first < 0 ? now : first;
        least = now < least ? now : least;
    }
    *dearest = first > least;
    return least;
}

/* Enter alone spends no imperial and no discard card where a colour can be played, or nothing has
 * to be: the focus begins on what costs least. */
static void test_the_focus_begins_on_what_costs_least(void **state)
{
    (void)state;
    struct seating who;
    struct bench b = bench_open(1280, 720, "en", 100);
    int spared = 0;
    people(&who, 4, PRIVACY_OPEN);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "spare", .seating = &who});
    app_settle(b.app, LONG_MS);
    for (int n = 0; n < 60 && !items_named(app_top(b.app)->items, "Stop here"); n++) {
        const struct table *t = (const struct table *)app_top(b.app);
        const struct stage *st = table_front(t);
        const struct item *focus = items_focus(t->scene.items);
        bool dearest;
        const int least = least_cost(t, &dearest), hand = UPCOLOR_HAND + st->me;
        assert_non_null(focus);
        if (focus->role == ITEM_CARD)
            assert_int_equal(costs(board_face(&st->shown.b, hand, focus->arg)), least);
        else
            assert_string_equal(focus->name, "Pass");
        spared += dearest;
        const int had = board_count(&st->shown.b, hand);
        const seat me = st->me;
        const bool passes = focus->role != ITEM_CARD;
        const unsigned before = t->decisions;
        struct view v;
        key(b.app, KEY_ENTER);
        assert_int_equal(t->decisions, before + 1);
        match_view(t->match, me, &v);
        if (passes && v.board.num[UPCOLOR_ROUND] == st->shown.b.num[UPCOLOR_ROUND])
            assert_true(board_count(&v.board, hand) >= had);
    }
    assert_true(spared >= 5);
    bench_close(&b);
}

static void test_who_can_only_pass_passes_with_space_and_enter(void **state)
{
    (void)state;
    pass_with(KEY_SPACE);
    pass_with(KEY_ENTER);
}

/* The first card of a round is an imperial, and yellow follows it: on the way there the wheel says
 * at no moment that any colour will do. */
static void test_an_imperial_calls_yellow_and_nothing_between(void **state)
{
    (void)state;
    struct seating who;
    struct bench b = bench_open(1280, 720, "en", 100);
    int imperial = 0, yellow = 0;
    people(&who, 4, PRIVACY_OPEN);
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_NORMAL);
    table_open(b.app,
               &(struct table_request){.game = "upcolor", .seed = "passing", .seating = &who});
    app_settle(b.app, LONG_MS);
    assert_string_equal(bench_item(&b, "wheel", 0)->name, "Imperial");
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    for (int ms = 0; ms < 3000; ms += 10) {
        app_clock(b.app, app_now(b.app) + 10);
        app_frame(b.app);
        assert_false(bench_tells(&b, "\"Any\""));
        imperial += bench_tells(&b, "\"Imperial\"");
        yellow += bench_tells(&b, "\"Yellow\"");
    }
    assert_true(imperial > 0 && yellow > 0);
    bench_close(&b);
}

/* The ring for a colour that was never called is there before it is: else the wheel comes to rest
 * as a disc without a ring. */
static void test_the_wheel_is_drawn_ahead(void **state)
{
    (void)state;
    static const char *const calls[] = {"free", "imperial", "yellow", "blue", "red", "violet"};
    struct bench b = bench_drawn(640, 360, settings_new());
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "keys"});
    app_settle(b.app, LONG_MS);
    const struct rect r = bench_item(&b, "wheel", 0)->bounds;
    for (int i = 0; i < 200 && app_ahead(b.app); i++)
        ;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        char name[80];
        snprintf(name, sizeof name, "upcolor/wheel/ordinary/%s", calls[i]);
        assert_true(canvas_has_picture(b.canvas, name));
        assert_false(canvas_prepare(b.canvas, name, r.w, r.h));
    }
    bench_close(&b);
}

/* ---- what is told ---- */

/* UC-11, UC-18: a card that can't be played says why, in the rules' own words; passing too. */
static void test_what_is_refused_says_why(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bool must_follow = false, pass_refused = false;
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "refused"});
    app_settle(b.app, LONG_MS);
    for (int n = 0; n < 60 && !(must_follow && pass_refused); n++) {
        const struct items *it = app_top(b.app)->items;
        for (int i = 0; i < items_count(it); i++) {
            const char *why = items_at(it, i)->why_not;
            must_follow |= why && items_at(it, i)->role == ITEM_CARD &&
                           strstr(why, "You hold the called colour") == why;
            pass_refused |=
                why && strcmp(items_at(it, i)->name, "Pass") == 0 && strstr(why, " holds ");
        }
        if (items_named(it, "Stop here") || !play_something(b.app))
            break;
        app_settle(b.app, LONG_MS);
    }
    assert_true(must_follow);
    assert_true(pass_refused);
    bench_close(&b);
}

/* UC-70: the history tells who took how many, and no card of an earlier lap. */
static void test_the_history_keeps_no_cards(void **state)
{
    (void)state;
    char *text = played("memory", 4, 40, 0, false, NULL);
    struct bench b = bench_open(1920, 4000, "en", 100);
    title_open(b.app);
    room_sit(b.app, "upcolor", text);
    app_settle(b.app, LONG_MS);
    key(b.app, 'L');
    app_exposed(b.app);
    app_frame(b.app);
    const char *dump = canvas_text_dump(b.canvas), *history = strstr(dump, "tag history");
    assert_non_null(history);
    assert_non_null(strstr(history, "takes"));
    assert_null(strstr(history, "plays a"));
    assert_null(strstr(history, "draws a"));
    assert_null(strstr(history, "passes"));
    bench_close(&b);
    mem_free(text);
}

static void test_an_idle_table_draws_nothing(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "idle"});
    app_settle(b.app, LONG_MS);
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    const long frames = app_frames(b.app);
    for (int i = 0; i < 500; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        assert_int_equal(app_frame(b.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(b.app), frames);
    bench_close(&b);
}

/* An input in the middle of a deal is taken on the frame on which it arrives. */
static void test_a_press_hurries_what_runs(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "upcolor", .seed = "hurry"});
    for (int i = 0; i < 5; i++) {
        app_frame(b.app);
        app_clock(b.app, app_now(b.app) + 30);
    }
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'P'});
    app_frame(b.app);
    app_exposed(b.app);
    app_frame(b.app);
    assert_non_null(strstr(canvas_text_dump(b.canvas), "Round 1 of 4 · Lap 1"));
    bench_close(&b);
}

/* ---- the first lesson ---- */

/* To its end by spoken names: each telling is left by one press, the last of them by Done. */
static void test_the_first_lesson_ends_with_its_last_telling(void **state)
{
    (void)state;
    static const char *const card_name[] = {"Imperial card", "Yellow card", "Blue card",
                                            "Red card",      "Violet card", "Discard card"};
    const struct rules r = rules_default(games_find("upcolor"), 4, NULL);
    char error[SCRIPT_ERROR];
    struct scripts *all = scripts_open(&r, "lessons", NULL, error);
    const struct script *l = scripts_find(all, SCRIPT_LESSON, "upcolor");
    assert_non_null(l);
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    lesson_open(b.app, "upcolor");
    app_settle(b.app, LONG_MS);
    for (int i = 0; i < l->steps; i++) {
        const struct script_step *step = &l->step[i];
        if (step->who > 0)
            continue;
        assert_string_equal(app_top(b.app)->type->name, "lesson");
        const char *press = step->who == 0     ? card_name[step->card[0] - UPCOLOR_IMPERIAL]
                            : i + 1 < l->steps ? "Next"
                                               : "Done";
        if (!app_activate(b.app, press))
            fail_msg("step %d: “%s” can't be pressed", i, press);
        app_settle(b.app, LONG_MS);
    }
    assert_string_equal(app_top(b.app)->type->name, "title");
    scripts_close(all);
    bench_close(&b);
}

/* Behind the page, too, the colours are those of the cards that are played with. */
static void test_the_curtain_has_the_colours_of_the_cards(void **state)
{
    static const char *const set[] = {"ordinary", "safe", "contrast"};
    (void)state;
    for (int i = 0; i < 4; i++) {
        char bands[60], garland[60];
        struct bench b = bench_open(1280, 720, "en", 100);
        bench_scene(&b, "curtain");
        app_set(b.app, upcolor_setting(UPCOLOR_SETTING_COLOURS), i % 3);
        app_set(b.app, SETTING_CONTRAST, i == 3);
        app_settle(b.app, 10000);
        snprintf(bands, sizeof bands, "upcolor/ground/curtain-%s", set[i == 3 ? 2 : i]);
        snprintf(garland, sizeof garland, "upcolor/ground/garland-%s", set[i == 3 ? 2 : i]);
        assert_true(bench_tells(&b, bands) && bench_tells(&b, garland));
        bench_close(&b);
    }
}

/* A game that is won fills the screen, in every language and size, with and without motion, and
 * stays there; the sheet of terms, which comes when it is asked for or where letters are too large
 * for buttons below the picture, has no figure of a game in it. */
static bool tells_again(struct bench *b)
{
    const char *sheet = strstr(bench_dump(b), "tag stacks\n");
    for (const char *s = sheet; s && (s = strchr(s, '"')) != NULL; s++)
        if (s[1] == '+' || strncmp(s + 1, "\u2212", strlen("\u2212")) == 0)
            return true;
    return sheet == NULL;
}

static void test_a_game_is_won_once(void **state)
{
    (void)state;
    static const struct {
        const char *lang;
        int w, h, text;
        bool calm;
    } seen[] = {
        {"en", 1920, 1080, 100, false}, {"fr", 1024, 600, 100, false},
        {"ja", 1024, 600, 150, true},   {"en", 1920, 1080, 200, true},
        {"ja", 1920, 1080, 200, false}, {"fr", 1024, 768, 100, false},
        {"en", 2560, 1080, 100, false},
    };
    static const struct {
        const char *scene, *from, *tells[3];
    } won[] = {
        {"upcolor-game", "5200", {"+80", "+40", "+60"}},
        {"upcolor-all-four",
         "7000",
         {"+80", "+16",
          "\u2212"
          "24"}},
    };
    int faults = 0;
    for (size_t i = 0; i < sizeof seen / sizeof *seen; i++) {
        if (!look_due((int)i))
            continue;
        struct bench b = bench_open(seen[i].w, seen[i].h, seen[i].lang, seen[i].text);
        app_set(b.app, SETTING_REDUCED_MOTION, seen[i].calm);
        for (size_t k = 0; k < sizeof won / sizeof *won; k++) {
            char where[200];
            snprintf(where, sizeof where, "%s %s %dx%d %d%%", won[k].scene, seen[i].lang, seen[i].w,
                     seen[i].h, seen[i].text);
            setenv("CARRE_PEAK", seen[i].calm ? "3000" : won[k].from, 1);
            bench_scene(&b, won[k].scene);
            unsetenv("CARRE_PEAK");
            faults += look_at(b.app, where);
            for (int w = 0; w < 3; w++)
                if (!bench_tells(&b, won[k].tells[w]))
                    fail_msg("%s: “%s”", where, won[k].tells[w]);
            for (int ms = 0; ms < 20000 && !bench_item(&b, "next", 0); ms += 100)
                assert_true(showcase_laid_go_on(b.app, 100));
            for (int ms = 0; ms < 8000 && bench_item(&b, "go-on", 0); ms += 100)
                assert_true(showcase_laid_go_on(b.app, 100));
            assert_true(bench_item(&b, "next", 0) && !bench_item(&b, "go-on", 0));
            for (int w = 0; w < 3; w++)
                assert_true(bench_tells(&b, won[k].tells[w]));
            faults += look_at(b.app, where);
            app_home(b.app);
            app_frame(b.app);
            bench_scene(&b, "upcolor-terms");
            assert_false(tells_again(&b));
            faults += look_at(b.app, where);
            app_home(b.app);
            app_frame(b.app);
        }
        bench_close(&b);
    }
    assert_int_equal(faults, 0);
}

/* People sit around the table, clockwise from who sits in front: seen from the wheel each is
 * further round than the one before, and none lies on the wheel, on what is asked, on a card or a
 * button. */
static void sit_around(int seats, int w, int h, const struct seating *who)
{
    int front = 0;
    char *text = played("fit", seats, 5 + 7 * seats, 0, false, &front);
    struct bench b = bench_open(w, h, "fr", 100);
    title_open(b.app);
    if (who)
        table_open(b.app,
                   &(struct table_request){.game = "upcolor", .saved = text, .seating = who});
    else
        table_open_at(b.app, text, -1, front);
    app_settle(b.app, LONG_MS);
    const struct items *it = app_top(b.app)->items;
    const struct item *wheel = items_get(it, item_id("wheel", 0));
    assert_non_null(wheel);
    const struct point middle = rect_centre(wheel->bounds);
    float before = 0;
    for (int i = who ? 0 : 1; i < seats; i++) {
        const struct item *p = items_get(it, item_id("plate", who ? i : (front + i) % seats));
        assert_non_null(p);
        const struct point at = rect_centre(p->bounds);
        /* from below, clockwise; 0 to 2 pi */
        float turn = atan2f(middle.x - at.x, at.y - middle.y);
        turn += turn < 0 ? 2 * (float)M_PI : 0;
        assert_true(turn > before + 0.15F);
        before = turn;
        for (int k = 0; k < items_count(it); k++) {
            const struct item *o = items_at(it, k);
            if (o != p && o->role != ITEM_GROUP)
                assert_false(rect_meets(p->bounds, o->bounds));
        }
    }
    assert_true(before > (float)M_PI); /* on both sides of the table */
    bench_close(&b);
    mem_free(text);
}

static void test_people_sit_around_the_table(void **state)
{
    (void)state;
    static const int size[][2] = {{2560, 1080}, {1280, 720}, {1024, 600}, {1024, 768}};
    struct seating who;
    for (size_t i = 0; i < sizeof size / sizeof *size; i++)
        for (int seats = 3; seats <= 6; seats++) {
            sit_around(seats, size[i][0], size[i][1], NULL);
            people(&who, seats, PRIVACY_PEEK);
            sit_around(seats, size[i][0], size[i][1], &who);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_first_lesson_ends_with_its_last_telling),
        cmocka_unit_test(test_the_curtain_has_the_colours_of_the_cards),
        cmocka_unit_test(test_a_game_of_four_rounds_by_spoken_names),
        cmocka_unit_test(test_stopping_ends_with_a_result),
        cmocka_unit_test(test_the_next_game_names_no_other_winner),
        cmocka_unit_test(test_people_sit_around_the_table),
        cmocka_unit_test(test_the_main_button_is_alive_with_keys),
        cmocka_unit_test(test_a_pad_is_told_its_buttons),
        cmocka_unit_test(test_a_pad_opens_nothing_while_others_play),
        cmocka_unit_test(test_a_pad_plays_only_what_it_was_shown),
        cmocka_unit_test(test_everybody_may_leave_or_borrow_between_games),
        cmocka_unit_test(test_two_players_are_warned),
        cmocka_unit_test(test_the_focus_begins_on_what_costs_least),
        cmocka_unit_test(test_who_can_only_pass_passes_with_space_and_enter),
        cmocka_unit_test(test_an_imperial_calls_yellow_and_nothing_between),
        cmocka_unit_test(test_the_wheel_is_drawn_ahead),
        cmocka_unit_test(test_what_is_refused_says_why),
        cmocka_unit_test(test_the_history_keeps_no_cards),
        cmocka_unit_test(test_an_idle_table_draws_nothing),
        cmocka_unit_test(test_a_press_hurries_what_runs),
        cmocka_unit_test(test_one_person_can_read_every_state),
        cmocka_unit_test(test_several_people_can_read_every_state),
        cmocka_unit_test(test_rare_states_can_be_read),
        cmocka_unit_test(test_a_game_is_won_once),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
