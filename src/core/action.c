/* action.c - lists of choices, and whether an action is one of them. */
#include "action.h"

#include "check.h"

#include <string.h>

struct action action_of(int who, int kind, int about)
{
    return (struct action){.who = (seat)who, .kind = (uint8_t)kind, .about = (uint8_t)about};
}

struct choice *choices_add(struct choices *c, int kind, int about)
{
    CARRE_ASSERT(c->n < CHOICES);
    struct choice *new = &c->choice[c->n++];
    *new = (struct choice){.kind = (uint8_t)kind,
                           .about = (uint8_t)about,
                           .zone = ZONE_NONE,
                           .zone2 = ZONE_NONE,
                           .step = 1};
    return new;
}

int choice_cards(const struct choice *c, const struct board *b)
{
    return (c->zone == ZONE_NONE ? 0 : board_count(b, c->zone)) +
           (c->zone2 == ZONE_NONE ? 0 : board_count(b, c->zone2));
}

void pick_place(const struct board *b, int zone, int zone2, int pick, int *zone_out, int *index_out)
{
    const int first = board_count(b, zone);
    *zone_out = pick < first ? zone : zone2;
    *index_out = pick < first ? pick : pick - first;
    CARRE_ASSERT(*zone_out != ZONE_NONE && *index_out < board_count(b, *zone_out));
}

bool choice_holds_picks(const struct choice *c, const struct board *b, const struct action *a)
{
    if (a->n < c->pick_min || a->n > c->pick_max || a->n > PICKS)
        return false;
    if (a->n == 0)
        return true;
    const int cards = choice_cards(c, b);
    uint64_t left = c->among;
    for (int i = 0; i < a->n; i++) {
        const int p = a->pick[i];
        if (p >= cards || p > 63 || !(left >> p & 1))
            return false;
        left &= ~((uint64_t)1 << p);
    }
    return true;
}

bool choice_holds(const struct choice *c, const struct board *b, const struct action *a)
{
    return choice_holds_picks(c, b, a) && a->amount >= c->min && a->amount <= c->max &&
           ((int64_t)a->amount - c->min) % c->step == 0;
}
