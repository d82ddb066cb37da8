/* packed.c - see packed.h. Reading is what a frame waits for: runs are written whole in steps of
 * PACKED_BEYOND pixels, and two rows at most are held. Packing tries long runs first. */
#include "packed.h"

#include "check.h"
#include "mem.h"
#include "surface.h"

#include <string.h>

enum { KEEP, FILL, TAKE, ROWS, MOST = 64 };

/* What is smaller gains little: a small card of a hand. */
#define LEAST ((size_t)32 << 10)

/* ---- reading ---- */

bool packed_open(const struct packed *p, int block, struct packed_rows *out)
{
    CARRE_ASSERT(block >= 0);
    const int x = block % p->across * PACKED_W;
    if (p->at[block] == p->at[block + 1])
        return false;
    out->next = p->data + p->at[block];
    out->w = p->w - x < PACKED_W ? p->w - x : PACKED_W;
    out->same = out->now = 0;
    memset(out->row[0], 0, sizeof out->row[0]);
    return true;
}

/* Both write up to PACKED_BEYOND - 1 pixels more, which are written over, or lie after the row. */
static inline void fill(uint32_t *to, const void *colour, int n)
{
    uint32_t c[PACKED_BEYOND];
    for (int i = 0; i < PACKED_BEYOND; i++)
        memcpy(c + i, colour, sizeof *c);
    for (int i = 0; i < n; i += PACKED_BEYOND)
        memcpy(to + i, c, sizeof c);
}

static inline void copy(uint32_t *to, const void *from, int n)
{
    for (int i = 0; i < n; i += PACKED_BEYOND)
        memcpy(to + i, (const char *)from + (size_t)i * sizeof *to, PACKED_BEYOND * sizeof *to);
}

const uint32_t *packed_row(struct packed_rows *r)
{
    const uint8_t *next = r->next;
    if (r->same > 0) {
        r->same--;
        return r->row[r->now];
    }
    if (*next >= ROWS * MOST) {
        r->same = *next - ROWS * MOST;
        r->next++;
        return r->row[r->now];
    }
    const uint32_t *above = r->row[r->now];
    uint32_t *row = r->row[r->now = !r->now];
    for (int x = 0; x < r->w;) {
        const int kind = *next / MOST, n = *next % MOST + 1;
        next++;
        if (kind == FILL) {
            fill(row + x, next, n);
            next += sizeof *row;
        } else if (kind == TAKE) {
            copy(row + x, next, n);
            next += (size_t)n * sizeof *row;
        } else {
            copy(row + x, above + x, n);
        }
        x += n;
    }
    r->next = next;
    return row;
}

SDL_Surface *packed_surface(const struct packed *p)
{
    SDL_Surface *s = surface_new(p->w, p->h);
    for (int y = 0; s && y < p->h; y += PACKED_H)
        for (int x = 0; x < p->w; x += PACKED_W) {
            struct packed_rows rows;
            if (!packed_open(p, y / PACKED_H * p->across + x / PACKED_W, &rows))
                continue;
            for (int row = y; row < y + PACKED_H && row < p->h; row++) {
                const uint32_t *pixels = packed_row(&rows);
                memcpy(surface_row(s, row) + x, pixels, (size_t)rows.w * sizeof *pixels);
            }
        }
    return s;
}

/* ---- packing ---- */

/* Pixels from which on a run is worth its byte. Long ones are read twice as fast as short ones, so
 * those are only for what takes too much without. */
struct care {
    int keep, fill;
};
static const struct care cares[] = {{6, 8}, {2, 3}};
enum { CARES = sizeof cares / sizeof *cares };

struct packing {
    struct care care;
    uint8_t *data;
    size_t n, most;
    size_t rows; /* where the present run of rows stands; 0: none does */
};

static void put(struct packing *out, int kind, int n, const uint32_t *pixels, int count)
{
    CARRE_ASSERT(n >= 1 && n <= MOST);
    out->data[out->n++] = (uint8_t)(kind * MOST + n - 1);
    memcpy(out->data + out->n, pixels, (size_t)count * sizeof *pixels);
    out->n += (size_t)count * sizeof *pixels;
}

static int run_of_same(const uint32_t *row, int x, int w)
{
    int n = 1;
    while (x + n < w && row[x + n] == row[x])
        n++;
    return n;
}

static int run_as_above(const uint32_t *row, const uint32_t *above, int x, int w)
{
    int n = 0;
    while (x + n < w && row[x + n] == above[x + n])
        n++;
    return n;
}

static void pack_row(struct packing *out, const uint32_t *row, const uint32_t *above, int w)
{
    if (memcmp(row, above, (size_t)w * sizeof *row) == 0) {
        if (out->rows > 0 && out->data[out->rows] < ROWS * MOST + MOST - 1) {
            out->data[out->rows]++;
            return;
        }
        out->rows = out->n;
        put(out, ROWS, 1, row, 0);
        return;
    }
    out->rows = 0;
    for (int x = 0, taken = 0; x < w;) {
        const int kept = run_as_above(row, above, x, w), same = run_of_same(row, x, w);
        const bool keep = kept >= out->care.keep && kept >= same,
                   fill = !keep && same >= out->care.fill;
        taken += !keep && !fill;
        x += !keep && !fill;
        if (taken > 0 && (keep || fill || x == w))
            put(out, TAKE, taken, row + x - taken, taken);
        taken = keep || fill ? 0 : taken;
        if (keep)
            put(out, KEEP, kept, row, 0);
        else if (fill)
            put(out, FILL, same, row + x, 1);
        x += keep ? kept : fill ? same : 0;
    }
}

/* An empty block is one of no bytes. */
static void pack_block(struct packing *out, const SDL_Surface *s, int x, int y)
{
    static const uint32_t nothing[PACKED_W];
    const int w = s->w - x < PACKED_W ? s->w - x : PACKED_W,
              h = s->h - y < PACKED_H ? s->h - y : PACKED_H;
    const size_t began = out->n;
    bool empty = true;
    out->rows = 0;
    for (int row = y; row < y + h; row++) {
        const uint32_t *now = surface_row(s, row) + x,
                       *above = row > y ? surface_row(s, row - 1) + x : nothing;
        empty = empty && memcmp(now, nothing, (size_t)w * sizeof *now) == 0;
        pack_row(out, now, above, w);
    }
    out->n = empty ? began : out->n;
}

struct packed *packed_new(const SDL_Surface *s)
{
    const size_t all = (size_t)s->w * (size_t)s->h * 4, block = PACKED_W * PACKED_H * 5;
    if (all < LEAST)
        return NULL;
    struct packed *p = mem_alloc(sizeof *p);
    *p = (struct packed){.w = s->w, .h = s->h, .across = (s->w + PACKED_W - 1) / PACKED_W};
    const int n = p->across * ((s->h + PACKED_H - 1) / PACKED_H);
    struct packing out = {.data = mem_alloc(all / 2 + block), .most = all / 2, .n = all};
    p->at = mem_array((size_t)n + 1, sizeof *p->at);
    for (int k = 0; k < CARES && out.n > out.most; k++) {
        out.care = cares[k];
        out.n = 0;
        for (int i = 0; i < n && out.n <= out.most; i++) {
            pack_block(&out, s, i % p->across * PACKED_W, i / p->across * PACKED_H);
            p->at[i + 1] = (uint32_t)out.n;
        }
    }
    p->data = out.data;
    if (out.n > out.most) {
        packed_free(p);
        return NULL;
    }
    out.n += PACKED_BEYOND * sizeof(uint32_t); /* the last run may be read beyond its end */
    p->data = mem_realloc(out.data, out.n);
    p->bytes = sizeof *p + ((size_t)n + 1) * sizeof *p->at + out.n;
    return p;
}

void packed_free(struct packed *p)
{
    if (p == NULL)
        return;
    mem_free(p->at);
    mem_free(p->data);
    mem_free(p);
}
