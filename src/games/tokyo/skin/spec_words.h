/* spec_words.h - the fourteen cards of SPEC in words, for faces, tooltips, the gallery, the rules'
 * pages and lessons: one text each, in one place.
 *
 * All texts are in the language in force. `effect` is an enum spec_effect. */
#ifndef CARRE_SPEC_WORDS_H
#define CARRE_SPEC_WORDS_H

#include "spec_names.h"

/* What a card is about, as printed on it (SP-16): its colour and figure. */
enum spec_family {
    SPEC_OF_BOARD,
    SPEC_OF_ACTION,
    SPEC_OF_HAND,
    SPEC_OF_RULES,
    SPEC_OF_FUN,
    SPEC_FAMILIES
};

/* Of a card by its effect, in the language in force; texts are lent for good. */
enum spec_family spec_family(int effect);
const char *spec_family_name(int family); /* "Board" */
const char *spec_title(int effect);       /* "Flop Exchange": its name */
/* a few words for the face: "The flop is dealt anew" */
const char *spec_short(int effect);
/* the same in a word or two, for the foot of a card: "All-in" */
const char *spec_moment_name(int effect);
/* when it may be declared, in a few words: "Once the flop is shown" */
const char *spec_when(int effect);
const char *spec_only_when(int effect); /* why it may not be declared now, in a sentence */
const char *spec_about(int effect);     /* what it does, in two or three sentences */
const char *spec_id(int effect);        /* "flop-exchange": of pictures and sounds */

#endif
