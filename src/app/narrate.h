/* narrate.h - a table in sentences, for terminals and replays: what has happened, what may be done, what lies there. */
#ifndef CARRE_NARRATE_H
#define CARRE_NARRATE_H

#include "strbuf.h"
#include "view.h"

/* One line for an event as a seat heard it, on the board before it; nothing is added if it is not worth a line. */
void narrate_event(struct strbuf *out, const struct rules *r, const struct event *e, const struct board *before);
/* A choice as a line: what it does, what it wants ("choose 5 cards"), or why it is not open. */
void narrate_choice(struct strbuf *out, const struct view *v, const struct choice *c);
/* The table as the viewer sees it, a line a place. */
void narrate_table(struct strbuf *out, const struct view *v);
/* A card: "K♠" for ordinary ones, own ones by name. */
void narrate_card(struct strbuf *out, const struct rules *r, card c);

#endif
