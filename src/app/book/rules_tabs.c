/* rules_tabs.c - see rules_tabs.h. */
#include "rules_tabs.h"

#include "check.h"
#include "frame.h"

#include <math.h>
#include <stdio.h>

/* Above the bar at the foot, at whose left nothing stands. */
enum { LIST = PAGE_H - PAGE_BODY - 39, USUAL = 96, MANY = 8 };

const char *rules_page_name(const struct rules_book *book, int page)
{
    CARRE_ASSERT(page >= 0 && page < book->pages);
    const struct rules_page *p = &book->page[page];
    return p->thing ? book->look->thing_name(p->thing - 1) : _(p->name);
}

int rules_tab_of(const struct rules_book *book, int page)
{
    while (page > 0 && book->page[page].thing)
        page--;
    return page;
}

/* Things are listed beside one of them where they cost something: that is told there. */
static bool lists_things(const struct rules_book *book, int page)
{
    return book->page[page].thing && book->look->thing_cost;
}

static bool has_tab(const struct rules_book *book, int page, int i)
{
    return lists_things(book, page) ? book->page[i].thing > 0 : !book->page[i].thing;
}

static int tabs_of(const struct rules_book *book, int page)
{
    int n = 0;
    for (int i = 0; i < book->pages; i++)
        n += has_tab(book, page, i);
    return n;
}

/* Many stand closer, down to the foot of the bar. */
static struct rect tab_box(const struct ui *ui, int tabs, int n)
{
    CARRE_ASSERT(n >= 0 && n < tabs);
    const struct rect p = frame_page(ui), column = frame_bar(ui, 0, 1);
    const bool many = tabs > MANY;
    const float step = many ? (float)LIST / (float)tabs : USUAL,
                high = step * (1 + (many ? p.h - PAGE_H : 0) / 846);
    return rect_make(column.x, ui_at(ui, 0, p.y + PAGE_BODY + high * (float)n, 0, 0).y, column.w,
                     ui_px(ui, high - (many ? 9 : 14)));
}

static const struct ui_words guide_how = {
    .size = 26, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 3};

/* Where the guide and its words are, below the tabs; without any height: nowhere. */
struct guide {
    struct rect all, face, bubble;
};

static struct guide guide_of(const struct ui *ui, const struct rules_book *book, int page)
{
    enum { LEAST = 110, MOST = 132, BODY = 718 };
    const int tabs = tabs_of(book, page);
    const struct rect last = tab_box(ui, tabs, tabs - 1), p = frame_page(ui);
    const float top = rect_bottom(last) + ui_px(ui, 22),
                foot = ui_at(ui, 0, rect_bottom(p) - (PAGE_H - PAGE_BODY - BODY), 0, 0).y,
                side = fminf(foot - top, ui_px(ui, MOST));
    struct guide g = {0};
    if (!book->look->guide || side < ui_px(ui, LEAST))
        return g;
    const float gap = ui_px(ui, 24);
    g.face = rect_make(last.x, foot - side, side, side);
    g.bubble =
        rect_make(rect_right(g.face) + gap, foot - side * 0.9F, last.w - side - gap, side * 0.8F);
    if (ui_write_fits(ui, &guide_how, _(book->look->guide_says),
                      rect_inset(g.bubble, ui_px(ui, 12))))
        g.all = rect_make(last.x, foot - side, last.w, side);
    return g;
}

static void draw_guide(struct canvas *c, const struct ui *ui, const struct rules_book *book,
                       int page)
{
    const struct guide g = guide_of(ui, book, page);
    if (g.all.h <= 0)
        return;
    const struct theme *t = ui->theme;
    const float line = fmaxf(1, ui_px(ui, 2)), tail = ui_px(ui, 24);
    const struct panel box = {
        .fill = t->panel, .radius = ui_px(ui, 24), .line = t->line, .line_width = line};
    struct panel round = box;
    round.radius = g.face.w / 2;
    canvas_panel(c, g.face, &round);
    canvas_picture(c, book->look->guide, rect_inset(g.face, g.face.w * 0.1F), paint_plain());
    round.radius = tail / 2;
    canvas_panel(c,
                 rect_around((struct point){g.bubble.x, g.bubble.y + g.bubble.h / 2}, tail, tail),
                 &round);
    canvas_panel(c, g.bubble, &box);
    ui_write(c, ui, &guide_how, _(book->look->guide_says), rect_inset(g.bubble, ui_px(ui, 12)));
}

void rules_tabs_add(struct scene *s, const struct rules_book *book, int page, int action)
{
    const struct ui *ui = app_ui(s->app);
    const int lit = lists_things(book, page) ? page : rules_tab_of(book, page),
              tabs = tabs_of(book, page);
    for (int i = 0, n = 0; i < book->pages; i++)
        if (has_tab(book, page, i)) {
            items_add(s->items, (struct item){.id = item_id("tab", i),
                                              .role = ITEM_TAB,
                                              .name = rules_page_name(book, i),
                                              .chosen = i == lit,
                                              .action = action,
                                              .arg = i,
                                              .key = n < 9 ? (enum key)('1' + n) : KEY_NONE,
                                              .bounds = tab_box(ui, tabs, n),
                                              .radius = ui_px(ui, 22)});
            n++;
        }
    const struct guide g = guide_of(ui, book, page);
    if (g.all.h > 0)
        items_add(s->items, (struct item){.id = item_id("guide", 0),
                                          .role = ITEM_TEXT,
                                          .name = _(book->look->guide_says),
                                          .readable = true,
                                          .skip = true,
                                          .bounds = g.all});
}

/* Where its name stands: beside its picture, if they are shown, and what it costs. */
static struct rect name_place(const struct ui *ui, struct rect r, bool pictures, bool costs)
{
    const float pad = ui_px(ui, 18), from = pictures ? 1.8F * pad + r.h * 0.66F : pad,
                after = pad + (costs ? 2.1F * ui_letters(ui, 30) : 0);
    return rect_make(r.x + from, r.y, r.w - from - after, r.h);
}

/* Its picture, its name, what it costs. */
static void draw_thing(struct canvas *c, const struct ui *ui, const struct rules_book *book,
                       const struct rules *r, const struct item *i, bool pictures, float name_px)
{
    const struct book_look *look = book->look;
    const int thing = book->page[i->arg].thing - 1;
    const uint32_t ink = ui_box(c, ui, i, UI_PLAIN);
    const float pad = ui_px(ui, 18), side = i->bounds.h * 0.66F, line = ui_letters(ui, 30);
    const struct rect name = name_place(ui, i->bounds, pictures, r != NULL);
    char picture[RULES_PICTURE], cost[I18N_NUMBER_BYTES];
    look->thing_picture(thing, picture);
    if (pictures)
        canvas_picture(
            c, picture,
            rect_make(i->bounds.x + pad, i->bounds.y + (i->bounds.h - side) / 2, side, side),
            paint_plain());
    struct ui_words how = UI_LINE(ui->theme->strong, 30, ink, TEXT_LEFT);
    how.most_px = name_px;
    ui_write(c, ui, &how, i->name, name);
    if (!r)
        return;
    const float mark = line * 0.9F, right = rect_right(name);
    const uint32_t light = look->cost_light && !ui->contrast ? look->cost_light : ink;
    ui_icon(c, ui, look->cost_icon,
            rect_make(right + line * 0.2F, i->bounds.y + (i->bounds.h - mark) / 2, mark, mark),
            light);
    how.colour = light;
    how.align = TEXT_RIGHT;
    ui_write(c, ui, &how, i18n_number(cost, r->option[look->thing_cost(thing)]),
             rect_make(right + line, i->bounds.y, rect_right(i->bounds) - pad - right - line,
                       i->bounds.h));
}

/* The size that all names have room in; whether none of them is cut. */
static bool names_px(const struct ui *ui, const struct items *it, bool pictures, bool costs,
                     float *px)
{
    bool whole = true;
    *px = INFINITY;
    for (int n = 0; n < items_count(it); n++) {
        const struct item *i = items_at(it, n);
        const struct ui_words how = UI_LINE(ui->theme->strong, 30, 0, TEXT_LEFT);
        if (i->role != ITEM_TAB)
            continue;
        const struct rect r = name_place(ui, i->bounds, pictures, costs);
        *px = fminf(*px, ui_write_px(ui, &how, i->name, r));
        whole &= ui_write_fits(ui, &how, i->name, r);
    }
    return whole;
}

void rules_tabs_draw(struct canvas *c, const struct scene *s, const struct rules_book *book,
                     const struct rules *r, int page)
{
    const struct ui *ui = app_ui(s->app);
    float px;
    draw_guide(c, ui, book, page);
    if (!lists_things(book, page)) {
        ui_tabs(c, ui, s->items);
        return;
    }
    const bool pictures = names_px(ui, s->items, true, r != NULL, &px);
    /* large letters take their room, and then that of the costs, which the page tells too */
    if (!pictures && !names_px(ui, s->items, false, r != NULL, &px)) {
        ui_tabs(c, ui, s->items);
        return;
    }
    for (int n = 0; n < items_count(s->items); n++)
        if (items_at(s->items, n)->role == ITEM_TAB)
            draw_thing(c, ui, book, r, items_at(s->items, n), pictures, px);
}
