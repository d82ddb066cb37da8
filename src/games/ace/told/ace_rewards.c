/* ace_rewards.c - the list of rewards, and who has earned them. */
#include "ace_rewards.h"

#include "ace_player.h"
#include "achievements_scene.h"
#include "check.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

const struct ace_reward ace_rewards[ACE_REWARDS] = {
    {"horned", N_("The horned spade"), REWARD_BACK, 0, NULL, "cards/back-ace"},
    {"rattler", N_("Rattlesnake"), REWARD_BACK, 3, "ace/rewards/back-rattler",
     "ace/rewards/back-rattler"},
    {"brass", N_("Six of brass"), REWARD_BACK, 12, "ace/rewards/back-brass",
     "ace/rewards/back-brass"},
    {"overkill", N_("The ace that ends it"), REWARD_BACK, 20, "ace/rewards/back-overkill",
     "ace/rewards/back-overkill"},
    {"road", N_("The road itself"), REWARD_GROUND, 0, NULL, "ace/scene-2"},
    {"moonlight", N_("Planks by moonlight"), REWARD_GROUND, 7, "ace/rewards/ground-moonlight",
     "ace/rewards/ground-moonlight"},
    {"lacquer", N_("Black lacquer"), REWARD_GROUND, 20, "ace/rewards/ground-lacquer",
     "ace/rewards/ground-lacquer"},
};

/* One text a person and kind: an id of the list. */
static void name_in_store(int64_t person, enum reward_kind kind, char out[48])
{
    snprintf(out, 48, "ace-%s-%lld", kind == REWARD_BACK ? "back" : "ground", (long long)person);
}

static int first_of(enum reward_kind kind)
{
    int i = 0;
    while (ace_rewards[i].kind != kind)
        i++;
    return i;
}

int ace_reward_chosen(struct app *app, int64_t person, enum reward_kind kind)
{
    char name[48], *text;
    int found = first_of(kind);
    if (!app_store(app))
        return found;
    name_in_store(person, kind, name);
    text = store_get(app_store(app), name);
    for (int i = 0; text && i < ACE_REWARDS; i++)
        if (ace_rewards[i].kind == kind && strcmp(ace_rewards[i].id, text) == 0 &&
            achievements_count(app, person) >= ace_rewards[i].needs)
            found = i;
    mem_free(text);
    return found;
}

void ace_reward_choose(struct app *app, int64_t person, int reward)
{
    CARRE_ASSERT(reward >= 0 && reward < ACE_REWARDS);
    char name[48];
    if (!app_store(app))
        return;
    name_in_store(person, ace_rewards[reward].kind, name);
    store_put(app_store(app), name, ace_rewards[reward].id);
}

const char *ace_reward_picture(struct app *app, enum reward_kind kind)
{
    CARRE_ASSERT(kind == REWARD_BACK || kind == REWARD_GROUND);
    return ace_rewards[ace_reward_chosen(app, ace_player(app), kind)].picture;
}
