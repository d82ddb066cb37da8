/* poker_preflop.c - tables of hands. */
#include "poker_preflop.h"

#include "check.h"

/* push or fold is solved up to so many hundredths of a big blind */
enum { WHOLE = 1000, PUSHES = 3000 };

/* Two players, a stack of so many hundredths of a big blind: is it pushed from the small blind,
 * called in the big one? */
static bool poker_pushes(int kind, int depth)
{
    CARRE_ASSERT(kind >= 0 && kind < POKER_KINDS);
    return depth <= poker_push_to[kind] * 50;
}
static bool poker_calls_push(int kind, int depth)
{
    CARRE_ASSERT(kind >= 0 && kind < POKER_KINDS);
    return depth <= poker_call_to[kind] * 50;
}

/* Depth as push-or-fold has it: a larger pot makes it less, more rivals behind make it more. */
static int poker_push_depth(const struct poker_spot *s)
{
    static const int16_t many[] = {100, 100, 175, 245, 310, 365, 415, 460, 500, 540};
    int64_t depth = poker_risk_depth(s);
    const int64_t usual = (int64_t)s->big * 3 / 2;
    if (s->pot > usual && s->to_match <= s->big)
        depth = depth * usual / s->pot;
    return (int)(depth * many[s->behind < 10 ? s->behind : 9] / 100);
}

/* Where `at` lies on a line through the points x, y; beyond the ends as there. */
static int between(int at, const int16_t *x, const int16_t *y, int n)
{
    CARRE_ASSERT(n >= 2);
    int i = 1;
    while (i < n - 1 && at > x[i])
        i++;
    at = at < x[i - 1] ? x[i - 1] : at > x[i] ? x[i] : at;
    return y[i - 1] + (y[i] - y[i - 1]) * (at - x[i - 1]) / (x[i] - x[i - 1]);
}

/* so many thousandths of all hands are opened from the small blind by two players */
static int poker_two_opens(int depth)
{
    return between(depth, poker_two_depth, poker_two_opened, POKER_TWO_DEPTHS);
}

/* Two players, hundredths of a big blind: so many thousandths of the hands with which one was
 * raised at raise again, push and call, where one has a big blind in (step 0), an open (1) or a
 * raise of that (2), and the raise is `size` hundredths of what one has in. */
struct poker_two {
    int raises, pushes, calls;
};
static struct poker_two poker_two_answer(int step, int depth, int size)
{
    int out[3];
    for (int k = 0; k < 3; k++) {
        int16_t by_depth[POKER_TWO_DEPTHS];
        for (int d = 0; d < POKER_TWO_DEPTHS; d++)
            by_depth[d] = (int16_t)between(size, poker_two_size, poker_two_answered[step][k][d],
                                           POKER_TWO_SIZES);
        out[k] = between(depth, poker_two_depth, by_depth, POKER_TWO_DEPTHS);
    }
    return (struct poker_two){out[0], out[1], out[2]};
}

static int lean(int share, int leaning, int most)
{
    CARRE_ASSERT(share >= 0 && most >= 0);
    return share + share * leaning * most / 10000;
}

/* How many hands are opened, in thousandths, by how many are still to act. */
static int opens(const struct poker_spot *s)
{
    static const int16_t first[] = {560, 560, 470, 330, 260, 220, 190, 170, 150, 140};
    return s->dealt == 2 ? poker_two_opens(poker_risk_depth(s))
                         : first[s->behind < 10 ? s->behind : 9];
}

static int callers(const struct poker_spot *s)
{
    int n = 0;
    for (int i = 0; i < s->nrivals; i++)
        n += !s->rival[i].raiser && s->rival[i].bet == s->to_match && s->to_match > 0 &&
             !s->rival[i].to_act;
    return n;
}

static bool in_hundred(struct rng *rng, int n) { return n > 0 && rng_below(rng, 100) < n; }

/* Nobody has raised. */
static struct action unraised(const struct poker_spot *s, int above, const struct temper *temper,
                              struct rng *rng)
{
    const int limps = callers(s), open = lean(opens(s), temper->looseness, 60);
    const int raise = limps ? open * 55 / 100 : open;
    int32_t to = s->big * (s->dealt == 2 ? 220 : 240 + 100 * limps + temper->aggression / 2) / 100;
    if (above <= lean(raise, temper->aggression, 25) || in_hundred(rng, temper->bluff / 4)) {
        if (s->can_raise && to * 5 >= s->stack * 2)
            to = s->most;
        return poker_raise(s, to);
    }
    if (!s->owes)
        return poker_fold(s);
    const bool cheap = s->owes * 4 <= s->pot; /* the small blind, or after many */
    return limps && cheap && above <= open ? poker_call(s) : poker_fold(s);
}

bool poker_answers(const struct poker_spot *s)
{
    return s->dealt == 2 && s->nrivals == 1 && s->to_match > s->big && s->owes > 0;
}

/* Two players, and the other has raised. How many hands answer how follows from the depth and from
 * how many times one's own bet the raise is; whoever has raised before has shown fewer hands. */
static struct action answers(const struct poker_spot *s, int above, bool pushing,
                             const struct temper *temper)
{
    /* by the tables: what the one who answers has in, hundredths of a big blind, and raises */
    static const int16_t in[] = {100, 220, 704}, times[] = {320, 230, 0};
    const int own = (int)((int64_t)(s->bet > s->big ? s->bet : s->big) * 100 / s->big),
              step = own <= 140   ? 0
                     : own <= 470 ? 1
                                  : 2,
              depth = poker_risk_depth(s);
    const struct poker_two a = poker_two_answer(step, (int)((int64_t)depth * in[step] / own),
                                                (int)((int64_t)s->to_match * 10000 / s->big / own));
    const struct poker_two first = poker_two_answer(0, depth, in[1]);
    if (step == 0 && s->owes >= s->effective && depth <= PUSHES)
        return poker_calls_push(poker_kind_of(s->hole), lean(depth, -temper->looseness, 40))
                   ? poker_call(s)
                   : poker_fold(s);
    const int shown = step == 0   ? WHOLE
                      : step == 1 ? poker_two_opens(depth)
                                  : first.raises + first.pushes;
    const int again = lean(lean(a.raises * shown / WHOLE, temper->aggression, 70),
                           temper->looseness, 30),
              pushes = lean(lean(a.pushes * shown / WHOLE, temper->aggression, 40),
                            temper->looseness, 60),
              calls = lean(a.calls * shown / WHOLE, temper->looseness, 60);
    const int32_t to = (int32_t)((int64_t)s->to_match * times[step] / 100);
    if (above > again && above <= again + pushes && !pushing && s->owes < s->effective)
        return poker_call(s);
    if (above <= again + pushes)
        return poker_raise(s, above > again || !to || to * 2 > s->stack + s->bet ? s->most : to);
    return above <= again + pushes + calls ? poker_call(s) : poker_fold(s);
}

/* Somebody has raised. */
static struct action raised(const struct poker_spot *s, int above, const struct temper *temper,
                            struct rng *rng)
{
    static const int16_t size[] = {300, 420, 600, 1000, 1400, 2500},
                         most_again[] = {75, 68, 48, 40, 34, 28},
                         most_calls[] = {300, 270, 170, 130, 100, 70},
                         odds[] = {220, 260, 300, 360, 450}, part[] = {150, 135, 112, 88, 65};
    const int times = (int)((int64_t)s->to_match * 100 / s->big),
              price = (int)((int64_t)s->owes * WHOLE / (s->pot + s->owes));
    int again = between(times, size, most_again, 6),
        calls = between(times, size, most_calls, 6) * between(price, odds, part, 5) / 100;
    again = lean(lean(again, temper->aggression, 70), temper->looseness, 30);
    calls = lean(calls, temper->looseness, 60);
    if (above <= again || (times <= 420 && above > calls && above < calls + 150 &&
                           in_hundred(rng, 4 + temper->bluff / 4))) {
        int32_t to = s->to_match * (s->last ? 300 : 350) / 100;
        if (to * 3 >= s->stack + s->bet)
            to = s->most;
        return poker_raise(s, to);
    }
    return above <= calls && s->owes * 5 <= s->stack * 2 ? poker_call(s)
           : above <= again * 2                          ? poker_call(s)
                                                         : poker_fold(s);
}

struct action poker_preflop(const struct poker_spot *s, bool pushing, const struct temper *temper,
                            struct rng *rng)
{
    const int above = poker_before[poker_kind_of(s->hole)];
    return s->to_match <= s->big ? unraised(s, above, temper, rng)
           : poker_answers(s)    ? answers(s, above, pushing, temper)
                                 : raised(s, above, temper, rng);
}

struct action poker_short(struct poker_thought *t, const struct poker_mind *mind,
                          const struct temper *temper)
{
    const struct poker_spot *s = &t->spot;
    const int kind = poker_kind_of(s->hole), depth = poker_risk_depth(s);
    struct poker_judged list[3] = {{.to = -1}, {.to = 0}, {.to = s->can_raise ? s->most : 0}};
    if (s->to_match <= s->big && callers(s) == 0)
        return poker_pushes(kind, poker_push_depth(s) * 100 / (100 + temper->looseness * 4 / 10))
                   ? poker_raise(s, s->can_raise ? s->most : 0)
                   : poker_fold(s);
    if (s->nrivals == 1 && s->dealt == 2 && (s->rival[0].all_in || s->owes >= s->stack) &&
        s->rival[0].raiser)
        return poker_calls_push(kind, depth * 100 / (100 + temper->looseness * 4 / 10))
                   ? poker_call(s)
                   : poker_fold(s);
    const bool all = s->owes >= s->stack || !s->can_raise;
    poker_judge(t, mind, list, all ? 2 : 3);
    if (list[0].to < 0)
        return poker_fold(s);
    /* a call that is no call of everything: rather all of it, or nothing */
    if (list[0].to == 0 && !all && s->owes)
        return list[1].to > 0 && poker_worth(&list[1]) > 0 && s->owes * 3 >= s->stack
                   ? poker_raise(s, s->most)
                   : poker_call(s);
    return list[0].to > 0 ? poker_raise(s, s->most) : poker_call(s);
}
