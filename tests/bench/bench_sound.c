/* How soon a sound begins, in ms: from audio_cue() to the moment at which its first sample is given
 * to the device, the samples before it in the same buffer included. What the device itself holds
 * comes on top: as a rule one buffer, 23 ms. And how long opening a device takes for the first
 * sound. Prints figures, judges nothing.
 *
 *     bench-sound [TIMES]       SDL_AUDIODRIVER says by which device; SDL's dummy keeps time too */
#include "audio.h"
#include "mix.h"
#include "path.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { RATE = 44100, LOUD = 100 /* of 32768: what is heard first of a card or a click */ };

static volatile double heard; /* when, 0: not yet */
static volatile bool rested;  /* a buffer has been silent */

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void wait_ms(int ms)
{
    nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000L}, NULL);
}

void __real_mix_render(struct mix *m, int16_t *stream, int frames);
void __wrap_mix_render(struct mix *m, int16_t *stream, int frames);

void __wrap_mix_render(struct mix *m, int16_t *stream, int frames)
{
    int at = 0;
    __real_mix_render(m, stream, frames);
    while (at < frames && abs(stream[2 * at]) < LOUD)
        at++;
    rested = at == frames;
    if (at < frames && heard == 0)
        heard = now_ms() + at * 1000.0 / RATE;
}

static int by_size(const void *a, const void *b)
{
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

/* Each after `pause` ms and a bit, and silence. */
static void measure(struct audio *a, const char *what, const char *const names[], int n, int times,
                    int pause)
{
    double ms[1000];
    int got = 0;
    for (int i = 0; i < times && i < 1000; i++) {
        wait_ms(pause + rand() % 50);
        for (int k = 0; k < 300 && audio_awake(a) && !rested; k++)
            wait_ms(10);
        heard = 0;
        const double from = now_ms();
        audio_cue(a, &(struct audio_cue){.name = names[i % n], .variant = 1 + i / n % 3});
        for (int k = 0; k < 1000 && heard == 0; k++)
            wait_ms(1);
        if (heard > 0)
            ms[got++] = heard - from;
    }
    if (!got)
        return;
    qsort(ms, (size_t)got, sizeof *ms, by_size);
    printf("%-28s %4d heard: median %6.1f, 95 %% %6.1f, most %6.1f ms\n", what, got, ms[got / 2],
           ms[got * 95 / 100], ms[got - 1]);
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static const char *const few[] = {"ui/press", "cards/flip", "holdem/bet"},
                             *const many[] = {"ace/shot",     "spec/bet",    "power-up/raise",
                                              "upcolor/play", "holdem/call", "cards/shuffle",
                                              "ui/toggle",    "spec/fold",   "power-up/check",
                                              "ace/reload"};
    const int times = argc > 1 ? atoi(argv[1]) : 200;
    char *assets = path_assets();
    struct audio *a = audio_open(assets, false);
    measure(a, "the first of all", few, 1, 1, 0);
    measure(a, "kept, the device is open", few, 3, times, 150);
    measure(a, "from the disk, it is open", many, 10, 30, 150);
    measure(a, "the device is closed", few, 1, times / 20, AUDIO_CLOSE_MS + 1000);
    audio_close(a);
    free(assets);
    return 0;
}
