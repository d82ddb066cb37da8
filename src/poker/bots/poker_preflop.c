#include "poker_preflop.h"

enum { WHOLE = 1000 };

bool poker_pushes(int kind, int depth) { return depth <= poker_push_to[kind] * 50; }
bool poker_calls_push(int kind, int depth) { return depth <= poker_call_to[kind] * 50; }

int poker_push_depth(const struct poker_spot *s)
{
    static const int16_t many[] = {100, 100, 175, 245, 310, 365, 415, 460, 500, 540};
    int64_t depth = poker_risk_depth(s);
    const int64_t usual = (int64_t)s->big * 3 / 2;
    if (s->pot > usual && s->to_match <= s->big)
        depth = depth * usual / s->pot;
    return (int)(depth * many[s->behind < 10 ? s->behind : 9] / 100);
}

static int lean(int share, int leaning, int most) { return share + share * leaning * most / 10000; }

/* How many hands are opened, in thousandths, by how many are still to act. */
static int opens(const struct poker_spot *s)
{
    static const int16_t first[] = {560, 560, 470, 330, 260, 220, 190, 170, 150, 140};
    return s->dealt == 2 ? 780 : first[s->behind < 10 ? s->behind : 9];
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
    const bool cheap = s->owes * 4 <= s->pot; /* the small blind, or behind many */
    return limps && cheap && above <= open ? poker_call(s) : poker_fold(s);
}

bool poker_calls_all(const struct poker_spot *s)
{
    return s->dealt == 2 && s->nrivals == 1 && s->rival[0].raiser &&
           poker_calls_push(poker_kind_of(s->hole), poker_risk_depth(s));
}

/* Two players: so many thousandths of all hands go on against a raise, by how much it risks for how
 * much, and by what one has shown oneself. */
static int goes_on(const struct poker_spot *s)
{
    const int range = s->bet > 4 * s->big ? 170 : s->bet > s->big ? 780 : WHOLE;
    const int64_t gain = s->pot - s->to_match, risk = s->to_match - s->bet / 3;
    return gain > 0 && risk > 0 ? (int)(range * gain / (gain + risk) * 16 / 10) : 0;
}

/* Somebody has raised. */
static struct action raised(const struct poker_spot *s, int above, const struct temper *temper,
                            struct rng *rng)
{
    const int times = (int)((int64_t)s->to_match * 100 / s->big),
              price = (int)((int64_t)s->owes * WHOLE / (s->pot + s->owes));
    const bool two = s->dealt == 2;
    int again = times <= 420 ? (two ? 150 : 75) : times <= 1200 ? (two ? 60 : 40) : 28;
    int calls = times <= 420 ? (two ? 620 : 300) : times <= 1200 ? (two ? 260 : 130) : 70;
    calls = calls * (price < 250 ? 150 : price < 300 ? 120 : price < 360 ? 100 : 75) / 100;
    if (two && times > 420)
        calls = goes_on(s);
    again = lean(lean(again, temper->aggression, 70), temper->looseness, 30);
    calls = lean(calls, temper->looseness, 60);
    if (above <= again || (times <= 420 && above > calls && above < calls + 150 &&
                           in_hundred(rng, 4 + temper->bluff / 4))) {
        int32_t to = s->to_match * (s->last ? 300 : 350) / 100;
        if (to * 3 >= s->stack + s->bet)
            to = s->most;
        return poker_raise(s, to);
    }
    if (two && s->owes * 5 > s->stack * 2 && above <= calls * 3 / 4)
        return poker_raise(s, s->most);
    return above <= calls && s->owes * 5 <= s->stack * 2 ? poker_call(s)
           : above <= again * 2                          ? poker_call(s)
                                                         : poker_fold(s);
}

struct action poker_preflop(const struct poker_spot *s, const struct temper *temper,
                            struct rng *rng)
{
    const int above = poker_before[poker_kind_of(s->hole)];
    return s->to_match <= s->big ? unraised(s, above, temper, rng) : raised(s, above, temper, rng);
}

struct action poker_short(const struct poker_thought *t, const struct poker_mind *mind,
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
