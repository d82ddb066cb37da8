/* music.h - a piece of music as it lies on the disk: four stems of one length and one beat, cut
 * into parts, and a score that says which part comes when.
 *
 *     music/<piece>.txt           bar 176400         frames of a bar; a multiple of them is
 *                                 part 352800        what a part is long
 *                                 pass 20            parts until the piece comes round
 *                                 bed 1 2 3 4 …      which part of the bed comes when, over one
 *                                 pulse 0 1 1 0 …    pass or several that differ; 0 is silence
 *                                 tune …
 *                                 tension …
 *     music/<piece>/bed-1.ogg     MUSIC_OVERLAP frames longer than a part: those of the next
 *
 * How much hangs over the table decides which stems are heard: 0 the bed, and the tune in every
 * other pass; 1 the pulse too; 2 tension in place of the tune; 3 pulse and tension alone. After
 * MUSIC_REST_MIN minutes the tune rests for a pass.
 *
 * What lies around a table is such a piece with a bed alone: ambience/<piece>.txt. */
#ifndef CARRE_MUSIC_H
#define CARRE_MUSIC_H

#include <stdbool.h>
#include <stdint.h>

#include "audio_driver.h"

enum music_stem { MUSIC_BED, MUSIC_PULSE, MUSIC_TUNE, MUSIC_TENSION, MUSIC_STEMS };

enum {
    MUSIC_PARTS = 96,    /* of all passes together */
    MUSIC_OVERLAP = 882, /* frames in which one part goes over into the next */
    MUSIC_REST_MIN = 20,
    MUSIC_AHEAD_MS = 2000, /* so long before its time a part is fetched */
    MUSIC_NEEDS = 2 * MUSIC_STEMS,
};

struct music {
    char folder[AUDIO_FILE]; /* "music/ace" */
    int bar, part, pass;     /* frames, frames, parts */
    int n[MUSIC_STEMS];      /* parts of each stem until it comes round; 0: there is no such stem */
    uint8_t of[MUSIC_STEMS][MUSIC_PARTS];
};

/* `file` is "music/ace.txt", text what it holds; false: it is no score. */
bool music_read(const char *file, const char *text, struct music *out);

/* The file of a stem's part number `at` from the start, "music/ace/bed-1.ogg"; false: silence. */
bool music_file(const struct music *k, enum music_stem stem, int64_t at, char out[AUDIO_FILE]);

/* How loud each stem is to be in the bar that begins at that frame, with so much over the table. */
void music_gains(const struct music *k, int rate, int64_t frame, int tension,
                 float out[MUSIC_STEMS]);

#endif
