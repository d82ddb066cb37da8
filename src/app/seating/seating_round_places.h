#ifndef CARRE_SEATING_ROUND_PLACES_H
#define CARRE_SEATING_ROUND_PLACES_H

/* Where the seats of the round table stand. */
#include "seating_page.h"

enum { LINE = 120, FINGER = 76 };

/* How many sit along each edge; the sides have as many each. */
struct edges {
    int near, side, far;
};

/* A long table: place cards are narrow, a bot is told by its level alone, and neighbours are
 * exchanged by the arrows on the table. */
bool round_crowded(const struct page *k);

/* Place cards are wide and have the face in them, at the left: in a world that wants it so, at a
 * table where they have room, and with letters that leave it. */
bool round_beside(const struct page *k);

/* The part of the page that table and seats fill, in pixels. */
struct rect round_room_of(const struct ui *ui);

/* How so many seats of the game are spread. */
struct edges round_edges_of(int seats);

/* Higher on a page that is higher. */
struct point round_card_size(const struct page *k);

/* Opposite to who sits in front the card is beside the face: below it, it would lie on the table.
 */
bool round_aside(const struct page *k, int at);

/* The place card of seat `at`, in pixels: 0 in front, then clockwise. */
struct rect round_place_of(const struct page *k, int at);

/* The table between the cards, in pixels. */
struct rect round_table_of(const struct page *k);
/* what of it is between all places */
struct rect round_clear_of(const struct page *k);

/* Is something of that size clear of all places? */
bool round_is_clear(const struct page *k, struct point at, float w, float h);

/* Where two neighbours are exchanged: a fingertip fits there. */
struct rect round_between(const struct page *k, int at);

/* How high a card of a hand is. */
float round_hand_high(const struct page *k);

/* Before a place, straight in from the edge at which it is; at the ends of an edge it is turned a
 * little, as the table is round. */
struct bare_hand round_hand_of(const struct page *k, int at, float high);

/* From each hand to the next one in the order of the turns (seating_round_way.c); nothing where two
 * play, or so many that there is no room for it. */
void round_ways_draw(const struct page *k, struct canvas *c);

/* All names in one size, all lines in another, on cards of one height. */
struct cards {
    float name_px, line_px, name_h, line_h, high;
};
struct cards round_cards(const struct page *k);

/* Of who sits in `place`, whose card is `plate`. */
struct rect round_face_of(const struct page *k, struct rect place, struct rect plate);

/* The place of seat `i`, taken or free. */
void round_place_draw(const struct page *k, struct canvas *c, int i, const struct cards *cards);

#endif
