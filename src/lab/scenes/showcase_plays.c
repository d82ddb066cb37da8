/* showcase_plays.c - see showcase_plays.h. */
#include "showcase_plays.h"

#include "check.h"
#include "game_folder.h"
#include "match.h"

#include <string.h>

enum { MOST_ACTIONS = 3000 };

struct action showcase_plays(const struct view *v, const char *who, struct rng *rng)
{
    CARRE_ASSERT(v->me >= 0 && v->me < v->rules.nseats);
    const struct folder_scenes *f = game_folder(v->rules.game->id)->scenes;
    const struct bot *b = bot_find(v->rules.game->id, who);
    if (b)
        return b->choose(v, rng, &temper_even);
    return f && strcmp(who, "plain") == 0 ? f->plain(v, rng) : bot_random_action(v, rng);
}

char *showcase_calm(const struct rules *r, const char *seed, int actions, int street, int pots)
{
    CARRE_ASSERT(actions >= 0 && pots >= 0);
    const struct folder_scenes *f = game_folder(r->game->id)->scenes;
    uint8_t from[SEED_BYTES];
    char error[MATCH_ERROR], *text = NULL;
    struct rng rng = rng_seed(11);
    match_seed_from_text(seed, from);
    struct match *m = f ? match_new(r, from, seed, NULL, true, error) : NULL;
    for (int i = 0; m && i < MOST_ACTIONS; i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        if (i >= actions && f->shows(&v.board, street, pots))
            break;
        struct action a = f->calm(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK || match_over(m))
            break;
    }
    if (m)
        text = match_save(m);
    match_free(m);
    return text;
}
