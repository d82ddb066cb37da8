/* spec_clairvoyance.c - what a look at a hand is worth: decisions that it would turn round. */
#include "spec_trials.h"

#include "poker_trial.h"

enum { HANDS = 32, BOARDS = 32 };

/* Whose hand matters: who has bet, else who is the strongest as far as one can hear. */
static int to_be_seen(const struct view *v, const struct poker_thought *t)
{
    int best = -1, most = -1;
    for (int i = 0; i < t->spot.nrivals; i++) {
        const struct poker_rival *r = &t->spot.rival[i];
        if (cardset_count(r->known) >= 2 ||
            !spec_may_target(&v->board, v->me, SPEC_CLAIRVOYANCE, r->seat))
            continue;
        const int says = poker_range_top(&t->range[i], 500) + (r->raiser ? 2 * POKER_BEST : 0) +
                         (r->all_in ? POKER_BEST : 0);
        if (says > most) {
            most = says;
            best = i;
        }
    }
    return best;
}

/* One's part of the pot against the hands of world w, over some boards; -1: those hands and boards
 * do not go together. Few boards would tell less than chance does. */
static int against(const struct poker_trial *tr, int w)
{
    const struct poker_spot *s = &tr->t->spot;
    cardset hole[BOARDS], end[BOARDS], rivals = CARDSET_NONE;
    uint16_t own[BOARDS], other[BOARDS], best[BOARDS] = {0};
    uint8_t equal[BOARDS] = {0};
    int n = 0, sum = 0;
    for (int i = 0; i < s->nrivals; i++)
        rivals |= tr->t->field.hole[tr->t->worlds.hand[i][w]];
    for (int k = 0; k < (s->to_come ? BOARDS : 1); k++) {
        const cardset more = poker_trial_deck(tr, (w + k * 37) % tr->n, 0, s->to_come);
        hole[n] = s->hole;
        end[n] = s->board | more;
        n += !(more & rivals);
    }
    poker_classes(hole, end, s->both, own, n);
    for (int i = 0; i < s->nrivals; i++) {
        for (int k = 0; k < n; k++)
            hole[k] = tr->t->field.hole[tr->t->worlds.hand[i][w]];
        poker_classes(hole, end, s->both, other, n);
        for (int k = 0; k < n; k++) {
            equal[k] = other[k] > best[k] ? 1 : (uint8_t)(equal[k] + (other[k] == best[k]));
            best[k] = other[k] > best[k] ? other[k] : best[k];
        }
    }
    for (int k = 0; k < n; k++)
        sum += own[k] > best[k] ? POKER_BEST : own[k] == best[k] ? POKER_BEST / (equal[k] + 1) : 0;
    return n ? sum / n : -1;
}

/* Before the flop only where a good part of the stack is asked for; after it a pot that is worth
 * it. */
static bool is_large(const struct poker_spot *s)
{
    enum { LARGE = 7 };
    return s->street == HOLDEM_PREFLOP ? s->owes * 4 >= s->stack : s->pot >= LARGE * s->big;
}

int32_t spec_with_look(const struct view *v, const struct poker_trial *tr, struct spec_use *u)
{
    const struct poker_thought *t = tr->t;
    const struct poker_spot *s = &t->spot;
    const int seen = to_be_seen(v, t);
    if (seen < 0 || !is_large(s))
        return 0;
    u->target = s->rival[seen].seat;
    const int64_t pot = (int64_t)s->pot + s->owes, ahead = s->owes ? 0
                                                           : s->pot / 3 < s->effective
                                                               ? s->pot / 3
                                                               : s->effective;
    int64_t each = 0, all = 0;
    int n = 0;
    for (int w = 0; w < tr->n && n < HANDS; w++) {
        const int share = against(tr, w);
        if (share < 0)
            continue;
        const int64_t gains = share * (pot + 2 * ahead) / POKER_BEST - s->owes - ahead;
        each += gains > 0 ? gains : 0;
        all += gains;
        n++;
    }
    return n ? (int32_t)((each - (all > 0 ? all : 0)) / n) : 0;
}

int32_t spec_looks_by_the_pot(const struct view *v, const struct poker_thought *t,
                              struct spec_use *u)
{
    enum { MUCH = 12 };
    const int seen = to_be_seen(v, t);
    u->target = seen < 0 ? SEAT_NONE : t->spot.rival[seen].seat;
    return seen >= 0 && t->spot.owes * 3 >= t->spot.pot && t->spot.pot >= MUCH * t->spot.big
               ? t->spot.pot / 6
               : 0;
}
