/* showcase_walk.c - what stands in a scene of pages: what is played and who sits there, the page,
 * and what is done on it. */
#include "showcase_walk.h"
#include "achievements.h"
#include "app.h"

#include "bot.h"
#include "character.h"
#include "check.h"
#include "emblems.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "rng.h"
#include "saves_kept.h"
#include "scenes.h"
#include "seating_scene.h"
#include "setup.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "showcase_parts.h"
#include "showcase_plays.h"
#include "showcase_statistics.h"
#include "statistics_scene.h"
#include "table.h"
#include "table_inside.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { UNTIL = 4000, TEXTS = RESULT_LINES + 2 };

struct walk {
    struct app *app;
    struct world world;
    char *assets;
    struct rules rules;
    struct rng rng;
    struct seating who;
    const char *position, *said[TEXTS], *value[TEXTS];
    char seed[60], *text;
    int settle, beat, texts, vary, ways;
    bool titled;
};

/* What the pages where people sit down write into; nobody plays by it. */
static struct seating house;

static void nothing(struct app *app, void *user, bool swap) { (void)app, (void)user, (void)swap; }
static void no_save(struct app *app, void *user) { (void)app, (void)user; }
static void no_name(struct app *app, void *user, const char *name)
{
    (void)app, (void)user, (void)name;
}

/* A line's words, NULL after the last. */
typedef const char *const *words;

static int number(const char *word) { return word ? atoi(word) : 0; }
static int place(words w) { return atoi(w[0]) - 1; }

/* ---- what is played ---- */

static void game(void *user, words w)
{
    struct walk *k = user;
    char error[MATCH_ERROR];
    const struct game *g = games_find(w[0]);
    seating_default(&k->who, g, atoi(w[1]));
    if (!world_rules(&k->world, g, atoi(w[1]), &k->rules, error, sizeof error))
        fprintf(stderr, "%s\n", error);
}

static void option(void *user, words w)
{
    struct walk *k = user;
    char error[SETUP_ERROR];
    if (!setup_option(&k->rules, w[0], w[1], error))
        fprintf(stderr, "%s\n", error);
    memcpy(k->who.option, k->rules.option, sizeof k->who.option);
}

static void name(void *user, words w)
{
    struct walk *k = user;
    seating_name(k->who.seat[place(w)].name, strcmp(w[1], "hero") == 0 ? laid_hero() : w[1]);
}

static void guest(void *user, words w)
{
    struct walk *k = user;
    seating_sit_guest(&k->who, place(w));
    if (w[1])
        name(k, w);
}

/* A character of the cast. */
static void meet(void *user, words w)
{
    struct walk *k = user;
    struct seating_seat *x = &k->who.seat[place(w)];
    const struct character *c = character_find(w[1]);
    CARRE_ASSERT(c);
    seating_name(x->name, _(c->name));
    x->emblem = (uint8_t)emblem_find(c->emblem);
    snprintf(x->character, sizeof x->character, "%s", w[1]);
}

/* Somebody of the store, if it had them. */
static void sit(void *user, words w)
{
    struct walk *k = user;
    const struct person p = {
        .id = atoi(w[0]), .emblem = (uint8_t)atoi(w[1]), .colour = (uint8_t)atoi(w[2])};
    people_sit(&k->who, place(w), &p);
    seating_name(k->who.seat[place(w)].name, w[3]);
}

static void friends(void *user, words w)
{
    static const char *const called[][SEATS] = {{"Léa", "Hugo", "Mamie Jo", "Samir", "Inès",
                                                 "Bartholomew", "Yuki", "Tom", "Frédérique", "Ben"},
                                                {"ゆき", "けんた", "ばあば", "はると", "さくら",
                                                 "バーソロミュー", "みお", "そうた", "フレデリカ",
                                                 "れん"}};
    const bool japanese = strcmp(i18n_language(), "ja") == 0;
    struct walk *k = user;
    for (int i = 0; i < SEATS && i < atoi(w[0]); i++) {
        seating_sit_guest(&k->who, i);
        seating_name(k->who.seat[i].name, called[japanese][i]);
        k->who.seat[i].emblem = k->who.seat[i].ground = (uint8_t)(i % 8);
    }
}

static void animal(void *user, words w)
{
    struct walk *k = user;
    k->who.seat[place(w)].emblem = (uint8_t)emblem_find(w[1]);
}

static int one_of(const char *const *list, const char *word)
{
    int n = 0;
    while (list[n] && strcmp(list[n], word) != 0)
        n++;
    return list[n] ? n : -1;
}

static void privacy(void *user, words w)
{
    static const struct {
        const char *word;
        enum privacy how;
    } ways[] = {{"one", PRIVACY_ONE},
                {"peek", PRIVACY_PEEK},
                {"curtain", PRIVACY_CURTAIN},
                {"open", PRIVACY_OPEN}};
    struct walk *k = user;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (strcmp(ways[i].word, w[0]) == 0)
            k->who.privacy = ways[i].how;
}

static void clocked(void *user, words w)
{
    (void)w, ((struct walk *)user)->who.clock = CLOCK_USUAL;
}

static void seed(void *user, words w)
{
    struct walk *k = user;
    snprintf(k->seed, sizeof k->seed, "%s", w[0]);
}

static void laid(void *user, words w)
{
    const struct script *s = showcase_script(w[0]);
    ((struct walk *)user)->position = s ? s->position : NULL;
}

static void keep(struct walk *k, struct match *m)
{
    mem_free(k->text);
    k->text = match_save(m);
    match_free(m);
}

static void play(void *user, words w)
{
    struct walk *k = user;
    const struct game *g = k->rules.game;
    const int phase = one_of(g->phases, w[0]), most = phase >= 0 ? UNTIL : atoi(w[0]);
    const char *others = w[3] ? w[3] : w[1];
    struct rng *rng = &k->rng;
    if (strcmp(w[2], "on") != 0)
        *rng = rng_seed((uint64_t)atoi(w[2]));
    uint8_t from[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    match_seed_from_text(k->seed, from);
    struct match *m = match_new(&k->rules, from, k->seed, k->position, true, error);
    if (!m) {
        fprintf(stderr, "%s\n", error);
        return;
    }
    for (int i = 0; i < most && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        if (phase >= 0 && v.board.phase == phase)
            break;
        struct action a = showcase_plays(&v, v.me ? others : w[1], rng);
        if (match_play(m, &a, (int64_t)i * (w[3] ? number(w[4]) : 0)) != REASON_OK)
            break;
    }
    keep(k, m);
}

static void calm(void *user, words w)
{
    struct walk *k = user;
    mem_free(k->text);
    k->text = showcase_calm(&k->rules, k->seed, atoi(w[0]), atoi(w[1]), number(w[2]));
}

static void vary(void *user, words w)
{
    struct walk *k = user;
    const struct game *g = k->rules.game;
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->options[i].name, w[0]) == 0) {
            k->vary = i;
            k->ways = atoi(w[1]);
        }
}

/* ---- what the store holds ---- */

/* Some dozens of them, of all games, would take a year: match number n was over n * n times so
 * long ago, and one in five was left. */
static void played(void *user, words w)
{
    enum { MATCHES = 40, AGO = 5000 };
    struct walk *k = user;
    char *sat = k->rules.nseats > 1 ? seating_write(&k->who) : mem_copy_text("");
    for (int i = atoi(w[0]); app_store(k->app) && i < MATCHES; i += 1 + atoi(w[1]))
        profile_add_match(app_store(k->app),
                          &(struct played){.game = k->rules.game->id,
                                           .ended = profile_now() - (int64_t)i * i * AGO,
                                           .finished = i % 5 != 3,
                                           .result = w[2],
                                           .seats = sat,
                                           .text = k->text});
    mem_free(sat);
}

/* Somebody without a name has come so far in something that is earned: name, how far, and on which
 * day since 1970, 0: not yet. */
static void medal(void *user, words w)
{
    const struct walk *k = user;
    if (app_store(k->app))
        achievements_note(app_store(k->app), 0, w[0], atoi(w[1]), number(w[2]) * INT64_C(86400));
}

static void kept(void *user, words w)
{
    struct walk *k = user;
    char name[SAVE_NAME];
    size_t n = 0;
    saves_suggest(w[0], name);
    struct kept_save *all = saves_kept(k->app, &n);
    mem_free(all);
    if (app_store(k->app) && n < 3)
        saves_keep(k->app, "carre 1\ngame power-up 1\n", NULL, w[1] ? _(w[1]) : name);
}

/* ---- pages ---- */

static void text(void *user, words w)
{
    struct walk *k = user;
    if (k->texts < TEXTS)
        k->said[k->texts++] = _(w[0]);
}

static void value(void *user, words w)
{
    struct walk *k = user;
    if (k->texts < TEXTS)
        k->value[k->texts] = w[0];
    text(k, w + 1);
}

static const char *said(const struct walk *k, int i)
{
    CARRE_ASSERT(i >= 0 && k->texts <= TEXTS);
    return i < k->texts ? k->said[i] : NULL;
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

/* With what was played to go on with, and the player who sits there. */
static void title(void *user, words w)
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

static void settings(void *user, words w) { settings_open_at(over_title(user), atoi(w[0])); }
/* alone, no title below it */
static void keys_page(void *user, words w) { (void)w, keys_open(((struct walk *)user)->app); }
static void comfort(void *user, words w) { (void)w, comfort_open(over_title(user)); }
static void setup(void *user, words w)
{
    (void)w;
    game_folder(((struct walk *)user)->rules.game->id)->set_up(over_title(user), NULL, NULL);
}

static void deal(void *user, words w)
{
    setup(user, w);
    deal_open(over_title(user), w[0] ? w[0] : "", NULL, NULL);
}

/* By the number of its page, or by its id. */
static void rules_page(void *user, words w)
{
    if (w[1] && (*w[1] < '0' || *w[1] > '9'))
        rules_open_at(over_title(user), w[0], w[1]);
    else
        rules_open(over_title(user), w[0], number(w[1]));
}

static void lesson(void *user, words w) { lesson_open(over_title(user), w[0]); }

static const struct game_folder *folder_of(const struct walk *k)
{
    return game_folder(k->rules.game->id);
}

static void story(void *user, words w)
{
    folder_of(user)->story->open(over_title(user), atoi(w[0]));
}

static void honours(void *user, words w)
{
    folder_of(user)->honours->open(over_title(user), number(w[0]));
}

static void games_played(void *user, words w) { (void)w, matches_open(over_title(user)); }
static void saved_games(void *user, words w) { (void)w, saves_open(over_title(user)); }
static void parts(void *user, words w) { showcase_parts(over_title(user), w[0] ? w[0] : ""); }
static void statistics(void *user, words w)
{
    statistics_open(over_title(user), w[0], STATISTICS_ANYBODY);
}

static void figures(void *user, words w)
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

static void pause_page(void *user, words w)
{
    struct walk *k = user;
    pause_open(over_title(k), &(struct pause_request){.game = k->rules.game->id,
                                                      .state = said(k, 0),
                                                      .code = w[0],
                                                      .kept = true,
                                                      .save = no_save});
}

static void naming(void *user, words w)
{
    struct walk *k = user;
    char name[SAVE_NAME];
    saves_suggest(w[0], name);
    naming_open(over_title(k), said(k, 0), name, no_name, NULL);
}

static void dialog(void *user, words w)
{
    struct walk *k = user;
    (void)w;
    dialog_open(over_title(k), &(struct dialog_request){.heading = said(k, 0),
                                                        .text = said(k, 1),
                                                        .button = {said(k, 2), said(k, 3)}});
}

static void result(void *user, words w)
{
    struct walk *k = user;
    struct result_request q = {.game = k->rules.game->id,
                               .won = strcmp(w[0], "won") == 0,
                               .heading = said(k, 0),
                               .sentence = said(k, 1),
                               .saved = "carre 1"};
    for (int i = 0; i + 2 < k->texts; i++) {
        q.line[i].name = k->said[i + 2];
        q.line[i].value = k->value[i + 2];
    }
    result_open(over_title(k), &q);
}

/* Of the seating so far, or of the game as it was last; over it the page of that name. */
static void seating(void *user, words w)
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
                             .seating = &house, .at = number(w[1]) - 1, .changed = nothing});
}

/* Whoever is entered here is entered nowhere. */
static void no_person(struct app *app, void *user, const struct person *who)
{
    (void)app, (void)user, (void)who;
}

static void person(void *user, words w)
{
    struct person p = {.id = 1, .emblem = 2, .colour = 2};
    snprintf(p.name, sizeof p.name, "%s", w[0] ? w[0] : "");
    person_open(over_title(user), w[0] ? &p : NULL, no_person, NULL);
}

/* Nobody knows who sits there: "unknown". */
static void table(void *user, words w)
{
    struct walk *k = user;
    const bool sits = (k->text || k->rules.nseats > 1) && !w[0];
    table_open(over_title(k), &(struct table_request){.game = k->rules.game->id,
                                                      .seed = k->text ? NULL : k->seed,
                                                      .saved = k->text,
                                                      .seating = sits ? &k->who : NULL});
}

static void replay(void *user, words w)
{
    struct walk *k = user;
    if (k->text)
        replay_open(over_title(k), &(struct replay_request){
                                       .text = k->text, .seating = &k->who, .at = atoi(w[0])});
}

static void review(void *user, words w)
{
    struct walk *k = user;
    (void)w;
    if (k->text)
        review_open(over_title(k),
                    &(struct review_request){.text = k->text, .seating = &k->who, .wait = true});
}

/* ---- what is done there ---- */

static void setting(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    const struct settings *all = app_settings(app);
    for (int i = 0; i < settings_count(all); i++) {
        const enum setting s = (enum setting)i;
        if (strcmp(settings_name(all, s), w[0]) == 0)
            settings_is_text(all, s) ? app_set_text(app, s, w[1]) : app_set(app, s, atoi(w[1]));
    }
}

static void settle(void *user, words w)
{
    struct walk *k = user;
    k->settle = atoi(w[0]);
    app_settle(k->app, k->settle);
}

static void each(void *user, words w) { ((struct walk *)user)->settle = atoi(w[0]); }
static void beat(void *user, words w) { ((struct walk *)user)->beat = atoi(w[0]); }

static void keys(void *user, words w)
{
    struct walk *k = user;
    for (; *w; w++) {
        struct input in = {.kind = INPUT_KEY, .key = laid_key(*w)};
        if (strcmp(*w, "pad-down") == 0)
            in = (struct input){.kind = INPUT_PAD, .pad = PAD_DOWN};
        if (k->beat)
            app_clock(k->app, app_now(k->app) + k->beat);
        if (in.key || in.pad)
            app_input(k->app, &in);
        if (k->settle)
            app_settle(k->app, k->settle);
    }
}

static void away(void *user, words w)
{
    (void)w;
    app_input(((struct walk *)user)->app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

static void point(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    const struct ui *ui = app_ui(app);
    app_input(app, &(struct input){.kind = INPUT_MOVE,
                                   .at = {ui->w * ((float)atoi(w[0]) / 100),
                                          ui->h * ((float)atoi(w[1]) / 100)}});
}

static void press(void *user, words w) { app_activate(((struct walk *)user)->app, _(w[0])); }

static void frames(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    for (int i = 0; i < atoi(w[0]); i++) {
        app_clock(app, app_now(app) + atoi(w[1]));
        app_frame(app);
    }
}

static void later(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    app_clock(app, app_now(app) + atoi(w[0]));
}

static void until(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    for (int i = 0; i < atoi(w[1]); i++) {
        app_frame(app);
        if (strcmp(app_top(app)->type->name, w[0]) == 0)
            return;
        app_clock(app, app_now(app) + atoi(w[2]));
    }
}

static void earned(void *user, words w)
{
    struct walk *k = user;
    folder_of(k)->honours->tell(k->app, atoi(w[0]));
}

/* A word of the player who sits there, of a win or of somebody's habit, which stands as long as
 * anybody looks: anybody who draws the picture lets some seconds go by first. */
static void talk(void *user, words w)
{
    enum { STANDS_MS = 3600000 };
    struct app *app = ((struct walk *)user)->app;
    if (strcmp(app_top(app)->type->name, "table") != 0)
        return;
    struct table *t = (struct table *)app_top(app);
    const struct character *c = character_find(t->seating.seat[place(w)].character);
    const bool habit = w[1] && w[2];
    t->talk = (struct talk){.text = !c      ? ""
                                    : habit ? c->habit[strcmp(w[1], "late") == 0]
                                            : character_line(c, VOICE_WINS_POT, 0),
                            .about = habit ? 1 + atoi(w[2]) : 0,
                            .who = (seat)place(w),
                            .since = app_now(app) + STANDS_MS};
}

const struct script_word walk_words[] = {
    {"game", "gn", game},
    {"option", "ww", option},
    {"name", "st", name},
    {"guest", "s?t", guest},
    {"sit", "snnt", sit},
    {"meet", "sw", meet},
    {"friends", "n", friends},
    {"animal", "sw", animal},
    {"privacy", "w", privacy},
    {"clock", "", clocked},
    {"seed", "t", seed},
    {"laid", "w", laid},
    {"play", "www?wn", play},
    {"calm", "nn?n", calm},
    {"vary", "wn", vary},
    {"played", "nnt", played},
    {"kept", "g?q", kept},
    {"medal", "wnn", medal},
    {"text", "q", text},
    {"value", "wq", value},
    {"setting", "wt", setting},
    {"open title", "", title},
    {"open settings", "n", settings},
    {"open keys", "", keys_page},
    {"open comfort", "", comfort},
    {"open setup", "", setup},
    {"open deal", "?w", deal},
    {"open rules", "g?w", rules_page},
    {"open lesson", "w", lesson},
    {"open story", "n", story},
    {"open honours", "?n", honours},
    {"open matches", "", games_played},
    {"open saves", "", saved_games},
    {"open components", "?g", parts},
    {"open statistics", "g", statistics},
    {"open figures", "nnw?w", figures},
    {"open seating", "?ws", seating},
    {"open person", "?t", person},
    {"open pause", "w", pause_page},
    {"open name", "g", naming},
    {"open dialog", "", dialog},
    {"open result", "w", result},
    {"open table", "?w", table},
    {"open replay", "n", replay},
    {"open review", "", review},
    {"settle", "n", settle},
    {"each", "n", each},
    {"beat", "n", beat},
    {"keys", "w+", keys},
    {"away", "", away},
    {"point", "nn", point},
    {"press", "q", press},
    {"frames", "nn", frames},
    {"later", "n", later},
    {"until", "wnn", until},
    {"earned", "n", earned},
    {"talk", "s?wn", talk},
    {NULL, NULL, NULL},
};

void walk_open(const struct script *scene, struct app *app)
{
    struct walk k = {.app = app, .assets = path_assets(), .seed = "carre"};
    world_open(&k.world, k.assets);
    for (int i = 0; i < scene->lines; i++)
        scene->line[i].word->follow(&k, scene->line[i].w);
    mem_free(k.text);
    world_close(&k.world);
    mem_free(k.assets);
}
