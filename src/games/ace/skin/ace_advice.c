/* What the table's advice (STAGE_HINT) does to a duel: the cards that it is about are chosen, as if
 * by hand, and a sign stands at the control that it would press. Nothing is played, and everything
 * can be chosen otherwise. */
#include "ace_controls.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"

#include <limits.h>

static uint32_t control_of(const struct action *a)
{
    switch (a->kind) {
    case ACE_DISCARD_DRAW: return item_id("second", 0);
    case ACE_RENEW: return item_id("third", 0);
    case ACE_USE:
    case ACE_ARM: return item_id(a->n ? "primary" : "bonus", a->n ? 0 : a->about);
    case ACE_DISARM: return item_id("bonus", a->about);
    case ACE_YIELD: return item_id("give-up", 0);
    default: return item_id("primary", 0);
    }
}

void ace_lay_out(struct stage *st, const struct action *a)
{
    struct ace_state *k = look(st);
    const struct choice *c = stage_choice(st, a->kind, a->about);
    if (!c || !a->n)
        return;
    if (a->kind == ACE_USE || a->kind == ACE_ARM) {
        k->mode = a->kind == ACE_USE ? MODE_USE : MODE_ARM;
        k->slot = a->about;
        k->amount = a->amount;
        k->ups = (uint8_t)a->amount;
    }
    const bool aims = a->kind == ACE_SHOOT || a->kind == ACE_DISCARD_DRAW || a->kind == ACE_JAM;
    struct picks *p = aims ? &k->aimed : &k->picked;
    p->n = 0;
    for (int i = 0; i < a->n; i++) {
        int zone, index;
        pick_place(&st->shown.b, c->zone, c->zone2, a->pick[i], &zone, &index);
        p->c[p->n++] = board_face(&st->shown.b, zone, index);
    }
    k->which = 0;
}

/* The picks of a shot or a discard go to the shot's cards, those of an answer to what a card asks
 * to its own; a bonus is laid out as it would be used, or looked at. The focus goes to what does
 * it: the next press of what activates is that (unless others hear where the focus is). */
void ace_take_advice(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct action *a = &st->hint;
    if (!st->hinted) {
        k->advised = 0;
        return;
    }
    if (k->advised == 1 + st->hints || !st->mine)
        return;
    k->advised = 1 + st->hints;
    ace_reset_mode(st);
    k->ponder.pressed = 0;
    k->ponder.aside = true;
    if (!st->overheard && st->items && a->kind != ACE_YIELD) {
        items_focus_on(st->items, control_of(a));
        k->focus = 0; /* it is nobody's heir: a panel that opens with the advice leaves it there */
        k->focus_does = 0;
    }
    if (!a->n && (a->kind == ACE_USE || a->kind == ACE_ARM))
        ace_ponder_press(st, a->about);
    ace_lay_out(st, a);
}

void ace_advice_draw(const struct stage *st, struct canvas *c)
{
    const struct item *i = st->hinted ? items_get(st->items, control_of(&st->hint)) : NULL;
    if (!i)
        return;
    const float size = ui_px(&st->ui, 44);
    /* clear of the letters beside and above */
    const struct rect at =
        rect_make(i->bounds.x - size * 0.5F, i->bounds.y - size * 0.3F, size, size);
    canvas_panel(c, at,
                 &(struct panel){.fill = ACE_INK,
                                 .radius = size / 2,
                                 .line = ACE_GLOW,
                                 .line_width = ui_px(&st->ui, 3)});
    ui_icon(c, &st->ui, "hint", rect_inset(at, size * 0.2F), ACE_GLOW);
}

/* ---- in words ---- */

static void with_cards(const struct stage *st, const struct action *a, const char *format,
                       struct strbuf *out)
{
    const struct choice *c = stage_choice(st, a->kind, a->about);
    struct strbuf cards = STRBUF_EMPTY;
    if (c)
        ace_picked_words(st, a, c->zone, c->zone2, &cards);
    if (*strbuf_text(&cards))
        strbuf_addf(out, format, strbuf_text(&cards));
    strbuf_free(&cards);
}

/* Where a card stands among those of a shot: what is claimed before what is spare, more of a rank
 * before fewer, high before low (but an ace that begins a straight ends it here), then by suits as
 * in the hand, and the Joker after the cards that it is like. */
static int place_of(const card *faces, int n, const struct ace_claim *claim, int i)
{
    static const int suit[SUITS] = {
        [SUIT_SPADES] = 3, [SUIT_HEARTS] = 2, [SUIT_CLUBS] = 1, [SUIT_DIAMONDS] = 0};
    const bool straight = claim->kind == ACE_STRAIGHT || claim->kind == ACE_STRAIGHT_FLUSH;
    const bool claimed = claim->cards >> i & 1;
    int same = 0, low = 0;
    if (!card_is_plain(faces[i]))
        return -1;
    for (int k = 0; k < n; k++) {
        const bool in = (claim->cards >> k & 1) && card_is_plain(faces[k]);
        same += claimed && in && card_rank(faces[k]) == card_rank(faces[i]);
        low += in && card_rank(faces[k]) == RANK_2;
    }
    const int rank =
        straight && claimed && low && card_rank(faces[i]) == RANK_A ? -1 : card_rank(faces[i]);
    return (same * (RANKS + 1) + rank + 1) * SUITS + suit[card_suit(faces[i])];
}

/* The cards of a shot as its combination is read: "K♠, K♥, 7♣, 7♦, 4♠". */
static void fired_words(const struct stage *st, const struct ace_aim *aim, const card *cards, int n,
                        const struct ace_claim *claim, struct strbuf *out)
{
    CARRE_ASSERT(n > 0 && n <= ACE_SHOT_CARDS);
    card faces[ACE_SHOT_CARDS];
    int place[ACE_SHOT_CARDS];
    ace_changed(aim, cards, n, faces);
    for (int i = 0; i < n; i++)
        if (faces[i] == CARD_JOKER && claim->joker != CARD_NONE)
            faces[i] = claim->joker;
    for (int i = 0; i < n; i++) {
        const int at = place_of(faces, n, claim, i);
        place[i] = card_is_joker(cards[i]) && at >= 0 ? at / SUITS * SUITS * 2 : at * 2 + 1;
    }
    for (int told = 0; told < n; told++) {
        int next = 0;
        for (int i = 1; i < n; i++)
            if (place[i] > place[next])
                next = i;
        strbuf_add(out, told ? C_("list", ", ") : "");
        ace_card_words(st, cards[next], out);
        place[next] = INT_MIN;
    }
}

/* As the rules complete a shot of which only the wish was told. */
static void shot_words(const struct stage *st, const struct action *a, struct strbuf *out)
{
    struct action whole = *a;
    struct ace_aim aim;
    struct ace_claim claim;
    card cards[ACE_SHOT_CARDS];
    struct strbuf named = STRBUF_EMPTY;
    if (rules_check(&st->rules, &st->shown.b, &whole) != REASON_OK)
        return;
    ace_aim_read(&aim, &st->rules, &st->shown.b, st->me);
    if (!ace_claim_of(&aim, &st->shown.b, &whole, cards, &claim))
        return;
    fired_words(st, &aim, cards, whole.n, &claim, &named);
    const int damage = ace_damage(&aim, cards, whole.n, &claim, NULL);
    if (st->suspense)
        strbuf_addf(out, _("Fire %s: %s."), strbuf_text(&named), ace_kind_name(claim.kind));
    else
        strbuf_addf(out,
                    i18n_plural("Fire %s: %s, %d damage.", "Fire %s: %s, %d damage.",
                                (unsigned long)damage),
                    strbuf_text(&named), ace_kind_name(claim.kind), damage);
    strbuf_free(&named);
}

/* The bonus, what it changes, takes or swaps, and what comes of it. */
static void bonus_words(const struct stage *st, const struct action *a, struct strbuf *out)
{
    const struct ace_enemy *e = ace_slot(st, a->about);
    struct ace_promise p;
    if (!e || !ace_promise_of(&st->rules, &st->shown.b, a, &p))
        return;
    strbuf_addf(out, a->kind == ACE_ARM ? _("Arm %s.") : _("Use %s."), _(e->name));
    ace_promise_words(st, &p, out);
}

void ace_advice_words(const struct stage *st, const struct action *a, struct strbuf *out)
{
    switch (a->kind) {
    case ACE_SHOOT: shot_words(st, a, out); break;
    case ACE_DISCARD_DRAW:
    case ACE_TRIM:
    case ACE_JAM: with_cards(st, a, _("Discard %s."), out); break;
    case ACE_RENEW: strbuf_add(out, _("Reshuffle the draw pile.")); break;
    case ACE_USE:
    case ACE_ARM: bonus_words(st, a, out); break;
    case ACE_TAKE: with_cards(st, a, _("Take %s."), out); break;
    case ACE_CYCLE: with_cards(st, a, _("Swap %s."), out); break;
    case ACE_ARRANGE: with_cards(st, a, _("Draw order: %s."), out); break;
    }
}
