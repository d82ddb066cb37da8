/* narrate.c - the stage's words without a screen. */
#include "narrate.h"

#include "check.h"
#include "dump.h"
#include "i18n.h"
#include "skins.h"

#include <string.h>

struct stage *narrate_open(const struct rules *r, seat me, const struct board *start)
{
    struct stage *st = stage_new(skins_find(r->game->id), r, me, start, NULL);
    st->unseen = true;
    return st;
}

int narrate_events(struct strbuf *out, const struct stage *st, int from, bool back)
{
    CARRE_ASSERT(from >= 0);
    for (int i = from; i < st->history.n; i++)
        if (!back || !st->history.line[i].memory)
            strbuf_addf(out, "%s\n", st->history.line[i].text);
    return st->history.n;
}

void narrate_skip(const struct stage *st, struct narrated *told)
{
    told->lines = st->history.n;
    told->bytes = told->lines ? strlen(st->history.line[told->lines - 1].text) : 0;
}

void narrate_more(struct strbuf *out, const struct stage *st, struct narrated *told)
{
    const struct history *h = &st->history;
    if (told->lines > 0 && told->lines <= h->n) {
        const struct history_line *last = &h->line[told->lines - 1];
        if (strlen(last->text) != told->bytes)
            strbuf_addf(out, "%s\n", last->text + (last->again ? 0 : told->bytes));
    }
    narrate_events(out, st, told->lines, false);
    narrate_skip(st, told);
}

bool narrate_choice(struct strbuf *out, const struct stage *st, const struct choice *c)
{
    const struct game *g = st->rules.game;
    const size_t before = strlen(strbuf_text(out));
    if (st->skin->choice)
        st->skin->choice(st, c, out);
    else if (c->about)
        strbuf_addf(out, "%s .%d", g->verbs[c->kind], c->about);
    else
        strbuf_add(out, g->verbs[c->kind]);
    if (strlen(strbuf_text(out)) == before)
        return false;
    if (c->refused) {
        strbuf_addf(out, " – %s", _(rules_reason_text(g, c->refused)));
        return true;
    }
    if (c->pick_max == 1)
        strbuf_add(out, _(" (1 card)"));
    else if (c->pick_max > 1 && c->pick_min == c->pick_max)
        strbuf_addf(out, i18n_plural(" (%d card)", " (%d cards)", c->pick_max), c->pick_max);
    else if (c->pick_max > 1)
        strbuf_addf(out, _(" (%d to %d cards)"), c->pick_min, c->pick_max);
    if (c->max > c->min)
        strbuf_addf(out, _(" (=%d to %d)"), c->min, c->max);
    if (st->skin->typing)
        st->skin->typing(st, c, out);
    return true;
}

void narrate_table(struct strbuf *out, const struct stage *st)
{
    char text[4096];
    if (st->skin->table) {
        st->skin->table(st, out);
        return;
    }
    board_dump(&st->rules, &st->shown.b, text, sizeof text);
    strbuf_add(out, text);
}
