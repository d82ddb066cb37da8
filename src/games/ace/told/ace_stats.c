/* ace_stats.c - a run, counted from its log. */
#include "ace_stats.h"

#include "ace_names.h"

void ace_run_read(const struct match *m, struct ace_run *out)
{
    const struct rules *r = match_rules(m);
    struct view v;
    int64_t ms = 0;
    match_view(m, SEAT_ONLOOKER, &v);
    out->difficulty = (uint8_t)ace_difficulty(r);
    out->seats = (uint8_t)r->nseats;
    out->won = v.board.num[ACE_WON] > 0;
    out->practice = match_practice(m);
    out->marker = (uint8_t)v.board.num[ACE_MARKER];
    const card face = board_top(&v.board, ACE_ENEMY);
    out->killer = out->won || face < CARD_OWN || face >= CARD_OWN + ACE_ENEMIES
                      ? NO_ENEMY
                      : (uint8_t)(face - CARD_OWN);
    out->best = 0;
    out->used = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == ACE_WHY_TOTAL && e.amount > out->best)
            out->best = e.amount;
        if (e.kind == EVENT_MOVE && (e.why == ACE_WHY_USE || e.why == ACE_WHY_SPENT) &&
            e.face >= CARD_OWN && e.face < CARD_OWN + ACE_ENEMIES)
            out->used |= 1ULL << (e.face - CARD_OWN);
    }
    if (match_actions(m))
        match_action(m, match_actions(m) - 1, &ms);
    out->ms = ms > INT32_MAX ? INT32_MAX : (int32_t)ms;
}
