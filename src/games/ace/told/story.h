/* The story of Ace of Spades between the duels. A page is told once for all runs, at each of them,
 * or never, as the settings have it; never at the pace at which nothing is to be seen; and every
 * input goes on. */
#ifndef CARRE_STORY_H
#define CARRE_STORY_H

#include "ace_names.h"
#include "ace_story.h"
#include "game_folder.h"
#include "scene.h"

/* A run's begin, a scene, Lord Overkill, and how it ended. What has been told of it: its marker. */
extern const struct folder_story ace_story;

#endif
