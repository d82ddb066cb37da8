/* ace_loss.c - after a run of Ace of Spades: how many were lost one after the other, what is said
 * to the player who lost them, and what is offered; and after one that was won, what comes next.
 * What a run says by itself is in ace_after.h. Two numbers of the settings remember runs lost in a
 * row, and at which difficulty the last one was. */
#include "ace_honours.h"

#include "ace_after.h"
#include "games.h"
#include "i18n.h"
#include "profile.h"
#include "scenes.h"
#include "ace_settings.h"

#include <stdio.h>
#include <stdlib.h>

static int lost_at(struct app *app, int difficulty)
{
    return app_setting(app, ace_setting(ACE_SETTING_LOST_AT)) == difficulty
               ? app_setting(app, ace_setting(ACE_SETTING_LOST))
               : 0;
}

static void count(struct app *app, const struct match *m)
{
    enum { MOST = 99 };
    const int difficulty = ace_difficulty(match_rules(m)), before = lost_at(app, difficulty);
    int32_t score[SEATS];
    match_score(m, score);
    app_set(app, ace_setting(ACE_SETTING_LOST),
            score[0] > 0    ? 0
            : before < MOST ? before + 1
                            : MOST);
    app_set(app, ace_setting(ACE_SETTING_LOST_AT), difficulty);
}

static void words(struct app *app, const struct match *m, struct strbuf *out)
{
    const struct rules *r = match_rules(m);
    struct view v;
    struct ace_after after;
    match_view(m, SEAT_ONLOOKER, &v);
    if (!ace_after_loss(r, &v.board, lost_at(app, ace_difficulty(r)), &after))
        return;
    if (after.hint)
        strbuf_addf(out, "%s%s", C_("between sentences", " "), _(after.hint));
    if (after.next)
        strbuf_addf(out, "%s%s", C_("between sentences", " "), _(after.next));
}

static const char *lesson(struct app *app, const struct match *m)
{
    struct view v;
    struct ace_after after;
    match_view(m, SEAT_ONLOOKER, &v);
    if (!ace_after_loss(match_rules(m), &v.board, lost_at(app, ace_difficulty(match_rules(m))),
                        &after))
        return "";
    return after.hint ? _(after.hint) : after.next ? _(after.next) : "";
}

/* Once: the player who says no is asked again after as many more. */
static bool offer(struct app *app, const int32_t *option,
                  void (*answer)(struct app *app, void *user, int which), void *user)
{
    const int difficulty = option[ACE_DIFFICULTY];
    if (difficulty != ACE_EASY || option[ACE_ZERO] == ACE_ZERO_WIND ||
        lost_at(app, difficulty) < ACE_LOST_MANY)
        return false;
    app_set(app, ace_setting(ACE_SETTING_LOST), 0);
    dialog_open(
        app, &(struct dialog_request){
                 .heading = _("A second wind?"),
                 .text = _(
                     "You’ve lost three runs in a row on Easy. With a second wind, your last "
                     "bullet comes back once per scene. These runs are practice and earn nothing."),
                 .button = {_("No, thanks"), _("Second wind")},
                 .answer = answer,
                 .user = user});
    return true;
}

static void ease(struct app *app, int32_t *option)
{
    app_set(app, ace_setting(ACE_SETTING_ZERO), ACE_ZERO_WIND);
    option[ACE_ZERO] = ACE_ZERO_WIND;
}

bool ace_up_next(struct app *app, char words[FOLDER_WHERE], const char **difficulty)
{
    const struct option_spec *o = &games_find("ace")->options[ACE_DIFFICULTY];
    const int harder = app_setting(app, ace_setting(ACE_SETTING_LOST_AT)) + 1;
    size_t n = 0;
    if (!app_store(app) || app_setting(app, ace_setting(ACE_SETTING_LOST)) || harder > o->high)
        return false;
    struct played *last = profile_matches(app_store(app), "ace", 0, 1, &n);
    const bool won = n && last->finished && atoi(last->result) > 0;
    profile_matches_free(last, n);
    snprintf(words, FOLDER_WHERE, _("Next: %s"), _(o->labels[harder - o->low]));
    *difficulty = o->values[harder - o->low];
    return won;
}

const struct folder_loss ace_loss = {
    .count = count,
    .words = words,
    .lesson = lesson,
    .offer = offer,
    .ease = ease,
};
