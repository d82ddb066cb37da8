/* How to play: a page for each group of rules, with cards. A page about a thing of the game has no
 * tab of its own: it is opened from the page that lists them, or by going on from there. */
#include "frame.h"
#include "check.h"
#include "rules_leaf.h"
#include "scenes.h"

#include "games.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <math.h>

enum { DO_BACK = 1, DO_TAB, DO_NEXT, DO_LESSON, DO_EXAMPLE };

struct rules_scene {
    struct scene scene;
    struct rules_book *book;
    struct world world;
    char *assets; /* NULL: the book tells no numbers */
    struct rules rules;
    bool numbers;
    int page, count;
    struct showing *example[PAGE_BLOCKS]; /* of the page's blocks, since it was turned to */
    struct scroll scroll;
    struct rect window;
    float larger; /* letters and signs, where the page has room */
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
                     .example = k->example};
    l.ui.scale *= k->larger;
    return l;
}
static const char *name_of(const struct rules_scene *k, int i)
{
    return page_at(k, i)->thing ? k->book->look->thing_name(page_at(k, i)->thing - 1)
                                : _(page_at(k, i)->name);
}

/* The page whose tab is lit. */
static int tab_of(const struct rules_scene *k)
{
    int i = k->page;
    while (i > 0 && page_at(k, i)->thing)
        i--;
    return i;
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

static void open_examples(struct rules_scene *k)
{
    const struct block *b = page_at(k, k->page)->block;
    for (int i = 0; i < PAGE_BLOCKS && b[i].kind != BLOCK_END; i++)
        if (b[i].kind == BLOCK_EXAMPLE)
            k->example[i] = showing_open(k->scene.app, b[i].lesson);
}

static void turn_to(struct rules_scene *k, int page)
{
    close_examples(k);
    k->page = page < 0 ? 0 : page >= k->count ? k->count - 1 : page;
    k->scroll.at = 0;
    open_examples(k);
}

/* From the page of a thing one goes back to the page that it was opened from. */
static void back(struct rules_scene *k)
{
    if (page_at(k, k->page)->thing)
        turn_to(k, tab_of(k));
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
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_NEXT) {
        if (k->page + 1 < k->count)
            turn_to(k, k->page + 1);
        else
            app_pop(s->app);
    }
}

/* Many tabs stand closer. */
static float tab_step(const struct rules_scene *k)
{
    int n = 0;
    for (int i = 0; i < k->count; i++)
        n += !page_at(k, i)->thing;
    return n > 8 ? (PAGE_H - PAGE_BODY - 39) / (float)n : 96;
}

/* Down to the foot of the bar, at whose left nothing stands. */
static struct rect tab_box(const struct ui *ui, float step, int n)
{
    CARRE_ASSERT(n >= 0);
    const struct rect p = frame_page(ui);
    const float more = (p.h - PAGE_H) * (step < 96 ? 1 : 0), high = step * (1 + more / 846);
    const struct rect column = frame_bar(ui, 0, 1);
    return rect_make(column.x, ui_at(ui, 0, p.y + PAGE_BODY + high * (float)n, 0, 0).y, column.w,
                     ui_px(ui, high - (step < 96 ? 9 : 14)));
}

static void add_tabs(struct rules_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float step = tab_step(k);
    for (int i = 0, n = 0; i < k->count; i++)
        if (!page_at(k, i)->thing) {
            items_add(k->scene.items, (struct item){.id = item_id("tab", i),
                                                    .role = ITEM_TAB,
                                                    .name = name_of(k, i),
                                                    .chosen = i == tab_of(k),
                                                    .action = DO_TAB,
                                                    .arg = i,
                                                    .key = n < 9 ? (enum key)('1' + n) : KEY_NONE,
                                                    .bounds = tab_box(ui, step, n),
                                                    .radius = ui_px(ui, 22)});
            n++;
        }
}

static void add_block(struct rules_scene *k, const struct leaf *l, int i, struct rect r)
{
    CARRE_ASSERT(i >= 0 && i < PAGE_BLOCKS);
    const struct block *b = &l->block[i];
    struct strbuf text = STRBUF_EMPTY, more = STRBUF_EMPTY;
    leaf_text(l, b, &text);
    leaf_more(l, b, &more);
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
    const bool key = !*keyed && rect_meets(r, k->window);
    *keyed |= key;
    showing_items(x, k->scene.items, i, DO_EXAMPLE, key);
    return wait;
}

static bool has_faces(const struct block *b)
{
    while (b->kind != BLOCK_END && b->kind != BLOCK_FACES)
        b++;
    return b->kind == BLOCK_FACES;
}

/* Is all of the page seen with letters and signs so much larger? */
static bool fits(struct rules_scene *k, float w, float larger)
{
    const float at = k->scroll.at;
    k->larger = larger;
    const struct leaf l = leaf_of(k);
    leaf_parts(&l, w, k->window.w, k->window, &k->scroll);
    if (k->scroll.most <= 0)
        return true;
    k->scroll.at = at; /* of the page as it will be */
    return false;
}

/* A page that is shorter than its window is set larger, as far as all of it still shows, and one
 * that is longer by a line a little smaller; but for faces, which share their room. */
static void measure(struct rules_scene *k, float w)
{
    static const float sizes[] = {1.3F, 1.2F, 1.1F, 1, 0.94F};
    const float text = app_ui(k->scene.app)->text;
    if (!has_faces(page_at(k, k->page)->block))
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
            if (text * fmaxf(1, sizes[i]) <= 2 && fits(k, w, sizes[i]))
                return;
    if (!fits(k, w, 1))
        k->scroll.at = fminf(fmaxf(k->scroll.at, 0), k->scroll.most);
}

static int rules_update(struct scene *s)
{
    struct rules_scene *k = (struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = frame_at(ui, 536, PAGE_BODY, 1288, BOOK_HIGH);
    float w = k->window.w - ui_px(ui, 40);
    measure(k, w);
    const struct leaf l = leaf_of(k);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    add_tabs(k);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    float y = k->window.y - k->scroll.from;
    int wait = SCENE_IDLE;
    bool keyed = false;
    for (int i = 0; l.block[i].kind != BLOCK_END; i++) {
        /* a table takes all the room there is */
        const float wide = k->example[i] ? k->window.w : w;
        float h = leaf_height(&l, &l.block[i], wide);
        const struct rect r =
            rect_make(k->window.x + ui_px(ui, k->example[i] ? 0 : 10), y, wide, h);
        if (k->example[i])
            wait = sooner(wait, add_example(k, i, r, &keyed));
        else if (l.block[i].kind == BLOCK_FACES)
            add_faces(k, &l, &l.block[i], r);
        else if (l.block[i].kind != BLOCK_EXAMPLE)
            add_block(k, &l, i, r);
        y += h + leaf_gap(&l, &l.block[i]);
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    bool last = k->page + 1 == k->count;
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

static void draw_blocks(const struct rules_scene *k, struct canvas *c)
{
    const struct leaf l = leaf_of(k);
    for (int i = 0; l.block[i].kind != BLOCK_END; i++) {
        const struct item *item = items_get(k->scene.items, item_id("block", k->page * 64 + i));
        if (item && rect_meets(item->bounds, k->window))
            leaf_draw(&l, c, &l.block[i], item);
        for (int n = 0; l.block[i].kind == BLOCK_FACES && n < l.block[i].figure; n++)
            leaf_draw_face(&l, c, l.block[i].thing - 1 + n,
                           items_get(k->scene.items, item_id("face", n)));
        if (k->example[i])
            showing_draw(k->example[i], c, k->scene.items, i);
    }
}

static void rules_draw(const struct scene *s, struct canvas *c)
{
    const struct rules_scene *k = (const struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    const int thing = page_at(k, k->page)->thing;
    frame_heading(c, ui, thing ? name_of(k, k->page) : _(k->book->heading),
                  thing ? _(k->book->heading) : NULL, 1568);
    frame_draw_back(c, ui, s);
    ui_tabs(c, ui, s->items);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    draw_blocks(k, c);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    const struct item *next = items_get(s->items, item_id("next", 0));
    ui_button(c, ui, next, next->name, NULL, UI_MAIN);
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
