/* What has happened, in lines: for the history panel, and for anybody who listens. */
#ifndef CARRE_HISTORY_H
#define CARRE_HISTORY_H

#include <stdbool.h>

/* `memory`: told once, not shown to who looks back. `again`: its words are not those that it began
 * with. `plain`: nobody who comes to the table is told of it, for it can be seen there. */
struct history_line {
    char *text;
    bool heading, memory, again, plain;
};
struct history {
    int n, room;
    struct history_line *line;
};

void history_add(struct history *h, struct history_line line); /* its text is copied */
/* to the last line; a line of its own if there is none */
void history_append(struct history *h, const char *text);
/* the last line in new words; a line of its own if there is none */
void history_again(struct history *h, const char *text);
void history_clear(struct history *h); /* gives the memory back */

#endif
