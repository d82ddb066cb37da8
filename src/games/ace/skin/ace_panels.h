#ifndef CARRE_ACE_PANELS_H
#define CARRE_ACE_PANELS_H

/* What the panels over the middle of the duel share: their body, heading and letters. */
#include "ace_look.h"

bool ace_panel_picks_from_discard(const struct stage *st);

struct rect ace_panel_body_of(const struct stage *st);

/* As on the world's pages. */
struct ui ace_panel_page_ui(const struct stage *st);

struct rect ace_panel_claim_row(const struct stage *st, int i);

void ace_panel_add_claims(struct stage *st, struct items *it);

void ace_panel_draw_claims(const struct stage *st, struct canvas *c);

void ace_panel_add_arm(struct stage *st, struct items *it);

void ace_panel_draw_arm(const struct stage *st, struct canvas *c);

#endif
