/* Keys in place of others: the map is one to one whatever is asked of it, it is kept, what is
 * printed follows, and a game obeys it; and the key that has everything said aloud is told where it
 * is needed. */
#include "unit.h"

#include "input_sdl.h"
#include "i18n.h"
#include "keymap.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "scratch.h"
#include "start.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void test_a_map_is_one_to_one(void **state)
{
    (void)state;
    struct keymap m, again;
    struct strbuf text = STRBUF_EMPTY;
    keymap_plain(&m);
    assert_true(keymap_is_plain(&m));
    keymap_set_key(&m, (enum key)'F', (enum key)'G'); /* G folds */
    assert_int_equal(keymap_key(&m, (enum key)'G'), 'F');
    assert_int_equal(keymap_key(&m, (enum key)'F'), 'G'); /* and F does what G did */
    keymap_set_key(&m, (enum key)'F', KEY_SPACE);         /* now Space folds */
    assert_int_equal(keymap_cap(&m, (enum key)'F'), KEY_SPACE);
    assert_int_equal(keymap_key(&m, (enum key)'G'), KEY_SPACE);
    keymap_set_pad(&m, PAD_A, PAD_B);
    keymap_set_pad(&m, PAD_A, PAD_LEFT); /* directions stay */
    assert_int_equal(keymap_pad_cap(&m, PAD_A), PAD_B);
    assert_int_equal(keymap_pad(&m, PAD_LEFT), PAD_LEFT);
    keymap_write(&m, &text);
    assert_string_equal(strbuf_text(&text), "space=f f=g g=space pad-a=pad-b pad-b=pad-a");
    assert_true(keymap_read(strbuf_text(&text), &again, NULL));
    assert_memory_equal(again.key, m.key, sizeof m.key);
    assert_memory_equal(again.pad, m.pad, sizeof m.pad);
    strbuf_free(&text);
}

/* Every button of a pad but its directions can be given another's work; what is no button can't. */
static void test_buttons_of_a_pad(void **state)
{
    (void)state;
    for (int p = PAD_NONE - 2; p <= PAD_DOWN + 2; p++)
        assert_int_equal(keymap_has_pad((enum pad)p), p >= PAD_A && p <= PAD_RIGHT_STICK);
}

static void test_bad_texts_are_told(void **state)
{
    (void)state;
    struct keymap m;
    struct strbuf why = STRBUF_EMPTY;
    assert_false(keymap_read("g=f", &m, &why)); /* and who is G? */
    assert_non_null(strstr(strbuf_text(&why), "two"));
    assert_true(keymap_is_plain(&m));
    assert_false(keymap_read("g=pad-a pad-a=g", &m, &why));
    assert_non_null(strstr(strbuf_text(&why), "g=pad-a"));
    assert_false(keymap_read("hello", &m, &why));
    assert_false(keymap_read("=", &m, &why));
    assert_true(keymap_read("", &m, &why));
    strbuf_free(&why);
}

static void key(struct bench *b, int k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_frame(b->app);
}

static void test_the_page_and_what_follows(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    assert_string_equal(ui_key_label((enum key)'S'), "S");
    keys_open(b.app);
    app_frame(b.app);
    assert_true(app_activate(b.app, "Key: S")); /* the settings' key on the title */
    key(&b, 'Z');
    assert_string_equal(app_setting_text(b.app, SETTING_KEYS), "s=z z=s");
    assert_string_equal(ui_key_label((enum key)'S'), "Z");
    assert_true(app_activate(b.app, "Key: Z"));
    /* leaves all as it is, and the page open */
    key(&b, KEY_ESCAPE);
    assert_string_equal(app_top(b.app)->type->name, "keys");
    assert_string_equal(app_setting_text(b.app, SETTING_KEYS), "s=z z=s");
    assert_true(app_activate(b.app, "Gamepad: A"));
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_B});
    app_frame(b.app);
    assert_string_equal(app_setting_text(b.app, SETTING_KEYS), "s=z z=s pad-a=pad-b pad-b=pad-a");
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_A}); /* goes back now */
    app_frame(b.app);
    assert_string_equal(app_top(b.app)->type->name, "title");
    key(&b, 'S');
    assert_string_equal(app_top(b.app)->type->name, "title");
    key(&b, 'Z');
    assert_string_equal(app_top(b.app)->type->name, "settings");
    key(&b, KEY_ESCAPE);
    keys_open(b.app);
    app_frame(b.app);
    assert_true(app_activate(b.app, "Reset to defaults"));
    assert_string_equal(app_setting_text(b.app, SETTING_KEYS), "");
    assert_string_equal(ui_key_label((enum key)'S'), "S");
    bench_close(&b);
}

static const char *drawn(struct bench *b)
{
    app_exposed(b->app);
    app_settle(b->app, 1000);
    return canvas_text_dump(b->canvas);
}

/* None for mouse and touch, the keyboard's with the first key, the pad's with its first button;
 * always, if that is wished. They come within a tenth of a second. */
static void test_caps_are_those_of_the_hand(void **state)
{
    (void)state;
    const char *const esc = "\"Esc\"", *const red = "\"B\"";
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    assert_null(strstr(drawn(&b), "\"Enter\""));
    settings_open_at(b.app, 0);
    assert_null(strstr(drawn(&b), esc));
    key(&b, KEY_DOWN);
    assert_true(app_ui(b.app)->caps_in < 1);
    const char *keys = drawn(&b);
    assert_true(app_ui(b.app)->caps_in >= 1);
    assert_non_null(strstr(keys, esc));
    assert_null(strstr(keys, red));
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {3, 3}});
    assert_null(strstr(drawn(&b), esc));
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_DOWN, .pad_kind = PAD_XBOX});
    const char *pad = drawn(&b);
    assert_null(strstr(pad, esc));
    assert_non_null(strstr(pad, red));
    app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = {3, 3}, .touch = true});
    app_input(b.app, &(struct input){.kind = INPUT_UP, .at = {3, 3}, .touch = true});
    assert_null(strstr(drawn(&b), red));
    app_set(b.app, SETTING_ALWAYS_KEYS, 1);
    assert_non_null(strstr(drawn(&b), red)); /* the pad was used last of the two */
    key(&b, KEY_UP);
    app_input(b.app, &(struct input){.kind = INPUT_MOVE, .at = {3, 3}});
    assert_non_null(strstr(drawn(&b), esc));
    bench_close(&b);
}

static void test_pads_have_their_own_letters(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    assert_string_equal(ui_pad_label(PAD_X), "X");
    app_input(b.app,
              &(struct input){.kind = INPUT_PAD, .pad = PAD_DOWN, .pad_kind = PAD_PLAYSTATION});
    assert_string_equal(ui_pad_label(PAD_X), "□");
    assert_string_equal(ui_pad_label(PAD_LEFT_TRIGGER), "L2");
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_DOWN, .pad_kind = PAD_NINTENDO});
    assert_string_equal(ui_pad_label(PAD_X), "X");
    assert_string_equal(ui_pad_label(PAD_RIGHT_TRIGGER), "ZR");
    bench_close(&b);
}

/* The shoulders turn to the page before and after the open one: these two say so, and no other. */
static void test_shoulders_are_shown_at_tabs(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    settings_open(b.app);
    app_frame(b.app);
    assert_null(strstr(drawn(&b), "\"LB\""));
    for (int page = 0; page < 4; page++) {
        app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_RIGHT_SHOULDER});
        app_settle(b.app, 2000);
        const char *left = strstr(drawn(&b), "\"LB\""), *right = strstr(drawn(&b), "\"RB\"");
        assert_true(left && right);
        assert_null(strstr(left + 1, "\"LB\""));
        assert_null(strstr(right + 1, "\"RB\""));
    }
    bench_close(&b);
}

/* A pad that is plugged in while the program runs is heard at once, and may be pulled out with a
 * trigger held. */
static void test_a_pad_that_comes_and_goes(void **state)
{
    (void)state;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER), 0);
    struct input_sdl h;
    struct input in;
    SDL_Event e;
    input_sdl_begin(&h);
    input_sdl_open_pads(&h);
    for (int k = 0; k < 2; k++) {
        const int at =
            SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                      SDL_CONTROLLER_BUTTON_MAX, 0);
        assert_true(at >= 0);
        SDL_Joystick *pad = SDL_JoystickOpen(at);
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        app_frame(b.app);
        int heard = 0;
        for (int step = 0; step < 2; step++) {
            SDL_JoystickUpdate();
            while (SDL_PollEvent(&e))
                if (input_sdl_event(&h, &e, 0, 1280, 720, &in)) {
                    app_input(b.app, &in);
                    heard++;
                }
            SDL_JoystickSetVirtualAxis(pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 32767);
        }
        SDL_JoystickUpdate();
        while (SDL_PollEvent(&e))
            if (input_sdl_event(&h, &e, 0, 1280, 720, &in)) {
                app_input(b.app, &in);
                heard++;
            }
        /* the trigger of the second one too, though that of the first was held when it went */
        assert_int_equal(heard, 1);
        assert_int_equal(app_ui(b.app)->device, DEVICE_PAD);
        bench_close(&b);
        SDL_JoystickClose(pad);
        SDL_JoystickDetachVirtual(at);
        SDL_JoystickUpdate();
        while (SDL_PollEvent(&e))
            input_sdl_event(&h, &e, 0, 1280, 720, &in);
    }
    input_sdl_close(&h);
    SDL_Quit();
}

/* Anybody who needs to hear the screen may not find the settings: the first page has the key, and
 * so has who asks for help. */
static void test_the_first_page_tells_of_speech(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    comfort_open(b.app);
    app_frame(b.app);
    key(&b, KEY_DOWN);
    app_settle(b.app, 1000);
    assert_non_null(strstr(canvas_text_dump(b.canvas), "\"F9\""));
    assert_non_null(strstr(canvas_text_dump(b.canvas), "\"Read aloud\""));
    assert_true(app_activate(b.app, "Read aloud"));
    assert_int_equal(app_setting(b.app, SETTING_SPEECH), SPEECH_FULL);
    assert_true(speech_count(b.speech) > 0);
    assert_true(items_named(app_top(b.app)->items, "Read aloud")->chosen);
    app_settle(b.app, 500);
    key(&b, KEY_F9);
    assert_int_equal(app_setting(b.app, SETTING_SPEECH), SPEECH_OFF);
    assert_true(app_activate(b.app, "Start"));
    key(&b, KEY_F1);
    app_settle(b.app, 500);
    assert_string_equal(app_top(b.app)->type->name, "rules");
    assert_non_null(
        strstr(canvas_text_dump(b.canvas), "Press F9 at any time to have everything read aloud"));
    bench_close(&b);
}

/* Where the desktop reads its screen aloud, speech is on at the very first start, and tells its
 * keys before anything else. */
static void test_a_desktop_with_a_screen_reader_is_spoken_to(void **state)
{
    (void)state;
    char *folder = scratch_make(), *tool = path_join(folder, "gsettings"),
         *was = mem_copy_text(getenv("PATH"));
    FILE *f = fopen(tool, "wb");
    assert_non_null(f);
    fputs("#!/bin/sh\ncase \"$3\" in screen-reader-enabled) echo true;; *) echo no;; esac\n", f);
    fclose(f);
    chmod(tool, 0755);
    struct strbuf path = STRBUF_EMPTY;
    strbuf_addf(&path, "%s:/usr/bin:/bin", folder);
    for (int first = 1; first >= 0; first--) {
        struct bench b = bench_open(1280, 720, "en", 100);
        struct options o = {0};
        app_set(b.app, SETTING_FIRST_START_DONE, !first);
        setenv("PATH", strbuf_text(&path), 1);
        start_scenes(b.app, &o);
        setenv("PATH", was, 1);
        app_frame(b.app);
        assert_int_equal(app_setting(b.app, SETTING_SPEECH), first ? SPEECH_FULL : SPEECH_OFF);
        if (first) {
            const long n = speech_count(b.speech);
            assert_true(n >= 2);
            assert_non_null(strstr(speech_said(b.speech, (int)n - 1), "F9: off"));
            assert_non_null(strstr(speech_said(b.speech, (int)n - 2), "Welcome"));
        }
        bench_close(&b);
    }
    strbuf_free(&path);
    scratch_remove(folder);
    mem_free(was);
    mem_free(tool);
    mem_free(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_map_is_one_to_one),
        cmocka_unit_test(test_buttons_of_a_pad),
        cmocka_unit_test(test_bad_texts_are_told),
        cmocka_unit_test(test_the_page_and_what_follows),
        cmocka_unit_test(test_caps_are_those_of_the_hand),
        cmocka_unit_test(test_pads_have_their_own_letters),
        cmocka_unit_test(test_shoulders_are_shown_at_tabs),
        cmocka_unit_test(test_a_pad_that_comes_and_goes),
        cmocka_unit_test(test_the_first_page_tells_of_speech),
        cmocka_unit_test(test_a_desktop_with_a_screen_reader_is_spoken_to),
    };
    i18n_start();
    return cmocka_run_group_tests_name("keys", tests, NULL, NULL);
}
