/* weighed.h - what bots weigh on the way to what they choose, as a digest.
 *
 * Of two actions the better one stays the better one though all that is known of either has
 * changed: what is chosen is a coarse net. Here every number that one part of a thought hands to
 * another is read as it passes by (tests/meson.build puts these functions in the place of the bots'
 * own, which they call): chances, worths of what is offered, ranges, gains. None of them is called
 * in its own file too: whether such a call is read hangs on compiler and linker. */
#ifndef CARRE_WEIGHED_H
#define CARRE_WEIGHED_H

#include <stdint.h>

/* Of all that was weighed since the last call; 0: nothing was. */
uint32_t weighed(void);

#endif
