/* pots.c - see pots.h. */
#include "pots.h"

#include "check.h"

static int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }

/* The pot that is being filled. */
static int open_pot(const struct board *b)
{
    int k = 0;
    for (int s = 0; s < b->nseats; s++)
        k = b->num[HOLDEM_CAP + s] > k ? b->num[HOLDEM_CAP + s] : k;
    return k;
}

static int32_t highest(const int32_t put[SEATS], int n)
{
    int32_t most = 0;
    for (int s = 0; s < n; s++)
        most = put[s] > most ? put[s] : most;
    return most;
}

/* The contenders who have nothing left behind what they put in. */
static seatmask all_in(const struct board *b, seatmask in, int from, const int32_t put[SEATS])
{
    CARRE_ASSERT(from == HOLDEM_STACK || from == HOLDEM_BET);
    seatmask out = 0;
    for (int s = 0; s < b->nseats; s++)
        if (seat_in(s, in) && b->num[HOLDEM_STACK + s] == (from == HOLDEM_STACK ? put[s] : 0))
            out |= seat_bit(s);
    return out;
}

/* The most that everybody in this mask has put in: this layer's height. */
static int32_t layer(const struct board *b, seatmask in, const int32_t put[SEATS])
{
    int32_t height = highest(put, b->nseats);
    for (int s = 0; s < b->nseats; s++)
        if (seat_in(s, in))
            height = least(height, put[s]);
    return height;
}

/* Lays what each seat has put in, layer by layer, into the pots. A layer to which nobody live has a
 * claim goes into the pot below. */
static void lay(struct turn *t, int from, int32_t put[SEATS], int why)
{
    CARRE_ASSERT(from == HOLDEM_STACK || from == HOLDEM_BET);
    const struct board *b = t->b;
    while (highest(put, b->nseats) > 0 && !t->broken) {
        const int open = open_pot(b);
        const seatmask in = open < HOLDEM_POTS ? holdem_contenders(b, open) : 0;
        const seatmask capped = all_in(b, in, from, put);
        const int32_t height = layer(b, capped, put);
        for (int s = 0; s < b->nseats; s++) {
            const int32_t part = least(put[s], height);
            turn_pay(t, from + s, HOLDEM_POT + (in ? open : open - 1), part, s, why);
            put[s] -= part;
        }
        if (capped && highest(put, b->nseats) > 0)
            for (int s = 0; s < b->nseats; s++)
                if (seat_in(s, capped) && put[s] == 0)
                    turn_set(t, HOLDEM_CAP + s, open + 1, s, HOLDEM_WHY_NONE);
    }
}

/* Cuts the highest down to the second highest; returns whose it is and how much too much, SEAT_NONE
 * if there is nothing to cut (NL-15). */
static int cut(const struct board *b, int32_t put[SEATS], int32_t *excess)
{
    int top = 0;
    int32_t second = 0;
    for (int s = 1; s < b->nseats; s++)
        top = put[s] > put[top] ? s : top;
    for (int s = 0; s < b->nseats; s++)
        second = s != top && put[s] > second ? put[s] : second;
    *excess = put[top] - second;
    put[top] = second;
    return *excess ? top : SEAT_NONE;
}

void pots_antes(struct turn *t, const int32_t due[SEATS])
{
    const struct board *b = t->b;
    int32_t put[SEATS] = {0}, excess;
    int payers = 0, alone = 0;
    for (int s = 0; s < b->nseats; s++) {
        put[s] = least(due[s], b->num[HOLDEM_STACK + s]);
        payers += due[s] > 0;
        alone = due[s] > 0 ? s : alone;
    }
    if (payers == 1) {
        turn_pay(t, HOLDEM_STACK + alone, HOLDEM_POT, put[alone], alone, HOLDEM_WHY_ANTE);
    } else {
        cut(b, put, &excess);
        lay(t, HOLDEM_STACK, put, HOLDEM_WHY_ANTE);
    }
}

void pots_collect(struct turn *t)
{
    const struct board *b = t->b;
    int32_t put[SEATS] = {0}, excess;
    for (int s = 0; s < b->nseats; s++)
        put[s] = b->num[HOLDEM_BET + s];
    const int top = cut(b, put, &excess);
    if (top != SEAT_NONE)
        turn_pay(t, HOLDEM_BET + top, HOLDEM_STACK + top, excess, top, HOLDEM_WHY_UNCALLED);
    lay(t, HOLDEM_BET, put, HOLDEM_WHY_COLLECT);
}

static seatmask best_of(const struct board *b, seatmask in, const int32_t value[SEATS])
{
    if (!(in & (in - 1)))
        return in;
    seatmask best = 0;
    int32_t high = 0;
    for (int s = 0; s < b->nseats; s++) {
        if (!seat_in(s, in) || (best && value[s] < high))
            continue;
        best = best && value[s] == high ? best | seat_bit(s) : seat_bit(s);
        high = value[s];
    }
    return best;
}

/* NL-22. */
static void split(struct turn *t, int k, int32_t all, seatmask winners)
{
    CARRE_ASSERT(k >= 0 && k < HOLDEM_POTS && all >= 0);
    const struct board *b = t->b;
    /* the player who put most into a pot is not asked to fold without somebody to match */
    CARRE_ASSERT(winners);
    const int n = seat_count(winners), why = n > 1 ? HOLDEM_WHY_SPLIT : HOLDEM_WHY_WIN;
    int32_t odd = all % n;
    for (int i = 1; i <= b->nseats; i++) {
        const int s = seat_after(b->num[HOLDEM_BUTTON], i, b->nseats);
        if (!seat_in(s, winners))
            continue;
        turn_pay(t, HOLDEM_POT + k, HOLDEM_STACK + s, all / n + (odd > 0), s, why);
        odd--;
    }
}

void pots_award(struct turn *t, const int32_t value[SEATS])
{
    for (int k = HOLDEM_POTS - 1; k >= 0 && !t->broken; k--)
        if (t->b->num[HOLDEM_POT + k])
            split(t, k, t->b->num[HOLDEM_POT + k],
                  best_of(t->b, holdem_contenders(t->b, k), value));
}

void pots_award_halves(struct turn *t, const int32_t value[SEATS])
{
    for (int k = HOLDEM_POTS - 1; k >= 0 && !t->broken; k--)
        if (t->b->num[HOLDEM_POT + k])
            split(t, k, (t->b->num[HOLDEM_POT + k] + 1) / 2,
                  best_of(t->b, holdem_contenders(t->b, k), value));
}
