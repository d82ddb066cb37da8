/* mixer.c - finds SDL_mixer's functions in its library. */
#include "mixer.h"

#include <SDL.h>
#include <string.h>

static const char library_name[] = "libSDL2_mixer-2.0.so.0";

/* A pointer to data may not be turned into one to a function by the letter of C; POSIX says that
 * their bytes are the same. */
static bool find(void *library, const char *name, void *call, size_t size)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(call, &found, size);
    return found != NULL;
}

bool mixer_load(struct mixer *mixer)
{
    void *library = SDL_LoadObject(library_name);
    bool all = library != NULL;
#define MIXER_FIND(name) all = all && find(library, "Mix_" #name, &mixer->name, sizeof mixer->name);
    MIXER_CALLS(MIXER_FIND)
#undef MIXER_FIND
    return all;
}
