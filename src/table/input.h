/* What hands can do, without a word of SDL: the app translates events into these, tests make them
 * by hand. */
#ifndef CARRE_INPUT_H
#define CARRE_INPUT_H

#include "geometry.h"

#include <stdbool.h>
#include <stdint.h>

/* Keys by what is printed on them: 'A' to 'Z', '0' to '9' (the number pad too) and ' ' are
 * themselves, the rest begins at 256. */
enum key {
    KEY_NONE = 0,
    KEY_SPACE = ' ',
    KEY_ENTER = 256,
    KEY_ESCAPE,
    KEY_TAB,
    KEY_BACKSPACE,
    KEY_DELETE,
    KEY_LEFT,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_PLUS,
    KEY_MINUS,
    KEY_F1,
    KEY_F2,
    KEY_F3,
    KEY_F4,
    KEY_F5,
    KEY_F6,
    KEY_F7,
    KEY_F8,
    KEY_F9,
    KEY_F10,
    KEY_F11,
    KEY_F12
};

/* Pad buttons by place, as SDL names them: A is the lower one of the four, B the right, X the left,
 * Y the upper. Sticks arrive as arrows. */
enum pad {
    PAD_NONE,
    PAD_A,
    PAD_B,
    PAD_X,
    PAD_Y,
    PAD_LEFT_SHOULDER,
    PAD_RIGHT_SHOULDER,
    PAD_LEFT_TRIGGER,
    PAD_RIGHT_TRIGGER,
    PAD_START,
    PAD_BACK,
    PAD_LEFT_STICK, /* pressed in */
    PAD_RIGHT_STICK,
    PAD_LEFT,
    PAD_RIGHT,
    PAD_UP,
    PAD_DOWN
};

/* Whose letters are on a pad's buttons. */
enum pad_kind { PAD_XBOX, PAD_PLAYSTATION, PAD_NINTENDO };

enum device { DEVICE_POINTER, DEVICE_TOUCH, DEVICE_KEYS, DEVICE_PAD };

enum input_kind {
    INPUT_MOVE, /* the pointer or finger is at `at` */
    INPUT_DOWN, /* main button or finger goes down at `at` */
    INPUT_UP,   /* and up */
    /* the pointer left the window, the finger was lost: nothing is hovered or pressed any more */
    INPUT_GONE,
    INPUT_SECOND, /* the other mouse button: goes back, as Escape does */
    INPUT_WHEEL,  /* `wheel` steps, up is positive */
    INPUT_KEY,    /* a key went down (or repeats) */
    INPUT_PAD,    /* a pad's button went down (or a held direction repeats) */
    INPUT_LIFT,   /* the key, or the pad's button if `key` is none, went up */
    /* letters were typed, put together by an input method, or pasted: `text`, where the screen
     * asked for them */
    INPUT_TEXT
};

enum { INPUT_TEXT_BYTES = 256 };

/* Presses of one key or button, one after the other, are a run: when did the one that this press
 * belongs to begin? (guard.h) */
struct run {
    int64_t began;     /* 250 ms after the one before was let go */
    int64_t began_far; /* 400 ms after the one before was pressed */
    bool scripted;     /* made by a script, which has looked */
};

struct input {
    enum input_kind kind;
    struct point at; /* of pointer and finger, pixels; of the wheel: where the pointer is */
    bool touch;
    float wheel;
    enum key key;
    bool shift, ctrl, repeat;
    enum pad pad;
    enum pad_kind pad_kind;
    char text[INPUT_TEXT_BYTES]; /* UTF-8, as it came: it may hold anything */
    int64_t ms;                  /* the app's clock */
    struct run run;              /* the app's, too */
};

#endif
