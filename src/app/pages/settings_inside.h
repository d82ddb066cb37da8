#ifndef CARRE_SETTINGS_INSIDE_H
#define CARRE_SETTINGS_INSIDE_H

/* The settings as their two files share them. */
#include "frame.h"
#include "settings_rows.h"

enum { MOST_ROWS = 16 };

struct settings_scene {
    struct scene scene;
    enum settings_page page;
    struct scroll scroll;
    struct rect window; /* where the rows have room */
    bool tight;         /* the rows are lower, so that all of them show */
    bool told;          /* there is room for what each row means, below its control */
    /* of each row of the page, from the first one's place on; then the end */
    float top[MOST_ROWS + 1];
    int rows;
    bool sampled; /* beside the rows stands a sample of what they set (sample.h) */
    struct rect sample;
    int64_t changed; /* when a row was changed last, on the app's clock */
    char now[256];   /* what the button of the page is about, if it is there */
    bool there;
};

/* The item of row `i` of all rows (settings_rows.h). */
uint32_t settings_row_id(int i);

/* Where rows begin, right of the tabs, in design units; and the button that puts them all back. */
float settings_left(const struct ui *ui);
struct rect settings_reset_box(const struct ui *ui);

/* How wide what a row is called is, in design units: its control begins 12 after it. */
float settings_name_width(const struct settings_scene *k);

/* Its options are so many that they have the row's whole width, below what it is called. */
bool settings_stacked(const struct settings_scene *k, const struct settings_row *r);

/* The page has the button that puts all its settings back. */
bool settings_can_reset(enum settings_page p);

/* What a row is about, in the language in force; without words of its own, where all is kept. */
const char *settings_row_words(const struct settings_scene *k, const struct settings_row *r);

/* How high the row's box is, in pixels, in the letters and the width of now. */
float settings_row_height(const struct settings_scene *k, const struct settings_row *r);

extern const struct ui_words settings_words_about;

/* A row's place without that. */
struct rect settings_control_box(const struct settings_scene *k, int row, struct rect box);

/* Where the row lies as far as the page is scrolled, in pixels; it has to be on this page. */
struct rect settings_row_box(const struct settings_scene *k, int row);

/* The whole page (struct scene_type). */
void settings_settings_draw(const struct scene *s, struct canvas *c);

#endif
