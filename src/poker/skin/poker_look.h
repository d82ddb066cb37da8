/* poker_look.h - what the files of a hold'em table's picture share: its places and its state. What
 * stands on the table is in poker_table.h, what a player decides with in poker_panel.h, open hands
 * and the hand that won in poker_theatre.h, words in poker_sentences.h, colours and boxes in
 * poker_parts.h, what a game adds or dresses otherwise in poker_extra.h.
 *
 * Hold'em is this table alone. Power Up lays its powers on it through struct poker_extra and keeps
 * its own state after the table's:
 *
 *     struct pu_state { struct poker_state poker; … };
 *     const struct skin power_up_skin = {.game = "power-up", POKER_NEON_SKIN, …, .extra = &extra,
 *                                        .state_size = sizeof(struct pu_state)};
 *
 * Two things decide all measures: `u`, the smallest letter in design units (18 at a desk, 26 for a
 * sofa, more with larger text), and how many sit at the table. Places are kept in pixels and are
 * right after poker_measure, the first call of each update. Nothing moves from turn to turn. */
#ifndef CARRE_POKER_LOOK_H
#define CARRE_POKER_LOOK_H

#include "canvas.h"
#include "director.h"
#include "emblems.h"
#include "ending_page.h"
#include "faces.h"
#include "holdem_names.h"
#include "poker_odds.h"
#include "skin.h"

/* What a press means. A game's own begin at DO_EXTRA. */
enum poker_do {
    DO_FOLD = STAGE_OWN,
    DO_CALL /* or check */,
    DO_RAISE /* or bet */,
    DO_PRESET /* arg: enum poker_preset */,
    DO_NEXT_PRESET /* arg: -1 or 1 */,
    DO_STEP /* arg: -1 or 1 big blind */,
    DO_DIGIT /* arg: 0 to 9; -1: the last one goes */,
    DO_AMOUNT /* slider: amount */,
    DO_TYPE,
    DO_AHEAD,
    DO_HISTORY,
    DO_CLOSE,
    DO_SURE,
    DO_STAY,
    DO_SHOW /* arg: mask of the own cards */,
    DO_MUCK,
    DO_GO_ON,
    DO_HOW_WON /* the last hand that won, once more */,
    DO_EXTRA = STAGE_OWN + 100
};
enum poker_preset {
    PRESET_MIN,
    PRESET_HALF,
    PRESET_TWO_THIRDS,
    PRESET_POT,
    PRESET_ALL_IN,
    PRESETS
};

enum {
    POKER_TEXT = 400,
    POKER_NAME = 96,
    POKER_PICTURE = 64,
    POKER_BOARD_MOST = 7,
    POKER_LABEL = 48
};

/* ---- places, pixels ---- */

/* One seat at the table; an empty plate: it has none there (the seat in front, if there is one
 * person). */
struct poker_seat_places {
    struct rect plate;    /* the box: name and chips, below them what the game adds */
    struct rect portrait; /* empty: there is no room for it */
    struct rect name, chips, label /* last action, all-in */;
    /* what the game adds: energy, count of powers (draw_plate). Empty without an extra */
    struct rect row;
    /* where the two hole cards lie; the second one overlaps the first */
    struct rect cards;
    struct rect bet;     /* chips in front of the seat, with the amount */
    struct point button; /* middle of the dealer's button */
    bool left;           /* of the table's middle: things lie to the right of the plate */
};

struct poker_places {
    float u; /* the smallest letter, design units */
    /* the part of the window in use, design units from the window's left */
    float left, w, h;
    bool shared; /* several people at this screen */
    struct rect bar, menu, title, track /* of the streets */, blinds;
    struct rect table; /* bounds of the hexagon */
    struct rect pots, board /* row of cards out and to come, three to seven: poker_board_spot */,
        under /* the strip below the board: labels of locks, limits, who must act */;
    struct poker_seat_places seat[SEATS];
    /* of the seat in front, besides its place at the table if several share the screen */
    struct poker_seat_places own;
    int plates; /* around the table */
    /* hole cards of the seat in front; what they make; the button that turns them up and down,
     * if there is one */
    struct rect hand, hand_name, peek;
    /* bottom left, the game's: energy above, powers below. Empty without an extra: own plate and
     * hand have the room */
    struct rect powers;
    /* there without an extra, where letters leave it room: the hand so far; else empty */
    struct rect tale;
    struct rect actions, headline, preset[PRESETS], less, slider, more, amount, fold, call, raise,
        ahead;
    struct rect history,
        log /* its button: in the strip, or in the bar where the strip is too low for a finger */,
        banner /* over the middle of the table, the whole width */;
    float card_w, card_h; /* of the board */
};

/* ---- state ---- */

enum { POKER_LINES = 128, POKER_DUES = 64, POKER_FLOWS = 16, POKER_TABLE = -1 };
struct poker_flow {
    int64_t since;
    int from, to /* a seat; POKER_TABLE: the pot */;
    int32_t amount;
};

/* What is known of a line of the history beside its words. */
struct poker_line {
    /* 1 + the seat that it is about, 1 + the game's sign for it; 0: none */
    int who, sign;
    /* in which round of betting it fell, an enum holdem_street; -1: none */
    int round;
    bool street; /* cards came to the board: a round of betting begins */
    bool hand;   /* a hand begins */
};

/* A moment that is looked at: words over the table, with a portrait. */
struct poker_moment {
    bool on;
    int64_t since, ms;
    int who;
    char head[POKER_TEXT], under[POKER_TEXT];
};

/* Hands that lie open in the middle of the screen: an all-in that is run out, a showdown, and then
 * the hand that wins (poker_theatre.c). */
struct poker_theatre {
    /* the board was not complete when they were turned up; a pot has been won */
    bool on, run, won;
    bool seen, passed;        /* the hand that won was seen, and something took its place */
    seatmask in;              /* whose hands */
    int64_t since, won_since; /* when it began; when the winning hand came; 0: long ago */
    int64_t card_since;       /* the last card of the board came, face down still… */
    bool corner;              /* …and bends a corner first, because it decides something */
    int64_t narrow_since;     /* the light narrows for the river */
    /* cards of the board that lie open for the odds and names below; -1: none yet */
    int dealt;
    struct poker_odds odds;
    seatmask side; /* who may still win a side pot, or does: as the odds, of the open cards */
    /* what each makes of the open board: "Straight, K high", "Straight"; what it may become */
    char makes[SEATS][POKER_NAME], brief[SEATS][POKER_NAME], draw[SEATS][POKER_NAME];
};

/* A hand that won, as it is looked at: of cards that all have seen and nothing else. */
struct poker_won {
    bool there;
    seatmask winners, losers;
    int hero;   /* the first of the winners, whose five cards these are */
    int n, own; /* of them; the first `own` are of the hand */
    card five[5];
    card hole[SEATS][2]; /* of all whose hands lay open */
    int32_t amount[SEATS];
    int pot;             /* which one it was… */
    bool one_of_several; /* …of some that went to several people */
    char title[POKER_NAME], ranks[POKER_NAME];
    char makes[SEATS][POKER_NAME], brief[SEATS][POKER_NAME];
};

struct poker_state {
    struct poker_places at;
    bool started;
    int turn_from, turn_to;        /* seats; -1: nobody */
    int64_t turn_since, turn_told; /* …and when its turn was last heard */
    struct poker_flow flow[POKER_FLOWS];
    int nflows;
    struct poker_moment moment;
    char label[SEATS][POKER_LABEL]; /* last action of each seat in this round, in words; "" */

    int bettor;  /* 1 + who bet or raised last in this round; 0: nobody */
    int odds_of; /* 1 + events seen when the odds were worked out; 0: never */
    int equity, outs;
    /* below the hand in front: what it makes; and where that has no room */
    char own_words[POKER_TEXT], own_short[POKER_NAME];
    int begun;       /* events seen when this hand began */
    bool shown_down; /* hands lie open in this hand */
    int deals;       /* cards that this street still brings */
    struct poker_theatre theatre;
    struct poker_won won_hand;  /* the last one that was shown */
    bool counted;               /* the hand that lies there is over, and among those finished */
    seatmask winners;           /* of this hand, until the next is dealt… */
    int32_t won[SEATS];         /* …what they get… */
    char won_words[POKER_TEXT]; /* …and how that is said */
    int32_t largest;            /* the most that anybody has got of one hand of this game */
    uint16_t ranks[SEATS]; /* bit 0: a two… what a seat has won with at showdowns: the ranks of
                            its pairs, or the highest card of what has none */
    /* controls */
    unsigned advised;   /* 1 + st->hints of the advice that was taken up; 0: none holds */
    int32_t draft;      /* of the bet or raise… */
    int64_t drafted_at; /* …in this decision (poker_decision) */
    int stride, toward; /* of steps one after the other in one direction: they double */
    bool typing;
    char typed[12];
    bool gathered;           /* the bets of a round that is over go to the pot, or have gone… */
    int filling;             /* …this one, from 1; 0: none yet */
    int32_t price;           /* what a call costs, as it stands on the button… */
    bool priced, price_seat; /* …known; of another seat than before */
    int64_t price_since;     /* …since then; 0: for long */
    int sure;                /* an enum poker_do that is asked once more; 0: none */
    bool ahead;              /* check or fold as soon as it is one's turn */
    int64_t showing_since;   /* the winner is asked whether to show; 0: not */
    /* the game asks for cards: the table puts no readables on the board and the own hole cards */
    bool targeting;
    int64_t asked_for;                   /* the decision for which the focus was put on the panel */
    bool caps;                           /* keys stand on the large buttons: on all or on none */
    struct poker_line line[POKER_LINES]; /* of line i % POKER_LINES of the history */
    /* when event i % POKER_DUES has been seen to its end: before, nothing tells it in words */
    int64_t due[POKER_DUES];
    int64_t cards_due; /* …and the last that brought or showed a card */
    bool history, closed;
    bool looks_back; /* the last hand that won lies over the table */
    float scroll;
    char why[POKER_TEXT];
};

/* What lies in a ring around the player who has won the game, and in which order it was used. */
enum { POKER_RING = 13 };
struct poker_ring {
    int n, used; /* used: how often, all in all */
    bool cards;  /* its pictures are whole cards, held like two fans; else signs in cells */
    struct {
        char picture[POKER_PICTURE], grey[POKER_PICTURE];
        int lit; /* 1, 2… in this order; 0: never used */
    } cell[POKER_RING];
};

/* A game that is over, for the page of its end (poker_ending.c). */
struct poker_ended_seat {
    char name[NAMEPLATE_BYTES];
    uint8_t emblem, ground;
    bool person;
    int place; /* several may share one */
};
struct poker_ended {
    int n, people, who;                  /* who: the seat that has won */
    struct poker_ended_seat seat[SEATS]; /* by place: the winner first */
    int32_t chips, hands, largest;
    char headline[POKER_TEXT],
        here[POKER_TEXT]; /* here: the places of those who sit here, if none of them has won; "" */
    struct ending_figure figure[ENDING_FIGURES];
    struct poker_ring ring;
};

static inline struct poker_state *poker_look(const struct stage *st) { return st->state; }

#endif
