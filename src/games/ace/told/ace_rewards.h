/* ace_rewards.h - what achievements of Ace of Spades give: backs of cards and tables, to be chosen
 * by who has enough (AS-64). They change how things look, never how they play. A new one is a line
 * in the list and a picture. */
#ifndef CARRE_ACE_REWARDS_H
#define CARRE_ACE_REWARDS_H

#include "scene.h"

#include <stdbool.h>
#include <stdint.h>

enum reward_kind { REWARD_BACK, REWARD_GROUND, REWARD_KINDS };

struct ace_reward {
    const char *id;   /* as the choice is kept: "rattler" */
    const char *name; /* marked for translation */
    enum reward_kind kind;
    int needs;           /* achievements */
    const char *picture; /* "ace/rewards/back-rattler" */
    /* of what is shown where it is chosen; the same, but for what a skin draws by itself */
    const char *sample;
};

enum { ACE_REWARDS = 7 };
extern const struct ace_reward ace_rewards[ACE_REWARDS];

/* Which of that kind (index in the list) the person has chosen; the first of its kind if none, or
 * if it is not theirs (any more). */
int ace_reward_chosen(struct app *app, int64_t person, enum reward_kind kind);
void ace_reward_choose(struct app *app, int64_t person, int reward);

/* The picture of the kind for who plays alone here; NULL: the skin's own. */
const char *ace_reward_picture(struct app *app, enum reward_kind kind);

#endif
