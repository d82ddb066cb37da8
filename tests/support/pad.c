/* For LD_PRELOAD: a pad in the hands of a script, for a program that is really in a window. SDL has
 * virtual pads, which only the program itself can plug in: this does it there.
 *
 * In the folder that CARRE_PAD names are two pipes. From "press" come lines, "b 0 450": button 0 of
 * SDL's, or "a 0 -32767 450": an axis pulled to there; pressed as soon as nothing has moved or
 * happened in the window for so many ms, and let go again. Then a byte goes into "done".
 *
 * That nothing moves is what the program itself says: it waits for an event without an end, or for
 * seconds (window.c). So a slow machine makes no press come too early. */
#define _GNU_SOURCE

#include <SDL.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Nothing on the screen waits so long: only music does, which fades when nobody plays. */
enum { LONG_MS = 3000 };
enum { LINE = 64, HELD_MS = 30, LOOK_MS = 5 };

static struct {
    SDL_Joystick *stick;
    int press, done;
    char line[LINE];
    size_t length;
    bool wanted, held, axis;
    int which, value, rest;
    Uint64 since; /* it is held, or all has been at rest */
} pad;

static int pipe_at(const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", getenv("CARRE_PAD"), name);
    const int pipe = open(path, O_RDWR | O_NONBLOCK);
    if (pipe < 0)
        abort();
    return pipe;
}

/* After the first frame the program has opened whatever pads there are. */
static bool plugged_in(void)
{
    if (pad.stick || !getenv("CARRE_PAD") || !SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        return pad.stick;
    pad.press = pipe_at("press");
    pad.done = pipe_at("done");
    pad.stick = SDL_JoystickOpen(SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0));
    if (!pad.stick)
        abort();
    return true;
}

static void set(int value)
{
    if (pad.axis)
        SDL_JoystickSetVirtualAxis(pad.stick, pad.which, (Sint16)value);
    else
        SDL_JoystickSetVirtualButton(pad.stick, pad.which, (Uint8)value);
    SDL_JoystickUpdate();
}

static void hear(void)
{
    char c;
    while (!pad.wanted && read(pad.press, &c, 1) == 1) {
        if (c != '\n') {
            pad.line[pad.length] = c;
            pad.length += pad.length + 1 < LINE;
            continue;
        }
        pad.line[pad.length] = '\0';
        pad.length = 0;
        pad.value = 1;
        pad.axis = pad.line[0] == 'a';
        pad.wanted = pad.axis
                         ? sscanf(pad.line, "a %d %d %d", &pad.which, &pad.value, &pad.rest) == 3
                         : sscanf(pad.line, "b %d %d", &pad.which, &pad.rest) == 2;
        if (!pad.wanted)
            abort();
    }
}

/* Sticks rest in the middle of their axes, triggers at the end. */
static void let_go(void)
{
    if (!pad.held || SDL_GetTicks64() - pad.since < HELD_MS)
        return;
    set(pad.axis && pad.which >= SDL_CONTROLLER_AXIS_TRIGGERLEFT ? SDL_JOYSTICK_AXIS_MIN : 0);
    pad.held = false;
    if (write(pad.done, "d", 1) != 1)
        abort();
}

/* Between two looks of a program that waits. */
static void at_rest(Uint64 since)
{
    const Uint64 now = SDL_GetTicks64();
    let_go();
    if (pad.held)
        return;
    hear();
    if (!pad.wanted || now - since < (Uint64)pad.rest)
        return;
    set(pad.value);
    pad.held = true;
    pad.wanted = false;
    pad.since = now;
}

int SDL_PollEvent(SDL_Event *e)
{
    static int (*real)(SDL_Event *);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "SDL_PollEvent");
    if (plugged_in())
        let_go();
    return real(e);
}

/* Waits, and presses meanwhile; forever: ms is negative. */
static int wait_at_rest(SDL_Event *e, int ms)
{
    const Uint64 since = SDL_GetTicks64();
    int got;
    while (!(got = SDL_PollEvent(e)) && (ms < 0 || SDL_GetTicks64() - since < (Uint64)ms)) {
        if (plugged_in())
            at_rest(since);
        SDL_Delay(LOOK_MS);
    }
    return got;
}

int SDL_WaitEvent(SDL_Event *e) { return wait_at_rest(e, -1); }

int SDL_WaitEventTimeout(SDL_Event *e, int ms)
{
    static int (*real)(SDL_Event *, int);
    if (!real)
        *(void **)&real = dlsym(RTLD_NEXT, "SDL_WaitEventTimeout");
    if (ms >= LONG_MS)
        return wait_at_rest(e, ms);
    if (plugged_in())
        let_go();
    return real(e, pad.held && ms > HELD_MS ? HELD_MS : ms);
}
