/* Speech: sentences said aloud, by the desktop's own voice.
 *
 * The voice is that of speech-dispatcher, whose library is looked for when the first sentence is to
 * be said: where there is none, nothing is said. A thread of its own
 * talks to it, so that no frame waits for a voice. It is reached through a socket of this machine's
 * own, and only once something is to be said.
 *
 * A sentence is said NOW (whatever runs or waits is dropped), or NEXT, after what runs. What is
 * said is remembered by both drivers, so that tests read it and a player can have it repeated.
 *
 * All functions belong to one thread (the one that draws). None of them takes NULL for `s`. */
#ifndef CARRE_SPEECH_H
#define CARRE_SPEECH_H

#include <stdbool.h>

struct speech;

enum speech_when { SPEECH_NOW, SPEECH_NEXT };

enum {
    SPEECH_HEARD = 128, /* how many sentences speech_said remembers */
    /* how many may wait for the voice; past that the oldest is dropped */
    SPEECH_WAITING = 32,
    SPEECH_SENTENCE = 2000, /* bytes of one; the rest is cut at a letter's end */
    SPEECH_RATE_LEAST = 50,
    SPEECH_RATE_MOST = 300 /* per cent of the voice's usual pace */
};

/* `mute`: nothing is said, only remembered. `ended` (may be NULL) is called from another thread
 * whenever the voice falls silent: it may only wake who sleeps. Never returns NULL. */
struct speech *speech_open(bool mute, void (*ended)(void));
void speech_close(struct speech *s);

/* `language` as "en", "fr", "ja". An empty sentence does nothing (said NOW, it ends what runs). */
void speech_say(struct speech *s, const char *language, const char *sentence,
                enum speech_when when);
void speech_rate(struct speech *s, int percent);
/* A sentence is being said or waits: music stands back. */
bool speech_speaks(struct speech *s);

/* Can there be a voice at all? The library is looked for, nothing is said. A mute one can. */
bool speech_there(const struct speech *s);

/* What was said, newest first; NULL past the end. */
const char *speech_said(const struct speech *s, int i);
/* How many sentences were said since the start. */
long speech_count(const struct speech *s);

#endif
