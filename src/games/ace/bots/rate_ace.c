/* rate_ace.c - Ace of Spades: the chance to win the duel, less what is spent of the run, as the
 * shark reckons it. Declarations can be taken back, so only what is done with them is rated. */
#include "ace_explain.h"

#include "ace_think.h"
#include "ace_weigh.h"

enum { HANDFULS = 8, LEAST = 200 /* of RATE_WHOLE */ };

static const struct ace_skill care_taken = {
    .tapes = 64, .turns = 192, .counts = true, .hoard = 100};

static bool knows(const struct view *v, const struct action *a)
{
    return v->board.phase == ACE_PHASE_AIM &&
           (a->kind == ACE_SHOOT || a->kind == ACE_DISCARD_DRAW || a->kind == ACE_RENEW ||
            a->kind == ACE_USE);
}

/* What a shot is, once the rules have completed it. */
static struct action whole(const struct view *v, const struct action *a)
{
    struct action w = *a;
    return rules_check(&v->rules, &v->board, &w) == REASON_OK ? w : *a;
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    const struct action x = whole(v, a), y = whole(v, b);
    return ace_weigh_same(&x, &y);
}

static void weigh(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t)
{
    const struct action x = whole(v, better), y = whole(v, played), *const two[2] = {&x, &y};
    for (int i = 0; i < HANDFULS * care; i++) {
        int worth[2];
        bool exact;
        if (!ace_think_of(v, rng, &care_taken, two, worth, &exact))
            return;
        const int64_t first = (int64_t)worth[0] * RATE_WHOLE / ACE_SURE,
                      second = (int64_t)worth[1] * RATE_WHOLE / ACE_SURE;
        rate_note(t, first, second);
        if (exact) { /* once more would say the same */
            rate_note(t, first, second);
            return;
        }
    }
}

static int32_t least(const struct view *v)
{
    (void)v;
    return LEAST;
}

const struct rate_game rate_ace = {
    .unit = RATE_DUEL, .knows = knows, .same = same, .weigh = weigh, .least = least};
