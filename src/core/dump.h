/* dump.h - a board as text, for goldens, terminals and bug reports: one line a zone and number that
 * holds something. */
#ifndef CARRE_DUMP_H
#define CARRE_DUMP_H

#include "game.h"

/* Writes at most `room` bytes with the closing zero; returns the length that it would have. */
int board_dump(const struct rules *r, const struct board *b, char *out, int room);
/* One event in words for tests: "move As from pile #9 to hand 1 for 1 because deal by 1". */
int event_dump(const struct rules *r, const struct event *e, char *out, int room);

#endif
