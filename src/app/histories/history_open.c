/* history_open.c - see history_open.h. */
#include "history_open.h"

#include "file.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { FILE_MOST = 64 << 20 };

/* Those who sat there, by their names; nobody of them is "you". */
static void seat_them(struct seating *s, const struct phh_hand *h)
{
    seating_default(s, games_find("holdem"), h->n);
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

static void cannot(struct app *app, const char *path, int line, const char *why)
{
    struct strbuf text = STRBUF_EMPTY;
    if (line)
        strbuf_addf(&text, "%s:%d: %s", path_base(path), line, why);
    else
        strbuf_add(&text, why);
    dialog_open(app, &(struct dialog_request){.heading = _("This file can’t be opened"),
                                              .text = strbuf_text(&text),
                                              .button = {_("Back")}});
    strbuf_free(&text);
}

bool history_open(struct app *app, const char *path, int hand)
{
    struct strbuf why = STRBUF_EMPTY;
    size_t length = 0;
    char *text = file_read(path, FILE_MOST, &length, &why), *assets = path_assets(),
         error[TOML_ERROR] = "";
    struct world w;
    struct rules r;
    int line = 0;
    bool shown = false;
    world_open(&w, assets);
    if (!text)
        cannot(app, path, 0, strbuf_text(&why));
    else if (strncmp(text, "carre ", 6) == 0)
        shown = replay_open(app, &(struct replay_request){.text = text});
    else if (world_rules(&w, games_find("holdem"), SEATS, &r, error, sizeof error) &&
             find_and_show(app, &r, text, length, hand, error, &line))
        shown = true;
    else
        cannot(app, path, line, *error ? error : _("It contains no hands."));
    world_close(&w);
    strbuf_free(&why);
    mem_free(text);
    mem_free(assets);
    return shown;
}
