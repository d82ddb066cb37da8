/* mixer.c - finds SDL_mixer's functions in its library. */
#include "mixer.h"

#include <SDL.h>

#include "late.h"

bool mixer_load(struct mixer *mixer)
{
#define MIXER_WANTED(name) {"Mix_" #name, &mixer->name},
    const struct late_call wanted[] = {MIXER_CALLS(MIXER_WANTED)};
#undef MIXER_WANTED
    void *library = SDL_LoadObject("libSDL2_mixer-2.0.so.0");
    return library && late_find(library, SDL_LoadFunction, wanted, sizeof wanted / sizeof *wanted);
}
