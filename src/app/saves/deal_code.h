/* The text that a deal begins with, so that friends play the same one: what may stand in it, and
 * how it is put together. */
#ifndef CARRE_DEAL_CODE_H
#define CARRE_DEAL_CODE_H

#include <stdbool.h>
#include <stddef.h>

/* Letters at most, and bytes with the closing zero. */
enum { DEAL_CODE_LETTERS = 40, DEAL_CODE_BYTES = DEAL_CODE_LETTERS * 4 + 1, DEAL_CODE_FRESH = 13 };

/* Appends what can stand in a code: broken and invisible characters are dropped, lines become
 * spaces, and what has no room stays away. False if nothing was added. */
bool deal_code_add(char code[DEAL_CODE_BYTES], const char *text);
/* Takes the last letter away. */
void deal_code_back(char code[DEAL_CODE_BYTES]);
/* As it is used: no spaces at the ends. Thirteen letters without I and O are a code of ours,
 * whatever their case and the spaces or dashes between them; any other text counts as it is. */
void deal_code_tidy(char code[DEAL_CODE_BYTES]);
/* A fresh one of thirteen letters. */
void deal_code_fresh(char code[DEAL_CODE_BYTES]);

#endif
