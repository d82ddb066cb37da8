#ifndef CARRE_PSEUDO_H
#define CARRE_PSEUDO_H

/* A language that nobody speaks, made of the English texts while the program runs: “Fold” is
 * “[Fôôld]”. It shows what will not fit once it is translated (a short text becomes up to twice as
 * long, a sentence 40 % longer), what was cut (a bracket is missing), and what was never translated
 * (there is no bracket). It is a language of i18n_switch like any other, but none that
 * i18n_languages offers.
 *
 * Formats keep their directives; texts of one letter, and what has none, stay as they are. */

#include "strbuf.h"

#define PSEUDO_LANGUAGE "en-XA"

/* The text as that language has it, kept for the life of the program; from any thread. */
__attribute__((format_arg(1))) const char *pseudo_text(const char *text);

#endif
