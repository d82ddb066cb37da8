/* Sound: short samples by name, one piece of music at a time, volumes, and what gives way to what.
 *
 * It has never heard of a card. A sound is a file `<assets>/sounds/<name>-<variant>.ogg`, where a
 * name is a folder and a word ("ui/press") and variants are numbered from 1 without a gap; a piece
 * of music is `<assets>/music/<name>.txt` and the folder of its stems (music.h).
 *
 * Two drivers stand behind it. The null driver makes no sound and touches no device; tests,
 * headless commands and machines without a device use it. The SDL_mixer driver has a thread of its
 * own, which opens the device, decodes and mixes: no function here ever waits for a disk or a
 * device, so a frame never does.
 *
 * An idle table costs nothing. An open device wakes its thread sixty times a second even to play
 * silence (SDL does so for a paused device too), so the device is opened by the first sound and
 * closed again two seconds after the last one, as soon as no music plays. Music keeps it open;
 * music at volume 0 or muted does not, and goes on later from where it was. The price is that a
 * sound after a long silence comes later by the opening of the device, some hundredths of a second.
 *
 * Nothing here fails. Without a device the table is silent and audio_trouble() says why; a missing
 * file is named once on the error output and from then on is silence.
 *
 * All functions belong to one thread (the one that draws). None of them takes NULL for `a`. */
#ifndef CARRE_AUDIO_H
#define CARRE_AUDIO_H

#include <stdbool.h>

struct audio;

/* Which volume a sound obeys, by the folder of its name: "ui/…" is INTERFACE, "voice/…" is VOICE,
 * what lies around a table is
 * AMBIENCE, whose volume is the music's; all else EFFECTS. */
enum audio_bus {
    AUDIO_MUSIC,
    AUDIO_EFFECTS,
    AUDIO_INTERFACE,
    AUDIO_VOICE,
    AUDIO_AMBIENCE,
    AUDIO_BUSES
};

enum {
    AUDIO_ANY = 0,         /* a variant: whichever comes up, but neither of the last two */
    AUDIO_GAP_MS = 40,     /* a sample does not start again within this time while another may */
    AUDIO_CLOSE_MS = 2000, /* silence after which the device is closed */
    /* a sound that waited longer for its device or its file is not played any more */
    AUDIO_LATE_MS = 300,
    AUDIO_RETRY_MS = 300000, /* how long a device that could not be opened is left alone */
    AUDIO_HEARD = 32,        /* how many names audio_heard remembers */
    AUDIO_NAME = 64          /* the longest name, its zero included */
};

/* Life. `assets_dir` is the folder that holds sounds/ and music/; it is copied. Never returns NULL:
 * a null driver is given when asked for. With the SDL driver, call it after SDL_Init and
 * audio_close before SDL_Quit, because the thread starts SDL's audio on the first sound and SDL
 * counts its subsystems without a lock. All volumes start at 100, mute and mono off, no music. */
struct audio *audio_open(const char *assets_dir, bool null_driver);
/* From the null driver to SDL's; what was asked for stays asked for. A program that shows its first
 * picture before it calls this spares that picture the reading of music, which costs as much. */
void audio_begin(struct audio *a);
void audio_close(struct audio *a);

/* Why nothing is heard, as an English sentence, or NULL while all is well (the null driver is
 * always well). It is printed once on the error output too. The first sound asked for after
 * AUDIO_RETRY_MS tries the device again, so that a headset plugged in later is found. The text
 * lives until the next call. */
const char *audio_trouble(struct audio *a);

/* Whether a device is open just now. For tests and for the curious: it is false on an idle table
 * without music. */
bool audio_awake(struct audio *a);

/* One sound as it is wanted; what is left out is 0. */
struct audio_cue {
    const char *name;
    int variant;    /* 1 … n, a number outside counts as the nearest; or AUDIO_ANY */
    int step;       /* of a climb, from 1; 0: it does not climb */
    int size;       /* how much of it: 1 … as many sizes as the sound has; 0 is the least */
    int seat;       /* whose, from 1; 0: nobody's. Two sounds of one seat at a time */
    float from, to; /* place when it starts and when it ends, -1 left … 1 right */
    float pitch;    /* so many semitones higher than written */
    bool far;       /* from the other side of the table */
};

/* Plays a sound now. Which variant, how high and how loud is varied by a small generator of its
 * own: no decision of a game hangs on it and it takes nothing from the deck's. In a burst each
 * start takes a variant that has rested; a sound with a single file is silent within AUDIO_GAP_MS
 * of itself.
 *
 * What is known of sounds beside their files stands in `<assets>/sounds/sounds.txt`, one a line:
 * the name; its priority, 0 touch, 1 table, 2 word, 3 decisive; and what it is:
 *   free    has no note: each start differs a little in pitch and level
 *   note    has one: in level alone
 *   steps   its variants are the steps of a scale; past the top, the top two take turns
 *   climb   free, and each third step is a semitone higher, twelve of them; then as steps
 * and into how many sizes its variants are parted, and, for those who measure it, how loud it is
 * meant to be heard; and after that "sweep" if it takes the treble of everything with it for a
 * while. A sound that does not stand there is `free`, of priority 0 in "ui/…" and 1
 * elsewhere. */
void audio_cue(struct audio *a, const struct audio_cue *cue);

static inline void audio_play(struct audio *a, const char *name, int variant)
{
    audio_cue(a, &(struct audio_cue){.name = name, .variant = variant});
}

/* Plays step `n` (from 1). A sound that has no steps plays that variant. */
static inline void audio_step(struct audio *a, const char *name, int n)
{
    audio_cue(a, &(struct audio_cue){.name = name, .step = n < 1 ? 1 : n});
}

/* Before something decisive: music falls back and nothing of priority 0 or 1 begins for so long,
 * then the event stands alone. 0 ends it. */
void audio_hush(struct audio *a, int ms);

/* How many variants a sound has; 0 if it has no file. */
int audio_variants(struct audio *a, const char *name);

/* Fades to the piece `name`, or to silence for NULL, and with it to what lies around its table, if
 * there is an `ambience/<name>.txt`. The old piece goes out (0.6 s) before the new one comes in:
 * our themes stand in different keys and would clash if they overlapped. It goes on without a seam
 * until told otherwise. Asking for what plays already changes nothing. */
void audio_music(struct audio *a, const char *name);

/* How much hangs over the table, 0 … AUDIO_TENSE: stems of the piece that plays come and go with
 * it, on its bars (music.h). */
enum { AUDIO_TENSE = 3 };
void audio_tension(struct audio *a, int level);

/* Where the table stands: effects and voices answer from its walls, those from far away more.
 * Sounds of the interface and the music have theirs in their files. */
enum audio_room {
    AUDIO_ROOM_NONE,
    AUDIO_ROOM_TABLE /* a plain one: two tenths of a second */,
    AUDIO_ROOM_PLATE /* light and metal */,
    AUDIO_ROOM_WOOD /* a small bar */,
    AUDIO_ROOM_SALOON,
    AUDIO_ROOM_STREET,
    AUDIO_ROOM_CANYON,
    AUDIO_ROOM_PARLOUR,
    AUDIO_ROOMS
};
void audio_room(struct audio *a, enum audio_room room);

/* Volumes in percent, 0 … 100 (clamped); they act at once, on what sounds too. The loudness follows
 * the square of the number, which an ear takes for even steps. */
void audio_volume(struct audio *a, enum audio_bus bus, int percent);
int audio_volume_of(const struct audio *a, enum audio_bus bus);

/* Mute: for a window without focus. Sounds asked for meanwhile are dropped, music halts and goes on
 * afterwards. */
void audio_mute(struct audio *a, bool muted);

/* Mono: both ears get the mean of both sides. */
void audio_mono(struct audio *a, bool mono);

/* Fewer sounds: those of priority 2 and 3 alone, which say something. */
void audio_fewer(struct audio *a, bool fewer);

/* What was heard, newest first: "ui/press-2" or "music/ace". Both drivers remember the last
 * AUDIO_HEARD; what was muted, at volume 0, missing or too close to its twin was not heard. NULL
 * past the end. */
const char *audio_heard(const struct audio *a, int i);

/* Whether `name` ("ui/press": any variant; "ui/press-2": that one; "music/ace") is among them. */
bool audio_was_heard(const struct audio *a, const char *name);

/* Forgets what was heard, so that a test can look at one step alone. */
void audio_forget(struct audio *a);

#endif
