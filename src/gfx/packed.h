/* Pixels packed without loss: what a picture that is not being turned or stretched is kept as.
 *
 * Drawings are mostly areas of one colour and rows that look like the row above: a table's ground
 * takes a tenth of its pixels' bytes, and is copied onto a target about as fast, since less is
 * fetched from memory. They lie in blocks of PACKED_W × PACKED_H pixels, each of which is read by
 * itself, row after row:
 *     keep n    n pixels are those of the row above (above the first, nothing is to be seen)
 *     fill n    n pixels are of the colour that is next
 *     take n    n pixels are the next ones
 *     rows n    n rows are as the row above
 * Each is a byte of control; a row ends where its block does. The pixels lie after all controls of
 * the block, so that a run can be read before the one before it has been. */
#ifndef CARRE_PACKED_H
#define CARRE_PACKED_H

#include "blit_rows.h"

#include <SDL.h>

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PACKED_W = 64, PACKED_H = 32 };

struct packed {
    int w, h, across;
    size_t bytes; /* of all, this struct too */
    /* Where each block begins, and the last one ends; one of no words is empty. The first word is
     * how many words of controls follow, and PACKED_WHOLE if nothing shows through; then come the
     * pixels. */
    uint32_t *at;
    uint32_t *data;
};
#define PACKED_WHOLE 0x80000000U

/* NULL: it is too small or too varied for that, and takes less than half as much only as it is. */
struct packed *packed_new(const SDL_Surface *s);
void packed_free(struct packed *p);

/* The pixels again, as they were; the caller's. NULL: no memory. */
SDL_Surface *packed_surface(const struct packed *p);

/* One block, row after row. */
struct packed_rows {
    const struct blit_rows *rows;
    struct blit_runs next;
    const uint32_t *above; /* the last row that was read */
    int w, same;           /* pixels of a row; so many rows more are as that one */
    bool second;           /* of the two rows here the second one was written last */
    uint32_t row[2][PACKED_W + BLIT_STEP];
};
/* False: the block is empty. */
bool packed_open(const struct packed *p, int block, struct packed_rows *out);
/* Does nothing show through the block? */
bool packed_is_whole(const struct packed *p, int block);
/* Its next row, good until the next call; there are as many as the picture has in the block. */
const uint32_t *packed_row(struct packed_rows *r);
/* The same, written to `to`, where it stays as it is until the next call. Up to BLIT_STEP - 1
 * pixels more are written. */
void packed_row_to(struct packed_rows *r, uint32_t *to);

#endif
