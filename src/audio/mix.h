/* mix.h - what sounds at one moment: voices with a place, a pitch and a level, music in stems that
 * gives way to them, and a ceiling over the sum.
 *
 * It knows neither files nor devices: samples go in, samples come out, and the same calls give the
 * same samples. Levels are decibels, times are of the stream that mix_render is given, not of a
 * clock. Rules and figures come from the house's rules of the mix.
 *
 * Priorities: 0 touch, 1 table, 2 word, 3 decisive. When there is no room, the oldest of the lowest
 * priority goes out within MIX_FADE_MS; what is lower than all that sounds does not begin.
 *
 * One thread at a time. Nothing here fails or takes NULL. */
#ifndef CARRE_MIX_H
#define CARRE_MIX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "audio.h"
#include "music.h"
#include "room.h"

enum {
    MIX_VOICES = 24,
    MIX_OF_A_NAME = 3,
    MIX_OF_A_SEAT = 2,
    MIX_OF_THE_TABLE = 12, /* of priority 0 and 1 together */
    MIX_SLOTS = 40,        /* voices and those that go out */
    MIX_FADE_MS = 8,
    MIX_OUT_MS = 600,
    MIX_SWEEP_MS = 1200, /* down to 600 Hz and back */
    MIX_LOOK_MS = 3,     /* how far the ceiling looks ahead: all comes so much later */
    MIX_NEAR = 8,        /* samples from which one is told that lies between them */
    MIX_RELEASE_MS = 80,
    MIX_MOST_FRAMES = 256 /* rendered in one go, inside */
};

struct mix_start {
    const int16_t *frames; /* borrowed until mix_uses says no more */
    int n;
    bool mono;      /* one sample a frame, for both sides; else left and right by turns */
    int name, seat; /* whose; seat 0: nobody's */
    int priority;
    enum audio_bus bus;
    float gain, ratio; /* as a factor; how much faster than written */
    float from, to;    /* place at the start and at the end, -1 left … 1 right */
    bool far;
    bool sweeps; /* takes the treble of all that sounds along */
};

struct mix_voice {
    struct mix_start start;
    double at;
    float dull[2]; /* what the low-pass of a far voice holds */
    int leaving;   /* frames until it is silent; -1: it stays */
    int fade;      /* of so many when it began to go */
    bool on;
    uint32_t age;
};

/* What music is laid on: stems of parts, as music.h has them. */
enum mix_deck_of { MIX_MUSIC, MIX_AMBIENCE, MIX_DECKS };
struct mix_deck {
    bool on;
    int bar, part;  /* frames */
    int64_t played; /* frames, from its start */
    /* gains of the stems now, as they glide to what is wanted, and what will be wanted from the
     * next bar on */
    float gain[MUSIC_STEMS], wanted[MUSIC_STEMS], asked[MUSIC_STEMS];
    int leaving; /* frames until it is silent; 0: it stays */
    struct {
        const int16_t *frames; /* NULL: silence */
        bool mono;
        int64_t at; /* which part it is, from the start; -1: none */
    } held[MUSIC_STEMS][2];
};

struct mix {
    int rate;
    struct mix_voice voice[MIX_SLOTS];
    uint32_t ages;
    float bus[AUDIO_BUSES], wanted[AUDIO_BUSES]; /* as factors, gliding to what is wanted */
    /* decibels under which music and ambience are just now, and how fast they return per second */
    float duck, back;
    int hush;  /* frames for which music still holds its breath */
    int sweep; /* frames for which the treble is still on its way back */
    float swept[2][2];
    struct mix_deck deck[MIX_DECKS];
    bool mono;
    struct room room;
    float lift;              /* decibels, gliding to what the room wants */
    float *ahead;            /* the ceiling's delay, interleaved… */
    float *least;            /* …and the gain that each of its frames asks for */
    float near[2][MIX_NEAR]; /* what went in last */
    int look, head;
    /* frames until nothing in `least` asks for less than 1 */
    int asks;
    float held, release; /* the gain in release; what it takes back a frame */
    double sum;          /* of what the window asks for */
};

/* `rate` frames a second; all buses at 1. mix_end frees what it holds, no sample. */
void mix_begin(struct mix *m, int rate);
void mix_end(struct mix *m);

/* False: everything that sounds is of higher priority, it does not begin. */
bool mix_start(struct mix *m, const struct mix_start *start);
/* All of one bus goes out; or all of all, at once. */
void mix_stop(struct mix *m, enum audio_bus bus);
void mix_silence(struct mix *m);

/* What the volume of a bus makes of it, as a factor: the loudness follows the square of the number,
 * and volumes as they are at first give the levels of the rules of the mix. */
float mix_volume(enum audio_bus bus, int percent);

/* How loud a bus is, as a factor: it glides there in a fiftieth of a second. */
void mix_bus(struct mix *m, enum audio_bus bus, float gain);
/* Music and ambience hold their breath for so long, and whatever still rings is damped while
 * they fall, but for what decides and has just
 * begun. */
void mix_hush(struct mix *m, int ms);
void mix_mono(struct mix *m, bool mono);
/* Where effects and voices are heard from now on; all that sounds comes to be as loud as the place
 * wants within about 0.8 s. */
void mix_room(struct mix *m, enum audio_room room);

/* A piece begins, so many frames from its start, and comes in within about 0.8 s as its stems do;
 * or goes out within MIX_OUT_MS. What it holds is no longer needed once mix_deck_on says no. */
void mix_deck_begin(struct mix *m, enum mix_deck_of which, int bar, int part, int64_t from);
void mix_deck_leave(struct mix *m, enum mix_deck_of which);
bool mix_deck_on(const struct mix *m, enum mix_deck_of which);
/* How loud its stems are to be from the next bar on. */
void mix_deck_stems(struct mix *m, enum mix_deck_of which, const float gain[MUSIC_STEMS]);
/* A part of a stem, number `at` from the start, borrowed, with one sample a frame or two; NULL is
 * silence. Returns what lay in its place, which is no longer needed. */
const int16_t *mix_deck_part(struct mix *m, enum mix_deck_of which, enum music_stem stem,
                             int64_t at, const int16_t *frames, bool mono);
/* Which parts of which stems it will need soon and does not have; how many. */
struct mix_need {
    enum music_stem stem;
    int64_t at;
};
int mix_deck_needs(const struct mix *m, enum mix_deck_of which, struct mix_need out[MUSIC_NEEDS]);
/* Which it has and will not hear any more; how many. Silence is put in their place. */
int mix_deck_past(struct mix *m, enum mix_deck_of which, struct mix_need out[MUSIC_NEEDS]);

/* Writes two channels by turns. */
void mix_render(struct mix *m, int16_t *stream, int frames);

/* Voices that sound, without those that go out; whether any is to be heard still; whether
 * one still needs these samples. */
int mix_voices(const struct mix *m);
bool mix_sounding(const struct mix *m);
bool mix_uses(const struct mix *m, const int16_t *frames);

#endif
