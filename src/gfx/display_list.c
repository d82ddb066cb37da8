/* display_list.c - the frame's operations, and the tiles they touch. */
#include "display_list_inside.h"

#include "check.h"
#include "colour.h"
#include "hash.h"
#include "mem.h"
#include "overlap.h"

#include <math.h>
#include <string.h>

_Static_assert((PIECE_W >> SMALL_TILE) * (PIECE_H >> SMALL_TILE) == DISPLAY_PIECE_TILES &&
                   PIECE_H >> LARGE_TILE == 1,
               "a piece has room for its tiles' plans");

struct display_list *display_list_new(void) { return mem_alloc(sizeof(struct display_list)); }

static void free_tiles(struct display_list *l)
{
    mem_free(l->tiles);
    mem_free(l->now);
    mem_free(l->last);
    mem_free(l->kept_block);
}

void display_list_free(struct display_list *l)
{
    if (l == NULL)
        return;
    mem_free(l->ops);
    free_tiles(l);
    mem_free(l->rects.rect);
    mem_free(l->pieces.rect);
    mem_free(l);
}

int display_list_tiles_of(const struct display_list *l) { return l->across * l->down; }

int display_list_tile(const struct display_list *l) { return 1 << l->shift; }

size_t display_list_tile_bytes(const struct display_list *l)
{
    return sizeof(uint32_t) << 2 * l->shift;
}

SDL_Rect display_list_tile_at(const struct display_list *l, int x, int y)
{
    const int side = display_list_tile(l);
    return (SDL_Rect){.x = x << l->shift, .y = y << l->shift, .w = side, .h = side};
}

static void set_size(struct display_list *l, int w, int h)
{
    CARRE_ASSERT(w >= 0 && h >= 0);
    free_tiles(l);
    l->w = w;
    l->h = h;
    l->shift = (int64_t)w * h > LARGE ? LARGE_TILE : SMALL_TILE;
    l->across = (w + display_list_tile(l) - 1) >> l->shift;
    l->down = (h + display_list_tile(l) - 1) >> l->shift;
    const size_t n = (size_t)display_list_tiles_of(l) + 1, bytes = display_list_tile_bytes(l);
    l->tiles = mem_array(n, sizeof *l->tiles);
    l->now = mem_array(CHAIN * n, sizeof *l->now);
    l->last = mem_array(CHAIN * n, sizeof *l->last);
    l->kept_block = mem_array(n, bytes);
    l->kept = (uint32_t *)(((uintptr_t)l->kept_block + bytes - 1) & ~(uintptr_t)(bytes - 1));
    l->lost = true;
}

void display_list_begin(struct display_list *l, int w, int h)
{
    if (w != l->w || h != l->h)
        set_size(l, w, h);
    uint64_t *swap = l->last;
    l->last = l->now;
    l->now = swap;
    for (int i = 0; i < display_list_tiles_of(l); i++) {
        struct tile *t = &l->tiles[i];
        *t = (struct tile){.kept = t->kept,
                           .used = t->used,
                           .last = l->lost ? ~t->hash : t->hash,
                           .last_n = l->lost ? 0 : t->n,
                           .same = true};
    }
    l->n = 0;
    l->frame++;
    l->lost = false;
}

void display_list_lost(struct display_list *l) { l->lost = true; }

static uint64_t both(int a, int b) { return (uint64_t)(uint32_t)a << 32 | (uint32_t)b; }

/* All that decides about the pixels of a tile which lies wholly within what the operation may
 * touch. */
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
    return in->x >= r->x && in->y >= r->y && in->x + in->w <= r->x + r->w &&
           in->y + in->h <= r->y + r->h;
}

/* The colour of its core. */
static uint32_t core_colour(const struct op *op)
{
    return op->kind == OP_FILL ? op->colour
                               : colour_faded(op->sprite->middle, (float)op->alpha / 255);
}

static struct way_back way_back(const struct op *op)
{
    const float angle = op->angle * 3.14159265F / 180;
    return (struct way_back){.x = (float)op->to.x + (float)op->to.w / 2,
                             .y = (float)op->to.y + (float)op->to.h / 2,
                             .cosine = cosf(angle),
                             .sine = sinf(angle),
                             .across = (float)op->sprite->w / (float)op->to.w,
                             .down = (float)op->sprite->h / (float)op->to.h};
}

/* The sprite's pixels that a rectangle of the picture is drawn from, and their neighbours. */
static SDL_Rect drawn_from(const struct op *op, const SDL_Rect *at)
{
    const struct way_back *k = &op->back;
    enum { SURE = 1 };
    const float wide = (float)(at->w - 1) / 2, high = (float)(at->h - 1) / 2,
                dx = (float)at->x + (float)at->w / 2 - k->x,
                dy = (float)at->y + (float)at->h / 2 - k->y;
    const float u = (dx * k->cosine + dy * k->sine) * k->across + (float)op->sprite->w / 2,
                v = (dy * k->cosine - dx * k->sine) * k->down + (float)op->sprite->h / 2;
    const float more_u = (fabsf(k->cosine) * wide + fabsf(k->sine) * high) * k->across + SURE,
                more_v = (fabsf(k->sine) * wide + fabsf(k->cosine) * high) * k->down + SURE;
    const int left = (int)floorf(u - more_u), top = (int)floorf(v - more_v);
    return (SDL_Rect){
        .x = left, .y = top, .w = (int)ceilf(u + more_u) - left, .h = (int)ceilf(v + more_v) - top};
}

/* What those pixels hold (enum surface_cell). */
static inline unsigned held(const struct sprite *s, const SDL_Rect *from)
{
    if (!s->cells)
        return s->opaque ? CELL_SEEN : CELL_BOTH;
    const unsigned left = (unsigned)from->x / SURFACE_CELL, top = (unsigned)from->y / SURFACE_CELL,
                   right = (unsigned)(from->x + from->w - 1) / SURFACE_CELL,
                   bottom = (unsigned)(from->y + from->h - 1) / SURFACE_CELL,
                   across = (unsigned)surface_cells(s->w);
    const uint8_t *row = s->cells + top * across;
    unsigned seen = 0;
    for (unsigned y = top; y <= bottom && seen != CELL_BOTH; y++, row += across)
        for (unsigned x = left; x <= right; x++)
            seen |= row[x];
    return seen;
}

/* Beyond the edges of one that is turned there is nothing; beyond those of one that is stretched,
 * what is at the edges. */
static unsigned held_turned(const struct op *op, const SDL_Rect *at)
{
    const SDL_Rect all = {.w = op->sprite->w, .h = op->sprite->h}, from = drawn_from(op, at);
    SDL_Rect there;
    if (!boxes_overlap(&from, &all, &there))
        return op->angle == 0 ? CELL_BOTH : CELL_OPEN;
    const bool beyond = op->angle != 0 && !SDL_RectEquals(&from, &there);
    return held(op->sprite, &there) | (beyond ? CELL_OPEN : 0U);
}

/* What the sprite holds where the tile shows it. */
static inline unsigned seen_of(const struct op *op, const SDL_Rect *tile)
{
    SDL_Rect at;
    if ((op->kind != OP_COPY && op->kind != OP_TURN) || !boxes_overlap(&op->clip, tile, &at))
        return CELL_BOTH;
    const unsigned faded = op->alpha == 255 ? 0U : CELL_OPEN;
    if (op->kind == OP_TURN)
        return held_turned(op, &at) | faded;
    at.x -= op->to.x;
    at.y -= op->to.y;
    return held(op->sprite, &at) | faded;
}

bool display_list_shows(const struct op *op, SDL_Rect r)
{
    return op->kind != OP_TURN || !op->sprite->cells || seen_of(op, &r) & CELL_SEEN;
}

bool display_list_has_holes(const struct op *op, SDL_Rect r)
{
    if (op->kind != OP_TURN || op->angle == 0 || !op->sprite->cells)
        return false;
    const struct sprite *s = op->sprite;
    const SDL_Rect all = {.w = s->w, .h = s->h}, from = drawn_from(op, &r);
    SDL_Rect there;
    if (!boxes_overlap(&from, &all, &there))
        return false;
    const int left = there.x / SURFACE_CELL, right = (there.x + there.w - 1) / SURFACE_CELL,
              bottom = (there.y + there.h - 1) / SURFACE_CELL;
    for (int y = there.y / SURFACE_CELL; y <= bottom; y++)
        for (int x = left; x <= right; x++)
            if (!(s->cells[y * surface_cells(s->w) + x] & CELL_SEEN))
                return true;
    return false;
}

/* All operations that are of one colour within a tile are the same there, whatever they are. What
 * is covered may change as it likes. */
struct marks {
    uint64_t inner, edge, core;
    bool solid, nothing;
};

static struct marks marks_of(const struct op *op)
{
    struct marks m = {.inner = hash_op(op)};
    m.edge =
        hash_word(hash_word(m.inner, both(op->clip.x, op->clip.y)), both(op->clip.w, op->clip.h));
    if (op->core.w > 0) {
        const uint32_t colour = core_colour(op);
        m.core = hash_word(OP_FILL, colour);
        m.solid = colour_a(colour) == 255;
        m.nothing = colour_a(colour) == 0;
    }
    return m;
}

/* One more operation touches a tile. What is shown there, or kept aside, may be just what is there
 * up to here. */
static inline void lay(struct display_list *l, int at, uint64_t mark, bool covers)
{
    struct tile *t = &l->tiles[at];
    const int op = l->n - 1;
    if (covers) {
        t->hash = 0;
        t->n = 0;
        t->same = true;
        t->start = op;
        t->ground = GROUND_COVERED;
    }
    t->hash = hash_word(t->hash, mark);
    const size_t link = t->n < CHAIN ? display_list_link(l, at, t->n) : 0;
    if (t->same && (t->n >= CHAIN || t->n >= t->last_n || l->last[link] != t->hash)) {
        t->same = false;
        t->other = op;
        t->alike = t->n;
    }
    if (t->n < CHAIN)
        l->now[link] = t->hash;
    t->n++;
    if (t->hash == t->kept || t->hash == t->last) {
        t->start = op + 1;
        t->ground = t->hash == t->last ? GROUND_SHOWN : GROUND_KEPT;
    }
}

static inline void mark(struct display_list *l, int at, const struct op *op, const struct marks *m,
                        const SDL_Rect *tile)
{
    const bool within = inside(tile, &op->clip),
               core = within && op->core.w > 0 && inside(tile, &op->core);
    const unsigned seen = core ? CELL_BOTH : seen_of(op, tile);
    if (core ? m->nothing : !(seen & CELL_SEEN))
        return;
    lay(l, at,
        core     ? m->core
        : within ? m->inner
                 : m->edge,
        core ? m->solid : within && (!(seen & CELL_OPEN) || inside(tile, &op->covers)));
}

void display_list_add(struct display_list *l, struct op op, SDL_Rect reach, SDL_Rect clip)
{
    if (!boxes_overlap(&reach, &clip, &op.clip))
        return;
    const struct marks m = marks_of(&op);
    if (m.solid)
        op.covers = op.core;
    if (op.kind == OP_TURN)
        op.back = way_back(&op);
    if (!boxes_overlap(&op.covers, &op.clip, &op.covers))
        op.covers = (SDL_Rect){0};
    if (l->n == l->room) {
        l->room = l->room ? l->room * 2 : 512;
        l->ops = mem_realloc(l->ops, (size_t)l->room * sizeof *l->ops);
    }
    CARRE_ASSERT(l->n < l->room);
    l->ops[l->n++] = op;
    const int right = (op.clip.x + op.clip.w - 1) >> l->shift,
              bottom = (op.clip.y + op.clip.h - 1) >> l->shift;
    CARRE_ASSERT(op.clip.x >= 0 && op.clip.y >= 0 && right < l->across && bottom < l->down);
    const int side = 1 << l->shift;
    for (int y = op.clip.y >> l->shift; y <= bottom; y++) {
        SDL_Rect tile = {.y = y << l->shift, .w = side, .h = side};
        for (int x = op.clip.x >> l->shift; x <= right; x++) {
            tile.x = x << l->shift;
            mark(l, y * l->across + x, &op, &m, &tile);
        }
    }
}

/* ---- what is different ---- */

uint32_t *display_list_kept(const struct display_list *l) { return l->kept; }

size_t display_list_tiles(const struct display_list *l) { return (size_t)display_list_tiles_of(l); }

size_t display_list_kept_bytes(const struct display_list *l)
{
    size_t n = 0;
    for (int i = 0; i < display_list_tiles_of(l); i++)
        n += l->tiles[i].kept != 0 ? display_list_tile_bytes(l) : 0;
    return n;
}
