#include "display_list.h"

#include "colour.h"
#include "hash.h"
#include "mem.h"

#include <string.h>

enum { TILE = 32, GAP = 2 /* tiles */, PIECE_W = 512, PIECE_H = 64 /* a piece stays in the processor's own memory while it is drawn over */ };

struct rects { int n, room; SDL_Rect *rect; };

struct display_list {
    int w, h, across, down;
    int n, room;
    struct op *ops;
    uint64_t *now, *last;       /* a hash a tile */
    bool lost;
    struct rects rects;         /* around what is different */
    struct rects pieces;        /* the same in pieces */
};

struct display_list *display_list_new(void) { return mem_alloc(sizeof(struct display_list)); }

void display_list_free(struct display_list *l)
{
    if (l == NULL)
        return;
    mem_free(l->ops);
    mem_free(l->now);
    mem_free(l->last);
    mem_free(l->rects.rect);
    mem_free(l->pieces.rect);
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

static uint64_t both(int a, int b) { return (uint64_t)(uint32_t)a << 32 | (uint32_t)b; }

/* All that decides about the pixels of a tile which lies wholly within what the operation may touch. */
static uint64_t hash_op(const struct op *op)
{
    uint32_t angle;
    memcpy(&angle, &op->angle, sizeof angle);
    uint64_t h = hash_word(hash_word(1, (uint64_t)op->kind), op->sprite ? op->sprite->looks : 0);
    if (op->kind != OP_FILL) {
        h = hash_word(h, both(op->to.x, op->to.y));
        h = hash_word(h, both(op->to.w, op->to.h));
    }
    h = hash_word(h, (uint64_t)op->colour << 8 | op->alpha);
    h = hash_word(h, angle);
    if (op->kind == OP_RING || op->kind == OP_LINE) {
        uint64_t stroke[sizeof op->stroke / sizeof(uint64_t)];
        memcpy(stroke, &op->stroke, sizeof stroke);
        for (size_t i = 0; i < sizeof stroke / sizeof *stroke; i++)
            h = hash_word(h, stroke[i]);
    }
    return h;
}

static bool inside(const SDL_Rect *in, const SDL_Rect *r)
{
    return in->x >= r->x && in->y >= r->y && in->x + in->w <= r->x + r->w && in->y + in->h <= r->y + r->h;
}

/* The colour of its core. */
static uint32_t core_colour(const struct op *op)
{
    return op->kind == OP_FILL ? op->colour : colour_faded(op->sprite->middle, (float)op->alpha / 255);
}

/* Is the sprite empty wherever the tile shows it? */
static bool is_empty(const struct op *op, const SDL_Rect *tile)
{
    const struct sprite *s = op->sprite;
    SDL_Rect at;
    if (op->kind != OP_COPY || !s->cells || !SDL_IntersectRect(&op->clip, tile, &at))
        return false;
    const int left = (at.x - op->to.x) / SURFACE_CELL, right = (at.x + at.w - 1 - op->to.x) / SURFACE_CELL;
    const int top = (at.y - op->to.y) / SURFACE_CELL, bottom = (at.y + at.h - 1 - op->to.y) / SURFACE_CELL;
    for (int y = top; y <= bottom; y++)
        for (int x = left; x <= right; x++)
            if (s->cells[y * surface_cells(s->w) + x])
                return false;
    return true;
}

/* All operations that are of one colour within a tile are the same there, whatever they are. What is covered may change as it
 * likes. */
struct marks { uint64_t inner, edge, core; bool solid, nothing; };

static struct marks marks_of(const struct op *op)
{
    struct marks m = {.inner = hash_op(op)};
    m.edge = hash_word(hash_word(m.inner, both(op->clip.x, op->clip.y)), both(op->clip.w, op->clip.h));
    if (op->core.w > 0) {
        const uint32_t colour = core_colour(op);
        m.core = hash_word(OP_FILL, colour);
        m.solid = colour_a(colour) == 255;
        m.nothing = colour_a(colour) == 0;
    }
    return m;
}

static inline uint64_t marked(uint64_t below, const struct op *op, const struct marks *m, const SDL_Rect *tile)
{
    const bool within = inside(tile, &op->clip);
    if (within && op->core.w > 0 && inside(tile, &op->core))
        return m->nothing ? below : hash_word(m->solid ? 0 : below, m->core);
    if (is_empty(op, tile))
        return below;
    return hash_word(within && inside(tile, &op->covers) ? 0 : below, within ? m->inner : m->edge);
}

void display_list_add(struct display_list *l, struct op op, SDL_Rect reach, SDL_Rect clip)
{
    if (!SDL_IntersectRect(&reach, &clip, &op.clip))
        return;
    const struct marks m = marks_of(&op);
    if (m.solid)
        op.covers = op.core;
    if (!SDL_IntersectRect(&op.covers, &op.clip, &op.covers))
        op.covers = (SDL_Rect){0};
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 512;
        l->ops = mem_realloc(l->ops, (size_t)l->room * sizeof *l->ops);
    }
    l->ops[l->n++] = op;
    const int right = (op.clip.x + op.clip.w - 1) / TILE, bottom = (op.clip.y + op.clip.h - 1) / TILE;
    for (int y = op.clip.y / TILE; y <= bottom; y++) {
        uint64_t *row = l->now + (size_t)y * (size_t)l->across;
        for (int x = op.clip.x / TILE; x <= right; x++) {
            const SDL_Rect tile = {.x = x * TILE, .y = y * TILE, .w = TILE, .h = TILE};
            row[x] = marked(row[x], &op, &m, &tile);
        }
    }
}

/* ---- what is different ---- */

static void add_rect(struct rects *list, SDL_Rect r)
{
    if (list->n == list->room) {
        list->room = list->room ? list->room * 2 : 64;
        list->rect = mem_realloc(list->rect, (size_t)list->room * sizeof *list->rect);
    }
    list->rect[list->n++] = r;
}

static SDL_Rect *run_above(const struct rects *list, const SDL_Rect *r)
{
    for (int i = list->n - 1; i >= 0; i--)
        if (list->rect[i].x == r->x && list->rect[i].w == r->w && list->rect[i].y + list->rect[i].h == r->y)
            return &list->rect[i];
    return NULL;
}

static bool differs(const struct display_list *l, int tile) { return l->lost || l->now[tile] != l->last[tile]; }

/* Behind the last tile of the run that begins at x. A few tiles that are the same don't end it: two runs cost more than they do. */
static int run_end(const struct display_list *l, int row, int x)
{
    int end = x + 1;
    for (int i = end; i < l->across && i <= end + GAP; i++)
        if (differs(l, row + i))
            end = i + 1;
    return end;
}

/* Runs of tiles, row by row; a run just as wide as one that ends above it makes that one taller. */
static void find_runs(struct display_list *l)
{
    for (int y = 0; y < l->down; y++) {
        const int row = y * l->across;
        for (int x = 0; x < l->across; x++) {
            if (!differs(l, row + x))
                continue;
            const int end = run_end(l, row, x);
            const SDL_Rect r = {.x = x * TILE, .y = y * TILE, .w = (end - x) * TILE, .h = TILE};
            SDL_Rect *above = run_above(&l->rects, &r);
            if (above)
                above->h += TILE;
            else
                add_rect(&l->rects, r);
            x = end;
        }
    }
}

int display_list_changes(struct display_list *l, const SDL_Rect **out)
{
    l->rects.n = 0;
    find_runs(l);
    const SDL_Rect whole = {.x = 0, .y = 0, .w = l->w, .h = l->h};
    for (int i = 0; i < l->rects.n; i++)
        SDL_IntersectRect(&l->rects.rect[i], &whole, &l->rects.rect[i]);
    l->lost = false;
    *out = l->rects.rect;
    return l->rects.n;
}

int display_list_pieces(struct display_list *l, const SDL_Rect **out)
{
    l->pieces.n = 0;
    for (int i = 0; i < l->rects.n; i++) {
        const SDL_Rect r = l->rects.rect[i];
        for (int y = r.y; y < r.y + r.h; y += PIECE_H)
            for (int x = r.x; x < r.x + r.w; x += PIECE_W) {
                const SDL_Rect piece = {.x = x, .y = y, .w = PIECE_W, .h = PIECE_H};
                SDL_Rect here;
                SDL_IntersectRect(&piece, &r, &here);
                add_rect(&l->pieces, here);
            }
    }
    *out = l->pieces.rect;
    return l->pieces.n;
}

int display_list_ground(const struct display_list *l, SDL_Rect r)
{
    for (int i = l->n - 1; i >= 0; i--)
        if (inside(&r, &l->ops[i].covers))
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
