/* sim.c - complete games between bots, as many as asked, on as many threads as asked. A character
 * plays at its own level, with its own temper.
 *
 * Game number i has the seed "TEXT/i", and its bots' generators follow from it, so that no result
 * depends on threads or order. In game i seat s is played by name number (s + i) mod names: every
 * name sits everywhere equally often.
 *
 * Of a game that is played in rounds, rounds are what is counted: sessions number 0, 1, 2… are
 * played in waves and counted in their order until there are as many rounds as asked; the session
 * in which that happens counts up to there. A session is one game where the rules have an option
 * "games" and nobody named it: a table that shrinks because somebody can't pay any longer would
 * measure something else.
 *
 * With --report games keep their events, and what was heard of each is counted as its record says
 * (folder_report), at each difficulty unless one is named. */
#include "bot.h"
#include "character.h"
#include "check.h"
#include "commands.h"
#include "digest.h"
#include "game_folder.h"
#include "i18n.h"
#include "mem.h"
#include "notation.h"
#include "path.h"
#include "setup.h"
#include "system.h"
#include "wilson.h"
#include "world.h"

#include <cjson/cJSON.h>

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { NAMES = SEATS, THREADS = 64, WAVE = 4096 };
/* What all games came to, by who plays. */
struct tally {
    struct folder_simulated is[NAMES]; /* who, in how many games */
    int64_t wins[NAMES], score[NAMES];
};

/* What a session (or a game without rounds, which is one of its own) came to, by seat. */
struct played {
    int rounds;
    int32_t won[SEATS], score[SEATS], hands;
    int64_t count[SEATS][FOLDER_COUNTS];
};

/* Who plays, as it was named. */
struct name {
    const char *id;
    const struct bot *bot;
    const struct temper *temper;
};

struct job {
    struct rules rules;
    const char *seed;
    struct name name[NAMES];
    int nnames, games, threads;
    bool progress;
    /* sessions in work: the first, how many, and the most rounds that one may bring */
    int first, wave, limit;
    atomic_int next;
    int counted; /* rounds so far */
    /* the number that counts hands, of a game that is played in hands; -1 */
    int hands_at;
    int64_t hands;
    struct played *played;              /* of the wave */
    const struct folder_sim *sim;       /* NULL: no more than who won is counted */
    const struct folder_report *report; /* NULL: who won is all that is counted */
    char *tale;                         /* of the wave, one after the other */
    void *census;
};

static const struct name *name_at(const struct job *job, int session, int s)
{
    CARRE_ASSERT(job->nnames > 0 && job->nnames <= NAMES && session >= 0 && s >= 0 && s < SEATS);
    return &job->name[(s + session) % job->nnames];
}

static int rounds_so_far(const struct rules *r, const struct board *b, int32_t won[SEATS])
{
    CARRE_ASSERT(!r->game->rounds || b->nseats == r->nseats);
    return r->game->rounds ? r->game->rounds(r, b, won) : 0;
}

/* Tells what is counted of the game what an action is played on; NULL: it is over. */
static void follow(const struct job *job, void *so_far, const struct board *b,
                   const struct action *a, struct played *p)
{
    if (job->sim)
        job->sim->follow(job->sim->own, so_far, &job->rules, b, a, p->count);
}

/* To its end, or until there were as many rounds as were asked for. */
static void play_to_end(const struct job *job, int session, struct match *m, const char *name,
                        int limit, void *so_far, struct played *p)
{
    struct view v;
    struct rng rng[SEATS];
    for (int s = 0; s < SEATS; s++)
        rng[s] = rng_seed(digest_add(digest_text(name), s));
    while (!match_over(m)) {
        const seat who = seat_first(match_waiting(m));
        int32_t won[SEATS];
        match_view(m, who, &v);
        if (rounds_so_far(&job->rules, &v.board, won) >= limit)
            return;
        const struct name *n = name_at(job, session, who);
        struct action a = n->bot->choose(&v, &rng[who], n->temper);
        follow(job, so_far, &v.board, &a, p);
        const int reason = match_play(m, &a, 0);
        if (reason != REASON_OK) {
            fprintf(stderr, "%s: %s: %s\n", name, n->id,
                    rules_reason_text(job->rules.game, reason));
            abort();
        }
    }
    match_view(m, SEAT_ONLOOKER, &v);
    follow(job, so_far, &v.board, NULL, p);
}

static void play_on(const struct job *job, int session, struct match *m, const char *name,
                    int limit, struct played *p)
{
    void *so_far = job->sim ? mem_alloc(job->sim->so_far) : NULL;
    play_to_end(job, session, m, name, limit, so_far, p);
    mem_free(so_far);
}

/* Plays one session, but no more than `limit` rounds of it. */
static struct played play_one(const struct job *job, int session, int limit, void *tale)
{
    CARRE_ASSERT(session >= 0 && limit > 0);
    char name[300], error[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    struct played p = {.rounds = 1};
    snprintf(name, sizeof name, "%.250s/%d", job->seed, session);
    match_seed_from_text(name, seed);
    struct match *m = match_new(&job->rules, seed, NULL, NULL, tale != NULL, error);
    play_on(job, session, m, name, limit, &p);
    match_score(m, p.score);
    if (job->hands_at >= 0) {
        struct view v;
        match_view(m, SEAT_ONLOOKER, &v);
        p.hands = v.board.num[job->hands_at];
    }
    const int n = job->rules.nseats;
    if (job->rules.game->rounds) {
        struct view v;
        match_view(m, SEAT_ONLOOKER, &v);
        p.rounds = rounds_so_far(&job->rules, &v.board, p.won);
    } else {
        int32_t most = INT32_MIN;
        for (int s = 0; s < n; s++)
            most = p.score[s] > most ? p.score[s] : most;
        for (int s = 0; s < n; s++)
            p.won[s] = n == 1 || job->rules.game->together ? p.score[s] > 0 : p.score[s] == most;
    }
    if (tale)
        job->report->read(m, tale);
    match_free(m);
    return p;
}

static void count(struct job *job, int session, const struct played *p, struct tally *tally)
{
    CARRE_ASSERT(p->rounds >= 0 && job->counted < job->games);
    /* those who play as one play one game */
    const int n = job->rules.game->together ? job->nnames : job->rules.nseats;
    for (int s = 0; s < n; s++) {
        const int at = (s + session) % job->nnames;
        tally->is[at].games += p->rounds;
        tally->wins[at] += p->won[s];
        tally->score[at] += p->score[s];
        for (int i = 0; i < FOLDER_COUNTS; i++)
            tally->is[at].count[i] += p->count[s][i];
    }
    job->counted += p->rounds;
    job->hands += p->hands;
}

/* Tale number i of the wave; NULL: none are kept. */
static void *tale_at(const struct job *job, int i)
{
    CARRE_ASSERT(i >= 0 && i < WAVE);
    return job->report ? job->tale + (size_t)i * job->report->tale : NULL;
}

static void *work(void *context)
{
    struct job *job = context;
    int i;
    while ((i = atomic_fetch_add(&job->next, 1)) < job->wave) {
        job->played[i] = play_one(job, job->first + i, job->limit, tale_at(job, i));
        const int64_t done = job->counted + (int64_t)(job->games - job->counted) * i / job->wave;
        if (job->progress && done * 50 / job->games != (done - 1) * 50 / job->games)
            fprintf(stderr, "\r[%-50.*s] %d", (int)(done * 50 / job->games),
                    "##################################################", (int)done);
    }
    return NULL;
}

static double part(int64_t of, int64_t whole) { return whole ? (double)of / (double)whole : 0; }

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
    cJSON_AddStringToObject(top, "counted", g->rounds ? "rounds" : "games");
    cJSON_AddNumberToObject(top, "games", job->counted);
    cJSON_AddNumberToObject(top, "seconds", seconds);
    cJSON_AddNumberToObject(top, "games_per_second", seconds > 0 ? job->games / seconds : 0);
    if (job->hands_at >= 0) {
        cJSON_AddNumberToObject(top, "hands", (double)job->hands);
        cJSON_AddNumberToObject(top, "hands_per_second",
                                seconds > 0 ? (double)job->hands / seconds : 0);
    }
    seats = cJSON_AddArrayToObject(top, "seats");
    for (int i = 0; i < job->nnames; i++) {
        cJSON *one = cJSON_CreateObject();
        double low, high;
        const struct folder_simulated *is = &tally->is[i];
        wilson(tally->wins[i], is->games, &low, &high);
        cJSON_AddStringToObject(one, "bot", is->name);
        cJSON_AddNumberToObject(one, "games", (double)is->games);
        cJSON_AddNumberToObject(one, "wins", (double)tally->wins[i]);
        cJSON_AddNumberToObject(one, "rate", part(tally->wins[i], is->games));
        cJSON_AddNumberToObject(one, "low", low);
        cJSON_AddNumberToObject(one, "high", high);
        cJSON_AddNumberToObject(one, "score", part(tally->score[i], is->games));
        if (job->sim)
            job->sim->json(job->sim->own, is, one);
        cJSON_AddItemToArray(seats, one);
    }
    char *text = cJSON_Print(top);
    puts(text);
    cJSON_free(text);
    cJSON_Delete(top);
}

static void print_text(const struct job *job, const struct tally *tally, double seconds)
{
    printf(job->rules.game->rounds
               ? i18n_plural("%s: %d round, %.1f seconds, %.0f rounds per second\n",
                             "%s: %d rounds, %.1f seconds, %.0f rounds per second\n",
                             (unsigned long)job->games)
               : i18n_plural("%s: %d game, %.1f seconds, %.0f games per second\n",
                             "%s: %d games, %.1f seconds, %.0f games per second\n",
                             (unsigned long)job->games),
           _(job->rules.game->title), job->games, seconds, seconds > 0 ? job->games / seconds : 0);
    if (job->hands_at >= 0)
        printf(_("%lld hands, %.0f per second\n"), (long long)job->hands,
               seconds > 0 ? (double)job->hands / seconds : 0);
    for (int i = 0; i < job->nnames; i++) {
        double low, high;
        const struct folder_simulated *is = &tally->is[i];
        wilson(tally->wins[i], is->games, &low, &high);
        printf(_("%-10s won %lld of %lld: %.2f%% (95%%: %.2f to %.2f)\n"), is->name,
               (long long)tally->wins[i], (long long)is->games,
               100 * part(tally->wins[i], is->games), 100 * low, 100 * high);
    }
    if (job->sim)
        job->sim->print(job->sim->own, tally->is, job->nnames);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Plays a wave on all threads: sessions first to first + wave - 1. */
static void play_wave(struct job *job)
{
    CARRE_ASSERT(job->wave > 0 && job->wave <= WAVE && job->threads > 0 && job->threads <= THREADS);
    pthread_t id[THREADS];
    int begun = 1;
    atomic_store(&job->next, 0);
    while (begun < job->threads && begun < job->wave &&
           pthread_create(&id[begun], NULL, work, job) == 0)
        begun++;
    work(job);
    for (int i = 1; i < begun; i++)
        pthread_join(id[i], NULL);
}

/* How many sessions the next wave takes: what is missing, by what the sessions so far brought; the
 * first of a game with rounds goes alone. */
static int wave_size(const struct job *job)
{
    CARRE_ASSERT(job->counted < job->games);
    const int missing = job->games - job->counted;
    if (!job->rules.game->rounds)
        return missing < WAVE ? missing : WAVE;
    if (!job->first)
        return 1;
    const int64_t size =
        ((int64_t)missing * job->first + job->counted - 1) / (job->counted > 0 ? job->counted : 1);
    return size < 1 ? 1 : size < WAVE ? (int)size : WAVE;
}

static void run(struct job *job, bool json)
{
    struct tally sum = {0};
    for (int i = 0; i < job->nnames; i++)
        sum.is[i].name = job->name[i].id;
    const double began = now();
    job->played = mem_alloc(WAVE * sizeof *job->played);
    while (job->counted < job->games) {
        job->wave = wave_size(job);
        job->limit = job->games;
        play_wave(job);
        const int before = job->counted;
        for (int i = 0; i < job->wave && job->counted < job->games; i++) {
            const int missing = job->games - job->counted;
            if (job->played[i].rounds > missing)
                job->played[i] = play_one(job, job->first + i, missing, NULL);
            count(job, job->first + i, &job->played[i], &sum);
            if (job->report)
                job->report->add(job->census, tale_at(job, i));
        }
        job->first += job->wave;
        if (job->counted == before)
            break; /* sessions without a round: more of them would bring none either */
    }
    const double seconds = now() - began;
    mem_free(job->played);
    if (job->progress)
        fprintf(stderr, "\r%70s\r", "");
    if (!job->report)
        (json ? print_json : print_text)(job, &sum, seconds);
}

/* Where the game's options have that name; -1: nowhere. */
static int option_at(const struct game *g, const char *name)
{
    CARRE_ASSERT(g->noptions >= 0 && g->noptions <= OPTIONS);
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->options[i].name, name) == 0)
            return i;
    return -1;
}

/* All games of one difficulty. */
static void report_one(struct job *job, const char *difficulty, cJSON *list)
{
    const struct folder_report *f = job->report;
    job->counted = job->first = 0;
    job->tale = mem_alloc(WAVE * f->tale);
    job->census = mem_alloc(f->census);
    run(job, list != NULL);
    if (list)
        cJSON_AddItemToArray(list, f->json(job->census, &job->rules, difficulty, job->name[0].id));
    else
        f->print(job->census, &job->rules, difficulty, job->name[0].id);
    mem_free(job->census);
    mem_free(job->tale);
}

/* One difficulty after the other, each with the same deals. */
static void report(struct job *job, const struct options *o)
{
    const struct game *g = job->rules.game;
    const int at = option_at(g, "difficulty");
    const struct option_spec *spec = at < 0 ? NULL : &g->options[at];
    cJSON *top = cJSON_CreateObject(), *list = cJSON_AddArrayToObject(top, "difficulties");
    cJSON_AddStringToObject(top, "game", g->id);
    cJSON_AddStringToObject(top, "seed", job->seed);
    if (!spec)
        report_one(job, "", o->json ? list : NULL);
    for (int d = spec ? spec->low : 0; spec && d <= spec->high; d++) {
        if (o->difficulty && d != job->rules.option[at])
            continue;
        job->rules.option[at] = d;
        report_one(job, spec->values ? spec->values[d - spec->low] : "", o->json ? list : NULL);
    }
    if (o->json) {
        char *text = cJSON_Print(top);
        puts(text);
        cJSON_free(text);
    }
    cJSON_Delete(top);
}

/* One game a session, unless the command line names another number. */
static void short_sessions(struct job *job, const struct options *o)
{
    static const char word[] = "games";
    const struct game *g = job->rules.game;
    for (int i = 0; i < o->noptions; i++)
        if (strncmp(o->option[i], word, sizeof word - 1) == 0 &&
            o->option[i][sizeof word - 1] == '=')
            return;
    if (g->rounds && option_at(g, word) >= 0)
        job->rules.option[option_at(g, word)] = 1;
}

static bool name_one(struct job *job, const char *game, const char *word, char error[SETUP_ERROR])
{
    const struct character *c = word ? character_find(word) : NULL;
    const struct bot *bot = c && character_plays(c, game) ? bot_find(game, c->level) : NULL;
    struct name *n = &job->name[job->nnames];
    if (job->nnames == NAMES) {
        snprintf(
            error, SETUP_ERROR,
            i18n_plural("There’s room for only %d bot.", "There’s room for only %d bots.", NAMES),
            NAMES);
        return false;
    }
    *n = bot ? (struct name){.id = c->id, .bot = bot, .temper = &c->temper}
             : (struct name){.temper = &temper_even};
    if (!bot && !setup_bots(game, word, &n->bot, 1, error))
        return false;
    n->id = n->id ? n->id : n->bot->id;
    job->nnames++;
    return true;
}

/* Bots and characters, with commas; NULL: the strongest. */
static bool name_all(struct job *job, const char *game, const char *words, char error[SETUP_ERROR])
{
    char copy[300], *rest;
    snprintf(copy, sizeof copy, "%s", words ? words : "");
    char *word = strtok_r(copy, ",", &rest);
    if (!word)
        return name_one(job, game, words, error);
    for (; word; word = strtok_r(NULL, ",", &rest))
        if (!name_one(job, game, word, error))
            return false;
    return true;
}

static bool has_report(const struct game_folder *f) { return f->report != NULL; }

static void say_which_report(void)
{
    struct strbuf games = STRBUF_EMPTY;
    game_list(has_report, &games);
    fprintf(stderr, _("Reports are available only for %s."), strbuf_text(&games));
    fputc('\n', stderr);
    strbuf_free(&games);
}

int sim_main(const struct options *o)
{
    struct world w;
    char *assets = path_assets(), error[SETUP_ERROR];
    world_open(&w, assets);
    struct job *job = mem_alloc(sizeof *job);
    job->games = o->games ? o->games : 100;
    job->seed = o->seed ? o->seed : "carre";
    job->progress = system_is_terminal(stderr);
    int status = 0;
    if (setup_rules(&w, o->subject, o, &job->rules, error) &&
        name_all(job, o->subject, o->bots, error)) {
        job->report = o->report ? game_folder(job->rules.game->id)->report : NULL;
        if (o->report && !job->report) {
            say_which_report();
            status = 2;
        } else if (job->nnames > job->rules.nseats) {
            fprintf(stderr, _("Too many bots: %d for %d seats.\n"), job->nnames, job->rules.nseats);
            status = 2;
        } else {
            short_sessions(job, o);
            job->sim = game_folder(job->rules.game->id)->sim;
            job->hands_at = num_parse(job->rules.game, "hands", 0);
            job->threads = o->threads > THREADS ? THREADS : o->threads > 0 ? o->threads : 1;
            if (job->report)
                report(job, o);
            else
                run(job, o->json);
        }
    } else {
        fprintf(stderr, "%s\n", error);
        status = 2;
    }
    mem_free(job);
    world_close(&w);
    mem_free(assets);
    return status;
}
