/* poker_look.h - what the files of a hold'em table's picture share: its places, its state, its
 * colours, and what a game with more on the table adds.
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
    /* what each makes of the open board: "Straight, K high", "Straight" */
    char makes[SEATS][POKER_NAME], brief[SEATS][POKER_NAME];
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

/* How much lighter a box is above, and how much deeper below. */
struct poker_shine {
    float light, deep;
};

/* A world's clothes for the table's own parts, as data: nobody asks which world it is. Lengths are
 * design units, pictures may be NULL. */
struct poker_dress {
    const uint32_t *own, *strong; /* POKER_COLOURS each; strong: in high contrast */
    /* radius of a box for each unit of the cut that it would have; 0: two corners are cut */
    float round;
    struct poker_shine box, button, main; /* of boxes, of buttons, of the main one */
    /* what matters glows: a lit button, a leader's panel, who has won, the card that decides */
    bool light;
    /* open hands lie over a picture: words there have dark edges or boxes of their own */
    bool pictured;
    bool quiet_caps; /* keys on buttons are outlines */
    bool pale;       /* the stack of who has folded is */
    /* a plate says what the hand has cost so far, and its line who is all-in or bet last */
    bool tells;
    const char *dealer; /* the dealer's button; NULL: a D */
    const char *chips;  /* of one chip to five: "spec/chips" and a number */
    const char *knob;   /* of the slider, which then has ticks */
    const char *slot;   /* in a place for a card to come */
    /* a portrait; NULL: the table's */
    void (*disc)(struct canvas *c, const struct stage *st, int who, struct rect r, bool folded);
    /* Around the table. */
    float face_gap, cards_gap, hand_gap; /* beside a face: its plate, its cards, the own hand */
    float bet;                           /* how high chips in front of a seat are, at least */
    float board;                         /* cards of the board grow so much where there is room */
    float ring_out;      /* so far outside a plate the ring of whose turn it is lies… */
    float ring_cut;      /* …and its corners */
    float ahead;         /* how wide "check or fold" is, at least; 0: as the panel */
    bool dealer_at_face; /* the dealer's button lies at a large portrait's corner */
};
extern const struct poker_dress poker_neon_dress;

/* What a game lays on the table beside hold'em. Every function may be NULL; each is called after
 * the table's own of the same name, if not said otherwise. */
struct poker_extra {
    const struct poker_dress *dress;
    /* folder of the table's own sounds, "spec"; plain hold'em has "holdem" */
    const char *sounds;
    enum audio_room room;
    /* the bar at the top is at least so high, design units */
    float bar;
    /* may move what it needs: at.under, at.powers */
    void (*measure)(struct stage *st);
    /* its cards: powers held and played, a fan */
    void (*place)(struct stage *st, const struct tabletop *t, struct scatter *out);
    /* each card of the table as it is placed: a target's rim, a lift, dim */
    void (*placed)(struct stage *st, const struct tabletop *t, struct placed *p);
    /* before the panel of actions, in reading order */
    void (*items)(struct stage *st, struct items *it);
    /* after all controls: a page that lies over them (items_cover) */
    void (*cover)(struct stage *st, struct items *it);
    /* first of all; true: it was for the game */
    bool (*input)(struct stage *st, const struct item_event *event);
    void (*happened)(struct stage *st, const struct event *e, const struct board *before);
    /* asked first; false words are LINE_NONE */
    enum line_kind (*line)(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out);
    /* whom that event's line is about: the face before it; -1: everybody. NULL: the player who
     * acted */
    int (*about)(const struct stage *st, const struct event *e);
    /* true: said */
    bool (*choice)(const struct stage *st, const struct choice *c, struct strbuf *out);
    /* which sign stands before that event's line in the strip; -1: the player who acted */
    int (*sign)(const struct stage *st, const struct event *e);
    void (*draw_sign)(struct canvas *c, int sign, struct rect r);
    /* " · 6 energy, 2 powers" after the seat's line of the table in words */
    void (*seat_words)(const struct stage *st, int who, struct strbuf *out);
    void (*table)(const struct stage *st, struct strbuf *out);
    /* ms of this clock until what that event brings is seen; -1: as its card travels */
    int (*shows)(const struct stage *st, const struct event *e);
    /* something of the game's own has the middle of the screen: the theatre of open hands waits
     * behind it */
    bool (*stages)(const struct stage *st);
    /* and it is a page over the table: nothing is said at the plates below, nor offered */
    bool (*fills)(const struct stage *st);
    /* what the game draws over the table alone, opaque, from the upper edge down to what it
     * leaves: the rest is drawn there only. Empty: nothing */
    struct rect (*covers)(const struct stage *st);
    int (*moving)(struct stage *st);
    void (*hurry)(struct stage *st);
    void (*seated)(struct stage *st);
    /* so many digit keys, from 1, are the game's; the presets have the next five */
    int (*digits)(const struct stage *st);
    /* something lies over a part of that place for a while: what stands there is not drawn at
     * all */
    bool (*hides)(const struct stage *st, struct rect r);
    /* a power is being chosen or answered: what is asked, in words ("Choose a card of the
     * board"); the betting controls say so and are closed */
    const char *(*busy)(const struct stage *st);
    /* exactly two hole cards and three of the board make a hand */
    bool (*both)(const struct board *b);
    /* whose turn it is while somebody is waited for, where that is not the first who is; -1:
     * nobody's */
    int (*turn)(const struct board *b);
    /* a bet, raise or call that is about to be made: what lies with it */
    void (*act)(const struct stage *st, struct action *a);
    /* how that seat says what it does, on buttons and plates: "Check, nyan!" */
    void (*voice)(const struct stage *st, int who, const char *words, char *out, int room);
    void (*ring)(const struct stage *st, int who, struct poker_ring *out,
                 struct ending_figure *used); /* instead of ranks: what lies around the player who
                                                 has won, and the third figure */
    /* of a face, while something of the game's own goes on that all see: an enum mood, or -1 */
    int (*mood)(const struct stage *st, int who);
    /* by which the places of cards to come lie, where the row has not closed up yet; NULL: the
     * table's */
    const struct board *(*laid)(const struct stage *st);
    /* where hole card i of a seat lies, instead of the table's places */
    struct rect (*hole)(const struct stage *st, int who, int i, float *angle);
    /* instead of the ground behind open hands, or behind the hand that won */
    void (*draw_stage)(const struct stage *st, struct canvas *c, bool wins);
    /* instead of the table's own ground and table */
    void (*draw_table)(const struct stage *st, struct canvas *c);
    /* instead of the bar */
    void (*draw_bar)(const struct stage *st, struct canvas *c);
    /* on the table, under the cards */
    void (*draw_under)(const struct stage *st, struct canvas *c);
    /* in a plate: energy, how many powers… */
    bool deep_row; /* …beside the label as well as above it, on a large plate */
    void (*draw_row)(const struct stage *st, struct canvas *c, int who, struct rect row);
    /* true: drawn (powers; frozen or burning cards). Clip, fade and so on are the game's */
    bool (*draw_card)(const struct stage *st, struct canvas *c, const struct placed *p);
    /* bottom left */
    void (*draw_powers)(const struct stage *st, struct canvas *c);
    /* over everything but the history: effects, the banner */
    void (*draw_over)(const struct stage *st, struct canvas *c);
};

static inline struct poker_state *poker_look(const struct stage *st) { return st->state; }
static inline const struct poker_extra *poker_more(const struct stage *st)
{
    return st->skin->extra;
}
static inline const struct poker_dress *poker_dress(const struct stage *st)
{
    return poker_more(st)->dress;
}

/* The functions of a skin that plays on this table: `{.game = …, .theme = …, POKER_SKIN, …}`.
 * POKER_SKIN_TO_THE_END: all but what is said and shown when it is over. */
#define POKER_SKIN                                                            \
    POKER_SKIN_TO_THE_END, .summary = poker_summary, .ending = &poker_ending, \
                           .ahead = poker_stage_ahead, .bare = poker_bare,    \
                           .bubble = {.fill = POKER_PALE_RGB, .line = POKER_CYAN_RGB}
#define POKER_SKIN_TO_THE_END                                                                     \
    .measure = poker_measure, .place = poker_place, .items = poker_items, .input = poker_input,   \
    .happened = poker_happened, .line = poker_line, .choice = poker_choice, .table = poker_table, \
    .told = poker_told, .picture = poker_won_picture, .moving = poker_moving,                     \
    .hurry = poker_hurry, .seated = poker_seated, .out = poker_out, .plate = poker_plate,         \
    .fills = poker_fills, .news = poker_subject_place, .tension = poker_tension,                  \
    .room = poker_room, .draw = poker_draw, .state_line = poker_state_line,                       \
    .ends_turn = poker_ends_turn, .plays = poker_plays

/* The neon table, with `styles` of its file. */
#define POKER_NEON_SKIN                                                                           \
    .theme = &poker_neon, .contrast = &poker_neon_contrast,                                       \
    .page = {&poker_page, &poker_page_contrast}, .music = "power-up", .back = "power-up/back",    \
    .cards = "power-up/cards", .curtain = "power-up/curtain", .curtain_draw = poker_draw_curtain, \
    .curtain_drop = POKER_CURTAIN_DROP, .style = styles,                                          \
    .nstyles = sizeof styles / sizeof *styles, POKER_SKIN

/* How hold'em's events look and sound, first in a game's own table of styles: `static const struct
 * style styles[] = {POKER_STYLES, {…}, …};` */
#define POKER_STYLES                                                                            \
    {.why = HOLDEM_WHY_GATHER, .kind = EVENT_GATHER, .ms = 280, .gap = 30, .arc = 0.08F},       \
        {.why = HOLDEM_WHY_GATHER, .kind = EVENT_FORGET, .gap = 340, .sound = "cards/shuffle"}, \
        {.why = HOLDEM_WHY_BUTTON, .gap = 120},                                                 \
        {.why = HOLDEM_WHY_ANTE, .kind = EVENT_PAY, .gap = 60},                                 \
        {.why = HOLDEM_WHY_SMALL_BLIND, .kind = EVENT_PAY, .gap = 140},                         \
        {.why = HOLDEM_WHY_BIG_BLIND, .kind = EVENT_PAY, .gap = 180},                           \
        {.why = HOLDEM_WHY_STRADDLE, .kind = EVENT_PAY, .gap = 180},                            \
        {.why = HOLDEM_WHY_DEAL,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 55,                                                                             \
         .arc = 0.08F,                                                                          \
         .sound = "cards/deal",                                                                 \
         .climbs = true},                                                                       \
        {.why = HOLDEM_WHY_FLOP,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 90,                                                                             \
         .arc = 0.08F,                                                                          \
         .sound = "cards/deal",                                                                 \
         .climbs = true},                                                                       \
        {.why = HOLDEM_WHY_TURN,                                                                \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 240,                                                                            \
         .arc = 0.08F,                                                                          \
         .sound = "cards/flip"},                                                                \
        {.why = HOLDEM_WHY_RIVER,                                                               \
         .kind = EVENT_MOVE,                                                                    \
         .ms = 220,                                                                             \
         .gap = 240,                                                                            \
         .arc = 0.08F,                                                                          \
         .sound = "cards/flip"},                                                                \
        {.why = HOLDEM_WHY_FOLD, .kind = EVENT_MOVE, .ms = 220, .gap = 60, .arc = 0.05F},       \
        {.why = HOLDEM_WHY_CHECK, .gap = 260},                                                  \
        {.why = HOLDEM_WHY_CALL, .kind = EVENT_PAY, .gap = 300},                                \
        {.why = HOLDEM_WHY_BET, .kind = EVENT_PAY, .gap = 340},                                 \
        {.why = HOLDEM_WHY_RAISE, .kind = EVENT_PAY, .gap = 340},                               \
        {.why = HOLDEM_WHY_UNCALLED, .kind = EVENT_PAY, .gap = 160},                            \
        {.why = HOLDEM_WHY_COLLECT, .kind = EVENT_PAY, .gap = 60},                              \
        {.why = HOLDEM_WHY_SHOW, .kind = EVENT_SHOW, .ms = 180, .sound = "cards/flip"},         \
        {.why = HOLDEM_WHY_WIN, .kind = EVENT_PAY, .gap = 200},                                 \
        {.why = HOLDEM_WHY_SPLIT, .kind = EVENT_PAY, .gap = 200},                               \
    {                                                                                           \
        .why = HOLDEM_WHY_LEVEL, .gap = 30                                                      \
    }

/* poker_theme.c: colours (design: mock-ups power-up) */
enum {
    POKER_CYAN = 0,
    POKER_GOLD,
    POKER_MAGENTA,
    POKER_ICE,
    POKER_FAINT,
    POKER_KNOW,
    POKER_KNOW_DEEP,
    POKER_OWN,
    POKER_OWN_DEEP,
    POKER_TABLE_FAMILY,
    POKER_TABLE_DEEP,
    POKER_CONTROL,
    POKER_CONTROL_DEEP,
    POKER_REFUSED,
    POKER_REFUSED_DEEP,
    POKER_QUIET_OVER /* a quiet button under the pointer */,
    POKER_PLAIN_BOX,
    POKER_PLAIN_OVER,
    POKER_LIT_BOX,
    POKER_LIT_OVER,
    POKER_PRIMARY_LINE,
    POKER_BOX_LINE,
    POKER_PILL_BOX,
    POKER_FACE_BOX /* behind a portrait */,
    POKER_ON_ICE,
    POKER_SLOT_BOX,
    POKER_SLOT_LINE,
    POKER_POT_BOX,
    POKER_BAR_BOX,
    POKER_STRIP_BOX,
    POKER_GROOVE /* of the slider */,
    POKER_ACTIONS_BOX,
    POKER_WON_BOX,
    POKER_BANNER_BOX,
    POKER_STACK_INK,
    POKER_PICKED_BOX,
    POKER_PICKED_OVER,
    POKER_PICKED_LINE,
    POKER_GROOVE_LINE,
    POKER_SECOND /* of several open hands, that in the second place */,
    POKER_STAGED_BOX /* of an open hand */,
    POKER_COLOURS
};
/* Boxes in high contrast are black, in lines of one colour. */
#define POKER_STRONG_BOXES(edge)                                                                  \
    [POKER_PLAIN_BOX] = 0x000000FFU, [POKER_PLAIN_OVER] = 0x000000FFU,                            \
    [POKER_LIT_BOX] = 0x000000FFU, [POKER_LIT_OVER] = 0x000000FFU,                                \
    [POKER_PICKED_BOX] = 0x000000FFU, [POKER_PICKED_OVER] = 0x000000FFU,                          \
    [POKER_PILL_BOX] = 0x000000FFU, [POKER_POT_BOX] = 0x000000FFU, [POKER_BAR_BOX] = 0x000000FFU, \
    [POKER_STRIP_BOX] = 0x000000FFU, [POKER_GROOVE] = 0x000000FFU,                                \
    [POKER_ACTIONS_BOX] = 0x000000FFU, [POKER_WON_BOX] = 0x000000FFU,                             \
    [POKER_STAGED_BOX] = 0x000000FFU, [POKER_BOX_LINE] = (edge), [POKER_SLOT_LINE] = (edge),      \
    [POKER_GROOVE_LINE] = (edge)
/* neon's, that its themes and functions share */
#define POKER_NIGHT_RGB 0x0A1026FFU
#define POKER_PALE_RGB 0xEAF2FFFFU
#define POKER_CYAN_RGB 0x4DE3FFFFU
#define POKER_BLUSH_RGB 0xFFD0E6FFU
#define POKER_ROSE_RGB 0xFFE3F0FFU

extern const struct typeface poker_plain, poker_heavy;
extern const struct theme poker_neon, poker_neon_contrast;
extern const struct theme poker_page, poker_page_contrast; /* of the pages around the table */
/* one of the above, in the contrast in force */
uint32_t poker_colour(const struct stage *st, int colour);

/* poker_parts.c: words, boxes, buttons, chips */
/* its smallest letters are those of this table */
struct ui poker_ui(const struct stage *st);
struct rect poker_write(struct canvas *c, const struct stage *st, struct ui_words how,
                        const char *text, struct rect box);
float poker_width(const struct stage *st, struct ui_words how, const char *text);
bool poker_fits(const struct stage *st, struct ui_words how, const char *text, float width);
/* px of letters of that size here */
float poker_letter(const struct stage *st, float design);
/* Display type over a picture: thickened by `fat` and with a dark edge, parts of its size. One line
 * that is as high as a figure, so that it may be as large as its box is high. */
void poker_headline(struct canvas *c, const struct stage *st, struct ui_words how, float fat,
                    float edge, const char *text, struct rect r);
/* A holographic panel: corners cut at the top left and bottom right. `glow` 0 to 1. */
void poker_panel(struct canvas *c, const struct stage *st, struct rect r, float cut, uint32_t fill,
                 uint32_t line, float width);
/* a halo, stretched over r */
void poker_glow(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour,
                float peak);
enum poker_button {
    POKER_QUIET,
    POKER_PLAIN,
    POKER_LIT /* cyan */,
    POKER_PICKED /* of the amounts, the one that the main button says */,
    POKER_PRIMARY /* magenta, one at a time */
};
/* a button that is a sign alone; nothing where there is no such item */
void poker_icon_button(const struct stage *st, struct canvas *c, uint32_t id, const char *icon);
void poker_button_box(struct canvas *c, const struct stage *st, const struct item *i,
                      enum poker_button how);
bool poker_cap_fits(const struct stage *st, const struct item *i, const char *second);
void poker_button(struct canvas *c, const struct stage *st, uint32_t id,
                  const char *second /* amount below the name; NULL */, enum poker_button how);
/* The item's key. `ground`: what it lies on. */
void poker_key(struct canvas *c, const struct stage *st, const struct item *i, struct point at,
               float size, uint32_t ink, uint32_t ground);
/* A label as wide as its words, centred in `within`. Returns where. */
struct rect poker_pill(struct canvas *c, const struct stage *st, const char *text,
                       struct rect within, float size, uint32_t line, uint32_t ink);
void poker_chips(struct canvas *c, const struct stage *st, struct rect r, int32_t amount);
void poker_portrait(struct canvas *c, const struct stage *st, int who, struct rect r);
/* Who it is, without a frame: a character's face; or a person's animal in its jacket, before the
 * ground that is this person's. */
void poker_face(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                struct rect r);
/* the pot against what those in the hand have left; 3: all-in, the board is run out */
int poker_tension(const struct stage *st);
enum audio_room poker_room(const struct stage *st);
void poker_amount(const struct stage *st, int32_t n, char out[64]); /* chips, or big blinds */
const char *poker_finish(int n); /* "3rd", of a tournament; poker_words.c */
float poker_t(const struct stage *st, int64_t since, int ms); /* eased progress */
bool poker_runs(const struct stage *st, int64_t since, int ms);

/* poker_layout.c */
void poker_measure(struct stage *st);
/* card or empty place i of the row; centred for cards out and to come */
struct rect poker_board_spot(const struct stage *st, const struct board *b, int i);
/* cards out and to come, three to seven */
int poker_board_places(const struct stage *st, const struct board *b);
/* cards that the board still gets */
int poker_to_come(const struct stage *st, const struct board *b);
/* angle may be NULL */
struct rect poker_hole_spot(const struct stage *st, int who, int i, float *angle);

/* poker_cards.c, poker_plates.c, poker_table.c, poker_bar.c */
void poker_place(struct stage *st, const struct tabletop *t, struct scatter *out);
/* one card of the ordinary deck, or a back */
void poker_draw_card(const struct stage *st, struct canvas *c, const struct placed *p);
void poker_draw_cards(const struct stage *st, struct canvas *c);
/* who knows them, what they make */
void poker_draw_hand_signs(const struct stage *st, struct canvas *c);
/* the cards in front lie face up */
bool poker_sees_hand(const struct stage *st);
/* of its plate's and portrait's lines */
uint32_t poker_seat_colour(const struct stage *st, int s, uint32_t otherwise);
/* of what is said in the seat's last line */
float poker_label_width(const struct stage *st, int s);
void poker_draw_plates(const struct stage *st, struct canvas *c);
/* one of them once more: the player who stands in the light */
void poker_draw_plate(const struct stage *st, struct canvas *c, int who);
void poker_draw_bets(const struct stage *st, struct canvas *c);
void poker_draw_turn(const struct stage *st, struct canvas *c);
void poker_draw_table(const struct stage *st, struct canvas *c);
/* The table at which people sit down; and before each of them two backs and some chips: the names
 * of their pictures, of chips without the number. */
void poker_bare(struct canvas *c, const struct ui *ui, const struct bare_table *table);
void poker_bare_hands(struct canvas *c, const struct bare_table *table, const char *back,
                      const char *chips);
void poker_draw_stage(const struct stage *st, struct canvas *c, bool wins); /* behind open hands */
bool poker_stage_ahead(const struct stage *st, struct canvas *c, int step);
void poker_draw_pots(const struct stage *st, struct canvas *c);
/* Pot number k with the bets that go into it. */
int32_t poker_pot_with_bets(const struct stage *st, int k);
void poker_draw_bar(const struct stage *st, struct canvas *c);
/* the last events, at the foot */
void poker_draw_strip(const struct stage *st, struct canvas *c);

/* poker_controls.c, poker_panel.c, poker_amounts.c, poker_digits.c, poker_history.c */
void poker_items(struct stage *st, struct items *it);
/* poker_readables.c: the bar, who and what can be read, the own hand */
void poker_bar_items(struct stage *st, struct items *it);
void poker_readables(struct stage *st, struct items *it);
void poker_own_items(struct stage *st, struct items *it);
void poker_input(struct stage *st, const struct item_event *event);
void poker_draw_controls(const struct stage *st, struct canvas *c);
/* bet or raise, open or refused; NULL */
const struct choice *poker_raise_choice(const struct stage *st);
/* "½ pot", or where letters are large "½" */
const char *poker_preset_name(enum poker_preset p, bool full);
/* of several that mean one amount the one whose name is exact */
bool poker_preset_shown(const struct stage *st, enum poker_preset p);
/* the amount that it means now, within what is legal; 0: nothing to raise */
int32_t poker_preset(const struct stage *st, enum poker_preset p);
/* what the main button would do; 0: nothing to raise */
int32_t poker_draft(const struct stage *st);
void poker_set_draft(struct stage *st, int32_t amount); /* kept within what is legal */
/* while an amount is typed: ten keys where the presets and the slider were */
void poker_digits_items(struct stage *st, struct items *it);
void poker_draw_digits(const struct stage *st, struct canvas *c);
/* true: it was about the amount */
bool poker_amount_pressed(struct stage *st, const struct item_event *n);
/* the seat in front may bet now */
bool poker_asked(const struct stage *st);
/* the picture still shows who won the last hand; the next is on its way */
bool poker_hand_ends(const struct stage *st);
/* cards are on their way to the board or to the seat in front, or the last hand goes: nobody
 * bets on what they have not seen */
bool poker_behind(const struct stage *st);
/* …is asked whether to show its hand */
bool poker_showing(const struct stage *st);
/* a number for the decision of now */
int64_t poker_decision(const struct stage *st);
/* once an update: what the own hand makes, as far as its cards and the board's lie open */
void poker_follow_hand(struct stage *st);
/* once an update: the guard, what was said ahead, and hands that stay down by themselves */
void poker_follow_price(struct stage *st);
/* ms until it has to look again; STAGE_STILL */
int poker_follow_wait(const struct stage *st);
/* the price has just changed: tells so */
bool poker_guarded(struct stage *st);
void poker_history_items(struct stage *st, struct items *it);
void poker_draw_history(const struct stage *st, struct canvas *c);

/* poker_moments.c */
void poker_happened(struct stage *st, const struct event *e, const struct board *before);
/* at most one can bet still, and more are in the hand */
bool poker_run_out(const struct board *b);
/* of the hand that lies there, from 1 */
int poker_hand_number(const struct stage *st);
/* what hold'em knows does, powers and effects don't (PU-20) */
bool poker_ends_turn(const struct action *a);
/* how many events have been seen to their end */
int poker_told(const struct stage *st);
int poker_moving(struct stage *st);
void poker_hurry(struct stage *st);
void poker_seated(struct stage *st);
bool poker_out(const struct rules *r, const struct board *b, int who);
bool poker_plays(const struct board *b, int who);
enum mood poker_mood(const struct stage *st, int who);
bool poker_plate(const struct stage *st, int who, struct rect *out);
struct rect poker_subject_place(const struct stage *st);
/* a moment is shown: words over the table */
bool poker_moment_on(const struct stage *st);
void poker_draw_flows(const struct stage *st, struct canvas *c);
void poker_draw_moment(const struct stage *st, struct canvas *c);
/* whose turn it is; -1: nobody's */
int poker_turn(const struct stage *st, const struct board *b);

/* poker_theatre.c: when the hands lie open in the middle, what waits for what, and where all lies
 */
bool poker_theatre_on(const struct stage *st);
/* that, or a page of the game's own */
bool poker_fills(const struct stage *st);
/* …and the winning hand is shown */
bool poker_theatre_wins(const struct stage *st);
void poker_theatre_happened(struct stage *st, const struct event *e, const struct board *before);
/* ms until the card of an event lies open; -1: as its card travels */
int poker_theatre_shows(const struct stage *st, const struct event *e);
void poker_theatre_follow(struct stage *st); /* once an update */
bool poker_theatre_moves(const struct stage *st);
void poker_theatre_hurry(struct stage *st);
/* takes the table's places where it is on */
void poker_theatre_measure(struct stage *st);
struct rect poker_theatre_board_spot(const struct stage *st, const struct board *b, int i);
bool poker_theatre_hole_spot(const struct stage *st, int who, int i, struct rect *out,
                             float *angle);
/* the winning five, and the losers' hands */
void poker_theatre_place(struct stage *st, const struct tabletop *t, struct scatter *out);
struct rect poker_theatre_panel(const struct stage *st, int who);
/* Whether nothing that may come lets him win; his panel stands back, with so much of its strength. */
bool poker_theatre_is_out(const struct stage *st, int who);
#define POKER_OUT_ALPHA 0.55F
/* the table in the theatre, design units */
#define STAGE_TABLE_WIDE 1560.0F
#define STAGE_TABLE_HIGH 564.0F
/* whose hands, in the order of their panels */
int poker_theatre_hands(const struct stage *st, seat out[SEATS]);
struct rect poker_theatre_button(const struct stage *st); /* of what goes on */
enum { POKER_THEATRE_OPENS = 180, POKER_CORNER_MS = 700, POKER_ODDS_MS = 350 };

/* poker_theatre_draw.c */
void poker_theatre_items(struct stage *st, struct items *it);
void poker_draw_theatre(const struct stage *st, struct canvas *c);

/* poker_won.c: the hand that won, large: as it happens, when it is looked at again, and as a
 * picture to keep */
/* of the board that is shown */
void poker_won_of(const struct stage *st, struct poker_won *w, int who, int pot);
/* of card i of the five */
struct rect poker_won_spot(const struct stage *st, const struct poker_won *w, int i);
/* x from the middle of the screen, and the left edge of five cards; the right one is as far */
enum { POKER_WON_LOW = 748, POKER_WON_LOW_H = 248 }; /* below them */
struct rect poker_won_at(const struct stage *st, float x, float y, float w, float h);
float poker_won_edge(void);
void poker_won_face(struct canvas *c, const struct stage *st, int who, bool glad, struct rect r,
                    uint32_t line);
/* poker_shared.c: two share the pot; whose half is where, and the second one's cards there. `part`:
 * of the amount that is told, 0 to 1 */
bool poker_won_shared(const struct poker_won *w);
struct rect poker_won_share(const struct stage *st, const struct poker_won *w, int who);
struct rect poker_won_share_card(const struct stage *st, const struct poker_won *w, int who, int i);
void poker_draw_share(const struct stage *st, struct canvas *c, const struct poker_won *w, int who,
                      float part);
/* the row of a hand that lost… */
struct rect poker_won_loser(const struct stage *st, const struct poker_won *w, int who);
/* …and its cards, whose feet are cut off */
struct rect poker_won_loser_card(const struct stage *st, const struct poker_won *w, int who, int i);
struct rect poker_won_loser_cards(const struct stage *st, const struct poker_won *w, int who);
/* t: ms since it began, -1: at rest. `cards`: draws them too */
void poker_draw_won(const struct stage *st, struct canvas *c, const struct poker_won *w, float t,
                    bool cards);
/* over the cards */
void poker_draw_won_words(const struct stage *st, struct canvas *c, const struct poker_won *w,
                          float t);

/* The last hand that won, over the table as the history is: reached by a press as long as no other
 * has been won at a showdown. */
/* the button that leads there; nothing, if there is no such hand */
void poker_won_offer(const struct stage *st, struct items *it, struct rect r);
/* "How Nadia won"; false: nobody has */
bool poker_won_named(const struct stage *st, char out[POKER_TEXT]);
/* its place at the table, left of the log; empty: only the history has room for it */
struct rect poker_won_button(const struct stage *st);
void poker_won_items(const struct stage *st, struct items *it);
void poker_draw_won_again(const struct stage *st, struct canvas *c);
/* …as a picture to keep: st->ui is that picture's */
void poker_won_picture(const struct stage *st, struct canvas *c);

/* poker_curtain.c */
/* A box of this table where there is no stage: two colours of a fill from above to below, and an
 * outline. */
void poker_cut_panel(struct canvas *c, const struct ui *ui, struct rect r, float cut, uint32_t top,
                     uint32_t low, uint32_t line);
#define POKER_CURTAIN_DROP 130 /* under a large portrait */
void poker_draw_curtain(struct canvas *c, const struct ui *ui, const struct curtain_seen *seen);

/* poker_ending.c */
extern const struct ending poker_ending;
struct poker_ended *poker_ended_of(const struct stage *st); /* mem_free */

/* poker_skin.c: the order in which all is drawn */
void poker_draw(const struct stage *st, struct canvas *c);
/* the table, or its open hands, without what a game draws over it */
void poker_draw_all_but_over(const struct stage *st, struct canvas *c);

/* poker_words.c, poker_hands.c, poker_tell.c */
enum line_kind poker_line(const struct stage *st, const struct event *e, const struct board *before,
                          struct strbuf *out);
void poker_choice(const struct stage *st, const struct choice *c, struct strbuf *out);
void poker_table(const struct stage *st, struct strbuf *out);
void poker_state_line(const struct stage *st, struct strbuf *out);
void poker_summary(const struct stage *st, struct stage_summary *out);
const char *poker_street_name(int street);
/* "Two pair, aces and nines": what these eyes see of a seat's hole cards and the board make; "" if
 * they don't see them. */
void poker_hand_name(const struct stage *st, const struct board *b, int who, char out[POKER_NAME]);
/* That name within a sentence: "wins 1,220: two pair, aces and nines". */
void poker_hand_within(char name[POKER_NAME]);
/* "Two pair": the same where there is no room for ranks. */
void poker_hand_short(const struct stage *st, const struct board *b, int who, char out[POKER_NAME]);
/* The same in two parts, for large letters: "Full house", "queens full of nines". */
void poker_hand_title(const struct stage *st, const struct board *b, int who,
                      char title[POKER_NAME], char ranks[POKER_NAME]);
/* 1: the hand of `who` is better than the other's on that board, 0: as good, -1: not, or they
 * aren't both seen. */
int poker_beats(const struct stage *st, const struct board *b, int who, int other);
/* The best five of them as a mask of places: bits 0 and 1 the hole cards, bit 2 + i card i of the
 * board; 0: not seen, or fewer than five. */
unsigned poker_best_five(const struct stage *st, const struct board *b, int who);
/* For the hand in front on the board that is shown: cards that would lift it into a higher
 * category; how often it wins, per cent, -1: not seen. */
int poker_outs(const struct stage *st);
/* The ranks of what it makes, a mask: its pairs, or its highest card. */
uint16_t poker_made_ranks(const struct stage *st, const struct board *b, int who);
int poker_equity(const struct stage *st);

#endif
