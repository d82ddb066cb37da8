/* ace_controls.h - what is chosen at the duel, what can be pressed, and what lies over the middle:
 * the aim, bonuses before they are used, advice, help, the wheel of vague words, panels. */
#ifndef CARRE_ACE_CONTROLS_H
#define CARRE_ACE_CONTROLS_H

#include "ace_look.h"

/* ace_header.c */
void ace_header_items(struct stage *st, struct items *it);
void ace_draw_header(const struct stage *st, struct canvas *c);

/* ace_place.c */
/* the cards that are chosen now: for the shot, or for what an effect asks */
const struct picks *ace_chosen_now(const struct stage *st);
void ace_place(struct stage *st, const struct tabletop *t, struct scatter *out);
/* of a chosen card: it is in what the shot is claimed as */
bool ace_in_claim(const struct stage *st, card c);

/* ace_layout.c */
void ace_measure(struct stage *st);
/* How the hand is shown: `order[i]` is the index in the zone of the i-th from the left. Returns how
 * many. */
int ace_hand_order(const struct stage *st, const struct tabletop *t, int order[ACE_CARDS_MOST]);
struct rect ace_hand_spot(const struct stage *st, int i, int n, bool lifted);
struct rect ace_shared_spot(const struct stage *st, int i, int n, bool lifted);

/* ace_aiming.c: what is chosen, and what follows from it */
bool picks_has(const struct picks *p, card c);
int picks_place(const struct picks *p, card c); /* -1 */
void picks_flip(struct picks *p, card c, int most);
/* once an update: what is asked, the preview, what the main button does */
void ace_aiming(struct stage *st);
struct picks *ace_picks(struct stage *st); /* what a pressed card goes to */
/* Picks as an action has them; `ascending`: the shot's. */
void ace_write_picks(const struct stage *st, struct action *a, const struct picks *p, int zone,
                     int zone2, bool ascending);
const char *ace_primary_label(const struct stage *st);

/* ace_ponder.c: a bonus before it is used; found once an update, spoken, and drawn in the place of
 * the count (false: none is looked at). */
void ace_ponder_find(struct stage *st);
bool ace_pondered(const struct stage *st, int slot);
/* asked for by who doesn't point at it */
void ace_ponder_press(struct stage *st, int slot);
/* of a card of the hand or the row: in its best shot, or changed, or swapped */
enum rim ace_ponder_rim(const struct stage *st, card c);
void ace_ponder_words(const struct stage *st, struct strbuf *out);
void ace_promise_words(const struct stage *st, const struct ace_promise *p, struct strbuf *out);
/* the best shot with the cards that are chosen for a bonus, once they can be used; else nothing */
void ace_chosen_words(const struct stage *st, struct strbuf *out);
/* and the shot that they make then */
void ace_chosen_draw(const struct stage *st, struct canvas *c, struct rect r);
/* "K♠", "the Joker": as a sentence names it. */
void ace_card_words(const struct stage *st, card c, struct strbuf *out);
/* "4♣, 9♦": picks of an action in the zones that it picks from. */
void ace_picked_words(const struct stage *st, const struct action *a, int zone, int zone2,
                      struct strbuf *out);
bool ace_ponder_draw(const struct stage *st, struct canvas *c, struct rect inner, float title,
                     float sub, float low, float foot);

/* ace_advice.c: once an update, before what is asked; and the sign at what it would press. */
void ace_take_advice(struct stage *st);
/* The cards of an action, and what else it says, as if chosen by hand. */
void ace_lay_out(struct stage *st, const struct action *a);
void ace_advice_draw(const struct stage *st, struct canvas *c);
void ace_advice_words(const struct stage *st, const struct action *a, struct strbuf *out);

/* ace_help.c: for F1. What a card adds as things stand; what the main button does, NULL where its
 * name says it. */
void ace_card_help(const struct stage *st, card c, struct strbuf *out);
const char *ace_primary_help(const struct stage *st);
const struct ace_enemy *ace_slot(const struct stage *st, int slot);
/* the effect that changes picked cards; NULL */
const struct ace_effect *ace_picking(const struct ace_enemy *bonus);
/* scrolls the list of claims until that row is whole */
void ace_claim_focused(struct stage *st, int i);
/* something lies over the middle and has the hands */
bool ace_panel_open(const struct stage *st);
/* cards are picked there: the own hand stays in view below it */
bool ace_panel_picks(const struct stage *st);
/* what lies there has room above the own hand, given that the panel ends there (ace_measure) */
bool ace_panel_fits(const struct stage *st);

/* ace_hints.c: the wheel of vague words */
void ace_hint_items(struct stage *st, struct items *it);
void ace_hint_draw(const struct stage *st, struct canvas *c);
void ace_hint_pressed(struct stage *st, int which);

/* ace_controls.c */
void ace_items(struct stage *st, struct items *it);
/* before the list is made anew */
void ace_remember_focus(struct stage *st, const struct items *it);
void ace_input(struct stage *st, const struct item_event *event);
/* back to the aim: what was picked for all else is forgotten */
void ace_reset_mode(struct stage *st);

/* Where cards that a bonus shows lie side by side; their pitch in card widths. */
struct rect ace_shown_row(const struct stage *st, int n);
#define ACE_SHOWN_PITCH 1.1F
void ace_panel_items(struct stage *st, struct items *it);
void ace_draw_panel(const struct stage *st, struct canvas *c);

#endif
