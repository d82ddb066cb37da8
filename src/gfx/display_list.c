#include "display_list.h"

#include "mem.h"

#include <string.h>

enum { TILE = 32 };

struct display_list {
    int w, h, across, down;
    int n, room;
    struct op *ops;
    uint64_t *now, *last;       /* a hash a tile */
    bool lost;
    int nrects, rects_room;
    SDL_Rect *rects;
};

struct display_list *display_list_new(void) { return mem_alloc(sizeof(struct display_list)); }

void display_list_free(struct display_list *l)
{
    if (l == NULL)
        return;
    mem_free(l->ops);
    mem_free(l->now);
    mem_free(l->last);
    mem_free(l->rects);
    mem_free(l);
}

void display_list_begin(struct display_list *l, int w, int h)
{
    if (w != l->w || h != l->h) {
        l->w = w;
        l->h = h;
        l->across = (w + TILE - 1) / TILE;
        l->down = (h + TILE - 1) / TILE;
        mem_free(l->now);
        mem_free(l->last);
        l->now = mem_array((size_t)l->across * (size_t)l->down + 1, sizeof *l->now);
        l->last = mem_array((size_t)l->across * (size_t)l->down + 1, sizeof *l->last);
        l->lost = true;
    } else {
        uint64_t *swap = l->last;
        l->last = l->now;
        l->now = swap;
    }
    memset(l->now, 0, (size_t)l->across * (size_t)l->down * sizeof *l->now);
    l->n = 0;
}

void display_list_lost(struct display_list *l) { l->lost = true; }

/* Mixes 64 bits into a hash; order matters. */
static inline uint64_t mix(uint64_t h, uint64_t v)
{
    h = (h ^ v) * 0x9E3779B97F4A7C15U;
    return h ^ h >> 29;
}

static uint64_t both(int a, int b) { return (uint64_t)(uint32_t)a << 32 | (uint32_t)b; }

/* All that decides about the pixels of a tile which lies wholly within what the operation may touch. */
static uint64_t hash_op(const struct op *op)
{
    uint32_t angle;
    memcpy(&angle, &op->angle, sizeof angle);
    uint64_t h = mix(mix(1, (uint64_t)op->kind), op->sprite ? op->sprite->looks : 0);
    if (op->kind != OP_FILL) {
        h = mix(h, both(op->to.x, op->to.y));
        h = mix(h, both(op->to.w, op->to.h));
    }
    h = mix(h, (uint64_t)op->colour << 8 | op->alpha);
    h = mix(h, angle);
    if (op->kind == OP_RING || op->kind == OP_LINE) {
        uint64_t stroke[sizeof op->stroke / sizeof(uint64_t)];
        memcpy(stroke, &op->stroke, sizeof stroke);
        for (size_t i = 0; i < sizeof stroke / sizeof *stroke; i++)
            h = mix(h, stroke[i]);
    }
    return h;
}

void display_list_add(struct display_list *l, struct op op, SDL_Rect reach, SDL_Rect clip)
{
    if (!SDL_IntersectRect(&reach, &clip, &op.clip))
        return;
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 512;
        l->ops = mem_realloc(l->ops, (size_t)l->room * sizeof *l->ops);
    }
    l->ops[l->n++] = op;
    const uint64_t inner = hash_op(&op), edge = mix(mix(inner, both(op.clip.x, op.clip.y)), both(op.clip.w, op.clip.h));
    const int first_x = (op.clip.x + TILE - 1) / TILE, end_x = (op.clip.x + op.clip.w) / TILE;
    const int first_y = (op.clip.y + TILE - 1) / TILE, end_y = (op.clip.y + op.clip.h) / TILE;
    const int right = (op.clip.x + op.clip.w - 1) / TILE, bottom = (op.clip.y + op.clip.h - 1) / TILE;
    for (int y = op.clip.y / TILE; y <= bottom; y++) {
        uint64_t *row = l->now + (size_t)y * (size_t)l->across;
        const bool within = y >= first_y && y < end_y;
        for (int x = op.clip.x / TILE; x <= right; x++)
            row[x] = mix(row[x], within && x >= first_x && x < end_x ? inner : edge);
    }
}

/* ---- what is different ---- */

static void add_rect(struct display_list *l, SDL_Rect r)
{
    if (l->nrects == l->rects_room) {
        l->rects_room = l->rects_room ? l->rects_room * 2 : 64;
        l->rects = mem_realloc(l->rects, (size_t)l->rects_room * sizeof *l->rects);
    }
    l->rects[l->nrects++] = r;
}

static SDL_Rect *run_above(struct display_list *l, const SDL_Rect *r)
{
    for (int i = l->nrects - 1; i >= 0; i--)
        if (l->rects[i].x == r->x && l->rects[i].w == r->w && l->rects[i].y + l->rects[i].h == r->y)
            return &l->rects[i];
    return NULL;
}

/* Runs of tiles, row by row; a run just as wide as one that ends above it makes that one taller. */
static void find_runs(struct display_list *l)
{
    for (int y = 0; y < l->down; y++) {
        const uint64_t *now = l->now + (size_t)y * (size_t)l->across, *last = l->last + (size_t)y * (size_t)l->across;
        for (int x = 0; x < l->across; x++) {
            int from = x;
            while (x < l->across && (now[x] != last[x] || l->lost))
                x++;
            if (x == from)
                continue;
            const SDL_Rect r = {.x = from * TILE, .y = y * TILE, .w = (x - from) * TILE, .h = TILE};
            SDL_Rect *above = run_above(l, &r);
            if (above)
                above->h += TILE;
            else
                add_rect(l, r);
        }
    }
}

static long area(const SDL_Rect *r) { return (long)r->w * r->h; }

/* Joins rectangles where that costs less than drawing them apart. They may overlap then: each is drawn from its ground,
 * so drawing a pixel twice does no harm. */
static void join(struct display_list *l)
{
    const long slack = 4L * TILE * TILE;
    for (int i = 0; i < l->nrects; i++)
        for (int k = i + 1; k < l->nrects; k++) {
            SDL_Rect around;
            SDL_UnionRect(&l->rects[i], &l->rects[k], &around);
            if (area(&around) > area(&l->rects[i]) + area(&l->rects[k]) + slack)
                continue;
            l->rects[i] = around;
            l->rects[k] = l->rects[--l->nrects];
            k = i;      /* it has grown: the others once more */
        }
}

int display_list_changes(struct display_list *l, const SDL_Rect **out)
{
    l->nrects = 0;
    find_runs(l);
    join(l);
    const SDL_Rect whole = {.x = 0, .y = 0, .w = l->w, .h = l->h};
    for (int i = 0; i < l->nrects; i++)
        SDL_IntersectRect(&l->rects[i], &whole, &l->rects[i]);
    l->lost = false;
    *out = l->rects;
    return l->nrects;
}

static bool inside(const SDL_Rect *in, const SDL_Rect *r)
{
    return in->x >= r->x && in->y >= r->y && in->x + in->w <= r->x + r->w && in->y + in->h <= r->y + r->h;
}

int display_list_ground(const struct display_list *l, SDL_Rect r)
{
    for (int i = l->n - 1; i >= 0; i--)
        if (l->ops[i].covers && inside(&r, &l->ops[i].clip))
            return i;
    return -1;
}

const struct op *display_list_next(const struct display_list *l, SDL_Rect r, int *at)
{
    while (*at < l->n) {
        const struct op *op = &l->ops[(*at)++];
        if (SDL_HasIntersection(&op->clip, &r))
            return op;
    }
    return NULL;
}
