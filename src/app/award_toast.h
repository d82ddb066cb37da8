/* award_toast.h - what has been earned is told in a place that the scene on top keeps for it
 * (scene.h, `tidings`), one thing after the other: a ribbon with its picture, a word before and its
 * name, for a while.
 *
 * Nothing waits for it and nothing is covered by it. Where there is no such place, or a toast needs
 * it, it waits itself, and begins once more. */
#ifndef CARRE_AWARD_TOAST_H
#define CARRE_AWARD_TOAST_H

#include "scene.h"

enum {
    AWARD_TOAST_WAIT = 8,
    AWARD_TOAST_TEXT = 160,
    AWARD_TOAST_MS = 2600, /* a few words, and what it lies on is wanted back */
    AWARD_TOAST_COME_MS = 260
};

struct award {
    char picture[64], head[AWARD_TOAST_TEXT], name[AWARD_TOAST_TEXT];
    bool heard;
};

struct award_toast {
    struct award wait[AWARD_TOAST_WAIT]; /* the first is being told */
    int n;
    int64_t since;     /* when that began; 0: not yet */
    struct rect place; /* of this frame */
};

/* Strings are copied. What finds no room is told in the page alone. */
void app_award(struct app *app, const char *picture, const char *head, const char *name);

/* For the app (overlay.c). The ms until something changes, SCENE_IDLE for nothing. */
int award_toast_update(struct app *app, struct award_toast *h);
void award_toast_draw(const struct award_toast *h, const struct ui *ui, struct canvas *c);

#endif
