/* From SDL's events to inputs: keys by what is printed on them, pads by place, sticks as arrows
 * that repeat. */
#ifndef CARRE_INPUT_SDL_H
#define CARRE_INPUT_SDL_H

#include "input.h"

union SDL_Event;

enum { PADS = 8 };

struct input_sdl {
    void *pad[PADS]; /* SDL_GameController */
    enum pad stick;  /* the direction a stick is held in */
    enum pad held;   /* what repeats: a direction of stick or cross */
    int64_t repeat_at;
    enum pad_kind kind; /* of the one that was used last */
    bool trigger[2];
    long finger;            /* the one that counts, -1: none */
    float scale_x, scale_y; /* pixels of the picture a window's unit */
    bool types;             /* letters come as text, so their keys are none */
};

/* No finger, no pad, the picture as large as the window. */
void input_sdl_begin(struct input_sdl *h);
/* Opens SDL's pads; takes some time, so after the first frame. */
void input_sdl_open_pads(struct input_sdl *h);
void input_sdl_close(struct input_sdl *h);

/* True if the event is an input, which then is in `out`. Pads that come and go are looked after. */
bool input_sdl_event(struct input_sdl *h, const union SDL_Event *e, int64_t now, int w, int height,
                     struct input *out);
/* A held direction: true if it is due again. *wait: ms until it is, -1 never. */
bool input_sdl_repeat(struct input_sdl *h, int64_t now, struct input *out, int *wait);

#endif
