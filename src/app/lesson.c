#include "lesson.h"

#include <stdio.h>
#include <string.h>

const struct lesson *lesson_nth(int n)
{
    if (n == 0)
        return &lesson_of_upcolor;
    return n <= LESSONS_OF_POWER_UP ? &lessons_of_power_up[n - 1] : NULL;
}

const struct lesson *lesson_find(const char *name)
{
    for (int i = 0; lesson_nth(i); i++)
        if (strcmp(lesson_nth(i)->name, name) == 0)
            return lesson_nth(i);
    return NULL;
}

struct match *lesson_begin(const struct lesson *l, const struct rules *r, char error[MATCH_ERROR])
{
    uint8_t seed[SEED_BYTES];
    match_seed_from_text(l->seed, seed);
    return match_new(r, seed, l->seed, l->position, true, error);
}

static card picked(const struct view *v, const struct choice *c, int pick)
{
    int zone, index;
    pick_place(&v->board, c->zone, c->zone2, pick, &zone, &index);
    return board_face(&v->board, zone, index);
}

static bool is_about(const struct lesson_step *s, const struct view *v, const struct choice *c)
{
    return !s->about_zone || board_face(&v->board, s->about_zone - 1, c->about) == s->about_face;
}

static const struct choice *choice_of(const struct lesson_step *s, const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == s->kind && !v->choices.choice[i].refused && is_about(s, v, &v->choices.choice[i]))
            return &v->choices.choice[i];
    return NULL;
}

/* The first cards that may be picked, as few as will do. */
static void pick_some(const struct choice *c, const struct view *v, struct action *out)
{
    for (int i = 0, n = choice_cards(c, &v->board); i < n && i < 64 && out->n < c->pick_min; i++)
        if (c->among >> i & 1)
            out->pick[out->n++] = (uint8_t)i;
}

bool lesson_action(const struct lesson_step *s, const struct view *v, struct action *out)
{
    const struct choice *c = choice_of(s, v);
    if (!c)
        return false;
    *out = action_of(v->me, c->kind, c->about);
    out->amount = s->most ? c->max : c->min;
    if (s->face == CARD_NONE) {
        pick_some(c, v, out);
        return true;
    }
    for (int i = 0, n = choice_cards(c, &v->board); i < n && i < 64; i++)
        if (c->among >> i & 1 && picked(v, c, i) == s->face) {
            out->pick[0] = (uint8_t)i;
            out->n = 1;
            return true;
        }
    return false;
}

bool lesson_wants(const struct lesson_step *s, const struct view *v, const struct action *a)
{
    struct action wanted;
    const struct choice *c = choice_of(s, v);
    if (!c || !lesson_action(s, v, &wanted) || a->kind != wanted.kind || a->about != wanted.about)
        return false;
    return s->any || (a->n == wanted.n && (a->n == 0 || picked(v, c, a->pick[0]) == s->face));
}
