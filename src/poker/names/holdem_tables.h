/* holdem_tables.h - what assets/holdem/tables.txt holds: structures of blinds, and tables agreed on
 * beforehand (presets) for hold'em and Power Up.
 *
 *     structure standard            one of the names below, each once
 *     level 25 50 5                 small blind, big blind, ante; in order, none smaller than the
 *                                   one before
 *
 *     preset power-up turbo         a game and a word
 *     name "Turbo"                  for people, to be translated, like the text
 *     text "Fewer chips, faster blinds: about half an hour."
 *     stack 1000                    an option of that game as a log writes it; what is not named is
 *                                   as usual
 *
 * A line that begins with # says nothing. `carre check-data` says what is wrong. */
#ifndef CARRE_HOLDEM_TABLES_H
#define CARRE_HOLDEM_TABLES_H

#include "game.h"

enum { HOLDEM_STANDARD, HOLDEM_TURBO, HOLDEM_DEEP, HOLDEM_CARD_ROOM, HOLDEM_STRUCTURES };
enum {
    HOLDEM_LEVELS_MOST = 30,
    HOLDEM_PRESETS_MOST = 24,
    HOLDEM_WORD = 24,
    HOLDEM_PRESET_NAME = 48,
    HOLDEM_PRESET_TEXT = 200,
    HOLDEM_CHIPS_MOST = 1000000000
};

struct holdem_level {
    int32_t small, big, ante;
};
struct holdem_structure {
    int n;
    struct holdem_level level[HOLDEM_LEVELS_MOST];
};
struct holdem_preset {
    char game[HOLDEM_WORD], id[HOLDEM_WORD];
    char name[HOLDEM_PRESET_NAME], text[HOLDEM_PRESET_TEXT]; /* in English, to be translated */
    uint32_t named;                                          /* bit i: option i is named */
    int32_t option[OPTIONS];
};
struct holdem_tables {
    struct holdem_structure structure[HOLDEM_STRUCTURES];
    int npresets;
    struct holdem_preset preset[HOLDEM_PRESETS_MOST];
};

/* The structures' words, as options and the file have them. */
extern const char *const holdem_structure_words[HOLDEM_STRUCTURES + 1];

/* A level, from 0, of what the rules' data say; big is 0 after the last one (and without data). */
struct holdem_level holdem_tables_level(const struct rules *r, int structure, int level);

/* Preset number n of the game that the rules are of; NULL after the last one, and without data. */
const struct holdem_preset *holdem_preset(const struct rules *r, int n);
/* Sets every option of the rules as the preset has it. */
void holdem_preset_apply(const struct holdem_preset *p, struct rules *r);

/* Reads the file's text. NULL, and one sentence "NAME:LINE: reason" in `error`, for any fault. */
void *holdem_tables_parse(const char *name, const char *text, char *error, int room);

/* Of a match's data: the levels of the structure that it plays by (game.h, data_write and
 * data_read). */
void holdem_values_write(const struct rules *r, struct strbuf *out);
void *holdem_values_read(const struct rules *r, const char *values, const void *today, int *line,
                         char *error, int room);

#endif
