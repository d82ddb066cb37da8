/* review_turn.c - the turning point once more, as it happened: the last few actions that decided
 * it, in a few seconds, over the whole table. Any press skips it. */
#include "review_scene.h"

#include "check.h"
#include "dress.h"
#include "game_folder.h"
#include "items.h"
#include "mem.h"

#include <math.h>
#include <string.h>

enum { BEGIN_MS = 900, BEAT_MS = 550, END_MS = 1800, MOST_ACTIONS = 4, DO_SKIP = STAGE_OWN + 1 };

struct turn_scene {
    struct scene scene;
    const struct review_page *page; /* lies below */
    struct walk walk;
    struct items *table;
    int end;
    int64_t due;
    float bar_h;
    bool silent;
    char *words;
};

static bool at_rest(const struct stage *st) { return stage_caught_up(st) && stage_still(st); }

static void dress(const void *of, struct stage *st)
{
    const struct turn_scene *k = of;
    review_dress(k->page, st);
    st->silent = k->silent;
}

/* The event of this action from which on nothing is told any more; 0: all of it is. */
static int last_of(const struct match *m, int action)
{
    CARRE_ASSERT(action < match_actions(m));
    const struct review_sentences *review = game_folder(match_rules(m)->game->id)->review;
    for (int i = action >= 0 ? match_heard_at(m, action) : 0; i < match_heard_at(m, action + 1);
         i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (review->goes_on(&e))
            return i;
    }
    return 0;
}

void review_turn_table(const struct review_page *page, struct walk *w, int at)
{
    CARRE_ASSERT(page->review->turn.to < page->review->points);
    const seat lone = seating_lone_person(&page->seating);
    w->match = page->match;
    w->skin = page->skin;
    w->audio = app_audio(page->scene.app);
    w->at = at;
    w->last = last_of(page->match, page->review->point[page->review->turn.to].at - 1);
    walk_eyes(w, review_eyes(page), lone >= 0 ? lone : 0);
}

/* The ms until it wants to be asked again. */
static int play(struct turn_scene *k)
{
    const int64_t now = scene_now(&k->scene);
    if (!k->scene.top || !at_rest(k->walk.stage))
        return SCENE_IDLE;
    const bool over = k->walk.at >= k->end;
    if (!k->due)
        k->due = now + ui_ms(app_ui(k->scene.app), over ? END_MS : BEAT_MS);
    if (now < k->due)
        return (int)(k->due - now);
    k->due = 0;
    if (over)
        app_pop(k->scene.app);
    else
        walk_on(&k->walk);
    return 0;
}

static void input(struct scene *s, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_BACK || event->kind == ITEM_EVENT_ACTIVATED ||
        event->kind == ITEM_EVENT_KEY || event->kind == ITEM_EVENT_MENU)
        app_pop(s->app);
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

static struct ui table_ui(const struct turn_scene *k)
{
    struct ui ui = *app_ui(k->scene.app);
    ui.now = scene_now(&k->scene);
    ui.h -= k->bar_h;
    ui.area = rect_fitted(rect_make(0, 0, ui.w, ui.h), 1920, 1080);
    ui.scale = ui.area.w / 1920;
    ui.text = fmaxf(1, fminf(1.55F, ui.text * ui.scale / app_ui(k->scene.app)->scale));
    ui.caps = CAPS_NONE;
    return ui;
}

static struct rect words_at(const struct turn_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    return rect_make(ui_px(ui, 60), ui->h - k->bar_h, ui->w - ui_px(ui, 420), k->bar_h);
}

static int update(struct scene *s)
{
    struct turn_scene *k = (struct turn_scene *)s;
    const struct ui *ui = app_ui(s->app);
    k->bar_h = ceilf(fmaxf(ui_px(ui, 130), ui_letters(ui, 32) * 3.4F));
    const struct ui table = table_ui(k);
    dress(k, k->walk.stage);
    int wait = play(k);
    k->walk.stage->wish = (struct stage_wish){.command = STAGE_NOTHING};
    wait = sooner(wait, stage_update(k->walk.stage, &table, k->table));
    wait = sooner(wait, play(k));
    s->theme = k->walk.stage->ui.theme;
    items_begin(s->items);
    items_add(s->items, (struct item){.id = item_id("turn", 0),
                                      .role = ITEM_TEXT,
                                      .name = k->words,
                                      .bounds = words_at(k)});
    items_add(s->items, (struct item){.id = item_id("turn", 1),
                                      .role = ITEM_BUTTON,
                                      .name = _("The table"),
                                      .action = DO_SKIP,
                                      .skip = true,
                                      .bounds = rect_make(0, 0, ui->w, ui->h - k->bar_h),
                                      .sound = ""});
    items_add(s->items, (struct item){.id = item_id("turn", 2),
                                      .role = ITEM_BUTTON,
                                      .name = _("Skip"),
                                      .action = DO_SKIP,
                                      .key = KEY_SPACE,
                                      .pad = PAD_A,
                                      .first = true,
                                      .radius = ui_px(ui, 22),
                                      .bounds = rect_make(ui->w - ui_px(ui, 340),
                                                          ui->h - k->bar_h + ui_px(ui, 20),
                                                          ui_px(ui, 300), k->bar_h - ui_px(ui, 40)),
                                      .sound = "ui/back"});
    items_end(s->items);
    return wait;
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct turn_scene *k = (const struct turn_scene *)s;
    struct ui ui = *app_ui(s->app);
    const struct rect bar = rect_make(0, ui.h - k->bar_h, ui.w, k->bar_h);
    canvas_push_clip(c, rect_make(0, 0, ui.w, ui.h - k->bar_h));
    stage_draw(k->walk.stage, c);
    canvas_pop_clip(c);
    canvas_fill(c, bar, ui.theme->ground);
    canvas_fill(c, rect_make(0, bar.y, bar.w, fmaxf(2, ui_px(&ui, 4))), ui.theme->accent);
    ui_write(c, &ui, &(struct ui_words){.face = ui.theme->strong, .size = 32, .place = TEXT_MIDDLE},
             k->words, words_at(k));
    ui_button(c, &ui, items_get(s->items, item_id("turn", 2)), _("Skip"), NULL, UI_PLAIN);
}

static void close_scene(struct scene *s)
{
    struct turn_scene *k = (struct turn_scene *)s;
    walk_free(&k->walk);
    items_free(k->table);
    mem_free(k->words);
    mem_free(k);
}

static const struct scene_type turn_type = {.name = "turning-point",
                                            .covers = true,
                                            .input = input,
                                            .update = update,
                                            .draw = draw,
                                            .close = close_scene};

void review_turn_open(struct review_page *page)
{
    const struct review *r = page->review;
    if (!r || !r->turn.there)
        return;
    struct turn_scene *k = mem_alloc(sizeof *k);
    struct app *app = page->scene.app;
    struct strbuf words = STRBUF_EMPTY;
    const int first = r->point[r->turn.from].at, end = r->point[r->turn.to].at;
    const seat lone = seating_lone_person(&page->seating);
    review_turn_say(&page->seating, match_rules(page->match), r, lone, &words);
    k->words = strbuf_take(&words);
    k->page = page;
    k->scene.app = app;
    k->scene.couch = page->scene.couch;
    k->table = items_new();
    k->end = end;
    k->silent = true;
    k->walk = (struct walk){.dress = dress, .of = k};
    review_turn_table(page, &k->walk, first > end - MOST_ACTIONS ? first : end - MOST_ACTIONS);
    k->silent = false;
    k->due = app_now(app) + ui_ms(app_ui(app), BEGIN_MS);
    app_push(app, &k->scene, &turn_type);
}
