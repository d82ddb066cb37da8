/* test_sound_files.c - every sound that is shipped, decoded and measured: how loud it is as heard
 * (sounds.txt), its peak, what is left of it on a small loudspeaker, and of shots, hits and chips
 * where their energy lies and how soon it comes. The figures are the house's. */
#include <complex.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <SDL.h>

#include "file.h"
#include "mem.h"
#include "mixer.h"
#include "path.h"
#include "strbuf.h"

enum { RATE = 44100, BLOCK = RATE * 4 / 10, MOST = 1 << 19 };

static struct mixer mixer;
static double mono[MOST + BLOCK], heard[MOST + BLOCK];
static complex double spectrum[MOST];
static int nframes, nspectrum, faults;

/* ---- measures ---- */

struct biquad {
    double b[3], a[2];
};

/* BS.1770: the shelf of a head, and the end of what an ear hears below. */
static const struct biquad shelf = {{1.53084123, -2.65097999, 1.16907912},
                                    {-1.66363723, 0.71259542}};
static const struct biquad rumble = {{1.0, -2.0, 1.0}, {-1.98916967, 0.98919904}};

static void filter(double *x, int n, struct biquad f)
{
    double x1 = 0, x2 = 0, y1 = 0, y2 = 0;
    for (int i = 0; i < n; i++) {
        const double y = f.b[0] * x[i] + f.b[1] * x1 + f.b[2] * x2 - f.a[0] * y1 - f.a[1] * y2;
        x2 = x1, x1 = x[i], y2 = y1, y1 = y;
        x[i] = y;
    }
}

static struct biquad high_pass(double hz)
{
    const double k = tan(3.14159265358979 * hz / RATE), n = 1 + k * 1.41421356 + k * k;
    return (struct biquad){{1 / n, -2 / n, 1 / n},
                           {2 * (k * k - 1) / n, (1 - k * 1.41421356 + k * k) / n}};
}

/* LUFS of the loudest 400 ms out of two loudspeakers; over 200 Hz only, if asked for. */
static double loudness(bool small)
{
    const int n = nframes + BLOCK;
    memcpy(heard, mono, sizeof *mono * (size_t)nframes);
    memset(heard + nframes, 0, sizeof *heard * BLOCK);
    filter(heard, n, shelf);
    filter(heard, n, rumble);
    if (small)
        filter(heard, n, high_pass(200)), filter(heard, n, high_pass(200));
    double most = 0, sum = 0;
    for (int i = 0; i < n; i++) {
        sum += heard[i] * heard[i] - (i >= BLOCK ? heard[i - BLOCK] * heard[i - BLOCK] : 0);
        most = fmax(most, sum / BLOCK);
    }
    return -0.691 + 10 * log10(fmax(2 * most, 1e-12));
}

static void transform(complex double *x, int n)
{
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            const complex double t = x[i];
            x[i] = x[j], x[j] = t;
        }
    }
    for (int half = 1; half < n; half *= 2) {
        for (int k = 0; k < half; k++) {
            const complex double w = cexp(-I * 3.14159265358979 * k / half);
            for (int i = k; i < n; i += 2 * half) {
                const double re = creal(w) * creal(x[i + half]) - cimag(w) * cimag(x[i + half]);
                const double im = creal(w) * cimag(x[i + half]) + cimag(w) * creal(x[i + half]);
                x[i + half] = x[i] - CMPLX(re, im);
                x[i] += CMPLX(re, im);
            }
        }
    }
}

/* How much of its energy lies between these. */
static double share(double from, double to)
{
    double in = 0, all = 0;
    for (int i = 0; i < nspectrum / 2; i++) {
        const double hz = (double)i * RATE / nspectrum,
                     p = creal(spectrum[i]) * creal(spectrum[i]) +
                         cimag(spectrum[i]) * cimag(spectrum[i]);
        all += p;
        in += hz >= from && hz < to ? p : 0;
    }
    return in / fmax(all, 1e-12);
}

/* Where the loudest millisecond begins, in ms. */
static double loudest(void)
{
    const int ms = RATE / 1000;
    double sum = 0, most = 0;
    int at = 0;
    for (int i = 0; i < nframes; i++) {
        sum += mono[i] * mono[i] - (i >= ms ? mono[i - ms] * mono[i - ms] : 0);
        if (sum > most)
            most = sum, at = i - ms + 1;
    }
    return at * 1000.0 / RATE;
}

/* ---- one file ---- */

static void want(bool true_, const char *name, int variant, const char *what, double got)
{
    if (true_)
        return;
    printf("  %s-%d: %s (%.2f)\n", name, variant, what, got);
    faults++;
}

static bool decode(const char *name, int variant)
{
    struct strbuf file = STRBUF_EMPTY;
    strbuf_addf(&file, "%s/sounds/%s-%d.ogg", getenv("CARRE_ASSETS"), name, variant);
    Mix_Chunk *chunk = mixer.LoadWAV_RW(SDL_RWFromFile(strbuf_text(&file), "rb"), 1);
    strbuf_free(&file);
    if (!chunk)
        return false;
    const int16_t *s = (const int16_t *)(const void *)chunk->abuf;
    nframes = (int)(chunk->alen / 4);
    assert_in_range(nframes, 1, MOST);
    for (nspectrum = 1024; nspectrum < nframes;)
        nspectrum *= 2;
    for (int i = 0; i < nspectrum; i++) {
        mono[i] = i < nframes ? s[2 * i] / 32768.0 : 0;
        spectrum[i] = mono[i];
    }
    mixer.FreeChunk(chunk);
    transform(spectrum, nspectrum);
    return true;
}

static bool ends_in(const char *name, const char *word)
{
    const char *slash = strrchr(name, '/');
    return slash && strcmp(slash + 1, word) == 0;
}

static void measure(const char *name, int variant, double wanted, int sizes, int variants)
{
    double peak = 0;
    for (int i = 0; i < nframes; i++)
        peak = fmax(peak, fabs(mono[i]));
    /* What volumes as they are at first and the mix add to a file. */
    const double file = loudness(false),
                 as_heard = file + (strncmp(name, "ui/", 3) == 0 ? -0.9 : 4.1);
    want(fabs(as_heard - wanted) <= 1, name, variant, "not as loud as sounds.txt has it", as_heard);
    want(20 * log10(peak) <= -1.5, name, variant, "peak", 20 * log10(peak));
    want(share(0, 150) <= 0.45, name, variant, "share under 150 Hz", share(0, 150));
    want(file - loudness(true) < 6, name, variant, "lost under 200 Hz", file - loudness(true));
    const bool shot = strncmp(name, "ace/shot", 8) == 0;
    if (shot)
        want(share(1000, 6000) >= 0.25, name, variant, "crack of a shot, 1 to 6 kHz",
             share(1000, 6000));
    const bool poker = strncmp(name, "upcolor/", 8) != 0;
    if (poker && (ends_in(name, "bet") || ends_in(name, "raise") || ends_in(name, "call")))
        want(share(2500, 8000) >= 0.35, name, variant, "clay, 2.5 to 8 kHz", share(2500, 8000));
    /* the hammer falls first; who is hit is hit after the shot */
    const double front = shot ? 40 : strcmp(name, "ace/hit") == 0 ? 55 : 0;
    if (shot || strcmp(name, "ace/hit") == 0 ||
        (ends_in(name, "bet") && variant <= variants / sizes))
        want(loudest() >= front && loudest() <= front + 4, name, variant, "its loudest millisecond",
             loudest());
}

/* ---- paper has no note ---- */

/* How long, in ms, the same partial stands 12 dB over its band. */
static int rings(void)
{
    enum { WINDOW = 1024, HOP = 128, BINS = WINDOW / 2, NEAR = 12 };
    static int since[BINS];
    static complex double part[WINDOW];
    int most = 0;
    double loudest_ = 0;
    memset(since, 0, sizeof since);
    for (int at = 0; at + WINDOW <= nframes + WINDOW / 2; at += HOP) {
        double p[BINS], all = 0;
        for (int i = 0; i < WINDOW; i++)
            part[i] = (at + i < nframes ? mono[at + i] : 0) *
                      (0.5 - 0.5 * cos(6.28318530717959 * i / WINDOW));
        transform(part, WINDOW);
        for (int k = 0; k < BINS; k++) {
            p[k] = creal(part[k]) * creal(part[k]) + cimag(part[k]) * cimag(part[k]);
            all += p[k];
        }
        loudest_ = fmax(loudest_, all);
        for (int k = 3; k + 1 < BINS; k++) {
            double band = 0;
            int n = 0;
            for (int j = k - NEAR; j <= k + NEAR; j++)
                if (j >= 1 && j < BINS && abs(j - k) > 2)
                    band += p[j], n++;
            /* what is 40 dB under the whole is not heard any more */
            const bool stands = p[k] > band / n * 15.85 && all > loudest_ * 1e-4;
            since[k] = stands ? since[k] + 1 : 0;
            const int ms = since[k] ? (since[k] - 1) * HOP * 1000 / RATE : 0;
            most = ms > most ? ms : most;
        }
    }
    return most;
}

/* ---- no two takes are one ---- */

enum { ONSETS = 40, STEP = RATE / 1000 };

/* Where something begins, in ms: a millisecond 8 dB over the four before it and no more than 26
 * under the loudest. */
static int onsets(int out[ONSETS])
{
    static double ms[4096];
    const int n = nframes / STEP < 4096 ? nframes / STEP : 4096;
    double most = 0;
    int found = 0;
    for (int i = 0; i < n; i++) {
        ms[i] = 0;
        for (int k = 0; k < STEP; k++)
            ms[i] += mono[i * STEP + k] * mono[i * STEP + k];
        most = fmax(most, ms[i]);
    }
    for (int i = 0; i < n && found < ONSETS; i++) {
        double before = 1e-9;
        for (int k = i - 4; k < i; k++)
            before += k >= 0 ? ms[k] / 4 : 0;
        if (ms[i] > 6.3 * before && ms[i] > most * 0.0025 && (!found || i - out[found - 1] > 4))
            out[found++] = i;
    }
    return found;
}

/* Whether the loudest millisecond is where something strikes, not where it rings: within 3 ms
 * before it the treble rises by 6 dB from one millisecond to the next. */
static bool strikes(void)
{
    static double until[MOST + 1]; /* energy over 1.5 kHz */
    const int at = (int)lround(loudest() * RATE / 1000);
    memcpy(heard, mono, sizeof *mono * (size_t)nframes);
    filter(heard, nframes, high_pass(1500));
    for (int i = 0; i < nframes; i++)
        until[i + 1] = until[i] + heard[i] * heard[i];
    for (int now = at - 3 * STEP; now <= at; now += STEP / 4)
        for (int before = now - 2 * STEP; now >= 0 && before <= now - STEP; before += STEP / 4) {
            const int b = before > 0 ? before : 0;
            if (until[now + STEP] - until[now] > 4 * (until[b + STEP] - until[b]))
                return true;
        }
    return false;
}

static bool of_chips(const char *name)
{
    static const char *const words[] = {"bet",      "raise",  "call",     "blind",    "pot",
                                        "uncalled", "all-in", "chips-in", "chips-out"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (ends_in(name, words[i]))
            return strcmp(name, "upcolor/call") != 0; /* that is a note */
    return false;
}

/* A layer that begins 4 ms away from all of the other's. */
static bool apart(const int *a, int na, const int *b, int nb)
{
    for (int i = 0; i < na; i++) {
        bool twin = false;
        for (int k = 0; k < nb; k++)
            twin |= abs(a[i] - b[k]) < 4;
        if (!twin)
            return true;
    }
    return false;
}

/* Things of several layers that are heard all the time. */
static bool of_layers(const char *name)
{
    static const char *const words[] = {"shuffle", "sort",   "bet",   "raise",
                                        "pot",     "all-in", "reload"};
    if (strcmp(name, "upcolor/deal") == 0)
        return true;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (ends_in(name, words[i]))
            return true;
    return false;
}

static bool of_paper(const char *name)
{
    static const char *const words[] = {"deal", "flip", "discard", "deselect", "fold",
                                        "play", "draw", "shuffle", "sort"};
    if (strncmp(name, "spec/draw", 9) == 0)
        return false; /* that is a question */
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (ends_in(name, words[i]))
            return true;
    return false;
}

static void takes_differ(const char *name, int variant, int of)
{
    static int before[64][ONSETS], nbefore[64];
    const int at = variant - 1;
    nbefore[at] = onsets(before[at]);
    for (int i = at - at % of; i < at; i++)
        want(apart(before[at], nbefore[at], before[i], nbefore[i]) ||
                 apart(before[i], nbefore[i], before[at], nbefore[at]),
             name, variant, "begins everything when another take does", i + 1);
}

/* What sounds.txt says of them: name, rank, nature, sizes, LUFS for each size. */
static void test_every_sound_is_as_the_house_wants_it(void **state)
{
    (void)state;
    struct strbuf why = STRBUF_EMPTY, path = STRBUF_EMPTY;
    strbuf_addf(&path, "%s/sounds/sounds.txt", getenv("CARRE_ASSETS"));
    char *list = file_read(strbuf_text(&path), 1 << 16, NULL, &why), *line = list;
    assert_non_null(list);
    int files = 0;
    while (*line) {
        char name[64], levels[128];
        int sizes, variants = 0;
        assert_int_equal(sscanf(line, "%63s %*d %*s %d %127s", name, &sizes, levels), 3);
        struct strbuf next = STRBUF_EMPTY;
        do {
            strbuf_clear(&next);
            strbuf_addf(&next, "%s/sounds/%s-%d.ogg", getenv("CARRE_ASSETS"), name, ++variants);
            SDL_RWops *there = SDL_RWFromFile(strbuf_text(&next), "rb");
            if (!there)
                break;
            SDL_RWclose(there);
        } while (true);
        strbuf_free(&next);
        variants--;
        for (int v = 1; v <= variants; v++) {
            char *at = levels;
            double wanted = strtod(at, &at);
            for (int size = (v - 1) * sizes / variants; size > 0 && *at == ','; size--)
                wanted = strtod(at + 1, &at);
            assert_true(decode(name, v));
            measure(name, v, wanted, sizes, variants);
            if (of_paper(name))
                want(rings() <= 60, name, v, "a partial of paper stands, ms", rings());
            if (of_chips(name))
                want(strikes(), name, v, "is loudest where no chip falls, ms", loudest());
            /* one or two chips fall as they fall */
            const bool few = ends_in(name, "bet") || ends_in(name, "raise");
            if (of_layers(name) && (!few || v > 2 * variants / sizes))
                takes_differ(name, v, variants / sizes);
            files++;
        }
        line += strcspn(line, "\n");
        line += *line == '\n';
    }
    printf("%d files\n", files);
    assert_true(files > 500);
    assert_int_equal(faults, 0);
    mem_free(list);
    strbuf_free(&path);
    strbuf_free(&why);
}

static int open_mixer(void **state)
{
    (void)state;
    return mixer_load(&mixer) && SDL_Init(SDL_INIT_AUDIO) == 0 &&
                   mixer.OpenAudioDevice(RATE, AUDIO_S16SYS, 2, 1024, NULL, 0) == 0
               ? 0
               : -1;
}

static int close_mixer(void **state)
{
    (void)state;
    mixer.CloseAudio();
    mixer.Quit();
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_sound_is_as_the_house_wants_it)};
    return cmocka_run_group_tests(tests, open_mixer, close_mixer);
}
