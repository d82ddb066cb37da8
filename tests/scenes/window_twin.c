#include "window_twin.h"

#include "log.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "table.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { PATIENCE_MS = 4000 };

void window_wait_ms(int64_t ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000}, NULL);
}

/* That the folder is taken is as it should be. */
static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

struct store *window_eyes(const char *data)
{
    log_sink(hush, NULL);
    struct store *s = store_open(data);
    log_sink(NULL, NULL);
    return s;
}

/* ---- what the window kept ---- */

/* The number of actions and the digest: "end 12 0123456789abcdef". */
static const char *end_of(const char *text)
{
    const char *end = text ? strstr(text, "\nend ") : NULL;
    return end ? end + 1 : "";
}

static bool same_end(const char *a, const char *b)
{
    a = end_of(a);
    b = end_of(b);
    const size_t n = strcspn(a, "\n");
    return n == strcspn(b, "\n") && strncmp(a, b, n) == 0;
}

bool window_twin_agree(const struct window_twin *t)
{
    char *mine = store_get(t->own, t->name);
    bool same = false;
    for (int ms = 0; ms < PATIENCE_MS && !same; ms += 10) {
        char *text = store_get(t->eyes, t->name);
        same = mine && text ? same_end(mine, text) : !mine && !text;
        if (!same && ms + 10 >= PATIENCE_MS)
            printf("the window has kept “%.*s”, it should be “%.*s”\n",
                   (int)strcspn(end_of(text), "\n"), end_of(text), (int)strcspn(end_of(mine), "\n"),
                   end_of(mine));
        mem_free(text);
        if (!same)
            window_wait_ms(10);
    }
    mem_free(mine);
    return same;
}

bool window_twin_fresh(const struct window_twin *t)
{
    for (int ms = 0; ms < PATIENCE_MS; ms += 10) {
        char *text = store_get(t->eyes, t->name);
        const bool fresh = strncmp(end_of(text), "end 0 ", 6) == 0;
        mem_free(text);
        if (fresh)
            return true;
        window_wait_ms(10);
    }
    return false;
}

/* ---- the own table ---- */

static struct settings *settings_of_window(const struct window_twin *t)
{
    char *text = store_get(t->eyes, SETTINGS_FILE);
    struct settings *s = text ? settings_parse(text, NULL) : settings_new();
    mem_free(text);
    return s;
}

bool window_twin_open(struct window_twin *t, const char *data, const char *game, int w, int h)
{
    struct seating who;
    char seats[40], error[SEATING_ERROR], *assets = path_assets();
    *t = (struct window_twin){.eyes = window_eyes(data), .folder = scratch_make()};
    snprintf(t->name, sizeof t->name, "autosave-%s", game);
    snprintf(seats, sizeof seats, "seating-%s", game);
    t->own = store_open(t->folder);
    t->fonts = fonts_open();
    t->canvas = canvas_text_new(w, h, t->fonts);
    t->audio = audio_open(assets, true);
    t->app = app_new(&(struct app_parts){.canvas = t->canvas,
                                         .fonts = t->fonts,
                                         .audio = t->audio,
                                         .store = t->own,
                                         .settings = settings_of_window(t)});
    app_scripted(t->app, true);
    title_open(t->app);
    char *text = store_get(t->eyes, t->name), *sat = store_get(t->eyes, seats);
    const bool seated = sat && seating_read(seats, sat, &who, error);
    if (text)
        table_open(t->app, &(struct table_request){
                               .game = game, .saved = text, .seating = seated ? &who : NULL});
    else
        printf("the window has kept no game\n");
    const bool good = text != NULL;
    mem_free(text);
    mem_free(sat);
    mem_free(assets);
    return good;
}

void window_twin_close(struct window_twin *t)
{
    app_free(t->app);
    audio_close(t->audio);
    canvas_free(t->canvas);
    fonts_close(t->fonts);
    store_close(t->own);
    store_close(t->eyes);
    scratch_remove(t->folder);
    mem_free(t->folder);
}
