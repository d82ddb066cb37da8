/* A list with pictures, a bar and two figures each, those with most to tell first: powers, effect
 * cards, enemies. */
#include "statistics_inside.h"

#include "check.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

enum { MOST = STATISTICS_THINGS_MOST };

static const struct statistics_things *things_of(const struct statistics *k)
{
    return statistics_view_of(k)->things;
}

/* Whatever there is to tell of, the most first; of powers and effects all. */
static int list(const struct statistics *k, struct statistics_thing out[MOST])
{
    const int all = things_of(k)->count(k);
    int n = 0;
    assert(all <= MOST);
    for (int i = 0; i < all; i++) {
        struct statistics_thing t;
        int at = n;
        things_of(k)->thing(k, i, &t);
        if (t.of == -1 && !t.first && !t.second)
            continue;
        for (; at && out[at - 1].first * 1000 + out[at - 1].second < t.first * 1000 + t.second;
             at--)
            out[at] = out[at - 1];
        out[at] = t;
        n++;
    }
    return n;
}

static const char *caption(const struct statistics *k) { return _(statistics_view_of(k)->caption); }

static struct rect column(struct rect r, int i);
static const char *second_head(const struct statistics *k) { return _(things_of(k)->second); }

/* Two lines where one has no room for the words. */
static float head_h(const struct statistics *k, float w)
{
    const struct ui *ui = &k->ui;
    const bool two =
        statistics_large(ui) || ui_write_width(ui, &(struct ui_words){.size = 1}, second_head(k)) >
                                    column(rect_make(0, 0, w, 0), 3).w;
    return two ? fmaxf(ui_letters(ui, 24) * 1.6F, ui_least(ui) * 2.9F) : ui_letters(ui, 24) * 1.6F;
}

static float name_room(const struct ui *ui, float w)
{
    return column(rect_make(0, 0, w, 0), 0).w - ui_px(ui, 64) * 0.9F - ui_px(ui, 22);
}

static float row_h(const struct statistics *k, float w)
{
    const struct ui *ui = &k->ui;
    bool two = statistics_large(ui);
    for (int i = 0; i < things_of(k)->count(k) && !two; i++) {
        struct statistics_thing t;
        things_of(k)->thing(k, i, &t);
        two = ui_write_width(ui, &(struct ui_words){.size = 1}, t.name) > name_room(ui, w);
    }
    return fmaxf(ui_px(ui, 62), two ? ui_least(ui) * 2.9F : ui_letters(ui, 26) * 1.45F);
}

static struct rect window_of(const struct statistics *k, struct rect area)
{
    const struct rect in = statistics_caption(k, NULL, area, caption(k));
    const float w = in.w - ui_px(&k->ui, 62), h = head_h(k, w);
    return rect_make(in.x, in.y + h, w, in.h - h);
}

static void second_words(const struct statistics_thing *t, char *out, size_t room)
{
    if (t->of == 0 || (t->of < 0 && !t->second))
        snprintf(out, room, "–");
    else if (t->of < 0)
        snprintf(out, room, "%d", (int)t->second);
    else
        snprintf(out, room, _("%d%%"), (int)((200 * t->second + t->of) / (2 * t->of)));
}

void statistics_things_items(struct statistics *k, struct rect area)
{
    struct statistics_thing thing[MOST];
    const int n = list(k, thing);
    k->right_window = window_of(k, area);
    const float least = row_h(k, k->right_window.w), /* few of them share the page */
        h = n > 0 ? fmaxf(least, fminf(k->right_window.h / (float)n, least * 1.4F)) : least;
    scroll_begin(&k->right);
    for (int i = 0; i < n; i++)
        scroll_part(&k->right, h * (float)i, h);
    scroll_end(&k->right, &k->ui, k->right_window.h);
    items_push_clip(k->scene.items, scroll_seen(&k->right, &k->ui, k->right_window));
    for (int i = 0; i < n; i++) {
        char value[160], second[32];
        second_words(&thing[i], second, sizeof second);
        things_of(k)->say(&thing[i], second, value, sizeof value);
        items_add(
            k->scene.items,
            (struct item){.id = item_id("thing", i),
                          .role = ITEM_TEXT,
                          .readable = true,
                          .name = thing[i].name,
                          .value = value,
                          .bounds = rect_make(k->right_window.x,
                                              k->right_window.y - k->right.from + h * (float)i,
                                              k->right_window.w, h)});
    }
    items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->right, k->right_window);
}

/* Name, bar, first and second figure. */
static struct rect column(struct rect r, int i)
{
    CARRE_ASSERT(i >= 0 && i < 4);
    static const float at[] = {0, 0.46F, 0.66F, 0.82F, 1};
    return rect_make(r.x + r.w * at[i], r.y, r.w * (at[i + 1] - at[i]), r.h);
}

static void draw_one(const struct statistics *k, struct canvas *c, const struct statistics_thing *t,
                     const struct item *item, int64_t most, bool line)
{
    const struct ui *ui = &k->ui;
    const struct rect r = item->bounds, name = column(r, 0);
    const float side = fminf(r.h, ui_px(ui, 64)) * 0.9F, w = t->tall ? side * 300 / 360 : side,
                taken = side + ui_px(ui, 14);
    char text[32];
    if (line)
        canvas_fill(c, rect_make(r.x, roundf(r.y), r.w, fmaxf(1, ui_px(ui, 1))),
                    colour_faded(ui->theme->line, 0.6F));
    canvas_picture(c, t->picture,
                   rect_make(name.x + (side - w) / 2, r.y + (r.h - side) / 2, w, side),
                   paint_plain());
    ui_write(c, ui, &(struct ui_words){.size = 27, .place = TEXT_MIDDLE, .lines = 2}, t->name,
             rect_make(name.x + taken, r.y, name.w - taken - ui_px(ui, 8), r.h));
    chart_row(c, &k->chart, rect_inset_xy(column(r, 1), ui_px(ui, 8), 0), (float)t->first,
              (float)most);
    snprintf(text, sizeof text, t->first ? "%d" : "–", (int)t->first);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 31, 0, TEXT_CENTRE), text, column(r, 2));
    second_words(t, text, sizeof text);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 31, 0, TEXT_CENTRE), text, column(r, 3));
    ui_ring(c, ui, item);
}

void statistics_things_draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = &k->ui;
    const struct rect window = k->right_window,
                      head = rect_make(window.x, window.y - head_h(k, window.w), window.w,
                                       head_h(k, window.w));
    const char *first = _(things_of(k)->first), *second = second_head(k);
    struct statistics_thing thing[MOST];
    int64_t most = 1;
    const int n = list(k, thing);
    statistics_caption(k, c, area, caption(k));
    for (int i = 0; i < n; i++)
        most = thing[i].first > most ? thing[i].first : most;
    const struct ui_words how = {.size = 23,
                                 .colour = ui->theme->soft,
                                 .place = TEXT_MIDDLE,
                                 .align = TEXT_CENTRE,
                                 .lines = 2};
    /* over its figures; where it has no room there, over their bars, too */
    const struct rect over = column(head, 2), bars = column(head, 1);
    struct ui_words over_how = how;
    const bool narrow =
        ui_write_width(ui, &(struct ui_words){.size = 20}, first) <= over.w - ui_px(ui, 8);
    over_how.align = narrow ? TEXT_CENTRE : TEXT_RIGHT;
    ui_write(c, ui, &over_how, first,
             narrow ? over
                    : rect_make(bars.x, head.y, rect_right(over) - bars.x - ui_px(ui, 12), head.h));
    ui_write(c, ui, &how, second, column(head, 3));
    canvas_push_fold(c, scroll_seen(&k->right, ui, window));
    for (int i = 0; i < n; i++) {
        const struct item *item = items_get(k->scene.items, item_id("thing", i));
        if (item)
            draw_one(k, c, &thing[i], item, most, i > 0);
    }
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->right, window);
}
