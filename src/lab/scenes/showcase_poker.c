/* showcase_poker.c - see showcase_poker.h. */
#include "showcase_poker.h"

#include "holdem_names.h"
#include "match.h"

#include <string.h>

enum { MOST_ACTIONS = 3000, ME = 0 };

/* How good two cards are before the flop, 0 to about 40. */
static int strength(const struct view *v)
{
    if (board_count(&v->board, HOLDEM_HAND + v->me) < HOLDEM_HOLE_CARDS)
        return 0;
    const card a = board_face(&v->board, HOLDEM_HAND + v->me, 0),
               b = board_face(&v->board, HOLDEM_HAND + v->me, 1);
    const int high = card_rank(a) > card_rank(b) ? card_rank(a) : card_rank(b),
              low = card_rank(a) + card_rank(b) - high;
    return high * 2 + low + (high == low ? 16 : 0) + (card_suit(a) == card_suit(b) ? 3 : 0);
}

static struct action plain_action(const struct view *v, struct rng *rng)
{
    const int good = strength(v) + rng_below(rng, 14) - 7;
    const struct choice *raise = bot_open(v, HOLDEM_RAISE_TO, -1) ? bot_open(v, HOLDEM_RAISE_TO, -1)
                                                                  : bot_open(v, HOLDEM_BET_TO, -1);
    struct action a = bot_random_action(v, rng);
    if (a.kind > HOLDEM_RAISE_TO)
        return a;
    if (raise && good > (v->me == ME ? 29 : 32)) {
        a = action_of(v->me, raise->kind, 0);
        a.amount = good > 44 ? raise->max : raise->min;
        return a;
    }
    if (bot_open(v, HOLDEM_CHECK, -1))
        return action_of(v->me, HOLDEM_CHECK, 0);
    return action_of(v->me, good > 22 && bot_open(v, HOLDEM_CALL, -1) ? HOLDEM_CALL : HOLDEM_FOLD,
                     0);
}

struct action showcase_plays(const struct view *v, const char *who, struct rng *rng)
{
    const struct bot *b = bot_find(v->rules.game->id, who);
    if (b)
        return b->choose(v, rng, &temper_even);
    return strcmp(who, "plain") == 0 ? plain_action(v, rng) : bot_random_action(v, rng);
}

/* By chance, but with few folds and small bets, so that hands reach their end. */
static struct action calm_action(const struct view *v, struct rng *rng)
{
    struct choices c;
    rules_choices(&v->rules, &v->board, v->board.viewer, &c);
    const struct choice *raise = NULL, *call = NULL, *fold = NULL;
    for (int i = 0; i < c.n; i++) {
        if (c.choice[i].refused)
            continue;
        const int kind = c.choice[i].kind;
        raise = kind == HOLDEM_BET_TO || kind == HOLDEM_RAISE_TO ? &c.choice[i] : raise;
        call = kind == HOLDEM_CHECK || kind == HOLDEM_CALL ? &c.choice[i] : call;
        fold = kind == HOLDEM_FOLD ? &c.choice[i] : fold;
    }
    const int roll = rng_below(rng, 100);
    if (raise && roll < 22) {
        struct action a = action_of(v->board.viewer, raise->kind, 0);
        const int32_t most = raise->min + (raise->max - raise->min) / 4;
        a.amount =
            roll < 2 ? raise->max : raise->min + rng_below(rng, most - raise->min + 1) / 10 * 10;
        return a;
    }
    if (call && (roll < 85 || !fold))
        return action_of(v->board.viewer, call->kind, 0);
    return fold ? action_of(v->board.viewer, fold->kind, 0) : bot_random_action(v, rng);
}

char *showcase_calm(const struct rules *r, const char *seed, int actions, int street, int pots)
{
    uint8_t from[SEED_BYTES];
    char error[MATCH_ERROR], *text = NULL;
    struct rng rng = rng_seed(11);
    match_seed_from_text(seed, from);
    struct match *m = match_new(r, from, seed, NULL, true, error);
    for (int i = 0; m && i < MOST_ACTIONS; i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const bool there = i >= actions && v.board.viewer == 0 &&
                           v.board.num[HOLDEM_STREET] >= street &&
                           v.board.phase == HOLDEM_PHASE_PLAY &&
                           holdem_pot(&v.board) > 3 * v.board.num[HOLDEM_BIG];
        if (there && (pots < 2 || v.board.num[HOLDEM_POT + pots - 1] > 0))
            break;
        struct action a = calm_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK || match_over(m))
            break;
    }
    if (m)
        text = match_save(m);
    match_free(m);
    return text;
}
