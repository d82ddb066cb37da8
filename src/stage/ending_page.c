/* What the pages of an end have in common: places, times, the headline, the figures. */
#include "ending_page.h"

#include "ease.h"

#include <math.h>

#define LEAST_WIDE 1836.0F
#define LETTERS_MOST 38.0F  /* units of the smallest letters for which there is room… */
#define LETTERS_LARGE 26.5F /* …and above which figures and buttons have rows of their own */

enum { LEFT = 70, RIGHT = 1870, MAIN_W = 430, GAP = 10, FIGURE_MS = 160 };

float ending_unit(const struct ui *ui)
{
    return fminf(ui->h / 1080, ui->w / LEAST_WIDE);
}

struct rect ending_at(const struct ui *ui, float x, float y, float w, float h)
{
    const float k = ending_unit(ui);
    return rect_make(ui->w / 2 + (x - 960) * k, ui->h - (1080 - y) * k, w * k, h * k);
}

struct rect ending_hung(const struct ui *ui, float x, float y, float w, float h)
{
    return rect_moved(ending_at(ui, x, y, w, h), 0, -(ui->h - 1080 * ending_unit(ui)) * 0.4F);
}

float ending_part(const struct ending_page *p, int start, int ms)
{
    return p->ui->calm ? 1 : ease_progress(p->seen->ms, ui_ms(p->ui, start), ui_ms(p->ui, ms));
}

static bool large(const struct ui *ui)
{
    return ui_least(ui) / ending_unit(ui) > LETTERS_LARGE;
}

bool ending_fits(const struct ui *ui)
{
    return ui_least(ui) / ending_unit(ui) <= LETTERS_MOST && ui->w >= ui->h * 1.3F;
}

void ending_lay(const struct ui *ui, int n, struct rect *out)
{
    const bool rows = large(ui);
    const int per_row = rows ? (n - 1 + 1) / 2 : n - 1;
    const float right = rows ? RIGHT - MAIN_W - GAP : RIGHT,
                most = (right - LEFT + GAP) / (float)(per_row ? per_row : 1) - GAP,
                w = rows || ui_least(ui) / ending_unit(ui) > 20 ? most : fminf(most, 236);
    out[0] = rows ? ending_at(ui, RIGHT - MAIN_W, 966, MAIN_W, 102)
                  : ending_at(ui, RIGHT - MAIN_W, 922, MAIN_W, 92);
    for (int i = 1; i < n; i++) {
        const int row = (i - 1) / per_row, column = (i - 1) % per_row;
        out[i] =
            rows ? ending_at(ui, LEFT + (w + GAP) * (float)column, 966 + 52 * (float)row, w, 48)
                 : ending_at(ui, right - (w + GAP) * (float)(per_row - column) + GAP, 1026, w, 46);
    }
    out[n] = ending_hung(ui, 560, 4, 800, 74);
}

void ending_headline(const struct ending_page *p, struct canvas *c, const struct ending_dress *d,
                     const char *text, float size, const char *line)
{
    const struct ui *ui = p->ui;
    const bool rows = large(ui);
    const struct rect below = ending_at(ui, LEFT, rows ? 824 : 878, RIGHT - LEFT, 46),
                      box = *line ? ending_at(ui, LEFT, rows ? 720 : 736, RIGHT - LEFT,
                                              rows ? 104 : 142)
                                  : ending_at(ui, LEFT, rows ? 724 : 744, RIGHT - LEFT,
                                              rows ? 144 : 160);
    struct text_style style = {.face = d->heavy,
                               .px = size * ending_unit(ui),
                               .colour = d->head,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.05F,
                               .lang = ui->lang,
                               .max_lines = 1,
                               .outline = d->outline};
    text_fit(ui->fonts, &style, text, box, ui_least(ui));
    style.outline_px = style.px * 0.07F;
    canvas_words(c, &style, text, box);
    if (*line)
        ui_write(c, ui,
                 &(struct ui_words){.face = d->heavy,
                                    .size = 30,
                                    .colour = d->number,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE,
                                    .lines = 1},
                 line, below);
}

/* How wide a label may be so that all of them have no more than this. */
static float widest(const float beside[ENDING_FIGURES], float all, float room)
{
    float most = fmaxf(room, 1);
    for (int i = 0; i < 40 && all > room; i++) {
        most *= 0.95F;
        all = 0;
        for (int j = 0; j < ENDING_FIGURES; j++)
            all += fminf(most, beside[j]);
    }
    return most;
}

void ending_figures(const struct ending_page *p, struct canvas *c, const struct ending_dress *d,
                    const struct ending_figure f[ENDING_FIGURES], int start)
{
    const struct ui *ui = p->ui;
    const bool rows = large(ui);
    const struct rect all = rows ? ending_at(ui, LEFT, 872, RIGHT - LEFT, 90)
                                 : ending_at(ui, LEFT, 924, RIGHT - MAIN_W - 40 - LEFT, 90);
    const float k = ending_unit(ui), gap = 18 * k, apart = 70 * k;
    const struct ui_words label = {
        .face = d->plain, .size = 32, .colour = d->label, .place = TEXT_MIDDLE, .lines = 2};
    struct text_style number = {.face = d->heavy,
                                .px = 84 * k,
                                .colour = d->number,
                                .place = TEXT_MIDDLE,
                                .spacing = 1.0F,
                                .lang = ui->lang,
                                .max_lines = 1,
                                .outline = d->outline,
                                .outline_px = 84 * k * 0.05F};
    float wide[ENDING_FIGURES], beside[ENDING_FIGURES], numbers = apart * (ENDING_FIGURES - 1),
                                                        labels = 0;
    for (int i = 0; i < ENDING_FIGURES; i++) {
        wide[i] = text_width(ui->fonts, &number, f[i].number) + 2;
        beside[i] = ui_write_width(ui, &label, f[i].label) + 2;
        numbers += wide[i] + gap;
        labels += beside[i];
    }
    const float most = widest(
        beside, labels,
        all.w - numbers); /* where there is no room for them on one line the longest have two */
    float x = all.x;
    for (int i = 0; i < ENDING_FIGURES; i++) {
        const float t = ending_part(p, start + FIGURE_MS * i, FIGURE_MS);
        if (t > 0) {
            canvas_push_fade(c, t);
            if (i)
                canvas_fill(c,
                            rect_make(roundf(x - apart / 2), all.y + 14 * k, fmaxf(1, 2 * k),
                                      all.h - 24 * k),
                            d->rule);
            canvas_words(c, &number, f[i].number, rect_make(x, all.y, wide[i], all.h));
            const float down = labels <= all.w - numbers ? 20 * k : 0;
            ui_write(
                c, ui, &label, f[i].label,
                rect_make(x + wide[i] + gap, all.y + down, fminf(most, beside[i]), all.h - down));
            canvas_pop_fade(c);
        }
        x += wide[i] + gap + fminf(most, beside[i]) + apart;
    }
}
