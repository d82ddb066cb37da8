/* music.c - see music.h. */
#include "music.h"

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[MUSIC_STEMS] = {"bed", "pulse", "tune", "tension"};

static bool parts(const char *text, int *n, uint8_t of[MUSIC_PARTS])
{
    char *end;
    for (*n = 0;; text = end) {
        const long part = strtol(text, &end, 10);
        if (end == text)
            return *n > 0;
        if (*n == MUSIC_PARTS || part < 0 || part > 255)
            return false;
        of[(*n)++] = (uint8_t)part;
    }
}

bool music_read(const char *file, const char *text, struct music *out)
{
    const char *dot = strrchr(file, '.');
    *out = (struct music){0};
    snprintf(out->folder, sizeof out->folder, "%.*s",
             (int)(dot ? dot - file : (ptrdiff_t)strlen(file)), file);
    if (sscanf(text, "bar %d part %d pass %d", &out->bar, &out->part, &out->pass) != 3 ||
        out->bar < 1 || out->part < 2 * MUSIC_OVERLAP || out->part % out->bar || out->pass < 1)
        return false;
    for (int s = 0; s < MUSIC_STEMS; s++) {
        char word[16];
        snprintf(word, sizeof word, "\n%s ", words[s]);
        const char *line = strstr(text, word);
        if (line && !parts(line + strlen(word), &out->n[s], out->of[s]))
            return false;
    }
    return out->n[MUSIC_BED] > 0;
}

bool music_file(const struct music *k, enum music_stem stem, int64_t at, char out[AUDIO_FILE])
{
    CARRE_ASSERT(stem < MUSIC_STEMS && at >= 0);
    const int part = k->n[stem] ? k->of[stem][at % k->n[stem]] : 0;
    if (part)
        snprintf(out, AUDIO_FILE, "%.*s/%s-%d.ogg", AUDIO_NAME, k->folder, words[stem], part);
    return part > 0;
}

static bool tune_plays(const struct music *k, int rate, int64_t frame)
{
    const int64_t length = (int64_t)k->pass * k->part, pass = frame / length,
                  rests = (int64_t)MUSIC_REST_MIN * 60 * rate / length;
    return pass % 2 == 0 && (pass == 0 || pass % (rests + rests % 2) != 0);
}

void music_gains(const struct music *k, int rate, int64_t frame, int tension,
                 float out[MUSIC_STEMS])
{
    CARRE_ASSERT(rate > 0 && frame >= 0 && k->pass > 0 && k->part > 0); /* as music_read has it */
    out[MUSIC_BED] = tension < 3;
    out[MUSIC_PULSE] = tension >= 1;
    out[MUSIC_TUNE] = tension == 1 || (tension == 0 && tune_plays(k, rate, frame));
    out[MUSIC_TENSION] = tension >= 2;
}
