/* What a frame of the real program costs at 1920 × 1080 with the software renderer: whole stretches of play in each game, at normal pace, sixty frames a second by a
 * clock that is given, with bots that decide and a pointer that wanders. Of each frame the time of update, drawing and handing over is taken, as time of this
 * thread's own (other work may run on the machine), and counted under what it changed: "busy" frames change more than a third of the picture, "part" less.
 *
 *     bench-frames [check] [NAME…]   frame, ace, upcolor, holdem, power-up, spec, curtain; none: all
 *
 * Told of each stretch: how many frames, their median, 99th percentile and longest in milliseconds; "first" are frames that drew some picture, panel or line of text
 * for the first time, of any extent; "late" those over 16.7; frames drawn while nothing moves (none are right); and how many frames pass between a hand's input and the first changed pixel. Then the time
 * from the start of the program to its first frame, and its memory. Ends with 1 if a limit of feel.md is missed by far. */
#include "canvas_sdl.h"
#include "frames_play.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { W = 1920, H = 1080, TILE = 40, TILES = (W / TILE) * (H / TILE), MOST = 4000, SECOND = 1000 };

struct costs { int n; float ms[MOST]; };

struct bench_frames {
    struct gfx_window window;
    struct fonts *fonts;
    struct canvas *canvas;
    struct audio *audio;
    struct app *app;
    uint32_t *last;             /* the picture of the frame before */
    struct costs busy, part;    /* frames that drew no picture for the first time… */
    struct costs first;         /* …and those that did */
    double wall;
    bool check;
    int wrong;                  /* frames that are not what they would be if drawn whole */
    int late, nothing;          /* frames over 16.7 ms; frames that changed no pixel */
    double ahead;               /* the longest piece of work ahead of time */
    int latency, inputs;        /* the most frames between an input and a changed pixel; how many were tried */
};

static double clock_of(clockid_t which)
{
    struct timespec t;
    clock_gettime(which, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* How many tiles look different from the last frame. */
static int changed(struct bench_frames *b)
{
    static bool tile[TILES];
    const SDL_Surface *s = SDL_GetWindowSurface(b->window.window);
    int n = 0;
    memset(tile, 0, sizeof tile);
    for (int y = 0; y < H; y++) {
        const uint32_t *row = (const uint32_t *)(const void *)((const char *)s->pixels + (ptrdiff_t)y * s->pitch);
        uint32_t *was = b->last + (size_t)y * W;
        if (memcmp(row, was, W * sizeof *row) == 0)
            continue;
        for (int x = 0; x < W; x += TILE)
            tile[y / TILE * (W / TILE) + x / TILE] |= memcmp(row + x, was + x, TILE * sizeof *row) != 0;
        memcpy(was, row, W * sizeof *row);
    }
    for (int i = 0; i < TILES; i++)
        n += tile[i];
    return n;
}

static void add(struct costs *c, double ms)
{
    if (c->n < MOST)
        c->ms[c->n++] = (float)ms;
}

/* One frame at the app's time. Returns what app_frame says; `tiles`: how many changed, -1 if it drew none. */
static int frame(struct bench_frames *b, int *tiles)
{
    const long before = app_frames(b->app), made = canvas_costs(b->canvas).made;
    const double wall = clock_of(CLOCK_MONOTONIC), own = clock_of(CLOCK_THREAD_CPUTIME_ID);
    const int wait = app_frame(b->app);
    const double ms = clock_of(CLOCK_THREAD_CPUTIME_ID) - own;
    *tiles = -1;
    if (app_frames(b->app) == before)
        return wait;
    b->wall += clock_of(CLOCK_MONOTONIC) - wall;
    *tiles = changed(b);
    if (b->check)
        b->wrong += canvas_differences(b->canvas) != 0;
    b->nothing += *tiles == 0;
    b->late += ms > 1000.0 / 60;
    if (getenv("FRAMES_LATE") && ms > atof(getenv("FRAMES_LATE")))
        printf("    at %lld: %.1f ms, %d tiles, %ld drawn, %ld made, %ld copies, %s\n", (long long)app_now(b->app), ms, *tiles, canvas_costs(b->canvas).pixels,
               canvas_costs(b->canvas).made - made, canvas_costs(b->canvas).copied, app_top(b->app)->type->name);
    add(canvas_costs(b->canvas).made != made ? &b->first : *tiles * 3 > TILES ? &b->busy : &b->part, ms);
    return wait;
}

static bool open_bench(struct bench_frames *b, const char *cache)
{
    char why[200], *assets = path_assets();
    *b = (struct bench_frames){.fonts = fonts_open(), .last = mem_array((size_t)W * H, sizeof *b->last)};
    if (!b->fonts || !gfx_window_open(&b->window, &(struct window_wish){.title = "frames", .w = W, .h = H, .software = true}, why, sizeof why))
        return false;
    b->canvas = canvas_window_new(&b->window, assets, b->fonts);
    canvas_keep_on_disk(b->canvas, cache, 64 << 20);
    canvas_hasten(b->canvas);
    b->audio = audio_open(assets, true);
    b->app = app_new(&(struct app_parts){.canvas = b->canvas, .fonts = b->fonts, .audio = b->audio, .lang = "en"});
    mem_free(assets);
    return canvas_size(b->canvas).w == W && canvas_size(b->canvas).h == H;
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

/* A copy of the whole picture on this machine at this moment: half a millisecond where the figures of feel.md were taken. */
static double yardstick(struct bench_frames *b)
{
    static uint32_t copy[W * H];
    double least = 1e9;
    for (int i = 0; i < 20; i++) {
        const double own = clock_of(CLOCK_THREAD_CPUTIME_ID);
        memcpy(copy, b->last, sizeof copy);
        least = fmin(least, clock_of(CLOCK_THREAD_CPUTIME_ID) - own);
    }
    return least;
}

static int by_size(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;
    return x < y ? -1 : x > y;
}

static float part_of(struct costs *c, double part)
{
    if (c->n == 0)
        return 0;
    qsort(c->ms, (size_t)c->n, sizeof *c->ms, by_size);
    return c->ms[(int)(part * (c->n - 1))];
}

/* Hands that rest: as much as is drawn then is too much. */
static int idle_frames(struct bench_frames *b)
{
    int tiles;
    long before;
    for (int i = 0; i < 2000 && frame(b, &tiles) != SCENE_IDLE; i++)
        app_clock(b->app, app_now(b->app) + 17);
    before = app_frames(b->app);
    for (int i = 0; i < 600; i++) {
        app_clock(b->app, app_now(b->app) + 17);
        app_frame(b->app);
    }
    return (int)(app_frames(b->app) - before);
}

/* Something was pressed: how many frames until a pixel shows it. */
static void await_change(struct bench_frames *b)
{
    int tiles = 0, n = 0;
    while (n < 10 && tiles <= 0) {
        n++;
        app_clock(b->app, app_now(b->app) + 17);
        frame(b, &tiles);
    }
    b->inputs++;
    b->latency = n > b->latency ? n : b->latency;
}

static void run(struct bench_frames *b, const struct play *play)
{
    struct player_hands hands;
    int tiles, wait;
    bool moving = false;
    play_begin(&hands, b->app, play);
    app_frame(b->app);
    changed(b);
    *b = (struct bench_frames){.window = b->window, .fonts = b->fonts, .canvas = b->canvas, .audio = b->audio, .app = b->app, .last = b->last, .check = b->check};
    for (long turn = 0; turn < 400000 && b->busy.n + b->part.n + b->first.n < play->frames; turn++) {
        const long before = app_frames(b->app);
        wait = frame(b, &tiles);
        if (wait < 0 || wait > 25) {
            const double own = clock_of(CLOCK_THREAD_CPUTIME_ID);
            app_ahead(b->app);
            b->ahead = fmax(b->ahead, clock_of(CLOCK_THREAD_CPUTIME_ID) - own);
        }
        if (wait > 0 && wait <= 25 && app_frames(b->app) == before)
            SDL_Delay(1);                               /* a bot thinks, in real time */
        app_clock(b->app, app_now(b->app) + (turn % 3 ? 17 : 16));
        moving = wait == 0;
        if (play_hands(&hands, moving) && !moving)
            await_change(b);
    }
}

static void report(struct bench_frames *b, const char *name)
{
    const int n = b->busy.n + b->part.n + b->first.n;
    printf("%-9s busy %4d: %5.2f %6.2f %7.2f   part %4d: %5.2f %6.2f %7.2f   first %4d: %5.2f %6.2f %7.2f   late %3d  unchanged %4d  idle %d  input %d/%d  wall %.2f  ahead %.1f  %.0f MB  wrong %d  copy %.2f\n", name, b->busy.n,
           (double)part_of(&b->busy, 0.5), (double)part_of(&b->busy, 0.99), (double)part_of(&b->busy, 1), b->part.n, (double)part_of(&b->part, 0.5),
           (double)part_of(&b->part, 0.99), (double)part_of(&b->part, 1), b->first.n, (double)part_of(&b->first, 0.5), (double)part_of(&b->first, 0.99), (double)part_of(&b->first, 1), b->late, b->nothing, idle_frames(b), b->latency, b->inputs, n ? b->wall / n : 0, b->ahead,
           (double)canvas_costs(b->canvas).bytes / (1 << 20), b->wrong, yardstick(b));
    fflush(stdout);
}

/* The program itself, from the shell's call to the end of its first frame, and what it took of memory. */
static void start(const char *data)
{
    const char *program = getenv("CARRE_PROGRAM");
    if (!program || access(program, X_OK) != 0)
        return;
    double least = 1e9;
    struct rusage use = {0};
    for (int i = 0; i < 3; i++) {
        const double began = clock_of(CLOCK_MONOTONIC);
        const pid_t child = fork();
        if (child == 0) {
            execl(program, program, "--software", "--size", "1920x1080", "--data", data, "--quit-after", "1", (char *)NULL);
            _exit(127);
        }
        wait4(child, NULL, 0, &use);
        least = fmin(least, clock_of(CLOCK_MONOTONIC) - began);
    }
    printf("start, first frame and end: %.0f ms, %.0f MB\n", least, (double)use.ru_maxrss / 1024);
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
    char *folder = scratch_make(), *cache = path_join(folder, "pictures");
    static struct bench_frames b;
    const bool checked = argc > 1 && strcmp(argv[1], "check") == 0;
    int failed = 0;
    argc -= checked;
    argv += checked;
    printf("milliseconds of this thread: median, 99th percentile, longest\n");
    for (const struct play *p = plays; p->name && !failed; p++) {
        if (!wanted(p->name, argc, argv))
            continue;
        if (!open_bench(&b, cache)) {
            printf("no window of %d x %d\n", W, H);
            failed = 1;
            break;
        }
        b.check = checked;
        run(&b, p);
        failed |= b.wrong != 0;
        report(&b, p->name);
        close_bench(&b);
    }
    if (argc == 1)
        start(folder);
    scratch_remove(folder);
    mem_free(cache);
    mem_free(folder);
    return failed;
}
