/* ace_words.h - Ace of Spades in sentences: what effects do, what a step of the damage is, what a
 * combination is called.
 *
 * Everything is put together from the grammar of the enemies' file, so that a new enemy needs no
 * words of his own but name and text. */
#ifndef CARRE_ACE_WORDS_H
#define CARRE_ACE_WORDS_H

#include "ace_claims.h"
#include "skin.h"
#include "strbuf.h"

/* One effect as a sentence without a full stop: "Recolour up to 2 cards of the shot". */
void ace_effect_words(const struct stage *st, const struct ace_effect *e, struct strbuf *out);
/* A penalty in two or three words, for below its sign (ace_sign_of): "J Q K: 0". */
void ace_effect_tag(const struct stage *st, const struct ace_effect *e, struct strbuf *out);
/* Not all that is told with the penalties forbids something: an ace of spades hurts him more. */
bool ace_is_weakness(const struct ace_effect *e);
/* All bonuses of an enemy, or all that is a weakness, or the other penalties, one after the other;
 * nothing if there are none. */
void ace_bonus_words(const struct stage *st, const struct ace_enemy *e, struct strbuf *out);
void ace_bonus_brief(const struct stage *st, const struct ace_enemy *e, struct strbuf *out);
void ace_penalty_words(const struct stage *st, const struct ace_enemy *e, bool weakness,
                       struct strbuf *out);
/* "icons/verb-add" without the folder. */
const char *ace_effect_icon(const struct ace_effect *e);

const char *ace_kind_name(int kind); /* "Two pair" */
/* The ranks of a claim: "kings and sevens", "10, J, Q, K, A". `cards`: the faces of the shot after
 * all changes. */
void ace_claim_words(const struct stage *st, const struct ace_claim *claim, const card *cards,
                     int n, struct strbuf *out);
/* A line of the count: "Kings add their own: K, K". */
void ace_step_words(const struct stage *st, const struct ace_step *step, int kind,
                    struct strbuf *out);
const char *ace_step_icon(const struct stage *st, const struct ace_step *step);

/* What a hint says to the partner (AS-54): "Not much this time." `face`: the card that is wanted.
 */
void ace_hint_words(const struct stage *st, int hint, card face, struct strbuf *out);

/* What happened, for the history: cards that go the same way stand in one line, and a claim with
 * its damage. */
/* what the last line tells more of, if more comes; zeroed at first */
struct listing {
    uint8_t why;
};
enum line_kind ace_event_words(const struct stage *st, const struct event *e,
                               const struct board *before, struct listing *l, struct strbuf *out);
/* Its line says what the table shows (skin.h, plain). */
bool ace_event_plain(const struct event *e);

#endif
