/* The table for who listens: every action is told in each language, whole games are played by ear
 * with the screen never looked at, and at a shared screen nothing is said that would differ at a
 * table with other hidden cards. */
#include "unit.h"

#include "ace_names.h"
#include "bot.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "narrate.h"
#include "notation.h"
#include "path.h"
#include "scenes.h"
#include "setup.h"
#include "strbuf.h"
#include "table_inside.h"
#include "twins.h"
#include "upcolor_names.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { TURNS = 6000, LONG = 40 /* frames without a word after which nobody waits any longer */ };

static const char *const games[] = {"ace", "holdem", "power-up", "spec", "upcolor"};

/* ---- each action is told ---- */

static void told(struct world *w, const char *game, int nseats, const char *seed, int most)
{
    struct rules r;
    char error[400];
    uint8_t bytes[SEED_BYTES];
    struct rng rng = rng_seed(9);
    struct stage *st[SEATS + 1]; /* each seat's, and an onlooker's */
    int lines[SEATS + 1] = {0}, heard = 0;
    size_t last[SEATS + 1] = {0};
    assert_true(world_rules(w, games_find(game), nseats, &r, error, sizeof error));
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, seed, NULL, true, error);
    assert_non_null(m);
    for (int s = 0; s <= nseats; s++) {
        struct board start;
        match_board_start(m, s < nseats ? (seat)s : SEAT_ONLOOKER, &start);
        st[s] = narrate_open(&r, s < nseats ? (seat)s : SEAT_ONLOOKER, &start);
    }
    for (int n = 0; n < most && !match_over(m); n++) {
        struct view v;
        const seat who = seat_first(match_waiting(m));
        match_view(m, who, &v);
        struct action a = bot_random_action(&v, &rng);
        match_play(m, &a, 0);
        const int to = match_heard_count(m);
        for (int s = 0; s <= nseats; s++) {
            for (int i = heard; i < to; i++) {
                const struct event e = match_heard(m, s < nseats ? (seat)s : SEAT_ONLOOKER, i);
                stage_hear(st[s], &e);
            }
            const struct history *h = &st[s]->history;
            const size_t bytes_now = h->n ? strlen(h->line[h->n - 1].text) : 0;
            bool news = h->n > lines[s] || bytes_now > last[s];
            /* what is sealed is told by the prompt */
            for (int i = heard; !news && i < to; i++) {
                const struct event e = match_heard(m, s < nseats ? (seat)s : SEAT_ONLOOKER, i);
                news = e.kind == EVENT_SEAL;
            }
            if (!news) {
                char words[ACTION_TEXT];
                action_text(&r, &a, words);
                fail_msg("%s, %s: seat %d hears nothing of action %d: %s", game, i18n_language(), s,
                         match_actions(m), words);
            }
            lines[s] = h->n;
            last[s] = bytes_now;
        }
        heard = to;
    }
    for (int s = 0; s <= nseats; s++)
        stage_free(st[s]);
    match_free(m);
}

static void test_each_action_is_told(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    for (const char *const *lang = i18n_languages(); *lang; lang++) {
        i18n_switch(*lang);
        for (size_t g = 0; g < sizeof games / sizeof *games; g++)
            for (int k = 0; k < 3; k++) {
                char seed[20];
                snprintf(seed, sizeof seed, "told %d", k);
                told(&w, games[g], g == 0 ? 1 + k % 2 : 3, seed, 400);
            }
    }
    i18n_switch("en");
    world_close(&w);
    mem_free(assets);
}

/* ---- at a shared screen ---- */

static char *transcript(const struct bench *b)
{
    struct strbuf out = STRBUF_EMPTY;
    for (int i = SPEECH_HEARD - 1; i >= 0; i--)
        if (speech_said(b->speech, i))
            strbuf_addf(&out, "%s\n", speech_said(b->speech, i));
    return strbuf_take(&out);
}

static void assert_sounds_same(const struct twins *x)
{
    char *one = transcript(&x->b[0]), *other = transcript(&x->b[1]);
    assert_string_equal(one, other);
    mem_free(one);
    mem_free(other);
}

static bool asked_to_play(const struct view *v) { return v->board.waiting != 0; }

static void shared_screen(const char *game, enum privacy how)
{
    struct twins x;
    twins_open(&x, &(struct twins_how){.game = game,
                                       .people = strcmp(game, "ace") == 0 ? 2 : 3,
                                       .privacy = how,
                                       .actions = 12,
                                       .due = asked_to_play});
    twins_key(&x, KEY_F9);
    twins_settle(&x);
    assert_sounds_same(&x);
    assert_true(speech_count(x.b[0].speech) >= 2);
    if (how == PRIVACY_PEEK)
        twins_look_up(&x);
    else
        twins_key(&x, KEY_ENTER), twins_settle(&x);
    for (int i = 0; i < 30; i++) {
        twins_key(&x, KEY_TAB);
        twins_frame(&x);
    }
    twins_key(&x, KEY_F2);
    twins_key(&x, KEY_F5);
    twins_key(&x, KEY_F3); /* asks whether that is wished */
    assert_sounds_same(&x);
    twins_key(&x, KEY_F3);
    char *one = transcript(&x.b[0]), *other = transcript(&x.b[1]);
    assert_string_not_equal(one, other);
    mem_free(one);
    mem_free(other);
    twins_close(&x);
}

static void test_a_shared_screen_keeps_hands(void **state)
{
    (void)state;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        shared_screen(games[g], PRIVACY_PEEK);
    shared_screen("power-up", PRIVACY_CURTAIN);
}

/* ---- whole games by ear ---- */

/* Somebody at the keys who hears and does not look: nothing here asks the table what it is. */
struct ear {
    struct bench b;
    long heard;
    struct strbuf news;
    int presses;
};

static const char *where(const struct ear *e) { return app_top(e->b.app)->type->name; }

/* What was said since, until it has been quiet for a while. */
static void listen(struct ear *e, int most)
{
    strbuf_clear(&e->news);
    for (int quiet = 0, turns = 0; quiet < most && turns < TURNS; quiet++, turns++) {
        app_clock(e->b.app, app_now(e->b.app) + 20);
        app_frame(e->b.app);
        const long n = speech_count(e->b.speech);
        for (; e->heard < n; e->heard++, quiet = 0) {
            const char *said = speech_said(e->b.speech, (int)(n - 1 - e->heard));
            if (strchr(said, '=')) /* that is for anybody who types */
                fail_msg("nobody says “%s”", said);
            strbuf_addf(&e->news, "%s\n", said);
        }
        if (quiet)
            /* bots think in threads of their own */
            nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
    }
}

static void press(struct ear *e, int key)
{
    app_clock(e->b.app, app_now(e->b.app) + 500);
    app_input(e->b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
    e->presses++;
    listen(e, key == KEY_TAB || (key >= '1' && key <= '9') || key == KEY_F3 ? 2 : LONG);
}

/* Does a line begin so? */
static bool says(const struct ear *e, const char *beginning)
{
    const char *at = strbuf_text(&e->news);
    const size_t n = strlen(beginning);
    while (*at) {
        if (strncmp(at, beginning, n) == 0)
            return true;
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    return false;
}

static void poker_by_ear(struct ear *e)
{
    if (says(e, "Raise") && e->presses % 5 == 0)
        press(e, 'R');
    else if (says(e, "Check") || says(e, "Call"))
        press(e, 'C');
    else if (says(e, "Don’t show"))
        press(e, 'F');
    else if (says(e, "Throw one") || says(e, "Throw"))
        press(e, '1');
    else
        press(e, KEY_F5);
}

static void spec_by_ear(struct ear *e)
{
    if (says(e, "Declare nothing") || says(e, "Don’t undo"))
        press(e, 'N');
    else if (says(e, "Re-enter") || says(e, "Come back"))
        press(e, 'M');
    else
        poker_by_ear(e);
}

/* Along the cards until one can be played; else a pass. */
static void upcolor_by_ear(struct ear *e)
{
    if (says(e, "Play a card") || says(e, "It’s your turn")) {
        bool played = false;
        for (int i = 0; i < 24 && !played; i++) {
            press(e, KEY_TAB);
            played = strstr(strbuf_text(&e->news), "card, card, ") &&
                     !strstr(strbuf_text(&e->news), "unavailable");
            if (played)
                press(e, KEY_ENTER);
        }
        if (!played)
            press(e, 'P');
    } else {
        press(e, KEY_ENTER);
    }
}

/* The first two cards of one rank that are heard in the hand, and a shot; without such, new cards.
 */
static void ace_by_ear(struct ear *e)
{
    char rank[24][16];
    int n = 0, one = -1, other = -1;
    press(e, KEY_F3);
    for (const char *at = strbuf_text(&e->news); n < 12 && (at = strstr(at, " of ")) != NULL;
         at += 4) {
        const char *from = at;
        while (from > strbuf_text(&e->news) && from[-1] != ' ' && from[-1] != '\n')
            from--;
        snprintf(rank[n++], sizeof rank[0], "%.*s", (int)(at - from), from);
    }
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n && one < 0; k++)
            if (strcmp(rank[i], rank[k]) == 0)
                one = i, other = k;
    if (one >= 0) {
        press(e, '1' + one);
        press(e, '1' + other);
        press(e, KEY_SPACE);
    } else if (n > 4) {
        for (int i = 0; i < 5; i++)
            press(e, '1' + i);
        press(e, KEY_SPACE);
    } else {
        press(e, KEY_ENTER);
    }
}

static void go_by_ear(const char *game, int seats, void (*turn)(struct ear *e))
{
    struct ear e = {.b = bench_open(1280, 720, "en", 100)};
    struct seating s;
    app_set(e.b.app, SETTING_PACE, PACE_INSTANT);
    app_set(e.b.app, SETTING_ASK_ALL_IN, 0);
    seating_default(&s, games_find(game), seats);
    for (int i = 1; i < seats; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    if (strcmp(game, "upcolor") == 0)
        s.option[UPCOLOR_GAMES] = 1;
    if (strcmp(game, "ace") == 0)
        s.option[ACE_DIFFICULTY] = ACE_EASY; /* two cards may be shot */
    title_open(e.b.app);
    app_frame(e.b.app);
    press(&e, KEY_F9);
    table_open(e.b.app, &(struct table_request){.game = game,
                                                .option = s.option,
                                                .seed = "by ear",
                                                .seating = seats > 1 ? &s : NULL});
    listen(&e, LONG);
    int stuck = 0;
    for (int n = 0; n < TURNS && strcmp(where(&e), "table") == 0 && stuck < 12; n++) {
        static const int others[] = {KEY_F5, KEY_ENTER, KEY_SPACE, KEY_TAB, KEY_ENTER, 'C'};
        turn(&e);
        stuck = strbuf_empty(&e.news) || says(&e, "There’s nothing") ? stuck + 1 : 0;
        if (stuck)
            press(&e, others[stuck % 6]);
    }
    assert_string_equal(where(&e), "result");
    printf("%s by ear: %d inputs\n", game, e.presses);
    strbuf_free(&e.news);
    bench_close(&e.b);
}

/* ---- a page that lies where another lay ---- */

static struct scene below, page;
static const char *heading;
static const struct scene_type page_type;

/* Whatever comes up again is covered at once, in the same place of memory. */
static void shows_page(struct scene *s)
{
    if (heading)
        app_push(s->app, &page, &page_type);
}

static int names_heading(struct scene *s)
{
    items_begin(s->items);
    items_add(s->items, (struct item){.id = item_id("heading", 0),
                                      .role = ITEM_TEXT,
                                      .name = heading,
                                      .bounds = {10, 10, 300, 40}});
    items_end(s->items);
    return SCENE_IDLE;
}

static int names_nothing(struct scene *s)
{
    items_begin(s->items);
    items_end(s->items);
    return SCENE_IDLE;
}

static void hears(struct scene *s, const struct item_event *event) { (void)s, (void)event; }
static void draws(const struct scene *s, struct canvas *c) { (void)s, (void)c; }
static void clears(struct scene *s) { *s = (struct scene){0}; }

static const struct scene_type page_type = {.name = "page",
                                            .reads = true,
                                            .input = hears,
                                            .update = names_heading,
                                            .draw = draws,
                                            .close = clears};
static const struct scene_type below_type = {.name = "below",
                                             .show = shows_page,
                                             .input = hears,
                                             .update = names_nothing,
                                             .draw = draws,
                                             .close = clears};

static void test_a_page_in_anothers_place_is_told(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    app_set(b.app, SETTING_SPEECH, SPEECH_FULL);
    heading = "The first page";
    app_push(b.app, &below, &below_type);
    app_frame(b.app);
    app_frame(b.app);
    assert_string_equal(speech_said(b.speech, 0), "The first page");
    heading = "The second page";
    app_pop(b.app);
    app_frame(b.app);
    app_frame(b.app);
    assert_string_equal(speech_said(b.speech, 0), "The second page");
    heading = NULL;
    bench_close(&b);
}

static void test_games_by_ear(void **state)
{
    (void)state;
    go_by_ear("holdem", 3, poker_by_ear);
    go_by_ear("power-up", 3, poker_by_ear);
    go_by_ear("spec", 3, spec_by_ear);
    go_by_ear("upcolor", 3, upcolor_by_ear);
    go_by_ear("ace", 1, ace_by_ear);
}

/* ---- a lesson, and a game looked at again ---- */

static void test_lessons_and_replays_speak(void **state)
{
    (void)state;
    struct ear e = {.b = bench_open(1280, 720, "en", 100)};
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    struct match *m = twins_match(
        &w, &(struct twins_how){.game = "upcolor", .people = 3, .actions = 20}, "seen again");
    char *text = match_save(m);
    title_open(e.b.app);
    app_frame(e.b.app);
    press(&e, KEY_F9);
    lesson_open(e.b.app, "upcolor");
    listen(&e, LONG);
    char *first = mem_copy_text(strbuf_text(&e.news));
    assert_true(strlen(first) > 40);
    press(&e, KEY_ENTER);
    assert_true(strlen(strbuf_text(&e.news)) > 40);
    assert_string_not_equal(first, strbuf_text(&e.news));
    app_home(e.b.app);
    assert_true(replay_open(e.b.app, &(struct replay_request){.text = text, .at = 0}));
    listen(&e, LONG);
    press(&e, KEY_HOME);
    int told = 0;
    for (int i = 0; i < 10; i++) {
        press(&e, KEY_RIGHT);
        told += strstr(strbuf_text(&e.news), " plays ") || strstr(strbuf_text(&e.news), " passes");
    }
    assert_true(told >= 8);
    press(&e, KEY_END);
    press(&e, KEY_F2);
    assert_true(says(&e, "Pot"));
    strbuf_free(&e.news);
    mem_free(first);
    mem_free(text);
    mem_free(assets);
    match_free(m);
    world_close(&w);
    bench_close(&e.b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_action_is_told),
        cmocka_unit_test(test_a_shared_screen_keeps_hands),
        cmocka_unit_test(test_a_page_in_anothers_place_is_told),
        cmocka_unit_test(test_games_by_ear),
        cmocka_unit_test(test_lessons_and_replays_speak),
    };
    i18n_start();
    return cmocka_run_group_tests_name("speech", tests, NULL, NULL);
}
