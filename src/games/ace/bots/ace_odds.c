/* ace_odds.c - the chances of a duel, from sampled turns. */
#include "ace_odds.h"

#include "ace_worth.h"
#include "check.h"

#include <string.h>

/* the last row of tables: too few cards to fill the hand; about so many lie in it then */
enum { SHORT = ACE_HEAPS, SHORT_HAND = 5 };

static int heap_of(const struct ace_odds *o, int pile)
{
    (void)o;
    const int h = (pile + 2) / ACE_HEAP;
    return h < ACE_HEAPS - 1 ? h : ACE_HEAPS - 1;
}

/* ---- what one knows ---- */

static void know_cards(struct ace_odds *o)
{
    static const int zones[] = {ACE_PILE, ACE_ASIDE, ACE_SHOWN, ACE_SHOT, ACE_SHARED, ACE_DISCARD};
    const struct board *b = &o->v->board;
    bool seen[CARD_JOKER + 1] = {false};
    for (int i = 0; i < o->n; i++)
        seen[o->hand[i]] = true;
    const bool open = o->skill->counts || ace_discard_open(&o->v->rules, b);
    for (size_t z = 0; z < sizeof zones / sizeof *zones; z++)
        for (int i = 0; i < board_count(b, zones[z]); i++) {
            const card c = board_face(b, zones[z], i);
            if (c <= CARD_JOKER && (open || zones[z] != ACE_DISCARD))
                seen[c] = true;
        }
    for (card c = 0; c <= CARD_JOKER; c++)
        if (!seen[c])
            o->unseen[o->nunseen++] = c;
    o->pile = board_count(b, ACE_PILE);
    o->out = o->pile + board_count(b, ACE_DISCARD);
}

/* Places `from` to `to` of n cards are drawn from those that lie there and after. Four of them
 * from one number: a card in a thousand comes a little too often. */
static void mix(card *cards, int n, int from, int to, struct rng *rng)
{
    uint64_t chance = 0;
    to = to < n - 1 ? to : n - 1;
    for (int i = from; i < to; i++, chance >>= 16) {
        if ((i - from) % 4 == 0)
            chance = rng_next(rng);
        const int k = i + (int)((chance & 0xffff) * (unsigned)(n - i) >> 16);
        const card c = cards[i];
        cards[i] = cards[k];
        cards[k] = c;
    }
}

/* Draws to come: cards of the pile that were looked at lie where they lie, the others may be any
 * that are unseen. */
static void lay_tapes(struct ace_odds *o, struct rng *rng)
{
    const struct board *b = &o->v->board;
    o->ntapes = o->skill->tapes < ACE_TAPES ? o->skill->tapes : ACE_TAPES;
    o->laid = o->skill->again < ACE_TAPES ? o->skill->again : ACE_TAPES;
    o->laid = o->laid > o->ntapes ? o->laid : o->ntapes;
    for (int t = 0; t < o->laid; t++) {
        int any = 0;
        mix(o->unseen, o->nunseen, 0, ACE_TAPE, rng);
        o->ntape[t] = 0;
        for (int i = 0; i < ACE_TAPE && i < o->pile; i++) {
            const card c = board_face(b, ACE_PILE, o->pile - 1 - i);
            if (card_is_known(c))
                o->tape[t][o->ntape[t]++] = c;
            else if (any < o->nunseen)
                o->tape[t][o->ntape[t]++] = o->unseen[any++];
        }
    }
}

/* ---- what a turn deals ---- */

static void count_turn(const struct ace_gun *g, int32_t counts[ACE_STAGES][ACE_DAMAGE_MOST],
                       int stages, card *deck, int ndeck, int cards, struct rng *rng)
{
    enum { DRAWN_MOST = 24 };
    card hand[16];
    const int held = cards < ndeck ? cards : ndeck;
    int drawn = held;
    mix(deck, ndeck, 0, held, rng);
    memcpy(hand, deck, (size_t)held);
    for (int stage = 0; stage < stages; stage++) {
        const int d = ace_gun_damage(g, hand, held);
        counts[stage][d < 0 ? 0 : d < ACE_DAMAGE_MOST ? d : ACE_DAMAGE_MOST - 1]++;
        if (stage == stages - 1)
            break;
        const uint32_t keep = ace_gun_keep(g, hand, held);
        int gone = 0;
        for (int i = 0; i < held; i++)
            gone += !(keep >> i & 1);
        mix(deck, ndeck, drawn, drawn + gone, rng);
        for (int i = 0; i < held; i++)
            if (!(keep >> i & 1) && drawn < ndeck && drawn < DRAWN_MOST)
                hand[i] = deck[drawn++];
    }
}

/* `stages`: how many discards can come, and one. */
static void count_turns(const struct ace_odds *o, const struct ace_gun *g, int cards, int stages,
                        uint16_t deals[ACE_STAGES][ACE_DAMAGE_MOST], struct rng *rng)
{
    CARRE_ASSERT(stages > 0 && stages <= ACE_STAGES && o->nunseen <= 56);
    int32_t counts[ACE_STAGES][ACE_DAMAGE_MOST] = {{0}};
    card deck[56];
    int n = 0;
    if (o->nunseen >= 24) {
        memcpy(deck, o->unseen, (size_t)o->nunseen);
        n = o->nunseen;
    } else {
        for (card c = 0; c < 52; c++)
            deck[n++] = c;
    }
    for (int t = 0; t < o->skill->turns; t++)
        count_turn(g, counts, stages, deck, n, cards, rng);
    for (int s = 0; s < ACE_STAGES; s++)
        for (int d = 0; d < ACE_DAMAGE_MOST; d++)
            deals[s][d] = (uint16_t)((int64_t)counts[s][d] * (ACE_SURE - 1) /
                                     (o->skill->turns > 0 ? o->skill->turns : 1));
}

static void list_deals(struct ace_odds *o)
{
    for (int k = 0; k < 4; k++)
        for (int s = 0; s < ACE_STAGES; s++) {
            o->nonzero[k][s] = 0;
            for (int d = 0; d < ACE_DAMAGE_MOST; d++)
                if (o->deals[k][s][d])
                    o->dealt[k][s][o->nonzero[k][s]++] = (uint8_t)d;
        }
}

/* ---- backwards from the last bullet ---- */

/* A little for each hit point that is gone, so that one goes on fighting where nothing can be hoped
 * for. */
static int consolation(int hp) { return (ACE_HP_MOST - hp) * 16; }

/* Until which bullet may bonuses be declared in this duel? */
static int deadline_of(const struct view *v)
{
    const struct ace_enemy *enemy = ace_enemy_now(&v->rules, &v->board);
    int deadline = 1;
    for (int k = 0; enemy && k < enemy->npenalties; k++)
        if (enemy->penalty[k].verb == ACE_DO_NOBONUS && enemy->penalty[k].when != ACE_FIRST)
            deadline = enemy->penalty[k].when == ACE_LAST && deadline < 9 ? 2 : 9;
    return deadline;
}

static void save(int32_t saved[ACE_HP_MOST + 1], int points, int64_t keep)
{
    CARRE_ASSERT(points >= 0 && keep >= 0 && keep <= ACE_SURE);
    for (int hp = ACE_HP_MOST; hp > 0; hp--) {
        const int with = (int)(saved[hp > points ? hp - points : 0] * keep / ACE_SURE);
        if (with > saved[hp])
            saved[hp] = with;
    }
}

static bool picks_cards(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]) || bonus->bonus[i].verb == ACE_DO_COUNT)
            return true;
    return false;
}

/* Bullets and reloads of bonuses are there when they are needed. */
static bool counted_in(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == ACE_DO_BULLET || bonus->bonus[i].verb == ACE_DO_RELOAD)
            return true;
    return false;
}

static bool in_the_gun(const struct ace_odds *o, const struct ace_enemy *bonus)
{
    return o->deadline <= 2 && !ace_bonus_now(bonus) && !picks_cards(bonus);
}

/* The last duel: counters with what bonuses will bring, and the gun with all that can be declared.
 */
static void know_final(struct ace_odds *o)
{
    const struct rules *r = &o->v->rules;
    const struct board *b = &o->v->board;
    struct board then = *b;
    struct ace_aim aim;
    then.num[ACE_SHOTS] = 1;
    then.num[ACE_BULLETS] = 2;
    ace_aim_bare(&aim, r, &then);
    for (int slot = 0; slot < ACE_SLOTS; slot++) {
        const struct ace_enemy *bonus = ace_bonus(r, b, slot);
        const struct ace_declared none = {.ntargets = 0};
        if (!bonus || ace_armed(b, slot))
            continue;
        if (in_the_gun(o, bonus))
            ace_aim_arm(&aim, r, b, slot, &none);
        for (int i = 0; i < bonus->nbonuses; i++) {
            o->bullets += bonus->bonus[i].verb == ACE_DO_BULLET ? bonus->bonus[i].n : 0;
            o->reloads += bonus->bonus[i].verb == ACE_DO_RELOAD ? bonus->bonus[i].n : 0;
        }
    }
    o->bullets = o->bullets < ACE_COUNTER_MOST ? o->bullets : ACE_COUNTER_MOST;
    o->reloads = o->reloads < ACE_COUNTER_MOST ? o->reloads : ACE_COUNTER_MOST;
    ace_gun_load(&o->all, &aim);
}

static void know_bonuses(struct ace_odds *o)
{
    enum { DOUBT = 90 }; /* of a hundred: what is not certain brings its points so often */
    const struct board *b = &o->v->board;
    memset(o->saved, 0, sizeof o->saved);
    o->saved[0][0] = o->saved[1][0] = ACE_SURE;
    o->all_points = 0;
    o->all_share = ACE_SURE;
    for (int slot = 0; slot < ACE_SLOTS; slot++) {
        const struct ace_enemy *bonus = ace_bonus(&o->v->rules, b, slot);
        if (!bonus || ace_armed(b, slot))
            continue;
        if (o->final && (counted_in(bonus) || in_the_gun(o, bonus)))
            continue;
        const int points = ace_worth_points(bonus);
        int64_t keep = ACE_SURE - ace_worth_price(bonus, b->num[ACE_MARKER], o->skill->hoard);
        if (!ace_worth_certain(bonus))
            keep = keep * DOUBT / 100;
        if (ace_worth_saves(bonus) && o->v->rules.option[ACE_ZERO] != ACE_ZERO_LOST)
            save(o->saved[0], points, keep);
        if (ace_bonus_now(bonus) || o->deadline == 1) {
            save(o->saved[1], points, keep);
        } else if (o->deadline == 2) {
            o->all_points += points;
            o->all_share = (int32_t)(o->all_share * keep / ACE_SURE);
        }
    }
    for (int hp = 1; hp <= ACE_HP_MOST; hp++)
        for (int late = 0; late < 2; late++)
            if (o->saved[late][hp] < consolation(hp))
                o->saved[late][hp] = consolation(hp);
}

static void fill(struct ace_odds *o, int b, int r, int heap);

static const uint16_t *cell(struct ace_odds *o, int b, int r, int heap, int stage)
{
    if (!o->ready[b][r][heap])
        fill(o, b, r, heap);
    return o->table[b][r][heap][stage];
}

int ace_odds_after(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int refill)
{
    const int left = pile - refill;
    const int heap = left < -2 ? SHORT : heap_of(o, left < 0 ? 0 : left);
    if (hp <= 0)
        return o->won[heap];
    hp = hp < o->most ? hp : o->most;
    return bullets <= 0 ? o->saved[1][hp] : cell(o, bullets, reloads, heap, 0)[hp];
}

int ace_odds_fired(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int refill)
{
    return bullets <= 0 && hp > 0 ? o->saved[0][hp < o->most ? hp : o->most]
                                  : ace_odds_after(o, hp, bullets, reloads, pile, refill);
}

int ace_odds_drawn(struct ace_odds *o, int hp, int bullets, int reloads, int pile, int stage)
{
    return cell(o, bullets, reloads, pile < 0 ? SHORT : heap_of(o, pile),
                stage < o->stages ? stage : o->stages - 1)[hp < o->most ? hp : o->most];
}

/* What firing now leads to, by the hit points that it leaves; the pile is renewed before where it
 * is short. */
static void fire(struct ace_odds *o, int b, int r, int heap, int32_t out[ACE_HP_MOST + 1])
{
    const int full = o->out / ACE_HEAP < ACE_HEAPS - 1 ? o->out / ACE_HEAP : ACE_HEAPS - 1;
    const int left = heap == SHORT || heap == 0 ? SHORT : heap - 1;
    const uint16_t *then = b > 1 ? cell(o, b - 1, r, left, 0) : NULL;
    const uint16_t *renewed =
        b > 1 && r > 0 && (left == SHORT || left <= 1) ? cell(o, b - 1, r - 1, full, 0) : NULL;
    out[0] = o->won[left];
    for (int hp = 1; hp <= o->most; hp++) {
        out[hp] = then ? then[hp] : o->saved[1][hp];
        if (renewed && renewed[hp] > out[hp])
            out[hp] = renewed[hp];
    }
    /* now or never: all that can be declared goes with this shot */
    if (b == 2 && o->deadline == 2 && o->all_points)
        for (int hp = o->most; hp > 0; hp--) {
            const int with = (int)((int64_t)out[hp > o->all_points ? hp - o->all_points : 0] *
                                   o->all_share / ACE_SURE);
            out[hp] = with > out[hp] ? with : out[hp];
        }
}

/* A turn's stage: each damage that the hand may hold is fired, or the cards are thrown away once
 * more if that is better. */
static void fill_stage(struct ace_odds *o, const int32_t *now, const uint16_t *again, int last,
                       int stage, uint16_t *out)
{
    CARRE_ASSERT(last >= 0 && last < 4 && stage >= 0 && o->most <= ACE_HP_MOST);
    const uint16_t *deals = o->deals[last][stage];
    for (int hp = 1; hp <= o->most; hp++) {
        const int other = again ? again[hp] : 0;
        int64_t sum = 0;
        int rest = ACE_SURE - 1;
        for (int i = 0; i < o->nonzero[last][stage]; i++) {
            const int d = o->dealt[last][stage][i];
            if (d >= hp)
                break;
            sum += (int64_t)deals[d] * (now[hp - d] > other ? now[hp - d] : other);
            rest -= deals[d];
        }
        sum += (int64_t)rest * (now[0] > other ? now[0] : other);
        out[hp] = (uint16_t)(sum / ACE_SURE);
    }
}

static void fill(struct ace_odds *o, int b, int r, int heap)
{
    int32_t now[ACE_HP_MOST + 1];
    fire(o, b, r, heap, now);
    if (heap == SHORT) {
        fill_stage(o, now, NULL, 3, 0, o->table[b][r][SHORT][0]);
        for (int s = 1; s < ACE_STAGES; s++)
            memcpy(o->table[b][r][SHORT][s], o->table[b][r][SHORT][0],
                   sizeof o->table[b][r][SHORT][s]);
    } else {
        for (int s = 0; s < o->stages; s++) {
            const int next = s + 1 < o->stages ? s + 1 : s;
            const uint16_t *again = r > 0 && heap > 0 ? cell(o, b, r - 1, heap - 1, next) : NULL;
            fill_stage(o, now, again,
                       b == 1                                   ? 1
                       : b == 2 && o->final && o->deadline == 2 ? 2
                                                                : 0,
                       s, o->table[b][r][heap][s]);
        }
    }
    o->ready[b][r][heap] = true;
}

int ace_odds_hand(struct ace_odds *o, const struct ace_gun *g, const card *cards, int n, int hp,
                  int bullets, int reloads, int pile, int stage, int more)
{
    const int d = ace_gun_damage(o->final && bullets == o->deadline ? &o->all : g, cards, n);
    const int left = hp - (d > 0 ? d : 0);
    const int refill = o->limit - (n > 5 ? n - 5 : 0);
    int best = ace_odds_after(o, left <= 0 ? 0 : left + more, bullets - 1, reloads, pile, refill);
    if (reloads > 0 && pile <= 10) {
        const int renewed = ace_odds_after(o, left <= 0 ? 0 : left + more, bullets - 1, reloads - 1,
                                           o->out, refill);
        best = renewed > best ? renewed : best;
    }
    if (reloads > 0 && pile > 2 && left > 0) {
        const int again =
            ace_odds_drawn(o, hp + more, bullets, reloads - 1, pile - ACE_HEAP, stage);
        best = again > best ? again : best;
    }
    return best;
}

/* One more than the discards that can still come in a turn: with the reloads that there are and
 * those of bonuses. */
static int stages_of(const struct ace_odds *o)
{
    int reloads = o->v->board.num[ACE_RELOADS];
    for (int slot = 0; slot < ACE_SLOTS; slot++) {
        const struct ace_enemy *bonus = ace_bonus(&o->v->rules, &o->v->board, slot);
        for (int i = 0; bonus && i < bonus->nbonuses; i++)
            reloads += bonus->bonus[i].verb == ACE_DO_RELOAD ? bonus->bonus[i].n : 0;
    }
    return reloads + 1 < ACE_STAGES ? reloads + 1 : ACE_STAGES;
}

void ace_odds_read(struct ace_odds *o, const struct view *v, const struct ace_skill *skill,
                   struct rng *rng)
{
    const struct board *b = &v->board;
    o->v = v;
    o->skill = skill;
    o->nunseen = 0;
    o->n = ace_cards(b, v->me, o->hand);
    o->limit = ACE_HAND_LIMIT;
    o->hp = b->num[ACE_HP] < ACE_HP_MOST ? b->num[ACE_HP] : ACE_HP_MOST;
    o->bullets = b->num[ACE_BULLETS];
    o->reloads = b->num[ACE_RELOADS];
    know_cards(o);
    ace_aim_read(&o->aim, &v->rules, b, v->me);
    ace_gun_load(&o->now, &o->aim);
    struct board then = *b;
    struct ace_aim aim;
    then.num[ACE_SHOTS] = 1;
    then.num[ACE_BULLETS] = 2;
    ace_aim_bare(&aim, &v->rules, &then);
    ace_gun_load(&o->later, &aim);
    then.num[ACE_BULLETS] = 1;
    ace_aim_bare(&aim, &v->rules, &then);
    ace_gun_load(&o->last, &aim);
    o->deadline = deadline_of(v);
    o->final = b->num[ACE_MARKER] >= ACE_DUELS;
    if (o->final)
        know_final(o);
    o->stages = stages_of(o);
    lay_tapes(o, rng);
    count_turns(o, &o->later, ACE_HAND_LIMIT, o->stages, o->deals[0], rng);
    if (o->final && o->deadline == 1)
        count_turns(o, &o->all, ACE_HAND_LIMIT, o->stages, o->deals[1], rng);
    else if (memcmp(&o->last, &o->later, sizeof o->last))
        count_turns(o, &o->last, ACE_HAND_LIMIT, o->stages, o->deals[1], rng);
    else
        memcpy(o->deals[1], o->deals[0], sizeof o->deals[1]);
    if (o->final && o->deadline == 2)
        count_turns(o, &o->all, ACE_HAND_LIMIT, o->stages, o->deals[2], rng);
    else
        memset(o->deals[2], 0, sizeof o->deals[2]);
    count_turns(o, o->final && o->deadline == 1 ? &o->all : &o->later, SHORT_HAND, 1, o->deals[3],
                rng);
    list_deals(o);
    know_bonuses(o);
    o->most = o->hp + 12 < ACE_HP_MOST ? o->hp + 12 : ACE_HP_MOST;
    static const int32_t kept[ACE_HEAPS + 1] = {62000, 63600, 64600, 65100, 65400, 65500,
                                                65535, 65535, 65535, 65535, 65535, 58000};
    const bool scene_ends = b->num[ACE_MARKER] % 3 == 0;
    for (int h = 0; h <= ACE_HEAPS; h++)
        o->won[h] = scene_ends ? ACE_SURE - 1 : kept[h];
    memset(o->ready, 0, sizeof o->ready);
}
