/* What the program knows of every game on a poker table, unless the game does it otherwise. */
#include "poker_folder.h"

#include "holdem_names.h"
#include "i18n.h"

#include <stdio.h>

bool poker_stands(const struct view *v, char where[FOLDER_WHERE], struct save_line *out)
{
    const int32_t *num = v->board.num;
    (void)out;
    snprintf(where, FOLDER_WHERE, _("hand %d, blinds %d/%d"), num[HOLDEM_HANDS] + 1,
             num[HOLDEM_SMALL], num[HOLDEM_BIG]);
    return true;
}

enum part poker_begins(const struct event *e)
{
    if (e->why == HOLDEM_WHY_BUTTON && e->kind == EVENT_SET && e->to == HOLDEM_BUTTON &&
        e->amount >= 0)
        return PART_LARGE;
    const bool street =
        e->why == HOLDEM_WHY_FLOP || e->why == HOLDEM_WHY_TURN || e->why == HOLDEM_WHY_RIVER;
    return street && e->kind == EVENT_MOVE ? PART_SMALL : PART_NONE;
}

bool poker_goes_on(const struct event *e)
{
    return e->kind == EVENT_SET && e->to == HOLDEM_HANDS && e->why == HOLDEM_WHY_HAND_OVER;
}
