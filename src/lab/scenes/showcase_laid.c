#include "showcase_laid.h"

#include "emblems.h"
#include "game_folder.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "scenes.h"
#include "skins.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME_MS = 10, PRESS_MS = 600, ALL_OF_IT = 9000 };

struct laid {
    struct scene scene;
    struct world world;
    char *assets;
    const struct laid_house *house;
    const struct laid_show *show;
    struct match *match;
    struct stage *stage;
    int heard, pressed;
    int64_t clock;
    bool shot;
    bool runs; /* it is looked at as it moves (showcase_laid_run)… */
    int wait;  /* …and wants a frame in so many ms */
};

/* ---- the match ---- */

void laid_act(struct match *m, const char *line)
{
    struct action a;
    char error[MATCH_ERROR] = "";
    if (!action_parse(match_rules(m), line, &a, error, sizeof error)) {
        fprintf(stderr, "“%s”: %s\n", line, error);
        return;
    }
    const int why = match_play(m, &a, 0);
    if (why != REASON_OK)
        fprintf(stderr, "“%s”: %s\n", line, rules_reason_text(match_rules(m)->game, why));
}

static void act_all(struct laid *k, const char *lines)
{
    char line[ACTION_TEXT];
    while (lines && *lines) {
        const size_t n = strcspn(lines, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, lines);
        lines += n + (lines[n] == '\n');
        k->house->act ? k->house->act(k->match, line) : laid_act(k->match, line);
    }
}

static struct match *laid_match(struct laid *k)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    const char *text = k->show->seed ? k->show->seed : k->house->seed;
    if (!world_rules(&k->world, games_find(k->house->game), k->show->seats, &r, error,
                     sizeof error)) {
        fprintf(stderr, "%s\n", error);
        return NULL;
    }
    if (k->show->value)
        r.option[k->show->option] = k->show->value;
    match_seed_from_text(text, seed);
    struct match *m = match_new(&r, seed, text, k->show->position, true, error);
    if (!m)
        fprintf(stderr, "%s\n", error);
    return m;
}

/* ---- the stage ---- */

static void hear(struct laid *k)
{
    while (k->heard < match_heard_count(k->match)) {
        const struct event e = match_heard(k->match, 0, k->heard++);
        stage_hear(k->stage, &e);
    }
    stage_may(k->stage, SEAT_ALL);
}

static void plates(struct laid *k)
{
    for (int s = 0; s < k->show->seats; s++) {
        const int emblem = emblem_find(k->house->face[s]);
        k->stage->plate[s].emblem = (uint8_t)(emblem < 0 ? s : emblem);
        k->stage->plate[s].person = s == 0;
        snprintf(k->stage->plate[s].name, NAMEPLATE_BYTES, "%s", _(k->house->name[s]));
    }
}

static void run(struct laid *k, int ms)
{
    struct ui ui = *app_ui(k->scene.app);
    for (const int64_t end = k->clock + ms; k->clock < end; k->clock += FRAME_MS) {
        ui.now = k->clock;
        stage_update(k->stage, &ui, k->scene.items);
    }
    ui.now = k->clock;
    k->wait = stage_update(k->stage, &ui, k->scene.items);
}

static void press(struct laid *k, enum key key)
{
    if (!key)
        return;
    run(k, FRAME_MS);
    struct news n =
        items_input(k->scene.items, &(struct input){.kind = INPUT_KEY, .key = key, .ms = k->clock});
    stage_input(k->stage, &n);
    /* elsewhere each time: no ring, the pointer was used last */
    items_input(k->scene.items, &(struct input){.kind = INPUT_MOVE,
                                                .at = {(float)(1 + k->pressed++ % 2), 1},
                                                .ms = k->clock});
    run(k, PRESS_MS);
}

static int peak_of(const struct laid_show *s)
{
    const char *told = getenv("CARRE_PEAK");
    const int ms = told ? atoi(told) : s->peak;
    return ms < 0 ? ALL_OF_IT : ms;
}

static void begin(struct laid *k)
{
    struct board start;
    match_board_start(k->match, 0, &start);
    k->stage = stage_new(skins_find(k->house->game), match_rules(k->match), 0, &start,
                         app_audio(k->scene.app));
    k->stage->assist = ASSIST_NUDGE;
    k->stage->stops = 1; /* every window of the one in front is seen */
    k->stage->attended = k->show->attended;
    if (k->show->time_ms) {
        k->stage->clock_who = 0;
        k->stage->clock_ms = k->show->time_ms;
    }
    plates(k);
    hear(k);
    if (k->show->untold)
        history_clear(&k->stage->history);
    act_all(k, k->show->before);
    hear(k);
    stage_lay(k->stage);
    run(k, 50);
    if (k->runs)
        return;
    if (k->show->shown) {
        act_all(k, k->show->shown);
        hear(k);
        run(k, peak_of(k->show));
    }
    if (k->show->advice) {
        char error[MATCH_ERROR];
        k->stage->hinted = action_parse(match_rules(k->match), k->show->advice, &k->stage->hint,
                                        error, sizeof error);
        run(k, PRESS_MS);
    }
    press(k, k->show->press);
    press(k, k->show->then);
    for (const char *key = k->show->keys; key && *key; key++)
        press(k, (enum key) * key);
    k->clock += k->show->later;
    if (k->show->after) {
        act_all(k, k->show->after);
        hear(k);
        run(k, PRESS_MS);
    }
}

/* ---- the scene ---- */

static int update(struct scene *s)
{
    struct laid *k = (struct laid *)s;
    const struct skin *skin = skins_find(k->house->game);
    s->theme = app_ui(s->app)->contrast ? skin->contrast : skin->theme;
    if (!k->shot)
        begin(k);
    k->shot = true;
    run(k, 0);
    return k->runs && k->wait >= 0 ? k->wait : SCENE_IDLE;
}

static void draw(const struct scene *s, struct canvas *c)
{
    stage_draw(((const struct laid *)s)->stage, c);
}

static bool ahead(struct scene *s, int step)
{
    const struct laid *k = (const struct laid *)s;
    const struct skin *skin = skins_find(k->house->game);
    return k->runs && skin->ahead && skin->ahead(k->stage, app_canvas(s->app), step);
}

static void input(struct scene *s, const struct news *n)
{
    if (n->kind == NEWS_BACK)
        app_pop(s->app);
}

static void close_scene(struct scene *s)
{
    struct laid *k = (struct laid *)s;
    stage_free(k->stage);
    match_free(k->match);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k);
}

static const struct scene_type type = {.name = "laid",
                                       .covers = true,
                                       .input = input,
                                       .update = update,
                                       .draw = draw,
                                       .close = close_scene,
                                       .ahead = ahead};

static bool next_runs;

void showcase_laid_run(bool runs) { next_runs = runs; }

void showcase_laid(struct app *app, const struct laid_house *house, const struct laid_show *show)
{
    struct laid *k = mem_alloc(sizeof *k);
    title_open(app);
    k->house = house;
    k->show = show;
    k->runs = next_runs;
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->match = laid_match(k);
    if (k->match)
        app_push(app, &k->scene, &type);
    else
        close_scene(&k->scene);
}

void showcase_laid_ended(struct app *app, const struct laid_house *house,
                         const struct laid_show *show)
{
    struct laid *k = mem_alloc(sizeof *k);
    const struct skin *skin = skins_find(house->game);
    struct stage_summary s;
    title_open(app);
    k->house = house;
    k->show = show;
    k->scene.app = app;
    k->scene.items = items_new();
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->match = laid_match(k);
    begin(k);
    skin->summary(k->stage, &s);
    struct result_request q = {.game = house->game,
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
    const struct folder_loss *loss = game_folder(house->game)->loss;
    char *text = match_save(k->match);
    q.saved = text;
    q.advice = loss ? loss->lesson(app, k->match) : "";
    q.told = skin->ending && skin->ending->tell ? skin->ending->tell(k->stage) : NULL;
    q.wait = true;
    result_open(app, &q);
    mem_free(text);
    items_free(k->scene.items);
    close_scene(&k->scene);
}

static struct laid *on_top(struct app *app)
{
    struct scene *s = app_top(app);
    return s && s->type == &type ? (struct laid *)s : NULL;
}

void showcase_laid_show(struct app *app)
{
    struct laid *k = on_top(app);
    act_all(k, k->show->shown);
    hear(k);
}

bool showcase_laid_go_on(struct app *app, int ms)
{
    struct laid *k = on_top(app);
    if (!k)
        return false;
    run(k, ms);
    if (!k->runs || k->wait == 0)
        app_redraw(app);
    return true;
}
