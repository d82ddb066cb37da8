/* ace_say.c - a vague word to the partner (AS-54), now and then, about what the own hand and the
 * open table suggest. */
#include "ace_say.h"

#include "ace_gun.h"

enum { SELDOM = 4 };

/* What fits, ACE_HINTS: nothing. */
static int fitting(const struct view *v)
{
    const struct board *b = &v->board;
    card cards[ACE_CARDS_MOST];
    struct ace_aim aim;
    struct ace_gun gun;
    const int n = ace_cards(b, v->me, cards), hp = b->num[ACE_HP], bullets = b->num[ACE_BULLETS];
    ace_aim_read(&aim, &v->rules, b, v->me);
    ace_gun_load(&gun, &aim);
    const int damage = ace_gun_damage(&gun, cards, n);
    if (damage >= hp)
        return ACE_HINT_MINE;
    if (damage * 2 >= hp)
        return bullets > 1 ? ACE_HINT_YOURS : ACE_HINT_GOOD;
    if (damage <= 1)
        return b->num[ACE_RELOADS] ? ACE_HINT_RELOAD : ACE_HINT_LITTLE;
    if (board_count(b, ACE_BONUSES) >= 3 && b->num[ACE_MARKER] < ACE_DUELS && bullets > 1)
        return ACE_HINT_KEEP;
    return ACE_HINTS;
}

bool ace_say(const struct view *v, struct rng *rng, struct action *out)
{
    if (v->board.nseats < 2 || v->board.phase != ACE_PHASE_AIM || v->board.num[ACE_SAID + v->me] ||
        rng_below(rng, SELDOM))
        return false;
    const int hint = fitting(v);
    *out = action_of(v->me, ACE_HINT, 0);
    out->amount = hint;
    return hint < ACE_HINT_WANT && rules_check(&v->rules, &v->board, out) == REASON_OK;
}
