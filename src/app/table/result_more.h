/* result_more.h - what the end of a game offers beside "again": a look back; where something is
 * earned in it, a souvenir picture and the page of that; its hands as a file, where it has hands.
 */
#ifndef CARRE_RESULT_MORE_H
#define CARRE_RESULT_MORE_H

#include "scene.h"

struct seating;

/* What the result screen knows; borrowed. */
struct result_more {
    /* saved: the match's text; NULL: there is none, and no picture */
    const char *game, *saved, *heading;
    const char *how; /* a button that shows again how it was won; "": there is none */
    enum { RESULT_ALL, RESULT_FOREMOST, RESULT_NONE } page; /* which of them are shown */
    const struct seating *seating;                          /* NULL: one person */
};

/* How many buttons there are; and how high they are one below the other (pixels), 0: there are
 * none. */
enum { RESULT_MORE = 3 /* at the most */ };
int result_more_count(const struct result_more *m);
float result_more_height(const struct ui *ui, const struct result_more *m);
void result_more_items(struct scene *s, const struct result_more *m, const struct rect *at);
/* Button i of them, and its label; NULL after the last. */
const struct item *result_more_item(const struct scene *s, const struct result_more *m, int i,
                                    const char **label);
/* True: the press was one of theirs. */
bool result_more_input(struct scene *s, const struct result_more *m,
                       const struct item_event *event);
void result_more_draw(const struct scene *s, const struct result_more *m, struct canvas *c,
                      const struct ui *ui);

#endif
