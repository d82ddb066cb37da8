#ifndef CARRE_SPEC_BREAK_H
#define CARRE_SPEC_BREAK_H

/* What the files of the break share: its state and who may order what (spec_break.c), its places
 * (_places), the list of who has what and the own cards (_rows), the picture (_draw). */
#include "spec_look.h"

/* How far down the picture of the bar the glasses stand, and where the upper shelf ends, from which
 * slips hang. */
#define COUNTER 0.88F
#define SHELF 0.333F

struct drink {
    const char *picture, *name;
};

struct places {
    bool list;
    struct rect page, bar, wall, sign, line, own, side, clock, table, reentry, ready,
        slip[SPEC_MENU], cup[SPEC_MENU];
};

/* The break's own state, in the stage's: lent, never NULL. */
struct spec_break *spec_break_pause(const struct stage *st);

/* When it ends by itself; where people have no time limit, never. */
int64_t spec_break_end(const struct stage *st);

/* What a seat drinks: what was pressed for it here, else what its like usually has. */
int spec_break_drink(const struct stage *st, int who);

/* What is ordered here is brought when the picture goes on: until then it is known by the press
 * alone. */
bool spec_break_thirsty(const struct stage *st, int who);

/* Why a seat can order nothing just now, in the language in force; NULL: it can. */
const char *spec_break_no_drink(const struct stage *st, int who);

/* A person sits there who is still in. */
bool spec_break_here(const struct stage *st, int s);

/* The rule of drinks at this table, one sentence. */
const char *spec_break_rule(const struct stage *st);

/* The longest word of some words, in the smallest letters; Japanese stands from the top down there,
 * and is narrow. */
float spec_break_longest_word(const struct stage *st, const char *text);

/* Where everything of the break lies, in pixels; found anew by each call. */
struct places spec_break_places(const struct stage *st);

/* The seat has chips. */
bool spec_break_is_in(const struct stage *st, int s);

/* How high the line of titles above the list is, in pixels. */
float spec_break_head(const struct stage *st);

/* Everybody who is in; below them the others too where there is room. */
int spec_break_rows(const struct stage *st, const struct places *p);

/* Row `i` of the list, from 0, in pixels. */
struct rect spec_break_row(const struct stage *st, const struct places *p, int i);

/* The list: name, chips, cards, re-entries and drink of each seat; below them those who are out. */
void spec_break_draw_rows(const struct stage *st, struct canvas *c, const struct places *p);

/* How many came back, and until when one may. */
void spec_break_draw_reentries(const struct stage *st, struct canvas *c, struct rect r);

/* The cards of the player who orders, if these eyes see them; else only that there are some. */
void spec_break_draw_own(const struct stage *st, struct canvas *c, struct rect r);

#endif
