/* rules_parts.c - what of a page of rules is seen whole or not at all. */
#include "rules_grid.h"

/* Lines of words are seen one by one, the first beside its sign. */
static void block_parts(const struct leaf *l, const struct block *b, struct rect r, float window,
                        struct scroll *to)
{
    const struct showing *x = l->example[b - l->block];
    const float line = leaf_line(l);
    if (b->kind == BLOCK_WORDS) {
        scroll_lines(to, r.y, r.h, line);
    } else if (b->kind == BLOCK_ICON && r.h > 2 * line) {
        scroll_part(to, r.y, 2 * line);
        scroll_lines(to, r.y + 2 * line, r.h - 2 * line, line);
    } else if (b->kind == BLOCK_FACES) {
        for (int n = 0; n < b->figure; n++)
            scroll_part(to, leaf_face(l, b, n, r).y, leaf_face(l, b, n, r).h);
    } else if (b->kind == BLOCK_SHOWN) {
        const int parts = l->book->look->shown_parts(&l->ui, b->lesson, r.w);
        for (int n = 0; n < parts; n++)
            scroll_part(to, r.y + r.h * (float)n / (float)parts, r.h / (float)parts);
    } else if (x && r.h > window) { /* its picture, then what is said of it */
        scroll_part(to, r.y, showing_foot(x, r) - r.y);
        scroll_part(to, showing_foot(x, r), rect_bottom(r) - showing_foot(x, r));
    } else if (b->kind == BLOCK_HEAD)
        scroll_head(to, r.y, r.h);
    else
        scroll_part(to, r.y, r.h);
}

void grid_parts(const struct leaf *l, const struct grid *g, float window, struct scroll *to)
{
    scroll_begin(to);
    for (int i = 0; i < g->cells; i++) {
        const struct grid_cell *cell = &g->cell[i];
        if (cell->bare && l->block[cell->first].kind == BLOCK_HEAD)
            scroll_head(to, cell->r.y, cell->r.h);
        else if (cell->tall || l->block[cell->first].kind == BLOCK_FACES)
            for (int k = 0; k < cell->count; k++)
                block_parts(l, &l->block[cell->first + k], g->block[cell->first + k], window, to);
        else
            scroll_part(to, cell->r.y, cell->r.h + (cell->bare ? 0 : g->drop));
    }
    scroll_end(to, &l->ui, window);
}
