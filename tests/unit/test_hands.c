/* test_hands.c - what hands do becomes inputs: exactly how far a stick or a trigger has to go, and
 * when what is held repeats. */
#include "unit.h"

#include "input_sdl.h"

#include <SDL.h>
#include <string.h>

static struct input_sdl h;
static struct input in;

static bool axis(int which, int value, int64_t now)
{
    const SDL_Event e = {
        .caxis = {.type = SDL_CONTROLLERAXISMOTION, .axis = (Uint8)which, .value = (Sint16)value}};
    return input_sdl_event(&h, &e, now, 1000, 500, &in);
}

static bool button(int which, bool down, int64_t now)
{
    const SDL_Event e = {
        .cbutton = {.type = down ? SDL_CONTROLLERBUTTONDOWN : SDL_CONTROLLERBUTTONUP,
                    .button = (Uint8)which}};
    return input_sdl_event(&h, &e, now, 1000, 500, &in);
}

/* A stick counts from 18000 on, and until it is back at 11000; a trembling one is one press. */
static void test_sticks(void **state)
{
    (void)state;
    static const struct {
        int axis;
        enum pad low, high;
    } ways[] = {{SDL_CONTROLLER_AXIS_LEFTX, PAD_LEFT, PAD_RIGHT},
                {SDL_CONTROLLER_AXIS_LEFTY, PAD_UP, PAD_DOWN}};
    for (int i = 0; i < 4; i++) {
        const int way = i % 2 ? 1 : -1;
        const enum pad pad = i % 2 ? ways[i / 2].high : ways[i / 2].low,
                       back = i % 2 ? ways[i / 2].low : ways[i / 2].high;
        input_sdl_begin(&h);
        assert_false(axis(ways[i / 2].axis, way * 18000, 0));
        assert_true(axis(ways[i / 2].axis, way * 18001, 0));
        assert_int_equal(in.kind, INPUT_PAD);
        assert_int_equal(in.pad, pad);
        assert_false(axis(ways[i / 2].axis, way * 11001, 10));
        assert_int_equal(h.held, pad);
        assert_false(axis(ways[i / 2].axis, way * 30000, 10));
        assert_false(axis(ways[i / 2].axis, way * 11000, 10)); /* it is let go, which is no press */
        assert_int_equal(h.held, PAD_NONE);
        assert_true(axis(ways[i / 2].axis, way * 18001, 20));
        assert_true(axis(ways[i / 2].axis, -way * 11001, 20)); /* all the way over */
        assert_int_equal(in.pad, back);
    }
    input_sdl_begin(&h); /* held in one direction, the other counts for nothing */
    assert_true(axis(SDL_CONTROLLER_AXIS_LEFTX, 20000, 0));
    assert_false(axis(SDL_CONTROLLER_AXIS_LEFTY, 20000, 0));
    assert_false(axis(SDL_CONTROLLER_AXIS_LEFTY, 0, 0));
    assert_int_equal(h.held, PAD_RIGHT);
    assert_false(axis(SDL_CONTROLLER_AXIS_RIGHTX, 32000, 0));
}

static void test_triggers(void **state)
{
    (void)state;
    for (int side = 0; side < 2; side++) {
        const int a = side ? SDL_CONTROLLER_AXIS_TRIGGERRIGHT : SDL_CONTROLLER_AXIS_TRIGGERLEFT;
        input_sdl_begin(&h);
        assert_false(axis(a, 16000, 0));
        assert_true(axis(a, 16001, 0));
        assert_int_equal(in.pad, side ? PAD_RIGHT_TRIGGER : PAD_LEFT_TRIGGER);
        assert_int_equal(h.held, PAD_NONE); /* it does not repeat */
        assert_false(axis(a, 8001, 0));
        assert_false(axis(a, 16001, 0));
        assert_true(axis(a, 8000, 0)); /* as of any key it is told when it is let go */
        assert_int_equal(in.kind, INPUT_LIFT);
        assert_int_equal(in.pad, side ? PAD_RIGHT_TRIGGER : PAD_LEFT_TRIGGER);
        assert_false(axis(a, 7999, 0));
        assert_true(axis(a, 16001, 0));
        assert_int_equal(in.kind, INPUT_PAD);
    }
}

/* Pressed in they are buttons like others, and do not repeat. */
static void test_sticks_are_pressed(void **state)
{
    (void)state;
    int wait;
    for (int side = 0; side < 2; side++) {
        input_sdl_begin(&h);
        assert_true(button(
            side ? SDL_CONTROLLER_BUTTON_RIGHTSTICK : SDL_CONTROLLER_BUTTON_LEFTSTICK, true, 0));
        assert_int_equal(in.kind, INPUT_PAD);
        assert_int_equal(in.pad, side ? PAD_RIGHT_STICK : PAD_LEFT_STICK);
        assert_false(input_sdl_repeat(&h, 9000, &in, &wait));
    }
}

/* After 380 ms, and every 130 ms from there, until it is let go. */
static void test_repeats(void **state)
{
    (void)state;
    int wait;
    input_sdl_begin(&h);
    assert_false(input_sdl_repeat(&h, 0, &in, &wait));
    assert_int_equal(wait, -1);
    assert_true(button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true, 1000));
    assert_false(input_sdl_repeat(&h, 1379, &in, &wait));
    assert_int_equal(wait, 1);
    assert_true(input_sdl_repeat(&h, 1380, &in, &wait));
    assert_true(in.repeat && in.pad == PAD_LEFT && in.kind == INPUT_PAD && wait == 130);
    assert_false(input_sdl_repeat(&h, 1509, &in, &wait));
    assert_true(input_sdl_repeat(&h, 1510, &in, &wait));
    assert_true(button(SDL_CONTROLLER_BUTTON_A, false, 1520)); /* another's */
    assert_true(input_sdl_repeat(&h, 1700, &in, &wait));
    assert_true(button(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false, 1710));
    assert_int_equal(in.kind, INPUT_LIFT);
    assert_false(input_sdl_repeat(&h, 9000, &in, &wait));
    /* what is pressed once is done once */
    assert_true(button(SDL_CONTROLLER_BUTTON_B, true, 9000));
    assert_false(input_sdl_repeat(&h, 9999, &in, &wait));
    assert_false(button(SDL_CONTROLLER_BUTTON_GUIDE, true, 9999));
}

/* One finger counts, until it is lifted; a window's units may be several pixels. */
static void test_pointer(void **state)
{
    (void)state;
    input_sdl_begin(&h);
    h.scale_x = 2, h.scale_y = 3;
    SDL_Event e = {.motion = {.type = SDL_MOUSEMOTION, .x = 10, .y = 20}};
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    assert_true(in.kind == INPUT_MOVE && in.at.x == 20 && in.at.y == 60);
    e = (SDL_Event){.tfinger = {.type = SDL_FINGERDOWN, .fingerId = 0, .x = 0.5F, .y = 0.25F}};
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    assert_true(in.kind == INPUT_DOWN && in.touch && in.at.x == 500 && in.at.y == 125);
    e.tfinger.fingerId = 7;
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    e.tfinger.type = SDL_FINGERUP;
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    e.tfinger.fingerId = 0;
    e.tfinger.type = SDL_FINGERMOTION;
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in) && in.kind == INPUT_MOVE);
    e.tfinger.type = SDL_FINGERUP;
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in) && in.kind == INPUT_UP);
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    e = (SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_RIGHT}};
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in)); /* it goes back when it is let go */
    e.type = SDL_MOUSEBUTTONUP;
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in) && in.kind == INPUT_SECOND);
    e.type = SDL_MOUSEBUTTONDOWN;
    e.button.button = SDL_BUTTON_MIDDLE;
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in));
    e.button.button = SDL_BUTTON_LEFT;
    assert_true(input_sdl_event(&h, &e, 0, 1000, 500, &in) && in.kind == INPUT_DOWN);
    e = (SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .preciseY = 0}};
    assert_false(input_sdl_event(&h, &e, 0, 1000, 500, &in));
}

static bool key(int sym, int mod)
{
    const SDL_Event e = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = sym, .mod = (Uint16)mod}}};
    return input_sdl_event(&h, &e, 0, 1000, 500, &in);
}

/* Where letters are typed, their keys are none: but those with Ctrl, and those that are no letters.
 */
static void test_typing(void **state)
{
    (void)state;
    input_sdl_begin(&h);
    assert_true(key(SDLK_a, 0) && in.key == (enum key)'A' && !in.shift && !in.ctrl);
    assert_true(key(SDLK_a, KMOD_LSHIFT) && in.shift);
    assert_false(key(SDLK_a, KMOD_LALT));
    assert_false(key(SDLK_RETURN, KMOD_LGUI));
    h.types = true;
    assert_false(key(SDLK_a, 0));
    assert_false(key(SDLK_PLUS, 0));
    assert_true(key(SDLK_v, KMOD_LCTRL) && in.ctrl && in.key == (enum key)'V');
    assert_true(key(SDLK_RETURN, 0) && in.key == KEY_ENTER);
    assert_true(key(SDLK_LEFT, 0) && in.key == KEY_LEFT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_sticks),
                                       cmocka_unit_test(test_triggers),
                                       cmocka_unit_test(test_sticks_are_pressed),
                                       cmocka_unit_test(test_repeats),
                                       cmocka_unit_test(test_pointer),
                                       cmocka_unit_test(test_typing)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
