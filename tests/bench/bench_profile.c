/* A profile of ten thousand games: how long it takes to open it, and to show each of its pages, in
 * milliseconds. Prints figures; judges nothing but a factor of ten.
 *
 *     bench-profile [MATCHES [kept]]      their figures kept as they end, as the game does */
#include "bot.h"
#include "stats_book.h"
#include "games.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "statistics_scene.h"
#include "store.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KINDS = 5, DEALS = 40 };
static const char *const ids[KINDS] = {"ace", "power-up", "holdem", "spec", "upcolor"};

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static char *played(struct world *w, const char *id, int number)
{
    const struct game *g = games_find(id);
    struct rules r;
    char error[MATCH_ERROR];
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number};
    struct rng rng = rng_seed((uint64_t)number);
    if (!world_rules(w, g, strcmp(id, "ace") == 0 ? 1 : 4, &r, error, sizeof error))
        return NULL;
    const struct bot *bot =
        bot_find(id, strcmp(id, "ace") == 0 || strcmp(id, "upcolor") == 0 ? "greedy" : "beginner");
    struct match *m = match_new(&r, seed, NULL, NULL, false, error);
    for (int i = 0; i < 400 && m && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot->choose(&v, &rng, &temper_even);
        match_play(m, &a, i * 1000);
    }
    char *text = m ? match_save(m) : NULL;
    match_free(m);
    return text;
}

static void keep(struct store *store, const struct match *m, struct played *p)
{
    p->id = profile_add_match(store, p);
    if (m)
        stats_book_keep(store, p, m);
}

/* As an earlier version left it. */
static void forget_sums(struct store *store)
{
    char **names = store_list(store, "");
    for (int i = 0; names[i]; i++)
        if (strncmp(names[i], "sums-", 5) == 0)
            store_remove(store, names[i]);
    store_list_free(names);
    store_flush(store);
}

static void fill(const char *folder, int matches, bool kept)
{
    char *assets = path_assets(), *text[KINDS][DEALS], error[MATCH_ERROR];
    struct match *match[KINDS][DEALS] = {0};
    struct world w;
    struct store *store = store_open(folder);
    struct person zoe = {.name = "Zoé"};
    char *seats[KINDS];
    world_open(&w, assets);
    profile_add(store, &zoe);
    for (int k = 0; k < KINDS; k++) {
        struct seating who;
        seating_default(&who, games_find(ids[k]), k ? 4 : 1);
        who.seat[0].person = zoe.id;
        seats[k] = seating_write(&who);
    }
    for (int k = 0; k < KINDS; k++)
        for (int i = 0; i < DEALS; i++)
            text[k][i] = played(&w, ids[k], i);
    const struct match_world games = world_for_match(&w);
    for (int i = 0; i < KINDS * DEALS && kept; i++)
        match[i / DEALS][i % DEALS] = match_load(text[i / DEALS][i % DEALS], &games, true, error);
    for (int i = 0; i < matches; i += 500) {
        store_begin(store);
        for (int n = i; n < i + 500 && n < matches; n++)
            keep(store, match[n % KINDS][n / KINDS % DEALS],
                 &(struct played){.game = ids[n % KINDS],
                                  .started = 1000000 + n * 1000,
                                  .ended = 1000500 + n * 1000,
                                  .finished = n % 7 != 0,
                                  .result = "1 0 0",
                                  .seats = n % KINDS ? seats[n % KINDS] : "",
                                  .text = text[n % KINDS][n / KINDS % DEALS],
                                  .person = {zoe.id}});
        store_end(store);
        store_flush(store);
    }
    store_close(store);
    for (int k = 0; k < KINDS; k++) {
        size_t bytes = 0;
        for (int i = 0; i < DEALS; i++) {
            bytes += strlen(text[k][i]);
            match_free(match[k][i]);
            mem_free(text[k][i]);
        }
        printf("%-10s %zu bytes a log\n", ids[k], bytes / DEALS);
        mem_free(seats[k]);
    }
    world_close(&w);
    mem_free(assets);
}

static int report(const char *what, double began, double least)
{
    const double took = now_ms() - began;
    printf("%-60s %8.1f ms\n", what, took);
    return took > least * 10;
}

/* The page of each game: what is kept is added up; what is not is read from the logs while the page
 * shows. */
static int statistics(struct bench *b, struct store *store, const char *how, bool whole)
{
    int slow = 0;
    for (int k = 0; k < KINDS; k++) {
        char what[80];
        snprintf(what, sizeof what, "statistics of %s, %s", ids[k], how);
        const double began = now_ms();
        statistics_open(b->app, ids[k], 1);
        app_frame(b->app);
        while (whole && app_frame(b->app) == 0)
            continue;
        slow += report(what, began, whole ? 60000 : 1000);
        app_pop(b->app);
        app_frame(b->app);
        store_flush(store);
    }
    return slow;
}

int main(int argc, char **argv)
{
    const int matches = argc > 1 ? atoi(argv[1]) : 10000;
    char *folder = scratch_make();
    int slow = 0;
    const bool kept = argc > 2;
    fill(folder, matches, kept);
    double began = now_ms();
    struct store *store = store_open(folder);
    struct settings *settings = settings_load(store);
    size_t count;
    mem_free(profile_people(store, &count));
    slow += report("the profile is open", began, 500);
    settings_free(settings);
    struct bench b = bench_open_on(store, 1920, 1080, "en", 100);
    began = now_ms();
    title_open(b.app);
    app_frame(b.app);
    slow += report("title", began, 500);
    began = now_ms();
    app_activate(b.app, "Games played");
    app_frame(b.app);
    slow += report("games played", began, 1000);
    began = now_ms();
    app_activate(b.app, "Power Up");
    app_frame(b.app);
    slow += report("games played, of one game", began, 1000);
    began = now_ms();
    const struct played_place eleventh = {1000500 + 10 * 1000, 0};
    profile_matches_free(profile_matches(store, NULL, &eleventh, 10, &count), count);
    slow += report("the oldest ten", began, 1000);
    if (!kept) {
        slow += statistics(&b, store, "nothing kept, first picture", false);
        slow += statistics(&b, store, "nothing kept, counted to the end", true);
    }
    slow += statistics(&b, store, "kept, first picture", false);
    slow += statistics(&b, store, "kept, at rest", true);
    forget_sums(store);
    slow += statistics(&b, store, "the sums made anew, at rest", true);
    began = now_ms();
    struct played *one = profile_matches(store, NULL, NULL, 1, &count);
    store_begin(store);
    profile_remove_match(store, one[0].id);
    stats_book_forget(store, one[0].game, one[0].id);
    store_end(store);
    slow += report("one is deleted, until the next picture", began, 100);
    store_flush(store);
    slow += report("one is deleted, and written", began, 1000);
    profile_matches_free(one, count);
    bench_close(&b);
    store_close(store);
    scratch_remove(folder);
    mem_free(folder);
    return slow != 0;
}
