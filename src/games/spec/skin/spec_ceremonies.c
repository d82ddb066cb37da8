/* Which ceremony belongs to which card. Each is one sentence: who, what moves, what comes of it;
 * one stroke of the brush leads from the first to the last. What is seen, whom it is about and when
 * it comes stands in rows (spec_show.h), in spec_ceremonies_hand.c, _table.c, _fun.c and _end.c;
 * places and times are those of the design (mock-ups moments). */
#include "spec_show.h"

static const struct ceremony *const of_card[SPEC_EFFECTS] = {
    [SPEC_TWICE] = &spec_show_twice,
    [SPEC_FLOP_EXCHANGE] = &spec_show_flop_exchange,
    [SPEC_STRADDLE] = &spec_show_straddle,
    [SPEC_FORCED_PASSIVE] = &spec_show_forced_passive,
    [SPEC_BOTH_CARDS] = &spec_show_both_cards,
    [SPEC_HAND_SWAP] = &spec_show_hand_swap,
    [SPEC_CLAIRVOYANCE] = &spec_show_clairvoyance,
    [SPEC_UPGRADE] = &spec_show_upgrade,
    [SPEC_NULLIFY] = &spec_show_nullify,
    [SPEC_WIN_THE_BUTTON] = &spec_show_win_the_button,
    [SPEC_MEOW] = &spec_show_meow,
    [SPEC_TOAST] = &spec_show_toast,
    [SPEC_FEELING_GOOD] = &spec_show_feeling_good,
    [SPEC_ARM] = &spec_show_arm_is_a_skill,
};

const struct ceremony *spec_ceremony_of(const struct spec_moment *m)
{
    switch (m->scene) {
    case SPEC_SCENE_CARDS:
        return m->effect >= 0 && m->effect < SPEC_EFFECTS ? of_card[m->effect] : NULL;
    case SPEC_SCENE_REENTRY: return &spec_show_reentry;
    case SPEC_SCENES: break;
    }
    return NULL;
}

int spec_effect_ms(int effect) { return of_card[effect]->ms; }
int spec_reentry_ms(void) { return spec_show_reentry.ms; }
