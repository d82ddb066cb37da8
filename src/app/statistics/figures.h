/* figures.h - the figures of one player in one match: counts, and a curve. Every game has a fold of
 * its own that reads them from what that player heard; all else (keeping, summing, showing) is the
 * same for all games.
 *
 *     const struct figures_fold *fold = figures_fold("holdem");
 *     if (fold->read(match, seat, &f))                        the match keeps its events
 *         … f.count[POKER_HANDS] …
 *
 * A fold is a pure function of the log: the same log, the same figures, whenever it is read.
 * Nothing is counted that the player could not have counted at the table: opponents' cards that
 * were never shown are nobody's figures. Whatever changes a figure raises the fold's version, so
 * that what was kept by an earlier one is read again. */
#ifndef CARRE_FIGURES_H
#define CARRE_FIGURES_H

#include "match.h"

#include <stddef.h>
#include <stdint.h>

enum { FIGURES_COUNTS = 640, FIGURES_POINTS = 40, FIGURES_WORD = 48 };

struct figures {
    bool nothing; /* there is nothing in this match that counts */
    /* something was taken back that counts: kept, but in no sum */
    bool practice;
    /* by the game's own enum (figures_poker.h and its like) */
    int32_t count[FIGURES_COUNTS];
    /* a curve through the match, evenly spaced; what it means is the game's affair */
    int32_t point[FIGURES_POINTS];
    int points;
};

/* How a count of several matches comes together. */
enum figures_kind { FIGURES_SUM, FIGURES_MOST, FIGURES_LEAST /* of those that are not 0 */ };

struct figures_fold {
    const char *game;
    int version;
    int counts; /* so many are used */
    enum figures_kind (*kind)(int count);
    /* The word of a count, for machines: "hands", "AKs-dealt". */
    void (*word)(int count, char out[FIGURES_WORD]);
    /* False: there is nothing in this match that counts yet. */
    bool (*read)(const struct match *m, seat who, struct figures *out);
};

/* NULL: this game has none. */
const struct figures_fold *figures_fold(const char *game);
/* The games that have one, in the order in which they are shown; NULL at the end. */
const char *figures_game(int n);

/* For folds: a curve of any length becomes one of FIGURES_POINTS, its first and last point as they
 * are. */
struct figures_curve {
    int32_t *point;
    int n, room;
};
void figures_curve_add(struct figures_curve *c, int32_t value);
void figures_curve_end(struct figures_curve *c, struct figures *out); /* and frees it */

/* One line of text without its end, and back; false for anything that is not exactly what was
 * written, by this version of the fold: each line carries a digest of itself. `label`: what stands
 * in front, one word that is told back. */
struct strbuf;
void figures_write(const struct figures_fold *fold, const char *label, const struct figures *f,
                   struct strbuf *out);
bool figures_parse(const struct figures_fold *fold, const char *label, const char *line,
                   struct figures *out);

/* ---- sums ---- */

enum { FIGURES_CURVES = 10 };

struct figures_sum {
    const struct figures_fold *fold;
    int matches;
    int64_t count[FIGURES_COUNTS];
    /* of the last matches that have one, the last ended first */
    struct figures_kept {
        int n;
        int32_t point[FIGURES_POINTS];
        int64_t match, ended;
    } curve[FIGURES_CURVES];
    int curves;
};

/* Matches come in any order. `match`: its id in the store, `ended`: when it ended, in seconds since
 * 1970, UTC. */
void figures_add(struct figures_sum *sum, const struct figures *f, int64_t match, int64_t ended);
/* Sums of other matches of the same fold come to them. */
void figures_sum_add(struct figures_sum *sum, const struct figures_sum *more);

#endif
