/* showcase_walk.c - what stands in a scene of pages: what is played and who sits there, the page,
 * and what is done on it. */
#include "showcase_walk_inside.h"
#include "achievements.h"

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
#include "seating_scene.h"
#include "setup.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "showcase_plays.h"
#include "table_inside.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int walk_number(const char *word) { return word ? atoi(word) : 0; }

int walk_place(words w) { return atoi(w[0]) - 1; }

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
    seating_name(k->who.seat[walk_place(w)].name, strcmp(w[1], "hero") == 0 ? laid_hero() : w[1]);
}

static void guest(void *user, words w)
{
    struct walk *k = user;
    seating_sit_guest(&k->who, walk_place(w));
    if (w[1])
        name(k, w);
}

/* A character of the cast. */
static void meet(void *user, words w)
{
    struct walk *k = user;
    struct seating_seat *x = &k->who.seat[walk_place(w)];
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
    people_sit(&k->who, walk_place(w), &p);
    seating_name(k->who.seat[walk_place(w)].name, w[3]);
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
    k->who.seat[walk_place(w)].emblem = (uint8_t)emblem_find(w[1]);
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
        if (match_play(m, &a, (int64_t)i * (w[3] ? walk_number(w[4]) : 0)) != REASON_OK)
            break;
    }
    keep(k, m);
}

static void calm(void *user, words w)
{
    struct walk *k = user;
    mem_free(k->text);
    k->text = showcase_calm(&k->rules, k->seed, atoi(w[0]), atoi(w[1]), walk_number(w[2]));
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
    char *sat =
        k->rules.nseats > 1 || k->who.seat[0].name[0] ? seating_write(&k->who) : mem_copy_text("");
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
        achievements_note(app_store(k->app), 0, w[0], atoi(w[1]),
                          walk_number(w[2]) * INT64_C(86400));
}

static void kept(void *user, words w)
{
    struct walk *k = user;
    char name[SAVE_NAME];
    size_t n = 0;
    saves_suggest(w[0], name);
    struct kept_save *all = saves_kept(k->app, &n);
    mem_free(all);
    struct strbuf match = STRBUF_EMPTY;
    strbuf_addf(&match, "carre 1\ngame %s 1\n", w[0]);
    if (app_store(k->app) && n < 3)
        saves_keep(k->app, strbuf_text(&match), NULL, w[1] ? _(w[1]) : name);
    strbuf_free(&match);
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

const char *walk_said(const struct walk *k, int i)
{
    CARRE_ASSERT(i >= 0 && k->texts <= TEXTS);
    return i < k->texts ? k->said[i] : NULL;
}

/* ---- what is done there ---- */

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
    {"setting", "wt", walk_setting},
    {"open title", "", walk_title},
    {"open settings", "n", walk_settings},
    {"open keys", "", walk_keys_page},
    {"open comfort", "", walk_comfort},
    {"open setup", "", walk_setup},
    {"open deal", "?w", walk_deal},
    {"open rules", "g?w", walk_rules_page},
    {"open lesson", "w", walk_lesson},
    {"open story", "n", walk_story},
    {"open honours", "?n", walk_honours},
    {"open matches", "", walk_games_played},
    {"open saves", "", walk_saved_games},
    {"open components", "?g", walk_parts},
    {"open statistics", "g", walk_statistics},
    {"open figures", "nnw?w", walk_figures},
    {"open seating", "?ws", walk_seating},
    {"open person", "?t", walk_person},
    {"open pause", "w", walk_pause_page},
    {"open name", "g", walk_naming},
    {"open dialog", "", walk_dialog},
    {"open result", "w", walk_result},
    {"open table", "?w", walk_table},
    {"open replay", "n", walk_replay},
    {"open review", "", walk_review},
    {"settle", "n", walk_settle},
    {"each", "n", walk_each},
    {"beat", "n", walk_beat},
    {"keys", "w+", walk_keys},
    {"away", "", walk_away},
    {"point", "nn", walk_point},
    {"press", "q", walk_press},
    {"frames", "nn", walk_frames},
    {"later", "n", walk_later},
    {"until", "wnn", walk_until},
    {"earned", "n", walk_earned},
    {"talk", "s?wn", walk_talk},
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
