/* showcase_laid.c - follows the lines of a scene at a table. */
#include "showcase_laid.h"

#include "check.h"
#include "ending_page.h"
#include "game_folder.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "notation.h"
#include "scenes.h"
#include "script_player.h"
#include "sit.h"
#include "skins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 10, PRESS_MS = 600, ALL_OF_IT = 9000 };

struct laid {
    struct scene scene;
    struct script_player p;
    const struct script *show;
    int next; /* of its lines */
    bool laid, watched;
    int pressed;
    int64_t clock;
    bool shot;
    bool runs; /* it is looked at as it moves (showcase_laid_run)… */
    int wait;  /* …and wants a frame in so many ms */
};

/* ---- the match ---- */

static struct board seen(const struct match *m)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return v.board;
}

static const struct folder_windows *windows(const struct match *m)
{
    return game_folder(match_rules(m)->game->id)->windows;
}

/* Somebody who is asked in the window that is open says no. False: none is. */
static bool says_no(struct match *m)
{
    const struct board b = seen(m);
    if (!windows(m) || !windows(m)->open(&b))
        return false;
    struct action no = action_of(seat_first(match_waiting(m)), (uint8_t)windows(m)->no, 0);
    return match_play(m, &no, 0) == REASON_OK;
}

/* An action as a log writes it; windows that nobody wants to answer are passed. What is wrong with
 * it goes to the error output. */
static void act(struct match *m, const char *line)
{
    struct action a;
    char error[MATCH_ERROR] = "";
    int why;
    if (!action_parse(match_rules(m), line, &a, error, sizeof error)) {
        fprintf(stderr, "“%s”: %s\n", line, error);
        return;
    }
    while ((why = match_play(m, &a, 0)) != REASON_OK && says_no(m))
        ;
    if (why != REASON_OK)
        fprintf(stderr, "“%s”: %s\n", line, rules_reason_text(match_rules(m)->game, why));
}

/* ---- the stage ---- */

/* The player who sits in front, named as a child of that language may be. */
const char *laid_hero(void)
{
    return strcmp(i18n_language(), "fr") == 0   ? "Léa"
           : strcmp(i18n_language(), "ja") == 0 ? "ゆき"
                                                : "Mia";
}

static void run(struct laid *k, int ms)
{
    CARRE_ASSERT(ms >= 0);
    struct ui ui = *app_ui(k->scene.app);
    for (const int64_t end = k->clock + ms; k->clock < end; k->clock += FRAME_MS) {
        ui.now = k->clock;
        stage_update(k->p.stage, &ui, k->scene.items);
    }
    ui.now = k->clock;
    k->wait = stage_update(k->p.stage, &ui, k->scene.items);
}

enum key laid_key(const char *word)
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

static void press(struct laid *k, enum key key)
{
    if (!key)
        return;
    run(k, FRAME_MS);
    struct item_event n =
        items_input(k->scene.items, &(struct input){.kind = INPUT_KEY, .key = key, .ms = k->clock});
    stage_input(k->p.stage, &n);
    /* elsewhere each time: no ring, the pointer was used last */
    items_input(k->scene.items, &(struct input){.kind = INPUT_MOVE,
                                                .at = {(float)(1 + k->pressed++ % 2), 1},
                                                .ms = k->clock});
    run(k, PRESS_MS);
}

static int peak(int ms)
{
    CARRE_ASSERT(ms >= 0);
    const char *told = getenv("CARRE_PEAK");
    if (told)
        ms = atoi(told) < 0 ? ALL_OF_IT : atoi(told);
    return ms;
}

/* ---- its lines ---- */

/* What was done so far is over: the table lies as it is. */
static void lay(struct laid *k)
{
    script_player_hear(&k->p);
    stage_lay(k->p.stage);
    run(k, 50);
    k->laid = true;
}

static void watch(void *user, const char *const *w) { (void)user, (void)w; }

static void wait(void *user, const char *const *w)
{
    struct laid *k = user;
    run(k, k->watched ? peak(atoi(w[0])) : atoi(w[0]));
}

static void rest(void *user, const char *const *w)
{
    struct laid *k = user;
    (void)w;
    run(k, k->watched ? peak(ALL_OF_IT) : ALL_OF_IT);
}

static void later(void *user, const char *const *w) { ((struct laid *)user)->clock += atoi(w[0]); }

static void advise(void *user, const char *const *w)
{
    struct laid *k = user;
    char error[MATCH_ERROR];
    k->p.stage->hinted =
        action_parse(match_rules(k->p.match), w[0], &k->p.stage->hint, error, sizeof error);
    run(k, PRESS_MS);
}

static void keys(void *user, const char *const *w)
{
    for (; *w; w++)
        press(user, laid_key(*w));
}

/* Everybody who is asked in the window that is open. */
static void pass(void *user, const char *const *w)
{
    struct match *m = ((struct laid *)user)->p.match;
    const struct board first = seen(m);
    (void)w;
    for (struct board b = first; windows(m) && windows(m)->same(&first, &b) && says_no(m);
         b = seen(m))
        ;
}

const struct script_word laid_words[] = {
    {"watch", "", watch},  {"wait", "n", wait},     {"rest", "", rest}, {"keys", "w+", keys},
    {"later", "n", later}, {"advice", "t", advise}, {"*", "", pass},    {NULL, NULL, NULL},
};

/* Moves and what stands between them, to the end; or until it is watched, where somebody looks at
 * it as it runs. */
static void play(struct laid *k)
{
    bool moved = false;
    while (k->next < k->show->lines) {
        const struct script_line *l = &k->show->line[k->next];
        const bool watches = l->word && l->word->follow == watch,
                   move = !l->word || l->word->follow == pass;
        if (!move) {
            if (!k->laid)
                lay(k);
            if (moved)
                script_player_hear(&k->p);
            if (k->runs && k->laid && !watches)
                return;
        }
        moved = move && k->laid;
        k->next++;
        if (l->word)
            l->word->follow(k, l->w);
        else
            act(k->p.match, l->w[0]);
        if (!move)
            k->watched = watches;
        if (k->runs && watches)
            return;
    }
    if (!k->laid)
        lay(k);
    if (moved) {
        script_player_hear(&k->p);
        run(k, PRESS_MS);
    }
}

static void begin(struct laid *k)
{
    /* from the beginning: what led to the position is told as well */
    k->p.stage = sit_open(k->p.match, 0, 0, app_audio(k->scene.app));
    k->p.heard = 0;
    k->p.stage->assist = ASSIST_NUDGE;
    k->p.stage->stops = 1; /* every window of the one in front is seen */
    k->p.stage->attended = k->show->attended;
    if (k->show->time_ms) {
        k->p.stage->clock_who = 0;
        k->p.stage->clock_ms = k->show->time_ms;
    }
    script_plates(k->show, laid_hero(), k->p.stage->plate);
    script_player_hear(&k->p);
    if (k->show->untold)
        history_clear(&k->p.stage->history);
    play(k);
}

/* ---- the scene ---- */

static int update(struct scene *s)
{
    struct laid *k = (struct laid *)s;
    const struct skin *skin = skins_find(k->show->game->id);
    s->theme = app_ui(s->app)->contrast ? skin->contrast : skin->theme;
    if (!k->shot)
        begin(k);
    k->shot = true;
    run(k, 0);
    return k->runs && k->wait >= 0 ? k->wait : SCENE_IDLE;
}

static void rehearse(struct scene *s, struct canvas *c)
{
    struct laid *k = (struct laid *)s;
    if (k->show->ended) /* as a table does */
        ending_rehearse(k->p.stage, c);
}

static void draw(const struct scene *s, struct canvas *c)
{
    stage_draw(((const struct laid *)s)->p.stage, c);
}

static bool ahead(struct scene *s, int step)
{
    CARRE_ASSERT(step >= 0);
    const struct laid *k = (const struct laid *)s;
    const struct skin *skin = skins_find(k->show->game->id);
    return k->runs && skin->ahead && skin->ahead(k->p.stage, app_canvas(s->app), step);
}

static void input(struct scene *s, const struct item_event *n)
{
    if (n->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
}

static void close_scene(struct scene *s)
{
    struct laid *k = (struct laid *)s;
    script_player_close(&k->p);
    mem_free(k);
}

static const struct scene_type type = {.name = "laid",
                                       .covers = true,
                                       .input = input,
                                       .update = update,
                                       .rehearse = rehearse,
                                       .draw = draw,
                                       .close = close_scene,
                                       .ahead = ahead};

static bool open_script(struct laid *k)
{
    char error[SCRIPT_ERROR];
    const bool good = script_player_open_with(&k->p, k->show, error);
    if (!good)
        fprintf(stderr, "%s\n", error);
    return good;
}

static bool next_runs;

void showcase_laid_run(bool runs) { next_runs = runs; }

static void ended(struct app *app, const struct script *show);

void showcase_laid(struct app *app, const struct script *show)
{
    if (show->ended && !next_runs) {
        ended(app, show);
        return;
    }
    struct laid *k = mem_alloc(sizeof *k);
    title_open(app);
    k->show = show;
    k->runs = next_runs;
    if (open_script(k))
        app_push(app, &k->scene, &type), app_world(&k->scene, show->game->id);
    else
        close_scene(&k->scene);
}

/* What comes after it when it has ended the game: the result, made of that table. */
static void open_result(const struct laid *k)
{
    struct app *app = k->scene.app;
    const struct script *show = k->show;
    const struct skin *skin = skins_find(show->game->id);
    struct stage_summary s;
    skin->summary(k->p.stage, &s);
    struct result_request q = {.game = show->game->id,
                               .won = s.won,
                               .heading = s.heading,
                               .sentence = s.sentence,
                               .how = s.how};
    for (int i = 0; i < s.lines && i < RESULT_LINES - 1; i++) {
        q.line[i].name = s.line[i].name;
        q.line[i].value = s.line[i].value;
    }
    q.line[s.lines].name = _("Time");
    q.line[s.lines].value = "24:10";
    const struct folder_loss *loss = game_folder(show->game->id)->loss;
    char *text = match_save(k->p.match);
    q.saved = text;
    q.advice = loss ? loss->lesson(app, k->p.match) : "";
    q.told = skin->ending && skin->ending->tell ? skin->ending->tell(k->p.stage) : NULL;
    q.wait = true;
    result_open(app, &q);
    mem_free(text);
}

/* The result alone. */
static void ended(struct app *app, const struct script *show)
{
    struct laid *k = mem_alloc(sizeof *k);
    title_open(app);
    k->show = show;
    k->scene.app = app;
    k->scene.items = items_new();
    open_script(k);
    begin(k);
    open_result(k);
    items_free(k->scene.items);
    close_scene(&k->scene);
}

static struct laid *on_top(struct app *app)
{
    struct scene *s = app_top(app);
    return s && s->type == &type ? (struct laid *)s : NULL;
}

void showcase_laid_show(struct app *app) { play(on_top(app)); }

bool showcase_laid_go_on(struct app *app, int ms)
{
    CARRE_ASSERT(ms >= 0);
    struct laid *k = on_top(app);
    if (!k)
        return false;
    run(k, ms);
    if (!k->runs || k->wait == 0)
        app_redraw(app);
    if (k->show->ended && k->wait < 0 && k->p.stage->shown.b.over) {
        app_home(app);
        open_result(k);
    }
    return true;
}
