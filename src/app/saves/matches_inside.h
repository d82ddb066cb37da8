#ifndef CARRE_MATCHES_INSIDE_H
#define CARRE_MATCHES_INSIDE_H

/* The page of games played as its two files share it. */
#include "frame.h"
#include "saves.h"
#include "saves_kept.h"
#include "seating.h"

enum { MOST_ROWS = 8, MOST_GAMES = 8, RECENT_DAYS = 6 };

struct matches {
    struct scene scene;
    const char *game[MOST_GAMES]; /* of the tabs; the first is NULL: all */
    int ngames, tab;
    /* Behind these places lie the pages that were turned to, but for the first. */
    struct played_place *place;
    size_t page;
    int rows;             /* of a page, as large as letters are */
    struct played *match; /* of this page, and one more if there is one */
    size_t count;
    int at; /* the row that is chosen: what the golden button watches */
    /* `under` says who played, too; `ended` is that without them, where they are seen */
    char *line[MOST_ROWS], *under[MOST_ROWS], *ended[MOST_ROWS], *when[MOST_ROWS];
    /* nseats 0: not known, or one person alone; the seat that won, -1: none did alone */
    struct seating who[MOST_ROWS];
    int winner[MOST_ROWS];
    int64_t going; /* to be deleted, when the question is answered */
    const char *going_game;
    const char *lang;
};

/* Writes the two lines of match `i`; they are freed with the page. */
void matches_tell(struct matches *k, size_t i);

/* Row number i of the page, in that place; what can be pressed in it lies in it. */
void matches_draw_row(const struct matches *k, struct canvas *c, int i, struct rect r);
/* Its three signs at the right end: which from 0, and how much all of them take there. */
struct rect matches_button(const struct ui *ui, struct rect row, int which);
float matches_buttons_width(const struct ui *ui, struct rect row);
/* The games by their signs and names. */
void matches_draw_tabs(const struct matches *k, struct canvas *c);

#endif
