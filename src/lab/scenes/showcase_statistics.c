/* showcase_statistics.c - plays the games whose statistics are shown. */
#include "showcase_statistics.h"

#include "check.h"
#include "stats.h"
#include "match.h"
#include "mem.h"
#include "showcase_plays.h"
#include "statistics_scene.h"

#include <string.h>

enum { MATCHES = 24, ACTIONS = 3000, ME = 0 };

static void play(struct match *m, const struct showcase_player *who, struct rng *rng)
{
    for (int i = 0; i < ACTIONS && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = showcase_plays(&v, v.me == ME ? who->first : who->others, rng);
        if (match_play(m, &a, (int64_t)i * 4200) == REASON_OK)
            continue;
        a = bot_random_action(&v, rng);
        match_play(m, &a, (int64_t)i * 4200);
    }
}

static void add_match(const struct showcase_player *who, int number, struct stats_sum *sum)
{
    CARRE_ASSERT(number >= 0);
    struct rules r = who->rules;
    uint8_t seed[SEED_BYTES] = {(uint8_t)number, 19};
    char error[MATCH_ERROR];
    struct rng rng = rng_seed((uint64_t)number + 40);
    if (who->ways)
        r.option[who->vary] = number % who->ways;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    struct match_stats *f = mem_alloc(sizeof *f);
    if (m) {
        play(m, who, &rng);
        if (sum->fold->read(m, ME, f))
            stats_add(sum, f, number, -number); /* the first is the last */
    }
    mem_free(f);
    match_free(m);
}

/* Played once, then remembered: the same page is looked at in many languages and sizes. */
static const struct stats_sum *stats_of(const struct showcase_player *who)
{
    static struct stats_sum known[8];
    const char *game = who->rules.game->id;
    int at = 0;
    while (stats_game(at) && strcmp(stats_game(at), game) != 0)
        at++;
    if (known[at].matches)
        return &known[at];
    known[at].fold = stats_fold(game);
    for (int i = 0; i < MATCHES; i++)
        add_match(who, i, &known[at]);
    return &known[at];
}

void showcase_statistics(struct app *app, const struct showcase_player *who, int view, int measure)
{
    statistics_open_shown(app, stats_of(who), "Zoé", view, measure);
}
