/* Names, variants, volumes and what was heard: all of sound that is not a device.
 *
 * A sound is looked up on the disk when its name is first spoken (a few access() calls, microseconds) and kept in a
 * list with the time at which each of its variants last began. The list is searched from front to back: there are
 * about a hundred names, and a table says at most a few of them a frame. */
#include "audio.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "audio_driver.h"
#include "check.h"
#include "log.h"
#include "mem.h"
#include "path.h"

enum { VARIANTS = 16 };   /* the most variants a sound may have */

struct sound {
    char name[AUDIO_NAME];   /* "ui/press", or "music/ace" with one variant and no number in its file */
    int variants, last;      /* 0 variants: no file, already said */
    int64_t began[VARIANTS + 1];
};

struct audio {
    const struct audio_driver *driver;
    void *inside;
    char *assets;
    struct audio_wish wish;
    struct sound *sounds;
    int nsounds, room;
    uint32_t dice;           /* cosmetic: which variant */
    char heard[AUDIO_HEARD][AUDIO_FILE];
    int nheard;              /* ever; the ring's next place is this modulo AUDIO_HEARD */
    char trouble[256];
};

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool is_music(const char *name)
{
    return strncmp(name, "music/", 6) == 0;
}

static enum audio_bus bus_of(const char *name)
{
    if (is_music(name))
        return AUDIO_MUSIC;
    if (strncmp(name, "ui/", 3) == 0)
        return AUDIO_INTERFACE;
    if (strncmp(name, "voice/", 6) == 0)
        return AUDIO_VOICE;
    return AUDIO_EFFECTS;
}

static void file_of(const char *name, int variant, char out[AUDIO_FILE])
{
    if (is_music(name))
        snprintf(out, AUDIO_FILE, "%s.ogg", name);
    else
        snprintf(out, AUDIO_FILE, "sounds/%s-%d.ogg", name, variant);
}

static bool exists(const struct audio *a, const char *file)
{
    char *path = path_join(a->assets, file);
    bool there = path_exists(path);
    mem_free(path);
    return there;
}

static int count_variants(const struct audio *a, const char *name)
{
    char file[AUDIO_FILE];
    int most = is_music(name) ? 1 : VARIANTS, n = 0;
    while (n < most) {
        file_of(name, n + 1, file);
        if (!exists(a, file))
            break;
        n++;
    }
    return n;
}

/* The sound of that name, looked up once; NULL for a name that can't be one. */
static struct sound *find(struct audio *a, const char *name)
{
    for (int i = 0; i < a->nsounds; i++)
        if (strcmp(a->sounds[i].name, name) == 0)
            return &a->sounds[i];
    size_t length = strlen(name);
    if (length == 0 || length >= AUDIO_NAME) {
        log_warn("\"%s\" cannot be the name of a sound: it has %zu letters", name, length);
        return NULL;
    }
    if (a->nsounds == a->room) {
        a->room = a->room ? a->room * 2 : 64;
        a->sounds = mem_realloc(a->sounds, (size_t)a->room * sizeof *a->sounds);
    }
    struct sound *s = &a->sounds[a->nsounds++];
    *s = (struct sound){ .variants = count_variants(a, name) };
    memcpy(s->name, name, length + 1);
    for (int i = 0; i <= VARIANTS; i++)
        s->began[i] = INT64_MIN / 2;
    if (s->variants == 0) {
        char file[AUDIO_FILE];
        file_of(name, 1, file);
        log_warn("%s/%s is missing or cannot be read; it stays silent", a->assets, file);
    }
    return s;
}

static bool audible(const struct audio *a, enum audio_bus bus)
{
    return !a->wish.muted && a->wish.percent[bus] > 0;
}

static void hear(struct audio *a, const char *name, int variant)
{
    char *out = a->heard[a->nheard++ % AUDIO_HEARD];
    if (variant > 0)
        snprintf(out, AUDIO_FILE, "%s-%d", name, variant);
    else
        snprintf(out, AUDIO_FILE, "%s", name);
}

static uint32_t roll(struct audio *a, uint32_t sides)
{
    a->dice = a->dice * 1664525u + 1013904223u;
    return (a->dice >> 16) % sides;
}

static bool free_at(const struct sound *s, int variant, int64_t now)
{
    return now - s->began[variant] >= AUDIO_GAP_MS;
}

/* Any variant that may begin now, the last one only if there is no other; 0 if none may. */
static int pick(struct audio *a, const struct sound *s, int64_t now)
{
    int first = 1 + (int)roll(a, (uint32_t)s->variants), spare = 0;
    for (int k = 0; k < s->variants; k++) {
        int v = (first - 1 + k) % s->variants + 1;
        if (!free_at(s, v, now))
            continue;
        if (v != s->last)
            return v;
        spare = v;
    }
    return spare;
}

struct audio *audio_open(const char *assets_dir, bool null_driver)
{
    CARRE_ASSERT(assets_dir);
    struct audio *a = mem_alloc(sizeof *a);
    a->assets = mem_copy_text(assets_dir);
    a->dice = (uint32_t)now_ms();
    for (int i = 0; i < AUDIO_BUSES; i++)
        a->wish.percent[i] = 100;
    a->driver = null_driver ? &audio_null : &audio_sdl;
    a->inside = a->driver->open(a->assets);
    if (!a->inside) {
        log_warn("No thread for sound could be started; the game plays silently.");
        a->driver = &audio_null;
        a->inside = a->driver->open(a->assets);
    }
    a->driver->want(a->inside, &a->wish);
    return a;
}

void audio_close(struct audio *a)
{
    a->driver->close(a->inside);
    mem_free(a->sounds);
    mem_free(a->assets);
    mem_free(a);
}

const char *audio_trouble(struct audio *a)
{
    return a->driver->trouble(a->inside, a->trouble, sizeof a->trouble) ? a->trouble : NULL;
}

bool audio_awake(struct audio *a)
{
    return a->driver->awake(a->inside);
}

static void start(struct audio *a, struct sound *s, int variant, int64_t now)
{
    char file[AUDIO_FILE];
    file_of(s->name, variant, file);
    s->began[variant] = now;
    s->last = variant;
    a->driver->play(a->inside, file, bus_of(s->name));
    hear(a, s->name, variant);
}

void audio_play(struct audio *a, const char *name, int variant)
{
    struct sound *s = find(a, name);
    if (!s || s->variants == 0 || !audible(a, bus_of(name)))
        return;
    int64_t now = now_ms();
    int v = variant == AUDIO_ANY ? pick(a, s, now) : variant < 1 ? 1 : variant > s->variants ? s->variants : variant;
    if (v > 0 && free_at(s, v, now))
        start(a, s, v, now);
}

void audio_step(struct audio *a, const char *name, int n)
{
    audio_play(a, name, n < 1 ? 1 : n);
}

int audio_variants(struct audio *a, const char *name)
{
    struct sound *s = find(a, name);
    return s ? s->variants : 0;
}

void audio_music(struct audio *a, const char *name)
{
    char full[AUDIO_NAME], file[AUDIO_FILE] = "";
    if (name) {
        int n = snprintf(full, sizeof full, "music/%s", name);
        struct sound *s = n > 0 && (size_t)n < sizeof full ? find(a, full) : NULL;
        if (s && s->variants > 0)
            file_of(full, 0, file);
    }
    if (strcmp(file, a->wish.music) == 0)
        return;
    memcpy(a->wish.music, file, sizeof file);
    a->driver->want(a->inside, &a->wish);
    if (file[0] && audible(a, AUDIO_MUSIC))
        hear(a, full, 0);
}

void audio_volume(struct audio *a, enum audio_bus bus, int percent)
{
    CARRE_ASSERT(bus < AUDIO_BUSES);
    int clamped = percent < 0 ? 0 : percent > 100 ? 100 : percent;
    if (a->wish.percent[bus] == clamped)
        return;
    a->wish.percent[bus] = clamped;
    a->driver->want(a->inside, &a->wish);
}

int audio_volume_of(const struct audio *a, enum audio_bus bus)
{
    CARRE_ASSERT(bus < AUDIO_BUSES);
    return a->wish.percent[bus];
}

void audio_mute(struct audio *a, bool muted)
{
    if (a->wish.muted == muted)
        return;
    a->wish.muted = muted;
    a->driver->want(a->inside, &a->wish);
}

void audio_mono(struct audio *a, bool mono)
{
    if (a->wish.mono == mono)
        return;
    a->wish.mono = mono;
    a->driver->want(a->inside, &a->wish);
}

const char *audio_heard(const struct audio *a, int i)
{
    int kept = a->nheard < AUDIO_HEARD ? a->nheard : AUDIO_HEARD;
    return i >= 0 && i < kept ? a->heard[(a->nheard - 1 - i) % AUDIO_HEARD] : NULL;
}

bool audio_was_heard(const struct audio *a, const char *name)
{
    size_t length = strlen(name);
    const char *heard;
    for (int i = 0; (heard = audio_heard(a, i)); i++) {
        if (strcmp(heard, name) == 0)
            return true;
        if (strncmp(heard, name, length) == 0 && heard[length] == '-' && heard[length + 1] != '\0'
            && heard[length + 1 + strspn(heard + length + 1, "0123456789")] == '\0')
            return true;
    }
    return false;
}

void audio_forget(struct audio *a)
{
    a->nheard = 0;
}
