/* words.h - lines of a log or a position, taken apart; for the files of this folder. */
#ifndef CARRE_WORDS_H
#define CARRE_WORDS_H

#include <stdbool.h>
#include <stdint.h>

/* Ends each word of a line with a zero byte and points at it; words stand apart by spaces. Returns
 * how many there are, `most` + 1 if more than `most`. */
int words_split(char *line, char **word, int most);

/* The whole text is a decimal number from low to high: digits, a minus before them if it is below
 * 0. */
bool word_number(const char *text, int64_t low, int64_t high, int64_t *out);
/* The whole text is `bytes` bytes in the digits 0 to 9 and a to f. */
bool word_hex(const char *text, uint8_t *out, int bytes);

/* How many bytes of a text to quote in a sentence: at most `most`, and whole characters. */
int word_quoted(const char *text, int most);

/* The column, from 1, of the first byte that may not stand in a line: a control character, or what
 * is not UTF-8; 0 if there is none. */
int line_fault(const char *line);

#endif
