/* holdem.h - what the files of this folder say to each other, and to the games that play their
 * hands on the same table.
 *
 * A hand is a row of steps (NL-07). Each does its part and names the next one; a round of betting
 * stops the row until somebody has acted. A game that adds to hold'em is asked between two steps,
 * and may stop the row to ask its players something; it goes on with holdem_go. */
#ifndef CARRE_HOLDEM_H
#define CARRE_HOLDEM_H

#include "holdem_names.h"
#include "holdem_tables.h"

enum { HOLDEM_DIE_BUTTON = 64 };

enum holdem_step {
    HOLDEM_STEP_BUTTON, /* cards back to the deck, the button moves */
    HOLDEM_STEP_ANTES,
    HOLDEM_STEP_BLINDS,     /* and straddles that are due */
    HOLDEM_STEP_CARDS,      /* hole cards */
    HOLDEM_STEP_ROUND,      /* a round of betting begins */
    HOLDEM_STEP_ROUND_OVER, /* what nobody called returns, bets go to the pots */
    HOLDEM_STEP_OPEN,       /* no more will be bet: hands are shown before the board is run out */
    HOLDEM_STEP_STREET,     /* the next cards of the board */
    HOLDEM_STEP_SHOWDOWN,
    HOLDEM_STEP_AWARDS,
    /* the winner of a pot that nobody contested is asked whether to show (NL-23) */
    HOLDEM_STEP_SHOWING,
    HOLDEM_STEP_BUSTS,
    HOLDEM_STEP_OVER, /* the hand is counted; level; the next hand, or the end */
    HOLDEM_STEP_STOP  /* somebody is waited for, or the game is over */
};

/* What a game on this table does in its own way. */
struct holdem_house {
    /* The blinds and ante of a level, from 0; big is 0 after the last one. */
    struct holdem_level (*level)(const struct rules *r, int level);
    /* How many hands a level lasts, by how many are dealt in. */
    int (*hands_a_level)(const struct rules *r, int dealt);
    /* What the hand of a seat is worth at the showdown: more is better. */
    int32_t (*value)(const struct turn *t, int who);
    /* Asked before each step but the one that holdem_go is told; true: the game holds the row here,
     * and goes on by itself. May be NULL. */
    bool (*holds)(struct turn *t, enum holdem_step step);
    /* Told after each single card that leaves the deck: the next one lies on top now. May be NULL.
     */
    void (*drawn)(struct turn *t);
    /* Whose the button is in the hand that begins, whatever was before; SEAT_NONE: it moves as
     * usual. May be NULL. */
    int (*button)(struct turn *t);
    /* May a board that was laid out by hand have so many cards at its street? NULL: as many as are
     * dealt. */
    bool (*board_fits)(const struct board *b);
};

/* hand.c: the course of a hand. */
/* Does this step and those that follow from it. */
void holdem_go(struct turn *t, const struct holdem_house *house, enum holdem_step step);
/* A poker action and what follows from it. */
void holdem_act(struct turn *t, const struct holdem_house *house, const struct action *a);
/* What the winner of an uncontested pot may do in PHASE_SHOWING. */
void holdem_show_choices(const struct board *b, int who, struct choices *out);
/* All live hands are turned up. */
void holdem_show_hands(struct turn *t);
/* The next card of the deck, and the house hears of it. */
card holdem_draw(struct turn *t, const struct holdem_house *house, int to, seatmask seen, int who,
                 int why);
/* One of three hole cards goes away, and nobody else can tell which. All three go through `mix`,
 * which lies sorted by what each eye knows of them: so an eye sees a card leave that it knew, or
 * one that others knew, and of those alike not which. The two that stay come back in an order that
 * chance decides (`die`, at `draw` of this hand), or their places would tell. */
struct holdem_discard {
    int mix, to; /* zones; the mix may hold the third card already */
    int die, draw, why;
};
void holdem_discard(struct turn *t, int who, card gone, const struct holdem_discard *how);
/* Waits for the next seat after `from` that must act, or goes on with the end of the round. */
void holdem_ask(struct turn *t, const struct holdem_house *house, int from);

/* table.c: the tournament round the hands. */
/* everybody gets a stack; the first level */
void holdem_sit(struct turn *t, const struct holdem_house *house, int32_t stack);
/* NL-02 */
void holdem_button(struct turn *t, const struct holdem_house *house);
void holdem_busts(struct turn *t);                                        /* NL-24 */
void holdem_count_hand(struct turn *t, const struct holdem_house *house); /* NL-06 */
seatmask holdem_with_chips(const struct board *b);

/* value.c: the class of the best five of hole cards and board (NL-20, NL-31; rank.h). */
int32_t holdem_value(const struct turn *t, int who);

/* holdem.c: what every game on this table answers alike. */
struct holdem_level holdem_level(const struct rules *r, int level);
int holdem_hands_a_level(const struct rules *r, int dealt);
void holdem_score(const struct rules *r, const struct board *b, int32_t *out);

/* resume.c */
void holdem_resume_with(struct turn *t, const struct holdem_house *house);

#endif
