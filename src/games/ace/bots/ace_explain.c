/* ace_explain.c - why something is good in Ace of Spades, in a sentence about what its player sees:
 * hit points, the hand, bullets, reloads, bonuses. */
#include "ace_claims.h"
#include "ace_explain.h"

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

static const char *shoots(const struct sight *s, const struct action *a)
{
    const int damage = damage_of(s, a);
    if (damage >= s->hp)
        return damage < s->best ? N_("This is enough to win the duel, and it saves better cards "
                                     "for the next one.")
                                : N_("This shot is enough to win the duel.");
    if (damage < s->best)
        return N_("Another shot would deal more now, but this one leaves better odds for your next "
                  "shots.");
    if (s->reloads == 0)
        return N_("That’s the most damage your cards can do now.");
    if (s->bullets > 1 && damage * s->bullets >= s->hp)
        return N_("Shots like this are enough with the bullets you have left. Save the reloads for "
                  "a worse hand.");
    return N_(
        "That’s the most damage these cards can do. A reload is worth more with the next hand.");
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

static const char *discards(const struct sight *s, const struct action *a)
{
    struct stays stay;
    count_stays(s, a, &stay);
    if (s->best >= s->hp)
        return N_("The duel is as good as won. A reload you won’t need may bring better cards for "
                  "the next one.");
    if (stay.n >= 3 && stay.suit == stay.n)
        return N_("You keep cards of one suit, and new ones may make a flush.");
    if (stay.groups >= 2)
        return N_("You keep two pair, and one more card of either rank makes a full house.");
    if (stay.same >= 3)
        return N_("You keep the matching cards, and new ones may make a stronger poker hand.");
    if (s->best < 0)
        return N_("You have no poker hand to shoot with, so you need other cards.");
    if (stay.same == 2)
        return N_("You keep the pair, and new cards may improve it.");
    if (stay.n >= 3)
        return N_("You’re close to a straight, which is worth more than what you have now.");
    return N_(
        "A shot with these cards would deal too little damage. New cards can hardly be worse.");
}

/* Fewer cards than two hands take. */
enum { LOW_PILE = 16 };

static const char *renews(const struct sight *s)
{
    if (s->best >= s->hp)
        return N_("The duel is as good as won. A reload you won’t need can refill the draw pile "
                  "for the next one.");
    return board_count(&s->v->board, ACE_PILE) < LOW_PILE
               ? N_("The draw pile is running low. Reshuffling brings the good cards back.")
               : N_("The discard pile holds good cards. Reshuffling brings them back.");
}

static const char *uses(const struct sight *s, const struct ace_enemy *bonus)
{
    if (!bonus)
        return "";
    switch ((enum ace_verb)bonus->bonus[0].verb) {
    case ACE_DO_DAMAGE:
        return bonus->bonus[0].n >= s->hp
                   ? N_("The damage from this bonus ends the duel without costing a bullet.")
                   : N_("This bonus deals full damage: no penalty affects it.");
    case ACE_DO_BULLET:
        return s->bullets == 0 ? N_("Without another bullet, you lose the run.")
                               : N_("An extra bullet gives you one more chance.");
    case ACE_DO_RELOAD: return N_("You need other cards, and your reloads alone won’t be enough.");
    case ACE_DO_JOKER: return N_("The Joker becomes whatever card you need.");
    case ACE_DO_DRAW:
        return N_("More cards to choose from make for a better shot, and this costs no reload.");
    case ACE_DO_CYCLE: return N_("This bonus swaps cards as a reload would, but doesn’t cost one.");
    case ACE_DO_RECALL: return N_("Some cards in the discard pile fit your hand.");
    case ACE_DO_PEEK:
    case ACE_DO_PICK: return N_("Seeing the next cards helps most when your shot depends on them.");
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
        return N_("With this bonus, the shot is enough to win the duel.");
    if (final_duel(s->v))
        return N_("This bonus adds a lot to the shot, and there’s no later duel to save it for.");
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
    case ACE_JAM:
        return N_("You can’t shoot or reload, so the gun jams. This discard costs you the least.");
    case ACE_USE: return uses(&s, ace_bonus(&v->rules, &v->board, a->about));
    case ACE_ARM: return arms(&s, a);
    case ACE_DISARM: return N_("No shot can use all the bonuses you’ve armed.");
    case ACE_TRIM: return N_("These cards are the least useful for your next shot.");
    case ACE_ARRANGE: return N_("In this order, the cards that fit your hand best come first.");
    case ACE_TAKE: return N_("This card fits best with the ones you hold.");
    case ACE_CYCLE: return N_("These cards are the least useful. New ones may be better.");
    case ACE_YIELD: return N_("None of your remaining bonuses can win this duel.");
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
        return N_("It’s time to fire.");
    case ACE_DISCARD_DRAW: return N_("You need different cards. Think about which ones to keep.");
    case ACE_RENEW: return N_("Think about the draw pile.");
    case ACE_USE:
    case ACE_ARM: return N_("One of your bonuses helps here.");
    case ACE_DISARM: return N_("Look at the bonuses you’ve armed.");
    case ACE_TRIM:
    case ACE_CYCLE: return N_("Keep the cards that belong together.");
    default: return "";
    }
}
