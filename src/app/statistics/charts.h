/* charts.h - pictures of numbers: a curve with marks, bars, a square of cells. Drawn in the colours
 * of ui->theme, inside `r` (pixels), in letters that follow the text size; all words are the
 * caller's, in the player's language.
 *
 * No colour tells anything alone: a mark has a shape, a bar its length and its figure, a cell its
 * gauge and its words. Nothing here is remembered: a screen draws a chart anew whenever it draws.
 * What can be pointed at (a bar, a cell) has its place told, for items. */
#ifndef CARRE_CHARTS_H
#define CARRE_CHARTS_H

#include "ui.h"

/* ---- a curve ---- */

/* a disc, a triangle up or down, a disc with a ring */
enum chart_sign { CHART_DOT, CHART_UP, CHART_DOWN, CHART_END };

struct chart_mark {
    int at; /* which point of the first line */
    enum chart_sign sign;
    /* a word or two beside it; NULL: none. Left out where it would lie on another's; later marks
     * come first */
    const char *label;
};

struct chart_line {
    /* n values, evenly spaced from left to right; a single one is a dot */
    const float *y;
    int n;
    bool faint; /* one of the others, behind what the chart is about */
};

struct chart_curve {
    float low, high;                    /* the values at the bottom and at the top; low < high */
    const char *low_words, *high_words; /* at the left of them; NULL: none */
    bool levelled;                      /* a dashed line lies across at `level` */
    float level;
    const char *level_words;  /* NULL: none */
    const char *first, *last; /* below the left and the right end; NULL: none */
    /* the first lies on top, and has the marks and the shade below it */
    const struct chart_line *line;
    int lines;
    const struct chart_mark *mark;
    int marks;
};

/* Draws the chart in `r` (pixels): scale, lines from the last to the first, marks. */
void chart_curve(struct canvas *c, const struct ui *ui, struct rect r, const struct chart_curve *k);

/* ---- bars ---- */

struct chart_bar {
    /* its length, and how much of that is of the stronger kind (part <= value) */
    float value, part;
    /* under and over a column; NULL: none. A figure that is wider than its column is left out */
    const char *name, *figure;
    bool strong; /* the one to be seen first */
};

struct chart_bars {
    const struct chart_bar *bar;
    int n;
    float most; /* the value of a full length; 0: the largest there is */
};

/* Standing side by side. */
void chart_columns(struct canvas *c, const struct ui *ui, struct rect r,
                   const struct chart_bars *k);
struct rect chart_column_at(const struct ui *ui, struct rect r, const struct chart_bars *k, int i);
/* A single lying bar, in the middle of `r`: `part` of `whole`. */
void chart_row(struct canvas *c, const struct ui *ui, struct rect r, float part, float whole);

/* ---- a square of cells ---- */

struct chart_cell {
    float heat; /* 0 to 1; below 0: nothing is known */
    /* figure NULL or "": none. It stands beside the name, or below it; where there is no room
     * for both, the name stays */
    const char *name, *figure;
};

/* Row `y` and column `x` of side × side cells. */
struct rect chart_cell_at(const struct ui *ui, struct rect r, int side, int y, int x);
/* One of them; `r` is its place. The letters of all cells of a square are of one size:
 * chart_cell_px, 0 where only gauges have room. */
void chart_cell(struct canvas *c, const struct ui *ui, struct rect r, float px,
                const struct chart_cell *cell);
float chart_cell_px(const struct ui *ui, struct rect r, const char *widest_name,
                    const char *widest_figure);
/* Have both room in each of them, so that all can show their figures? */
bool chart_cell_holds(const struct ui *ui, struct rect r, float px, const char *widest_name,
                      const char *widest_figure);
/* The scale of the cells, from nothing to all, for a legend: five cells in a row with their gauges.
 */
void chart_scale(struct canvas *c, const struct ui *ui, struct rect r, const char *low,
                 const char *high);

#endif
