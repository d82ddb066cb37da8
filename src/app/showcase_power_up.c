/* Powers to look at: matches from positions laid out by hand, brought to a certain moment of the picture. */
#include "showcase_power_up.h"

#include "emblems.h"
#include "games.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "power_up_names.h"
#include "scenes.h"
#include "skins.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { FRAME_MS = 10, HERE = 0 };

#define SCENE_NUMBER(name, id) SCENE_##id,
enum { SHOWCASE_POWERS(SCENE_NUMBER) SCENES };

struct show {
    int seats, eyes;
    const char *position;
    const char *before;         /* actions that are over, a line each */
    const char *shown;          /* actions that are seen; NULL: none */
    int peak;                   /* ms into them; -1: at rest behind them */
    enum key press;             /* what is pressed at rest; KEY_NONE */
    enum key then;
};

#define COMMON "set street 1\nset button 2\nset pot 720\nput hand 1 As 9d\nput hand 2 Kh Kc\nput hand 3 Qs Jd\n"
#define BOARD COMMON "put board Td 7s 9c Ad 4h\nput played deploy deploy\n"
#define ENERGY "set energy 1 10\nset energy 2 6\nset energy 3 9\n"
#define HOLDS(own, left, right) ENERGY "put held 1 " own "\nput held 2 " left "\nput held 3 " right "\n"
/* The seat on the right is asked first, so that its powers can be seen by the one in front. */
#define THEIR_TURN "set street 1\nset button 1\nset pot 720\nput hand 1 As 9d\nput hand 2 Kh Kc\nput hand 3 Qs Jd\nput board Td 7s 9c Ad 4h\nput played deploy deploy\nset locked 2\n"

static const struct show shows[SCENES] = {
    [SCENE_table] = {3, HERE, BOARD "set locked 2\n" HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"), "", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_clone] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"), "", "3 play .0", 900, KEY_NONE, KEY_NONE},
    [SCENE_xray] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "x-ray scanner"), "", "3 play .0", 780, KEY_NONE, KEY_NONE},
    [SCENE_deploy] = {3, HERE, COMMON "put board Td 7s 9c\n" HOLDS("deploy disintegrate x-ray", "emp intel", "clone scanner"), "", "1 play .0", 870, KEY_NONE, KEY_NONE},
    [SCENE_emp] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "emp scanner"), "", "3 play .0", 700, KEY_NONE, KEY_NONE},
    [SCENE_intel] = {3, HERE, BOARD HOLDS("intel disintegrate deploy", "emp intel", "clone scanner"), "", "1 play .0", 900, KEY_NONE, KEY_NONE},
    [SCENE_disintegrate] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "disintegrate scanner"), "", "3 play .0 #3", 850, KEY_NONE, KEY_NONE},
    [SCENE_scanner] = {3, HERE, BOARD HOLDS("scanner disintegrate deploy", "emp intel", "clone scanner"), "", "1 play .0", 740, KEY_NONE, KEY_NONE},
    [SCENE_engineer] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "engineer scanner"), "", "3 play .0", 1300, KEY_NONE, KEY_NONE},
    [SCENE_reload] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "reload scanner"), "", "3 play .0 #0 #1", 1000, KEY_NONE, KEY_NONE},
    [SCENE_upgrade] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "upgrade scanner"), "", "3 play .0", 800, KEY_NONE, KEY_NONE},
    [SCENE_aim] = {3, HERE, BOARD "set locked 2\n" HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"), "", NULL, -1, (enum key)'2', KEY_NONE},
    [SCENE_aim_reload] = {3, HERE, BOARD HOLDS("reload disintegrate deploy", "emp intel", "clone scanner"), "", NULL, -1, (enum key)'1', (enum key)'2'},
    [SCENE_scanning] = {3, HERE, BOARD HOLDS("scanner disintegrate deploy", "emp intel", "clone scanner"), "1 play .0", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_picking] = {3, HERE, BOARD HOLDS("engineer disintegrate deploy", "emp intel", "clone scanner"), "1 play .0", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_discarding] = {3, HERE, BOARD HOLDS("upgrade disintegrate deploy", "emp intel", "clone scanner"), "1 play .0", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_refused] = {3, HERE, BOARD "set locked 5\nset energy 2 6\nset energy 3 9\nset energy 1 4\nput held 1 upgrade disintegrate deploy\nput held 2 emp intel\nput held 3 clone scanner\n", "", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_freeze] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"), "", "3 bet =1495", 1100, KEY_NONE, KEY_NONE},
    [SCENE_known] = {3, HERE, BOARD "set locked 2\n" HOLDS("intel x-ray deploy", "emp intel", "clone scanner"), "1 play .0\n1 play .0", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_watching] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "scanner clone"), "3 play .0", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_six] = {5, HERE, "set street 2\nset button 4\nset pot 900\nput hand 1 As 9d\nput board Td 7s 9c Ad\n" HOLDS("x-ray disintegrate deploy intel scanner clone", "emp intel", "clone scanner") "put held 4 upgrade reload engineer\nput held 5 emp\n", "", NULL, -1, KEY_NONE, KEY_NONE},
    [SCENE_cloned] = {3, HERE, THEIR_TURN HOLDS("x-ray disintegrate deploy", "emp intel", "clone scanner"), "3 play .0\n3 check", NULL, -1, KEY_NONE, KEY_NONE},
};

struct power_scene_state {
    struct scene scene;
    struct world world;
    char *assets;
    const struct show *show;
    struct match *match;
    struct stage *stage;
    int heard;
    int64_t clock;
    bool shot;
};

/* ---- the match ---- */

static bool act_on(struct match *m, const char *line)
{
    struct action a;
    char error[MATCH_ERROR] = "";
    if (!action_parse(match_rules(m), line, &a, error, sizeof error)) {
        fprintf(stderr, "“%s”: %s\n", line, error);
        return false;
    }
    const int why = match_play(m, &a, 0);
    if (why != REASON_OK)
        fprintf(stderr, "“%s”: %s\n", line, rules_reason_text(match_rules(m)->game, why));
    return why == REASON_OK;
}

static void act_all(struct match *m, const char *lines)
{
    char line[ACTION_TEXT];
    while (lines && *lines) {
        const size_t n = strcspn(lines, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, lines);
        act_on(m, line);
        lines += n + (lines[n] == '\n');
    }
}

static struct match *laid(struct power_scene_state *k)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    if (!world_rules(&k->world, games_find("power-up"), k->show->seats, &r, error, sizeof error))
        return NULL;
    if (k->show->seats == 5)
        r.option[POWER_UP_MOST] = POWER_UP_HELD_MOST;
    match_seed_from_text("powers", seed);
    struct match *m = match_new(&r, seed, "powers", k->show->position, true, error);
    if (!m)
        fprintf(stderr, "%s\n", error);
    return m;
}

/* ---- the stage ---- */

static void hear(struct power_scene_state *k)
{
    while (k->heard < match_heard_count(k->match)) {
        const struct event e = match_heard(k->match, (seat)k->show->eyes, k->heard++);
        stage_hear(k->stage, &e);
    }
    struct view v;
    match_view(k->match, (seat)k->show->eyes, &v);
    stage_may(k->stage, &v.choices);
    k->stage->mine = (match_waiting(k->match) >> k->show->eyes & 1) != 0;
}

static void plates(struct power_scene_state *k)
{
    static const char *const name[] = {"Ren", "Kofi", "Nadia", "Gus", "Maya"}, *const face[] = {"ren", "kofi", "nadia", "gus", "maya"};
    for (int s = 0; s < k->show->seats; s++) {
        const int emblem = emblem_find(face[s]);
        k->stage->plate[s].emblem = (uint8_t)(emblem < 0 ? s : emblem);
        k->stage->plate[s].person = s == k->show->eyes;
        snprintf(k->stage->plate[s].name, NAMEPLATE_BYTES, "%s", name[s]);
    }
}

static int run(struct power_scene_state *k, int ms)
{
    struct ui ui = *app_ui(k->scene.app);
    for (const int64_t end = k->clock + ms; k->clock < end; k->clock += FRAME_MS) {
        ui.now = k->clock;
        stage_update(k->stage, &ui, k->scene.items);
    }
    ui.now = k->clock;
    return stage_update(k->stage, &ui, k->scene.items);
}

static void press(struct power_scene_state *k, enum key key)
{
    struct news n;
    run(k, FRAME_MS);
    n = items_input(k->scene.items, &(struct input){.kind = INPUT_KEY, .key = key, .ms = k->clock});
    stage_input(k->stage, &n);
    items_input(k->scene.items, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}, .ms = k->clock});
    run(k, 600);
}

static void begin(struct power_scene_state *k)
{
    struct board start;
    match_board_start(k->match, (seat)k->show->eyes, &start);
    k->stage = stage_new(skins_find("power-up"), match_rules(k->match), (seat)k->show->eyes, &start, app_audio(k->scene.app));
    k->stage->assist = 1;
    plates(k);
    act_all(k->match, k->show->before);
    hear(k);
    stage_lay(k->stage);
    run(k, 50);
    if (k->show->shown) {
        act_all(k->match, k->show->shown);
        hear(k);
        run(k, k->show->peak < 0 ? 6000 : k->show->peak);
    }
    if (k->show->press)
        press(k, k->show->press);
    if (k->show->then)
        press(k, k->show->then);
}

static int update(struct scene *s)
{
    struct power_scene_state *k = (struct power_scene_state *)s;
    s->theme = app_ui(s->app)->contrast ? skins_find("power-up")->contrast : skins_find("power-up")->theme;
    if (!k->shot)
        begin(k);
    k->shot = true;
    run(k, 0);
    return SCENE_IDLE;
}

static void draw(const struct scene *s, struct canvas *c) { stage_draw(((const struct power_scene_state *)s)->stage, c); }

static void input(struct scene *s, const struct news *n)
{
    if (n->kind == NEWS_BACK)
        app_pop(s->app);
}

static void close_scene(struct scene *s)
{
    struct power_scene_state *k = (struct power_scene_state *)s;
    stage_free(k->stage);
    match_free(k->match);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k);
}

static const struct scene_type type = {.name = "power", .covers = true, .input = input, .update = update, .draw = draw, .close = close_scene};

static void open_scene(struct app *app, int which)
{
    struct power_scene_state *k = mem_alloc(sizeof *k);
    title_open(app);
    k->show = &shows[which];
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->match = laid(k);
    if (k->match) {
        app_push(app, &k->scene, &type);
        return;
    }
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k);
}

#define SCENE_OPENS(name, id) void showcase_power_##id(struct app *app) { open_scene(app, SCENE_##id); }
SHOWCASE_POWERS(SCENE_OPENS)
