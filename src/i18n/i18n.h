#ifndef CARRE_I18N_H
#define CARRE_I18N_H

/* The program's texts in three languages, switched while it runs. Catalogues are gettext's,
 * compiled; they are read by our own reader (catalogue.h): what a system's gettext makes of
 * LANGUAGE and of locales differs from one to the next.
 *
 * English is the source text: _("Fold") is the French word after i18n_switch("fr") and "Fold" when
 * no catalogue can be had. Whole sentences only; numbers and names go in with printf formats,
 * reordered by "%2$s" where a language wants it.
 *
 * Only the UI thread calls i18n_start and i18n_switch; looking texts up is safe anywhere. A text
 * that was looked up stays valid for the life of the program, but it does not change with the
 * language: look it up again when you draw.
 *
 * The catalogues: $CARRE_LOCALE, else the build folder's locale/ or the installed ones, as for all
 * data (path.h). A catalogue is proved sound before a text of it is used. */

#include "marked.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Once, before other threads start and before any text is looked up. The language is then English.
 */
void i18n_start(void);

/* "en", "fr" or "ja"; or "en-XA", which is English made longer, to see what will not fit
 * (pseudo.h). False when the language is unknown or its catalogue is missing or damaged: the texts
 * are then English, a warning says why (once, when the same is tried again), and i18n_complaint()
 * tells it too. */
bool i18n_switch(const char *language);

/* The language in force, and all there are, closed by NULL. */
const char *i18n_language(void);
const char *const *i18n_languages(void);

/* Whether a headline in that language may run downwards. */
bool i18n_downwards(const char *language);

/* Whether i18n_switch knows that name: one of these, or the invented one. */
bool i18n_speaks(const char *language);

/* Why the last i18n_switch fell back to English; "" when it did not. English, of course. */
const char *i18n_complaint(void);

/* The first language that the user's environment asks for and that Carré speaks; "en" when there is
 * none. */
const char *i18n_guess(void);

/* _() looks a text up where it is used. N_() (marked.h) only marks it for the catalogues, for
 * tables; look it up later with _(). */
#define _(text) i18n_text(text)

/* A text with a context, for English words that mean two things: C_("verb", "Raise"). NC_ marks,
 * i18n_context looks up. */
#define C_(context, text) i18n_context(context, text)
#define NC_(context, text) text

/* In the language in force; the English text itself where there is none. Lent for good. */
__attribute__((format_arg(1))) const char *i18n_text(const char *text);
__attribute__((format_arg(2))) const char *i18n_context(const char *context, const char *text);

/* i18n_plural("%d card", "%d cards", n) */
__attribute__((format_arg(1), format_arg(2))) const char *
i18n_plural(const char *one, const char *many, unsigned long n);

/* Numbers as the language groups them: 1,234 in English and Japanese, 1 234 with a narrow no-break
 * space in French. i18n_decimal takes a number of 10^-places: (1234, 1) is 123.4, or 123,4. Both
 * write to `out` and return it. */
#define I18N_NUMBER_BYTES 64
const char *i18n_number(char out[I18N_NUMBER_BYTES], int64_t number);
const char *i18n_decimal(char out[I18N_NUMBER_BYTES], int64_t number, int places);

#endif
