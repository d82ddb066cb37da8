/* ace_souvenir.c - the picture of a run that is over (AS-60): who rode, who was fought last, and
 * how it went. */
#include "ace_honours.h"

#include "ace_achievements.h"
#include "ace_stats.h"
#include "ace_names.h"
#include "ace_player.h"
#include "achievements.h"
#include "achievements_scene.h"
#include "i18n.h"
#include "profile.h"
#include "seating.h"
#include "souvenir_poster.h"

#include <stdio.h>
#include <time.h>

static void add_line(struct souvenir *v, int *n, const char *name, const char *value)
{
    v->line[*n].name = name;
    v->line[(*n)++].value = value;
}

static void riders(struct app *app, const struct seating *seats, struct strbuf *out)
{
    char name[NAME_BYTES * 2];
    for (int i = 0; seats && i < seats->nseats; i++)
        strbuf_addf(out, "%s%s", i ? " · " : "", seats->seat[i].name);
    if (!seats) {
        ace_player_name(app, ace_player(app), name);
        strbuf_add(out, name);
    }
}

static bool save(struct app *app, const struct match *match, const struct seating *seats,
                 const char *heading, char **path, char *why, size_t room)
{
    static const char *const level[] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    const struct ui *ui = app_ui(app);
    struct ace_run run = {0};
    struct strbuf who = STRBUF_EMPTY;
    struct view v;
    char portrait[64] = "ace/horned-spade", best[24], time_text[24], duel[48], date[32], file[64];
    const time_t now = (time_t)profile_now();
    struct tm t;
    int n = 0;
    ace_run_read(match, &run);
    match_view(match, SEAT_ONLOOKER, &v);
    const struct ace_enemy *e = ace_enemy_now(&v.rules, &v.board);
    if (e)
        snprintf(portrait, sizeof portrait, "ace/portraits/%s", e->id);
    localtime_r(&now, &t);
    strftime(date, sizeof date, "%Y-%m-%d", &t);
    strftime(file, sizeof file, "carre-ace-of-spades-%Y-%m-%d", &t);
    snprintf(best, sizeof best, "%d", run.best);
    snprintf(duel, sizeof duel, _("%d of %d"), run.marker, ACE_DUELS);
    snprintf(time_text, sizeof time_text, "%d:%02d", (int)(run.ms / 60000),
             (int)(run.ms / 1000 % 60));
    riders(app, seats, &who);
    struct souvenir picture = {.won = run.won,
                               .heading = heading,
                               .portrait = portrait,
                               .enemy = e ? _(e->name) : "",
                               .rider = strbuf_text(&who),
                               .date = date};
    add_line(&picture, &n, _("Difficulty"), _(level[run.difficulty]));
    add_line(&picture, &n, _("Duel"), duel);
    add_line(&picture, &n, _("Best shot"), best);
    add_line(&picture, &n, _("Time"), time_text);
    if (match_code(match)[0])
        add_line(&picture, &n, _("Deal code"), match_code(match));
    const bool saved = souvenir_save(&picture, ui->fonts, ui->lang, file, path, why, room);
    strbuf_free(&who);
    return saved;
}

/* AS-60, AS-08: a run of practice earns nothing, but its picture is as good as any. */
static void earn(struct app *app, const struct match *match, const struct seating *seats)
{
    char name[40];
    bool fresh = false;
    if (!app_store(app) || match_practice(match))
        return;
    ace_achievement_store_name(ACHIEVEMENT_SOUVENIR, name);
    if (!seats)
        fresh = achievements_note(app_store(app), ace_player(app), name, 1, profile_now());
    for (int i = 0; seats && i < seats->nseats; i++)
        if (seats->seat[i].sitter == SITTER_PERSON)
            fresh |=
                achievements_note(app_store(app), seats->seat[i].person, name, 1, profile_now());
    if (fresh)
        achievements_award(app, ACHIEVEMENT_SOUVENIR);
}

bool ace_souvenir(struct app *app, const struct match *m, const struct seating *seats,
                  const char *heading, char **path, char *why, size_t room)
{
    const bool saved = save(app, m, seats, heading, path, why, room);
    if (saved)
        earn(app, m, seats);
    return saved;
}
