/* ace_claims.h - what cards can be claimed as, and what that does to the enemy. Pure functions, for
 * rules, screen and bots alike.
 *
 *     struct ace_aim aim;
 *     ace_aim_read(&aim, &v->rules, &v->board, v->me);                      what bears on a shot
 *         now: bonuses, penalties, armed declarations
 *     int n = ace_claims(&aim, cards, 5, list, ACE_CLAIMS);                  every claim of these
 *         five cards, best first
 *     int damage = ace_damage(&aim, cards, 5, &list[0].claim, &steps);       each step of AS-26
 *         that does something
 *
 * Cards are the faces as they lie in the hand; changes by armed bonuses are applied inside. A claim
 * names cards by their bit in the list. */
#ifndef CARRE_ACE_CLAIMS_H
#define CARRE_ACE_CLAIMS_H

#include "ace_names.h"

enum {
    ACE_CLAIMS = 128,
    ACE_STEPS = 64,
    ACE_ACTS = 96,
    ACE_TARGETS = 3,
    ACE_NO_SLOT = 255,
    ACE_CARDS_MOST = 64
};

/* A combination: which cards of a list, as what, and what the Joker is if it is one of them
 * (CARD_NONE: it is not). */
struct ace_claim {
    uint8_t kind;
    card joker;
    uint64_t cards;
};
struct ace_scored {
    struct ace_claim claim;
    int damage;
};

/* Steps of the calculation, in the order of AS-26. Those before BASE have no amount: they say that
 * something acted. */
enum ace_step_kind {
    ACE_STEP_CHANGE, /* a bonus changed cards of the shot */
    ACE_STEP_JOKER,  /* the Joker is `card` */
    ACE_STEP_CALM,   /* the penalties are silent, and it matters */
    /* cards of the suit `card` (SUIT_…) are in the shot, but in no combination */
    ACE_STEP_VOID,
    ACE_STEP_SHORT, /* four cards suffice */
    ACE_STEP_BASE,
    ACE_STEP_TWICE,
    ACE_STEP_FACES,
    ACE_STEP_ACES,
    ACE_STEP_NOEXTRA,
    ACE_STEP_DOUBLE,
    ACE_STEP_COMBO,
    ACE_STEP_EXTRA,
    ACE_STEP_LOW,
    ACE_STEP_ADD,
    ACE_STEP_VENGEANCE,
    ACE_STEP_LEAST,
    ACE_STEP_HALVE,
    ACE_STEP_LESS,
    ACE_STEP_CAP,
    ACE_STEP_ZERO,
    ACE_STEP_REPEAT,
    ACE_STEP_KINDS
};
struct ace_step {
    uint8_t kind;
    uint8_t slot; /* of ACE_BONUSES if a one-use bonus is the cause, else ACE_NO_SLOT */
    /* the card of the bonus or enemy that is the cause, CARD_NONE: the rules */
    card source;
    /* JOKER: its face; VOID: the suit; NOEXTRA, DOUBLE, EXTRA: suit, ACE_FACES or ACE_ACES; LOW:
     * a value */
    card what;
    int16_t amount; /* what it adds or takes away */
    int16_t total;  /* after it */
};
struct ace_steps {
    int n;
    struct ace_step step[ACE_STEPS];
};

/* A declaration of an armed bonus: what its envelope holds. */
struct ace_declared {
    uint8_t ntargets;
    card target[ACE_TARGETS];
    uint8_t amount;
    uint16_t order;
};
int32_t ace_declared_pack(const struct ace_declared *d);
struct ace_declared ace_declared_unpack(int32_t amount);

/* One effect that bears on the shot. */
struct ace_act {
    struct ace_effect effect;
    card source;
    uint8_t slot;
    struct ace_declared declared;
};

/* All that bears on a shot, with sums for quick arithmetic. A plain value; what-if: read it,
 * ace_aim_arm more, ask. */
struct ace_aim {
    int nacts;
    /* one-use in the order of arming, then permanent, then the enemy's */
    struct ace_act act[ACE_ACTS];
    bool calm, nobonus, changes;
    uint16_t shorts;         /* bit ACE_STRAIGHT, bit ACE_FLUSH */
    uint8_t voids;           /* bit of each suit */
    uint16_t zero, repeat;   /* bit of each kind that deals 0 */
    uint16_t repeated;       /* kinds claimed before in the duel */
    int16_t kind[ACE_KINDS]; /* base, twice, combos and adds together */
    int16_t value[52];       /* of a card in the combination, but for limited extras */
    int nlimited;
    struct {
        uint64_t faces;
        int16_t n, max;
    } limited[8];
    int16_t least, less, cap; /* cap: -1 none */
    int halve;
};

/* Everything that bears on who's next shot: permanent bonuses, the enemy, and what who has armed.
 */
void ace_aim_read(struct ace_aim *aim, const struct rules *r, const struct board *b, seat who);
/* The same without one-use bonuses: the test of AS-17. */
void ace_aim_bare(struct ace_aim *aim, const struct rules *r, const struct board *b);
/* As if the bonus in this slot were armed (last in order) too. */
void ace_aim_arm(struct ace_aim *aim, const struct rules *r, const struct board *b, int slot,
                 const struct ace_declared *d);

/* The faces after all changes; the Joker stays the Joker (AS-25, AS-29). */
void ace_changed(const struct ace_aim *aim, const card *cards, int n, card *out);

/* Is there any combination in these cards (n up to 64)? */
bool ace_any_claim(const struct ace_aim *aim, const card *cards, int n);
/* Do the cards hold exactly this claim? */
bool ace_claim_holds(const struct ace_aim *aim, const card *cards, int n,
                     const struct ace_claim *claim);
/* The claim with the highest damage, of one kind or (ACE_NO_KIND) of any; false if there is none.
 * Ties: without the Joker, then the higher kind, then more cards. */
bool ace_claim_best(const struct ace_aim *aim, const card *cards, int n, int kind,
                    struct ace_scored *out);
/* The best claim of any kind with at most `most` of the cards whose bit is in `few`. */
bool ace_claim_best_few(const struct ace_aim *aim, const card *cards, int n, uint64_t few, int most,
                        struct ace_scored *out);
/* All claims that differ in kind, ranks or damage, best first: one stands for all that differ only
 * in suits, or in a value of the Joker that changes nothing. At most `room`; returns how many were
 * written. */
int ace_claims(const struct ace_aim *aim, const card *cards, int n, struct ace_scored *out,
               int room);
/* The damage of a claim that holds, excess included; `steps` may be NULL. */
int ace_damage(const struct ace_aim *aim, const card *cards, int n, const struct ace_claim *claim,
               struct ace_steps *steps);
/* Bit s: without the declaration in slot s, all others kept, the very same claim could be made and
 * would deal the same. A shot is refused while one is idle (AS-35): what is declared is spent with
 * it. */
uint32_t ace_idle(const struct ace_aim *aim, const card *cards, int n,
                  const struct ace_claim *claim);

/* A claim about a shot's cards (the picks in ascending order) as the amount of `shoot .1`, and
 * back. */
int32_t ace_claim_code(const struct ace_claim *c);
struct ace_claim ace_claim_decode(int32_t code);
enum { ACE_CODE_LEAST = 1 << 10, ACE_CODE_MOST = (1 << 15) - 1 };

/* Faces of who's cards that a shot may use: the hand, then the shared row. Returns how many. */
int ace_cards(const struct board *b, seat who, card out[ACE_CARDS_MOST]);
/* The best shot of the hand as a whole action (picks, kind in `amount`) with its claim about the
 * picked cards, given what is armed and (aim) thought of. `kind` ACE_NO_KIND: any, and rather one
 * in which no declaration is idle. False if the hand holds none. */
bool ace_best_shot(const struct ace_aim *aim, const struct rules *r, const struct board *b,
                   seat who, int kind, struct action *out, struct ace_scored *scored);
/* The claim that a `shoot` with its picks in ascending order makes, and the faces of its cards;
 * false if they do not hold it. */
bool ace_claim_of(const struct ace_aim *aim, const struct board *b, const struct action *a,
                  card cards[ACE_SHOT_CARDS], struct ace_claim *out);

/* What an `arm` or a `use` of a one-use bonus promises the next shot, before it is done: from the
 * hand, the open cards and what is armed already, never from the order of the draw pile. Cards that
 * would come from there are not among it. */
struct ace_promise {
    struct action action;   /* which; its picks as the action has them */
    bool shot;              /* the cards make a shot with it: */
    struct ace_scored best; /* the best one, about `card` */
    int before;             /* damage of the best shot without it, -1: none */
    int hit;                /* hit points that it takes off by itself */
    /* cards that a shot could use then; so many of them are held now (a cycle's are those that
     * stay) */
    int n, held;
    card card[ACE_CARDS_MOST], now[ACE_CARDS_MOST]; /* as they lie; as they would count */
};
/* Of one action that may be thought of only. False: it is no bonus, or nobody is fought. */
bool ace_promise_of(const struct rules *r, const struct board *b, const struct action *a,
                    struct ace_promise *out);
/* Of a bonus that is not armed, pointed as well as can be: no picks where nothing that it could
 * change, take or swap makes the shot better. */
bool ace_promise_best(const struct rules *r, const struct board *b, seat who, int slot,
                      struct ace_promise *out);

#endif
