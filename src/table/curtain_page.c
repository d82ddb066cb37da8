/* curtain_page.c - a curtain's parts, measured. */
#include "curtain_page.h"

static struct rect at(const struct ui *ui, struct rect r) { return ui_at(ui, r.x, r.y, r.w, r.h); }

void curtain_page_draw(const struct curtain_page *p, struct canvas *c, const struct ui *ui,
                       const struct curtain_seen *seen)
{
    const struct theme *t = ui->theme;
    if (seen->comes)
        p->comes(c, ui, seen->comes);
    if (seen->from)
        p->gives(c, ui, seen->from);
    p->first(c, ui, seen->then);
    ui_write(c, ui, &UI_LINE(t->display, p->heading_size, 0, TEXT_CENTRE), seen->heading,
             at(ui, p->heading));
    ui_write(c, ui,
             &(struct ui_words){.size = p->sentence_size,
                                .colour = t->soft,
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE},
             seen->sentence, at(ui, p->sentence));
    if (seen->here)
        p->here(c, ui, seen->here);
    if (seen->menu)
        p->menu(c, ui, seen->menu);
}
