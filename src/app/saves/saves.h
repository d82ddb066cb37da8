/* The games in play, as the title and the set-up tell them. */
#ifndef CARRE_SAVES_H
#define CARRE_SAVES_H

#include "scene.h"

/* The names in the store: "autosave-<game>", one place a game. */

struct save_line {
    bool there;    /* there is something to continue */
    bool damaged;  /* there is, but it can't be read: `line` says so */
    char game[24]; /* whose: "ace" */
    /* "Ace of Spades · duel 7 of 12 · yesterday, 21:40" in the language in force */
    char line[256];
    char picture[64]; /* whom or what one goes on with: a canvas's picture */
    /* Of a way of so many stations the one, from 1, at which the game is, and a bit for each that
     * is a large one. 0: it goes no such way. */
    int stations, station;
    unsigned large;
};

/* The one that was played last, of all games that have a door; a damaged one only when there is no
 * other. */
void saves_look(struct app *app, struct save_line *out);

/* That game's, whenever it was played. */
void saves_look_game(struct app *app, const char *game, struct save_line *out);

/* What a text of that game's tells that was put at that moment, wherever it is kept. */
void saves_read(const char *game, const char *text, int64_t changed, struct save_line *out);

struct match;

/* "Ace of Spades · duel 7 of 12" of a match in play; "" when it is over. */
void saves_stands(const char *game, const struct match *m, char *out, size_t room);

/* A game's sign: a canvas's picture, square. */
const char *saves_picture(const char *game);

/* A slice of the door that a game is behind, which fades into the row that it is the left end of;
 * nothing where it is behind none. `high`: of its upper part, for one more of the same world. */
struct item;
void saves_slice(struct canvas *c, const struct ui *ui, const char *game, struct rect r,
                 float alpha, bool high, const struct item *row);

/* The games that have a place for a save: number n's id; NULL after the last. */
const char *saves_game(int n);

/* Their texts, freed with mem_free; NULL when there is none. */
char *saves_text(struct app *app);
char *saves_text_game(struct app *app, const char *game);

/* The buttons of a list that has more than fits: to what is newer beside the way back, where there
 * is any; to what is older in that column at the foot. */
struct saves_pages {
    int newer, older; /* actions */
    bool has_newer, has_older;
    int column;
};
void saves_pages_add(struct scene *s, const struct saves_pages *p);
/* How far the page's heading may reach (frame_heading), now that they are added. */
float saves_pages_right(const struct scene *s);
void saves_pages_draw(const struct scene *s, struct canvas *c);

/* "today, 21:40", "yesterday, 21:40", "3 days ago". */
void saves_when(int64_t moment, char *out, size_t room);

#endif
