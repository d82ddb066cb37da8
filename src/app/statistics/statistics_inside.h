/* What the files of the statistics page share: statistics_scene.c is the frame and the lines on the
 * left, the others draw the pictures on the right. */
#ifndef CARRE_STATISTICS_INSIDE_H
#define CARRE_STATISTICS_INSIDE_H

#include "statistics_scene.h"

#include "charts.h"
#include "figures_book.h"
#include "figures_words.h"
#include "frame.h"
#include "world.h"

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
    int game; /* figures_game */
    int64_t person;
    struct figures_book *book;
    struct figures_sum *sum; /* the person's */
    /* these are of somebody of that name, and not of the store; NULL: they are of the store */
    const char *shown;
    struct figures_row row[FIGURES_ROWS];
    int rows, reads;
    struct scroll left, right;
    struct rect left_window, right_window;
    struct world world;
    char *assets;
    /* The picture. */
    int view;
    int curve;         /* which of the last ones is shown large, from 0 */
    int measure, cell; /* of the starting hands */
};

/* One picture of a game. Both lie in `area` (pixels); the items come behind those of the page. */
struct statistics_view {
    const char *name; /* to be translated */
    /* the least that it takes: where there is less room it is scrolled. NULL: it does that
     * itself */
    float (*height)(const struct statistics *k, float width);
    void (*items)(struct statistics *k, struct rect area);
    void (*draw)(const struct statistics *k, struct canvas *c, struct rect area);
};

/* statistics_curves.c */
extern const struct statistics_view statistics_chips, statistics_balance;
/* statistics_hands.c */
extern const struct statistics_view statistics_hands;
/* statistics_things.c */
extern const struct statistics_view statistics_powers, statistics_effects, statistics_enemies;
/* statistics_bars.c */
extern const struct statistics_view statistics_duels, statistics_rounds;

/* Letters so large that bars and long rows have to give way. */
static inline bool statistics_large(const struct ui *ui) { return ui->text > 1.3F; }

/* statistics_scene.c: adds up what is the person's. */
void statistics_sum_up(struct statistics *k);
static inline bool statistics_any(const struct statistics *k) { return k->sum->matches > 0; }

/* statistics_people.c */
bool statistics_several(struct app *app); /* has anybody here a name? */
/* of the people at this screen, then whoever has no name */
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
