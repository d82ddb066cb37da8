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
    DO_MORE,
    DO_PLAYERS,
    DO_SEATS,
    DO_LESSON,
    DO_DAILY
};

enum { LEVELS = 4, FOR_BEGINNERS = ACE_EASY };

struct setup {
    struct scene scene;
    bool save;                   /* a run stands where the new one would be kept */
    bool newcomer;               /* and none was ever played here */
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

/* What a run does at its last bullet, as it was chosen last: in the words of that choice; NULL:
 * what is usual. */
const char *ace_setup_zero(const struct app *app);

/* The page of what is seldom chosen: the last bullet, a deal's code, achievements. */
void ace_setup_more_open(struct setup *k);

/* Where the bill of difficulty `i`, 0 to LEVELS - 1, hangs, in pixels: as large as one that is
 * chosen is high. */
struct rect ace_setup_level_card(const struct ui *ui, int i);

/* The whole page (struct scene_type). */
void ace_setup_draw(const struct scene *s, struct canvas *c);

#endif
