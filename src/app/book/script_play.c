/* script_play.c - what a step of a script wants, at the table as it stands. */
#include "script.h"

#include "check.h"
#include "companions.h"
#include "emblems.h"
#include "game_folder.h"
#include "i18n.h"

#include <stdio.h>

struct match *script_begin(const struct script *s, const struct rules *r, char error[MATCH_ERROR])
{
    struct rules by = *r;
    uint8_t seed[SEED_BYTES];
    if (s->value)
        by.option[s->option] = s->value;
    match_seed_from_text(s->seed, seed);
    return match_new(&by, seed, s->seed, s->position, true, error);
}

void script_plates(const struct script *s, const char *hero, struct nameplate plate[SEATS])
{
    CARRE_ASSERT(s->nseats > 0 && s->nseats <= SEATS);
    for (int i = 0; i < s->nseats; i++) {
        const int emblem = emblem_find(s->emblem[i]);
        plate[i].emblem = (uint8_t)(emblem < 0 ? i : emblem);
        plate[i].ground = companion_ground(plate[i].emblem);
        plate[i].person = i == 0;
        snprintf(plate[i].name, NAMEPLATE_BYTES, "%s", s->person[i] ? _(s->person[i]) : hero);
    }
}

static card picked(const struct view *v, const struct choice *c, int pick)
{
    int zone, index;
    pick_place(&v->board, c->zone, c->zone2, pick, &zone, &index);
    return board_face(&v->board, zone, index);
}

static bool is_about(const struct script_step *s, const struct view *v, const struct choice *c)
{
    return !s->about_zone || board_face(&v->board, s->about_zone - 1, c->about) == s->about_face;
}

static const struct choice *choice_of(const struct script_step *s, const struct view *v)
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

static bool has_face(const card *list, int n, card face)
{
    for (int i = 0; i < n; i++)
        if (list[i] == face)
            return true;
    return false;
}

static int32_t amount_of(const struct script_step *s, const struct choice *c)
{
    return s->amount ? s->amount - 1 : s->most ? c->max : c->min;
}

static const struct folder_claims *claims_of(const struct script_step *s, const struct view *v)
{
    return s->claim ? game_folder(v->rules.game->id)->claims : NULL;
}

/* The named cards, and with a claim what lies in front beside them. */
static bool pick_named(const struct script_step *s, const struct choice *c, const struct view *v,
                       struct action *out)
{
    const struct folder_claims *claims = claims_of(s, v);
    const int fill = claims ? claims->fill - s->cards : 0;
    for (int i = 0, found = 0, beside = 0, all = choice_cards(c, &v->board);
         i < all && i < 64 && out->n < PICKS; i++) {
        const bool is = has_face(s->card, s->cards, picked(v, c, i));
        if ((!is && beside == fill) || !(c->among >> i & 1))
            continue;
        found += is;
        beside += !is;
        out->pick[out->n++] = (uint8_t)i;
        if (found == s->cards && beside == fill)
            return true;
    }
    return false;
}

bool script_action(const struct script_step *s, const struct view *v, struct action *out)
{
    const struct choice *c = choice_of(s, v);
    if (!c)
        return false;
    *out = action_of(v->me, c->kind, c->about);
    out->amount = amount_of(s, c);
    if (s->cards)
        return pick_named(s, c, v, out);
    pick_some(c, v, out);
    return true;
}

bool script_wants(const struct script_step *s, const struct view *v, const struct action *a)
{
    const struct choice *c = choice_of(s, v);
    const struct folder_claims *claims = claims_of(s, v);
    card got[PICKS];
    if (!c || a->kind != c->kind || (!claims && a->about != c->about))
        return false;
    for (int i = 0; i < a->n; i++)
        got[i] = picked(v, c, a->pick[i]);
    for (int i = 0; i < s->cards; i++)
        if (!has_face(got, a->n, s->card[i]))
            return false;
    if (s->any)
        return true;
    if (claims)
        return claims->is(v, a, s->claim);
    return a->n == s->cards && (!s->cards || a->amount == amount_of(s, c));
}
