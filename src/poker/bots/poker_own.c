/* poker_own.c - the own range, and where the hand is in it. */
#include "poker_own.h"

#include "check.h"

enum { WHOLE = 1000 };

/* What one has shown so far: weights of the field's hands. */
struct own {
    const struct poker_thought *t;
    struct poker_range range;
    bool passive;
    int checks; /* rounds that one could have bet in and did not */
};

/* Oneself, as a rival is read. Two players play most of their hands, so what was put in says less
 * there. */
static void look_at(const struct poker_thought *t, bool now, struct own *out)
{
    enum { OF_TWO = 45, OF_MORE = 80 };
    struct poker_spot s = t->spot;
    s.nrivals = 1;
    s.rival[0] = (struct poker_rival){.seat = t->spot.me,
                                      .stack = t->spot.stack,
                                      .bet = now ? t->spot.bet : 0,
                                      .before = t->spot.before,
                                      .raiser = now && t->spot.bet > 0};
    s.bet = 0;
    for (int i = 0; i < t->spot.nrivals && now; i++)
        s.bet += t->spot.rival[i].bet;
    out->t = t;
    out->passive = s.before <= s.big;
    out->checks = t->spot.nrivals > 1 ? 0
                                      : (s.street > HOLDEM_FLOP && s.before <= 3 * s.big) +
                                            (now && !t->spot.last && t->spot.owes && !t->spot.bet);
    poker_range_read(&s, &t->field, 0, s.dealt == 2 ? OF_TWO : OF_MORE, &out->range);
}

/* Who saw the flop for a big blind would have raised the best hands; who checked, bet the strong
 * ones. */
static int32_t weight(const struct own *own, int i)
{
    CARRE_ASSERT(i >= 0 && i < POKER_FIELD);
    enum { RAISED = 350, BETS = 450, SURELY = 700, LEFT = 35, FULL = 100 };
    int32_t w = own->range.upto[i] - (i ? own->range.upto[i - 1] : 0);
    const int strength = own->t->field.strength[i], above = strength < BETS     ? 0
                                                            : strength > SURELY ? SURELY - BETS
                                                                                : strength - BETS;
    w = own->passive && poker_before[poker_kind_of(own->t->field.hole[i])] < RAISED ? w / 5 : w;
    w *= FULL;
    for (int k = 0; k < own->checks; k++)
        w = w * (FULL - (FULL - LEFT) * above / (SURELY - BETS)) / FULL;
    return w;
}

int poker_own_better(const struct poker_thought *t)
{
    struct own own;
    int64_t above = 0, all = 0;
    look_at(t, true, &own);
    for (int i = 0; i < t->field.n; i++) {
        const int32_t w = weight(&own, i);
        above += t->field.strength[i] > t->strength ? w : 0;
        all += w;
    }
    return all > 0 ? (int)(above * WHOLE / all) : 0;
}

int poker_own_defends(const struct poker_spot *s)
{
    int32_t risk = s->owes;
    int others = 0;
    for (int i = 0; i < s->nrivals; i++) {
        if (s->rival[i].raiser && s->rival[i].bet > risk)
            risk = s->rival[i].bet;
        others += s->rival[i].to_act && !s->rival[i].raiser;
    }
    const int64_t gain = s->pot - risk;
    const int all = gain > 0 ? (int)(gain * WHOLE / (gain + risk)) : 0;
    return all * 2 / (2 + others);
}

/* Thousandths of strength: bet for value from here; nothing to show at the end; and what may still
 * become good. */
enum { VALUE = 680, WEAK = 420, DRAW = 60 };

static bool is_idle(const struct poker_field *f, int i, bool river)
{
    CARRE_ASSERT(i >= 0 && i < POKER_FIELD);
    return river ? f->strength[i] < WEAK
                 : f->strength[i] < VALUE - DRAW && f->strength[i] - f->now[i] >= DRAW;
}

int poker_own_bluffs(const struct poker_thought *t, int part)
{
    /* hundredths: with cards to come a bluff may yet be good */
    static const uint8_t more[HOLDEM_STREETS] = {0, 200, 150, 100};
    struct own own;
    const struct poker_field *f = &t->field;
    const bool river = t->spot.to_come == 0;
    int64_t value = 0, idle = 0;
    if (!is_idle(f, poker_own(f), river))
        return 0;
    look_at(t, true, &own);
    for (int i = 0; i < f->n; i++) {
        const int32_t w = weight(&own, i);
        value += f->strength[i] >= VALUE ? w : 0;
        idle += is_idle(f, i, river) ? w : 0;
    }
    const int64_t wanted = value * part / (100 + part) * more[t->spot.street] / 100;
    return idle <= 0 ? 0 : wanted >= idle ? 100 : (int)(wanted * 100 / idle);
}

void poker_own_ranges(const struct poker_thought *t, int narrow, int32_t own[POKER_FIELD],
                      int32_t rival[POKER_FIELD])
{
    struct own o;
    struct poker_range r;
    struct poker_spot s = t->spot;
    s.bet = s.rival[0].bet = 0;
    s.rival[0].raiser = false;
    look_at(t, false, &o);
    poker_range_read(&s, &t->field, 0, narrow, &r);
    for (int i = 0; i < t->field.n; i++) {
        own[i] = weight(&o, i);
        rival[i] = r.upto[i] - (i ? r.upto[i - 1] : 0);
    }
}
