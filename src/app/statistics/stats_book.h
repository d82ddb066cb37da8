/* stats_book.h - the figures of all matches of one game, kept in the store and summed by person.
 *
 * Each match adds its line when it ends (stats_book_keep), so that a page of statistics only adds
 * up what is kept. What is missing there, was kept by an earlier fold, or is spoilt, is read from
 * the match's log again, a little at a time:
 *
 *     struct stats_book *b = stats_book_open(store, assets, "holdem");
 *     while (stats_book_read(b, 1 << 16)) ;             the newest first
 *     stats_book_sum(b, person, &sum);
 *     stats_book_close(b);                              keeps what was read
 *
 * What a block of matches comes to is kept beside their lines (stats_block.h), so that the page
 * of ten thousand adds up ten sums: it asks which matches there are, and reads more only of a block
 * that does not fit. A match that is deleted takes its line along. */
#ifndef CARRE_STATS_BOOK_H
#define CARRE_STATS_BOOK_H

#include "stats.h"
#include "profile.h"
#include "seating.h"

struct stats_book;

/* The store may be NULL: then there is nothing. `game` has a fold (stats_fold). */
struct stats_book *stats_book_open(struct store *store, const char *game);
/* Reads matches that have no figures yet, until about so many bytes of logs are read. True: there
 * are more. */
bool stats_book_read(struct stats_book *b, size_t bytes);
/* Matches still to be read. */
size_t stats_book_left(const struct stats_book *b);
/* Of all matches in which the person sat; 0: the player who has no name here, where only one such
 * sat at the table. Practice does not count. */
void stats_book_sum(const struct stats_book *b, int64_t person, struct stats_sum *out);
void stats_book_close(struct stats_book *b);

/* The match has ended or was left, and is number p->id in the store: its figures join the others.
 * It must keep its events. Everything else of `p` as profile_add_match has it. */
void stats_book_keep(struct store *store, const struct played *p, const struct match *m);
/* The match is deleted. */
void stats_book_forget(struct store *store, const char *game, int64_t id);

#endif
