/* upcolor_sim.h - what `carre sim upcolor` counts beside rounds won: what a player's chips came to.
 * Shares grow, players are barred and a FULL is paid, so rounds won say half of how well one
 * plays. */
#ifndef CARRE_UPCOLOR_SIM_H
#define CARRE_UPCOLOR_SIM_H

#include "game_folder.h"

extern const struct folder_sim upcolor_sim;

#endif
