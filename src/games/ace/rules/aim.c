/* aim.c - gathers what bears on a shot: armed declarations, permanent bonuses, the enemy's
 * penalties.
 *
 * Effects are kept one by one, for the steps that the screen shows, and summed up, for quick
 * arithmetic over many claims. What may not act (a penalty under calm, a bonus under nobonus) is
 * not gathered or not summed, so that nobody later has to ask. */
#include "ace.h"

#include "check.h"

#include <string.h>

/* 5 bits each would not hold the Joker and "none"; 6 do. 3 targets, amount 4 bits, order 9 bits: 31
 * bits, never negative. */
int32_t ace_declared_pack(const struct ace_declared *d)
{
    uint32_t v = 0;
    for (int i = 0; i < d->ntargets; i++)
        v |= (uint32_t)(d->target[i] + 1) << 6 * i;
    return (int32_t)(v | (uint32_t)(d->amount & 15) << 18 | (uint32_t)(d->order & 511) << 22);
}

struct ace_declared ace_declared_unpack(int32_t amount)
{
    const uint32_t v = (uint32_t)amount;
    struct ace_declared d = {.amount = (uint8_t)(v >> 18 & 15), .order = (uint16_t)(v >> 22 & 511)};
    for (int i = 0; i < ACE_TARGETS && (v >> 6 * i & 63); i++)
        d.target[d.ntargets++] = (card)((v >> 6 * i & 63) - 1);
    return d;
}

static void act_add(struct ace_aim *aim, const struct ace_effect *e, card source, int slot,
                    const struct ace_declared *d)
{
    if (aim->nacts == ACE_ACTS)
        return; /* only a position laid out by hand can own so many bonuses */
    CARRE_ASSERT(aim->nacts < ACE_ACTS);
    struct ace_act *a = &aim->act[aim->nacts++];
    *a = (struct ace_act){.effect = *e, .source = source, .slot = (uint8_t)slot};
    if (d)
        a->declared = *d;
}

static bool card_in(card c, int what)
{
    if (what == ACE_FACES)
        return card_rank(c) >= RANK_J && card_rank(c) <= RANK_K;
    if (what == ACE_ACES)
        return card_rank(c) == RANK_A;
    return card_suit(c) == what;
}

bool ace_card_in(card c, int what) { return card_in(c, what); }

static bool ace_penalty_acts(const struct ace_effect *e, const struct board *b)
{
    return e->when == ACE_ALWAYS ||
           (e->when == ACE_FIRST ? b->num[ACE_SHOTS] == 0 : b->num[ACE_BULLETS] == 1);
}

static bool act_is_penalty(const struct ace_act *a)
{
    return a->effect.verb >= ACE_DO_ZERO && a->effect.verb != ACE_DO_VENGEANCE;
}

static void extra_add(struct ace_aim *aim, const struct ace_effect *e)
{
    uint64_t faces = 0;
    for (card c = 0; c < 52; c++)
        if (card_in(c, e->what)) {
            faces |= (uint64_t)1 << c;
            if (!e->max)
                aim->value[c] = (int16_t)(aim->value[c] + e->n);
        }
    if (e->max && aim->nlimited < 8) {
        aim->limited[aim->nlimited].faces = faces;
        aim->limited[aim->nlimited].n = e->n;
        aim->limited[aim->nlimited++].max = e->max;
    }
}

/* Sums the acts up. */
static void aim_sum(struct ace_aim *aim)
{
    static const int16_t base[ACE_KINDS] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12};
    int faces = 1, aces = 1, twice = 1, add = 0, vengeance = 0;
    bool nofaces = false, noaces = false;
    int16_t combo[ACE_KINDS] = {0};
    aim->changes = false;
    aim->shorts = aim->zero = aim->repeat = 0;
    aim->voids = 0;
    aim->nlimited = aim->halve = 0;
    aim->least = aim->less = 0;
    aim->cap = -1;
    memset(aim->value, 0, sizeof aim->value);
    for (int i = 0; i < aim->nacts; i++) {
        const struct ace_act *a = &aim->act[i];
        const struct ace_effect *e = &a->effect;
        if (aim->calm && act_is_penalty(a))
            continue;
        switch ((enum ace_verb)e->verb) {
        case ACE_DO_ADD: add += e->n; break;
        case ACE_DO_COMBO: combo[e->what] = (int16_t)(combo[e->what] + e->n); break;
        case ACE_DO_RECOLOUR:
        case ACE_DO_COUNT:
        case ACE_DO_RERANK:
        case ACE_DO_STEP: aim->changes = true; break;
        case ACE_DO_SHORT: aim->shorts |= (uint16_t)(1u << e->what); break;
        case ACE_DO_DOUBLE: *(e->what == ACE_FACES ? &faces : &aces) += 1; break;
        case ACE_DO_TWICE: twice++; break;
        case ACE_DO_EXTRA: extra_add(aim, e); break;
        case ACE_DO_LOW:
            for (card c = 0; c < 52; c++)
                aim->value[c] = (int16_t)(aim->value[c] + (ace_value(c) <= e->what ? e->n : 0));
            break;
        case ACE_DO_LEAST: aim->least = e->n > aim->least ? e->n : aim->least; break;
        case ACE_DO_ZERO: aim->zero |= (uint16_t)(1u << e->what); break;
        case ACE_DO_NOREPEAT: aim->repeat = aim->repeated; break;
        case ACE_DO_LESS: aim->less = (int16_t)(aim->less + e->n); break;
        case ACE_DO_CAP: aim->cap = aim->cap < 0 || e->n < aim->cap ? e->n : aim->cap; break;
        case ACE_DO_HALVE: aim->halve++; break;
        case ACE_DO_NOEXTRA: *(e->what == ACE_FACES ? &nofaces : &noaces) = true; break;
        case ACE_DO_VOID: aim->voids |= (uint8_t)(1u << e->what); break;
        case ACE_DO_VENGEANCE: vengeance += e->n; break;
        case ACE_DO_CALM:
        case ACE_DO_NOBONUS:
        case ACE_NOTHING:
        case ACE_DO_DAMAGE:
        case ACE_DO_DRAW:
        case ACE_DO_CYCLE:
        case ACE_DO_RECALL:
        case ACE_DO_JOKER:
        case ACE_DO_PEEK:
        case ACE_DO_PICK:
        case ACE_DO_BULLET:
        case ACE_DO_RELOAD:
        case ACE_DOS: break;
        }
    }
    for (int k = ACE_PAIR; k < ACE_KINDS; k++)
        aim->kind[k] = (int16_t)(base[k] * twice + combo[k] + add);
    for (card c = 0; c < 52; c++)
        aim->value[c] = (int16_t)(aim->value[c] + (card_in(c, ACE_FACES) && !nofaces ? faces : 0) +
                                  (card_in(c, ACE_ACES) && !noaces ? 3 * aces : 0));
    aim->value[card_of(RANK_A, SUIT_SPADES)] =
        (int16_t)(aim->value[card_of(RANK_A, SUIT_SPADES)] + vengeance);
}

void ace_aim_sum(struct ace_aim *aim) { aim_sum(aim); }

static void armed_add(struct ace_aim *aim, const struct rules *r, const struct board *b, int slot,
                      const struct ace_declared *d)
{
    const struct ace_enemy *bonus = ace_bonus(r, b, slot);
    for (int i = 0; bonus && i < bonus->nbonuses; i++) {
        act_add(aim, &bonus->bonus[i], board_face(b, ACE_BONUSES, slot), slot, d);
        aim->calm |= bonus->bonus[i].verb == ACE_DO_CALM;
    }
}

/* The enemy's effects that hold for this shot, and the permanent bonuses unless they sleep. */
static void common_add(struct ace_aim *aim, const struct rules *r, const struct board *b)
{
    for (int i = 0; i < board_count(b, ACE_PERMANENTS) && !aim->nobonus; i++) {
        const struct ace_enemy *p = ace_enemy_of(r, board_face(b, ACE_PERMANENTS, i));
        for (int k = 0; p && k < p->nbonuses; k++)
            if (!ace_effect_now(&p->bonus[k]))
                act_add(aim, &p->bonus[k], board_face(b, ACE_PERMANENTS, i), ACE_NO_SLOT, NULL);
    }
    const struct ace_enemy *enemy = ace_enemy_now(r, b);
    for (int k = 0; enemy && k < enemy->npenalties; k++)
        if (ace_penalty_acts(&enemy->penalty[k], b))
            act_add(aim, &enemy->penalty[k], board_top(b, ACE_ENEMY), ACE_NO_SLOT, NULL);
}

static void aim_begin(struct ace_aim *aim, const struct rules *r, const struct board *b)
{
    *aim = (struct ace_aim){.repeated = (uint16_t)b->num[ACE_CLAIMED]};
    const struct ace_enemy *enemy = ace_enemy_now(r, b);
    for (int k = 0; enemy && k < enemy->npenalties; k++)
        aim->nobonus |=
            enemy->penalty[k].verb == ACE_DO_NOBONUS && ace_penalty_acts(&enemy->penalty[k], b);
}

void ace_aim_read(struct ace_aim *aim, const struct rules *r, const struct board *b, seat who)
{
    aim_begin(aim, r, b);
    int slots[ACE_SLOTS], n = 0;
    for (int s = 0; s < ACE_SLOTS && !aim->nobonus; s++)
        if (b->envelope[s].full && seat_in(who, b->envelope[s].seen)) {
            int at = n++;
            for (; at && ace_declared_unpack(b->envelope[slots[at - 1]].amount).order >
                             ace_declared_unpack(b->envelope[s].amount).order;
                 at--)
                slots[at] = slots[at - 1];
            slots[at] = s;
        }
    for (int i = 0; i < n; i++) {
        const struct ace_declared d = ace_declared_unpack(b->envelope[slots[i]].amount);
        armed_add(aim, r, b, slots[i], &d);
    }
    common_add(aim, r, b);
    aim_sum(aim);
}

void ace_aim_without(struct ace_aim *aim, int slot)
{
    int n = 0;
    aim->calm = false;
    for (int i = 0; i < aim->nacts; i++)
        if (aim->act[i].slot != slot) {
            aim->act[n] = aim->act[i];
            aim->calm |= aim->act[n++].effect.verb == ACE_DO_CALM;
        }
    aim->nacts = n;
    aim_sum(aim);
}

void ace_aim_bare(struct ace_aim *aim, const struct rules *r, const struct board *b)
{
    aim_begin(aim, r, b);
    common_add(aim, r, b);
    aim_sum(aim);
}

void ace_aim_arm(struct ace_aim *aim, const struct rules *r, const struct board *b, int slot,
                 const struct ace_declared *d)
{
    if (aim->nobonus)
        return;
    /* Before the permanent bonuses and the enemy's effects: order matters only among changes, and
     * all changes are one-use. */
    armed_add(aim, r, b, slot, d);
    aim_sum(aim);
}
