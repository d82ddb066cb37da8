/* What has happened, line by line, over the whole table. */
#include "poker_look.h"

#include "history_page.h"

static struct history_page page_of(const struct stage *st, const struct ui *ui)
{
    return history_page(ui, &st->history, history_page_place(ui, poker_look(st)->at.history, ui_px(ui, 14)), poker_look(st)->scroll);
}

void poker_history_items(struct stage *st, struct items *it)
{
    const struct ui ui = poker_ui(st);
    const struct history_page p = page_of(st, &ui);
    poker_look(st)->scroll = p.scroll;
    history_page_items(&p, it, DO_CLOSE);
}

void poker_draw_history(const struct stage *st, struct canvas *c)
{
    const struct ui ui = poker_ui(st);
    if (!poker_look(st)->history)
        return;
    const struct history_page p = page_of(st, &ui);
    canvas_tag(c, "history");
    canvas_fill(c, rect_make(0, 0, ui.w, ui.h), colour_faded(ui.theme->ground, 0.8F));
    poker_panel(c, st, p.box, 20, ui.theme->panel, ui.theme->line, 2);
    history_page_draw(&p, c);
    poker_button(c, st, item_id("close", 0), NULL, POKER_PLAIN);
    canvas_tag(c, NULL);
}
