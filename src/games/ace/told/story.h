/* The story of Ace of Spades between the duels. A page is told once for all runs, at each of them,
 * or never, as the settings have it; never at the pace at which nothing is to be seen; and every
 * input goes on. */
#ifndef CARRE_STORY_H
#define CARRE_STORY_H

#include "ace_names.h"
#include "ace_story.h"
#include "scene.h"

/* The page itself, whatever the settings say. */
void story_open(struct app *app, enum ace_story_part part);
/* The page if it is to be told now. True: it comes. */
bool story_tell(struct app *app, enum ace_story_part part);

/* How far a table's run has been told. Zeroed at first. */
struct story {
    int marker;
};
/* What has just come to be seen: a run's begin (`fresh`: it begins here, and is not gone on with),
 * a scene, Lord Overkill. True: a page comes. */
bool story_follow(struct story *y, struct app *app, const struct board *shown, bool fresh);

#endif
