/* ace_weigh.h - the things that can be done, each weighed: for ace_think.c alone. */
#ifndef CARRE_ACE_WEIGH_H
#define CARRE_ACE_WEIGH_H

#include "ace_odds.h"

struct ace_weigh {
    const struct view *v;
    struct ace_odds *o;
    const struct ace_skill *skill;
    struct rng *rng;
    int value, shot; /* the best so far; that of the best shot as things are armed */
    struct action best;
    const struct action *only; /* NULL; or what alone is asked about: see ace_small */
};

/* Keeps the action if nothing better was offered; of equal ones the first. */
void ace_weigh_offer(struct ace_weigh *w, const struct action *a, int value);

/* Each offers the best that it finds of one kind: shots, with what is armed already; bonuses
 * to arm before one; reloads; bonuses that act at once; a jam, which fires cards that deal
 * nothing. */
void ace_weigh_shots(struct ace_weigh *w);
void ace_weigh_arms(struct ace_weigh *w);
void ace_weigh_reloads(struct ace_weigh *w);
void ace_weigh_uses(struct ace_weigh *w);
void ace_weigh_jam(struct ace_weigh *w);
/* The best discard, which leaves so many reloads, and its worth; -1. */
int ace_weigh_discard(struct ace_weigh *w, int reloads, struct action *out);
/* How much the best of these cards deals with a bonus that changes picked ones, pointed as well as
 * can be: picks and amount go to `a`; -1. */
int ace_weigh_point(const struct ace_gun *g, const struct ace_effect *e, const card *face, int n,
                    struct action *a);
/* The cards of a choice's zone that help a hand of n most, one after the other: their places go to
 * `picks`. Returns how many. `later`: of two that do the same now. */
int ace_weigh_take(const struct ace_gun *g, const struct ace_gun *later, const struct board *b,
                   const card *held, int n, const struct choice *c, uint8_t *picks);
/* What one thing is worth, on the scale of those above, -1: it can't be told. A shot: as it lies
 * beside reloads and bonuses, or (`deep`) beside other shots alone. */
int ace_weigh_shot_of(const struct ace_weigh *w, const struct action *a, bool deep);
int ace_weigh_reload_of(struct ace_weigh *w, const struct action *a);
int ace_weigh_use_of(struct ace_weigh *w, const struct action *a);
/* Do two actions pick the same cards for the same thing? Which claim a shot makes is left open. */
bool ace_weigh_same(const struct action *a, const struct action *b);
/* Small duels, searched to their end: the best action and its worth; 0: this one is not small, or
 * nothing is to be hoped or feared. Not `sure`: the search was too long, this much is certain and
 * there may be better. With w->only: what that is worth. */
int ace_small(struct ace_weigh *w, struct action *out, bool *sure);
/* Answers to what is asked outside of aiming. */
void ace_weigh_answer(struct ace_weigh *w);

/* The cards of a hand worth keeping most for later, `m` of `n` among `of` (bits): bits of those. */
uint32_t ace_weigh_rest(const struct ace_gun *g, const card *cards, int n, uint32_t of, int m);
/* What these few cards promise: the best thing that they could begin. */
int ace_weigh_promise(const struct ace_gun *g, const card *cards, uint32_t of);
/* Mean worth of a hand that keeps these cards and draws as many as are written on each tape. */
int ace_weigh_draws(struct ace_odds *o, const card *kept, int nkept, int draws, int reloads,
                    int stage, int more);
/* A choice with its first cards and least amount. */
struct action ace_weigh_plain(const struct view *v, const struct choice *c, int picks);

#endif
