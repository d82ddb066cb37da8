/* phh.h - hands as poker hand history files tell them (PHH: .phh one hand, .phhs several, each a
 * table [1], [2]…), read and checked for form.
 *
 * Of the eleven variants of PHH the one played here is NT, no-limit hold'em. Other fields than
 * those below are passed over, as are user fields, which begin with “_”. Player 0 sits left of the
 * button; of two players PHH lists antes and blinds reversed, here they are not: player 0 is the
 * big blind.
 *
 * A stack that nobody knows is “inf” in PHH. A player who has one is given as many chips as can't
 * run out in this hand, and a round number of them (`unknown` says who): the betting goes as it
 * went, and only what they end with is not compared.
 *
 * Amounts may have decimals in PHH. Chips are whole here: a hand with 0.25 in it is counted in
 * hundredths (`unit` 2), so nothing is rounded. */
#ifndef CARRE_PHH_H
#define CARRE_PHH_H

#include "card.h"
#include "seat.h"
#include "toml.h"

enum { PHH_TEXT = 80, PHH_CARDS = 7, PHH_UNIT_MOST = 6, PHH_CHIPS_MOST = 1000000000 };

enum phh_verb {
    PHH_NOTE,  /* commentary alone */
    PHH_HOLE,  /* "d dh p1 AcAd" */
    PHH_BOARD, /* "d db AhKhQh" */
    PHH_FOLD,
    PHH_CALL,  /* "p1 f", "p1 cc" */
    PHH_RAISE, /* "p1 cbr 200": to that total of the street */
    PHH_SHOW,  /* "p1 sm AcAd", "p1 sm -" */
    PHH_MUCK   /* "p1 sm" */
};

struct phh_action {
    uint8_t verb, ncards;
    int8_t who;           /* from 0; -1: nobody */
    bool dealt;           /* shows what was dealt: "-" */
    card card[PHH_CARDS]; /* CARD_HIDDEN: unknown, "??" */
    int32_t amount;
    int line;
};

struct phh_hand {
    char name[TOML_NAME]; /* of its table; "" in a .phh */
    int line;             /* where it begins */
    int n, unit;
    int32_t ante[SEATS], blind[SEATS], stack[SEATS], big;
    seatmask unknown;
    bool finishes; /* it says how the hand ended */
    int32_t finish[SEATS];
    char player[SEATS][PHH_TEXT]; /* "": not told */
    char event[PHH_TEXT];
    struct phh_action *action;
    int nactions;
};

enum phh_verdict { PHH_GOOD, PHH_OTHER, PHH_FAULT };

/* From the entries of a table (toml_next). GOOD: `out` is to be freed. OTHER: a hand of another
 * game, FAULT: no hand; either with a sentence and its line, and nothing to free. */
enum phh_verdict phh_read(const char *name, int line, const struct toml_value *first,
                          struct phh_hand *out, char error[TOML_ERROR], int *error_line);
void phh_free(struct phh_hand *h);

#endif
