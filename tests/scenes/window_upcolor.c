/* window_upcolor.c - what hands at a table of Upcolor in a window press next: the first card that
 * may be played. */
#include "window_poker.h"

#include "upcolor_names.h"

static bool can(const struct view *v, struct action a)
{
    return rules_check(&v->rules, &v->board, &a) == REASON_OK;
}

/* The key of the first card in hand that may be played; p: none. */
static char key_for(const struct view *v)
{
    struct action a = action_of(v->me, UPCOLOR_PLAY, 0);
    a.n = 1;
    for (int i = 0; i < board_count(&v->board, UPCOLOR_HAND + v->me) && i < 10; i++) {
        a.pick[0] = (uint8_t)i;
        if (can(v, a))
            return i < 9 ? (char)('1' + i) : '0';
    }
    return 'p';
}

void card_next(const struct match *m, struct strbuf *out)
{
    struct view v;
    const seat who = seat_first(match_waiting(m));
    match_view(m, who, &v);
    if (v.board.phase == UPCOLOR_PHASE_AGREE)
        strbuf_add(out, "agree");
    else
        strbuf_addf(out, "play %d 0 %c", who + 1, key_for(&v));
}
