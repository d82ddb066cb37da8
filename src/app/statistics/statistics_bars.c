/* Bars, two pictures one above the other. */
#include "statistics_inside.h"

#include "check.h"

#include <assert.h>
#include <math.h>

struct chart_bar *statistics_bar(struct statistics_chart *c)
{
    assert(c->n < STATISTICS_BARS_MOST);
    struct chart_bar *b = &c->bar[c->n];
    *b = (struct chart_bar){.name = c->name[c->n], .figure = c->figure[c->n]};
    c->n++;
    return b;
}

static void charts(const struct statistics *k, struct statistics_chart out[2])
{
    for (int i = 0; i < 2; i++) {
        statistics_view_of(k)->bars[i](k->sum, &out[i]);
        CARRE_ASSERT(out[i].n >= 0 && out[i].n <= STATISTICS_BARS_MOST);
    }
}

static struct rect half(const struct statistics *k, struct rect area, int i)
{
    return rect_row(area, i, 2, ui_px(&k->ui, 26));
}

float statistics_bars_height(const struct statistics *k, float width)
{
    struct statistics_chart chart[2] = {{0}};
    charts(k, chart);
    float h = ui_px(&k->ui, 26);
    for (int i = 0; i < 2; i++)
        h += statistics_caption(k, NULL, rect_make(0, 0, width, 0), chart[i].caption).y +
             ui_letters(&k->ui, 24) * 4.2F + ui_px(&k->ui, 110);
    return h;
}

void statistics_bars_parts(const struct statistics *k, struct rect area, struct scroll *to)
{
    for (int i = 0; i < 2; i++)
        scroll_part(to, half(k, area, i).y, half(k, area, i).h);
}

void statistics_bars_items(struct statistics *k, struct rect area)
{
    struct statistics_chart chart[2] = {{0}};
    charts(k, chart);
    for (int i = 0; i < 2; i++) {
        const struct chart_bars bars = {.bar = chart[i].bar, .n = chart[i].n};
        const struct rect r = statistics_caption(k, NULL, half(k, area, i), chart[i].caption);
        for (int n = 0; n < chart[i].n; n++)
            items_add(k->scene.items,
                      (struct item){.id = item_id("bar", i * STATISTICS_BARS_MOST + n),
                                    .role = ITEM_TEXT,
                                    .readable = true,
                                    .name = chart[i].said[n],
                                    .value = chart[i].figure[n][0] ? chart[i].figure[n] : "0",
                                    .bounds = chart_column_at(&k->chart, r, &bars, n),
                                    .radius = ui_px(&k->ui, 8)});
    }
}

void statistics_bars_draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    struct statistics_chart chart[2] = {{0}};
    charts(k, chart);
    for (int i = 0; i < 2; i++) {
        const struct chart_bars bars = {.bar = chart[i].bar, .n = chart[i].n};
        chart_columns(c, &k->chart, statistics_caption(k, c, half(k, area, i), chart[i].caption),
                      &bars);
        for (int n = 0; n < chart[i].n; n++)
            ui_ring(c, &k->ui,
                    items_get(k->scene.items, item_id("bar", i * STATISTICS_BARS_MOST + n)));
    }
}
