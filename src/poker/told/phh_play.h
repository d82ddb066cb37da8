/* phh_play.h - a hand of a history, played through the rules: who acts when, with which cards, and
 * what it comes to.
 *
 * A hand may stop before its end, and cards that decide it may be unknown: a board that was not
 * told, a hand that was mucked at the showdown. Then it is played up to the action after which
 * nobody can say what happened, and no further: nothing is made up. */
#ifndef CARRE_PHH_PLAY_H
#define CARRE_PHH_PLAY_H

#include "game.h"
#include "match.h"
#include "phh.h"
#include "stage.h"

struct phh_played {
    bool over;             /* the hand was played to its end */
    bool stopped;          /* what comes next is not known */
    int actions;           /* so many were played */
    int32_t finish[SEATS]; /* stacks after the last action that was played */
    seatmask known;        /* whose two cards the history has */
    /* the text of a match (match.h), if it was asked for: freed with mem_free */
    char *match;
};

/* Whose hands they are: hold'em, by whose rules they are played. */
const struct game *phh_game(void);

/* By these rules of hold'em, options of stake and number of seats aside. False with a sentence and
 * its line: the history does not keep to the rules, or tells another end. */
bool phh_play(const struct rules *r, const struct phh_hand *h, bool text, struct phh_played *out,
              char error[TOML_ERROR], int *error_line);

/* Lets a stage hear the hand of such a match, loaded with its events; returns from which line of
 * its history on that is the hand. */
int phh_hear(struct stage *st, const struct match *m);

#endif
