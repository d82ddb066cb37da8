/* upcolor_fast.h - a round of Upcolor in a hundred bytes, for thinking: hands as counts, the pile
 * in an order that was guessed once.
 *
 * The rules' own board says every step as an event; a thought has no use for that, and plays some
 * thirty times as many rounds without. That it is the same game is for a test to show, step by
 * step, against the rules. A round only: no money, no next deal. */
#ifndef CARRE_UPCOLOR_FAST_H
#define CARRE_UPCOLOR_FAST_H

#include "upcolor_know.h"

enum { FAST_SEATS = 6, FAST_NOBODY = -1, FAST_GOES_ON = -2 };

struct upcolor_fast {
    uint8_t hand[FAST_SEATS][UPCOLOR_FACES];     /* cards by face number */
    uint8_t cards[FAST_SEATS];                   /* their sum */
    uint8_t left[FAST_SEATS], right[FAST_SEATS]; /* the next seat clockwise, and the one before */
    uint8_t pile[UPCOLOR_CARDS];                 /* the top is the last */
    uint8_t npile, nseats;
    uint8_t seated; /* bit s */
    /* how many cards of a face the seat can hold, as far as everybody has seen: none when it
     * passes on one, one more with each draw */
    uint8_t most[FAST_SEATS][UPCOLOR_FACES];
    uint8_t lap, leader, last, turn;
    uint8_t called;      /* a face number, PASSES: nothing is called */
    int8_t answer;       /* who takes as things stand, FAST_NOBODY */
    bool answer_discard; /* by a discard card */
    bool must_imperial, laid_takes, leading;
    int8_t winner; /* a seat, FAST_NOBODY: dealt again, FAST_GOES_ON */
};

/* What a view leaves open: a round without the hidden cards, and those cards. */
struct upcolor_unseen {
    /* hidden hands are short of `hidden` cards, the pile is empty */
    struct upcolor_fast round;
    uint8_t hidden[FAST_SEATS];
    uint8_t pool[UPCOLOR_CARDS], n;
    /* in which hidden hands are dealt: who has least to choose from first */
    uint8_t order[FAST_SEATS], nhidden;
};
/* Any board in phase PLAY: a view, or a whole world, where only the pile is open. */
void upcolor_fast_read(const struct rules *r, const struct board *b, struct upcolor_unseen *out);
/* A world behind it: nobody holds what they have passed on, the rest is as likely as it lies. */
void upcolor_fast_guess(const struct upcolor_unseen *u, struct rng *rng, struct upcolor_fast *out);

/* The open moves of the seat whose turn it is, as bits. */
uint8_t upcolor_fast_legal(const struct upcolor_fast *f);
/* An open move happens, and all that follows from it. */
void upcolor_fast_play(struct upcolor_fast *f, int move);
/* For the rules of thumb. */
void upcolor_fast_moves(const struct upcolor_fast *f, struct upcolor_moves *out);

#endif
