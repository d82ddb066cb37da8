/* sim.c - complete games between bots, as many as asked, on as many threads as asked.
 *
 * Game number i has the seed "TEXT/i", and its bots' generators follow from it, so that no result depends on threads or order. In game i seat s is
 * played by name number (s + i) mod names: every name sits everywhere equally often. */
#include "bot.h"
#include "commands.h"
#include "digest.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "setup.h"
#include "world.h"

#include <cjson/cJSON.h>

#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { NAMES = SEATS, THREADS = 64 };

struct tally { int64_t games, wins, score; };

struct job {
    struct rules rules;
    const char *seed;
    const struct bot *bot[NAMES];
    int nbots, games;
    bool progress;
    atomic_int next;
    struct tally tally[THREADS][NAMES];
};

struct worker { struct job *job; int number; };

static void play_one(struct job *job, int game, struct tally tally[NAMES])
{
    char name[300], error[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    snprintf(name, sizeof name, "%.250s/%d", job->seed, game);
    match_seed_from_text(name, seed);
    struct rng rng[SEATS];
    for (int s = 0; s < SEATS; s++)
        rng[s] = rng_seed(digest_add(digest_text(name), s));
    struct match *m = match_new(&job->rules, seed, NULL, NULL, false, error);
    while (!match_over(m)) {
        const seat who = seat_first(match_waiting(m));
        struct view v;
        match_view(m, who, &v);
        struct action a = job->bot[(who + game) % job->nbots]->choose(&v, &rng[who], &temper_even);
        const int reason = match_play(m, &a, 0);
        if (reason != REASON_OK) {
            fprintf(stderr, "%s: %s: %s\n", name, job->bot[(who + game) % job->nbots]->id, rules_reason_text(job->rules.game, reason));
            abort();
        }
    }
    int32_t score[SEATS], most = INT32_MIN;
    match_score(m, score);
    const int n = job->rules.nseats;
    for (int s = 0; s < n; s++)
        most = score[s] > most ? score[s] : most;
    for (int s = 0; s < n; s++) {
        struct tally *t = &tally[(s + game) % job->nbots];
        t->games++;
        t->wins += n == 1 ? score[s] > 0 : score[s] == most;
        t->score += score[s];
    }
    match_free(m);
}

static void *work(void *context)
{
    struct worker *w = context;
    struct job *job = w->job;
    int game;
    while ((game = atomic_fetch_add(&job->next, 1)) < job->games) {
        play_one(job, game, job->tally[w->number]);
        const int step = job->games / 50 ? job->games / 50 : 1;
        if (job->progress && game % step == 0) {
            const int done = (int)((int64_t)game * 50 / job->games);
            fprintf(stderr, "\r[%.*s%*s] %d", done, "##################################################", 50 - done, "", game);
        }
    }
    return NULL;
}

/* The middle and half width of Wilson's 95 % interval (E. B. Wilson, 1927): sound near 0 and 1, where the plain one is not. */
static void interval(const struct tally *t, double *low, double *high)
{
    const double n = (double)t->games, z = 1.959964, p = n > 0 ? (double)t->wins / n : 0;
    if (n == 0) {
        *low = 0;
        *high = 1;
        return;
    }
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    *low = fmax(0, middle - half);
    *high = fmin(1, middle + half);
}

static void print_json(const struct job *job, const struct tally *tally, double seconds)
{
    cJSON *top = cJSON_CreateObject(), *options = cJSON_AddObjectToObject(top, "options"), *seats;
    const struct game *g = job->rules.game;
    for (int i = 0; i < g->noptions; i++) {
        const struct option_spec *o = &g->options[i];
        if (o->values)
            cJSON_AddStringToObject(options, o->name, o->values[job->rules.option[i] - o->low]);
        else
            cJSON_AddNumberToObject(options, o->name, job->rules.option[i]);
    }
    cJSON_AddNumberToObject(options, "seats", job->rules.nseats);
    cJSON_AddStringToObject(options, "seed", job->seed);
    cJSON_AddStringToObject(top, "game", g->id);
    cJSON_AddNumberToObject(top, "games", job->games);
    cJSON_AddNumberToObject(top, "seconds", seconds);
    cJSON_AddNumberToObject(top, "games_per_second", seconds > 0 ? job->games / seconds : 0);
    seats = cJSON_AddArrayToObject(top, "seats");
    for (int i = 0; i < job->nbots; i++) {
        cJSON *one = cJSON_CreateObject();
        double low, high;
        interval(&tally[i], &low, &high);
        cJSON_AddStringToObject(one, "bot", job->bot[i]->id);
        cJSON_AddNumberToObject(one, "games", (double)tally[i].games);
        cJSON_AddNumberToObject(one, "wins", (double)tally[i].wins);
        cJSON_AddNumberToObject(one, "rate", tally[i].games ? (double)tally[i].wins / (double)tally[i].games : 0);
        cJSON_AddNumberToObject(one, "low", low);
        cJSON_AddNumberToObject(one, "high", high);
        cJSON_AddNumberToObject(one, "score", tally[i].games ? (double)tally[i].score / (double)tally[i].games : 0);
        cJSON_AddItemToArray(seats, one);
    }
    char *text = cJSON_Print(top);
    puts(text);
    cJSON_free(text);
    cJSON_Delete(top);
}

static void print_text(const struct job *job, const struct tally *tally, double seconds)
{
    printf(i18n_plural("%s: %d game, %.1f seconds, %.0f games a second\n", "%s: %d games, %.1f seconds, %.0f games a second\n",
                       (unsigned long)job->games),
           _(job->rules.game->title), job->games, seconds, seconds > 0 ? job->games / seconds : 0);
    for (int i = 0; i < job->nbots; i++) {
        double low, high;
        interval(&tally[i], &low, &high);
        printf(_("%-10s won %lld of %lld: %.2f %% (95 %%: %.2f to %.2f)\n"), job->bot[i]->id, (long long)tally[i].wins, (long long)tally[i].games,
               tally[i].games ? 100.0 * (double)tally[i].wins / (double)tally[i].games : 0.0, 100 * low, 100 * high);
    }
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void run(struct job *job, int threads, bool json)
{
    pthread_t id[THREADS];
    struct worker worker[THREADS];
    struct tally sum[NAMES] = {0};
    const double began = now();
    for (int i = 0; i < threads; i++) {
        worker[i] = (struct worker){job, i};
        if (i > 0 && pthread_create(&id[i], NULL, work, &worker[i]) != 0) {
            threads = i;
            break;
        }
    }
    work(&worker[0]);
    for (int i = 1; i < threads; i++)
        pthread_join(id[i], NULL);
    const double seconds = now() - began;
    if (job->progress)
        fprintf(stderr, "\r%70s\r", "");
    for (int i = 0; i < threads; i++)
        for (int k = 0; k < job->nbots; k++) {
            sum[k].games += job->tally[i][k].games;
            sum[k].wins += job->tally[i][k].wins;
            sum[k].score += job->tally[i][k].score;
        }
    (json ? print_json : print_text)(job, sum, seconds);
}

int sim_main(const struct options *o)
{
    struct world w;
    char *assets = path_assets(), error[SETUP_ERROR];
    world_open(&w, assets);
    struct job *job = mem_alloc(sizeof *job);
    job->games = o->games ? o->games : 100;
    job->seed = o->seed ? o->seed : "carre";
    job->progress = isatty(2);
    int status = 0;
    if (setup_rules(&w, o->subject, o, &job->rules, error) &&
        (job->nbots = setup_bots(o->subject, o->bots, job->bot, NAMES, error)) > 0) {
        if (job->nbots > job->rules.nseats) {
            fprintf(stderr, _("There are %d bots for %d seats.\n"), job->nbots, job->rules.nseats);
            status = 2;
        } else
            run(job, o->threads > THREADS ? THREADS : o->threads > 0 ? o->threads : 1, o->json);
    } else {
        fprintf(stderr, "%s\n", error);
        status = 2;
    }
    mem_free(job);
    world_close(&w);
    mem_free(assets);
    return status;
}
