/* promise.c - what a bonus would do for the cards that are held, before anything is armed or used:
 * for screens and hints.
 *
 * Nothing here knows more than the board it is given: a seat's own holds its hand and the open
 * cards, and the draw pile's order is on none. */
#include "ace.h"

#include "check.h"

#include <string.h>

static const struct ace_effect *picking(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]))
            return &bonus->bonus[i];
    return NULL;
}

static bool best(const struct ace_aim *aim, const card *cards, int n, struct ace_scored *out)
{
    return ace_claim_best(aim, cards, n, ACE_NO_KIND, out);
}

static struct ace_declared declared_of(const struct action *a, const card *cards, int n)
{
    struct ace_declared d = {.amount = (uint8_t)a->amount};
    for (int i = 0; i < a->n && i < ACE_TARGETS; i++)
        if (a->pick[i] < n)
            d.target[d.ntargets++] = cards[a->pick[i]];
    return d;
}

/* ---- what one action would lead to ---- */

static void arms(const struct rules *r, const struct board *b, const struct action *a,
                 struct ace_aim *aim, struct ace_promise *p)
{
    const struct ace_declared d = declared_of(a, p->card, p->n);
    ace_aim_arm(aim, r, b, a->about, &d);
    p->shot = best(aim, p->card, p->n, &p->best);
}

static void gains(struct ace_promise *p, card c)
{
    if (p->n < ACE_CARDS_MOST)
        p->card[p->n++] = c;
}

static void uses(const struct rules *r, const struct board *b, const struct action *a,
                 const struct ace_enemy *bonus, struct ace_aim *aim, struct ace_promise *p)
{
    (void)r;
    for (int i = 0; i < bonus->nbonuses; i++) {
        const struct ace_effect *e = &bonus->bonus[i];
        if (e->verb == ACE_DO_DAMAGE)
            p->hit += e->n;
        if (e->verb == ACE_DO_JOKER && (board_find(b, ACE_ASIDE, CARD_JOKER) >= 0 ||
                                        board_find(b, ACE_DISCARD, CARD_JOKER) >= 0))
            gains(p, CARD_JOKER);
        for (int k = 0; e->verb == ACE_DO_RECALL && k < a->n; k++)
            if (a->pick[k] < board_count(b, ACE_DISCARD))
                gains(p, board_face(b, ACE_DISCARD, a->pick[k]));
    }
    /* without what goes, in whatever order it was picked; what comes nobody knows */
    if (bonus->bonus[0].verb == ACE_DO_CYCLE) {
        bool gone[ACE_CARDS_MOST] = {false};
        int stay = 0;
        for (int k = 0; k < a->n; k++)
            if (a->pick[k] < p->held)
                gone[a->pick[k]] = true;
        for (int i = 0; i < p->n; i++)
            if (!gone[i])
                p->card[stay++] = p->card[i];
        p->n = stay;
    }
    p->shot = best(aim, p->card, p->n, &p->best);
}

bool ace_promise_of(const struct rules *r, const struct board *b, const struct action *a,
                    struct ace_promise *out)
{
    const struct ace_enemy *bonus = ace_bonus(r, b, a->about);
    struct ace_aim aim;
    struct ace_scored now;
    *out = (struct ace_promise){.action = *a, .before = -1};
    if (!bonus || !bonus->nbonuses || (a->kind != ACE_USE && a->kind != ACE_ARM) ||
        !board_count(b, ACE_ENEMY))
        return false;
    out->n = out->held = ace_cards(b, a->who, out->card);
    ace_aim_read(&aim, r, b, a->who);
    if (best(&aim, out->card, out->n, &now))
        out->before = now.damage;
    if (a->kind == ACE_ARM)
        arms(r, b, a, &aim, out);
    else
        uses(r, b, a, bonus, &aim, out);
    ace_changed(&aim, out->card, out->n, out->now);
    return true;
}

/* ---- the best of them ---- */

struct pointing {
    const struct rules *r;
    const struct board *b;
    const struct ace_aim *aim;
    const struct ace_effect *e;
    card card[ACE_CARDS_MOST], face[ACE_CARDS_MOST];
    int n, damage;
    struct action try, best;
};

static bool changes(const struct ace_effect *e, card c, int amount)
{
    if (!card_is_plain(c))
        return false;
    return e->verb == ACE_DO_RECOLOUR ? card_suit(c) != amount
           : e->verb == ACE_DO_RERANK ? card_rank(c) != (e->what == ACE_RANK_ANY ? amount : e->what)
                                      : true;
}

static void weigh(struct pointing *p)
{
    struct ace_aim with = *p->aim;
    struct ace_scored s;
    const struct ace_declared d = declared_of(&p->try, p->card, p->n);
    ace_aim_arm(&with, p->r, p->b, p->try.about, &d);
    if (best(&with, p->card, p->n, &s) && s.damage > p->damage) {
        p->damage = s.damage;
        p->best = p->try;
    }
}

/* Every set of targets, fewer first among equals: each is tried before it grows. A step goes both
 * ways. */
static void point(struct pointing *p, int from)
{
    if (p->try.n == p->e->n || p->try.n == ACE_TARGETS)
        return;
    for (int i = from; i < p->n; i++)
        for (int up = 0; up < (p->e->verb == ACE_DO_STEP ? 2 : 1); up++) {
            if (!changes(p->e, p->face[i], p->try.amount))
                continue;
            const struct action before = p->try;
            p->try.amount |= up << p->try.n;
            CARRE_ASSERT(p->try.n < PICKS);
            p->try.pick[p->try.n++] = (uint8_t)i;
            weigh(p);
            point(p, i + 1);
            p->try = before;
        }
}

static void point_all(struct pointing *p)
{
    const int amounts = p->e->verb == ACE_DO_RECOLOUR                               ? SUITS
                        : p->e->verb == ACE_DO_RERANK && p->e->what == ACE_RANK_ANY ? RANKS
                                                                                    : 1;
    for (int i = 0; i < amounts; i++) {
        p->try.amount = i;
        point(p, 0);
    }
}

static bool brings_joker(const struct board *b, const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == ACE_DO_JOKER)
            return board_find(b, ACE_ASIDE, CARD_JOKER) >= 0;
    return false;
}

/* The cards of the discard pile that make the best shot with those held, and with a Joker that
 * comes along. */
static void recall(const struct board *b, const struct ace_aim *aim, const struct ace_enemy *bonus,
                   struct action *a)
{
    card cards[ACE_CARDS_MOST];
    const int pile = board_count(b, ACE_DISCARD), most = bonus->bonus[0].n;
    int held = ace_cards(b, a->who, cards);
    struct ace_scored s;
    if (brings_joker(b, bonus)) {
        CARRE_ASSERT(held < ACE_CARDS_MOST);
        cards[held++] = CARD_JOKER;
    }
    int n = held;
    for (int i = 0; i < pile && n < ACE_CARDS_MOST; i++)
        cards[n++] = board_face(b, ACE_DISCARD, i);
    if (!ace_claim_best_few(aim, cards, n, n > held ? UINT64_MAX << held : 0, most, &s))
        return;
    for (int i = held; i < n && a->n < most; i++)
        if (s.claim.cards >> i & 1) {
            CARRE_ASSERT(a->n < PICKS);
            a->pick[a->n++] = (uint8_t)(i - held);
        }
}

/* Of the own hand what is in no claim of the best shot: it alone can be missed. */
static void cycle(const struct board *b, const struct ace_aim *aim, int most, struct action *a)
{
    card cards[ACE_CARDS_MOST];
    const int held = ace_cards(b, a->who, cards), own = board_count(b, ACE_HAND + a->who);
    struct ace_scored s;
    const uint64_t keep = best(aim, cards, held, &s) ? s.claim.cards : 0;
    for (int i = 0; i < own && a->n < most && a->n < PICKS; i++)
        if (!(keep >> i & 1) && cards[i] != CARD_JOKER)
            a->pick[a->n++] = (uint8_t)i;
}

bool ace_promise_best(const struct rules *r, const struct board *b, seat who, int slot,
                      struct ace_promise *out)
{
    const struct ace_enemy *bonus = ace_bonus(r, b, slot);
    struct ace_aim aim;
    if (!bonus || !bonus->nbonuses || ace_armed(b, slot))
        return false;
    struct action a = action_of(who, ace_bonus_now(bonus) ? ACE_USE : ACE_ARM, slot);
    const struct ace_effect *first = &bonus->bonus[0], *e = picking(bonus);
    ace_aim_read(&aim, r, b, who);
    if (e) {
        struct pointing p = {
            .r = r, .b = b, .aim = &aim, .e = e, .try = a, .best = a, .damage = -1};
        struct ace_scored s;
        const struct ace_declared none = {.ntargets = 0};
        struct ace_aim with = aim;
        p.n = ace_cards(b, who, p.card);
        ace_changed(&aim, p.card, p.n, p.face);
        ace_aim_arm(&with, r, b, slot, &none);
        if (best(&with, p.card, p.n, &s))
            p.damage = s.damage; /* a change has to bring more than no change */
        point_all(&p);
        a = p.best;
    } else if (first->verb == ACE_DO_RECALL && ace_discard_open(r, b)) {
        recall(b, &aim, bonus, &a);
    } else if (first->verb == ACE_DO_CYCLE) {
        cycle(b, &aim, first->n, &a);
    }
    return ace_promise_of(r, b, &a, out);
}
