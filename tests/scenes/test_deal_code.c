/* The code of a deal: what may stand in it, and every way to enter it. */
#include "unit.h"

#include "deal_code.h"
#include "input_sdl.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "saves.h"
#include "scenes.h"
#include "setup_ace.h"
#include "scratch.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static void check(const char *typed, const char *expected)
{
    char code[DEAL_CODE_BYTES] = "";
    deal_code_add(code, typed);
    deal_code_tidy(code);
    assert_string_equal(code, expected);
}

static void test_text(void **state)
{
    (void)state;
    check("KQXWETRBNAPLM", "KQXWETRBNAPLM");
    check(" kqxwe-trbna plm\n", "KQXWETRBNAPLM"); /* as it is read out or written down */
    check("kqxwe trbna pl", "kqxwe trbna pl");    /* twelve: a text like any other */
    check("kaleidoscopic", "kaleidoscopic");      /* I and O are in none of ours */
    check("  table \t\n seven  ", "table seven");
    check("七番の卓　へ", "七番の卓 へ");
    check("a\x01\x7f\xff"
          "b\xE2\x80\x8B",
          "ab"); /* nothing broken, nothing invisible */
    char code[DEAL_CODE_BYTES] = "";
    for (int i = 0; i < 100; i++)
        deal_code_add(code, "卓");
    assert_int_equal(strlen(code), 3 * DEAL_CODE_LETTERS);
    assert_false(deal_code_add(code, "x"));
    deal_code_back(code);
    assert_int_equal(strlen(code), 3 * (DEAL_CODE_LETTERS - 1));
    code[0] = '\0';
    deal_code_back(code);
    assert_string_equal(code, "");
    char one[DEAL_CODE_BYTES], two[DEAL_CODE_BYTES];
    deal_code_fresh(one);
    deal_code_fresh(two);
    assert_int_equal(strlen(one), DEAL_CODE_FRESH);
    assert_string_not_equal(one, two);
    snprintf(two, sizeof two, "%s", one);
    deal_code_tidy(two);
    assert_string_equal(one, two);
}

static const char *top(struct bench *b)
{
    app_frame(b->app);
    return app_top(b->app)->type->name;
}

static void type(struct bench *b, const char *text)
{
    struct input in = {.kind = INPUT_TEXT};
    snprintf(in.text, sizeof in.text, "%s", text);
    app_input(b->app, &in);
    app_frame(b->app);
}

static void key(struct bench *b, enum key k, bool ctrl)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = k, .ctrl = ctrl});
    app_frame(b->app);
}

static const char *field(struct bench *b)
{
    app_frame(b->app);
    return items_named(app_top(b->app)->items, "Deal code")->value;
}

static void test_entering(void **state)
{
    (void)state;
    char *folder = scratch_make();
    struct store *store = store_open(folder);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    title_open(b.app);
    ace_setup_open(b.app, NULL, NULL);
    assert_string_equal(top(&b), "setup-ace");
    assert_false(app_types(b.app));
    key(&b, (enum key)'M', false);
    assert_string_equal(top(&b), "setup-ace-more");
    key(&b, (enum key)'C', false);
    assert_string_equal(top(&b), "deal-code");
    assert_true(app_types(b.app));
    type(&b, "table ");
    type(&b, "8");
    key(&b, KEY_BACKSPACE, false);
    assert_true(app_activate(b.app, "7")); /* a pad or a finger picks letters */
    assert_string_equal(field(&b), "table 7");
    key(&b, (enum key)'C', true);
    assert_true(app_activate(b.app, "Clear"));
    assert_string_equal(field(&b), "empty");
    key(&b, (enum key)'V', true);
    assert_string_equal(field(&b), "table 7");
    assert_true(app_activate(b.app, "New code"));
    assert_int_equal(strlen(field(&b)), DEAL_CODE_FRESH);
    assert_true(app_activate(b.app, "Copy"));
    char *copied = app_paste(b.app);
    assert_string_equal(copied, field(&b));
    app_copy(b.app, "  table seven\n");
    assert_true(app_activate(b.app, "Paste"));
    assert_true(app_activate(b.app, "Done"));
    assert_string_equal(top(&b), "setup-ace-more");
    assert_string_equal(field(&b), "table seven");
    key(&b, (enum key)'C', false);
    type(&b, "something else");
    key(&b, KEY_ESCAPE, false); /* leaves it as it was */
    assert_string_equal(field(&b), "table seven");
    assert_true(app_activate(b.app, "Done"));
    app_frame(b.app);
    assert_string_equal(top(&b), "setup-ace");
    assert_string_equal(items_named(app_top(b.app)->items, "More options")->value, "table seven");
    assert_true(app_activate(b.app, "Play"));
    app_settle(b.app, 3000);
    assert_string_equal(top(&b), "table");
    char *saved = saves_text(b.app);
    assert_non_null(strstr(saved, "\ncode table seven\n"));
    key(&b, KEY_ESCAPE, false);
    assert_string_equal(top(&b), "pause");
    assert_non_null(strstr(canvas_text_dump(b.canvas), "Deal code: table seven"));
    mem_free(saved);
    mem_free(copied);
    bench_close(&b);
    store_close(store);
    scratch_remove(folder);
    mem_free(folder);
}

/* Letters are text only where a screen wants them: the keys of others stay shortcuts. */
static void test_hands(void **state)
{
    (void)state;
    struct input_sdl h;
    struct input in;
    input_sdl_begin(&h);
    SDL_Event letter = {
        .key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_s, .scancode = SDL_SCANCODE_S}}};
    SDL_Event text = {.text = {.type = SDL_TEXTINPUT, .text = "é"}};
    assert_true(input_sdl_event(&h, &letter, 0, 100, 100, &in));
    assert_false(input_sdl_event(&h, &text, 0, 100, 100, &in));
    h.types = true;
    assert_false(input_sdl_event(&h, &letter, 0, 100, 100, &in));
    assert_true(input_sdl_event(&h, &text, 0, 100, 100, &in));
    assert_int_equal(in.kind, INPUT_TEXT);
    assert_string_equal(in.text, "é");
    letter.key.keysym.mod = KMOD_LCTRL;
    assert_true(input_sdl_event(&h, &letter, 0, 100, 100, &in));
    letter.key.keysym = (SDL_Keysym){.sym = SDLK_RETURN, .scancode = SDL_SCANCODE_RETURN};
    assert_true(input_sdl_event(&h, &letter, 0, 100, 100, &in));
}

/* Codes of every width, in every language and size. */
static void test_looks(void **state)
{
    (void)state;
    static const char *const code[] = {
        "", "WWWWWWWWWWWWW",
        "七番の卓七番の卓七番の卓七番の卓七番の卓七番の卓七番の卓七番の卓七番の卓七番の卓",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"};
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100}, {1024, 600, 150}, {1920, 1080, 200}};
    int faults = 0;
    for (size_t k = 0; k < sizeof size / sizeof *size; k++)
        for (const char *const *lang = i18n_languages(); *lang; lang++)
            for (size_t i = 0; i < sizeof code / sizeof *code; i++) {
                struct bench b = bench_open(size[k].w, size[k].h, *lang, size[k].text);
                title_open(b.app);
                ace_setup_open(b.app, NULL, NULL);
                app_settle(b.app, 2000);
                key(&b, (enum key)'M', false);
                key(&b, (enum key)'C', false);
                type(&b, code[i]);
                faults += look_at(b.app, "deal code");
                app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
                faults += look_at(b.app, "more options");
                assert_string_equal(top(&b), "setup-ace-more");
                key(&b, KEY_ENTER, false);
                assert_string_equal(top(&b), "setup-ace");
                faults += look_at(b.app, "set-up");
                pause_open(b.app, &(struct pause_request){.game = "ace",
                                                          .state = "Ace of Spades",
                                                          .code = code[i],
                                                          .kept = true});
                app_settle(b.app, 2000);
                faults += look_at(b.app, "pause");
                bench_close(&b);
            }
    assert_int_equal(faults, 0);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_text), cmocka_unit_test(test_entering),
                                       cmocka_unit_test(test_hands), cmocka_unit_test(test_looks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
