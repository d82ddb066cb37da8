/* How the book of Power Up is drawn. What a power is called, does and costs is told by the game. */
#include "rules_poker.h"

#include "font.h"
#include "power_words.h"

#include <stdio.h>

static void emblem(int power, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, "power-up/emblems/%s", power_id(power));
}
static int cost(int power) { return POWER_UP_COST + power; }

const struct book_look book_of_power_up = {
    .face = &typeface_powerup,
    .picture = poker_picture,
    .levels = poker_levels,
    .things = POWERS,
    .thing_id = power_id,
    .thing_name = power_title,
    .thing_about = power_about,
    .thing_picture = emblem,
    .thing_cost = cost,
    .cost_icon = "energy",
};
