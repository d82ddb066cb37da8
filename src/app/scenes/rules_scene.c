/* How to play: a page for each group of rules, with cards. */
#include "frame.h"
#include "rules_text.h"
#include "scenes.h"

#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_TAB, DO_NEXT, HAND = 8 };

struct rules_scene {
    struct scene scene;
    const struct rules_book *book;
    int page, count;
    struct scroll scroll;
    struct rect window;
};

static void turn_to(struct rules_scene *k, int page)
{
    k->page = page < 0 ? 0 : page >= k->count ? k->count - 1 : page;
    k->scroll.at = 0;
}

static void rules_input(struct scene *s, const struct news *news)
{
    struct rules_scene *k = (struct rules_scene *)s;
    scroll_news(&k->scroll, app_ui(s->app), news, k->window);
    if (news->kind == NEWS_BACK || news->kind == NEWS_HELP) {
        app_pop(s->app);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_TAB) {
        turn_to(k, news->arg);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_NEXT) {
        if (k->page + 1 < k->count)
            turn_to(k, k->page + 1);
        else
            app_pop(s->app);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_BACK) {
        app_pop(s->app);
    }
}

/* ---- measures ---- */

static const struct ui_words words_head = {.size = 38};
static const struct ui_words words_body = {.size = 30};
static const struct ui_words words_name = {.size = 34, .face = &typeface_strong};
static const struct ui_words words_more = {.size = 27};

static float card_w(const struct ui *ui) { return ui_px(ui, 100); }
static float card_h(const struct ui *ui) { return card_w(ui) * 1.4F; }
static float card_step(const struct ui *ui) { return card_w(ui) + fmaxf(2, ui_px(ui, 5)); }

static int words_in(const char *cards)
{
    int n = 1;
    for (; *cards; cards++)
        n += *cards == ' ';
    return n;
}

/* The columns of a page: as many cards as its longest row has, and figures if it has any. */
static float cards_w(const struct rules_scene *k)
{
    int most = 0;
    for (const struct block *b = k->book->page[k->page].block; b->kind != BLOCK_END; b++)
        if (b->kind == BLOCK_CARDS && words_in(b->cards) > most)
            most = words_in(b->cards);
    return card_step(app_ui(k->scene.app)) * (float)most + ui_px(app_ui(k->scene.app), 20);
}

static float figure_w(const struct rules_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    for (const struct block *b = k->book->page[k->page].block; b->kind != BLOCK_END; b++)
        if (b->figure)
            return fmaxf(ui_px(ui, 110), ui_letters(ui, 60) * 1.3F);
    return 0;
}

static float block_height(const struct rules_scene *k, const struct block *b, float w)
{
    const struct ui *ui = app_ui(k->scene.app);
    switch (b->kind) {
    case BLOCK_HEAD: return ui_write_height(ui, &words_head, _(b->text), w) + ui_px(ui, 14);
    case BLOCK_WORDS: return ui_write_height(ui, &words_body, _(b->text), w);
    case BLOCK_ICON: return fmaxf(ui_px(ui, 72), ui_write_height(ui, &words_body, _(b->text), w - ui_px(ui, 100)));
    case BLOCK_CARDS: {
        float room = w - cards_w(k) - figure_w(k);
        float h = ui_write_height(ui, &words_name, _(b->text), room) + (b->more ? ui_write_height(ui, &words_more, _(b->more), room) : 0);
        return fmaxf(card_h(ui), h);
    }
    case BLOCK_END: break;
    }
    return 0;
}

static float gap_after(const struct ui *ui, const struct block *b) { return ui_px(ui, b->kind == BLOCK_HEAD ? 2 : b->kind == BLOCK_CARDS ? 16 : 22); }

static int rules_update(struct scene *s)
{
    struct rules_scene *k = (struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = ui_at(ui, 536, 178, 1288, 740);
    float w = k->window.w - ui_px(ui, 40);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    for (int i = 0; i < k->count; i++)
        items_add(s->items, (struct item){.id = item_id("tab", i), .role = ITEM_TAB, .name = _(k->book->page[i].name), .chosen = i == k->page, .action = DO_TAB, .arg = i,
                                          .key = (enum key)('1' + i), .bounds = ui_at(ui, 96, 178 + 96 * (float)i, 400, 84), .radius = ui_px(ui, 22)});
    items_push_clip(s->items, k->window);
    float y = k->window.y - k->scroll.at;
    for (int i = 0; k->book->page[k->page].block[i].kind != BLOCK_END; i++) {
        const struct block *b = &k->book->page[k->page].block[i];
        float h = block_height(k, b, w);
        items_add(s->items, (struct item){.id = item_id("block", k->page * 64 + i), .role = ITEM_TEXT, .name = _(b->text), .value = b->more ? _(b->more) : NULL,
                                          .readable = true, .bounds = {k->window.x + ui_px(ui, 10), y, w, h}, .arg = i, .radius = ui_px(ui, 12)});
        y += h + gap_after(ui, b);
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    scroll_limit(&k->scroll, y + k->scroll.at - k->window.y, k->window.h);
    bool last = k->page + 1 == k->count;
    items_add(s->items, (struct item){.id = item_id("next", 0), .role = ITEM_BUTTON, .name = last ? _("Done") : _("Next page"), .key = KEY_ENTER, .pad = PAD_X,
                                      .action = DO_NEXT, .first = true, .bounds = ui_at(ui, 1344, 950, 480, 92), .sound = last ? "ui/back" : "ui/page"});
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_cards(const struct rules_scene *k, struct canvas *c, const char *cards, struct rect r)
{
    const struct ui *ui = app_ui(k->scene.app);
    float h = card_h(ui), w = card_w(ui), step = card_step(ui);
    int n = 0;
    for (const char *p = cards; *p;) {
        char name[RULES_PICTURE];
        const int length = (int)strcspn(p, " ");
        k->book->picture(k->scene.app, p, length, w, name);
        p += length;
        p += *p == ' ';
        canvas_picture(c, name, rect_make(r.x + step * (float)n++, r.y + (r.h - h) / 2, w, h), paint_plain());
    }
}

static void draw_block(const struct rules_scene *k, struct canvas *c, const struct block *b, struct rect r)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct ui_words how;
    switch (b->kind) {
    case BLOCK_HEAD:
        how = words_head;
        how.face = k->book->face;
        how.colour = ui->theme->accent;
        how.place = TEXT_BOTTOM;
        ui_write(c, ui, &how, _(b->text), r);
        break;
    case BLOCK_WORDS:
        ui_write(c, ui, &words_body, _(b->text), r);
        break;
    case BLOCK_ICON: {
        float size = ui_px(ui, 64);
        struct rect disc = {r.x + ui_px(ui, 6), r.y + fminf(r.h - size, ui_px(ui, 8)) / 2, size, size};
        canvas_panel(c, disc, &(struct panel){.fill = ui->theme->panel, .radius = size, .line = ui->theme->line, .line_width = fmaxf(1, ui_px(ui, 2))});
        ui_icon(c, ui, b->icon, rect_inset(disc, size * 0.2F), ui->theme->accent);
        how = words_body;
        how.place = TEXT_MIDDLE;
        ui_write(c, ui, &how, _(b->text), rect_make(r.x + ui_px(ui, 100), r.y, r.w - ui_px(ui, 100), r.h));
        break;
    }
    case BLOCK_CARDS: {
        draw_cards(k, c, b->cards, r);
        struct rect room = {r.x + cards_w(k), r.y, r.w - cards_w(k) - figure_w(k), r.h};
        float name = ui_write_height(ui, &words_name, _(b->text), room.w);
        float more = b->more ? ui_write_height(ui, &words_more, _(b->more), room.w) : 0;
        float y = room.y + (room.h - name - more) / 2;
        ui_write(c, ui, &words_name, _(b->text), rect_make(room.x, y, room.w, name + 1));
        how = words_more;
        how.colour = ui->theme->soft;
        if (b->more)
            ui_write(c, ui, &how, _(b->more), rect_make(room.x, y + name, room.w, more + 1));
        if (!b->figure)
            break;
        char figure[16];
        snprintf(figure, sizeof figure, "%d", b->figure);
        struct ui_words big = {.size = 60, .face = &typeface_poster, .colour = ui->theme->accent, .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};
        ui_write(c, ui, &big, figure, rect_make(rect_right(r) - figure_w(k), r.y, figure_w(k), r.h));
        break;
    }
    case BLOCK_END: break;
    }
}

static void rules_draw(const struct scene *s, struct canvas *c)
{
    const struct rules_scene *k = (const struct rules_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _(k->book->heading), NULL, 1500);
    ui_button(c, ui, items_get(s->items, item_id("back", 0)), _("Back"), NULL, UI_PLAIN);
    ui_tabs(c, ui, s->items);
    canvas_push_clip(c, rect_inset_xy(k->window, -ui_px(ui, 10), 0));
    for (int i = 0; i < items_count(s->items); i++) {
        const struct item *item = items_at(s->items, i);
        if (item->role != ITEM_TEXT || !rect_meets(item->bounds, k->window))
            continue;
        draw_block(k, c, &k->book->page[k->page].block[item->arg], item->bounds);
        ui_ring(c, ui, item);
    }
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    const struct item *next = items_get(s->items, item_id("next", 0));
    ui_button(c, ui, next, next->name, NULL, UI_MAIN);
}

static void rules_close(struct scene *s) { mem_free(s); }

static const struct scene_type rules_type = {.name = "rules", .covers = true, .input = rules_input, .update = rules_update, .draw = rules_draw, .close = rules_close};

void rules_open(struct app *app, const char *game, int page)
{
    const struct rules_book *book = rules_book(game);
    if (!book) {
        app_toast(app, _("Nothing is written about this game yet."));
        return;
    }
    struct rules_scene *k = mem_alloc(sizeof *k);
    k->book = book;
    while (k->book->page[k->count].name)
        k->count++;
    turn_to(k, page);
    app_push(app, &k->scene, &rules_type);
}
