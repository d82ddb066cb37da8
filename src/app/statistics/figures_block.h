/* figures_block.h - the figures of a block of matches: FIGURES_SUMS ids one after the other of one
 * game, with the lines of who sat there, and what they come to.
 *
 * Lines lie in texts of the store, "figures-holdem-3": those of matches number 768 to 1023, so that
 * one more match writes one small text anew. Sums lie in "sums-holdem-0": those of all matches up
 * to number 1023. Both are written in the transaction that ends or deletes a match; either is made
 * anew from what it came from (figures_block_sum, figures_block_read). */
#ifndef CARRE_FIGURES_BLOCK_H
#define CARRE_FIGURES_BLOCK_H

#include "figures_sums.h"
#include "profile.h"
#include "world.h"

enum { FIGURES_BLOCK = 256, FIGURES_TEXTS = 4, FIGURES_SUMS = FIGURES_BLOCK * FIGURES_TEXTS };

struct figures_line;

struct figures_block {
    const struct figures_fold *fold;
    struct store *store;
    int64_t number;
    struct played *match; /* of the store, the last ended first */
    size_t matches, at, left;
    struct figures_line *line; /* by match, then seat */
    size_t lines, room;
    bool *known;               /* of each match: its lines are here */
    bool fresh[FIGURES_TEXTS]; /* of each text of lines: it is not in the store as it is here */
};

/* Reads the matches of the block and those of their lines that are sound. */
void figures_block_open(struct figures_block *b, struct store *store,
                        const struct figures_fold *fold, int64_t number);
/* Reads logs of matches that have no figures yet, the last ended first, until so many bytes are
 * read. Returns how many were. */
size_t figures_block_read(struct figures_block *b, struct world *world, size_t bytes);
/* What the lines come to that are here; `out` holds its fold, and nothing else. */
void figures_block_sum(const struct figures_block *b, struct figures_sums *out);
/* Keeps what is new of the lines and, where none is missing, the sums. */
void figures_block_keep(const struct figures_block *b, const struct figures_sums *sums);
void figures_block_close(struct figures_block *b);

/* The sums as they are kept, if they are those of these matches. */
bool figures_block_kept(struct store *store, const struct figures_fold *fold, int64_t number,
                        const struct figures_census *census, struct figures_sums *out);

#endif
