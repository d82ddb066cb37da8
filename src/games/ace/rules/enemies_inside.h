#ifndef CARRE_ENEMIES_INSIDE_H
#define CARRE_ENEMIES_INSIDE_H

/* What the readers of the enemies' file share. */
#include "ace.h"
#include "line_reader.h"

enum { NOW = 1, SHOT = 2, PERMANENT = 4, PENALTY = 8 };

extern const char *const ace_enemies_sorts[];

extern const char *const ace_enemies_difficulties[];

/* The next word of the line, up to a comma; "" at its end. */
void ace_enemies_word(struct line_reader *r, char out[ACE_ID]);

/* The next word as a number; anything else is a fault of the reader's, and `least` is returned. */
int ace_enemies_number(struct line_reader *r, int least, int most);

/* The place of the next word in a list of words from `first` on. */
int ace_enemies_one_of(struct line_reader *r, const char *const *words, int first, int end,
                       const char *what);

/* Reads the word if it is this one. */
bool ace_enemies_said(struct line_reader *r, const char *wanted);

/* A line's effects, commas between them; `of` says which are allowed and `where` how to say so. */
int ace_enemies_effects(struct line_reader *r, struct ace_effect *out, int of, const char *where);

#endif
