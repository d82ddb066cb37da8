/* What has happened, line by line, over the whole table. */
#include "poker_look.h"

#include "i18n.h"

#include <math.h>

static struct rect page_of(const struct stage *st)
{
    const struct rect bar = poker_look(st)->at.history;
    const float w = fminf(bar.w, ui_px(&st->ui, 1400)), y = ui_px(&st->ui, 14);
    return rect_make(bar.x + (bar.w - w) / 2, y, w, st->ui.h - y - ui_px(&st->ui, 20));
}

static float head_of(const struct stage *st) { return fmaxf(fmaxf(ui_px(&st->ui, 96), poker_letter(st, 40) * 1.9F), 62); }

static struct rect body_of(const struct stage *st)
{
    struct rect r = rect_inset_xy(page_of(st), ui_px(&st->ui, 36), 0);
    r.y += head_of(st);
    r.h -= head_of(st) + ui_px(&st->ui, 24);
    return r;
}

static struct ui_words words_of(const struct stage *st, const struct history_line *line)
{
    const struct theme *t = st->ui.theme;
    if (line->heading)
        return (struct ui_words){.face = t->strong, .size = 32, .place = TEXT_BOTTOM};
    return (struct ui_words){.size = 27, .colour = t->text, .place = TEXT_MIDDLE};
}

static float height_of(const struct stage *st, const struct history_line *line, float w)
{
    const struct ui ui = poker_ui(st);
    const struct ui_words how = words_of(st, line);
    return line->memory ? 0 : ui_write_height(&ui, &how, line->text, w) * (line->heading ? 1.5F : 1.1F);
}

static float all_of(const struct stage *st, float w)
{
    float all = 0;
    for (int i = 0; i < st->history.n; i++)
        all += height_of(st, &st->history.line[i], w);
    return all;
}

void poker_history_items(struct stage *st, struct items *it)
{
    struct poker_state *k = poker_look(st);
    const struct rect page = page_of(st), body = body_of(st);
    const float h = head_of(st) * 0.66F, w = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 30}, _("Close")) + ui_px(&st->ui, 150);
    k->scroll_most = fmaxf(0, all_of(st, body.w - ui_px(&st->ui, 24)) - body.h);
    k->scroll = fminf(fmaxf(0, k->scroll), k->scroll_most);
    for (int i = st->history.n > 12 ? st->history.n - 12 : 0; i < st->history.n; i++)
        if (!st->history.line[i].memory)
            items_add(it, (struct item){.id = item_id("line", i), .role = ITEM_TEXT, .name = st->history.line[i].text, .bounds = rect_make(0, 0, 0, 0)});
    items_add(it, (struct item){.id = item_id("close", 0), .role = ITEM_BUTTON, .name = _("Close"), .action = DO_CLOSE, .first = true, .key = (enum key)'L', .pad = PAD_BACK, .sound = "ui/back",
                                .bounds = rect_make(rect_right(page) - w - ui_px(&st->ui, 24), page.y + (head_of(st) - h) / 2, w, h)});
}

void poker_draw_history(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct theme *t = st->ui.theme;
    if (!k->history)
        return;
    const struct rect page = page_of(st), body = body_of(st);
    const float w = body.w - ui_px(&st->ui, 24);
    canvas_tag(c, "history");
    canvas_fill(c, rect_make(0, 0, st->ui.w, st->ui.h), colour_faded(t->ground, 0.8F));
    poker_panel(c, st, page, 20, t->panel, t->line, 2);
    poker_write(c, st, (struct ui_words){.face = t->strong, .size = 44, .place = TEXT_MIDDLE, .lines = 1}, _("History"), rect_make(body.x, page.y, body.w * 0.6F, head_of(st)));
    canvas_push_clip(c, body);
    float y = body.y - k->scroll;
    for (int i = 0; i < st->history.n; i++) {
        const struct history_line *line = &st->history.line[i];
        const struct rect r = rect_make(body.x, y, w, height_of(st, line, w));
        y += r.h;
        if (!line->memory && rect_meets(r, body))
            poker_write(c, st, words_of(st, line), line->text, line->heading ? rect_make(r.x, r.y, r.w, r.h * 0.95F) : r);
    }
    canvas_pop_clip(c);
    if (k->scroll_most > 0) {
        const float track = body.h * body.h / (body.h + k->scroll_most);
        canvas_panel(c, rect_make(rect_right(body) - ui_px(&st->ui, 8), body.y + (body.h - track) * k->scroll / k->scroll_most, ui_px(&st->ui, 8), track), &(struct panel){.fill = t->soft, .radius = 8});
    }
    poker_button(c, st, item_id("close", 0), NULL, POKER_PLAIN);
    canvas_tag(c, NULL);
}
