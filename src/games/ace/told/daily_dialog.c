/* daily_dialog.c - the question before the run of the day. */
#include "daily_dialog.h"

#include "ace_player.h"
#include "daily.h"
#include "profile.h"
#include "scenes.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>

static void words_of(struct daily d, char *out, size_t room)
{
    switch (d.state) {
    case DAILY_OPEN: snprintf(out, room, "%s", _("not played")); break;
    case DAILY_BEGUN: snprintf(out, room, "%s", _("in progress")); break;
    case DAILY_WON: snprintf(out, room, "%s", _("won")); break;
    case DAILY_LOST: snprintf(out, room, _("lost in duel %d"), d.marker); break;
    }
}

static void look(struct app *app, int difficulty, int days, char words[64])
{
    char code[DAILY_CODE];
    daily_code(profile_now(), days, code);
    words_of(daily_look(app_store(app), code, difficulty, ace_player(app)), words, 64);
}

void daily_standing(struct app *app, int difficulty, char *out, size_t room)
{
    char today[64], before[64];
    look(app, difficulty, 0, today);
    look(app, difficulty, -1, before);
    snprintf(out, room, _("Daily run today: %s · yesterday: %s"), today, before);
}

void daily_ask(struct app *app, const char *code, int difficulty,
               void (*answer)(struct app *app, void *user, int which), void *user)
{
    static const char *const level[] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    struct strbuf text = STRBUF_EMPTY;
    char heading[96], standing[200];
    const bool counts =
        daily_look(app_store(app), code, difficulty, ace_player(app)).state == DAILY_OPEN;
    daily_standing(app, difficulty, standing, sizeof standing);
    snprintf(heading, sizeof heading, _("Daily run · %s · %s"), code + strlen("daily "),
             _(level[difficulty]));
    strbuf_addf(
        &text, "%s\n%s\n%s", _("Everyone who plays today gets the same cards and enemies."),
        counts ? _("Only your first attempt at each difficulty counts, and it starts as soon as "
                   "the first card is dealt.")
               : _("You’ve used today’s attempt. Playing again is practice and earns nothing."),
        standing);
    dialog_open(app,
                &(struct dialog_request){.heading = heading,
                                         .text = strbuf_text(&text),
                                         .button = {counts ? _("Ride") : _("Practise"), _("Back")},
                                         .answer = answer,
                                         .user = user});
    strbuf_free(&text);
}
