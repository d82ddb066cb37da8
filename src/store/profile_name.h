#ifndef CARRE_PROFILE_NAME_H
#define CARRE_PROFILE_NAME_H

#include "profile.h"

/* What a name is, apart from who else has it. */

/* Good, empty, long or forbidden; when good, the trimmed name is in `out`. */
enum name_verdict profile_name_trim(const char *name, char out[NAME_BYTES]);

/* The same name in another case? Latin, Greek and Cyrillic letters and their full-width forms have
 * cases here. */
bool profile_name_same(const char *a, const char *b);

#endif
