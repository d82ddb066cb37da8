/* stats_sums.h - what the matches of a block of ids come to, by person: the standing sums, kept
 * in the store as a text beside the figures of each match (stats_block.h).
 *
 * A text of sums says which matches it is of. One that does not fit those which are there, is of
 * another version of the fold, or is spoilt, is none, and is made anew from the figures. */
#ifndef CARRE_STATS_SUMS_H
#define CARRE_STATS_SUMS_H

#include "stats.h"

struct strbuf;

/* Which matches: the same ones have the same, in whatever order they come. */
struct stats_census {
    int64_t matches;
    uint64_t digest;
};
void stats_census_add(struct stats_census *census, int64_t match, int64_t ended);

struct stats_sums {
    const struct stats_fold *fold;
    struct stats_census census;
    struct stats_of {
        int64_t person; /* 0: the player who has no name */
        struct stats_sum sum;
    } * of;
    size_t people;
};

/* NULL: nothing is theirs. */
const struct stats_sum *stats_sums_of(const struct stats_sums *sums, int64_t person);
void stats_sums_add(struct stats_sums *sums, int64_t person, const struct match_stats *f,
                    int64_t match, int64_t ended);

/* `label`: a word that binds the text to its game and block. What is read is empty where it is
 * false. */
void stats_sums_write(const struct stats_sums *sums, const char *label, struct strbuf *out);
bool stats_sums_read(struct stats_sums *sums, const struct stats_fold *fold, const char *label,
                     const char *text);
void stats_sums_free(struct stats_sums *sums);

#endif
