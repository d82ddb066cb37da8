/* packed.c - see packed.h. Reading is what a frame waits for: runs are written whole in steps
 * (blit_rows.h), and two rows at most are held. Packing tries long runs first. */
#include "packed.h"

#include "check.h"
#include "mem.h"
#include "surface.h"

#include <string.h>

/* What is smaller gains little: a small card of a hand. */
#define LEAST ((size_t)32 << 10)

/* ---- reading ---- */

static bool is_empty(const struct packed *p, int block) { return p->at[block] == p->at[block + 1]; }

bool packed_is_whole(const struct packed *p, int block)
{
    return !is_empty(p, block) && p->data[p->at[block]] & PACKED_WHOLE;
}

bool packed_open(const struct packed *p, int block, struct packed_rows *out)
{
    CARRE_ASSERT(block >= 0);
    const int x = block % p->across * PACKED_W;
    const uint32_t *data = p->data + p->at[block];
    if (is_empty(p, block))
        return false;
    const uint32_t words = *data & ~PACKED_WHOLE;
    out->rows = blit_rows();
    out->next =
        (struct blit_runs){.control = (const uint8_t *)(data + 1), .pixel = data + 1 + words};
    out->w = p->w - x < PACKED_W ? p->w - x : PACKED_W;
    out->same = 0;
    out->second = false;
    out->above = memset(out->row[0], 0, sizeof out->row[0]);
    return true;
}

/* Is the next row as the one above? */
static bool is_same(struct packed_rows *r)
{
    if (r->same > 0) {
        r->same--;
        return true;
    }
    const uint8_t control = *r->next.control;
    if (control < BLIT_ROWS * BLIT_RUN)
        return false;
    r->same = control - BLIT_ROWS * BLIT_RUN;
    r->next.control++;
    return true;
}

const uint32_t *packed_row(struct packed_rows *r)
{
    if (is_same(r))
        return r->above;
    r->second = !r->second;
    uint32_t *row = r->row[r->second];
    r->rows->unpack(row, r->above, r->w, &r->next);
    return r->above = row;
}

void packed_row_to(struct packed_rows *r, uint32_t *to)
{
    if (is_same(r))
        memcpy(to, r->above, (size_t)r->w * sizeof *to);
    else
        r->rows->unpack(to, r->above, r->w, &r->next);
    r->above = to;
}

SDL_Surface *packed_surface(const struct packed *p)
{
    SDL_Surface *s = surface_new(p->w, p->h);
    for (int y = 0; s && y < p->h; y += PACKED_H)
        for (int x = 0; x < p->w; x += PACKED_W) {
            const int block = y / PACKED_H * p->across + x / PACKED_W;
            struct packed_rows rows;
            if (!packed_open(p, block, &rows))
                continue;
            /* for what is written too much, and written over by the next block */
            const bool room = x + PACKED_W + BLIT_STEP <= p->w && !is_empty(p, block + 1);
            for (int row = y; row < y + PACKED_H && row < p->h; row++) {
                uint32_t *to = surface_row(s, row) + x;
                if (room)
                    packed_row_to(&rows, to);
                else
                    memcpy(to, packed_row(&rows), (size_t)rows.w * sizeof *to);
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

enum { BLOCK = PACKED_W * PACKED_H };

struct packing {
    struct care care;
    uint32_t *data;
    size_t n, most;   /* words */
    size_t ncontrols; /* of the present block… */
    size_t npixels;
    size_t rows; /* …and where its present run of rows stands; NO_ROWS: none does */
    uint8_t control[BLOCK + PACKED_H];
    uint32_t pixel[BLOCK];
};
#define NO_ROWS SIZE_MAX

static void put(struct packing *out, int kind, int n, const uint32_t *pixels, int count)
{
    CARRE_ASSERT(n >= 1 && n <= BLIT_RUN && out->npixels + (size_t)count <= BLOCK);
    out->control[out->ncontrols++] = (uint8_t)(kind * BLIT_RUN + n - 1);
    memcpy(out->pixel + out->npixels, pixels, (size_t)count * sizeof *pixels);
    out->npixels += (size_t)count;
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
        if (out->rows != NO_ROWS) {
            out->control[out->rows]++;
            return;
        }
        out->rows = out->ncontrols;
        put(out, BLIT_ROWS, 1, row, 0);
        return;
    }
    out->rows = NO_ROWS;
    for (int x = 0, taken = 0; x < w;) {
        const int kept = run_as_above(row, above, x, w), same = run_of_same(row, x, w);
        const bool keep = kept >= out->care.keep && kept >= same,
                   fill = !keep && same >= out->care.fill;
        taken += !keep && !fill;
        x += !keep && !fill;
        if (taken > 0 && (keep || fill || x == w))
            put(out, BLIT_TAKE, taken, row + x - taken, taken);
        taken = keep || fill ? 0 : taken;
        if (keep)
            put(out, BLIT_KEEP, kept, row, 0);
        else if (fill)
            put(out, BLIT_FILL, same, row + x, 1);
        x += keep ? kept : fill ? same : 0;
    }
}

/* An empty block is one of no words. */
static void pack_block(struct packing *out, const SDL_Surface *s, int x, int y)
{
    static const uint32_t nothing[PACKED_W];
    const int w = s->w - x < PACKED_W ? s->w - x : PACKED_W,
              h = s->h - y < PACKED_H ? s->h - y : PACKED_H;
    bool empty = true, whole = true;
    out->ncontrols = out->npixels = 0;
    out->rows = NO_ROWS;
    for (int row = y; row < y + h; row++) {
        const uint32_t *now = surface_row(s, row) + x,
                       *above = row > y ? surface_row(s, row - 1) + x : nothing;
        empty = empty && memcmp(now, nothing, (size_t)w * sizeof *now) == 0;
        for (int i = 0; i < w && whole; i++)
            whole = now[i] >= 0xFF000000U;
        pack_row(out, now, above, w);
    }
    if (empty)
        return;
    const size_t words = (out->ncontrols + sizeof *out->data - 1) / sizeof *out->data;
    uint32_t *to = out->data + out->n;
    to[words] = 0; /* what follows the last control in its word */
    to[0] = (uint32_t)words | (whole ? PACKED_WHOLE : 0);
    memcpy(to + 1, out->control, out->ncontrols);
    memcpy(to + 1 + words, out->pixel, out->npixels * sizeof *to);
    out->n += 1 + words + out->npixels;
}

struct packed *packed_new(const SDL_Surface *s)
{
    const size_t all = (size_t)s->w * (size_t)s->h, block = 1 + BLOCK + (BLOCK + PACKED_H) / 4 + 1;
    if (all * sizeof(uint32_t) < LEAST)
        return NULL;
    struct packed *p = mem_alloc(sizeof *p);
    *p = (struct packed){.w = s->w, .h = s->h, .across = (s->w + PACKED_W - 1) / PACKED_W};
    const int n = p->across * ((s->h + PACKED_H - 1) / PACKED_H);
    struct packing *out = mem_alloc(sizeof *out);
    *out = (struct packing){.data = mem_array(all / 2 + block + BLIT_STEP, sizeof *out->data),
                            .most = all / 2,
                            .n = all};
    p->at = mem_array((size_t)n + 1, sizeof *p->at);
    for (int k = 0; k < CARES && out->n > out->most; k++) {
        out->care = cares[k];
        out->n = 0;
        for (int i = 0; i < n && out->n <= out->most; i++) {
            pack_block(out, s, i % p->across * PACKED_W, i / p->across * PACKED_H);
            p->at[i + 1] = (uint32_t)out->n;
        }
    }
    const bool fits = out->n <= out->most;
    const size_t words = out->n + BLIT_STEP; /* the last run may be read beyond its end */
    p->data = fits ? mem_realloc(out->data, words * sizeof *p->data) : out->data;
    p->bytes = sizeof *p + ((size_t)n + 1) * sizeof *p->at + words * sizeof *p->data;
    mem_free(out);
    if (fits)
        return p;
    packed_free(p);
    return NULL;
}

void packed_free(struct packed *p)
{
    if (p == NULL)
        return;
    mem_free(p->at);
    mem_free(p->data);
    mem_free(p);
}
