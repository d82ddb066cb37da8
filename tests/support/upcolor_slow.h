/* upcolor_slow.h - a second reading of Upcolor, from the rules alone: slow, plain, and with nothing
 * in common with the game's own code. It is told which cards chance gave and what is done; a test
 * compares the two tables. */
#ifndef CARRE_UPCOLOR_SLOW_H
#define CARRE_UPCOLOR_SLOW_H

#include <stdbool.h>

enum { SLOW_GREEN, SLOW_YELLOW, SLOW_BLUE, SLOW_RED, SLOW_VIOLET, SLOW_BLACK, SLOW_COLOURS };
enum { SLOW_PLAYERS = 6, SLOW_NOTHING = -1 };

struct slow_table {
    /* What was agreed. */
    int players, first_stake, games;
    bool penalties, last_laid_takes, teams, loans;
    /* Money. */
    int purse[SLOW_PLAYERS], debt[SLOW_PLAYERS], box, carried, bank;
    /* The session. */
    bool home[SLOW_PLAYERS], barred[SLOW_PLAYERS], in_game[SLOW_PLAYERS];
    int game, stake, pot, round, dealer, rounds_played, rounds_won[SLOW_PLAYERS];
    bool rising, between_games, over;
    int winner; /* of the round before */
    int game_wins[SLOW_PLAYERS], game_gain[SLOW_PLAYERS];
    /* The round. */
    int hand[SLOW_PLAYERS][SLOW_COLOURS], out_of_play[SLOW_COLOURS], pile, tour;
    bool first_is_green;
    /* The tour of the table: its players in order, and what each of those who had their chance laid
     * (SLOW_NOTHING: passed). */
    int order[SLOW_PLAYERS], heads, chances, laid[SLOW_PLAYERS];
    /* Cards that chance gave and the table has not taken yet. */
    int given[400], gives, taken;
};

/* Agreed: `first_stack` each, the first dealer as drawn; then the first game begins with the given
 * cards. */
void slow_begin(struct slow_table *t, int first_stack, bool rising, int dealer);

int slow_whose_turn(const struct slow_table *t);
/* whose turn it is, a colour that is held */
bool slow_may_play(const struct slow_table *t, int colour);
bool slow_may_pass(const struct slow_table *t);
int slow_called(const struct slow_table *t); /* SLOW_NOTHING: nothing */
/* SLOW_NOTHING: nobody has laid a card */
int slow_taker(const struct slow_table *t);
int slow_cards(const struct slow_table *t, int player);
bool slow_may_go_on(const struct slow_table *t, bool anew);
bool slow_may_borrow(const struct slow_table *t, int player);

void slow_play(struct slow_table *t, int colour);
void slow_pass(struct slow_table *t);
void slow_go_on(struct slow_table *t, bool anew, bool rising);
void slow_stop(struct slow_table *t);
void slow_borrow(struct slow_table *t, int player);
void slow_leave(struct slow_table *t, int player);

#endif
