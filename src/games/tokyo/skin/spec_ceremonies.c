/* Which ceremony belongs to what happens; those of the cards stand in spec_cards.c. Each is one
 * sentence: who, what moves, what comes of it; one stroke of the brush leads from the first to the
 * last. What is seen, whom it is about and when it comes stands in rows (spec_show.h), in
 * spec_ceremonies_hand.c, _table.c, _fun.c and _end.c; places and times are those of the design
 * (mock-ups moments). */
#include "spec_show.h"

#include "check.h"

const struct ceremony *spec_ceremony_of(const struct spec_moment *m)
{
    switch (m->scene) {
    case SPEC_SCENE_CARDS:
        return m->effect >= 0 && m->effect < SPEC_EFFECTS ? spec_looks[m->effect].ceremony : NULL;
    case SPEC_SCENE_REENTRY: return &spec_show_reentry;
    case SPEC_SCENES: break;
    }
    return NULL;
}

int spec_effect_ms(int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS && spec_looks[effect].ceremony);
    return spec_looks[effect].ceremony->ms;
}
int spec_reentry_ms(void) { return spec_show_reentry.ms; }
