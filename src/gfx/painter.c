#include "painter.h"

#include "mem.h"

#include <string.h>

enum { WAITING = 48, READY = 16 };

struct job {
    struct picture_wish wish;   /* its name is the job's own */
    struct surface_ready made;
};

struct painter {
    struct pictures *pictures;
    bool multiply, ends;
    bool drawing, unwanted;     /* `hand` is being drawn, and nobody wants it any more */
    struct job hand;
    int nwaiting, nready;
    struct job waiting[WAITING], ready[READY];
    char *taken;
    SDL_mutex *lock;
    SDL_cond *changed;
    SDL_Thread *thread;
};

SDL_Surface *picture_wish_draw(struct pictures *pictures, const struct picture_wish *wish)
{
    SDL_Surface *s = pictures_draw(pictures, wish->name, wish->w, wish->h);
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
    SDL_UnlockMutex(p->lock);
    p->hand.made = surface_ready(picture_wish_draw(p->pictures, &p->hand.wish), p->multiply);
    SDL_LockMutex(p->lock);
    p->drawing = false;
    if (!p->unwanted && p->nready < READY) {
        p->ready[p->nready++] = p->hand;
        return;
    }
    SDL_FreeSurface(p->hand.made.surface);
    mem_free((char *)(uintptr_t)p->hand.wish.name);
}

static int work(void *painter)
{
    struct painter *p = painter;
    SDL_LockMutex(p->lock);
    while (!p->ends) {
        if (p->nwaiting == 0 || p->nready == READY) {
            SDL_CondWait(p->changed, p->lock);
            continue;
        }
        p->hand = p->waiting[0];
        memmove(p->waiting, p->waiting + 1, (size_t)--p->nwaiting * sizeof *p->waiting);
        p->drawing = true;
        p->unwanted = false;
        draw_hand(p);
    }
    SDL_UnlockMutex(p->lock);
    return 0;
}

/* ---- life ---- */

struct painter *painter_new(struct pictures *pictures, bool multiply)
{
    struct painter *p = mem_alloc(sizeof *p);
    p->pictures = pictures;
    p->multiply = multiply;
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
    for (int i = 0; i < *n; i++) {
        SDL_FreeSurface(jobs[i].made.surface);
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
    drop(p->ready, &p->nready);
    SDL_DestroyCond(p->changed);
    SDL_DestroyMutex(p->lock);
    mem_free(p->taken);
    mem_free(p);
}

/* ---- asked and taken ---- */

static bool same(const struct picture_wish *a, const struct picture_wish *b)
{
    return a->w == b->w && a->h == b->h && a->turn == b->turn && a->shape == b->shape && a->flip == b->flip && strcmp(a->name, b->name) == 0;
}

static bool is_known(const struct painter *p, const struct picture_wish *wish)
{
    if (p->drawing && same(&p->hand.wish, wish))
        return !p->unwanted;
    for (int i = 0; i < p->nwaiting; i++)
        if (same(&p->waiting[i].wish, wish))
            return true;
    for (int i = 0; i < p->nready; i++)
        if (same(&p->ready[i].wish, wish))
            return true;
    return false;
}

void painter_ask(struct painter *p, const struct picture_wish *wish)
{
    SDL_LockMutex(p->lock);
    if (p->nwaiting < WAITING && !is_known(p, wish)) {
        struct job *job = &p->waiting[p->nwaiting++];
        *job = (struct job){.wish = *wish};
        job->wish.name = mem_copy_text(wish->name);
        SDL_CondSignal(p->changed);
    }
    SDL_UnlockMutex(p->lock);
}

bool painter_take(struct painter *p, struct picture_wish *wish, struct surface_ready *out)
{
    SDL_LockMutex(p->lock);
    const bool there = p->nready > 0;
    if (there) {
        *wish = p->ready[0].wish;
        *out = p->ready[0].made;
        memmove(p->ready, p->ready + 1, (size_t)--p->nready * sizeof *p->ready);
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
    drop(p->ready, &p->nready);
    p->unwanted = true;
    SDL_UnlockMutex(p->lock);
}
