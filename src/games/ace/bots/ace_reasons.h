/* ace_reasons.h - why something is good in Ace of Spades, and how it is said: at length, once more,
 * or as less than a hint. */
#ifndef CARRE_ACE_REASONS_H
#define CARRE_ACE_REASONS_H

enum ace_reason {
    ACE_BECAUSE_NOTHING,
    ACE_BECAUSE_SHOT_SPARES,
    ACE_BECAUSE_SHOT_WINS,
    ACE_BECAUSE_SHOT_PREPARES,
    ACE_BECAUSE_SHOT_LAST,
    ACE_BECAUSE_SHOT_LASTS,
    ACE_BECAUSE_SHOT_MOST,
    ACE_BECAUSE_SWAP_WON,
    ACE_BECAUSE_SWAP_SUIT,
    ACE_BECAUSE_SWAP_TWO_PAIR,
    ACE_BECAUSE_SWAP_SAME,
    ACE_BECAUSE_SWAP_NONE,
    ACE_BECAUSE_SWAP_PAIR,
    ACE_BECAUSE_SWAP_STRAIGHT,
    ACE_BECAUSE_SWAP_WEAK,
    ACE_BECAUSE_RENEW_WON,
    ACE_BECAUSE_RENEW_LOW,
    ACE_BECAUSE_RENEW_GOOD,
    ACE_BECAUSE_JAM,
    ACE_BECAUSE_USE_KILLS,
    ACE_BECAUSE_USE_DAMAGE,
    ACE_BECAUSE_USE_SAVES,
    ACE_BECAUSE_USE_BULLET,
    ACE_BECAUSE_USE_RELOAD,
    ACE_BECAUSE_USE_JOKER,
    ACE_BECAUSE_USE_DRAW,
    ACE_BECAUSE_USE_CYCLE,
    ACE_BECAUSE_USE_RECALL,
    ACE_BECAUSE_USE_SEES,
    ACE_BECAUSE_USE_NOW,
    ACE_BECAUSE_ARM_WINS,
    ACE_BECAUSE_ARM_ENDS,
    ACE_BECAUSE_DISARM,
    ACE_BECAUSE_TRIM,
    ACE_BECAUSE_ARRANGE,
    ACE_BECAUSE_TAKE,
    ACE_BECAUSE_CYCLE,
    ACE_BECAUSE_YIELD,
    ACE_REASONS
};

/* All marked for translation; "": there is no more to say. */
const char *ace_reason_why(enum ace_reason r);
/* What is to be learned from it beyond this hand. */
const char *ace_reason_lesson(enum ace_reason r);
/* Shorter, for the player who has been told it `times` times: the first time 1. */
const char *ace_reason_again(enum ace_reason r, int times);
/* Which way to think, and no more. */
const char *ace_reason_nudge(enum ace_reason r);

#endif
