/* What is earned at a table of Ace of Spades (AS-60 to AS-65): it goes to the store with the very decision that earned it, and is told when the picture has
 * come so far. Also the table's clock, which stands still while something lies over the table (AS-63). */
#include "table_inside.h"

#include "ace_feats.h"
#include "ace_names.h"
#include "ace_player.h"
#include "ace_rewards.h"
#include "achievements.h"
#include "achievements_scene.h"
#include "daily.h"
#include "profile.h"

#include <stdio.h>
#include <string.h>

void table_stand(struct table *t)
{
    if (t->stood < 0)
        t->stood = app_now(t->scene.app);
}

void table_go_on(struct table *t)
{
    if (t->stood >= 0)
        t->opened += app_now(t->scene.app) - t->stood;
    t->stood = -1;
}

int64_t table_rider(const struct table *t) { return strcmp(match_rules(t->match)->game->id, "ace") == 0 ? ace_player(t->scene.app) : 0; }

/* The people who play, each once; somebody without a name is 0. */
static int earners(const struct table *t, int64_t id[SEATS])
{
    int n = 0;
    if (!t->seated) {
        id[0] = ace_player(t->scene.app);
        return 1;
    }
    for (int s = 0; s < t->seating.nseats; s++) {
        bool known = t->seating.seat[s].sitter != SITTER_PERSON;
        for (int i = 0; i < n; i++)
            known |= id[i] == t->seating.seat[s].person;
        if (!known)
            id[n++] = t->seating.seat[s].person;
    }
    return n;
}

void table_earn(struct table *t, struct store *store)
{
    struct ace_feats f;
    int64_t id[SEATS];
    if (strcmp(match_rules(t->match)->game->id, "ace") != 0 || match_practice(t->match))
        return;
    const int n = earners(t, id);
    ace_feats_of(t->match, &f);
    for (int i = 0; i < ACE_FEATS; i++) {
        char name[40];
        ace_feat_store_name(i, name);
        for (int k = 0; k < n && f.best[i] > 0; k++)
            if (achievements_note(store, id[k], name, f.best[i], f.at[i] >= 0 ? profile_now() : 0))
                t->earned |= 1U << i;
    }
}

/* Read from the store when the table opens: dressing happens in each frame. */
void table_wear(const struct table *t, struct stage *st)
{
    st->back = t->wears[REWARD_BACK];
    st->ground = t->wears[REWARD_GROUND];
}

void table_dress_up(struct table *t)
{
    for (int k = 0; k < REWARD_KINDS; k++)
        t->wears[k] = strcmp(match_rules(t->match)->game->id, "ace") == 0 ? ace_reward_picture(t->scene.app, (enum reward_kind)k) : NULL;
}

void table_herald(struct table *t, bool at_once)
{
    if (!t->earned || (!at_once && (t->curtain.up || !t->stage || !stage_caught_up(table_front(t)))))
        return;
    for (int i = 0; i < ACE_FEATS; i++)
        if (t->earned >> i & 1)
            feats_herald(t->scene.app, i);
    t->earned = 0;
}

/* ---- the run of the day ---- */

bool table_daily_begins(struct table *t, const struct match *m)
{
    const struct rules *r = match_rules(m);
    if (strcmp(r->game->id, "ace") != 0 || r->nseats != 1 || !daily_today(match_code(m), profile_now()))
        return true;
    return daily_begin(app_store(t->scene.app), match_code(m), r->option[0], ace_player(t->scene.app));
}

void table_daily_ends(struct table *t, struct store *store)
{
    const struct rules *r = match_rules(t->match);
    struct view v;
    if (strcmp(r->game->id, "ace") != 0 || r->nseats != 1 || !match_over(t->match) || match_practice(t->match) || !daily_is(match_code(t->match)))
        return;
    match_view(t->match, SEAT_ONLOOKER, &v);
    daily_end(store, match_code(t->match), r->option[0], ace_player(t->scene.app), v.board.num[ACE_WON] > 0, v.board.num[ACE_MARKER]);
}
