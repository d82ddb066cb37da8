/* lockstep.c - two programs side by side (lockstep.h). */
#include "lockstep.h"

#include "cue_words.h"
#include "match_inside.h"
#include "match_types.h"
#include "mem.h"
#include "scenes.h"
#include "table_inside.h"
#include "twins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct lockstep *running;

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue);
void __wrap_audio_hush(struct audio *a, int ms);
void __wrap_audio_tension(struct audio *a, int level);
void __wrap_audio_room(struct audio *a, enum audio_room room);
void __wrap_SDL_SetWindowTitle(void *window, const char *title);

void __wrap_audio_cue(struct audio *a, const struct audio_cue *cue)
{
    (void)a;
    if (running)
        cue_words(&running->side[running->now].heard, cue);
}

void __wrap_audio_hush(struct audio *a, int ms)
{
    (void)a;
    if (running)
        strbuf_addf(&running->side[running->now].heard, "hush %d\n", ms);
}

void __wrap_audio_tension(struct audio *a, int level)
{
    (void)a;
    if (!running || level == running->side[running->now].tense)
        return;
    running->side[running->now].tense = level;
    strbuf_addf(&running->side[running->now].heard, "tension %d\n", level);
}

void __wrap_audio_room(struct audio *a, enum audio_room room)
{
    (void)a;
    if (!running || (int)room == running->side[running->now].room)
        return;
    running->side[running->now].room = (int)room;
    strbuf_addf(&running->side[running->now].heard, "room %d\n", (int)room);
}

void __wrap_SDL_SetWindowTitle(void *window, const char *title)
{
    (void)window;
    if (running)
        strbuf_addf(&running->side[running->now].heard, "title %s\n", title);
}

struct lockstep *lockstep_running(void) { return running; }

void lockstep_open(struct lockstep *x, const char *const saved[2], const struct seating *who,
                   enum settings_pace pace, int assist)
{
    *x = (struct lockstep){.now = 0};
    for (int i = 0; i < 2; i++) {
        x->side[i].b = bench_open(1280, 720, "en", 100);
        struct app *app = lockstep_app(x, i);
        app_set(app, SETTING_SPEECH, SPEECH_FULL);
        app_set(app, SETTING_FIRST_START_DONE, 1);
        app_set(app, SETTING_PACE, pace);
        app_set(app, SETTING_ASSIST, assist);
        title_open(app);
        table_open(app, &(struct table_request){.saved = saved[i], .seating = who});
    }
}

void lockstep_close(struct lockstep *x)
{
    for (int i = 0; i < 2; i++) {
        lockstep_app(x, i);
        bench_close(&x->side[i].b);
        strbuf_free(&x->side[i].heard);
    }
    running = NULL;
}

struct app *lockstep_app(struct lockstep *x, int i)
{
    running = x;
    x->now = i;
    return x->side[i].b.app;
}

struct table *lockstep_table(struct lockstep *x, int i)
{
    struct scene *s = app_top(lockstep_app(x, i));
    return s && strcmp(s->type->name, "table") == 0 ? (struct table *)s : NULL;
}

void lockstep_clocks(struct lockstep *x, int ms)
{
    for (int i = 0; i < 2; i++) {
        struct app *app = lockstep_app(x, i);
        app_clock(app, app_now(app) + ms);
    }
}

void lockstep_key(struct lockstep *x, int key)
{
    for (int i = 0; i < 2; i++)
        app_input(lockstep_app(x, i), &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
}

void lockstep_point(struct lockstep *x, struct point at)
{
    for (int i = 0; i < 2; i++)
        app_input(lockstep_app(x, i), &(struct input){.kind = INPUT_MOVE, .at = at});
}

bool lockstep_fails(struct lockstep *x, const char *what)
{
    if (!x->fault)
        x->fault = what;
    return false;
}

bool lockstep_same_said(struct lockstep *x)
{
    struct speech *a = x->side[0].b.speech, *b = x->side[1].b.speech;
    const long more = speech_count(a) - x->side[0].said;
    if (more != speech_count(b) - x->side[1].said)
        return lockstep_fails(x, "how much is said aloud");
    for (int i = 0; i < more && i < SPEECH_HEARD; i++)
        if (strcmp(speech_said(a, i), speech_said(b, i)) != 0) {
            printf("  said: %s\n  said: %s\n", speech_said(a, i), speech_said(b, i));
            return lockstep_fails(x, "what is said aloud");
        }
    for (int i = 0; i < 2; i++)
        x->side[i].said = speech_count(x->side[i].b.speech);
    return true;
}

/* The first lines that differ. */
static void show_difference(const char *a, const char *b)
{
    while (*a && *b) {
        const size_t n = strcspn(a, "\n"), k = strcspn(b, "\n");
        if (n != k || strncmp(a, b, n) != 0)
            break;
        a += n + (a[n] == '\n');
        b += k + (b[k] == '\n');
    }
    printf("  %.*s\n  %.*s\n", (int)strcspn(a, "\n"), a, (int)strcspn(b, "\n"), b);
}

bool lockstep_same_sounds(struct lockstep *x)
{
    const char *a = strbuf_text(&x->side[0].heard), *b = strbuf_text(&x->side[1].heard);
    if (strcmp(a, b) != 0) {
        show_difference(a, b);
        return lockstep_fails(x, "sounds");
    }
    for (int i = 0; i < 2; i++)
        strbuf_clear(&x->side[i].heard);
    return true;
}

bool lockstep_same_picture(struct lockstep *x)
{
    char *a = twins_screen(&x->side[0].b), *b = twins_screen(&x->side[1].b);
    const bool good = strcmp(a, b) == 0;
    if (!good)
        show_difference(a, b);
    mem_free(a);
    mem_free(b);
    return good ? true : lockstep_fails(x, "picture or controls");
}

void lockstep_options(int argc, char **argv, const struct lockstep_option *of, int n)
{
    for (int i = 1; i + 1 < argc; i += 2)
        for (int k = 0; k < n; k++)
            if (strcmp(argv[i], of[k].name) == 0) {
                if (of[k].number)
                    *of[k].number = atoi(argv[i + 1]);
                else
                    *of[k].text = argv[i + 1];
            }
}

struct match *lockstep_other_chance(const struct match *m)
{
    struct match *t = match_copy(m);
    t->dealer.seed[7] ^= 0x5A;
    t->dealer.window.filled = false;
    return t;
}
