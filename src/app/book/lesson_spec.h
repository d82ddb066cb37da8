/* Tables of SPEC laid out for lessons and moving examples: one for each card, shared by both. Robin
 * sits in seat 1. */
#ifndef CARRE_LESSON_SPEC_H
#define CARRE_LESSON_SPEC_H

#include "spec_names.h"

enum { SPEC_ROBIN, SPEC_AKARI, SPEC_AOBA, SPEC_SHIZUKA, SPEC_SORA };

/* The target of a card, as a lesson's step names it. */
#define SPEC_AT(seat) (1 + SPEC_TARGETS(seat, 0))
#define SPEC_WITH(seat) (1 + SPEC_TARGETS(0, seat))

/* A round of betting behind the first: the button's seat from 0, who is in by mask, the street, the
 * board. */
#define SPEC_ROUND(button, live, street, board)                                                   \
    "set hands 5\nset button " button "\nset live " live                                          \
    "\nset small 50\nset big 100\nset raise 100\nset ante 0\nset to_match 0\nset pot 1200\n"      \
    "set bet 1 0\nset bet 2 0\nset bet 3 0\nset acted 0\nset street " street "\nput board " board \
    "\n"
/* A hand that begins: the button is Robin's, Akari and Aoba have the blinds. */
#define SPEC_BEGINS                                                                         \
    "set hands 5\nset button 0\nset small 50\nset big 100\nset raise 100\nset ante 0\nset " \
    "blind_due 2 50\nset blind_due 3 100\n"
#define SPEC_STACKS(robin, akari, aoba) \
    "set stack 1 " robin "\nset stack 2 " akari "\nset stack 3 " aoba "\n"
#define SPEC_NO_FUN_3 "put fun 1\nput fun 2\nput fun 3\n"
#define SPEC_NO_FUN_5 SPEC_NO_FUN_3 "put fun 4\nput fun 5\n"

extern const char *const spec_lesson_names[], *const spec_lesson_emblems[];
extern const char spec_table_twice[], spec_table_flop_exchange[], spec_table_straddle[],
    spec_table_forced_passive[], spec_table_both_cards[], spec_table_hand_swap[],
    spec_table_clairvoyance[], spec_table_upgrade[], spec_table_nullify[],
    spec_table_win_the_button[], spec_table_arm[];
#define SPEC_DEAL_TWICE "twice-37"

#endif
