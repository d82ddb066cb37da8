/* options_table.h - every command and option there is, each told once: the command line is read by
 * these tables, and --help and the manual are written from them. */
#ifndef CARRE_OPTIONS_TABLE_H
#define CARRE_OPTIONS_TABLE_H

#include "options.h"

#include <stddef.h>
#include <stdint.h>

struct game_folder;

/* AT_ONCE: --help, --version */
enum option_kind {
    OPTION_FLAG,
    OPTION_TEXT,
    OPTION_TEXTS,
    OPTION_NUMBER,
    OPTION_SIZE,
    OPTION_AT_ONCE
};

/* One option, or one of its meanings: where two commands mean different things by it, it has a row
 * for each. */
struct option_row {
    const char *name;
    enum option_kind kind;
    size_t field;      /* in struct options */
    uint32_t commands; /* a bit each */
    int least, most;   /* of a number, and of a size's width */
    const char *value; /* "NAME", marked for translation; NULL */
    const char *says;  /* marked for translation */
    /* whose ids stand for the %s in it; NULL: there is none */
    bool (*games)(const struct game_folder *f);
};

/* What it is for; the help's order. */
enum command_group { GROUP_PLAY, GROUP_PAST, GROUP_POKER, GROUP_WORKSHOP, GROUPS };

struct command_row {
    const char *name; /* "" for the window, which has no word of its own */
    enum command command;
    enum command_group group;
    const char *takes; /* "FILE…", marked for translation; "" */
    bool needs, many;  /* can't do without; takes several */
    /* what is said when what it needs is not told: a format with its name, marked; NULL */
    const char *lacks;
    const char *says; /* what it does, in a line; marked */
    const char *more; /* a paragraph for those who ask about this command; marked, NULL */
};

struct example_row {
    enum command command;
    const char *line, *says;
};

/* All are closed by a NULL name or line. */
extern const struct option_row option_rows[];
extern const struct command_row command_rows[];
extern const struct example_row example_rows[];
extern const char *const group_titles[GROUPS];

static inline bool option_is_for(const struct option_row *row, enum command c)
{
    return row->commands >> c & 1u;
}

#endif
