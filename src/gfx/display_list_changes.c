/* display_list_changes.c - what is different from the last frame, and in which pieces it is drawn.
 */
#include "display_list_inside.h"

#include "check.h"
#include "mem.h"
#include "overlap.h"
#include "system.h"

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
static void decide_what_to_keep(const struct display_list *l, int tile)
{
    enum { FEW = 2 };
    struct tile *t = &l->tiles[tile];
    t->keep = DISPLAY_NONE;
    const bool shown = t->ground == GROUND_SHOWN;
    if (!shown && (t->same || t->alike < FEW || t->other < t->start))
        return;
    const uint64_t still = shown ? t->last : l->now[display_list_link(l, tile, t->alike - 1)];
    if (still == t->kept)
        return;
    t->keep = shown ? t->start : t->other;
    t->kept = still;
}

/* Runs of tiles whose pixels served nothing give their memory back. */
static void forget_kept(struct display_list *l)
{
    const int n = display_list_tiles_of(l);
    for (int i = 0; i < n; i++) {
        const int first = i;
        while (i < n && l->tiles[i].kept != 0 && l->frame - l->tiles[i].used > KEPT_FRAMES)
            l->tiles[i++].kept = 0;
        if (i > first)
            system_let_go(l->kept + ((size_t)first << 2 * l->shift),
                          (size_t)(i - first) * display_list_tile_bytes(l));
    }
}

static void decide_what_to_draw(struct display_list *l)
{
    for (int i = 0; i < display_list_tiles_of(l); i++) {
        struct tile *t = &l->tiles[i];
        if (differs(l, i))
            decide_what_to_keep(l, i);
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
            SDL_Rect r = display_list_tile_at(l, x, y);
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
        if (boxes_meet(&op->clip, &r))
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
