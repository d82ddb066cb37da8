/* goldens.h - known matches: every log of tests/golden/<game>/, loaded.
 *
 * A log keeps the digest of the data that it was written with; here it meets the enemies that rules
 * are tried with (support/enemies.txt), whose numbers stay. */
#ifndef CARRE_GOLDENS_H
#define CARRE_GOLDENS_H

#include "match.h"

/* Each by its name, "ace/jam", game by game. The match is borrowed; NULL: the log can't be loaded,
 * and `error` says why. */
void goldens_each(void (*one)(void *context, const char *name, const struct match *m,
                              const char *error),
                  void *context);

#endif
