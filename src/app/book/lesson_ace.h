/* lesson_ace.h - what lessons and examples of Ace of Spades say of a shot. */
#ifndef CARRE_LESSON_ACE_H
#define CARRE_LESSON_ACE_H

#include "ace_names.h"
#include "lesson.h"

/* Is it that combination, whatever lies beside it? */
bool lesson_ace_claims(const struct lesson_step *s, const struct view *v, const struct action *a);

/* The fields of a step that fires these cards, and whatever beside them, as that claim. */
#define LESSON_ACE_SHOT(named, kind_of)                                     \
    .kind = ACE_SHOOT, .face = CARD_NONE, .cards = named, .claim = kind_of, \
    .fill = ACE_SHOT_CARDS, .claims = lesson_ace_claims

#endif
