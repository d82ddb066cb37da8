/* player.c - a bot and its thread. */
#include "player.h"

#include "check.h"
#include "mem.h"

#include <pthread.h>
#include <stdatomic.h>

struct player {
    const struct bot *bot;
    struct temper temper;
    struct rng rng;
    struct view view;
    struct action answer;
    pthread_t thread;
    bool thinking;
    atomic_bool done;
};

struct player *player_new(const struct bot *bot, uint64_t seed)
{
    struct player *p = mem_alloc(sizeof *p);
    p->bot = bot;
    p->temper = temper_even;
    p->rng = rng_seed(seed);
    return p;
}

static void join(struct player *p)
{
    if (p->thinking)
        pthread_join(p->thread, NULL);
    p->thinking = false;
}

void player_temper(struct player *p, const struct temper *temper)
{
    join(p);
    p->temper = *temper;
}

void player_free(struct player *p)
{
    if (!p)
        return;
    join(p);
    mem_free(p);
}

bool player_is_person(const struct player *p) { return !p->bot; }
bool player_asked(const struct player *p) { return p->thinking; }

static void *think(void *of)
{
    struct player *p = of;
    p->answer = p->bot->choose(&p->view, &p->rng, &p->temper);
    atomic_store(&p->done, true);
    return NULL;
}

void player_ask(struct player *p, const struct view *v)
{
    CARRE_ASSERT(v->me >= 0 && v->me < v->rules.nseats);
    join(p);
    p->view = *v;
    atomic_store(&p->done, false);
    p->thinking = pthread_create(&p->thread, NULL, think, p) == 0;
    if (!p->thinking) /* no thread to be had: then here */
        think(p);
}

bool player_answer(struct player *p, struct action *out)
{
    if (!atomic_load(&p->done))
        return false;
    join(p);
    atomic_store(&p->done, false);
    *out = p->answer;
    return true;
}

void player_forget(struct player *p)
{
    join(p);
    atomic_store(&p->done, false);
}
