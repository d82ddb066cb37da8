/* The table, its choices and its end in sentences: for a terminal, for anybody who listens, and for
 * the page of the result. */
#include "upcolor_look.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>

void uc_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    char name[UC_NAME], amount[64];
    switch (c->kind) {
    case UPCOLOR_PLAY: strbuf_add(out, _("Play a card from your hand")); break;
    case UPCOLOR_PASS: strbuf_add(out, C_("card", "Pass")); break;
    case UPCOLOR_NEXT:
        if (!uc_pots(st)) {
            strbuf_add(out, _("Another game"));
            break;
        }
        uc_things(st, amount, (int32_t)upcolor_next_stake(&st->rules, &st->shown.b, c->about));
        if (c->about & UPCOLOR_TERMS_ANEW)
            snprintf(name, sizeof name, "%s", _("Turn one again"));
        else
            snprintf(name, sizeof name, _("Rich game %d"), st->shown.b.num[UPCOLOR_RICH] + 1);
        strbuf_addf(out,
                    c->about & UPCOLOR_TERMS_RISING ? _("%s with rising shares, stake %s")
                                                    : _("%s with falling shares, stake %s"),
                    name, amount);
        break;
    case UPCOLOR_STOP: strbuf_add(out, _("Stop here")); break;
    case UPCOLOR_BORROW: strbuf_add(out, _("Borrow the shortfall from the bank")); break;
    case UPCOLOR_LEAVE: strbuf_addf(out, _("%s leaves"), uc_seat(st, st->me)); break;
    }
}

static void seat_line(const struct stage *st, int s, struct strbuf *out)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int n = upcolor_hand_count(b, s);
    char amount[64];
    uc_things(st, amount, uc_has(st, b, s));
    strbuf_addf(
        out,
        uc_pots(st)
            ? i18n_plural("%s: %d card, stack %s", "%s: %d cards, stack %s", (unsigned long)n)
            : i18n_plural("%s: %d card, %s won", "%s: %d cards, %s won", (unsigned long)n),
        uc_seat(st, s), n, amount);
    if (b->num[UPCOLOR_BARRED + s])
        strbuf_addf(out, " · %s", _("no share this round: kept a discard card"));
    if (board_count(b, UPCOLOR_LAID + s))
        strbuf_addf(out, " · %s", uc_face_label(board_face(b, UPCOLOR_LAID + s, 0)));
    else if (b->num[UPCOLOR_PASSED + s])
        strbuf_addf(out, " · %s", _("has passed"));
    if (b->num[UPCOLOR_LAST] == s && uc_turn(b) >= 0)
        strbuf_addf(out, " · %s", _("last in the lap"));
    strbuf_add(out, "\n");
}

static void tally_line(const struct stage *st, struct strbuf *out)
{
    if (!uc_tallied(st))
        return;
    strbuf_add(out, _("Cards played"));
    strbuf_add(out, _(": "));
    for (int i = 0; i < UPCOLOR_FACES; i++)
        strbuf_addf(out, "%s%s %d", i ? ", " : "", uc_face_word((card)(UPCOLOR_IMPERIAL + i)),
                    uc_gone(&st->shown.b, (card)(UPCOLOR_IMPERIAL + i)));
    strbuf_add(out, "\n");
}

void uc_table_words(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    char text[UC_TEXT], pot[64], share[64];
    uc_title(st, b, text);
    strbuf_addf(out, "%s\n", text);
    uc_things(st, pot, b->num[UPCOLOR_POT]);
    uc_things(st, share, b->num[UPCOLOR_ROUND] ? upcolor_at_stake(b) : 0);
    if (!uc_pots(st))
        strbuf_addf(out, _("Draw pile: %d.\n"), board_count(b, UPCOLOR_PILE));
    else
        strbuf_addf(out, _("Pot: %s. This round’s share: %s. Draw pile: %d.\n"), pot, share,
                    board_count(b, UPCOLOR_PILE));
    for (int i = 0; i < b->nseats; i++) {
        const int s = uc_turn(b) >= 0 ? (b->num[UPCOLOR_LEADER] + i) % b->nseats : i;
        if (upcolor_seated(b, s))
            seat_line(st, s, out);
    }
    tally_line(st, out);
    uc_prompt(st, b, text);
    if (*text)
        strbuf_addf(out, "%s\n", text);
    const int n = board_count(b, UPCOLOR_HAND + st->me);
    strbuf_addf(out, _("Hand (%d)"), n);
    strbuf_add(out, _(": "));
    for (int i = 0; i < n; i++)
        strbuf_addf(out, "%s%d %s", i ? ", " : "", i + 1,
                    uc_face_label(board_face(b, UPCOLOR_HAND + st->me, i)));
    strbuf_add(out, "\n");
}

void uc_state_line(const struct stage *st, struct strbuf *out)
{
    char game[UC_NAME];
    const struct board *b = &st->shown.b;
    strbuf_addf(out, _("game %d (%s), round %d of 4"), b->num[UPCOLOR_GAME], uc_game_name(b, game),
                b->num[UPCOLOR_ROUND]);
}

/* ---- the end ---- */

static int32_t home(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    return uc_has(st, &st->shown.b, s) - st->shown.b.num[UPCOLOR_DEBT + s];
}

/* What counts at the end: what a player, or both of a team (UC-57), go home with. */
static int32_t side(const struct stage *st, int s)
{
    int32_t sum = 0;
    for (int p = 0; p < st->shown.b.nseats; p++)
        sum += upcolor_partners(&st->rules, s, p) ? home(st, p) : 0;
    return sum;
}

void uc_summary(const struct stage *st, struct stage_summary *out)
{
    const struct board *b = &st->shown.b;
    int order[SEATS] = {0}, n = 0, best = 0;
    char amount[64];
    *out = (struct stage_summary){0};
    for (int s = 0; s < b->nseats; s++) {
        int k = n++;
        for (; k > 0 && side(st, order[k - 1]) < side(st, s); k--)
            order[k] = order[k - 1];
        order[k] = s;
    }
    while (best < n && side(st, order[best]) == side(st, order[0]))
        best++;
    out->won = side(st, st->me) == side(st, order[0]);
    out->hero = order[0] + 1;
    if (best == 1 && !st->rules.option[UPCOLOR_TEAMS])
        snprintf(out->heading, sizeof out->heading, _("%s wins!"), uc_seat(st, order[0]));
    else if (best == 2 && st->rules.option[UPCOLOR_TEAMS])
        snprintf(out->heading, sizeof out->heading, _("%s and %s win!"), uc_seat(st, order[0]),
                 uc_seat(st, (order[0] + 2) % b->nseats));
    else
        snprintf(out->heading, sizeof out->heading, "%s", _("Tie for first"));
    const int rounds = b->num[UPCOLOR_PLAYED];
    if (uc_pots(st) && uc_sweets(st))
        snprintf(out->sentence, sizeof out->sentence,
                 i18n_plural("You played %d round for sweets.", "You played %d rounds for sweets.",
                             (unsigned long)rounds),
                 rounds);
    else
        snprintf(
            out->sentence, sizeof out->sentence,
            i18n_plural("You played %d round.", "You played %d rounds.", (unsigned long)rounds),
            rounds);
    for (int i = 0; i < n && i < 8; i++) {
        const int s = order[i], won = b->num[UPCOLOR_ROUNDS_WON + s];
        uc_things(st, amount, home(st, s));
        snprintf(out->line[i].name, sizeof out->line[0].name, "%s", uc_seat(st, s));
        snprintf(out->line[i].value, sizeof out->line[0].value,
                 !uc_pots(st)
                     ? "%s"
                     : i18n_plural("%s · %d round won", "%s · %d rounds won", (unsigned long)won),
                 amount, won);
        out->lines++;
    }
}
