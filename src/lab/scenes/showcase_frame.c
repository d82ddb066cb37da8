#include "showcase_frame.h"

#include "ace_names.h"
#include "bot.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "world.h"

#include <time.h>

enum { MOST_ACTIONS = 2000 };

/* A run that a bot has brought before that enemy. Freed by the caller; NULL if it fell before. */
static char *run_before(int enemy, const char *seed_text)
{
    struct rules r;
    struct world w;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets(), *text = NULL;
    const struct bot *bot = bot_find("ace", "greedy");
    struct rng rng = rng_seed(7);
    world_open(&w, assets);
    match_seed_from_text(seed_text, seed);
    struct match *m = world_rules(&w, games_find("ace"), 1, &r, error, sizeof error)
                          ? match_new(&r, seed, seed_text, NULL, true, error)
                          : NULL;
    for (int i = 0; m && i < MOST_ACTIONS && !match_over(m); i++) {
        struct view v;
        match_view(m, 0, &v);
        if (v.board.num[ACE_MARKER] >= enemy) {
            text = match_save(m);
            break;
        }
        struct action a = bot->choose(&v, &rng, &temper_even);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
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

void showcase_frame_title(struct app *app)
{
    char *save = run_before(7, "run 396");
    title_open_shown(
        app, &(struct title_shown){.game = "ace",
                                   .save = save,
                                   .changed = yesterday_evening(),
                                   .who = {.id = 1, .name = "Léa", .emblem = 0, .colour = 0}});
    mem_free(save);
    app_settle(app, 2000);
    /* the pointer is on the first door */
    app_input(app, &(struct input){.kind = INPUT_MOVE,
                                   .at = {app_ui(app)->w * 0.15F, app_ui(app)->h * 0.45F}});
    app_settle(app, 2000);
}
