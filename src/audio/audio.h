/* Sound: short samples by name, one piece of music at a time, four volumes.
 *
 * It has never heard of a card. A sound is a file `<assets>/sounds/<name>-<variant>.ogg`, where a name is a folder
 * and a word ("ui/press") and variants are numbered from 1 without a gap; a piece of music is
 * `<assets>/music/<name>.ogg`.
 *
 * Two drivers stand behind it. The null driver makes no sound and touches no device; tests, headless commands and
 * machines without a device use it. The SDL_mixer driver has a thread of its own, which opens the device, decodes
 * and mixes: no function here ever waits for a disk or a device, so a frame never does.
 *
 * An idle table costs nothing. An open device wakes its thread forty times a second even to play silence (SDL does
 * so for a paused device too), so the device is opened by the first sound and closed again two seconds after the
 * last one, as soon as no music plays. Music keeps it open; music at volume 0 or muted does not, and goes on later
 * from where it was. The price is that a sound after a long silence comes later by the opening of the device, some
 * hundredths of a second.
 *
 * Nothing here fails. Without a device the table is silent and audio_trouble() says why; a missing file is named
 * once on the error output and from then on is silence.
 *
 * All functions belong to one thread (the one that draws). None of them takes NULL for `a`. */
#ifndef CARRE_AUDIO_H
#define CARRE_AUDIO_H

#include <stdbool.h>

struct audio;

/* Which volume a sound obeys, by the folder of its name: "ui/…" is INTERFACE, "voice/…" is VOICE, all else EFFECTS. */
enum audio_bus { AUDIO_MUSIC, AUDIO_EFFECTS, AUDIO_INTERFACE, AUDIO_VOICE, AUDIO_BUSES };

enum {
    AUDIO_ANY = -1,          /* a variant: whichever comes up, but not the one that came up last */
    AUDIO_GAP_MS = 40,       /* the same sample does not start again within this time: twins only make a duller click */
    AUDIO_CLOSE_MS = 2000,   /* silence after which the device is closed */
    AUDIO_LATE_MS = 300,     /* a sound that waited longer for its device or its file is not played any more */
    AUDIO_RETRY_MS = 300000, /* how long a device that could not be opened is left alone */
    AUDIO_HEARD = 32,        /* how many names audio_heard remembers */
    AUDIO_NAME = 64          /* the longest name, its zero included */
};

/* Life. `assets_dir` is the folder that holds sounds/ and music/; it is copied. Never returns NULL: a null driver is
 * given when asked for. It does no work worth measuring, so it may stand before the first frame; with the SDL
 * driver, call it after SDL_Init and audio_close before SDL_Quit, because the thread starts SDL's audio on the first
 * sound and SDL counts its subsystems without a lock. All volumes start at 100, mute and mono off, no music. */
struct audio *audio_open(const char *assets_dir, bool null_driver);
void audio_close(struct audio *a);

/* Why nothing is heard, as an English sentence, or NULL while all is well (the null driver is always well). It is
 * printed once on the error output too. The first sound asked for after AUDIO_RETRY_MS tries the device again, so
 * that a headset plugged in later is found. The text lives until the next call. */
const char *audio_trouble(struct audio *a);

/* Whether a device is open just now. For tests and for the curious: it is false on an idle table without music. */
bool audio_awake(struct audio *a);

/* Plays a sound now. `variant` is 1 … n or AUDIO_ANY; a number outside the range counts as the nearest. The variant
 * is picked by a small generator of its own: no decision of a game hangs on it and it takes nothing from the deck's.
 * If every variant has started within AUDIO_GAP_MS, nothing is played. */
void audio_play(struct audio *a, const char *name, int variant);

/* Plays step `n` (from 1) of a sound whose variants climb a scale ("ace/score": 12 steps). Past the top it stays. */
void audio_step(struct audio *a, const char *name, int n);

/* How many variants a sound has; 0 if it has no file. */
int audio_variants(struct audio *a, const char *name);

/* Fades to the piece `name`, or to silence for NULL. The old piece goes out (0.6 s) before the new one comes in (0.9
 * s): our themes stand in different keys and would clash if they overlapped. It repeats without a seam until told
 * otherwise. Asking for what plays already changes nothing. */
void audio_music(struct audio *a, const char *name);

/* Volumes in percent, 0 … 100 (clamped); they act at once, on what sounds too. The loudness follows the square of
 * the number, which an ear takes for even steps. */
void audio_volume(struct audio *a, enum audio_bus bus, int percent);
int audio_volume_of(const struct audio *a, enum audio_bus bus);

/* Mute: for a window without focus. Sounds asked for meanwhile are dropped, music halts and goes on afterwards. */
void audio_mute(struct audio *a, bool muted);

/* Mono: both ears get the mean of both sides. */
void audio_mono(struct audio *a, bool mono);

/* What was heard, newest first: "ui/press-2" or "music/ace". Both drivers remember the last AUDIO_HEARD; what was
 * muted, at volume 0, missing or too close to its twin was not heard. NULL past the end. */
const char *audio_heard(const struct audio *a, int i);

/* Whether `name` ("ui/press": any variant; "ui/press-2": that one; "music/ace") is among them. */
bool audio_was_heard(const struct audio *a, const char *name);

/* Forgets what was heard, so that a test can look at one step alone. */
void audio_forget(struct audio *a);

#endif
