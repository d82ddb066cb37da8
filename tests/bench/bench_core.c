/* What the rules' core costs, in microseconds: actions with and without news (and hands a second),
 * undo and the text of a long match, a view, a guessed world, a call of chance; and what a match
 * with news costs against one without. Prints figures; judges nothing.
 *
 *     bench-core [long]      a match that does not end, alone */
#include "bot.h"
#include "dealer.h"
#include "games.h"
#include "match_inside.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "rng.h"
#include "toy_world.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    LONG = 174, /* actions of a long evening */
    TABLE = 6
}; /* seats, where a game has so many */

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

/* What random games took: microseconds an action, what choosing costs beside it, and how many
 * actions and hands (of a game that is played in hands) there were. */
struct cost {
    double acting, choosing;
    int actions, hands;
};

static void play_one(const struct rules *r, int number, bool events, struct cost *c)
{
    struct match *m = begin(r, number, events);
    struct rng rng = rng_seed((uint64_t)number);
    const int hands = num_parse(r->game, "hands", 0);
    while (!match_over(m) && match_actions(m) < 300) {
        struct view v;
        const double start = now_us();
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        const double chosen = now_us();
        match_play(m, &a, 0);
        c->choosing += chosen - start;
        c->acting += now_us() - chosen;
        c->actions++;
    }
    c->hands += hands >= 0 ? match_truth(m)->num[hands] : 0;
    match_free(m);
}

static struct cost played(const struct rules *r, int games, bool events)
{
    struct cost c = {0};
    for (int i = 0; i < games; i++)
        play_one(r, i, events, &c);
    c.acting /= c.actions;
    c.choosing /= c.actions;
    return c;
}

static void bench_game(const struct rules *r, int games)
{
    const struct cost quiet = played(r, games, false), loud = played(r, games, true);
    const double all = quiet.acting + quiet.choosing;
    printf("%-8s %d seats: an action %.2f, with news for all %.2f (%.1f times); a view and a "
           "random choice %.2f; %.0f actions a second with all\n",
           r->game->id, r->nseats, quiet.acting, loud.acting, loud.acting / quiet.acting,
           quiet.choosing, 1e6 / all);
    if (quiet.hands)
        printf("%-8s %.0f hands a second, of %.1f actions each\n", "",
               1e6 / all * quiet.hands / quiet.actions, (double)quiet.actions / quiet.hands);
}

#define TIMES(n, what, call)                                     \
    do {                                                         \
        const double start = now_us();                           \
        for (int i = 0; i < (n); i++) {                          \
            call;                                                \
        }                                                        \
        printf("%-58s %9.2f\n", what, (now_us() - start) / (n)); \
    } while (0)

static void bench_match(void)
{
    struct rules r = rules_default(&toy_game, 4, NULL);
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
    TIMES(2000, "  a copy, and undo of its last action", struct match *c = match_copy(m);
          match_undo(c, LONG - 1, false); match_free(c));
    struct match *back = match_copy(m);
    struct action last = match_action(back, LONG - 1, NULL);
    TIMES(2000, "  its last action taken back, and played again", match_undo(back, LONG - 1, false);
          match_play(back, &last, 0));
    match_free(back);
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

/* An evening that does not end. */
static void bench_long(struct world *w)
{
    enum { ACTIONS = 10000 };
    struct rules r;
    char error[200];
    if (!world_rules(w, games_find("upcolor"), 4, &r, error, sizeof error))
        return;
    struct match *m = begin(&r, 1, true);
    const struct bot *bot = bot_find("upcolor", "greedy");
    struct rng rng = rng_seed(1);
    struct view v;
    while (!match_over(m) && match_actions(m) < ACTIONS) {
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot->choose(&v, &rng, &temper_even);
        match_play(m, &a, match_actions(m) * 1000);
    }
    const int n = match_actions(m);
    struct action last = match_action(m, n - 1, NULL);
    printf("a match of %d actions and %d events:\n", n, match_heard_count(m));
    TIMES(200, "  its last action taken back, and played again", match_undo(m, n - 1, false);
          match_play(m, &last, 0));
    TIMES(200, "  saved", mem_free(match_save(m)));
    match_free(m);
}

static void bench_chance(void)
{
    const uint8_t seed[SEED_BYTES] = {1};
    struct dealer *d = mem_alloc(sizeof *d);
    struct chance_question q = {.stream = 0, .n = 52};
    dealer_open(d, seed);
    TIMES(1000000, "a call of chance, draw after draw", q.draw = (uint16_t)i;
          d->chance.one_of(&d->chance, &q));
    TIMES(20000, "a call of chance, another pack each time (a new window)",
          q.stream = (uint8_t)(i & 1);
          d->chance.one_of(&d->chance, &q));
    dealer_close(d);
    mem_free(d);
}

int main(int argc, char **argv)
{
    struct world w;
    char *assets = path_assets(), error[200];
    world_open(&w, assets);
    struct rules r = rules_default(&toy_game, 4, NULL);
    puts("microseconds");
    if (argc > 1 && strcmp(argv[1], "long") == 0) {
        bench_long(&w);
        return 0;
    }
    bench_game(&r, 400);
    for (int i = 0; games_nth(i); i++)
        if (world_rules(&w, games_nth(i),
                        games_nth(i)->seats_max < TABLE ? games_nth(i)->seats_max : TABLE, &r,
                        error, sizeof error))
            bench_game(&r, 1000);
    bench_match();
    bench_long(&w);
    bench_chance();
    world_close(&w);
    mem_free(assets);
    return 0;
}
