/* ace_worth.c - what bonuses are worth, by verb: measured with runs, see ACE.md. */
#include "ace_worth.h"

static int points(const struct ace_effect *e)
{
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_DAMAGE:
    case ACE_DO_ADD: return e->n;
    case ACE_DO_DRAW: return e->n;
    case ACE_DO_CYCLE: return e->n / 2 + 1;
    case ACE_DO_RECALL: return 1 + 2 * e->n;
    case ACE_DO_JOKER: return 6;
    case ACE_DO_PEEK: return 1;
    case ACE_DO_PICK: return 3;
    case ACE_DO_BULLET: return 7;
    case ACE_DO_RELOAD: return 2 * e->n;
    case ACE_DO_COMBO: return e->n / 2;
    case ACE_DO_RECOLOUR: return 1 + e->n;
    case ACE_DO_COUNT: return 2;
    case ACE_DO_RERANK: return 2 + 2 * e->n;
    case ACE_DO_STEP: return 1 + e->n;
    case ACE_DO_SHORT: return 3;
    case ACE_DO_DOUBLE: return e->what == ACE_ACES ? 4 : 2;
    case ACE_DO_TWICE: return 5;
    case ACE_DO_CALM: return 3;
    case ACE_NOTHING:
    case ACE_DO_EXTRA:
    case ACE_DO_LOW:
    case ACE_DO_LEAST:
    case ACE_DO_ZERO:
    case ACE_DO_NOREPEAT:
    case ACE_DO_LESS:
    case ACE_DO_CAP:
    case ACE_DO_HALVE:
    case ACE_DO_NOEXTRA:
    case ACE_DO_VOID:
    case ACE_DO_NOBONUS:
    case ACE_DO_VENGEANCE:
    case ACE_DOS: return 0;
    }
    return 0;
}

int ace_worth_points(const struct ace_enemy *bonus)
{
    int sum = 0;
    for (int i = 0; i < bonus->nbonuses; i++)
        sum += points(&bonus->bonus[i]);
    return sum;
}

bool ace_worth_certain(const struct ace_enemy *bonus)
{
    return bonus->nbonuses && (bonus->bonus[0].verb == ACE_DO_DAMAGE || bonus->bonus[0].verb == ACE_DO_ADD);
}

bool ace_worth_saves(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == ACE_DO_DAMAGE || bonus->bonus[i].verb == ACE_DO_BULLET)
            return true;
    return false;
}

int ace_worth_price(const struct ace_enemy *bonus, int marker, int hoard)
{
    enum { SHARE = 1700 };   /* of 1 << 16, a point */
    return marker >= ACE_DUELS ? 0 : ace_worth_points(bonus) * SHARE * hoard / 100;
}
