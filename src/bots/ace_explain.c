/* ace_explain.c - why something is good in Ace of Spades, in a sentence about what its player sees: hit points, the hand, bullets, reloads, bonuses. */
#include "ace_claims.h"
#include "explain_inside.h"

#include <stddef.h>

#define N_(text) text

struct sight {
    const struct view *v;
    card cards[ACE_CARDS_MOST];
    int n, best;                /* best: damage of the best shot as things are declared, -1: there is none */
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
    return ace_claim_of(&s->aim, &s->v->board, a, cards, &claim) ? ace_damage(&s->aim, cards, a->n, &claim, NULL) : -1;
}

static bool final_duel(const struct view *v) { return v->board.num[ACE_MARKER] >= ACE_DUELS; }

static const char *shoots(const struct sight *s, const struct action *a)
{
    const int damage = damage_of(s, a);
    if (damage >= s->hp)
        return damage < s->best ? N_("This is enough to win the duel, and better cards stay in the hand for the next one.") : N_("This shot is enough to win the duel.");
    if (damage < s->best)
        return N_("Another claim would do more now, but this one leaves the better chance for the shots to come.");
    if (s->reloads == 0)
        return N_("That is the most damage that this hand can do now.");
    if (s->bullets > 1 && damage * s->bullets >= s->hp)
        return N_("Shots like this one are enough for the bullets that are left. The reloads are kept for a worse hand.");
    return N_("That is the most damage that this hand can do, and a reload is worth more with the next one.");
}

/* What stays in the hand when these cards go. */
struct stays { int n, suit, same, groups; };

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

static const char *discards(const struct sight *s, const struct action *a)
{
    struct stays stay;
    count_stays(s, a, &stay);
    if (s->best >= s->hp)
        return N_("The duel is as good as won. A reload that would be left over may bring better cards for the next one.");
    if (stay.n >= 3 && stay.suit == stay.n)
        return N_("What stays is of one suit: new cards may make it a flush.");
    if (stay.groups >= 2)
        return N_("Two pairs stay, and one more card of either makes a full house.");
    if (stay.same >= 3)
        return N_("Equal cards stay, and new ones may make something stronger of them.");
    if (s->best < 0)
        return N_("This hand holds nothing to shoot with, so other cards are wanted.");
    if (stay.same == 2)
        return N_("The pair stays, and new cards may make something stronger of it.");
    if (stay.n >= 3)
        return N_("What stays lacks little to be a straight, which is worth more than what the hand holds now.");
    return N_("A shot with this hand would do too little. With new cards it can hardly get worse.");
}

static const char *renews(const struct sight *s)
{
    return s->best >= s->hp ? N_("The duel is as good as won. A reload that would be left over fills the draw pile for the next one.")
                            : N_("The draw pile is short. Renewing it brings the good cards back.");
}

static const char *uses(const struct sight *s, const struct ace_enemy *bonus)
{
    if (!bonus)
        return "";
    switch ((enum ace_verb)bonus->bonus[0].verb) {
    case ACE_DO_DAMAGE: return bonus->bonus[0].n >= s->hp ? N_("Its damage ends the duel, and costs no bullet.") : N_("Its damage counts in full: no penalty touches it.");
    case ACE_DO_BULLET: return s->bullets == 0 ? N_("Without another bullet the run is lost.") : N_("One more bullet is one more chance.");
    case ACE_DO_RELOAD: return N_("This hand needs other cards, and the reloads alone don’t suffice.");
    case ACE_DO_JOKER: return N_("The Joker becomes whatever this hand lacks.");
    case ACE_DO_DRAW: return N_("Out of a larger hand the shot gets better, and no reload is spent.");
    case ACE_DO_CYCLE: return N_("It changes cards like a reload, without spending one.");
    case ACE_DO_RECALL: return N_("In the discard pile lie cards that fit this hand.");
    case ACE_DO_PEEK:
    case ACE_DO_PICK: return N_("A look at the next cards is worth most when the shot depends on them.");
    default: return N_("This bonus helps more now than it will later.");
    }
}

static const char *arms(const struct sight *s, const struct action *a)
{
    struct ace_declared d = {.amount = (uint8_t)a->amount};
    struct ace_aim aim = s->aim;
    struct ace_scored best;
    for (int i = 0; i < a->n && i < ACE_TARGETS; i++)
        d.target[d.ntargets++] = s->cards[a->pick[i]];
    ace_aim_arm(&aim, &s->v->rules, &s->v->board, a->about, &d);
    const int damage = ace_claim_best(&aim, s->cards, s->n, ACE_NO_KIND, &best) ? best.damage : -1;
    if (damage >= s->hp)
        return N_("With this bonus the shot is enough to win the duel.");
    if (final_duel(s->v))
        return N_("It adds much to this shot, and there is no later duel to keep it for.");
    return N_("This bonus helps more now than it will later.");
}

const char *ace_why(const struct view *v, const struct action *a)
{
    struct sight s;
    see(v, &s);
    switch (a->kind) {
    case ACE_SHOOT: return shoots(&s, a);
    case ACE_DISCARD_DRAW: return discards(&s, a);
    case ACE_RENEW: return renews(&s);
    case ACE_JAM: return N_("Nothing can be shot or reloaded, so the gun jams. The lowest loss is taken.");
    case ACE_USE: return uses(&s, ace_bonus(&v->rules, &v->board, a->about));
    case ACE_ARM: return arms(&s, a);
    case ACE_DISARM: return N_("As things are declared, no shot is allowed.");
    case ACE_TRIM: return N_("These cards promise least for the next shot.");
    case ACE_ARRANGE: return N_("In this order the cards come that fit this hand best.");
    case ACE_TAKE: return N_("This fits best with what is in the hand.");
    case ACE_CYCLE: return N_("These cards promise least. New ones may be better.");
    case ACE_YIELD: return N_("No bonus that is left can win this duel.");
    default: return "";
    }
}

/* Which way to think, and no more. */
const char *ace_nudge(const struct view *v, const struct action *a)
{
    struct sight s;
    switch (a->kind) {
    case ACE_SHOOT:
        see(v, &s);
        if (damage_of(&s, a) >= s.hp)
            return N_("This hand can win the duel.");
        return N_("It is time to fire.");
    case ACE_DISCARD_DRAW: return N_("Other cards are wanted. Think about which ones to keep.");
    case ACE_RENEW: return N_("Look at the draw pile.");
    case ACE_USE:
    case ACE_ARM: return N_("One of your bonuses helps here.");
    case ACE_DISARM: return N_("Look at what is declared.");
    case ACE_TRIM:
    case ACE_CYCLE: return N_("Keep what belongs together.");
    default: return "";
    }
}
