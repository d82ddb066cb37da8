/* poker_table.h - the table itself: where all lies, cards, plates, bets, the bar, and what happens
 * to them; the curtain between two people, the end of a game, and the order of drawing. */
#ifndef CARRE_POKER_TABLE_H
#define CARRE_POKER_TABLE_H

#include "poker_look.h"

/* poker_layout.c */
void poker_measure(struct stage *st);
/* card or empty place i of the row; centred for cards out and to come */
struct rect poker_board_spot(const struct stage *st, const struct board *b, int i);
/* cards out and to come, three to seven */
int poker_board_places(const struct stage *st, const struct board *b);
/* cards that the board still gets */
int poker_to_come(const struct stage *st, const struct board *b);
/* where the moves of a game that is seen again have their place, if not beside the table */
struct rect poker_told_at(const struct stage *st);
/* angle may be NULL */
struct rect poker_hole_spot(const struct stage *st, int who, int i, float *angle);
/* of the seat in front, as far as the next card leaves it in sight */
struct rect poker_own_spot(const struct stage *st, int i);

/* poker_cards.c, poker_plates.c, poker_table.c, poker_bar.c */
void poker_place(struct stage *st, const struct tabletop *t, struct scatter *out);
/* one card of the ordinary deck, or a back */
void poker_draw_card(const struct stage *st, struct canvas *c, const struct placed *p);
void poker_draw_cards(const struct stage *st, struct canvas *c);
/* who knows them, what they make */
void poker_draw_hand_signs(const struct stage *st, struct canvas *c);
/* the cards in front lie face up */
bool poker_sees_hand(const struct stage *st);
/* of its plate's and portrait's lines */
uint32_t poker_seat_colour(const struct stage *st, int s, uint32_t otherwise);
/* of what is said in the seat's last line */
float poker_label_width(const struct stage *st, int s);
void poker_draw_plates(const struct stage *st, struct canvas *c);
/* one of them once more: the player who stands in the light */
void poker_draw_plate(const struct stage *st, struct canvas *c, int who);
void poker_draw_bets(const struct stage *st, struct canvas *c);
void poker_draw_turn(const struct stage *st, struct canvas *c);
void poker_draw_table(const struct stage *st, struct canvas *c);
/* The table at which people sit down; and before each of them two backs and some chips: the names
 * of their pictures, of chips without the number. */
void poker_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table);
void poker_bare_hands(struct canvas *c, const struct bare_table *table, const char *back,
                      const char *chips);
void poker_draw_stage(const struct stage *st, struct canvas *c, bool wins); /* behind open hands */
bool poker_stage_ahead(const struct stage *st, struct canvas *c, int step);
void poker_draw_pots(const struct stage *st, struct canvas *c);
/* Pot number k with the bets that go into it. */
int32_t poker_pot_with_bets(const struct stage *st, int k);
void poker_draw_bar(const struct stage *st, struct canvas *c);
/* the last events, at the foot */
void poker_draw_strip(const struct stage *st, struct canvas *c);

/* poker_moments.c */
void poker_happened(struct stage *st, const struct event *e, const struct board *before);
/* at most one can bet still, and more are in the hand */
bool poker_run_out(const struct board *b);
/* of the hand that lies there, from 1 */
int poker_hand_number(const struct stage *st);
/* what hold'em knows does, powers and effects don't (PU-20) */
bool poker_ends_turn(const struct action *a);
/* how many events have been seen to their end */
int poker_told(const struct stage *st);
int poker_moving(struct stage *st);
void poker_hurry(struct stage *st);
void poker_seated(struct stage *st);
bool poker_out(const struct rules *r, const struct board *b, int who);
bool poker_plays(const struct board *b, int who);
enum mood poker_mood(const struct stage *st, int who);
bool poker_plate(const struct stage *st, int who, struct rect *out);
struct rect poker_subject_place(const struct stage *st);
/* a moment is shown: words over the table */
bool poker_moment_on(const struct stage *st);
void poker_draw_flows(const struct stage *st, struct canvas *c);
void poker_draw_moment(const struct stage *st, struct canvas *c);
/* whose turn it is; -1: nobody's */
int poker_turn(const struct stage *st, const struct board *b);

/* poker_curtain.c */
/* A box of this table where there is no stage: two colours of a fill from above to below, and an
 * outline. */
void poker_cut_panel(struct canvas *c, const struct ui *ui, struct rect r, float cut, uint32_t top,
                     uint32_t low, uint32_t line);
#define POKER_CURTAIN_DROP 130 /* under a large portrait */
void poker_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen);

/* poker_ending.c */
extern const struct ending poker_ending;
struct poker_ended *poker_ended_of(const struct stage *st); /* mem_free */

/* poker_skin.c: the order in which all is drawn */
void poker_draw(const struct stage *st, struct canvas *c);
void poker_draw_lit(const struct stage *st, struct canvas *c); /* skin.h: lit */
/* the table, or its open hands, without what a game draws over it */
void poker_draw_all_but_over(const struct stage *st, struct canvas *c);

#endif
