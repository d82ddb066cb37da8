/* Helps that count: how likely a combination is after a discard, and which cards are still out of sight. Both come from what this seat may know, and are exact; where the discard
 * pile is closed (AS-42) nobody counts for anybody. */
#include "ace_look.h"

#include "i18n.h"

#include <stdio.h>
#include <string.h>

/* ---- odds ---- */

static bool wanted(const struct stage *st)
{
    const struct ace_state *k = look(st);
    const struct choice *c = stage_choice(st, ACE_DISCARD_DRAW, -1);
    return st->assist > 0 && k->aimed.n && k->mode == MODE_AIM && st->now.b.phase == ACE_PHASE_AIM && !st->covered && c && !c->refused && ace_sees_hand(st) && ace_discard_open(&st->rules, &st->now.b);
}

/* Counting takes a few milliseconds: once for each choice of cards. */
void ace_odds_find(struct stage *st)
{
    struct ace_state *k = look(st);
    struct odds *o = &k->odds;
    if (!wanted(st)) {
        o->on = false;
        o->heard = 0;
        return;
    }
    if (o->heard == st->heard + 1 && o->away.n == k->aimed.n && memcmp(o->away.c, k->aimed.c, (size_t)k->aimed.n * sizeof(card)) == 0)
        return;
    o->heard = st->heard + 1;
    o->away = k->aimed;
    o->on = ace_chances(&st->rules, &st->now.b, st->me, k->aimed.c, k->aimed.n, &o->chances);
}

/* Whole per cents, but nothing that can happen is never and nothing that can fail is sure. */
void ace_odds_text(const struct stage *st, int kind, char *out, size_t room)
{
    const struct ace_chances *c = &look(st)->odds.chances;
    const uint64_t ways = c->ways[kind], of = c->of ? c->of : 1;
    const int per_cent = (int)((double)ways * 100 / (double)of + 0.5);
    if (ways == 0)
        snprintf(out, room, "–");
    else if (ways < of && per_cent < 1)
        snprintf(out, room, "%s", C_("odds", "<1 %"));
    else
        snprintf(out, room, C_("odds", "%d %%"), ways < of && per_cent > 99 ? 99 : per_cent);
}

void ace_odds_words(const struct stage *st, struct strbuf *out)
{
    for (int kind = ACE_FIVE; kind >= ACE_PAIR && look(st)->odds.on; kind--) {
        char text[24];
        if (!look(st)->odds.chances.ways[kind])
            continue;
        ace_odds_text(st, kind, text, sizeof text);
        strbuf_addf(out, "%s%s %s", out->length ? " · " : "", ace_kind_name(kind), text);
    }
}
