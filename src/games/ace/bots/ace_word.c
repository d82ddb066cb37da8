/* ace_word.c - what a partner says unasked in Ace of Spades for two (AS-54), from its own hand and
 * the shared row alone.
 *
 * One word while the other aims, and only where it helps: that the next shot would end the duel,
 * that it needs a card of the row, that nothing good will come. Most turns it is silent. */
#include "ace_word.h"

#include "check.h"

#include <stddef.h>

enum { MUCH = 9, FAR_BETTER = 5, NEARLY_DOWN = 3 };

static bool say(const struct view *v, int hint, int card_of_row, struct action *out)
{
    *out = action_of(v->me, ACE_HINT, hint == ACE_HINT_WANT);
    out->amount = hint;
    if (hint == ACE_HINT_WANT) {
        CARRE_ASSERT(out->n < PICKS);
        out->pick[out->n++] = (uint8_t)card_of_row;
    }
    return rules_check(&v->rules, &v->board, out) == REASON_OK;
}

/* The one shared card without which the best shot loses most; -1 if no one of them matters much. */
static int needed(const struct ace_aim *aim, const card *cards, int n, int own, int damage)
{
    int which = -1, most = FAR_BETTER - 1;
    for (int i = own; i < n; i++) {
        card rest[ACE_CARDS_MOST];
        int m = 0;
        for (int k = 0; k < n; k++)
            if (k != i) {
                CARRE_ASSERT(m < ACE_CARDS_MOST);
                rest[m++] = cards[k];
            }
        struct ace_scored without = {.damage = 0};
        const int left = ace_claim_best(aim, rest, m, ACE_NO_KIND, &without) ? without.damage : 0;
        if (damage - left > most) {
            most = damage - left;
            which = i - own;
        }
    }
    return which;
}

bool ace_word(const struct view *v, struct action *out)
{
    const struct board *b = &v->board;
    if (b->phase != ACE_PHASE_AIM || seat_in(v->me, b->waiting) || !seat_in(v->me, b->may) ||
        b->num[ACE_SAID + v->me])
        return false;
    card cards[ACE_CARDS_MOST];
    struct ace_aim aim;
    struct ace_scored best = {.damage = 0};
    const int n = ace_cards(b, v->me, cards), own = board_count(b, ACE_HAND + v->me);
    ace_aim_read(&aim, &v->rules, b, v->me);
    const bool holds = ace_claim_best(&aim, cards, n, ACE_NO_KIND, &best);
    const int hp = b->num[ACE_HP], wanted = needed(&aim, cards, n, own, best.damage);
    /* With one bullet the partner's shot is the last one: who comes after it has nothing to
     * promise. */
    if (b->num[ACE_BULLETS] < 2)
        return hp <= NEARLY_DOWN && say(v, ACE_HINT_YOURS, -1, out);
    if (wanted >= 0)
        return say(v, ACE_HINT_WANT, wanted, out);
    if (hp <= NEARLY_DOWN)
        return board_count(b, ACE_BONUSES) && say(v, ACE_HINT_KEEP, -1, out);
    if (best.damage >= hp)
        return say(v, ACE_HINT_MINE, -1, out);
    if (best.damage >= MUCH)
        return say(v, ACE_HINT_GOOD, -1, out);
    if (!holds)
        return say(v, b->num[ACE_RELOADS] == 1 ? ACE_HINT_RELOAD : ACE_HINT_LITTLE, -1, out);
    return false;
}
