/* narrate.c - a table in sentences. What a game's skin can say well it says (skin.h); the rest is named by the rules' own tables. */
#include "narrate.h"

#include "dump.h"
#include "i18n.h"
#include "notation.h"

#include <stdio.h>

enum { LINE = 400 };

void narrate_card(struct strbuf *out, const struct rules *r, card c)
{
    static const char *const suits[SUITS] = {"♣", "♦", "♥", "♠"};
    static const char *const ranks[RANKS] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"};
    char text[CARD_TEXT];
    if (card_is_plain(c)) {
        strbuf_addf(out, "%s%s", ranks[card_rank(c)], suits[card_suit(c)]);
        return;
    }
    card_text(r, c, text);
    strbuf_add(out, card_is_joker(c) ? _("Joker") : text);
}

void narrate_event(struct strbuf *out, const struct rules *r, const struct event *e, const struct board *before)
{
    (void)before;
    char line[LINE];
    if (!e->why)
        return;
    event_dump(r, e, line, sizeof line);
    strbuf_addf(out, "%s\n", line);
}

void narrate_choice(struct strbuf *out, const struct view *v, const struct choice *c)
{
    strbuf_add(out, v->rules.game->verbs[c->kind]);
    if (c->about)
        strbuf_addf(out, " .%d", c->about);
    if (c->pick_max == 1)
        strbuf_add(out, _(" (a card)"));
    else if (c->pick_max > 1 && c->pick_min == c->pick_max)
        strbuf_addf(out, i18n_plural(" (%d card)", " (%d cards)", c->pick_max), c->pick_max);
    else if (c->pick_max > 1)
        strbuf_addf(out, _(" (%d to %d cards)"), c->pick_min, c->pick_max);
    if (c->max > c->min)
        strbuf_addf(out, _(" (=%d to %d)"), c->min, c->max);
    if (c->refused)
        strbuf_addf(out, ": %s", _(rules_reason_text(v->rules.game, c->refused)));
}

void narrate_table(struct strbuf *out, const struct view *v)
{
    char text[4096];
    board_dump(&v->rules, &v->board, text, sizeof text);
    strbuf_add(out, text);
}
