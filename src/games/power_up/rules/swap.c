/* swap.c - the powers that are about hands: Upgrade, Reload and X-Ray, and who learns what by them
 * (PU-42 to PU-44, PU-46, PU-62). */
#include "power_up.h"

/* PU-44. */
void power_up_upgrade(struct turn *t, const struct action *a)
{
    holdem_draw(t, &power_up_house, POWER_UP_FAN, seat_bit(a->who), a->who, POWER_UP_WHY_UPGRADE);
}

void power_up_discard(struct turn *t, const struct action *a)
{
    const struct holdem_discard how = {.mix = POWER_UP_MIX,
                                       .to = HOLDEM_MUCK,
                                       .die = POWER_UP_DIE_UPGRADE,
                                       .draw = board_count(t->b, POWER_UP_PLAYED),
                                       .why = POWER_UP_WHY_UPGRADE};
    int zone, index;
    pick_place(t->b, POWER_UP_FAN, HOLDEM_HAND + a->who, a->pick[0], &zone, &index);
    const card gone = board_face(t->b, zone, index);
    turn_move(t, POWER_UP_FAN, 0, POWER_UP_MIX, SEAT_NOBODY, a->who, POWER_UP_WHY_UPGRADE);
    holdem_discard(t, a->who, gone, &how);
}

/* PU-46. Which places are redrawn is seen by all, so they stay what they were: a card that is kept
 * on the right steps aside for the new one on its left, and back behind it. */
void power_up_reload(struct turn *t, const struct action *a)
{
    const int hand = HOLDEM_HAND + a->who;
    const bool left_alone = a->n == 1 && a->pick[0] == 0;
    int gone = 0;
    for (int k = 0; k < HOLDEM_HOLE_CARDS; k++)
        for (int i = 0; i < a->n; i++)
            if (a->pick[i] == k)
                turn_move(t, hand, k - gone++, HOLDEM_MUCK, SEAT_NOBODY, a->who,
                          POWER_UP_WHY_RELOAD);
    for (int i = 0; i < a->n; i++)
        holdem_draw(t, &power_up_house, hand, seat_bit(a->who), a->who, POWER_UP_WHY_RELOAD);
    if (left_alone && !t->broken)
        turn_move(t, hand, 0, hand, SEAT_NOBODY, a->who, POWER_UP_WHY_RELOAD);
}

/* PU-43: who would know the whole hand of `owner` when card k is open, and does not yet. */
static seatmask would_know_all(const struct board *b, int owner, int k)
{
    const seatmask seated = (seatmask)((1u << b->nseats) - 1),
                   others = seated & (seatmask)~seat_bit(owner);
    return others & board_cell(b, HOLDEM_HAND + owner, 1 - k).seen &
           (seatmask)~board_cell(b, HOLDEM_HAND + owner, k).seen;
}

static void xray_one(struct turn *t, int who, int owner)
{
    const struct board *b = t->b;
    int may[HOLDEM_HOLE_CARDS], n = 0;
    for (int k = 0; k < HOLDEM_HOLE_CARDS && !power_up_shows(b, owner); k++)
        if (!would_know_all(b, owner, k))
            may[n++] = k;
    if (n == 0) {
        turn_note(t, POWER_UP_WHY_XRAY, owner, HOLDEM_HAND + owner, 0, CARD_NONE, 0);
        return;
    }
    const int draw = board_count(b, POWER_UP_PLAYED) * 16 + owner;
    const int k = n > 1
                      ? may[turn_chance(t, POWER_UP_DIE_XRAY, b->num[HOLDEM_HANDS], draw, n, NULL)]
                      : may[0];
    turn_show(t, HOLDEM_HAND + owner, k, SEAT_ALL, who, POWER_UP_WHY_XRAY);
}

void power_up_xray(struct turn *t, const struct action *a)
{
    for (int i = 1; i < t->b->nseats; i++) {
        const int s = (a->who + i) % t->b->nseats;
        if (holdem_live(t->b, s))
            xray_one(t, a->who, s);
    }
}
