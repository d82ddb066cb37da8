/* The command line. */
#ifndef CARRE_OPTIONS_H
#define CARRE_OPTIONS_H

#include "strbuf.h"

#include <stdbool.h>

enum command {
    COMMAND_WINDOW,
    COMMAND_HELP,
    COMMAND_VERSION,
    COMMAND_TERMINAL,
    COMMAND_SIM,
    COMMAND_REPLAY,
    COMMAND_SHOT,
    COMMAND_CHECK_DATA,
    COMMAND_HANDS,
    COMMAND_EVAL,
    COMMAND_EQUITY,
    COMMAND_DECKS,
    COMMAND_PHH,
    COMMAND_HISTORY,
    COMMAND_RECOVER,
    COMMAND_OPEN,
    COMMAND_REVIEW,
    COMMAND_STATISTICS
};

enum { COMMANDS = COMMAND_STATISTICS + 1 };

enum { OPTION_WORDS = 32, OPTION_FILES = 64 };

/* Strings point into argv. NULL, 0 or false: not told, but where something else is written. */
struct options {
    enum command command;
    /* of COMMAND_HELP: what is asked about; COMMAND_WINDOW: everything */
    enum command about;
    /* terminal and sim: the game; replay, review and history: the file; shot: the scene or log */
    const char *subject;
    /* hands and phh: the files, the subject first; equity: the hands of cards */
    const char *file[OPTION_FILES];
    int nfiles;
    const char *lang; /* one of "en", "fr", "ja" */
    const char *game, *difficulty, *seed, *data_dir;
    const char *bots;                 /* as told: "random,greedy" */
    const char *option[OPTION_WORDS]; /* of the game, "name=value", in the order told */
    int noptions;
    const char *out, *format;
    int width, height; /* of --size */
    bool windowed, fullscreen, software, reduced_motion, contrast, keys, json, check, list, report,
        all_cards, open;
    int games, seats, threads, text;
    const char *board, *dead; /* equity: cards */
    bool two_card;
    int samples;
    int seat;      /* from 1; 0 and -1: not told */
    int at;        /* replay, shot: an action; phh: a hand, from 1; -1 */
    int after;     /* shot: milliseconds; -1: at rest */
    int window_ms; /* quit by itself after so long; -1 */
};

/* False with a sentence in `error` for what the program does not know or can't read. */
bool options_parse(int argc, char **argv, struct options *out, struct strbuf *error);

#endif
