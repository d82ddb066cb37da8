/* hands_check.h - recorded hands of no-limit hold'em, played through a game's rules: one JSON
 * object a line (`carre hands`).
 *
 *     {"n":3, "antes":[0,0,0], "blinds":[5,10,0], "bb":10, "stacks":[500,500,500],
 *         "hole":["AcKd",null,"2c3d"], "board":"QsJsTs",
 *      "actions":[[2,"c"],[0,"f"],[1,"r",30],…], "legal":[[2,10,20,500],…], "finish":[495,505,500]}
 *
 * Player 0 sits left of the button, the last one is the button; heads-up player 0 is the big blind.
 * "c" checks or calls, "r" bets or raises to that total of the street; legal: who acts, what a call
 * costs, the smallest and the largest raise (0, 0: none). A line of rule cases has its table under
 * "setup" and says with "expect" what is legal after its actions, or with "finish" what they come
 * to. */
#ifndef CARRE_HANDS_CHECK_H
#define CARRE_HANDS_CHECK_H

#include "game.h"

#include <stdio.h>

/* `unseated`: hands of more or fewer players than the game seats; they are not played. */
struct hands_count {
    int64_t hands, equal, different, unseated, decisions, legal_different;
};

/* Can this game play hold'em's hands? */
bool hands_check_fits(const struct game *g);
/* Plays each line of a text by these rules, their number of seats and options of stake aside; says
 * every difference, "NAME:LINE: what", on `out`. Counts go on from what `sum` holds. */
void hands_check(const struct rules *r, const char *name, const char *text, FILE *out,
                 struct hands_count *sum);

#endif
