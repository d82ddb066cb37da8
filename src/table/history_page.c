/* history_page.c - lines, laid out from the last one up. */
#include "history_page.h"

#include "i18n.h"

#include <math.h>

enum { SPOKEN = 12, LEAST_HEAD = 62 };

struct rect history_page_place(const struct ui *ui, struct rect bar, float top)
{
    const float w = fminf(bar.w, ui_px(ui, 1400));
    return rect_make(bar.x + (bar.w - w) / 2, top, w, ui->h - top - ui_px(ui, 20));
}

static struct ui_words words_of(const struct history_page *p, const struct history_line *line)
{
    const struct theme *t = p->ui->theme;
    if (line->heading)
        return (struct ui_words){.face = t->strong, .size = 32, .place = TEXT_BOTTOM};
    return (struct ui_words){.size = 27, .colour = t->text, .place = TEXT_MIDDLE};
}

static float bar_width(const struct history_page *p) { return ui_px(p->ui, 24); }

static float height_of(const struct history_page *p, const struct history_line *line)
{
    const struct ui_words how = words_of(p, line);
    return line->memory ? 0
                        : ui_write_height(p->ui, &how, line->text, p->body.w - bar_width(p)) *
                              (line->heading ? 1.5F : 1.1F);
}

struct history_page history_page(const struct ui *ui, const struct history *h, struct rect box,
                                 float scroll)
{
    struct history_page p = {
        .ui = ui, .history = *h, .box = box, .body = rect_inset_xy(box, ui_px(ui, 36), 0)};
    float all = 0;
    p.head = fmaxf(fmaxf(ui_px(ui, 96), ui_letters(ui, 40) * 1.9F), LEAST_HEAD);
    p.body.y += p.head;
    p.body.h -= p.head + bar_width(&p);
    for (int i = 0; i < h->n; i++)
        all += height_of(&p, &h->line[i]);
    p.most = fmaxf(0, all - p.body.h);
    p.scroll = fminf(fmaxf(0, scroll), p.most);
    return p;
}

void history_page_items(const struct history_page *p, struct items *it, int close)
{
    const struct history *all = &p->history;
    const struct ui_words how = {.face = p->ui->theme->strong, .size = 30};
    const float h = p->head * 0.66F,
                w = ui_write_width(p->ui, &how, _("Close")) + ui_px(p->ui, 150);
    for (int i = all->n > SPOKEN ? all->n - SPOKEN : 0; i < all->n; i++)
        if (!all->line[i].memory)
            items_add(it, (struct item){.id = item_id("line", i),
                                        .role = ITEM_TEXT,
                                        .name = all->line[i].text,
                                        .bounds = rect_make(0, 0, 0, 0)});
    items_add(it, (struct item){.id = item_id("close", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Close"),
                                .action = close,
                                .first = true,
                                .key = (enum key)'L',
                                .pad = PAD_BACK,
                                .sound = "ui/back",
                                .bounds = rect_make(rect_right(p->box) - w - ui_px(p->ui, 24),
                                                    p->box.y + (p->head - h) / 2, w, h)});
}

void history_page_draw(const struct history_page *p, struct canvas *c)
{
    const struct theme *t = p->ui->theme;
    const struct rect body = p->body;
    const float thumb = ui_px(p->ui, 8);
    ui_write(c, p->ui, &UI_LINE(t->strong, 44, 0, TEXT_LEFT), _("History"),
             rect_make(body.x, p->box.y, body.w * 0.6F, p->head));
    canvas_push_fold(c, body);
    float y = body.y - p->scroll;
    for (int i = 0; i < p->history.n; i++) {
        const struct history_line *line = &p->history.line[i];
        const struct ui_words how = words_of(p, line);
        const struct rect r = rect_make(body.x, y, body.w - bar_width(p), height_of(p, line));
        y += r.h;
        if (!line->memory && rect_meets(r, body))
            ui_write(c, p->ui, &how, line->text,
                     line->heading ? rect_make(r.x, r.y, r.w, r.h * 0.95F) : r);
    }
    canvas_pop_clip(c);
    if (p->most > 0) {
        const float track = body.h * body.h / (body.h + p->most);
        canvas_panel(c,
                     rect_make(rect_right(body) - thumb,
                               body.y + (body.h - track) * p->scroll / p->most, thumb, track),
                     &(struct panel){.fill = t->soft, .radius = 8});
    }
}
