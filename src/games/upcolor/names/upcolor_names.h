/* upcolor_names.h - Upcolor as skins, bots and tests may name it: what lies on the board, what is
 * done there, and why. */
#ifndef CARRE_UPCOLOR_NAMES_H
#define CARRE_UPCOLOR_NAMES_H

#include "game.h"

/* Faces, in the order of the colour code; cards of one colour are all equal (UC-01, UC-05). */
enum {
    UPCOLOR_IMPERIAL = CARD_OWN,
    UPCOLOR_YELLOW,
    UPCOLOR_BLUE,
    UPCOLOR_RED,
    UPCOLOR_VIOLET,
    UPCOLOR_DISCARD,
    UPCOLOR_FACES_END
};
enum {
    UPCOLOR_FACES = UPCOLOR_FACES_END - CARD_OWN,
    UPCOLOR_CARDS = 59,
    UPCOLOR_HAND_CARDS = 7,
    UPCOLOR_ROUNDS = 4
};

/* Zones. */
enum {
    UPCOLOR_HAND = 0, /* one a seat, seen by its owner; sorted */
    /* one a seat: the card it played in this lap; face up */
    UPCOLOR_LAID = UPCOLOR_HAND + SEATS,
    UPCOLOR_PILE = UPCOLOR_LAID + SEATS, /* the draw pile; nobody has seen it */
    /* tricks taken in this round: out of play, all seen, sorted, so that they tell how many of a
     * colour are gone, not in which trick (UC-70) */
    UPCOLOR_ASIDE,
    UPCOLOR_ZONES
};

/* Numbers. Those of a seat are `name + seat`. Money lies in STACK, POT, CARRY and BANK, whose sum
 * never changes. */
enum {
    UPCOLOR_STACK = 0,                    /* chips or sweets of a seat */
    UPCOLOR_DEBT = UPCOLOR_STACK + SEATS, /* what it owes the bank */
    /* 1: cannot win the share of the round in play (UC-55, UC-71) */
    UPCOLOR_BARRED = UPCOLOR_DEBT + SEATS,
    /* paid rounds won in this game (teams: by the team; UC-54, UC-57) */
    UPCOLOR_WON = UPCOLOR_BARRED + SEATS,
    UPCOLOR_WINNINGS = UPCOLOR_WON + SEATS, /* paid out by rounds of this game */
    /* rounds won in the session, with or without a share (teams: by the team) */
    UPCOLOR_ROUNDS_WON = UPCOLOR_WINNINGS + SEATS,
    UPCOLOR_SEATED = UPCOLOR_ROUNDS_WON + SEATS, /* 1: at the table; 0: has left (UC-58) */
    UPCOLOR_PASSED = UPCOLOR_SEATED + SEATS,     /* 1: passed in this lap */
    /* laid into the pot of this game: 0 for who does not play in it */
    UPCOLOR_STAKED = UPCOLOR_PASSED + SEATS,
    UPCOLOR_POT = UPCOLOR_STAKED + SEATS, /* the betting box: what is left of it */
    /* shares that nobody could win: added to the next (UC-55) */
    UPCOLOR_CARRY,
    UPCOLOR_BANK,  /* lends where the table allows it */
    UPCOLOR_GAME,  /* 1: the first of the session */
    UPCOLOR_RICH,  /* 0: Turn one; n: Rich game n (UC-53) */
    UPCOLOR_STAKE, /* of each player in this game */
    /* the pot that this game's shares are parts of */
    UPCOLOR_POT_START,
    UPCOLOR_RISING, /* 0: falling shares, 1: rising (UC-51) */
    UPCOLOR_ROUND,  /* 1 to 4 */
    /* how often this round has been dealt again (UC-40) */
    UPCOLOR_REPLAY,
    /* rounds played in the session, replayed ones not counted */
    UPCOLOR_PLAYED,
    UPCOLOR_DEALER,
    UPCOLOR_LAP,    /* 1: the first lap of the round */
    UPCOLOR_LEADER, /* who led, or is to lead, this lap */
    /* the last of the lap: may not discard (UC-18) */
    UPCOLOR_LAST,
    UPCOLOR_TURN, /* whose turn; -1: nobody's */
    /* the face that is called: UPCOLOR_YELLOW to UPCOLOR_VIOLET; 0: nothing (a lead, or after a
     * discard card: UC-17) */
    UPCOLOR_CALLED,
    /* 1: the lead of the first lap has to be an imperial (UC-30) */
    UPCOLOR_MUST_IMPERIAL,
    /* who takes as things stand (UC-20); -1: nobody has played yet */
    UPCOLOR_ANSWER,
    /* the winner of the round before; -1: none yet */
    UPCOLOR_WINNER,
    /* The ledger of this game, round by round (UC-60). */
    UPCOLOR_ROUND_WINNER, /* +0 to +3: seat + 1; 0: not played yet */
    /* +0 to +3: what was at stake, carried shares included */
    UPCOLOR_ROUND_SHARE = UPCOLOR_ROUND_WINNER + UPCOLOR_ROUNDS,
    /* +0 to +3: what was paid; 0: the winner was barred */
    UPCOLOR_ROUND_PAID = UPCOLOR_ROUND_SHARE + UPCOLOR_ROUNDS,
    UPCOLOR_NUMS = UPCOLOR_ROUND_PAID + UPCOLOR_ROUNDS
};

/* Verbs.
 *   play     one card of the hand
 *   pass     (UC-12)
 *   next     between games, anybody for the table: another game; about = terms (UPCOLOR_TERMS_…)
 *   stop     between games: enough for today
 *   borrow   between games, a seat that can't pay the next stake and may borrow: takes what it
 *            lacks from the bank
 *   leave    between games: this seat goes home (its partner too) */
enum {
    UPCOLOR_PLAY,
    UPCOLOR_PASS,
    UPCOLOR_NEXT,
    UPCOLOR_STOP,
    UPCOLOR_BORROW,
    UPCOLOR_LEAVE,
    UPCOLOR_VERBS
};
/* Terms of the next game: shares, and the height of the pot. The least (0) is a doubled pot with
 * falling shares… but the choice that is offered first keeps the order of shares. */
/* bits: rising shares; back to Turn one instead of a doubled stake */
enum { UPCOLOR_TERMS_RISING = 1, UPCOLOR_TERMS_ANEW = 2 };

enum { UPCOLOR_PHASE_PLAY, UPCOLOR_PHASE_AGREE };

/* Options. */
enum {
    UPCOLOR_GAMES,       /* how many games; 0: until the table stops (UC-60) */
    UPCOLOR_FIRST_STAKE, /* of one player in the first game (UC-50, UC-52) */
    UPCOLOR_FIRST_STACK, /* of each player at the beginning */
    UPCOLOR_SHARES,      /* 0 falling, 1 rising: of the first game */
    UPCOLOR_PENALTY,     /* 1: who keeps a discard card can't win the next share (UC-55) */
    UPCOLOR_TAKER,       /* 0: who answered last takes; 1: who laid last (UC-20) */
    UPCOLOR_TEAMS,       /* 1: two against two, partners opposite (UC-04) */
    UPCOLOR_LEVEL,       /* 0: level 1, chips; 1: level 2, sweets (UC-59) */
    UPCOLOR_LOANS,       /* 1: the bank lends to who can't pay */
    UPCOLOR_TALLY,       /* 1: the table counts the cards that are gone (UC-70) */
    UPCOLOR_POTS,        /* 0: nothing is staked, and rounds won are all that counts */
    UPCOLOR_OPTIONS
};

/* Reasons why not. */
enum {
    UPCOLOR_MUST_FOLLOW = REASON_OWN, /* UC-11: the called colour is held */
    UPCOLOR_NOT_CALLED,               /* UC-14: another colour is called */
    UPCOLOR_VIOLET_ON_RED,            /* UC-16 */
    UPCOLOR_VIOLET_LEAD,              /* UC-16, UC-22: never leads */
    UPCOLOR_LAST_DISCARD,             /* UC-18 */
    UPCOLOR_FIRST_DISCARD,            /* UC-19: not to lead the first lap */
    UPCOLOR_LEAD_IMPERIAL,            /* UC-30: the first lead is an imperial */
    UPCOLOR_LEADER_PASSES_NOT,        /* UC-22: who leads plays */
    UPCOLOR_CAN_PAY,                  /* borrow: there is no need */
    UPCOLOR_NO_LOANS,
    UPCOLOR_BANK_EMPTY,  /* borrow: the bank has not so much */
    UPCOLOR_NOBODY_LEFT, /* next: fewer than two players (teams) can pay */
    UPCOLOR_REASONS_END
};

/* Reasons of events. NOTEs say what their line says. */
enum {
    UPCOLOR_WHY_NONE, /* book-keeping, nothing to see */
    /* NOTE: a game begins: from = UPCOLOR_RICH, amount = stake; to = 1: rising */
    UPCOLOR_WHY_GAME,
    UPCOLOR_WHY_STAKE, /* stack to pot */
    /* NOTE: a round begins: who = dealer, from = round, to = 1: dealt again, amount = its share,
     * carried ones included */
    UPCOLOR_WHY_ROUND,
    UPCOLOR_WHY_GATHER, /* all cards go back to the pile, which is shuffled */
    UPCOLOR_WHY_DEAL,   /* pile to hand */
    /* NOTE: a lap begins: who = leader, to = last seat, amount = lap; from = 1: an imperial must
     * be led, 2: nobody has one (UC-31) */
    UPCOLOR_WHY_LAP,
    UPCOLOR_WHY_LEAD_PASSED, /* NOTE: who can lead nothing, to = who leads instead (UC-23) */
    UPCOLOR_WHY_TURN,        /* TURN becomes whose turn it is */
    UPCOLOR_WHY_PLAY,        /* hand to laid */
    UPCOLOR_WHY_CALL,        /* UPCOLOR_CALLED changes */
    UPCOLOR_WHY_PASS,        /* NOTE */
    /* NOTE: who takes, amount = cards, from = 1: a violet ended the lap */
    UPCOLOR_WHY_TRICK,
    UPCOLOR_WHY_TAKE,         /* laid to aside, `who` takes */
    UPCOLOR_WHY_DRAW,         /* pile to the taker's hand */
    UPCOLOR_WHY_NO_DRAW,      /* NOTE: the pile is empty (UC-21) */
    UPCOLOR_WHY_OUT,          /* NOTE: who has played the last card, and wins the round */
    UPCOLOR_WHY_BLOCKED,      /* NOTE: nobody can lead (UC-40) */
    UPCOLOR_WHY_STRONGEST,    /* SHOW: a hand's strongest card */
    UPCOLOR_WHY_ALONE,        /* NOTE: who alone has the strongest, and wins the round */
    UPCOLOR_WHY_AGAIN,        /* NOTE: a tie: the round is dealt again */
    UPCOLOR_WHY_SHARE,        /* pot or carry to stack: the share of the round */
    UPCOLOR_WHY_BARRED_WIN,   /* pot to carry: the winner is barred */
    UPCOLOR_WHY_PENALTY,      /* BARRED becomes 1: who still holds a discard card */
    UPCOLOR_WHY_PENALTY_OVER, /* BARRED becomes 0 */
    UPCOLOR_WHY_FULL,         /* NOTE: who has won all four rounds, amount = winnings; then PAYs */
    UPCOLOR_WHY_FULL_PAY,     /* stack to stack */
    UPCOLOR_WHY_GAME_OVER,    /* NOTE: the fourth round is paid */
    UPCOLOR_WHY_SPLIT,        /* carry to stacks: no game follows (UC-55) */
    UPCOLOR_WHY_BORROW,       /* bank to stack */
    UPCOLOR_WHY_LEAVE,        /* SEATED becomes 0; of partners one after the other */
    UPCOLOR_WHY_OVER,         /* NOTE: the session is over */
    UPCOLOR_WHYS
};

/* Questions; each works on any view. */
static inline int upcolor_team(const struct rules *r, int s)
{
    return r->option[UPCOLOR_TEAMS] ? s % 2 : s;
}
static inline bool upcolor_partners(const struct rules *r, int a, int b)
{
    return upcolor_team(r, a) == upcolor_team(r, b);
}
static inline bool upcolor_seated(const struct board *b, int s)
{
    return b->num[UPCOLOR_SEATED + s] != 0;
}
static inline int upcolor_hand_count(const struct board *b, int s)
{
    return board_count(b, UPCOLOR_HAND + s);
}
/* Does keeping a discard card cost a share (UC-55)? */
static inline bool upcolor_fines(const struct rules *r)
{
    return r->option[UPCOLOR_POTS] && r->option[UPCOLOR_PENALTY];
}
/* What a seat has: chips or sweets; at a table without pots, rounds won. */
static inline int32_t upcolor_has(const struct rules *r, const struct board *b, int s)
{
    return b->num[(r->option[UPCOLOR_POTS] ? UPCOLOR_STACK : UPCOLOR_ROUNDS_WON) + s];
}
/* The next seat clockwise that is at the table. */
static inline int upcolor_next(const struct board *b, int s)
{
    do
        s = (s + 1) % b->nseats;
    while (!upcolor_seated(b, s));
    return s;
}
/* The share of round 1 to 4 of a pot (UC-51, UC-52): half, quarter and eighth rounded down, and
 * what is left. 0: there is no such round. */
static inline int32_t upcolor_share(int32_t pot, bool rising, int round)
{
    const int32_t half = pot / 2, quarter = pot / 4, eighth = pot / 8,
                  rest = pot - half - quarter - eighth;
    /* rising shares are the falling ones read backwards */
    const int part = rising ? UPCOLOR_ROUNDS + 1 - round : round;
    return part == 1 ? half : part == 2 ? quarter : part == 3 ? eighth : part == 4 ? rest : 0;
}
/* What the round in play pays: its share and what earlier rounds left (UC-51, UC-55). */
static inline int32_t upcolor_at_stake(const struct board *b)
{
    return upcolor_share(b->num[UPCOLOR_POT_START], b->num[UPCOLOR_RISING] != 0,
                         b->num[UPCOLOR_ROUND]) +
           b->num[UPCOLOR_CARRY];
}
/* The nearest stake up (step 1) or down (-1) from this one that makes every share whole; below 1 if
 * there is none (UC-52). */
static inline int32_t upcolor_stake_near(int seats, int32_t stake, int step)
{
    while (stake > 0 && (int64_t)stake * seats % 8)
        stake += step;
    return stake;
}
/* The stake that each player lays for the next game under these terms (UC-53); 0 at a table without
 * pots. */
static inline int64_t upcolor_next_stake(const struct rules *r, const struct board *b, int terms)
{
    return !r->option[UPCOLOR_POTS]     ? 0
           : terms & UPCOLOR_TERMS_ANEW ? r->option[UPCOLOR_FIRST_STAKE]
                                        : 2 * (int64_t)b->num[UPCOLOR_STAKE];
}
/* Can this seat, and its partner, lay that stake (UC-58)? */
static inline bool upcolor_can_pay(const struct rules *r, const struct board *b, int s,
                                   int64_t stake)
{
    for (int p = 0; p < b->nseats; p++)
        if (upcolor_partners(r, s, p) &&
            (!upcolor_seated(b, p) || b->num[UPCOLOR_STACK + p] < stake))
            return false;
    return true;
}
/* How many cards of this face the seat is known to hold. */
static inline int upcolor_holds(const struct board *b, int s, card face)
{
    int n = 0;
    for (int i = 0; i < upcolor_hand_count(b, s); i++)
        n += board_face(b, UPCOLOR_HAND + s, i) == face;
    return n;
}
/* Is the seat about to lead the lap? */
static inline bool upcolor_leads(const struct board *b, int s)
{
    return s == b->num[UPCOLOR_LEADER] && !board_count(b, UPCOLOR_LAID + s);
}
/* Why the seat, whose turn it is, may not play a card of this face; 0: it may. Looks at the seat's
 * hand as far as the board shows it. */
static inline int upcolor_refuses(const struct board *b, int s, card face)
{
    const int called = b->num[UPCOLOR_CALLED];
    if (upcolor_leads(b, s)) {
        if (b->num[UPCOLOR_MUST_IMPERIAL] && face != UPCOLOR_IMPERIAL &&
            upcolor_holds(b, s, UPCOLOR_IMPERIAL))
            return UPCOLOR_LEAD_IMPERIAL;
        return face == UPCOLOR_VIOLET                                ? UPCOLOR_VIOLET_LEAD
               : face == UPCOLOR_DISCARD && b->num[UPCOLOR_LAP] == 1 ? UPCOLOR_FIRST_DISCARD
                                                                     : 0;
    }
    if (face == UPCOLOR_IMPERIAL || face == called)
        return 0;
    if (face == UPCOLOR_DISCARD)
        return s == b->num[UPCOLOR_LAST] ? UPCOLOR_LAST_DISCARD : 0;
    if (face == UPCOLOR_VIOLET)
        return UPCOLOR_VIOLET_ON_RED;
    return !called                             ? 0
           : upcolor_holds(b, s, (card)called) ? UPCOLOR_MUST_FOLLOW
                                               : UPCOLOR_NOT_CALLED;
}
/* The colour that follows a card: 0 after violet or a discard card (UC-14, UC-15, UC-17). */
static inline card upcolor_follows(card c)
{
    return c >= UPCOLOR_IMPERIAL && c < UPCOLOR_VIOLET ? (card)(c + 1) : 0;
}

#endif
