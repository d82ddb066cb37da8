/* spec.h - what the files of this folder say to each other. RULES.md says where each rule is. */
#ifndef CARRE_SPEC_H
#define CARRE_SPEC_H

#include "holdem.h"
#include "spec_names.h"

enum { SPEC_DIE_FUN = 65, SPEC_DIE_BACK };

/* spec.c: hold'em's table with what is added to it. */
extern const struct holdem_house spec_house;

/* A declaration as an envelope holds it. */
struct spec_answer {
    uint16_t effects;
    seat seen, swapped;
    bool backwards; /* of one number, the later kind was named first */
};
struct spec_answer spec_answer_read(int32_t code);

/* windows.c: who is asked, and what is done with the answers. */
/* Opens a window for the seats of `may` that can declare something; true: somebody is asked, and
 * what the window holds up goes on when all have answered. */
bool spec_open_window(struct turn *t, int window, seatmask may);
/* Waits for these seats; the others may say what can be said unasked. */
void spec_waits(struct turn *t, seatmask for_whom);
/* A seat's answer to the open window: no, or a declaration. */
void spec_answer(struct turn *t, const struct action *a);
/* The turn of a seat: the others' window, then its own decision. */
void spec_turn(struct turn *t, int who);
/* The poker action of the actor: it says no to the window, and happens unless somebody declared. */
void spec_poker(struct turn *t, const struct action *a);
/* The seats in the acting order of the round (SP-22): number i, from 0. */
int spec_in_order(const struct board *b, int i);

/* names.c: the fourteen cards. */
/* Is any card of this window played at this table? */
bool spec_window_played(const struct rules *r, const struct board *b, int window);
/* Lets a card do what it does; its targets are among the answer. */
void spec_works(struct turn *t, int who, int effect, const struct spec_answer *a);

/* effects.c: what each does; for the table in names.c. */
typedef void spec_work(struct turn *t, int who, const struct spec_answer *a);
spec_work spec_flop_exchange, spec_straddle, spec_forced_passive, spec_both_cards,
    spec_clairvoyance, spec_nullify, spec_win_the_button, spec_meow, spec_toast, spec_feeling_good,
    spec_attached_works;
spec_work spec_hand_swap, spec_upgrade; /* hands.c */

/* effects.c: what was declared resolves (SP-20 to SP-22, SP-26). */
void spec_resolve(struct turn *t, seatmask declared);
/* What a poker action picks is laid on the table with it (SP-38, SP-43). */
void spec_attach(struct turn *t, const struct action *a);
/* A card on the table goes back to who declared it; is spent. */
void spec_give_back(struct turn *t, int who, int index);
void spec_spend(struct turn *t, int who, int index);
/* Does one of the seat's own lie with an all-in already? Another would have nothing to work on. */
static inline bool spec_attached(const struct board *b, int who, int effect)
{
    return board_find(b, SPEC_TABLE + who, spec_card(effect)) >= 0;
}
/* What is attached and was not needed goes back. */
void spec_detach(struct turn *t, seatmask whose);
/* The dealt seat under the gun (next after the big blind); the seat that may double the straddle
 * next, SEAT_NONE. */
int spec_under_the_gun(const struct board *b);
int spec_doubles_next(const struct board *b);
void spec_ask_double(struct turn *t);
void spec_double(struct turn *t, const struct action *a);

/* hands.c: hands that change: a swap, a third card, a discard (SP-35, SP-36). */
/* A round of betting begins, on a flop that is final: all-in hands of three are put right, then
 * comes the first turn. */
void spec_round(struct turn *t);
/* Asks for the discard of a hand that has no turn of its own; false: there is none. */
bool spec_asks_discard(struct turn *t);
void spec_discard(struct turn *t, const struct action *a);

/* runout.c: boards that are dealt out, and what they win (SP-36, SP-38, SP-43). */
void spec_run_begin(struct turn *t);
void spec_run(struct turn *t);
void spec_draw(struct turn *t, const struct action *a);
void spec_awards(struct turn *t);
int32_t spec_value(const struct turn *t, int who);

/* between.c: cards that come and go between the hands, re-entries, breaks, drinks (SP-03, SP-04,
 * SP-10 to SP-14, SP-28). */
void spec_sit(struct turn *t);
bool spec_busts(struct turn *t); /* true: somebody is asked about a re-entry */
void spec_reentry(struct turn *t, const struct action *a);
void spec_hand_over(struct turn *t); /* used cards go back, what ran in this hand is over */
void spec_pause(struct turn *t);     /* break and drinks, before the button moves */
/* Asks these seats whether they wish a fun card; false: at this table nobody is asked. */
bool spec_asks_fun(struct turn *t, seatmask whom);
void spec_fun(struct turn *t, const struct action *a); /* their answer */

/* choices.c */
/* Why a seat can't order a drink (SP-13); REASON_NOT_NOW: there is none to be had. */
int spec_no_drink(const struct rules *r, const struct board *b, int who);
void spec_choices(const struct rules *r, const struct board *b, seat who, struct choices *out);
int spec_refine(const struct rules *r, const struct board *b, struct action *a);
int spec_why_not(const struct rules *r, const struct board *b, const struct action *a);

/* resume.c */
void spec_resume(struct turn *t);

#endif
