#ifndef CARRE_LOOK_H
#define CARRE_LOOK_H

/* Is what is on the screen fit to be read? Judged from the text canvas: no line leaves its box or
 * the picture, none is cut at a side, none lies on another, none is too small; and no two controls
 * share a place. */

#include "app.h"
#include "speech.h"

/* How many faults; each is printed with `where` in front. */
int look_at(struct app *app, const char *where);

/* Is look number n due? All are, but under sanitizers, which slow everything down, one in three:
 * what is fit to be read does not depend on them. */
bool look_due(int n);

/* An app that draws text: no window, no sound, nothing kept. Everything is freed by bench_close. */
struct bench {
    struct app *app;
    struct canvas *canvas;
    struct fonts *fonts;
    struct audio *audio;
    struct speech *speech;
};
struct bench bench_open(int w, int h, const char *lang, int text_percent);
/* the store is borrowed */
struct bench bench_open_on(struct store *store, int w, int h, const char *lang, int text_percent);
/* The same with pixels, in English; the settings become the app's own. And a new app on the same
 * canvas, which keeps the pictures that it has made. */
struct bench bench_drawn(int w, int h, struct settings *own);
void bench_anew(struct bench *b, struct settings *own);
void bench_close(struct bench *b);

#endif
