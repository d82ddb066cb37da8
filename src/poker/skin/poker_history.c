/* What has happened, line by line, over the whole table. */
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_theatre.h"

#include "history_page.h"
#include "i18n.h"

#include <math.h>

static struct history_page page_of(const struct stage *st, const struct ui *ui)
{
    return history_page(ui, &st->history,
                        history_page_place(ui, poker_look(st)->at.history, ui_px(ui, 14)),
                        poker_look(st)->scroll);
}

void poker_history_items(struct stage *st, struct items *it)
{
    const struct ui ui = poker_ui(st);
    const struct history_page p = page_of(st, &ui);
    poker_look(st)->scroll = p.scroll;
    const struct item *close;
    history_page_items(&p, it, DO_CLOSE);
    char name[POKER_TEXT];
    if ((close = items_get(it, item_id("close", 0))) != NULL && poker_won_named(st, name)) {
        const struct ui_words heading = {.face = st->ui.theme->strong, .size = 44},
                              words = {.face = st->ui.theme->strong, .size = 30};
        const struct rect r = close->bounds;
        const float gap = ui_px(&st->ui, 16), w = poker_width(st, words, name) + r.h * 2,
                    room = r.x - gap - (p.body.x + poker_width(st, heading, _("History")) + gap);
        poker_won_offer(st, it,
                        w <= room ? rect_make(r.x - w - gap, r.y, w, r.h) : (struct rect){0});
    }
}

bool poker_reads(const struct stage *st)
{
    return poker_look(st)->history || poker_look(st)->looks_back;
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
    const struct item *won = items_get(st->items, item_id("how-won", 0));
    if (won && !rect_empty(won->bounds))
        poker_button(c, st, item_id("how-won", 0), NULL, POKER_PLAIN);
    poker_button(c, st, item_id("close", 0), NULL, POKER_PLAIN);
    canvas_tag(c, NULL);
}
