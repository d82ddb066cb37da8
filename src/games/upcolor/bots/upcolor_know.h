/* upcolor_know.h - what Upcolor's bots know of the game: the moves of a hand, rules of thumb, and
 * what the table tells of hidden hands. */
#ifndef CARRE_UPCOLOR_KNOW_H
#define CARRE_UPCOLOR_KNOW_H

#include "bot.h"
#include "upcolor_names.h"

/* Faces as numbers from 0: what `held` and the rules of thumb are indexed by; PASSES stands for
 * passing. */
enum { IMPERIAL, YELLOW, BLUE, RED, VIOLET, DISCARD, PASSES, MOVES };
static inline int face_number(card face) { return face - CARD_OWN; }

/* What the seat whose turn it is may do. Equal cards are one move. */
struct upcolor_moves {
    uint8_t held[UPCOLOR_FACES]; /* cards of each face in the hand */
    uint8_t at[UPCOLOR_FACES];   /* where the first of them lies */
    uint8_t legal;               /* bit m: move m is open */
    uint8_t cards;               /* in the hand */
    bool leads, last;            /* the lap; who is last ends it */
    bool near;                   /* somebody else is down to UPCOLOR_NEAR cards */
    uint8_t called;              /* a face number; PASSES: nothing is called */
};
enum { UPCOLOR_NEAR = 2 };
/* `b`: the truth of a guessed world, or the seat's own view. In phase PLAY, for the seat that is
 * waited for. */
void upcolor_moves(const struct board *b, int who, struct upcolor_moves *out);
struct action upcolor_action(const struct upcolor_moves *m, int who, int move);
/* PASSES for a pass. */
int upcolor_move_of(const struct board *b, const struct action *a);
static inline bool upcolor_open(const struct upcolor_moves *m, int move)
{
    return m->legal >> move & 1;
}

/* Sheds whenever it can: the called colour, else what it holds most of, then a discard card, then
 * an imperial. */
int upcolor_greedy_move(const struct upcolor_moves *m);
/* Rules of thumb: what a move is worth in each situation, in hundredths of whatever decides. The
 * best one is made, the first of equals. */
/* leads a lap; follows a discard card; holds the called colour; does not */
enum upcolor_situation { LEADS, FREE, FOLLOWS, LACKS, SITUATIONS };
struct upcolor_thumb {
    int16_t move[SITUATIONS][MOVES];
    /* for each card of that face in the hand (one colour in the hand is worse than several) */
    int16_t many[MOVES];
    int16_t size[MOVES];   /* for each card in the hand */
    int16_t danger[MOVES]; /* if another is about to go out: one or two cards */
};
extern const struct upcolor_thumb upcolor_thumb;
int upcolor_thumb_move(const struct upcolor_thumb *t, const struct upcolor_moves *m);

/* Which colours a seat has shown not to hold: by a pass on them in this lap (UC-11, UC-12). Bit by
 * face number. */
uint8_t upcolor_lacks(const struct board *b, int s);
/* Between games: another one on the terms that stand, enough only if nobody can pay. */
struct action upcolor_agree(const struct view *v);

#endif
