/* meetings.h - each of the 169 kinds of hole cards against each, exactly. */
#ifndef CARRE_MEETINGS_H
#define CARRE_MEETINGS_H

#include "cardset.h"

enum { KINDS = 169 };

/* Kind 13 high + low suited, 13 low + high offsuit. */
int kind_of(card a, card b);
/* So many hands of a kind: 6, 4 or 12. */
int combos_of(int kind);
/* Of the row's kind; and how many pairs of hands meet. About ten seconds. */
extern double equity[KINDS][KINDS], meets[KINDS][KINDS];
void meet_all(void);

#endif
