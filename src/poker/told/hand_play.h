/* hand_play.h - a recorded hand of no-limit hold'em, laid on a table and played through a game's
 * rules: for `carre hands` and for hand histories.
 *
 * The table is a position (match.h) and is laid out past the set-up by the numbers that every game
 * on hold'em's table has; the rules go on from there, and chance answers with the cards of the
 * record. What it answers is kept, so that a played hand is a match text as well (hand_text).
 *
 * Player 0 sits left of the button, the last one has it; heads-up player 0 is the big blind.
 * Amounts are chips. */
#ifndef CARRE_HAND_PLAY_H
#define CARRE_HAND_PLAY_H

#include "holdem_names.h"
#include "rng.h"

enum { HAND_BOARD_MOST = 7, HAND_CHIPS_MOST = 1000000000 };

/* A table as a record describes it. */
struct hand_table {
    int n, big;
    int32_t ante[SEATS], blind[SEATS], stack[SEATS];
    card hole[SEATS][HOLDEM_HOLE_CARDS]; /* CARD_NONE: never shown (until hand_unseen) */
    card board[HAND_BOARD_MOST];
    int nboard;
};

struct hand_play {
    struct chance chance; /* first: rules are handed this */
    struct turn turn;
    struct rules rules;
    struct board board;
    struct hand_table table;
    /* what follows the hand is dealt, by `rng`: else the turn ends with it */
    bool goes_on;
    struct rng rng;
    int next;     /* card of the board */
    bool guessed; /* more of the board was dealt than the record has */
    bool over;    /* the hand is finished; `finish` is how */
    int32_t finish[SEATS];
    /* The answers of chance so far, as a log has them: a card's face, or 256 + a number; only with
     * goes_on. */
    uint16_t *answer;
    int answers, answer_room;
};

/* Reads cards "AcKd…", none of them twice; how many, -1 if they are no cards. */
int hand_cards(const char *text, int most, uint64_t *used, card *out);
/* Cards that were never shown become any that are not used. */
void hand_unseen(struct hand_table *t, uint64_t used);

/* Recorded hands end with the pot, and nothing but hold'em was played in them. */
void hand_plain(struct rules *r);

/* By these rules, number of seats aside, for a table that is whole; then laid out. False: no hand
 * can be played on it. The play must not be moved in memory. */
void hand_begin(struct hand_play *p, const struct rules *r, const struct hand_table *t,
                bool goes_on);
bool hand_lay(struct hand_play *p);
void hand_end(struct hand_play *p);

/* Who is asked; SEAT_NONE: nobody, the hand is over. */
int hand_asked(const struct hand_play *p);
/* Plays an action of who is asked: REASON_OK, or why not (nothing has changed); -1: it breaks the
 * rules. */
int hand_act(struct hand_play *p, struct action *a);

/* The table's lines of a position; the caller frees. */
char *hand_position(const struct hand_table *t);

#endif
