/* What F1 tells of a card in the hand and of the main button: what a card would add as things stand, and what a press would do. */
#include "ace_look.h"

#include "i18n.h"

/* What the rules alone give it (AS-22). */
static int natural(card c) { return card_rank(c) == RANK_A ? 3 : card_rank(c) >= RANK_J && card_rank(c) <= RANK_K ? 1 : 0; }

/* With the bonuses that have an upper limit. */
static int value_of(const struct ace_aim *aim, card c)
{
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
        strbuf_add(out, _("The Joker takes any rank and suit when it is fired, and what they add. No bonus changes it."));
    if (!card_is_plain(c))
        return;
    ace_aim_read(&aim, &st->rules, &st->now.b, st->me);
    if (aim.voids >> card_suit(c) & 1) {
        strbuf_add(out, _("The enemy’s penalty: this suit is in no combination. The card may be fired beside one."));
        return;
    }
    const int v = value_of(&aim, c);
    if (v > 0)
        strbuf_addf(out, _("In a combination this card adds %d damage; beside one it adds nothing."), v);
    else if (natural(c))
        strbuf_add(out, _("The enemy’s penalty takes away what this card would add."));
    else
        strbuf_add(out, _("This card adds nothing of its own: its combination counts."));
}

const char *ace_primary_help(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (k->mode != MODE_AIM)
        return NULL;
    switch (k->primary.kind) {
    case ACE_SHOOT: return _("Fires the chosen cards: their damage comes off the enemy, and they go to the discard pile.");
    case ACE_JAM: return _("No combination and no reload: five cards and a bullet go, for no damage.");
    default: return NULL;
    }
}
