/* spec_manners.c - what is done without a thought about hands. */
#include "spec_manners.h"

#include "check.h"
#include "spec_think.h"

static int within(int n) { return n < 0 ? 0 : n > 100 ? 100 : n; }

/* ---- the bar */

bool spec_drinks(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                 const struct temper *temper, struct action *out)
{
    if (!spec_choice(v, SPEC_DRINK) ||
        !spec_in_hundred(rng, within(ways->thirst + temper->thirst / 2)))
        return false;
    *out = action_of(v->me, SPEC_DRINK, 0);
    return true;
}

/* ---- re-entry */

/* The weaker half is exchanged, and what there is twice. */
static bool is_kept(int effect, bool twice)
{
    return effect < SPEC_EFFECTS && spec_keeps(effect) > (twice ? 1 : 0);
}

struct action spec_comes_back(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                              const struct temper *temper)
{
    const struct board *b = &v->board;
    const int second =
        b->num[SPEC_REENTERED + v->me] > 0 && temper->comeback < 0 ? -temper->comeback : 0;
    struct action a = action_of(v->me, SPEC_REENTER, 0);
    if (!spec_choice(v, SPEC_REENTER) ||
        !spec_in_hundred(
            rng, within(ways->comeback + (temper->comeback > 0 ? temper->comeback : 0) - second)))
        return action_of(v->me, SPEC_LEAVE, 0);
    unsigned met = 0;
    for (int i = 0; i < board_count(b, SPEC_HELD + v->me) && ways->keeps; i++) {
        const card c = board_face(b, SPEC_HELD + v->me, i);
        const int effect = card_is_spec(c) ? card_effect(c) : SPEC_EFFECTS;
        if (!is_kept(effect, met >> effect & 1)) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
        met |= 1u << effect;
    }
    return a;
}

struct action spec_settings(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return action_of(v->me,
                     spec_in_hundred(rng, within(70 + temper->playful)) ? SPEC_WISH : SPEC_NO, 0);
}

/* A new stack waits for the player who goes out while there are re-entries: the more of them and
 * the fewer levels to use them in, the more is it worth. Never more than half of what would be
 * lost: it can be used but once, and nobody likes to meet somebody who does not care. */
int32_t spec_relief(const struct view *v, const struct temper *temper)
{
    enum { MOST = 50, A_LEVEL = 6 };
    const struct board *b = &v->board;
    const int left = v->rules.option[SPEC_REENTRIES] - b->num[SPEC_REENTERED + v->me],
              levels = v->rules.option[SPEC_REENTRY_LEVELS] - b->num[HOLDEM_LEVEL];
    if (left <= 0 || levels <= 0)
        return 0;
    const int one = MOST - A_LEVEL * (levels - 1),
              part = left > 1  ? MOST
                     : one > 0 ? one
                               : 0,
              again = b->num[SPEC_REENTERED + v->me] > 0 && temper->comeback < 0
                          ? 100 + temper->comeback
                          : 100;
    const int32_t new_stack = (int32_t)((int64_t)v->rules.option[HOLDEM_FIRST_STACK] * part *
                                        again / 10000),
                  most = (b->num[HOLDEM_STACK + v->me] + b->num[HOLDEM_BET + v->me]) / 2;
    return new_stack < most ? new_stack : most;
}

/* ---- straddles and the button */

static int next_with_chips(const struct board *b, int from)
{
    CARRE_ASSERT(from >= 0 && from < b->nseats);
    for (int i = 1; i <= b->nseats; i++)
        if (b->num[HOLDEM_STACK + (from + i) % b->nseats] > 0)
            return (from + i) % b->nseats;
    return SEAT_NONE;
}

static int next_dealt(const struct board *b, int from)
{
    for (int i = 1; i <= b->nseats; i++)
        if (holdem_dealt(b, (from + i) % b->nseats))
            return (from + i) % b->nseats;
    return SEAT_NONE;
}

/* It takes a stack worth playing for, and nerves. */
struct action spec_doubles(const struct view *v, struct rng *rng, const struct temper *temper)
{
    const struct board *b = &v->board;
    const bool deep = b->num[HOLDEM_STACK + v->me] >= 30 * b->num[HOLDEM_TO_MATCH];
    if (spec_choice(v, SPEC_DOUBLE) && deep &&
        spec_in_hundred(rng, temper->wild * 3 + (temper->looseness > 50 ? 10 : 0)))
        return action_of(v->me, SPEC_DOUBLE, 0);
    return spec_says_no(v);
}

/* Somebody else pays two big blinds without a look, and those who act behind gain most by it. */
struct action spec_before_cards(const struct view *v, const struct spec_ways *ways,
                                const struct temper *temper)
{
    const struct board *b = &v->board;
    if (!spec_has(v, SPEC_STRADDLE))
        return spec_says_no(v);
    const int gun = next_dealt(b, b->num[HOLDEM_BIG_SEAT]), button = b->num[HOLDEM_BUTTON];
    const bool late = v->me == button || next_dealt(b, v->me) == button,
               deep = b->num[HOLDEM_STACK + v->me] >= 15 * b->num[HOLDEM_BIG];
    const bool full = board_count(b, SPEC_HELD + v->me) == SPEC_HELD_MOST;
    /* a straddle of one's own is for those who like it, or whose hands are full */
    if (v->me == gun)
        return (temper->wild || full) && deep ? spec_declares(v, SPEC_STRADDLE, 0)
                                              : spec_says_no(v);
    return !ways->seat || (late && deep) || (full && b->num[HOLDEM_BIG_SEAT] != v->me) ||
                   temper->wild
               ? spec_declares(v, SPEC_STRADDLE, 0)
               : spec_says_no(v);
}

/* The button would come to this seat anyway, or there is nobody left to have it from. */
static bool has_it_anyway(const struct view *v)
{
    const int next = next_with_chips(&v->board, v->board.num[HOLDEM_BUTTON]);
    return next == v->me || next_with_chips(&v->board, v->me) == v->me;
}

struct action spec_award(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                         const struct temper *temper)
{
    const struct board *b = &v->board;
    const bool won_much =
        b->num[HOLDEM_STACK + v->me] - b->num[HOLDEM_START + v->me] >= 5 * b->num[HOLDEM_BIG];
    if (spec_has(v, SPEC_WIN_THE_BUTTON) && (!ways->seat || !has_it_anyway(v)))
        return spec_declares(v, SPEC_WIN_THE_BUTTON, 0);
    if (spec_has(v, SPEC_TOAST) && spec_in_hundred(rng, within(75 + temper->playful / 4)))
        return spec_declares(v, SPEC_TOAST, 0);
    if (spec_has(v, SPEC_FEELING_GOOD) &&
        spec_in_hundred(rng, within((won_much ? 40 : 5) + temper->playful * 2 / 5)))
        return spec_declares(v, SPEC_FEELING_GOOD, 0);
    return spec_says_no(v);
}

/* ---- fun */

/* Cards from anywhere in the fan. */
struct action spec_draws(const struct view *v, struct rng *rng)
{
    const struct choice *c = spec_choice(v, SPEC_DRAW);
    struct action a = action_of(v->me, SPEC_DRAW, 0);
    const int n = board_count(&v->board, HOLDEM_PILE);
    if (!c || n < c->pick_min)
        return action_of(v->me, SPEC_TAKE_TOP, 0);
    uint64_t taken = 0;
    while (a.n < c->pick_min) {
        const int at = rng_below(rng, n);
        if (!(taken >> at & 1)) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)at;
        }
        taken |= (uint64_t)1 << at;
    }
    return a;
}

bool spec_bot_meows(const struct view *v, struct rng *rng, const struct temper *temper,
                    struct action *out)
{
    if (v->board.num[SPEC_MEOWING] || !spec_has(v, SPEC_MEOW) ||
        !spec_in_hundred(rng, within(1 + temper->playful / 30)))
        return false;
    *out = spec_declares(v, SPEC_MEOW, 0);
    return true;
}
