#ifndef CARRE_SETTINGS_H
#define CARRE_SETTINGS_H

/* What the player set once: one value, with a range and a default, for each line of a table: the
 * program's own (settings.c), and after it what games add of theirs (settings_join).
 *
 * They are kept as one JSON object under the store's name "settings.json", with the names of the
 * table. What is missing there or of the wrong kind has its default, what is out of range the
 * nearest value in it, and keys that this version doesn't know are kept for the version that does.
 * A text that is no JSON object is set aside as settings.json.damaged, and all is default.
 *
 * Used by one thread. settings_save only queues, so that it may be called at every change. */

#include <stdbool.h>

struct settings;
struct store;

enum setting {
    SETTING_NONE = -1,
    /* comfort */
    SETTING_LANGUAGE = 0,   /* choice: enum settings_language */
    SETTING_TEXT_SIZE,      /* 100 to 200 per cent */
    SETTING_CONTRAST,       /* flag: high contrast */
    SETTING_REDUCED_MOTION, /* flag */
    SETTING_PACE,           /* choice: enum settings_pace */
    /* choice: enum settings_limits: of whatever is decided for who takes their time */
    SETTING_TIME_LIMITS,
    SETTING_ASSIST,       /* choice: enum settings_assist */
    SETTING_CONFIRM_QUIT, /* flag: ask before a game is left */
    /* sound */
    SETTING_MUSIC, /* volumes from 0 to 100 */
    SETTING_EFFECTS,
    SETTING_INTERFACE,
    SETTING_VOICE,
    SETTING_MONO,           /* flag */
    SETTING_FEWER_SOUNDS,   /* flag: only those that say something */
    SETTING_MUTE_UNFOCUSED, /* flag: silent while the window is not in front */
    SETTING_SPEECH,         /* choice: enum settings_speech */
    SETTING_SPEECH_RATE,    /* 50 to 300 per cent of the voice's usual pace */
    /* window */
    /* keys */
    SETTING_KEYS,        /* text: which key is pressed for which (keymap.h) */
    SETTING_ALWAYS_KEYS, /* flag: caps of keys or pad are shown also for mouse and touch */
    SETTING_FULLSCREEN,  /* flag */
    SETTING_SOFTWARE,    /* flag: the software renderer even where there is a graphics card */
    SETTING_WINDOW_X,    /* place on the desktop, SETTINGS_ANYWHERE when it never had one */
    SETTING_WINDOW_Y,
    SETTING_WINDOW_WIDTH,
    SETTING_WINDOW_HEIGHT,
    /* cards */
    SETTING_DECK,          /* choice: enum settings_deck */
    SETTING_COURT_LETTERS, /* choice: enum settings_court */
    SETTING_HAND_ORDER,    /* choice: enum settings_order */
    SETTING_ASK_ALL_IN,    /* flag: poker, all-in asks once */
    SETTING_BIG_BLINDS,    /* flag: poker, amounts in big blinds */
    SETTING_TABLE_TALK,    /* flag: what characters say at the table is shown */
    /* the last set-up */
    SETTING_FIRST_START_DONE, /* flag */
    SETTING_LESSON_TAKEN,     /* flag: some game's first lesson was heard to its end */
    SETTING_LAST_GAME,        /* text: a game's id */
    SETTINGS,                 /* those of games follow */
    SETTINGS_MOST = SETTINGS + 24
};

enum setting_kind { SETTING_FLAG, SETTING_NUMBER, SETTING_CHOICE, SETTING_TEXT };

/* A choice's range follows from its names, a flag's is 0 to 1. */
struct setting_row {
    const char *name; /* in the file */
    enum setting_kind kind;
    int least, most, normal;
    const char *choices[6];
};

enum settings_language { LANGUAGE_SYSTEM, LANGUAGE_EN, LANGUAGE_FR, LANGUAGE_JA };
enum settings_pace { PACE_SLOW, PACE_NORMAL, PACE_FAST, PACE_TURBO, PACE_INSTANT };
enum settings_limits { LIMITS_USUAL, LIMITS_TEN_TIMES, LIMITS_NONE };
enum settings_speech { SPEECH_OFF, SPEECH_BRIEF, SPEECH_FULL };
enum settings_assist { ASSIST_OFF, ASSIST_NUDGE, ASSIST_FULL };
enum settings_deck { DECK_TWO, DECK_FOUR, DECK_CONTRAST };
enum settings_court { COURT_EN, COURT_FR }; /* K Q J, or R D V */
enum settings_order { ORDER_DRAWN, ORDER_RANK, ORDER_SUIT };

#define SETTINGS_ANYWHERE (-1000000)
#define SETTINGS_FILE "settings.json"

/* All defaults. */
struct settings *settings_new(void);
void settings_free(struct settings *settings);

/* Adds rows, which outlive the settings, with the values that were read for them. The number of the
 * first. */
enum setting settings_join(struct settings *settings, const struct setting_row *row, int n);
int settings_count(const struct settings *settings);

/* What the store holds, defaults where it holds nothing. Never NULL. */
struct settings *settings_load(struct store *store);

/* The same from a JSON text, for tests. *damaged (may be NULL) is set when the text is no JSON
 * object. */
struct settings *settings_parse(const char *text, bool *damaged);

/* One sentence in English when the text was damaged and set aside, for log and screen; ""
 * otherwise. */
const char *settings_complaint(const struct settings *settings);

/* Queues the settings for writing. */
void settings_save(const struct settings *settings, struct store *store);

/* The JSON text, which the caller frees with mem_free. */
char *settings_write(const struct settings *settings);

/* Flags, numbers and choices; a flag is 0 or 1, a choice its enum's value. */
int settings_number(const struct settings *settings, enum setting which);
bool settings_flag(const struct settings *settings, enum setting which);

/* Takes the nearest value in range. True when the value changed. */
bool settings_set(struct settings *settings, enum setting which, int value);

/* It holds a text, for settings_text; else a number. */
bool settings_is_text(const struct settings *settings, enum setting which);

/* The bounds of a number or choice, for sliders and lists. */
int settings_least(const struct settings *settings, enum setting which);
int settings_most(const struct settings *settings, enum setting which);
int settings_default(const struct settings *settings, enum setting which);

/* Texts, at most SETTINGS_TEXT bytes with the closing zero; a longer one is refused and changes
 * nothing. */
#define SETTINGS_TEXT 1000
const char *settings_text(const struct settings *settings, enum setting which);
bool settings_set_text(struct settings *settings, enum setting which, const char *text);

/* The name of the setting in the file, "hand_order". */
const char *settings_name(const struct settings *settings, enum setting which);

#endif
