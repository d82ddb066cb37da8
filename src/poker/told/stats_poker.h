/* stats_poker.h - the figures of every game on a poker table. A seat's view is read: its own hole
 * cards, and what everybody saw.
 *
 * The percentages are those that players of hold'em compare, as trackers of hand histories define
 * them (PokerTracker's statistical reference guide):
 *
 *   VPIP   voluntarily put chips in before the flop = POKER_VPIP / (POKER_HANDS - POKER_WALKS). A
 *          call, bet or raise counts, once a hand; antes, blinds, straddles and the
 *          big blind's check do not. A walk (everybody folds to the big blind, who is never asked)
 *              is no chance.
 *   PFR    raised before the flop = POKER_PFR / (POKER_HANDS - POKER_WALKS).
 *   3-bet  raised the first raise again before the flop = POKER_3BET / POKER_3BET_CHANCES; a
 *          chance, once a hand: being asked while exactly one raise, by somebody else, stands,
 *          and raising is open.
 *   AF     aggression factor = (bets + raises) / calls after the flop = POKER_AGGRESSIVE /
 *          POKER_CALLS.
 *   WTSD   went to showdown = POKER_SHOWDOWNS / POKER_FLOPS: of the hands in which the flop was
 *          seen, all-in ones included.
 *   W$SD   won at showdown = POKER_SHOWDOWNS_WON / POKER_SHOWDOWNS: any part of a pot.
 *
 * A hand counts when it is finished and the player was dealt in. Games that were left count with
 * their hands; a tournament counts once its place is certain. */
#ifndef CARRE_STATS_POKER_H
#define CARRE_STATS_POKER_H

#include "stats.h"
#include "holdem_names.h"

struct stats_rows;
struct statistics_things;
struct statistics_view;

enum { POKER_CLASSES = 169, POKER_THINGS = 14 };

enum {
    POKER_TOURNAMENTS,
    POKER_PLACES,    /* the sum of the places */
    POKER_OPPONENTS, /* and of how many others sat there */
    POKER_PLACE,     /* + place - 1: how often */
    POKER_HANDS = POKER_PLACE + SEATS,
    POKER_WALKS,
    POKER_VPIP,
    POKER_PFR,
    POKER_3BET,
    POKER_3BET_CHANCES,
    POKER_FLOPS,
    POKER_AGGRESSIVE,
    POKER_CALLS,
    POKER_SHOWDOWNS,
    POKER_SHOWDOWNS_WON,
    POKER_WON, /* hands in which any part of a pot was won */
    /* hands in which the last chip went in by the player's own action */
    POKER_ALL_INS,
    POKER_LARGEST, /* chips of the largest pot that was won */
    POKER_REENTRIES,
    /* + class (poker_class): how often these two cards were dealt */
    POKER_DEALT,
    /* + class: and chips put in of own will before the flop */
    POKER_PLAYED = POKER_DEALT + POKER_CLASSES,
    POKER_CLASS_WON = POKER_PLAYED + POKER_CLASSES, /* + class: and then won */
    /* + power or effect: how often it was played and worked */
    POKER_USED = POKER_CLASS_WON + POKER_CLASSES,
    POKER_USED_HANDS = POKER_USED + POKER_THINGS,     /* in how many hands */
    POKER_USED_WON = POKER_USED_HANDS + POKER_THINGS, /* and how many of those were won */
    POKER_COUNTS = POKER_USED_WON + POKER_THINGS
};

/* What a game counts beside hands; all zero: nothing. */
struct poker_stats {
    /* which of its cards works with this event, for that seat; -1: none. NULL: it has none */
    int (*thing)(const struct event *e, seat who);
    int reentries; /* the number of the board that counts them, of seat 0; 0: there are none */
};
/* For its fold: what `read`, `kind` and `word` do. `things`: the English names of its cards. */
bool poker_stats_read(const struct match *m, seat who, const struct poker_stats *own,
                      struct match_stats *out);
enum stats_kind poker_stats_kind(int count);
void poker_stats_word(const char *(*things)(int i), int count, char out[STATS_WORD]);

/* The curve: the player's share of all chips on the table, per mille, at the beginning and after
 * each hand. */

/* The 169 starting hands as a square, aces first: pairs on the diagonal, suited above it, offsuit
 * below. */
enum { POKER_SQUARE = 13 };
static inline int poker_class_at(int row, int column) { return row * POKER_SQUARE + column; }
int poker_class(card a, card b);
/* "AA", "AKs", "T9o". */
void poker_class_name(int cls, char out[4]);

/* Its lines for people. */
void stats_rows_poker(struct stats_rows *r);
/* Its pictures: the chips, the starting hands; a list of the game's `things` is drawn from
 * poker_view_things. */
extern const struct statistics_view poker_view_chips, poker_view_hands;
extern const struct statistics_things poker_view_things;

#endif
