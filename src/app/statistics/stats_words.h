/* stats_words.h - sums of figures as lines for people: a name, a value, and what it means. The
 * statistics page, `carre statistics` and its JSON say the same. */
#ifndef CARRE_STATS_WORDS_H
#define CARRE_STATS_WORDS_H

#include "stats.h"

enum { STATS_ROWS = 16, STATS_NAME = 96 };

struct stats_row {
    const char *word;       /* for machines: "vpip" */
    char name[STATS_NAME];  /* in the language in force, like all below */
    char value[STATS_NAME]; /* "–": there is none yet */
    const char *about;      /* what it means, a sentence or two */
    bool known;
    double number;       /* the value, if it is known; shares from 0 to 1 */
    int64_t part, whole; /* of a share, to be drawn as a bar; whole 0: it is none */
};

/* How many there are. */
int stats_rows(const struct stats_sum *sum, struct stats_row out[STATS_ROWS]);

/* What a game's lines are written into: the sum that they are of, and the lines so far. */
struct stats_rows {
    const struct stats_sum *sum;
    struct stats_row *row;
    int n;
};

/* One line more, by what it holds: nothing yet, a count, one that is known once there was one, a
 * share in percent, "3 of 12" beside its bar, a quotient to a tenth. Names are in the language in
 * force. */
struct stats_row *stats_row_add(struct stats_rows *r, const char *word, const char *name,
                                const char *about);
void stats_row_count(struct stats_rows *r, const char *word, const char *name, int64_t n,
                     const char *about);
void stats_row_count_if(struct stats_rows *r, const char *word, const char *name, int64_t n,
                        const char *about);
void stats_row_share(struct stats_rows *r, const char *word, const char *name, int64_t part,
                     int64_t whole, const char *about);
void stats_row_won_of(struct stats_rows *r, const char *word, const char *name, int64_t part,
                      int64_t whole, const char *about);
void stats_row_ratio(struct stats_rows *r, const char *word, const char *name, int64_t part,
                     int64_t whole, const char *about);

#endif
