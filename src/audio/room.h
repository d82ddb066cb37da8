/* room.h - the echo of a place, other at the left ear than at the right: single walls that answer,
 * and a tail of eight delays that feed one another until nothing is left.
 *
 * It knows neither files nor devices, as mix.h. Which place it is, is told by audio.h; the figures
 * are the house's rules of the mix. */
#ifndef CARRE_ROOM_H
#define CARRE_ROOM_H

#include <stdbool.h>

#include "audio.h"

enum { ROOM_LINES = 8, ROOM_WALLS = 4 };

struct room {
    int rate, at; /* frames of a second; the next frame of `in` */
    enum audio_room which;
    float *in; /* the last ROOM_PAST_MS of what was sent here */
    int past;
    struct {
        float *frames;
        int n, at;
        float gain, dull;
    } line[ROOM_LINES];
    struct {
        int back;
        float side[2];
    } wall[ROOM_WALLS];
    float tail, soft; /* how loud the tail is, and how dull it grows with each turn */
    int rings;        /* frames for which something may still be heard */
};

/* How many decibels louder than written all that sounds at such a place is heard: worlds whose
 * sounds are small and far between come as near to one loudness as those that are full. */
float room_lift_db(enum audio_room which);

/* A room for sound of so many frames a second, with memory of its own; and the end of it. */
void room_begin(struct room *r, int rate);
void room_end(struct room *r);
/* What rang in the old place is gone. */
void room_enter(struct room *r, enum audio_room which);
/* Adds the answer to `send` to both sides of `out`, left and right by turns. */
void room_add(struct room *r, const float *send, float *out, int frames);

#endif
