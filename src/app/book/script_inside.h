/* What the readers of scripts share (script.c, script_scene.c). */
#ifndef CARRE_SCRIPT_INSIDE_H
#define CARRE_SCRIPT_INSIDE_H

#include "line_reader.h"
#include "script.h"
#include "strbuf.h"

struct reader {
    struct line_reader in;
    struct scripts *all;
    struct script *now; /* NULL: what all share is read */
    enum script_place place;
    struct strbuf position; /* of the one that is being read */
    int first, first_line;  /* of its steps, and lines */
    bool seated;            /* it has seats of its own */
};

/* The word's place among n, some of which may be NULL; -1. */
int script_find(const char *const *words, int n, const char *word);
void script_add_line(struct scripts *all, struct script_line line);
/* A line that only a scene has; false: it is none. */
bool script_scene(struct reader *r, const char *key, int seat_from_1, const char *line);

#endif
