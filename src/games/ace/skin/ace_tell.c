/* ace_tell.c - the table and its choices in sentences, for a terminal and for anybody who listens.
 */
#include "ace_tell.h"

#include "ace_words.h"
#include "faces.h"
#include "i18n.h"

static void bonus_of(const struct stage *st, int slot, const char *format, struct strbuf *out)
{
    const struct ace_enemy *e = ace_bonus(&st->rules, &st->shown.b, slot);
    struct strbuf words = STRBUF_EMPTY;
    if (!e)
        return;
    ace_bonus_words(st, e, &words);
    strbuf_addf(out, format, _(e->name));
    strbuf_addf(out, _(": %s"), strbuf_text(&words));
    strbuf_free(&words);
}

void ace_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    switch (c->kind) {
    case ACE_SHOOT:
        /* an exact claim by its number is for screens and logs: nobody would type it */
        if (c->about == 0)
            strbuf_add(out, _("Shoot"));
        break;
    case ACE_DISCARD_DRAW: strbuf_add(out, _("Discard and draw")); break;
    case ACE_RENEW: strbuf_add(out, _("Reshuffle")); break;
    case ACE_JAM: strbuf_add(out, _("Fire anyway (the gun jams)")); break;
    case ACE_USE: bonus_of(st, c->about, _("Use %s"), out); break;
    case ACE_ARM: bonus_of(st, c->about, _("Arm %s"), out); break;
    case ACE_DISARM: bonus_of(st, c->about, _("Disarm %s"), out); break;
    case ACE_TRIM: strbuf_add(out, _("Discard down to the hand limit")); break;
    case ACE_ARRANGE: strbuf_add(out, _("Put the cards back in any order")); break;
    case ACE_TAKE: strbuf_add(out, _("Take")); break;
    case ACE_CYCLE: strbuf_add(out, _("Swap cards from your hand")); break;
    case ACE_YIELD: strbuf_add(out, _("Give up the run")); break;
    case ACE_HINT:
        strbuf_add(out, c->about == 1 ? _("Point at the shared card you want")
                                      : _("Give your partner a hint"));
        break;
    }
}

void ace_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    if (c->kind == ACE_SHOOT) {
        strbuf_add(out, _(" · no cards: the best shot · =1: pair, up to =9: five of a kind"));
    } else if (c->kind == ACE_ARRANGE) {
        strbuf_add(out, _(" · the first card you name is drawn first"));
    } else if (c->kind == ACE_HINT && c->about == 1) {
        strbuf_add(out, _(" · counted from the left"));
    } else if (c->kind == ACE_HINT) {
        for (int i = c->min; i <= c->max; i++) {
            strbuf_addf(out, " · =%d: ", i);
            ace_hint_words(st, i, CARD_NONE, out);
        }
    }
}

/* At most `most` of the last cards of a zone, the top one first. */
static void cards_line(const struct stage *st, const char *name, int zone, int most,
                       struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    const int n = board_count(b, zone);
    if (n == 0)
        return;
    strbuf_addf(out, _("%s (%d)"), name, n);
    strbuf_add(out, _(": "));
    for (int i = n - 1, told = 0; i >= 0 && told < most; i--, told++) {
        char face[FACE_NAME];
        face_short(st, board_face(b, zone, i), face);
        strbuf_addf(out, "%s%s", told ? ", " : "", face);
    }
    strbuf_add(out, "\n");
}

static void enemy_line(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, b);
    struct strbuf words = STRBUF_EMPTY;
    strbuf_addf(out, _("Duel %d of %d"), b->num[ACE_MARKER], ACE_DUELS);
    if (e) {
        strbuf_addf(out,
                    i18n_plural(": %s, %d of %d hit points.", ": %s, %d of %d hit points.",
                                (unsigned long)b->num[ACE_HP]),
                    _(e->name), b->num[ACE_HP], b->num[ACE_HP_MAX]);
        for (int weakness = 0; weakness < 2; weakness++) {
            ace_penalty_words(st, e, weakness, &words);
            if (*strbuf_text(&words))
                strbuf_addf(out, weakness ? _(" Weakness: %s.") : _(" Penalty: %s."),
                            strbuf_text(&words));
            strbuf_free(&words);
        }
        ace_bonus_words(st, e, &words);
        if (*strbuf_text(&words))
            strbuf_addf(out, _(" Drops: %s."), strbuf_text(&words));
    }
    strbuf_add(out, "\n");
    strbuf_free(&words);
}

void ace_table_words(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    enemy_line(st, out);
    strbuf_addf(out, _("Bullets: %d of %d. Reloads: %d of %d. Draw pile: %d.\n"),
                b->num[ACE_BULLETS], b->num[ACE_BULLETS_MAX], b->num[ACE_RELOADS],
                b->num[ACE_RELOADS_MAX], board_count(b, ACE_PILE));
    /* Where the pile may not be leafed through only its top card is told (AS-19, AS-42). */
    cards_line(st, _("Discard pile"), ACE_DISCARD, ace_discard_open(&st->rules, b) ? CELLS : 1,
               out);
    for (int i = 0; i < board_count(b, ACE_PERMANENTS); i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_PERMANENTS, i));
        struct strbuf words = STRBUF_EMPTY;
        ace_bonus_words(st, e, &words);
        strbuf_addf(out, _("Permanent bonus from %s: %s\n"), _(e->name), strbuf_text(&words));
        strbuf_free(&words);
    }
    cards_line(st, _("Revealed from the draw pile"), ACE_SHOWN, CELLS, out);
    strbuf_addf(out, _("Hand (%d)"), board_count(b, ACE_HAND + st->me));
    strbuf_add(out, _(": "));
    for (int i = 0; i < board_count(b, ACE_HAND + st->me); i++) {
        char face[FACE_NAME];
        face_short(st, board_face(b, ACE_HAND + st->me, i), face);
        strbuf_addf(out, "%s%d %s", i ? ", " : "", i + 1, face);
    }
    strbuf_add(out, "\n");
    const int shared = board_count(b, ACE_SHARED);
    if (b->nseats < 2)
        return;
    strbuf_addf(out, _("Shared (%d)"), shared);
    strbuf_add(out, _(": "));
    for (int i = 0; i < shared; i++) {
        char face[FACE_NAME];
        face_short(st, board_face(b, ACE_SHARED, i), face);
        strbuf_addf(out, "%s%d %s", i ? ", " : "", board_count(b, ACE_HAND + st->me) + i + 1, face);
    }
    strbuf_add(out, "\n");
    for (int s = 0; s < b->nseats; s++)
        if (s != st->me)
            strbuf_addf(out, _("Seat %d’s cards: %d\n"), s + 1, board_count(b, ACE_HAND + s));
}
