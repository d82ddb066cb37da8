/* Which key stands for which: a player may put any key in the place of any other, and any button of
 * a pad.
 *
 * Screens and games know keys by what they mean ("F" folds). A map says which key is pressed for
 * that; what is printed on caps follows it (ui_key.c). It is always one to one: anybody who gives
 * F's work to G gets F for what G did, so that nothing can be lost. Directions of a pad stay. Where
 * letters are written, no map is asked. */
#ifndef CARRE_KEYMAP_H
#define CARRE_KEYMAP_H

#include "input.h"
#include "strbuf.h"

enum { KEYMAP_KEYS = KEY_F12 + 1, KEYMAP_PADS = PAD_DOWN + 1, KEYMAP_TEXT = 1000 };

struct keymap {
    uint16_t key[KEYMAP_KEYS]; /* by what is pressed: what it means */
    uint8_t pad[KEYMAP_PADS];
};

/* Each key and button means itself. */
void keymap_plain(struct keymap *m);
bool keymap_is_plain(const struct keymap *m);
/* May it be given another's work? */
bool keymap_has_key(enum key k);
bool keymap_has_pad(enum pad p);

/* What a press means. */
enum key keymap_key(const struct keymap *m, enum key pressed);
enum pad keymap_pad(const struct keymap *m, enum pad pressed);
/* The other way: what is to be pressed. */
enum key keymap_cap(const struct keymap *m, enum key meant);
enum pad keymap_pad_cap(const struct keymap *m, enum pad meant);
/* From now on `pressed` means `meant`, and what it meant before goes to the key that did that. */
void keymap_set_key(struct keymap *m, enum key meant, enum key pressed);
void keymap_set_pad(struct keymap *m, enum pad meant, enum pad pressed);

/* "g=f f=g pad-a=pad-b pad-b=pad-a": what is pressed, and what it means; only what is changed. At
 * most KEYMAP_TEXT bytes. */
void keymap_write(const struct keymap *m, struct strbuf *out);
/* False with a sentence in `why`, and a plain map, if the text is none or not one to one. */
bool keymap_read(const char *text, struct keymap *m, struct strbuf *why);

#endif
