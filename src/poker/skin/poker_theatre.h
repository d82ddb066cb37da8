/* poker_theatre.h - open hands in the middle of the screen, and the hand that won. */
#ifndef CARRE_POKER_THEATRE_H
#define CARRE_POKER_THEATRE_H

#include "poker_look.h"

/* poker_theatre.c: when the hands lie open in the middle, what waits for what, and where all lies
 */
bool poker_theatre_on(const struct stage *st);
/* that, or a page of the game's own */
bool poker_fills(const struct stage *st);
/* …and the winning hand is shown */
bool poker_theatre_wins(const struct stage *st);
void poker_theatre_happened(struct stage *st, const struct event *e, const struct board *before);
/* ms until the card of an event lies open; -1: as its card travels */
int poker_theatre_shows(const struct stage *st, const struct event *e);
void poker_theatre_follow(struct stage *st); /* once an update */
bool poker_theatre_moves(const struct stage *st);
void poker_theatre_hurry(struct stage *st);
/* takes the table's places where it is on */
void poker_theatre_measure(struct stage *st);
struct rect poker_theatre_board_spot(const struct stage *st, const struct board *b, int i);
bool poker_theatre_hole_spot(const struct stage *st, int who, int i, struct rect *out,
                             float *angle);
/* the winning five, and the losers' hands */
void poker_theatre_place(struct stage *st, const struct tabletop *t, struct scatter *out);
struct rect poker_theatre_panel(const struct stage *st, int who);
/* Whether nothing that may come lets him win; his panel stands back, with so much of its strength.
 */
bool poker_theatre_is_out(const struct stage *st, int who);
#define POKER_OUT_ALPHA 0.55F
/* the table in the theatre, design units */
#define STAGE_TABLE_WIDE 1560.0F
#define STAGE_TABLE_HIGH 564.0F
/* whose hands, in the order of their panels */
int poker_theatre_hands(const struct stage *st, seat out[SEATS]);
struct rect poker_theatre_button(const struct stage *st); /* of what goes on */
enum { POKER_THEATRE_OPENS = 180, POKER_CORNER_MS = 700, POKER_ODDS_MS = 350 };

/* poker_theatre_draw.c */
void poker_theatre_items(struct stage *st, struct items *it);
void poker_draw_theatre(const struct stage *st, struct canvas *c);

/* poker_won.c: the hand that won, large: as it happens, when it is looked at again, and as a
 * picture to keep */
/* of the board that is shown */
void poker_won_of(const struct stage *st, struct poker_won *w, int who, int pot);
/* of card i of the five */
struct rect poker_won_spot(const struct stage *st, const struct poker_won *w, int i);
/* x from the middle of the screen, and the left edge of five cards; the right one is as far */
enum { POKER_WON_LOW = 748, POKER_WON_LOW_H = 248 }; /* below them */
struct rect poker_won_at(const struct stage *st, float x, float y, float w, float h);
float poker_won_edge(void);
void poker_won_face(struct canvas *c, const struct stage *st, int who, bool glad, struct rect r,
                    uint32_t line);
/* poker_shared.c: two share the pot; whose half is where, and the second one's cards there. `part`:
 * of the amount that is told, 0 to 1 */
bool poker_won_shared(const struct poker_won *w);
struct rect poker_won_share(const struct stage *st, const struct poker_won *w, int who);
struct rect poker_won_share_card(const struct stage *st, const struct poker_won *w, int who, int i);
void poker_draw_share(const struct stage *st, struct canvas *c, const struct poker_won *w, int who,
                      float part);
/* the row of a hand that lost… */
struct rect poker_won_loser(const struct stage *st, const struct poker_won *w, int who);
/* …and its cards, whose feet are cut off */
struct rect poker_won_loser_card(const struct stage *st, const struct poker_won *w, int who, int i);
struct rect poker_won_loser_cards(const struct stage *st, const struct poker_won *w, int who);
/* t: ms since it began, -1: at rest. `cards`: draws them too */
void poker_draw_won(const struct stage *st, struct canvas *c, const struct poker_won *w, float t,
                    bool cards);
/* over the cards */
void poker_draw_won_words(const struct stage *st, struct canvas *c, const struct poker_won *w,
                          float t);

/* The last hand that won, over the table as the history is: reached by a press as long as no other
 * has been won at a showdown. */
/* the button that leads there; nothing, if there is no such hand */
void poker_won_offer(const struct stage *st, struct items *it, struct rect r);
/* "How Nadia won"; false: nobody has */
bool poker_won_named(const struct stage *st, char out[POKER_TEXT]);
/* its place at the table, left of the log; empty: only the history has room for it */
struct rect poker_won_button(const struct stage *st);
void poker_won_items(const struct stage *st, struct items *it);
void poker_draw_won_again(const struct stage *st, struct canvas *c);
/* …as a picture to keep: st->ui is that picture's */
void poker_won_picture(const struct stage *st, struct canvas *c);

#endif
