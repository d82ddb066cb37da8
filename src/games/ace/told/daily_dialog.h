/* daily_dialog.h - the run of the day (daily.h) in words, and the question before it is ridden. */
#ifndef CARRE_DAILY_DIALOG_H
#define CARRE_DAILY_DIALOG_H

#include "scene.h"

/* "Daily run: not ridden yet · yesterday: won", of who plays alone, at that difficulty. */
void daily_standing(struct app *app, int difficulty, char *out, size_t room);

/* Tells what the run of that code is and how it stands. `answer` as of a dialog (scenes.h): 0 is to
 * ride. */
void daily_ask(struct app *app, const char *code, int difficulty,
               void (*answer)(struct app *app, void *user, int which), void *user);

#endif
