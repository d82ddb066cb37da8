/* manual.h - how the program is called, in the language in force, out of the tables of
 * options_table.h: for --help, and as a page for man. */
#ifndef CARRE_MANUAL_H
#define CARRE_MANUAL_H

#include "options_table.h"

/* Everything in short for COMMAND_WINDOW, else all that one command takes. For a terminal of 80
 * columns. */
void manual_help(struct strbuf *out, enum command about);

/* The whole manual, for section 6. */
void manual_page(struct strbuf *out);

/* What an option does, in the language in force, with the games that it is about. */
void manual_option(const struct option_row *o, struct strbuf *out);

/* Moves `text` past its next piece that no line may be broken within (a word, or a phrase of
 * Japanese) and returns its length in bytes; spaces before it are skipped and counted in *spaces. 0
 * at the end. The piece ends at `text`. */
size_t manual_piece(const char **text, int *spaces);

#endif
