/* stats_block.h - the figures of a block of matches: STATS_SUMS ids one after the other of one
 * game, with the lines of who sat there, and what they come to.
 *
 * Lines lie in texts of the store, "figures-holdem-3": those of matches number 768 to 1023, so that
 * one more match writes one small text anew. Sums lie in "sums-holdem-0": those of all matches up
 * to number 1023. Both are written in the transaction that ends or deletes a match; either is made
 * anew from what it came from (stats_block_sum, stats_block_read). */
#ifndef CARRE_STATS_BLOCK_H
#define CARRE_STATS_BLOCK_H

#include "stats_sums.h"
#include "profile.h"
#include "world.h"

enum { STATS_BLOCK = 256, STATS_TEXTS = 4, STATS_SUMS = STATS_BLOCK * STATS_TEXTS };

struct stats_line;

struct stats_block {
    const struct stats_fold *fold;
    struct store *store;
    int64_t number;
    struct played *match; /* of the store, the last ended first */
    size_t matches, at, left;
    struct stats_line *line; /* by match, then seat */
    size_t lines, room;
    bool *known;             /* of each match: its lines are here */
    bool fresh[STATS_TEXTS]; /* of each text of lines: it is not in the store as it is here */
};

/* Reads the matches of the block and those of their lines that are sound. */
void stats_block_open(struct stats_block *b, struct store *store, const struct stats_fold *fold,
                      int64_t number);
/* Reads logs of matches that have no figures yet, the last ended first, until so many bytes are
 * read. Returns how many were. */
size_t stats_block_read(struct stats_block *b, struct world *world, size_t bytes);
/* What the lines come to that are here; `out` holds its fold, and nothing else. */
void stats_block_sum(const struct stats_block *b, struct stats_sums *out);
/* Keeps what is new of the lines and, where none is missing, the sums. */
void stats_block_keep(const struct stats_block *b, const struct stats_sums *sums);
void stats_block_close(struct stats_block *b);

/* The sums as they are kept, if they are those of these matches. */
bool stats_block_kept(struct store *store, const struct stats_fold *fold, int64_t number,
                      const struct stats_census *census, struct stats_sums *out);

#endif
