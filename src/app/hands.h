/* From SDL's events to inputs: keys by what is printed on them, pads by place, sticks as arrows
 * that repeat. */
#ifndef CARRE_HANDS_H
#define CARRE_HANDS_H

#include "input.h"

union SDL_Event;

enum { PADS = 8 };

struct hands {
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

void hands_begin(struct hands *h);
/* Opens SDL's pads; takes some time, so after the first frame. */
void hands_open_pads(struct hands *h);
void hands_close(struct hands *h);

/* True if the event is an input, which then is in `out`. Pads that come and go are looked after. */
bool hands_event(struct hands *h, const union SDL_Event *e, int64_t now, int w, int height,
                 struct input *out);
/* A held direction: true if it is due again. *wait: ms until it is, -1 never. */
bool hands_repeat(struct hands *h, int64_t now, struct input *out, int *wait);

#endif
