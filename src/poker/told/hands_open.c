/* hands_open.c - a hand history that somebody wants to see, in the window. */
#include "poker_folder.h"

#include "check.h"
#include "holdem_names.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

#include <stdio.h>

_Static_assert((int)FOLDER_ERROR == (int)TOML_ERROR, "sentences of one length");

/* Those who sat there, by their names; nobody of them is "you". */
static void seat_them(struct seating *s, const struct phh_hand *h)
{
    seating_default(s, phh_game(), h->n);
    for (int i = 0; i < h->n; i++) {
        seating_sit_bot(s, i, NULL);
        if (*h->player[i])
            seating_name(s->seat[i].name, h->player[i]);
    }
}

/* All cards if all are known; else the only hand that is, or the first; else what everybody saw. */
static seat eyes_of(const struct phh_hand *h, seatmask known)
{
    if (seat_count(known) == h->n)
        return SEAT_OPEN;
    return known ? seat_first(known) : (seat)SEAT_ONLOOKER;
}

static bool show(struct app *app, const struct rules *r, const struct phh_hand *h,
                 char error[TOML_ERROR], int *line)
{
    struct phh_played played;
    if (!phh_play(r, h, true, &played, error, line) && !played.match)
        return false;
    if (!played.match) {
        snprintf(error, TOML_ERROR, "%s",
                 _("The file doesn’t include the cards that decide this hand."));
        *line = h->line;
        return false;
    }
    struct seating who;
    seat_them(&who, h);
    const bool good = replay_open(app, &(struct replay_request){.text = played.match,
                                                                .seating = &who,
                                                                .hand = true,
                                                                .known = played.known,
                                                                .eyes = eyes_of(h, played.known)});
    mem_free(played.match);
    if (good && h->unknown)
        app_toast(app, _("The file doesn’t list everyone’s chips. Players with no stack listed get "
                         "more than this hand needs."));
    return good;
}

/* The wanted hand, or the first good one; else the first reason why not. */
static bool find_and_show(struct app *app, const struct rules *r, const char *text, size_t length,
                          int wanted, char error[TOML_ERROR], int *error_line)
{
    CARRE_ASSERT(wanted >= 0);
    struct toml *t = toml_open(text, length);
    const struct toml_value *first;
    const char *name;
    char why[TOML_ERROR];
    bool shown = false;
    *error = 0;
    for (int number = 1, line; !shown; number++) {
        struct phh_hand h;
        const enum toml_step step = toml_next(t, &name, &line, &first, why);
        if (step == TOML_END)
            break;
        if (wanted && number != wanted)
            continue;
        if (step == TOML_READ && phh_read(name, line, first, &h, why, &line) == PHH_GOOD) {
            shown = show(app, r, &h, why, &line);
            phh_free(&h);
        }
        if (!shown && !*error) {
            snprintf(error, TOML_ERROR, "%s", why);
            *error_line = line;
        }
    }
    toml_close(t);
    return shown;
}

bool poker_hands_open(struct app *app, const char *text, size_t length, int hand,
                      char error[FOLDER_ERROR], int *line)
{
    char *assets = path_assets();
    struct world w;
    struct rules r;
    world_open(&w, assets);
    const bool shown = world_rules(&w, phh_game(), SEATS, &r, error, FOLDER_ERROR) &&
                       find_and_show(app, &r, text, length, hand, error, line);
    world_close(&w);
    mem_free(assets);
    return shown;
}

void poker_hands_laid(const struct match *m, int *first, int *last)
{
    const int n = match_heard_count(m);
    for (int i = 0; i < n && !*last; i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && e.to >= HOLDEM_BLIND_DUE && e.to < HOLDEM_BLIND_DUE + SEATS &&
            e.amount)
            *first = i + 1;
        if (*first && e.kind == EVENT_SET && e.why == HOLDEM_WHY_HAND_OVER)
            *last = i;
    }
}
