/* mixer.h - SDL_mixer, fetched when the first sound is wanted.
 *
 * SDL_mixer brings some thirty libraries with it, for formats that Carré does not ship. Loaded with
 * the program they were most of what it did before main; now the thread that plays fetches them.
 * What is called there is a member of `mixer` under its own name: mixer.OpenAudioDevice is
 * Mix_OpenAudioDevice. */
#ifndef CARRE_MIXER_H
#define CARRE_MIXER_H

#include <SDL_mixer.h>
#include <stdbool.h>

#define MIXER_CALLS(X)  \
    X(AllocateChannels) \
    X(CloseAudio) X(FreeChunk) X(Init) X(LoadWAV_RW) X(OpenAudioDevice) X(Quit) X(SetPostMix)

struct mixer {
#define MIXER_MEMBER(name) __typeof__(&Mix_##name) name;
    MIXER_CALLS(MIXER_MEMBER)
#undef MIXER_MEMBER
};

/* Fills in all of them; false: the library is not there or too old, and SDL_GetError() says which.
 * It stays loaded until the program ends. */
bool mixer_load(struct mixer *mixer);

#endif
