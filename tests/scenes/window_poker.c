/* window_poker.c - what hands at a poker table in a window press next: something legal that comes
 * to mind, the same for the same game every time. They like powers, and look behind those for a
 * choice; they raise now and then and are soon all-in, so that a tournament is over in a few hands.
 */
#include "window_poker.h"

#include "power_up_names.h"

static const struct choice *open_choice(const struct view *v, int kind)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == kind && !v->choices.choice[i].refused)
            return &v->choices.choice[i];
    return NULL;
}

/* A power that may be played: its digit, and after it what it is aimed at. Where two cards may go,
 * one goes. */
static bool power_keys(const struct view *v, struct strbuf *out)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind != POWER_UP_PLAY || c->refused || c->about >= 6)
            continue;
        strbuf_addf(out, "%d%s%s", c->about + 1, c->pick_max ? " 1" : "",
                    c->pick_max != 1 ? " y" : "");
        return true;
    }
    return false;
}

static void bet_keys(const struct view *v, int n, struct strbuf *out)
{
    const struct choice *raise = open_choice(v, HOLDEM_RAISE_TO) ? open_choice(v, HOLDEM_RAISE_TO)
                                                                 : open_choice(v, HOLDEM_BET_TO);
    const int32_t owes = holdem_owes(&v->board, v->me);
    const bool takes_all = owes >= v->board.num[HOLDEM_STACK + v->me];
    if (owes && n % 11 == 7)
        strbuf_add(out, "f");
    else if (raise && n % 3 == 0)
        strbuf_addf(out, "r%s",
                    raise->min >=
                            v->board.num[HOLDEM_STACK + v->me] + v->board.num[HOLDEM_BET + v->me]
                        ? " r"
                        : "");
    else
        strbuf_addf(out, "c%s", owes && takes_all ? " c" : "");
}

void poker_next(const struct match *m, struct strbuf *out)
{
    struct view v;
    const seat who = seat_first(match_waiting(m));
    const int n = match_actions(m) + who;
    match_view(m, who, &v);
    strbuf_addf(out, "%s %d %d ", v.board.phase == HOLDEM_PHASE_SHOWING ? "show" : "play", who + 1,
                (int)v.board.num[HOLDEM_HANDS] + 1);
    if (v.board.phase == HOLDEM_PHASE_SHOWING)
        strbuf_add(out, "f");
    else if (open_choice(&v, POWER_UP_KEEP))
        strbuf_add(out, "y");
    else if (open_choice(&v, POWER_UP_NEXT) || open_choice(&v, POWER_UP_DISCARD))
        strbuf_add(out, "1");
    else if (n % 3 != 1 || !power_keys(&v, out))
        bet_keys(&v, n, out);
}
