/* ace_honours.c - what is earned in Ace of Spades (AS-60 to AS-65), and its run of the day. */
#include "ace_honours.h"

#include "ace_achievements.h"
#include "ace_names.h"
#include "ace_player.h"
#include "ace_rewards.h"
#include "achievements.h"
#include "achievements_scene.h"
#include "daily.h"
#include "profile.h"

static void wears(struct app *app, const char *out[2])
{
    out[0] = ace_reward_picture(app, REWARD_BACK);
    out[1] = ace_reward_picture(app, REWARD_GROUND);
}

static uint32_t earn(const struct match *m, struct store *store, const int64_t *person, int n)
{
    struct ace_achievements f;
    uint32_t fresh = 0;
    ace_achievements_of(m, &f);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        char name[40];
        ace_achievement_store_name(i, name);
        for (int k = 0; k < n && f.best[i] > 0; k++)
            if (achievements_note(store, person[k], name, f.best[i],
                                  f.at[i] >= 0 ? profile_now() : 0))
                fresh |= 1U << i;
    }
    return fresh;
}

static bool day_begins(struct app *app, const struct match *m)
{
    const struct rules *r = match_rules(m);
    if (r->nseats != 1 || !daily_today(match_code(m), profile_now()))
        return true;
    return daily_begin(app_store(app), match_code(m), r->option[ACE_DIFFICULTY], ace_player(app));
}

static void day_ends(struct app *app, struct store *store, const struct match *m)
{
    const struct rules *r = match_rules(m);
    struct view v;
    if (r->nseats != 1 || !match_over(m) || match_practice(m) || !daily_is(match_code(m)))
        return;
    match_view(m, SEAT_ONLOOKER, &v);
    daily_end(store, match_code(m), r->option[ACE_DIFFICULTY], ace_player(app),
              v.board.num[ACE_WON] > 0, v.board.num[ACE_MARKER]);
}

static void open(struct app *app, int page)
{
    achievements_open(app, page ? PAGE_REWARDS : PAGE_ACHIEVEMENTS);
}

const struct folder_honours ace_honours = {
    .player = ace_player,
    .wears = wears,
    .earn = earn,
    .tell = achievements_award,
    .day_begins = day_begins,
    .day_ends = day_ends,
    .count = achievements_count_words,
    .open = open,
    .souvenir = ace_souvenir,
};
