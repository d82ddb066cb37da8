/* Sentences on their way to the voice, and what has been said. */
#include "speech.h"

#include "log.h"
#include "mem.h"
#include "speech_voice.h"
#include "utf8.h"

#include <SDL.h>
#include <string.h>

enum {
    /* a voice that never tells that it has ended is taken to have ended after so long */
    LETTER_MS = 150,
    EXTRA_MS = 3000,
    RETRY_MS = 60000 /* how long a voice that could not be found is left alone */
};

struct order {
    char *sentence;
    char language[8];
};

struct speech {
    bool mute;
    void (*ended)(void);
    char *said[SPEECH_HEARD];
    long count;
    Uint64 ends; /* at the latest */
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_cond *wake;
    struct { /* under the lock */
        struct order order[SPEECH_WAITING];
        int n, rate;
        bool quiet, quit, new_rate;
        char trouble[256];
    } box;
};

/* Sentences at the voice. The library's callbacks know no context. */
static SDL_atomic_t at_voice;
static void (*tell_ended)(void);

static void one_done(void)
{
    if (SDL_AtomicAdd(&at_voice, -1) <= 1 && tell_ended)
        tell_ended();
}

/* ---- the speaking thread ---- */

static void lose(struct voice **v)
{
    if (*v)
        voice_close(*v);
    *v = NULL;
    SDL_AtomicSet(&at_voice, 0);
    if (tell_ended)
        tell_ended();
}

static void find(struct speech *s, struct voice **v, Uint64 *retry)
{
    char why[256];
    if (*v || SDL_GetTicks64() < *retry)
        return;
    *v = voice_open(one_done, why, sizeof why);
    SDL_LockMutex(s->lock);
    SDL_strlcpy(s->box.trouble, *v ? "" : why, sizeof s->box.trouble);
    s->box.new_rate = true;
    SDL_UnlockMutex(s->lock);
    if (!*v) {
        log_warn("%s", why);
        *retry = SDL_GetTicks64() + RETRY_MS;
    }
}

/* Takes the oldest order; its sentence is the caller's. False: there is none. */
static bool take(struct speech *s, struct order *out)
{
    if (s->box.n == 0)
        return false;
    *out = s->box.order[0];
    memmove(s->box.order, s->box.order + 1, (size_t)--s->box.n * sizeof *out);
    return true;
}

static int work(void *user)
{
    struct speech *s = user;
    struct voice *v = NULL;
    Uint64 retry = 0;
    SDL_LockMutex(s->lock);
    while (!s->box.quit) {
        struct order o = {0};
        const bool quiet = s->box.quiet, got = take(s, &o);
        if (!quiet && !got && !(s->box.new_rate && v)) {
            SDL_CondWait(s->wake, s->lock);
            continue;
        }
        s->box.quiet = false;
        SDL_UnlockMutex(s->lock);
        if (got)
            find(s, &v, &retry);
        SDL_LockMutex(s->lock);
        const int rate = s->box.new_rate ? s->box.rate : 0;
        s->box.new_rate = false;
        SDL_UnlockMutex(s->lock);
        bool good = v != NULL;
        if (good && quiet)
            good = voice_quiet(v);
        if (good && rate)
            good = voice_rate(v, rate);
        if (good && got) {
            SDL_AtomicAdd(&at_voice, 1);
            good = voice_say(v, o.language, o.sentence);
        }
        if (!good)
            lose(&v);
        mem_free(o.sentence);
        SDL_LockMutex(s->lock);
    }
    SDL_UnlockMutex(s->lock);
    if (v) {
        voice_quiet(v);
        voice_close(v);
    }
    return 0;
}

/* ---- what the table says ---- */

struct speech *speech_open(bool mute, void (*ended)(void))
{
    struct speech *s = mem_alloc(sizeof *s);
    s->mute = mute;
    tell_ended = mute ? NULL : ended;
    s->box.rate = 100;
    return s;
}

static bool begin(struct speech *s)
{
    if (s->thread)
        return true;
    s->lock = SDL_CreateMutex();
    s->wake = SDL_CreateCond();
    if (s->lock && s->wake)
        s->thread = SDL_CreateThread(work, "voice", s);
    return s->thread != NULL;
}

void speech_close(struct speech *s)
{
    if (s->thread) {
        SDL_LockMutex(s->lock);
        s->box.quit = true;
        SDL_CondSignal(s->wake);
        SDL_UnlockMutex(s->lock);
        SDL_WaitThread(s->thread, NULL);
    }
    while (s->box.n)
        mem_free(s->box.order[--s->box.n].sentence);
    SDL_DestroyCond(s->wake);
    SDL_DestroyMutex(s->lock);
    for (int i = 0; i < SPEECH_HEARD; i++)
        mem_free(s->said[i]);
    mem_free(s);
}

static char *cut(const char *sentence)
{
    size_t n = strlen(sentence);
    if (n >= SPEECH_SENTENCE)
        for (n = SPEECH_SENTENCE - 1; n && ((unsigned char)sentence[n] & 0xC0) == 0x80;)
            n--;
    char *out = mem_alloc(n + 1);
    memcpy(out, sentence, n);
    return out;
}

static void drop_waiting(struct speech *s)
{
    while (s->box.n)
        mem_free(s->box.order[--s->box.n].sentence);
}

/* Hands it to the speaking thread; NULL only ends what runs. */
static void order(struct speech *s, const char *language, char *sentence, bool now)
{
    SDL_LockMutex(s->lock);
    if (now) {
        drop_waiting(s);
        s->box.quiet = true;
    }
    if (sentence) {
        if (s->box.n == SPEECH_WAITING) {
            mem_free(s->box.order[0].sentence);
            memmove(s->box.order, s->box.order + 1, (size_t)--s->box.n * sizeof *s->box.order);
        }
        struct order *o = &s->box.order[s->box.n++];
        o->sentence = sentence;
        SDL_strlcpy(o->language, language, sizeof o->language);
    }
    SDL_CondSignal(s->wake);
    SDL_UnlockMutex(s->lock);
}

static void be_quiet(struct speech *s)
{
    s->ends = 0;
    if (s->thread)
        order(s, "", NULL, true);
}

void speech_say(struct speech *s, const char *language, const char *sentence, enum speech_when when)
{
    if (!*sentence) {
        if (when == SPEECH_NOW)
            be_quiet(s);
        return;
    }
    char **slot = &s->said[s->count++ % SPEECH_HEARD];
    mem_free(*slot);
    *slot = cut(sentence);
    if (s->mute || !begin(s))
        return;
    const Uint64 now = SDL_GetTicks64(), from = when == SPEECH_NOW || s->ends < now ? now : s->ends;
    s->ends = from + EXTRA_MS + LETTER_MS * (Uint64)utf8_count(*slot);
    order(s, language, mem_copy_text(*slot), when == SPEECH_NOW);
}

void speech_rate(struct speech *s, int percent)
{
    percent = percent < SPEECH_RATE_LEAST  ? SPEECH_RATE_LEAST
              : percent > SPEECH_RATE_MOST ? SPEECH_RATE_MOST
                                           : percent;
    if (s->mute || percent == s->box.rate)
        return;
    if (!s->thread) {
        s->box.rate = percent;
        return;
    }
    SDL_LockMutex(s->lock);
    s->box.rate = percent;
    s->box.new_rate = true;
    SDL_CondSignal(s->wake);
    SDL_UnlockMutex(s->lock);
}

bool speech_speaks(struct speech *s)
{
    if (!s->thread)
        return false;
    SDL_LockMutex(s->lock);
    const bool waits = s->box.n > 0 && !s->box.trouble[0];
    SDL_UnlockMutex(s->lock);
    return (waits || SDL_AtomicGet(&at_voice) > 0) && SDL_GetTicks64() < s->ends;
}

bool speech_there(const struct speech *s) { return s->mute || voice_there(); }

const char *speech_said(const struct speech *s, int i)
{
    return i < 0 || i >= SPEECH_HEARD || i >= s->count ? NULL
                                                       : s->said[(s->count - 1 - i) % SPEECH_HEARD];
}

long speech_count(const struct speech *s) { return s->count; }
