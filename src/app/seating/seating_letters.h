/* Letters to be picked where there is no keyboard: Latin with the accents of French, or the kana.
 */
#ifndef CARRE_SEATING_LETTERS_H
#define CARRE_SEATING_LETTERS_H

#include <stdbool.h>
#include <stddef.h>

struct letters {
    const char *const *cell;
    int columns, rows;
};

/* The letters of a language; `katakana`: the other kana (Japanese only). A cell is a letter as it
 * is shown, "" an empty place. */
struct letters letters_of(const char *lang, bool katakana);
/* The letter as it is written after `before`: small inside a word. */
void letters_write(const char *before, const char *cell, char out[8]);
/* Writes what was typed, pasted or picked after a name of at most so many characters in so many
 * bytes. False: not all of it was taken. */
bool letters_add(char *name, size_t room, int most, const char *text);
/* Takes the last character away. */
void letters_take(char *name);

#endif
