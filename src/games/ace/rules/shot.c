/* shot.c - the three options of a turn: a shot (or a jam), discard and draw, renew the pile. */
#include "ace.h"

#include "check.h"

static void sort_picks(struct action *a)
{
    for (int i = 1; i < a->n; i++)
        for (int k = i; k > 0 && a->pick[k - 1] > a->pick[k]; k--) {
            const uint8_t swap = a->pick[k];
            a->pick[k] = a->pick[k - 1];
            a->pick[k - 1] = swap;
        }
}

/* A claim in 15 bits: 4 the kind, 6 the Joker's face, 5 which of the picked cards. */
int32_t ace_claim_code(const struct ace_claim *c)
{
    return c->kind | (c->joker == CARD_NONE ? 0 : c->joker + 1) << 4 |
           (int32_t)(c->cards & 31) << 10;
}

struct ace_claim ace_claim_decode(int32_t code)
{
    const int joker = code >> 4 & 63;
    return (struct ace_claim){.kind = (uint8_t)(code & 15),
                              .joker = joker ? (card)(joker - 1) : (card)CARD_NONE,
                              .cards = (uint64_t)(code >> 10 & 31)};
}

bool ace_claim_of(const struct ace_aim *aim, const struct board *b, const struct action *a,
                  card cards[ACE_SHOT_CARDS], struct ace_claim *out)
{
    card all[ACE_CARDS_MOST];
    const int n = ace_cards(b, a->who, all);
    for (int i = 0; i < a->n; i++) {
        if (i == ACE_SHOT_CARDS || a->pick[i] >= n)
            return false;
        cards[i] = all[a->pick[i]];
    }
    if (a->about == 1) {
        *out = ace_claim_decode(a->amount);
        return ace_claim_holds(aim, cards, a->n, out);
    }
    struct ace_scored best;
    if (a->amount < 0 || a->amount >= ACE_KINDS ||
        !ace_claim_best(aim, cards, a->n, a->amount, &best))
        return false;
    *out = best.claim;
    return true;
}

/* How gladly a card is thrown in beside the combination: lone low cards first, pairs and high cards
 * later, the Joker last. */
static int worth(const card *cards, int n, int i)
{
    CARRE_ASSERT(i >= 0 && i < n);
    if (!card_is_plain(cards[i]))
        return 1000;
    int same = 0;
    for (int k = 0; k < n; k++)
        same += card_is_plain(cards[k]) && card_rank(cards[k]) == card_rank(cards[i]);
    return (same - 1) * 20 + card_rank(cards[i]);
}

/* The claim with the highest damage, if there is one rather such that no declaration is idle in it.
 */
static bool best_claim(const struct ace_aim *aim, const card *cards, int n, int kind,
                       struct ace_scored *out)
{
    if (!ace_claim_best(aim, cards, n, kind, out))
        return false;
    if (kind != ACE_NO_KIND || !ace_idle(aim, cards, n, &out->claim))
        return true;
    struct ace_scored list[ACE_CLAIMS];
    const int claims = ace_claims(aim, cards, n, list, ACE_CLAIMS);
    for (int i = 0; i < claims; i++)
        if (!ace_idle(aim, cards, n, &list[i].claim)) {
            *out = list[i];
            break;
        }
    return true;
}

bool ace_best_shot(const struct ace_aim *aim, const struct rules *r, const struct board *b,
                   seat who, int kind, struct action *out, struct ace_scored *scored)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(b, who, cards);
    if (!best_claim(aim, cards, n, kind, scored))
        return false;
    uint64_t shot = scored->claim.cards;
    while (__builtin_popcountll(shot) < ace_shot_most(n)) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (!(shot >> i & 1) && (best < 0 || worth(cards, n, i) < worth(cards, n, best)))
                best = i;
        if (__builtin_popcountll(shot) >= ace_shot_least(r, n) && worth(cards, n, best) >= RANK_J)
            break; /* Easy: what is of use may stay; for the rest new cards come */
        shot |= (uint64_t)1 << best;
    }
    *out = action_of(who, ACE_SHOOT, 0);
    out->amount = scored->claim.kind;
    uint64_t claimed = 0;
    for (int i = 0; i < n; i++)
        if (shot >> i & 1) {
            claimed |= (scored->claim.cards >> i & 1) << out->n;
            CARRE_ASSERT(out->n < PICKS);
            out->pick[out->n++] = (uint8_t)i;
        }
    scored->claim.cards = claimed;
    return true;
}

int ace_refine_shot(const struct rules *r, const struct board *b, struct action *a)
{
    struct ace_aim aim;
    struct ace_claim claim;
    struct ace_scored scored;
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(b, a->who, cards);
    ace_aim_read(&aim, r, b, a->who);
    if (a->n == 0 && a->about == 0 && !ace_best_shot(&aim, r, b, a->who, a->amount, a, &scored))
        return a->amount ? ACE_NO_CLAIM_OF_KIND : ACE_NO_COMBINATION;
    if (a->n < ace_shot_least(r, n) || a->n > ace_shot_most(n))
        return ACE_SHOT_SIZE;
    sort_picks(a);
    if (!ace_claim_of(&aim, b, a, cards, &claim))
        return a->amount ? ACE_NO_CLAIM_OF_KIND : ACE_NOT_HELD;
    if (a->about == 0)
        a->amount = claim.kind;
    return ace_idle(&aim, cards, a->n, &claim) ? ACE_IDLE : REASON_OK;
}

/* Cards are called by their faces: each lies there once, and indices move as cards go. */
void ace_lay(struct turn *t, const struct action *a, int to, int why)
{
    card all[ACE_CARDS_MOST], laid[PICKS];
    const int n = ace_cards(t->b, a->who, all);
    for (int i = 0; i < a->n; i++) {
        CARRE_ASSERT(a->pick[i] < n);
        laid[i] = all[a->pick[i]];
    }
    for (int i = 0; i < a->n; i++) {
        int zone = ACE_HAND + a->who, index = board_find(t->b, zone, laid[i]);
        if (index < 0) {
            zone = ACE_SHARED;
            index = board_find(t->b, zone, laid[i]);
        }
        turn_move(t, zone, index, to, SEAT_ALL, a->who, why);
        if (to == ACE_DISCARD)
            ace_disarm_target(t, a->who, laid[i]);
    }
}

static void sweep(struct turn *t, int who)
{
    while (board_count(t->b, ACE_SHOT) && !t->broken)
        turn_move(t, ACE_SHOT, 0, ACE_DISCARD, SEAT_ALL, who, ACE_WHY_AWAY);
}

/* One bullet less, and new cards unless the run ends here: who has no bullet and no bonus that
 * helps does not draw to look on. */
static void spend_bullet(struct turn *t, int who)
{
    turn_add(t, ACE_BULLETS, -1, who, ACE_WHY_SPEND_BULLET);
    if (t->b->num[ACE_BULLETS] <= 0 && ace_has_wind(t->rules, t->b)) {
        turn_set(t, ACE_WIND, ace_scene(t->b->num[ACE_MARKER]), SEAT_NONE, ACE_WHY_MEMORY);
        turn_note(t, ACE_WHY_WIND, who, 0, 0, CARD_NONE, 0);
        turn_set(t, ACE_BULLETS, 1, who, ACE_WHY_GAIN_BULLET);
    }
    if (t->b->num[ACE_BULLETS] > 0 || ace_can_be_saved(t->rules, t->b))
        ace_refill(t, who, ACE_WHY_DRAW);
}

static void tell_steps(struct turn *t, int who, const struct ace_claim *claim,
                       const struct ace_steps *steps, int damage)
{
    turn_note(t, ACE_WHY_CLAIM, who, claim->kind, 0, claim->joker, ace_claim_code(claim));
    for (int i = 0; i < steps->n; i++) {
        const struct ace_step *s = &steps->step[i];
        turn_note(t, ACE_WHY_STEP, who, s->kind, s->slot, s->source, s->amount);
    }
    turn_note(t, ACE_WHY_TOTAL, who, 0, 0, CARD_NONE, damage);
}

void ace_shoot(struct turn *t, const struct action *a)
{
    struct ace_aim aim;
    struct ace_claim claim;
    struct ace_steps steps;
    card cards[ACE_SHOT_CARDS];
    ace_aim_read(&aim, t->rules, t->b, a->who);
    const bool holds = ace_claim_of(&aim, t->b, a, cards, &claim);
    CARRE_ASSERT(holds);
    const int damage = ace_damage(&aim, cards, a->n, &claim, &steps);

    ace_final(t, a->who);
    for (int s = 0; s < ACE_SLOTS; s++)
        if (ace_armed(t->b, s))
            turn_open(t, s, SEAT_ALL, a->who, ACE_WHY_DECLARE);
    ace_lay(t, a, ACE_SHOT, ACE_WHY_SHOT);
    tell_steps(t, a->who, &claim, &steps, damage);
    for (int s = ACE_SLOTS - 1; s >= 0; s--)
        if (ace_armed(t->b, s))
            ace_bonus_leaves(t, a->who, s, ACE_WHY_SPENT);
    turn_add(t, ACE_SHOTS, 1, a->who, ACE_WHY_MEMORY);
    turn_set(t, ACE_CLAIMED, t->b->num[ACE_CLAIMED] | 1 << claim.kind, a->who, ACE_WHY_MEMORY);
    turn_set(t, ACE_FIRED, 1, a->who, ACE_WHY_MEMORY);
    ace_hurt(t, a->who, damage, ACE_WHY_HIT);
    sweep(t, a->who);
    if (!t->b->num[ACE_WON] && board_count(t->b, ACE_ENEMY))
        spend_bullet(t, a->who);
}

/* AS-17: the gun jams, whatever was declared stays. */
void ace_jam(struct turn *t, const struct action *a)
{
    ace_final(t, a->who);
    ace_disarm_all(t, a->who);
    turn_note(t, ACE_WHY_JAM, a->who, 0, 0, CARD_NONE, 0);
    ace_lay(t, a, ACE_SHOT, ACE_WHY_JAM);
    turn_add(t, ACE_SHOTS, 1, a->who, ACE_WHY_MEMORY);
    turn_set(t, ACE_FIRED, 1, a->who, ACE_WHY_MEMORY);
    sweep(t, a->who);
    spend_bullet(t, a->who);
}

/* AS-13: as many come as went, if the pile has them; a short hand stays short. The shared row comes
 * first (AS-51). */
void ace_discard_draw(struct turn *t, const struct action *a)
{
    int shared = 0;
    for (int i = 0; i < a->n; i++)
        shared += a->pick[i] >= board_count(t->b, ACE_HAND + a->who);
    turn_add(t, ACE_RELOADS, -1, a->who, ACE_WHY_SPEND_RELOAD);
    ace_lay(t, a, ACE_DISCARD, ACE_WHY_DISCARD);
    ace_draw_row(t, a->who, shared, ACE_WHY_DRAW);
    ace_draw(t, a->who, a->n - shared, ACE_WHY_DRAW);
}

/* AS-14: no card comes to the hand before the next shot is done. */
void ace_renew(struct turn *t, int who)
{
    turn_add(t, ACE_RELOADS, -1, who, ACE_WHY_SPEND_RELOAD);
    turn_gather(t, ACE_DISCARD, ACE_PILE, ACE_WHY_RENEW);
    turn_shuffle(t, ACE_PILE, ACE_WHY_RENEW);
}
