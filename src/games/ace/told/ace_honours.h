/* ace_honours.h - what is earned in Ace of Spades, and what follows a lost run: for its folder. */
#ifndef CARRE_ACE_HONOURS_H
#define CARRE_ACE_HONOURS_H

#include "game_folder.h"

extern const struct folder_honours ace_honours;
extern const struct folder_loss ace_loss;

#endif
