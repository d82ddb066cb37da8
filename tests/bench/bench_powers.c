/* What the bots of Power Up win by their powers. Prints figures; judges nothing. They stand in
 * src/games/power_up/BOTS.md.
 *
 *   bench-powers [TOURNAMENTS [SEED [LEVEL]]]         what they play: a level, or each (regular,
 *                                                     expert, shark)
 *   bench-powers chances [TOURNAMENTS [SEED [LEVEL]]] what each power would bring wherever it can
 *                                                     be played, at one decision out of five
 *   bench-powers lines …                              the same, a line a chance, for other tools
 *   bench-powers counts …                             what is played, without splits
 *
 * Tournaments are of three and four seats by turns, all of one level. Each play of a power is
 * split: from the moment before it the hand is played on to its end with it, and once more with
 * that power kept in the rack until the next hand, by the same bots with the same dice and the same
 * deck; the next of several decks for as many futures. Where nothing is left to decide, the cards
 * to come are dealt often, and the mean is taken. What the play has won is the difference of its
 * owner's chips in big blinds; what it has cost is the difference of the energy spent from that
 * moment on (who keeps one power may play another). A figure is the one sum by the other, with half
 * of its 95 % interval over tournaments.
 *
 * Clone: a chance is a hand in which its holder could play it at some turn. It is a good one where
 * at such a turn behind the flop, cards still to come, the last power is one that picks among cards
 * (Upgrade, Scanner, Engineer), there is energy for the copy too, ten big blinds and more lie in
 * the pot, of which, by the cards that all who are in hold, a fifth to four fifths are the
 * holder's, and the bot would not fold if it had no powers. */
#include "bot.h"
#include "equity.h"
#include "games.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "poker_bots.h"
#include "power_up_think.h"
#include "same_deck.h"
#include "world.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FUTURES = 3, RUN_OUTS = 24, ONE_OF = 5, NO_POWER = -1 };
enum { PLAYS, CHANCES, LINES, COUNTS };

/* ---- the rest of a hand */

struct table {
    const struct rules *rules;
    const struct bot *bot;
    struct board board;
    struct rng rng[SEATS];
    struct same_deck deck;
};

static void see(const struct table *t, int who, int kept, struct view *v)
{
    v->rules = *t->rules;
    v->me = (seat)who;
    board_redact(&t->board, t->rules->game, v->me, &v->board);
    rules_choices(&v->rules, &v->board, v->me, &v->choices);
    for (int i = 0; i < v->choices.n; i++) {
        struct choice *c = &v->choices.choice[i];
        if (c->kind == POWER_UP_PLAY &&
            card_power(board_face(&v->board, POWER_UP_HELD + who, c->about)) == kept)
            c->refused = POWER_UP_NO_MORE_POWERS;
    }
}

static void act(struct table *t, struct action a)
{
    struct turn turn = {.rules = t->rules, .b = &t->board, .chance = &t->deck.chance};
    if (rules_check(t->rules, &t->board, &a) != REASON_OK)
        abort();
    t->rules->game->apply(&turn, &a);
}

/* Chips that a seat has once the hand is over. */
static double has(const struct board *b, int who)
{
    return b->num[(b->over || !holdem_dealt(b, who) ? HOLDEM_STACK : HOLDEM_START) + who];
}

/* The same on average over the cards that come without anybody being asked. */
static double run_out(const struct table *before, struct action a, int who)
{
    double sum = 0;
    for (int i = 0; i < RUN_OUTS; i++) {
        struct table t = *before;
        t.deck = same_deck_of(mixed(before->deck.seed + (uint64_t)i));
        act(&t, a);
        while (t.board.phase == HOLDEM_PHASE_SHOWING && !t.board.over)
            act(&t, action_of(seat_first(t.board.waiting), HOLDEM_MUCK_HAND, 0));
        sum += has(&t.board, who);
    }
    return sum / RUN_OUTS;
}

struct outcome {
    double chips;
    int energy;
    int folded; /* in so many futures */
};

/* `first`: what is done before anything is asked, NULL: nothing; `kept` stays in the rack. */
static struct outcome plays_on(const struct table *from, const struct action *first, int who,
                               int kept)
{
    struct table t = *from;
    struct outcome out = {0};
    const int hand = t.board.num[HOLDEM_HANDS], level = t.board.num[HOLDEM_LEVEL];
    for (;;) {
        struct view v;
        struct action a;
        if (first) {
            a = *first;
            first = NULL;
        } else {
            const int at = seat_first(t.board.waiting);
            see(&t, at, at == who ? kept : NO_POWER, &v);
            a = t.bot->choose(&v, &t.rng[at], &temper_even);
        }
        if (a.who == who && a.kind == POWER_UP_PLAY)
            out.energy +=
                power_cost(t.rules, card_power(board_face(&t.board, POWER_UP_HELD + who, a.about)));
        out.folded += a.who == who && a.kind == HOLDEM_FOLD;
        const struct table before = t;
        act(&t, a);
        const bool over =
            t.board.over || t.board.num[HOLDEM_HANDS] != hand || t.board.num[HOLDEM_LEVEL] != level;
        if (over ||
            (t.board.phase == HOLDEM_PHASE_SHOWING && before.board.phase == HOLDEM_PHASE_PLAY &&
             before.board.num[HOLDEM_STREET] < HOLDEM_RIVER)) {
            out.chips = before.board.phase == HOLDEM_PHASE_PLAY &&
                                before.board.num[HOLDEM_STREET] < HOLDEM_RIVER
                            ? run_out(&before, a, who)
                            : has(&t.board, who);
            return out;
        }
    }
}

/* ---- figures */

static double percent(long part, long whole)
{
    return whole ? 100.0 * (double)part / (double)whole : 0;
}

/* A ratio of two sums, with what its interval needs: the sums of each tournament. */
struct ratio {
    double won, spent;   /* of the tournament that is in play */
    double wons, spents; /* of all */
    double ww, ws, ss;
    long n, folded; /* of n FUTURES */
};

static void note(struct ratio *r, double won, double spent, int folded)
{
    r->folded += folded;
    r->won += won;
    r->spent += spent;
    r->n++;
}

static void close_one(struct ratio *r)
{
    r->wons += r->won;
    r->spents += r->spent;
    r->ww += r->won * r->won;
    r->ws += r->won * r->spent;
    r->ss += r->spent * r->spent;
    r->won = r->spent = 0;
}

static void tell(const char *what, const struct ratio *r)
{
    const double mid = r->spents > 0 ? r->wons / r->spents : 0,
                 rest = r->ww - 2 * mid * r->ws + mid * mid * r->ss;
    if (r->n)
        printf("  %-28s %7ld  %+6.3f ± %.3f  folded %2.0f %%\n", what, r->n, mid,
               r->spents > 0 ? 1.96 * sqrt(rest > 0 ? rest : 0) / r->spents : 0,
               percent(r->folded, r->n * FUTURES));
}

struct figures {
    struct ratio all, of[POWERS], street[HOLDEM_STREETS], at[2], at_street[POWERS][HOLDEM_STREETS];
    long hands, plays, before_flop, folded;
    long clone_chances, clone_played, clone_good, clone_well; /* of good chances */
    long energy;
};

static void close_all(struct figures *f)
{
    close_one(&f->all);
    for (int p = 0; p < POWERS; p++) {
        close_one(&f->of[p]);
        for (int s = 0; s < HOLDEM_STREETS; s++)
            close_one(&f->at_street[p][s]);
    }
    for (int s = 0; s < HOLDEM_STREETS; s++)
        close_one(&f->street[s]);
    for (int i = 0; i < 2; i++)
        close_one(&f->at[i]);
}

static bool acts_last(const struct board *b, int who)
{
    for (int i = 1; i < b->nseats; i++) {
        const int at = (b->num[HOLDEM_BUTTON] + b->nseats - i + 1) % b->nseats;
        if (holdem_live(b, at))
            return at == who;
    }
    return false;
}

/* With the power against without it, over the futures. */
static void split(const struct table *now, const struct table *asked, const struct action *a,
                  uint64_t seed, struct outcome *with, struct outcome *without)
{
    const int power = card_power(board_face(&now->board, POWER_UP_HELD + a->who, a->about));
    *with = *without = (struct outcome){0};
    for (int i = 0; i < FUTURES; i++) {
        struct table one = *asked, other = *now;
        one.deck = other.deck = same_deck_of(mixed(seed * FUTURES + (uint64_t)i));
        const struct outcome x = plays_on(&one, a, a->who, NO_POWER),
                             y = plays_on(&other, NULL, a->who, power);
        with->chips += x.chips / FUTURES;
        without->chips += y.chips / FUTURES;
        with->energy += x.energy;
        without->energy += y.energy;
        with->folded += x.folded;
        without->folded += y.folded;
    }
}

/* ---- what is played */

static void note_play(struct figures *f, const struct board *b, int who, int power,
                      const struct outcome *with, const struct outcome *without)
{
    const double won = (with->chips - without->chips) / b->num[HOLDEM_BIG],
                 spent = (double)(with->energy - without->energy) / FUTURES;
    const int street = b->num[HOLDEM_STREET];
    note(&f->all, won, spent, with->folded);
    note(&f->of[power], won, spent, with->folded);
    note(&f->street[street], won, spent, with->folded);
    note(&f->at_street[power][street], won, spent, with->folded);
    note(&f->at[acts_last(b, who)], won, spent, with->folded);
}

/* What each seat has done with the hand in play. */
struct course {
    int plays;
    bool folded, chance, good, copied;
};

static void close_hand(struct figures *f, struct course *c, int seats)
{
    f->hands++;
    for (int s = 0; s < seats; s++) {
        f->folded += c[s].folded ? c[s].plays : 0;
        f->clone_chances += c[s].chance;
        f->clone_played += c[s].copied;
        f->clone_good += c[s].good;
        f->clone_well += c[s].good && c[s].copied;
        c[s] = (struct course){0};
    }
}

static bool offers_clone(const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind == POWER_UP_PLAY && !c->refused &&
            board_face(&v->board, POWER_UP_HELD + v->me, c->about) == power_card(POWER_CLONE))
            return true;
    }
    return false;
}

/* What would be done at a table without powers? */
static bool would_fold(const struct table *t, const struct view *seen)
{
    struct view v = *seen;
    struct rng rng = t->rng[v.me];
    for (int i = 0; i < v.choices.n; i++)
        if (v.choices.choice[i].kind == POWER_UP_PLAY)
            v.choices.choice[i].refused = POWER_UP_NO_MORE_POWERS;
    return t->bot->choose(&v, &rng, &temper_even).kind == HOLDEM_FOLD;
}

/* Is the hand neither won nor lost, by all cards? */
static bool is_open(const struct board *b, int who)
{
    struct equity_table t = {.board_cards = board_count(b, HOLDEM_BOARD) + power_up_to_come(b)};
    struct equity e;
    int own = 0;
    for (int i = 0; i < board_count(b, HOLDEM_BOARD); i++)
        t.board |= cardset_of(board_face(b, HOLDEM_BOARD, i));
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s)) {
            own = s == who ? t.hands : own;
            for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
                t.hole[t.hands] |= cardset_of(board_face(b, HOLDEM_HAND + s, i));
            t.hands++;
        }
    if (equity_check(&t) != EQUITY_FINE)
        return false;
    equity_exact(&t, &e);
    const double share = (double)e.hand[own].share / EQUITY_WHOLE / (double)e.boards;
    return share > 0.2 && share < 0.8;
}

static bool is_good(const struct table *t, const struct view *v)
{
    enum { LARGE = 10 };
    const struct board *b = &v->board;
    const int last = power_up_last(b), street = b->num[HOLDEM_STREET];
    return (last == POWER_UPGRADE || last == POWER_SCANNER || last == POWER_ENGINEER) &&
           street > HOLDEM_PREFLOP && street < HOLDEM_RIVER &&
           holdem_pot(b) >= LARGE * b->num[HOLDEM_BIG] &&
           b->num[POWER_UP_ENERGY + v->me] >=
               power_cost(t->rules, POWER_CLONE) + power_cost(t->rules, last) &&
           is_open(&t->board, v->me) && !would_fold(t, v);
}

struct played {
    struct match *m;
    struct table t;
    struct course course[SEATS];
    struct rng dice;
    int tournament;
};

/* Each power that could be played here, as well as the bot would play it. */
static void chances(struct played *p, const struct view *v, struct figures *f, bool lines)
{
    static const struct power_up_mind any = {
        .worlds = 256, .price = 0, .least = -10 * POKER_BEST, .early = 100, .knows = true};
    static struct poker_thought t;
    struct power_play list[POWER_UP_HELD_MOST * POWER_TARGETS];
    struct rng rng = rng_seed((uint64_t)match_actions(p->m));
    if (v->board.phase != HOLDEM_PHASE_PLAY || v->board.num[POWER_UP_CHOOSING] ||
        rng_below(&p->dice, ONE_OF))
        return;
    poker_think(v, &poker_shark_mind, &rng, &t);
    const struct action plan = poker_thinks(&t, &poker_shark_mind, true, &rng, &temper_even);
    const int n = power_up_plays(v, &t, &any, &temper_even, &plan, &rng, list);
    for (int i = 0; i < n; i++) {
        struct outcome with, without;
        const struct action a = power_up_action(v, &list[i]);
        split(&p->t, &p->t, &a, (uint64_t)p->tournament << 20 | (uint64_t)match_actions(p->m),
              &with, &without);
        note_play(f, &p->t.board, v->me, list[i].power, &with, &without);
        const struct poker_spot *s = &t.spot;
        if (lines)
            printf("%s %s %d %d %d %d %.2f %.2f %.2f %d %d %d %d %.3f %.2f %d %d %d\n",
                   p->t.bot->id, power_name(list[i].power), s->street, s->nrivals, s->last,
                   s->behind, (double)s->pot / s->big, (double)s->owes / s->big,
                   (double)s->effective / s->big,
                   plan.kind == HOLDEM_RAISE_TO && plan.amount >= s->most ? 9 : plan.kind, t.share,
                   list[i].gain, power_up_last(&v->board), (with.chips - without.chips) / s->big,
                   (double)(with.energy - without.energy) / FUTURES, with.folded, without.folded,
                   p->tournament);
    }
}

static void tournament(struct played *p, const struct rules *r, const char *seed, struct figures *f,
                       int what)
{
    char error[MATCH_ERROR];
    uint8_t bytes[SEED_BYTES];
    match_seed_from_text(seed, bytes);
    p->m = match_new(r, bytes, NULL, NULL, false, error);
    p->t.rules = match_rules(p->m);
    int hand = 0;
    for (int s = 0; s < SEATS; s++)
        p->t.rng[s] = rng_seed((uint64_t)p->tournament * SEATS + (uint64_t)s);
    while (!match_over(p->m)) {
        struct view v;
        p->t.board = *match_truth(p->m);
        see(&p->t, seat_first(p->t.board.waiting), NO_POWER, &v);
        const struct table now = p->t;
        if (what == CHANCES || what == LINES)
            chances(p, &v, f, what == LINES);
        struct action a = p->t.bot->choose(&v, &p->t.rng[v.me], &temper_even);
        struct course *c = &p->course[v.me];
        if (offers_clone(&v)) {
            c->chance = true;
            c->good |= is_good(&now, &v);
        }
        c->folded |= a.kind == HOLDEM_FOLD;
        if (a.kind == POWER_UP_PLAY) {
            const int power = card_power(board_face(&now.board, POWER_UP_HELD + v.me, a.about));
            struct outcome with, without;
            c->plays++;
            c->copied |= power == POWER_CLONE;
            f->plays++;
            f->energy += power_cost(r, power);
            f->before_flop += now.board.num[HOLDEM_STREET] == HOLDEM_PREFLOP;
            if (what == PLAYS) {
                split(&now, &p->t, &a,
                      (uint64_t)p->tournament << 20 | (uint64_t)match_actions(p->m), &with,
                      &without);
                note_play(f, &now.board, v.me, power, &with, &without);
            }
        }
        if (match_play(p->m, &a, 0) != REASON_OK)
            abort();
        if (match_over(p->m) || match_truth(p->m)->num[HOLDEM_HANDS] != hand) {
            hand = match_truth(p->m)->num[HOLDEM_HANDS];
            close_hand(f, p->course, r->nseats);
        }
    }
    match_free(p->m);
    close_all(f);
}

static void report(const struct figures *f, const char *level)
{
    static const char *const street[HOLDEM_STREETS] = {"before the flop", "flop", "turn", "river"};
    printf("%s: %ld hands, %ld plays, %.0f points of energy in a hundred hands\n", level, f->hands,
           f->plays, percent(f->energy, f->hands));
    printf("  before the flop %.0f %%, played then folded %.0f %%, Clone %ld of %ld chances, "
           "%ld of %ld good ones\n",
           percent(f->before_flop, f->plays), percent(f->folded, f->plays), f->clone_played,
           f->clone_chances, f->clone_well, f->clone_good);
    printf("  big blinds a point of energy\n");
    tell("all", &f->all);
    for (int s = 0; s < HOLDEM_STREETS; s++)
        tell(street[s], &f->street[s]);
    tell("acting last", &f->at[1]);
    tell("not last", &f->at[0]);
    for (int p = 0; p < POWERS; p++) {
        tell(power_name(p), &f->of[p]);
        for (int s = 0; s < HOLDEM_STREETS; s++) {
            char words[80];
            snprintf(words, sizeof words, "    %s", street[s]);
            tell(words, &f->at_street[p][s]);
        }
    }
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static const char *const usual[] = {"regular", "expert", "shark"};
    struct world w;
    struct rules rules[2];
    char error[300];
    char *assets = path_assets();
    const int what = argc > 1 && strcmp(argv[1], "chances") == 0  ? CHANCES
                     : argc > 1 && strcmp(argv[1], "lines") == 0  ? LINES
                     : argc > 1 && strcmp(argv[1], "counts") == 0 ? COUNTS
                                                                  : PLAYS;
    argc -= what > 0;
    argv += what > 0;
    world_open(&w, assets);
    for (int k = 0; k < 2; k++)
        if (!world_rules(&w, games_find("power-up"), 3 + k, &rules[k], error, sizeof error)) {
            fprintf(stderr, "%s\n", error);
            return 1;
        }
    const int games = argc > 1 ? atoi(argv[1]) : 20;
    for (int l = 0; l < 3; l++) {
        static struct figures f;
        f = (struct figures){0};
        if (argc > 3 && strcmp(argv[3], usual[l]) != 0)
            continue;
        for (int g = 0; g < games; g++) {
            static struct played p;
            char seed[80];
            p = (struct played){.t.bot = bot_find("power-up", usual[l]),
                                .dice = rng_seed((uint64_t)g),
                                .tournament = g};
            snprintf(seed, sizeof seed, "%s/%d", argc > 2 ? argv[2] : "powers", g);
            tournament(&p, &rules[g % 2], seed, &f, what);
        }
        if (what != LINES)
            report(&f, usual[l]);
    }
    world_close(&w);
    mem_free(assets);
    return 0;
}
