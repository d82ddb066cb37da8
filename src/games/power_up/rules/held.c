/* held.c - powers and energy between the hands: who gets what, and when (PU-03 to PU-07, PU-09,
 * PU-11). */
#include "betting.h"
#include "check.h"
#include "power_up.h"

int power_up_could_get(const struct rules *r, const struct board *b, int who, int n, card *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const uint16_t dealt = powers_dealt(r, b->num[HOLDEM_LEVEL]);
    uint16_t has = 0;
    int found = 0;
    for (int i = 0; i < n; i++) {
        const card c = board_face(b, POWER_UP_HELD + who, i);
        has = (uint16_t)(has | (card_is_power(c) ? 1u << card_power(c) : 0));
    }
    for (int p = 0; p < POWERS; p++)
        if (dealt >> p & 1 && !(has >> p & 1))
            out[found++] = power_card(p);
    return found;
}

/* PU-05: none that it holds; where there is nothing else, none at all. `round` tells the first
 * powers from those after a hand. */
static void give(struct turn *t, int who, int round)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    card face[POWERS];
    const int held = board_count(t->b, POWER_UP_HELD + who),
              n = power_up_could_get(t->rules, t->b, who, held, face);
    if (n == 0 || t->broken)
        return;
    const int got = turn_chance(t, POWER_UP_DIE_GIVE, round, who * 16 + held, n, face);
    if (!t->broken)
        turn_make(t, face[got], POWER_UP_HELD + who, seat_bit(who), who, POWER_UP_WHY_GIVE);
}

void power_up_sit(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, POWER_UP_ENERGY + s, t->rules->option[POWER_UP_ENERGY_START], s,
                 POWER_UP_WHY_ENERGY);
}

/* In view of all, one at a time, as cards are dealt. */
void power_up_first(struct turn *t)
{
    const struct board *b = t->b;
    for (int k = 0; k < t->rules->option[POWER_UP_START]; k++)
        for (int i = 1; i <= b->nseats; i++) {
            const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
            if (holdem_dealt(b, s))
                give(t, s, 0);
        }
}

/* Those of who is out, and what was played in this hand. */
static void vanish(struct turn *t)
{
    const struct board *b = t->b;
    while (board_count(b, POWER_UP_PLAYED) && !t->broken)
        turn_unmake(t, POWER_UP_PLAYED, 0, SEAT_NONE, POWER_UP_WHY_VANISH);
    for (int s = 0; s < b->nseats; s++) {
        if (b->num[HOLDEM_STACK + s] > 0)
            continue;
        while (board_count(b, POWER_UP_HELD + s) && !t->broken)
            turn_unmake(t, POWER_UP_HELD + s, 0, s, POWER_UP_WHY_VANISH);
        turn_set(t, POWER_UP_ENERGY + s, 0, s, POWER_UP_WHY_VANISH);
    }
}

static void hand_is_over(struct turn *t)
{
    static const uint8_t nums[] = {POWER_UP_INTEL, POWER_UP_LOCKED, POWER_UP_ROUND_FROM,
                                   POWER_UP_EMP};
    vanish(t);
    for (unsigned i = 0; i < sizeof nums; i++)
        turn_set(t, nums[i], 0, SEAT_NONE, HOLDEM_WHY_NONE);
}

/* PU-06: before the new power comes. */
static bool gains_energy(const struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int32_t *option = t->rules->option;
    const bool wanted = !option[POWER_UP_ENERGY_SHARE] ||
                        board_count(t->b, POWER_UP_HELD + who) < option[POWER_UP_MOST];
    return wanted && t->b->num[POWER_UP_ENERGY + who] < option[POWER_UP_ENERGY_MOST];
}

static int32_t less(int32_t a, int32_t b) { return a < b ? a : b; }

void power_up_recharge(struct turn *t)
{
    const struct board *b = t->b;
    const int32_t *option = t->rules->option;
    const seatmask in = holdem_with_chips(b);
    hand_is_over(t);
    if (!(in & (in - 1)))
        return;
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (seat_in(s, in) && gains_energy(t, s))
            turn_set(t, POWER_UP_ENERGY + s,
                     less(b->num[POWER_UP_ENERGY + s] + option[POWER_UP_ENERGY_GAIN],
                          option[POWER_UP_ENERGY_MOST]),
                     s, POWER_UP_WHY_ENERGY);
    }
    for (int i = 1; i <= b->nseats; i++) {
        const int s = (b->num[HOLDEM_BUTTON] + i) % b->nseats;
        if (seat_in(s, in) && board_count(b, POWER_UP_HELD + s) < option[POWER_UP_MOST])
            give(t, s, b->num[HOLDEM_HANDS] + 1);
    }
}
