/* board.h - the table: what lies on it, and who has seen it.
 *
 * One plain value without a pointer, copied by assignment, for every game and for everybody's eyes:
 *   zones      places where cards lie (a hand, a draw pile, a discard pile); a game names them in
 *              its table of zones
 *   cells      the cards in them, each with the mask of the seats that have seen its face
 *   envelopes  sealed numbers (a bid, the aim of a declared bonus), each with the mask of those who
 *              know it
 *   nums       chips, energy, hit points, counters; all public
 *   waiting    the seats that the game waits for (any of them may go first); may: the seats that
 *              may act unasked. Both public.
 *
 * Invariants (board_check):
 *   on the true board a cell has a face exactly when somebody has seen it (seen != 0): what nobody
 *       has looked at is not decided yet;
 *   on a seat's board a cell has a face exactly when that seat is in its mask;
 *   a known face never changes, a mask only grows, until a shuffle forgets both;
 *   a sorted zone lies in canonical order: known cards by face, then hidden ones by mask. So
 *       neither order nor index tells
 *   when a hidden card came or what it is;
 *   cells after the last one are zero, so that two boards are equal exactly when their bytes are.
 */
#ifndef CARRE_BOARD_H
#define CARRE_BOARD_H

#include "card.h"
#include "seat.h"

enum { ZONES = 72, CELLS = 192, NUMS = 160, ENVELOPES = 16, PACKS = 4, PACK_NONE = 255 };

struct cell {
    card face;
    uint8_t pad;
    seatmask seen;
};
struct envelope {
    seatmask seen;
    uint8_t full, pad;
    int32_t amount;
};

struct board {
    int8_t viewer;  /* whose eyes: a seat, SEAT_ONLOOKER, SEAT_OPEN, or SEAT_TRUTH */
    uint8_t nseats; /* 1 to SEATS */
    uint8_t phase;  /* the game's own */
    uint8_t over;   /* the game has ended */
    seatmask waiting, may;
    uint8_t start[ZONES + 1]; /* zone z is cell[start[z]] to cell[start[z + 1] - 1] */
    uint8_t pad[3];
    uint16_t shuffles[PACKS]; /* how often each pack was shuffled */
    /* faces decided since: with `shuffles` the address of the next answer of chance */
    uint16_t draws[PACKS];
    struct cell cell[CELLS];
    struct envelope envelope[ENVELOPES];
    int32_t num[NUMS];
};

struct event;
struct game;

/* An empty table for the truth. */
void board_clear(struct board *b, int nseats);

/* What a seat may know of the true board (or SEAT_ONLOOKER, SEAT_OPEN). */
void board_redact(const struct board *truth, const struct game *g, seat viewer, struct board *out);

/* Lets an event happen. The only function that changes a board. Returns where the card of a MOVE,
 * MAKE or SHOW now lies (its index in its zone), else -1. The event must be for this board's viewer
 * (event_redact). */
int board_reduce(struct board *b, const struct game *g, const struct event *e);

/* Puts a sorted zone in canonical order again, for anybody who writes faces on a board by hand (a
 * guessed world, a test). */
void board_sort(struct board *b, int zone);

/* Questions. Indices count from 0; the top of a pile is its last cell. */
static inline int board_count(const struct board *b, int zone)
{
    return b->start[zone + 1] - b->start[zone];
}
static inline struct cell board_cell(const struct board *b, int zone, int index)
{
    return b->cell[b->start[zone] + index];
}
static inline card board_face(const struct board *b, int zone, int index)
{
    return b->cell[b->start[zone] + index].face;
}
static inline card board_top(const struct board *b, int zone)
{
    return board_count(b, zone) ? b->cell[b->start[zone + 1] - 1].face : (card)CARD_NONE;
}
/* Index of a known face in a zone, -1 if it is not there (or not known to be there). */
int board_find(const struct board *b, int zone, card face);
/* The zone where a known face lies, -1 if nowhere known. */
int board_zone_of(const struct board *b, card face);
/* Same table, to the byte. */
bool board_same(const struct board *a, const struct board *b);
/* 64-bit FNV-1a over every field: the digest of the log. Not a secret. */
uint64_t board_digest(const struct board *b);
/* The first broken invariant as a sentence, NULL if the board is sound. */
const char *board_check(const struct board *b, const struct game *g);

#endif
