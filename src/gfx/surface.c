/* surface.c - surfaces resized, turned and inked. */
#include "surface.h"

#include "blit_rows.h"
#include "colour.h"
#include "mem.h"
#include "packed.h"

#include <math.h>

SDL_Surface *surface_new(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

SDL_Surface *surface_plain(SDL_Surface *s)
{
    if (s == NULL || s->format->format == SDL_PIXELFORMAT_ARGB8888)
        return s;
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(s, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(s);
    return plain;
}

SDL_Surface *surface_resized(SDL_Surface *s, int w, int h)
{
    /* Halving first: the linear stretch looks at four pixels only. */
    while (s && (s->w != w || s->h != h)) {
        int step_w = s->w > 2 * w ? (s->w + 1) / 2 : w;
        int step_h = s->h > 2 * h ? (s->h + 1) / 2 : h;
        SDL_Surface *next = surface_new(step_w, step_h);
        if (next && SDL_SoftStretchLinear(s, NULL, next, NULL) != 0) {
            SDL_FreeSurface(next);
            next = NULL;
        }
        SDL_FreeSurface(s);
        s = next;
    }
    return s;
}

/* ---- turning ---- */

/* Adds a pixel of weight `weight` (of 65536), premultiplied; outside there is nothing. */
static void add_pixel(const SDL_Surface *s, int x, int y, uint32_t weight, uint32_t sum[4])
{
    if (x < 0 || y < 0 || x >= s->w || y >= s->h || weight == 0)
        return;
    uint32_t p = surface_row(s, y)[x];
    uint32_t a = (p >> 24) * weight >> 8; /* at most 255 × 256 */
    sum[0] += a;
    sum[1] += (p >> 16 & 255U) * a >> 8;
    sum[2] += (p >> 8 & 255U) * a >> 8;
    sum[3] += (p & 255U) * a >> 8;
}

/* The picture's colour at a place in 16.16 pixels, between its four neighbours. */
static uint32_t sample(const SDL_Surface *s, int32_t fx, int32_t fy)
{
    int x = fx >> 16, y = fy >> 16;
    if (x < -1 || y < -1 || x >= s->w || y >= s->h)
        return 0;
    uint32_t u = (uint32_t)fx >> 8 & 255U, v = (uint32_t)fy >> 8 & 255U;
    uint32_t sum[4] = {0};
    add_pixel(s, x, y, (256 - u) * (256 - v), sum);
    add_pixel(s, x + 1, y, u * (256 - v), sum);
    add_pixel(s, x, y + 1, (256 - u) * v, sum);
    add_pixel(s, x + 1, y + 1, u * v, sum);
    uint32_t a = (sum[0] + 128) >> 8;
    if (a == 0)
        return 0;
    uint32_t out = (a > 255 ? 255U : a) << 24;
    for (int i = 1; i < 4; i++) {
        uint32_t colour = (sum[i] * 256 + sum[0] / 2) / sum[0];
        out |= (colour > 255 ? 255U : colour) << (24 - 8 * i);
    }
    return out;
}

SDL_Surface *surface_turned(const SDL_Surface *s, float degrees)
{
    float radians = degrees * 3.14159265F / 180;
    float cosine = cosf(radians), sine = sinf(radians);
    int w = (int)ceilf(fabsf((float)s->w * cosine) + fabsf((float)s->h * sine)) + 2;
    int h = (int)ceilf(fabsf((float)s->w * sine) + fabsf((float)s->h * cosine)) + 2;
    /* The same parity keeps the middle on the same pixel, so that a card does not jump when it
     * comes to rest. */
    w += (w ^ s->w) & 1;
    h += (h ^ s->h) & 1;
    SDL_Surface *out = surface_new(w, h);
    if (out == NULL)
        return NULL;
    int32_t step_x = (int32_t)lroundf(cosine * 65536), step_y = (int32_t)lroundf(-sine * 65536);
    float half_w = (float)w / 2, half_h = (float)h / 2;
    for (int y = 0; y < h; y++) {
        float dx = 0.5F - half_w, dy = (float)y + 0.5F - half_h;
        int32_t fx = (int32_t)lroundf((dx * cosine + dy * sine + (float)s->w / 2 - 0.5F) * 65536);
        int32_t fy = (int32_t)lroundf((-dx * sine + dy * cosine + (float)s->h / 2 - 0.5F) * 65536);
        uint32_t *row = surface_row(out, y);
        for (int x = 0; x < w; x++, fx += step_x, fy += step_y)
            row[x] = sample(s, fx, fy);
    }
    return out;
}

/* ---- small changes ---- */

void surface_ink(SDL_Surface *s, uint32_t colour)
{
    uint32_t rgb = colour >> 8;
    uint32_t alpha = colour_a(colour);
    for (int y = 0; y < s->h; y++) {
        uint32_t *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++)
            row[x] = ((row[x] >> 24) * alpha + 127) / 255 << 24 | rgb;
    }
}

void surface_round(SDL_Surface *s)
{
    const float rx = (float)s->w / 2, ry = (float)s->h / 2, edge = fminf(rx, ry);
    for (int y = 0; y < s->h; y++) {
        uint32_t *row = surface_row(s, y);
        const float dy = ((float)y + 0.5F - ry) / ry;
        for (int x = 0; x < s->w; x++) {
            const float dx = ((float)x + 0.5F - rx) / rx,
                        in = (1 - sqrtf(dx * dx + dy * dy)) * edge + 0.5F;
            if (in < 1)
                row[x] = (row[x] & 0xFFFFFFU) |
                         (uint32_t)lroundf((float)(row[x] >> 24) * fmaxf(0, in)) << 24;
        }
    }
}

void surface_flip(SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++) {
        uint32_t *row = surface_row(s, y);
        for (int left = 0, right = s->w - 1; left < right; left++, right--) {
            uint32_t p = row[left];
            row[left] = row[right];
            row[right] = p;
        }
    }
}

static bool surface_is_opaque(const SDL_Surface *s)
{
    for (int y = 0; y < s->h; y++) {
        const uint32_t *row = surface_row(s, y);
        for (int x = 0; x < s->w; x++)
            if (row[x] < 0xFF000000U)
                return false;
    }
    return true;
}

/* ---- what blit.h draws from ---- */

/* the colours by their alphas: what blit.h draws from */
static void surface_multiply(SDL_Surface *s)
{
    const struct blit_rows *rows = blit_rows();
    for (int y = 0; y < s->h; y++)
        rows->multiply(surface_row(s, y), s->w);
}

SDL_Rect surface_filled(const SDL_Surface *s)
{
    int left = s->w, right = 0, top = s->h, bottom = 0;
    for (int y = 0; y < s->h; y++) {
        const uint32_t *row = surface_row(s, y);
        int first = 0, last = s->w;
        while (first < s->w && row[first] < 0x01000000U)
            first++;
        if (first == s->w)
            continue;
        while (row[last - 1] < 0x01000000U)
            last--;
        left = first < left ? first : left;
        right = last > right ? last : right;
        top = y < top ? y : top;
        bottom = y + 1;
    }
    return right > left ? (SDL_Rect){.x = left, .y = top, .w = right - left, .h = bottom - top}
                        : (SDL_Rect){0};
}

/* What is smaller is drawn before its cells have been looked at. */
#define CELLS_FROM (128 * 128)

static uint8_t *cells_of(const SDL_Surface *s)
{
    const int across = surface_cells(s->w), n = across * surface_cells(s->h);
    uint8_t *cells = mem_array((size_t)n, sizeof *cells), all = CELL_BOTH;
    for (int y = 0; y < s->h; y++) {
        const uint32_t *row = surface_row(s, y);
        uint8_t *cell = cells + y / SURFACE_CELL * across;
        for (int x = 0; x < s->w; x++)
            cell[x / SURFACE_CELL] |= (uint8_t)((row[x] >= 0x01000000U ? CELL_SEEN : 0) |
                                                (row[x] < 0xFF000000U ? CELL_OPEN : 0));
    }
    for (int i = 0; i < n; i++)
        all &= cells[i];
    if (all != CELL_BOTH)
        return cells;
    mem_free(cells);
    return NULL;
}

void surface_ready_free(struct surface_ready *r)
{
    SDL_FreeSurface(r->surface);
    packed_free(r->packed);
    mem_free(r->cells);
    *r = (struct surface_ready){0};
}

struct surface_ready surface_ready(SDL_Surface *s, enum surface_use use)
{
    if (s == NULL)
        return (struct surface_ready){0};
    const bool multiply = use != SURFACE_RENDERED;
    struct surface_ready out = {.w = s->w, .h = s->h, .surface = s};
    out.opaque = surface_is_opaque(s);
    out.filled = out.opaque ? (SDL_Rect){.x = 0, .y = 0, .w = s->w, .h = s->h} : surface_filled(s);
    if (!out.opaque && s->w * s->h >= CELLS_FROM)
        out.cells = cells_of(s);
    if (multiply && !out.opaque)
        surface_multiply(s);
    out.packed = use == SURFACE_PACKED ? packed_new(s) : NULL;
    if (out.packed) {
        SDL_FreeSurface(s);
        out.surface = NULL;
    }
    return out;
}
