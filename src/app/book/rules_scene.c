/* How to play: a page for each group of rules, with cards. A page about a thing of the game has no
 * tab of its own: it is opened from the page that lists them, or by going on from there. */
#include "frame.h"
#include "check.h"
#include "rules_demo.h"
#include "rules_grid.h"
#include "rules_paper.h"
#include "rules_tabs.h"
#include "scenes.h"

#include "games.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <math.h>

enum { DO_BACK = 1, DO_TAB, DO_NEXT, DO_LESSON, DO_EXAMPLE, DO_WATCH };

struct rules_scene {
    struct scene scene;
    struct rules_book *book;
    struct world world;
    char *assets; /* NULL: the book tells no numbers */
    struct rules rules;
    bool numbers;
    int page, count;
    struct showing *example[PAGE_BLOCKS]; /* of the page's blocks, since it was turned to */
    bool watching; /* the page's example stands where its demonstration was */
    struct scroll scroll;
    struct rect window, hand; /* hand: of the scroll that it lies on, if it does */
    float larger;             /* letters and signs, where the page has room */
    struct grid grid;
    struct laid { /* what the grid was laid for; page -1: it is not */
        int page;
        float w, h, scale, text;
        const char *lang;
        bool couch;
    } laid;
};

static const struct rules_page *page_at(const struct rules_scene *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->book->pages);
    return &k->book->page[i];
}
static struct leaf leaf_of(const struct rules_scene *k)
{
    struct leaf l = {.app = k->scene.app,
                     .ui = *app_ui(k->scene.app),
                     .book = k->book,
                     .rules = k->numbers ? &k->rules : NULL,
                     .block = page_at(k, k->page)->block,
                     .headline = page_at(k, k->page)->headline,
                     .example = k->example};
    l.ui.scale *= k->larger;
    return l;
}
static int page_about(const struct rules_scene *k, int thing)
{
    for (int i = 0; i < k->count; i++)
        if (page_at(k, i)->thing == thing)
            return i;
    return k->page;
}

static void close_examples(struct rules_scene *k)
{
    for (int i = 0; i < PAGE_BLOCKS; i++) {
        showing_close(k->example[i]);
        k->example[i] = NULL;
    }
}

static bool has_kind(const struct rules_scene *k, enum block_kind kind)
{
    const struct block *b = page_at(k, k->page)->block;
    while (b->kind != BLOCK_END && b->kind != kind)
        b++;
    return b->kind != BLOCK_END;
}
/* An example that is shown when it's asked for: a demonstration stands in its place. */
static bool may_watch(const struct rules_scene *k)
{
    return has_kind(k, BLOCK_DEMO) && has_kind(k, BLOCK_EXAMPLE);
}

/* A page with a demonstration is a hand scroll, where the world has scrolls. */
static bool in_hand(const struct rules_scene *k)
{
    return ui_has_rods(app_ui(k->scene.app)) && has_kind(k, BLOCK_DEMO) && !k->watching;
}

static void open_examples(struct rules_scene *k)
{
    const struct block *b = page_at(k, k->page)->block;
    if (may_watch(k) && !k->watching)
        return;
    for (int i = 0; i < PAGE_BLOCKS && b[i].kind != BLOCK_END; i++)
        if (b[i].kind == BLOCK_EXAMPLE)
            k->example[i] = showing_open(k->scene.app, b[i].lesson);
}

static void turn_to(struct rules_scene *k, int page)
{
    close_examples(k);
    k->page = page < 0 ? 0 : page >= k->count ? k->count - 1 : page;
    k->scroll.at = 0;
    k->watching = false;
    open_examples(k);
}

static void watch(struct rules_scene *k)
{
    const bool on = !k->watching;
    turn_to(k, k->page);
    k->watching = on;
    k->laid.page = -1;
    open_examples(k);
}

/* From the page of a thing one goes back to the page that it was opened from. */
static void back(struct rules_scene *k)
{
    if (page_at(k, k->page)->thing)
        turn_to(k, rules_tab_of(k->book, k->page));
    else
        app_pop(k->scene.app);
}

static void rules_input(struct scene *s, const struct item_event *event)
{
    struct rules_scene *k = (struct rules_scene *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK)) {
        back(k);
    } else if (event->kind == ITEM_EVENT_HELP) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_TAB) {
        turn_to(k, event->arg);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_LESSON) {
        lesson_open(s->app, page_at(k, k->page)->block[event->arg].lesson);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_EXAMPLE) {
        showing_press(k->example[event->arg]);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_WATCH) {
        watch(k);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_NEXT) {
        if (scroll_has_more(&k->scroll))
            scroll_turn(&k->scroll);
        else if (k->page + 1 < k->count)
            turn_to(k, k->page + 1);
        else
            app_pop(s->app);
    }
}

/* The lesson that the page leads to stands in the bar; -1: it leads to none. */
static int lesson_of(const struct rules_scene *k)
{
    const struct block *b = page_at(k, k->page)->block;
    for (int i = 0; b[i].kind != BLOCK_END; i++)
        if (b[i].kind == BLOCK_LESSON)
            return i;
    return -1;
}

/* What stands in the bar, or gives its place to the example or the demonstration. */
static uint64_t left_out(const struct rules_scene *k)
{
    const struct block *b = page_at(k, k->page)->block;
    uint64_t out = 0;
    for (int i = 0; b[i].kind != BLOCK_END; i++)
        if (i == lesson_of(k) || (k->watching && b[i].kind == BLOCK_DEMO) ||
            (may_watch(k) && !k->watching && b[i].kind == BLOCK_EXAMPLE))
            out |= (uint64_t)1 << i;
    return out;
}

static void add_block(struct rules_scene *k, const struct leaf *l, int i, struct rect r)
{
    CARRE_ASSERT(i >= 0 && i < PAGE_BLOCKS);
    const struct block *b = &l->block[i];
    struct strbuf text = STRBUF_EMPTY, more = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &more);
    if (strbuf_empty(&text) && b->kind == BLOCK_DEMO) { /* an arrow says nothing */
        strbuf_free(&more);
        return;
    }
    const bool link = b->kind == BLOCK_LINK, lesson = b->kind == BLOCK_LESSON;
    const float design = link || lesson ? 22 : 12;
    items_add(k->scene.items,
              (struct item){.id = item_id("block", k->page * 64 + i),
                            .role = link || lesson ? ITEM_BUTTON : ITEM_TEXT,
                            .name = strbuf_text(&text),
                            .value = strbuf_empty(&more) ? NULL : strbuf_text(&more),
                            .readable = !link && !lesson,
                            .bounds = r,
                            .action = link     ? DO_TAB
                                      : lesson ? DO_LESSON
                                               : 0,
                            .arg = link ? page_about(k, b->thing) : i,
                            .radius = ui_px(app_ui(k->scene.app), design),
                            .sound = "ui/page"});
    strbuf_free(&text);
    strbuf_free(&more);
}

/* Each face is a button of its own. */
static void add_faces(struct rules_scene *k, const struct leaf *l, const struct block *b,
                      struct rect r)
{
    for (int n = 0; n < b->figure; n++) {
        const int thing = b->thing + n;
        struct strbuf about = STRBUF_EMPTY;
        leaf_more(l, &(struct block){.kind = BLOCK_THING, .thing = thing}, &about);
        items_add(k->scene.items, (struct item){.id = item_id("face", n),
                                                .role = ITEM_BUTTON,
                                                .name = k->book->look->thing_name(thing - 1),
                                                .value = strbuf_text(&about),
                                                .action = DO_TAB,
                                                .arg = page_about(k, thing),
                                                .bounds = leaf_face(l, b, n, r),
                                                .radius = ui_px(app_ui(k->scene.app), 14),
                                                .sound = "ui/page"});
        strbuf_free(&about);
    }
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

/* The first example in sight has the key. */
static int add_example(struct rules_scene *k, int i, struct rect r, bool *keyed)
{
    CARRE_ASSERT(i >= 0 && i < PAGE_BLOCKS && k->example[i]);
    struct showing *x = k->example[i];
    const int wait = showing_update(x, r, k->window, k->scene.top);
    const bool other = fabsf(showing_height(x, r.w) - r.h) > 1;
    if (other)
        k->laid.page = -1;
    const bool key = !*keyed && rect_meets(r, k->window);
    *keyed |= key;
    showing_items(x, k->scene.items, i, DO_EXAMPLE, key);
    return other ? 0 : wait;
}

static bool is_laid(const struct rules_scene *k, const struct laid *now)
{
    const struct laid *was = &k->laid;
    return was->page == now->page && was->w == now->w && was->h == now->h &&
           was->scale == now->scale && was->text == now->text && was->lang == now->lang &&
           was->couch == now->couch;
}

static void lay(struct rules_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct laid now = {k->page,  k->window.w, k->window.h, ui->scale,
                             ui->text, ui->lang,    ui->couch};
    if (is_laid(k, &now))
        return;
    k->laid = now;
    k->larger = 1;
    struct leaf l = leaf_of(k);
    k->larger = grid_best(&l, k->window.w, k->window.h, left_out(k), &k->grid);
}

/* From the page's own corner to where it is seen. */
static struct rect on_page(const struct rules_scene *k, struct rect r)
{
    return rect_make(k->window.x + r.x, k->window.y - k->scroll.from + r.y, r.w, r.h);
}

/* One column of the bar, or two for a long name. */
static struct rect lesson_place(const struct rules_scene *k, const struct leaf *l)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect one = frame_bar(ui, 2, 1);
    struct strbuf name = STRBUF_EMPTY;
    leaf_text(l, &l->block[lesson_of(k)], &name);
    const struct ui_words how = {.face = ui->theme->strong, .size = 30};
    const bool fits = ui_write_width(ui, &how, strbuf_text(&name)) + ui_px(ui, 110) <= one.w;
    strbuf_free(&name);
    return fits || may_watch(k) ? one : frame_bar(ui, 1, 2);
}

/* Nothing of the book lies behind what is shown. */
static bool ends(const struct rules_scene *k)
{
    return k->page + 1 == k->count && !scroll_has_more(&k->scroll);
}

static int rules_update(struct scene *s)
{
    struct rules_scene *k = (struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = k->hand = frame_at(ui, 536, PAGE_BODY, 1288, BOOK_HIGH);
    if (in_hand(k))
        k->window = rules_hand_window(ui, k->hand);
    lay(k);
    const struct leaf all = leaf_of(k);
    grid_parts(&all, &k->grid, k->window.h, &k->scroll);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    rules_tabs_add(s, k->book, k->page, DO_TAB);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    int wait = SCENE_IDLE;
    bool keyed = false;
    for (int n = 0; n < k->grid.cells; n++) {
        const struct leaf l = grid_leaf(&all, &k->grid.cell[n]);
        for (int i = l.first; i < l.first + l.count; i++) {
            const struct rect r = on_page(k, k->grid.block[i]);
            if (k->example[i])
                wait = sooner(wait, add_example(k, i, r, &keyed));
            else if (l.block[i].kind == BLOCK_FACES)
                add_faces(k, &l, &l.block[i], r);
            else if (l.block[i].kind != BLOCK_EXAMPLE)
                add_block(k, &l, i, r);
        }
    }
    items_pop_clip(s->items);
    scroll_corner(s, &k->scroll);
    if (may_watch(k))
        items_add(s->items,
                  (struct item){.id = item_id("watch", 0),
                                .role = ITEM_BUTTON,
                                .name = k->watching ? _("Stop watching") : _("Watch it played"),
                                .key = k->watching ? KEY_NONE : (enum key)'P',
                                .pad = k->watching ? PAD_NONE : PAD_Y,
                                .action = DO_WATCH,
                                .bounds = frame_bar(ui, lesson_of(k) < 0 ? 2 : 1, 1),
                                .sound = "ui/page"});
    if (lesson_of(k) >= 0)
        add_block(k, &all, lesson_of(k), lesson_place(k, &all));
    bool last = ends(k);
    items_add(s->items, (struct item){.id = item_id("next", 0),
                                      .role = ITEM_BUTTON,
                                      .name = last ? _("Done") : _("Next page"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_X,
                                      .action = DO_NEXT,
                                      .first = true,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .sound = last ? "ui/back" : "ui/page"});
    items_end(s->items);
    return wait;
}

static void draw_block(const struct rules_scene *k, struct canvas *c, const struct leaf *l, int i)
{
    const struct block *b = &l->block[i];
    const struct item *item = items_get(k->scene.items, item_id("block", k->page * 64 + i));
    if (item && rect_meets(item->bounds, k->window))
        leaf_draw(l, c, b, item);
    for (int n = 0; b->kind == BLOCK_FACES && n < b->figure; n++)
        leaf_draw_face(l, c, b->thing - 1 + n, items_get(k->scene.items, item_id("face", n)));
    if (k->example[i])
        showing_draw(k->example[i], c, k->scene.items, i);
}

/* What is written on a sheet has the sheet's colours. One that is higher than the window would be
 * cut at the fold: its words stand on the ground. */
static void draw_cells(const struct rules_scene *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct leaf all = leaf_of(k);
    for (int n = 0; n < k->grid.cells; n++) {
        const struct grid_cell *cell = &k->grid.cell[n];
        struct leaf l = grid_leaf(&all, cell);
        const struct rect r = on_page(k, cell->r);
        if (!rect_meets(r, k->window))
            continue;
        l.ground = cell->bare || cell->tall;
        if (!l.ground || in_hand(k))
            l.ui.theme = ui_has_rods(ui) ? ui->theme->page->on_sheet : ui_sheet(c, ui, r).theme;
        if (l.block[l.first].kind == BLOCK_DEMO) {
            demo_draw(&l, c, r);
            continue;
        }
        for (int i = l.first; i < l.first + l.count; i++)
            draw_block(k, c, &l, i);
    }
}

/* The page's name; below it the book's, and for a thing the page that lists them. */
static void draw_heading(const struct rules_scene *k, struct canvas *c)
{
    struct strbuf sub = STRBUF_EMPTY;
    strbuf_add(&sub, _(k->book->heading));
    if (page_at(k, k->page)->thing)
        strbuf_addf(&sub, " · %s", rules_page_name(k->book, rules_tab_of(k->book, k->page)));
    frame_heading(c, app_ui(k->scene.app), rules_page_name(k->book, k->page), strbuf_text(&sub),
                  1568 - (k->scroll.most > 0 ? SCROLL_CORNER_W + 24 : 0));
    strbuf_free(&sub);
}

static void rules_draw(const struct scene *s, struct canvas *c)
{
    const struct rules_scene *k = (const struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    draw_heading(k, c);
    frame_draw_back(c, ui, s);
    rules_tabs_draw(c, s, k->book, k->numbers ? &k->rules : NULL, k->page);
    if (in_hand(k))
        rules_hand(c, ui, &k->grid, k->hand, &k->scroll);
    else
        rules_paper(c, ui, &k->grid, k->window, k->scroll.from, false);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    draw_cells(k, c);
    canvas_pop_clip(c);
    if (in_hand(k))
        ui_rods_aside(c, ui, k->hand);
    else
        rules_paper(c, ui, &k->grid, k->window, k->scroll.from, true);
    scroll_corner_draw(c, s, &k->scroll);
    const struct item *lesson = items_get(s->items, item_id("block", k->page * 64 + lesson_of(k)));
    if (lesson_of(k) >= 0)
        ui_button(c, ui, lesson, lesson->name, "play", UI_PLAIN);
    const struct item *film = items_get(s->items, item_id("watch", 0));
    if (film)
        ui_button(c, ui, film, film->name, k->watching ? "close" : "eye", UI_PLAIN);
    const struct item *next = items_get(s->items, item_id("next", 0));
    ui_button(c, ui, next, next->name, ends(k) ? "tick" : "arrow-right", UI_MAIN);
}

static void rules_close(struct scene *s)
{
    struct rules_scene *k = (struct rules_scene *)s;
    close_examples(k);
    rules_book_close(k->book);
    if (k->assets)
        world_close(&k->world);
    mem_free(k->assets);
    mem_free(k);
}

static const struct scene_type rules_type = {.name = "rules",
                                             .covers = true,
                                             .input = rules_input,
                                             .update = rules_update,
                                             .draw = rules_draw,
                                             .close = rules_close};

/* The numbers of the game as it is played unless the table chooses otherwise. */
static void read_numbers(struct rules_scene *k)
{
    char error[MATCH_ERROR];
    if (!k->book->players)
        return;
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->numbers =
        world_rules(&k->world, k->book->game, k->book->players, &k->rules, error, sizeof error);
}

/* Opened at a page by its number, or by its id. */
static void open_book(struct app *app, const char *game, int page, const char *id,
                      const struct rules *table)
{
    char error[RULES_ERROR];
    struct rules_book *book = rules_book_open(game, error);
    if (!book) {
        app_toast(app, *error ? error : _("There are no rules pages for this game yet."));
        return;
    }
    struct rules_scene *k = mem_alloc(sizeof *k);
    k->book = book;
    k->count = book->pages;
    if (table)
        k->rules = *table;
    k->numbers = table != NULL;
    if (!table)
        read_numbers(k);
    k->scene.app = app;
    k->larger = 1;
    k->laid.page = -1;
    turn_to(k, id ? rules_page_of(book, id) : page);
    app_push(app, &k->scene, &rules_type);
    app_world(&k->scene, game);
}

void rules_open(struct app *app, const char *game, int page)
{
    open_book(app, game, page, NULL, NULL);
}

void rules_open_at(struct app *app, const char *game, const char *id)
{
    open_book(app, game, 0, id, NULL);
}

void rules_open_table(struct app *app, const struct rules *r, const char *id)
{
    open_book(app, r->game->id, 0, id, r);
}
