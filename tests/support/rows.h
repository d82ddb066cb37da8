/* rows.h - what a game has several of (powers, effect cards) is a row in one table a room: tells
 * what a row lacks, all of it in one run. */
#ifndef CARRE_TEST_ROWS_H
#define CARRE_TEST_ROWS_H

#include "unit.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int lacks; /* so far */

/* Says which row lacks what, and goes on to the next. */
static inline void needs(bool has, const char *thing, const char *what)
{
    if (!has)
        print_error("%s lacks its %s\n", thing, what);
    lacks += !has;
}

/* Is that file among the assets? */
static inline bool there(const char *folder, const char *id, const char *end)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s/%s%s", getenv("CARRE_ASSETS"), folder, id, end);
    FILE *file = fopen(path, "r");
    if (file)
        fclose(file);
    return file;
}

#endif
