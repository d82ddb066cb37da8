/* decoded.h - sounds and music as samples: what is kept of them, for how long, and how much it is.
 *
 * What has one channel is kept with one. Of sounds DECODED_SOUNDS bytes are kept, the longest
 * unused go first. Of music the parts that sound now are kept, and from MUSIC_AHEAD_MS before their
 * time the next ones; what has sounded goes back to the system as it goes on. All together stay
 * under DECODED_MOST at any table.
 *
 * It knows no device and no clock: it feeds a mix (mix.h), which may be rendered in another thread
 * under `ear`. All functions belong to one thread. Nothing fails: what can't be read is named once
 * in the log and is silence. */
#ifndef CARRE_DECODED_H
#define CARRE_DECODED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mix.h"
#include "mixer.h"
#include "music.h"

struct SDL_mutex;

enum {
    DECODED_FILES = 256, /* sounds, at most */
    DECODED_SOUNDS = 3 << 20,
    DECODED_MOST = 12000000,
};

/* What is decoded of one file; nothing if it could not be read. */
struct decoded_file {
    Mix_Chunk *chunk;
    bool mono; /* one sample a frame, else left and right by turns */
    int n;     /* frames */
};

struct decoded {
    const struct mixer *mixer; /* these four are borrowed */
    const char *assets;
    struct mix *mix;
    struct SDL_mutex *ear; /* over `mix`; NULL: nobody else touches it */
    struct decoded_kept {
        char file[AUDIO_FILE];
        struct decoded_file of;
        uint32_t used; /* the larger, the later */
    } kept[DECODED_FILES];
    int nkept;
    uint32_t uses;
    struct decoded_piece {     /* what lies on a deck of the mix */
        char file[AUDIO_FILE]; /* "": nothing */
        struct music score;
        struct {
            struct decoded_file of;
            int64_t at;  /* which part it is */
            size_t gone; /* bytes of it that went back to the system */
        } part[MUSIC_STEMS][2];
        char left_file[AUDIO_FILE]; /* where a piece stood when the device was closed under it */
        int64_t left_at;
        char bad[AUDIO_FILE];
    } piece[MIX_DECKS];
    size_t bytes, most; /* held now, and at most since decoded_begin */
};

/* Nothing is kept yet. decoded_forget gives back all of it, when the mix does not sound; pieces
 * that were playing go on from there. */
void decoded_begin(struct decoded *d, const struct mixer *mixer, const char *assets,
                   struct mix *mix, struct SDL_mutex *ear);
void decoded_forget(struct decoded *d);

/* A sound, decoded if it is not kept; it stays as long as it sounds, and at least until the next
 * call. */
struct decoded_file decoded_sound(struct decoded *d, const char *file);

/* Whether that piece ("music/ace.txt", "" for none) would begin on that deck now. */
bool decoded_begins(const struct decoded *d, enum mix_deck_of which, const char *file);
/* Brings a deck one step nearer to what is wanted there: to be called every quarter of a second,
 * and every MIX_OUT_MS / 12 while a piece goes out. `audible` false: none is, and what plays will
 * go on later from where it was. */
void decoded_tend(struct decoded *d, enum mix_deck_of which, const char *file, bool audible,
                  int tension);

#endif
