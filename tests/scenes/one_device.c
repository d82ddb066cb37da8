#include "one_device.h"

#include "unit.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>

enum { STEPS = 80, PULL = 32767 };

const char *const one_device_names[HOWS] = {
    [BY_KEYS] = "keys", [BY_PAD] = "pad", [BY_CLICK] = "left click", [BY_FINGER] = "finger"};

static struct items *items_of(const struct one_device *d) { return app_top(d->app)->items; }

static void send(struct one_device *d, const SDL_Event *e)
{
    struct input in;
    if (input_sdl_event(&d->hands, e, app_now(d->app), (int)d->w, (int)d->h, &in))
        app_input(d->app, &in);
}

/* ---- keys ---- */

static const struct {
    enum key key;
    SDL_Keycode sym;
} named[] = {
    {KEY_SPACE, SDLK_SPACE},    {KEY_ENTER, SDLK_RETURN},        {KEY_ESCAPE, SDLK_ESCAPE},
    {KEY_TAB, SDLK_TAB},        {KEY_BACKSPACE, SDLK_BACKSPACE}, {KEY_DELETE, SDLK_DELETE},
    {KEY_LEFT, SDLK_LEFT},      {KEY_RIGHT, SDLK_RIGHT},         {KEY_UP, SDLK_UP},
    {KEY_DOWN, SDLK_DOWN},      {KEY_HOME, SDLK_HOME},           {KEY_END, SDLK_END},
    {KEY_PAGE_UP, SDLK_PAGEUP}, {KEY_PAGE_DOWN, SDLK_PAGEDOWN},  {KEY_PLUS, SDLK_PLUS},
    {KEY_MINUS, SDLK_MINUS},
};

static void key(struct one_device *d, enum key key)
{
    SDL_Event e = {.key = {.type = SDL_KEYDOWN, .state = SDL_PRESSED}};
    if (key >= (enum key)'0' && key <= (enum key)'9') {
        e.key.keysym.scancode =
            key == (enum key)'0' ? SDL_SCANCODE_0 : (SDL_Scancode)(SDL_SCANCODE_1 + (int)key - '1');
        e.key.keysym.sym = (SDL_Keycode)key;
    } else if (key >= (enum key)'A' && key <= (enum key)'Z') {
        e.key.keysym.sym = SDLK_a + (int)key - 'A';
    } else if (key >= KEY_F1 && key <= KEY_F12) {
        e.key.keysym.sym = SDLK_F1 + (int)key - KEY_F1;
    }
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (named[i].key == key)
            e.key.keysym.sym = named[i].sym;
    send(d, &e);
    e.key.type = SDL_KEYUP;
    e.key.state = SDL_RELEASED;
    send(d, &e);
    app_frame(d->app);
    d->inputs++;
}

/* ---- a pad ---- */

static void pump(struct one_device *d)
{
    SDL_Event e;
    SDL_JoystickUpdate();
    while (SDL_PollEvent(&e))
        send(d, &e);
}

static void button(struct one_device *d, int which)
{
    if (d->also)
        d->also(d, false, which, 1);
    SDL_JoystickSetVirtualButton(d->pad, which, 1);
    pump(d);
    SDL_JoystickSetVirtualButton(d->pad, which, 0);
    pump(d);
    app_frame(d->app);
    d->inputs++;
}

static void pull(struct one_device *d, int axis, int toward)
{
    if (d->also)
        d->also(d, true, axis, toward * PULL);
    SDL_JoystickSetVirtualAxis(d->pad, axis, (Sint16)(toward * PULL));
    pump(d);
    SDL_JoystickSetVirtualAxis(d->pad, axis, axis < SDL_CONTROLLER_AXIS_TRIGGERLEFT ? 0 : -PULL);
    pump(d);
    app_frame(d->app);
    d->inputs++;
}

void one_device_pad(struct one_device *d, enum pad which)
{
    static const int of[] = {
        [PAD_A] = SDL_CONTROLLER_BUTTON_A,
        [PAD_B] = SDL_CONTROLLER_BUTTON_B,
        [PAD_X] = SDL_CONTROLLER_BUTTON_X,
        [PAD_Y] = SDL_CONTROLLER_BUTTON_Y,
        [PAD_LEFT_SHOULDER] = SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
        [PAD_RIGHT_SHOULDER] = SDL_CONTROLLER_BUTTON_RIGHTSHOULDER,
        [PAD_START] = SDL_CONTROLLER_BUTTON_START,
        [PAD_BACK] = SDL_CONTROLLER_BUTTON_BACK,
        [PAD_LEFT_STICK] = SDL_CONTROLLER_BUTTON_LEFTSTICK,
        [PAD_RIGHT_STICK] = SDL_CONTROLLER_BUTTON_RIGHTSTICK,
        [PAD_LEFT] = SDL_CONTROLLER_BUTTON_DPAD_LEFT,
        [PAD_RIGHT] = SDL_CONTROLLER_BUTTON_DPAD_RIGHT,
        [PAD_UP] = SDL_CONTROLLER_BUTTON_DPAD_UP,
        [PAD_DOWN] = SDL_CONTROLLER_BUTTON_DPAD_DOWN,
    };
    if (which == PAD_LEFT_TRIGGER || which == PAD_RIGHT_TRIGGER)
        pull(d,
             which == PAD_LEFT_TRIGGER ? SDL_CONTROLLER_AXIS_TRIGGERLEFT
                                       : SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
             1);
    else if (which >= PAD_LEFT && rng_below(&d->rng, 2))
        pull(d, which <= PAD_RIGHT ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_LEFTY,
             which == PAD_LEFT || which == PAD_UP ? -1 : 1);
    else
        button(d, of[which]);
}

/* ---- to an item, by keys or pad ---- */

enum way { WAY_LEFT, WAY_RIGHT, WAY_UP, WAY_DOWN, WAY_NEXT, WAY_PRESS };

static void go(struct one_device *d, enum way way)
{
    static const enum key keys[] = {
        [WAY_LEFT] = KEY_LEFT, [WAY_RIGHT] = KEY_RIGHT, [WAY_UP] = KEY_UP,
        [WAY_DOWN] = KEY_DOWN, [WAY_NEXT] = KEY_TAB,    [WAY_PRESS] = KEY_ENTER};
    static const enum pad pads[] = {[WAY_LEFT] = PAD_LEFT,
                                    [WAY_RIGHT] = PAD_RIGHT,
                                    [WAY_UP] = PAD_UP,
                                    [WAY_DOWN] = PAD_DOWN,
                                    [WAY_PRESS] = PAD_A};
    if (d->how == BY_KEYS)
        key(d, keys[way]);
    else
        one_device_pad(d, pads[way]);
}

/* The first step of the shortest way there, as one sees it lie: by arrows, and on a keyboard by
 * Tab. */
static bool first_step(const struct one_device *d, const struct item *from, const struct item *to,
                       enum way *step)
{
    enum { MOST = 512 };
    static const int dx[] = {-1, 1, 0, 0}, dy[] = {0, 0, -1, 1};
    const struct items *it = items_of(d);
    const struct item *queue[MOST];
    enum way first[MOST];
    int n = 0;
    queue[n++] = from;
    for (int at = 0; at < n; at++)
        for (int w = WAY_LEFT; w <= (d->how == BY_KEYS ? WAY_NEXT : WAY_DOWN); w++) {
            if (w <= WAY_RIGHT &&
                (queue[at]->role == ITEM_SLIDER || queue[at]->role == ITEM_CHOICE))
                continue; /* that would change it */
            const struct item *next = w == WAY_NEXT ? items_behind(it, queue[at], 1)
                                                    : items_beside(it, queue[at], dx[w], dy[w]);
            bool seen = !next || n == MOST;
            for (int k = 0; k < n && !seen; k++)
                seen = queue[k] == next;
            if (seen)
                continue;
            first[n] = at ? first[at] : (enum way)w;
            queue[n++] = next;
            if (next == to) {
                *step = first[n - 1];
                return true;
            }
        }
    return false;
}

/* Where the arrows mean something else for a while (a pad's cross types digits) nobody goes on for
 * long. */
static bool walk_to(struct one_device *d, uint32_t id)
{
    int stood = 0;
    for (int i = 0; i < STEPS && stood < 3; i++) {
        const struct item *to = items_get(items_of(d), id), *from = items_focus(items_of(d));
        enum way step = WAY_UP;
        if (!to || !item_can_focus(to))
            return false;
        if (from && from->id == id && from->focused)
            return true;
        if (from && from != to && !first_step(d, from, to, &step))
            return false;
        const uint32_t was = from && from->focused ? from->id : 0;
        go(d, step);
        from = items_focus(items_of(d));
        stood = from && from->id == was ? stood + 1 : 0;
    }
    return false;
}

/* What is printed on it, half of the time: the other half it is gone to. Enter and A belong to what
 * has the focus. */
static bool by_its_own(struct one_device *d, const struct item *i)
{
    const bool only = i->skip;
    if (!only && rng_below(&d->rng, 2))
        return false;
    if (d->how == BY_KEYS && i->key && (only || i->key != KEY_ENTER)) {
        key(d, i->key);
        return true;
    }
    if (d->how == BY_PAD && i->pad && i->pad != PAD_A && i->pad != PAD_B) {
        one_device_pad(d, i->pad);
        return true;
    }
    return false;
}

/* An option is a part of a choice, which left and right change. */
static bool choose(struct one_device *d, uint32_t choice, int arg)
{
    if (!walk_to(d, choice))
        return false;
    for (int i = 0; i < STEPS; i++) {
        const struct item *c = items_get(items_of(d), choice);
        if (!c || c->amount == arg)
            return c != NULL;
        go(d, c->amount < arg ? WAY_RIGHT : WAY_LEFT);
    }
    return false;
}

static bool by_focus(struct one_device *d, const struct item *i)
{
    const struct item it = *i;
    if (by_its_own(d, &it))
        return true;
    if (it.role == ITEM_OPTION)
        return choose(d, it.parent, it.arg);
    if (!walk_to(d, it.id))
        return false;
    go(d, it.role == ITEM_SLIDER ? (rng_below(&d->rng, 2) ? WAY_RIGHT : WAY_LEFT) : WAY_PRESS);
    return true;
}

/* ---- at a place ---- */

static bool place_on(struct one_device *d, const struct item *i, struct point *at)
{
    const struct rect r = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
    static const float part[] = {0.5F, 0.15F, 0.85F, 0.3F, 0.7F};
    for (size_t y = 0; y < sizeof part / sizeof *part; y++)
        for (size_t x = 0; x < sizeof part / sizeof *part; x++) {
            *at = (struct point){roundf(r.x + r.w * part[x]), roundf(r.y + r.h * part[y])};
            const struct item *under = items_under(items_of(d), *at);
            if (under && under->id == i->id)
                return true;
        }
    return false;
}

/* No motion before it: nothing is hovered. */
static void click(struct one_device *d, struct point at)
{
    SDL_Event e = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                              .button = SDL_BUTTON_LEFT,
                              .x = (int)at.x,
                              .y = (int)at.y}};
    send(d, &e);
    e.button.type = SDL_MOUSEBUTTONUP;
    send(d, &e);
    app_frame(d->app);
    d->inputs++;
}

/* No finger holds still. */
static void tap(struct one_device *d, struct point at)
{
    SDL_Event e = {
        .tfinger = {.type = SDL_FINGERDOWN, .fingerId = 7, .x = at.x / d->w, .y = at.y / d->h}};
    send(d, &e);
    e.tfinger.type = SDL_FINGERMOTION;
    e.tfinger.x = (at.x + 2) / d->w;
    e.tfinger.y = (at.y - 2) / d->h;
    send(d, &e);
    e.tfinger.type = SDL_FINGERUP;
    send(d, &e);
    app_frame(d->app);
    d->inputs++;
}

bool one_device_press(struct one_device *d, uint32_t id)
{
    const struct item *i = items_get(items_of(d), id);
    struct point at;
    if (!i || i->why_not)
        return false;
    switch (d->how) {
    case BY_KEYS:
    case BY_PAD: return by_focus(d, i);
    case BY_CLICK:
    case BY_FINGER:
        if (!place_on(d, i, &at))
            return false;
        d->how == BY_CLICK ? click(d, at) : tap(d, at);
        return true;
    case HOWS: break;
    }
    return false;
}

/* ---- life ---- */

void one_device_begin(struct one_device *d, struct app *app, enum one_device_how how, int w, int h)
{
    *d = (struct one_device){
        .how = how, .app = app, .rng = rng_seed(11 + (uint64_t)how), .w = (float)w, .h = (float)h};
    input_sdl_begin(&d->hands);
    if (how != BY_PAD)
        return;
    input_sdl_open_pads(&d->hands);
    pump(d);
    d->at = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                      SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(d->at >= 0);
    d->pad = SDL_JoystickOpen(d->at);
    assert_non_null(d->pad);
    pump(d);
}

void one_device_end(struct one_device *d)
{
    if (d->pad) {
        SDL_JoystickClose(d->pad);
        SDL_JoystickDetachVirtual(d->at);
        pump(d);
    }
    input_sdl_close(&d->hands);
}
