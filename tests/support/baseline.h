/* baseline.h - texts that were read once and are kept, a file each: what the program says today is
 * compared with them, or written in their place.
 *
 * A program of baselines takes the argument --rebaseline, which writes them anew (tools/rebaseline
 * runs all that do). The difference is then read by a person: it is what players will meet
 * differently. */
#ifndef CARRE_BASELINE_H
#define CARRE_BASELINE_H

#include <stdbool.h>

struct baseline {
    const char *program, *folder; /* tests/<folder>/<name>.txt */
    int count, failures;
    bool rewrite, all; /* all: every text of the folder is of this program */
};

struct baseline baseline_begin(const char *program, const char *folder, int argc, char **argv);
/* What was read last; NULL if nothing was yet. Freed with mem_free. */
char *baseline_text(const struct baseline *b, const char *name);
/* `is`: what is said now, which is freed; NULL, and the `error` tells why nothing is. */
void baseline_compare(struct baseline *b, const char *name, char *is, const char *error);
/* The program's status. With `all`, a text that nothing was compared with is one too many. */
int baseline_end(struct baseline *b);

#endif
