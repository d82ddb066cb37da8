#ifndef CARRE_SETUP_ACE_INSIDE_H
#define CARRE_SETUP_ACE_INSIDE_H

/* The set-up page of a run as its two files share it. */
#include "setup_ace.h"
#include "ace_names.h"
#include "deal_code.h"
#include "frame.h"

enum {
    DO_PLAY = 1,
    DO_BACK,
    DO_DIFFICULTY,
    DO_RULES,
    DO_CODE,
    DO_PLAYERS,
    DO_SEATS,
    DO_LESSON,
    DO_DAILY,
    DO_ACHIEVEMENTS,
    DO_ZERO
};

enum { LEVELS = 4, FOR_BEGINNERS = ACE_EASY };

struct setup {
    struct scene scene;
    bool save;                   /* a run stands where the new one would be kept */
    char code[DEAL_CODE_BYTES];  /* for friends who want the same deal; "": a fresh one */
    char daily[DEAL_CODE_BYTES]; /* the deal of the day, while it is about to be ridden; "" */
};

struct ace_setup_level {
    const char *name, *portrait;
    const char *says; /* he himself, on his poster */
    const char *line; /* what changes in every duel */
    const char *boss; /* and in the last one */
};

/* What each changes, its own Lord Overkill among it (AS-40 to AS-44): who turns his line in the
 * data has to turn these words (test-ace-enemies says so). */
extern const struct ace_setup_level ace_setup_level[LEVELS];

/* What the last duel of a level (0 to LEVELS - 1) is like, onto the end of `out`. */
void ace_setup_overkill(struct strbuf *out, int level);

/* The item that does that DO_…. */
uint32_t ace_setup_id_of(int action);

extern const struct ui_words ace_setup_zero_head;

/* At the foot of the page, below the difficulty: what the rules say of the last bullet, after its
 * heading or, where the letters are too large for that, below it. */
struct rect ace_setup_zero_of(const struct ui *ui, struct rect *heading);

/* The card of difficulty `i`, 0 to LEVELS - 1, in pixels. */
struct rect ace_setup_level_card(const struct ui *ui, int i);

/* The whole page (struct scene_type). */
void ace_setup_draw(const struct scene *s, struct canvas *c);

#endif
