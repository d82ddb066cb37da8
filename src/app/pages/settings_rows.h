/* What the settings' pages hold, as a table: one line a row. For settings_scene.c alone. */
#ifndef CARRE_SETTINGS_ROWS_H
#define CARRE_SETTINGS_ROWS_H

#include "scene.h"

enum settings_page {
    PAGE_READING,
    PAGE_TABLE,
    PAGE_SOUND,
    PAGE_MOTION,
    PAGE_KEYS,
    PAGE_HELPS,
    PAGE_SAVES,
    PAGE_ABOUT,
    SETTINGS_PAGES
};

enum row_kind {
    ROW_CHOICE,  /* options, one of them in force */
    ROW_PERCENT, /* a slider */
    ROW_DECK,    /* options with four cards each */
    ROW_KEY,     /* a key and what it does */
    ROW_WORDS,   /* a paragraph under its name */
    ROW_BUTTON
};

enum { ROW_OPTIONS = 6 };

struct settings_row {
    enum settings_page page;
    enum row_kind kind;
    enum setting which;
    const char *name; /* marked for translation, like all texts here */
    const char *about;
    const char *option[ROW_OPTIONS];
    const char *context; /* of its options' texts; NULL: none */
    int first;           /* the setting's value of option 0 */
    bool turned;         /* of two options, for a setting whose value 1 is the Off */
    int step;            /* of a slider */
    enum key key;        /* ROW_KEY: its cap */
    const char *cap;     /* or this text on it */
};

extern const struct settings_row settings_rows[];
extern const int settings_row_count;
/* their tabs: what they are called, and an icon */
extern const char *const settings_page_names[SETTINGS_PAGES],
    *const settings_page_signs[SETTINGS_PAGES];

#endif
