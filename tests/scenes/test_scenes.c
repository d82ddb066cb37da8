/* The frame's screens: read in every language and size, played by name, by keys, by a pad, and by a
 * monkey. */
#include "unit.h"

#include "input_sdl.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "saves.h"
#include "scenes.h"
#include "scratch.h"
#include "showcase.h"
#include "world.h"
#include "ace_names.h"
#include "ace_settings.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* ---- what was left open last time ---- */

static char *some_game(const char *game, int nseats)
{
    char error[MATCH_ERROR], *assets = path_assets();
    struct world w;
    struct rules r;
    uint8_t seed[SEED_BYTES];
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find(game), nseats, &r, error, sizeof error));
    match_seed_from_text("a saved run", seed);
    struct match *m = match_new(&r, seed, NULL, NULL, false, error);
    assert_non_null(m);
    char *text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

/* What is drawn, whole. */
static const char *dump(struct bench *b)
{
    app_exposed(b->app);
    app_frame(b->app);
    return canvas_text_dump(app_canvas(b->app));
}

static void test_continue(void **state)
{
    (void)state;
    char *text = some_game("ace", 1);
    char *folder = scratch_make();
    struct store *store = store_open(folder);
    store_put(store, "autosave-ace", text);
    int faults = 0;
    for (const char *const *lang = i18n_languages(); *lang; lang++) {
        for (int big = 0; big < 2; big++) {
            struct bench b =
                bench_open_on(store, big ? 1920 : 1024, big ? 1080 : 600, *lang, big ? 200 : 150);
            title_open(b.app);
            app_settle(b.app, 5000);
            faults += look_at(b.app, *lang);
            bench_close(&b);
        }
    }
    assert_int_equal(faults, 0);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    const struct item *i = items_named(app_top(b.app)->items, "Continue");
    assert_non_null(strstr(i->value, "Ace of Spades · duel 1 of 12 · today"));
    assert_int_equal(items_focus(app_top(b.app)->items)->id, i->id);
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    app_frame(b.app);
    assert_string_not_equal(app_top(b.app)->type->name, "title");
    bench_close(&b);
    store_put(store, "autosave-ace", "carre 1\nnot a match\n");
    b = bench_open_on(store, 1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    i = items_named(app_top(b.app)->items, "Continue");
    assert_non_null(i->why_not);
    assert_string_equal(items_focus(app_top(b.app)->items)->name, "Ace of Spades");
    bench_close(&b);
    store_close(store);
    scratch_remove(folder);
    mem_free(folder);
    mem_free(text);
}

/* Of two games the one kept later goes on; of two kept in the same second the one sat down to last.
 */
static void test_continue_which(void **state)
{
    (void)state;
    char *run = some_game("ace", 1), *round = some_game("upcolor", 3), *folder = scratch_make();
    struct store *store = store_open(folder);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    struct save_line line;
    do {
        store_put(store, "autosave-ace", run);
        store_put(store, "autosave-upcolor", round);
    } while (store_changed(store, "autosave-ace") != store_changed(store, "autosave-upcolor"));
    app_set_text(b.app, SETTING_LAST_GAME, "ace");
    saves_look(b.app, &line);
    assert_string_equal(line.game, "ace");
    app_set_text(b.app, SETTING_LAST_GAME, "upcolor");
    saves_look(b.app, &line);
    assert_string_equal(line.game, "upcolor");
    do {
        SDL_Delay(50);
        store_put(store, "autosave-ace", run);
    } while (store_changed(store, "autosave-ace") == store_changed(store, "autosave-upcolor"));
    saves_look(b.app, &line);
    assert_string_equal(line.game, "ace");
    bench_close(&b);
    store_close(store);
    scratch_remove(folder);
    mem_free(folder);
    mem_free(run);
    mem_free(round);
}

/* A scene at rest asks for no further frame. */
static void test_idle(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_settle(b.app, 5000);
    long frames = app_frames(b.app);
    for (int i = 0; i < 100; i++) {
        app_clock(b.app, app_now(b.app) + 100);
        assert_int_equal(app_frame(b.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(b.app), frames);
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {5, 5}});
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {6, 6}});
    app_frame(b.app);
    assert_int_equal(app_frames(b.app), frames); /* a pointer over nothing is no news */
    bench_close(&b);
}

/* Music fades out after the last touch, and the next brings it back as loud as it was set. */
static void test_hush(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_settle(b.app, 5000);
    const int loud = app_setting(b.app, SETTING_MUSIC);
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {5, 5}});
    assert_int_equal(app_hush(b.app), HUSH_AFTER_MS);
    app_clock(b.app, app_now(b.app) + HUSH_AFTER_MS + HUSH_MS / 2);
    assert_int_equal(app_hush(b.app), HUSH_STEP_MS);
    assert_in_range(audio_volume_of(b.audio, AUDIO_MUSIC), 1, loud - 1);
    app_clock(b.app, app_now(b.app) + HUSH_MS);
    assert_int_equal(app_hush(b.app), SCENE_IDLE);
    assert_int_equal(audio_volume_of(b.audio, AUDIO_MUSIC), 0);
    app_set(b.app, SETTING_EFFECTS, 10); /* another wish does not wake it */
    assert_int_equal(audio_volume_of(b.audio, AUDIO_MUSIC), 0);
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {6, 5}});
    assert_int_equal(app_hush(b.app), HUSH_AFTER_MS);
    assert_int_equal(audio_volume_of(b.audio, AUDIO_MUSIC), loud);
    bench_close(&b);
}

/* ---- by name ---- */

static const char *top(struct bench *b)
{
    app_frame(b->app);
    return app_top(b->app) ? app_top(b->app)->type->name : "";
}

/* Reduced motion told on the command line holds until it is chosen otherwise. */
static void test_calm(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    app_free(b.app);
    b.app = app_new(&(struct app_parts){.canvas = b.canvas,
                                        .fonts = b.fonts,
                                        .audio = b.audio,
                                        .speech = b.speech,
                                        .settings = settings_new(),
                                        .lang = "fr",
                                        .calm = true});
    assert_true(app_ui(b.app)->calm);
    assert_string_equal(i18n_language(), "fr");
    app_set(b.app, SETTING_MONO, 1);
    assert_true(app_ui(b.app)->calm);
    assert_string_equal(i18n_language(), "fr");
    app_set(b.app, SETTING_REDUCED_MOTION, 0);
    assert_false(app_ui(b.app)->calm);
    /* chosen, it is newer than what the command line told */
    app_set(b.app, SETTING_LANGUAGE, LANGUAGE_EN);
    assert_string_equal(i18n_language(), "en");
    bench_close(&b);
}

/* A question asked from a panel takes its place: nothing looks out beside it. */
static void test_one_panel(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    pause_open(b.app, &(struct pause_request){.game = "ace"});
    app_settle(b.app, 1000);
    assert_non_null(strstr(dump(&b), "Paused"));
    assert_true(app_activate(b.app, "Quit to title"));
    app_settle(b.app, 1000);
    assert_string_equal(top(&b), "dialog");
    assert_null(strstr(dump(&b), "Paused"));
    assert_non_null(strstr(dump(&b), "wordmark")); /* the page that both lie on */
    assert_true(app_activate(b.app, "Stay"));
    app_settle(b.app, 1000);
    assert_non_null(strstr(dump(&b), "Paused"));
    bench_close(&b);
}

static void test_names(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    comfort_open(b.app);
    assert_string_equal(top(&b), "comfort");
    assert_true(app_activate(b.app, "Français"));
    assert_string_equal(i18n_language(), "fr");
    assert_true(app_activate(b.app, "English"));
    assert_true(app_activate(b.app, "Reduced"));
    assert_true(app_ui(b.app)->calm);
    assert_true(app_activate(b.app, "Start"));
    assert_string_equal(top(&b), "title");
    assert_int_equal(app_setting(b.app, SETTING_FIRST_START_DONE), 1);
    assert_true(app_activate(b.app, "Settings"));
    assert_true(app_activate(b.app, "Sound"));
    assert_true(app_activate(b.app, "Mono"));
    assert_int_equal(app_setting(b.app, SETTING_MONO), 1);
    assert_true(app_activate(b.app, "Reset this page"));
    assert_int_equal(app_setting(b.app, SETTING_MONO), 0);
    assert_true(app_activate(b.app, "Back"));
    assert_true(app_activate(b.app, "How to play"));
    assert_string_equal(top(&b), "rules");
    for (int i = 0; i < 60 && !app_activate(b.app, "Done"); i++) { /* through all of the book */
        assert_true(app_activate(b.app, "Next page"));
        app_settle(b.app, 2000);
    }
    assert_string_equal(top(&b), "title");
    assert_true(app_activate(b.app, "Ace of Spades"));
    assert_true(app_activate(b.app, "Nightmare"));
    assert_int_equal(app_setting(b.app, ace_setting(ACE_SETTING_DIFFICULTY)), ACE_NIGHTMARE);
    assert_true(app_activate(b.app, "Back"));
    assert_true(app_activate(b.app, "Quit"));
    if (!app_done(b.app)) {
        assert_string_equal(top(&b), "dialog");
        assert_true(app_activate(b.app, "Stay"));
        assert_string_equal(top(&b), "title");
        assert_true(app_activate(b.app, "Quit"));
        assert_true(app_activate(b.app, "Quit"));
    }
    assert_true(app_done(b.app));
    bench_close(&b);
}

/* Doors stand within the margins that the bar below and the settings above keep, and the bar's
 * three small buttons are of one width. */
static void test_title_margins(void **state)
{
    (void)state;
    static const struct {
        int w, h;
    } size[] = {{1024, 600}, {1024, 768}, {1280, 720}, {1920, 1080}, {2560, 1080}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        struct bench b = bench_open(size[i].w, size[i].h, "en", 100);
        title_open(b.app);
        app_frame(b.app);
        const struct items *it = app_top(b.app)->items;
        const struct item *first = items_named(it, "First lesson"), *quit = items_named(it, "Quit");
        const float left = first->bounds.x, right = rect_right(quit->bounds);
        assert_true(items_get(it, item_id("door", 0))->bounds.x > left);
        assert_true(rect_right(items_get(it, item_id("door", 3))->bounds) < right);
        assert_float_equal(rect_right(items_named(it, "Settings")->bounds), right, 1);
        assert_float_equal(items_named(it, "Friends")->bounds.w, quit->bounds.w, 1);
        assert_float_equal(items_named(it, "How to play")->bounds.w, quit->bounds.w, 1);
        assert_true(first->bounds.h >= (size[i].w < 1280 ? 60 : 0));
        bench_close(&b);
    }
}

/* ---- hands ---- */

static void key(struct bench *b, enum key k)
{
    app_frame(b->app);
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = k});
    app_frame(b->app);
}

static void test_keys(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    comfort_open(b.app);
    key(&b, KEY_ENTER); /* accepted by one key */
    assert_string_equal(top(&b), "title");
    key(&b, KEY_RIGHT);
    key(&b, KEY_RIGHT);
    const struct item *f = items_focus(app_top(b.app)->items);
    assert_string_equal(f->name, "SPEC");
    assert_true(f->focused);
    assert_null(f->why_not);
    key(&b, KEY_LEFT);
    key(&b, KEY_LEFT);
    assert_string_equal(items_focus(app_top(b.app)->items)->name, "Ace of Spades");
    key(&b, (enum key)'1');
    assert_string_equal(top(&b), "setup-ace");
    key(&b, KEY_RIGHT);
    assert_int_equal(app_setting(b.app, ace_setting(ACE_SETTING_DIFFICULTY)), ACE_NORMAL);
    key(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "title");
    key(&b, (enum key)'S');
    /* Tab reaches every control, and comes round */
    for (int i = 0; i < 40; i++) {
        key(&b, KEY_TAB);
        assert_non_null(items_focus(app_top(b.app)->items));
    }
    key(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "title");
    bench_close(&b);
}

/* Pressing, sliding off and releasing does nothing; release on the same thing does it. */
static void test_release(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    struct point at = rect_centre(items_named(app_top(b.app)->items, "Settings")->bounds);
    app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = at});
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {3, 3}});
    app_input(b.app, &(struct input){.kind = INPUT_UP, .at = {3, 3}});
    assert_string_equal(top(&b), "title");
    for (int touch = 0; touch < 2; touch++) {
        app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = at, .touch = touch});
        app_input(b.app, &(struct input){.kind = INPUT_UP, .at = at, .touch = touch});
        assert_string_equal(top(&b), "settings");
        app_input(b.app, &(struct input){.kind = INPUT_SECOND});
        assert_string_equal(top(&b), "title");
    }
    bench_close(&b);
}

/* ---- a pad that is not there ---- */

static void pump(struct bench *b, struct input_sdl *h)
{
    SDL_JoystickUpdate();
    SDL_Event e;
    struct input in;
    while (SDL_PollEvent(&e))
        if (input_sdl_event(h, &e, app_now(b->app), 1280, 720, &in))
            app_input(b->app, &in);
    app_frame(b->app);
}

static void push_button(struct bench *b, struct input_sdl *h, SDL_Joystick *pad, int button)
{
    SDL_JoystickSetVirtualButton(pad, button, 1);
    pump(b, h);
    SDL_JoystickSetVirtualButton(pad, button, 0);
    pump(b, h);
}

static void test_pad(void **state)
{
    (void)state;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER), 0);
    struct bench b = bench_open(1280, 720, "en", 100);
    struct input_sdl h;
    input_sdl_begin(&h);
    input_sdl_open_pads(&h);
    title_open(b.app);
    comfort_open(b.app);
    pump(&b, &h);
    int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER,
                                           SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(device >= 0);
    SDL_Joystick *pad = SDL_JoystickOpen(device);
    assert_non_null(pad);
    pump(&b, &h); /* plugged in while the program runs */
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_A);
    assert_string_equal(top(&b), "title");
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_START);
    assert_string_equal(top(&b), "settings");
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    assert_string_equal(items_focus(app_top(b.app)->items)->name, "Sound");
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_A);
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    int before = app_setting(b.app, SETTING_EFFECTS) + app_setting(b.app, SETTING_MUSIC) +
                 app_setting(b.app, SETTING_INTERFACE);
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTX, -32000);
    pump(&b, &h);
    assert_true(app_setting(b.app, SETTING_EFFECTS) + app_setting(b.app, SETTING_MUSIC) +
                    app_setting(b.app, SETTING_INTERFACE) <
                before);
    struct input in;
    int wait;
    app_clock(b.app, app_now(b.app) + 500); /* held: it repeats */
    assert_true(input_sdl_repeat(&h, app_now(b.app), &in, &wait));
    SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_LEFTX, 0);
    pump(&b, &h);
    assert_false(input_sdl_repeat(&h, app_now(b.app) + 1000, &in, &wait));
    push_button(&b, &h, pad, SDL_CONTROLLER_BUTTON_B);
    assert_string_equal(top(&b), "title");
    SDL_JoystickClose(pad);
    SDL_JoystickDetachVirtual(device);
    pump(&b, &h); /* and pulled out again */
    input_sdl_close(&h);
    bench_close(&b);
    SDL_Quit();
}

/* ---- a monkey ---- */

static struct input whim(struct rng *r, float w, float h)
{
    static const enum key keys[] = {
        KEY_LEFT,      KEY_RIGHT,     KEY_UP,        KEY_DOWN,      KEY_ENTER,     KEY_SPACE,
        KEY_TAB,       KEY_ESCAPE,    KEY_F1,        KEY_PAGE_DOWN, (enum key)'1', (enum key)'2',
        (enum key)'3', (enum key)'S', (enum key)'Q', (enum key)'R', (enum key)'T', (enum key)'D'};
    struct point at = {(float)rng_below(r, 10000) * w / 10000,
                       (float)rng_below(r, 10000) * h / 10000};
    switch (rng_below(r, 8)) {
    case 0: return (struct input){.kind = INPUT_MOVE, .at = at};
    case 1: return (struct input){.kind = INPUT_DOWN, .at = at};
    case 2: return (struct input){.kind = INPUT_UP, .at = at};
    case 3:
        return (struct input){.kind = INPUT_WHEEL, .at = at, .wheel = (float)rng_below(r, 5) - 2};
    case 4: return (struct input){.kind = INPUT_PAD, .pad = (enum pad)(1 + rng_below(r, PAD_DOWN))};
    case 5: return (struct input){.kind = INPUT_GONE};
    default:
        return (struct input){.kind = INPUT_KEY,
                              .key = keys[rng_below(r, (int)(sizeof keys / sizeof *keys))],
                              .shift = rng_below(r, 2)};
    }
}

/* A setting is seen beside its row as it is changed, and what moves comes to rest. */
static void test_sample(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    settings_open_at(b.app, 1);
    assert_non_null(strstr(dump(&b), "1,250"));
    app_set(b.app, SETTING_BIG_BLINDS, 1);
    assert_non_null(strstr(dump(&b), "25 bb"));
    assert_non_null(strstr(dump(&b), "cards/Kh"));
    app_set(b.app, SETTING_COURT_LETTERS, COURT_FR);
    assert_non_null(strstr(dump(&b), "cards/fr/Kh"));
    settings_open_at(b.app, 3);
    assert_non_null(strstr(dump(&b), "0:30"));
    app_set(b.app, SETTING_TIME_LIMITS, 1);
    assert_non_null(strstr(dump(&b), "5:00"));
    app_settle(b.app, 3000);
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    char *still = mem_copy_text(dump(&b));
    assert_true(app_activate(b.app, "Fast"));
    app_frame(b.app);
    assert_int_not_equal(app_frame(b.app), SCENE_IDLE);
    app_settle(b.app, 3000);
    assert_true(app_activate(b.app, "Normal"));
    app_settle(b.app, 3000);
    assert_string_equal(dump(&b), still);
    mem_free(still);
    bench_close(&b);
}

static void test_monkey(void **state)
{
    (void)state;
    struct rng r = rng_seed(20260);
    for (int life = 0; life < 6; life++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        for (int i = 0; i < 500; i++) {
            if (app_done(b.app))
                break;
            struct input in = whim(&r, 1280, 720);
            app_input(b.app, &in);
            /* most presses end where they began */
            if (in.kind == INPUT_DOWN && rng_below(&r, 3)) {
                in.kind = INPUT_UP;
                app_input(b.app, &in);
            }
            app_clock(b.app, app_now(b.app) + rng_below(&r, 300));
            app_frame(b.app);
            assert_true(app_done(b.app) || app_top(b.app) != NULL);
        }
        bench_close(&b);
    }
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_continue), cmocka_unit_test(test_continue_which),
        cmocka_unit_test(test_idle),     cmocka_unit_test(test_hush),
        cmocka_unit_test(test_calm),     cmocka_unit_test(test_one_panel),
        cmocka_unit_test(test_names),    cmocka_unit_test(test_title_margins),
        cmocka_unit_test(test_keys),     cmocka_unit_test(test_release),
        cmocka_unit_test(test_pad),      cmocka_unit_test(test_sample),
        cmocka_unit_test(test_monkey),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
