/* review_words_ace.c - shots, reloads and bonuses of Ace of Spades in sentences. */
#include "review_words_inside.h"

#include "ace_words.h"
#include "faces.h"

/* "Q♠ Q♦ 8♣": cards of the hand, then of the shared row. */
static void picked(const struct stage *st, const struct action *a, struct strbuf *out)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&st->shown.b, st->me, cards);
    for (int i = 0; i < a->n; i++) {
        char face[FACE_NAME];
        if (a->pick[i] >= n)
            continue;
        face_short(st, cards[a->pick[i]], face);
        strbuf_addf(out, "%s%s", i ? " " : "", face);
    }
}

/* As the rules complete a shot of which only the wish was told. */
static struct action whole(const struct stage *st, const struct action *a)
{
    struct action w = *a;
    return rules_check(&st->rules, &st->shown.b, &w) == REASON_OK ? w : *a;
}

static int damage_of(const struct stage *st, const struct action *a)
{
    struct ace_aim aim;
    struct ace_claim claim;
    card cards[ACE_SHOT_CARDS];
    ace_aim_read(&aim, &st->rules, &st->shown.b, st->me);
    return ace_claim_of(&aim, &st->shown.b, a, cards, &claim)
               ? ace_damage(&aim, cards, a->n, &claim, NULL)
               : 0;
}

static const char *bonus_at(const struct stage *st, int slot)
{
    const struct ace_enemy *bonus = ace_bonus(&st->rules, &st->shown.b, slot);
    return bonus ? _(bonus->name) : "";
}

void review_ace_did(const struct stage *st, const struct review_decision *d, bool you,
                    struct strbuf *out)
{
    const struct action a = whole(st, &d->played);
    const struct board *b = &st->shown.b;
    struct strbuf cards = STRBUF_EMPTY;
    picked(st, &a, &cards);
    switch (a.kind) {
    case ACE_SHOOT:
        REVIEW_SAY(_("You fired %s for %d damage at an enemy with %d hit points left."),
                   _("%s fired %s for %d damage at an enemy with %d hit points left."),
                   strbuf_text(&cards), damage_of(st, &a), (int)b->num[ACE_HP]);
        break;
    case ACE_DISCARD_DRAW:
        REVIEW_SAY(_("You discarded %s for new cards."), _("%s discarded %s for new cards."),
                   strbuf_text(&cards));
        break;
    case ACE_RENEW:
        REVIEW_SAY_ALONE(_("You spent a reload to reshuffle the draw pile."),
                         _("%s spent a reload to reshuffle the draw pile."));
        break;
    case ACE_USE: REVIEW_SAY(_("You used %s."), _("%s used %s."), bonus_at(st, a.about)); break;
    }
    strbuf_free(&cards);
}

void review_ace_better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const struct action a = whole(st, &d->rating.better);
    struct strbuf cards = STRBUF_EMPTY;
    picked(st, &a, &cards);
    switch (a.kind) {
    case ACE_SHOOT:
        strbuf_addf(out, _("Firing %s for %d damage was better."), strbuf_text(&cards),
                    damage_of(st, &a));
        break;
    case ACE_DISCARD_DRAW:
        strbuf_addf(out, _("Discarding %s was better."), strbuf_text(&cards));
        break;
    case ACE_RENEW: strbuf_add(out, _("Reshuffling the draw pile was better.")); break;
    case ACE_USE: strbuf_addf(out, _("Using %s first was better."), bonus_at(st, a.about)); break;
    case ACE_ARM:
        strbuf_addf(out, _("Arming %s for the shot was better."), bonus_at(st, a.about));
        break;
    }
    strbuf_free(&cards);
}

void review_ace_worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const int n = review_percent(d->rating.cost);
    (void)st;
    strbuf_addf(out,
                i18n_plural("It wins about %d more duel in 100.",
                            "It wins about %d more duels in 100.", (unsigned long)n),
                n);
}
