/* What the rules' core costs, in microseconds of the processor (by the clock in brackets): actions
 * with and without news (and hands a second), undo and the text of a long match, a view, a guessed
 * world, a call of chance; and what a match with news costs against one without. Prints figures;
 * judges nothing.
 *
 *     bench-core [long | GAME…]      a match that does not end, or these games, alone
 *
 * Peers, hands of hold'em with six seats in a second, one thread: 2.49 million (leognk/hand_engine,
 * which keeps no log and no views), 0.65 million (the ACPC server's dealer). Carré, which keeps
 * both, on the same two shared processors: 0.29 million, 0.26 with news for all (best of many
 * runs). A hand is 55 events and 5 decisions with a view each, and takes 26,900 instructions
 * (callgrind; 32,100 with news for all):
 *
 *     13,800   the rules, with their 55 events on the board (5,000)
 *      4,000   views, 600 of them a copy with what is hidden taken out, each
 *      3,700   even choices of a cipher's stream, 2,900 of them the cipher (two windows)
 *      1,900   the player's choice at random
 *      1,400   the action, checked against the truth
 *      2,100   the log, and the beginning and end of a match (20 hands)
 *
 * The peers' 0.65 million would be 12,000: less than all that stands below the first line. Tried
 * and dropped: -O3 (no faster); link-time optimization (a twentieth); libraries that are no part of
 * a shared one (a fortieth).
 */
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

static double us_of(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}
static double now_us(void) { return us_of(CLOCK_PROCESS_CPUTIME_ID); }

static struct match *begin(const struct rules *r, int number, bool events)
{
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number, (uint8_t)(number >> 8)};
    char error[MATCH_ERROR];
    return match_new(r, seed, NULL, NULL, events, error);
}

/* What random games took: microseconds, and how many actions and hands (of a game that is played in
 * hands) there were. */
struct cost {
    double own, clock;
    int actions, hands;
};

static void play_one(const struct rules *r, int number, bool events, struct cost *c)
{
    struct match *m = begin(r, number, events);
    struct rng rng = rng_seed((uint64_t)number);
    const int hands = num_parse(r->game, "hands", 0);
    const double own = now_us(), clock = us_of(CLOCK_MONOTONIC);
    while (!match_over(m) && match_actions(m) < 300) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        match_play(m, &a, 0);
    }
    c->own += now_us() - own;
    c->clock += us_of(CLOCK_MONOTONIC) - clock;
    c->actions += match_actions(m);
    c->hands += hands >= 0 ? match_truth(m)->num[hands] : 0;
    match_free(m);
}

static struct cost played(const struct rules *r, int games, bool events)
{
    struct cost c = {0};
    for (int i = 0; i < games; i++)
        play_one(r, i, events, &c);
    return c;
}

/* Each action with a view of the seat whose turn it is, and a choice at random. */
static void bench_game(const struct rules *r, int games)
{
    const struct cost quiet = played(r, games, false), loud = played(r, games, true);
    printf("%-8s %d seats: an action %.2f (%.2f), with news for all %.2f (%.2f), %.1f times\n",
           r->game->id, r->nseats, quiet.own / quiet.actions, quiet.clock / quiet.actions,
           loud.own / loud.actions, loud.clock / loud.actions, loud.own / quiet.own);
    if (quiet.hands)
        printf("%-8s %.0f hands a second (%.0f), with news %.0f (%.0f), of %.1f actions each\n", "",
               1e6 * quiet.hands / quiet.own, 1e6 * quiet.hands / quiet.clock,
               1e6 * loud.hands / loud.own, 1e6 * loud.hands / loud.clock,
               (double)quiet.actions / quiet.hands);
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

static bool is_asked(int argc, char **argv, const char *id)
{
    bool asked = argc == 1;
    for (int i = 1; i < argc; i++)
        asked = asked || strcmp(argv[i], id) == 0;
    return asked;
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
    if (argc == 1)
        bench_game(&r, 400);
    for (int i = 0; games_nth(i); i++)
        if (is_asked(argc, argv, games_nth(i)->id) &&
            world_rules(&w, games_nth(i),
                        games_nth(i)->seats_max < TABLE ? games_nth(i)->seats_max : TABLE, &r,
                        error, sizeof error))
            bench_game(&r, 1000);
    if (argc == 1) {
        bench_match();
        bench_long(&w);
        bench_chance();
    }
    world_close(&w);
    mem_free(assets);
    return 0;
}
