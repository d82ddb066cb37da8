/* Who sits down when nobody else does: names, animals and grounds that are ready to be taken, by bots and by people without a keyboard. */
#ifndef CARRE_COMPANIONS_H
#define CARRE_COMPANIONS_H

#include <stdint.h>

struct companion { const char *name; uint8_t emblem, ground; };

enum { COMPANIONS = 12 };

/* Number i (any; they go round), its name in the language in force. */
struct companion companion_nth(int i);

#endif
