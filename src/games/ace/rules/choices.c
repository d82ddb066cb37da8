/* choices.c - what a seat may do, and why not where it may not.
 *
 * The list is the whole control panel: what is closed at the moment stands there too, with its
 * reason. */
#include "ace.h"

#include "check.h"

int ace_shot_least(const struct rules *r, int n)
{
    if (ace_difficulty(r) == ACE_EASY)
        return n > 0;
    return ace_shot_most(n);
}

int ace_shot_most(int n) { return n < ACE_SHOT_CARDS ? n : ACE_SHOT_CARDS; }

int ace_cards(const struct board *b, seat who, card out[ACE_CARDS_MOST])
{
    int n = 0;
    for (int i = 0; i < board_count(b, ACE_HAND + who) && n < ACE_CARDS_MOST; i++)
        out[n++] = board_face(b, ACE_HAND + who, i);
    for (int i = 0; i < board_count(b, ACE_SHARED) && n < ACE_CARDS_MOST; i++)
        out[n++] = board_face(b, ACE_SHARED, i);
    return n;
}

static uint64_t all_of(int n) { return n >= 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1; }

static int less_of(int a, int b) { return a < b ? a : b; }

/* Cards of a choice that this eye can tell apart: from anybody else's view a hand is backs. */
static uint64_t known_of(const struct board *b, const struct choice *c)
{
    const int n = choice_cards(c, b);
    uint64_t known = all_of(n);
    for (int i = 0; i < n && i < 64; i++) {
        int zone, index;
        pick_place(b, c->zone, c->zone2, i, &zone, &index);
        if (!card_is_known(board_face(b, zone, index)))
            known &= ~((uint64_t)1 << i);
    }
    return known;
}

/* A choice among who's own cards and the shared row. */
static struct choice *add_cards(struct choices *out, const struct board *b, seat who, int kind,
                                int about)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    struct choice *c = choices_add(out, kind, about);
    c->zone = (uint8_t)(ACE_HAND + who);
    if (b->nseats > 1)
        c->zone2 = ACE_SHARED;
    c->among = known_of(b, c);
    return c;
}

static struct choice *add_zone(struct choices *out, const struct board *b, int kind, int about,
                               int zone, int least, int most)
{
    struct choice *c = choices_add(out, kind, about);
    const int n = board_count(b, zone);
    c->zone = (uint8_t)zone;
    c->among = known_of(b, c);
    c->pick_max = (uint8_t)less_of(less_of(most, n), PICKS);
    c->pick_min = (uint8_t)less_of(least, c->pick_max);
    return c;
}

static bool can_discard(const struct board *b, int cards)
{
    return b->num[ACE_RELOADS] > 0 && cards > 0;
}
static bool can_renew(const struct board *b)
{
    return b->num[ACE_RELOADS] > 0 && board_count(b, ACE_DISCARD) > 0;
}

/* Shots, jam and the two reload actions (AS-10 to AS-17). Taking a declaration back comes after
 * the best shot: where it stands in the way of that, it is what happens when time is up. */
static void add_actions(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    card cards[ACE_CARDS_MOST];
    struct ace_aim aim;
    const int n = ace_cards(b, who, cards);
    /* somebody else's hand: what lies in it may be anything */
    const bool blind = n && !card_is_known(cards[0]);
    ace_aim_read(&aim, r, b, who);
    const bool shot = blind || ace_any_claim(&aim, cards, n);
    ace_aim_bare(&aim, r, b);
    const bool natural = ace_any_claim(&aim, cards, n);

    struct choice *c = add_cards(out, b, who, ACE_SHOOT, 0);
    c->pick_max = (uint8_t)ace_shot_most(n);
    c->max = ACE_FIVE;
    c->refused = shot ? REASON_OK : ACE_NO_COMBINATION;
    for (int s = 0; s < ACE_SLOTS; s++)
        if (ace_armed(b, s))
            choices_add(out, ACE_DISARM, s);
    c = add_cards(out, b, who, ACE_SHOOT, 1);
    c->pick_min = (uint8_t)less_of(2, ace_shot_most(n));
    c->pick_max = (uint8_t)ace_shot_most(n);
    c->min = ACE_CODE_LEAST;
    c->max = ACE_CODE_MOST;
    c->refused = shot ? REASON_OK : ACE_NO_COMBINATION;

    c = add_cards(out, b, who, ACE_JAM, 0);
    c->pick_min = (uint8_t)ace_shot_least(r, n);
    c->pick_max = (uint8_t)ace_shot_most(n);
    c->refused = natural                             ? ACE_CAN_SHOOT
                 : can_discard(b, n) || can_renew(b) ? ACE_CAN_RELOAD
                                                     : REASON_OK;

    c = add_cards(out, b, who, ACE_DISCARD_DRAW, 0);
    c->pick_min = 1;
    c->pick_max = (uint8_t)less_of(n, PICKS);
    c->refused = b->num[ACE_RELOADS] <= 0 ? ACE_NO_RELOADS : n == 0 ? ACE_NO_HAND : REASON_OK;

    c = choices_add(out, ACE_RENEW, 0);
    c->refused = b->num[ACE_RELOADS] <= 0       ? ACE_NO_RELOADS
                 : !board_count(b, ACE_DISCARD) ? ACE_NO_DISCARD
                                                : REASON_OK;
}

static bool ace_bonus_saves(const struct ace_enemy *bonus)
{
    for (int i = 0; bonus && i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == ACE_DO_BULLET || bonus->bonus[i].verb == ACE_DO_DAMAGE)
            return true;
    return false;
}

bool ace_can_be_saved(const struct rules *r, const struct board *b)
{
    for (int s = 0; s < ACE_SLOTS && r->option[ACE_ZERO] != ACE_ZERO_LOST; s++)
        if (ace_bonus_saves(ace_bonus(r, b, s)))
            return true;
    return false;
}

bool ace_last_hope(const struct rules *r, const struct board *b)
{
    int damage = 0;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus = ace_bonus(r, b, s);
        for (int i = 0; bonus && i < bonus->nbonuses; i++) {
            if (bonus->bonus[i].verb == ACE_DO_BULLET)
                return true;
            damage += bonus->bonus[i].verb == ACE_DO_DAMAGE ? bonus->bonus[i].n : 0;
        }
    }
    return damage >= b->num[ACE_HP];
}

/* REASON_OK if an effect that happens now could do something, else why not. */
static int effect_refused(const struct board *b, seat who, const struct ace_effect *e)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_DAMAGE: return REASON_OK;
    case ACE_DO_DRAW:
    case ACE_DO_PEEK:
    case ACE_DO_PICK: return board_count(b, ACE_PILE) ? REASON_OK : ACE_NO_PILE;
    case ACE_DO_CYCLE: return board_count(b, ACE_HAND + who) ? REASON_OK : ACE_NO_HAND;
    case ACE_DO_RECALL: return board_count(b, ACE_DISCARD) ? REASON_OK : ACE_NO_DISCARD;
    case ACE_DO_JOKER:
        return board_find(b, ACE_ASIDE, CARD_JOKER) >= 0 ||
                       board_find(b, ACE_DISCARD, CARD_JOKER) >= 0
                   ? REASON_OK
                   : ACE_JOKER_OUT;
    case ACE_DO_BULLET:
        return b->num[ACE_BULLETS] < ACE_COUNTER_MOST ? REASON_OK : ACE_COUNTERS_FULL;
    case ACE_DO_RELOAD:
        return b->num[ACE_RELOADS] < ACE_COUNTER_MOST ? REASON_OK : ACE_COUNTERS_FULL;
    default: return REASON_NOT_NOW;
    }
}

bool ace_effect_does(const struct board *b, seat who, const struct ace_effect *e)
{
    return effect_refused(b, who, e) == REASON_OK;
}

/* AS-35: refused only if none of its effects could do anything; the reason is that of the first. */
static int use_refused(const struct board *b, seat who, const struct ace_enemy *bonus)
{
    if (b->phase == ACE_PHASE_LAST && !ace_bonus_saves(bonus))
        return ACE_LAST_ONLY;
    for (int i = 0; i < bonus->nbonuses; i++)
        if (effect_refused(b, who, &bonus->bonus[i]) == REASON_OK)
            return REASON_OK;
    return effect_refused(b, who, &bonus->bonus[0]);
}

/* The first effect that does something wants cards at once, unless it is the discard pile of AS-42,
 * which opens only when the bonus is used. */
static void add_use(const struct rules *r, const struct board *b, seat who, int slot,
                    const struct ace_enemy *bonus, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const struct ace_effect *first = &bonus->bonus[0];
    const int refused = use_refused(b, who, bonus);
    struct choice *c;
    if (first->verb == ACE_DO_CYCLE && ace_effect_does(b, who, first))
        c = add_zone(out, b, ACE_USE, slot, ACE_HAND + who, 1, first->n);
    else if (first->verb == ACE_DO_RECALL && ace_effect_does(b, who, first) &&
             ace_discard_open(r, b))
        c = add_zone(out, b, ACE_USE, slot, ACE_DISCARD, 1, first->n);
    else
        c = choices_add(out, ACE_USE, slot);
    c->refused = (uint8_t)refused;
}

static const struct ace_effect *picking_effect(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]))
            return &bonus->bonus[i];
    return NULL;
}

static int arm_refused(const struct rules *r, const struct board *b, const struct ace_enemy *bonus)
{
    struct ace_aim aim;
    ace_aim_bare(&aim, r, b);
    if (aim.nobonus)
        return ACE_NO_BONUSES;
    bool penalty = false, calm = bonus->nbonuses > 0;
    for (int i = 0; i < aim.nacts; i++)
        penalty |=
            aim.act[i].effect.verb >= ACE_DO_ZERO && aim.act[i].effect.verb != ACE_DO_VENGEANCE;
    for (int i = 0; i < bonus->nbonuses; i++)
        calm &= bonus->bonus[i].verb == ACE_DO_CALM;
    return calm && !penalty ? ACE_NO_PENALTY : REASON_OK;
}

static void add_arm(const struct rules *r, const struct board *b, seat who, int slot,
                    const struct ace_enemy *bonus, struct choices *out)
{
    const struct ace_effect *e = picking_effect(bonus);
    struct choice *c;
    if (!e) {
        c = choices_add(out, ACE_ARM, slot);
    } else {
        c = add_cards(out, b, who, ACE_ARM, slot);
        for (int i = 0; i < choice_cards(c, b); i++) {
            int zone, index;
            pick_place(b, c->zone, c->zone2, i, &zone, &index);
            if (i < 64 && !card_is_plain(board_face(b, zone, index)))
                c->among &= ~((uint64_t)1 << i); /* the Joker is never changed (AS-25) */
        }
        c->pick_min = 1;
        c->pick_max = (uint8_t)less_of(e->n, __builtin_popcountll(c->among));
        c->max = e->verb == ACE_DO_RECOLOUR ? SUITS - 1
                 : e->verb == ACE_DO_STEP   ? (1 << e->n) - 1
                 : e->what == ACE_RANK_ANY  ? RANKS - 1
                                            : 0;
    }
    c->refused = (uint8_t)arm_refused(r, b, bonus);
    if (!c->refused && e && !c->among)
        c->refused = choice_cards(c, b) ? ACE_JOKER_STAYS : ACE_NO_HAND;
}

static void add_bonuses(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus = ace_bonus(r, b, s);
        if (!bonus || !bonus->nbonuses)
            continue;
        if (ace_bonus_now(bonus))
            add_use(r, b, who, s, bonus, out);
        else if (b->phase == ACE_PHASE_AIM)
            add_arm(r, b, who, s, bonus, out);
        else
            choices_add(out, ACE_ARM, s)->refused = ACE_LAST_ONLY;
    }
}

/* AS-54: one of the vague words, or a finger on one shared card. */
static void add_hints(const struct board *b, seat who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const int refused = b->num[ACE_SAID + who] < ACE_HINTS_A_TURN ? REASON_OK : ACE_SAID_ENOUGH;
    struct choice *c = choices_add(out, ACE_HINT, 0);
    c->max = ACE_HINT_WANT - 1;
    c->refused = (uint8_t)refused;
    if (!board_count(b, ACE_SHARED))
        return;
    c = add_zone(out, b, ACE_HINT, 1, ACE_SHARED, 1, 1);
    c->min = c->max = ACE_HINT_WANT;
    c->refused = (uint8_t)refused;
}

/* The effect that asks, while a bonus is being used. */
static const struct ace_effect *asking(const struct rules *r, const struct board *b)
{
    const struct ace_enemy *bonus = ace_enemy_of(r, (card)b->num[ACE_USING]);
    return bonus && b->num[ACE_VERB] < bonus->nbonuses ? &bonus->bonus[b->num[ACE_VERB]] : NULL;
}

void ace_choices(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    const struct ace_effect *e = asking(r, b);
    const int least = !b->num[ACE_DONE];
    switch (b->phase) {
    case ACE_PHASE_AIM:
        if (seat_in(who, b->waiting)) {
            add_actions(r, b, who, out);
            add_bonuses(r, b, who, out);
        }
        if (b->nseats > 1)
            add_hints(b, who, out);
        return;
    case ACE_PHASE_LAST:
        add_bonuses(r, b, who, out);
        choices_add(out, ACE_YIELD, 0);
        return;
    case ACE_PHASE_TRIM: {
        const int above = board_count(b, ACE_HAND + who) - ace_hand_limit(b);
        add_zone(out, b, ACE_TRIM, 0, ACE_HAND + who, above, above);
        return;
    }
    case ACE_PHASE_ARRANGE: add_zone(out, b, ACE_ARRANGE, 0, ACE_SHOWN, 0, PICKS); return;
    case ACE_PHASE_PICK: add_zone(out, b, ACE_TAKE, 0, ACE_SHOWN, 1, 1); return;
    case ACE_PHASE_RECALL: add_zone(out, b, ACE_TAKE, 0, ACE_DISCARD, least, e ? e->n : 0); return;
    case ACE_PHASE_CYCLE:
        add_zone(out, b, ACE_CYCLE, 0, ACE_HAND + who, least, e ? e->n : 0);
        return;
    }
}
