/* The tabs at the left of a book of rules: its pages; beside a thing that costs something, all
 * things of its kind with what they cost. For rules_scene.c. */
#ifndef CARRE_RULES_TABS_H
#define CARRE_RULES_TABS_H

#include "rules_text.h"
#include "scene.h"

/* The page whose tab is lit while no things are listed: of a thing the one that lists it. */
int rules_tab_of(const struct rules_book *book, int page);
const char *rules_page_name(const struct rules_book *book, int page);
/* Each with that action and its page's number. */
void rules_tabs_add(struct scene *s, const struct rules_book *book, int page, int action);
/* `r`: whose numbers are told; NULL: none are. */
void rules_tabs_draw(struct canvas *c, const struct scene *s, const struct rules_book *book,
                     const struct rules *r, int page);

#endif
