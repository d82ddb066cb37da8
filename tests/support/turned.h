/* turned.h - a hand of poker that is laid out and played is played from every other button at the
 * same time, and has to go the same way.
 *
 * A table whose seats are all moved on by some places, button included, is the same table: the same
 * actions with the same cards leave the same chips, cards and questions, moved on by as many. So a
 * hand that a test lays out with the button on the last seat says as much of every button, as long
 * as no rule goes by a seat's number. The helpers that lay hands out (holdem_table.h,
 * poker_words.h) call these; tests need not. */
#ifndef CARRE_TURNED_H
#define CARRE_TURNED_H

#include "match.h"

/* A match that has just begun, with a position that names all stacks and the button: it is watched
 * from here on, in place of the one before. Another one, or NULL: none is. */
void turned_begin(const struct match *m);
/* What has been played since is played from the other buttons. Fails the test where it goes another
 * way. An undo ends the watch. */
void turned_follow(const struct match *m);

#endif
