#ifndef CARRE_UTF8_H
#define CARRE_UTF8_H

/* UTF-8, code point by code point.
 *
 * Texts from outside may be broken: every wrong byte reads as one U+FFFD, so that reading always
 * ends and never runs past the closing zero. Overlong forms, surrogates and points above U+10FFFF
 * are wrong. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UTF8_BROKEN 0xFFFDu
#define UTF8_MAX_BYTES 4

/* The code point at *text, and *text moved past it. At the closing zero: 0, and *text stays. */
uint32_t utf8_next(const char **text);

/* The code point that ends just before `at`, and `at` moved to its first byte. At the start: 0. */
uint32_t utf8_previous(const char *start, const char **at);

/* Writes the code point (a wrong one as U+FFFD) without a closing zero and returns how many bytes,
 * 1 to 4. */
size_t utf8_put(char out[UTF8_MAX_BYTES], uint32_t point);

/* No overlong form, no surrogate, nothing cut off. */
bool utf8_valid(const char *text);
size_t utf8_count(const char *text); /* code points */

/* Characters of Chinese, Japanese and Korean typesetting, with their punctuation and full-width
 * forms: lines may break between any two of them (kinsoku aside), and the Japanese font draws them.
 */
bool utf8_is_cjk(uint32_t point);

/* Letters that are written from right to left: Hebrew, Arabic and their kin. */
bool utf8_is_leftward(uint32_t point);

bool utf8_is_space(uint32_t point); /* of any width, the tab too */

/* What no name and no line that somebody types may hold: what is seen nowhere, breaks the line or
 * turns its direction. The joiners (U+200C, U+200D) belong to writing. */
bool utf8_is_unseen(uint32_t point);

/* The text with its small Latin letters, é and its kin too, as capitals, in a buffer of `room`
 * bytes: what has no room is cut off. */
void utf8_capitals(const char *text, char *out, size_t room);

/* Columns on a terminal: 0 for what combines with its neighbour or is invisible, 2 for what is wide
 * in East Asia, else 1. */
int utf8_columns(uint32_t point);
size_t utf8_width(const char *text); /* columns of a whole text */

#endif
