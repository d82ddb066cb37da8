/* The voice itself: libspeechd, found at run time. Called by the speaking thread alone, and may
 * take its time. */
#ifndef CARRE_SPEECH_VOICE_H
#define CARRE_SPEECH_VOICE_H

#include <stdbool.h>
#include <stddef.h>

struct voice;

/* Is its library on this machine? May be asked by any thread. */
bool voice_there(void);
/* NULL with a sentence in `why` if there is no voice here. `done` is called from a thread of the
 * library, once for each sentence that was said or dropped. */
struct voice *voice_open(void (*done)(void), char *why, size_t size);
void voice_close(struct voice *v);
/* False: the voice is gone; close it. */
bool voice_say(struct voice *v, const char *language, const char *sentence);
bool voice_quiet(struct voice *v);
bool voice_rate(struct voice *v, int percent);

#endif
