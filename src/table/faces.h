/* faces.h - what a card looks like and what it is called. */
#ifndef CARRE_FACES_H
#define CARRE_FACES_H

#include "plain.h"
#include "stage.h"

enum { FACE_NAME = 96, FACE_PICTURE = 64 };

/* Its picture for that width on the screen: narrow ones have large corners, the courts may have
 * French letters. `back`: the skin's. */
void face_picture(const struct stage *st, card c, float width, char out[FACE_PICTURE]);
/* The same of an open card where there is no stage any more. */
void face_picture_open(const struct skin *skin, bool court_fr, card c, float width,
                       char out[FACE_PICTURE]);
/* Puts that picture of it; as long as nothing of it is there the plain form of the card: paper with
 * index and suit, or the flat back in its frame. */
void face_put(const struct stage *st, struct canvas *c, const char *picture, card face,
              struct rect r, struct paint paint);
/* The plain form of an open card; `text`: as it is written in lists. */
struct plain face_plain(card c, const char *text);
/* "King of spades", "Joker": as spoken. Own cards of games by the rules' name. */
void face_name(const struct stage *st, card c, char out[FACE_NAME]);
/* "K♠", "10♦": as written in lists. */
void face_short(const struct stage *st, card c, char out[FACE_NAME]);
/* What face_short writes of a plain card, in any language, where `text` begins with it, and how
 * many bytes that takes; CARD_NONE: it does not. And a suit's sign alone; -1. */
card face_read(const char *text, size_t *bytes);
int face_read_suit(const char *text, size_t *bytes);
const char *face_suit_name(int suit); /* "spades" */
const char *face_suit_icon(int suit); /* "suit-spade" */
/* "K", "10"; "R" with French letters */
const char *face_rank_text(const struct stage *st, int rank);
const char *face_rank_plural(int rank); /* "kings" */
/* A rank as names of poker hands say it: "Pair of kings", "High card K", "Straight, K high"; in
 * French "de rois", "roi", "au roi". */
const char *face_rank_of(int rank);
const char *face_rank_high(const struct stage *st, int rank);
const char *face_rank_up_to(const struct stage *st, int rank);

/* Shadow, rim, picture; a card whose spot is turned is drawn turned. */
void face_draw(const struct stage *st, struct canvas *c, const struct placed *p);
/* The focus of a card that has it and lies still: around what is seen of it, closed at the
 * neighbour that lies on it, and so drawn after all cards. */
void face_ring(const struct stage *st, struct canvas *c, const struct placed *p);
/* All cards of the scatter, those on their way last, and the focus. */
void face_draw_all(const struct stage *st, struct canvas *c);

#endif
