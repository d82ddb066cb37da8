/* What is earned at a table (game_folder.h): it goes to the store with the very decision that
 * earned it, and is told when the picture has come so far. */
#include "table_inside.h"

#include "game_folder.h"

static const struct folder_honours *honours(const struct match *m)
{
    return game_folder(match_rules(m)->game->id)->honours;
}

int64_t table_rider(const struct table *t)
{
    const struct folder_honours *h = honours(t->match);
    return h ? h->player(t->scene.app) : 0;
}

/* The people who play, each once; somebody without a name is 0. */
static int earners(const struct table *t, int64_t id[SEATS])
{
    int n = 0;
    if (!t->seated) {
        id[0] = table_rider(t);
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
    const struct folder_honours *h = honours(t->match);
    int64_t id[SEATS];
    if (!h || match_practice(t->match))
        return;
    const int n = earners(t, id);
    t->earned |= h->earn(t->match, store, id, n);
}

/* Read from the store when the table opens: dressing happens in each frame. */
void table_wear(const struct table *t, struct stage *st)
{
    st->back = t->wears[0];
    st->ground = t->wears[1];
}

void table_dress_up(struct table *t)
{
    const struct folder_honours *h = honours(t->match);
    t->wears[0] = t->wears[1] = NULL;
    if (h)
        h->wears(t->scene.app, t->wears);
}

void table_award(struct table *t, bool at_once)
{
    const struct folder_honours *h = honours(t->match);
    if (!t->earned ||
        (!at_once && (t->curtain.up || !t->stage || !stage_caught_up(table_front(t)))))
        return;
    for (int i = 0; h && t->earned >> i; i++)
        if (t->earned >> i & 1)
            h->tell(t->scene.app, i);
    t->earned = 0;
}

/* ---- the deal of the day ---- */

bool table_daily_begins(struct table *t, const struct match *m)
{
    const struct folder_honours *h = honours(m);
    return !h || h->day_begins(t->scene.app, m);
}

void table_daily_ends(struct table *t, struct store *store)
{
    const struct folder_honours *h = honours(t->match);
    if (h)
        h->day_ends(t->scene.app, store, t->match);
}
