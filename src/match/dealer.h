/* dealer.h - chance for a match: from the seed in play, from the log when one is read.
 *
 * An answer's address is (stream, round, draw): the ChaCha20 stream of the seed with the nonce
 * (stream, round), 64 bytes a draw. So the cards of one shuffle never depend on what was drawn from
 * another. A window of eight draws is kept: the library makes eight blocks at once (one alone costs
 * half as much as eight), and of a longer one most would never be asked for: a hand of six takes
 * twelve cards, often no more. Eight tries a draw for an even choice by rejection; with n below
 * 2^16 the eighth is reached once in 2^384. */
#ifndef CARRE_DEALER_H
#define CARRE_DEALER_H

#include "chance.h"
#include "match.h"

/* Answers as the log keeps them: a card's face, or 256 + the number. */
enum { ANSWER_NUMBER = 256, DEALER_WINDOW = 8, DEALER_BLOCK = 64 };

struct dealer {
    struct chance chance; /* handed to the rules */
    uint8_t seed[SEED_BYTES];
    uint16_t *answer; /* given so far, owned */
    int answers, room;
    const uint16_t *script; /* while a log is read: the answers to give */
    int script_left;
    bool scripted;
    /* answers that come before the seed's (tests, lessons): borrowed */
    const uint16_t *forced;
    int forced_left;
    struct {
        bool filled;
        uint8_t stream;
        uint16_t round;
        int first;
        uint8_t bytes[DEALER_WINDOW * DEALER_BLOCK];
    } window;
};

/* A deal from that seed, which is copied; dealer_close frees what it holds. */
void dealer_open(struct dealer *d, const uint8_t seed[SEED_BYTES]);
void dealer_close(struct dealer *d);
/* From now on exactly these answers; borrowed. dealer_play goes back to the seed. */
void dealer_script(struct dealer *d, const uint16_t *answers, int n);
void dealer_play(struct dealer *d);

#endif
