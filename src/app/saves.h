/* The game in play, as the title tells it. */
#ifndef CARRE_SAVES_H
#define CARRE_SAVES_H

#include "scene.h"

/* The name in the store of the game in play. */
#define SAVE_ACE "autosave-ace"

struct save_line {
    bool there;             /* there is something to continue */
    bool damaged;           /* there is, but it can't be read: `line` says so */
    char line[256];         /* "Ace of Spades · enemy 7 of 12 · yesterday, 21:40" in the language in force */
};

void saves_look(struct app *app, struct save_line *out);

/* The text of the game in play, freed with mem_free; NULL. */
char *saves_text(struct app *app);

#endif
