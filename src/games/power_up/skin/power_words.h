/* power_words.h - the ten powers in words, for cards, tooltips, the rules' pages and lessons: one
 * text each, in one place.
 *
 * All texts are in the language in force. `power` is an enum power. */
#ifndef CARRE_POWER_WORDS_H
#define CARRE_POWER_WORDS_H

#include "power_up_names.h"

/* What a power is about: its colour and the corner of the rules that it belongs to. */
enum power_family { FAMILY_INFORMATION, FAMILY_OWN_HAND, FAMILY_BOARD, FAMILY_CONTROL, FAMILIES };

/* Of a power by its number, in the language in force; texts are lent for good. */
enum power_family power_family(int power);
const char *power_title(int power); /* "Disintegrate": its name */
const char *power_about(int power); /* what it does, in a sentence or two */
const char *power_id(int power);    /* "disintegrate": of pictures and sounds */

#endif
