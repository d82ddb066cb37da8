/* What the cards of SPEC win. Prints figures; judges nothing. They stand in
 * src/games/tokyo/BOTS.md.
 *
 *   bench-spec saver [DEALS [SEED [LEVEL [BASE]]]]         tournaments of six: one who plays as
 * BASE (the level's own, where none is named) but keeps cards for all-ins, against five of a level,
 * in every seat bench-spec splits [TOURNAMENTS [SEED [LEVEL [WORD]]]]  what uses of a card bring;
 * of the cards those whose name holds the word
 *
 * Tournaments that are split are of six, all of one level. Each use of a card is played on to the
 * end of the hand with it, and once more with that card kept for the rest of the hand, by the same
 * bots with the same dice and the same deck; the next of several decks for as many futures. What it
 * has won is the difference of its owner's chips in big blinds, with half of the 95 % interval over
 * tournaments. */
#include "bot.h"
#include "games.h"
#include "match_inside.h"
#include "mean.h"
#include "mem.h"
#include "path.h"
#include "same_deck.h"
#include "spec_move.h"
#include "world.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLE = 6, FUTURES = 6 };

/* ---- cards kept */

/* None of those effects, a bit each, can be declared or attached. */
static void keep(struct view *v, unsigned effects)
{
    for (int i = 0; i < v->choices.n; i++) {
        struct choice *c = &v->choices.choice[i];
        const uint64_t all = c->among;
        if (c->kind != SPEC_DECLARE && (c->kind < HOLDEM_CALL || c->kind > HOLDEM_RAISE_TO))
            continue;
        for (int k = 0; all && k < spec_cards(&v->board, v->me) && k < 64; k++)
            if (effects >> card_effect(spec_picked(&v->board, v->me, k)) & 1)
                c->among &= ~((uint64_t)1 << k);
        if (all && !c->among && c->kind == SPEC_DECLARE)
            c->refused = SPEC_NOT_THE_TIME;
    }
}

/* The cards that change a hand or tell of one. */
static const unsigned kept = 1u << SPEC_FLOP_EXCHANGE | 1u << SPEC_FORCED_PASSIVE |
                             1u << SPEC_BOTH_CARDS | 1u << SPEC_HAND_SWAP |
                             1u << SPEC_CLAIRVOYANCE | 1u << SPEC_UPGRADE | 1u << SPEC_NULLIFY;

/* Somebody else is in with everything, or asks this seat for three quarters of what it has. */
static bool is_all_in(const struct view *v)
{
    const struct board *b = &v->board;
    const int32_t stack = b->num[HOLDEM_STACK + v->me], owes = holdem_owes(b, v->me);
    bool all = owes * 4 >= stack * 3;
    for (int s = 0; s < b->nseats; s++)
        all |= s != v->me && holdem_live(b, s) && b->num[HOLDEM_STACK + s] == 0;
    return all && owes > 0;
}

static struct action saves(const struct bot *base, struct view *v, struct rng *rng)
{
    if (!is_all_in(v))
        keep(v, kept);
    return base->choose(v, rng, &temper_even);
}

/* ---- the saver */

static struct match *begin(const struct rules *r, const char *seed, int deal)
{
    char text[80], error[MATCH_ERROR];
    uint8_t bytes[SEED_BYTES];
    snprintf(text, sizeof text, "%s/%d", seed, deal);
    match_seed_from_text(text, bytes);
    return match_new(r, bytes, NULL, NULL, false, error);
}

static void saver(const struct rules *r, int deals, const char *seed, const struct bot *bot,
                  const struct bot *base)
{
    struct mean won = {0};
    for (int deal = 0; deal < deals; deal++) {
        int of_deal = 0;
        for (int side = 0; side < TABLE; side++) {
            struct match *m = begin(r, seed, deal);
            struct rng rng[TABLE];
            for (int s = 0; s < TABLE; s++)
                rng[s] = rng_seed((uint64_t)(deal * TABLE + (s - side + TABLE) % TABLE));
            while (!match_over(m)) {
                struct view v;
                match_view(m, seat_first(match_waiting(m)), &v);
                struct action a = v.me == side ? saves(base, &v, &rng[v.me])
                                               : bot->choose(&v, &rng[v.me], &temper_even);
                if (match_play(m, &a, 0) != REASON_OK)
                    abort();
            }
            of_deal += match_truth(m)->num[HOLDEM_STACK + side] > 0;
            match_free(m);
        }
        mean_add(&won, (double)of_deal / TABLE);
    }
    printf("keeps cards for all-ins, else %s, against five %s: wins %.1f %% ± %.1f of %d (even: "
           "16.7)\n",
           base->id, bot->id, 100 * mean_of(&won), 100 * mean_half(&won), TABLE * deals);
}

/* ---- splits */

struct table {
    const struct rules *rules;
    const struct bot *bot;
    struct board board;
    struct rng rng[TABLE];
    struct same_deck deck;
};

static void see(const struct table *t, int who, unsigned effects, struct view *v)
{
    v->rules = *t->rules;
    v->me = (seat)who;
    board_redact(&t->board, t->rules->game, v->me, &v->board);
    rules_choices(&v->rules, &v->board, v->me, &v->choices);
    keep(v, effects);
}

static void act(struct table *t, struct action a)
{
    struct turn turn = {.rules = t->rules, .b = &t->board, .chance = &t->deck.chance};
    if (rules_check(t->rules, &t->board, &a) != REASON_OK)
        abort();
    t->rules->game->apply(&turn, &a);
}

/* Chips of a seat once the hand is over. `first`: what is done before anything is asked, NULL:
 * nothing; `effects` stay with the seat. */
static double plays_on(const struct table *from, const struct action *first, int who,
                       unsigned effects)
{
    struct table t = *from;
    struct board *b = &t.board;
    const int hand = b->num[HOLDEM_HANDS], level = b->num[HOLDEM_LEVEL];
    while (!b->over && b->num[HOLDEM_HANDS] == hand && b->num[HOLDEM_LEVEL] == level) {
        const int at = first ? who : seat_first(b->waiting);
        struct view v;
        /* who has to be asked about a new stack has lost this one */
        if (b->phase == SPEC_PHASE_REENTRY && at == who)
            return 0;
        see(&t, at, at == who ? effects : 0, &v);
        act(&t, first ? *first : t.bot->choose(&v, &t.rng[at], &temper_even));
        first = NULL;
    }
    return b->num[(b->over || !holdem_dealt(b, who) ? HOLDEM_STACK : HOLDEM_START) + who];
}

/* Sums of a card's uses: of one tournament, and over all. */
struct sums {
    double won;
    long n;
    double wons, ww, wn, nn;
    long uses, better, worse;
};

static void close_one(struct sums *s)
{
    s->wons += s->won;
    s->uses += s->n;
    s->ww += s->won * s->won;
    s->wn += s->won * (double)s->n;
    s->nn += (double)s->n * (double)s->n;
    s->won = 0;
    s->n = 0;
}

static void split(const struct table *now, const struct table *asked, const struct action *a,
                  int effect, uint64_t seed, struct sums *s)
{
    double more = 0;
    for (int i = 0; i < FUTURES; i++) {
        struct table one = *asked, other = *now;
        one.deck = other.deck = same_deck_of(mixed(seed * FUTURES + (uint64_t)i));
        more += plays_on(&one, a, a->who, 0) - plays_on(&other, NULL, a->who, 1u << effect);
    }
    s->won += more / FUTURES / now->board.num[HOLDEM_BIG];
    s->better += more > 0;
    s->worse += more < 0;
    s->n++;
}

static void splits(const struct rules *r, int games, const char *seed, const struct bot *bot,
                   const char *word)
{
    static struct sums of[SPEC_NORMAL][HOLDEM_STREETS + 1]; /* the last: all */
    memset(of, 0, sizeof of);
    for (int g = 0; g < games; g++) {
        struct match *m = begin(r, seed, g);
        static struct table t;
        t = (struct table){.rules = match_rules(m), .bot = bot};
        for (int s = 0; s < TABLE; s++)
            t.rng[s] = rng_seed((uint64_t)(g * TABLE + s));
        while (!match_over(m)) {
            struct view v;
            t.board = *match_truth(m);
            see(&t, seat_first(t.board.waiting), 0, &v);
            const struct table now = t;
            struct action a = bot->choose(&v, &t.rng[v.me], &temper_even);
            const bool uses = a.kind == SPEC_DECLARE || a.kind == HOLDEM_CALL ||
                              a.kind == HOLDEM_BET_TO || a.kind == HOLDEM_RAISE_TO;
            for (int i = 0; uses && i < a.n; i++) {
                const int e = card_effect(spec_picked(&now.board, v.me, a.pick[i]));
                if (e >= SPEC_NORMAL || (word && !strstr(spec_name(e), word)))
                    continue;
                const uint64_t at = (uint64_t)g << 20 | (uint64_t)match_actions(m);
                split(&now, &t, &a, e, at, &of[e][now.board.num[HOLDEM_STREET]]);
                split(&now, &t, &a, e, at, &of[e][HOLDEM_STREETS]);
            }
            if (match_play(m, &a, 0) != REASON_OK)
                abort();
        }
        match_free(m);
        for (int e = 0; e < SPEC_NORMAL; e++)
            for (int s = 0; s <= HOLDEM_STREETS; s++)
                close_one(&of[e][s]);
    }
    static const char *const street[] = {"before the flop", "flop", "turn", "river", "all"};
    for (int e = 0; e < SPEC_NORMAL; e++)
        for (int s = 0; s <= HOLDEM_STREETS; s++) {
            const struct sums *x = &of[e][s];
            const double n = (double)x->uses, mid = n > 0 ? x->wons / n : 0,
                         rest = x->ww - 2 * mid * x->wn + mid * mid * x->nn;
            if (x->uses)
                printf("%-8s %-16s %-16s %5ld  %+.2f ± %.2f bb  better %.0f %%, worse %.0f %%\n",
                       bot->id, spec_name(e), street[s], x->uses, mid,
                       1.96 * sqrt(rest > 0 ? rest : 0) / n, 100.0 * (double)x->better / n,
                       100.0 * (double)x->worse / n);
        }
}

int main(int argc, char **argv)
{
    struct world w;
    struct rules r;
    char error[300];
    char *assets = path_assets();
    const bool by_use = argc > 1 && strcmp(argv[1], "splits") == 0;
    const int n = argc > 2 ? atoi(argv[2]) : 2;
    const char *seed = argc > 3 ? argv[3] : "spec";
    const struct bot *bot = bot_find("spec", argc > 4 ? argv[4] : "shark"),
                     *base = argc > 5 ? bot_find("spec", argv[5]) : bot;
    world_open(&w, assets);
    if (!bot || (!by_use && !base) ||
        !world_rules(&w, games_find("spec"), TABLE, &r, error, sizeof error)) {
        fprintf(stderr, "bench-spec: %s\n", bot ? error : "no such level");
        return 1;
    }
    if (by_use)
        splits(&r, n, seed, bot, argc > 5 ? argv[5] : NULL);
    else
        saver(&r, n, seed, bot, base);
    world_close(&w);
    mem_free(assets);
    return 0;
}
