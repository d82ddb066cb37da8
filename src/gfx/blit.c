/* blit.c - which rows of pixels go where; each row is in blit_rows_*.c. */
#include "blit.h"

#include "blit_rows.h"
#include "check.h"
#include "colour.h"

#include <math.h>
#include <string.h>

static uint32_t premultiplied(uint32_t rgba, unsigned a)
{
    return a << 24 | (colour_r(rgba) * a + 127) / 255 << 16 |
           (colour_g(rgba) * a + 127) / 255 << 8 | (colour_b(rgba) * a + 127) / 255;
}

/* What each pixel of a source goes through on its way to the target. */
struct way {
    const struct blit_rows *rows;
    bool plain;
    uint32_t wash;
};

static struct way way_of(struct blit_wash w)
{
    return (struct way){.rows = blit_rows(),
                        .plain = w.alpha == 255 && (w.tint & 0xFFFFFF00U) == 0xFFFFFF00U,
                        .wash = premultiplied(w.tint, w.alpha)};
}

static inline void put_row(const struct way *way, uint32_t *d, const uint32_t *s, int n)
{
    if (way->plain)
        way->rows->over(d, s, n);
    else
        way->rows->washed(d, s, n, way->wash);
}

void blit_fill(SDL_Surface *target, SDL_Rect r, SDL_Rect clip, uint32_t rgba)
{
    SDL_Rect at;
    if (!SDL_IntersectRect(&r, &clip, &at) || colour_a(rgba) == 0)
        return;
    const struct blit_rows *rows = blit_rows();
    const uint32_t one = premultiplied(rgba, colour_a(rgba));
    for (int y = at.y; y < at.y + at.h; y++)
        rows->fill(surface_row(target, y) + at.x, one, at.w);
}

/* ---- copies ---- */

enum { AHEAD = 2, LINE = 16 /* pixels that come from memory together */ };

/* Rows lie apart in memory, and a sprite that was not shown for a while is far away: the processor
 * is told early. */
static inline void fetch(const uint32_t *row, int n)
{
    for (int x = 0; x < n; x += LINE)
        __builtin_prefetch(row + x);
}

void blit_copy(SDL_Surface *target, const SDL_Surface *source, SDL_Rect from, int x, int y,
               SDL_Rect clip, struct blit_wash wash)
{
    CARRE_ASSERT(from.w >= 0 && from.h >= 0);
    const SDL_Rect to = {.x = x, .y = y, .w = from.w, .h = from.h};
    SDL_Rect at;
    if (!SDL_IntersectRect(&to, &clip, &at) || wash.alpha == 0)
        return;
    const struct way way = way_of(wash);
    for (int row = at.y; row < at.y + at.h; row++) {
        const uint32_t *s = surface_row(source, row - y + from.y) + (at.x - x + from.x);
        if (row + AHEAD < at.y + at.h)
            fetch(s + (ptrdiff_t)AHEAD * source->pitch / 4, at.w);
        put_row(&way, surface_row(target, row) + at.x, s, at.w);
    }
}

void blit_row(SDL_Surface *target, const SDL_Surface *source, SDL_Point from, SDL_Rect to,
              SDL_Rect clip, struct blit_wash wash)
{
    CARRE_ASSERT(from.x >= 0 && from.y >= 0 && from.x + to.w <= source->w && from.y < source->h);
    SDL_Rect at;
    if (!SDL_IntersectRect(&to, &clip, &at) || wash.alpha == 0)
        return;
    const struct way way = way_of(wash);
    const uint32_t *s = surface_row(source, from.y) + (at.x - to.x + from.x);
    for (int row = at.y; row < at.y + at.h; row++)
        put_row(&way, surface_row(target, row) + at.x, s, at.w);
}

/* One block of a packed source whose top left corner comes to x, y: the part at `at`. `straight`:
 * its rows may be written to the target themselves, with some pixels more at their ends. */
static void put_block(SDL_Surface *target, struct packed_rows *rows, int x, int y, SDL_Rect at,
                      bool straight, const struct way *way)
{
    for (int row = y; row < at.y; row++)
        packed_row(rows);
    for (int row = at.y; row < at.y + at.h; row++) {
        uint32_t *to = surface_row(target, row) + at.x;
        if (straight)
            packed_row_to(rows, to);
        else
            put_row(way, to, packed_row(rows) + (at.x - x), at.w);
    }
}

/* What is written too much is written over by the block to the right, if that covers it. */
static bool goes_straight(const struct packed *p, int block, SDL_Rect whole, SDL_Rect at, int right)
{
    return whole.x == at.x && whole.x + PACKED_W + BLIT_STEP <= right &&
           packed_is_whole(p, block) && packed_is_whole(p, block + 1);
}

void blit_packed(SDL_Surface *target, const struct packed *source, int x, int y, SDL_Rect clip,
                 struct blit_wash wash)
{
    const SDL_Rect to = {.x = x, .y = y, .w = source->w, .h = source->h};
    SDL_Rect at;
    if (!SDL_IntersectRect(&to, &clip, &at) || wash.alpha == 0)
        return;
    const struct way way = way_of(wash);
    const int left = (at.x - x) / PACKED_W, right = (at.x + at.w - 1 - x) / PACKED_W,
              top = (at.y - y) / PACKED_H, bottom = (at.y + at.h - 1 - y) / PACKED_H;
    for (int i = top; i <= bottom; i++)
        for (int k = left; k <= right; k++) {
            const SDL_Rect block = {
                .x = x + k * PACKED_W, .y = y + i * PACKED_H, .w = PACKED_W, .h = PACKED_H};
            const int number = i * source->across + k;
            struct packed_rows rows;
            SDL_Rect here;
            if (SDL_IntersectRect(&block, &at, &here) && packed_open(source, number, &rows))
                put_block(target, &rows, block.x, block.y, here,
                          way.plain && goes_straight(source, number, block, here, at.x + at.w),
                          &way);
        }
}

/* ---- stretched and turned ---- */

static inline uint32_t pixel_at(const SDL_Surface *s, int x, int y)
{
    return x < 0 || y < 0 || x >= s->w || y >= s->h ? 0 : surface_row(s, y)[x];
}

/* At a place in 16.16 pixels; beyond the edges there is nothing. */
static inline uint32_t sample(const SDL_Surface *s, int64_t u, int64_t v)
{
    const int x = (int)(u >> 16), y = (int)(v >> 16);
    const uint32_t top[] = {pixel_at(s, x, y), pixel_at(s, x + 1, y)},
                   bottom[] = {pixel_at(s, x, y + 1), pixel_at(s, x + 1, y + 1)};
    return blit_between_four(top, bottom, (int32_t)u, (int32_t)v);
}

enum { PIECE = 256 };

static int within(int v, int n) { return v < 0 ? 0 : v >= n ? n - 1 : v; }

/* Upright: first between rows, of which only the columns that show, then along the row. They are
 * washed between the two, where they are few as a rule: that is within 1 of what it would be
 * after. */
static void blit_stretched(SDL_Surface *target, const SDL_Surface *source, SDL_Rect to, SDL_Rect at,
                           const struct way *way)
{
    const int64_t step_u = llround(65536.0 * source->w / to.w),
                  step_v = llround(65536.0 * source->h / to.h);
    const int64_t u0 = step_u / 2 - 32768, v0 = step_v / 2 - 32768;
    const int first = within((int)((u0 + (at.x - to.x) * step_u) >> 16), source->w);
    const int last = within((int)((u0 + (at.x + at.w - 1 - to.x) * step_u) >> 16) + 1, source->w),
              n = last - first + 1;
    uint32_t few[PIECE * 4], *row = n + 2 + BLIT_BEYOND <= PIECE * 4
                                        ? few
                                        : SDL_malloc((size_t)(n + 2 + BLIT_BEYOND) * sizeof *row);
    const int32_t u = (int32_t)(u0 + (at.x - to.x) * step_u - (int64_t)(first - 1) * 65536);
    for (int y = at.y; y < at.y + at.h && row; y++) {
        const int64_t v = v0 + (y - to.y) * step_v;
        const int top = (int)(v >> 16), soon = (int)((v + AHEAD * step_v) >> 16) + 1;
        fetch(surface_row(source, within(soon, source->h)) + first, n);
        way->rows->between(row + 1, surface_row(source, within(top, source->h)) + first,
                           surface_row(source, within(top + 1, source->h)) + first, n,
                           (uint32_t)(v >> 8) & 255U);
        if (!way->plain)
            way->rows->wash(row + 1, n, way->wash);
        row[0] = row[1]; /* beyond the edges lies what is at the edges */
        row[n + 1] = row[n];
        way->rows->along(surface_row(target, y) + at.x, row, at.w, u, (int32_t)step_u);
    }
    if (row != few)
        SDL_free(row);
}

struct steps {
    int first, end;
};

/* A step, and how often it is in 1: rows of a turned picture are many, and a whole division takes
 * as long as ten pixels. */
struct stride {
    int64_t step;
    double inverse;
};

static struct stride stride_of(int64_t step)
{
    return (struct stride){.step = step, .inverse = step ? 1.0 / (double)step : 0};
}

/* The quotient rounded down: the product is off by one at most, as the rest tells. */
static inline int64_t divided_down(int64_t a, struct stride by)
{
    const int64_t q = (int64_t)((double)a * by.inverse), rest = a - q * by.step;
    return by.step > 0 ? q - (rest < 0) + (rest >= by.step) : q - (rest > 0) + (rest <= by.step);
}

/* Of some steps from `from`, those that lead to a place from `least` to `most`. */
static struct steps steps_within(struct steps s, int64_t from, struct stride by, int64_t least,
                                 int64_t most)
{
    int64_t first = s.first, last = s.end - 1;
    if (by.step == 0 && (from < least || from > most))
        last = first - 1;
    if (by.step != 0) {
        const int64_t low = -divided_down(-((by.step > 0 ? least : most) - from), by),
                      high = divided_down((by.step > 0 ? most : least) - from, by);
        first = low > first ? low : first;
        last = high < last ? high : last;
    }
    return first <= last ? (struct steps){.first = (int)first, .end = (int)last + 1}
                         : (struct steps){.first = s.first, .end = s.first};
}

/* A row of a turned picture: the path through the source, whose first step is at `left` of the
 * target's row. */
struct turned_row {
    const SDL_Surface *source;
    const struct way *way;
    uint32_t *row;
    int left;
    int64_t u, v;
    struct stride by_u, by_v;
};

/* Where all four pixels are there. */
static void put_inside(const struct turned_row *r, struct steps s)
{
    const struct blit_plane plane = {.pixels = r->source->pixels, .pitch = r->source->pitch / 4};
    struct blit_path path = {.u = (int32_t)(r->u + s.first * r->by_u.step),
                             .v = (int32_t)(r->v + s.first * r->by_v.step),
                             .step_u = (int32_t)r->by_u.step,
                             .step_v = (int32_t)r->by_v.step};
    uint32_t *to = r->row + (r->left + s.first);
    int left = s.end - s.first;
    if (r->way->plain) {
        r->way->rows->across(to, plane, left, path);
        return;
    }
    for (int n; left > 0; left -= n, to += n) {
        uint32_t piece[PIECE];
        n = left < PIECE ? left : PIECE;
        memset(piece, 0, (size_t)n * sizeof *piece);
        r->way->rows->across(piece, plane, n, path);
        r->way->rows->washed(to, piece, n, r->way->wash);
        path.u += n * path.step_u;
        path.v += n * path.step_v;
    }
}

static void put_edge(const struct turned_row *r, struct steps s)
{
    for (int x = s.first; x < s.end; x++) {
        const uint32_t one = sample(r->source, r->u + x * r->by_u.step, r->v + x * r->by_v.step);
        put_row(r->way, r->row + (r->left + x), &one, 1);
    }
}

/* What lies on the source's edges is half there; within them four pixels are always at hand. */
static void blit_turned_row(const struct turned_row *r, struct steps s)
{
    const int64_t w = (int64_t)r->source->w * 65536, h = (int64_t)r->source->h * 65536,
                  edge = 65536;
    s = steps_within(steps_within(s, r->u, r->by_u, 1 - edge, w - 1), r->v, r->by_v, 1 - edge,
                     h - 1);
    const struct steps inner = steps_within(steps_within(s, r->u, r->by_u, 0, w - edge - 1), r->v,
                                            r->by_v, 0, h - edge - 1);
    put_edge(r, (struct steps){.first = s.first, .end = inner.first});
    if (inner.first < inner.end)
        put_inside(r, inner);
    put_edge(r, (struct steps){.first = inner.end, .end = s.end});
}

void blit_turned(SDL_Surface *target, const SDL_Surface *source, SDL_Rect to, float degrees,
                 SDL_Rect clip, struct blit_wash wash)
{
    CARRE_ASSERT(source->pitch / 4 < 32768 && source->h < 32768);
    const double radians = (double)degrees * 3.14159265358979 / 180, cosine = cos(radians),
                 sine = sin(radians);
    const double half_w = fabs(to.w * cosine / 2) + fabs(to.h * sine / 2),
                 half_h = fabs(to.w * sine / 2) + fabs(to.h * cosine / 2);
    const double mid_x = to.x + to.w / 2.0, mid_y = to.y + to.h / 2.0;
    const int left = (int)floor(mid_x - half_w), top = (int)floor(mid_y - half_h);
    const SDL_Rect around = {.x = left,
                             .y = top,
                             .w = (int)ceil(mid_x + half_w) - left,
                             .h = (int)ceil(mid_y + half_h) - top};
    SDL_Rect at;
    if (to.w <= 0 || to.h <= 0 || wash.alpha == 0 || !SDL_IntersectRect(&around, &clip, &at))
        return;
    const struct way way = way_of(wash);
    if (degrees == 0) {
        blit_stretched(target, source, to, at, &way);
        return;
    }
    const double su = 65536.0 * source->w / to.w, sv = 65536.0 * source->h / to.h;
    const struct stride by_u = stride_of(llround(cosine * su)),
                        by_v = stride_of(llround(-sine * sv));
    for (int y = at.y; y < at.y + at.h; y++) {
        /* From the first pixel of the whole, so that a part is drawn as it would be within it. */
        const double dx = around.x + 0.5 - mid_x, dy = y + 0.5 - mid_y;
        const struct turned_row row = {
            .source = source,
            .way = &way,
            .row = surface_row(target, y),
            .left = around.x,
            .by_u = by_u,
            .by_v = by_v,
            .u = llround((dx * cosine + dy * sine) * su + source->w * 32768.0) - 32768,
            .v = llround((dy * cosine - dx * sine) * sv + source->h * 32768.0) - 32768};
        blit_turned_row(&row,
                        (struct steps){.first = at.x - around.x, .end = at.x - around.x + at.w});
    }
}

/* ---- strokes ---- */

static void over_one(uint32_t *d, uint32_t rgba, float cover)
{
    const unsigned a = (unsigned)(cover * (float)colour_a(rgba) + 0.5F);
    if (a == 0)
        return;
    const uint32_t s = premultiplied(rgba, a), mask = 0x00FF00FFU, rest = 255 - a;
    uint32_t low = (*d & mask) * rest + 0x00800080U, high = (*d >> 8 & mask) * rest + 0x00800080U;
    low = (low + (low >> 8 & mask)) >> 8 & mask;
    high = (high + (high >> 8 & mask)) & ~mask;
    *d = s + (high | low);
}

static float part(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

/* How far from the middle a row at `dy` meets a circle; 0: it does not. */
static float half_chord(float radius, float dy)
{
    return fabsf(dy) < radius ? sqrtf(radius * radius - dy * dy) : 0;
}

/* Pixels that are covered whole. */
static void over_run(uint32_t *d, int n, uint32_t rgba)
{
    enum { FEW = 4 };
    if (n > FEW) {
        blit_rows()->fill(d, premultiplied(rgba, colour_a(rgba)), n);
        return;
    }
    for (int i = 0; i < n; i++)
        over_one(d + i, rgba, 1);
}

void blit_ring(SDL_Surface *target, const struct blit_stroke *ring, SDL_Rect clip, uint32_t rgba)
{
    const float outer = ring->radius, inner = ring->width < outer ? outer - ring->width : -2,
                sure = 0.01F;
    for (int y = clip.y; y < clip.y + clip.h; y++) {
        const float dy = (float)y + 0.5F - ring->y, reach = half_chord(outer + 1, dy),
                    hole = inner > 1 ? half_chord(inner - 1, dy) : 0;
        const float whole = half_chord(outer - 0.5F, dy) - sure,
                    from_hole = inner > -1 ? half_chord(inner + 0.5F, dy) + sure : -1;
        if (reach <= 0)
            continue;
        int from = (int)floorf(ring->x - reach), to = (int)ceilf(ring->x + reach);
        from = from > clip.x ? from : clip.x;
        to = to < clip.x + clip.w ? to : clip.x + clip.w;
        uint32_t *row = surface_row(target, y);
        for (int x = from; x < to; x++) {
            const float dx = (float)x + 0.5F - ring->x, off = fabsf(dx);
            if (off < hole) {
                x = (int)floorf(ring->x + hole - 0.5F);
                continue;
            }
            if (off < whole && off > from_hole) {
                int end = (int)ceilf(
                    (dx < 0 && from_hole >= 0 ? ring->x - from_hole : ring->x + whole) - 0.5F);
                end = end > x + 1 ? end < to ? end : to : x + 1;
                over_run(row + x, end - x, rgba);
                x = end - 1;
                continue;
            }
            const float far = sqrtf(dx * dx + dy * dy);
            over_one(row + x, rgba, part(outer + 0.5F - far) * part(far - inner + 0.5F));
        }
    }
}

/* Where from + x * step lies between two values. */
struct stretch {
    float from, to;
};

static struct stretch stretch_within(struct stretch s, float at, float step, float least,
                                     float most)
{
    if (fabsf(step) < 1e-4F)
        return at >= least && at <= most ? s : (struct stretch){0, -1};
    const float a = (least - at) / step, b = (most - at) / step;
    return (struct stretch){fmaxf(s.from, fminf(a, b)), fminf(s.to, fmaxf(a, b))};
}

void blit_line(SDL_Surface *target, const struct blit_stroke *line, SDL_Rect clip, uint32_t rgba)
{
    const float dx = line->to_x - line->x, dy = line->to_y - line->y,
                length = sqrtf(dx * dx + dy * dy), sure = 0.02F;
    if (length <= 0)
        return;
    const float ux = dx / length, uy = dy / length, half = line->width / 2,
                thin = line->width < 1 ? line->width : 1;
    for (int y = clip.y; y < clip.y + clip.h; y++) {
        /* Where the line's middle crosses the row, and how far to either side it reaches there. */
        const float py = (float)y + 0.5F - line->y;
        int from = clip.x, to = clip.x + clip.w;
        if (fabsf(uy) > 0.01F) {
            const float middle = line->x + py * ux / uy, reach = (half + 1) / fabsf(uy) + 1;
            from = middle - reach > (float)from ? (int)(middle - reach) : from;
            to = middle + reach < (float)to ? (int)(middle + reach) + 1 : to;
        }
        /* What of it is covered whole, from the line's beginning. */
        struct stretch whole = {(float)from - line->x, (float)(half > 1 ? to : from) - line->x};
        whole = stretch_within(whole, -py * ux, uy, -(half - 0.5F) + sure, half - 0.5F - sure);
        whole = stretch_within(whole, py * uy, ux, 0.5F + sure, length - 0.5F - sure);
        const int first = (int)ceilf(whole.from + line->x - 0.5F),
                  end = (int)floorf(whole.to + line->x - 0.5F) + 1;
        uint32_t *row = surface_row(target, y);
        for (int x = from; x < to; x++) {
            if (x >= first && x < end) {
                over_run(row + x, (end < to ? end : to) - x, rgba);
                x = end - 1;
                continue;
            }
            const float px = (float)x + 0.5F - line->x, along = px * ux + py * uy,
                        off = fabsf(py * ux - px * uy);
            const float cover =
                part(half + 0.5F - off) * part(along + 0.5F) * part(length - along + 0.5F);
            over_one(row + x, rgba, cover < thin ? cover : thin);
        }
    }
}
