/* herald.h - what has been earned is told in a place that the scene on top keeps for it (scene.h,
 * `tidings`), one thing after the other: a ribbon with its picture, a word before and its name, for
 * a while.
 *
 * Nothing waits for it and nothing is covered by it. Where there is no such place, or a toast needs
 * it, it waits itself, and begins once more. */
#ifndef CARRE_HERALD_H
#define CARRE_HERALD_H

#include "scene.h"

enum { HERALD_WAIT = 8, HERALD_TEXT = 160, HERALD_MS = 4200, HERALD_COME_MS = 260 };

struct tiding {
    char picture[64], head[HERALD_TEXT], name[HERALD_TEXT];
    bool heard;
};

struct herald {
    struct tiding wait[HERALD_WAIT]; /* the first is being told */
    int n;
    int64_t since;     /* when that began; 0: not yet */
    struct rect place; /* of this frame */
};

/* Strings are copied. What finds no room is told in the page alone. */
void app_herald(struct app *app, const char *picture, const char *head, const char *name);

/* For the app (overlay.c). The ms until something changes, SCENE_IDLE for nothing. */
int herald_update(struct app *app, struct herald *h);
void herald_draw(const struct herald *h, const struct ui *ui, struct canvas *c);

#endif
