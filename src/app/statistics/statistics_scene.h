/* statistics_scene.h - the statistics page: everybody's figures in every game, in numbers and
 * pictures. */
#ifndef CARRE_STATISTICS_SCENE_H
#define CARRE_STATISTICS_SCENE_H

#include "scene.h"

#include <stdint.h>

enum { STATISTICS_ANYBODY = -1 };

/* `game` NULL: the one that was played last. `person`: an id of profile.h, 0 who has no name,
 * STATISTICS_ANYBODY: who played last. */
void statistics_open(struct app *app, const char *game, int64_t person);

/* A page with these figures (copied) of somebody of that name, whatever is in the store; picture
 * number `view`, and of the starting hands measure number `measure`. For pictures of the page. */
struct stats_sum;
void statistics_open_shown(struct app *app, const struct stats_sum *sum, const char *name, int view,
                           int measure);

#endif
