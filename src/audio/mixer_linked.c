/* mixer_linked.c - SDL_mixer's functions where they are part of the program. */
#include "mixer.h"

bool mixer_load(struct mixer *mixer)
{
#define MIXER_TAKE(name) mixer->name = Mix_##name;
    MIXER_CALLS(MIXER_TAKE)
#undef MIXER_TAKE
    return true;
}
