/* open_file.h - a file that somebody wants to see, in the window: a hand history (.phh, .phhs)
 * or a saved game's text. */
#ifndef CARRE_OPEN_FILE_H
#define CARRE_OPEN_FILE_H

#include "scene.h"

/* Opens the replay of a file: hand number `hand` of it, from 1, or with 0 the first that can be
 * played. False: a message says why there is nothing to see. */
bool open_file(struct app *app, const char *path, int hand);

/* Tells in a dialog that a match's text can't be opened, and why: a sentence (match_load). */
void game_not_opened(struct app *app, const char *why);

#endif
