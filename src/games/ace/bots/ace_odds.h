/* ace_odds.h - what a duel is worth from where it stands: sampled draws, how much a turn's shot
 * deals after so many reloads, and from that, backwards from the last bullet, the chance to win the
 * duel with so many hit points, bullets, reloads and cards left in the pile.
 *
 * Everything is worked out from one view and thrown away. Chances are whole numbers from 0 to
 * ACE_SURE. */
#ifndef CARRE_ACE_ODDS_H
#define CARRE_ACE_ODDS_H

#include "ace_gun.h"
#include "rng.h"
#include "view.h"

enum {
    ACE_SURE = 1 << 16,
    ACE_TAPES = 192,
    ACE_TAPE = 14,
    ACE_HP_MOST = 64,
    ACE_STAGES = 3,
    ACE_HEAPS = 11,
    ACE_HEAP = 5,
    ACE_DAMAGE_MOST = 64
};

/* How well and how long it is thought. */
struct ace_skill {
    int tapes;   /* sampled draws for each thing weighed, at most ACE_TAPES */
    int again;   /* with so many, if they are more, what seems best is weighed once more */
    int turns;   /* sampled turns for the chances */
    bool counts; /* remembers discards that may not be leafed through */
    bool plans;  /* weighs later turns; else fires when the shot is decent */
    int slips;   /* of a hundred choices, how many are not the best one */
    int hoard;   /* price of bonuses in hundredths of the usual */
};

struct ace_odds {
    const struct view *v;
    const struct ace_skill *skill;
    card hand[ACE_CARDS_MOST];
    /* cards held; hand limit; cards in the pile; cards that a renewed pile would have */
    int n, limit, pile, out;
    /* against Overkill with those that bonuses will bring; most: hit points that the table knows */
    int hp, bullets, reloads, most;
    /* the last duel: bonuses have no price, and whatever can be declared goes with the last shot
     * that allows it */
    bool final;
    struct ace_aim aim; /* of this shot, what is armed included */
    /* of this shot as armed; of the next ones without one-use bonuses; of the one with the last
     * bullet */
    struct ace_gun now, later, last;
    /* final: of the shot at the deadline, with all declared that changes no card */
    struct ace_gun all;
    card unseen[56];
    int nunseen;
    /* of deals and table that can be asked for: one more than reloads, at most ACE_STAGES */
    int stages;
    int ntapes, laid; /* draws that things are weighed with; those that there are */
    int ntape[ACE_TAPES];
    card tape[ACE_TAPES][ACE_TAPE]; /* what would be drawn, in order */
    /* of ACE_SURE: damage of a turn after so many discards; [1] with the last bullet; [2] final,
     * with the last but one, if bonuses go with it; [3] with a short hand */
    uint16_t deals[4][ACE_STAGES][ACE_DAMAGE_MOST];
    /* chance that bonuses make up for so many hit points, prices taken off: [0] with no bullet
     * left, [1] on a shot too */
    int32_t saved[2][ACE_HP_MOST + 1];
    int32_t won[ACE_HEAPS + 1]; /* a won duel, by what the pile has left */
    /* the fewest bullets with which a bonus may still be declared: 1, 2 or (never) 9 */
    int deadline;
    /* deadline 2: what those are worth that may be declared until then, */
    int all_points;
    int32_t all_share;                             /* and what is left of the run after them */
    int nonzero[4][ACE_STAGES];                    /* of deals: how many damages there are, */
    uint8_t dealt[4][ACE_STAGES][ACE_DAMAGE_MOST]; /* and which, ascending */
    bool ready[7][7][ACE_HEAPS + 1];
    /* bullets, reloads, heap, stage, hit points; worked out where it is asked for */
    uint16_t table[7][7][ACE_HEAPS + 1][ACE_STAGES][ACE_HP_MOST + 1];
};

/* All that a seat knows of the duel and of the run after it. Borrows view and skill. */
void ace_odds_read(struct ace_odds *o, const struct view *v, const struct ace_skill *skill,
                   struct rng *rng);
/* After a shot that leaves so many hit points (0 and less: won), with so many bullets and reloads
 * and cards in the pile before the refill of `short_by` cards. */
int ace_odds_after(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int refill);
/* The same for the very shot that is being weighed: with the last bullet, what could still be
 * declared on it has been weighed already. */
int ace_odds_fired(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int refill);
/* The chance just after new cards were drawn, not yet looked at. */
int ace_odds_drawn(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int stage);
/* Of these cards in the hand: the best of firing now and of discarding once more. `pile`: cards
 * left. `more`: hit points that a bonus would have been worth later. */
int ace_odds_hand(struct ace_odds *o, const struct ace_gun *g, const card *cards, int n, int hp,
                  int bullets, int reloads, int pile, int stage, int more);

#endif
