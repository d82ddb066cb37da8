/* The curves of the last ten matches: one large, with its steepest rise and fall, all ten small
 * below it to choose from. */
#include "statistics_inside.h"

#include "check.h"

#include <math.h>
#include <stdio.h>

static bool amounts(const struct statistics *k) { return statistics_view_of(k)->amounts; }

static const char *caption(const struct statistics *k) { return _(statistics_view_of(k)->caption); }

static float strip_h(const struct statistics *k) { return fmaxf(ui_px(&k->ui, 104), 48); }

static struct rect small_at(const struct statistics *k, struct rect area, int i)
{
    const float h = strip_h(k);
    return rect_column(rect_make(area.x, rect_bottom(area) - h, area.w, h), i, STATS_CURVES,
                       ui_px(&k->ui, 10));
}

float statistics_curves_height(const struct statistics *k, float width)
{
    return statistics_caption(k, NULL, rect_make(0, 0, width, 0), caption(k)).y + strip_h(k) +
           ui_letters(&k->ui, 20) * 4 + ui_px(&k->ui, 60);
}

void statistics_curves_items(struct statistics *k, struct rect area)
{
    for (int i = 0; i < k->sum->curves; i++) {
        const int n = k->sum->curve[i].n;
        char name[64], value[64], number[I18N_NUMBER_BYTES];
        snprintf(name, sizeof name, i == 0 ? _("Latest") : _("%d back"), i);
        if (amounts(k))
            snprintf(value, sizeof value, "%s", i18n_number(number, k->sum->curve[i].point[n - 1]));
        else
            snprintf(value, sizeof value, _("%d%%"), (k->sum->curve[i].point[n - 1] + 5) / 10);
        items_add(k->scene.items, (struct item){.id = item_id("curve", i),
                                                .role = ITEM_CARD,
                                                .name = name,
                                                .value = value,
                                                .chosen = i == k->curve,
                                                .action = STATISTICS_DO_CURVE,
                                                .arg = i,
                                                .bounds = small_at(k, area, i),
                                                .radius = ui_px(&k->ui, 10),
                                                .sound = "ui/toggle"});
    }
}

/* Values as the chart has them, and their bounds. */
static int values(const struct statistics *k, int which, float y[STATS_POINTS], float *low,
                  float *high)
{
    CARRE_ASSERT(which >= 0 && which < STATS_CURVES && k->sum->curve[which].n <= STATS_POINTS);
    const int n = k->sum->curve[which].n;
    for (int i = 0; i < n; i++) {
        y[i] = (float)k->sum->curve[which].point[i];
        *low = fminf(*low, y[i]);
        *high = fmaxf(*high, y[i]);
    }
    return n;
}

/* The steepest steps of a curve, up and down, and its end. */
static int marks_of(const float *y, int n, struct chart_mark out[3])
{
    int up = -1, down = -1, count = 0;
    for (int i = 1; i < n; i++) {
        if (y[i] > y[i - 1] && (up < 0 || y[i] - y[i - 1] > y[up] - y[up - 1]))
            up = i;
        if (y[i] < y[i - 1] && (down < 0 || y[i - 1] - y[i] > y[down - 1] - y[down]))
            down = i;
    }
    if (up >= 0 && up < n - 1)
        out[count++] = (struct chart_mark){.at = up, .sign = CHART_UP};
    if (down >= 0 && down < n - 1)
        out[count++] = (struct chart_mark){.at = down, .sign = CHART_DOWN};
    out[count++] = (struct chart_mark){.at = n - 1, .sign = CHART_END};
    return count;
}

void statistics_curves_parts(const struct statistics *k, struct rect area, struct scroll *to)
{
    const float strip = k->sum->curves ? strip_h(k) + ui_px(&k->ui, 9) : 0,
                head = statistics_caption(k, NULL, area, caption(k)).y;
    scroll_part(to, area.y, head - area.y);
    scroll_part(to, head, rect_bottom(area) - strip - ui_px(&k->ui, 13) - head);
    scroll_part(to, rect_bottom(area) - strip, strip);
}

static void large(const struct statistics *k, struct canvas *c, struct rect area)
{
    float y[STATS_POINTS], low = 0, high = amounts(k) ? 1 : 1000;
    const int n = values(k, k->curve, y, &low, &high);
    struct chart_mark mark[3];
    char low_words[I18N_NUMBER_BYTES], high_words[I18N_NUMBER_BYTES], number[I18N_NUMBER_BYTES],
        label[3][I18N_NUMBER_BYTES];
    const int marks = marks_of(y, n, mark);
    for (int i = 0; i < marks; i++) {
        const int at = mark[i].at;
        const float step = y[at] - y[at ? at - 1 : 0];
        if (mark[i].sign == CHART_END && amounts(k))
            i18n_number(label[i], (int64_t)y[at]);
        else if (mark[i].sign == CHART_END)
            snprintf(label[i], sizeof label[i], _("%d%%"), (int)roundf(y[at] / 10));
        else if (amounts(k))
            snprintf(label[i], sizeof label[i], "%s%s", step > 0 ? "+" : "",
                     i18n_number(number, (int64_t)step));
        else
            snprintf(label[i], sizeof label[i], step > 0 ? _("+%d%%") : _("−%d%%"),
                     (int)roundf(fabsf(step) / 10));
        mark[i].label = label[i];
    }
    if (amounts(k)) {
        i18n_number(low_words, (int64_t)low);
        i18n_number(high_words, (int64_t)high);
    } else {
        snprintf(low_words, sizeof low_words, _("%d%%"), 0);
        snprintf(high_words, sizeof high_words, _("%d%%"), 100);
    }
    const struct chart_line line = {.y = y, .n = n};
    chart_curve(c, &k->chart, area,
                &(struct chart_curve){.low = low,
                                      .high = high,
                                      .low_words = low_words,
                                      .high_words = high_words,
                                      .levelled = amounts(k) ? low < 0 : false,
                                      .level = 0,
                                      .level_words = "0",
                                      .first = C_("of a curve", "Start"),
                                      .last = C_("of a curve", "End"),
                                      .line = &line,
                                      .lines = 1,
                                      .mark = mark,
                                      .marks = marks});
}

static void small(const struct statistics *k, struct canvas *c, int i)
{
    const struct ui *ui = &k->ui;
    const struct item *item = items_get(k->scene.items, item_id("curve", i));
    float y[STATS_POINTS], low = 0, high = amounts(k) ? 1 : 1000;
    if (!item)
        return;
    const struct chart_line line = {.y = y, .n = values(k, i, y, &low, &high)};
    canvas_panel(c, item->bounds,
                 &(struct panel){.fill = ui->theme->well,
                                 .radius = item->radius,
                                 .line = item->chosen ? k->chart.theme->accent : ui->theme->line,
                                 .line_width = item->chosen ? fmaxf(2, ui_px(ui, 4))
                                                            : fmaxf(1, ui_px(ui, 2))});
    chart_curve(c, &k->chart, rect_inset(item->bounds, ui_px(ui, 2)),
                &(struct chart_curve){.low = low, .high = high, .line = &line, .lines = 1});
    if (item->chosen) /* a notch, for who does not see the colour of its edge */
        canvas_fill(c,
                    rect_make(roundf(item->bounds.x + item->bounds.w * 0.3F),
                              roundf(item->bounds.y - ui_px(ui, 9)), roundf(item->bounds.w * 0.4F),
                              fmaxf(3, roundf(ui_px(ui, 5)))),
                    k->chart.theme->accent);
    ui_ring(c, ui, item);
}

void statistics_curves_draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    struct rect in = statistics_caption(k, c, area, caption(k));
    if (!k->sum->curves) {
        ui_write(c, &k->ui,
                 &(struct ui_words){.size = 30,
                                    .colour = k->ui.theme->soft,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE},
                 _("No chart yet: play a little more first."), in);
        return;
    }
    in.h -= strip_h(k) + ui_px(&k->ui, 22);
    large(k, c, in);
    for (int i = 0; i < k->sum->curves; i++)
        small(k, c, i);
}
