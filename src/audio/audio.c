/* audio.c - names, variants, volumes and what was heard: all of sound that is not a device.
 *
 * A sound is looked up on the disk when its name is first spoken (a few access() calls,
 * microseconds) and kept in a list with the time at which each of its variants last began. The list
 * is searched from front to back: there are about a hundred names, and a table says at most a few
 * of them a frame. */
#include "audio.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "audio_driver.h"
#include "check.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"

enum {
    VARIANTS = 64,        /* the most variants a sound may have */
    LIST_BYTES = 1 << 16, /* the longest sounds.txt */
    CLIMB_CARDS = 3,      /* so many steps of a climb have one pitch */
    CLIMB_MOST = 12,
};
#define PITCH_SPREAD 0.025F
#define LEVEL_SPREAD_DB 1.0F

enum nature { FREE, NOTE, STEPS, CLIMB };

struct sound {
    /* "ui/press", or "music/ace" with one variant and no number in its file */
    char name[AUDIO_NAME];
    int variants; /* 0: no file, already said */
    int sizes, priority;
    enum nature nature;
    bool sweeps;
    int last[2]; /* what came up */
    int64_t began[VARIANTS + 1];
};

struct audio {
    const struct audio_driver *driver;
    void *inside;
    char *assets;
    struct audio_wish wish;
    struct sound *sounds;
    int nsounds, room;
    char *list;     /* sounds.txt, "" if there is none; NULL: not read yet */
    int64_t hushed; /* until then nothing of priority 0 or 1 begins */
    bool fewer;
    uint32_t dice; /* cosmetic: which variant, how high, how loud */
    char heard[AUDIO_HEARD][AUDIO_FILE];
    int nheard; /* ever; the ring's next place is this modulo AUDIO_HEARD */
    char trouble[256];
};

static int64_t now_ms(const struct audio *a)
{
    if (a->driver->now)
        return a->driver->now();
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool is_music(const char *name) { return strncmp(name, "music/", 6) == 0; }

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
        snprintf(out, AUDIO_FILE, "%s.txt", name);
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

/* What sounds.txt says of a sound. */
static void look_up(struct audio *a, struct sound *s)
{
    static const char *const natures[] = {
        [FREE] = "free", [NOTE] = "note", [STEPS] = "steps", [CLIMB] = "climb"};
    if (!a->list) {
        char *path = path_join(a->assets, "sounds/sounds.txt");
        struct strbuf why = STRBUF_EMPTY;
        char *text = file_read(path, LIST_BYTES, NULL, &why);
        a->list = text ? text : mem_copy_text("");
        strbuf_free(&why);
        mem_free(path);
    }
    const size_t length = strlen(s->name);
    const char *line = a->list;
    while (*line && !(strncmp(line, s->name, length) == 0 && line[length] == ' '))
        line += strcspn(line, "\n"), line += *line == '\n';
    char nature[8], more[8] = "";
    int priority, sizes;
    if (sscanf(line, "%*s %d %7s %d %*s%*1[ ]%7s", &priority, nature, &sizes, more) < 3)
        return;
    s->sweeps = strcmp(more, "sweep") == 0;
    s->priority = priority < 0 ? 0 : priority > 3 ? 3 : priority;
    s->sizes = sizes < 1 || s->variants % sizes ? 1 : sizes;
    for (int i = FREE; i <= CLIMB; i++)
        if (strcmp(nature, natures[i]) == 0)
            s->nature = (enum nature)i;
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
    *s = (struct sound){.variants = count_variants(a, name),
                        .sizes = 1,
                        .priority = bus_of(name) != AUDIO_INTERFACE};
    memcpy(s->name, name, length + 1);
    look_up(a, s);
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
    return !a->wish.muted && a->wish.percent[bus == AUDIO_AMBIENCE ? AUDIO_MUSIC : bus] > 0;
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
    CARRE_ASSERT(sides > 0);
    a->dice = a->dice * 1664525u + 1013904223u;
    return (a->dice >> 16) % sides;
}

/* -1 … 1. */
static float wobble(struct audio *a) { return (float)roll(a, 2001) / 1000 - 1; }

/* Of variants first … first + n - 1: one that may begin now, the last two only if there is no
 * other; in a burst the one that has rested longest; 0 if there is but one and it has just begun.
 */
static int pick(struct audio *a, const struct sound *s, int first, int n, int64_t now)
{
    CARRE_ASSERT(first >= 1 && n >= 1 && first + n - 1 <= s->variants);
    const int at = (int)roll(a, (uint32_t)n);
    int best = 0, most = -1;
    for (int k = 0; k < n; k++) {
        const int v = first + (at + k) % n;
        const bool rested = now - s->began[v] >= AUDIO_GAP_MS;
        const int good = 4 * rested + 2 * (v != s->last[0]) + (v != s->last[1]);
        if (good > most || (good == most && !rested && s->began[v] < s->began[best]))
            best = v, most = good;
    }
    return n == 1 && most < 4 ? 0 : best;
}

/* Step n of a scale of so many: past the top, the top two take turns. */
static int on_scale(int n, int most)
{
    return n <= most ? n : most < 2 ? most : most - (n - most) % 2;
}

struct audio *audio_open(const char *assets_dir, bool null_driver)
{
    CARRE_ASSERT(assets_dir);
    struct audio *a = mem_alloc(sizeof *a);
    a->assets = mem_copy_text(assets_dir);
    for (int i = 0; i < AUDIO_BUSES; i++)
        a->wish.percent[i] = 100;
    a->driver = &audio_null;
    a->dice = (uint32_t)now_ms(a);
    a->inside = a->driver->open(a->assets);
    if (!null_driver)
        audio_begin(a);
    return a;
}

void audio_begin(struct audio *a)
{
    CARRE_ASSERT(a->driver == &audio_null);
    void *inside = audio_sdl.open(a->assets);
    if (!inside) {
        log_warn("No thread for sound could be started; the game plays silently.");
        return;
    }
    a->driver->close(a->inside);
    a->driver = &audio_sdl;
    a->inside = inside;
    a->driver->want(a->inside, &a->wish);
}

void audio_close(struct audio *a)
{
    a->driver->close(a->inside);
    mem_free(a->sounds);
    mem_free(a->list);
    mem_free(a->assets);
    mem_free(a);
}

const char *audio_trouble(struct audio *a)
{
    return a->driver->trouble(a->inside, a->trouble, sizeof a->trouble) ? a->trouble : NULL;
}

bool audio_awake(struct audio *a) { return a->driver->awake(a->inside); }

static void start(struct audio *a, struct sound *s, int variant, const struct audio_cue *cue,
                  int64_t now)
{
    CARRE_ASSERT(variant >= 1 && variant <= s->variants);
    struct audio_order o = {
        .name = (int)(s - a->sounds) + 1,
        .seat = cue->seat,
        .priority = s->priority,
        .bus = bus_of(s->name),
        .from = cue->from,
        .to = cue->to,
        .far = cue->far,
        .sweeps = s->sweeps,
        .gain = powf(10, LEVEL_SPREAD_DB * wobble(a) / 20),
        .ratio = powf(2, cue->pitch / 12),
    };
    if (s->nature == FREE || s->nature == CLIMB)
        o.ratio *= 1 + PITCH_SPREAD * wobble(a);
    if (s->nature == CLIMB && cue->step > 0)
        o.ratio *=
            powf(2, (float)(on_scale((cue->step - 1) / CLIMB_CARDS + 1, CLIMB_MOST + 1) - 1) / 12);
    file_of(s->name, variant, o.file);
    s->began[variant] = now;
    s->last[1] = s->last[0];
    s->last[0] = variant;
    a->driver->play(a->inside, &o);
    hear(a, s->name, variant);
}

void audio_cue(struct audio *a, const struct audio_cue *cue)
{
    CARRE_ASSERT(cue->name);
    const int64_t now = now_ms(a);
    struct sound *s = find(a, cue->name);
    if (!s || s->variants == 0 || !audible(a, bus_of(cue->name)) ||
        (s->priority < 2 && (a->fewer || now < a->hushed)))
        return;
    int v = cue->variant;
    if (cue->step > 0 && s->nature != CLIMB)
        v = s->nature == STEPS ? on_scale(cue->step, s->variants) : cue->step;
    if (v == AUDIO_ANY) {
        const int of = s->variants / s->sizes, size = cue->size < 1          ? 1
                                                      : cue->size > s->sizes ? s->sizes
                                                                             : cue->size;
        v = pick(a, s, 1 + (size - 1) * of, of, now);
    } else {
        v = v < 1 ? 1 : v > s->variants ? s->variants : v;
        v = now - s->began[v] >= AUDIO_GAP_MS ? v : 0;
    }
    if (v > 0)
        start(a, s, v, cue, now);
}

void audio_hush(struct audio *a, int ms)
{
    a->hushed = ms > 0 ? now_ms(a) + ms : 0;
    a->driver->hush(a->inside, ms > 0 ? ms : 0);
}

int audio_variants(struct audio *a, const char *name)
{
    CARRE_ASSERT(name);
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

void audio_tension(struct audio *a, int level)
{
    const int clamped = level < 0 ? 0 : level > AUDIO_TENSE ? AUDIO_TENSE : level;
    if (a->wish.tension == clamped)
        return;
    a->wish.tension = clamped;
    a->driver->want(a->inside, &a->wish);
}

void audio_room(struct audio *a, enum audio_room room)
{
    if (a->wish.room == room)
        return;
    a->wish.room = room;
    a->driver->want(a->inside, &a->wish);
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

void audio_fewer(struct audio *a, bool fewer) { a->fewer = fewer; }

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
        if (strncmp(heard, name, length) == 0 && heard[length] == '-' &&
            heard[length + 1] != '\0' &&
            heard[length + 1 + strspn(heard + length + 1, "0123456789")] == '\0')
            return true;
    }
    return false;
}

void audio_forget(struct audio *a) { a->nheard = 0; }
