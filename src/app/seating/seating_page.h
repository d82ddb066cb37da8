/* The seating page's own: what it holds, how it is laid out (seating_page.c), and its table with
 * the seats (seating_round.c). */
#ifndef CARRE_SEATING_PAGE_H
#define CARRE_SEATING_PAGE_H

#include "plans.h"
#include "seating_scene.h"

enum {
    PAGE_BACK = 1,
    PAGE_PLACE,
    PAGE_BETWEEN,
    PAGE_EARLIER,
    PAGE_LATER,
    PAGE_PRIVACY,
    PAGE_POWERS,
    PAGE_PLANS,
    PAGE_RULE,
    PAGE_MORE,
    PAGE_LESSON,
    PAGE_SHUFFLE,
    PAGE_HELP,
    PAGE_PLAY
};
/* so many rules stand on the page itself, the first of the game's list */
enum { PAGE_RULES = 3 };

struct page {
    struct scene scene;
    struct seating seating;
    const struct game *game;
    int current;         /* the seat that is moved by keys; -1 */
    int swap;            /* the seat that looks for another; -1 */
    int people;          /* as privacy was last thought of */
    bool privacy_chosen; /* by hand: it stays when people come and go */
    bool save;           /* a game of this kind is in progress */
    bool lesson;         /* there is one, to begin with */
    bool misfit;         /* seats and rules don't go together */
    char why[SEATING_ERROR];
    struct plans plans; /* tables agreed on beforehand, where the game has such */
    struct scroll scroll;
    struct rect window; /* of the rules */
};

/* The item of the place card of seat `at`, from 0. */
uint32_t page_plate_id(int at);
/* The round table (seating_round.c): its items, in the page's update, and its picture. */
void round_add(struct page *k);
void round_table_draw(const struct page *k, struct canvas *c); /* the table and its room */
void round_draw(const struct page *k, struct canvas *c);       /* who sits there */
/* The whole page (seating_page.c), once an update and once a frame (struct scene_type). */
int page_update(struct scene *s);
void page_draw(const struct scene *s, struct canvas *c);

#endif
