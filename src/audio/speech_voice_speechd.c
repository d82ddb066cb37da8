/* libspeechd, of which only the shapes are known when this is built: the library is opened when
 * somebody wants a voice. */
#include "speech_voice.h"

#include "late.h"
#include "mem.h"

#include <SDL.h>
#include <libspeechd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct voice {
    void *library;
    SPDConnection *line;
    char language[8];
    __typeof__(&spd_open2) open;
    __typeof__(&spd_close) close;
    __typeof__(&spd_say) say;
    __typeof__(&spd_cancel) cancel;
    __typeof__(&spd_set_voice_rate) rate;
    __typeof__(&spd_set_language) set_language;
    __typeof__(&spd_set_notification_on) notify;
};

/* The library passes nothing of ours back to its callbacks, and there is one voice a program. */
static void (*told)(void);

static void on_done(size_t message, size_t client, SPDNotificationType state)
{
    (void)message, (void)client, (void)state;
    told();
}

static const char library[] = "libspeechd.so.2";

bool voice_there(void)
{
    void *found = SDL_LoadObject(library);
    SDL_UnloadObject(found);
    return found != NULL;
}

static bool load(struct voice *v)
{
    v->library = SDL_LoadObject(library);
    if (!v->library)
        return false;
    const struct late_call wanted[] = {
        {"spd_open2", &v->open},
        {"spd_close", &v->close},
        {"spd_say", &v->say},
        {"spd_cancel", &v->cancel},
        {"spd_set_voice_rate", &v->rate},
        {"spd_set_language", &v->set_language},
        {"spd_set_notification_on", &v->notify},
    };
    return late_find(v->library, SDL_LoadFunction, wanted, sizeof wanted / sizeof *wanted);
}

struct voice *voice_open(void (*done)(void), char *why, size_t size)
{
    struct voice *v = mem_alloc(sizeof *v);
    char *error = NULL;
    told = done;
    if (!load(v))
        snprintf(why, size,
                 "There is no voice: the library of speech-dispatcher is not installed.");
    else if (!(v->line = v->open("carre", "table", NULL, SPD_MODE_THREADED, NULL, 1, &error)))
        snprintf(why, size, "There is no voice: %s.",
                 error ? error : "speech-dispatcher does not answer");
    free(error);
    if (!v->line) {
        voice_close(v);
        return NULL;
    }
    v->line->callback_end = v->line->callback_cancel = on_done;
    v->notify(v->line, SPD_END);
    v->notify(v->line, SPD_CANCEL);
    return v;
}

void voice_close(struct voice *v)
{
    if (v->line)
        v->close(v->line);
    if (v->library)
        SDL_UnloadObject(v->library);
    mem_free(v);
}

bool voice_say(struct voice *v, const char *language, const char *sentence)
{
    if (strcmp(v->language, language) != 0) {
        if (v->set_language(v->line, language) < 0)
            return false;
        snprintf(v->language, sizeof v->language, "%s", language);
    }
    return v->say(v->line, SPD_MESSAGE, sentence) >= 0;
}

bool voice_quiet(struct voice *v) { return v->cancel(v->line) >= 0; }

/* Half the pace is the slowest that the library knows, three times the fastest: -100 to 0 to 100.
 */
bool voice_rate(struct voice *v, int percent)
{
    return v->rate(v->line, percent < 100 ? (percent - 100) * 2 : (percent - 100) / 2) >= 0;
}
