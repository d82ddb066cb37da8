/* ace_explain.c - why something is good in Ace of Spades, in a sentence about what its player sees:
 * hit points, the hand, bullets, reloads, bonuses. */
#include "ace_claims.h"
#include "ace_explain.h"
#include "ace_reasons.h"

#include <stddef.h>

struct sight {
    const struct view *v;
    card cards[ACE_CARDS_MOST];
    /* best: damage of the best shot as things are declared, -1: there is none */
    int n, best;
    int hp, bullets, reloads;
    struct ace_aim aim;
};

static void see(const struct view *v, struct sight *s)
{
    struct ace_scored best;
    s->v = v;
    s->n = ace_cards(&v->board, v->me, s->cards);
    ace_aim_read(&s->aim, &v->rules, &v->board, v->me);
    s->best = ace_claim_best(&s->aim, s->cards, s->n, ACE_NO_KIND, &best) ? best.damage : -1;
    s->hp = v->board.num[ACE_HP];
    s->bullets = v->board.num[ACE_BULLETS];
    s->reloads = v->board.num[ACE_RELOADS];
}

static int damage_of(const struct sight *s, const struct action *a)
{
    card cards[ACE_SHOT_CARDS];
    struct ace_claim claim;
    if (!a->n)
        return s->best;
    return ace_claim_of(&s->aim, &s->v->board, a, cards, &claim)
               ? ace_damage(&s->aim, cards, a->n, &claim, NULL)
               : -1;
}

static bool final_duel(const struct view *v) { return v->board.num[ACE_MARKER] >= ACE_DUELS; }

static enum ace_reason shoots(const struct sight *s, const struct action *a)
{
    const int damage = damage_of(s, a);
    if (damage >= s->hp)
        return damage < s->best ? ACE_BECAUSE_SHOT_SPARES : ACE_BECAUSE_SHOT_WINS;
    if (damage < s->best)
        return ACE_BECAUSE_SHOT_PREPARES;
    if (s->reloads == 0)
        return ACE_BECAUSE_SHOT_LAST;
    if (s->bullets > 1 && damage * s->bullets >= s->hp)
        return ACE_BECAUSE_SHOT_LASTS;
    return ACE_BECAUSE_SHOT_MOST;
}

/* What stays in the hand when these cards go. */
struct stays {
    int n, suit, same, groups;
};

static void count_stays(const struct sight *s, const struct action *a, struct stays *out)
{
    int suits[SUITS] = {0}, ranks[RANKS] = {0};
    uint64_t gone = 0;
    *out = (struct stays){0};
    for (int i = 0; i < a->n; i++)
        gone |= (uint64_t)1 << a->pick[i];
    for (int i = 0; i < s->n; i++)
        if (!(gone >> i & 1) && card_is_plain(s->cards[i])) {
            out->n++;
            suits[card_suit(s->cards[i])]++;
            ranks[card_rank(s->cards[i])]++;
        }
    for (int u = 0; u < SUITS; u++)
        out->suit = suits[u] > out->suit ? suits[u] : out->suit;
    for (int r = 0; r < RANKS; r++) {
        out->same = ranks[r] > out->same ? ranks[r] : out->same;
        out->groups += ranks[r] >= 2;
    }
}

static enum ace_reason discards(const struct sight *s, const struct action *a)
{
    struct stays stay;
    count_stays(s, a, &stay);
    if (s->best >= s->hp)
        return ACE_BECAUSE_SWAP_WON;
    if (stay.n >= 3 && stay.suit == stay.n)
        return ACE_BECAUSE_SWAP_SUIT;
    if (stay.groups >= 2)
        return ACE_BECAUSE_SWAP_TWO_PAIR;
    if (stay.same >= 3)
        return ACE_BECAUSE_SWAP_SAME;
    if (s->best < 0)
        return ACE_BECAUSE_SWAP_NONE;
    if (stay.same == 2)
        return ACE_BECAUSE_SWAP_PAIR;
    if (stay.n >= 3)
        return ACE_BECAUSE_SWAP_STRAIGHT;
    return ACE_BECAUSE_SWAP_WEAK;
}

/* Fewer cards than two hands take. */
enum { LOW_PILE = 16 };

static enum ace_reason renews(const struct sight *s)
{
    if (s->best >= s->hp)
        return ACE_BECAUSE_RENEW_WON;
    return board_count(&s->v->board, ACE_PILE) < LOW_PILE ? ACE_BECAUSE_RENEW_LOW
                                                          : ACE_BECAUSE_RENEW_GOOD;
}

static enum ace_reason uses(const struct sight *s, const struct ace_enemy *bonus)
{
    if (!bonus)
        return ACE_BECAUSE_NOTHING;
    switch ((enum ace_verb)bonus->bonus[0].verb) {
    case ACE_DO_DAMAGE:
        return bonus->bonus[0].n >= s->hp ? ACE_BECAUSE_USE_KILLS : ACE_BECAUSE_USE_DAMAGE;
    case ACE_DO_BULLET: return s->bullets == 0 ? ACE_BECAUSE_USE_SAVES : ACE_BECAUSE_USE_BULLET;
    case ACE_DO_RELOAD: return ACE_BECAUSE_USE_RELOAD;
    case ACE_DO_JOKER: return ACE_BECAUSE_USE_JOKER;
    case ACE_DO_DRAW: return ACE_BECAUSE_USE_DRAW;
    case ACE_DO_CYCLE: return ACE_BECAUSE_USE_CYCLE;
    case ACE_DO_RECALL: return ACE_BECAUSE_USE_RECALL;
    case ACE_DO_PEEK:
    case ACE_DO_PICK: return ACE_BECAUSE_USE_SEES;
    default: return ACE_BECAUSE_USE_NOW;
    }
}

static enum ace_reason arms(const struct sight *s, const struct action *a)
{
    struct ace_declared d = {.amount = (uint8_t)a->amount};
    struct ace_aim aim = s->aim;
    struct ace_scored best;
    for (int i = 0; i < a->n && i < ACE_TARGETS; i++)
        d.target[d.ntargets++] = s->cards[a->pick[i]];
    ace_aim_arm(&aim, &s->v->rules, &s->v->board, a->about, &d);
    const int damage = ace_claim_best(&aim, s->cards, s->n, ACE_NO_KIND, &best) ? best.damage : -1;
    if (damage >= s->hp)
        return ACE_BECAUSE_ARM_WINS;
    if (final_duel(s->v))
        return ACE_BECAUSE_ARM_ENDS;
    return ACE_BECAUSE_USE_NOW;
}

static enum ace_reason reason(const struct view *v, const struct action *a)
{
    struct sight s;
    see(v, &s);
    switch (a->kind) {
    case ACE_SHOOT: return shoots(&s, a);
    case ACE_DISCARD_DRAW: return discards(&s, a);
    case ACE_RENEW: return renews(&s);
    case ACE_JAM: return ACE_BECAUSE_JAM;
    case ACE_USE: return uses(&s, ace_bonus(&v->rules, &v->board, a->about));
    case ACE_ARM: return arms(&s, a);
    case ACE_DISARM: return ACE_BECAUSE_DISARM;
    case ACE_TRIM: return ACE_BECAUSE_TRIM;
    case ACE_ARRANGE: return ACE_BECAUSE_ARRANGE;
    case ACE_TAKE: return ACE_BECAUSE_TAKE;
    case ACE_CYCLE: return ACE_BECAUSE_CYCLE;
    case ACE_YIELD: return ACE_BECAUSE_YIELD;
    default: return ACE_BECAUSE_NOTHING;
    }
}

const char *ace_why(const struct view *v, const struct action *a)
{
    return ace_reason_why(reason(v, a));
}

const char *ace_lesson(const struct view *v, const struct action *a)
{
    return ace_reason_lesson(reason(v, a));
}

const char *ace_again(const struct view *v, const struct action *a, int times)
{
    return ace_reason_again(reason(v, a), times);
}

const char *ace_nudge(const struct view *v, const struct action *a)
{
    return ace_reason_nudge(reason(v, a));
}
