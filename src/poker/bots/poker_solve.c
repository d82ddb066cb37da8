/* poker_solve.c - the tree of a street, and regrets. */
#include "poker_solve.h"

#include "check.h"
#include "poker_own.h"

#include <string.h>

enum { BUCKETS = 24, NODES = 40, ACTS = 6, ROUNDS = 60, PATH = 3, FOLDS = -1, SHOWS = -2 };

/* With chips left for the streets to come good hands win more than their part, bad ones less, and
 * so does the player who acts last: as in tools/poker/two.c, in full from DEEP pots on. */
static const double SPREAD = .3, LAST = .05, DEEP = 3;

/* Player 0 is oneself. Amounts are chips put in on this street. */
struct street {
    int at[POKER_BEST + 1]; /* the bucket, by strength */
    double strong[BUCKETS]; /* the mean of each, 0 to 1 */
    double range[2][BUCKETS];
    double share[BUCKETS][BUCKETS]; /* of the pot, cards to come: the second against the first */
    bool river;
    int last;           /* who acts last */
    int32_t pot, all;   /* before the street; what can be put in */
    int32_t path[PATH]; /* what has happened, 0: a check */
    int steps, here;    /* and the node where that led */
    int nodes, round;
    struct node {
        int who, n, child[ACTS];
        int32_t put[2], to[ACTS];
        double regret[ACTS][BUCKETS], sum[ACTS][BUCKETS];
    } node[NODES];
};

/* ---- the tree */

static int child_of(struct street *s, const struct node *n, int32_t to, int raises, int step,
                    bool on);

static void add(struct node *n, int32_t to)
{
    CARRE_ASSERT(n->n <= ACTS);
    for (int i = 0; i < n->n; i++)
        if (n->to[i] == to)
            return;
    if (n->n < ACTS)
        n->to[n->n++] = to;
}

/* Its index; `on` the way that has been gone so far, `step` steps of it. */
static int grow(struct street *s, int who, const int32_t put[2], int raises, int step, bool on)
{
    CARRE_ASSERT(s->nodes < NODES && (who == 0 || who == 1) && raises >= 0);
    static const int parts[2][2] = {{50, 100}, {80, 0}};
    const int at = s->nodes++;
    struct node *n = &s->node[at];
    const int32_t high = put[1 - who], owes = high - put[who], pot = s->pot + 2 * high;
    const bool walked = on && step < s->steps;
    *n = (struct node){.who = who, .put = {put[0], put[1]}};
    if (on && step == s->steps)
        s->here = at;
    if (owes)
        add(n, FOLDS);
    add(n, high);
    if (walked && s->path[step] > high)
        add(n, s->path[step]);
    else if (high < s->all) {
        for (int i = 0; i < 2 && raises < 2; i++) {
            const int32_t to = high + (int32_t)((int64_t)pot * parts[raises][i] / 100);
            if (parts[raises][i] && to < s->all * 7 / 10)
                add(n, to);
        }
        if (s->all - high <= pot * 5 / 2)
            add(n, s->all);
    }
    for (int i = 0; i < n->n; i++)
        n->child[i] =
            child_of(s, n, n->to[i], raises, step + 1, walked && n->to[i] == s->path[step]);
    return at;
}

static int child_of(struct street *s, const struct node *n, int32_t to, int raises, int step,
                    bool on)
{
    const int32_t high = n->put[1 - n->who];
    if (to == FOLDS)
        return FOLDS;
    if (to == high && (high > n->put[n->who] || n->who == s->last))
        return SHOWS;
    int32_t put[2] = {n->put[0], n->put[1]};
    put[n->who] = to;
    return s->nodes < NODES ? grow(s, 1 - n->who, put, raises + (to > high), step, on) : SHOWS;
}

/* ---- what it is worth */

/* Each loop over buckets does the same to all of them, without a branch, so that a compiler takes
 * several at once; no sum is made in another order than one by one. */

static double sum_of(const double x[BUCKETS])
{
    double all = 0;
    for (int i = 0; i < BUCKETS; i++)
        all += x[i];
    return all;
}

typedef double two __attribute__((vector_size(16)));
enum { TWOS = BUCKETS / 2 };

/* With cards to come: what each bucket has of the pots against those weights. The sums stay in
 * registers. */
static void parts(const double share[BUCKETS][BUCKETS], const double other[BUCKETS],
                  double won[BUCKETS])
{
    two sum[TWOS] = {{0}};
    for (int k = 0; k < BUCKETS; k++) {
        const two by = {other[k], other[k]};
#pragma GCC unroll 12
        for (int i = 0; i < TWOS; i++) {
            two at;
            memcpy(&at, &share[k][2 * i], sizeof at);
            sum[i] += by * at;
        }
    }
    memcpy(won, sum, sizeof sum);
}

/* Both show, or cards are to come, with so much in each: to a player against the other's hands by
 * weight. */
static void shown(const struct street *s, const double other[restrict BUCKETS], int32_t in, int who,
                  double out[restrict BUCKETS])
{
    const double pot = s->pot + 2.0 * in, left = (s->all - in) / pot,
                 deep = left > DEEP ? 1 : left / DEEP, wide = 1 + SPREAD * deep,
                 lead = who == s->last ? LAST * deep : -LAST * deep;
    double won[BUCKETS], all = 0;
    if (s->river)
        for (int i = 0; i < BUCKETS; i++) {
            won[i] = all + other[i] / 2;
            all += other[i];
        }
    else {
        all = sum_of(other);
        parts(s->share, other, won);
    }
    if (!s->river && deep > 0 && all > 0) {
        for (int i = 0; i < BUCKETS; i++) {
            const double part = .5 + (won[i] / all - .5) * wide + lead;
            won[i] = part > 0 ? part : 0;
        }
        for (int i = 0; i < BUCKETS; i++)
            won[i] = all * (won[i] < 1 ? won[i] : 1);
    }
    for (int i = 0; i < BUCKETS; i++)
        out[i] = won[i] * pot - all * in;
}

static void gone(const double other[restrict BUCKETS], double won, double out[restrict BUCKETS])
{
    const double all = sum_of(other);
    for (int i = 0; i < BUCKETS; i++)
        out[i] = all * won;
}

static void strategy(const struct node *restrict n, double is[restrict ACTS][BUCKETS])
{
    double all[BUCKETS] = {0}, none[BUCKETS];
    const double even = 1.0 / n->n;
    for (int a = 0; a < n->n; a++)
        for (int i = 0; i < BUCKETS; i++)
            all[i] += n->regret[a][i];
    for (int i = 0; i < BUCKETS; i++) {
        none[i] = all[i] > 0 ? 0 : even;
        all[i] = all[i] > 0 ? all[i] : 1;
    }
    for (int a = 0; a < n->n; a++)
        for (int i = 0; i < BUCKETS; i++)
            is[a][i] = n->regret[a][i] / all[i] + none[i];
}

static void walk(struct street *s, int at, const double reach[restrict 2][BUCKETS],
                 double value[restrict 2][BUCKETS])
{
    struct node *n = &s->node[at];
    const int me = n->who, you = 1 - me;
    double is[ACTS][BUCKETS], got[ACTS][BUCKETS], own[BUCKETS] = {0}, others[BUCKETS] = {0};
    strategy(n, is);
    for (int a = 0; a < n->n; a++) {
        double here[2][BUCKETS], worth[2][BUCKETS];
        memcpy(here[you], reach[you], sizeof here[you]);
        for (int i = 0; i < BUCKETS; i++)
            here[me][i] = reach[me][i] * is[a][i];
        if (n->child[a] == FOLDS) {
            gone(here[you], -n->put[me], worth[me]);
            gone(here[me], s->pot + n->put[me], worth[you]);
        } else if (n->child[a] == SHOWS) {
            shown(s, here[you], n->to[a], me, worth[me]);
            shown(s, here[me], n->to[a], you, worth[you]);
        } else
            walk(s, n->child[a], (const double(*)[BUCKETS])here, worth);
        memcpy(got[a], worth[me], sizeof got[a]);
        for (int i = 0; i < BUCKETS; i++) {
            own[i] += is[a][i] * worth[me][i];
            others[i] += worth[you][i];
        }
    }
    const double round = s->round;
    for (int a = 0; a < n->n; a++) {
        double *restrict regret = n->regret[a], *restrict sum = n->sum[a];
        for (int i = 0; i < BUCKETS; i++) {
            const double r = regret[i] + got[a][i] - own[i];
            regret[i] = r > 0 ? r : 0;
        }
        for (int i = 0; i < BUCKETS; i++)
            sum[i] += is[a][i] * reach[me][i] * round;
    }
    memcpy(value[me], own, sizeof own);
    memcpy(value[you], others, sizeof others);
}

/* ---- ranges */

/* Hands of about the same strength, as many as matter: so many of both ranges in each bucket. */
static void sort_hands(struct street *s, const struct poker_thought *t, const int32_t *weight[2])
{
    const struct poker_field *f = &t->field;
    double by[2][POKER_BEST + 1] = {{0}}, all[2] = {0}, sum = 0, mass[BUCKETS] = {0};
    for (int p = 0; p < 2; p++)
        for (int i = 0; i < f->n; i++) {
            by[p][f->strength[i]] += weight[p][i];
            all[p] += weight[p][i];
        }
    for (int k = 0; k <= POKER_BEST; k++) {
        const double here = by[0][k] / all[0] + by[1][k] / all[1];
        const int b = (int)((sum + here / 2) * BUCKETS / 2);
        s->at[k] = b < BUCKETS ? b : BUCKETS - 1;
        sum += here;
        for (int p = 0; p < 2; p++)
            s->range[p][s->at[k]] += by[p][k] / all[p];
        mass[s->at[k]] += here;
        s->strong[s->at[k]] += here * (k + .5) / (POKER_BEST + 1);
    }
    for (int b = 0; b < BUCKETS; b++)
        s->strong[b] = mass[b] > 0 ? s->strong[b] / mass[b] : .5;
    for (int a = 0; a < BUCKETS && !s->river; a++)
        for (int b = 0; b < BUCKETS; b++) {
            const double x = s->strong[a] * (1 - s->strong[b]),
                         y = s->strong[b] * (1 - s->strong[a]);
            s->share[b][a] = x / (x + y);
        }
}

bool poker_solves(const struct poker_thought *t, const struct poker_mind *mind)
{
    const struct poker_spot *s = &t->spot;
    return mind->solves && s->street >= mind->solves && poker_hears(mind, s) && s->nrivals == 1 &&
           cardset_count(s->board) >= 3 && !s->soon && !s->rival[0].known && !s->relief &&
           (s->owes || s->can_raise);
}

static void begin(struct street *s, const struct poker_thought *t, int narrow)
{
    const struct poker_spot *p = &t->spot;
    const struct poker_rival *r = &p->rival[0];
    int32_t own[POKER_FIELD], other[POKER_FIELD];
    memset(s, 0, sizeof *s);
    s->river = p->to_come == 0;
    s->last = p->last ? 0 : 1;
    s->pot = p->pot - p->bet - r->bet;
    s->all = p->stack + p->bet < r->stack + r->bet ? p->stack + p->bet : r->stack + r->bet;
    const int32_t mine = p->bet < s->all ? p->bet : s->all,
                  yours = r->bet < s->all ? r->bet : s->all;
    if (p->last == (mine || !yours)) /* somebody has checked */
        s->path[s->steps++] = 0;
    if (mine)
        s->path[s->steps++] = mine;
    if (yours)
        s->path[s->steps++] = yours;
    CARRE_ASSERT(s->steps <= PATH);
    poker_own_ranges(t, narrow, own, other);
    sort_hands(s, t, (const int32_t *[2]){own, other});
    static const int32_t none[2] = {0, 0};
    grow(s, 1 - s->last, none, 0, 0, true);
}

struct action poker_solved(const struct poker_thought *t, const struct poker_mind *mind,
                           const struct temper *temper, struct rng *rng)
{
    struct street s;
    double worth[2][BUCKETS], part[ACTS], all = 0;
    begin(&s, t, poker_hears(mind, &t->spot));
    for (s.round = 1; s.round <= ROUNDS; s.round++)
        walk(&s, 0, (const double(*)[BUCKETS])s.range, worth);
    const struct node *n = &s.node[s.here];
    const int own = s.at[t->strength];
    for (int a = 0; a < n->n; a++) {
        const bool raises = n->to[a] > n->put[1];
        part[a] = n->sum[a][own] * (raises              ? 100 + temper->aggression
                                    : n->to[a] == FOLDS ? 100 - temper->looseness / 2
                                                        : 100) +
                  1e-9;
        all += part[a];
    }
    double at = rng_below(rng, 10000) / 10000.0 * all;
    int a = 0;
    while (a < n->n - 1 && at >= part[a])
        at -= part[a++];
    return n->to[a] == FOLDS       ? poker_fold(&t->spot)
           : n->to[a] <= n->put[1] ? poker_call(&t->spot)
                                   : poker_raise(&t->spot, n->to[a]);
}
