/* narrate.h - a table in sentences, for terminals and replays: what has happened, what may be done,
 * what lies there. What a game's skin can say it says; the rest is named by the rules' own tables.
 */
#ifndef CARRE_NARRATE_H
#define CARRE_NARRATE_H

#include "stage.h"
#include "strbuf.h"
#include "view.h"

/* A stage that is never drawn, of one seat, from the board on which its first event happens. Feed
 * it with stage_hear; stage_free it. */
struct stage *narrate_open(const struct rules *r, seat me, const struct board *start);
/* The lines of history that were added after line `from`; returns how many there are now. `back`:
 * without those that one is to remember. */
int narrate_events(struct strbuf *out, const struct stage *st, int from, bool back);
/* How far a history was told. */
struct narrated {
    int lines;
    size_t bytes; /* of the last of them */
};
/* The lines after that, and what was added to the last one. */
void narrate_more(struct strbuf *out, const struct stage *st, struct narrated *told);
/* All of it is taken for told. */
void narrate_skip(const struct stage *st, struct narrated *told);
/* A choice as a line: what it does, what it wants ("5 cards"), or why it is not open. False, and
 * nothing added, if it is not one to be offered in words. */
bool narrate_choice(struct strbuf *out, const struct stage *st, const struct choice *c);
/* The table as the seat sees it, a line a place. */
void narrate_table(struct strbuf *out, const struct stage *st);

#endif
