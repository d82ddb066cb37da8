/* history_export.c - see history_export.h. */
#include "history_export.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "poker_folder.h"
#include "profile.h"
#include "scenes.h"
#include "system.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* "carre-power-up-2026-11-22" */
static void name_of(const char *game, int64_t when, char *out, size_t room)
{
    const time_t then = (time_t)when;
    struct tm t;
    char date[24] = "";
    if (localtime_r(&then, &t))
        strftime(date, sizeof date, "%Y-%m-%d", &t);
    snprintf(out, room, "carre-%s-%s", game, date);
}

static bool write_match(const struct history_export *e, const struct match *m, bool all,
                        char **path, struct history_count *n, struct strbuf *why)
{
    struct history_wish w = {.format = e->format, .started = e->started};
    int64_t ms = 0;
    if (!w.started && match_actions(m) && match_action(m, match_actions(m) - 1, &ms).who >= 0)
        w.started = profile_now() - ms / 1000; /* it has just ended */
    struct strbuf text = STRBUF_EMPTY;
    char name[80], *folder = system_folder(SYSTEM_DOCUMENTS);
    history_eyes(&w, e->seated ? history_person(&e->seating) : (seat)SEAT_ONLOOKER, all);
    for (int s = 0; e->seated && s < e->seating.nseats; s++)
        w.name[s] = e->seating.seat[s].name;
    history_write(m, &w, &text, n);
    name_of(match_rules(m)->game->id, w.started ? w.started : profile_now(), name, sizeof name);
    *path = path_fresh(folder, name, history_ending(e->format));
    const bool done =
        path_make_folder(folder, why) && file_write(*path, strbuf_text(&text), text.length, why);
    if (!done) {
        mem_free(*path);
        *path = NULL;
    }
    mem_free(folder);
    strbuf_free(&text);
    return done;
}

/* Writes it, without asking: the path in *path (freed with mem_free), true; or false and a sentence
 * in `why`. */
static bool history_export_write(const struct history_export *e, bool all, char **path,
                                 struct history_count *n, struct strbuf *why)
{
    char error[MATCH_ERROR] = "", *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    const struct match_world games = world_for_match(&w);
    struct match *m = match_load(e->text, &games, true, error);
    const bool done = m && write_match(e, m, all && match_over(m), path, n, why);
    if (!m)
        strbuf_setf(why, "%s", error);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return done;
}

static void write_it(struct app *app, struct history_export *e, bool all)
{
    struct strbuf why = STRBUF_EMPTY, said = STRBUF_EMPTY;
    struct history_count n;
    char *path = NULL;
    if (!history_export_write(e, all, &path, &n, &why))
        strbuf_addf(&said, _("The hands couldn’t be saved. %s"), strbuf_text(&why));
    else if (e->format == HISTORY_PHH || !n.skipped)
        strbuf_addf(&said,
                    i18n_plural("%d hand saved: %s", "%d hands saved: %s", (unsigned long)n.hands),
                    n.hands, path);
    else
        strbuf_addf(&said, _("Hands saved: %d. Skipped (not plain hold’em): %d. %s"), n.plain,
                    n.skipped, path);
    app_toast(app, strbuf_text(&said));
    mem_free(path);
    strbuf_free(&why);
    strbuf_free(&said);
}

static void cards_answer(struct app *app, void *user, int which)
{
    if (which >= 0)
        write_it(app, user, which == 1);
}

/* Folded hands of others are told on request, when the game is over. Several people would have to
 * agree: there it is what everybody saw. */
static void format_answer(struct app *app, void *user, int which)
{
    struct history_export *e = user;
    if (which < 0)
        return;
    e->format = which == 1 ? HISTORY_POKERSTARS : HISTORY_PHH;
    if (e->format == HISTORY_PHH && e->over && e->seated &&
        history_person(&e->seating) != SEAT_ONLOOKER)
        dialog_open(
            app,
            &(struct dialog_request){
                .heading = _("Include folded cards?"),
                .text = _("The file can contain either just what you saw or every card dealt."),
                .button = {_("What I saw"), _("All cards")},
                .answer = cards_answer,
                .user = e});
    else
        write_it(app, e, false);
}

void poker_hands_export(struct app *app, const char *text, const char *seats, int64_t started,
                        bool over)
{
    static struct history_export asked; /* one at a time, and longer than its dialogs */
    char error[SEATING_ERROR];
    mem_free(asked.text);
    asked = (struct history_export){.text = mem_copy_text(text), .over = over, .started = started};
    asked.seated = seats && *seats && seating_read("seats", seats, &asked.seating, error);
    dialog_open(
        app,
        &(struct dialog_request){
            .heading = _("Export these hands"),
            .text = _("PHH keeps every hand, including what powers and effects did. PokerStars "
                      "text is for tracking software and includes only plain hold’em."),
            .button = {_("PHH"), _("PokerStars text")},
            .answer = format_answer,
            .user = &asked});
}
