/* poker_judge.h - what each way to go on is worth, weighed in guessed worlds.
 *
 * A world gives every rival a hand, as the betting makes it likely, and the board its cards to
 * come. All candidates are judged in the same worlds, so that luck that they share cancels. A rival
 * answers a bet by how strong its hand is within what it may hold; what comes after this round is
 * guessed at in one step. */
#ifndef CARRE_POKER_JUDGE_H
#define CARRE_POKER_JUDGE_H

#include "poker_field.h"

enum { POKER_CANDIDATES = 8, POKER_WORLDS = 2048, POKER_BATCH = 64 };

struct poker_worlds {
    int n;
    int16_t hand[POKER_RIVALS][POKER_WORLDS]; /* of the field */
    /* at the end; the rivals in their order, and after them oneself */
    uint16_t class[SEATS][POKER_WORLDS];
};
struct poker_mind {     /* how somebody thinks */
    int worlds, boards; /* how many */
    int narrow;         /* poker_range_read */
    int two;            /* the same where two were dealt in; 0: as where more were */
    int nerve;          /* the part of a bet's fold that is believed, in hundredths */
    /* so much of what a bet's size asks for is defended, in hundredths (poker_own.h); 0: each
     * hand for itself */
    int defends;
    int bluffs; /* the same of the bluffs that a bet's size allows */
    int later;  /* chips that later streets bring, in hundredths of what they may */
    /* two players: raises all-in before the flop what the tables do, else calls with it */
    bool pushes;
    int solves; /* the street from which one rival's betting is solved (poker_solve.h); 0: none */
};
/* How much of what is bet is heard there, in hundredths. */
static inline int poker_hears(const struct poker_mind *mind, const struct poker_spot *s)
{
    return mind->two && s->dealt == 2 ? mind->two : mind->narrow;
}
struct poker_thought {
    struct poker_spot spot;
    struct poker_field field;
    struct poker_range range[POKER_RIVALS];
    struct poker_worlds worlds; /* as many as have been asked for */
    int most;                   /* and as many as may be, by these dice */
    struct rng *rng;
    int share;    /* of the pot at a showdown, thousandths; by poker_guess */
    int strength; /* of the own hand among all, as field */
};
/* A candidate: to < 0 folds, 0 checks or calls, else a bet or raise to that. Values in chips
 * against folding at once, times worlds. */
struct poker_judged {
    int32_t to;
    int worlds;
    int64_t sum;
};

/* Reads the spot and the ranges. Worlds are guessed when they are asked for: tables and solved
 * streets need none, and most choices are clear after a few. */
void poker_listen(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                  struct poker_thought *out);
void poker_listen_on(struct poker_thought *t, const struct poker_mind *mind, struct rng *rng);
/* So many worlds at least, as far as the mind goes, and the share in all that there are. */
void poker_guess(struct poker_thought *t, int worlds);
/* Both of that. */
void poker_think(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                 struct poker_thought *out);
/* The same where the spot has been read already. */
void poker_think_on(struct poker_thought *t, const struct poker_mind *mind, struct rng *rng);
/* Judges; the best first. Stops as soon as one clearly leads, and guesses no further. */
void poker_judge(struct poker_thought *t, const struct poker_mind *mind, struct poker_judged *list,
                 int n);
/* What one candidate is worth in each world of the thought, all of them. */
void poker_each(const struct poker_thought *t, const struct poker_mind *mind, int32_t to,
                int32_t worth[POKER_WORLDS]);
static inline int64_t poker_worth(const struct poker_judged *j)
{
    return j->worlds ? j->sum / j->worlds : 0;
}

#endif
