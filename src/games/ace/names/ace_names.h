/* ace_names.h - Ace of Spades as skins, bots and tests may name it: what lies on the board, what is
 * done there, and why.
 *
 * One seat or two (AS-50 to AS-59). The whole game is written by `who`: hands and declarations
 * belong to a seat, everything else is common (AS-53). Whose turn it is: the one seat in the
 * board's `waiting`, the same as ACE_ACTIVE, in every phase; the other is the partner. The hand
 * limit is ace_hand_limit; the shared row is filled to ACE_SHARED_CARDS. Picks count the own hand
 * first (0 to n - 1), then the shared row (n on): ace_cards gives the faces in that order. */
#ifndef CARRE_ACE_NAMES_H
#define CARRE_ACE_NAMES_H

#include "ace_enemies.h"
#include "game.h"

/* Zones. A hand lies sorted; all others lie in the order in which things came, the last card on
 * top. */
enum {
    ACE_HAND = 0,                  /* one a seat, seen by its owner */
    ACE_SHARED = ACE_HAND + SEATS, /* the open row of the game for two; empty in solo */
    ACE_PILE,
    /* face up; whether one may leaf through it: ace_discard_open */
    ACE_DISCARD,
    ACE_ASIDE, /* the Joker before a bonus brings it (AS-38) */
    /* cards of the pile while peek or pick shows them to who used it; the first was the top */
    ACE_SHOWN,
    /* cards of the shot being fired, until its damage is done */
    ACE_SHOT,
    /* one card, ace_enemy_card(index), or none between two duels */
    ACE_ENEMY,
    /* one-use bonuses not yet used: the index is the slot that `about` of use, arm, disarm names */
    ACE_BONUSES,
    ACE_PERMANENTS,
    ACE_GONE, /* used one-use bonuses */
    ACE_ZONES
};

/* Numbers. */
enum {
    ACE_HP,
    ACE_HP_MAX,
    /* _MAX: as many as this duel has had: chambers that were ever loaded */
    ACE_BULLETS,
    ACE_BULLETS_MAX,
    ACE_RELOADS,
    ACE_RELOADS_MAX,
    ACE_MARKER,  /* 1 to 12: which duel (AS-03) */
    ACE_WON,     /* 0 undecided, 1 won, -1 lost */
    ACE_CLAIMED, /* bit k: kind k was claimed in this duel (norepeat) */
    ACE_SHOTS,   /* fired in this duel, jams included (first) */
    /* 1: the shot of this turn has been made, its end is being settled (AS-12, AS-18) */
    ACE_FIRED,
    /* card of the bonus whose effects are happening now, 0: none */
    ACE_USING,
    ACE_VERB, /* which effect of it is next */
    /* 1: an earlier effect of it did something, so that the next may be waived */
    ACE_DONE,
    ACE_ACTIVE, /* the seat whose turn it is; 0 in solo */
    ACE_SAID,   /* + seat: hints said in this turn */
    /* + seat: the last of them, until the partner's turn for which it was meant is over:
     * ace_word_said */
    ACE_WORD = ACE_SAID + SEATS,
    /* the scene in which the second wind came last, 0: none yet */
    ACE_WIND = ACE_WORD + SEATS,
    ACE_NUMS
};

/* Verbs. Picks are cards of the hand unless said otherwise; `about` is a slot of ACE_BONUSES for
 * use, arm and disarm.
 *   shoot     no picks: the best shot there is. Else five cards (Easy: fewer; short hands: all).
 *             .0 =0 the claim with the highest damage, =1 to =9 the best one of that kind; .1 =code
 *                 exactly this claim (ace_claim_code)
 *   discard   at least one card, for a reload        renew     for a reload        jam       any
 *       five (Easy: 1 to 5; short hands: all)
 *   use       a bonus that acts now. With picks where its first effect wants cards (cycle: of the
 *             hand; recall: of the discard pile,
 *             but at Hard and Nightmare it is used first and opens the pile then, for one may not
 *                 look before)
 *   arm       declares a bonus on the next shot; again: changes it and puts it last in the order of
 *             changes (AS-29).
 *             picks: the cards to be changed; amount: recolour a suit, rerank any a rank, step bit
 *                 i set: pick i goes up, else down
 *   disarm    takes the declaration back
 *   trim      cards above the limit at the end of a turn
 *   arrange   peek: cards of ACE_SHOWN, the first picked will be drawn first; those not picked
 *             follow in their old order
 *   take      pick: the one card of ACE_SHOWN; recall: cards of ACE_DISCARD
 *   cycle     cards to be changed by a bonus that shows something first
 *   yield     with no bullet left: the run is given up
 *   hint      a vague word to the partner (AS-54), for two only, while a turn is open (aim): by the
 *             player on turn, and by the partner, who is in the board's
 *             `may` then: nobody waits for him. ACE_HINTS_A_TURN each in a turn, no matter whose.
 *             .0 amount: which of enum ace_hint but WANT; .1 =WANT and one card picked of the
 *                 shared row alone (zone ACE_SHARED) */
enum {
    ACE_SHOOT,
    ACE_DISCARD_DRAW,
    ACE_RENEW,
    ACE_JAM,
    ACE_USE,
    ACE_ARM,
    ACE_DISARM,
    ACE_TRIM,
    ACE_ARRANGE,
    ACE_TAKE,
    ACE_CYCLE,
    ACE_YIELD,
    ACE_HINT,
    ACE_VERBS
};

/* What can be hinted: nothing exact. */
enum ace_hint {
    ACE_HINT_LITTLE, /* not much this time */
    ACE_HINT_GOOD,   /* a good hand */
    ACE_HINT_RELOAD, /* I need a reload */
    ACE_HINT_MINE,   /* leave this one to me */
    ACE_HINT_YOURS,  /* you finish it */
    ACE_HINT_KEEP,   /* let us keep the bonuses */
    ACE_HINT_WANT,   /* I want that shared card */
    ACE_HINTS
};

enum {
    ACE_PHASE_AIM,  /* a turn: everything is open */
    ACE_PHASE_LAST, /* no bullet left: use a bonus with bullet or damage, or yield (AS-12) */
    ACE_PHASE_TRIM,
    ACE_PHASE_ARRANGE,
    ACE_PHASE_PICK,
    ACE_PHASE_RECALL,
    ACE_PHASE_CYCLE
};

enum { ACE_EASY, ACE_NORMAL, ACE_HARD, ACE_NIGHTMARE };
/* Options. */
enum {
    ACE_DIFFICULTY,
    ACE_ZERO, /* no bullet left and the enemy alive: one of those below */
    ACE_OPTIONS
};

/* Bonuses may still save the run (AS-12's ruling); it is lost at once; as the first, and once a
 * scene the last bullet comes back of itself: help, so that run is practice (AS-08). */
enum { ACE_ZERO_BONUSES, ACE_ZERO_LOST, ACE_ZERO_WIND };

enum {
    ACE_HAND_LIMIT = 8,
    ACE_HAND_LIMIT_OF_TWO = 5,
    ACE_SHARED_CARDS = 3,
    ACE_HINTS_A_TURN = 2,
    ACE_SHOT_CARDS = 5,
    ACE_COUNTER_MOST = 6,
    ACE_DUELS = 12,
    ACE_SLOTS = 10
};

/* Envelopes: one for each slot of ACE_BONUSES, and one that lies empty, through which the match
 * hears what can't be taken back (AS-08). */
enum { ACE_FINAL = 15 };

/* Reasons why not. */
enum {
    ACE_NO_COMBINATION = REASON_OWN,
    ACE_NOT_HELD,
    ACE_SHOT_SIZE,
    ACE_NO_CLAIM_OF_KIND,
    ACE_NO_RELOADS,
    ACE_NO_HAND,
    ACE_NO_DISCARD,
    ACE_CAN_SHOOT,
    ACE_CAN_RELOAD,
    ACE_NO_BONUSES,
    ACE_NO_PENALTY,
    ACE_NO_PILE,
    ACE_JOKER_OUT,
    ACE_COUNTERS_FULL,
    ACE_LAST_ONLY,
    ACE_JOKER_STAYS,
    ACE_NOTHING_CHANGED,
    ACE_IDLE,
    ACE_SAID_ENOUGH,
    ACE_REASONS_END
};

/* Reasons of events. NOTE events carry what their line says; `face` is the card of an enemy or
 * bonus where one is the cause. */
enum {
    ACE_WHY_NONE,
    ACE_WHY_DEAL,    /* pile to hand: the first cards of a run or scene */
    ACE_WHY_DRAW,    /* pile to hand: a refill, or by a bonus */
    ACE_WHY_DISCARD, /* hand to discard pile: discard and draw */
    ACE_WHY_SHOT,    /* hand to ACE_SHOT: a card is fired */
    /* NOTE: from = kind, amount = ace_claim_code, face = what the Joker is or CARD_NONE */
    ACE_WHY_CLAIM,
    /* NOTE: a step of the damage: from = step (ace_claims.h), to = slot or ACE_NO_SLOT, face =
     * whose, amount = how much */
    ACE_WHY_STEP,
    ACE_WHY_TOTAL,  /* NOTE: amount = the damage of the shot, excess included */
    ACE_WHY_HIT,    /* hit points off by a shot */
    ACE_WHY_DAMAGE, /* hit points off by a bonus */
    ACE_WHY_AWAY,   /* ACE_SHOT to discard pile */
    /* NOTE: face = the enemy, amount = damage in excess, to = 1 if by a shot */
    ACE_WHY_KILL,
    ACE_WHY_BONUS,     /* enemy to bonuses */
    ACE_WHY_PERMANENT, /* enemy to permanents */
    ACE_WHY_SPEND_BULLET,
    ACE_WHY_SPEND_RELOAD,
    ACE_WHY_GAIN_BULLET,
    ACE_WHY_GAIN_RELOAD,
    ACE_WHY_RENEW,  /* discard pile into the draw pile, shuffled */
    ACE_WHY_JAM,    /* NOTE, then cards from hand to ACE_SHOT */
    ACE_WHY_MARKER, /* the marker goes on */
    ACE_WHY_REVEAL, /* an enemy is made; its hit points are set */
    ACE_WHY_LOAD,   /* bullets and reloads of a new duel */
    ACE_WHY_SCENE,  /* NOTE: amount = 1 to 4; then everything is shuffled together */
    ACE_WHY_USE,    /* a bonus is used: bonuses to gone */
    ACE_WHY_ARM,
    ACE_WHY_DISARM,
    ACE_WHY_DECLARE, /* a declaration is opened: it is part of the shot */
    ACE_WHY_SPENT,   /* bonuses to gone: it was part of the shot */
    ACE_WHY_JOKER,   /* the Joker comes to hand */
    ACE_WHY_TRIM,
    ACE_WHY_CYCLE,
    ACE_WHY_RECALL,
    ACE_WHY_PEEK,   /* pile to ACE_SHOWN */
    ACE_WHY_BACK,   /* ACE_SHOWN to pile */
    ACE_WHY_PICK,   /* ACE_SHOWN to hand */
    ACE_WHY_LAST,   /* NOTE: no bullet left, but a bonus may help */
    ACE_WHY_MEMORY, /* book-keeping, nothing to see */
    /* NOTE: a new turn begins, who's; for two the first one of a run is told too */
    ACE_WHY_TURN,
    ACE_WHY_WIN,
    ACE_WHY_LOSE,
    /* NOTE: who says from = enum ace_hint, face = the wanted shared card or CARD_NONE */
    ACE_WHY_HINT,
    ACE_WHY_WIND, /* NOTE: who's last bullet comes back */
    ACE_WHYS
};

/* Questions. */
/* Cards of one's own that a hand holds when a turn begins (AS-07). */
static inline int ace_hand_limit(const struct board *b)
{
    return b->nseats > 1 ? ACE_HAND_LIMIT_OF_TWO : ACE_HAND_LIMIT;
}
/* Whose turn comes after who's: the partner's, alone one's own. */
static inline int ace_next(const struct board *b, int who) { return (who + 1) % b->nseats; }
/* What a seat said last, -1 if nothing that still counts; `face` (may be NULL) is the shared card
 * that it wants, CARD_NONE if it spoke of none. */
static inline int ace_word_said(const struct board *b, int who, card *face)
{
    const int32_t word = b->num[ACE_WORD + who];
    if (face)
        *face = word >> 8 ? (card)((word >> 8) - 1) : (card)CARD_NONE;
    return (word & 255) - 1;
}
static inline const struct ace_data *ace_data(const struct rules *r) { return r->data; }
static inline int ace_difficulty(const struct rules *r) { return r->option[ACE_DIFFICULTY]; }
/* The enemy printed on a card, NULL if it is no enemy. */
static inline const struct ace_enemy *ace_enemy_of(const struct rules *r, card c)
{
    return c >= CARD_OWN && c < CARD_OWN + ACE_ENEMIES ? &ace_data(r)->enemy[c - CARD_OWN] : NULL;
}
static inline card ace_enemy_card(int index) { return (card)(CARD_OWN + index); }
/* The enemy being fought, NULL between two duels. */
static inline const struct ace_enemy *ace_enemy_now(const struct rules *r, const struct board *b)
{
    return ace_enemy_of(r, board_top(b, ACE_ENEMY));
}
/* The bonus in a slot, NULL if there is none. */
static inline const struct ace_enemy *ace_bonus(const struct rules *r, const struct board *b,
                                                int slot)
{
    return slot >= 0 && slot < board_count(b, ACE_BONUSES) && slot < ACE_SLOTS
               ? ace_enemy_of(r, board_face(b, ACE_BONUSES, slot))
               : NULL;
}
/* The value of a plain card (AS-01). */
static inline int ace_value(card c) { return card_rank(c) == RANK_A ? 1 : card_rank(c) + 2; }
static inline int ace_scene(int marker) { return (marker + 2) / 3; }
static inline int ace_bullets_of(int marker)
{
    const int s = ace_scene(marker);
    return s == 1 ? 2 : s == 4 ? 4 : 3;
}
static inline int ace_reloads_of(int marker, int difficulty)
{
    const int s = ace_scene(marker);
    return (s <= 2 ? 2 : s) - (difficulty == ACE_NIGHTMARE);
}
/* May the discard pile be leafed through now (AS-19, AS-42)? Its top card and number of cards are
 * always to be seen. */
static inline bool ace_discard_open(const struct rules *r, const struct board *b)
{
    return ace_difficulty(r) < ACE_HARD || b->phase == ACE_PHASE_RECALL;
}
/* Will the last bullet come back if the enemy survives it? */
static inline bool ace_has_wind(const struct rules *r, const struct board *b)
{
    return r->option[ACE_ZERO] == ACE_ZERO_WIND &&
           b->num[ACE_WIND] != ace_scene(b->num[ACE_MARKER]);
}
/* With no bullet left (ACE_PHASE_LAST): a bonus brings a bullet, or all damage of bonuses kills. */
bool ace_last_hope(const struct rules *r, const struct board *b);

static inline bool ace_armed(const struct board *b, int slot)
{
    return slot < ACE_SLOTS && b->envelope[slot].full;
}

#endif
