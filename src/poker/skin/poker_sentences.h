/* poker_sentences.h - the table, its events and its hands in words, and what hands are worth. */
#ifndef CARRE_POKER_SENTENCES_H
#define CARRE_POKER_SENTENCES_H

#include "poker_look.h"

/* poker_words.c, poker_hands.c, poker_tell.c */
enum line_kind poker_line(const struct stage *st, const struct event *e, const struct board *before,
                          struct strbuf *out);
void poker_choice(const struct stage *st, const struct choice *c, struct strbuf *out);
void poker_table(const struct stage *st, struct strbuf *out);
void poker_state_line(const struct stage *st, struct strbuf *out);
void poker_summary(const struct stage *st, struct stage_summary *out);
const char *poker_street_name(int street);
/* "Two pair, aces and nines": what these eyes see of a seat's hole cards and the board make; "" if
 * they don't see them. */
void poker_hand_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME]);
/* That name within a sentence: "wins 1,220: two pair, aces and nines". */
void poker_hand_within(char name[POKER_NAME]);
/* "Two pair": the same where there is no room for ranks. */
void poker_hand_short(const struct stage *st, const struct board *b, int who, char out[POKER_NAME]);
/* "Flush draw", of a hand without a pair that one more card can make one; else empty. */
void poker_draw_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME]);
/* The same in two parts, for large letters: "Full house", "queens full of nines". */
void poker_hand_title(const struct stage *st, const struct board *b, int who,
                      char title[POKER_NAME], char ranks[POKER_NAME]);
/* 1: the hand of `who` is better than the other's on that board, 0: as good, -1: not, or they
 * aren't both seen. */
int poker_beats(const struct stage *st, const struct board *b, int who, int other);
/* The best five of them as a mask of places: bits 0 and 1 the hole cards, bit 2 + i card i of the
 * board; 0: not seen, or fewer than five. */
unsigned poker_best_five(const struct stage *st, const struct board *b, int who);
/* For the hand in front on the board that is shown: cards that would lift it into a higher
 * category; how often it wins, per cent, -1: not seen. */
int poker_outs(const struct stage *st);
/* The ranks of what it makes, a mask: its pairs, or its highest card. */
uint16_t poker_made_ranks(const struct stage *st, const struct board *b, int who);
int poker_equity(const struct stage *st);

#endif
