/* What the settings' pages hold, as a table: one line a row. For settings_scene.c, and for games
 * that add rows (game_folder.h). */
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

/* What of a table shows what the row sets, on the sheet beside the rows (sample.h). */
enum sample_piece {
    SAMPLE_NONE,
    SAMPLE_DECK,   /* ROW_DECK: four cards */
    SAMPLE_HAND,   /* a hand in its order, with its letters */
    SAMPLE_AMOUNT, /* an amount */
    SAMPLE_TALK,   /* somebody who speaks, or doesn't */
    SAMPLE_FLIGHT, /* a card dealt */
    SAMPLE_CLOCK,  /* how long a turn may last */
    SAMPLE_LOUD,   /* how loud everything is, side by side */
    SAMPLE_EARS,   /* what is heard in either ear */
    SAMPLE_ASSIST, /* a hand, and what the table says of it */
    SAMPLE_ASK,    /* a question, or none */
    SAMPLE_WORDS   /* words and a button */
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
    /* of a game's row: it stands in front of the row of that setting, and as its `which` is what
     * game_setting is asked for; 0: at the end of its page */
    enum setting before;
    /* ROW_DECK: one of four cards, as an option shows it; NULL: of the usual deck */
    void (*sample)(struct canvas *c, const struct ui *ui, int option, int card, struct rect r);
    /* ROW_BUTTON: what it does; is there something to do it to, and what is that called; what is
     * said where there is nothing */
    void (*press)(struct app *app);
    bool (*there)(struct app *app, char *now, size_t room);
    const char *nothing;
    enum sample_piece piece; /* the first of two rows shows one that they share */
};

/* Row number i of all pages, those of the games among them; NULL after the last. */
const struct settings_row *settings_row_nth(int i);
/* their tabs: what they are called, and an icon */
extern const char *const settings_page_names[SETTINGS_PAGES],
    *const settings_page_signs[SETTINGS_PAGES];

#endif
