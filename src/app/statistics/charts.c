/* charts.c - see charts.h. */
#include "charts.h"

#include "check.h"

#include <math.h>
#include <stddef.h>

enum { HEAT_STEPS = 5, SMALL = 20 };

static struct ui_words words_of(const struct ui *ui, enum text_align align)
{
    return UI_LINE(NULL, SMALL, ui->theme->soft, align);
}

static float line_height(const struct ui *ui) { return ui_letters(ui, SMALL) * 1.5F; }

/* ---- a curve ---- */

static float words_width(const struct ui *ui, const char *text)
{
    const struct ui_words w = words_of(ui, TEXT_RIGHT);
    return text ? ceilf(ui_write_width(ui, &w, text)) + 2 : 0;
}

/* Where the curves themselves lie in `r`, between the words around them. */
static struct rect chart_curve_plot(const struct ui *ui, struct rect r, const struct chart_curve *k)
{
    const float left = fmaxf(words_width(ui, k->low_words), fmaxf(words_width(ui, k->high_words),
                                                                  words_width(ui, k->level_words)));
    const float gap = left > 0 ? ui_px(ui, 14) : 0, pad = ui_px(ui, 12),
                bottom = k->first || k->last ? line_height(ui) : 0;
    return rect_make(r.x + left + gap, r.y + pad, r.w - left - gap - pad, r.h - 2 * pad - bottom);
}

static struct point spot(struct rect plot, const struct chart_curve *k, const struct chart_line *l,
                         int i)
{
    CARRE_ASSERT(i >= 0 && i < l->n && k->high > k->low);
    const float t = (l->y[i] - k->low) / (k->high - k->low),
                x = l->n > 1 ? (float)i / (float)(l->n - 1) : 0.5F;
    return (struct point){plot.x + x * plot.w, rect_bottom(plot) - fminf(fmaxf(t, 0), 1) * plot.h};
}

/* The ground under the curve, in upright strips. */
static void shade(struct canvas *c, const struct ui *ui, struct rect plot,
                  const struct chart_curve *k)
{
    const struct chart_line *l = &k->line[0];
    const float step = fmaxf(2, roundf(ui_px(ui, 4)));
    for (int i = 0; i + 1 < l->n; i++) {
        const struct point a = spot(plot, k, l, i), b = spot(plot, k, l, i + 1);
        for (float x = a.x; x < b.x; x += step) {
            const float w = fminf(step, b.x - x),
                        y = roundf(lerp(a.y, b.y, (x + w / 2 - a.x) / (b.x - a.x)));
            const float left = roundf(x), right = roundf(x + w);
            canvas_fill(c, rect_make(left, y, right - left, rect_bottom(plot) - y),
                        colour_faded(ui->theme->accent, 0.16F));
        }
    }
}

static void trace(struct canvas *c, const struct ui *ui, struct rect plot,
                  const struct chart_curve *k, const struct chart_line *l)
{
    const uint32_t ink =
        l->faint ? colour_mix(ui->theme->panel, ui->theme->soft, 0.5F) : ui->theme->accent;
    const float width = fmaxf(l->faint ? 1 : 2, ui_px(ui, l->faint ? 2 : 5));
    for (int i = 0; i + 1 < l->n; i++) {
        const struct point a = spot(plot, k, l, i), b = spot(plot, k, l, i + 1);
        canvas_line(c, a, b, width, ink);
        if (!l->faint && i)
            canvas_ring(c, a, width / 2, width, ink); /* the joints are round */
    }
    if (l->n == 1 || l->faint)
        for (int i = l->n - 1; i < l->n; i++)
            canvas_ring(c, spot(plot, k, l, i), width * (l->faint ? 1.5F : 1), width * 2, ink);
}

/* A triangle of lying strips: the point is at `at`, its other end `up` pixels away. */
static void arrow(struct canvas *c, struct point at, float size, bool up, uint32_t colour)
{
    const int rows = (int)fmaxf(4, roundf(size));
    for (int i = 0; i < rows; i++) {
        const float w = (float)(i + 1) / (float)rows * size * 1.1F,
                    y = up ? at.y + (float)i : at.y - (float)i - 1;
        canvas_fill(c, rect_make(roundf(at.x - w / 2), roundf(y), roundf(w), 1), colour);
    }
}

/* The sign alone; how far it reaches up and down from its point. */
static void sign(struct canvas *c, const struct ui *ui, struct point at, enum chart_sign which,
                 float *up, float *down)
{
    const float size = ui_px(ui, 20);
    const struct theme *t = ui->theme;
    *up = *down = size * 0.8F;
    switch (which) {
    case CHART_UP:
        arrow(c, (struct point){at.x, at.y - size * 1.5F}, size, true, t->good);
        *up = size * 1.6F;
        break;
    case CHART_DOWN:
        arrow(c, (struct point){at.x, at.y + size * 1.5F}, size, false, t->bad);
        *down = size * 1.6F;
        break;
    case CHART_END:
        canvas_ring(c, at, size * 0.75F, fmaxf(2, ui_px(ui, 3)), t->text);
        canvas_ring(c, at, size * 0.42F, size, t->text);
        break;
    case CHART_DOT: canvas_ring(c, at, size * 0.45F, size, t->accent); break;
    }
}

/* Where the words of a mark go: above or below it, straight or to a side, wherever nothing stands
 * yet. False: nowhere. */
static bool label_place(const struct ui *ui, struct rect plot, struct point at,
                        const struct chart_mark *m, float up, float down, const struct rect *taken,
                        int n, struct rect *out)
{
    const float h = line_height(ui), w = words_width(ui, m->label) + ui_px(ui, 16),
                above = at.y - up - h, below = at.y + down;
    const bool first_below = m->sign == CHART_DOWN;
    for (int i = 0; i < 6; i++) {
        const float side = i / 2 == 0 ? 0 : i / 2 == 1 ? -w * 0.75F : w * 0.75F;
        const float x =
            fminf(fmaxf(at.x - w / 2 + side, plot.x), rect_right(plot) + ui_px(ui, 8) - w);
        const struct rect r = rect_make(x, (i % 2 == 0) == first_below ? below : above, w, h);
        bool free =
            r.y >= plot.y - ui_px(ui, 12) && rect_bottom(r) <= rect_bottom(plot) + ui_px(ui, 10);
        for (int k = 0; k < n; k++)
            free = free && !rect_meets(r, taken[k]);
        if (free) {
            *out = r;
            return true;
        }
    }
    return false;
}

/* The last first: an end is told before what happened on the way. */
static void marks(struct canvas *c, const struct ui *ui, struct rect plot,
                  const struct chart_curve *k)
{
    enum { LABELS = 8 };
    struct rect taken[LABELS];
    int n = 0;
    for (int i = k->marks - 1; i >= 0; i--) {
        const struct chart_mark *m = &k->mark[i];
        struct rect r;
        float up, down;
        if (m->at < 0 || m->at >= k->line[0].n)
            continue;
        const struct point at = spot(plot, k, &k->line[0], m->at);
        sign(c, ui, at, m->sign, &up, &down);
        if (!m->label || n == LABELS || !label_place(ui, plot, at, m, up, down, taken, n, &r))
            continue;
        CARRE_ASSERT(n < LABELS);
        taken[n++] = r;
        canvas_panel(
            c, r,
            &(struct panel){.fill = colour_faded(ui->theme->well, 0.9F), .radius = ui_px(ui, 8)});
        ui_write(c, ui, &UI_LINE(ui->theme->strong, SMALL, 0, TEXT_CENTRE), m->label, r);
    }
}

static void scale_words(struct canvas *c, const struct ui *ui, struct rect r, struct rect plot,
                        const char *text, float y)
{
    const float h = line_height(ui);
    const struct ui_words how = words_of(ui, TEXT_RIGHT);
    if (text)
        ui_write(c, ui, &how, text,
                 rect_make(r.x, fminf(fmaxf(y - h / 2, r.y), rect_bottom(r) - h),
                           plot.x - ui_px(ui, 14) - r.x, h));
}

static void scale(struct canvas *c, const struct ui *ui, struct rect r, struct rect plot,
                  const struct chart_curve *k)
{
    CARRE_ASSERT(k->high > k->low);
    const float thin = fmaxf(1, ui_px(ui, 2)),
                level = rect_bottom(plot) - (k->level - k->low) / (k->high - k->low) * plot.h;
    canvas_fill(c, rect_make(plot.x, roundf(rect_bottom(plot)), plot.w, thin), ui->theme->line);
    canvas_fill(c, rect_make(plot.x, roundf(plot.y), plot.w, thin),
                colour_faded(ui->theme->line, 0.5F));
    for (float x = 0; k->levelled && x < plot.w; x += ui_px(ui, 18))
        canvas_fill(c,
                    rect_make(roundf(plot.x + x), roundf(level),
                              fminf(roundf(ui_px(ui, 10)), plot.w - x), thin),
                    ui->theme->soft);
    scale_words(c, ui, r, plot, k->high_words, plot.y);
    scale_words(c, ui, r, plot, k->low_words, rect_bottom(plot));
    if (k->levelled && fabsf(level - plot.y) > line_height(ui) &&
        fabsf(level - rect_bottom(plot)) > line_height(ui))
        scale_words(c, ui, r, plot, k->level_words, level);
    const struct rect foot =
        rect_make(plot.x, rect_bottom(plot) + ui_px(ui, 12), plot.w, line_height(ui));
    const struct ui_words left = words_of(ui, TEXT_LEFT), right = words_of(ui, TEXT_RIGHT);
    if (k->first)
        ui_write(c, ui, &left, k->first, rect_make(foot.x, foot.y, foot.w * 0.5F, foot.h));
    if (k->last)
        ui_write(c, ui, &right, k->last,
                 rect_make(foot.x + foot.w * 0.5F, foot.y, foot.w * 0.5F, foot.h));
}

void chart_curve(struct canvas *c, const struct ui *ui, struct rect r, const struct chart_curve *k)
{
    const struct rect plot = chart_curve_plot(ui, r, k);
    scale(c, ui, r, plot, k);
    for (int i = k->lines - 1; i > 0; i--)
        trace(c, ui, plot, k, &k->line[i]);
    if (!k->lines)
        return;
    shade(c, ui, plot, k);
    trace(c, ui, plot, k, &k->line[0]);
    marks(c, ui, plot, k);
}

/* ---- bars ---- */

static float most_of(const struct chart_bars *k)
{
    float most = k->most;
    for (int i = 0; k->most <= 0 && i < k->n; i++)
        most = fmaxf(most, k->bar[i].value);
    return most > 0 ? most : 1;
}

struct rect chart_column_at(const struct ui *ui, struct rect r, const struct chart_bars *k, int i)
{
    return rect_column(r, i, k->n, fminf(ui_px(ui, 12), r.w / (float)(k->n * 4 + 1)));
}

void chart_columns(struct canvas *c, const struct ui *ui, struct rect r, const struct chart_bars *k)
{
    const struct theme *t = ui->theme;
    const float h = line_height(ui), most = most_of(k), room = r.h - 2 * h - ui_px(ui, 8),
                radius = ui_px(ui, 6);
    for (int i = 0; i < k->n; i++) {
        const struct chart_bar *b = &k->bar[i];
        const struct rect at = chart_column_at(ui, r, k, i);
        const float long_ = roundf(fminf(b->value / most, 1) * room),
                    part = roundf(fminf(b->part / most, 1) * room),
                    foot = roundf(rect_bottom(at) - h - ui_px(ui, 4));
        const struct ui_words name = words_of(ui, TEXT_CENTRE),
                              figure = UI_LINE(t->strong, SMALL + 4, 0, TEXT_CENTRE);
        canvas_fill(c, rect_make(at.x, foot, at.w, fmaxf(1, ui_px(ui, 2))), t->line);
        if (long_ > 0)
            canvas_panel(c, rect_make(at.x, foot - long_, at.w, long_),
                         &(struct panel){.fill = b->strong ? t->accent
                                                           : colour_mix(t->panel, t->accent, 0.55F),
                                         .radius = fminf(radius, long_ / 2)});
        if (part > 0)
            canvas_panel(c, rect_make(at.x, foot - part, at.w, part),
                         &(struct panel){.fill = t->accent, .radius = fminf(radius, part / 2)});
        if (b->name)
            ui_write(c, ui, &name, b->name, rect_make(at.x, rect_bottom(at) - h, at.w, h));
        if (b->figure && ui_write_width(ui, &(struct ui_words){.face = t->strong, .size = 18},
                                        b->figure) <= at.w)
            ui_write(c, ui, &figure, b->figure, rect_make(at.x, foot - long_ - h, at.w, h));
    }
}

void chart_row(struct canvas *c, const struct ui *ui, struct rect r, float part, float whole)
{
    const float h = fmaxf(4, roundf(fminf(r.h, ui_px(ui, 14)))),
                share = whole > 0 ? fminf(part / whole, 1) : 0;
    const struct rect bar = rect_make(roundf(r.x), roundf(r.y + (r.h - h) / 2), roundf(r.w), h);
    canvas_panel(
        c, bar,
        &(struct panel){
            .fill = ui->theme->well, .radius = h / 2, .line = ui->theme->line, .line_width = 1});
    if (share > 0)
        canvas_panel(c, rect_make(bar.x, bar.y, fmaxf(h, roundf(bar.w * share)), h),
                     &(struct panel){.fill = ui->theme->accent, .radius = h / 2});
}

/* ---- a square of cells ---- */

struct rect chart_cell_at(const struct ui *ui, struct rect r, int side, int y, int x)
{
    const float gap = fmaxf(1, roundf(ui_px(ui, 3))), w = (r.w + gap) / (float)side,
                h = (r.h + gap) / (float)side;
    const float left = roundf(r.x + w * (float)x), top = roundf(r.y + h * (float)y);
    return rect_make(left, top, roundf(r.x + w * (float)(x + 1)) - left - gap,
                     roundf(r.y + h * (float)(y + 1)) - top - gap);
}

static float light(uint32_t colour)
{
    const uint8_t part[3] = {colour_r(colour), colour_g(colour), colour_b(colour)};
    static const float weight[3] = {0.2126F, 0.7152F, 0.0722F};
    float sum = 0;
    for (int i = 0; i < 3; i++) {
        const float v = (float)part[i] / 255;
        sum += weight[i] * (v <= 0.03928F ? v / 12.92F : powf((v + 0.055F) / 1.055F, 2.4F));
    }
    return sum;
}

static float contrast(uint32_t a, uint32_t b)
{
    const float x = light(a), y = light(b);
    return (fmaxf(x, y) + 0.05F) / (fminf(x, y) + 0.05F);
}

/* Whichever of the theme's lightest and darkest can be read on it. */
static uint32_t ink_on(const struct theme *t, uint32_t ground)
{
    const uint32_t all[] = {t->text, t->on_accent, t->ground, t->well};
    uint32_t best = all[0];
    for (unsigned i = 1; i < sizeof all / sizeof *all; i++)
        if (contrast(all[i], ground) > contrast(best, ground))
            best = all[i];
    return best;
}

/* From the well to the accent, in steps of brightness alone, so that every eye sees their order.
 * The middle ones, on which no letters could be read, are left out. */
static uint32_t heat_colour(const struct ui *ui, float heat)
{
    const struct theme *t = ui->theme;
    const float least = ui->contrast ? 7.2F : 4.7F;
    static const float step[HEAT_STEPS] = {0.06F, 0.16F, 0.28F, 0.8F, 1};
    const int i = (int)fminf(HEAT_STEPS - 1, floorf(heat * HEAT_STEPS));
    float at = step[i];
    uint32_t colour = colour_mix(t->well, t->accent, at);
    while (contrast(ink_on(t, colour), colour) < least && at < 1 && at > 0) {
        at += at < 0.5F ? -0.04F : 0.04F;
        colour = colour_mix(t->well, t->accent, fminf(fmaxf(at, 0), 1));
    }
    return colour;
}

static float gauge_of(struct rect r) { return fmaxf(2, roundf(r.h * 0.12F)); }

/* How wide the name and the figure beside it are, in letters of that size. */
static float both_width(const struct ui *ui, float px, const char *name, const char *figure)
{
    const struct text_style strong = {.face = ui->theme->strong, .px = px, .lang = ui->lang},
                            plain = {.face = ui->theme->plain, .px = px, .lang = ui->lang};
    return text_width(ui->fonts, &strong, name) + text_width(ui->fonts, &plain, figure) + px * 0.6F;
}

float chart_cell_px(const struct ui *ui, struct rect r, const char *widest_name,
                    const char *widest_figure)
{
    const float least = ceilf(ui_least(ui)), most = fminf(floorf(ui_letters(ui, SMALL + 4)),
                                                          floorf((r.h - gauge_of(r) - 2) / 1.22F));
    for (float px = most; px >= least; px--)
        if (both_width(ui, px, widest_name, widest_figure) <= r.w)
            return px;
    for (float px = most; px >= least; px--)
        if (both_width(ui, px, widest_name, "") <= r.w + px * 0.6F)
            return px;
    return 0;
}

bool chart_cell_holds(const struct ui *ui, struct rect r, float px, const char *widest_name,
                      const char *widest_figure)
{
    return r.h >= 2 * (px * 1.4F + 1) + gauge_of(r) + 2 ||
           both_width(ui, px, widest_name, widest_figure) <= r.w;
}

void chart_cell(struct canvas *c, const struct ui *ui, struct rect r, float px,
                const struct chart_cell *cell)
{
    const struct theme *t = ui->theme;
    const float heat = fminf(cell->heat, 1), gauge = gauge_of(r), radius = ui_px(ui, 4);
    if (heat < 0) {
        canvas_panel(
            c, r,
            &(struct panel){.fill = t->well, .radius = radius, .line = t->line, .line_width = 1});
    } else {
        canvas_panel(c, r, &(struct panel){.fill = heat_colour(ui, heat), .radius = radius});
        canvas_fill(c,
                    rect_make(r.x + 2, rect_bottom(r) - gauge - 1, roundf((r.w - 4) * heat), gauge),
                    ink_on(t, heat_colour(ui, heat)));
    }
    if (px <= 0)
        return;
    struct text_style strong = {.face = t->strong,
                                .px = px,
                                .colour = heat < 0 ? t->soft : ink_on(t, heat_colour(ui, heat)),
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .spacing = 1.1F,
                                .lang = ui->lang},
                      plain = strong;
    struct rect at = rect_make(r.x, r.y, r.w, r.h - (heat < 0 ? 0 : gauge + 2));
    plain.face = t->plain;
    if (cell->figure && *cell->figure && r.h >= 2 * (px * 1.4F + 1) + gauge + 2) {
        at.h /= 2;
        canvas_words(c, &plain, cell->figure, rect_moved(at, 0, at.h));
    } else if (cell->figure && *cell->figure &&
               both_width(ui, px, cell->name, cell->figure) <= r.w) {
        at = rect_inset_xy(at, px * 0.15F, 0);
        strong.align = TEXT_LEFT;
        plain.align = TEXT_RIGHT;
        canvas_words(c, &plain, cell->figure, at);
    }
    canvas_words(c, &strong, cell->name, at);
}

void chart_scale(struct canvas *c, const struct ui *ui, struct rect r, const char *low,
                 const char *high)
{
    const float h = line_height(ui), side = ui_px(ui, 54), gap = ui_px(ui, 12),
                w = fmaxf(words_width(ui, low), 1);
    const struct ui_words left = words_of(ui, TEXT_LEFT);
    ui_write(c, ui, &left, low, rect_make(r.x, r.y, w, r.h));
    for (int i = 0; i < HEAT_STEPS; i++) {
        const struct chart_cell cell = {.heat = ((float)i + 0.5F) / HEAT_STEPS, .name = ""};
        chart_cell(c, ui,
                   rect_make(roundf(r.x + w + gap + (float)i * side), roundf(r.y + (r.h - h) / 2),
                             roundf(side) - 2, roundf(h)),
                   0, &cell);
    }
    ui_write(c, ui, &left, high,
             rect_make(r.x + w + 2 * gap + HEAT_STEPS * side, r.y, words_width(ui, high), r.h));
}
