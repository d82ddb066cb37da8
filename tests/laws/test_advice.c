/* test_advice.c - a hint is legal, and it comes from the view alone.
 *
 *     test-advice [POSITIONS [SEED]]
 *
 * Random positions of each game, half of them come to by bots who play to win, so that the last
 * duels and streets are among them. For each: what the adviser says can be done on the table as it
 * is; it says the same again, whatever else was asked in between; and it says the same, word for
 * word, at a table that looks alike to the seat: where cards lie elsewhere that it can't see
 * (twin.h), and where only the cards still to come are others, for the seed is another one. */
#include "bot.h"
#include "explain.h"
#include "games.h"
#include "i18n.h"
#include "match_inside.h"
#include "match_types.h"
#include "mem.h"
#include "path.h"
#include "twin.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { POSITIONS = 36 }; /* sanitizers look for other faults */
#else
enum { POSITIONS = 360 };
#endif

/* How many of twelve positions, how many sit there at least and at most, and how many actions there
 * are before it. */
static const struct {
    const char *id;
    int share, least, most, actions;
} games[] = {{"ace", 6, 1, 2, 60},
             {"upcolor", 2, 2, 4, 120},
             {"power-up", 2, 2, 4, 60},
             {"holdem", 1, 2, 4, 60},
             {"spec", 1, 3, 4, 40}};
enum { TWELVE = 12, ATTEMPTS = 6 };

struct tally {
    int asked, elsewhere, later, goes_on_otherwise, broken;
};

static struct match *some_match(struct world *w, int kind, int n, int attempt, const char *text)
{
    struct rng rng = rng_seed((uint64_t)n * 77 + 5 + (uint64_t)attempt * 1000003);
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    const struct game *g = games_find(games[kind].id);
    if (!g ||
        !world_rules(w, g,
                     games[kind].least + rng_below(&rng, games[kind].most - games[kind].least + 1),
                     &r, error, MATCH_ERROR))
        return NULL;
    if (strcmp(g->id, "ace") == 0)
        r.option[0] = rng_below(&rng, 4);
    match_seed_from_text(text, bytes);
    struct match *m = match_new(&r, bytes, NULL, NULL, true, error);
    const bool playing = n % 2;
    struct temper quick = temper_adviser;
    quick.budget = 10;
    for (int left = rng_below(&rng, games[kind].actions); m && left > 0 && !match_over(m); left--) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a =
            playing ? bot_best(g->id)->choose(&v, &rng, &quick) : bot_random_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    if (m && !match_over(m))
        return m;
    match_free(m);
    return NULL;
}

/* The same match up to now, whose cards to come are another seed's. NULL: the game asks for numbers
 * that the seat could have seen. */
static struct match *other_future(const struct match *m)
{
    char error[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    match_seed_from_text("another future", seed);
    struct match *t = match_blank(&m->rules, seed, m->code, m->position, true);
    dealer_script(&t->dealer, m->dealer.answer, m->setup_answers);
    bool good = match_open(t, error) && t->dealer.script_left == 0;
    for (int i = 0; good && i < m->entries; i++) {
        const struct entry *e = &m->entry[i];
        const int end = i + 1 < m->entries ? e[1].answers : m->dealer.answers;
        struct action a = e->action;
        dealer_script(&t->dealer, m->dealer.answer + e->answers, end - e->answers);
        good = match_do(t, &a, e->ms) && t->dealer.script_left == 0;
    }
    if (good) {
        dealer_play(&t->dealer);
        return t;
    }
    match_free(t);
    return NULL;
}

struct said {
    struct action action;
    const char *why, *nudge;
    uint64_t state;
};

static struct said ask(const struct match *m, seat who, uint64_t seed)
{
    struct view v;
    struct advice advice;
    struct rng rng = rng_seed(seed);
    match_view(m, who, &v);
    bot_advise(&v, &rng, &advice);
    return (struct said){advice.action, advice.why, bot_nudge(&v, &advice.action), rng.state};
}

static bool same(const struct said *a, const struct said *b)
{
    return a->action.kind == b->action.kind && a->action.who == b->action.who &&
           a->action.about == b->action.about && a->action.amount == b->action.amount &&
           a->action.n == b->action.n && memcmp(a->action.pick, b->action.pick, a->action.n) == 0 &&
           strcmp(a->why, b->why) == 0 && strcmp(a->nudge, b->nudge) == 0 && a->state == b->state;
}

static bool alike(const struct match *a, const struct match *b, seat who)
{
    struct view x, y;
    match_view(a, who, &x);
    match_view(b, who, &y);
    return board_same(&x.board, &y.board);
}

static void broken(struct tally *n, const char *text, seat who, const char *what)
{
    n->broken++;
    printf("%s: seat %d: %s\n", text, who, what);
}

static void try_position(struct world *w, const char *seed, int number, struct tally *n)
{
    char text[160];
    int kind = 0, at = number % TWELVE;
    while (at >= games[kind].share)
        at -= games[kind++].share;
    struct match *m = NULL;
    for (int attempt = 0; !m && attempt < ATTEMPTS; attempt++) {
        snprintf(text, sizeof text, "%.60s %s %d %d", seed, games[kind].id, number, attempt);
        m = some_match(w, kind, number, attempt, text);
    }
    if (!m)
        return;
    struct rng rng = rng_seed((uint64_t)number);
    const seat who = seat_first(match_waiting(m));
    const struct said first = ask(m, who, (uint64_t)number);
    struct action legal = first.action;
    n->asked++;
    if (rules_check(match_rules(m), match_truth(m), &legal) != REASON_OK)
        broken(n, text, who, "the advice is refused");
    struct match *other = twin_of(m, who, &rng), *later = other_future(m);
    if (other && !alike(m, other, who))
        broken(n, text, who, "the twin looks different");
    if (other) {
        const struct said there = ask(other, who, (uint64_t)number);
        n->elsewhere++;
        if (!same(&first, &there))
            broken(n, text, who, "other advice where hidden cards lie elsewhere");
    }
    if (later && alike(m, later, who)) {
        const struct said there = ask(later, who, (uint64_t)number);
        n->later++;
        if (!same(&first, &there))
            broken(n, text, who, "other advice where other cards will come");
    }
    const struct said again = ask(m, who, (uint64_t)number);
    if (!same(&first, &again))
        broken(n, text, who, "other advice when asked again");
    struct action one = first.action, two = first.action;
    if (later && match_play(m, &one, 0) == REASON_OK && match_play(later, &two, 0) == REASON_OK)
        n->goes_on_otherwise += !board_same(match_truth(m), match_truth(later));
    match_free(other);
    match_free(later);
    match_free(m);
}

int main(int argc, char **argv)
{
    const int positions = argc > 1 ? atoi(argv[1]) : POSITIONS;
    const char *seed = argc > 2 ? argv[2] : "carre";
    char *assets = path_assets();
    struct world w;
    struct tally n = {0};
    i18n_start();
    world_open(&w, assets);
    for (int i = 0; i < positions; i++)
        try_position(&w, seed, i, &n);
    printf("%d positions: advice compared at %d tables with hidden cards elsewhere, at %d with "
           "other cards to come (%d went on otherwise at once); %d laws broken\n",
           n.asked, n.elsewhere, n.later, n.goes_on_otherwise, n.broken);
    world_close(&w);
    mem_free(assets);
    return n.broken || n.asked * 2 < positions || n.elsewhere * 5 < n.asked ||
           n.later * 2 < n.asked || n.goes_on_otherwise * 4 < n.asked;
}
