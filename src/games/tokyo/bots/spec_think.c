/* spec_think.c - effects, tried out. */
#include "spec_trials.h"

#include "check.h"
#include "poker_preflop.h"
#include "poker_trial.h"

const struct spec_mind spec_regular_effects = {
    .worlds = 64, .price = 20, .least = 60, .knows = false};

const struct spec_mind spec_expert_effects = {
    .worlds = 128, .price = 35, .least = 40, .knows = false};

const struct spec_mind spec_shark_effects = {
    .worlds = 256, .price = 30, .least = 25, .knows = true};

enum { FLOP = 3, BOARD = 5, UPGRADED = 3 };

/* ---- effects that change cards: the part of the pot with them */

static int usual_share(const struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->spot.hole;
        end[w] = tr->t->spot.board | poker_trial_deck(tr, w, 0, tr->t->spot.to_come);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

/* One card more; which two stay is seen on the flop (SP-36). */
static int with_upgrade(const struct poker_trial *tr)
{
    const struct poker_spot *s = &tr->t->spot;
    const int shown = s->street == HOLDEM_PREFLOP ? FLOP : 0;
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        const cardset board = s->board | poker_trial_deck(tr, w, 1, shown);
        hole[w] = poker_best_two(s->hole | poker_trial_deck(tr, w, 0, 1), board);
        end[w] = board | poker_trial_deck(tr, w, 1 + shown, s->to_come - shown);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

static int with_exchange(const struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->spot.hole;
        end[w] = poker_trial_deck(tr, w, 0, BOARD);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

static int with_both(struct poker_trial *tr)
{
    tr->both = true;
    const int share = usual_share(tr);
    tr->both = tr->t->spot.both;
    return share;
}

/* ---- Hand Swap: a hand is worth what it has above those that are not played */

static int strength_of(cardset hole)
{
    return cardset_count(hole) == 2 ? POKER_BEST - poker_before[poker_kind_of(hole)] : -1;
}

static int over(const struct poker_spot *s, int strength)
{
    const int least = s->to_match > s->big ? 720 : 500 + 30 * (s->nrivals - 1);
    return strength > least ? strength - least : 0;
}

/* The last seat that has not acted, which Hand Swap may have; SEAT_NONE. A known better hand goes
 * before any. */
static int spec_swaps_with(const struct view *v, const struct poker_spot *s)
{
    int best = SEAT_NONE, most = -1;
    for (int i = 0; i < s->nrivals; i++) {
        if (!spec_may_target(&v->board, v->me, SPEC_HAND_SWAP, s->rival[i].seat))
            continue;
        const int known = strength_of(s->rival[i].known),
                  promise = known >= 0 ? 2 * known - 800 : 0;
        if (promise >= most) { /* of those alike the last to act */
            most = promise;
            best = s->rival[i].seat;
        }
    }
    return best;
}

/* The two hands exchanged, where nobody else is left: what is won is also that the other one has
 * the weak hand. */
static int both_ways(struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->field.hole[tr->t->worlds.hand[0][w]];
        end[w] = tr->t->spot.board | poker_trial_deck(tr, w, 0, tr->t->spot.to_come);
    }
    tr->swapped = 0;
    const int share = poker_trial_share(tr, 0, tr->n, hole, end);
    tr->swapped = -1;
    return share;
}

static int with_swap(const struct view *v, struct poker_trial *tr, int usual, struct spec_use *u)
{
    const struct poker_thought *t = tr->t;
    const struct poker_spot *s = &t->spot;
    u->target = spec_swaps_with(v, s);
    if (s->nrivals == 1 && s->rival[0].seat == u->target)
        return both_ways(tr) - usual;
    for (int i = 0; i < s->nrivals; i++) {
        if (s->rival[i].seat != u->target)
            continue;
        const int known = strength_of(s->rival[i].known);
        int64_t sum = 0;
        for (int w = 0; w < t->worlds.n; w++)
            sum += over(s, strength_of(t->field.hole[t->worlds.hand[i][w]]));
        return (known >= 0 ? over(s, known) : (int)(sum / t->worlds.n)) -
               over(s, strength_of(s->hole));
    }
    return 0;
}

/* ---- Nullify: what the others could still do */

static int with_null(const struct view *v, const struct poker_thought *t, bool knows)
{
    const struct poker_spot *s = &t->spot;
    const bool preflop = s->street == HOLDEM_PREFLOP,
               ahead = preflop ? t->strength >= 965 : t->share >= 640;
    int danger = 0;
    for (int i = 0; i < s->nrivals; i++)
        danger += s->rival[i].all_in ? 0 : board_count(&v->board, SPEC_HELD + s->rival[i].seat);
    if (!ahead || !s->to_come || s->stack <= s->pot / 2)
        return 0;
    return danger < (knows ? 2 : 1) ? 0 : danger > 4 ? 100 : danger * 25;
}

/* ---- Forced Passive: the same hand with bets and without */

static int32_t without_bets(const struct poker_thought *t, const struct poker_mind *how)
{
    struct poker_thought here = *t;
    const struct poker_spot *s = &t->spot;
    struct poker_judged usual[3] = {{.to = -1},
                                    {.to = 0},
                                    {.to =
                                         s->to_match * 3 > s->least ? s->to_match * 3 : s->least}},
                        quiet[2] = {{.to = -1}, {.to = 0}};
    usual[2].to = usual[2].to > s->most ? s->most : usual[2].to;
    poker_judge(&here, how, usual, s->can_raise ? 3 : 2);
    here.spot.quiet = true;
    here.spot.can_raise = false;
    poker_judge(&here, how, quiet, 2);
    return (int32_t)(poker_worth(&quiet[0]) - poker_worth(&usual[0]));
}

/* Small pairs and cards that go together like to see five cards for one price. */
static bool wants_showdown(cardset hole)
{
    const card a = cardset_take(&hole), b = cardset_take(&hole);
    const int apart =
        card_rank(a) > card_rank(b) ? card_rank(a) - card_rank(b) : card_rank(b) - card_rank(a);
    return apart == 0 ? card_rank(a) <= RANK_9 : card_suit(a) == card_suit(b) && apart <= 2;
}

static int32_t passive_by_rule(const struct poker_thought *t)
{
    const struct poker_spot *s = &t->spot;
    return wants_showdown(s->hole) && s->nrivals >= 2 && s->owes * 3 <= s->pot ? s->pot / 4 : 0;
}

/* ---- chips */

/* Chips that a part of the pot is a part of: what lies there, and what is likely to come. */
static int64_t at_stake(const struct poker_thought *t)
{
    const struct poker_spot *s = &t->spot;
    int64_t more = s->pot / 2;
    if (s->quiet)
        more = 0;
    else if (poker_depth(s) <= POKER_SHORT || s->owes * 2 >= s->stack)
        more = s->owes >= s->stack ? 0 : s->effective;
    more = more < s->effective ? more : s->effective;
    return (int64_t)s->pot + s->owes + more;
}

/* Who weighs, and what is meant to happen without a card. */
struct weighing {
    const struct view *v;
    struct poker_trial *tr;
    const struct spec_mind *mind;
    const struct temper *temper;
    const struct action *plan;
    int usual;
};

/* A part of the pot as chips. A hand that is about to be folded has to become good enough with
 * something to spare. */
static int32_t chips_of(const struct weighing *g, int gain)
{
    const struct poker_thought *t = g->tr->t;
    const struct poker_spot *s = &t->spot;
    const bool folds = g->plan && g->plan->kind == HOLDEM_FOLD;
    const int64_t call = (int64_t)t->share * (s->pot + s->owes) / POKER_BEST - s->owes,
                  before = folds ? (call < 0 ? call : 0) - s->owes / 4 : call;
    const int64_t with = before + gain * at_stake(t) / POKER_BEST, plain = before > 0 ? before : 0;
    return (int32_t)((with > 0 ? with : 0) - plain);
}

/* ---- each card: its gain as a part of the pot; returns chips where these are known at once, else
 * BY_GAIN */

enum { BY_GAIN = INT32_MIN };

static bool folds(const struct weighing *g) { return g->plan && g->plan->kind == HOLDEM_FOLD; }

/* A hand that is played plays better with it, too. */
static int32_t weigh_upgrade(const struct weighing *g, struct spec_use *u)
{
    u->gain = (with_upgrade(g->tr) - g->usual) * (folds(g) ? UPGRADED - 1 : UPGRADED) / 2;
    return BY_GAIN;
}

static int32_t weigh_exchange(const struct weighing *g, struct spec_use *u)
{
    u->gain = with_exchange(g->tr) - g->usual;
    return BY_GAIN;
}

static int32_t weigh_both(const struct weighing *g, struct spec_use *u)
{
    u->gain = folds(g) ? 0 : with_both(g->tr) - g->usual;
    return BY_GAIN;
}

static int32_t weigh_swap(const struct weighing *g, struct spec_use *u)
{
    u->gain = with_swap(g->v, g->tr, g->usual, u);
    return (int32_t)(u->gain * at_stake(g->tr->t) / POKER_BEST);
}

static int32_t weigh_look(const struct weighing *g, struct spec_use *u)
{
    const int32_t chips =
        g->mind->knows ? spec_with_look(g->v, g->tr, u) : spec_looks_by_the_pot(g->v, g->tr->t, u);
    u->gain = POKER_BEST;
    return chips;
}

static int32_t weigh_nullify(const struct weighing *g, struct spec_use *u)
{
    const struct poker_thought *t = g->tr->t;
    const bool all = g->plan && g->plan->kind >= HOLDEM_CALL && g->plan->kind < HOLDEM_VERBS &&
                     t->spot.owes >= t->spot.stack;
    u->gain = folds(g) || all ? 0 : with_null(g->v, t, g->mind->knows);
    return BY_GAIN;
}

static int32_t weigh_passive(const struct weighing *g, struct spec_use *u)
{
    const struct poker_thought *t = g->tr->t;
    const int32_t ruled = passive_by_rule(t);
    u->gain = POKER_BEST;
    if (!g->mind->knows)
        return ruled;
    const int32_t weighed = without_bets(t, &(const struct poker_mind){.nerve = 85, .later = 80});
    return ruled > 0 && weighed < ruled / 2 ? ruled / 2
           : wants_showdown(t->spot.hole)   ? weighed
                                            : weighed / 2;
}

static const struct {
    /* NULL: it is not weighed; what there is to it is in spec_manners.c and spec_bots.c. */
    int32_t (*weigh)(const struct weighing *g, struct spec_use *u);
    int16_t price; /* how much it is good for at its best, in hundredths of a card's price */
    bool for_all;  /* for everybody alike, so that little is left over */
    bool tells;    /* to know more before anything is changed */
    uint8_t keeps; /* spec_keeps: what is sooner of use, all seats and stacks alike */
    const char *why;
} notions[] = {
    [SPEC_TWICE] =
        {.why = N_("Everything is at stake. With two boards, you may still win half the pot if one "
                   "goes wrong.")},
    [SPEC_FLOP_EXCHANGE] =
        {.weigh = weigh_exchange,
         .price = 120,
         .keeps = 2,
         .why =
             N_("This flop helps the others more than it helps this hand. Most other flops would "
                "be better.")},
    [SPEC_STRADDLE] =
        {.why = N_("Another player has to post two big blinds without looking, and this seat acts "
                   "after them.")},
    [SPEC_FORCED_PASSIVE] =
        {.weigh = weigh_passive,
         .price = 70,
         .keeps = 1,
         .why = N_("This hand wants to see all five board cards cheaply, and now no one can bet or "
                   "raise.")},
    [SPEC_BOTH_CARDS] =
        {.weigh = weigh_both,
         .price = 25,
         .for_all = true,
         .why = N_("This hand uses both its cards. Others often need only one of theirs.")},
    [SPEC_HAND_SWAP] =
        {.weigh = weigh_swap,
         .price = 80,
         .keeps = 1,
         .why = N_("This hand would be folded anyway, and a player yet to act usually holds a "
                   "better one.")},
    [SPEC_CLAIRVOYANCE] =
        {.weigh = weigh_look,
         .price = 110,
         .tells = true,
         .keeps = 1,
         .why = N_(
             "The next decision is a big one, and knowing one opponent’s hand makes it easier.")},
    [SPEC_UPGRADE] = {.weigh = weigh_upgrade,
                      .price = 100,
                      .keeps = 2,
                      .why = N_("With a third card to choose from, this hand wins more often.")},
    [SPEC_NULLIFY] =
        {.weigh = weigh_nullify,
         .price = 60,
         .why = N_("This hand is ahead, and only effects that other players hold could easily "
                   "change that.")},
    [SPEC_WIN_THE_BUTTON] =
        {.keeps = 1, .why = N_("The pot is won, and this card gives you the best seat next hand.")},
    [SPEC_MEOW] = {.why = N_("This card changes nothing in the game. It only sounds better.")},
    [SPEC_TOAST] = {.why =
                        N_("The board is everyone’s best hand: a good moment to raise a glass.")},
    [SPEC_FEELING_GOOD] = {.why = N_("The pot is won. Applause costs nothing.")},
    [SPEC_ARM] = {.why = N_("The odds stay the same, but you draw the cards yourself.")},
};

_Static_assert(sizeof notions / sizeof *notions == SPEC_EFFECTS, "every card has its row");

const char *spec_reason(int effect) { return notions[effect].why; }

int spec_keeps(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    return notions[effect].keeps;
}

/* What the card itself is worth: some are good for much at their best and others never, the last
 * one is kept for its moment, a full hand gets no new ones (SP-12). */
static int32_t price_of(const struct weighing *g, int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    static const int16_t by_held[SPEC_HELD_MOST + 1] = {100, 160, 100, 30};
    const struct poker_spot *s = &g->tr->t->spot;
    int each = g->mind->price * by_held[board_count(&g->v->board, SPEC_HELD + g->v->me)] *
               notions[effect].price / 10000;
    if (s->owes >= s->stack || s->effective <= s->pot / 2)
        each /= 2; /* there may be no next hand */
    each = each * (100 - g->temper->spending * 6 / 10) / 100;
    return (int32_t)((int64_t)g->v->board.num[HOLDEM_BIG] * each / 100);
}

static void weigh(const struct weighing *g, struct spec_use *u)
{
    CARRE_ASSERT(u->effect >= 0 && u->effect < SPEC_NORMAL && notions[u->effect].weigh);
    const int32_t at_once = notions[u->effect].weigh(g, u),
                  chips = at_once == BY_GAIN ? chips_of(g, u->gain) : at_once;
    const int least = notions[u->effect].for_all ? g->mind->least / 3 : g->mind->least;
    u->worth = u->gain < least ? -1 : chips - price_of(g, u->effect);
}

static bool goes_before(const struct spec_use *a, const struct spec_use *b)
{
    const bool tells = notions[a->effect].tells;
    return a->worth > 0 && b->worth > 0 && tells != notions[b->effect].tells ? tells
                                                                             : a->worth > b->worth;
}

int spec_uses(const struct view *v, struct poker_thought *t, const struct spec_mind *mind,
              const struct temper *temper, const struct action *plan, struct rng *rng,
              struct spec_use out[SPEC_NORMAL])
{
    struct poker_trial tr;
    struct weighing g = {
        .v = v, .tr = &tr, .mind = mind, .temper = temper, .plan = plan, .usual = -1};
    int n = 0;
    for (int e = 0; e < SPEC_NORMAL; e++) {
        if (!notions[e].weigh || !spec_has(v, e))
            continue;
        if (g.usual < 0) {
            poker_guess(t, TRIAL_WORLDS);
            poker_trial_begin(&tr, t, mind->worlds, rng);
            g.usual = usual_share(&tr);
        }
        out[n] = (struct spec_use){.effect = e};
        weigh(&g, &out[n++]);
    }
    for (int a = 1; a < n; a++)
        for (int b = a; b > 0 && goes_before(&out[b], &out[b - 1]); b--) {
            const struct spec_use swap = out[b];
            out[b] = out[b - 1];
            out[b - 1] = swap;
        }
    return n;
}

/* ---- a discard */

struct action spec_discards(const struct view *v, const struct poker_mind *mind, struct rng *rng)
{
    const struct board *b = &v->board;
    const int n = board_count(b, HOLDEM_HAND + v->me);
    struct poker_thought t;
    struct poker_trial tr;
    cardset all = CARDSET_NONE;
    int64_t best = -1;
    struct action a = action_of(v->me, SPEC_DISCARD, 0);
    for (int i = 0; i < n; i++)
        all |= cardset_of(board_face(b, HOLDEM_HAND + v->me, i));
    spec_think_of(v, mind, rng, &t);
    poker_trial_begin(&tr, &t, TRIAL_WORLDS, rng);
    a.n = 1;
    for (int i = 0; i < n; i++) {
        const cardset two = all & ~cardset_of(board_face(b, HOLDEM_HAND + v->me, i));
        cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
        for (int w = 0; w < tr.n; w++) {
            hole[w] = two;
            end[w] = t.spot.board | poker_trial_deck(&tr, w, 0, t.spot.to_come);
        }
        /* Of equal chances the better looking: what is beaten by nobody guessed may yet be. */
        const int64_t share = ((int64_t)poker_trial_share(&tr, 0, tr.n, hole, end) << 16) +
                              poker_looks(two, t.spot.board);
        if (share > best) {
            best = share;
            a.pick[0] = (uint8_t)i;
            a.about = i < n - 1;
        }
    }
    return a;
}
