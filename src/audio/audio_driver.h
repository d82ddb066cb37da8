/* The seam between audio.c, which knows names, variants and what was heard, and the two drivers,
 * which make noise or don't. Files are given relative to the assets folder
 * ("sounds/ui/press-2.ogg", "music/ace.txt") and exist when they are given. */
#ifndef CARRE_AUDIO_DRIVER_H
#define CARRE_AUDIO_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "audio.h"

enum { AUDIO_FILE = AUDIO_NAME + 24 }; /* "sounds/" + a name + "-12.ogg" */

/* What is wanted of the whole, told as one value whenever any of it changes. */
struct audio_wish {
    int percent[AUDIO_BUSES];
    bool muted, mono;
    int tension;
    enum audio_room room;
    char music[AUDIO_FILE]; /* "" for none */
};

/* A sound to play: which file, and how (mix.h). `name` stands for its name, from 1. */
struct audio_order {
    char file[AUDIO_FILE];
    int name, seat, priority;
    enum audio_bus bus;
    float gain, ratio, from, to;
    bool far, sweeps;
};

struct audio_driver {
    const char *name;
    /* NULL if there can be no such driver here */
    void *(*open)(const char *assets_dir);
    void (*close)(void *inside);
    void (*play)(void *inside, const struct audio_order *order);
    void (*hush)(void *inside, int ms);
    void (*want)(void *inside, const struct audio_wish *wish);
    bool (*trouble)(void *inside, char *out, size_t size); /* false: none */
    bool (*awake)(void *inside);
    /* milliseconds that never go backwards; NULL: the system's */
    int64_t (*now)(void);
};

extern const struct audio_driver audio_null;
extern const struct audio_driver audio_sdl;

#endif
