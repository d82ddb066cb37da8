/* rules_grid.c - sheets of a page of rules, and the rows that they share. */
#include "rules_grid.h"

#include "check.h"
#include "rules_demo.h"
#include "rules_steps.h"

#include <math.h>

enum { BODY = 30, BODY_LEAST = 16 /* letters of sentences: design units; pixels */ };
enum {
    GROUP_MOST = 4,
    CHART_MOST = 6,
    SHEET_X = 26,
    SHEET_Y = 20,
    GAP = 20,
    COLUMN_LEAST = 380,
    COLUMNS_MOST = 4,
    DEMO_LEAST = 330,
    DEMO_ALONE = 520 /* no boxes are seen below it */
};

/* How a row is shared: parts of twelve, closed by 0. */
static const int rows[][COLUMNS_MOST + 1] = {{12}, {6, 6}, {8, 4}, {4, 8}, {4, 4, 4}, {3, 3, 3, 3}};
enum { ROWS = sizeof rows / sizeof *rows, ROW_OF_THREE = 4 };

static const float FILL_MOST = 0.4F; /* of what the rows of a screen take */

static float pad_x(const struct leaf *l) { return ui_px(&l->ui, SHEET_X); }
static float pad_y(const struct leaf *l, const struct grid_cell *cell)
{
    return ui_px(&l->ui, l->block[cell->first].small ? SHEET_Y / 2.0F : SHEET_Y);
}
static float gap(const struct leaf *l) { return ui_px(&l->ui, GAP); }

/* of a sheet, below it */
static float drop_of(const struct leaf *l)
{
    const struct page_dress *page = l->ui.theme->page;
    return page ? ceilf(ui_px(&l->ui, page->drop)) : 0;
}
static float below_head(const struct leaf *l) { return ui_px(&l->ui, 4); }

/* ---- which blocks share a sheet ---- */

static bool is_head(const struct leaf *l, const struct grid_cell *cell)
{
    return cell->bare && l->block[cell->first].kind == BLOCK_HEAD;
}

static bool is_plain(const struct block *b)
{
    return b->kind == BLOCK_WORDS || b->kind == BLOCK_ICON || b->kind == BLOCK_CARDS ||
           b->kind == BLOCK_TABLE || b->kind == BLOCK_THING;
}

static void add_cell(struct grid *g, int first, int count, bool wide, bool bare)
{
    CARRE_ASSERT(g->cells < PAGE_BLOCKS && count > 0);
    g->cell[g->cells++] =
        (struct grid_cell){.first = first, .count = count, .wide = wide, .bare = bare};
}

/* How many from there on belong under one heading. */
static int followers(const struct block *b)
{
    int n = 0;
    while (is_plain(&b[n]))
        n++;
    return n;
}

static void make_cells(const struct leaf *l, uint64_t left_out, struct grid *g)
{
    const struct block *b = l->block;
    bool faces = false;
    g->cells = 0;
    for (int i = 0; b[i].kind != BLOCK_END; i++)
        faces |= b[i].kind == BLOCK_FACES;
    for (int i = 0; b[i].kind != BLOCK_END;) {
        int n = 1;
        if (left_out >> i & 1) {
            i++;
            continue;
        }
        if (b[i].kind == BLOCK_HEAD) {
            const int all = followers(&b[i + 1]), below = b[i].icon && all > 1 ? 1 : all;
            const bool one = below > 0 && below <= GROUP_MOST && !b[i + 1].small;
            n = one ? 1 + below : 1;
            add_cell(g, i, n, !one, !one);
        } else if (b[i].kind == BLOCK_DEMO) {
            while (b[i + n].kind == BLOCK_DEMO)
                n++;
            add_cell(g, i, n, true, false);
        } else if (b[i].small) { /* a chart */
            while (b[i + n].kind == b[i].kind && b[i + n].small)
                n++;
            const int half = n > CHART_MOST && !l->long_chart ? (n + 1) / 2 : n;
            add_cell(g, i, half, half == n, false);
            if (half < n)
                add_cell(g, i + half, n - half, false, false);
        } else if (b[i].kind == BLOCK_WORDS) {
            while (b[i + n].kind == BLOCK_WORDS && !(left_out >> (i + n) & 1))
                n++;
            add_cell(g, i, n, faces, faces);
        } else {
            const bool bare =
                b[i].kind == BLOCK_EXAMPLE || b[i].kind == BLOCK_FACES || !is_plain(&b[i]);
            add_cell(g, i, 1, bare, bare);
        }
        i += n;
    }
}

struct leaf grid_leaf(const struct leaf *l, const struct grid_cell *cell)
{
    struct leaf one = *l;
    one.first = cell->first;
    one.count = cell->count;
    return one;
}

/* ---- how high they are ---- */

static float inside(const struct leaf *l, const struct grid_cell *cell, float w)
{
    const bool faces = l->block[cell->first].kind == BLOCK_FACES;
    return w - (faces ? 2 * gap(l) : cell->bare ? 0 : 2 * pad_x(l));
}

static bool is_demo(const struct leaf *l, const struct grid_cell *cell)
{
    return l->block[cell->first].kind == BLOCK_DEMO;
}

static float cell_height(const struct leaf *l, const struct grid_cell *cell, float w)
{
    const struct leaf one = grid_leaf(l, cell);
    if (is_demo(l, cell))
        return fmaxf(l->demo, demo_least(&one, w)) + drop_of(l);
    const float in = inside(l, cell, w);
    float h = cell->bare ? 0 : 2 * pad_y(l, cell) + drop_of(l);
    for (int i = 0; i < cell->count; i++) {
        const struct block *b = &l->block[cell->first + i];
        h += leaf_height(&one, b, in) + (i + 1 < cell->count ? leaf_gap(&one, b) : 0);
    }
    return h;
}

static bool has_room(const struct leaf *l, const struct grid_cell *cell, float w)
{
    const struct leaf one = grid_leaf(l, cell);
    for (int i = 0; i < cell->count; i++)
        if (leaf_least(&one, &l->block[cell->first + i]) > inside(l, cell, w))
            return false;
    return true;
}

static float column_w(const struct leaf *l, float w, const int *row, int column)
{
    int n = 0;
    while (row[n])
        n++;
    CARRE_ASSERT(column < n);
    return floorf((w - gap(l) * 11) / 12 * (float)row[column] + gap(l) * (float)(row[column] - 1));
}

static float column_x(const struct leaf *l, float w, const int *row, int column)
{
    int before = 0;
    for (int i = 0; i < column; i++)
        before += row[i];
    return ceilf(((w - gap(l) * 11) / 12 + gap(l)) * (float)before);
}

/* The height of a row of cells from there on; below 0: they can't share it so. `many`: how many. */
static float row_height(const struct leaf *l, const struct grid *g, int from, const int *row,
                        float w, float window, int *many)
{
    float h = 0;
    int n = 0;
    const float least = fmaxf(ui_px(&l->ui, COLUMN_LEAST), ui_letters(&l->ui, 30) * 11);
    for (; row[n]; n++) {
        const float cw = column_w(l, w, row, n);
        if (from + n >= g->cells || (row[1] && (g->cell[from + n].wide || cw < least ||
                                                !has_room(l, &g->cell[from + n], cw))))
            return -1;
        h = fmaxf(h, cell_height(l, &g->cell[from + n], cw));
    }
    *many = n;
    return row[1] && h > window ? -1 : h;
}

static bool is_picture(const struct leaf *l, const struct grid_cell *cell)
{
    return is_demo(l, cell) || l->block[cell->first].kind == BLOCK_SHOWN;
}

/* The row that boxes from there on share: those below a demonstration stand side by side. */
static int boxes(const struct leaf *l, const struct grid *g, int from)
{
    int n = 0;
    while (from + n < g->cells && n < 3 && l->block[g->cell[from + n].first].kind == BLOCK_HEAD &&
           l->block[g->cell[from + n].first].icon)
        n++;
    return n == 3 ? ROW_OF_THREE : n == 2 ? 1 : 0;
}

/* ---- laid ---- */

static void place_cell(const struct leaf *l, struct grid *g, int which, struct rect r)
{
    struct grid_cell *cell = &g->cell[which];
    const struct leaf one = grid_leaf(l, cell);
    const float in = inside(l, cell, r.w);
    float y = r.y + (cell->bare ? 0 : pad_y(l, cell));
    cell->r = r;
    cell->r.h -= cell->bare ? 0 : drop_of(l);
    if (is_demo(l, cell)) {
        demo_place(&one, cell->r, g->block);
        return;
    }
    for (int i = 0; i < cell->count; i++) {
        const struct block *b = &l->block[cell->first + i];
        const float h = leaf_height(&one, b, in);
        g->block[cell->first + i] = rect_make(r.x + (r.w - in) / 2, y, in, h);
        y += h + leaf_gap(&one, b);
    }
}

/* The cells before one, laid as well as they can be: in so few windows, with so little of the last
 * one taken. */
struct laid_to {
    int windows, from, row;
    float used;
};

static struct laid_to with_row(const struct laid_to *before, float h, float between, float window)
{
    struct laid_to to = {.windows = before->windows, .used = before->used + between + h};
    if (to.windows == 0 || to.used > window + 1) {
        to.windows += 1 + (int)((h - 1) / window);
        to.used = fminf(h, window);
    }
    return to;
}

static bool better(const struct laid_to *a, const struct laid_to *b)
{
    return b->windows < 0 || a->windows < b->windows ||
           (a->windows == b->windows && a->used < b->used - 1);
}

/* All rows that can begin at that cell; a heading is laid with the row below it. */
static void lay_rows(const struct leaf *l, const struct grid *g, int i, float w, float window,
                     struct laid_to *to)
{
    CARRE_ASSERT(i < g->cells && to[i].windows >= 0);
    const bool head = is_head(l, &g->cell[i]) && i + 1 < g->cells;
    const float above = head ? cell_height(l, &g->cell[i], w) + below_head(l) : 0;
    int only = i > 0 && is_picture(l, &g->cell[i - 1]) ? boxes(l, g, i) : 0, many;
    if (only && row_height(l, g, i, rows[only], w, window, &many) < 0)
        only = 0;
    for (int k = only; k < (only ? only + 1 : ROWS); k++) {
        int n = 0;
        const float h = row_height(l, g, i + head, rows[k], w, window, &n);
        if (h < 0)
            continue;
        struct laid_to next = with_row(&to[i], above + h, gap(l), window);
        next.from = i;
        next.row = k;
        if (better(&next, &to[i + head + n]))
            to[i + head + n] = next;
    }
}

static float place_row(const struct leaf *l, struct grid *g, int i, int row, float w, float y)
{
    const int at = i > 0 ? g->cell[i - 1].row + 1 : 0;
    int n;
    const float h = row_height(l, g, i, rows[row], w, INFINITY, &n);
    CARRE_ASSERT(h >= 0);
    for (int k = 0; k < n; k++) {
        g->cell[i + k].row = at;
        place_cell(l, g, i + k,
                   rect_make(column_x(l, w, rows[row], k), y, column_w(l, w, rows[row], k), h));
    }
    g->height = y + h;
    return h;
}

/* A demonstration takes what the boxes below it leave of a window. */
static float demo_high(const struct leaf *l, const struct grid *g, float w, float window)
{
    const float least = ui_px(&l->ui, DEMO_LEAST), drops = drop_of(l);
    for (int i = 0; i < g->cells; i++) {
        int n;
        const int *row = rows[boxes(l, g, i + 1)];
        if (!is_demo(l, &g->cell[i]))
            continue;
        const struct leaf one = grid_leaf(l, &g->cell[i]);
        if (steps_are(&one))
            return window - drops;
        const float below = row_height(l, g, i + 1, row, w, window, &n);
        return below < 0 ? fminf(window - drops, ui_px(&l->ui, DEMO_ALONE))
                         : fmaxf(least, window - drops - below - gap(l));
    }
    return least;
}

static void grid_lay(const struct leaf *page, float w, float window, uint64_t left_out,
                     struct grid *g)
{
    CARRE_ASSERT(w > 0);
    struct laid_to to[PAGE_BLOCKS + 1];
    int next[PAGE_BLOCKS + 1];
    struct leaf with = *page;
    const struct leaf *l = &with;
    make_cells(l, left_out, g);
    with.demo = demo_high(l, g, w, window);
    for (int i = 0; i <= g->cells; i++)
        to[i].windows = i ? -1 : 0, to[i].used = 0;
    for (int i = 0; i < g->cells; i++)
        if (to[i].windows >= 0)
            lay_rows(l, g, i, w, window, to);
    for (int i = g->cells; i > 0; i = to[i].from)
        next[to[i].from] = i;
    float y = 0;
    for (int i = 0; i < g->cells; i = next[i]) {
        const bool head = is_head(l, &g->cell[i]) && i + 1 < g->cells;
        if (head)
            y += place_row(l, g, i, 0, w, y) + below_head(l);
        y += place_row(l, g, i + head, to[next[i]].row, w, y) + gap(l);
    }
}

/* ---- screens: what is seen at once ---- */

/* The first cell of the next row. */
static int next_row(const struct grid *g, int i)
{
    const int row = g->cell[i].row;
    while (i < g->cells && g->cell[i].row == row)
        i++;
    return i;
}

/* The first cell that is no longer seen when the row of `from` stands at the top; `foot`: how far
 * down the last one reaches. A heading stays with what is below it. */
static int screen_end(const struct leaf *l, const struct grid *g, int from, float window,
                      float *foot)
{
    int i = from;
    *foot = 0;
    while (i < g->cells) {
        int last = i;
        while (is_head(l, &g->cell[last]) && next_row(g, last) < g->cells)
            last = next_row(g, last);
        const float end = rect_bottom(g->cell[last].r) + (g->cell[last].bare ? 0 : drop_of(l));
        if (i > from && end - g->cell[from].r.y > window + 1)
            break;
        *foot = end;
        i = next_row(g, last);
    }
    return i;
}

/* A chart that is not seen as a whole is as bad as half a window that is empty. */
static bool broken_chart(const struct leaf *l, const struct grid *g)
{
    for (int i = 1; i < g->cells; i++)
        if (l->block[g->cell[i].first].small && l->block[g->cell[i - 1].first].small &&
            g->cell[i].row != g->cell[i - 1].row)
            return true;
    return false;
}

static int grid_screens(const struct leaf *l, const struct grid *g, float window, float *empty)
{
    CARRE_ASSERT(window > 0);
    int n = 0;
    float foot;
    *empty = broken_chart(l, g) ? 0.5F : 0;
    for (int i = 0; i < g->cells;) {
        const float top = g->cell[i].r.y;
        i = screen_end(l, g, i, window, &foot);
        n += 1 + (int)((foot - top - 1) / window);
        if (i < g->cells)
            *empty += fmaxf(0, window - (foot - top)) / window;
    }
    return n;
}

static void move_cell(const struct leaf *l, struct grid *g, struct grid_cell *cell, float down,
                      float grow)
{
    cell->r.y += down;
    cell->r.h += grow;
    if (is_demo(l, cell)) {
        const struct leaf one = grid_leaf(l, cell);
        demo_place(&one, cell->r, g->block);
        return;
    }
    for (int k = 0; k < cell->count; k++)
        g->block[cell->first + k].y += down + grow / 2;
}

static void grid_fill(const struct leaf *l, struct grid *g, float window)
{
    float down = 0, foot;
    for (int i = 0; i < g->cells;) {
        const float top = g->cell[i].r.y;
        const int end = screen_end(l, g, i, window, &foot);
        const float rest = window - (foot - top);
        int sheets = 0;
        const bool demo = is_demo(l, &g->cell[i]); /* what is left is the demonstration's */
        for (int k = i; k < end; k = next_row(g, k))
            sheets += !g->cell[k].bare;
        const float each = sheets && rest > 0
                               ? fminf(rest, (foot - top) * FILL_MOST) / (float)(demo ? 1 : sheets)
                               : 0;
        for (; i < end;) {
            const int next = next_row(g, i);
            const float grow = g->cell[i].bare || (demo && !is_demo(l, &g->cell[i])) ? 0 : each;
            for (; i < next; i++)
                move_cell(l, g, &g->cell[i], down, grow);
            down += grow;
        }
    }
    g->height += down;
}

/* ---- the best of all ways ---- */

/* Pictures so high beside their words (0: above them), charts in one list or in two. */
static const struct way {
    float picture;
    bool long_chart;
} ways[] = {{430, false}, {380, true}, {470, false}, {0, true}};
static const float sizes[] = {1, 1.12F, 1.06F, 0.94F, 0.88F};
enum { WAYS = sizeof ways / sizeof *ways, SIZES = sizeof sizes / sizeof *sizes };

static struct leaf leaf_so(const struct leaf *l, float size, const struct way *way)
{
    struct leaf so = *l;
    so.ui.scale *= size;
    so.long_chart = way->long_chart;
    for (int i = 0; l->block[i].kind != BLOCK_END; i++)
        if (l->example[i])
            showing_high(l->example[i], way->picture);
    return so;
}

static bool has(const struct leaf *l, enum block_kind kind, bool small)
{
    const struct block *b = l->block;
    while (b->kind != BLOCK_END && !(b->kind == kind && b->small == small))
        b++;
    return b->kind != BLOCK_END;
}

/* Faces share the room there is; what the game draws is not made smaller, nor letters than is easy
 * to read, but for a chart, which is to be seen as a whole. */
static bool may_be(const struct leaf *l, float size)
{
    return size == 1 ||
           (!has(l, BLOCK_FACES, false) && !has(l, BLOCK_DEMO, false) && l->ui.text * size <= 2 &&
            (size > 1 || has(l, BLOCK_CARDS, true) ||
             (!has(l, BLOCK_SHOWN, false) && ui_letters(&l->ui, BODY * size) >= BODY_LEAST)));
}

float grid_best(const struct leaf *l, float w, float window, uint64_t left_out, struct grid *g)
{
    float least = INFINITY, empty;
    int best = 0;
    for (int i = 0; i < SIZES * WAYS; i++) {
        const float size = sizes[i / WAYS];
        if (!may_be(l, size))
            continue;
        const struct leaf so = leaf_so(l, size, &ways[i % WAYS]);
        grid_lay(&so, w, window, left_out, g);
        const float windows = (float)grid_screens(&so, g, window, &empty),
                    cost = windows + 0.9F * empty - 0.2F * size +
                           (ways[i % WAYS].picture > 0 ? 0 : 0.2F);
        if (cost < least - 0.001F) {
            least = cost;
            best = i;
        }
    }
    const struct leaf so = leaf_so(l, sizes[best / WAYS], &ways[best % WAYS]);
    grid_lay(&so, w, window, left_out, g);
    grid_fill(&so, g, window);
    for (int i = 0; i < g->cells; i++)
        g->cell[i].tall = g->cell[i].r.h + (g->cell[i].bare ? 0 : drop_of(l)) > window + 1;
    g->drop = drop_of(&so);
    return sizes[best / WAYS];
}
