/* bonus.c - one-use bonuses: those that act when used, one effect after the other, and those
 * declared on a shot.
 *
 * A declaration is a sealed number in the envelope of its slot. Its owner alone knows it until the
 * shot is fired, so that in a game for two nobody reads the partner's hand from it. */
#include "ace.h"

#include "check.h"

/* Declarations */

static int orders_used(const struct board *b)
{
    int most = 0;
    for (int s = 0; s < ACE_SLOTS; s++)
        if (ace_armed(b, s)) {
            const int order = ace_declared_unpack(b->envelope[s].amount).order;
            most = order > most ? order : most;
        }
    return most;
}

static struct ace_declared declared_of(const struct board *b, const struct action *a)
{
    card cards[ACE_CARDS_MOST];
    struct ace_declared d = {.amount = (uint8_t)a->amount};
    ace_cards(b, a->who, cards);
    for (int i = 0; i < a->n && i < ACE_TARGETS; i++)
        d.target[d.ntargets++] = cards[a->pick[i]];
    return d;
}

/* A bonus that only changes cards must change one (AS-35), after whatever else is declared. */
int ace_refine_arm(const struct rules *r, const struct board *b, struct action *a)
{
    const struct ace_enemy *bonus = ace_bonus(r, b, a->about);
    for (int i = 0; i < bonus->nbonuses; i++)
        if (!ace_effect_picks(&bonus->bonus[i]) && bonus->bonus[i].verb != ACE_DO_COUNT)
            return REASON_OK;
    struct board without = *b;
    without.envelope[a->about] = (struct envelope){0};
    card cards[ACE_CARDS_MOST], before[ACE_CARDS_MOST], after[ACE_CARDS_MOST];
    const int n = ace_cards(b, a->who, cards);
    struct ace_aim aim;
    ace_aim_read(&aim, r, &without, a->who);
    ace_changed(&aim, cards, n, before);
    const struct ace_declared d = declared_of(b, a);
    ace_aim_arm(&aim, r, &without, a->about, &d);
    ace_changed(&aim, cards, n, after);
    for (int i = 0; i < n; i++)
        if (before[i] != after[i])
            return REASON_OK;
    return ACE_NOTHING_CHANGED;
}

void ace_arm(struct turn *t, const struct action *a)
{
    enum { ORDER_MOST = 511 };
    struct ace_declared d = declared_of(t->b, a);
    turn_empty(t, a->about, a->who, ACE_WHY_MEMORY);
    if (orders_used(t->b) == ORDER_MOST)
        ace_disarm_all(t, a->who); /* somebody changed his mind five hundred times */
    d.order = (uint16_t)(orders_used(t->b) + 1);
    turn_seal(t, a->about, ace_declared_pack(&d), seat_bit(a->who), a->who, ACE_WHY_ARM);
}

void ace_disarm(struct turn *t, const struct action *a)
{
    turn_empty(t, a->about, a->who, ACE_WHY_DISARM);
}

void ace_disarm_all(struct turn *t, int who)
{
    for (int s = 0; s < ACE_SLOTS; s++)
        turn_empty(t, s, who, ACE_WHY_DISARM);
}

void ace_disarm_target(struct turn *t, int who, card gone)
{
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_declared d = ace_declared_unpack(t->b->envelope[s].amount);
        for (int i = 0; ace_armed(t->b, s) && i < d.ntargets; i++)
            if (d.target[i] == gone)
                turn_empty(t, s, who, ACE_WHY_DISARM);
    }
}

void ace_bonus_leaves(struct turn *t, int who, int slot, int why)
{
    CARRE_ASSERT(slot >= 0 && slot < board_count(t->b, ACE_BONUSES));
    turn_empty(t, slot, who, ACE_WHY_MEMORY);
    turn_move(t, ACE_BONUSES, slot, ACE_GONE, SEAT_ALL, who, why);
    for (int s = slot + 1; s < ACE_SLOTS; s++)
        if (ace_armed(t->b, s)) {
            turn_seal(t, s - 1, t->b->envelope[s].amount, t->b->envelope[s].seen, who,
                      ACE_WHY_MEMORY);
            turn_empty(t, s, who, ACE_WHY_MEMORY);
        }
}

/* Bonuses that act now */

static void effect_done(struct turn *t)
{
    turn_add(t, ACE_VERB, 1, SEAT_NONE, ACE_WHY_MEMORY);
    turn_set(t, ACE_DONE, 1, SEAT_NONE, ACE_WHY_MEMORY);
}

static const struct ace_effect *effect_now(const struct turn *t)
{
    const struct ace_enemy *bonus = ace_enemy_of(t->rules, (card)t->b->num[ACE_USING]);
    CARRE_ASSERT(bonus);
    return t->b->num[ACE_VERB] < bonus->nbonuses ? &bonus->bonus[t->b->num[ACE_VERB]] : NULL;
}

static void gain(struct turn *t, int who, int num, int num_max, int n, int why)
{
    CARRE_ASSERT(n >= 0 && num >= 0 && num < ACE_NUMS && num_max >= 0 && num_max < ACE_NUMS);
    const int room = ACE_COUNTER_MOST - t->b->num[num], more = n < room ? n : room;
    const int most = t->b->num[num_max] + more;
    turn_set(t, num_max, most < ACE_COUNTER_MOST ? most : ACE_COUNTER_MOST, who, why);
    turn_add(t, num, more, who, why);
}

static void joker_comes(struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int zone = board_find(t->b, ACE_ASIDE, CARD_JOKER) >= 0 ? ACE_ASIDE : ACE_DISCARD;
    turn_move(t, zone, board_find(t->b, zone, CARD_JOKER), ACE_HAND + who, SEAT_ALL, who,
              ACE_WHY_JOKER);
}

static void show(struct turn *t, int who, int n)
{
    for (int i = 0; i < n && board_count(t->b, ACE_PILE) && !t->broken; i++)
        turn_draw(t, ACE_PILE, ACE_SHOWN, seat_bit(who), who, ACE_WHY_PEEK);
}

static void put_back(struct turn *t, int who, int index)
{
    turn_move(t, ACE_SHOWN, index, ACE_PILE, SEAT_NOBODY, who, ACE_WHY_BACK);
}

static bool ask(struct turn *t, int who, int phase)
{
    turn_phase(t, phase);
    turn_wait(t, seat_bit(who), 0);
    return true;
}

bool ace_use_on(struct turn *t, int who)
{
    const struct ace_effect *e = effect_now(t);
    if (!e) {
        turn_set(t, ACE_USING, 0, SEAT_NONE, ACE_WHY_MEMORY);
        turn_set(t, ACE_VERB, 0, SEAT_NONE, ACE_WHY_MEMORY);
        turn_set(t, ACE_DONE, 0, SEAT_NONE, ACE_WHY_MEMORY);
        return false;
    }
    if (!ace_effect_does(t->b, (seat)who, e)) {
        turn_add(t, ACE_VERB, 1, SEAT_NONE, ACE_WHY_MEMORY);
        return false;
    }
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_CYCLE: return ask(t, who, ACE_PHASE_CYCLE);
    case ACE_DO_RECALL:
        if (!ace_discard_open(t->rules, t->b))
            ace_final(t, who);
        return ask(t, who, ACE_PHASE_RECALL);
    case ACE_DO_PEEK: show(t, who, e->n); return ask(t, who, ACE_PHASE_ARRANGE);
    case ACE_DO_PICK: show(t, who, e->n); return ask(t, who, ACE_PHASE_PICK);
    case ACE_DO_DAMAGE: ace_hurt(t, who, e->n, ACE_WHY_DAMAGE); break;
    case ACE_DO_DRAW: ace_draw(t, who, e->n, ACE_WHY_DRAW); break;
    case ACE_DO_JOKER: joker_comes(t, who); break;
    case ACE_DO_BULLET:
        gain(t, who, ACE_BULLETS, ACE_BULLETS_MAX, e->n, ACE_WHY_GAIN_BULLET);
        break;
    case ACE_DO_RELOAD:
        gain(t, who, ACE_RELOADS, ACE_RELOADS_MAX, e->n, ACE_WHY_GAIN_RELOAD);
        break;
    default: CARRE_ASSERT(!"an effect on a shot is not used now");
    }
    effect_done(t);
    return false;
}

static void recall(struct turn *t, const struct action *a)
{
    card taken[PICKS];
    for (int i = 0; i < a->n; i++)
        taken[i] = board_face(t->b, ACE_DISCARD, a->pick[i]);
    for (int i = 0; i < a->n; i++)
        turn_move(t, ACE_DISCARD, board_find(t->b, ACE_DISCARD, taken[i]), ACE_HAND + a->who,
                  SEAT_ALL, a->who, ACE_WHY_RECALL);
}

/* The last to be put back lies on top: so those not picked first, from the bottom up, then the
 * picked ones, last first. */
static void arrange(struct turn *t, const struct action *a)
{
    card first[PICKS];
    for (int i = 0; i < a->n; i++)
        first[i] = board_face(t->b, ACE_SHOWN, a->pick[i]);
    for (int i = board_count(t->b, ACE_SHOWN) - 1; i >= 0; i--) {
        bool picked = false;
        for (int k = 0; k < a->n; k++)
            picked |= first[k] == board_face(t->b, ACE_SHOWN, i);
        if (!picked)
            put_back(t, a->who, i);
    }
    for (int k = a->n - 1; k >= 0; k--)
        put_back(t, a->who, board_find(t->b, ACE_SHOWN, first[k]));
}

static void pick_one(struct turn *t, const struct action *a)
{
    turn_move(t, ACE_SHOWN, a->pick[0], ACE_HAND + a->who, seat_bit(a->who), a->who, ACE_WHY_PICK);
    for (int i = board_count(t->b, ACE_SHOWN) - 1; i >= 0; i--)
        put_back(t, a->who, i);
}

void ace_answer(struct turn *t, const struct action *a)
{
    switch ((enum ace_verb)effect_now(t)->verb) {
    case ACE_DO_CYCLE:
        ace_lay(t, a, ACE_DISCARD, ACE_WHY_CYCLE);
        ace_draw(t, a->who, a->n, ACE_WHY_DRAW);
        break;
    case ACE_DO_RECALL: recall(t, a); break;
    case ACE_DO_PEEK: arrange(t, a); break;
    case ACE_DO_PICK: pick_one(t, a); break;
    default: CARRE_ASSERT(!"nothing was asked");
    }
    effect_done(t);
}

void ace_use(struct turn *t, const struct action *a)
{
    turn_set(t, ACE_USING, board_face(t->b, ACE_BONUSES, a->about), a->who, ACE_WHY_MEMORY);
    ace_bonus_leaves(t, a->who, a->about, ACE_WHY_USE);
    if (a->n)
        ace_answer(t, a);
}
