#ifndef CARRE_LINE_READER_H
#define CARRE_LINE_READER_H

/* Reads a data file of our own line by line and word by word, and remembers the first thing that is
 * wrong as "FILE:LINE: reason". The same for the values that a saved match holds of such a file:
 * there several lines of the file stand in one, with semicolons between, and the reason alone is
 * remembered; its line is `line`. */

#include <stdbool.h>
#include <stddef.h>

struct line_reader {
    const char *name; /* of the file, as people are told it; NULL: values that a match holds */
    int line;         /* from 1, when reader_cut has cut one */
    bool within;      /* the next piece stands in the same line */
    char *at;         /* where in the line */
    bool failed;
    char *error; /* the caller's: the sentence, when it has failed */
    int room;    /* bytes of it */
};

/* Cuts the next line off `rest`, and begins to read it; NULL: there is no more. */
char *reader_cut(struct line_reader *r, char **rest);
/* Only the first fault counts. */
void reader_fault(struct line_reader *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Over blanks and tabs. */
void reader_skip(struct line_reader *r);
/* Nothing but blanks is left. */
bool reader_ends(struct line_reader *r);
/* The next word, up to a blank or one of `ends`; "" at the line's end, and where it has no room in
 * `room` bytes, which is a fault. */
void reader_word(struct line_reader *r, const char *ends, char *out, size_t room);

/* The parts of a line that was cut by reader_cut, cut off where they stand. */

/* What stands in straight quotation marks, up to the end of the line; NULL: nothing does, or it is
 * a fault. There is no straight quotation mark and no backslash in it. */
char *reader_text(struct line_reader *r);
/* A name of small letters, digits, '-', '_' and '/'; `what` is what the fault calls it. Never
 * NULL. */
char *reader_name(struct line_reader *r, const char *what);
/* A whole number, without a sign. */
int reader_number(struct line_reader *r, int low, int high);

#endif
