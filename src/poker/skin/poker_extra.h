/* poker_extra.h - what differs from one poker table to another, as data: its clothes, and what a
 * game lays on it beside hold'em. */
#ifndef CARRE_POKER_EXTRA_H
#define CARRE_POKER_EXTRA_H

#include "poker_look.h"

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
    bool stroked;        /* its face has not all fractions: they are written with a stroke */
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
    /* is that said on the table already? NULL: never */
    bool (*busy_told)(const struct stage *st);
    /* the control of its own that the table's advice would press next; 0: none */
    uint32_t (*advised)(const struct stage *st);
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
    /* while the game stands still, right after the table: who else is there, and says nothing */
    void (*draw_still)(const struct stage *st, struct canvas *c);
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

static inline const struct poker_extra *poker_more(const struct stage *st)
{
    return st->skin->extra;
}
static inline const struct poker_dress *poker_dress(const struct stage *st)
{
    return poker_more(st)->dress;
}

#endif
