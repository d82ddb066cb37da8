/* What the pages of an end have in common: places, times, the headline, the figures. */
#include "ending_page.h"

#include "check.h"
#include "ease.h"
#include "mem.h"

#include <math.h>

#define LEAST_WIDE 1836.0F
#define LETTERS_MOST 38.0F  /* units of the smallest letters for which there is room… */
#define LETTERS_LARGE 26.5F /* …and above which figures and buttons have rows of their own */

#define FINGER 38.5F /* pixels that a finger hits */

enum { LEFT = 70, RIGHT = 1870, HEAD_W = 1720, MAIN_W = 430, GAP = 10, FIGURE_MS = 160 };

float ending_unit(const struct ui *ui) { return fminf(ui->h / 1080, ui->w / LEAST_WIDE); }

static struct rect ending_at(const struct ui *ui, float x, float y, float w, float h)
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

void ending_rehearse(struct stage *st, struct canvas *c)
{
    static const struct ending_row none;
    const struct ending *e = st->skin->ending;
    if (st->end_rehearsed || !st->shown.b.over || !e || !e->tell || !e->fits(&st->ui) ||
        !canvas_begin_rehearsal(c))
        return;
    void *told = e->tell(st);
    struct ending_seen seen = {
        .told = told, .ms = INT32_MAX, .time = "", .lesson = "", .row = &none};
    e->page(c, &st->ui, &seen);
    mem_free(told);
    st->end_rehearsed = canvas_end_rehearsal(c);
}

static bool large(const struct ui *ui) { return ui_least(ui) / ending_unit(ui) > LETTERS_LARGE; }

bool ending_fits(const struct ui *ui)
{
    return ui_least(ui) / ending_unit(ui) <= LETTERS_MOST && ui->w >= ui->h * 1.3F;
}

/* How high the small buttons are, and so how much higher than usual all that stands above them: a
 * finger has to hit them on a small screen too. */
static float foot(const struct ui *ui) { return fmaxf(50, FINGER / ending_unit(ui)); }

static float lifted(const struct ui *ui) { return (foot(ui) - 50) * (large(ui) ? 2 : 1); }

int ending_ms(const struct ui *ui, int ms)
{
    return (int)(ui->calm ? ui_fade_ms(ui) : ui_ms(ui, ms));
}

void ending_lay(const struct ui *ui, const void *told, int n, struct rect *out)
{
    CARRE_ASSERT(n >= 2);
    (void)told;
    const bool rows = large(ui);
    const int per_row = rows ? n / 2 : n - 1;
    const float right = rows ? RIGHT - MAIN_W - GAP : RIGHT, h = foot(ui), low = 1072 - h,
                most = (right - LEFT + GAP) / (float)(per_row ? per_row : 1) - GAP,
                w = rows || ui_least(ui) / ending_unit(ui) > 20 ? most : fminf(most, 300);
    out[0] = rows ? ending_at(ui, RIGHT - MAIN_W, low - h - 6, MAIN_W, 2 * h + 6)
                  : ending_at(ui, RIGHT - MAIN_W, low - 106, MAIN_W, 92);
    for (int i = 1; i < n; i++) {
        const int row = (i - 1) / per_row, column = (i - 1) % per_row;
        out[i] =
            rows ? ending_at(ui, LEFT + (w + GAP) * (float)column, row ? low : low - h - 6, w, h)
                 : ending_at(ui, right - (w + GAP) * (float)(per_row - column) + GAP, low, w, h);
    }
    out[n] = ending_hung(ui, 560, 4, 800, 74);
}

/* As large as there is room for; over a line no higher than its box, so that what hangs below its
 * letters ends above that. */
static struct text_style head_style(const struct ending_page *p, const struct ending_dress *d,
                                    const char *text, float size, const char *line,
                                    struct rect *box)
{
    const struct ui *ui = p->ui;
    const bool rows = large(ui);
    struct text_style style = {.face = d->heavy,
                               .px = size * ending_unit(ui),
                               .colour = d->head,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.05F,
                               .lang = ui->lang,
                               .max_lines = 1,
                               .outline = d->outline};
    const float y = (*line  ? rows ? 690 : 706
                     : rows ? 724
                            : 744) -
                    lifted(ui),
                h = *line  ? rows ? 132 : 160
                    : rows ? 144
                           : 160;
    *box = ending_at(ui, 960 - HEAD_W / 2, y, HEAD_W, h);
    const bool hangs = !ui->lang || ui->lang[0] != 'j'; /* kana and kanji stand on the line */
    if (*line && !hangs)
        *box = rect_inset_xy(*box, 0, -0.06F * box->h);
    if (*line)
        style.px = fminf(style.px, box->h * 0.88F);
    text_fit(ui->fonts, &style, text, *box, ui_least(ui));
    style.outline_px = style.px * 0.07F;
    return style;
}

struct rect ending_headline_at(const struct ending_page *p, const struct ending_dress *d,
                               const char *text, float size, const char *line)
{
    struct rect box;
    const struct text_style style = head_style(p, d, text, size, line, &box);
    return rect_around(rect_centre(box), text_width(p->ui->fonts, &style, text), box.h);
}

void ending_headline(const struct ending_page *p, struct canvas *c, const struct ending_dress *d,
                     const char *text, float size, const char *line)
{
    struct rect box;
    const struct text_style style = head_style(p, d, text, size, line, &box);
    canvas_words(c, &style, text, box);
    if (!*line)
        return;
    const struct rect below =
        ending_at(p->ui, 960 - HEAD_W / 2, (large(p->ui) ? 822 : 868) - lifted(p->ui), HEAD_W, 46);
    struct text_style under = style;
    under.px = fminf(ui_letters(p->ui, 30), below.h * 0.9F);
    under.colour = d->number;
    under.outline_px = 0;
    text_fit(p->ui->fonts, &under, line, below, ui_least(p->ui));
    under.outline_px = under.px * 0.11F;
    canvas_words(c, &under, line, below);
}

void ending_buttons(const struct ending_page *p, struct canvas *c, const struct ending_dress *d)
{
    const struct ui *ui = p->ui;
    const float k = ending_unit(ui);
    for (int i = 0; i < p->seen->buttons; i++) {
        const struct ending_button *b = &p->seen->button[i];
        const struct rect r =
            b->item->pressed && !ui->calm ? rect_scaled(b->item->bounds, 0.97F) : b->item->bounds;
        d->box(c, ui, r, i == 0, b->item->hovered);
        if (i) {
            ui_write(c, ui, &UI_LINE(NULL, 24, d->ink, TEXT_CENTRE), b->words,
                     rect_inset_xy(r, 8 * k, 0));
        } else {
            const float cap = ui_key_width(ui, b->item, 24);
            const struct ui_words how = UI_LINE(d->heavy, 46, d->main_ink, TEXT_LEFT),
                                  small = {.face = d->heavy, .size = 30};
            const struct rect words = rect_make(r.x + 34 * k, r.y, r.w - 76 * k - cap, r.h);
            const bool whole = cap > 0 && ui_write_width(ui, &small, b->words) <= words.w;
            const struct ui_words alone = UI_LINE(d->heavy, 46, d->main_ink, TEXT_CENTRE);
            ui_write(c, ui, whole ? &how : &alone, b->words,
                     whole ? words : rect_inset_xy(r, 24 * k, 0));
            if (whole)
                ui_key(c, ui, b->item,
                       (struct point){rect_right(r) - 30 * k - cap / 2, r.y + r.h / 2}, 24, d->cap,
                       d->on_cap);
        }
        ui_ring(c, ui, b->item);
    }
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
    const struct rect all = ending_at(ui, LEFT, (rows ? 872 : 918) - lifted(ui),
                                      rows ? RIGHT - LEFT : RIGHT - MAIN_W - 40 - LEFT, 90);
    const float k = ending_unit(ui), gap = 18 * k, apart = 70 * k;
    struct text_style label = {.face = d->plain,
                               .px = fminf(ui_letters(ui, 32), fmaxf(32 * k, ui_least(ui))),
                               .colour = d->label,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.08F,
                               .lang = ui->lang,
                               .max_lines = 2};
    struct text_style number = {.face = d->heavy,
                                .px = 84 * k,
                                .colour = d->number,
                                .place = TEXT_MIDDLE,
                                .spacing = 1.0F,
                                .lang = ui->lang,
                                .max_lines = 1,
                                .outline = d->outline};
    float wide[ENDING_FIGURES], beside[ENDING_FIGURES], numbers = 0, labels = 0;
    for (float most = 84; most > 50; most -= 12) { /* long labels want some of the numbers' room */
        number.px = most * k;
        numbers = apart * (ENDING_FIGURES - 1);
        labels = 0;
        for (int i = 0; i < ENDING_FIGURES; i++) {
            wide[i] = text_width(ui->fonts, &number, f[i].number) + 2;
            beside[i] = text_width(ui->fonts, &label, f[i].label) + 2;
            numbers += wide[i] + gap;
            labels += beside[i];
        }
        if (all.w - numbers >= labels * 0.66F)
            break;
    }
    number.outline_px = number.px * 0.05F;
    const bool one = labels <= all.w - numbers;
    const float most = widest(beside, labels, all.w - numbers);
    float x = all.x;
    for (int i = 0; i < ENDING_FIGURES; i++) {
        const float t = ending_part(p, start + FIGURE_MS * i, FIGURE_MS),
                    w = fminf(most, beside[i]);
        const struct rect box =
            rect_make(x + wide[i] + gap, all.y + (one ? 20 * k : 0), w, all.h - (one ? 20 * k : 0));
        if (t > 0) {
            struct text_style own = label;
            canvas_push_fade(c, t);
            if (i)
                canvas_fill(c,
                            rect_make(roundf(x - apart / 2), all.y + 14 * k, fmaxf(1, 2 * k),
                                      all.h - 24 * k),
                            d->rule);
            canvas_words(c, &number, f[i].number, rect_make(x, all.y, wide[i], all.h));
            text_fit(ui->fonts, &own, f[i].label, box, ui_least(ui));
            canvas_words(c, &own, f[i].label, box);
            canvas_pop_fade(c);
        }
        x += wide[i] + gap + w + apart;
    }
}
