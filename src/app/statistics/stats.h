/* stats.h - the figures of one player in one match: counts, and a curve. Every game has a fold of
 * its own that reads them from what that player heard; all else (keeping, summing, showing) is the
 * same for all games.
 *
 *     const struct stats_fold *fold = stats_fold("holdem");
 *     if (fold->read(match, seat, &f))                        the match keeps its events
 *         … f.count[POKER_HANDS] …
 *
 * A fold is a pure function of the log: the same log, the same figures, whenever it is read.
 * Nothing is counted that the player could not have counted at the table: opponents' cards that
 * were never shown are nobody's figures. Whatever changes a figure raises the fold's version, so
 * that what was kept by an earlier one is read again. */
#ifndef CARRE_STATS_H
#define CARRE_STATS_H

#include "match.h"

#include <stddef.h>
#include <stdint.h>

enum { STATS_COUNTS = 640, STATS_POINTS = 40, STATS_WORD = 48 };

struct match_stats {
    bool nothing; /* there is nothing in this match that counts */
    /* something was taken back that counts: kept, but in no sum */
    bool practice;
    /* by the game's own enum (stats_poker.h and its like) */
    int32_t count[STATS_COUNTS];
    /* a curve through the match, evenly spaced; what it means is the game's affair */
    int32_t point[STATS_POINTS];
    int points;
};

/* How a count of several matches comes together. */
enum stats_kind { STATS_SUM, STATS_MOST, STATS_LEAST /* of those that are not 0 */ };

struct stats_fold {
    const char *game;
    int version;
    int counts; /* so many are used */
    enum stats_kind (*kind)(int count);
    /* The word of a count, for machines: "hands", "AKs-dealt". */
    void (*word)(int count, char out[STATS_WORD]);
    /* False: there is nothing in this match that counts yet. */
    bool (*read)(const struct match *m, seat who, struct match_stats *out);
};

/* NULL: this game has none. */
const struct stats_fold *stats_fold(const char *game);
/* The games that have one, in the order in which they are shown; NULL at the end. */
const char *stats_game(int n);

/* For folds: a curve of any length becomes one of STATS_POINTS, its first and last point as they
 * are. */
struct stats_curve {
    int32_t *point;
    int n, room;
};
void stats_curve_add(struct stats_curve *c, int32_t value);
void stats_curve_end(struct stats_curve *c, struct match_stats *out); /* and frees it */

/* One line of text without its end, and back; false for anything that is not exactly what was
 * written, by this version of the fold: each line carries a digest of itself. `label`: what stands
 * in front, one word that is told back. */
struct strbuf;
void stats_write(const struct stats_fold *fold, const char *label, const struct match_stats *f,
                 struct strbuf *out);
bool stats_parse(const struct stats_fold *fold, const char *label, const char *line,
                 struct match_stats *out);

/* ---- sums ---- */

enum { STATS_CURVES = 10 };

struct stats_sum {
    const struct stats_fold *fold;
    int matches;
    int64_t count[STATS_COUNTS];
    /* of the last matches that have one, the last ended first */
    struct stats_kept {
        int n;
        int32_t point[STATS_POINTS];
        int64_t match, ended;
    } curve[STATS_CURVES];
    int curves;
};

/* Matches come in any order. `match`: its id in the store, `ended`: when it ended, in seconds since
 * 1970, UTC. */
void stats_add(struct stats_sum *sum, const struct match_stats *f, int64_t match, int64_t ended);
/* Sums of other matches of the same fold come to them. */
void stats_sum_add(struct stats_sum *sum, const struct stats_sum *more);

#endif
