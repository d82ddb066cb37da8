/* What has happened, line by line, over the whole table; cards of earlier laps are not among it. */
#include "upcolor_look.h"

#include "history_page.h"

static struct history_page page_of(const struct stage *st, const struct ui *ui)
{
    return history_page(ui, &st->history,
                        history_page_place(ui, look(st)->at.bar, look(st)->at.bar.y),
                        look(st)->scroll);
}

void uc_history_items(struct stage *st, struct items *it)
{
    const struct ui ui = uc_ui(st);
    const struct history_page p = page_of(st, &ui);
    look(st)->scroll = p.scroll;
    history_page_items(&p, it, DO_CLOSE);
}

void uc_draw_history(const struct stage *st, struct canvas *c)
{
    const struct ui ui = uc_ui(st);
    if (!look(st)->history)
        return;
    const struct history_page p = page_of(st, &ui);
    canvas_tag(c, "history");
    canvas_fill(c, rect_make(0, 0, ui.w, ui.h), colour_faded(ui.theme->ground, 0.8F));
    uc_panel(c, st, p.box, 32, ui.theme->panel, ui.theme->line, 3);
    history_page_draw(&p, c);
    uc_button(c, st, item_id("close", 0), NULL, 0);
    canvas_tag(c, NULL);
}
