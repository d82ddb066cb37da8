/* What the files of the statistics page share: statistics_scene.c is the frame and the lines on the
 * left, the others draw the pictures on the right: of each kind there are several, which the games
 * fill (told/). */
#ifndef CARRE_STATISTICS_INSIDE_H
#define CARRE_STATISTICS_INSIDE_H

#include "statistics_scene.h"

#include "charts.h"
#include "stats_book.h"
#include "stats_words.h"
#include "frame.h"
#include "world.h"

#include <stddef.h>

enum {
    STATISTICS_DO_BACK = 1,
    STATISTICS_DO_GAME,
    STATISTICS_DO_PERSON,
    STATISTICS_DO_VIEW,
    STATISTICS_DO_ROW,
    STATISTICS_DO_CURVE,
    STATISTICS_DO_MEASURE,
    STATISTICS_DO_CELL
};
enum { STATISTICS_VIEWS = 3 };

struct statistics {
    struct scene scene;
    struct ui ui; /* the app's, in the colours of the game's world */
    /* the same for the pictures: where a world's accent is ink, they take a livelier one of its
     * colours */
    struct ui chart;
    struct theme chart_theme;
    int game; /* stats_game */
    int64_t person;
    struct stats_book *book;
    struct stats_sum *sum; /* the person's */
    /* these are of somebody of that name, and not of the store; NULL: they are of the store */
    const char *shown;
    struct stats_row row[STATS_ROWS];
    int rows, reads;
    struct scroll left, right;
    struct rect left_window, right_window;
    struct world world;
    char *assets;
    const void *data; /* what the game is played by today; NULL: it can't be read */
    /* The picture. */
    int view;
    int curve;         /* which of the last ones is shown large, from 0 */
    int measure, cell; /* of the starting hands */
};

/* What a picture is drawn from, by its kind: the two charts of statistics_bars.c, one above the
 * other. */
enum { STATISTICS_BARS_MOST = 16, STATISTICS_THINGS_MOST = 64, STATISTICS_THING_NAME = 160 };

struct statistics_chart {
    const char *caption; /* in the language in force */
    struct chart_bar bar[STATISTICS_BARS_MOST];
    char name[STATISTICS_BARS_MOST][24], figure[STATISTICS_BARS_MOST][I18N_NUMBER_BYTES],
        said[STATISTICS_BARS_MOST][96];
    int n;
};
/* One more, its texts in number n - 1 of the arrays. */
struct chart_bar *statistics_bar(struct statistics_chart *c);

/* A line of statistics_things.c. */
struct statistics_thing {
    char name[STATISTICS_THING_NAME], picture[64];
    /* `second` is told as a share of `of`, or as it is where that is -1: then a thing of which
     * there is nothing to tell is left out */
    int64_t first, second, of;
    bool tall; /* a portrait */
};
struct statistics_things {
    int (*count)(const struct statistics *k); /* at most STATISTICS_THINGS_MOST */
    void (*thing)(const struct statistics *k, int i, struct statistics_thing *out);
    /* the line for a reader; `second`: the second figure in words */
    void (*say)(const struct statistics_thing *t, const char *second, char *out, size_t room);
    const char *first, *second; /* what stands over the two figures, to be translated */
};

/* One picture of a game. Both lie in `area` (pixels); the items come after those of the page.
 *
 *     static const struct statistics_view duels = {
 *         .name = N_("Duels"), STATISTICS_BARS, .bars = {damage, ended}}; */
struct statistics_view {
    const char *name;    /* to be translated */
    const char *caption; /* the sentence above it, to be translated, of lists and curves */
    /* the least that it takes: where there is less room it is scrolled. NULL: it does that
     * itself */
    float (*height)(const struct statistics *k, float width);
    /* What of it is seen whole or not at all then (scroll.h), `area` from the top of it on. */
    void (*parts)(const struct statistics *k, struct rect area, struct scroll *to);
    void (*items)(struct statistics *k, struct rect area);
    void (*draw)(const struct statistics *k, struct canvas *c, struct rect area);
    void (*bars[2])(const struct stats_sum *sum, struct statistics_chart *out);
    const struct statistics_things *things;
    bool amounts; /* curves: of amounts; else of shares in thousandths */
};

#define STATISTICS_KIND(kind) .items = statistics_##kind##_items, .draw = statistics_##kind##_draw
#define STATISTICS_LONG(kind) \
    .height = statistics_##kind##_height, .parts = statistics_##kind##_parts, STATISTICS_KIND(kind)
#define STATISTICS_BARS STATISTICS_LONG(bars)
#define STATISTICS_CURVES STATISTICS_LONG(curves)
#define STATISTICS_THINGS STATISTICS_KIND(things)

#define STATISTICS_DECLARED(kind)                                                \
    float statistics_##kind##_height(const struct statistics *k, float width);   \
    void statistics_##kind##_parts(const struct statistics *k, struct rect area, \
                                   struct scroll *to);                           \
    void statistics_##kind##_items(struct statistics *k, struct rect area);      \
    void statistics_##kind##_draw(const struct statistics *k, struct canvas *c, struct rect area);
STATISTICS_DECLARED(bars)
STATISTICS_DECLARED(curves)
STATISTICS_DECLARED(things)

/* The one that is looked at; NULL: the game has figures alone. */
const struct statistics_view *statistics_view_of(const struct statistics *k);

/* Letters so large that bars and long rows have to give way. */
static inline bool statistics_large(const struct ui *ui) { return ui->text > 1.3F; }

/* statistics_scene.c: adds up what is the person's. */
void statistics_sum_up(struct statistics *k);
static inline bool statistics_any(const struct statistics *k) { return k->sum->matches > 0; }

/* statistics_people.c */
bool statistics_several(struct app *app); /* has anybody here a name? */
/* of the people at this screen, then the player who has no name */
void statistics_next_person(struct statistics *k);
void statistics_person_name(const struct statistics *k, char out[NAME_BYTES * 2]);
/* who played last, unless only somebody without a name has played this game */
int64_t statistics_somebody(struct statistics *k);

/* statistics_rows.c: the lines, in a panel. */
void statistics_rows_items(struct statistics *k, struct rect panel);
void statistics_rows_draw(const struct statistics *k, struct canvas *c);

/* A sentence above a picture; returns what is left of the area below it. `c` NULL: only measured.
 */
struct rect statistics_caption(const struct statistics *k, struct canvas *c, struct rect area,
                               const char *text);

#endif
