/* ace_person.c - a stand-in for people: what somebody does who has learnt the rules and reads the
 * screen. It measures the enemies; nothing in it knows any of them.
 *
 *   shoots     the shot that the screen proposes, when it kills or is worth it: worth it is what
 *              takes the enemy's hit points in the bullets that are left, each taking
 *              its even share. With more than that to do it reloads first, as long as that promises
 *                  more.
 *   discards   by the odds, as the screen shows them for cards that are chosen: of the sensible
 *              ways to keep some, the one that promises most damage on the next shot, with
 *              the last bullet the one that kills most often. The pile is renewed when it can't
 *                  replace what would go.
 *   bonuses    used when that kills: the first one that does it alone; with the last bullet also
 *              several at once. With the last bullet, no reload left and no kill in sight
 *              everything is used that may still bring it, then everything armed that adds.
 *   plans      nothing: no card is kept for the next shot, no bonus for a worse enemy, no bullet is
 *              counted on.
 *
 * `heeds` is the same person who asks for advice at Acolytes and at Lord Overkill, and follows it.
 */
#include "ace_think.h"
#include "ace_weigh.h"
#include "bot.h"
#include "check.h"
#include "explain.h"

#include <stddef.h>

enum { DRAWS = 200, PACK = 53 };

struct mind {
    const struct view *v;
    struct ace_aim aim; /* of the next shot, as things are armed */
    struct ace_gun gun;
    card hand[ACE_CARDS_MOST];
    int n, hp, bullets, damage; /* damage: of the shot that is proposed, -1 none */
    /* hit points that cards have to bring: with the last bullet what bonuses surely take off
     * need not come from them */
    int need;
    struct action shot;
};

static bool allowed(const struct view *v, struct action *a)
{
    return rules_check(&v->rules, &v->board, a) == REASON_OK;
}

static void look(struct mind *m, const struct view *v)
{
    struct ace_scored best;
    m->v = v;
    m->hp = v->board.num[ACE_HP];
    m->bullets = v->board.num[ACE_BULLETS];
    m->n = ace_cards(&v->board, v->me, m->hand);
    ace_aim_read(&m->aim, &v->rules, &v->board, v->me);
    ace_gun_load(&m->gun, &m->aim);
    m->need = m->hp;
    for (int s = 0; s < ACE_SLOTS && m->bullets == 1; s++) {
        const struct ace_enemy *bonus =
            ace_armed(&v->board, s) ? NULL : ace_bonus(&v->rules, &v->board, s);
        for (int i = 0; bonus && i < bonus->nbonuses; i++)
            if (bonus->bonus[i].verb == ACE_DO_DAMAGE ||
                (bonus->bonus[i].verb == ACE_DO_ADD && bot_open(v, ACE_ARM, s)))
                m->need -= bonus->bonus[i].n;
    }
    m->shot = action_of(v->me, ACE_SHOOT, 0);
    m->damage = ace_best_shot(&m->aim, &v->rules, &v->board, v->me, ACE_NO_KIND, &m->shot, &best)
                    ? best.damage
                    : -1;
}

/* ---- discards ---- */

/* What is out of sight, as far as this seat can know. */
static int unseen(const struct board *b, card out[PACK])
{
    uint64_t seen = 0;
    int n = 0;
    for (int z = 0; z < ACE_ENEMY; z++)
        for (int i = 0; i < board_count(b, z); i++) {
            const card c = board_face(b, z, i);
            if (card_is_plain(c) || c == CARD_JOKER)
                seen |= (uint64_t)1 << (c == CARD_JOKER ? PACK - 1 : c);
        }
    for (int c = 0; c < PACK; c++)
        if (!(seen >> c & 1))
            out[n++] = c == PACK - 1 ? (card)CARD_JOKER : (card)c;
    return n;
}

/* What comes of keeping these cards: the damage of DRAWS draws together, and how many of them kill.
 */
static int promised(const struct mind *m, uint32_t keep, int *kills)
{
    struct rng draws = rng_seed(1); /* the same for every way, so that none is only luckier */
    card out[PACK], hand[ACE_CARDS_MOST];
    const int nout = unseen(&m->v->board, out), pile = board_count(&m->v->board, ACE_PILE);
    int nkept = 0, sum = 0;
    for (int i = 0; i < m->n; i++)
        if (keep >> i & 1) {
            CARRE_ASSERT(nkept < ACE_CARDS_MOST);
            hand[nkept++] = m->hand[i];
        }
    int come = m->n - nkept < pile ? m->n - nkept : pile;
    come = come < nout ? come : nout;
    *kills = 0;
    for (int t = 0; t < DRAWS; t++) {
        for (int i = 0; i < come; i++) {
            const int k = i + rng_below(&draws, nout - i);
            const card c = out[k];
            out[k] = out[i];
            out[i] = hand[nkept + i] = c;
        }
        const int damage = ace_gun_damage(&m->gun, hand, nkept + come);
        sum += damage > 0 ? damage : 0;
        *kills += damage >= m->need;
    }
    return sum;
}

/* The discard that promises most, and how much; with the last bullet the one that kills most often.
 * -1: there is none. */
static int best_discard(const struct mind *m, struct action *out)
{
    struct ace_keep way[ACE_KEEPS];
    const int n = m->n <= 16 ? ace_gun_keeps(&m->gun, m->hand, m->n, way) : 0;
    int best = -1, most = -1;
    for (int i = 0; i < n; i++) {
        int kills;
        const int worth = promised(m, way[i].cards, &kills);
        const bool more = m->bullets == 1 && kills != most ? kills > most : worth > best;
        if (!more)
            continue;
        best = worth;
        most = kills;
        *out = action_of(m->v->me, ACE_DISCARD_DRAW, 0);
        for (int c = 0; c < m->n && out->n < PICKS; c++)
            if (!(way[i].cards >> c & 1))
                out->pick[out->n++] = (uint8_t)c;
    }
    return best;
}

/* A reload, if there is one that promises more than the shot. */
static bool reload(const struct mind *m, struct action *out)
{
    const struct choice *renew = bot_open(m->v, ACE_RENEW, -1);
    struct action a;
    const int promise = bot_open(m->v, ACE_DISCARD_DRAW, -1) ? best_discard(m, &a) : -1,
              pile = board_count(&m->v->board, ACE_PILE);
    if (promise < 0)
        return false;
    if (renew && a.n > pile && (m->v->board.num[ACE_RELOADS] > 1 || !pile)) {
        *out = action_of(m->v->me, ACE_RENEW, 0);
        return true;
    }
    if (m->bullets > 1 && promise <= m->damage * DRAWS)
        return false;
    *out = a;
    return allowed(m->v, out);
}

/* ---- bonuses ---- */

static const struct ace_effect *picking(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]))
            return &bonus->bonus[i];
    return NULL;
}

/* What the best shot would deal with this bonus armed as well as can be, on top of what `aim`
 * holds; -1: it can't be. */
static int armed(const struct mind *m, const struct ace_aim *aim, int slot, struct action *out)
{
    const struct ace_enemy *bonus = ace_bonus(&m->v->rules, &m->v->board, slot);
    const struct ace_effect *e = bonus ? picking(bonus) : NULL;
    struct ace_aim with = *aim;
    const struct ace_declared none = {.ntargets = 0};
    struct ace_gun gun;
    card face[ACE_CARDS_MOST];
    if (!bonus || ace_armed(&m->v->board, slot) || !bot_open(m->v, ACE_ARM, slot) || m->n > 16)
        return -1;
    ace_aim_arm(&with, &m->v->rules, &m->v->board, slot, &none);
    ace_gun_load(&gun, &with);
    ace_changed(e ? aim : &with, m->hand, m->n, face);
    *out = action_of(m->v->me, ACE_ARM, slot);
    int damage;
    if (e) {
        struct action at;
        damage = ace_weigh_point(&gun, e, face, m->n, &at);
        out->n = at.n;
        out->amount = at.amount;
        for (int i = 0; i < at.n; i++)
            out->pick[i] = at.pick[i];
        if (!at.n)
            return -1;
    } else
        damage = ace_gun_damage(&gun, face, m->n);
    return allowed(m->v, out) ? damage : -1;
}

/* The bonus that adds most to the shot; -1: none does. */
static int adds_most(const struct mind *m, const struct ace_aim *aim, uint32_t without, int damage,
                     struct action *out)
{
    struct action a;
    int most = damage;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const int with = without >> s & 1 ? -1 : armed(m, aim, s, &a);
        if (with > most) {
            most = with;
            *out = a;
        }
    }
    return most > damage ? most : -1;
}

/* All that adds, one after the other: does the shot kill then? The first of them. */
static bool all_kill(const struct mind *m, struct action *first)
{
    struct ace_aim aim = m->aim;
    struct action a;
    uint32_t used = 0;
    int damage = m->damage, hurts = 0;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus = ace_bonus(&m->v->rules, &m->v->board, s);
        hurts += bonus && bonus->bonus[0].verb == ACE_DO_DAMAGE ? bonus->bonus[0].n : 0;
    }
    while (damage + hurts < m->hp && (damage = adds_most(m, &aim, used, damage, &a)) >= 0) {
        struct ace_declared d = {.amount = (uint8_t)a.amount};
        if (!used)
            *first = a;
        used |= 1u << a.about;
        for (int i = 0; i < a.n && i < ACE_TARGETS; i++)
            d.target[d.ntargets++] = m->hand[a.pick[i]];
        ace_aim_arm(&aim, &m->v->rules, &m->v->board, a.about, &d);
    }
    return used && damage + hurts >= m->hp;
}

/* The one bonus that makes the proposed shot kill, or kills by itself. With the last bullet: all
 * together. */
static bool bonus_kills(const struct mind *m, struct action *out)
{
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus = ace_bonus(&m->v->rules, &m->v->board, s);
        const struct choice *c = bot_open(m->v, ACE_USE, s);
        if (bonus && c && bonus->bonus[0].verb == ACE_DO_DAMAGE &&
            bonus->bonus[0].n + (m->damage > 0 ? m->damage : 0) >= m->hp) {
            *out = ace_weigh_plain(m->v, c, 0);
            return true;
        }
        if (armed(m, &m->aim, s, out) >= m->hp)
            return true;
    }
    return m->bullets == 1 && all_kill(m, out);
}

/* Which cards of one's own go, by the odds; else the first. */
static struct action thrown(const struct mind *m, const struct choice *c)
{
    struct action a = ace_weigh_plain(m->v, c, c->pick_min), by_odds;
    if (c->zone != ACE_HAND + m->v->me || best_discard(m, &by_odds) < 0)
        return a;
    a.n = 0;
    for (int i = 0; i < by_odds.n && a.n < c->pick_max; i++)
        if (c->among >> by_odds.pick[i] & 1) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = by_odds.pick[i];
        }
    return a.n >= c->pick_min && a.n ? a : ace_weigh_plain(m->v, c, c->pick_min);
}

/* The first bonus that acts at once. */
static bool bonus_now(const struct mind *m, struct action *out)
{
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct choice *c = bot_open(m->v, ACE_USE, s);
        if (!c)
            continue;
        *out = thrown(m, c);
        if (c->zone == ACE_DISCARD) /* the cards that do most with the hand */
            out->n = (uint8_t)ace_weigh_take(&m->gun, &m->gun, &m->v->board, m->hand, m->n, c,
                                             out->pick);
        if (allowed(m->v, out))
            return true;
    }
    return false;
}

/* ---- a decision ---- */

static bool decide(const struct mind *m, struct action *out)
{
    *out = m->shot;
    if (m->damage >= m->hp)
        return true;
    if (bonus_kills(m, out))
        return true;
    *out = m->shot;
    if (m->damage >= 0 && m->bullets > 1 && m->damage * m->bullets >= m->hp)
        return true;
    if (reload(m, out))
        return true;
    if (m->bullets == 1 && (bonus_now(m, out) || adds_most(m, &m->aim, 0, m->damage, out) >= 0))
        return true;
    *out = m->shot;
    return m->damage >= 0;
}

static struct action otherwise(const struct mind *m)
{
    const struct choice *c = bot_open(m->v, ACE_DISARM, -1);
    struct action a;
    if (c)
        return ace_weigh_plain(m->v, c, 0); /* what is armed stands in the way */
    if ((c = bot_open(m->v, ACE_RENEW, -1)) || (c = bot_open(m->v, ACE_JAM, -1)))
        return ace_weigh_plain(m->v, c, c->pick_min);
    if (bonus_now(m, &a))
        return a;
    rules_least(&m->v->rules, &m->v->board, m->v->me, &a);
    return a;
}

static struct action person(const struct view *v, struct rng *rng, const struct temper *temper)
{
    static const struct ace_skill answers = {.tapes = 8, .turns = 8};
    struct mind m;
    struct action a;
    (void)temper;
    if (v->board.phase != ACE_PHASE_AIM)
        /* what a bonus asks, and which cards go above the limit */
        return ace_think(v, rng, &answers);
    look(&m, v);
    if (decide(&m, &a) && allowed(v, &a))
        return a;
    return otherwise(&m);
}

static struct action heeds(const struct view *v, struct rng *rng, const struct temper *temper)
{
    const struct ace_enemy *e = ace_enemy_now(&v->rules, &v->board);
    struct temper asked = temper_adviser;
    asked.budget = temper->budget;
    return e && e->kind != ACE_MINION ? bot_best("ace")->choose(v, rng, &asked)
                                      : person(v, rng, temper);
}

const struct bot ace_person_bot = {.id = "person", .choose = person};
const struct bot ace_heeds_bot = {.id = "heeds", .choose = heeds};
