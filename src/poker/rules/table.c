/* table.c - the tournament round the hands: seats, the button, levels, who is out (NL-02, NL-06,
 * NL-24). */
#include "holdem.h"

#include "betting.h"
#include "check.h"

seatmask holdem_with_chips(const struct board *b)
{
    seatmask in = 0;
    for (int s = 0; s < b->nseats; s++)
        in |= b->num[HOLDEM_STACK + s] > 0 ? seat_bit(s) : 0;
    return in;
}

static void level_is(struct turn *t, int level, struct holdem_level l)
{
    CARRE_ASSERT(level >= 0 && l.small >= 0 && l.big >= l.small && l.ante >= 0);
    turn_set(t, HOLDEM_LEVEL_HANDS, 0, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_LEVEL, level, SEAT_NONE, HOLDEM_WHY_LEVEL);
    turn_set(t, HOLDEM_SMALL, l.small, SEAT_NONE, HOLDEM_WHY_LEVEL);
    turn_set(t, HOLDEM_BIG, l.big, SEAT_NONE, HOLDEM_WHY_LEVEL);
    turn_set(t, HOLDEM_ANTE, l.ante, SEAT_NONE, HOLDEM_WHY_LEVEL);
}

void holdem_sit(struct turn *t, const struct holdem_house *house, int32_t stack)
{
    for (int s = 0; s < t->b->nseats; s++)
        turn_set(t, HOLDEM_STACK + s, stack, s, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_BUTTON, -1, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_BIG_SEAT, -1, SEAT_NONE, HOLDEM_WHY_NONE);
    level_is(t, 0, house->level(t->rules, 0));
}

/* Who is left heads-up when the big blind goes on: to the next seat after the last one, so that
 * nobody posts it twice running. */
static int heads_up_button(const struct board *b, seatmask in)
{
    const int big = betting_next(b, b->num[HOLDEM_BIG_SEAT], in);
    return betting_next(b, big, in);
}

void holdem_button(struct turn *t, const struct holdem_house *house)
{
    const struct board *b = t->b;
    const seatmask in = holdem_with_chips(b);
    int button = house->button ? house->button(t) : SEAT_NONE;
    if (button == SEAT_NONE && b->num[HOLDEM_BUTTON] < 0)
        button = turn_chance(t, HOLDEM_DIE_BUTTON, 0, 0, b->nseats, NULL);
    else if (button == SEAT_NONE)
        button = seat_count(in) == 2 && b->num[HOLDEM_BIG_SEAT] >= 0
                     ? heads_up_button(b, in)
                     : betting_next(b, b->num[HOLDEM_BUTTON], in);
    turn_set(t, HOLDEM_BUTTON, button, button, HOLDEM_WHY_BUTTON);
}

/* Who had more at the start of the hand goes out behind fewer. */
void holdem_busts(struct turn *t)
{
    const struct board *b = t->b;
    const int left = seat_count(holdem_with_chips(b));
    for (int s = 0; s < b->nseats; s++) {
        int rank = left + 1;
        if (!holdem_dealt(b, s) || b->num[HOLDEM_STACK + s] > 0)
            continue;
        for (int other = 0; other < b->nseats; other++)
            rank += b->num[HOLDEM_STACK + other] == 0 &&
                    b->num[HOLDEM_START + other] > b->num[HOLDEM_START + s];
        turn_set(t, HOLDEM_RANK + s, rank, s, HOLDEM_WHY_OUT);
    }
}

void holdem_count_hand(struct turn *t, const struct holdem_house *house)
{
    const struct board *b = t->b;
    int dealt = 0;
    for (int s = 0; s < b->nseats; s++)
        dealt += holdem_dealt(b, s);
    const struct holdem_level next = house->level(t->rules, b->num[HOLDEM_LEVEL] + 1);
    turn_add(t, HOLDEM_HANDS, 1, SEAT_NONE, HOLDEM_WHY_HAND_OVER);
    turn_add(t, HOLDEM_LEVEL_HANDS, 1, SEAT_NONE, HOLDEM_WHY_NONE);
    if (next.big && b->num[HOLDEM_LEVEL_HANDS] >= house->hands_a_level(t->rules, dealt))
        level_is(t, b->num[HOLDEM_LEVEL] + 1, next);
}
