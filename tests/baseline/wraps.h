/* wraps.h - what the linker puts in the place of the program's own functions, for baselines that
 * look at one moment again and again (-Wl,--wrap, tests/meson.build). */
#ifndef CARRE_WRAPS_H
#define CARRE_WRAPS_H

#include "audio.h"
#include "souvenir.h"

#include <time.h>

/* It is always noon on 2026-01-01. Every souvenir is one of a size. */
time_t __wrap_time(time_t *out);
bool __wrap_souvenir_save_picture(souvenir_picture *draw, const void *of, struct fonts *fonts,
                                  const char *lang, const char *name, char **path, char *why,
                                  size_t room);

/* Written by each test. */
bool __wrap_souvenir_save_sized(souvenir_picture *draw, const void *of, struct souvenir_size size,
                                struct fonts *fonts, const char *lang, const char *name,
                                char **path, char *why, size_t room);
void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue);
void __wrap_audio_hush(struct audio *a, int ms);

#endif
