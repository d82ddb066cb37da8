/* poker_panel.h - what a player decides with: the panel of actions and amounts, what can be read,
 * the history. */
#ifndef CARRE_POKER_PANEL_H
#define CARRE_POKER_PANEL_H

#include "poker_look.h"

/* poker_controls.c, poker_panel.c, poker_amounts.c, poker_digits.c, poker_history.c */
void poker_items(struct stage *st, struct items *it);
/* poker_readables.c: the bar, who and what can be read, the own hand */
void poker_bar_items(struct stage *st, struct items *it);
void poker_readables(struct stage *st, struct items *it);
void poker_own_items(struct stage *st, struct items *it);
void poker_input(struct stage *st, const struct item_event *event);
void poker_draw_controls(const struct stage *st, struct canvas *c);
/* bet or raise, open or refused; NULL */
const struct choice *poker_raise_choice(const struct stage *st);
/* "½ pot", or where letters are large "½" */
const char *poker_preset_name(enum poker_preset p, bool full);
/* of several that mean one amount the one whose name is exact */
bool poker_preset_shown(const struct stage *st, enum poker_preset p);
/* the amount that it means now, within what is legal; 0: nothing to raise */
int32_t poker_preset(const struct stage *st, enum poker_preset p);
/* what the main button would do; 0: nothing to raise */
int32_t poker_draft(const struct stage *st);
void poker_set_draft(struct stage *st, int32_t amount); /* kept within what is legal */
/* while an amount is typed: ten keys where the presets and the slider were */
void poker_digits_items(struct stage *st, struct items *it);
void poker_draw_digits(const struct stage *st, struct canvas *c);
/* true: it was about the amount */
bool poker_amount_pressed(struct stage *st, const struct item_event *n);
/* the seat in front may bet now */
bool poker_asked(const struct stage *st);
/* the picture still shows who won the last hand; the next is on its way */
bool poker_hand_ends(const struct stage *st);
/* cards are on their way to the board or to the seat in front, or the last hand goes: nobody
 * bets on what they have not seen */
bool poker_behind(const struct stage *st);
/* …is asked whether to show its hand */
bool poker_showing(const struct stage *st);
/* a number for the decision of now */
int64_t poker_decision(const struct stage *st);
/* once an update: what the own hand makes, as far as its cards and the board's lie open */
void poker_follow_hand(struct stage *st);
/* once an update: the guard, what was said ahead, and hands that stay down by themselves */
void poker_follow_price(struct stage *st);
/* ms until it has to look again; STAGE_STILL */
int poker_follow_wait(const struct stage *st);
/* the price has just changed: tells so */
bool poker_guarded(struct stage *st);
void poker_history_items(struct stage *st, struct items *it);
bool poker_reads(const struct stage *st); /* that, or how a hand was won, lies over the table */
void poker_draw_history(const struct stage *st, struct canvas *c);

#endif
