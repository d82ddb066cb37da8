/* The duel of Ace of Spades on the screen: a whole run by spoken names, every state of it fit to be
 * read in every language and size, continued, taken back, and played by keys and pad alone. */
#include "ace_names.h"
#include "canvas_inside.h"
#include "duel_hands.h"
#include "games.h"
#include "award_toast.h"
#include "i18n.h"
#include "look.h"
#include "room.h"
#include "skins.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "showcase_laid.h"
#include "scratch.h"
#include "showcase.h"
#include "strbuf.h"
#include "table.h"
#include "unit.h"
#include "world.h"
#include "ace_settings.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

enum { LONG_MS = 120000, DECISIONS = 400 };

struct kept {
    char *folder;
    struct store *store;
    struct bench bench;
};

static struct kept kept_open(int w, int h, const char *lang, int text)
{
    struct kept k = {.folder = scratch_make()};
    k.store = store_open(k.folder);
    k.bench = bench_open_on(k.store, w, h, lang, text);
    return k;
}

static void kept_close(struct kept *k)
{
    bench_close(&k->bench);
    store_close(k->store);
    scratch_remove(k->folder);
    mem_free(k->folder);
}

static void begin(struct app *app, const char *seed, int difficulty)
{
    title_open(app);
    struct rules r = rules_default(games_find("ace"), 1, NULL);
    r.option[ACE_DIFFICULTY] = difficulty;
    table_open(app, &(struct table_request){.game = "ace", .option = r.option, .seed = seed});
    app_settle(app, LONG_MS);
}

static const char *top(struct app *app) { return app_top(app)->type->name; }

/* ---- a whole run ---- */

static void play_to_the_end(const char *seed, int difficulty, int wild, uint64_t chance,
                            bool expect_won)
{
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    app_set(app, SETTING_PACE, PACE_INSTANT);
    begin(app, seed, difficulty);
    struct duel_hands hands = {.app = app, .store = k.store, .rng = rng_seed(chance), .wild = wild};
    while (hands.done < DECISIONS && duel_hands_step(&hands))
        app_settle(app, LONG_MS);
    app_settle(app, LONG_MS);
    assert_string_equal(top(app), "result");
    assert_true(hands.done >= 2);
    bool won = false;
    for (int i = 0; i < items_count(app_top(app)->items); i++)
        won |= strcmp(items_at(app_top(app)->items, i)->name, "Lord Overkill has fallen") == 0;
    assert_true(won || !expect_won);
    char *left = store_get(k.store, "autosave-ace");
    assert_null(left); /* a run that is over can't be continued */
    mem_free(left);
    kept_close(&k);
}

static void test_a_whole_run_is_won(void **state)
{
    (void)state;
    char seed[16];
    duel_hands_winning_seed(seed);
    play_to_the_end(seed, 0, 0, 0, true);
}

static void test_runs_that_use_every_control(void **state)
{
    (void)state;
    for (int i = 1; i <= 6; i++) {
        char seed[16];
        snprintf(seed, sizeof seed, "%d", i);
        play_to_the_end(seed, i % 4, 25, (uint64_t)i, false);
    }
}

static char *item_names(struct app *app);

/* Half a second of frames. */
static void look_on(struct app *app)
{
    for (int i = 0; i < 50; i++) {
        app_clock(app, app_now(app) + 10);
        app_frame(app);
    }
}

/* The end is told, and with two inputs and within a second the next run lies there. */
static void test_again_takes_two_inputs_and_a_second(void **state)
{
    (void)state;
    int ends = 0;
    for (int i = 1; i <= 3; i++) {
        struct kept k = kept_open(1280, 720, "en", 100);
        struct app *app = k.bench.app;
        char seed[16];
        snprintf(seed, sizeof seed, "%d", i);
        app_set(app, SETTING_PACE, PACE_NORMAL);
        app_set(app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
        begin(app, seed, 3);
        struct duel_hands hands = {.app = app, .store = k.store, .rng = rng_seed((uint64_t)i)};
        bool over = false;
        while (hands.done < DECISIONS && !over && duel_hands_step(&hands)) {
            char *left = store_get(k.store, "autosave-ace");
            over = !left;
            mem_free(left);
            if (!over)
                app_settle(app, LONG_MS);
        }
        assert_true(over);
        assert_string_equal(top(app), "table"); /* the last shot is still being shown */
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
        look_on(app);
        assert_string_equal(top(app), "result");
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        look_on(app);
        assert_string_equal(top(app), "table");
        ends++;
        kept_close(&k);
    }
    assert_int_equal(ends, 3);
}

/* The page of the end answers nobody who has not seen it: what is pressed while its first
 * picture is still being drawn was meant for the table. */
static void test_the_end_is_not_lost_by_haste(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        const int late = i % 2, key = i < 2 ? KEY_ESCAPE : KEY_ENTER;
        struct bench b = bench_open(1280, 720, "en", 100);
        app_scripted(b.app, false);
        title_open(b.app);
        result_open(b.app, &(struct result_request){.game = "ace",
                                                    .heading = "The run is over",
                                                    .sentence = "",
                                                    .hurried = true});
        app_clock(b.app, 5000);
        app_frame(b.app);
        app_clock(b.app, 5600); /* that frame took its time */
        for (int k = 0; k < 2; k++) {
            app_input(b.app,
                      &(struct input){.kind = k ? INPUT_LIFT : INPUT_KEY, .key = (enum key)key});
            app_frame(b.app);
        }
        assert_string_equal(top(b.app), "result");
        app_clock(b.app, late ? 5900 : 5800);
        app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
        app_frame(b.app);
        assert_string_equal(top(b.app), !late ? "result" : key == KEY_ESCAPE ? "title" : "table");
        bench_close(&b);
    }
}

/* With suspense wished for, nothing on the screen and nothing that is read aloud tells the damage
 * before the shot. */
static void test_suspense_tells_no_damage(void **state)
{
    (void)state;
    for (int told = 0; told < 2; told++) {
        struct kept k = kept_open(1280, 720, "en", 100);
        app_set(k.bench.app, ace_setting(ACE_SETTING_PREVIEW), told);
        begin(k.bench.app, "carre", 1);
        for (char c = '3'; c <= '7'; c++)
            app_input(k.bench.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)c});
        app_settle(k.bench.app, LONG_MS);
        char *names = item_names(k.bench.app);
        const char *screen = canvas_text_dump(k.bench.canvas);
        assert_true((strstr(names, "damage") != NULL) == (told == 1));
        assert_true((strstr(screen, "left\"") != NULL) == (told == 1));
        assert_true((strstr(screen, "You’ll see") != NULL) == (told == 0));
        assert_true((strstr(screen, "ace/hp-taken") != NULL) == (told == 1));
        mem_free(names);
        kept_close(&k);
    }
}

/* ---- helps that count ---- */

static void test_odds_and_cards_out_of_sight(void **state)
{
    (void)state;
    for (int difficulty = 1; difficulty < 3; difficulty++) {
        struct kept k = kept_open(1280, 720, "en", 100);
        begin(k.bench.app, "carre", difficulty);
        for (char c = '1'; c <= '3'; c++)
            app_input(k.bench.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)c});
        app_settle(k.bench.app, LONG_MS);
        const struct item *discard = items_named(app_top(k.bench.app)->items, "Discard and draw");
        assert_non_null(discard);
        /* Where the discard pile is closed nobody counts for anybody (AS-42). */
        assert_true((discard->value && strstr(discard->value, "%")) == (difficulty == 1));
        assert_true((strstr(canvas_text_dump(k.bench.canvas), "\"Odds\"") != NULL) ==
                    (difficulty == 1));
        app_input(k.bench.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'K'});
        app_settle(k.bench.app, LONG_MS);
        assert_true((strstr(canvas_text_dump(k.bench.canvas), "\"Unseen cards\"") != NULL) ==
                    (difficulty == 1));
        kept_close(&k);
    }
}

/* ---- every state fit to be read ---- */

static const struct {
    const char *lang;
    int w, h, text;
} looks[] = {
    {"en", 1920, 1080, 100}, {"fr", 1920, 1080, 100}, {"ja", 1920, 1080, 100},
    {"en", 1024, 600, 100},  {"fr", 1024, 600, 100},  {"ja", 1024, 600, 100},
    {"fr", 1024, 600, 150},  {"en", 1920, 1080, 200}, {"fr", 1920, 1080, 200},
    {"ja", 1920, 1080, 200}, {"fr", 1024, 768, 100},
};

static bool refuses(struct app *app, int k)
{
    for (int i = 0; i < items_count(app_top(app)->items); i++)
        if ((int)items_at(app_top(app)->items, i)->key == k)
            return items_at(app_top(app)->items, i)->why_not != NULL;
    return true;
}

static int look_at_saved(const char *text, const char *what)
{
    int faults = 0;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        struct bench b = bench_open(looks[i].w, looks[i].h, looks[i].lang, looks[i].text);
        char where[160];
        table_open(b.app, &(struct table_request){.game = "ace", .saved = text});
        app_settle(b.app, LONG_MS);
        snprintf(where, sizeof where, "%s %s %dx%d %d%%", what, looks[i].lang, looks[i].w,
                 looks[i].h, looks[i].text);
        faults += look_at(b.app, where);
        static const char keys[] = {'1', '2', '3', '4', '5', 'C', 'C',
                                    'H', 'H', 'V', 'V', 'Q', 'Q'};
        for (size_t k = 0; k < sizeof keys; k++) {
            /* a bubble that says why lies over what it is about, and may */
            if (refuses(b.app, keys[k]))
                continue;
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)keys[k]});
            app_settle(b.app, 1000);
            snprintf(where, sizeof where, "%s %s %dx%d %d%% after %c", what, looks[i].lang,
                     looks[i].w, looks[i].h, looks[i].text, keys[k]);
            if (keys[k] >= 'A' || keys[k] == '5')
                faults += look_at(b.app, where);
        }
        bench_close(&b);
    }
    return faults;
}

/* Two apps with fonts of their own do not live at the same time, so the texts are gathered first.
 */
enum { TEXTS = 12 };
struct texts {
    int n;
    char *text[TEXTS], *items[TEXTS];
};

static char *item_names(struct app *app)
{
    struct strbuf out = STRBUF_EMPTY;
    for (int i = 0; i < items_count(app_top(app)->items); i++) {
        const struct item *item = items_at(app_top(app)->items, i);
        strbuf_addf(&out, "%s | %s | %s\n", item->name, item->value ? item->value : "",
                    item->why_not ? item->why_not : "");
    }
    return strbuf_take(&out);
}

static struct texts gather(const char *seed, int difficulty, int each)
{
    struct texts t = {0};
    struct kept k = kept_open(1280, 720, "en", 100);
    app_set(k.bench.app, SETTING_PACE, PACE_INSTANT);
    begin(k.bench.app, seed, difficulty);
    struct duel_hands hands = {.app = k.bench.app, .store = k.store};
    for (int n = 0; t.n < TEXTS && strcmp(top(k.bench.app), "table") == 0; n++) {
        if (n % each == 0) {
            t.items[t.n] = item_names(k.bench.app);
            t.text[t.n++] = store_get(k.store, "autosave-ace");
        }
        if (!duel_hands_step(&hands))
            break;
        app_settle(k.bench.app, LONG_MS);
    }
    kept_close(&k);
    return t;
}

static void forget(struct texts *t)
{
    for (int i = 0; i < t->n; i++) {
        mem_free(t->text[i]);
        mem_free(t->items[i]);
    }
}

static void test_every_state_is_fit_to_be_read(void **state)
{
    (void)state;
    enum { APART = 20 }; /* decisions; the matrix of scenes looks at single ones */
    char seed[16], what[40];
    duel_hands_winning_seed(seed);
    struct texts t = gather(seed, 0, APART);
    int faults = 0;
    for (int i = 0; i < t.n; i++) {
        snprintf(what, sizeof what, "decision %d", i * APART);
        faults += look_at_saved(t.text[i], what);
    }
    forget(&t);
    assert_int_equal(faults, 0);
}

/* ---- continue, undo, idle ---- */

static char *picture(struct app *app)
{
    app_settle(app, LONG_MS);
    app_exposed(app);
    app_frame(app);
    return mem_copy_text(canvas_text_dump(app_canvas(app)));
}

static void test_continue_gives_the_same_table(void **state)
{
    (void)state;
    struct texts t = gather("again", 1, 1);
    assert_true(t.n > 3);
    for (int i = 0; i < t.n; i++) {
        char *seen[2];
        for (int twice = 0; twice < 2; twice++) {
            struct bench b = bench_open(1280, 720, "en", 100);
            table_open(b.app, &(struct table_request){.game = "ace", .saved = t.text[i]});
            seen[twice] = picture(b.app);
            char *items = item_names(b.app);
            assert_string_equal(items, t.items[i]);
            mem_free(items);
            bench_close(&b);
        }
        assert_string_equal(seen[0], seen[1]);
        mem_free(seen[0]);
        mem_free(seen[1]);
    }
    forget(&t);
}

static void test_undo_is_refused_once_a_card_was_seen(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    assert_string_equal(items_named(app_top(app)->items, "Undo")->why_not,
                        "There’s nothing to undo.");
    struct duel_hands hands = {.app = app, .store = k.store};
    assert_true(duel_hands_step(&hands));
    app_settle(app, LONG_MS);
    assert_non_null(items_named(app_top(app)->items, "Undo")->why_not);
    app_set(app, SETTING_ASSIST, ASSIST_FULL);
    app_redraw(app);
    app_settle(app, LONG_MS);
    assert_null(items_named(app_top(app)->items, "Undo")->why_not);
    assert_true(app_activate(app, "Undo"));
    app_settle(app, LONG_MS);
    assert_string_equal(top(app), "dialog");
    assert_true(app_activate(app, "Practise"));
    app_settle(app, LONG_MS);
    assert_string_equal(top(app), "table");
    assert_string_equal(items_named(app_top(app)->items, "Undo")->why_not,
                        "There’s nothing to undo.");
    kept_close(&k);
}

static void test_an_idle_table_draws_nothing(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    begin(k.bench.app, "idle", 1);
    assert_int_equal(app_frame(k.bench.app), SCENE_IDLE);
    long frames = app_frames(k.bench.app);
    for (int i = 0; i < 1000; i++) {
        app_clock(k.bench.app, app_now(k.bench.app) + 10);
        assert_int_equal(app_frame(k.bench.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(k.bench.app), frames);
    kept_close(&k);
}

/* The pointer still rests where it has shot: nobody asks why there can be no other shot now, until
 * it comes back. */
static void test_a_press_does_not_explain_itself(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    app_set(app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    begin(app, "carre", 1);
    for (int i = 3; i <= 7; i++)
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)('0' + i)});
    app_settle(app, LONG_MS);
    const struct point at = rect_centre(items_named(app_top(app)->items, "Shoot")->bounds),
                       away = {at.x, at.y - 300};
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = at});
    app_input(app, &(struct input){.kind = INPUT_DOWN, .at = at});
    app_input(app, &(struct input){.kind = INPUT_UP, .at = at});
    app_settle(app, LONG_MS);
    assert_non_null(items_named(app_top(app)->items, "Shoot")->why_not);
    assert_null(strstr(canvas_text_dump(k.bench.canvas), "tag bubble"));
    for (int i = 0; i < 2; i++) {
        app_input(app, &(struct input){.kind = INPUT_MOVE, .at = i ? at : away});
        app_settle(app, LONG_MS);
    }
    assert_non_null(strstr(canvas_text_dump(k.bench.canvas), "tag bubble"));
    kept_close(&k);
}

static int chosen_cards(struct app *app)
{
    int chosen = 0;
    for (int i = 0; i < items_count(app_top(app)->items); i++)
        chosen += items_at(app_top(app)->items, i)->role == ITEM_CARD &&
                  items_at(app_top(app)->items, i)->chosen;
    return chosen;
}

/* A press while cards are dealt shows all of them and does nothing else; the next one is taken. */
static void test_a_press_while_something_moves_ends_it(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
    app_frame(app);
    app_clock(app, app_now(app) + 30);
    app_frame(app);
    for (int i = 0; i < 2; i++) {
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'1'});
        app_frame(app);
        assert_int_equal(chosen_cards(app), i);
    }
    kept_close(&k);
}

static bool shows(struct app *app, const char *text)
{
    char *seen = picture(app);
    const bool there = strstr(seen, text) != NULL;
    mem_free(seen);
    return there;
}

/* Where fewer than five make a shot, nobody is told that it takes five. */
static void test_a_card_too_many_is_told_as_the_level_has_it(void **state)
{
    (void)state;
    static const char *const why[] = {
        [ACE_EASY] = "Too many cards for a shot. You can only discard them.",
        [ACE_NORMAL] = "A shot uses five cards, or your whole hand if you have fewer."};
    for (int level = ACE_EASY; level <= ACE_NORMAL; level++) {
        struct kept k = kept_open(1280, 720, "en", 100);
        struct app *app = k.bench.app;
        begin(app, "carre", level);
        for (int i = 1; i <= 6; i++) {
            app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)('0' + i)});
            app_frame(app);
        }
        assert_int_equal(chosen_cards(app), 6);
        assert_string_equal(items_named(app_top(app)->items, "Shoot")->why_not, why[level]);
        kept_close(&k);
    }
}

static void test_the_preview_says_what_the_shot_would_do(void **state)
{
    (void)state;
    struct kept k = kept_open(1920, 1080, "en", 100);
    struct app *app = k.bench.app;
    app_set(app, SETTING_HAND_ORDER, ORDER_RANK);
    begin(app, "carre", 1);
    const char *cards[] = {"Four of spades", "Four of hearts", "Two of clubs", "Two of diamonds"};
    for (int i = 0; i < 4; i++)
        assert_true(app_activate(app, cards[i]));
    assert_true(shows(app, "\"Two pair\""));
    assert_true(shows(app, "fours and twos · choose 1 more"));
    assert_string_equal(items_named(app_top(app)->items, "Shoot")->why_not,
                        "A shot uses five cards, or your whole hand if you have fewer.");
    assert_true(app_activate(app, "King of clubs"));
    assert_string_equal(items_named(app_top(app)->items, "King of clubs")->value, "chosen, spare");
    assert_true(shows(app, "5 → 3 · 3 left"));
    assert_true(shows(app, "ace/hp-taken"));
    assert_true(app_activate(app, "Claims"));
    assert_true(app_activate(app, "Pair · fours"));
    assert_true(shows(app, "5 → 4 · 4 left"));
    assert_true(app_activate(app, "Shoot"));
    app_settle(app, LONG_MS);
    assert_string_equal(items_named(app_top(app)->items, "Card Cheat")->value, "4 hit points");
    kept_close(&k);
}

/* Lord Overkill takes what faces and aces add; a shot with aces alone is told of aces. */
static void test_the_count_names_what_adds_nothing(void **state)
{
    (void)state;
    const struct rules r = rules_default(games_find("ace"), 1, NULL);
    char error[SCRIPT_ERROR];
    struct scripts *all =
        scripts_read(&r, "aces",
                     "seat cat Ann\nscene aces\nset marker 12\nset bullets 3\nset bullets_max 3\n"
                     "put enemy lord-overkill-normal\nset hp 30\nput hand 1 Ah Ac 9d 9c 2s\n"
                     "watch\n1 shoot\n",
                     laid_words, error);
    assert_non_null(all);
    struct bench b = bench_open(1280, 720, "en", 100);
    bool told = false;
    showcase_laid(b.app, all->script);
    app_frame(b.app);
    for (int ms = 0; ms < 4000 && showcase_laid_go_on(b.app, 20); ms += 20) {
        told |= bench_tells(&b, "Lord Overkill: no aces");
        assert_false(bench_tells(&b, "Lord Overkill: no J, Q and K"));
    }
    assert_true(told);
    bench_close(&b);
    scripts_close(all);
}

static void test_what_the_hand_holds_is_told_as_far_as_wished(void **state)
{
    (void)state;
    struct kept k = kept_open(1920, 1080, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    const struct item *read = items_named(app_top(app)->items, "Poker hands");
    assert_non_null(read);
    assert_string_equal(read->value, "Two pair 2 · Pair 1");
    assert_true(shows(app, "\"Best now\""));
    app_set(app, SETTING_ASSIST, ASSIST_OFF);
    app_settle(app, LONG_MS);
    assert_string_equal(items_named(app_top(app)->items, "Poker hands")->value, "");
    assert_true(shows(app, "\"Five of a kind\""));
    assert_false(shows(app, "\"Best now\""));
    app_set(app, SETTING_ASSIST, ASSIST_NUDGE);
    kept_close(&k);
}

/* ---- advice ---- */

static int cards_chosen(struct app *app)
{
    int n = 0;
    for (int i = 0; i < items_count(app_top(app)->items); i++)
        n += items_at(app_top(app)->items, i)->role == ITEM_CARD &&
             items_at(app_top(app)->items, i)->chosen;
    return n;
}

/* It is told beside the table. */
static bool nudged(struct app *app)
{
    return strstr(canvas_text_dump(app_canvas(app)), "tag toast\n") != NULL;
}

static void a_moment(struct app *app)
{
    SDL_Delay(10);
    app_clock(app, app_now(app) + 100);
    app_exposed(app);
    app_frame(app);
}

/* The first word is vague, the second chooses the cards; nothing is played. A thread thinks: it is
 * waited for. */
static void test_advice_says_little_then_all(void **state)
{
    (void)state;
    struct kept k = kept_open(1920, 1080, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    assert_true(app_activate(app, "Hint"));
    for (int i = 0; i < 500 && !nudged(app); i++)
        a_moment(app);
    assert_true(nudged(app));
    assert_int_equal(cards_chosen(app), 0);
    assert_true(app_activate(app, "Hint"));
    for (int i = 0; i < 500 && !cards_chosen(app); i++)
        a_moment(app);
    assert_true(cards_chosen(app) > 0);
    assert_string_equal(items_named(app_top(app)->items, "Card Cheat")->value, "5 hit points");
    kept_close(&k);
}

/* ---- keys and pad alone ---- */

static void key(struct app *app, int k)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(app, LONG_MS);
}

static void pad(struct app *app, enum pad p)
{
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = p});
    app_settle(app, LONG_MS);
}

static int cards_in_discard(struct app *app)
{
    int n = -1;
    app_settle(app, LONG_MS);
    const struct item *i = items_named(app_top(app)->items, "Discard pile");
    if (i)
        sscanf(i->value, "%d", &n);
    return n;
}

static void test_a_shot_by_keys_alone(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    key(app, '1');
    key(app, '2');
    key(app, 'D');
    assert_int_equal(cards_in_discard(app), 2);
    key(app, 'R');
    assert_int_equal(cards_in_discard(app), 0);
    assert_non_null(items_named(app_top(app)->items, "Discard and draw")->why_not);
    key(app, KEY_ESCAPE);
    assert_string_equal(top(app), "pause");
    kept_close(&k);
}

static void test_a_discard_by_pad_alone(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    pad(app, PAD_A); /* the first card has the focus */
    pad(app, PAD_RIGHT);
    pad(app, PAD_A);
    pad(app, PAD_Y);
    assert_int_equal(cards_in_discard(app), 2);
    pad(app, PAD_START);
    assert_string_equal(top(app), "pause");
    kept_close(&k);
}

/* Its sticks, pressed in, ask for a hint and take back; the row above the hand says so as long as
 * the pad is in hand. */
static void test_a_pad_asks_and_takes_back(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    assert_null(strstr(canvas_text_dump(k.bench.canvas), "\"LS\""));
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = PAD_LEFT_STICK});
    for (int i = 0; i < 400 && !strstr(canvas_text_dump(k.bench.canvas), "tag toast"); i++) {
        app_settle(app, 20);
        SDL_Delay(10);
    }
    assert_non_null(strstr(canvas_text_dump(k.bench.canvas), "tag toast"));
    assert_non_null(strstr(canvas_text_dump(k.bench.canvas), "\"LS\""));
    assert_non_null(strstr(canvas_text_dump(k.bench.canvas), "\"Back\""));
    assert_int_equal(items_get(app_top(app)->items, item_id("header", 0))->pad, PAD_RIGHT_STICK);
    kept_close(&k);
}

/* The row above the hand has words in the smallest window, in all languages, alone and for two at
 * one screen; where letters are too large for them, the sign that has the focus says its name. */
static void test_the_row_above_the_hand_has_words(void **state)
{
    static const struct {
        const char *lang, *word[4];
    } said[] = {{"en", {"Hint", "Undo", "History", "Sort"}},
                {"fr", {"Indice", "Annuler", "Journal", "Trier"}},
                {"ja", {"ヒント", "一手戻す", "履歴", "並べ替え"}}};
    static const char *const scenes[] = {"ace-keys", "ace-two-open"};
    (void)state;
    for (int i = 0; i < 3 * 2; i++) {
        struct bench b = bench_open(1024, 600, said[i / 2].lang, 100);
        showcase_open(showcase_named(scenes[i % 2]), b.app);
        app_settle(b.app, LONG_MS);
        for (int k = 0; k < 4; k++) {
            char text[80];
            snprintf(text, sizeof text, "\"%s\"", said[i / 2].word[k]);
            if (!strstr(canvas_text_dump(b.canvas), text))
                fail_msg("%s %s: no %s", scenes[i % 2], said[i / 2].lang, text);
        }
        bench_close(&b);
    }
    struct kept k = kept_open(1024, 600, "fr", 200);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    if (!strstr(canvas_text_dump(k.bench.canvas), "\"Journal\"")) {
        items_focus_on(app_top(app)->items, item_id("header", 1));
        pad(app, PAD_LEFT);
        pad(app, PAD_RIGHT);
        assert_non_null(items_get(app_top(app)->items, item_id("header", 1)));
        assert_true(items_get(app_top(app)->items, item_id("header", 1))->focused);
        assert_non_null(strstr(canvas_text_dump(k.bench.canvas), "\"Journal\""));
    }
    kept_close(&k);
}

/* The first card of a hand that overlaps has the focus: the frame goes around all of it, so it is
 * drawn after the neighbour that lies on it. */
static void test_the_focus_is_not_covered(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    begin(app, "carre", 1);
    pad(app, PAD_RIGHT);
    pad(app, PAD_LEFT);
    app_frame(app);
    const struct item *i = items_focus(app_top(app)->items);
    assert_int_equal(i->role, ITEM_CARD);
    char ring[2][32]; /* its dark edge, and itself: a card is as light as it is */
    snprintf(ring[0], sizeof *ring, "line #%08X", skins_find("ace")->theme->ground);
    snprintf(ring[1], sizeof *ring, "line #%08X", skins_find("ace")->theme->focus);
    const char *drawn = canvas_text_dump(k.bench.canvas), *last = NULL;
    for (const char *at = drawn; (at = strstr(at, " cards/")); at++)
        last = at;
    assert_non_null(last);
    for (int n = 0; n < 2; n++)
        if (!(last = strstr(last, ring[n])))
            fail_msg("%s is not drawn after the cards:\n%s", ring[n], drawn);
    kept_close(&k);
}

/* ---- the last bullet ---- */

static void sit_in_position(struct app *app, const char *position)
{
    char error[MATCH_ERROR] = "", *assets = path_assets();
    uint8_t seed[SEED_BYTES];
    struct world world;
    struct rules rules;
    world_open(&world, assets);
    assert_true(world_rules(&world, games_find("ace"), 1, &rules, error, MATCH_ERROR));
    rules.option[ACE_DIFFICULTY] = ACE_NORMAL;
    match_seed_from_text("the last bullet", seed);
    struct match *m = match_new(&rules, seed, NULL, position, true, error);
    if (!m)
        fail_msg("%s", error);
    char *text = match_save(m);
    match_free(m);
    world_close(&world);
    mem_free(assets);
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .saved = text});
    mem_free(text);
    app_settle(app, LONG_MS);
}

/* The gun holds one bullet, against more hit points than the pair at hand takes. */
static void sit_with_one_bullet(struct app *app, const char *bonuses)
{
    char position[400];
    snprintf(position, sizeof position,
             "set marker 5\nset bullets 1\nput enemy dynamiter\nset hp 21\n"
             "put hand 1 2s 2d 5c 7h 9s Jc Qd Ah\nput bonuses %s\n",
             bonuses);
    sit_in_position(app, position);
}

static void click(struct app *app, struct point at)
{
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = at});
    app_input(app, &(struct input){.kind = INPUT_DOWN, .at = at});
    app_input(app, &(struct input){.kind = INPUT_UP, .at = at});
    app_settle(app, LONG_MS);
}

static struct rect card_bounds(struct app *app, card c)
{
    return items_get(app_top(app)->items, item_id("card", (int)c))->bounds;
}

static void aim_the_pair(struct app *app)
{
    static const char *const cards[] = {"2s", "2d", "5c", "7h", "9s"};
    for (int i = 0; i < 5; i++) {
        const card c = card_of(card_rank_from(cards[i][0]), card_suit_from(cards[i][1]));
        click(app, (struct point){card_bounds(app, c).x + 8, card_bounds(app, c).y + 30});
    }
}

enum hand_tool { BY_CLICK, BY_SPACE, BY_PAD, HAND_TOOLS };

static void press_shoot(struct app *app, enum hand_tool by, struct point at)
{
    if (by == BY_CLICK)
        click(app, at);
    else if (by == BY_SPACE)
        key(app, KEY_SPACE);
    else
        pad(app, PAD_X);
}

/* Three presses where Shoot is: the second and third find no bullet, and the run goes on. */
static void test_shooting_on_gives_no_run_up(void **state)
{
    (void)state;
    for (enum hand_tool by = BY_CLICK; by < HAND_TOOLS; by++) {
        struct kept k = kept_open(1280, 720, "en", 100);
        struct app *app = k.bench.app;
        sit_with_one_bullet(app, "train-robber train-robber");
        aim_the_pair(app);
        const struct point at = rect_centre(items_named(app_top(app)->items, "Shoot")->bounds);
        for (int i = 0; i < 3; i++)
            press_shoot(app, by, at);
        assert_string_equal(top(app), "table");
        const struct item *yield = items_named(app_top(app)->items, "Give up");
        assert_non_null(yield);
        assert_false(yield->focused);
        assert_false(rect_contains(yield->bounds, at));
        assert_string_equal(items_named(app_top(app)->items, "Shoot")->why_not, "Out of bullets.");
        key(app, KEY_ENTER); /* nor does what has the focus */
        assert_string_equal(top(app), "table");
        assert_non_null(strstr(canvas_text_dump(app_canvas(app)), "Use a bonus that adds"));
        kept_close(&k);
    }
}

static void test_giving_up_asks(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    sit_with_one_bullet(app, "train-robber");
    aim_the_pair(app);
    key(app, KEY_SPACE);
    key(app, (enum key)'G');
    assert_string_equal(top(app), "dialog");
    key(app, KEY_ENTER); /* the answer that has the focus goes on */
    assert_string_equal(top(app), "table");
    assert_true(app_activate(app, "Give up"));
    app_settle(app, LONG_MS);
    assert_true(app_activate(app, "Give up"));
    app_settle(app, LONG_MS);
    assert_string_equal(top(app), "result");
    kept_close(&k);
}

/* How a run ends is seen alone: what was earned is told when all of the result's page stands. */
static void test_nothing_is_told_over_the_defeat(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    int alone = 0, told = 0;
    sit_with_one_bullet(app, "train-robber");
    aim_the_pair(app);
    key(app, KEY_SPACE);
    app_set(app, SETTING_PACE, PACE_NORMAL);
    assert_true(app_activate(app, "Give up"));
    app_settle(app, LONG_MS);
    assert_true(app_activate(app, "Give up"));
    app_award(app, "ace/feats/1", "Achievement", "Two of spades");
    for (int ms = 0; ms < 9000; ms += 20) {
        app_frame(app);
        const bool tells = strstr(canvas_text_dump(app_canvas(app)), "Two of spades") != NULL,
                   runs = strcmp(top(app), "result") != 0 || bench_item(&k.bench, "haste", 0);
        if (runs && tells)
            fail_msg("told %d ms behind the defeat, on “%s”", ms, top(app));
        alone += runs;
        told += tells;
        app_clock(app, app_now(app) + 20);
    }
    /* long enough to be read, and gone before the next thing is looked for */
    assert_true(alone > 30 && told * 20 > 2000 && told * 20 < 3000);
    kept_close(&k);
}

/* Seven damage do not save from 20 hit points, and nothing says that they could. */
static void test_what_cannot_save_is_not_offered(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    sit_with_one_bullet(app, "dynamiter");
    aim_the_pair(app);
    key(app, KEY_SPACE);
    assert_non_null(strstr(canvas_text_dump(app_canvas(app)), "The run is lost"));
    assert_null(strstr(canvas_text_dump(app_canvas(app)), "Use a bonus that adds"));
    kept_close(&k);
}

/* ---- words ---- */

/* One is told of as one in the history: a pair of twos takes one off, and one is left. */
static void test_one_hit_point_is_one(void **state)
{
    static const char *const said[][2] = {{"en", "2 → 1 hit point\""},
                                          {"fr", "2 → 1 point de vie\""}};
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct kept k = kept_open(1920, 1080, said[i][0], 100);
        struct app *app = k.bench.app;
        sit_in_position(app, "set marker 3\nset bullets 2\nput enemy bootlegger\nset hp 2\n"
                             "put hand 1 2s 2d 5c 7h 9s Jc Qd Ah\n");
        aim_the_pair(app);
        key(app, KEY_SPACE);
        assert_true(app_activate(app, _("History")));
        app_settle(app, LONG_MS);
        if (!strstr(canvas_text_dump(app_canvas(app)), said[i][1]))
            fail_msg("%s: %s", said[i][0], canvas_text_dump(app_canvas(app)));
        kept_close(&k);
    }
}

/* While cards move nothing is asked, and the greyed Discard does not say that something was. */
static void test_moving_cards_ask_for_nothing(void **state)
{
    (void)state;
    struct kept k = kept_open(1280, 720, "en", 100);
    struct app *app = k.bench.app;
    int seen = 0;
    app_set(app, SETTING_PACE, PACE_NORMAL);
    sit_in_position(app, "set marker 3\nset bullets 2\nput enemy dynamiter\nset hp 21\n"
                         "put hand 1 2s 2d 5c 7h 9s Jc Qd Ah\n");
    aim_the_pair(app);
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
    for (int ms = 0; ms < LONG_MS; ms += 20) {
        const struct item *discard = items_named(app_top(app)->items, "Discard and draw");
        const char *why = discard ? discard->why_not : NULL;
        seen += why && strcmp(why, "The next cards are still being dealt.") == 0;
        if (why && strstr(why, "current choice"))
            fail_msg("%d ms: %s", ms, why);
        app_clock(app, app_now(app) + 20);
        app_frame(app);
    }
    assert_true(seen > 0);
    kept_close(&k);
}

/* ---- other games on the default skin ---- */

static void test_other_games_are_played_through_generic_controls(void **state)
{
    (void)state;
    static const char *const game[] = {"null", "kuhn"};
    for (int g = 0; g < 2; g++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        table_open(b.app, &(struct table_request){.game = game[g], .seed = "small"});
        app_settle(b.app, LONG_MS);
        struct rng rng = rng_seed(3);
        for (int n = 0; n < 200 && strcmp(top(b.app), "table") == 0; n++) {
            struct items *it = app_top(b.app)->items;
            const struct item *i =
                items_count(it) ? items_at(it, rng_below(&rng, items_count(it))) : NULL;
            char name[120];
            if (!i || i->why_not || strcmp(i->name, "Menu") == 0 || strcmp(i->name, "Undo") == 0)
                continue;
            snprintf(name, sizeof name, "%s", i->name);
            app_activate(b.app, name);
            for (int t = 0; t < 200; t++) { /* a bot thinks in its own thread */
                app_clock(b.app, app_now(b.app) + 20);
                if (app_frame(b.app) < 0)
                    break;
            }
        }
        assert_string_equal(top(b.app), "result");
        bench_close(&b);
    }
}

static void open_scene(struct app *app, const char *name)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (strcmp(s->name, name) == 0)
            showcase_open(s, app);
}

/* At the end of a run the stamp has its words from the first moment in which it shows. */
static void test_no_stamp_is_empty(void **state)
{
    static const char *const page[][2] = {{"ace-victory", "PAID IN FULL"},
                                          {"ace-defeat", "SHOT DOWN"}};
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct bench b = bench_open(1024, 600, "en", 100);
        int stamped = 0;
        open_scene(b.app, page[i][0]);
        for (int ms = 0; ms < 4000; ms += 20) {
            app_frame(b.app);
            const char *drawn = canvas_text_dump(b.canvas);
            if (strstr(drawn, "ace/stamp")) {
                stamped++;
                assert_non_null(strstr(drawn, page[i][1]));
            }
            app_clock(b.app, app_now(b.app) + 20);
        }
        assert_true(stamped > 3);
        bench_close(&b);
    }
}

/* What would have been better lies there as cards: seven that were to be discarded. */
static void test_a_defeat_shows_its_lesson(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    open_scene(b.app, "ace-defeat");
    for (int ms = 0; ms < 4000; ms += 200) {
        app_frame(b.app);
        app_clock(b.app, app_now(b.app) + 200);
    }
    const char *drawn = canvas_text_dump(b.canvas);
    int cards = 0;
    for (const char *at = drawn; (at = strstr(at, "cards/")); at++)
        cards++;
    assert_int_equal(cards, 7);
    assert_non_null(strstr(drawn, "Discarding"));
    bench_close(&b);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_whole_run_is_won),
        cmocka_unit_test(test_runs_that_use_every_control),
        cmocka_unit_test(test_again_takes_two_inputs_and_a_second),
        cmocka_unit_test(test_the_end_is_not_lost_by_haste),
        cmocka_unit_test(test_suspense_tells_no_damage),
        cmocka_unit_test(test_odds_and_cards_out_of_sight),
        cmocka_unit_test(test_every_state_is_fit_to_be_read),
        cmocka_unit_test(test_continue_gives_the_same_table),
        cmocka_unit_test(test_undo_is_refused_once_a_card_was_seen),
        cmocka_unit_test(test_an_idle_table_draws_nothing),
        cmocka_unit_test(test_a_press_does_not_explain_itself),
        cmocka_unit_test(test_a_press_while_something_moves_ends_it),
        cmocka_unit_test(test_a_card_too_many_is_told_as_the_level_has_it),
        cmocka_unit_test(test_the_preview_says_what_the_shot_would_do),
        cmocka_unit_test(test_the_count_names_what_adds_nothing),
        cmocka_unit_test(test_what_the_hand_holds_is_told_as_far_as_wished),
        cmocka_unit_test(test_advice_says_little_then_all),
        cmocka_unit_test(test_a_shot_by_keys_alone),
        cmocka_unit_test(test_a_discard_by_pad_alone),
        cmocka_unit_test(test_a_pad_asks_and_takes_back),
        cmocka_unit_test(test_the_row_above_the_hand_has_words),
        cmocka_unit_test(test_the_focus_is_not_covered),
        cmocka_unit_test(test_shooting_on_gives_no_run_up),
        cmocka_unit_test(test_giving_up_asks),
        cmocka_unit_test(test_nothing_is_told_over_the_defeat),
        cmocka_unit_test(test_no_stamp_is_empty),
        cmocka_unit_test(test_a_defeat_shows_its_lesson),
        cmocka_unit_test(test_what_cannot_save_is_not_offered),
        cmocka_unit_test(test_one_hit_point_is_one),
        cmocka_unit_test(test_moving_cards_ask_for_nothing),
        cmocka_unit_test(test_other_games_are_played_through_generic_controls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
