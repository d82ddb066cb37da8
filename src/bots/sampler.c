/* sampler.c - guesses worlds, plays them out, and the bot for every game that has no better one. */
#include "sampler.h"

#include "check.h"
#include "turn.h"

#include <string.h>

enum { BATCH = 16, PICKINGS = 12, WORLDS = 48 };

/* Chance by address: the same card of a pack gets the same share of luck, whatever was asked before
 * it. */
struct luck {
    struct chance chance;
    uint64_t seed;
};

static int luck_of(struct chance *self, const struct chance_question *q)
{
    const struct luck *l = (const struct luck *)(const void *)self;
    struct rng r =
        rng_seed(l->seed ^ ((uint64_t)q->stream << 40 | (uint64_t)q->round << 16 | q->draw));
    return (int)((rng_next(&r) >> 32) * (uint64_t)q->n >> 32);
}

static struct action any_action(const struct rules *r, const struct board *world, seat who,
                                struct rng *rng)
{
    struct view v = {.rules = *r, .me = who, .board = *world};
    rules_choices(r, world, who, &v.choices);
    struct action a = bot_random_action(&v, rng);
    rules_check(r, world, &a);
    return a;
}

static int32_t score_ahead(const struct rules *r, const struct board *b, seat who)
{
    int32_t score[SEATS] = {0}, best = 0;
    bool other = false;
    r->game->score(r, b, score);
    for (int s = 0; s < r->nseats; s++)
        if (s != who && (!other || score[s] > best)) {
            best = score[s];
            other = true;
        }
    return score[who] - best;
}

struct listener {
    const struct sampler *s;
    struct turn *turn;
};

static void hear(void *context, const struct event *e, const struct board *before)
{
    const struct listener *l = context;
    if (l->s->ends && l->s->ends(e, before))
        l->turn->broken = true;
}

static int32_t play_out(const struct sampler *s, const struct view *v, const struct board *world,
                        struct action a, uint64_t seed)
{
    struct board b = *world;
    struct luck luck = {.chance = {.one_of = luck_of}, .seed = seed};
    struct rng rng = rng_seed(seed);
    struct turn t = {.rules = &v->rules, .b = &b, .chance = &luck.chance};
    struct listener l = {s, &t};
    t.heard = hear;
    t.context = &l;
    const int most = s->steps ? s->steps : SAMPLER_STEPS;
    for (int i = 0; i < most; i++) {
        v->rules.game->apply(&t, &a);
        if (t.broken || b.over || i + 1 == most)
            break;
        CARRE_ASSERT(b.waiting); /* who is no longer asked has ended the game */
        const seat who = seat_first(b.waiting);
        a = s->policy ? s->policy(s, &v->rules, &b, who, &rng)
                      : any_action(&v->rules, &b, who, &rng);
    }
    return s->value ? s->value(s, &v->rules, world, &b, v->me) : score_ahead(&v->rules, &b, v->me);
}

static bool same_action(const struct view *v, const struct choice *c, const struct action *a,
                        const struct action *b)
{
    if (a->kind != b->kind || a->about != b->about || a->n != b->n || a->amount != b->amount)
        return false;
    for (int i = 0; i < a->n; i++) {
        int za, zb, ia, ib;
        pick_place(&v->board, c->zone, c->zone2, a->pick[i], &za, &ia);
        pick_place(&v->board, c->zone, c->zone2, b->pick[i], &zb, &ib);
        if (za != zb || board_face(&v->board, za, ia) != board_face(&v->board, zb, ib) ||
            !card_is_known(board_face(&v->board, za, ia)))
            return za == zb && ia == ib;
    }
    return true;
}

struct gathering {
    const struct view *v;
    struct action *out;
    int n, room;
};

/* Adds what the rules accept and what is not there yet. */
static void add(struct gathering *g, const struct choice *c, struct action a)
{
    if (g->n >= g->room || rules_check(&g->v->rules, &g->v->board, &a) != REASON_OK)
        return;
    for (int i = 0; i < g->n; i++)
        if (same_action(g->v, c, &g->out[i], &a))
            return;
    g->out[g->n++] = a;
}

static void add_amounts(struct gathering *g, const struct choice *c, struct action a)
{
    CARRE_ASSERT(c->step > 0 && c->min <= c->max);
    const int64_t steps = ((int64_t)c->max - c->min) / c->step;
    const int64_t at[] = {0, steps / 2, steps};
    for (int i = 0; i < 3; i++) {
        a.amount = (int32_t)(c->min + at[i] * c->step);
        add(g, c, a);
    }
}

static const struct choice *choice_of(const struct view *v, const struct action *a)
{
    for (int i = 0; i < v->choices.n; i++)
        if (!v->choices.choice[i].refused && choice_holds(&v->choices.choice[i], &v->board, a))
            if (v->choices.choice[i].kind == a->kind && v->choices.choice[i].about == a->about)
                return &v->choices.choice[i];
    return NULL;
}

int sampler_candidates(const struct view *v, struct rng *rng, struct action *out, int room)
{
    CARRE_ASSERT(room > 0 && v->choices.n <= CHOICES);
    struct gathering g = {.v = v, .out = out, .room = room};
    bool pickings = false;
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->refused)
            continue;
        struct action a = action_of(v->me, c->kind, c->about);
        if (c->pick_min == 0)
            add_amounts(&g, c, a);
        for (int p = 0, n = choice_cards(c, &v->board);
             c->pick_min <= 1 && c->pick_max >= 1 && p < n && p < 64; p++) {
            a.n = 1;
            a.pick[0] = (uint8_t)p;
            if (c->among >> p & 1)
                add_amounts(&g, c, a);
        }
        pickings = pickings || c->pick_max > 1;
    }
    for (int i = 0; i < PICKINGS && (pickings || !g.n); i++) {
        const struct action a = bot_random_action(v, rng);
        const struct choice *c = choice_of(v, &a);
        if (c)
            add(&g, c, a);
        else if (!g.n)
            out[g.n++] = a; /* completed by the rules beyond what the choice says */
    }
    return g.n;
}

/* A candidate in the worlds so far: `last` is its value in the last one. */
struct running {
    struct judged j;
    int32_t last;
    bool out;
};

static int best_of(const struct running *c, int n)
{
    CARRE_ASSERT(n > 0);
    int best = 0;
    for (int i = 1; i < n; i++)
        if (!c[i].out && (c[best].out || c[i].j.sum > c[best].j.sum))
            best = i;
    return best;
}

static void one_world(const struct sampler *s, const struct view *v, struct rng *rng,
                      struct running *c, int n, int64_t pair[CANDIDATES][CANDIDATES],
                      int64_t square[CANDIDATES][CANDIDATES])
{
    struct board world;
    struct rng own = rng_seed(rng_next(rng));
    if (s->guess)
        s->guess(s, v, &own, &world);
    else
        rules_guess(&v->rules, &v->board, &own, &world);
    const uint64_t luck = rng_next(&own);
    for (int i = 0; i < n; i++)
        if (!c[i].out) {
            c[i].last = play_out(s, v, &world, c[i].j.action, luck);
            c[i].j.sum += c[i].last;
            c[i].j.worlds++;
        }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n && !c[i].out; k++)
            if (!c[k].out) {
                const int64_t d = (int64_t)c[i].last - c[k].last;
                pair[i][k] += d;
                square[i][k] += d * d;
            }
}

/* Out of the running is who lies more than three standard errors behind the best in the worlds that
 * both have been played in: pairs of candidates differ far less than worlds do. Counted in whole
 * numbers: (sum of differences)² > 9 n variance, with n variance = sum of squares - (sum)² / n. */
static int drop(struct running *c, int n, int64_t pair[CANDIDATES][CANDIDATES],
                int64_t square[CANDIDATES][CANDIDATES])
{
    const int best = best_of(c, n);
    int left = 0;
    for (int i = 0; i < n; i++) {
        if (!c[i].out && i != best) {
            const int64_t d = pair[best][i], worlds = c[i].j.worlds;
            const int64_t spread = square[best][i] - d * d / worlds;
            /* no square of more than 63 bits */
            c[i].out = d > INT32_MAX ? d / 3 > spread / d * 3 : d > 0 && d * d > 9 * spread;
        }
        left += !c[i].out;
    }
    return left;
}

/* Best first; who stayed longer stands before who did not. */
static void sort(struct running *c, int n)
{
    for (int i = 1; i < n; i++)
        for (int k = i; k > 0; k--) {
            const struct judged *a = &c[k - 1].j, *b = &c[k].j;
            if (a->worlds > b->worlds || (a->worlds == b->worlds && a->sum >= b->sum))
                break;
            const struct running swap = c[k - 1];
            c[k - 1] = c[k];
            c[k] = swap;
        }
}

int sampler_judge(const struct sampler *s, const struct view *v, struct rng *rng, int worlds,
                  struct judged out[CANDIDATES])
{
    struct action action[CANDIDATES];
    struct running c[CANDIDATES] = {0};
    int64_t pair[CANDIDATES][CANDIDATES] = {{0}}, square[CANDIDATES][CANDIDATES] = {{0}};
    const int n = s->candidates ? s->candidates(s, v, rng, action, CANDIDATES)
                                : sampler_candidates(v, rng, action, CANDIDATES);
    CARRE_ASSERT(n > 0);
    for (int i = 0; i < n; i++)
        c[i].j.action = action[i];
    for (int w = 0, left = n; w < worlds && left > 1; w++) {
        one_world(s, v, rng, c, n, pair, square);
        if (w % BATCH == BATCH - 1)
            left = drop(c, n, pair, square);
    }
    sort(c, n);
    for (int i = 0; i < n; i++)
        out[i] = c[i].j;
    return n;
}

static struct action choose(const struct view *v, struct rng *rng, const struct temper *temper)
{
    const struct sampler plain = {.steps = 60};
    struct judged judged[CANDIDATES];
    const int worlds = WORLDS * temper->budget / 100;
    sampler_judge(&plain, v, rng, worlds > 0 ? worlds : 1, judged);
    return judged[0].action;
}

const struct bot sampler_bot = {
    .id = "sampler", .title = N_("Thinks ahead"), .spare = true, .choose = choose};
