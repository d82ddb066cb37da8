#ifndef CARRE_WINDOW_TWIN_H
#define CARRE_WINDOW_TWIN_H

/* A table of one's own beside one in a window that is really there: the same kept game, the same
 * settings, the same size, without a window. Where things lie on the screen nobody tells but the
 * screen: anybody who presses in the window what lies on the own table presses the same. After each
 * decision what the window kept on disk must be what the own table has come to. */

#include "app.h"
#include "store.h"

struct window_twin {
    struct app *app;
    struct store *eyes; /* the window's folder, which it holds: to read what it keeps */
    struct store *own;
    char name[40], *folder; /* of the save */
    struct canvas *canvas;
    struct fonts *fonts;
    struct audio *audio;
};

/* False, with a printed sentence, where the window has kept no game of that kind; closed all the
 * same. */
bool window_twin_open(struct window_twin *t, const char *data, const char *game, int w, int h);
void window_twin_close(struct window_twin *t);

/* To read what a window keeps in a folder, which is taken. */
struct store *window_eyes(const char *data);

/* Waits until the window has kept what the own table has; false, with a printed sentence, if it
 * does not. Both have nothing when the game is over. */
bool window_twin_agree(const struct window_twin *t);
/* Waits until the window has kept a game in which nothing is decided yet. */
bool window_twin_fresh(const struct window_twin *t);

void window_wait_ms(int64_t ms);

#endif
