/* spec_names.h - a table of SPEC as skins, bots and tests may name it. It is hold'em's table
 * (holdem_names.h) with its own things after those.
 *
 * Effect cards are asked for in windows (SP-25). A window waits for every seat that may declare,
 * and each answers under a sealed number; when all have, what was declared is opened and resolves
 * by the order numbers (SP-26). On a turn the others are asked first, then the actor, whose poker
 * action says no. */
#ifndef CARRE_SPEC_NAMES_H
#define CARRE_SPEC_NAMES_H

#include "holdem_names.h"

/* The ten effects, then the four fun cards. They are cards of their own. What is said of each
 * stands in one table a room: rules/names.c (what is printed, where it may be declared, what it
 * does), bots/spec_think.c, skin/spec_cards.c. */
enum spec_effect {
    SPEC_TWICE,
    SPEC_FLOP_EXCHANGE,
    SPEC_STRADDLE,
    SPEC_FORCED_PASSIVE,
    SPEC_BOTH_CARDS,
    SPEC_HAND_SWAP,
    SPEC_CLAIRVOYANCE,
    SPEC_UPGRADE,
    SPEC_NULLIFY,
    SPEC_WIN_THE_BUTTON,
    SPEC_NORMAL,
    SPEC_MEOW = SPEC_NORMAL,
    SPEC_TOAST,
    SPEC_FEELING_GOOD,
    SPEC_ARM,
    SPEC_EFFECTS
};
enum { SPEC_COPIES = 4, SPEC_HELD_MOST = 3, SPEC_EXCHANGES_MOST = 2, SPEC_STRADDLE_LEAST = 4 };
static inline card spec_card(int effect) { return (card)(CARD_OWN + effect); }
static inline bool card_is_spec(card c) { return c >= CARD_OWN && c < CARD_OWN + SPEC_EFFECTS; }
static inline int card_effect(card c) { return c - CARD_OWN; }

/* Zones. */
enum {
    /* one a seat: its effects, in the order in which they came; at most three (SP-10) */
    SPEC_HELD = HOLDEM_ZONES,
    SPEC_FUN = SPEC_HELD + SEATS, /* one a seat: its fun cards (SP-11) */
    /* one a seat: declared or attached, face up, not resolved yet */
    SPEC_TABLE = SPEC_FUN + SEATS,
    /* spent in this hand, face up, in the order in which they resolved */
    SPEC_USED = SPEC_TABLE + SEATS,
    SPEC_PACK, /* the effects that nobody holds */
    SPEC_OUT,  /* those that are not played at this table, or not yet */
    /* Twice: the second board's own cards; those before them are the board's first (SPEC_COMMON) */
    SPEC_SECOND,
    /* hands on their way: a swap, a discard. Empty whenever somebody is waited for */
    SPEC_MIX,
    SPEC_ZONES
};

/* Numbers. Those of a seat are `name + seat`; masks are of seats. */
enum {
    SPEC_REENTERED = HOLDEM_NUMS, /* how often the seat has re-entered */
    /* chips of re-entries to come; kept with the others (NL-25) */
    SPEC_BANK = SPEC_REENTERED + SEATS,
    SPEC_WINDOW,    /* which window is open (below) */
    SPEC_TURN_OF,   /* the actor; -1: nobody's turn */
    SPEC_QUIET,     /* mask: want no question in this hand (SP-25) */
    SPEC_BOTH,      /* 1: SP-31 runs */
    SPEC_PASSIVE,   /* 1: SP-32 runs */
    SPEC_NULL,      /* 1: SP-39 runs */
    SPEC_EXCHANGED, /* flops exchanged in this hand (SP-37) */
    SPEC_STRADDLED, /* 1: a Straddle card works in this hand (SP-33) */
    /* mask: have Twice or The arm is a skill on the table, attached to an all-in */
    SPEC_ATTACHED,
    SPEC_TWO_BOARDS, /* 1: the run-out is dealt twice (SP-38) */
    /* with two boards: so many cards of the board are common */
    SPEC_COMMON,
    /* 1 + who draws the cards of the run-out (SP-43); 0: nobody */
    SPEC_HAND_OF,
    SPEC_MEOWING, /* mask: say nyan to the end of the hand (SP-40) */
    SPEC_WON,     /* mask: won a pot of this hand */
    SPEC_CHOPPED, /* 1: the board was everybody's best hand (SP-41) */
    /* 1 + whose the button is next hand (SP-30); 0: it moves as usual */
    SPEC_BUTTON_TO,
    SPEC_RUN,       /* how far the run-out is; 0: there is none */
    SPEC_BUSTED,    /* mask: bust, and still to be asked about a re-entry */
    SPEC_HAD_DRINK, /* mask: have ordered at this level (SP-13) */
    SPEC_THIRSTY,   /* mask: ordered, not served yet */
    SPEC_PAUSED,    /* the level of the last break */
    SPEC_NUMS
};

/* Windows (SP-25). */
enum {
    SPEC_WINDOW_NONE,
    SPEC_WINDOW_STRADDLE, /* before the first card */
    SPEC_WINDOW_FLOP,     /* the flop is shown, nobody has acted on it */
    SPEC_WINDOW_TURN,     /* before an action: of everybody else, then of the actor */
    SPEC_WINDOW_RUN,      /* before a run-out: of the one who still has chips */
    SPEC_WINDOW_AWARD,    /* after the awards */
    SPEC_WINDOWS
};

enum {
    /* a window waits for answers; the actor's own is PHASE_PLAY */
    SPEC_PHASE_WINDOW = HOLDEM_PHASES,
    SPEC_PHASE_STRADDLE, /* may the last straddle be doubled? */
    /* a run-out waits for the card that Upgrade made too many */
    SPEC_PHASE_DISCARD,
    SPEC_PHASE_DRAW, /* the run-out's cards are drawn by hand */
    SPEC_PHASE_REENTRY,
    /* who wishes a fun card? At the start everybody is asked at once, after a re-entry its seat
     * (SP-11) */
    SPEC_PHASE_FUN,
    SPEC_PHASES
};

/* Verbs. DECLARE picks own effects, fun cards counted on after them, each effect at most once;
 * amount: SPEC_TARGETS(whom Clairvoyance sees, with whom the hand is swapped), a seat each and 0
 * where the card is not among them. A bet, raise or call that makes or calls an all-in may pick
 * Twice and The arm is a skill in the same way: they are attached to it. */
enum {
    SPEC_NO = HOLDEM_VERBS, /* to a window; the straddle is not doubled; no fun card is wished */
    SPEC_DECLARE,
    /* unasked, any time in a hand: amount 1 "not this hand", 0 "ask me" */
    SPEC_STAND,
    SPEC_DOUBLE,   /* re-straddle */
    SPEC_DISCARD,  /* picks the one of three hole cards that goes back to the deck */
    SPEC_TAKE_TOP, /* the run-out's next cards come from the top */
    SPEC_DRAW,     /* they are picked from the deck, face down */
    SPEC_LEAVE,
    SPEC_REENTER, /* picks the own effects that are exchanged for new ones */
    SPEC_DRINK,   /* a drink for the next pause between two hands */
    SPEC_WISH,    /* draws a fun card */
    SPEC_VERBS
};
enum { SPEC_TARGETS_MOST = SEATS * SEATS - 1 };
#define SPEC_TARGETS(seen, swapped) ((seen) + SEATS * (swapped))

/* Options, after hold'em's. */
enum {
    /* mask of the effects there are; 0: none, and plain hold'em with re-entries */
    SPEC_LIST = HOLDEM_OPTIONS,
    /* so many kinds at the first level, one more with each; 0: all from the start */
    SPEC_JOIN,
    SPEC_FUN_CARDS,      /* enum spec_fun (SP-11) */
    SPEC_ENTRY,          /* effects at entry and re-entry (SP-12) */
    SPEC_REENTRIES,      /* a player's most (SP-03) */
    SPEC_REENTRY_LEVELS, /* they end when so many levels are over */
    SPEC_BREAKS,         /* a break after each so many levels; 0: none */
    SPEC_DRINKS,         /* enum spec_bar (SP-13) */
    /* 1: only who is under the gun may use Straddle, and straddles (SP-33) */
    SPEC_OWN_STRADDLE,
    SPEC_OPTIONS
};

/* Who draws fun cards: nobody, every player, or those who wish to. */
enum spec_fun { SPEC_FUN_NONE, SPEC_FUN_ALL, SPEC_FUN_WISH };

/* What the bar has: the card is the same with each drink. */
enum spec_bar { SPEC_NO_BAR, SPEC_SOFT_BAR, SPEC_FULL_BAR /* sake, beer and the like too */ };

/* Reasons why not. */
enum {
    SPEC_NOT_THE_TIME = HOLDEM_REASONS_END, /* this card has another window */
    SPEC_NULLIFIED,
    SPEC_RUNS_ALREADY,
    SPEC_NO_TARGET,
    SPEC_THREE_CARDS, /* a hand of three: discard first */
    SPEC_EXCHANGED_TWICE,
    SPEC_TOO_FEW, /* Straddle needs four players */
    SPEC_ONE_OF_A_KIND,
    /* this action makes or calls no all-in with a card to come */
    SPEC_NO_ALL_IN,
    SPEC_PASSIVE_RUNS,
    SPEC_DISCARD_FIRST,
    SPEC_SOMEBODY_BUST, /* Feeling good */
    SPEC_HAND_FULL,     /* three effects are held */
    SPEC_DRANK,
    SPEC_CANT_DOUBLE, /* the stack is too short for it in full */
    SPEC_REASONS_END
};

/* Reasons of events. */
enum {
    SPEC_WHY_GIVE = HOLDEM_WHYS, /* pack to held: an entry, a re-entry */
    SPEC_WHY_BREAK,              /* NOTE: a break; pack to held: its card */
    SPEC_WHY_DRINK,              /* SET: it is ordered; pack to held: its card */
    SPEC_WHY_FUN,                /* MAKE */
    SPEC_WHY_PACK,               /* the pack is put together and shuffled: nothing to see */
    SPEC_WHY_ANSWER,             /* SEAL, OPEN, EMPTY: answers to a window */
    /* MOVE: held or fun to table; NOTE (who, to = whose, face): its target */
    SPEC_WHY_DECLARE,
    SPEC_WHY_ATTACH,  /* MOVE: held or fun to table, with an all-in */
    SPEC_WHY_RESOLVE, /* MOVE: table to used; what it does follows */
    SPEC_WHY_BACK,    /* MOVE: table to held: it could not work, or was not needed */
    SPEC_WHY_TWICE,   /* SET; NOTE: amount = 1, 2: the awards of this board follow */
    /* GATHER of the flop, then it is dealt anew with HOLDEM_WHY_FLOP */
    SPEC_WHY_EXCHANGE,
    SPEC_WHY_STRADDLE, /* SET; the chips go with HOLDEM_WHY_STRADDLE */
    SPEC_WHY_PASSIVE,
    SPEC_WHY_BOTH,         /* SET */
    SPEC_WHY_SWAP,         /* MOVE: hand to mix to hand */
    SPEC_WHY_CLAIRVOYANCE, /* SHOW */
    /* MOVE: deck to hand; with the discard hand to mix, mix to deck and to hand */
    SPEC_WHY_UPGRADE,
    SPEC_WHY_NULLIFY,
    SPEC_WHY_BUTTON,
    SPEC_WHY_MEOW, /* SET */
    SPEC_WHY_TOAST,
    SPEC_WHY_GOOD,           /* NOTE */
    SPEC_WHY_ARM,            /* SET */
    SPEC_WHY_STAND,          /* SET of QUIET */
    SPEC_WHY_REENTER,        /* bank to stack */
    SPEC_WHY_EXCHANGE_CARDS, /* effects given back at a re-entry, and those drawn for them */
    SPEC_WHY_COLLECT,        /* effects of who is out go to the pack */
    SPEC_WHYS
};

/* Questions; each works on any view. */
/* The order number printed on a card (SP-20); 0 on a fun card. */
int spec_number(int effect);
/* Of those that are used at once by several, does just the early one take effect (SP-21)? */
bool spec_one_only(int effect);
/* English, to be translated; the word where a table is written down, also of its pictures. */
const char *spec_name(int effect);
const char *spec_word(int effect);
/* What it aims at, so that a declaration names it (SPEC_TARGETS). */
enum spec_aim { SPEC_AIMS_AT_NOBODY, SPEC_SEES_HAND, SPEC_SWAPS_HAND };
enum spec_aim spec_aim(int effect);
/* May it be declared on anybody's turn, and lie ready for it? Is it laid with an all-in? */
bool spec_any_turn(int effect);
bool spec_with_all_in(int effect);
/* The kinds that are dealt at a level, from 0: a mask (SPEC_LIST, SPEC_JOIN). */
uint16_t spec_dealt(const struct rules *r, int level);
/* Why an effect can't be declared by a seat in the window that is open, REASON_OK if it can;
 * targets apart. */
int spec_refuses(const struct rules *r, const struct board *b, int who, int effect);
/* Is it worth a word whether a seat declares something in the window that is open? `b` as that seat
 * sees it. Where hands are hidden from others at the same screen
 * (`shared`) that must not depend on what is held: then it is at the award, before a run-out, and
 * for who wishes to be asked; else where a card that belongs to the window is held, or one of
 * `ready` (a mask of effects), and for who wishes wherever one could be declared. Everything else
 * is a no. */
bool spec_stops(const struct rules *r, const struct board *b, int who, bool shared, bool wishes,
                unsigned ready);
/* May Clairvoyance see, or Hand Swap take, the hand of `whose`? */
bool spec_may_target(const struct board *b, int who, int effect, int whose);

/* Whom a declaration of that amount means by such an aim. */
static inline int spec_target(enum spec_aim aim, int32_t amount)
{
    return aim == SPEC_SWAPS_HAND ? amount / SEATS : amount % SEATS;
}
/* …and the amount that means that seat by an effect. */
static inline int32_t spec_targets_of(int effect, int whose)
{
    const enum spec_aim aim = spec_aim(effect);
    return aim == SPEC_SEES_HAND    ? SPEC_TARGETS(whose, 0)
           : aim == SPEC_SWAPS_HAND ? SPEC_TARGETS(0, whose)
                                    : 0;
}

static inline int spec_cards(const struct board *b, int who)
{
    return board_count(b, SPEC_HELD + who) + board_count(b, SPEC_FUN + who);
}
/* The face of a pick: own effects, then fun cards. */
static inline card spec_picked(const struct board *b, int who, int pick)
{
    const int held = board_count(b, SPEC_HELD + who);
    return pick < held ? board_face(b, SPEC_HELD + who, pick)
                       : board_face(b, SPEC_FUN + who, pick - held);
}
static inline bool spec_three(const struct board *b, int who)
{
    return board_count(b, HOLDEM_HAND + who) > HOLDEM_HOLE_CARDS;
}

#endif
