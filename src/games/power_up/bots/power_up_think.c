/* power_up_think.c - each power tried out, a row each: what it brings, what it picks, and why. */
#include "power_up_think.h"

#include "check.h"
#include "poker_preflop.h"
#include "poker_trial.h"

#include "rank.h"

enum { LOOKS = 12, EACH = 32 /* worlds to choose by after each look, and as many to weigh it */ };

/* What may be seen by a look, and then chosen by it: thousandths of the pot, by what the look is
 * chosen with and by other worlds. A choice that is weighed in the worlds that it was made by
 * finds every look worth something. */
struct look {
    int told, is;
};

/* Who weighs, and what is meant to happen without a power. */
struct weighing {
    const struct view *v;
    const struct poker_trial *tr;
    const struct power_up_mind *mind;
    const struct temper *temper;
    const struct action *plan;
    int usual;
    struct look look[LOOKS]; /* of the power that is weighed */
    int looks;               /* 0: it shows nothing before a choice */
};

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

static int upgrade(struct weighing *g)
{
    const struct poker_trial *tr = g->tr;
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] =
            poker_best_two(tr->t->spot.hole | poker_trial_deck(tr, w, 0, 1), tr->t->spot.board);
        end[w] = tr->t->spot.board | poker_trial_deck(tr, w, 1, tr->t->spot.to_come);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end) - g->usual;
}

/* What it adds in EACH worlds from `start` on that the first cards of the deck are `first`, in
 * their order, whatever the world's deck has there; `from` is where its own cards go on. */
static int with_next(const struct poker_trial *tr, int start, const card *first, int n, int from)
{
    const int to_come = tr->t->spot.to_come, of_first = n < to_come ? n : to_come;
    int64_t sum = 0;
    int k = 0;
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
        const cardset end = tr->t->spot.board | set, usual = usual_board(tr, w);
        sum += poker_trial_share(tr, w, 1, &tr->t->spot.hole, &end) -
               poker_trial_share(tr, w, 1, &tr->t->spot.hole, &usual);
        k++;
    }
    return k ? (int)(sum / k) : 0;
}

/* The mean of what looks bring, over the usual. */
static int looked(const struct weighing *g)
{
    int64_t sum = 0;
    for (int l = 0; l < g->looks; l++)
        sum += g->look[l].is - g->usual;
    return g->looks ? (int)(sum / g->looks) : 0;
}

/* The best of some things that may come next, by worlds of one kind; worth what others say. */
static void look_at(struct weighing *g, int l, const card *next, int n, int each, int from,
                    bool may_refuse)
{
    CARRE_ASSERT(l >= 0 && l < LOOKS && n > 0);
    const int start = l * 2 * EACH;
    int best = may_refuse ? 0 : -2 * POKER_BEST, told = -1;
    for (int c = 0; c < n; c++) {
        const int more = with_next(g->tr, start, next + c, each, from);
        told = more > best ? c : told;
        best = more > best ? more : best;
    }
    const int is = told < 0 ? 0 : with_next(g->tr, start + EACH, next + told, each, from);
    g->look[l] = (struct look){g->usual + best, g->usual + is};
}

static int scanner(struct weighing *g)
{
    const struct poker_trial *tr = g->tr;
    for (g->looks = 0; g->looks < LOOKS && tr->t->spot.to_come; g->looks++)
        look_at(g, g->looks, tr->deck[g->looks % tr->n], 1, 2, 2, true);
    return looked(g);
}

static int engineer(struct weighing *g)
{
    const struct poker_trial *tr = g->tr;
    for (g->looks = 0; g->looks < LOOKS && tr->t->spot.to_come; g->looks++)
        look_at(g, g->looks, tr->deck[g->looks % tr->n], POWER_UP_LOOKED, 1, POWER_UP_LOOKED,
                false);
    return looked(g);
}

static int deploy(struct weighing *g)
{
    return with_board(g->tr, g->tr->t->spot.board, 1) - g->usual;
}

/* The best card to burn. */
static void disintegrate(const struct weighing *g, const struct choice *c, struct power_play *p)
{
    const struct board *b = &g->v->board;
    const cardset board = g->tr->t->spot.board;
    p->pick[0] = -1;
    p->gain = INT32_MIN;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD); i++) {
        if (!(c->among >> i & 1))
            continue;
        const cardset burnt = cardset_of(board_face(b, HOLDEM_BOARD, i));
        const int gain = with_board(g->tr, board & ~burnt, 0) - g->usual;
        if (gain > p->gain) {
            p->gain = gain;
            p->pick[0] = i;
        }
    }
    p->n = p->pick[0] >= 0;
}

static void reload(const struct weighing *g, const struct choice *c, struct power_play *p)
{
    const struct board *b = &g->v->board;
    const card left = board_face(b, HOLDEM_HAND + g->v->me, 0),
               right = board_face(b, HOLDEM_HAND + g->v->me, 1);
    const int first = with_reload(g->tr, cardset_of(right)) - g->usual,
              second = with_reload(g->tr, cardset_of(left)) - g->usual,
              both = c->pick_max > 1 ? with_reload(g->tr, CARDSET_NONE) - g->usual : INT32_MIN;
    p->n = both > first && both > second ? 2 : 1;
    p->pick[0] = p->n == 1 && second > first ? 1 : 0;
    p->pick[1] = 1;
    p->gain = p->n == 2 ? both : second > first ? second : first;
}

/* ---- those that tell or stop something, by rules of thumb */

/* Thousandths: what it is worth to know more, when a large decision is close. */
static int close_call(const struct poker_thought *t)
{
    const struct poker_spot *s = &t->spot;
    const int even = s->owes ? (int)((int64_t)s->owes * POKER_BEST / (s->pot + s->owes)) : 500,
              off = t->share > even ? t->share - even : even - t->share;
    return off > 300 ? 0 : 60 - off / 5;
}

/* A bet stands after an X-Ray, or one will. */
static int xray(struct weighing *g)
{
    const struct poker_thought *t = g->tr->t;
    int hidden = 0;
    for (int i = 0; i < t->spot.nrivals; i++)
        hidden += !t->spot.rival[i].known;
    return hidden ? close_call(t) * (t->spot.nrivals == 1 ? 3 : 2) / 2 * (t->spot.owes ? 3 : 2) / 3
                  : 0;
}

static int emp(struct weighing *g)
{
    const struct board *b = &g->v->board;
    const struct poker_thought *t = g->tr->t;
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

/* Before a call the next card may say that it is none; else it is for pots that have grown. */
static int intel(struct weighing *g)
{
    enum { GROWN = 10 };
    const struct poker_trial *tr = g->tr;
    const struct poker_spot *s = &tr->t->spot;
    if (!s->to_come || (!s->owes && s->pot < GROWN * s->big))
        return 0;
    for (g->looks = 0; g->looks < LOOKS && tr->t->spot.owes; g->looks++)
        look_at(g, g->looks, tr->deck[g->looks % tr->n], 1, 1, 1, false);
    return tr->t->spot.owes ? 0 : close_call(tr->t) * 2 / 3;
}

/* When who does not know better plays these three, if there is much to win. */
static bool faces_a_bet(const struct poker_thought *t) { return t->spot.owes > 0; }
static bool cards_come(const struct poker_thought *t) { return t->spot.to_come > 0; }
static bool is_ahead(const struct poker_thought *t) { return t->share > 650; }

/* ---- after a look: thousandths of the pot with each thing that can be chosen */

static int scanner_shares(const struct view *v, const struct poker_trial *tr,
                          int share[POWER_UP_LOOKED])
{
    const struct poker_thought *t = tr->t;
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    (void)v;
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

/* Which of three goes: the new one is pick 0, the hand's are after it. */
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

/* Of equal chances the better looking: what is beaten by nobody guessed may yet be. */
static int upgrade_looks(const struct view *v, const struct poker_thought *t, int gone)
{
    return poker_looks(upgraded_hand(v, t, gone), t->spot.board);
}

/* ---- all of them */

static const struct {
    /* Thousandths of the pot that it brings; NULL: none, or by its picks. */
    int (*gain)(struct weighing *g);
    /* Sets what it picks and what that brings; NULL: it picks nothing. */
    void (*picks)(const struct weighing *g, const struct choice *c, struct power_play *p);
    /* Who does not know better plays it when there is much to win, and then; NULL: knows. */
    bool (*plainly)(const struct poker_thought *t);
    /* After a look: the shares with each choice; how those that are equal look; NULL: no look. */
    int (*shares)(const struct view *v, const struct poker_trial *tr, int share[POWER_UP_LOOKED]);
    int (*looks)(const struct view *v, const struct poker_thought *t, int choice);
    bool tells, stops; /* that is all it does: it changes no card */
    bool copied;       /* a copy is worth having */
    bool all;          /* everybody has it: only what it leaves over for oneself counts */
    const char *why;   /* power_up_reason */
} notions[] = {
    [POWER_CLONE] = {.why = N_("The power just played is worth having, and a copy is cheap.")},
    [POWER_XRAY] = {.gain = xray,
                    .plainly = faces_a_bet,
                    .tells = true,
                    .why = N_("A big decision is coming, and one card from each opponent tells you "
                              "a lot.")},
    [POWER_DEPLOY] = {.gain = deploy,
                      .copied = true,
                      .all = true,
                      .why =
                          N_("One more card on the board helps this hand more than the others.")},
    [POWER_EMP] = {.gain = emp,
                   .plainly = is_ahead,
                   .stops = true,
                   .why = N_(
                       "This hand is ahead, and opponents with energy could still change that.")},
    [POWER_INTEL] = {.gain = intel,
                     .plainly = cards_come,
                     .tells = true,
                     .why = N_("Knowing the next card before betting is worth the energy here.")},
    [POWER_DISINTEGRATE] =
        {.picks = disintegrate,
         .why = N_("That card helps the opponents more than it helps this hand. Removing it "
                   "improves the odds.")},
    [POWER_SCANNER] = {.gain = scanner,
                       .shares = scanner_shares,
                       .copied = true,
                       .why = N_("The next two cards matter, and bad ones can be discarded.")},
    [POWER_ENGINEER] =
        {.gain = engineer,
         .shares = engineer_shares,
         .copied = true,
         .why = N_("Choosing from three cards is more likely to help than taking the next one.")},
    [POWER_RELOAD] =
        {.picks = reload,
         .why = N_("These cards rarely win, but the pot is worth playing for with new ones.")},
    [POWER_UPGRADE] = {.gain = upgrade,
                       .shares = upgrade_shares,
                       .looks = upgrade_looks,
                       .copied = true,
                       .why = N_("The best two of three cards make a stronger hand.")},
};
_Static_assert(sizeof notions / sizeof *notions == POWERS, "every power has its row");

const char *power_up_reason(int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    return notions[power].why;
}

static int gain_of(struct weighing *g, int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    enum { MUCH = 14, PLENTY = 75 };
    const struct poker_thought *t = g->tr->t;
    if (!g->mind->knows && notions[power].plainly)
        return t->spot.pot >= MUCH * t->spot.big && notions[power].plainly(t) ? PLENTY : 0;
    return notions[power].gain ? notions[power].gain(g) : 0;
}

/* ---- energy */

/* What so much energy is worth, in chips. Clone's is never dear: its copy stays worth having. */
static int32_t price_of(const struct view *v, const struct poker_thought *t,
                        const struct power_up_mind *mind, const struct temper *temper, int power)
{
    enum { COPY = 12 };
    const int usual = power == POWER_CLONE && mind->price > COPY ? COPY : mind->price,
              energy = power_cost(&v->rules, power);
    const struct board *b = &v->board;
    const int have = b->num[POWER_UP_ENERGY + v->me], most = v->rules.option[POWER_UP_ENERGY_MOST],
              gain = v->rules.option[POWER_UP_ENERGY_GAIN];
    int each = usual *
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

/* Is this the last turn of the hand, everything in or nearly? Else there is a flop to wait for. */
static bool is_last_chance(const struct weighing *g)
{
    const struct poker_spot *s = &g->tr->t->spot;
    return (g->plan->kind == HOLDEM_RAISE_TO && g->plan->amount >= s->most) ||
           (g->plan->kind == HOLDEM_CALL && (int64_t)s->owes * 10 >= (int64_t)s->effective * 8);
}

/* What is left of a gain in chips: before the flop most of it is lost on the way, and who acts
 * behind may change what it is for. */
static int64_t kept(const struct weighing *g, int64_t chips)
{
    enum { WHOLE = 100, BEHIND = 50, LAST = 2 };
    const struct poker_spot *s = &g->tr->t->spot;
    const bool last = is_last_chance(g);
    if (chips <= 0)
        return chips;
    const int part = s->street == HOLDEM_PREFLOP ? g->mind->early * (last ? LAST : 1)
                     : s->behind && !last        ? BEHIND
                                                 : WHOLE;
    return chips * part / WHOLE;
}

static void value(const struct weighing *g, struct power_play *p)
{
    enum { STAYS = 450 };
    const struct poker_thought *t = g->tr->t;
    const struct poker_spot *s = &t->spot;
    const bool all = g->plan->kind == HOLDEM_RAISE_TO && g->plan->amount >= s->most;
    const int64_t stake = at_stake(t),
                  call = (int64_t)t->share * (s->pot + s->owes) / POKER_BEST - s->owes,
                  plain = call > 0 ? call : 0;
    int64_t with = call + p->gain * stake / POKER_BEST;
    with = with > 0 ? with : 0;
    if (g->looks && s->owes) { /* what is seen may say that the call is none */
        with = 0;
        for (int l = 0; l < g->looks; l++)
            if (call + (g->look[l].told - g->usual) * stake / POKER_BEST > 0)
                with += call + (g->look[l].is - g->usual) * stake / POKER_BEST;
        with /= g->looks;
    }
    /* what only tells or stops something has to be followed by a decision */
    const bool silent = notions[p->power].tells || notions[p->power].stops,
               idle = all || s->street == HOLDEM_PREFLOP;
    const int32_t price = price_of(g->v, t, g->mind, g->temper, p->power);
    /* a hand that the next bet would drive out in spite of it: a bet of half the pot wants a
     * quarter of what lies there then, and more to be worth a call */
    const bool fades = g->plan->kind == HOLDEM_CHECK && (s->behind || s->to_come) &&
                       t->share + (silent ? 0 : p->gain) < STAYS;
    /* who means to fold stays out of it: Reload is no substitute for folding (PU-71) */
    const bool wasted = g->plan->kind == HOLDEM_FOLD || fades || (silent && idle);
    /* with five cards to come noise is twice as loud */
    const int least = g->mind->least *
                      (s->street == HOLDEM_PREFLOP || notions[p->power].all ? 2 : 1) /
                      (p->power == POWER_CLONE ? 2 : 1);
    p->worth = wasted ? -1 - price : (int32_t)(kept(g, with - plain) - price);
    if (p->gain < least && !(g->looks && s->owes) && p->worth > 0)
        p->worth = -1;
}

/* A copy is worth what the original would be, and there has to be energy for both. The price is
 * Clone's alone: the copy need not be played in this hand (PU-53), and is weighed again then. */
static bool wants_copy(const struct weighing *g, int power, int energy)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct board *b = &g->v->board;
    const int most = power_most(power);
    return notions[power].copied && (!most || power_up_played(b, power) < most) &&
           b->num[POWER_UP_ENERGY + g->v->me] >= energy;
}

static void consider(struct weighing *g, const struct choice *c, int power, struct power_play *p)
{
    CARRE_ASSERT(power != POWER_CLONE || power_up_last(&g->v->board) >= 0);
    const struct rules *r = &g->v->rules;
    const int works = power == POWER_CLONE ? power_up_last(&g->v->board) : power,
              energy = power_cost(r, power) + (works != power ? power_cost(r, works) : 0);
    *p = (struct power_play){.slot = c->about, .power = power, .worth = -1};
    if (works != power && !wants_copy(g, works, energy))
        return;
    g->looks = 0;
    if (notions[power].picks)
        notions[power].picks(g, c, p);
    else
        p->gain = gain_of(g, works);
    value(g, p);
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

/* Information before change; and what there is to copy now is another thing after any other power.
 */
static bool goes_before(const struct power_play *a, const struct power_play *b)
{
    const int first = notions[a->power].tells + 2 * (a->power == POWER_CLONE),
              second = notions[b->power].tells + 2 * (b->power == POWER_CLONE);
    return a->worth > 0 && b->worth > 0 && first != second ? first > second : a->worth > b->worth;
}

static struct power_play *find(struct power_play *list, int n, int power)
{
    for (int i = 0; i < n; i++)
        if (list[i].power == power)
            return &list[i];
    return NULL;
}

/* Who has seen a card of each opponent knows better which card of the board has to go: where there
 * is energy for both, the X-Ray brings a part of what Disintegrate does. */
static void together(struct weighing *g, struct power_play *list, int n)
{
    struct power_play *look = find(list, n, POWER_XRAY), *burn = find(list, n, POWER_DISINTEGRATE);
    const struct rules *r = &g->v->rules;
    const int energy = power_cost(r, POWER_XRAY);
    if (!look || !burn || burn->gain <= 0 || !g->mind->knows ||
        g->v->board.num[POWER_UP_ENERGY + g->v->me] < energy + power_cost(r, POWER_DISINTEGRATE))
        return;
    g->looks = 0;
    look->gain += burn->gain / 2;
    value(g, look);
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
        consider(&g, c, power, &out[n++]);
    }
    together(&g, out, n);
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

int power_up_choice_shares(const struct view *v, const struct poker_thought *t, struct rng *rng,
                           int share[POWER_UP_LOOKED])
{
    const int power = v->board.num[POWER_UP_CHOOSING] - 1;
    struct poker_trial tr;
    CARRE_ASSERT(power >= 0 && power < POWERS && notions[power].shares);
    poker_trial_begin(&tr, t, TRIAL_WORLDS, rng);
    return notions[power].shares(v, &tr, share);
}

/* Either each thing to choose is a choice, or the one choice there is picks it. */
struct action power_up_choice(const struct view *v, const struct poker_mind *mind, struct rng *rng)
{
    const int power = v->board.num[POWER_UP_CHOOSING] - 1;
    const struct choice *c = v->choices.choice;
    struct poker_thought t;
    int share[POWER_UP_LOOKED], best = 0;
    poker_think(v, mind, rng, &t);
    const int n = power_up_choice_shares(v, &t, rng, share);
    for (int i = 1; i < n; i++) {
        const bool looks = notions[power].looks &&
                           notions[power].looks(v, &t, i) > notions[power].looks(v, &t, best);
        if (share[i] > share[best] || (share[i] == share[best] && looks))
            best = i;
    }
    const bool picks = c->pick_max > 0;
    struct action a = action_of(v->me, picks ? c->kind : c[best].kind, 0);
    if (picks) {
        a.n = 1;
        a.pick[0] = (uint8_t)best;
    }
    return a;
}
