/* Named saves: games that a person wanted to keep as they stood, beside the rolling save of each
 * game. None ever takes the place of another.
 *
 * In the store a save is three texts that come and go together: "save-7" (the match), "save-7.name"
 * and "save-7.seating". A number is given once. */
#ifndef CARRE_SAVES_KEPT_H
#define CARRE_SAVES_KEPT_H

#include "scene.h"

enum { SAVE_CHARACTERS = 40, SAVE_NAME = SAVE_CHARACTERS * 4 + 1 };

struct kept_save {
    int number; /* from 1 */
    char game[24];
    char name[SAVE_NAME];
    int64_t changed; /* seconds since 1970 */
};

/* Keeps a match (match_save) with who sits there (seating_write; NULL: one person) under a name.
 * The number; 0: there is no store. */
int saves_keep(struct app *app, const char *text, const char *seating, const char *name);
/* All of them, the latest first, in an array of *count freed with mem_free; never NULL. */
struct kept_save *saves_kept(struct app *app, size_t *count);
bool saves_kept_any(struct app *app);
void saves_rename(struct app *app, int number, const char *name);
void saves_delete(struct app *app, int number); /* for good */
/* of the match, freed with mem_free; NULL: it is not there any more */
char *saves_kept_text(struct app *app, int number);

/* Makes it the game in play of its kind; the one that waits there is kept under a name of its own
 * first, unless it is the same. The game's id in `game`; false: it is not there any more. */
bool saves_take_up(struct app *app, int number, char game[24]);

/* "Power Up, 2026-11-22, 21:40": the name that a save of that game has if nobody gives it another.
 */
void saves_suggest(const char *game, char out[SAVE_NAME]);

/* Writes the match's text among the person's documents and says where. */
void saves_export(struct app *app, const char *text);

#endif
