/* poker_scenes.c - two who play simply, for scenes of a poker table (struct folder_scenes). */
#include "bot.h"

#include "check.h"
#include "holdem_names.h"
#include "poker_folder.h"

enum { ME = 0 };

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

static struct action plain(const struct view *v, struct rng *rng)
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

/* By chance, but with few folds and small bets, so that hands reach their end. */
static struct action calm(const struct view *v, struct rng *rng)
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

/* The one in front decides about a pot. */
static bool shows(const struct board *b, int street, int pots)
{
    CARRE_ASSERT(pots >= 0);
    return b->viewer == ME && b->num[HOLDEM_STREET] >= street && b->phase == HOLDEM_PHASE_PLAY &&
           holdem_pot(b) > 3 * b->num[HOLDEM_BIG] &&
           (pots < 2 || (pots <= SEATS && b->num[HOLDEM_POT + pots - 1] > 0));
}

const struct folder_scenes poker_scenes = {.plain = plain, .calm = calm, .shows = shows};
