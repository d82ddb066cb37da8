/* The pictures of the statistics that every poker table has: shares of all chips, and a list of the
 * game's own cards. */
#include "stats_poker.h"

#include "check.h"
#include "game_folder.h"
#include "statistics_inside.h"

#include <stdio.h>

static const struct folder_things *own(const struct statistics *k)
{
    return game_folder(k->sum->fold->game)->things;
}

static int count(const struct statistics *k) { return own(k)->n; }

static void thing(const struct statistics *k, int i, struct statistics_thing *out)
{
    CARRE_ASSERT(i >= 0 && i < POKER_THINGS);
    const int64_t *n = k->sum->count;
    *out = (struct statistics_thing){
        .first = n[POKER_USED + i], .second = n[POKER_USED_WON + i], .of = n[POKER_USED_HANDS + i]};
    snprintf(out->name, sizeof out->name, "%s", own(k)->title(i));
    snprintf(out->picture, sizeof out->picture, "%s/%s", own(k)->emblems, own(k)->id(i));
}

static void say(const struct statistics_thing *t, const char *second, char *out, size_t room)
{
    snprintf(out, room,
             i18n_plural("used %d time, hands won: %s", "used %d times, hands won: %s",
                         (unsigned long)t->first),
             (int)t->first, second);
}

const struct statistics_things poker_view_things = {
    .count = count, .thing = thing, .say = say, .first = N_("used"), .second = N_("hands won")};

const struct statistics_view poker_view_chips = {
    .name = N_("Chips"),
    .caption = N_("Your share of all chips, hand by hand. Below: the last ten tournaments."),
    STATISTICS_CURVES};
