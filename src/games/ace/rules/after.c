/* after.c - what a lost run says: see ace_after.h. */
#include "ace_after.h"

static int bonuses_left(const struct rules *r, const struct board *b)
{
    const struct ace_enemy *enemy = ace_enemy_now(r, b);
    bool sleep = false;
    int n = 0;
    for (int i = 0; enemy && i < enemy->npenalties; i++)
        sleep |= enemy->penalty[i].verb == ACE_DO_NOBONUS && enemy->penalty[i].when != ACE_FIRST;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus = ace_bonus(r, b, s);
        n += bonus && (ace_bonus_now(bonus) || !sleep);
    }
    return n;
}

static enum ace_try offer(const struct rules *r, const struct board *b, int lost)
{
    const struct ace_enemy *enemy = ace_enemy_now(r, b);
    if (lost >= ACE_LOST_MANY && ace_difficulty(r) > ACE_EASY)
        return ACE_TRY_EASIER;
    if (lost >= ACE_LOST_MANY && r->option[ACE_ZERO] != ACE_ZERO_WIND)
        return ACE_TRY_WIND;
    if (ace_scene(b->num[ACE_MARKER]) == 1)
        return ACE_TRY_LESSON;
    return enemy && enemy->kind != ACE_MINION ? ACE_TRY_ADVICE : ACE_TRY_AGAIN;
}

bool ace_after_loss(const struct rules *r, const struct board *b, int lost, struct ace_after *out)
{
    static const char *const next[] = {
        [ACE_TRY_AGAIN] = NULL,
        [ACE_TRY_LESSON] = N_("The first lesson takes a few minutes and shows how to win a duel."),
        [ACE_TRY_ADVICE] = N_("Ask for a hint against Acolytes and Lord Overkill. It tells you "
                              "what to fire, and why."),
        [ACE_TRY_EASIER] = N_("Three runs lost in a row. Try an easier difficulty."),
        [ACE_TRY_WIND] = N_("Three runs lost in a row. With a second wind, your last bullet comes "
                            "back once per scene."),
    };
    *out = (struct ace_after){.offer = ACE_TRY_AGAIN};
    if (b->num[ACE_WON] >= 0)
        return false;
    out->bonuses = bonuses_left(r, b);
    out->reloads = b->num[ACE_RELOADS];
    if (out->bonuses)
        out->hint = N_("You still had bonuses. Use one when it would kill, and all of them with "
                       "your last bullet.");
    else if (out->reloads)
        out->hint = N_("You still had reloads. Discard and draw before you fire your last bullet.");
    out->offer = offer(r, b, lost);
    out->next = next[out->offer];
    return true;
}
