#ifndef CARRE_MIX_INSIDE_H
#define CARRE_MIX_INSIDE_H

/* What the rules of the mix and the making of its samples share. */
#include "mix.h"

#define PLACE_WIDTH 0.6F /* the outermost seat is not all at one ear */
#define FAR_GAIN 0.794F  /* -2 dB */
#define FAR_HZ 6000.0F
#define FAR_ROOM 1.585F /* 4 dB more of the room */
#define CEILING 0.8222F /* -1.7 dB: over 14 kHz what lies between samples is underrated */
#define NEARLY 0.5F     /* under this nothing between samples comes near it */
#define GLIDE_S 0.02F
#define SLOW_S 0.8F
#define WORD_DB -4.0F
#define DECISIVE_DB -9.0F
#define HUSH_DB -20.0F /* its loudest bars too lie under -40 LUFS then */

#define SWEEP_HZ 600.0F
#define OPEN_HZ 18000.0F /* as good as open */

/* Decibels as a factor. */
float mix_factor(float db);

/* Milliseconds as frames of the mix's rate. */
int mix_frames_of(const struct mix *m, int ms);

/* In which of the two slots part number `at` lies. */
int mix_slot_of(int64_t at);

/* Of what a slot holds, or nothing if it is not that part. */
float mix_held_at(const struct mix_deck *d, int stem, int64_t at, int frame, int side);

/* Where it has come after so many frames. */
void mix_duck(struct mix *m, int frames);

/* How loud all is here, as a factor, after so many frames. */
float mix_lift(struct mix *m, int frames);

#endif
