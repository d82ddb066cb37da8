/* showcase_walk.c - see showcase_walk.h. */
#include "showcase_walk.h"

#include "achievements_scene.h"
#include "bot.h"
#include "emblems.h"
#include "file.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "script.h"
#include "seating_scene.h"
#include "setup.h"
#include "setup_ace.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "showcase_poker.h"
#include "showcase_statistics.h"
#include "statistics_scene.h"
#include "story.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MOST = 1 << 20, WORDS = 48, LINE = 240, UNTIL = 4000 };

struct walk {
    struct app *app;
    struct world world;
    char *assets;
    struct rules rules;
    struct seating who;
    const char *position;
    char seed[60], *text;
    int settle, beat;
    bool titled;
};

/* What the pages where people sit down write into; nobody plays by it. */
static struct seating house;

static void nothing(struct app *app, void *user, bool swap) { (void)app, (void)user, (void)swap; }

/* ---- what is played ---- */

static void game(struct walk *k, char **w)
{
    char error[MATCH_ERROR];
    const struct game *g = games_find(w[1]);
    seating_default(&k->who, g, atoi(w[2]));
    if (!world_rules(&k->world, g, atoi(w[2]), &k->rules, error, sizeof error))
        fprintf(stderr, "%s\n", error);
}

static void option(struct walk *k, char **w)
{
    char error[SETUP_ERROR];
    if (!setup_option_word(&k->rules, w[1], error))
        fprintf(stderr, "%s\n", error);
    memcpy(k->who.option, k->rules.option, sizeof k->who.option);
}

static void name(struct walk *k, char **w)
{
    seating_name(k->who.seat[atoi(w[1]) - 1].name, strcmp(w[2], "hero") == 0 ? laid_hero() : w[2]);
}

static void guest(struct walk *k, char **w)
{
    seating_sit_guest(&k->who, atoi(w[1]) - 1);
    if (w[2])
        name(k, w);
}

/* Somebody of the store, if it had them. */
static void sit(struct walk *k, char **w)
{
    const struct person p = {
        .id = atoi(w[1]), .emblem = (uint8_t)atoi(w[2]), .colour = (uint8_t)atoi(w[3])};
    people_sit(&k->who, atoi(w[1]) - 1, &p);
    seating_name(k->who.seat[atoi(w[1]) - 1].name, w[4]);
}

static void friends(struct walk *k, char **w)
{
    static const char *const called[SEATS] = {"Léa",        "Hugo",        "Mamie Jo", "Samir",
                                              "Inès",       "Bartholomew", "Yuki",     "Tom",
                                              "Frédérique", "Ben"};
    for (int i = 0; i < atoi(w[1]); i++) {
        seating_sit_guest(&k->who, i);
        seating_name(k->who.seat[i].name, called[i]);
        k->who.seat[i].emblem = k->who.seat[i].ground = (uint8_t)(i % 8);
    }
}

static void animal(struct walk *k, char **w)
{
    k->who.seat[atoi(w[1]) - 1].emblem = (uint8_t)emblem_find(w[2]);
}

static int one_of(const char *const *words, const char *word)
{
    int n = 0;
    while (words[n] && strcmp(words[n], word) != 0)
        n++;
    return words[n] ? n : -1;
}

static void privacy(struct walk *k, char **w)
{
    static const struct {
        const char *word;
        enum privacy how;
    } ways[] = {{"one", PRIVACY_ONE},
                {"peek", PRIVACY_PEEK},
                {"curtain", PRIVACY_CURTAIN},
                {"open", PRIVACY_OPEN}};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (strcmp(ways[i].word, w[1]) == 0)
            k->who.privacy = ways[i].how;
}

static void seed(struct walk *k, char **w) { snprintf(k->seed, sizeof k->seed, "%s", w[1]); }

static void laid(struct walk *k, char **w)
{
    const struct script *s = showcase_script(w[1]);
    k->position = s ? s->position : NULL;
}

static void keep(struct walk *k, struct match *m)
{
    mem_free(k->text);
    k->text = match_save(m);
    match_free(m);
}

static void play(struct walk *k, char **w)
{
    const struct game *g = k->rules.game;
    const int phase = one_of(g->phases, w[1]), most = phase >= 0 ? UNTIL : atoi(w[1]);
    const char *others = w[4] ? w[4] : w[2];
    struct rng rng = rng_seed((uint64_t)atoi(w[3]));
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
        const struct bot *b = bot_find(g->id, v.me ? others : w[2]);
        struct action a = b ? b->choose(&v, &rng, &temper_even) : bot_random_action(&v, &rng);
        if (match_play(m, &a, (int64_t)i * (w[4] && w[5] ? atoi(w[5]) : 0)) != REASON_OK)
            break;
    }
    keep(k, m);
}

static void calm(struct walk *k, char **w)
{
    mem_free(k->text);
    k->text = poker_played(&(struct poker_scene){.game = k->rules.game->id,
                                                 .seed = k->seed,
                                                 .seats = k->rules.nseats,
                                                 .actions = atoi(w[1]),
                                                 .street = atoi(w[2]),
                                                 .pots = w[3] ? atoi(w[3]) : 0});
}

/* ---- pages ---- */

static void title(struct walk *k, char **w) { (void)k, (void)w; }
static void settings(struct walk *k, char **w) { settings_open_at(k->app, atoi(w[0])); }
static void keys_page(struct walk *k, char **w) { (void)w, keys_open(k->app); }
static void comfort(struct walk *k, char **w) { (void)w, comfort_open(k->app); }
static void setup(struct walk *k, char **w) { (void)w, ace_setup_open(k->app, NULL, NULL); }
static void deal(struct walk *k, char **w)
{
    setup(k, w);
    deal_open(k->app, w[0] ? w[0] : "", NULL, NULL);
}

/* By the number of its page, or by its id. */
static void rules_page(struct walk *k, char **w)
{
    if (w[1] && (*w[1] < '0' || *w[1] > '9'))
        rules_open_at(k->app, w[0], w[1]);
    else
        rules_open(k->app, w[0], w[1] ? atoi(w[1]) : 0);
}

static void lesson(struct walk *k, char **w) { lesson_open(k->app, w[0]); }
static void story(struct walk *k, char **w) { story_open(k->app, (enum ace_story_part)atoi(w[0])); }
static void feats(struct walk *k, char **w)
{
    achievements_open(k->app, w[0] ? PAGE_REWARDS : PAGE_FEATS);
}
static void games_played(struct walk *k, char **w) { (void)w, matches_open(k->app); }
static void statistics(struct walk *k, char **w)
{
    statistics_open(k->app, w[0], STATISTICS_ANYBODY);
}

static void figures(struct walk *k, char **w)
{
    showcase_statistics(k->app, w[0], atoi(w[1]), atoi(w[2]));
}

/* Of the seating so far, or of the game as it was last; over it the page of that name. */
static void seating(struct walk *k, char **w)
{
    if (!k->rules.game) {
        seating_open(k->app, seating_door_game(k->app, w[0]));
        return;
    }
    house = k->who;
    seating_mend(&house);
    seating_open_with(k->app, &house);
    const char *over = w[0] ? w[0] : "";
    if (strcmp(over, "plans") == 0)
        seating_plans_open(k->app, &house, nothing, NULL);
    else if (strcmp(over, "rules") == 0)
        seating_rules_open(k->app, &house, nothing, NULL);
    else if (strcmp(over, "cards") == 0)
        seating_powers_open(k->app, &house, nothing, NULL);
    else if (strcmp(over, "sitter") == 0)
        sitter_open(k->app, &(struct sitter_request){
                                .seating = &house, .at = atoi(w[1]) - 1, .changed = nothing});
}

static void person(struct walk *k, char **w)
{
    struct person p = {.id = 1, .emblem = 2, .colour = 2};
    snprintf(p.name, sizeof p.name, "%s %s", w[0] ? w[0] : "", w[0] && w[1] ? w[1] : "");
    person_open(k->app, w[0] ? &p : NULL, NULL, NULL);
}

/* Nobody knows who sits there: "unknown". */
static void table(struct walk *k, char **w)
{
    const bool sits = (k->text || k->rules.nseats > 1) && !w[0];
    table_open(k->app, &(struct table_request){.game = k->rules.game->id,
                                               .seed = k->text ? NULL : k->seed,
                                               .saved = k->text,
                                               .seating = sits ? &k->who : NULL});
}
static void replay(struct walk *k, char **w)
{
    if (k->text)
        replay_open(k->app, &(struct replay_request){
                                .text = k->text, .seating = &k->who, .at = atoi(w[0])});
}
static void review(struct walk *k, char **w)
{
    (void)w;
    if (k->text)
        review_open(k->app,
                    &(struct review_request){.text = k->text, .seating = &k->who, .wait = true});
}

static const struct {
    const char *word;
    void (*open)(struct walk *k, char **w); /* the words behind it, NULL behind the last */
    int least;                              /* of those */
    bool alone;                             /* no title below it */
} pages[] = {
    {"title", title, 0, false},          {"settings", settings, 1, false},
    {"keys", keys_page, 0, true},        {"comfort", comfort, 0, false},
    {"setup", setup, 0, false},          {"deal", deal, 0, false},
    {"rules", rules_page, 1, false},     {"lesson", lesson, 1, false},
    {"story", story, 1, false},          {"achievements", feats, 0, false},
    {"matches", games_played, 0, false}, {"statistics", statistics, 1, false},
    {"figures", figures, 3, false},      {"seating", seating, 0, false},
    {"person", person, 0, false},        {"table", table, 0, false},
    {"replay", replay, 1, false},        {"review", review, 0, false},
};
enum { PAGES = sizeof pages / sizeof *pages };

static int page_of(const char *word)
{
    for (int i = 0; word && i < PAGES; i++)
        if (strcmp(pages[i].word, word) == 0)
            return i;
    return -1;
}

static void open(struct walk *k, char **w)
{
    const int page = page_of(w[1]);
    if (!k->titled && !pages[page].alone)
        title_open(k->app);
    k->titled = true;
    pages[page].open(k, w + 2);
}

/* ---- what is done there ---- */

static void setting(struct walk *k, char **w)
{
    for (enum setting s = 0; s < SETTINGS; s++)
        if (strcmp(settings_name(s), w[1]) == 0)
            settings_is_text(s) ? app_set_text(k->app, s, w[2]) : app_set(k->app, s, atoi(w[2]));
}

static void settle(struct walk *k, char **w)
{
    k->settle = atoi(w[1]);
    app_settle(k->app, k->settle);
}

static void each(struct walk *k, char **w) { k->settle = atoi(w[1]); }
static void beat(struct walk *k, char **w) { k->beat = atoi(w[1]); }

static enum key key_of(const char *word)
{
    static const struct {
        const char *word;
        enum key key;
    } known[] = {{"Enter", KEY_ENTER}, {"Space", KEY_SPACE}, {"Escape", KEY_ESCAPE},
                 {"Up", KEY_UP},       {"Down", KEY_DOWN},   {"Left", KEY_LEFT},
                 {"Right", KEY_RIGHT}, {"End", KEY_END},     {"Home", KEY_HOME}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(known[i].word, word) == 0)
            return known[i].key;
    return *word == '.' ? KEY_NONE : (enum key)(unsigned char)*word;
}

static void keys(struct walk *k, char **w)
{
    for (w++; *w; w++) {
        const enum key key = key_of(*w);
        if (k->beat)
            app_clock(k->app, app_now(k->app) + k->beat);
        if (key)
            app_input(k->app, &(struct input){.kind = INPUT_KEY, .key = key});
        if (k->settle)
            app_settle(k->app, k->settle);
    }
}

static void away(struct walk *k, char **w)
{
    (void)w;
    app_input(k->app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

static void frames(struct walk *k, char **w)
{
    for (int i = 0; i < atoi(w[1]); i++) {
        app_clock(k->app, app_now(k->app) + atoi(w[2]));
        app_frame(k->app);
    }
}

static void later(struct walk *k, char **w) { app_clock(k->app, app_now(k->app) + atoi(w[1])); }

static void until(struct walk *k, char **w)
{
    for (int i = 0; i < atoi(w[2]); i++) {
        app_frame(k->app);
        if (strcmp(app_top(k->app)->type->name, w[1]) == 0)
            return;
        app_clock(k->app, app_now(k->app) + atoi(w[3]));
    }
}

static void earned(struct walk *k, char **w) { feats_herald(k->app, atoi(w[1])); }

/* ---- the file ---- */

static const struct {
    const char *word;
    void (*follow)(struct walk *k, char **w);
    int least; /* of the words behind it */
    int whole; /* from this word on the rest of the line is one; 0: none is */
} words[] = {
    {"game", game, 2, 0},     {"option", option, 1, 0},   {"name", name, 2, 2},
    {"guest", guest, 1, 2},   {"friends", friends, 1, 0}, {"animal", animal, 2, 0},
    {"seed", seed, 1, 1},     {"privacy", privacy, 1, 0}, {"laid", laid, 1, 0},
    {"play", play, 3, 0},     {"calm", calm, 2, 0},       {"setting", setting, 2, 2},
    {"open", open, 1, 0},     {"settle", settle, 1, 0},   {"each", each, 1, 0},
    {"beat", beat, 1, 0},     {"keys", keys, 1, 0},       {"away", away, 0, 0},
    {"frames", frames, 2, 0}, {"later", later, 1, 0},     {"until", until, 3, 0},
    {"earned", earned, 1, 0}, {"sit", sit, 4, 4},
};
enum { KNOWN = sizeof words / sizeof *words };

static int word_of(const char *word)
{
    for (int i = 0; i < KNOWN; i++)
        if (strcmp(words[i].word, word) == 0)
            return i;
    return -1;
}

/* Cuts a line into words; how many, and NULL behind the last. */
static int cut(char *line, char *w[WORDS + 1])
{
    int n = 0;
    for (char *at = line; n < WORDS; n++) {
        at += strspn(at, " ");
        if (!*at || *at == '#')
            break;
        w[n] = at;
        const int whole = n && word_of(w[0]) >= 0 ? words[word_of(w[0])].whole : 0;
        at += whole == n && n ? strlen(at) : strcspn(at, " ");
        if (*at)
            *at++ = '\0';
    }
    w[n] = NULL;
    return n;
}

/* Each scene's name and the line behind it. */
static struct {
    char name[40];
    const char *lines;
} * all;
static int count;

static bool good(char **w, int n)
{
    const int word = word_of(w[0]);
    if (word < 0 || n <= words[word].least)
        return false;
    if (words[word].follow == game)
        return games_find(w[1]) != NULL;
    if (words[word].follow != open)
        return true;
    return page_of(w[1]) >= 0 && n - 2 >= pages[page_of(w[1])].least;
}

/* The next line of `at`, cut; false behind the last one of this scene. */
static bool next(const char **at, char line[LINE], char *w[WORDS + 1], int *n)
{
    while (**at) {
        const size_t length = strcspn(*at, "\n");
        snprintf(line, LINE, "%.*s", (int)length, *at);
        *at += length + ((*at)[length] == '\n');
        *n = cut(line, w);
        if (*n)
            return true;
    }
    return false;
}

static void read_file(void)
{
    struct strbuf why = STRBUF_EMPTY;
    char *assets = path_assets(), *path = path_join(assets, "scenes.txt"), line[LINE],
         *w[WORDS + 1];
    size_t length = 0;
    int n;
    /* kept as long as the program; an installed one comes without */
    const char *at = file_read(path, FILE_MOST, &length, &why);
    while (at && next(&at, line, w, &n)) {
        if (strcmp(w[0], "scene") == 0 && n == 2) {
            all = mem_realloc(all, (size_t)(count + 1) * sizeof *all);
            snprintf(all[count].name, sizeof all[count].name, "%s", w[1]);
            all[count++].lines = at;
        } else if (!count || !good(w, n)) {
            fprintf(stderr, "scenes.txt: scene %s can’t have “%s”\n",
                    count ? all[count - 1].name : "-", w[0]);
        }
    }
    strbuf_free(&why);
    mem_free(path);
    mem_free(assets);
}

int walks(void)
{
    if (!all)
        read_file();
    return count;
}

const char *walk_name(int i) { return all[i].name; }

void walk_open(int i, struct app *app)
{
    struct walk k = {.app = app, .assets = path_assets(), .seed = "carre"};
    const char *at = all[i].lines;
    char line[LINE], *w[WORDS + 1];
    int n;
    world_open(&k.world, k.assets);
    while (next(&at, line, w, &n) && strcmp(w[0], "scene") != 0)
        if (good(w, n))
            words[word_of(w[0])].follow(&k, w);
    mem_free(k.text);
    world_close(&k.world);
    mem_free(k.assets);
}
