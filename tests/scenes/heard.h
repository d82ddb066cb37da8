/* heard.h - a loudspeaker for tests: what the program orders is decoded, mixed by the rules of the
 * mix at a clock that the test moves, and given to an ear. tests/meson.build puts this driver in
 * the place of the null driver, and its clock in that of the system's. */
#ifndef CARRE_HEARD_H
#define CARRE_HEARD_H

#include <stdbool.h>
#include <stdint.h>

#include "audio.h"
#include "look.h"
#include "scenes.h"
#include "stage.h"

struct ear;

struct heard_start {
    char name[AUDIO_NAME];
    int64_t ms;
    int priority;
    bool breath;   /* it came after a hush */
    float duck_db; /* how far the music is down 100 ms later */
};

/* False: there is no SDL_mixer here. */
bool heard_open(const char *assets);
void heard_close(void);

/* From here on what is ordered is mixed; `wav`: and written there, "" nowhere. */
void heard_begin(const char *wav);
void heard_end(void);
/* Time goes on, by multiples of ten. */
void heard_pass(int ms);
int64_t heard_ms(void);
/* Where the table is said to stand. */
enum audio_room heard_room(void);

/* The most bytes that were decoded at one moment since heard_begin. */
size_t heard_decoded(void);

const struct ear *heard_ear(void);
/* The sounds that began since heard_begin; NULL past the end. */
const struct heard_start *heard_start(int i);

/* From here on a match of that game is played; the first sound of another game's since then, or
 * NULL. */
void heard_game(const char *id);
const char *heard_foreign(void);

/* By how much starts have differed since heard_open: of what has a note and of what has none, in
 * pitch and in dB, the least and the most. */
struct heard_spread {
    float pitch[2], db[2];
};
struct heard_spread heard_spread(bool with_a_note);

/* How often a sound of that name, or any at all, has begun since heard_open. */
int heard_count(const char *name);
int heard_all(void);

#endif
