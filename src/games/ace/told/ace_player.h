/* ace_player.h - who plays alone: runs for one have no page where people sit down, so one choice
 * holds until it is changed. */
#ifndef CARRE_ACE_PLAYER_H
#define CARRE_ACE_PLAYER_H

#include "profile.h"
#include "scene.h"

/* An id of profile.h; 0: somebody without a name, who has achievements of their own too. */
int64_t ace_player(struct app *app);
void ace_player_is(struct app *app, int64_t id);
/* The name, or what is said for none. */
void ace_player_name(struct app *app, int64_t id, char out[NAME_BYTES * 2]);

#endif
