/* power_up_names.h - a table of Power Up as skins, bots and tests may name it. It is hold'em's
 * table (holdem_names.h) with its own things after those. */
#ifndef CARRE_POWER_UP_NAMES_H
#define CARRE_POWER_UP_NAMES_H

#include "holdem_names.h"

/* The ten powers, by what they cost (PU-08); PU-03 counts them from 1. They are cards of their own.
 *
 * ROW(ID, its word where a table is written down, its option's, what it costs unless said
 * otherwise): from these rows come its place (POWER_DEPLOY), the reason of the events that come of
 * it (POWER_UP_WHY_DEPLOY) and its option (POWER_UP_COST). All else that is said of each power
 * stands in one table a room, none of which compiles while a row is missing: rules/powers.c,
 * bots/power_up_think.c, skin/pu_powers.c, told/rules_power_up.c. */
#define POWER_UP_POWERS(ROW)                                  \
    ROW(CLONE, "clone", "cost_clone", 2)                      \
    ROW(XRAY, "x-ray", "cost_x_ray", 2)                       \
    ROW(DEPLOY, "deploy", "cost_deploy", 3)                   \
    ROW(EMP, "emp", "cost_emp", 3)                            \
    ROW(INTEL, "intel", "cost_intel", 3)                      \
    ROW(DISINTEGRATE, "disintegrate", "cost_disintegrate", 4) \
    ROW(SCANNER, "scanner", "cost_scanner", 4)                \
    ROW(ENGINEER, "engineer", "cost_engineer", 5)             \
    ROW(RELOAD, "reload", "cost_reload", 5)                   \
    ROW(UPGRADE, "upgrade", "cost_upgrade", 5)

#define POWER_UP_PLACE(id, word, option, cost) POWER_##id,
enum power { POWER_UP_POWERS(POWER_UP_PLACE) POWERS };
static inline card power_card(int power) { return (card)(CARD_OWN + power); }
static inline bool card_is_power(card c) { return c >= CARD_OWN && c < CARD_OWN + POWERS; }
static inline int card_power(card c) { return c - CARD_OWN; }

enum {
    POWER_UP_HELD_MOST = 6,
    POWER_UP_DEPLOYS = 2,
    POWER_UP_DISINTEGRATES = 2,
    POWER_UP_LOOKED = 3
};

/* Zones. */
enum {
    /* one a seat: the powers it holds, in the order in which they came. A copy from Clone lies
     * open (PU-53) */
    POWER_UP_HELD = HOLDEM_ZONES,
    /* the powers played in this hand, the last one at the end; face up */
    POWER_UP_PLAYED = POWER_UP_HELD + SEATS,
    /* cards held out for a choice: Engineer's three, face up, the deck's top first; Upgrade's
     * new one, for its player alone */
    POWER_UP_FAN,
    /* a hand while Upgrade takes a card out of it: nobody else sees which (PU-44). Empty
     * whenever somebody is waited for */
    POWER_UP_MIX,
    POWER_UP_ZONES
};

/* Numbers. Those of a seat are `name + seat`. */
enum {
    POWER_UP_ENERGY = HOLDEM_NUMS,
    /* mask of the seats that see the deck's next card for the rest of the hand (PU-47) */
    POWER_UP_INTEL = POWER_UP_ENERGY + SEATS,
    /* so many cards of the board, from the left, are locked (PU-30) */
    POWER_UP_LOCKED,
    /* the first card of the board that came in this round of betting (PU-50); those before it
     * are no targets */
    POWER_UP_ROUND_FROM,
    POWER_UP_EMP, /* 1: no more powers in this round (PU-49) */
    /* 1 + the power whose player has yet to choose: Scanner, Engineer, Upgrade; 0: none */
    POWER_UP_CHOOSING,
    POWER_UP_NUMS
};

/* Verbs. PLAY: `about` is the power's index in the player's own POWER_UP_HELD; Disintegrate picks a
 * card of the board, Reload one or two of its hand. */
enum {
    POWER_UP_PLAY = HOLDEM_VERBS,
    POWER_UP_KEEP,  /* Scanner: the two cards stay on the deck */
    POWER_UP_THROW, /* Scanner: both go out */
    /* Engineer: picks from POWER_UP_FAN the card that becomes the deck's next */
    POWER_UP_NEXT,
    /* Upgrade: picks the card that goes, from POWER_UP_FAN (the new one), then the hand */
    POWER_UP_DISCARD,
    POWER_UP_VERBS
};

/* Options, after hold'em's (HOLDEM_STRUCTURE says which blinds). */
enum {
    POWER_UP_LIST = HOLDEM_OPTIONS, /* mask of the powers there are (PU-03) */
    /* so many kinds at the first level, one more with each level (powers_dealt); 0: all from the
     * start */
    POWER_UP_JOIN,
    POWER_UP_START,
    POWER_UP_MOST, /* powers at the start, and held at most (PU-04) */
    /* 1: the player with chips has a turn for powers on each street of a run-out (PU-25) */
    POWER_UP_RUN_OUT,
    POWER_UP_ENERGY_START,
    POWER_UP_ENERGY_MOST,
    POWER_UP_ENERGY_GAIN,
    /* who gains energy after a hand: 0 everyone, 1 players short of powers (PU-06) */
    POWER_UP_ENERGY_SHARE,
    POWER_UP_COST, /* + power: its cost */
    POWER_UP_OPTIONS = POWER_UP_COST + POWERS
};

/* Reasons why not, in the order in which they are looked for. */
enum {
    POWER_UP_NO_MORE_POWERS = HOLDEM_REASONS_END, /* an EMP in this round (PU-49) */
    POWER_UP_ENERGY_SHORT,                        /* PU-08 */
    /* Deploy or Disintegrate twice in this hand (PU-40, PU-51) */
    POWER_UP_CAP_REACHED,
    POWER_UP_DECK_SHORT, /* PU-27 */
    /* every card that Disintegrate could take is locked (PU-30) */
    POWER_UP_ALL_LOCKED,
    POWER_UP_NO_TARGET, /* no card came in this round (PU-50) */
    /* the board would have fewer than three cards in the end (PU-51) */
    POWER_UP_BOARD_NEEDED,
    /* X-Ray: everybody shows a card already (PU-43) */
    POWER_UP_ALL_SHOWN,
    POWER_UP_INTEL_RUNS,     /* PU-47 */
    POWER_UP_NOTHING_PLAYED, /* Clone: no other power in this hand (PU-52) */
    /* fold: the betting is over, this turn is for powers (PU-25) */
    POWER_UP_ONLY_POWERS,
    POWER_UP_REASONS_END
};

/* Reasons of events. */
#define POWER_UP_REASON(id, word, option, cost) POWER_UP_WHY_##id,
enum {
    POWER_UP_WHY_GIVE = HOLDEM_WHYS, /* MAKE: a power comes to a seat */
    POWER_UP_WHY_ENERGY,             /* SET: energy gained or, by PLAY, paid */
    /* MOVE: held to played. What it is about is told by the events that follow */
    POWER_UP_WHY_PLAY,
    POWER_UP_WHY_KEEP,  /* NOTE */
    POWER_UP_WHY_THROW, /* MOVE: deck to muck */
    POWER_UP_WHY_LOCK,  /* SET of LOCKED */
    /* UNMAKE: powers of who is out, and those played when the hand is over */
    POWER_UP_WHY_VANISH,
    /* What comes of a power, a reason each:
     *
     *   clone         MAKE: the copy
     *   x-ray         SHOW of a hole card; NOTE (who = the opponent, from its hand): it has no
     *                     effect on this one
     *   deploy        MOVE: deck to board
     *   emp           SET; 0 again when the round is over
     *   intel         SET of INTEL, SHOW of the deck's next card
     *   disintegrate  MOVE: board to muck
     *   scanner       SHOW on the deck, to the player
     *   engineer      MOVE: deck to fan, later the chosen one back and the others to the muck
     *   reload        MOVE: hand to muck, left place first, then deck to hand; a kept right card
     *                     moves from the hand to the hand, back behind the new left one
     *   upgrade       MOVE: deck to fan; later the choice: fan and hand to mix, one to the muck,
     *                     the rest to the hand in any order */
    POWER_UP_POWERS(POWER_UP_REASON) POWER_UP_WHYS
};

/* The power that an event's reason tells of; -1: none. */
static inline int power_of_why(int why)
{
    return why >= POWER_UP_WHY_CLONE && why < POWER_UP_WHY_CLONE + POWERS ? why - POWER_UP_WHY_CLONE
                                                                          : -1;
}

/* Questions; each works on any view. */
/* The name of a power in English, to be translated. */
const char *power_name(int power);
/* How often it may be played in a hand, by all players together; 0: as often as one can. */
int power_most(int power);
/* The kinds that are dealt at a level: a mask (POWER_UP_LIST, POWER_UP_JOIN). */
uint16_t powers_dealt(const struct rules *r, int level);
static inline int power_cost(const struct rules *r, int power)
{
    return r->option[POWER_UP_COST + power];
}
/* Cards of the board still to come (PU-51). */
static inline int power_up_to_come(const struct board *b)
{
    static const int8_t left[HOLDEM_STREETS] = {5, 2, 1, 0};
    return left[b->num[HOLDEM_STREET]];
}
/* Does a seat show one of its hole cards to everybody (PU-43)? */
static inline bool power_up_shows(const struct board *b, int who)
{
    for (int i = 0; i < board_count(b, HOLDEM_HAND + who); i++)
        if (board_cell(b, HOLDEM_HAND + who, i).seen == SEAT_ALL)
            return true;
    return false;
}
/* How often a power was played in this hand, by anybody. */
static inline int power_up_played(const struct board *b, int power)
{
    int n = 0;
    for (int i = 0; i < board_count(b, POWER_UP_PLAYED); i++)
        n += board_face(b, POWER_UP_PLAYED, i) == power_card(power);
    return n;
}
/* The last power of this hand that Clone can copy; -1: none. */
static inline int power_up_last(const struct board *b)
{
    for (int i = board_count(b, POWER_UP_PLAYED) - 1; i >= 0; i--)
        if (board_face(b, POWER_UP_PLAYED, i) != power_card(POWER_CLONE))
            return card_power(board_face(b, POWER_UP_PLAYED, i));
    return -1;
}

#endif
