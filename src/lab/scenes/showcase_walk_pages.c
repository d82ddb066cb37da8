/* showcase_walk_pages.c - the pages that a scene opens over the title. */
#include "showcase_walk_inside.h"

#include "game_folder.h"
#include "profile.h"
#include "saves_kept.h"
#include "scenes.h"
#include "seating_scene.h"
#include "showcase_parts.h"
#include "showcase_statistics.h"
#include "statistics_scene.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What the pages where people sit down write into; nobody plays by it. */
static struct seating house;

static void nothing(struct app *app, void *user, bool swap) { (void)app, (void)user, (void)swap; }

static void no_save(struct app *app, void *user) { (void)app, (void)user; }

static void no_name(struct app *app, void *user, const char *name)
{
    (void)app, (void)user, (void)name;
}

static struct app *over_title(void *user)
{
    struct walk *k = user;
    if (!k->titled)
        title_open(k->app);
    k->titled = true;
    return k->app;
}

static int64_t yesterday_evening(void)
{
    const time_t now = time(NULL);
    struct tm t;
    localtime_r(&now, &t);
    t.tm_mday -= 1;
    t.tm_hour = 21;
    t.tm_min = 40;
    t.tm_isdst = -1;
    return (int64_t)mktime(&t);
}

void walk_title(void *user, words w)
{
    struct walk *k = user;
    struct title_shown shown = {.save = k->text, .changed = yesterday_evening()};
    (void)w;
    if (k->text) {
        shown.game = k->rules.game->id;
        shown.who.id = 1;
        snprintf(shown.who.name, sizeof shown.who.name, "%s", k->who.seat[0].name);
        title_open_shown(k->app, &shown);
    } else {
        title_open(k->app);
    }
    k->titled = true;
}

void walk_settings(void *user, words w) { settings_open_at(over_title(user), atoi(w[0])); }

void walk_keys_page(void *user, words w) { (void)w, keys_open(((struct walk *)user)->app); }

void walk_comfort(void *user, words w) { (void)w, comfort_open(over_title(user)); }

void walk_setup(void *user, words w)
{
    (void)w;
    game_folder(((struct walk *)user)->rules.game->id)->set_up(over_title(user), NULL, NULL);
}

void walk_deal(void *user, words w)
{
    walk_setup(user, w);
    deal_open(over_title(user), w[0] ? w[0] : "", NULL, NULL);
}

void walk_rules_page(void *user, words w)
{
    if (w[1] && (*w[1] < '0' || *w[1] > '9'))
        rules_open_at(over_title(user), w[0], w[1]);
    else
        rules_open(over_title(user), w[0], walk_number(w[1]));
}

void walk_lesson(void *user, words w) { lesson_open(over_title(user), w[0]); }

const struct game_folder *walk_folder_of(const struct walk *k)
{
    return game_folder(k->rules.game->id);
}

void walk_story(void *user, words w)
{
    walk_folder_of(user)->story->open(over_title(user), atoi(w[0]));
}

void walk_honours(void *user, words w)
{
    walk_folder_of(user)->honours->open(over_title(user), walk_number(w[0]));
}

void walk_games_played(void *user, words w) { (void)w, matches_open(over_title(user)); }

void walk_saved_games(void *user, words w) { (void)w, saves_open(over_title(user)); }

void walk_parts(void *user, words w) { showcase_parts(over_title(user), w[0] ? w[0] : ""); }

void walk_statistics(void *user, words w)
{
    statistics_open(over_title(user), w[0], STATISTICS_ANYBODY);
}

void walk_figures(void *user, words w)
{
    struct walk *k = user;
    showcase_statistics(over_title(k),
                        &(struct showcase_player){.rules = k->rules,
                                                  .vary = k->vary,
                                                  .ways = k->ways,
                                                  .first = w[2],
                                                  .others = w[3] ? w[3] : w[2]},
                        atoi(w[0]), atoi(w[1]));
}

void walk_pause_page(void *user, words w)
{
    struct walk *k = user;
    pause_open(over_title(k), &(struct pause_request){.game = k->rules.game->id,
                                                      .state = walk_said(k, 0),
                                                      .code = w[0],
                                                      .kept = true,
                                                      .save = no_save});
}

void walk_naming(void *user, words w)
{
    struct walk *k = user;
    char name[SAVE_NAME];
    saves_suggest(w[0], name);
    naming_open(over_title(k), walk_said(k, 0), name, no_name, NULL);
}

void walk_dialog(void *user, words w)
{
    struct walk *k = user;
    (void)w;
    dialog_open(over_title(k),
                &(struct dialog_request){.heading = walk_said(k, 0),
                                         .text = walk_said(k, 1),
                                         .button = {walk_said(k, 2), walk_said(k, 3)}});
}

void walk_result(void *user, words w)
{
    struct walk *k = user;
    struct result_request q = {.game = k->rules.game->id,
                               .won = strcmp(w[0], "won") == 0,
                               .heading = walk_said(k, 0),
                               .sentence = walk_said(k, 1),
                               .saved = "carre 1"};
    for (int i = 0; i + 2 < k->texts; i++) {
        q.line[i].name = k->said[i + 2];
        q.line[i].value = k->value[i + 2];
    }
    result_open(over_title(k), &q);
}

void walk_seating(void *user, words w)
{
    struct walk *k = user;
    struct app *app = over_title(k);
    if (!k->rules.game) {
        seating_open(app, seating_door_game(app, w[0]));
        return;
    }
    house = k->who;
    seating_mend(&house);
    seating_open_with(app, &house);
    const char *over = w[0] ? w[0] : "";
    if (strcmp(over, "plans") == 0)
        seating_plans_open(app, &house, nothing, NULL);
    else if (strcmp(over, "rules") == 0)
        seating_rules_open(app, &house, nothing, NULL);
    else if (strcmp(over, "cards") == 0)
        seating_powers_open(app, &house, nothing, NULL);
    else if (strcmp(over, "sitter") == 0)
        sitter_open(app, &(struct sitter_request){
                             .seating = &house, .at = walk_number(w[1]) - 1, .changed = nothing});
}

/* A person that is entered here is entered nowhere. */
static void no_person(struct app *app, void *user, const struct person *who)
{
    (void)app, (void)user, (void)who;
}

void walk_person(void *user, words w)
{
    struct person p = {.id = 1, .emblem = 2, .colour = 2};
    snprintf(p.name, sizeof p.name, "%s", w[0] ? w[0] : "");
    person_open(over_title(user), w[0] ? &p : NULL, no_person, NULL);
}

void walk_table(void *user, words w)
{
    struct walk *k = user;
    const bool sits = (k->text || k->rules.nseats > 1) && !w[0];
    table_open(over_title(k), &(struct table_request){.game = k->rules.game->id,
                                                      .seed = k->text ? NULL : k->seed,
                                                      .saved = k->text,
                                                      .seating = sits ? &k->who : NULL});
}

void walk_replay(void *user, words w)
{
    struct walk *k = user;
    if (k->text)
        replay_open(over_title(k), &(struct replay_request){
                                       .text = k->text, .seating = &k->who, .at = atoi(w[0])});
}

void walk_review(void *user, words w)
{
    struct walk *k = user;
    (void)w;
    if (k->text)
        review_open(over_title(k),
                    &(struct review_request){.text = k->text, .seating = &k->who, .wait = true});
}
