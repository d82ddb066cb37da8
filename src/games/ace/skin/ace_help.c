/* What F1 tells of a card in the hand and of the main button: what a card would add as things
 * stand, and what a press would do. */
#include "ace_controls.h"

#include "check.h"
#include "i18n.h"

/* What the rules alone give it (AS-22). */
static int natural(card c)
{
    return card_rank(c) == RANK_A ? 3 : card_rank(c) >= RANK_J && card_rank(c) <= RANK_K ? 1 : 0;
}

/* With the bonuses that have an upper limit. */
static int value_of(const struct ace_aim *aim, card c)
{
    CARRE_ASSERT(c < sizeof aim->value / sizeof *aim->value);
    int v = aim->value[c];
    for (int i = 0; i < aim->nlimited; i++)
        if (aim->limited[i].faces >> c & 1)
            v += aim->limited[i].n;
    return v;
}

void ace_card_help(const struct stage *st, card c, struct strbuf *out)
{
    struct ace_aim aim;
    if (c == CARD_JOKER)
        strbuf_add(out, _("When fired, the Joker becomes a card of any rank and suit, and adds "
                          "that card’s extra damage. Bonuses can’t change it."));
    if (!card_is_plain(c))
        return;
    ace_aim_read(&aim, &st->rules, &st->shown.b, st->me);
    if (aim.voids >> card_suit(c) & 1) {
        strbuf_add(out, _("Enemy penalty: a card of this suit can’t be part of a poker hand. You "
                          "can still fire it as a spare card."));
        return;
    }
    const int v = value_of(&aim, c);
    if (v > 0)
        strbuf_addf(
            out,
            _("This card adds %d damage as part of a poker hand, and nothing as a spare card."), v);
    else if (natural(c))
        strbuf_add(out, _("The enemy’s penalty cancels this card’s extra damage."));
    else
        strbuf_add(out, _("This card adds no damage of its own. Only the poker hand counts."));
}

const char *ace_primary_help(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (k->mode != MODE_AIM)
        return NULL;
    switch (k->primary.kind) {
    case ACE_SHOOT:
        return _("Fires the chosen cards. The enemy takes the damage, and the cards go to the "
                 "discard pile.");
    case ACE_JAM:
        return _("With no poker hand and no reloads, you lose five cards and a bullet, and deal no "
                 "damage.");
    default: return NULL;
    }
}
