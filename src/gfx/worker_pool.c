/* worker_pool.c - threads that sleep until there are parts to do. */
#include "worker_pool.h"

#include "check.h"
#include "mem.h"

#include <SDL.h>

#include <stdbool.h>

enum { HELPERS = 3 };

/* A helper who has taken a part and is given no processor, because other programs want them all, is
 * worse than none: the thread that was kept waiting so long does the next pieces of work alone. */
#define KEPT_MS 3.0
enum { ALONE = 60 };

struct worker_pool {
    SDL_mutex *lock;
    SDL_cond *begins, *ends;
    int nhelpers;
    SDL_Thread *helper[HELPERS];
    bool closes;
    /* parts of the work at hand: all, the first that nobody has taken, those that are not done */
    int n, next, left;
    void (*part)(void *user, int i);
    void *user;
    int alone; /* pieces of work that are done without help */
};

/* With the lock held, which is open while a part is being done. */
static void take_parts(struct worker_pool *c)
{
    while (c->next < c->n) {
        const int i = c->next++;
        SDL_UnlockMutex(c->lock);
        c->part(c->user, i);
        SDL_LockMutex(c->lock);
        CARRE_ASSERT(c->left > 0);
        c->left--;
    }
}

static int help(void *pool)
{
    struct worker_pool *c = pool;
    SDL_LockMutex(c->lock);
    while (!c->closes) {
        take_parts(c);
        if (c->left == 0)
            SDL_CondSignal(c->ends);
        SDL_CondWait(c->begins, c->lock);
    }
    SDL_UnlockMutex(c->lock);
    return 0;
}

struct worker_pool *worker_pool_new(void)
{
    const int spare = SDL_GetCPUCount() - 1, most = spare < HELPERS ? spare : HELPERS;
    if (most <= 0)
        return NULL;
    struct worker_pool *c = mem_alloc(sizeof *c);
    c->lock = SDL_CreateMutex();
    c->begins = SDL_CreateCond();
    c->ends = SDL_CreateCond();
    for (int i = 0; c->lock && c->begins && c->ends && i < most; i++) {
        c->helper[c->nhelpers] = SDL_CreateThread(help, "worker", c);
        c->nhelpers += c->helper[c->nhelpers] != NULL;
    }
    if (c->nhelpers > 0)
        return c;
    worker_pool_free(c);
    return NULL;
}

void worker_pool_free(struct worker_pool *c)
{
    if (c == NULL)
        return;
    if (c->nhelpers > 0) {
        SDL_LockMutex(c->lock);
        c->closes = true;
        SDL_CondBroadcast(c->begins);
        SDL_UnlockMutex(c->lock);
    }
    for (int i = 0; i < c->nhelpers; i++)
        SDL_WaitThread(c->helper[i], NULL);
    SDL_DestroyCond(c->begins);
    SDL_DestroyCond(c->ends);
    SDL_DestroyMutex(c->lock);
    mem_free(c);
}

void worker_pool_run(struct worker_pool *c, int n, void (*part)(void *user, int i), void *user)
{
    CARRE_ASSERT(n >= 0);
    if (c == NULL || c->alone > 0) {
        if (c)
            c->alone--;
        for (int i = 0; i < n; i++)
            part(user, i);
        return;
    }
    SDL_LockMutex(c->lock);
    c->part = part;
    c->user = user;
    c->n = c->left = n;
    c->next = 0;
    SDL_CondBroadcast(c->begins);
    take_parts(c);
    const uint64_t began = SDL_GetPerformanceCounter();
    while (c->left > 0)
        SDL_CondWait(c->ends, c->lock);
    SDL_UnlockMutex(c->lock);
    if ((double)(SDL_GetPerformanceCounter() - began) * 1e3 >
        KEPT_MS * (double)SDL_GetPerformanceFrequency())
        c->alone = ALONE;
}
