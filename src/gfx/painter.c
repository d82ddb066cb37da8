/* painter.c - the thread, and what it is asked for. */
#include "painter.h"

#include "check.h"
#include "mem.h"

#include <string.h>

enum { WAITING = 48, LATER = 192, READY = 16 };

struct job {
    struct picture_request wish; /* its name is the job's own */
    struct surface_ready made;
};

struct painter {
    struct pictures *pictures;
    enum surface_use use;
    bool ends;
    bool drawing, unwanted; /* `hand` is being drawn, and nobody wants it any more */
    struct job hand;
    int nwaiting, nlater, nready;
    struct job waiting[WAITING], later[LATER], ready[READY];
    char *taken;
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread;
};

SDL_Surface *picture_request_draw(struct pictures *pictures, const struct picture_request *wish)
{
    SDL_Surface *s = pictures_draw(pictures, wish->name, wish->w, wish->h, wish->effort);
    if (s && wish->flip)
        surface_flip(s);
    if (s && wish->shape)
        surface_ink(s, 0xFFFFFFFFU);
    if (s == NULL || wish->turn == 0)
        return s;
    SDL_Surface *turned = surface_turned(s, wish->turn);
    SDL_FreeSurface(s);
    return turned;
}

/* ---- the thread ---- */

static void draw_hand(struct painter *p)
{
    CARRE_ASSERT(p->drawing && p->nready <= READY);
    SDL_UnlockMutex(p->lock);
    p->hand.made = surface_ready(picture_request_draw(p->pictures, &p->hand.wish), p->use);
    SDL_LockMutex(p->lock);
    p->drawing = false;
    if (!p->unwanted && p->nready < READY) {
        p->ready[p->nready++] = p->hand;
        return;
    }
    surface_ready_free(&p->hand.made);
    mem_free((char *)(uintptr_t)p->hand.wish.name);
}

static struct job pull(struct job *jobs, int *n, int i)
{
    CARRE_ASSERT(*n > 0 && i >= 0 && i < *n);
    const struct job out = jobs[i];
    memmove(jobs + i, jobs + i + 1, (size_t)(--*n - i) * sizeof *jobs);
    return out;
}

static int work(void *painter)
{
    struct painter *p = painter;
    SDL_LockMutex(p->lock);
    while (!p->ends) {
        if (p->nwaiting + p->nlater == 0 || p->nready == READY) {
            SDL_CondWait(p->changed, p->lock);
            continue;
        }
        p->hand =
            p->nwaiting > 0 ? pull(p->waiting, &p->nwaiting, 0) : pull(p->later, &p->nlater, 0);
        p->drawing = true;
        p->unwanted = false;
        draw_hand(p);
    }
    SDL_UnlockMutex(p->lock);
    return 0;
}

/* ---- life ---- */

struct painter *painter_new(struct pictures *pictures, enum surface_use use)
{
    struct painter *p = mem_alloc(sizeof *p);
    p->pictures = pictures;
    p->use = use;
    p->lock = SDL_CreateMutex();
    p->changed = SDL_CreateCond();
    p->thread = p->lock && p->changed ? SDL_CreateThread(work, "painter", p) : NULL;
    if (p->thread)
        return p;
    painter_free(p);
    return NULL;
}

static void drop(struct job *jobs, int *n)
{
    CARRE_ASSERT(*n >= 0);
    for (int i = 0; i < *n; i++) {
        surface_ready_free(&jobs[i].made);
        mem_free((char *)(uintptr_t)jobs[i].wish.name);
    }
    *n = 0;
}

void painter_free(struct painter *p)
{
    if (p == NULL)
        return;
    if (p->thread) {
        SDL_LockMutex(p->lock);
        p->ends = true;
        SDL_CondSignal(p->changed);
        SDL_UnlockMutex(p->lock);
        SDL_WaitThread(p->thread, NULL);
    }
    drop(p->waiting, &p->nwaiting);
    drop(p->later, &p->nlater);
    drop(p->ready, &p->nready);
    SDL_DestroyCond(p->changed);
    SDL_DestroyMutex(p->lock);
    mem_free(p->taken);
    mem_free(p);
}

/* ---- asked and taken ---- */

static bool same(const struct picture_request *a, const struct picture_request *b)
{
    return a->w == b->w && a->h == b->h && a->turn == b->turn && a->shape == b->shape &&
           a->flip == b->flip && strcmp(a->name, b->name) == 0;
}

static int place_of(const struct job *jobs, int n, const struct picture_request *wish)
{
    for (int i = 0; i < n; i++)
        if (same(&jobs[i].wish, wish))
            return i;
    return -1;
}

static bool is_known(const struct painter *p, const struct picture_request *wish)
{
    if (p->drawing && same(&p->hand.wish, wish))
        return !p->unwanted;
    return place_of(p->waiting, p->nwaiting, wish) >= 0 || place_of(p->ready, p->nready, wish) >= 0;
}

static void add_job(struct painter *p, struct job *jobs, int *n, const struct picture_request *wish)
{
    CARRE_ASSERT(*n >= 0);
    jobs[*n] = (struct job){.wish = *wish};
    jobs[(*n)++].wish.name = mem_copy_text(wish->name);
    SDL_CondSignal(p->changed);
}

void painter_ask(struct painter *p, const struct picture_request *wish)
{
    SDL_LockMutex(p->lock);
    if (p->nwaiting < WAITING && !is_known(p, wish)) {
        const int later = place_of(p->later, p->nlater, wish);
        if (later >= 0)
            p->waiting[p->nwaiting++] = pull(p->later, &p->nlater, later);
        else
            add_job(p, p->waiting, &p->nwaiting, wish);
    }
    SDL_UnlockMutex(p->lock);
}

void painter_ask_later(struct painter *p, const struct picture_request *wish)
{
    SDL_LockMutex(p->lock);
    if (p->nlater < LATER && !is_known(p, wish) && place_of(p->later, p->nlater, wish) < 0)
        add_job(p, p->later, &p->nlater, wish);
    SDL_UnlockMutex(p->lock);
}

bool painter_is_busy(struct painter *p)
{
    SDL_LockMutex(p->lock);
    const bool busy = p->drawing || p->nwaiting + p->nlater + p->nready > 0;
    SDL_UnlockMutex(p->lock);
    return busy;
}

bool painter_take(struct painter *p, struct picture_request *wish, struct surface_ready *out)
{
    SDL_LockMutex(p->lock);
    const bool there = p->nready > 0;
    if (there) {
        const struct job job = pull(p->ready, &p->nready, 0);
        *wish = job.wish;
        *out = job.made;
        mem_free(p->taken);
        p->taken = (char *)(uintptr_t)wish->name;
        SDL_CondSignal(p->changed);
    }
    SDL_UnlockMutex(p->lock);
    return there;
}

void painter_forget(struct painter *p)
{
    SDL_LockMutex(p->lock);
    drop(p->waiting, &p->nwaiting);
    drop(p->later, &p->nlater);
    drop(p->ready, &p->nready);
    p->unwanted = true;
    SDL_UnlockMutex(p->lock);
}
