/* What the files of the achievements' screen share. */
#ifndef CARRE_ACHIEVEMENTS_INSIDE_H
#define CARRE_ACHIEVEMENTS_INSIDE_H

#include "achievements.h"
#include "achievements_scene.h"

#include "ace_achievements.h"
#include "ace_player.h"
#include "frame.h"
#include "profile.h"

#include <stdbool.h>

enum { DO_BACK = 1, DO_PAGE, DO_RIDER, DO_ACHIEVEMENT, DO_REWARD };

struct achievements {
    struct scene scene;
    enum achievements_page page;
    int64_t rider;                              /* whose */
    int which;                                  /* the one told of in large */
    struct achievement known[ACE_ACHIEVEMENTS]; /* the rider's */
    int earned;
    struct scroll scroll;
    struct rect window; /* what scrolls in it */
};

/* "Bronze", in the language in force: 0 to 3, the lowest first. */
const char *achievements_list_metal_name(int metal);

/* The two pages of the screen: what can be earned (achievements_list.c), and what is unlocked by it
 * (achievements_rewards.c). Each lies inside `area` (pixels) and adds its items after those of the
 * screen. `begin` chooses which one is told of first; `input` says whether the event was its own.
 */
void achievements_list_begin(struct achievements *k);
void achievements_list_items(struct achievements *k, struct rect area);
void achievements_list_draw(const struct achievements *k, struct canvas *c, struct rect area);
bool achievements_list_input(struct achievements *k, const struct item_event *event);
void rewards_items(struct achievements *k, struct rect area);
void rewards_draw(const struct achievements *k, struct canvas *c, struct rect area);
bool rewards_input(struct achievements *k, const struct item_event *event);

#endif
