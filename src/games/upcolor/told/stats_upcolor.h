/* stats_upcolor.h - the figures of Upcolor: what everybody saw. A round counts when it has a
 * winner; who plays with a partner wins and is paid with them (UC-57). */
#ifndef CARRE_STATS_UPCOLOR_H
#define CARRE_STATS_UPCOLOR_H

#include "stats.h"
#include "upcolor_names.h"

struct stats_rows;
struct statistics_view;

enum { UP_LEFT_MOST = 10 };

enum {
    /* played to their end; with more than anybody else, or as much */
    UP_SESSIONS,
    UP_SESSIONS_WON,
    /* games of four rounds played to their end; all four rounds won (UC-54) */
    UP_GAMES,
    UP_FULLS,
    UP_ROUNDS,
    UP_ROUNDS_WON,
    UP_SHARES, /* rounds won and paid (UC-51) */
    /* chips or sweets of those shares, this player's part */
    UP_PAID,
    /* a discard card was still in hand when a round ended (UC-55) */
    UP_PENALTIES,
    UP_BARRED, /* rounds won without a share for it */
    UP_TRICKS,
    /* cards in hand when rounds were lost, in all; over (rounds - rounds won) */
    UP_CARDS_LEFT,
    /* + cards, the last one: or more. How often so many were left in a lost round */
    UP_LEFT,
    UP_ROUND_PLAYED = UP_LEFT + UP_LEFT_MOST + 1, /* + round - 1 */
    UP_ROUND_WON = UP_ROUND_PLAYED + UPCOLOR_ROUNDS,
    UP_COUNTS = UP_ROUND_WON + UPCOLOR_ROUNDS
};

extern const struct stats_fold stats_upcolor;

/* The curve: what the player is ahead of the start, debts counted off, at the beginning and after
 * each game of four rounds. */

/* Its lines for people, and its pictures. */
void stats_rows_upcolor(struct stats_rows *r);
extern const struct statistics_view *const upcolor_charts[];

#endif
