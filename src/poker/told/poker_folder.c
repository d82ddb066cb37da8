/* What the program knows of every game on a poker table, unless the game does it otherwise. */
#include "poker_folder.h"

#include "holdem_names.h"
#include "i18n.h"
#include "stage.h"

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

bool poker_occasion(const struct stage *st, const struct event *e, seat *who,
                    enum character_occasion *what)
{
    enum { BIG_POT = 8 /* big blinds */ };
    const struct board *b = &st->shown.b;
    if (e->kind == EVENT_PAY && e->why == HOLDEM_WHY_WIN &&
        e->amount >= BIG_POT * b->num[HOLDEM_BIG]) {
        *who = (seat)(e->to - HOLDEM_STACK);
        *what = VOICE_WINS_POT;
        return true;
    }
    if (e->kind == EVENT_SET && e->why == HOLDEM_WHY_OUT) {
        *who = (seat)(e->to - HOLDEM_RANK);
        *what = st->seen % 2 ? VOICE_OUT : VOICE_LOSES_ALL_IN;
        return true;
    }
    if (e->kind != EVENT_END || e->why != HOLDEM_WHY_OVER)
        return false;
    for (int s = 0; s < b->nseats; s++)
        if (!b->num[HOLDEM_RANK + s])
            *who = (seat)s;
    *what = VOICE_WINS;
    return true;
}
