/* hand_record.h - the hands of a match on hold'em's table, as one pair of eyes saw them: what hand
 * histories are written from.
 *
 * Made from the events that those eyes heard (match.h) and from nothing else, so that a card they
 * never saw can't get into a file. A hand that is still being played is not among them. Seats are
 * the match's; amounts are chips. */
#ifndef CARRE_HAND_RECORD_H
#define CARRE_HAND_RECORD_H

#include "holdem_names.h"
#include "match.h"

enum record_kind {
    RECORD_FOLD,
    RECORD_CHECK,
    RECORD_CALL,
    RECORD_BET,
    RECORD_RAISE,
    RECORD_UNCALLED, /* amount goes back to who */
    RECORD_BOARD,    /* cards come to the board */
    RECORD_SHOW,     /* who turns its hand up, as far as `card` says */
    RECORD_WIN,      /* amount of pot number `pot` to who */
    RECORD_NOTE      /* something that hold'em does not have, in words */
};

struct record_line {
    uint8_t kind, pot, ncards, street;
    int8_t who;
    bool all_in;
    int32_t amount; /* chips that moved */
    int32_t to;     /* BET, RAISE: the bet of the street then; RAISE: by how much in `by` */
    int32_t by;
    card card[5];
    char *words; /* NOTE */
};

struct hand_record {
    int number, level; /* both from 1 */
    int64_t ms;        /* of the match, when it began */
    bool plain;        /* nothing but hold'em happened in it */
    bool showdown;
    int n;
    /* the seats dealt in, from the button's left; the last has it */
    int8_t order[SEATS];
    int32_t small, big, ante; /* what was asked for */
    int32_t start[SEATS], finish[SEATS], won[SEATS];
    int32_t ante_due[SEATS], ante_paid[SEATS], blind_due[SEATS], blind_paid[SEATS];
    int8_t small_seat, big_seat;         /* SEAT_NONE */
    card hole[SEATS][HOLDEM_HOLE_CARDS]; /* as they were dealt; CARD_HIDDEN: never seen */
    seatmask shown;                      /* turned up to everybody, both cards */
    seatmask folded;
    uint8_t fold_street[SEATS];
    int32_t rank[SEATS];  /* the place of who went out with this hand; 0 */
    int32_t value[SEATS]; /* class of the hand at the showdown (rank.h); 0 */
    int pots;             /* how many were won */
    card board[8];
    int nboard;
    struct record_line *line;
    int nlines;
};

struct hand_records {
    struct hand_record *hand;
    int n;
};

/* Is this a game whose hands can be told so? */
bool hand_records_fit(const struct game *g);
/* `eyes`: a seat, SEAT_ONLOOKER, or SEAT_OPEN for all cards (folded ones too: only when the match
 * is over and those who played agree). `names`: of the seats, for the words of notes; NULL: their
 * numbers. The match must have its events. */
void hand_records_read(const struct match *m, seat eyes, const char *const names[SEATS],
                       struct hand_records *out);
void hand_records_free(struct hand_records *r);

#endif
