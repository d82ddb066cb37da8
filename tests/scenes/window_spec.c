/* window_spec.c - what hands at a table of SPEC in a window press next. They name a card now and
 * then where one may be named, mostly the first one, lay Twice beside an all-in, order a drink when
 * they think of it, and come back once in two times. */
#include "window_poker.h"

#include "spec_names.h"

static const struct choice *open_choice(const struct view *v, int kind)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == kind && !v->choices.choice[i].refused)
            return &v->choices.choice[i];
    return NULL;
}

/* The key of a card in the rack: digits for effects, letters for fun cards. */
static char card_key(const struct view *v, int pick)
{
    static const char fun[] = "qejy";
    const int held = board_count(&v->board, SPEC_HELD + v->me);
    return pick < held ? (char)('1' + pick) : pick - held < 4 ? fun[pick - held] : 0;
}

/* Whom a card can be aimed at; one alone need not be chosen. */
static bool several_targets(const struct view *v, int effect)
{
    int n = 0;
    for (int s = 0; s < v->board.nseats; s++)
        n += spec_may_target(&v->board, v->me, effect, s);
    return n > 1;
}

/* A card that may be named, and the first player that it can be aimed at. */
static bool declare_keys(const struct view *v, struct strbuf *out)
{
    const struct choice *c = open_choice(v, SPEC_DECLARE);
    for (int i = 0; c && i < spec_cards(&v->board, v->me) && i < 7; i++) {
        if (!(c->among >> i & 1) || !card_key(v, i))
            continue;
        const int e = card_effect(spec_picked(&v->board, v->me, i));
        strbuf_addf(out, "%c%s x", card_key(v, i), several_targets(v, e) ? " 1" : "");
        return true;
    }
    return false;
}

static void bet_keys(const struct view *v, int n, struct strbuf *out)
{
    const struct choice *raise = open_choice(v, HOLDEM_RAISE_TO) ? open_choice(v, HOLDEM_RAISE_TO)
                                                                 : open_choice(v, HOLDEM_BET_TO),
                        *call = open_choice(v, HOLDEM_CALL);
    const int32_t owes = holdem_owes(&v->board, v->me), stack = v->board.num[HOLDEM_STACK + v->me];
    if (owes && n % 13 == 7)
        strbuf_add(out, "f");
    else if (raise && n % 3 == 0)
        strbuf_addf(out, "r%s", raise->min >= stack + v->board.num[HOLDEM_BET + v->me] ? " r" : "");
    else if (call && owes >= stack && call->among & 1 && card_key(v, 0))
        strbuf_addf(out, "%c c c", card_key(v, 0));
    else
        strbuf_addf(out, "c%s", owes >= stack ? " c" : "");
}

static void turn_keys(const struct view *v, int n, struct strbuf *out)
{
    if (open_choice(v, SPEC_DISCARD))
        strbuf_add(out, "z");
    else if (n % 11 == 3 && open_choice(v, SPEC_DRINK))
        strbuf_add(out, "o");
    else if (n % 3 != 1 || !declare_keys(v, out))
        bet_keys(v, n, out);
}

void spec_next(const struct match *m, struct strbuf *out)
{
    static const char *const word[SPEC_PHASES] = {
        [HOLDEM_PHASE_PLAY] = "play",     [HOLDEM_PHASE_SHOWING] = "show",
        [SPEC_PHASE_WINDOW] = "window",   [SPEC_PHASE_STRADDLE] = "straddle",
        [SPEC_PHASE_DISCARD] = "discard", [SPEC_PHASE_DRAW] = "draw",
        [SPEC_PHASE_REENTRY] = "reentry", [SPEC_PHASE_FUN] = "fun",
    };
    struct view v;
    const seat who = seat_first(match_waiting(m));
    const int n = match_actions(m) + who;
    match_view(m, who, &v);
    const int32_t *num = v.board.num, breaks = v.rules.option[SPEC_BREAKS];
    const bool rests = breaks && num[HOLDEM_LEVEL] && num[HOLDEM_LEVEL] % breaks == 0 &&
                       num[HOLDEM_LEVEL_HANDS] == 0;
    strbuf_addf(out, "%s%s %d %d ", rests ? "break-" : "", word[v.board.phase], who + 1,
                (int)v.board.num[HOLDEM_HANDS] + 1);
    switch (v.board.phase) {
    case HOLDEM_PHASE_PLAY: turn_keys(&v, n, out); break;
    case HOLDEM_PHASE_SHOWING: strbuf_add(out, "f"); break;
    case SPEC_PHASE_WINDOW:
        if (n % 4 == 1 || !declare_keys(&v, out))
            strbuf_add(out, "n");
        break;
    case SPEC_PHASE_DISCARD: strbuf_add(out, "z"); break;
    case SPEC_PHASE_STRADDLE:
    case SPEC_PHASE_REENTRY:
    case SPEC_PHASE_FUN: strbuf_add(out, n % 2 ? "m" : "n"); break;
    case SPEC_PHASE_DRAW: strbuf_add(out, "n"); break;
    default: strbuf_add(out, "c"); break;
    }
}
