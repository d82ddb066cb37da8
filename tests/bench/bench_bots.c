/* Bots measured: what stands in src/games/upcolor/RULES.md and src/poker/BOTS.md and
 * src/games/tokyo/BOTS.md. Prints figures; judges nothing.
 *
 *   bench-bots                         a small share of everything
 *   bench-bots ladder PAIRS            each level against the one below
 *   bench-bots duel A B PAIRS          two A against two B; a level may think more or less than
 *                                      usual: shark*50
 *   bench-bots one A B DEALS           one A against three B
 *   bench-bots chips A B SEATS DEALS   one A against B in all other seats: stakes a round. shark+
 *                                      sees all hands, but not the pile: no player could, it tells
 *                                      how much there is to win
 *   bench-bots table BOT SEATS ROUNDS  the first leader's advantage, length of rounds, blocked
 *                                      tables, forced passes
 *   bench-bots poker GAMES             tournaments of an expert and two sharks, of hold'em and of
 *                                      Power Up: seconds each, and a decision
 *   bench-bots spec GAMES              tournaments of SPEC by six of each level: seconds each, a
 *                                      decision, and the longest one (the least of five times)
 *   bench-bots ace GAMES               the same of runs of Ace of Spades
 *
 * Deals are paired: the same cards are played with the bots' seats exchanged, and the interval is
 * taken over deals. Seconds are of the processor. */
#include "bot.h"
#include "games.h"
#include "match_inside.h"
#include "mean.h"
#include "mem.h"
#include "path.h"
#include "upcolor_names.h"
#include "world.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct sits {
    const struct bot *bot;
    struct temper temper;
    bool sees; /* all hands */
};

static struct sits named(const char *word)
{
    char id[40];
    const char *star = strchr(word, '*');
    snprintf(id, sizeof id, "%.*s", (int)strcspn(word, "*+"), word);
    struct sits s = {bot_find("upcolor", id), temper_even, strchr(word, '+') != NULL};
    if (!s.bot) {
        fprintf(stderr, "no bot %s\n", id);
        exit(2);
    }
    if (star)
        s.temper.budget = atoi(star + 1);
    return s;
}

static struct rules one_game(int seats)
{
    struct rules r = rules_default(games_find("upcolor"), seats, NULL);
    r.option[UPCOLOR_GAMES] = 1;
    return r;
}

struct counts {
    long rounds, leader_won, cards, actions, passes, forced, laps, blocked, replays;
};

struct result {
    int32_t rounds[SEATS];
    double stakes[SEATS]; /* won or lost */
};

/* Plays one game of four rounds. */
static void play(const struct rules *r, int deal, const struct sits *at[SEATS], struct result *out,
                 struct counts *c)
{
    char name[60], error[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    struct rng rng[SEATS];
    int leader = 0, before = 0, replays = 0;
    struct view v;
    snprintf(name, sizeof name, "bench/%d", deal);
    match_seed_from_text(name, seed);
    for (int s = 0; s < SEATS; s++)
        rng[s] = rng_seed((uint64_t)deal * 64 + (uint64_t)s);
    struct match *m = match_new(r, seed, NULL, NULL, false, error);
    while (!match_over(m)) {
        match_view(m, seat_first(match_waiting(m)), &v);
        const struct board *b = &v.board;
        if (b->num[UPCOLOR_REPLAY] != replays) {
            replays = b->num[UPCOLOR_REPLAY];
            c->replays += replays > 0;
        }
        if (b->num[UPCOLOR_LAP] == 1 && b->num[UPCOLOR_ANSWER] < 0)
            leader = b->num[UPCOLOR_LEADER];
        if (at[v.me]->sees)
            v.board = *match_truth(m);
        struct action a = at[v.me]->bot->choose(&v, &rng[v.me], &at[v.me]->temper);
        c->actions++;
        c->cards += a.kind == UPCOLOR_PLAY;
        c->passes += a.kind == UPCOLOR_PASS;
        c->forced += a.kind == UPCOLOR_PASS && v.choices.choice[0].refused;
        c->laps += b->num[UPCOLOR_ANSWER] < 0;
        if (match_play(m, &a, 0) != REASON_OK)
            abort();
        match_view(m, SEAT_ONLOOKER, &v);
        if (v.board.num[UPCOLOR_PLAYED] > before) {
            before = v.board.num[UPCOLOR_PLAYED];
            c->rounds++;
            c->leader_won += v.board.num[UPCOLOR_WINNER] == leader;
        }
    }
    for (int s = 0; s < r->nseats; s++) {
        const int32_t *n = v.board.num;
        out->rounds[s] = n[UPCOLOR_ROUNDS_WON + s];
        out->stakes[s] =
            (double)(n[UPCOLOR_STACK + s] - n[UPCOLOR_DEBT + s] - r->option[UPCOLOR_FIRST_STACK]) /
            r->option[UPCOLOR_FIRST_STAKE];
    }
    match_free(m);
}

/* Per deal a share of the rounds; mean and half width of the 95 % interval. */
static double processor(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* `ones`: one A against the others, in every seat in turn; else A and B by turns, then exchanged.
 */
static void meet(const char *a, const char *b, int deals, bool ones)
{
    const struct sits x = named(a), y = named(b);
    const struct rules r = one_game(4);
    struct mean m = {0};
    struct counts c = {0};
    const double began = processor();
    for (int deal = 0; deal < deals; deal++) {
        const int turns = ones ? 4 : 2;
        double won_by_x = 0;
        for (int turn = 0; turn < turns; turn++) {
            const struct sits *at[SEATS];
            struct result won;
            for (int s = 0; s < 4; s++)
                at[s] = (ones ? s == turn : s % 2 == turn) ? &x : &y;
            play(&r, deal, at, &won, &c);
            for (int s = 0; s < 4; s++)
                won_by_x += at[s] == &x ? won.rounds[s] : 0;
        }
        mean_add(&m, won_by_x / (turns * UPCOLOR_ROUNDS));
    }
    printf("%-12s %s %-12s %6.2f %% ± %.2f of %ld rounds (even: %d), %.3f s a round\n", a,
           ones ? "alone against" : "and", b, 100 * mean_of(&m), 100 * mean_half(&m), c.rounds,
           ones ? 25 : 50, (processor() - began) / (double)c.rounds);
    fflush(stdout);
}

static void chips(const char *a, const char *b, int seats, int deals)
{
    const struct sits x = named(a), y = named(b);
    const struct rules r = one_game(seats);
    struct mean m = {0};
    struct counts c = {0};
    for (int deal = 0; deal < deals; deal++) {
        double won_by_x = 0;
        for (int turn = 0; turn < seats; turn++) {
            const struct sits *at[SEATS];
            struct result won;
            for (int s = 0; s < seats; s++)
                at[s] = s == turn ? &x : &y;
            play(&r, deal, at, &won, &c);
            won_by_x += won.stakes[turn];
        }
        mean_add(&m, won_by_x / (seats * UPCOLOR_ROUNDS));
    }
    printf("%-12s alone against %d %-10s %+.4f of a stake a round ± %.4f, %ld rounds\n", a,
           seats - 1, b, mean_of(&m), mean_half(&m), c.rounds);
    fflush(stdout);
}

static void ladder(int pairs)
{
    for (int i = 1; bot_nth("upcolor", i); i++)
        meet(bot_nth("upcolor", i)->id, bot_nth("upcolor", i - 1)->id, pairs, false);
}

static void table(const char *bot, int seats, int rounds)
{
    const struct sits x = named(bot), *at[SEATS];
    const struct rules r = one_game(seats);
    struct counts c = {0};
    struct mean lead = {0};
    for (int s = 0; s < SEATS; s++)
        at[s] = &x;
    for (int deal = 0; c.rounds < rounds; deal++) {
        struct result won;
        const long led = c.leader_won, played = c.rounds;
        play(&r, deal, at, &won, &c);
        mean_add(&lead, (double)(c.leader_won - led) / (double)(c.rounds - played));
    }
    const double n = (double)c.rounds;
    printf("%-8s %d seats: first leader wins %.1f %% ± %.1f (even %.1f); a round has %.1f laps, "
           "%.1f cards, %.1f actions; passes %.1f %% of actions, forced %.1f %% of "
           "passes; blocked and dealt again %.3f %%; %ld rounds\n",
           bot, seats, 100 * mean_of(&lead), 100 * mean_half(&lead), 100.0 / seats,
           (double)c.laps / n, (double)c.cards / n, (double)c.actions / n,
           100 * (double)c.passes / (double)c.actions,
           c.passes ? 100 * (double)c.forced / (double)c.passes : 0, 100 * (double)c.replays / n,
           c.rounds);
    fflush(stdout);
}

/* What tournaments take, from the first hand to the last. In game g seat s is played by level
 * number (s + g) mod n. */
static void tournaments(const char *game, int seats, const char *const level[], int n, double most,
                        int games)
{
    struct world w;
    char *assets = path_assets(), error[300] = "";
    struct rules r;
    long decisions = 0;
    double longest = 0, slowest = 0;
    world_open(&w, assets);
    if (!world_rules(&w, games_find(game), seats, &r, error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
        exit(2);
    }
    const double began = processor();
    for (int g = 0; g < games; g++) {
        char name[60];
        uint8_t seed[SEED_BYTES];
        snprintf(name, sizeof name, "bench/%d", g);
        match_seed_from_text(name, seed);
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        struct rng rng = rng_seed((uint64_t)g);
        const double from = processor();
        while (!match_over(m)) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            const struct bot *bot = bot_find(game, level[(v.me + g) % n]);
            const struct rng then = rng;
            struct action a;
            double took = longest + 1;
            for (int i = 0; i < 5 && took > longest;
                 i++) { /* what is slow by chance is not twice */
                const double asked = processor();
                rng = then;
                a = bot->choose(&v, &rng, &temper_even);
                took = fmin(took, processor() - asked);
            }
            longest = fmax(longest, took);
            decisions++;
            if (match_play(m, &a, 0) != REASON_OK)
                abort();
        }
        match_free(m);
        slowest = processor() - from > slowest ? processor() - from : slowest;
    }
    const double seconds = processor() - began;
    printf("%-8s %d tournaments of %s", game, games, level[0]);
    for (int i = 1; i < n; i++)
        printf(", %s", level[i]);
    printf(" at %d seats: %.4f s each (at most %.1f), the slowest %.2f; %.3f ms a decision, the "
           "longest %.0f; %.1f decisions\n",
           seats, seconds / games, most, slowest, 1000 * seconds / (double)decisions,
           1000 * longest, (double)decisions / games);
    fflush(stdout);
    world_close(&w);
    mem_free(assets);
}

static void poker(const char *game, int games)
{
    static const char *const level[] = {"expert", "shark", "shark"};
    tournaments(game, 3, level, 3, 0.4, games);
}

static void levels(const char *game, int seats, double most, int games)
{
    static const char *const level[] = {"beginner", "regular", "expert", "shark"};
    for (int i = 0; i < 4; i++)
        tournaments(game, seats, level + i, 1, most, games);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (argc == 3 && strcmp(what, "ladder") == 0)
        ladder(atoi(argv[2]));
    else if (argc == 5 && (strcmp(what, "duel") == 0 || strcmp(what, "one") == 0))
        meet(argv[2], argv[3], atoi(argv[4]), strcmp(what, "one") == 0);
    else if (argc == 6 && strcmp(what, "chips") == 0)
        chips(argv[2], argv[3], atoi(argv[4]), atoi(argv[5]));
    else if (argc == 5 && strcmp(what, "table") == 0)
        table(argv[2], atoi(argv[3]), atoi(argv[4]));
    else if (argc == 3 && strcmp(what, "poker") == 0) {
        poker("holdem", atoi(argv[2]));
        poker("power-up", atoi(argv[2]));
    } else if (argc == 3 && strcmp(what, "spec") == 0) {
        levels("spec", 6, 2, atoi(argv[2]));
    } else if (argc == 3 && strcmp(what, "ace") == 0) {
        levels("ace", 1, 0.1, atoi(argv[2]));
    } else {
        poker("holdem", 60);
        poker("power-up", 60);
        levels("spec", 6, 2, 12);
        levels("ace", 1, 0.1, 60);
        ladder(20);
        for (int seats = 3; seats <= 6; seats++)
            table("greedy", seats, 400);
    }
    return 0;
}
