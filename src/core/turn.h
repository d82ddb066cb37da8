/* turn.h - how rules speak.
 *
 * A turn is lent to a rule while it acts. Each function says one event (or a few); the board has
 * changed when it returns. A rule reads like the rule: turn_pay(t, STACK + who, PUT + who, amount,
 * who, WHY_BET) is at once the change of state, the chips that fly, the sound, the line of history
 * and the proof that no chip was made.
 *
 * A turn can be broken (chance had no answer: a log that does not fit). From then on nothing is
 * said and questions answer 0; rules need not look. turn_draw answers CARD_NONE for an empty pile.
 */
#ifndef CARRE_TURN_H
#define CARRE_TURN_H

#include "chance.h"
#include "event.h"

struct rules;

/* The faces that undecided cards of the pack that was asked for last can still have, sorted: they
 * are counted once for all cards that are dealt. */
struct turn_left {
    bool there; /* else nothing is known of any pack */
    int pack, n;
    card face[CELLS];
};

struct turn {
    const struct rules *rules;
    struct board *b; /* the true board; rules read it */
    struct chance *chance;
    /* Hears each event just before it happens; may be NULL. */
    void (*heard)(void *context, const struct event *e, const struct board *before);
    void *context;
    bool broken;
    struct turn_left left; /* turn.c's own */
};

/* Cards. `seen`: who sees the face from now on (in addition). An undecided face is decided by
 * chance as soon as anybody may see it. */
int turn_move(struct turn *t, int from, int index, int to, seatmask seen, int who, int why);
/* The top card of a pile to a zone. Returns its face (CARD_HIDDEN if nobody may see it), CARD_NONE
 * if the pile is empty. */
card turn_draw(struct turn *t, int pile, int to, seatmask seen, int who, int why);
/* A named card out of its pack's undecided cards, else from where it is known to lie (a joker set
 * aside, a position laid out): no chance. False if there is none. */
bool turn_take(struct turn *t, card face, int to, seatmask seen, int who, int why);
/* Looks at a card where it lies. Returns the face. */
card turn_show(struct turn *t, int zone, int index, seatmask seen, int who, int why);
void turn_shuffle(struct turn *t, int pile, int why);
/* All cards of a zone back to a pile; their faces are forgotten, for a shuffle follows. An empty
 * one says nothing. */
void turn_gather_some(struct turn *t, int from, int to, int why);
static inline void turn_gather(struct turn *t, int from, int to, int why)
{
    if (board_count(t->b, from))
        turn_gather_some(t, from, to, why);
}
void turn_make(struct turn *t, card face, int to, seatmask seen, int who, int why);
void turn_unmake(struct turn *t, int from, int index, int who, int why);

/* Numbers. */
void turn_pay(struct turn *t, int from, int to, int32_t amount, int who, int why);
/* One that has the value already says nothing. */
void turn_set_new(struct turn *t, int num, int32_t value, int who, int why);
static inline void turn_set(struct turn *t, int num, int32_t value, int who, int why)
{
    if (t->b->num[num] != value)
        turn_set_new(t, num, value, who, why);
}
/* turn_set to old value + amount */
void turn_add(struct turn *t, int num, int32_t amount, int who, int why);

/* Sealed numbers. */
void turn_seal(struct turn *t, int envelope, int32_t amount, seatmask seen, int who, int why);
void turn_open(struct turn *t, int envelope, seatmask seen, int who, int why);
void turn_empty(struct turn *t, int envelope, int who, int why);

/* Course of the game. */
void turn_wait(struct turn *t, seatmask waiting, seatmask may);
void turn_phase(struct turn *t, int phase);
void turn_note(struct turn *t, int why, int who, int from, int to, card face, int32_t amount);
void turn_end(struct turn *t, int why);

/* A plain question: 0 to n - 1, n up to CHANCE_ANSWERS. `die` from 64 on, `round` and `draw` make
 * its address unique within the match. `faces` may be NULL. */
int turn_chance(struct turn *t, int die, int round, int draw, int n, const card *faces);

/* The faces that an undecided card of a pack can still have; returns how many, sorted. `out` needs
 * room for CELLS. */
int turn_candidates(const struct rules *r, const struct board *b, int pack, card *out);

#endif
