/* The page over a table on which what has happened is read, line by line: where it lies, what can
 * be pressed on it, and its lines. A skin draws its own box and button.
 *
 *     struct history_page p = history_page(&ui, &st->history, history_page_place(&ui, bar, top),
 *         k->scroll);
 *     history_page_items(&p, it, DO_CLOSE);        and k->scroll = p.scroll: kept within its bounds
 *     (box) history_page_draw(&p, c); (button)
 *
 * `ui` is the one whose letters the table uses (its couch), and must outlive the page. Lines that
 * are told once (`memory`) are not there for who looks back. */
#ifndef CARRE_HISTORY_PAGE_H
#define CARRE_HISTORY_PAGE_H

#include "canvas.h"
#include "history.h"
#include "items.h"
#include "ui.h"

struct history_page {
    const struct ui *ui;
    struct history history; /* as much of it as is told */
    struct rect box, body;  /* the whole page; what lies below its head, within its margins */
    float head;             /* height of the head, with the title and the button */
    float scroll, most;     /* pixels from the first line */
};

/* As wide as `bar`, but no wider than can be read, from `top` to nearly the window's end. */
struct rect history_page_place(const struct ui *ui, struct rect bar, float top);
struct history_page history_page(const struct ui *ui, const struct history *h, struct rect box,
                                 float scroll);
/* The last lines as texts, and "Close" (id "close", key L). */
void history_page_items(const struct history_page *p, struct items *it, int close);
/* title, lines, how far it is scrolled */
void history_page_draw(const struct history_page *p, struct canvas *c);

#endif
