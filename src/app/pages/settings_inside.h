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
    char now[256]; /* what the button of the page is about, if it is there */
    bool there;
};

uint32_t settings_row_id(int i);

bool settings_can_reset(enum settings_page p);

const char *settings_row_words(const struct settings_scene *k, const struct settings_row *r);

float settings_row_height(const struct settings_scene *k, const struct settings_row *r);

extern const struct ui_words settings_words_about;

/* A row's place without that. */
struct rect settings_control_box(const struct settings_scene *k, int row, struct rect box);

struct rect settings_row_box(const struct settings_scene *k, int row);

void settings_settings_draw(const struct scene *s, struct canvas *c);

#endif
