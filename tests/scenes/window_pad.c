/* window_pad.c - a pad for a window that is really there: plays a whole hand, round or duel in it,
 * or so many decisions of it.
 *
 *     window-pad DATA PIPES GAME WIDTH HEIGHT [DECISIONS]
 *
 * On a table of its own (window_twin.h) the hands have a virtual pad and no other device
 * (one_device.h): they go to what is to be pressed by cross or stick and press A, or its own
 * button. Each press is made in the window first, by the pad that is plugged in there
 * (support/pad.c), as soon as nothing has moved there for as long as a look takes. After each
 * decision both tables must have come to the same. Behind a curtain, a look, or a moment that lies
 * over the table the hands go on with A.
 *
 * Ends with 0, or with 1 and a sentence. */
#include "window_twin.h"

#include "ace_names.h"
#include "duel_hands.h"
#include "holdem_names.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "one_device.h"
#include "path.h"
#include "upcolor_names.h"
#include "window_poker.h"
#include "world.h"

#include <SDL.h>
#include <ctype.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SETTLE_MS = 20000, LOOK_MS = 450, MOVE_MS = 40, PATIENCE_MS = 30000, MOST = 400 };

struct pad_hands {
    struct window_twin twin;
    struct one_device d;
    const char *game;
    int press, done; /* pipes */
    int decisions;
};

static struct pad_hands hands;

static struct items *items_of(void) { return app_top(hands.twin.app)->items; }
static const char *top(void) { return app_top(hands.twin.app)->type->name; }

/* ---- to the window ---- */

static bool goes(bool axis, int which)
{
    return axis ? which == SDL_CONTROLLER_AXIS_LEFTX || which == SDL_CONTROLLER_AXIS_LEFTY
                : which >= SDL_CONTROLLER_BUTTON_DPAD_UP &&
                      which <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

/* A player who goes somewhere needs no look; what is pressed there was looked at, here and there.
 */
static void to_the_window(struct one_device *d, bool axis, int which, int value)
{
    char line[64], done;
    const int rest = goes(axis, which) ? MOVE_MS : LOOK_MS;
    const int n = axis ? snprintf(line, sizeof line, "a %d %d %d\n", which, value, rest)
                       : snprintf(line, sizeof line, "b %d %d\n", which, rest);
    struct pollfd back = {.fd = hands.done, .events = POLLIN};
    if (write(hands.press, line, (size_t)n) != n || poll(&back, 1, PATIENCE_MS) != 1 ||
        read(hands.done, &done, 1) != 1) {
        printf("the window does not come to rest\n");
        exit(1);
    }
    app_settle(d->app, SETTLE_MS);
    app_clock(d->app, app_now(d->app) + rest);
    app_frame(d->app);
}

/* ---- the own table ---- */

static struct match *kept_match(struct world *w)
{
    char error[MATCH_ERROR];
    const struct match_world games = world_for_match(w);
    char *text = store_get(hands.twin.own, hands.twin.name);
    struct match *m = text ? match_load(text, &games, false, error) : NULL;
    mem_free(text);
    return m;
}

static const struct item *with_key(enum key key)
{
    for (int i = items_count(items_of()) - 1; i >= 0; i--)
        if (items_at(items_of(), i)->key == key && !items_at(items_of(), i)->why_not)
            return items_at(items_of(), i);
    return NULL;
}

/* Keys as they are printed, "4 1 y": each by what it belongs to. */
static bool press_all(const char *keys)
{
    for (const char *k = keys; *k; k++) {
        if (*k == ' ')
            continue;
        app_settle(hands.twin.app, SETTLE_MS);
        const struct item *i = with_key((enum key)toupper((unsigned char)*k));
        if (!i || !one_device_press(&hands.d, i->id))
            return printf("there is no way to “%c” of “%s”\n", *k, keys), false;
    }
    return true;
}

/* By name, for the hands of a duel (duel_hands.c). */
bool __wrap_app_activate(struct app *app, const char *name);

bool __wrap_app_activate(struct app *app, const char *name)
{
    app_settle(app, SETTLE_MS);
    const struct item *i = items_named(app_top(app)->items, name);
    return i && one_device_press(&hands.d, i->id);
}

/* Which hand, round or duel it is; -1: none any more. */
static int which(const struct match *m)
{
    struct view v;
    if (!m || match_over(m))
        return -1;
    match_view(m, SEAT_ONLOOKER, &v);
    if (strcmp(hands.game, "ace") == 0)
        return (int)v.board.num[ACE_MARKER];
    if (strcmp(hands.game, "upcolor") == 0)
        return v.board.phase == UPCOLOR_PHASE_AGREE ? -1 : 0;
    return (int)v.board.num[HOLDEM_HANDS];
}

static bool decide(const struct match *m)
{
    struct strbuf words = STRBUF_EMPTY;
    int keys = 0;
    if (strcmp(hands.game, "ace") == 0) {
        static struct duel_hands duel;
        duel.app = hands.twin.app;
        duel.store = hands.twin.own;
        return duel_hands_step(&duel);
    }
    if (strcmp(hands.game, "upcolor") == 0)
        card_next(m, &words);
    else if (strcmp(hands.game, "spec") == 0)
        spec_next(m, &words);
    else
        poker_next(m, &words);
    sscanf(strbuf_text(&words), "%*s %*d %*d %n", &keys); /* phase, seat, hand */
    const bool good = press_all(strbuf_text(&words) + keys);
    strbuf_free(&words);
    return good;
}

/* What has to be pressed before anything can be decided; false: nothing. */
static bool first(void)
{
    const struct item *look = items_get(items_of(), item_id("peek", 0));
    if (items_get(items_of(), item_id("go-on", 0)) || items_get(items_of(), item_id("go-on", 1)))
        one_device_pad(&hands.d, PAD_A);
    else if (look && look->first && !look->why_not)
        one_device_press(&hands.d, look->id);
    else
        return false;
    return true;
}

static bool play(struct world *w, int most)
{
    struct match *m = kept_match(w);
    const int began = which(m);
    bool good = m != NULL;
    for (int n = 0; good && which(m) == began && hands.decisions < most; n++) {
        app_settle(hands.twin.app, SETTLE_MS);
        if (n == MOST || strcmp(top(), "table") != 0) {
            printf("after %d decisions “%s” is on the screen\n", hands.decisions, top());
            good = false;
        } else if (!first()) {
            good = decide(m);
            app_settle(hands.twin.app, SETTLE_MS); /* what nobody needs to be asked is said */
            good = good && window_twin_agree(&hands.twin);
            hands.decisions++;
        }
        match_free(m);
        m = kept_match(w);
    }
    match_free(m);
    return good && hands.decisions;
}

static int pipe_at(const char *folder, const char *name)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return open(path, O_RDWR);
}

int main(int argc, char **argv)
{
    if (argc < 6)
        return printf("window-pad DATA PIPES GAME WIDTH HEIGHT [DECISIONS]\n"), 1;
    struct world w;
    char *assets = path_assets();
    i18n_start();
    i18n_switch("en");
    world_open(&w, assets);
    hands.game = argv[3];
    hands.press = pipe_at(argv[2], "press");
    hands.done = pipe_at(argv[2], "done");
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    if (hands.press < 0 || hands.done < 0 ||
        SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) != 0)
        return printf("no pipe, or no pad\n"), 1;
    bool good = window_twin_open(&hands.twin, argv[1], hands.game, atoi(argv[4]), atoi(argv[5]));
    app_scripted(hands.twin.app, false);
    one_device_begin(&hands.d, hands.twin.app, BY_PAD, atoi(argv[4]), atoi(argv[5]));
    hands.d.also = to_the_window;
    good = good && play(&w, argc > 6 ? atoi(argv[6]) : MOST);
    printf("%s: %d decisions by %d inputs of a pad\n", hands.game, hands.decisions, hands.d.inputs);
    one_device_end(&hands.d);
    window_twin_close(&hands.twin);
    world_close(&w);
    mem_free(assets);
    SDL_Quit();
    return good ? 0 : 1;
}
