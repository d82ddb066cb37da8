/* sim_extra.h - what `carre sim` counts beside wins where a game has cards of its own: powers of
 * Power Up, effects of SPEC, re-entries and drinks. */
#ifndef CARRE_SIM_EXTRA_H
#define CARRE_SIM_EXTRA_H

#include "game_folder.h"
#include "power_up_names.h"
#include "spec_names.h"

#include <cjson/cJSON.h>

enum { KINDS = SPEC_EFFECTS };
_Static_assert((int)POWERS <= (int)KINDS, "there is a line for each of them");

/* How often one was played, and by how many of those who did the hand was won: they had more chips
 * behind it than before. */
struct uses {
    int64_t played, hands, won;
};
struct extras {
    int64_t games;
    struct uses kind[KINDS];
    int64_t reentries, drinks;
};

/* Those that each seat has played in a hand, and its chips when that began; `hand` begins as -1. */
struct hand_so_far {
    int32_t hand, chips[SEATS];
    uint16_t kinds[SEATS];
};

/* What there is to count in a game. */
enum folder_extra extra_of(const struct rules *r);
/* Before an action, and once more when the game is over. */
void extra_hand(struct hand_so_far *h, const struct rules *r, const struct board *b, bool over,
                struct extras by_seat[SEATS]);
void extra_action(enum folder_extra e, struct hand_so_far *h, const struct board *b,
                  const struct action *a, struct extras by_seat[SEATS]);
void extra_add(struct extras *to, const struct extras *more);

/* For one bot, and for all of them side by side. */
void extra_json(cJSON *one, enum folder_extra e, const struct extras *x);
void extra_print(enum folder_extra e, const struct extras *const of[], const char *const names[],
                 int n);

#endif
