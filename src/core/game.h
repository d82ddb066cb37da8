/* game.h - the one seam: what a game is.
 *
 * A game is a const struct: tables that name what lies on its board, and a few functions that say
 * its rules. It has no state of its own: everything is on the board, in the options, or in its data
 * (an enemy file, a blind structure), which is handed to it. Begin a new game by copying null/. */
#ifndef CARRE_GAME_H
#define CARRE_GAME_H

#include "action.h"
#include "chance.h"
#include "event.h"
#include "marked.h"
#include "turn.h"

#include <stddef.h>

enum {
    OPTIONS = 32,
    REASON_OK = 0,
    REASON_NOT_NOW = 1,
    REASON_PICK = 2,
    REASON_AMOUNT = 3,
    REASON_OWN = 8
};

/* A place for cards. `owner` zones come once for each seat: zone id + seat. */
struct zone_spec {
    const char *name; /* for notation and tests: "hand", "pile" */
    uint8_t id;       /* first number */
    bool per_seat;    /* id + seat, `id` to `id + SEATS - 1` are its numbers */
    /* a set (a hand): canonical order; else positions are public (a pile, a row) */
    bool sorted;
    uint8_t pack; /* of which pack its undecided cards are; PACK_NONE */
    /* cards put here by a position lie face up; else only the owner sees them (or nobody, if
     * there is none) */
    bool everyone;
    bool face_down; /* cards put here by a position are seen by nobody */
};

struct num_spec {
    const char *name;
    uint8_t id;
    bool per_seat;
    /* numbers with the same non-zero letter are conserved together ('c' chips): law P1 */
    uint8_t kept;
};

/* A pack: faces first to last, `copies` of each (or, face by face, as many as `counts` says), and
 * where it lies as a draw pile. */
struct pack_spec {
    const char *name;
    card first, last;
    uint8_t copies;
    uint8_t zone;
    const uint8_t *counts;
};
static inline int pack_copies(const struct pack_spec *p, card face)
{
    return p->counts ? p->counts[face - p->first] : p->copies;
}
static inline int pack_size(const struct pack_spec *p)
{
    int n = 0;
    for (int f = p->first; f <= p->last; f++)
        n += pack_copies(p, (card)f);
    return n;
}

struct option_spec {
    const char *name;
    int32_t low, high, normal;
    const char *const *values; /* names of low to high, NULL for a plain number */
    /* For people, marked for translation; NULL: nobody is asked for it. */
    const char *label;         /* "Stake of one player" */
    const char *about;         /* what it means, a sentence; NULL */
    const char *const *labels; /* of low to high where `values` has names; NULL */
    /* what a plain number's least value means, "Until we stop"; NULL: itself */
    const char *least;
};

/* A reason why not: `text` is a sentence, marked for translation. Game's own reasons begin at
 * REASON_OWN. */
struct reason_spec {
    uint8_t id;
    const char *name;
    const char *text;
};

struct rules;
struct strbuf;

struct game {
    const char *id;    /* in commands and logs: "ace" */
    int rules_version; /* a log made under another one is refused */
    const char *title; /* marked for translation */
    uint8_t seats_min, seats_max;
    /* the fewest that people are offered a table for; 0: seats_min */
    uint8_t seats_offered;
    bool together;             /* the seats win and lose as one, with more than 0 */
    const char *const *verbs;  /* action kinds by number, NULL at the end: "shoot" */
    const char *const *phases; /* names, NULL at the end */
    const char *const *whys;   /* names of event reasons, NULL at the end; may be NULL */
    const struct zone_spec *zones;
    int nzones;
    const struct num_spec *nums;
    int nnums;
    const struct pack_spec *packs;
    int npacks;
    const struct option_spec *options;
    int noptions;
    const struct reason_spec *reasons;
    int nreasons;

    /* Optional. Do these options and seats go together, beyond the bounds of each? False with a
     * sentence. */
    bool (*fits)(const struct rules *r, char *error, int room);
    /* Optional. Are matches by these options practice from the first card on: kept, but nothing is
     * earned by them? */
    bool (*practice)(const struct rules *r);
    /* Lays the table and opens play: says events until somebody is waited for. */
    void (*setup)(struct turn *t);
    /* What a seat may do, from its own view or the truth (the same: law P4). Nothing for a seat
     * that is neither waited for nor may act. From anybody else's view it is what the seat may do
     * as far as that eye can tell: cards that it can't see may be any. A table whose hands lie face
     * down offers that much (a pass needs no look at the cards). */
    void (*choices)(const struct rules *r, const struct board *b, seat who, struct choices *out);
    /* Lets a legal action happen: says events until somebody is waited for or the game is over. */
    void (*apply)(struct turn *t, const struct action *a);
    /* The result, one number a seat, more is better; any time, final when over. The highest wins;
     * who plays alone, or all that play together, win with more than 0. */
    void (*score)(const struct rules *r, const struct board *b, int32_t *out);

    /* Optional. Completes an action (the best claim where none was named) and says why not (a
     * reason) beyond what the choice says. */
    int (*refine)(const struct rules *r, const struct board *b, struct action *a);
    /* Optional. Why picks that a choice does not hold are refused, more exactly than "not with
     * these cards" or than why the whole choice is; 0: no more to say. The seat has a say, and the
     * picks are cards of that choice. */
    int (*why_not)(const struct rules *r, const struct board *b, const struct action *a);
    /* Optional. For games of several rounds: how many each seat has won and, returned, how many
     * were played. `carre sim` counts these then. */
    int (*rounds)(const struct rules *r, const struct board *b, int32_t *won);
    /* Optional. Which zone a picked card comes from is generic; this names an own card's face for
     * the notation ("the-hangman"), NULL: none. */
    const char *(*face_name)(const struct rules *r, card face);
    /* Optional; asked by rules_guess for a hidden card that was made from nothing (its zone has no
     * pack): the faces that it may have; returns how many, at least one. `b` is the world as far as
     * it is guessed: the cards before it in its zone have faces already. `out` has room for
     * CARD_FACES. */
    int (*could_be)(const struct rules *r, const struct board *b, int zone, int index, card *out);
    /* Optional. After a position has been put on the table: set waiting and phase right. What the
     * rules can't play on from breaks the turn (t->broken = true), and the position is refused. */
    void (*resume)(struct turn *t);
    /* Optional. Turns the text of a data file into the value that rules read (freed with
     * mem_free); NULL and a sentence in `error` for bad text. */
    void *(*data_parse)(const char *name, const char *text, char *error, int room);
    /* The values of its data that a match by these rules depends on, as lines of the file's own
     * grammar; words for people are none. A saved match holds them: the file may change while the
     * match is in play. And back: what data_parse makes of today's file, with these values in place
     * of its own. NULL, a sentence and the line of the values (from 1; 0: none of them) for bad
     * ones. */
    void (*data_write)(const struct rules *r, struct strbuf *out);
    void *(*data_read)(const struct rules *r, const char *values, const void *today, int *line,
                       char *error, int room);
    /* under assets, "ace/enemies.txt"; NULL: the game has no data */
    const char *data_file;
};

static inline int game_seats_offered(const struct game *g)
{
    return g->seats_offered ? g->seats_offered : g->seats_min;
}

/* A game with its options and data: what a match is played by. Plain value; `data` is borrowed. */
struct rules {
    const struct game *game;
    uint8_t nseats;
    int32_t option[OPTIONS];
    const void *data;
};

/* Defaults for a number of seats. */
struct rules rules_default(const struct game *g, int nseats, const void *data);

/* The whole question "may this be done?": is the seat asked, is there such a choice, does it hold
 * the picks and amount, and what does the game say. Completes the action (refine). REASON_OK or a
 * reason. Works on a view as on the truth. */
int rules_check(const struct rules *r, const struct board *b, struct action *a);
/* The same where the seat's choices are known (a view has them). */
int rules_check_among(const struct rules *r, const struct board *b, const struct choices *c,
                      struct action *a);
/* What happens when time is up: the first open choice at its least that the game accepts. False if
 * the seat has none (it is not asked). */
bool rules_least(const struct rules *r, const struct board *b, seat who, struct action *out);
/* The choices, with nothing for who has no say. */
void rules_choices(const struct rules *r, const struct board *b, seat who, struct choices *out);
/* A reason's sentence in English, to be given to gettext. */
const char *rules_reason_text(const struct game *g, int reason);
const char *rules_reason_name(const struct game *g, int reason);

/* The specs behind a number; NULL if the game names none. `seat_out` gets the seat of a per-seat
 * one, else SEAT_NONE; game_zone_of doesn't ask for it. */
const struct zone_spec *game_zone(const struct game *g, int zone, seat *seat_out);
const struct num_spec *game_num(const struct game *g, int num, seat *seat_out);
static inline const struct zone_spec *game_zone_of(const struct game *g, int zone)
{
    for (int i = 0; i < g->nzones; i++)
        if ((unsigned)(zone - g->zones[i].id) <= (SEATS - 1u) * g->zones[i].per_seat)
            return &g->zones[i];
    return NULL;
}
static inline bool game_zone_sorted(const struct game *g, int zone)
{
    const struct zone_spec *z = game_zone_of(g, zone);
    return z && z->sorted;
}
/* PACK_NONE if it has none */
static inline int game_zone_pack(const struct game *g, int zone)
{
    const struct zone_spec *z = game_zone_of(g, zone);
    return z ? z->pack : PACK_NONE;
}
int game_zones(const struct game *g); /* one more than the highest zone number in use */

/* Deals a world that a view's owner can't tell from the true one: every cell that somebody else has
 * seen gets a face, out of what its pack has left, or of what the game says (could_be). */
void rules_guess(const struct rules *r, const struct board *view, struct rng *rng,
                 struct board *out);

#endif
