#ifndef CARRE_ACE_PANELS_H
#define CARRE_ACE_PANELS_H

/* What the panels over the middle of the duel share: their body, heading and letters. */
#include "ace_look.h"

/* Cards are picked from the discard pile, which lies open in the panel. */
bool ace_panel_picks_from_discard(const struct stage *st);

/* The panel's room below its heading and what it says, in pixels. */
struct rect ace_panel_body_of(const struct stage *st);

/* As on the world's pages. */
struct ui ace_panel_page_ui(const struct stage *st);

/* Row `i` of the list of claims, from 0, in pixels, as far as it is scrolled. */
struct rect ace_panel_claim_row(const struct stage *st, int i);

/* The list of claims as items, cut to the body; sets how far it can be scrolled. */
void ace_panel_add_claims(struct stage *st, struct items *it);

/* The same list drawn: name, key, damage, and a line through what is forbidden. */
void ace_panel_draw_claims(const struct stage *st, struct canvas *c);

/* What is said of a bonus beside its cards, as items: a suit, a rank, up or down for each card. */
void ace_panel_add_arm(struct stage *st, struct items *it);

/* A bonus that is put together: what it does, what is still to be chosen, and those choices. */
void ace_panel_draw_arm(const struct stage *st, struct canvas *c);

#endif
