/* review_words.h - a decision of a review in sentences: what was done and with what in hand, what
 * would have been better and by how much, and why.
 *
 * They rest on a stage of the seat that took it, which stands where it was taken and has heard what
 * that seat heard. */
#ifndef CARRE_REVIEW_WORDS_H
#define CARRE_REVIEW_WORDS_H

#include "review.h"
#include "seating.h"
#include "stage.h"
#include "strbuf.h"

/* The hand in which an action was done, or could have been, and what it is about. */
enum { REVIEW_CARDS = 16 };
struct review_hand {
    int n;
    card card[REVIEW_CARDS]; /* what it is about first */
    bool picked[REVIEW_CARDS];
    bool away;        /* what is picked leaves the hand for new cards */
    const char *sign; /* an icon; NULL: none */
};

struct review_words {
    struct strbuf did;    /* "You called 40 with 9♦ 9♠, 60 in the pot." */
    struct strbuf better; /* "Folding was better. It saves about 22 chips on average." */
    /* "Against hands that bet like that, this one wins too seldom for the price."; "": there is
     * no more to say */
    const char *why;
};

/* `you`: the seat is told as "you", else by its name. Freed with review_words_free. */
void review_say(const struct stage *st, const struct review_decision *d, bool you,
                struct review_words *out);
void review_words_free(struct review_words *w);
/* The same as one paragraph. */
void review_words_whole(const struct review_words *w, struct strbuf *out);

/* What is said where nothing was costly. */
const char *review_nothing(const struct review_person *p);
/* "−620 chips", "−12 %", for a list. */
void review_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out);
/* "Hand 12", "Duel 3", "Round 4". */
void review_part(const struct rules *r, int part, struct strbuf *out);
/* "Hand 12: Léa’s chance to win went from 33 % to 78 %.", or your own, if you are that seat. */
void review_turn_say(const struct seating *who, const struct rules *r, const struct review *review,
                     seat you, struct strbuf *out);
/* A chance of REVIEW_WHOLE, as a whole number of percent. */
static inline int review_percent(int32_t chance) { return (chance + 50) / 100; }
/* An estimate says no more digits than it has: 1234 is 1200. */
int32_t review_rounded(int32_t n);

#endif
