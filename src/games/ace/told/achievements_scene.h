/* achievements_scene.h - what has been earned in Ace of Spades, what that gives: one screen of two
 * pages, and a way to the figures of all runs. */
#ifndef CARRE_ACHIEVEMENTS_SCENE_H
#define CARRE_ACHIEVEMENTS_SCENE_H

#include "scene.h"

enum achievements_page {
    PAGE_ACHIEVEMENTS,
    PAGE_REWARDS,
    PAGE_STATS /* a tab alone: achievements_open wants one of the others */,
    ACHIEVEMENT_PAGES
};

/* Opens that page of the one who plays, over what is open. */
void achievements_open(struct app *app, enum achievements_page page);

/* "7 of 20" of who plays alone, for a button. */
void achievements_count_words(struct app *app, char *out, size_t room);
/* How many of the twenty a person has. */
int achievements_count(struct app *app, int64_t person);

/* Tells above every scene that this one (ace_achievements.h) has just been earned. */
void achievements_award(struct app *app, int which);

#endif
