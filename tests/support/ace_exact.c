/* ace_exact.c - see ace_exact.h. */
#include "ace_exact.h"

#include "check.h"
#include "game.h"
#include "mem.h"
#include "turn.h"

#include <string.h>

enum { OUT_MOST = 60, ARMS = 8192, TABLE = 1 << 18, DEEP = 200 };

/* What of a board can matter for this duel. */
/* without a hole: compared byte by byte */
struct key {
    uint64_t hand, discard;
    int32_t hp;
    uint16_t claimed, bonuses;
    uint8_t bullets, reloads, shots, phase, fired, using, verb, joker;
    uint32_t armed, pad;
};
struct memo {
    struct key key;
    double value;
    int round;
}; /* written in which search */

struct ace_exact {
    const struct rules *r;
    struct memo *memo;
    int64_t states;
    int round;
    const struct bot *bot; /* NULL: played as well as can be */
    int deep;
};

/* Chance that takes the first card there is, and remembers which came. */
struct first {
    struct chance chance;
    card came[OUT_MOST];
    int n;
    card could[CELLS];
    int ncould;
};

static int first_of(struct chance *self, const struct chance_question *q)
{
    struct first *f = (struct first *)self;
    if (q->stream >= PACKS)
        return 0;
    if (f->n == 0) {
        f->ncould = q->n;
        memcpy(f->could, q->faces, (size_t)q->n * sizeof *q->faces);
    }
    if (f->n < OUT_MOST)
        f->came[f->n++] = q->faces[0];
    return 0;
}

static double value(struct ace_exact *x, const struct board *b);

static int killed(const struct board *before, const struct board *after)
{
    return after->num[ACE_WON] > 0 || after->num[ACE_MARKER] != before->num[ACE_MARKER];
}

static double choose_of(int n, int k)
{
    double all = 1;
    for (int i = 1; i <= k; i++)
        all = all * (n - k + i) / i;
    return all;
}

/* The board with these cards in hand instead of those that came. */
static void exchange(const struct board *from, const struct first *f, const int *which,
                     struct board *out)
{
    *out = *from;
    int at[OUT_MOST];
    for (int i = 0; i < f->n; i++)
        at[i] = board_find(from, ACE_HAND, f->came[i]);
    for (int i = 0; i < f->n; i++) {
        CARRE_ASSERT(at[i] >= 0);
        out->cell[out->start[ACE_HAND] + at[i]].face = f->could[which[i]];
    }
    board_sort(out, ACE_HAND);
}

static bool next_set(int *which, int k, int n)
{
    int i = k - 1;
    while (i >= 0 && which[i] == n - k + i)
        i--;
    if (i < 0)
        return false;
    which[i]++;
    for (int j = i + 1; j < k; j++)
        which[j] = which[j - 1] + 1;
    return true;
}

/* After a bot's choice to shuffle everything there may be millions of sets: then two thousand
 * stand for all. */
static double behind_many(struct ace_exact *x, const struct board *after, const struct first *f)
{
    enum { SOME = 2000 };
    struct rng rng = rng_seed(7);
    double sum = 0;
    for (int s = 0; s < SOME; s++) {
        int which[OUT_MOST], left[CELLS];
        struct board b;
        for (int i = 0; i < f->ncould; i++)
            left[i] = i;
        for (int i = 0; i < f->n; i++) {
            const int j = i + rng_below(&rng, f->ncould - i), one = left[j];
            left[j] = left[i];
            which[i] = left[i] = one;
        }
        exchange(after, f, which, &b);
        sum += value(x, &b);
    }
    return sum / SOME;
}

/* What an action is worth, over all cards that may come. The action is complete and legal. */
static double behind(struct ace_exact *x, const struct board *b, const struct action *a)
{
    struct board after = *b;
    struct first f = {.chance = {.one_of = first_of}};
    struct turn t = {.rules = x->r, .b = &after, .chance = &f.chance};
    x->r->game->apply(&t, a);
    CARRE_ASSERT(!t.broken);
    if (killed(b, &after))
        return 1;
    if (after.num[ACE_WON] < 0)
        return 0;
    if (f.n == 0)
        return value(x, &after);
    if (x->bot && choose_of(f.ncould, f.n) > 20000)
        return behind_many(x, &after, &f);
    int which[OUT_MOST];
    double sum = 0;
    int64_t sets = 0;
    for (int i = 0; i < f.n; i++)
        which[i] = i;
    do {
        struct board one;
        exchange(&after, &f, which, &one);
        sum += value(x, &one);
        sets++;
    } while (next_set(which, f.n, f.ncould));
    return sum / (double)sets;
}

/* Decisions */

static double try_action(struct ace_exact *x, const struct board *b, struct action a)
{
    if (rules_check(x->r, b, &a) != REASON_OK)
        return -1;
    return behind(x, b, &a);
}

static void better(double *best, double v) { *best = v > *best ? v : *best; }

/* Declarations: up to two bonuses together. */
struct arm {
    int slot;
    struct action action;
    struct ace_declared declared;
};
struct arms {
    int n;
    struct arm *arm;
};

/* All that the rules allow: what would change no card is refused, and of two that deal the same the
 * one that may be fired has to be found. */
static void arms_of(const struct ace_exact *x, const struct board *b, const struct choice *c,
                    const card *cards, struct arms *out)
{
    const int n = c->pick_max ? choice_cards(c, b) : 0;
    for (int set = 0; set < 1 << n; set++) {
        const int k = __builtin_popcount((unsigned)set);
        if (k < c->pick_min || k > c->pick_max || ((uint64_t)set & ~c->among))
            continue;
        const int32_t most =
            ace_bonus(x->r, b, c->about)->bonus[0].verb == ACE_DO_STEP ? (1 << k) - 1 : c->max;
        for (int32_t amount = c->min; amount <= most; amount += c->step) {
            struct arm *arm = &out->arm[out->n++];
            CARRE_ASSERT(out->n < ARMS);
            *arm = (struct arm){.slot = c->about,
                                .action = action_of(0, ACE_ARM, c->about),
                                .declared = {.amount = (uint8_t)amount}};
            arm->action.amount = amount;
            for (int i = 0; i < n; i++)
                if (set >> i & 1) {
                    arm->action.pick[arm->action.n++] = (uint8_t)i;
                    arm->declared.target[arm->declared.ntargets++] = cards[i];
                }
            struct action asked = arm->action;
            out->n -= rules_check(x->r, b, &asked) != REASON_OK;
        }
    }
}

/* All ways to declare at most two of the bonuses: which, as pairs of indices into the list (-1:
 * none). Calls back until it says stop. */
struct visit {
    bool (*each)(struct visit *v, const struct ace_aim *aim, const struct arm *one,
                 const struct arm *two);
};

static bool each_declaration(const struct ace_exact *x, const struct board *b,
                             const struct arms *arms, struct visit *v)
{
    struct ace_aim none;
    ace_aim_read(&none, x->r, b, 0);
    if (v->each(v, &none, NULL, NULL))
        return true;
    for (int i = 0; i < arms->n; i++) {
        struct ace_aim one = none;
        ace_aim_arm(&one, x->r, b, arms->arm[i].slot, &arms->arm[i].declared);
        if (v->each(v, &one, &arms->arm[i], NULL))
            return true;
        for (int j = i + 1; j < arms->n; j++) {
            if (arms->arm[j].slot == arms->arm[i].slot)
                continue;
            struct ace_aim two = one;
            ace_aim_arm(&two, x->r, b, arms->arm[j].slot, &arms->arm[j].declared);
            if (v->each(v, &two, &arms->arm[i], &arms->arm[j]))
                return true;
        }
    }
    return false;
}

struct kill {
    struct visit v;
    card cards[ACE_CARDS_MOST];
    int n, hp;
};

static bool kills(struct visit *v, const struct ace_aim *aim, const struct arm *one,
                  const struct arm *two)
{
    struct kill *k = (struct kill *)v;
    struct ace_scored best;
    (void)one;
    (void)two;
    return ace_claim_best(aim, k->cards, k->n, ACE_NO_KIND, &best) && best.damage >= k->hp;
}

/* The best shot of some cards, for each set of bonuses spent and, where a kind must not come twice,
 * each kind. */
struct best {
    int damage;
    struct ace_claim claim;
    struct arm one, two;
    bool has_one, has_two;
};
struct shots {
    struct visit v;
    const card *cards;
    int n;
    bool kinds;
    struct best *best;
};
enum { SLOTS = 3, SPENDS = 1 << SLOTS }; /* of at most three bonuses */

/* The best claim in which each declaration acts (AS-35). */
static bool claim_of(const struct ace_aim *aim, const card *cards, int n, int kind,
                     struct ace_scored *out)
{
    struct ace_scored list[ACE_CLAIMS];
    if (!ace_claim_best(aim, cards, n, kind, out))
        return false;
    if (!ace_idle(aim, cards, n, &out->claim))
        return true;
    const int claims = ace_claims(aim, cards, n, list, ACE_CLAIMS);
    for (int i = 0; i < claims; i++)
        if ((kind == ACE_NO_KIND || list[i].claim.kind == kind) &&
            !ace_idle(aim, cards, n, &list[i].claim)) {
            *out = list[i];
            return true;
        }
    return false;
}

static bool keep_best(struct visit *v, const struct ace_aim *aim, const struct arm *one,
                      const struct arm *two)
{
    struct shots *s = (struct shots *)v;
    const int spent = (one ? 1 << one->slot : 0) | (two ? 1 << two->slot : 0);
    for (int kind = s->kinds ? ACE_PAIR : ACE_NO_KIND; kind < (s->kinds ? ACE_KINDS : 1); kind++) {
        struct ace_scored got;
        struct best *b = &s->best[spent * ACE_KINDS + kind];
        if (!claim_of(aim, s->cards, s->n, kind, &got) ||
            (b->claim.kind && b->damage >= got.damage))
            continue;
        *b =
            (struct best){.damage = got.damage, .claim = got.claim, .has_one = one, .has_two = two};
        if (one)
            b->one = *one;
        if (two)
            b->two = *two;
    }
    return false;
}

static double fire(struct ace_exact *x, const struct board *b, const struct action *shot,
                   const struct best *best)
{
    struct board armed = *b;
    struct first f = {.chance = {.one_of = first_of}};
    struct turn t = {.rules = x->r, .b = &armed, .chance = &f.chance};
    struct action one = best->one.action, two = best->two.action, a = *shot;
    if (best->has_one && rules_check(x->r, &armed, &one) != REASON_OK)
        return -1;
    if (best->has_one)
        x->r->game->apply(&t, &one);
    if (best->has_two && rules_check(x->r, &armed, &two) != REASON_OK)
        return -1;
    if (best->has_two)
        x->r->game->apply(&t, &two);
    a.about = 1;
    a.amount = ace_claim_code(&best->claim);
    return try_action(x, &armed, a);
}

static bool repeats_matter(const struct ace_exact *x, const struct board *b)
{
    const struct ace_enemy *e = ace_enemy_now(x->r, b);
    for (int i = 0; e && i < e->npenalties; i++)
        if (e->penalty[i].verb == ACE_DO_NOREPEAT)
            return true;
    return false;
}

static void try_shots(struct ace_exact *x, const struct board *b, const struct arms *arms, int n,
                      const card *cards, int least, int most, double *best)
{
    static _Thread_local struct best list[SPENDS * ACE_KINDS];
    for (uint32_t set = 1; set < 1u << n && *best < 1; set++) {
        const int k = __builtin_popcount(set);
        if (k < least || k > most)
            continue;
        card picked[ACE_CARDS_MOST];
        struct action a = action_of(0, ACE_SHOOT, 0);
        for (int i = 0; i < n; i++)
            if (set >> i & 1) {
                picked[a.n] = cards[i];
                a.pick[a.n++] = (uint8_t)i;
            }
        struct shots s = {
            .v = {keep_best}, .cards = picked, .n = k, .kinds = repeats_matter(x, b), .best = list};
        memset(list, 0, sizeof list);
        each_declaration(x, b, arms, &s.v);
        struct best mine[64];
        int found = 0;
        for (int i = 0; i < SPENDS * ACE_KINDS; i++)
            if (list[i].claim.kind && found < 64)
                mine[found++] = list[i];
        for (int i = 0; i < found; i++)
            better(best, fire(x, b, &a, &mine[i]));
    }
}

/* All ways to pick among a choice's cards. */
static void try_picks(struct ace_exact *x, const struct board *b, const struct choice *c, int most,
                      double *best)
{
    const int n = choice_cards(c, b);
    if (c->pick_max == 0) {
        better(best, try_action(x, b, action_of(0, c->kind, c->about)));
        return;
    }
    for (int k = c->pick_min; k <= most && *best < 1; k++) {
        int which[PICKS];
        for (int i = 0; i < k; i++)
            which[i] = i;
        do {
            struct action a = action_of(0, c->kind, c->about);
            bool among = true;
            for (int i = 0; i < k; i++) {
                among &= c->among >> which[i] & 1;
                a.pick[a.n++] = (uint8_t)which[i];
            }
            if (among)
                better(best, try_action(x, b, a));
        } while (*best < 1 && next_set(which, k, n));
    }
}

/* Bonuses that lie there: does any draw cards or bring reloads, bullets; does any save one without
 * a bullet? */
static bool bonus_with(const struct ace_exact *x, const struct board *b, uint32_t verbs)
{
    for (int s = 0; s < board_count(b, ACE_BONUSES); s++) {
        const struct ace_enemy *e = ace_bonus(x->r, b, s);
        for (int i = 0; i < e->nbonuses; i++)
            if (verbs >> e->bonus[i].verb & 1)
                return true;
    }
    return false;
}

/* A new pile is good for nothing if no card will come from it in this duel. */
static bool pile_matters(const struct ace_exact *x, const struct board *b)
{
    return b->num[ACE_BULLETS] > 1 || b->num[ACE_RELOADS] > 1 ||
           bonus_with(x, b,
                      1u << ACE_DO_DRAW | 1u << ACE_DO_CYCLE | 1u << ACE_DO_RELOAD |
                          1u << ACE_DO_BULLET);
}

static bool shot_open(const struct choices *choices)
{
    for (int i = 0; i < choices->n; i++)
        if (choices->choice[i].kind == ACE_SHOOT && !choices->choice[i].refused)
            return true;
    return false;
}

static double aim_value(struct ace_exact *x, const struct board *b)
{
    struct kill k = {.v = {kills}, .hp = b->num[ACE_HP]};
    struct choices choices = {0};
    double best = 0;
    k.n = ace_cards(b, 0, k.cards);
    rules_choices(x->r, b, 0, &choices);
    CARRE_ASSERT(board_count(b, ACE_BONUSES) <= SLOTS);
    struct arms arms = {0};
    for (int i = 0; i < choices.n; i++)
        if (choices.choice[i].kind == ACE_ARM && !choices.choice[i].refused &&
            !ace_armed(b, choices.choice[i].about)) {
            if (!arms.arm)
                arms.arm = mem_alloc(ARMS * sizeof *arms.arm);
            arms_of(x, b, &choices.choice[i], k.cards, &arms);
        }
    if (each_declaration(x, b, &arms, &k.v)) {
        mem_free(arms.arm);
        return 1;
    }
    /* A combination may exist through declarations alone (AS-35): then no shot is open yet. */
    const int most = k.n < ACE_SHOT_CARDS ? k.n : ACE_SHOT_CARDS;
    if ((arms.n || shot_open(&choices)) &&
        (b->num[ACE_BULLETS] > 1 || bonus_with(x, b, 1u << ACE_DO_BULLET | 1u << ACE_DO_DAMAGE)))
        try_shots(x, b, &arms, k.n, k.cards, ace_difficulty(x->r) == ACE_EASY ? 1 : most, most,
                  &best);
    for (int i = 0; i < choices.n && best < 1; i++) {
        const struct choice *c = &choices.choice[i];
        if (c->refused)
            continue;
        const int pile = board_count(b, ACE_PILE);
        if (c->kind == ACE_USE)
            try_picks(x, b, c, c->pick_max, &best);
        else if (c->kind == ACE_DISCARD_DRAW)
            try_picks(x, b, c, c->pick_max < pile ? c->pick_max : pile, &best);
        else if (c->kind == ACE_JAM)
            try_picks(x, b, c, c->pick_max, &best);
        else if (c->kind == ACE_RENEW && pile_matters(x, b))
            better(&best, try_action(x, b, action_of(0, ACE_RENEW, 0)));
    }
    mem_free(arms.arm);
    return best;
}

static double best_value(struct ace_exact *x, const struct board *b)
{
    if (b->phase == ACE_PHASE_AIM)
        return aim_value(x, b);
    struct choices choices = {0};
    double best = 0;
    rules_choices(x->r, b, 0, &choices);
    for (int i = 0; i < choices.n && best < 1; i++) {
        const struct choice *c = &choices.choice[i];
        CARRE_ASSERT(c->kind != ACE_ARRANGE);
        if (!c->refused && c->kind != ACE_YIELD && c->kind != ACE_ARM)
            try_picks(x, b, c, c->pick_max, &best);
    }
    return best;
}

static double bot_value(struct ace_exact *x, const struct board *b)
{
    struct view v = {.rules = *x->r, .me = 0};
    board_redact(b, x->r->game, 0, &v.board);
    rules_choices(x->r, &v.board, 0, &v.choices);
    struct rng rng = rng_seed(1);
    struct action a = x->bot->choose(&v, &rng, &temper_even);
    CARRE_ASSERT(x->deep < DEEP);
    x->deep++;
    const double got = try_action(x, b, a);
    x->deep--;
    CARRE_ASSERT(got >= 0);
    return got;
}

static struct key key_of(const struct board *b)
{
    struct key k = {.hp = b->num[ACE_HP],
                    .claimed = (uint16_t)b->num[ACE_CLAIMED],
                    .bullets = (uint8_t)b->num[ACE_BULLETS],
                    .reloads = (uint8_t)b->num[ACE_RELOADS],
                    .shots = b->num[ACE_SHOTS] > 0,
                    .phase = b->phase,
                    .fired = (uint8_t)b->num[ACE_FIRED],
                    .using = (uint8_t)b->num[ACE_USING],
                    .verb = (uint8_t)b->num[ACE_VERB],
                    .joker = board_count(b, ACE_ASIDE) > 0};
    for (int i = 0; i < board_count(b, ACE_HAND); i++)
        k.hand |= (uint64_t)1 << board_face(b, ACE_HAND, i);
    for (int i = 0; i < board_count(b, ACE_DISCARD); i++)
        k.discard |= (uint64_t)1 << board_face(b, ACE_DISCARD, i);
    for (int s = 0; s < board_count(b, ACE_GONE); s++)
        k.bonuses = (uint16_t)(k.bonuses + 1 + s * (board_face(b, ACE_GONE, s) - CARD_OWN));
    for (int s = 0; s < board_count(b, ACE_BONUSES); s++)
        k.bonuses = (uint16_t)(k.bonuses * 50 + 1 + board_face(b, ACE_BONUSES, s) - CARD_OWN);
    for (int s = 0; s < ACE_SLOTS; s++)
        if (b->envelope[s].full)
            k.armed = k.armed * 31337 + (uint32_t)b->envelope[s].amount * 10 + (uint32_t)s + 1;
    return k;
}

static uint64_t hash_of(const struct key *k)
{
    uint64_t h = k->hand * 0x9e3779b97f4a7c15u ^ k->discard * 0xc2b2ae3d27d4eb4fu;
    h ^= ((uint64_t)k->hp << 40 | (uint64_t)k->bonuses << 24 | (uint64_t)k->claimed << 8 |
          (uint64_t)k->bullets << 4 | k->reloads) *
         0x165667b19e3779f9u;
    h ^= ((uint64_t)k->armed << 24 | (uint64_t)k->phase << 16 | (uint64_t)k->using << 8 |
          k->verb << 2 | k->fired << 1 | k->joker) *
         0x27d4eb2f165667c5u;
    return h ^ h >> 29;
}

/* A full table forgets what lay there: slower, never wrong. */
static double value(struct ace_exact *x, const struct board *b)
{
    const struct key k = key_of(b);
    struct memo *m = &x->memo[hash_of(&k) & (TABLE - 1)];
    if (m->round == x->round && memcmp(&m->key, &k, sizeof k) == 0)
        return m->value;
    x->states++;
    const double v = x->bot ? bot_value(x, b) : best_value(x, b);
    *m = (struct memo){.key = k, .value = v, .round = x->round};
    return v;
}

struct ace_exact *ace_exact_new(const struct rules *r)
{
    struct ace_exact *x = mem_alloc(sizeof *x);
    *x = (struct ace_exact){.r = r, .memo = mem_alloc(TABLE * sizeof *x->memo)};
    return x;
}

void ace_exact_free(struct ace_exact *x)
{
    mem_free(x->memo);
    mem_free(x);
}

static void forget(struct ace_exact *x, const struct bot *bot)
{
    x->round++;
    x->bot = bot;
    x->deep = 0;
}

double ace_exact_best(struct ace_exact *x, const struct board *b)
{
    forget(x, NULL);
    return value(x, b);
}

double ace_exact_bot(struct ace_exact *x, const struct board *b, const struct bot *bot)
{
    forget(x, bot);
    const double v = value(x, b);
    x->bot = NULL;
    return v;
}

double ace_exact_action(struct ace_exact *x, const struct board *b, const struct action *a)
{
    forget(x, NULL);
    return try_action(x, b, *a);
}

int64_t ace_exact_states(const struct ace_exact *x) { return x->states; }
