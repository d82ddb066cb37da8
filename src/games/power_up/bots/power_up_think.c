/* power_up_think.c - each power tried out, a row each: what it brings, what it picks, and why. */
#include "power_up_plan.h"

#include "check.h"
#include "poker_trial.h"

/* ---- powers that change cards: the part of the pot with them */

cardset power_up_usual_board(const struct poker_trial *tr, int w)
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
        const cardset end = tr->t->spot.board | set, usual = power_up_usual_board(tr, w);
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
            end[w] = power_up_usual_board(tr, w);
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

const struct notion power_up_notions[] = {
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
static_assert(sizeof power_up_notions / sizeof *power_up_notions == POWERS,
              "every power has its row");

const char *power_up_reason(int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    return power_up_notions[power].why;
}

/* ---- energy */

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
    CARRE_ASSERT(power >= 0 && power < POWERS && power_up_notions[power].shares);
    poker_trial_begin(&tr, t, TRIAL_WORLDS, rng);
    return power_up_notions[power].shares(v, &tr, share);
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
        const bool looks =
            power_up_notions[power].looks &&
            power_up_notions[power].looks(v, &t, i) > power_up_notions[power].looks(v, &t, best);
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
