/* Pixels packed without loss: what a picture that is not being turned or stretched is kept as.
 *
 * Drawings are mostly areas of one colour and rows that look like the row above: a table's ground
 * takes a tenth of its pixels' bytes, and is copied onto a target about as fast, since less is
 * fetched from memory. They lie in blocks of PACKED_W × PACKED_H pixels, each of which is read by
 * itself, row after row:
 *     keep n    n pixels are those of the row above (above the first, nothing is to be seen)
 *     fill n    n pixels are of the colour that follows
 *     take n    n pixels follow
 *     rows n    n rows are as the row above
 * Each is a byte, kind * 64 + n - 1; a row ends where its block does. */
#ifndef CARRE_PACKED_H
#define CARRE_PACKED_H

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PACKED_W = 64,
    PACKED_H = 32,
    PACKED_BEYOND = 8 /* runs are written in steps of so many pixels, the last one too */
};

struct packed {
    int w, h, across;
    size_t bytes; /* of all, this struct too */
    /* where each block begins, and the last one ends; one of no bytes is empty */
    uint32_t *at;
    uint8_t *data;
};

/* NULL: it is too small or too varied for that, and takes less than half as much only as it is. */
struct packed *packed_new(const SDL_Surface *s);
void packed_free(struct packed *p);

/* The pixels again, as they were; the caller's. NULL: no memory. */
SDL_Surface *packed_surface(const struct packed *p);

/* One block, row after row. */
struct packed_rows {
    const uint8_t *next;
    int w, same; /* pixels of a row; so many rows more are as this one */
    int now;     /* which of the two rows it is in: the other is the one above */
    uint32_t row[2][PACKED_W + PACKED_BEYOND];
};
/* False: the block is empty. */
bool packed_open(const struct packed *p, int block, struct packed_rows *out);
/* Its next row, good until the next call; there are as many as the picture has in the block. */
const uint32_t *packed_row(struct packed_rows *r);

#endif
