/* What a frame of the real program costs at 1920 × 1080 (FRAMES_SIZE=3840x2160: at that size, in
 * multiples of 40) with the software renderer: whole stretches
 * of play in each game, at normal pace, sixty frames a second by a clock that is given (and by the
 * true one while pictures are drawn ahead), with bots that decide and a pointer that wanders. Of
 * each frame the time of update, drawing and handing over is taken, and counted under what it
 * changed: "busy" frames change more than a third of the picture, "part" less; of these, "tenth"
 * are those that change less than a tenth.
 *
 *     bench-frames [check] [NAME…]   frame, ace, upcolor, holdem, power-up, spec, curtain, stage,
 *                                   ceremonies, won, ends, start; none: all
 *
 * Told of each stretch: how many frames, their median, 99th percentile and longest in milliseconds,
 * first as they pass and then, in brackets, of this thread's own work (other work may run on the
 * machine, and a second thread draws); "first" are frames that drew some picture, panel or line of
 * text for the first time, of any extent; "late" those over 16.7; frames drawn while nothing moves
 * (none are right); and how many frames pass between a hand's input and the first changed pixel.
 * "start" is the program itself: from its call to the end of its first frame, and its memory, on
 * the title and at each game's table. Beside Debian's sgt-solo under Xvfb 1280 x 720, in turn,
 * medians of 31 returning starts: the picture is there after 0.40 of its time (56 ms of 140), with
 * 0.60 of the processor's; as root, for whom libX11 keeps no compose table, after 0.57 with 0.74.
 * With "check" each frame is compared with the same drawn
 * whole; ends with 1 if one differs. FRAMES_LATE=MS tells of each frame longer than that, and
 * what was drawn in it; FRAMES_WEIGH of what was drawn in all of them, and how long that takes one
 * thread. FRAMES_PICTURES=FOLDER keeps pictures on disk from one run to the next, as a player's own
 * folder does; without it each run begins with none.
 *
 * FRAMES_RENDERER=1 draws by SDL's renderer instead, whichever the display has (OpenGL on llvmpipe
 * under Xvfb): every frame is counted as busy, for it draws all of each, and its own time is what
 * is left where a graphics card makes the pixels. */
#include "canvas_sdl.h"
#include "check.h"
#include "frames_play.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "settings.h"
#include "store.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { TILE = 40, MOST = 4000, SECOND = 1000 };
static int wide = 1920, high = 1080; /* multiples of TILE */

struct costs {
    int n;
    float ms[MOST], own[MOST];
};

struct bench_frames {
    struct gfx_window window;
    struct fonts *fonts;
    struct canvas *canvas;
    struct audio *audio;
    struct app *app;
    uint32_t *last;          /* the picture of the frame before */
    struct costs busy, part; /* frames that drew no picture for the first time… */
    struct costs tenth;      /* those of `part` that changed less than a tenth of the picture */
    struct costs first;      /* …and those that did */
    bool check;
    int wrong;                     /* frames that are not what they would be if drawn whole */
    int late, nothing;             /* frames over 16.7 ms; frames that changed no pixel */
    struct canvas_weights weights; /* of all frames, if asked for */
    double ahead;                  /* the longest piece of work ahead of time */
    /* frames that were drawn where nothing happened; -1: something always did */
    int idle;
    /* the most frames between an input and a changed pixel; how many were tried */
    int latency, inputs;
};

static double clock_of(clockid_t which)
{
    struct timespec t;
    clock_gettime(which, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static bool by_renderer(void) { return getenv("FRAMES_RENDERER") != NULL; }

static int tiles_all(void) { return wide / TILE * (high / TILE); }

/* How many tiles look different from the last frame. */
static int changed(struct bench_frames *b)
{
    static bool tile[3840 / TILE * 2160 / TILE];
    CARRE_ASSERT(tiles_all() <= (int)(sizeof tile / sizeof *tile));
    if (by_renderer())
        return tiles_all(); /* its picture can't be read back in time */
    const SDL_Surface *s = SDL_GetWindowSurface(b->window.window);
    int n = 0;
    memset(tile, 0, sizeof tile);
    for (int y = 0; y < high; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((const char *)s->pixels + (ptrdiff_t)y * s->pitch);
        uint32_t *was = b->last + (size_t)y * (size_t)wide;
        if (memcmp(row, was, (size_t)wide * sizeof *row) == 0)
            continue;
        for (int x = 0; x < wide; x += TILE)
            tile[y / TILE * (wide / TILE) + x / TILE] |=
                memcmp(row + x, was + x, TILE * sizeof *row) != 0;
        memcpy(was, row, (size_t)wide * sizeof *row);
    }
    for (int i = 0; i < tiles_all(); i++)
        n += tile[i];
    return n;
}

static void add(struct costs *c, double ms, double own)
{
    if (c->n == MOST)
        return;
    c->own[c->n] = (float)own;
    c->ms[c->n++] = (float)ms;
}

static void add_weights(struct canvas_weights *sum, struct canvas_weights w)
{
    for (int i = 0; i < WORK_KINDS; i++) {
        sum->ops[i] += w.ops[i];
        sum->pixels[i] += w.pixels[i];
        sum->ms[i] += w.ms[i];
    }
}

static void tell_weights(const struct canvas_weights *w)
{
    for (int i = 0; i < WORK_KINDS; i++)
        if (w->ops[i])
            printf("        %-9s %6d pieces, %9ld pixels, %6.2f ms\n", canvas_work_names[i],
                   w->ops[i], w->pixels[i], w->ms[i]);
}

/* A frame that took long: what it made, what it drew, and what that takes one thread. */
static void tell_frame(struct bench_frames *b, double ms, double own, int tiles,
                       const struct canvas_costs *then)
{
    const struct canvas_costs now = canvas_costs(b->canvas);
    const struct canvas_weights w = canvas_weigh(b->canvas);
    printf("    at %lld: %.1f ms (%.1f), %d tiles, %ld drawn, %ld made (pictures %.1f, panels "
           "%.1f, words %.1f ms), %ld copies, %s\n",
           (long long)app_now(b->app), ms, own, tiles, now.pixels, now.made - then->made,
           now.ms[MADE_PICTURE] - then->ms[MADE_PICTURE], now.ms[MADE_PANEL] - then->ms[MADE_PANEL],
           now.ms[MADE_WORDS] - then->ms[MADE_WORDS], now.copied, app_top(b->app)->type->name);
    tell_weights(&w);
}

/* One frame at the app's time. Returns what app_frame says; `tiles`: how many changed, -1 if it
 * drew none. */
static int frame(struct bench_frames *b, int *tiles)
{
    const long before = app_frames(b->app);
    const struct canvas_costs then = canvas_costs(b->canvas);
    const double began = clock_of(CLOCK_MONOTONIC), cpu = clock_of(CLOCK_THREAD_CPUTIME_ID);
    const int wait = app_frame(b->app);
    const double own = clock_of(CLOCK_THREAD_CPUTIME_ID) - cpu,
                 ms = clock_of(CLOCK_MONOTONIC) - began;
    *tiles = -1;
    if (app_frames(b->app) == before)
        return wait;
    *tiles = changed(b);
    if (b->check)
        b->wrong += canvas_differences(b->canvas) > 0;
    b->nothing += *tiles == 0;
    b->late += ms > 1000.0 / 60;
    const struct canvas_costs costs = canvas_costs(b->canvas);
    if (getenv("FRAMES_LATE") && ms > atof(getenv("FRAMES_LATE")))
        tell_frame(b, ms, own, *tiles, &then);
    if (getenv("FRAMES_WEIGH"))
        add_weights(&b->weights, canvas_weigh(b->canvas));
    add(costs.made != then.made    ? &b->first
        : *tiles * 3 > tiles_all() ? &b->busy
                                   : &b->part,
        ms, own);
    if (costs.made == then.made && *tiles * 10 < tiles_all())
        add(&b->tenth, ms, own);
    return wait;
}

/* A window of the program looks for a graphics card; this one takes what there is. */
static bool open_with_renderer(struct gfx_window *out)
{
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0)
        return false;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    *out = (struct gfx_window){.window = SDL_CreateWindow("frames", 0, 0, wide, high, 0)};
    out->renderer =
        out->window ? SDL_CreateRenderer(out->window, -1, SDL_RENDERER_ACCELERATED) : NULL;
    SDL_RendererInfo info;
    if (!out->renderer || SDL_GetRendererInfo(out->renderer, &info) != 0)
        return false;
    printf("drawn by %s\n", info.name);
    return true;
}

static bool open_bench(struct bench_frames *b, const char *cache)
{
    char why[200], *assets = path_assets();
    *b = (struct bench_frames){.fonts = fonts_open(),
                               .last = mem_array((size_t)wide * (size_t)high, sizeof *b->last)};
    if (!b->fonts)
        return false;
    if (by_renderer()
            ? !open_with_renderer(&b->window)
            : !gfx_window_open(
                  &b->window,
                  &(struct window_wish){.title = "frames", .w = wide, .h = high, .software = true},
                  why, sizeof why))
        return false;
    b->canvas = canvas_window_new(&b->window, assets, b->fonts);
    canvas_keep_on_disk(b->canvas, cache, 64 << 20);
    canvas_hasten(b->canvas);
    b->audio = audio_open(assets, true);
    b->app = app_new(&(struct app_parts){
        .canvas = b->canvas, .fonts = b->fonts, .audio = b->audio, .lang = "en"});
    app_scripted(b->app, true);
    mem_free(assets);
    return (int)canvas_size(b->canvas).w == wide && (int)canvas_size(b->canvas).h == high;
}

static void close_bench(struct bench_frames *b)
{
    app_free(b->app);
    audio_close(b->audio);
    canvas_free(b->canvas);
    gfx_window_close(&b->window);
    fonts_close(b->fonts);
    mem_free(b->last);
}

/* A copy of the whole picture on this machine at this moment: half a millisecond where the figures
 * of feel.md were taken. */
static double yardstick(struct bench_frames *b)
{
    const size_t n = (size_t)wide * (size_t)high;
    uint32_t *copy = mem_array(n, sizeof *copy);
    double least = 1e9;
    for (int i = 0; i < 20; i++) {
        const double own = clock_of(CLOCK_THREAD_CPUTIME_ID);
        memcpy(copy, b->last, n * sizeof *copy);
        least = fmin(least, clock_of(CLOCK_THREAD_CPUTIME_ID) - own);
    }
    mem_free(copy);
    return least;
}

static int by_size(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;
    return x < y ? -1 : x > y;
}

static float part_of(float *ms, int n, double part)
{
    if (n == 0)
        return 0;
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    return ms[(int)(part * (n - 1))];
}

/* Hands that rest, for ten seconds: as much as is drawn then is too much. */
static int idle_frames(struct bench_frames *b)
{
    const long before = app_frames(b->app);
    for (int i = 0; i < 600; i++) {
        app_clock(b->app, app_now(b->app) + 17);
        app_frame(b->app);
    }
    return (int)(app_frames(b->app) - before);
}

/* Something was pressed: how many frames until a pixel shows it. What a name was activated by has
 * drawn frames of its own. */
static void await_change(struct bench_frames *b, int drawn)
{
    int tiles = drawn > 0 ? changed(b) : 0, n = drawn;
    while (n < 10 && tiles <= 0) {
        n++;
        app_clock(b->app, app_now(b->app) + 17);
        frame(b, &tiles);
    }
    if (n > 2 && getenv("FRAMES_LATE"))
        printf("    at %lld: %d frames until a change, %s\n", (long long)app_now(b->app), n,
               app_top(b->app)->type->name);
    b->inputs++;
    b->latency = n > b->latency ? n : b->latency;
}

/* Frames follow each other as soon as they are drawn, unless the painter has something to do: it
 * gets the time that it has at a display. */
static void wait_for_display(double began)
{
    const double left = 1000.0 / 60 - (clock_of(CLOCK_MONOTONIC) - began);
    if (left > 1)
        SDL_Delay((Uint32)left);
}

static void forget(struct bench_frames *b)
{
    changed(b);
    *b = (struct bench_frames){.window = b->window,
                               .fonts = b->fonts,
                               .canvas = b->canvas,
                               .audio = b->audio,
                               .app = b->app,
                               .last = b->last,
                               .check = b->check,
                               .idle = -1};
}

/* Frames of the scene on top, in true time: so long, or until nothing has moved for a while. */
static void run_scene(struct bench_frames *b, int ms, int still_ms)
{
    int tiles;
    for (int past = 0, still = 0, step = 17; past < ms && still < still_ms;
         past += step, step = step == 17 ? 16 : 17) {
        const double began = clock_of(CLOCK_MONOTONIC);
        still = frame(b, &tiles) == 0 || app_ahead(b->app) ? 0 : still + step;
        wait_for_display(began);
        app_clock(b->app, app_now(b->app) + step);
        showcase_laid_go_on(b->app, step);
    }
}

static bool is_laid(struct app *app)
{
    return app_top(app) && strcmp(app_top(app)->type->name, "laid") == 0;
}

/* Moments of the picture, each from a table at which nothing has moved for a while. */
static void run_scenes(struct bench_frames *b, const struct play *play)
{
    enum { REST_MS = 700, MOST_MS = 12000, STILL_MS = 900 };
    play_begin(&(struct player_hands){0}, b->app, play);
    app_frame(b->app);
    forget(b);
    b->idle = 0;
    showcase_laid_run(true);
    for (const char *const *name = play->scenes; *name; name++) {
        static struct bench_frames told;
        told = *b;
        for (const struct showcase *s = showcase_all(); s->name; s++)
            if (strcmp(s->name, *name) == 0)
                showcase_open(s, b->app);
        app_frame(b->app);
        const bool laid = is_laid(b->app); /* else a page that begins by itself */
        if (laid) {
            run_scene(b, REST_MS, REST_MS);
            *b = told;
        }
        if (getenv("FRAMES_LATE"))
            printf("    %s, %.1f MB at rest\n", *name,
                   (double)canvas_costs(b->canvas).bytes / (1 << 20));
        if (laid)
            showcase_laid_show(b->app);
        run_scene(b, MOST_MS, STILL_MS);
        app_home(b->app);
    }
    showcase_laid_run(false);
}

static void run(struct bench_frames *b, const struct play *play)
{
    struct player_hands hands;
    int tiles, wait;
    bool moving = false;
    play_begin(&hands, b->app, play);
    app_frame(b->app);
    forget(b);
    for (long turn = 0; turn < 400000 && b->busy.n + b->part.n + b->first.n < play->frames;
         turn++) {
        const long before = app_frames(b->app);
        const double began = clock_of(CLOCK_MONOTONIC);
        wait = frame(b, &tiles);
        if (wait == SCENE_IDLE && b->idle < 0)
            b->idle = idle_frames(b);
        if (wait < 0 || wait > 25) {
            const double own = clock_of(CLOCK_THREAD_CPUTIME_ID);
            const bool more = app_ahead(b->app);
            b->ahead = fmax(b->ahead, clock_of(CLOCK_THREAD_CPUTIME_ID) - own);
            if (more)
                SDL_Delay(4); /* less than passes for hands in these 17 */
        }
        if (wait > 0 && wait <= 25 && app_frames(b->app) == before)
            SDL_Delay(1); /* a bot thinks, in real time */
        if (canvas_ahead(b->canvas))
            wait_for_display(began);
        app_clock(b->app, app_now(b->app) + (turn % 3 ? 17 : 16));
        moving = wait == 0;
        const long drawn = app_frames(b->app);
        if (play_hands(&hands, moving) && !moving)
            await_change(b, (int)(app_frames(b->app) - drawn));
    }
}

static void tell_costs(const char *name, struct costs *c)
{
    printf("  %-5s %4d: %6.2f %6.2f %6.2f   (%.2f %.2f %.2f)\n", name, c->n,
           (double)part_of(c->ms, c->n, 0.5), (double)part_of(c->ms, c->n, 0.99),
           (double)part_of(c->ms, c->n, 1), (double)part_of(c->own, c->n, 0.5),
           (double)part_of(c->own, c->n, 0.99), (double)part_of(c->own, c->n, 1));
}

static void report(struct bench_frames *b, const char *name)
{
    printf("%s\n", name);
    tell_costs("busy", &b->busy);
    tell_costs("part", &b->part);
    tell_costs("tenth", &b->tenth);
    tell_costs("first", &b->first);
    printf("  late %d, unchanged %d, idle %d, input %d of %d, ahead %.1f, kept %.0f MB, wrong %d, "
           "a copy of all %.2f\n",
           b->late, b->nothing, b->idle, b->latency, b->inputs, b->ahead,
           (double)canvas_costs(b->canvas).bytes / (1 << 20), b->wrong, yardstick(b));
    tell_weights(&b->weights);
    fflush(stdout);
}

/* ---- the program itself ---- */

/* What the system says that it has of memory: at present, or has had at the most. In MB. */
static double memory_of(pid_t child, const char *which)
{
    char path[64], line[128];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)child);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, which, strlen(which)) == 0)
            kb = atol(line + strlen(which));
    if (f)
        fclose(f);
    return (double)kb / 1024;
}

static _Noreturn void become(const char *program, const char *data, const char *game,
                             const char *ms, int out)
{
    char *arguments[] = {(char *)(uintptr_t)program,
                         "--software",
                         "--size",
                         "1920x1080",
                         "--data-dir",
                         (char *)(uintptr_t)data,
                         "--quit-after",
                         (char *)(uintptr_t)ms,
                         game ? "--game" : NULL,
                         (char *)(uintptr_t)game,
                         NULL};
    dup2(out, 2);
    setenv("CARRE_VERBOSE", "1", 1);
    execv(program, arguments);
    _exit(127);
}

/* ms to the end of the first frame; MB after it; MB at the most */
struct start {
    double first, then, most;
};

static bool start_once(const char *program, const char *data, const char *game, const char *ms,
                       struct start *out)
{
    int ends[2], status = 0;
    char line[512];
    if (pipe(ends) != 0)
        return false;
    const double began = clock_of(CLOCK_MONOTONIC);
    const pid_t child = fork();
    if (child == 0)
        become(program, data, game, ms, ends[1]);
    close(ends[1]);
    FILE *told = fdopen(ends[0], "r");
    *out = (struct start){0};
    while (told && fgets(line, sizeof line, told)) {
        if (!strstr(line, "first frame"))
            continue;
        out->first = clock_of(CLOCK_MONOTONIC) - began;
        out->then = memory_of(child, "VmRSS:");
        SDL_Delay((Uint32)atoi(ms) - 400);
        out->most = memory_of(child, "VmHWM:");
    }
    if (told)
        fclose(told);
    waitpid(child, &status, 0);
    return status == 0 && out->first > 0;
}

static void no_first_start(const char *data)
{
    struct store *store = store_open(data);
    struct settings *settings = settings_load(store);
    settings_set(settings, SETTING_FIRST_START_DONE, 1);
    settings_save(settings, store);
    settings_free(settings);
    store_flush(store);
    store_close(store);
}

/* The first start asks the desktop, and draws what later ones find on disk. */
static void start(const char *folder)
{
    static const char *const game[] = {NULL,      NULL,     NULL,       "ace",
                                       "upcolor", "holdem", "power-up", "spec"};
    const char *program = getenv("CARRE_PROGRAM");
    struct start s;
    char *data = path_join(folder, "data");
    for (size_t i = 0; program && access(program, X_OK) == 0 && i < sizeof game / sizeof *game;
         i++) {
        if (start_once(program, data, game[i], game[i] ? "4000" : "700", &s))
            printf("start %-9s first frame after %4.0f ms with %3.0f MB, %3.0f MB at most\n",
                   game[i]  ? game[i]
                   : i == 0 ? "first"
                            : "title",
                   s.first, s.then, s.most);
        no_first_start(data);
    }
    mem_free(data);
}

static bool wanted(const char *name, int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], name) == 0)
            return true;
    return argc == 1;
}

int main(int argc, char **argv)
{
    const char *kept = getenv("FRAMES_PICTURES"), *size = getenv("FRAMES_SIZE");
    if (size)
        sscanf(size, "%dx%d", &wide, &high);
    char *folder = scratch_make(),
         *cache = kept ? mem_copy_text(kept) : path_join(folder, "pictures");
    static struct bench_frames b;
    const bool checked = argc > 1 && strcmp(argv[1], "check") == 0;
    int failed = 0;
    argc -= checked;
    argv += checked;
    printf("milliseconds: median, 99th percentile, longest (of this thread alone)\n");
    for (const struct play *p = plays; p->name && !failed; p++) {
        if (!wanted(p->name, argc, argv))
            continue;
        if (!open_bench(&b, cache)) {
            printf("no window of %d x %d\n", wide, high);
            failed = 1;
            break;
        }
        b.check = checked;
        (p->scenes ? run_scenes : run)(&b, p);
        failed |= b.wrong != 0;
        report(&b, p->name);
        close_bench(&b);
    }
    if (wanted("start", argc, argv))
        start(folder);
    scratch_remove(folder);
    mem_free(cache);
    mem_free(folder);
    return failed;
}
