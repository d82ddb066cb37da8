#include "room.h"

#include "games.h"
#include "mem.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "showcase.h"
#include "table.h"
#include "unit.h"
#include "game_folder.h"

#include <stdlib.h>
#include <string.h>

static void enter(struct room *x)
{
    x->b = bench_open_on(x->store, 1280, 720, "en", 100);
    title_open(x->b.app);
    app_frame(x->b.app);
}

void room_open(struct room *x)
{
    x->folder = scratch_make();
    x->store = store_open(x->folder);
    enter(x);
}

void room_open_quick(struct room *x)
{
    room_open(x);
    app_set(x->b.app, SETTING_PACE, PACE_INSTANT);
    app_set(x->b.app, SETTING_CONFIRM_QUIT, 0);
}

void room_restart(struct room *x)
{
    bench_close(&x->b);
    store_close(x->store);
    x->store = store_open(x->folder);
    enter(x);
    struct settings *kept = settings_load(x->store);
    game_settings_join(kept);
    for (int i = 0; i < settings_count(kept); i++)
        if (!settings_is_text(kept, (enum setting)i))
            app_set(x->b.app, (enum setting)i, settings_number(kept, (enum setting)i));
    settings_free(kept);
    app_frame(x->b.app);
}

void room_close(struct room *x)
{
    bench_close(&x->b);
    store_close(x->store);
    scratch_remove(x->folder);
    mem_free(x->folder);
}

const char *room_top(const struct room *x) { return app_top(x->b.app)->type->name; }

char *room_save(struct match *m)
{
    char *text = match_save(m);
    match_free(m);
    return text;
}

void room_sit(struct app *app, const char *game, const char *text)
{
    const char *seats = strstr(text, "\nseats ");
    struct seating who;
    assert_non_null(seats);
    seating_default(&who, games_find(game), atoi(seats + 7));
    table_open(app, &(struct table_request){.game = game, .saved = text, .seating = &who});
}

const struct item *bench_item(const struct bench *b, const char *name, int number)
{
    return items_get(app_top(b->app)->items, item_id(name, number));
}

const char *bench_dump(struct bench *b)
{
    app_exposed(b->app);
    app_frame(b->app);
    return canvas_text_dump(b->canvas);
}

bool bench_tells(struct bench *b, const char *words)
{
    return strstr(bench_dump(b), words) != NULL;
}

void bench_key(struct bench *b, int key)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
    app_frame(b->app);
}

void bench_scene(struct bench *b, const char *name)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (strcmp(s->name, name) == 0) {
            showcase_open(s, b->app);
            app_frame(b->app);
            return;
        }
    fail_msg("there is no scene %s", name);
}
