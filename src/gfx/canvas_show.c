/* From the list of a frame to pixels: on a surface of ours, only what is different from the last
 * frame, piece by piece, each tile by its plan; through a renderer, whose back buffer holds an
 * older frame or none, everything, unless nothing is different. */
#include "canvas_pixels.h"

#include "blit.h"
#include "check.h"
#include "mem.h"
#include "overlap.h"

#include <string.h>

#define FOR_ONE 80000 /* pixels that one thread draws before another is awake */

/* ---- panels ---- */

/* A piece of a panel: a part of its sprite, or, with `from` NULL, one colour. */
typedef void piece_function(void *on, const struct op *op, SDL_Rect clip, const SDL_Rect *from,
                            SDL_Rect to, uint32_t colour);

static int grown(int at, int ends, int extra) { return at <= ends ? at : at + extra; }

static void bar_pieces(const struct op *op, SDL_Rect clip, piece_function *piece, void *on)
{
    const struct sprite *s = op->sprite;
    const int e = s->ends, high = op->to.h - s->h, right = op->to.x + op->to.w - e,
              bottom = op->to.y + op->to.h - e;
    const float alpha = (float)op->alpha / 255;
    const int end_h = s->corners ? e : s->h;
    for (int below = 0; below <= s->corners; below++) {
        const int y = below ? s->h - e : 0, to_y = below ? bottom : op->to.y;
        const SDL_Rect left_end = {.x = 0, .y = y, .w = e, .h = end_h},
                       right_end = {.x = s->w - e, .y = y, .w = e, .h = end_h};
        piece(on, op, clip, &left_end, (SDL_Rect){.x = op->to.x, .y = to_y, .w = e, .h = end_h}, 0);
        piece(on, op, clip, &right_end, (SDL_Rect){.x = right, .y = to_y, .w = e, .h = end_h}, 0);
    }
    for (int i = 0; i < s->nbands; i++) {
        const struct sprite_band *b = &s->bands[i];
        const int from = s->corners ? grown(b->at, e, high) : b->at,
                  to = s->corners ? grown(b->at + b->size, e, high) : b->at + b->size;
        piece(on, op, clip, NULL,
              (SDL_Rect){
                  .x = op->to.x + e, .y = op->to.y + from, .w = op->to.w - 2 * e, .h = to - from},
              colour_faded(b->colour, alpha));
    }
}

/* Left and right, as runs of columns. */
static void bar_sides(const struct op *op, SDL_Rect clip, piece_function *piece, void *on)
{
    const struct sprite *s = op->sprite;
    const int e = s->ends;
    for (int i = 0; i < s->nsides; i++) {
        const struct sprite_band *b = &s->sides[i];
        piece(on, op, clip, NULL,
              (SDL_Rect){.x = op->to.x + grown(b->at, e, op->to.w - s->w),
                         .y = op->to.y + e,
                         .w = b->size,
                         .h = op->to.h - 2 * e},
              colour_faded(b->colour, (float)op->alpha / 255));
    }
}

/* ---- on a surface ---- */

static void blit_piece(void *target, const struct op *op, SDL_Rect clip, const SDL_Rect *from,
                       SDL_Rect to, uint32_t colour)
{
    if (from)
        blit_copy(target, op->sprite->pixels, *from, to.x, to.y, clip,
                  (struct blit_wash){.tint = op->colour, .alpha = op->alpha});
    else
        blit_fill(target, to, clip, colour);
}

/* Of a soft shadow each column is a run: a row of them at once, again and again. */
static void blit_sides(SDL_Surface *target, const struct op *op, SDL_Rect clip)
{
    const struct sprite *s = op->sprite;
    const int e = s->ends, right = s->w - e;
    const struct blit_wash wash = {.tint = op->colour, .alpha = op->alpha};
    SDL_Rect to = {.x = op->to.x, .y = op->to.y + e, .w = e, .h = op->to.h - 2 * e};
    blit_row(target, s->pixels, (SDL_Point){.x = 0, .y = e}, to, clip, wash);
    to.x = op->to.x + op->to.w - e;
    blit_row(target, s->pixels, (SDL_Point){.x = right, .y = e}, to, clip, wash);
}

static void blit_op(SDL_Surface *target, const struct op *op, SDL_Rect clip)
{
    const struct sprite *s = op->sprite;
    const struct blit_wash wash = {.tint = op->colour, .alpha = op->alpha};
    switch (op->kind) {
    case OP_FILL: blit_fill(target, op->to, clip, op->colour); break;
    case OP_COPY:
        if (!s->pixels) {
            blit_packed(target, s->packed, op->to.x, op->to.y, clip, wash);
            break;
        }
        blit_copy(target, s->pixels, (SDL_Rect){.x = 0, .y = 0, .w = s->w, .h = s->h}, op->to.x,
                  op->to.y, clip, wash);
        break;
    case OP_BAR:
        bar_pieces(op, clip, blit_piece, target);
        if (s->corners)
            blit_sides(target, op, clip);
        break;
    case OP_RING: blit_ring(target, &op->stroke, clip, op->colour); break;
    case OP_LINE: blit_line(target, &op->stroke, clip, op->colour); break;
    case OP_TURN: blit_turned(target, s->pixels, op->to, op->angle, clip, wash); break;
    }
}

/* What a piece is drawn on: rows of pixels, and tiles that are kept aside. */
struct sheet {
    SDL_Surface *target;
    uint32_t *kept;
    int side; /* of a tile */
};

typedef void draw_function(void *user, SDL_Surface *target, const struct op *op, SDL_Rect clip);

static uint32_t *kept_of(const struct sheet *on, const struct tile_plan *t)
{
    return on->kept + (size_t)t->tile * (size_t)on->side * (size_t)on->side;
}

static void keep_aside(const struct sheet *on, const struct tile_plan *t)
{
    uint32_t *kept = kept_of(on, t);
    for (int y = 0; y < t->at.h; y++)
        memcpy(kept + (ptrdiff_t)y * on->side, surface_row(on->target, t->at.y + y) + t->at.x,
               (size_t)t->at.w * sizeof(uint32_t));
}

static void take_back(const struct sheet *on, const struct tile_plan *t)
{
    const uint32_t *kept = kept_of(on, t);
    for (int y = 0; y < t->at.h; y++)
        memcpy(surface_row(on->target, t->at.y + y) + t->at.x, kept + (ptrdiff_t)y * on->side,
               (size_t)t->at.w * sizeof(uint32_t));
}

struct piece_plan {
    /* tiles; in a row; where the first of them starts; before which operation one is to be kept */
    int n, across, first, keep;
    struct tile_plan tile[DISPLAY_PIECE_TILES];
};

static int lesser(int a, int b) { return a < b ? a : b; }

static void begin_piece(const struct display_list *l, const struct sheet *on, SDL_Rect piece,
                        struct piece_plan *out)
{
    out->n = display_list_plans(l, piece, out->tile, &out->across);
    out->first = out->keep = DISPLAY_NONE;
    for (int i = 0; i < out->n; i++) {
        const struct tile_plan *t = &out->tile[i];
        out->first = lesser(out->first, t->start);
        out->keep = lesser(out->keep, t->keep);
        if (t->start == DISPLAY_NONE)
            continue;
        if (t->ground == GROUND_BLACK)
            blit_fill(on->target, t->at, t->at, 0x000000FFU);
        else if (t->ground == GROUND_KEPT)
            take_back(on, t);
    }
}

static void keep_before(const struct sheet *on, int op, struct piece_plan *p)
{
    int next = DISPLAY_NONE;
    for (int i = 0; i < p->n; i++) {
        struct tile_plan *t = &p->tile[i];
        if (t->keep <= op) {
            keep_aside(on, t);
            t->keep = DISPLAY_NONE;
        }
        next = lesser(next, t->keep);
    }
    p->keep = next;
}

/* Is the operation drawn in that tile of a piece? */
static bool is_drawn(const struct tile_plan *t, const struct op *op, int index)
{
    return t->start <= index && boxes_meet(&op->clip, &t->at) && display_list_shows(op, t->at);
}

/* What has holes is drawn where it can be seen: a pixel of what is turned costs as much where it is
 * empty, and asking for a block of them as much as a dozen. */
static void draw_around_holes(SDL_Surface *target, const struct op *op, SDL_Rect clip,
                              draw_function *draw, void *user)
{
    enum { SIDE = 16 };
    const int right = clip.x + clip.w, bottom = clip.y + clip.h;
    for (int y = clip.y; y < bottom; y += SIDE) {
        SDL_Rect block = {.y = y, .h = lesser(SIDE, bottom - y)}, run = {.y = y, .h = block.h};
        for (int x = clip.x; x < right; x += SIDE) {
            block.x = x;
            block.w = lesser(SIDE, right - x);
            const bool shows = display_list_shows(op, block);
            if (shows && run.w == 0)
                run.x = x;
            if (shows)
                run.w = x + block.w - run.x;
            if (run.w > 0 && (!shows || x + SIDE >= right)) {
                draw(user, target, op, run);
                run.w = 0;
            }
        }
    }
}

/* The tiles of a piece that have begun, in runs as long as they are: only what an operation touches
 * is asked. */
static void draw_on_begun(const struct sheet *on, const struct piece_plan *p, const struct op *op,
                          int index, draw_function *draw, void *user)
{
    for (int i = 0; i < p->n; i++) {
        if (!is_drawn(&p->tile[i], op, index))
            continue;
        SDL_Rect run = p->tile[i].at, clip;
        for (; (i + 1) % p->across != 0 && i + 1 < p->n && is_drawn(&p->tile[i + 1], op, index);
             i++)
            run.w += p->tile[i + 1].at.w;
        if (!boxes_overlap(&op->clip, &run, &clip))
            continue;
        if (display_list_has_holes(op, clip))
            draw_around_holes(on->target, op, clip, draw, user);
        else
            draw(user, on->target, op, clip);
    }
}

static void draw_piece(const struct display_list *l, const struct sheet *on, SDL_Rect piece,
                       draw_function *draw, void *user)
{
    struct piece_plan p;
    begin_piece(l, on, piece, &p);
    int at = p.first, last = -1;
    for (int i = 0; i < p.n; i++)
        last = p.tile[i].start > last ? p.tile[i].start : last;
    for (const struct op *op = display_list_next(l, piece, &at); op;
         op = display_list_next(l, piece, &at)) {
        SDL_Rect clip;
        if (at - 1 >= p.keep)
            keep_before(on, at - 1, &p);
        if (at - 1 < last || (op->kind == OP_TURN && op->sprite->cells))
            draw_on_begun(on, &p, op, at - 1, draw, user);
        else if (boxes_overlap(&op->clip, &piece, &clip))
            draw(user, on->target, op, clip);
    }
}

struct showing {
    struct display_list *list;
    struct sheet on;
    const SDL_Rect *piece;
};

static void blit_one(void *user, SDL_Surface *target, const struct op *op, SDL_Rect clip)
{
    (void)user;
    blit_op(target, op, clip);
}

static void show_piece(void *user, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct showing *s = user;
    draw_piece(s->list, &s->on, s->piece[i], blit_one, NULL);
}

static void show_on_surface(struct canvas_pixels *p, const SDL_Rect *rects, int n)
{
    struct showing s = {.list = p->list,
                        .on = {.target = p->between ? p->between : p->surface,
                               .kept = display_list_kept(p->list),
                               .side = display_list_tile(p->list)}};
    const int pieces = display_list_pieces(p->list, &s.piece);
    for (int i = 0; i < n; i++)
        p->costs.pixels += (long)rects[i].w * rects[i].h;
    worker_pool_run(p->costs.pixels < FOR_ONE ? NULL : p->workers, pieces, show_piece, &s);
    for (int i = 0; p->between && i < n; i++) {
        SDL_Rect to = rects[i];
        SDL_BlitSurface(p->between, &rects[i], p->surface, &to);
    }
    if (p->window && n > 0)
        SDL_UpdateWindowSurfaceRects(p->window->window, rects, n);
}

/* ---- through a renderer ---- */

static void set_colour(SDL_Renderer *r, uint32_t colour)
{
    SDL_SetRenderDrawBlendMode(r,
                               colour_a(colour) == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(r, colour_r(colour), colour_g(colour), colour_b(colour),
                           colour_a(colour));
}

static void render_piece(void *renderer, const struct op *op, SDL_Rect clip, const SDL_Rect *from,
                         SDL_Rect to, uint32_t colour)
{
    (void)clip;
    if (from) {
        SDL_RenderCopy(renderer, op->sprite->texture, from, &to);
        return;
    }
    set_colour(renderer, colour);
    SDL_RenderFillRect(renderer, &to);
}

static void render_op(SDL_Renderer *r, const struct op *op)
{
    SDL_RenderSetClipRect(r, &op->clip);
    if (op->kind == OP_FILL) {
        set_colour(r, op->colour);
        SDL_RenderFillRect(r, &op->to);
        return;
    }
    const struct sprite *s = op->sprite;
    SDL_SetTextureAlphaMod(s->texture, op->alpha);
    SDL_SetTextureColorMod(s->texture, colour_r(op->colour), colour_g(op->colour),
                           colour_b(op->colour));
    SDL_SetTextureBlendMode(s->texture, s->opaque && op->alpha == 255 && op->angle == 0
                                            ? SDL_BLENDMODE_NONE
                                            : SDL_BLENDMODE_BLEND);
    if (op->kind == OP_BAR) {
        bar_pieces(op, op->clip, render_piece, r);
        bar_sides(op, op->clip, render_piece, r);
    } else {
        SDL_RenderCopyEx(r, s->texture, NULL, &op->to, (double)op->angle, NULL, SDL_FLIP_NONE);
    }
}

static void show_through_renderer(struct canvas_pixels *p)
{
    const SDL_Rect all = {.x = 0, .y = 0, .w = p->base.w, .h = p->base.h};
    int at = 0;
    for (const struct op *op = display_list_next(p->list, all, &at); op;
         op = display_list_next(p->list, all, &at))
        render_op(p->renderer, op);
    SDL_RenderSetClipRect(p->renderer, NULL);
    SDL_RenderPresent(p->renderer);
    p->costs.pixels = (long)all.w * all.h;
}

void pixels_show_frame(struct canvas_pixels *p)
{
    const SDL_Rect *rects;
    const int n = display_list_changes(p->list, &rects);
    p->costs.pixels = 0;
    if (p->renderer == NULL)
        show_on_surface(p, rects, n);
    else if (n > 0)
        show_through_renderer(p);
}

long canvas_differences(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    if (atlas_lacks(p->atlas))
        return -1;
    SDL_Surface *shown = p->between ? p->between : p->surface,
                *whole = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 32, SDL_PIXELFORMAT_RGB888);
    const SDL_Rect all = {.x = 0, .y = 0, .w = c->w, .h = c->h};
    long n = 0;
    int at = 0;
    for (const struct op *op = display_list_next(p->list, all, &at); op;
         op = display_list_next(p->list, all, &at))
        blit_op(whole, op, op->clip);
    for (int y = 0; y < c->h; y++)
        for (int x = 0; x < c->w; x++)
            n += ((surface_row(whole, y)[x] ^ surface_row(shown, y)[x]) & 0xFFFFFFU) != 0;
    SDL_FreeSurface(whole);
    return n;
}

/* ---- for benchmarks ---- */

const char *const canvas_work_names[WORK_KINDS] = {"fill",      "copy",   "washed", "panel",
                                                   "stretched", "turned", "stroke"};

static enum canvas_work work_of(const struct op *op)
{
    switch (op->kind) {
    case OP_FILL: return WORK_FILL;
    case OP_BAR: return WORK_PANEL;
    case OP_TURN: return op->angle != 0 ? WORK_TURNED : WORK_STRETCHED;
    case OP_RING:
    case OP_LINE: return WORK_STROKE;
    case OP_COPY: break;
    }
    return op->alpha == 255 && op->colour == 0xFFFFFFFFU ? WORK_COPY : WORK_WASHED;
}

static void weigh_one(void *weights, SDL_Surface *target, const struct op *op, SDL_Rect clip)
{
    struct canvas_weights *out = weights;
    const enum canvas_work kind = work_of(op);
    const uint64_t began = pixels_clock();
    blit_op(target, op, clip);
    out->ms[kind] += (double)(pixels_clock() - began) * 1e3 / (double)SDL_GetPerformanceFrequency();
    out->pixels[kind] += (long)clip.w * clip.h;
    out->ops[kind]++;
}

static void weigh_once(struct display_list *l, const struct sheet *on, struct canvas_weights *out)
{
    const SDL_Rect *piece;
    const int n = display_list_pieces(l, &piece);
    for (int i = 0; i < n; i++)
        draw_piece(l, on, piece[i], weigh_one, out);
}

struct canvas_weights canvas_weigh(struct canvas *c)
{
    enum { TIMES = 4 }; /* other programs may come between: the shortest time counts */
    const struct canvas_pixels *p = pixels_of(c);
    struct canvas_weights least = {0};
    if (atlas_lacks(p->atlas))
        return least;
    SDL_Surface *scratch =
        SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 32, SDL_PIXELFORMAT_RGB888);
    const int side = display_list_tile(p->list);
    const struct sheet on = {.target = scratch,
                             .kept = mem_array(display_list_tiles(p->list),
                                               (size_t)side * (size_t)side * sizeof(uint32_t)),
                             .side = side};
    for (int i = 0; i < TIMES; i++) {
        struct canvas_weights w = {0};
        weigh_once(p->list, &on, &w);
        for (int k = 0; k < WORK_KINDS && i > 0; k++)
            w.ms[k] = w.ms[k] < least.ms[k] ? w.ms[k] : least.ms[k];
        least = w;
    }
    mem_free(on.kept);
    SDL_FreeSurface(scratch);
    return least;
}
