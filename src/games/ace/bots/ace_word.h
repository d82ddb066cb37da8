/* ace_word.h - the vague words of a partner who is no person. */
#ifndef CARRE_ACE_WORD_H
#define CARRE_ACE_WORD_H

#include "ace_claims.h"
#include "view.h"

/* What the seat would say now, while the other one is on turn; false: it is silent. Follows from
 * the view alone. */
bool ace_word(const struct view *v, struct action *out);

#endif
