/* hand_history.h - a match on hold'em's table written down as a hand history that other programs
 * read.
 *
 * PHH (.phhs): every finished hand. One in which nothing but hold'em happened has the variant NT.
 * One that a power or an effect changed never has: its variant is the game's own word after an
 * underscore ("_power_up", "_spec"), which no reader of the format knows and every reader therefore
 * leaves alone; its bets are told in the format's notation, what was played besides as commentary
 * between them. Whatever is written as NT has been read back and played to the same stacks before.
 *
 * PokerStars' text: the form that programs which count hands read; plain hands alone, the others
 * are counted as skipped. The table is a free tournament with chips of no worth.
 *
 * Both hold what one pair of eyes saw and nothing else. */
#ifndef CARRE_HAND_HISTORY_H
#define CARRE_HAND_HISTORY_H

#include "hand_record.h"
#include "seating.h"
#include "strbuf.h"

enum history_format { HISTORY_PHH, HISTORY_POKERSTARS, HISTORY_FORMATS };

struct history_wish {
    enum history_format format;
    seat eyes; /* a seat, SEAT_ONLOOKER, SEAT_OPEN (hand_record.h) */
    /* POKERSTARS: whose hole cards are told at the deal; SEAT_NONE: nobody's */
    seat hero;
    const char *name[SEATS]; /* of the seats; NULL: "Player 1" … */
    int64_t started;         /* when the match began, seconds since 1970, UTC; 0: not known */
};

struct history_count {
    int hands, plain, skipped;
};

/* The only person at that table, whose game it was: the seat, or SEAT_ONLOOKER where there were
 * several or none. */
seat history_person(const struct seating *s);
/* The eyes and the hero of who asks: `me`, and with `all` every card that was dealt. */
void history_eyes(struct history_wish *w, seat me, bool all);

/* ".phhs", ".txt". */
const char *history_ending(enum history_format f);

/* What the writers of both formats are given. */
struct history_head {
    const struct match *match;
    const struct rules *rules, *plain; /* of the match, and of hold'em */
    const struct history_wish *wish;
    char name[SEATS][96];
    uint64_t id; /* a number of the match, the same each time it is written */
};

/* Adds the match to `out`; the match must have its events, and be of a game that fits
 * (hand_records_fit). */
void history_write(const struct match *m, const struct history_wish *w, struct strbuf *out,
                   struct history_count *count);

/* phh_write.c: one hand as a table of that name; true: as NT. */
bool phh_write(const struct hand_record *h, const struct history_head *head, int table,
               struct strbuf *out);
/* pokerstars.c: one plain hand. */
void pokerstars_write(const struct hand_record *h, const struct history_head *head,
                      struct strbuf *out);

#endif
