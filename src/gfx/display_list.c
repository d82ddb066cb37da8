/* display_list.c - the frame's operations, and the tiles they touch. */
#include "display_list.h"

#include "check.h"
#include "colour.h"
#include "hash.h"
#include "mem.h"
#include "system.h"

#include <math.h>
#include <string.h>

/* What is known of each tile of a large picture would not stay in the processor's own memory; its
 * tiles are four times as large. */
enum {
    SMALL_TILE = 5, /* as a shift */
    LARGE_TILE = 6,
    LARGE = 2560 * 1440, /* pixels */
    GAP = 2 /* tiles */,
    PIECE_W = 512,
    PIECE_H = 64 /* a piece stays in the processor's own memory while it is drawn over */
};
/* so many of a tile's operations are compared with the last frame's */
enum { CHAIN = 16 };
/* Pixels that are kept aside are forgotten when they have served nothing for so many frames, as is
 * looked for now and then. */
enum { KEPT_FRAMES = 90, KEPT_LOOK = 30 };

_Static_assert((PIECE_W >> SMALL_TILE) * (PIECE_H >> SMALL_TILE) == DISPLAY_PIECE_TILES &&
                   PIECE_H >> LARGE_TILE == 1,
               "a piece has room for its tiles' plans");

struct rects {
    int n, room;
    SDL_Rect *rect;
};

/* Operations count from the topmost one that covers the tile. */
struct tile {
    uint64_t hash, last; /* of all of them; in the last frame */
    uint64_t kept;       /* of those whose pixels are kept aside; 0: none are */
    long used;           /* the frame in which those were made or drawn from last */
    int start, keep;     /* as in tile_plan */
    int other;           /* the first operation that is not the last frame's */
    uint16_t n, last_n;
    uint16_t alike; /* how many are the last frame's, up to `other` */
    uint8_t ground; /* enum plan_ground */
    bool same;      /* all up to now are the last frame's */
};

struct chain {
    uint64_t hash[CHAIN];
}; /* a tile's, after each of its operations */

struct display_list {
    int w, h, shift, across, down; /* a tile's side is 1 << shift */
    int n, room;
    struct op *ops;
    struct tile *tiles;
    struct chain *now, *last;    /* one a tile */
    uint32_t *kept_block, *kept; /* a page a tile, of a block with room to begin at one */
    long frame;
    bool lost;
    struct rects rects;  /* around what is different */
    struct rects pieces; /* the same in pieces */
};

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

static int tiles_of(const struct display_list *l) { return l->across * l->down; }
int display_list_tile(const struct display_list *l) { return 1 << l->shift; }
static size_t tile_bytes(const struct display_list *l) { return sizeof(uint32_t) << 2 * l->shift; }

static SDL_Rect tile_at(const struct display_list *l, int x, int y)
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
    const size_t n = (size_t)tiles_of(l) + 1, bytes = tile_bytes(l);
    l->tiles = mem_array(n, sizeof *l->tiles);
    l->now = mem_array(n, sizeof *l->now);
    l->last = mem_array(n, sizeof *l->last);
    l->kept_block = mem_array(n, bytes);
    l->kept = (uint32_t *)(((uintptr_t)l->kept_block + bytes - 1) & ~(uintptr_t)(bytes - 1));
    l->lost = true;
}

void display_list_begin(struct display_list *l, int w, int h)
{
    if (w != l->w || h != l->h)
        set_size(l, w, h);
    struct chain *swap = l->last;
    l->last = l->now;
    l->now = swap;
    for (int i = 0; i < tiles_of(l); i++) {
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

/* How a place in the picture becomes one in the sprite, which may be stretched or turned. */
struct way_back {
    float x, y, cosine, sine, across, down;
};

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
static SDL_Rect drawn_from(const struct op *op, const struct way_back *k, const SDL_Rect *at)
{
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
static unsigned held(const struct sprite *s, const SDL_Rect *from)
{
    if (!s->cells)
        return s->opaque ? CELL_SEEN : CELL_BOTH;
    const int left = from->x / SURFACE_CELL, right = (from->x + from->w - 1) / SURFACE_CELL,
              top = from->y / SURFACE_CELL, bottom = (from->y + from->h - 1) / SURFACE_CELL;
    unsigned seen = 0;
    for (int y = top; y <= bottom; y++)
        for (int x = left; x <= right; x++)
            seen |= s->cells[y * surface_cells(s->w) + x];
    return seen;
}

/* What the sprite holds where the tile shows it. Beyond the edges of one that is turned there is
 * nothing; beyond those of one that is stretched, what is at the edges. */
static unsigned seen_of(const struct op *op, const struct way_back *back, const SDL_Rect *tile)
{
    const struct sprite *s = op->sprite;
    SDL_Rect at;
    if ((op->kind != OP_COPY && op->kind != OP_TURN) || !SDL_IntersectRect(&op->clip, tile, &at))
        return CELL_BOTH;
    const SDL_Rect all = {.w = s->w, .h = s->h}, from = op->kind == OP_TURN
                                                            ? drawn_from(op, back, &at)
                                                            : (SDL_Rect){.x = at.x - op->to.x,
                                                                         .y = at.y - op->to.y,
                                                                         .w = at.w,
                                                                         .h = at.h};
    SDL_Rect there;
    if (!SDL_IntersectRect(&from, &all, &there))
        return op->angle == 0 ? CELL_BOTH : CELL_OPEN;
    const bool beyond = op->angle != 0 && !SDL_RectEquals(&from, &there);
    const unsigned seen = held(s, &there);
    return op->alpha == 255 && !beyond ? seen : seen | CELL_OPEN;
}

/* All operations that are of one colour within a tile are the same there, whatever they are. What
 * is covered may change as it likes. */
struct marks {
    uint64_t inner, edge, core;
    bool solid, nothing;
    struct way_back back;
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
    if (op->kind == OP_TURN)
        m.back = way_back(op);
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
    if (t->same && (t->n >= CHAIN || t->n >= t->last_n || l->last[at].hash[t->n] != t->hash)) {
        t->same = false;
        t->other = op;
        t->alike = t->n;
    }
    if (t->n < CHAIN)
        l->now[at].hash[t->n] = t->hash;
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
    const unsigned seen = core ? CELL_BOTH : seen_of(op, &m->back, tile);
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
    CARRE_ASSERT(l->n < l->room);
    l->ops[l->n++] = op;
    const int right = (op.clip.x + op.clip.w - 1) >> l->shift,
              bottom = (op.clip.y + op.clip.h - 1) >> l->shift;
    CARRE_ASSERT(op.clip.x >= 0 && op.clip.y >= 0 && right < l->across && bottom < l->down);
    for (int y = op.clip.y >> l->shift; y <= bottom; y++) {
        for (int x = op.clip.x >> l->shift; x <= right; x++) {
            const SDL_Rect tile = tile_at(l, x, y);
            mark(l, y * l->across + x, &op, &m, &tile);
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
        if (list->rect[i].x == r->x && list->rect[i].w == r->w &&
            list->rect[i].y + list->rect[i].h == r->y)
            return &list->rect[i];
    return NULL;
}

static bool differs(const struct display_list *l, int tile)
{
    return l->tiles[tile].hash != l->tiles[tile].last;
}

/* What stood still in the last frame too will, most likely, in the next: a copy of it is worth more
 * than its operations. */
static void decide_what_to_keep(struct tile *t, const struct chain *now)
{
    enum { FEW = 2 };
    t->keep = DISPLAY_NONE;
    const bool shown = t->ground == GROUND_SHOWN;
    if (!shown && (t->same || t->alike < FEW || t->other < t->start))
        return;
    const uint64_t still = shown ? t->last : now->hash[t->alike - 1];
    if (still == t->kept)
        return;
    t->keep = shown ? t->start : t->other;
    t->kept = still;
}

/* Runs of tiles whose pixels served nothing give their memory back. */
static void forget_kept(struct display_list *l)
{
    const int n = tiles_of(l);
    for (int i = 0; i < n; i++) {
        const int first = i;
        while (i < n && l->tiles[i].kept != 0 && l->frame - l->tiles[i].used > KEPT_FRAMES)
            l->tiles[i++].kept = 0;
        if (i > first)
            system_let_go(l->kept + ((size_t)first << 2 * l->shift),
                          (size_t)(i - first) * tile_bytes(l));
    }
}

static void decide_what_to_draw(struct display_list *l)
{
    for (int i = 0; i < tiles_of(l); i++) {
        struct tile *t = &l->tiles[i];
        if (differs(l, i))
            decide_what_to_keep(t, &l->now[i]);
        else
            t->start = t->keep = DISPLAY_NONE;
        if (differs(l, i) && (t->keep != DISPLAY_NONE || t->ground == GROUND_KEPT))
            t->used = l->frame;
    }
    if (l->frame % KEPT_LOOK == 0)
        forget_kept(l);
}

/* After the last tile of the run that begins at x. A few tiles that are the same don't end it: two
 * runs cost more than they do. */
static int run_end(const struct display_list *l, int row, int x)
{
    CARRE_ASSERT(row >= 0 && x >= 0 && x < l->across);
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
            SDL_Rect r = tile_at(l, x, y);
            r.w *= end - x;
            SDL_Rect *above = run_above(&l->rects, &r);
            if (above)
                above->h += r.h;
            else
                add_rect(&l->rects, r);
            x = end;
        }
    }
}

int display_list_changes(struct display_list *l, const SDL_Rect **out)
{
    l->rects.n = 0;
    decide_what_to_draw(l);
    find_runs(l);
    const SDL_Rect whole = {.x = 0, .y = 0, .w = l->w, .h = l->h};
    for (int i = 0; i < l->rects.n; i++)
        SDL_IntersectRect(&l->rects.rect[i], &whole, &l->rects.rect[i]);
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

const struct op *display_list_next(const struct display_list *l, SDL_Rect r, int *at)
{
    while (*at < l->n) {
        const struct op *op = &l->ops[(*at)++];
        if (SDL_HasIntersection(&op->clip, &r))
            return op;
    }
    return NULL;
}

int display_list_plans(const struct display_list *l, SDL_Rect piece,
                       struct tile_plan out[DISPLAY_PIECE_TILES], int *across)
{
    int n = 0;
    const int side = display_list_tile(l);
    *across = (piece.w + side - 1) >> l->shift;
    for (int y = piece.y; y < piece.y + piece.h; y += side) {
        for (int x = piece.x; x < piece.x + piece.w; x += side) {
            const int at = (y >> l->shift) * l->across + (x >> l->shift);
            const struct tile *t = &l->tiles[at];
            const SDL_Rect whole = {.x = x, .y = y, .w = side, .h = side};
            CARRE_ASSERT(n < DISPLAY_PIECE_TILES);
            struct tile_plan *plan = &out[n++];
            *plan = (struct tile_plan){
                .ground = t->ground, .start = t->start, .keep = t->keep, .tile = at};
            SDL_IntersectRect(&whole, &piece, &plan->at);
        }
    }
    return n;
}

uint32_t *display_list_kept(const struct display_list *l) { return l->kept; }
size_t display_list_tiles(const struct display_list *l) { return (size_t)tiles_of(l); }

size_t display_list_kept_bytes(const struct display_list *l)
{
    size_t n = 0;
    for (int i = 0; i < tiles_of(l); i++)
        n += l->tiles[i].kept != 0 ? tile_bytes(l) : 0;
    return n;
}
