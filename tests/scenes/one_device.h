#ifndef CARRE_ONE_DEVICE_H
#define CARRE_ONE_DEVICE_H

/* Somebody who has one device and no other: a keyboard, a pad, the left button of a mouse, or a
 * finger. Whatever is on the screen is pressed as SDL would tell of it, by a way that this device
 * has: a printed key, the arrows, a stick; a click or a tap at a place where nothing lies on it. */

#include "app.h"
#include "input_sdl.h"
#include "rng.h"

enum one_device_how { BY_KEYS, BY_PAD, BY_CLICK, BY_FINGER, HOWS };

extern const char *const one_device_names[HOWS];

struct one_device {
    enum one_device_how how;
    struct app *app;
    struct input_sdl hands;
    struct rng rng;
    void *pad; /* SDL_Joystick, virtual */
    int at;
    float w, h;
    int inputs; /* so far: a key, a button, a click */
    /* told of each button of SDL's that is pressed, and each axis that is pulled to a value, before
     * it is; NULL */
    void (*also)(struct one_device *d, bool axis, int which, int value);
};

/* A pad is plugged in here, with the program running, and pulled out at the end. SDL must have been
 * begun with its game controllers. */
void one_device_begin(struct one_device *d, struct app *app, enum one_device_how how, int w, int h);
void one_device_end(struct one_device *d);

/* Presses what has that id: a button, a card, an option; a slider takes one step. False: it isn't
 * there, is disabled, or there is no way to it. */
bool one_device_press(struct one_device *d, uint32_t id);
/* A pad's button, whatever has the focus. */
void one_device_pad(struct one_device *d, enum pad which);

#endif
