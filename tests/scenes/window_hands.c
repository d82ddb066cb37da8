/* window_hands.c - hands for a window that is really there: plays Ace of Spades in it with a
 * synthetic mouse and keys (xdotool).
 *
 *     window-hands DATA X Y WIDTH HEIGHT [DECISIONS]
 *     window-hands DATA kept NAME                      prints a text that is kept there
 *
 * Where things lie on the screen nobody tells but the screen. So the hands keep a table of their
 * own, without a window: the same saved run at the same size with the same settings. They play on
 * it by spoken names (duel_hands.c), and each press goes to the place, or the key, that the item
 * has there: to the window. After each decision what the window kept on disk must be what the own
 * table has come to, to the digest. Without DECISIONS they go on to the result, and from there once
 * more from the beginning by its "Ride on".
 *
 * Ends with 0, or with 1 and a sentence. */
#include "window_twin.h"

#include "guard.h"
#include "duel_hands.h"
#include "i18n.h"
#include "mem.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 6000, MOST = 2000 };

struct window {
    int x, y;        /* its corner on the screen */
    char line[LINE]; /* for xdotool: what was pressed since the last look at the disk */
    size_t length;
    int presses, keys;
};

static struct window window;

/* ---- from the own table to the window ---- */

/* Until the own table has come to rest; the window needs the same time for it, and really. */
static void rest(struct app *app)
{
    const int64_t began = app_now(app);
    app_settle(app, 10000);
    if (window.length == 0)
        window_wait_ms(app_now(app) - began);
}

static void add(const char *text)
{
    const size_t n = strlen(text);
    if (window.length + n >= LINE) {
        printf("too much is pressed at once\n");
        exit(1);
    }
    memcpy(window.line + window.length, text, n + 1);
    window.length += n;
}

static const char *x_key(enum key k)
{
    static char one[2];
    one[0] = k >= 'A' && k <= 'Z' ? (char)(k - 'A' + 'a') : (char)k;
    if (k == KEY_SPACE)
        return "space";
    if (k == KEY_ENTER)
        return "Return";
    return (k >= '0' && k <= '9') || (k >= 'A' && k <= 'Z') ? one : NULL;
}

/* Where app_activate() presses. */
static struct point place_of(const struct items *it, const struct item *i)
{
    struct rect r = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
    struct point at = rect_centre(r);
    return items_under(it, at) == i ? at : (struct point){r.x + 3, r.y + r.h / 2};
}

bool __real_app_activate(struct app *app, const char *name);
bool __wrap_app_activate(struct app *app, const char *name);

/* A bonus is looked at by one press and used by the next, and the main button does something else
 * then: a player who presses has looked (guard.h). */
static bool needs_a_look(const struct item *i)
{
    if (i->id == item_id("primary", 0))
        return true;
    for (int slot = 0; slot < 12; slot++)
        if (i->id == item_id("bonus", slot))
            return true;
    return false;
}

/* Every second thing that has a key is done by that key. */
bool __wrap_app_activate(struct app *app, const char *name)
{
    char text[120];
    app_frame(app);
    const struct items *it = app_top(app)->items;
    const struct item *i = items_named(it, name);
    if (!i || i->why_not)
        return false;
    const char *key = x_key(i->key), *first = needs_a_look(i) ? "sleep 0.3 " : "";
    if (key && window.presses % 2) {
        snprintf(text, sizeof text, "%skey %s ", first, key);
        window.keys++;
    } else {
        const struct point at = place_of(it, i);
        snprintf(text, sizeof text, "mousemove %d %d %smousedown 1 mouseup 1 ",
                 window.x + (int)at.x, window.y + (int)at.y, first);
    }
    window.presses++;
    add(text);
    return __real_app_activate(app, name);
}

static bool send(void)
{
    char command[LINE + 40];
    if (!window.length)
        return true;
    snprintf(command, sizeof command, "xdotool %s", window.line);
    window.length = 0;
    window.line[0] = '\0';
    return system(command) == 0;
}

/* ---- the own table ---- */

static const char *top(struct app *app) { return app_top(app) ? app_top(app)->type->name : ""; }

/* Until `decisions` were made or the run is over. */
static bool play(const struct window_twin *t, struct duel_hands *h, int decisions)
{
    for (int presses = 0; presses < MOST; presses++) {
        rest(h->app);
        if (h->done >= decisions || strcmp(top(h->app), "table") != 0)
            return true;
        /* the window's question is looked at before it is answered */
        window_wait_ms(GUARD_MS + 100);
        const struct item *on = items_get(app_top(h->app)->items, item_id("go-on", 0));
        if (on ? !app_activate(h->app, on->name) : !duel_hands_step(h))
            return false;
        if (!send())
            return printf("xdotool failed\n"), false;
        if (!on && !window_twin_agree(t))
            return false;
    }
    return printf("the run has no end\n"), false;
}

/* After the last shot the window still shows it; the result comes by itself. */
static bool again(const struct window_twin *t)
{
    if (strcmp(top(t->app), "result") != 0)
        return printf("the run is over, but “%s” shows\n", top(t->app)), false;
    window_wait_ms(1000);
    if (!app_activate(t->app, "Ride on") || !send())
        return printf("there is no way to play again\n"), false;
    return window_twin_fresh(t) || (printf("“Ride on” began no new run in the window\n"), false);
}

static bool run(const char *data, int w, int h, int decisions)
{
    struct window_twin t;
    bool good = window_twin_open(&t, data, "ace", w, h);
    struct duel_hands hands = {.app = t.app, .store = t.own, .rng = rng_seed(5)};
    good = good && play(&t, &hands, decisions ? decisions : MOST) && (decisions || again(&t));
    printf("%d decisions, %d presses, %d of them keys\n", hands.done, window.presses, window.keys);
    window_twin_close(&t);
    return good;
}

static bool tell_kept(const char *data, const char *name)
{
    struct store *eyes = window_eyes(data);
    char *text = store_get(eyes, name);
    const bool there = text != NULL;
    if (text)
        fputs(text, stdout);
    mem_free(text);
    store_close(eyes);
    return there;
}

int main(int argc, char **argv)
{
    const bool asked = argc == 4 && strcmp(argv[2], "kept") == 0;
    if (!asked && argc < 6)
        return printf("window-hands DATA X Y WIDTH HEIGHT [DECISIONS], or DATA kept NAME\n"), 1;
    i18n_start();
    i18n_switch("en");
    if (asked)
        return tell_kept(argv[1], argv[3]) ? 0 : 1;
    window.x = atoi(argv[2]);
    window.y = atoi(argv[3]);
    return run(argv[1], atoi(argv[4]), atoi(argv[5]), argc > 6 ? atoi(argv[6]) : 0) ? 0 : 1;
}
