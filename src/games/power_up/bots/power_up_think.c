#include "power_up_think.h"

#include "poker_preflop.h"
#include "poker_trial.h"

#include "rank.h"

enum { LOOKS = 12, EACH = 16 /* worlds behind each look */ };

/* ---- powers that change cards: the part of the pot with them */

static cardset usual_board(const struct poker_trial *tr, int w)
{
    return tr->t->spot.board | poker_trial_deck(tr, w, 0, tr->t->spot.to_come);
}

static int with_board(const struct poker_trial *tr, cardset board, int more)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->spot.hole;
        end[w] = board | poker_trial_deck(tr, w, 0, tr->t->spot.to_come + more);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

/* `keep` of the hand stays, the rest comes from the deck. */
static int with_reload(const struct poker_trial *tr, cardset keep)
{
    const int fresh = 2 - cardset_count(keep);
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = keep | poker_trial_deck(tr, w, 0, fresh);
        end[w] = tr->t->spot.board | poker_trial_deck(tr, w, fresh, tr->t->spot.to_come);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

static int with_upgrade(const struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] =
            poker_best_two(tr->t->spot.hole | poker_trial_deck(tr, w, 0, 1), tr->t->spot.board);
        end[w] = tr->t->spot.board | poker_trial_deck(tr, w, 1, tr->t->spot.to_come);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

/* The first cards of the deck are `first`, in their order, whatever the world's deck has there;
 * `from` is where its own cards go on. */
static int with_next(const struct poker_trial *tr, int start, const card *first, int n, int from)
{
    const int to_come = tr->t->spot.to_come, of_first = n < to_come ? n : to_come;
    cardset hole[EACH], end[EACH];
    int k = 0;
    int index[EACH];
    for (int i = 0; i < EACH; i++) {
        const int w = (start + i) % tr->n;
        cardset set = CARDSET_NONE, rivals = CARDSET_NONE;
        for (int c = 0; c < of_first; c++)
            set |= cardset_of(first[c]);
        for (int r = 0; r < tr->t->spot.nrivals; r++)
            rivals |= tr->t->field.hole[tr->t->worlds.hand[r][w]];
        for (int c = from; c < TRIAL_DECK && cardset_count(set) < to_come; c++)
            set |= cardset_of(tr->deck[w][c]);
        if (cardset_count(set) < to_come || rivals & set)
            continue;
        hole[k] = tr->t->spot.hole;
        end[k] = tr->t->spot.board | set;
        index[k++] = w;
    }
    int64_t sum = 0;
    for (int i = 0; i < k; i++)
        sum += poker_trial_share(tr, index[i], 1, &hole[i], &end[i]);
    return k ? (int)(sum / k) : -1;
}

static int with_scanner(const struct poker_trial *tr, int usual)
{
    int64_t sum = 0;
    for (int l = 0; l < LOOKS; l++) {
        const int share = with_next(tr, l * EACH, tr->deck[l % tr->n], 2, 2);
        sum += share > usual ? share : usual;
    }
    return (int)(sum / LOOKS);
}

static int with_engineer(const struct poker_trial *tr, int usual)
{
    int64_t sum = 0;
    for (int l = 0; l < LOOKS; l++) {
        int best = 0;
        for (int c = 0; c < POWER_UP_LOOKED; c++) {
            const int share = with_next(tr, l * EACH, &tr->deck[l % tr->n][c], 1, POWER_UP_LOOKED);
            best = share > best ? share : best;
        }
        sum += best ? best : usual;
    }
    return (int)(sum / LOOKS);
}

/* ---- those that tell or stop something, by rules of thumb */

/* Thousandths: what it is worth to know more, when a large decision is close. */
static int close_call(const struct poker_thought *t)
{
    const int off = t->share > 500 ? t->share - 500 : 500 - t->share;
    return off > 300 ? 0 : 60 - off / 5;
}

/* A bet stands behind an X-Ray, or one will. */
static int with_xray(const struct poker_thought *t)
{
    int hidden = 0;
    for (int i = 0; i < t->spot.nrivals; i++)
        hidden += !t->spot.rival[i].known;
    return hidden ? close_call(t) * (t->spot.nrivals == 1 ? 3 : 2) / 2 * (t->spot.owes ? 3 : 2) / 3
                  : 0;
}

static int with_emp(const struct view *v, const struct poker_thought *t)
{
    const struct board *b = &v->board;
    int danger = 0;
    for (int i = 0; i < t->spot.nrivals; i++) {
        const int at = t->spot.rival[i].seat;
        if (t->spot.rival[i].to_act && board_count(b, POWER_UP_HELD + at) &&
            b->num[POWER_UP_ENERGY + at] >= 3)
            danger += 35;
    }
    /* before a push it would be wasted */
    return t->share > 620 && t->spot.stack > t->spot.pot / 2 ? danger : 0;
}

static int with_intel(const struct poker_thought *t)
{
    return t->spot.to_come ? close_call(t) * 2 / 3 : 0;
}

/* Who does not know better plays these three when there is much to win. */
static int by_the_pot(const struct poker_thought *t, int power)
{
    enum { MUCH = 14, PLENTY = 75 };
    const bool much = t->spot.pot >= MUCH * t->spot.big;
    return much && (power == POWER_XRAY    ? t->spot.owes > 0
                    : power == POWER_INTEL ? t->spot.to_come > 0
                                           : t->share > 650)
               ? PLENTY
               : 0;
}

static int gain_of(const struct view *v, const struct poker_trial *tr, int power, int usual,
                   bool knows)
{
    const struct poker_thought *t = tr->t;
    if (!knows && (power == POWER_XRAY || power == POWER_INTEL || power == POWER_EMP))
        return by_the_pot(t, power);
    switch ((enum power)power) {
    case POWER_CLONE: return 0; /* by what it copies */
    case POWER_XRAY: return with_xray(t);
    case POWER_DEPLOY: return with_board(tr, t->spot.board, 1) - usual;
    case POWER_EMP: return with_emp(v, t);
    case POWER_INTEL: return with_intel(t);
    case POWER_DISINTEGRATE: return 0; /* by its target */
    case POWER_SCANNER: return t->spot.to_come ? with_scanner(tr, usual) - usual : 0;
    case POWER_ENGINEER: return t->spot.to_come ? with_engineer(tr, usual) - usual : 0;
    case POWER_RELOAD: return 0; /* by what goes */
    case POWER_UPGRADE: return with_upgrade(tr) - usual;
    case POWERS: break;
    }
    return 0;
}

/* The best card to burn; -1: none. */
static int disintegrate(const struct view *v, const struct poker_trial *tr, uint64_t among,
                        int usual, int *gain)
{
    int best = -1;
    *gain = INT32_MIN;
    for (int i = 0; i < board_count(&v->board, HOLDEM_BOARD); i++)
        if (among >> i & 1) {
            const int g =
                with_board(tr,
                           tr->t->spot.board & ~cardset_of(board_face(&v->board, HOLDEM_BOARD, i)),
                           0) -
                usual;
            if (g > *gain) {
                *gain = g;
                best = i;
            }
        }
    return best;
}

static void reload(const struct view *v, const struct poker_trial *tr, int most, int usual,
                   struct power_play *p)
{
    const card a = board_face(&v->board, HOLDEM_HAND + v->me, 0),
               b = board_face(&v->board, HOLDEM_HAND + v->me, 1);
    const int first = with_reload(tr, cardset_of(b)) - usual,
              second = with_reload(tr, cardset_of(a)) - usual;
    const int both = most > 1 ? with_reload(tr, CARDSET_NONE) - usual : INT32_MIN;
    p->n = both > first && both > second ? 2 : 1;
    p->pick[0] = p->n == 1 && second > first ? 1 : 0;
    p->pick[1] = 1;
    p->gain = p->n == 2 ? both : second > first ? second : first;
}

/* ---- energy */

/* What so much energy is worth, in chips. */
static int32_t price_of(const struct view *v, const struct poker_thought *t,
                        const struct power_up_mind *mind, const struct temper *temper, int energy)
{
    const struct board *b = &v->board;
    const int have = b->num[POWER_UP_ENERGY + v->me], most = v->rules.option[POWER_UP_ENERGY_MOST],
              gain = v->rules.option[POWER_UP_ENERGY_GAIN];
    int each = mind->price *
               (have + gain > most    ? 30
                : have > most * 2 / 3 ? 70
                : have > most / 3     ? 100
                                      : 150) /
               100;
    if (board_count(b, POWER_UP_HELD + v->me) >= v->rules.option[POWER_UP_MOST])
        each = each * 3 / 4; /* a full hand gets no new power */
    if (t->spot.owes >= t->spot.stack || t->spot.effective <= t->spot.pot / 2)
        each /= 2; /* there may be no next hand */
    each = each * (100 - temper->spending * 6 / 10) / 100;
    return (int32_t)((int64_t)t->spot.big * each * energy / 100);
}

/* Chips that a part of the pot is a part of: what lies there, and what is likely to come. */
static int64_t at_stake(const struct poker_thought *t)
{
    const struct poker_spot *s = &t->spot;
    int64_t more = s->pot / 2;
    if (poker_depth(s) <= POKER_SHORT || s->owes * 2 >= s->stack)
        more = s->effective * (s->owes >= s->stack ? 0 : 1);
    more = more < s->effective ? more : s->effective;
    return (int64_t)s->pot + s->owes + more;
}

/* Who weighs, and what is meant to happen without a power. */
struct weighing {
    const struct view *v;
    const struct poker_trial *tr;
    const struct power_up_mind *mind;
    const struct temper *temper;
    const struct action *plan;
    int usual;
};

static bool tells(int power) { return power == POWER_XRAY || power == POWER_INTEL; }

static void value(const struct weighing *g, int energy, struct power_play *p)
{
    const struct poker_thought *t = g->tr->t;
    const struct poker_spot *s = &t->spot;
    const bool folds = g->plan->kind == HOLDEM_FOLD,
               all = g->plan->kind == HOLDEM_RAISE_TO && g->plan->amount >= s->most;
    const int64_t stake = at_stake(t),
                  call = (int64_t)t->share * (s->pot + s->owes) / POKER_BEST - s->owes;
    /* A hand that is about to be folded has to become good enough with something to spare: Reload
     * is no substitute for folding. */
    const int64_t before = folds ? (call < 0 ? call : 0) - s->owes / 4 : call,
                  plain = before > 0 ? before : 0;
    const int64_t with = before + p->gain * stake / POKER_BEST,
                  worth =
                      (with > 0 ? with : 0) - plain - price_of(g->v, t, g->mind, g->temper, energy);
    const bool wasted =
        g->mind->knows && ((tells(p->power) && (folds || all || s->owes >= s->stack)) ||
                           (p->power == POWER_EMP && (folds || all)));
    p->worth = p->gain < g->mind->least || wasted ? -1 : (int32_t)worth;
}

static void consider(const struct weighing *g, const struct choice *c, int power,
                     struct power_play *p)
{
    *p = (struct power_play){.slot = c->about, .power = power};
    if (power == POWER_DISINTEGRATE) {
        p->pick[0] = disintegrate(g->v, g->tr, c->among, g->usual, &p->gain);
        p->n = p->pick[0] >= 0;
    } else if (power == POWER_RELOAD)
        reload(g->v, g->tr, c->pick_max, g->usual, p);
    else
        p->gain = gain_of(g->v, g->tr, power, g->usual, g->mind->knows);
    value(g, power_cost(&g->v->rules, power), p);
}

/* A copy is worth what the original would be, at the price of both. */
static void consider_clone(const struct weighing *g, const struct choice *c, struct power_play *p)
{
    const struct board *b = &g->v->board;
    const int last = power_up_last(b),
              both = power_cost(&g->v->rules, POWER_CLONE) + power_cost(&g->v->rules, last);
    *p = (struct power_play){.slot = c->about, .power = POWER_CLONE, .worth = -1};
    const bool wants =
        last == POWER_UPGRADE || last == POWER_ENGINEER || last == POWER_SCANNER ||
        (last == POWER_DEPLOY && power_up_played(b, POWER_DEPLOY) < POWER_UP_DEPLOYS);
    if (!wants || b->num[POWER_UP_ENERGY + g->v->me] < both)
        return;
    p->gain = gain_of(g->v, g->tr, last, g->usual, g->mind->knows);
    value(g, both, p);
}

static int usual_share(const struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->spot.hole;
        end[w] = usual_board(tr, w);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

/* Information before change. */
static bool goes_before(const struct power_play *a, const struct power_play *b)
{
    return a->worth > 0 && b->worth > 0 && tells(a->power) != tells(b->power) ? tells(a->power)
                                                                              : a->worth > b->worth;
}

int power_up_plays(const struct view *v, const struct poker_thought *t,
                   const struct power_up_mind *mind, const struct temper *temper,
                   const struct action *plan, struct rng *rng,
                   struct power_play out[POWER_UP_HELD_MOST * POWER_TARGETS])
{
    struct poker_trial tr;
    struct weighing g = {
        .v = v, .tr = &tr, .mind = mind, .temper = temper, .plan = plan, .usual = -1};
    int n = 0;
    for (int i = 0; i < v->choices.n && n < POWER_UP_HELD_MOST; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind != POWER_UP_PLAY || c->refused)
            continue;
        if (g.usual < 0) {
            poker_trial_begin(&tr, t, mind->worlds, rng);
            g.usual = usual_share(&tr);
        }
        const int power = card_power(board_face(&v->board, POWER_UP_HELD + v->me, c->about));
        if (power == POWER_CLONE)
            consider_clone(&g, c, &out[n++]);
        else
            consider(&g, c, power, &out[n++]);
    }
    for (int a = 1; a < n; a++)
        for (int b = a; b > 0 && goes_before(&out[b], &out[b - 1]); b--) {
            const struct power_play swap = out[b];
            out[b] = out[b - 1];
            out[b - 1] = swap;
        }
    return n;
}

struct action power_up_action(const struct view *v, const struct power_play *p)
{
    struct action a = action_of(v->me, POWER_UP_PLAY, p->slot);
    a.n = (uint8_t)p->n;
    for (int i = 0; i < p->n; i++)
        a.pick[i] = (uint8_t)p->pick[i];
    return a;
}

/* ---- after a look: thousandths of the pot with each thing that can be chosen */

static int scanner_shares(const struct poker_trial *tr, int share[POWER_UP_LOOKED])
{
    const struct poker_thought *t = tr->t;
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    share[0] = with_board(tr, t->spot.board, 0);
    for (int w = 0; w < tr->n; w++) {
        hole[w] = t->spot.hole;
        end[w] = t->spot.board | poker_trial_deck(tr, w, 2, t->spot.to_come);
    }
    share[1] = poker_trial_share(tr, 0, tr->n, hole, end);
    return 2;
}

static int engineer_shares(const struct view *v, const struct poker_trial *tr,
                           int share[POWER_UP_LOOKED])
{
    const struct poker_thought *t = tr->t;
    const int n = board_count(&v->board, POWER_UP_FAN);
    for (int i = 0; i < n && i < POWER_UP_LOOKED; i++) {
        cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
        for (int w = 0; w < tr->n; w++) {
            hole[w] = t->spot.hole;
            end[w] = t->spot.board;
            if (t->spot.to_come)
                end[w] |= cardset_of(board_face(&v->board, POWER_UP_FAN, i)) |
                          poker_trial_deck(tr, w, 0, t->spot.to_come - 1);
        }
        share[i] = poker_trial_share(tr, 0, tr->n, hole, end);
    }
    return n < POWER_UP_LOOKED ? n : POWER_UP_LOOKED;
}

/* Which of three goes: the new one is pick 0, the hand's are behind it. */
static cardset upgraded_hand(const struct view *v, const struct poker_thought *t, int gone)
{
    const card out = gone ? board_face(&v->board, HOLDEM_HAND + v->me, gone - 1)
                          : board_face(&v->board, POWER_UP_FAN, 0);
    return (t->spot.hole | cardset_of(board_face(&v->board, POWER_UP_FAN, 0))) & ~cardset_of(out);
}

static int upgrade_shares(const struct view *v, const struct poker_trial *tr,
                          int share[POWER_UP_LOOKED])
{
    for (int i = 0; i < POWER_UP_LOOKED; i++) {
        cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
        for (int w = 0; w < tr->n; w++) {
            hole[w] = upgraded_hand(v, tr->t, i);
            end[w] = usual_board(tr, w);
        }
        share[i] = poker_trial_share(tr, 0, tr->n, hole, end);
    }
    return POWER_UP_LOOKED;
}

int power_up_choice_shares(const struct view *v, const struct poker_thought *t, struct rng *rng,
                           int share[POWER_UP_LOOKED])
{
    struct poker_trial tr;
    poker_trial_begin(&tr, t, TRIAL_WORLDS, rng);
    switch (v->board.num[POWER_UP_CHOOSING] - 1) {
    case POWER_SCANNER: return scanner_shares(&tr, share);
    case POWER_ENGINEER: return engineer_shares(v, &tr, share);
    default: return upgrade_shares(v, &tr, share);
    }
}

struct action power_up_choice(const struct view *v, const struct poker_mind *mind, struct rng *rng)
{
    const int power = v->board.num[POWER_UP_CHOOSING] - 1;
    struct poker_thought t;
    int share[POWER_UP_LOOKED], best = 0;
    poker_think(v, mind, rng, &t);
    const int n = power_up_choice_shares(v, &t, rng, share);
    for (int i = 1; i < n; i++) {
        /* Of equal chances the better looking: what is beaten by nobody guessed may yet be. */
        const bool looks =
            power == POWER_UPGRADE && poker_looks(upgraded_hand(v, &t, i), t.spot.board) >
                                          poker_looks(upgraded_hand(v, &t, best), t.spot.board);
        if (share[i] > share[best] || (share[i] == share[best] && looks))
            best = i;
    }
    if (power == POWER_SCANNER)
        return action_of(v->me, best ? POWER_UP_THROW : POWER_UP_KEEP, 0);
    struct action a =
        action_of(v->me, power == POWER_ENGINEER ? POWER_UP_NEXT : POWER_UP_DISCARD, 0);
    a.n = 1;
    a.pick[0] = (uint8_t)best;
    return a;
}
