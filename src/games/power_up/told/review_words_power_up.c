/* review_words_power_up.c - powers in sentences; bets are told as at any table. */
#include "poker_folder.h"
#include "review_words_inside.h"

#include "faces.h"
#include "power_words.h"

/* The power that lies in a slot of the seat's own. */
static const char *power_at(const struct stage *st, int slot)
{
    return power_title(card_power(board_face(&st->shown.b, POWER_UP_HELD + st->me, slot)));
}

/* The card that a choice after a look is about: of the fan, or of the hand after it. */
static void chosen(const struct stage *st, const struct action *a, char out[FACE_NAME])
{
    const int fan = board_count(&st->shown.b, POWER_UP_FAN);
    const bool of_hand = a->kind == POWER_UP_DISCARD && a->pick[0] >= fan;
    face_short(st,
               board_face(&st->shown.b, of_hand ? HOLDEM_HAND + st->me : POWER_UP_FAN,
                          of_hand ? a->pick[0] - fan : a->pick[0]),
               out);
}

static void did(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out)
{
    const struct action *a = &d->played;
    char face[FACE_NAME];
    switch (a->kind) {
    case POWER_UP_PLAY:
        REVIEW_SAY(_("You played %s."), _("%s played %s."), power_at(st, a->about));
        break;
    case POWER_UP_KEEP:
        REVIEW_SAY_ALONE(_("You left the two cards on top of the deck."),
                         _("%s left the two cards on top of the deck."));
        break;
    case POWER_UP_THROW:
        REVIEW_SAY_ALONE(_("You discarded both cards."), _("%s discarded both cards."));
        break;
    case POWER_UP_NEXT:
        chosen(st, a, face);
        REVIEW_SAY(_("You chose %s as the next card."), _("%s chose %s as the next card."), face);
        break;
    case POWER_UP_DISCARD:
        chosen(st, a, face);
        REVIEW_SAY(_("You discarded %s."), _("%s discarded %s."), face);
        break;
    default: review_poker_did(st, d, you, out);
    }
}

static void better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const struct action *a = &d->rating.better;
    char face[FACE_NAME];
    switch (a->kind) {
    case POWER_UP_PLAY:
        strbuf_addf(out, _("Playing %s was better."), power_at(st, a->about));
        break;
    case POWER_UP_KEEP: strbuf_add(out, _("Keeping the two cards was better.")); break;
    case POWER_UP_THROW: strbuf_add(out, _("Discarding both cards was better.")); break;
    case POWER_UP_NEXT:
        chosen(st, a, face);
        strbuf_addf(out, _("Choosing %s as the next card was better."), face);
        break;
    case POWER_UP_DISCARD:
        chosen(st, a, face);
        strbuf_addf(out, _("Discarding %s was better."), face);
        break;
    default: review_poker_better(st, d, out);
    }
}

const struct review_sentences review_of_power_up = POKER_REVIEW(did, better);
