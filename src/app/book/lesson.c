#include "lesson.h"

#include "game_folder.h"
#include "notation.h"

#include <stdio.h>
#include <string.h>

const struct lesson *lesson_nth(int n)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); n -= f->lessons, i++)
        if (n < f->lessons)
            return &f->lesson[n];
    return NULL;
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
        if (v->choices.choice[i].kind == s->kind && !v->choices.choice[i].refused &&
            is_about(s, v, &v->choices.choice[i]))
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

/* ---- cards by name ---- */

enum { NAMED = 8 };

static int named(const struct lesson_step *s, const struct view *v, card out[NAMED])
{
    int n = 0;
    for (const char *p = s->cards; *p && n < NAMED; p += strspn(p, " ")) {
        char word[CARD_TEXT];
        const size_t length = strcspn(p, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        out[n++] = card_parse(&v->rules, word);
        p += length;
    }
    return n;
}

static bool has_face(const card *list, int n, card face)
{
    for (int i = 0; i < n; i++)
        if (list[i] == face)
            return true;
    return false;
}

static int32_t amount_of(const struct lesson_step *s, const struct choice *c)
{
    return s->amount ? s->amount - 1 : s->most ? c->max : c->min;
}

/* The named cards, and with them what lies in front where the step fills up. */
static bool pick_named(const struct lesson_step *s, const struct choice *c, const struct view *v,
                       struct action *out)
{
    card want[NAMED];
    const int n = named(s, v, want), fill = s->fill ? s->fill - n : 0;
    for (int i = 0, found = 0, beside = 0; i < choice_cards(c, &v->board) && out->n < PICKS; i++) {
        const bool is = has_face(want, n, picked(v, c, i));
        if (!is && beside == fill)
            continue;
        found += is;
        beside += !is;
        out->pick[out->n++] = (uint8_t)i;
        if (found == n && beside == fill)
            return true;
    }
    return false;
}

/* Are the named cards among what was picked, and is that what the step claims? */
static bool wants_named(const struct lesson_step *s, const struct view *v, const struct action *a)
{
    card want[NAMED], got[PICKS];
    const int n = named(s, v, want);
    const struct choice *c = choice_of(s, v);
    for (int i = 0; i < a->n; i++)
        got[i] = picked(v, c, a->pick[i]);
    for (int i = 0; i < n; i++)
        if (!has_face(got, a->n, want[i]))
            return false;
    return s->claims ? s->claims(s, v, a) : a->n == n && a->amount == amount_of(s, c);
}

bool lesson_action(const struct lesson_step *s, const struct view *v, struct action *out)
{
    const struct choice *c = choice_of(s, v);
    if (!c)
        return false;
    *out = action_of(v->me, c->kind, c->about);
    out->amount = amount_of(s, c);
    if (s->cards)
        return pick_named(s, c, v, out);
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
    if (c && s->cards)
        return a->kind == s->kind && wants_named(s, v, a);
    if (!c || !lesson_action(s, v, &wanted) || a->kind != wanted.kind || a->about != wanted.about)
        return false;
    return s->any || (a->n == wanted.n && (a->n == 0 || picked(v, c, a->pick[0]) == s->face));
}
