/* What the rules' core costs, in microseconds: actions with and without news, undo and the text of a long match, a view, a guessed world, a call of
 * chance; and what a match with news costs against one without. Prints figures; judges nothing. */
#include "bot.h"
#include "dealer.h"
#include "games.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "toy_world.h"
#include "world.h"

#include <stdio.h>
#include <time.h>

enum { LONG = 174 };   /* actions of a long evening */

static double now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static struct match *begin(const struct rules *r, int number, bool events)
{
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8)};
    char error[MATCH_ERROR];
    return match_new(r, seed, NULL, NULL, events, error);
}

/* Random games; returns microseconds an action, and what choosing costs beside it. */
static double played(const struct rules *r, int games, bool events, double *choosing)
{
    double acting = 0;
    int actions = 0;
    *choosing = 0;
    for (int i = 0; i < games; i++) {
        struct match *m = begin(r, i, events);
        struct rng rng = rng_seed((uint64_t)i);
        while (!match_over(m) && match_actions(m) < 300) {
            struct view v;
            const double start = now_us();
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            const double chosen = now_us();
            match_play(m, &a, 0);
            *choosing += chosen - start;
            acting += now_us() - chosen;
            actions++;
        }
        match_free(m);
    }
    *choosing /= actions;
    return acting / actions;
}

static void bench_game(const struct rules *r, int games)
{
    double choosing, quiet = played(r, games, false, &choosing), loud = played(r, games, true, &choosing);
    printf("%-5s %d seats: an action %.2f, with news for all %.2f (%.1f times); a view and a random choice %.2f; %.0f actions a second with all\n",
           r->game->id, r->nseats, quiet, loud, loud / quiet, choosing, 1e6 / (quiet + choosing));
}

#define TIMES(n, what, call) do { \
        const double start = now_us(); \
        for (int i = 0; i < (n); i++) { call; } \
        printf("%-58s %9.2f\n", what, (now_us() - start) / (n)); \
    } while (0)

static void bench_match(void)
{
    struct rules r = rules_default(&toy_game, 4, NULL, 0);
    r.option[TOY_MODE] = 1;
    struct match *m = begin(&r, 1, true);
    struct rng rng = rng_seed(1);
    struct view v;
    while (!match_over(m)) {
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        match_play(m, &a, match_actions(m) * 1000);
    }
    printf("a match of %d actions and %d events:\n", match_actions(m), match_heard_count(m));
    const struct match_world world = toy_world();
    char error[MATCH_ERROR], *text = match_save(m);
    struct board guess;
    TIMES(2000, "  a copy", match_free(match_copy(m)));
    TIMES(2000, "  a copy, and undo of its last action", struct match *c = match_copy(m); match_undo(c, LONG - 1, false); match_free(c));
    TIMES(2000, "  the view of a seat half-way", match_view_at(m, 1, LONG / 2, &v));
    TIMES(2000, "  saved", mem_free(match_save(m)));
    TIMES(500, "  loaded, every action checked", match_free(match_load(text, &world, true, error)));
    TIMES(500, "  loaded without news", match_free(match_load(text, &world, false, error)));
    match_undo(m, LONG / 2, false);
    TIMES(200000, "a view with its choices", match_view(m, 0, &v));
    match_view(m, 0, &v);
    TIMES(200000, "a guessed world", rules_guess(&r, &v.board, &rng, &guess));
    TIMES(200000, "a digest", match_digest(m));
    TIMES(200000, "a check of the board", board_check(match_truth(m), &toy_game));
    mem_free(text);
    match_free(m);
}

static void bench_chance(void)
{
    const uint8_t seed[SEED_BYTES] = {1};
    struct dealer *d = mem_alloc(sizeof *d);
    struct chance_question q = {.stream = 0, .n = 52};
    dealer_open(d, seed);
    TIMES(1000000, "a call of chance, draw after draw", q.draw = (uint16_t)i; d->chance.one_of(&d->chance, &q));
    TIMES(20000, "a call of chance, another pack each time (a new window)", q.stream = (uint8_t)(i & 1); d->chance.one_of(&d->chance, &q));
    dealer_close(d);
    mem_free(d);
}

int main(void)
{
    struct world w;
    char *assets = path_assets(), error[200];
    world_open(&w, assets);
    struct rules r = rules_default(&toy_game, 4, NULL, 0);
    puts("microseconds");
    bench_game(&r, 400);
    for (int i = 0; games_nth(i); i++)
        if (world_rules(&w, games_nth(i), games_nth(i)->seats_max, &r, error, sizeof error))
            bench_game(&r, 1000);
    bench_match();
    bench_chance();
    world_close(&w);
    mem_free(assets);
    return 0;
}
