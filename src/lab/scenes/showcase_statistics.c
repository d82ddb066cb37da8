#include "showcase_statistics.h"

#include "bot.h"
#include "figures.h"
#include "figures_poker.h"
#include "games.h"
#include "holdem_names.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "statistics_scene.h"
#include "upcolor_names.h"
#include "world.h"

#include <string.h>

enum { MATCHES = 24, ACTIONS = 3000, ME = 0 };

/* How good two cards are before the flop, 0 to about 40. */
static int strength(const struct view *v)
{
    if (board_count(&v->board, HOLDEM_HAND + v->me) < HOLDEM_HOLE_CARDS)
        return 0;
    const card a = board_face(&v->board, HOLDEM_HAND + v->me, 0),
               b = board_face(&v->board, HOLDEM_HAND + v->me, 1);
    const int high = card_rank(a) > card_rank(b) ? card_rank(a) : card_rank(b),
              low = card_rank(a) + card_rank(b) - high;
    return high * 2 + low + (high == low ? 16 : 0) + (card_suit(a) == card_suit(b) ? 3 : 0);
}

/* At hold'em's table: good cards are played, better ones raised, a little by chance; whatever the
 * game has beside that, by chance. */
static struct action at_the_table(const struct view *v, struct rng *rng)
{
    const int good = strength(v) + rng_below(rng, 14) - 7;
    const struct choice *raise = bot_open(v, HOLDEM_RAISE_TO, -1) ? bot_open(v, HOLDEM_RAISE_TO, -1)
                                                                  : bot_open(v, HOLDEM_BET_TO, -1);
    struct action a = bot_random_action(v, rng);
    if (a.kind > HOLDEM_RAISE_TO)
        return a;
    if (raise && good > (v->me == ME ? 29 : 32)) {
        a = action_of(v->me, raise->kind, 0);
        a.amount = good > 44 ? raise->max : raise->min;
        return a;
    }
    if (bot_open(v, HOLDEM_CHECK, -1))
        return action_of(v->me, HOLDEM_CHECK, 0);
    return action_of(v->me, good > 22 && bot_open(v, HOLDEM_CALL, -1) ? HOLDEM_CALL : HOLDEM_FOLD,
                     0);
}

static struct action decide(const struct view *v, struct rng *rng)
{
    const char *game = v->rules.game->id;
    const struct bot *bot = bot_find(game, strcmp(game, "ace") == 0 ? "regular" : "greedy");
    if (strcmp(game, "ace") == 0 || (strcmp(game, "upcolor") == 0 && v->me == ME))
        return bot->choose(v, rng, &temper_even);
    return strcmp(game, "upcolor") == 0 ? bot_random_action(v, rng) : at_the_table(v, rng);
}

static void play(struct match *m, struct rng *rng)
{
    for (int i = 0; i < ACTIONS && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = decide(&v, rng);
        if (match_play(m, &a, (int64_t)i * 4200) == REASON_OK)
            continue;
        a = bot_random_action(&v, rng);
        match_play(m, &a, (int64_t)i * 4200);
    }
}

static void add_match(struct world *w, const char *game, int number, struct figures_sum *sum)
{
    struct rules r;
    uint8_t seed[SEED_BYTES] = {(uint8_t)number, 19};
    char error[MATCH_ERROR];
    struct rng rng = rng_seed((uint64_t)number + 40);
    if (!world_rules(w, games_find(game), strcmp(game, "ace") == 0 ? 1 : 4, &r, error,
                     sizeof error))
        return;
    if (strcmp(game, "ace") == 0)
        r.option[0] = number % 3;
    if (strcmp(game, "upcolor") == 0)
        r.option[UPCOLOR_GAMES] = 6;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    struct figures *f = mem_alloc(sizeof *f);
    if (m) {
        play(m, &rng);
        if (sum->fold->read(m, ME, f))
            figures_add(sum, f, number, -number); /* the first is the last */
    }
    mem_free(f);
    match_free(m);
}

/* Played once, then remembered: the same page is looked at in many languages and sizes. */
static const struct figures_sum *figures_of(const char *game)
{
    static struct figures_sum known[8];
    int at = 0;
    while (figures_game(at) && strcmp(figures_game(at), game) != 0)
        at++;
    if (known[at].matches)
        return &known[at];
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    known[at].fold = figures_fold(game);
    for (int i = 0; i < MATCHES; i++)
        add_match(&w, game, i, &known[at]);
    world_close(&w);
    mem_free(assets);
    return &known[at];
}

void showcase_statistics(struct app *app, const char *game, int view, int measure)
{
    statistics_open_shown(app, figures_of(game), "Zoé", view, measure);
}
