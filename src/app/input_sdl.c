/* input_sdl.c - SDL's events as inputs. */
#include "input_sdl.h"

#include "check.h"

#include <SDL.h>

enum {
    REPEAT_FIRST_MS = 380,
    REPEAT_MS = 130,
    STICK_IN = 18000,
    STICK_OUT = 11000,
    TRIGGER_IN = 16000,
    TRIGGER_OUT = 8000
};

void input_sdl_begin(struct input_sdl *h)
{
    *h = (struct input_sdl){.finger = -1, .scale_x = 1, .scale_y = 1};
}

static void pad_add(struct input_sdl *h, int device)
{
    CARRE_ASSERT(device >= 0);
    if (!SDL_IsGameController(device))
        return;
    SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(device);
    for (int i = 0; i < PADS; i++)
        if (h->pad[i] && SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(h->pad[i])) == id)
            return;
    for (int i = 0; i < PADS; i++) {
        if (!h->pad[i]) {
            h->pad[i] = SDL_GameControllerOpen(device);
            return;
        }
    }
}

static void pad_remove(struct input_sdl *h, SDL_JoystickID id)
{
    for (int i = 0; i < PADS; i++) {
        if (h->pad[i] && SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(h->pad[i])) == id) {
            SDL_GameControllerClose(h->pad[i]);
            h->pad[i] = NULL;
            h->held = h->stick = PAD_NONE;
            h->trigger[0] = h->trigger[1] = false;
        }
    }
}

void input_sdl_open_pads(struct input_sdl *h)
{
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0)
        return;
    for (int i = 0; i < SDL_NumJoysticks(); i++)
        pad_add(h, i);
}

void input_sdl_close(struct input_sdl *h)
{
    for (int i = 0; i < PADS; i++) {
        if (h->pad[i])
            SDL_GameControllerClose(h->pad[i]);
        h->pad[i] = NULL;
    }
}

/* What is printed on it; the digit row by place, because on a French keyboard its digits need
 * Shift. */
static enum key key_of(SDL_Keysym k)
{
    if (k.scancode >= SDL_SCANCODE_1 && k.scancode <= SDL_SCANCODE_9)
        return (enum key)('1' + (k.scancode - SDL_SCANCODE_1));
    if (k.scancode == SDL_SCANCODE_0)
        return (enum key)'0';
    if (k.sym >= SDLK_a && k.sym <= SDLK_z)
        return (enum key)('A' + (k.sym - SDLK_a));
    if (k.sym >= SDLK_KP_1 && k.sym <= SDLK_KP_9)
        return (enum key)('1' + (k.sym - SDLK_KP_1));
    if (k.sym >= SDLK_F1 && k.sym <= SDLK_F12)
        return (enum key)(KEY_F1 + (int)(k.sym - SDLK_F1));
    switch (k.sym) {
    case SDLK_KP_0: return (enum key)'0';
    case SDLK_SPACE: return KEY_SPACE;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: return KEY_ENTER;
    case SDLK_ESCAPE:
    case SDLK_AC_BACK: return KEY_ESCAPE;
    case SDLK_TAB: return KEY_TAB;
    case SDLK_BACKSPACE: return KEY_BACKSPACE;
    case SDLK_DELETE: return KEY_DELETE;
    case SDLK_LEFT: return KEY_LEFT;
    case SDLK_RIGHT: return KEY_RIGHT;
    case SDLK_UP: return KEY_UP;
    case SDLK_DOWN: return KEY_DOWN;
    case SDLK_HOME: return KEY_HOME;
    case SDLK_END: return KEY_END;
    case SDLK_PAGEUP: return KEY_PAGE_UP;
    case SDLK_PAGEDOWN: return KEY_PAGE_DOWN;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS: return KEY_PLUS;
    case SDLK_MINUS:
    case SDLK_KP_MINUS: return KEY_MINUS;
    default: return KEY_NONE;
    }
}

static enum pad pad_of(Uint8 button)
{
    switch ((SDL_GameControllerButton)button) {
    case SDL_CONTROLLER_BUTTON_A: return PAD_A;
    case SDL_CONTROLLER_BUTTON_B: return PAD_B;
    case SDL_CONTROLLER_BUTTON_X: return PAD_X;
    case SDL_CONTROLLER_BUTTON_Y: return PAD_Y;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: return PAD_LEFT_SHOULDER;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: return PAD_RIGHT_SHOULDER;
    case SDL_CONTROLLER_BUTTON_START: return PAD_START;
    case SDL_CONTROLLER_BUTTON_BACK: return PAD_BACK;
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: return PAD_LEFT_STICK;
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: return PAD_RIGHT_STICK;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: return PAD_LEFT;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: return PAD_RIGHT;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: return PAD_UP;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: return PAD_DOWN;
    default: return PAD_NONE;
    }
}

/* Whose letters it has. SDL names buttons by these letters, not by place, on pads that have them
 * the other way round. */
static enum pad_kind kind_of(const struct input_sdl *h, SDL_JoystickID id)
{
    for (int i = 0; i < PADS; i++) {
        if (!h->pad[i] || SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(h->pad[i])) != id)
            continue;
        switch (SDL_GameControllerGetType(h->pad[i])) {
        case SDL_CONTROLLER_TYPE_PS3:
        case SDL_CONTROLLER_TYPE_PS4:
        case SDL_CONTROLLER_TYPE_PS5: return PAD_PLAYSTATION;
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
        case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR: return PAD_NINTENDO;
        default: return PAD_XBOX;
        }
    }
    return PAD_XBOX;
}

static bool press(struct input_sdl *h, enum pad pad, int64_t now, struct input *out)
{
    if (pad == PAD_NONE)
        return false;
    if (pad >= PAD_LEFT) {
        h->held = pad;
        h->repeat_at = now + REPEAT_FIRST_MS;
    }
    *out = (struct input){.kind = INPUT_PAD, .pad = pad, .pad_kind = h->kind};
    return true;
}

static enum pad stick_of(const SDL_ControllerAxisEvent *a, enum pad before)
{
    bool across = a->axis == SDL_CONTROLLER_AXIS_LEFTX;
    enum pad low = across ? PAD_LEFT : PAD_UP, high = across ? PAD_RIGHT : PAD_DOWN;
    bool mine = before == low || before == high;
    int limit = mine ? STICK_OUT : STICK_IN;
    if (a->value < -limit)
        return before == PAD_NONE || mine ? low : before;
    if (a->value > limit)
        return before == PAD_NONE || mine ? high : before;
    return mine ? PAD_NONE : before;
}

static bool axis(struct input_sdl *h, const SDL_ControllerAxisEvent *a, int64_t now,
                 struct input *out)
{
    if (a->axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT || a->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT) {
        int side = a->axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
        bool was = h->trigger[side];
        const enum pad pad = side ? PAD_RIGHT_TRIGGER : PAD_LEFT_TRIGGER;
        h->trigger[side] = a->value > (was ? TRIGGER_OUT : TRIGGER_IN);
        if (h->trigger[side] || !was)
            return h->trigger[side] && !was && press(h, pad, now, out);
        *out = (struct input){.kind = INPUT_LIFT, .pad = pad};
        return true;
    }
    if (a->axis != SDL_CONTROLLER_AXIS_LEFTX && a->axis != SDL_CONTROLLER_AXIS_LEFTY)
        return false;
    enum pad now_in = stick_of(a, h->stick);
    if (now_in == h->stick)
        return false;
    h->stick = now_in;
    h->held = PAD_NONE;
    return press(h, now_in, now, out);
}

static struct point point_of(const struct input_sdl *h, float x, float y)
{
    return (struct point){x * h->scale_x, y * h->scale_y};
}

bool input_sdl_event(struct input_sdl *h, const union SDL_Event *e, int64_t now, int w, int height,
                     struct input *out)
{
    switch (e->type) {
    case SDL_MOUSEMOTION:
        *out = (struct input){.kind = INPUT_MOVE,
                              .at = point_of(h, (float)e->motion.x, (float)e->motion.y)};
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
        bool down = e->type == SDL_MOUSEBUTTONDOWN;
        if (e->button.button == SDL_BUTTON_RIGHT || e->button.button == SDL_BUTTON_X1) {
            *out = (struct input){.kind = INPUT_SECOND};
            return !down;
        }
        *out = (struct input){.kind = down ? INPUT_DOWN : INPUT_UP,
                              .at = point_of(h, (float)e->button.x, (float)e->button.y)};
        return e->button.button == SDL_BUTTON_LEFT;
    }
    case SDL_MOUSEWHEEL:
        *out = (struct input){.kind = INPUT_WHEEL,
                              .wheel = e->wheel.preciseY,
                              .at = point_of(h, (float)e->wheel.mouseX, (float)e->wheel.mouseY)};
        return e->wheel.preciseY != 0;
    case SDL_FINGERDOWN:
        if (h->finger >= 0)
            return false;
        h->finger = (long)e->tfinger.fingerId;
        *out = (struct input){.kind = INPUT_DOWN,
                              .touch = true,
                              .at = {e->tfinger.x * (float)w, e->tfinger.y * (float)height}};
        return true;
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        if (h->finger != (long)e->tfinger.fingerId)
            return false;
        *out = (struct input){.kind = e->type == SDL_FINGERUP ? INPUT_UP : INPUT_MOVE,
                              .touch = true,
                              .at = {e->tfinger.x * (float)w, e->tfinger.y * (float)height}};
        if (e->type == SDL_FINGERUP)
            h->finger = -1;
        return true;
    case SDL_KEYDOWN: {
        enum key key = key_of(e->key.keysym);
        Uint16 mod = e->key.keysym.mod;
        if (key == KEY_NONE || mod & (KMOD_ALT | KMOD_GUI))
            return false;
        if (h->types && !(mod & KMOD_CTRL) &&
            (key < KEY_ENTER || key == KEY_PLUS || key == KEY_MINUS))
            return false;
        *out = (struct input){.kind = INPUT_KEY,
                              .key = key,
                              .shift = mod & KMOD_SHIFT,
                              .ctrl = mod & KMOD_CTRL,
                              .repeat = e->key.repeat};
        return true;
    }
    case SDL_KEYUP:
        *out = (struct input){.kind = INPUT_LIFT, .key = key_of(e->key.keysym)};
        return out->key != KEY_NONE;
    case SDL_TEXTINPUT:
        *out = (struct input){.kind = INPUT_TEXT};
        SDL_strlcpy(out->text, e->text.text, sizeof out->text);
        return h->types;
    case SDL_CONTROLLERDEVICEADDED: pad_add(h, e->cdevice.which); return false;
    case SDL_CONTROLLERDEVICEREMOVED: pad_remove(h, e->cdevice.which); return false;
    case SDL_CONTROLLERBUTTONDOWN:
        h->kind = kind_of(h, e->cbutton.which);
        return press(h, pad_of(e->cbutton.button), now, out);
    case SDL_CONTROLLERBUTTONUP:
        if (pad_of(e->cbutton.button) == h->held)
            h->held = PAD_NONE;
        *out = (struct input){.kind = INPUT_LIFT, .pad = pad_of(e->cbutton.button)};
        return out->pad != PAD_NONE;
    case SDL_CONTROLLERAXISMOTION: return axis(h, &e->caxis, now, out);
    default: return false;
    }
}

bool input_sdl_repeat(struct input_sdl *h, int64_t now, struct input *out, int *wait)
{
    *wait = -1;
    if (h->held == PAD_NONE)
        return false;
    if (now < h->repeat_at) {
        *wait = (int)(h->repeat_at - now);
        return false;
    }
    h->repeat_at = now + REPEAT_MS;
    *wait = REPEAT_MS;
    *out = (struct input){.kind = INPUT_PAD, .pad = h->held, .pad_kind = h->kind, .repeat = true};
    return true;
}
