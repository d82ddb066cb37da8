/* poker_sim.h - what `carre sim` counts beside wins where a game on a poker table has cards of its
 * own (struct folder_sim): of each kind how often it was played, and by how many of those who did
 * the hand was won. Power Up and SPEC have such cards. */
#ifndef CARRE_POKER_SIM_H
#define CARRE_POKER_SIM_H

#include "game_folder.h"

enum { POKER_SIM_KINDS = 14, POKER_SIM_ACTIONS = 2 };

/* What a game counts: its folder_sim's `own`. */
struct poker_sim {
    int kinds;                      /* of cards, at most POKER_SIM_KINDS */
    const char *(*name)(int kind);  /* in English */
    const char *(*title)(int kind); /* in the language in force */
    const char *list, *word;        /* the members' names in JSON: of all kinds, of one's name */
    const char *heading;            /* of the table */
    /* the kinds that an action plays, a bit each */
    uint16_t (*played)(const struct board *b, const struct action *a);
    /* chips that a seat has bought so far, which it has not won; NULL: none can be */
    int32_t (*bought)(const struct rules *r, const struct board *b, int s);
    /* kinds of action that are counted one by one; without a title there is none */
    struct poker_sim_action {
        int kind;
        const char *word, *title; /* in JSON, in the table */
    } action[POKER_SIM_ACTIONS];
};

/* Those that each seat has played in a hand, and its chips when that began. */
struct poker_sim_hand {
    int32_t number; /* 1 + the hand's; 0: none has begun */
    int32_t chips[SEATS];
    uint16_t kinds[SEATS];
};

/* A folder_sim of such a game. */
#define POKER_SIM(what)                                                                     \
    {                                                                                       \
        .own = (what), .so_far = sizeof(struct poker_sim_hand), .follow = poker_sim_follow, \
        .json = poker_sim_json, .print = poker_sim_print                                    \
    }
void poker_sim_follow(const void *own, void *so_far, const struct rules *r, const struct board *b,
                      const struct action *a, int64_t count[SEATS][FOLDER_COUNTS]);
void poker_sim_json(const void *own, const struct folder_simulated *one, struct cJSON *to);
void poker_sim_print(const void *own, const struct folder_simulated all[], int n);

#endif
