/* heard.c - see heard.h. */
#include "heard.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "audio_driver.h"
#include "decoded.h"
#include "ear.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "mix.h"
#include "mixer.h"
#include "path.h"
#include "strbuf.h"

enum { RATE = 44100, NAMES = 512, MOST_FRAMES = RATE / 10, LOOK_MS = 100, AFTER_MS = 1000 };

static struct {
    struct mixer mixer;
    char *assets;
    int64_t now; /* ms since heard_open */
    struct {
        char name[AUDIO_NAME];
        int times;
    } name[NAMES];
    int nnames;

    struct heard_spread spread[2];

    const char *game;
    char foreign[AUDIO_NAME];

    bool mixing;
    int64_t began;
    struct mix mix;
    struct ear ear;
    FILE *wav;
    struct audio_wish wish;
    struct decoded decoded;
    int64_t hushed; /* what begins until then comes after the breath that is held */
    struct heard_start *start;
    int nstarts, room;
} h;

/* ---- the clock of audio.c ---- */

static int64_t now(void) { return h.now; }

/* ---- files ---- */

bool heard_open(const char *assets)
{
    h.assets = mem_copy_text(assets);
    return mixer_load(&h.mixer) && SDL_Init(SDL_INIT_AUDIO) == 0 &&
           h.mixer.OpenAudioDevice(RATE, AUDIO_S16SYS, 2, 1024, NULL, 0) == 0;
}

void heard_close(void)
{
    h.mixer.CloseAudio();
    h.mixer.Quit();
    mem_free(h.assets);
    mem_free(h.start);
}

/* ---- the driver ---- */

static void *open_(const char *assets_dir)
{
    (void)assets_dir;
    return mem_alloc(1);
}

static void close_(void *inside) { mem_free(inside); }

static void count(const char *name)
{
    for (int i = 0; i < h.nnames; i++)
        if (strcmp(h.name[i].name, name) == 0) {
            h.name[i].times++;
            return;
        }
    if (h.nnames == NAMES)
        abort();
    snprintf(h.name[h.nnames].name, AUDIO_NAME, "%s", name);
    h.name[h.nnames++].times = 1;
}

int heard_count(const char *name)
{
    for (int i = 0; i < h.nnames; i++)
        if (strcmp(h.name[i].name, name) == 0)
            return h.name[i].times;
    return 0;
}

int heard_all(void)
{
    int n = 0;
    for (int i = 0; i < h.nnames; i++)
        n += h.name[i].times;
    return n;
}

void heard_game(const char *id)
{
    h.game = id;
    h.foreign[0] = '\0';
}

const char *heard_foreign(void) { return h.foreign[0] ? h.foreign : NULL; }

static void belongs(const char *name)
{
    const char *const all[] = {"ui", "cards", "voice", h.game};
    const size_t length = strcspn(name, "/");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i] && strlen(all[i]) == length && strncmp(all[i], name, length) == 0)
            return;
    if (h.game)
        memcpy(h.foreign, name, AUDIO_NAME);
}

/* A sound may begin with a rest. */
static int rest_ms(struct decoded_file f)
{
    const int16_t *frames = (const int16_t *)(const void *)f.chunk->abuf;
    const int step = f.mono ? 1 : 2;
    int most = 0, at = 0;
    for (int i = 0; i < f.n; i++)
        most = abs(frames[step * i]) > most ? abs(frames[step * i]) : most;
    while (at < f.n && abs(frames[step * at]) * 30 < most)
        at++;
    return at * 1000 / RATE / 10 * 10;
}

struct heard_spread heard_spread(bool with_a_note) { return h.spread[with_a_note]; }

static void widen(float range[2], float x)
{
    range[0] = x < range[0] ? x : range[0];
    range[1] = x > range[1] ? x : range[1];
}

/* Four sounds that stand for all: two without a note and two with one. */
static void spread(const char *name, const struct audio_order *o)
{
    static const char *const names[] = {"cards/flip", "holdem/call", "upcolor/one-card-left",
                                        "holdem/street"};
    for (int i = 0; i < 4; i++)
        if (strcmp(name, names[i]) == 0) {
            widen(h.spread[i / 2].pitch, o->ratio - 1);
            widen(h.spread[i / 2].db, 20 * log10f(o->gain));
        }
}

static void play(void *inside, const struct audio_order *o)
{
    char name[AUDIO_NAME];
    const char *number = strrchr(o->file, '-');
    (void)inside;
    snprintf(name, sizeof name, "%.*s", (int)(number - o->file - 7), o->file + 7);
    count(name);
    spread(name, o);
    belongs(name);
    if (!h.mixing)
        return;
    const struct decoded_file sound = decoded_sound(&h.decoded, o->file);
    if (!sound.chunk)
        abort();
    if (!mix_start(&h.mix,
                   &(struct mix_start){.frames = (const int16_t *)(const void *)sound.chunk->abuf,
                                       .mono = sound.mono,
                                       .n = sound.n,
                                       .name = o->name,
                                       .seat = o->seat,
                                       .priority = o->priority,
                                       .bus = o->bus,
                                       .gain = o->gain,
                                       .ratio = o->ratio,
                                       .from = o->from,
                                       .to = o->to,
                                       .far = o->far,
                                       .sweeps = o->sweeps}))
        return;
    if (h.nstarts == h.room) {
        h.room = h.room ? 2 * h.room : 1024;
        h.start = mem_realloc(h.start, sizeof *h.start * (size_t)h.room);
    }
    struct heard_start *s = &h.start[h.nstarts++];
    *s = (struct heard_start){.ms = heard_ms() + (o->priority == 3 ? rest_ms(sound) : 0),
                              .priority = o->priority,
                              .breath = heard_ms() <= h.hushed};
    memcpy(s->name, name, sizeof name);
    h.hushed = -1;
}

static void hush(void *inside, int ms)
{
    (void)inside;
    if (!h.mixing)
        return;
    mix_hush(&h.mix, ms);
    h.hushed = ms > 0 ? heard_ms() + ms + AFTER_MS : -1;
}

static void apply(void)
{
    mix_room(&h.mix, h.wish.room);
    for (int b = 0; b < AUDIO_BUSES; b++) {
        const enum audio_bus bus = (enum audio_bus)b, of = b == AUDIO_AMBIENCE ? AUDIO_MUSIC : bus;
        mix_bus(&h.mix, bus, mix_volume(bus, h.wish.percent[of]));
    }
}

static void want_(void *inside, const struct audio_wish *wish)
{
    (void)inside;
    h.wish = *wish;
    if (!h.mixing)
        return;
    apply();
}

static bool trouble(void *inside, char *out, size_t size)
{
    (void)inside, (void)out, (void)size;
    return false;
}

static bool awake(void *inside)
{
    (void)inside;
    return false;
}

extern const struct audio_driver __wrap_audio_null;
const struct audio_driver __wrap_audio_null = {.name = "heard",
                                               .open = open_,
                                               .close = close_,
                                               .play = play,
                                               .hush = hush,
                                               .want = want_,
                                               .trouble = trouble,
                                               .awake = awake,
                                               .now = now};

/* ---- the stream ---- */

static void put(FILE *f, uint32_t n, int bytes)
{
    for (int i = 0; i < bytes; i++)
        fputc((int)(n >> 8 * i & 255), f);
}

static void head(FILE *f, uint32_t bytes)
{
    fputs("RIFF", f), put(f, 36 + bytes, 4), fputs("WAVEfmt ", f), put(f, 16, 4);
    put(f, 1, 2), put(f, 2, 2), put(f, RATE, 4), put(f, 4 * RATE, 4), put(f, 4, 2), put(f, 16, 2);
    fputs("data", f), put(f, bytes, 4);
}

void heard_begin(const char *wav)
{
    mix_begin(&h.mix, RATE);
    decoded_begin(&h.decoded, &h.mixer, h.assets, &h.mix, NULL);
    ear_open(&h.ear);
    h.mixing = true;
    h.began = h.now;
    h.nstarts = 0;
    h.hushed = -1;
    h.wav = *wav ? fopen(wav, "wb") : NULL;
    if (h.wav)
        head(h.wav, 0);
    apply();
}

void heard_end(void)
{
    if (h.wav) {
        const uint32_t bytes = (uint32_t)(ftell(h.wav) - 44);
        rewind(h.wav);
        head(h.wav, bytes);
        fclose(h.wav);
    }
    h.mixing = false;
    decoded_forget(&h.decoded);
    mix_end(&h.mix);
    ear_close(&h.ear);
}

/* Music and what lies around the table, as the driver that is heard has them. */
static void music(void)
{
    char around[AUDIO_FILE] = "";
    if (*h.wish.music)
        snprintf(around, sizeof around, "ambience%.*s", AUDIO_NAME, strchr(h.wish.music, '/'));
    decoded_tend(&h.decoded, MIX_MUSIC, h.wish.music, true, h.wish.tension);
    decoded_tend(&h.decoded, MIX_AMBIENCE, around, true, 0);
}

size_t heard_decoded(void) { return h.decoded.most; }

void heard_pass(int ms)
{
    h.now += ms;
    if (!h.mixing)
        return;
    static int16_t out[2 * MOST_FRAMES];
    const int frames = RATE / 100 * (ms / 10);
    if (frames > MOST_FRAMES)
        abort();
    music();
    mix_render(&h.mix, out, frames);
    ear_hear(&h.ear, out, frames);
    if (h.wav && fwrite(out, 4, (size_t)frames, h.wav) != (size_t)frames)
        abort();
    for (int i = h.nstarts - 1; i >= 0 && h.start[i].ms >= heard_ms() - LOOK_MS; i--)
        h.start[i].duck_db = h.mix.duck;
}

enum audio_room heard_room(void) { return h.wish.room; }

int64_t heard_ms(void) { return h.now - h.began; }
const struct ear *heard_ear(void) { return &h.ear; }

const struct heard_start *heard_start(int i)
{
    return i >= 0 && i < h.nstarts ? &h.start[i] : NULL;
}
