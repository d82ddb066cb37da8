/* The driver that is heard: SDL_mixer for the device, the files and the music, in a thread of its
 * own.
 *
 * How it works. The thread that draws only writes into `box` under a lock: sounds to play, and the
 * wish (volumes, mute, mono, music) as one value. The worker takes the box, opens the device if
 * something is to be heard, decodes what it does not have, and starts voices and music (mix.h).
 * SDL_mixer itself plays nothing: its device's thread calls post(), which fills the stream. The mix
 * is touched by those two threads, under `ear`, for the time of some hundred samples.
 *
 * What it costs. Nothing while nothing sounds: the device is closed AUDIO_CLOSE_MS after the last
 * sound and the worker sleeps on a condition. Pausing would not do, SDL's device thread goes on
 * feeding silence. What is decoded (decoded.h) is forgotten with the device, so that an hour of
 * thinking holds no memory either.
 *
 * What it won't do. Two pieces of music at once (see audio_music). */
#include <SDL.h>
#include <stdio.h>
#include <string.h>

#include "audio_driver.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "decoded.h"
#include "mix.h"
#include "mixer.h"
#include "path.h"
#include "strbuf.h"
#include "system.h"

enum {
    RATE = 44100,
    BUFFER = 768,  /* frames, 17 ms: as long again in the device, and a sound has begun in 45 */
    ORDERS = 64,   /* sounds waiting for the worker; past that they are dropped */
    TEND_MS = 50,  /* how often the worker looks while a piece goes out */
    LOOK_MS = 250, /* how often it looks whether all has sounded, and what music needs next */
};

struct order {
    struct audio_order how;
    Uint64 when;
};

struct worker {
    char *assets;
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wake;
    struct { /* under the lock */
        struct order orders[ORDERS];
        int norders;
        struct audio_wish wish;
        int hush; /* ms, -1: not asked for */
        bool news, quit, awake;
        char trouble[256];
    } box;

    SDL_mutex *ear; /* over `mix`, the worker's and the device's */
    struct mix mix;

    /* The worker's own. */
    struct mixer mixer;
    bool loaded; /* a sound was wanted */
    struct audio_wish wish;
    bool open, said;
    Uint64 retry_at, quiet_since;
    struct decoded decoded;
};

/* ---- loudness ---- */

static int percent_of(const struct worker *w, enum audio_bus bus)
{
    return w->wish.percent[bus == AUDIO_AMBIENCE ? AUDIO_MUSIC : bus];
}

static bool loud(const struct worker *w, enum audio_bus bus)
{
    return !w->wish.muted && percent_of(w, bus) > 0;
}

static void SDLCALL post(void *user, Uint8 *stream, int bytes)
{
    struct worker *w = user;
    SDL_LockMutex(w->ear);
    mix_render(&w->mix, (int16_t *)(void *)stream, bytes / 4);
    SDL_UnlockMutex(w->ear);
}

static void set_volumes(struct worker *w)
{
    SDL_LockMutex(w->ear);
    for (int b = 0; b < AUDIO_BUSES; b++) {
        const enum audio_bus bus = (enum audio_bus)b;
        mix_bus(&w->mix, bus, mix_volume(bus, percent_of(w, bus)));
        if (!loud(w, bus))
            mix_stop(&w->mix, bus);
    }
    mix_mono(&w->mix, w->wish.mono);
    mix_room(&w->mix, w->wish.room);
    SDL_UnlockMutex(w->ear);
}

/* ---- the device ---- */

static void tell(struct worker *w, const char *trouble)
{
    SDL_LockMutex(w->lock);
    SDL_strlcpy(w->box.trouble, trouble, sizeof w->box.trouble);
    SDL_UnlockMutex(w->lock);
}

static bool open_device(struct worker *w)
{
    if (w->open)
        return true;
    Uint64 now = SDL_GetTicks64();
    if (now < w->retry_at)
        return false;
    if ((!w->loaded && !(w->loaded = mixer_load(&w->mixer))) ||
        SDL_InitSubSystem(SDL_INIT_AUDIO) != 0 ||
        w->mixer.OpenAudioDevice(RATE, AUDIO_S16SYS, 2, BUFFER, NULL, 0) != 0) {
        char text[256];
        snprintf(text, sizeof text, "No sound can be played: %s.", SDL_GetError());
        if (SDL_WasInit(SDL_INIT_AUDIO))
            SDL_QuitSubSystem(SDL_INIT_AUDIO);
        if (!w->said)
            log_warn("%s", text);
        w->said = true;
        w->retry_at = now + AUDIO_RETRY_MS;
        tell(w, text);
        return false;
    }
    w->mixer.Init(MIX_INIT_OGG);
    w->mixer.AllocateChannels(0);
    mix_begin(&w->mix, RATE);
    set_volumes(w);
    w->mixer.SetPostMix(post, w);
    w->open = true;
    w->quiet_since = now;
    tell(w, "");
    return true;
}

static void close_device(struct worker *w)
{
    if (!w->open)
        return;
    w->mixer.SetPostMix(NULL, NULL);
    mix_silence(&w->mix);
    decoded_forget(&w->decoded);
    mix_end(&w->mix);
    w->mixer.CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    w->open = false;
}

/* ---- sounds and music ---- */

static void play(struct worker *w, const struct order *o)
{
    const struct audio_order *how = &o->how;
    if (!loud(w, how->bus) || !open_device(w))
        return;
    const struct decoded_file sound = decoded_sound(&w->decoded, how->file);
    if (!sound.chunk || SDL_GetTicks64() - o->when > AUDIO_LATE_MS)
        return;
    SDL_LockMutex(w->ear);
    mix_start(&w->mix, &(struct mix_start){
                           .frames = (const int16_t *)(const void *)sound.chunk->abuf,
                           .mono = sound.mono,
                           .n = sound.n,
                           .name = how->name,
                           .seat = how->seat,
                           .priority = how->priority,
                           .bus = how->bus,
                           .gain = how->gain,
                           .ratio = how->ratio,
                           .from = how->from,
                           .to = how->to,
                           .far = how->far,
                           .sweeps = how->sweeps,
                       });
    SDL_UnlockMutex(w->ear);
}

static void tend_piece(struct worker *w, enum mix_deck_of which, const char *file)
{
    const bool audible = loud(w, AUDIO_MUSIC);
    if (!audible || !decoded_begins(&w->decoded, which, file) || open_device(w))
        decoded_tend(&w->decoded, which, file, audible, which == MIX_MUSIC ? w->wish.tension : 0);
}

/* Music, and around it what lies about the table of that name. */
static void tend_music(struct worker *w)
{
    char around[AUDIO_FILE] = "";
    if (w->wish.music[0]) {
        snprintf(around, sizeof around, "ambience%.*s", AUDIO_NAME, strchr(w->wish.music, '/'));
        char *path = path_join(w->assets, around);
        if (!path_exists(path))
            around[0] = '\0';
        mem_free(path);
    }
    tend_piece(w, MIX_MUSIC, w->wish.music);
    tend_piece(w, MIX_AMBIENCE, around);
}

/* ---- the worker ---- */

static bool decks_on(struct worker *w, bool *leaving)
{
    bool on = false;
    SDL_LockMutex(w->ear);
    for (int i = 0; i < MIX_DECKS; i++) {
        on |= mix_deck_on(&w->mix, (enum mix_deck_of)i);
        *leaving |= w->mix.deck[i].leaving > 0;
    }
    SDL_UnlockMutex(w->ear);
    return on;
}

/* How long to sleep: for ever while nothing is open. */
static Uint32 rest(struct worker *w)
{
    bool leaving = false;
    if (!w->open)
        return SDL_MUTEX_MAXWAIT;
    decks_on(w, &leaving);
    return leaving ? TEND_MS : LOOK_MS;
}

static void close_when_quiet(struct worker *w)
{
    Uint64 now = SDL_GetTicks64();
    bool leaving = false;
    if (!w->open)
        return;
    SDL_LockMutex(w->ear);
    const bool sounds = mix_sounding(&w->mix);
    SDL_UnlockMutex(w->ear);
    if (sounds || decks_on(w, &leaving))
        w->quiet_since = now;
    else if (now - w->quiet_since >= AUDIO_CLOSE_MS)
        close_device(w);
}

static bool same_wish(const struct audio_wish *a, const struct audio_wish *b)
{
    return memcmp(a->percent, b->percent, sizeof a->percent) == 0 && a->muted == b->muted &&
           a->mono == b->mono && a->tension == b->tension && a->room == b->room &&
           strcmp(a->music, b->music) == 0;
}

static int SDLCALL work(void *user)
{
    struct worker *w = user;
    struct order orders[ORDERS];
    SDL_LockMutex(w->lock);
    while (!w->box.quit) {
        if (!w->box.news) {
            Uint32 ms = rest(w);
            if (ms == SDL_MUTEX_MAXWAIT)
                SDL_CondWait(w->wake, w->lock);
            else
                SDL_CondWaitTimeout(w->wake, w->lock, ms);
            if (w->box.quit)
                break;
        }
        int n = w->box.norders;
        memcpy(orders, w->box.orders, sizeof orders[0] * (size_t)n);
        bool changed = !same_wish(&w->wish, &w->box.wish);
        w->wish = w->box.wish;
        const int hush = w->box.hush;
        w->box.norders = 0;
        w->box.hush = -1;
        w->box.news = false;
        SDL_UnlockMutex(w->lock);

        if (changed && w->open)
            set_volumes(w);
        if (hush >= 0 && w->open) {
            SDL_LockMutex(w->ear);
            mix_hush(&w->mix, hush);
            SDL_UnlockMutex(w->ear);
        }
        for (int i = 0; i < n; i++)
            play(w, &orders[i]);
        tend_music(w);
        close_when_quiet(w);

        SDL_LockMutex(w->lock);
        w->box.awake = w->open;
    }
    SDL_UnlockMutex(w->lock);
    close_device(w);
    if (w->loaded)
        w->mixer.Quit();
    return 0;
}

/* ---- the driver, called by the thread that draws ---- */

static void sdl_close(void *inside)
{
    struct worker *w = inside;
    if (w->thread) {
        SDL_LockMutex(w->lock);
        w->box.quit = true;
        SDL_CondSignal(w->wake);
        SDL_UnlockMutex(w->lock);
        SDL_WaitThread(w->thread, NULL);
    }
    if (w->wake)
        SDL_DestroyCond(w->wake);
    if (w->lock)
        SDL_DestroyMutex(w->lock);
    if (w->ear)
        SDL_DestroyMutex(w->ear);
    mem_free(w->assets);
    mem_free(w);
}

static void *sdl_open(const char *assets_dir)
{
    struct worker *w = mem_alloc(sizeof *w);
    w->assets = mem_copy_text(assets_dir);
    w->lock = SDL_CreateMutex();
    w->ear = SDL_CreateMutex();
    w->wake = SDL_CreateCond();
    w->box.hush = -1;
    decoded_begin(&w->decoded, &w->mixer, w->assets, &w->mix, w->ear);
    if (w->lock && w->ear && w->wake)
        w->thread = SDL_CreateThread(work, "sound", w);
    if (!w->thread) {
        sdl_close(w);
        return NULL;
    }
    return w;
}

static void sdl_play(void *inside, const struct audio_order *order)
{
    struct worker *w = inside;
    SDL_LockMutex(w->lock);
    if (w->box.norders < ORDERS)
        w->box.orders[w->box.norders++] = (struct order){.how = *order, .when = SDL_GetTicks64()};
    w->box.news = true;
    SDL_CondSignal(w->wake);
    SDL_UnlockMutex(w->lock);
}

static void sdl_hush(void *inside, int ms)
{
    struct worker *w = inside;
    SDL_LockMutex(w->lock);
    w->box.hush = ms;
    w->box.news = true;
    SDL_CondSignal(w->wake);
    SDL_UnlockMutex(w->lock);
}

static void sdl_want(void *inside, const struct audio_wish *wish)
{
    struct worker *w = inside;
    SDL_LockMutex(w->lock);
    w->box.wish = *wish;
    w->box.news = true;
    SDL_CondSignal(w->wake);
    SDL_UnlockMutex(w->lock);
}

static bool sdl_trouble(void *inside, char *out, size_t size)
{
    struct worker *w = inside;
    SDL_LockMutex(w->lock);
    SDL_strlcpy(out, w->box.trouble, size);
    SDL_UnlockMutex(w->lock);
    return out[0] != '\0';
}

static bool sdl_awake(void *inside)
{
    struct worker *w = inside;
    SDL_LockMutex(w->lock);
    bool awake = w->box.awake;
    SDL_UnlockMutex(w->lock);
    return awake;
}

const struct audio_driver audio_sdl = {
    .name = "sdl",
    .open = sdl_open,
    .close = sdl_close,
    .play = sdl_play,
    .hush = sdl_hush,
    .want = sdl_want,
    .trouble = sdl_trouble,
    .awake = sdl_awake,
};
