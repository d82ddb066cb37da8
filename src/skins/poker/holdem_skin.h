/* Hold'em's table on the screen. */
#ifndef CARRE_HOLDEM_SKIN_H
#define CARRE_HOLDEM_SKIN_H

struct poker_skin;
extern const struct poker_skin holdem_skin;

#endif
