/* figures_sums.h - what the matches of a block of ids come to, by person: the standing sums, kept
 * in the store as a text beside the figures of each match (figures_block.h).
 *
 * A text of sums says which matches it is of. One that does not fit those which are there, is of
 * another version of the fold, or is spoilt, is none, and is made anew from the figures. */
#ifndef CARRE_FIGURES_SUMS_H
#define CARRE_FIGURES_SUMS_H

#include "figures.h"

struct strbuf;

/* Which matches: the same ones have the same, in whatever order they come. */
struct figures_census {
    int64_t matches;
    uint64_t digest;
};
void figures_census_add(struct figures_census *census, int64_t match, int64_t ended);

struct figures_sums {
    const struct figures_fold *fold;
    struct figures_census census;
    struct figures_of {
        int64_t person; /* 0: whoever has no name */
        struct figures_sum sum;
    } * of;
    size_t people;
};

/* NULL: nothing is theirs. */
const struct figures_sum *figures_sums_of(const struct figures_sums *sums, int64_t person);
void figures_sums_add(struct figures_sums *sums, int64_t person, const struct figures *f,
                      int64_t match, int64_t ended);

/* `label`: a word that binds the text to its game and block. What is read is empty where it is
 * false. */
void figures_sums_write(const struct figures_sums *sums, const char *label, struct strbuf *out);
bool figures_sums_read(struct figures_sums *sums, const struct figures_fold *fold,
                       const char *label, const char *text);
void figures_sums_free(struct figures_sums *sums);

#endif
