/* The terms of the next game (UC-53): what is asked, who can pay it, and what is said about that.
 */
#include "upcolor_look.h"

#include "i18n.h"
#include "strbuf.h"

#include <math.h>
#include <stdio.h>

int uc_terms_of(const struct stage *st)
{
    const struct uc_state *k = look(st);
    return !uc_pots(st)                      ? 0
           : k->terms_set                    ? k->terms
           : st->shown.b.num[UPCOLOR_RISING] ? UPCOLOR_TERMS_RISING
                                             : 0;
}

/* How many would play under these terms. */
static int payers(const struct stage *st, int terms)
{
    const struct board *b = &st->shown.b;
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += upcolor_seated(b, s) &&
             upcolor_can_pay(&st->rules, b, s, upcolor_next_stake(&st->rules, b, terms));
    return n;
}

int32_t uc_next_pot(const struct stage *st, int terms, int32_t *stake_out)
{
    const int64_t stake = upcolor_next_stake(&st->rules, &st->shown.b, terms);
    *stake_out = (int32_t)stake;
    return (int32_t)(stake * payers(st, terms));
}

void uc_next_label(const struct stage *st, int terms, bool with_pot, char out[UC_TEXT])
{
    int32_t stake;
    char a[64], b[64];
    const int32_t pot = uc_next_pot(st, terms, &stake);
    if (!uc_pots(st)) {
        snprintf(out, UC_TEXT, "%s", _("Another game"));
        return;
    }
    uc_amount(a, stake);
    uc_amount(b, pot);
    if (!with_pot && (terms & UPCOLOR_TERMS_ANEW))
        snprintf(out, UC_TEXT, _("Turn one · stake %s"), a);
    else if (!with_pot)
        snprintf(out, UC_TEXT, _("Rich game %d · stake %s"), st->shown.b.num[UPCOLOR_RICH] + 1, a);
    else if (terms & UPCOLOR_TERMS_ANEW)
        snprintf(out, UC_TEXT, _("Turn one again: stake %s, pot %s"), a, b);
    else
        snprintf(out, UC_TEXT, _("Rich game %d: stake %s, pot %s"),
                 st->shown.b.num[UPCOLOR_RICH] + 1, a, b);
}

void uc_terms_items(struct stage *st, struct items *it)
{
    const struct rect r = look(st)->at.terms;
    const int terms = uc_terms_of(st);
    const float gap = ui_px(&st->ui, 24);
    const float radius = ui_px(&st->ui, 22);
    const struct rect height = rect_column(r, 0, 2, gap), shares = rect_column(r, 1, 2, gap);
    char rich[UC_NAME];
    snprintf(rich, sizeof rich, _("Rich game %d"), st->shown.b.num[UPCOLOR_RICH] + 1);
    items_add(
        it,
        (struct item){
            .id = item_id("height", 0),
            .role = ITEM_CHOICE,
            .name = _("Pot size"),
            .value = terms & UPCOLOR_TERMS_ANEW ? _("Turn one again") : rich,
            .bounds = height,
            .max = 1,
            .step = 1,
            .amount = terms & UPCOLOR_TERMS_ANEW ? 1 : 0,
            .action = DO_ANEW,
            .radius = radius,
            .about =
                _("A Rich game doubles the last stake. Turn one goes back to the opening stake.")});
    for (int i = 0; i < 2; i++)
        items_add(it, (struct item){.id = item_id("height-of", i),
                                    .role = ITEM_OPTION,
                                    .parent = item_id("height", 0),
                                    .name = i ? _("Turn one again") : rich,
                                    .chosen = ((terms & UPCOLOR_TERMS_ANEW) != 0) == i,
                                    .bounds = rect_column(height, i, 2, 0),
                                    .action = DO_ANEW,
                                    .arg = i});
    items_add(it, (struct item){.id = item_id("shares", 0),
                                .role = ITEM_CHOICE,
                                .name = _("Shares"),
                                .value = terms & UPCOLOR_TERMS_RISING ? _("Rising shares")
                                                                      : _("Falling shares"),
                                .bounds = shares,
                                .max = 1,
                                .step = 1,
                                .amount = terms & UPCOLOR_TERMS_RISING ? 1 : 0,
                                .action = DO_RISING,
                                .radius = radius,
                                .about = _("Falling: half the pot, a quarter, an eighth, the rest. "
                                           "Rising: the other way round.")});
    for (int i = 0; i < 2; i++)
        items_add(it, (struct item){.id = item_id("shares-of", i),
                                    .role = ITEM_OPTION,
                                    .parent = item_id("shares", 0),
                                    .name = i ? _("Rising shares") : _("Falling shares"),
                                    .chosen = ((terms & UPCOLOR_TERMS_RISING) != 0) == i,
                                    .bounds = rect_column(shares, i, 2, 0),
                                    .action = DO_RISING,
                                    .arg = i});
}

/* ---- who can't pay, and two alone ---- */

const char *uc_two_left(void)
{
    return _("With two players, the first to lead wins most of the rounds.");
}

/* UC-58 and UC-03. */
void uc_note_of(const struct stage *st, int terms, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    struct strbuf names = STRBUF_EMPTY;
    char amount[64];
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        if (upcolor_seated(b, s) &&
            !upcolor_can_pay(&st->rules, b, s, upcolor_next_stake(&st->rules, b, terms)))
            strbuf_addf(&names, "%s%s", n++ ? C_("between short effects", ", ") : "",
                        uc_seat(st, s));
    uc_things(st, amount, (int32_t)upcolor_next_stake(&st->rules, b, terms));
    if (n)
        strbuf_addf(out, _("Leaving because they can’t pay the stake of %s: %s."), amount,
                    strbuf_text(&names));
    if (payers(st, terms) == 2)
        strbuf_addf(out, "%s%s", n ? C_("between sentences", " ") : "", uc_two_left());
    strbuf_free(&names);
}

void uc_carried_of(const struct stage *st, struct strbuf *out)
{
    char amount[64];
    uc_amount(amount, st->shown.b.num[UPCOLOR_CARRY]);
    if (st->shown.b.num[UPCOLOR_CARRY] <= 0)
        return;
    strbuf_add(out, strbuf_empty(out) ? "" : C_("between sentences", " "));
    strbuf_addf(out, _("%s carries over to the next game’s first round."), amount);
}

bool uc_has_to_say(const struct stage *st)
{
    struct strbuf text = STRBUF_EMPTY;
    uc_note_of(st, uc_terms_of(st), &text);
    const bool says = !strbuf_empty(&text);
    strbuf_free(&text);
    return says;
}

const struct ui_words uc_note_words = {.size = 28, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};

float uc_note_height(const struct stage *st, float width)
{
    float most = 0;
    if (!uc_agreeing(st) || st->shown.b.phase != UPCOLOR_PHASE_AGREE || st->shown.b.over)
        return 0;
    /* so that nothing moves when the terms change */
    for (int terms = 0; terms <= UPCOLOR_TERMS_ANEW; terms += UPCOLOR_TERMS_ANEW) {
        struct strbuf text = STRBUF_EMPTY;
        uc_note_of(st, terms, &text);
        uc_carried_of(st, &text);
        if (*strbuf_text(&text))
            most = fmaxf(most, uc_height(st, uc_note_words, strbuf_text(&text), width));
        strbuf_free(&text);
    }
    return most;
}
