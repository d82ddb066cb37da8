/* stage_motion.c - cards follow the picture's board to their places (stage.h). */
#include "stage_inside.h"

#include "check.h"
#include "ease.h"

#include <math.h>

static struct spot spot_between(const struct sprite *s, float t)
{
    struct spot out = s->to;
    struct point a = rect_centre(s->from.at), b = rect_centre(s->to.at);
    struct point p = s->arc != 0 ? ease_arc(a, b, s->arc, t) : point_lerp(a, b, t);
    out.at = rect_around(p, lerp(s->from.at.w, s->to.at.w, t), lerp(s->from.at.h, s->to.at.h, t));
    out.angle = lerp(s->from.angle, s->to.angle, t) + (s->arc != 0 ? 8 * (1 - t) * t * 4 : 0);
    out.alpha = lerp(s->from.alpha, s->to.alpha, t);
    if (s->from.up != s->to.up) {
        float turn = ease_flip(t);
        out.at = rect_around(rect_centre(out.at), out.at.w * fabsf(turn), out.at.h);
        out.up = ease_flipped(t) ? s->to.up : s->from.up;
    }
    return out;
}

static bool same_spot(const struct spot *a, const struct spot *b)
{
    return fabsf(a->at.x - b->at.x) < 0.5F && fabsf(a->at.y - b->at.y) < 0.5F &&
           fabsf(a->at.w - b->at.w) < 0.5F && fabsf(a->at.h - b->at.h) < 0.5F &&
           fabsf(a->angle - b->angle) < 0.1F && a->up == b->up &&
           fabsf(a->alpha - b->alpha) < 0.01F;
}

/* Sends the sprite to its new place, from where it is. */
static void send(struct stage *st, struct sprite *s, const struct spot *to)
{
    if (!s->next_ms)
        s->next_ms = st->resettle_ms;
    int64_t ms = s->next_ms ? s->next_ms : SHIFT_MS;
    s->from = s->at;
    s->to = *to;
    s->start = st->ui.now + (st->ui.calm ? 0 : ui_ms(&st->ui, s->next_wait));
    s->arc = s->next_arc;
    s->ms = ui_ms(&st->ui, ms);
    if (st->ui.calm) {
        s->from = *to;
        s->from.alpha = s->next_ms ? 0 : to->alpha;
        s->arc = 0;
        s->ms = s->next_ms ? ui_fade_ms(&st->ui) : 0;
    }
    s->next_ms = 0;
    s->next_arc = 0;
    s->next_wait = 0;
}

static struct spot where(const struct stage *st, const struct sprite *s)
{
    const float t = ease_progress(st->ui.now, s->start, s->ms);
    return t >= 1 ? s->to : spot_between(s, ease_out_cubic(t));
}

static bool follow(struct stage *st, struct placed *p)
{
    CARRE_ASSERT(p->id > 0 && p->id < TABLETOP_IDS);
    struct sprite *s = &st->sprite[p->id];
    if (!s->there || st->fresh) {
        *s = (struct sprite){.there = true,
                             .face = p->face,
                             .from = p->spot,
                             .to = p->spot,
                             .at = p->spot,
                             .start = st->ui.now};
        return false;
    }
    s->at = where(st, s);
    if (!same_spot(&s->to, &p->spot)) {
        send(st, s, &p->spot);
        s->at = where(st, s);
    }
    const float t = ease_progress(st->ui.now, s->start, s->ms);
    s->moves = t < 1;
    p->flies = s->moves && s->ms > ui_ms(&st->ui, SHIFT_MS);
    p->spot = s->at;
    if (card_is_known(p->face))
        s->face = p->face;
    else if (s->moves && p->spot.up && s->from.up)
        p->face = s->face;
    return s->moves;
}

bool stage_follow_all(struct stage *st)
{
    bool moves = false, seen[TABLETOP_IDS] = {false};
    for (int i = 0; i < st->cards.n; i++) {
        seen[st->cards.card[i].id] = true;
        moves |= follow(st, &st->cards.card[i]);
    }
    /* A card that does not show (deep in a pile) is nowhere: when it comes up again it is there at
     * once. */
    for (int i = 0; i < TABLETOP_IDS; i++)
        if (!seen[i])
            st->sprite[i].there = st->sprite[i].moves = false;
    st->fresh = false;
    st->resettle_ms = 0;
    return moves;
}
