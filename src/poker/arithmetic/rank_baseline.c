/* rank_baseline.c - the way that every processor has: vectors as the compiler makes them, eight
 * hands at a time. */
#define LANES 8
#include "rank_lanes.h"

#include "equity_lanes.h"
#include "rank_two_lanes.h"

/* Tables are faster than lanes of this width. */
static void classes(const cardset *hand, uint16_t *out, int n)
{
    for (int i = 0; i < n; i++)
        out[i] = (uint16_t)rank_class(hand[i]);
}

const struct rank_way_functions rank_baseline = {.classes = classes,
                                                 .classes_of_cards = rank_classes_one_by_one,
                                                 .classes_two_card = all_classes_two_card,
                                                 .before_flop = before_flop};
