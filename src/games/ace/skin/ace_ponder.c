/* What a bonus would do, before anything is armed or spent: in the place of the count while one is
 * pointed at or has the focus, or was pressed once by who does neither (a letter, a finger).
 * Nothing is decided by looking; a press on what is looked at decides. */
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_paint.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* Which bonus is looked at; -1. What was asked for by a press is meant more than where the pointer
 * rests. */
static int looked_at(const struct stage *st)
{
    const struct ace_state *k = look(st);
    if (!st->items)
        return -1;
    const struct item *i = items_device(st->items) == DEVICE_POINTER ? items_hover(st->items)
                           : items_device(st->items) != DEVICE_TOUCH && !k->ponder.aside
                               ? items_focus(st->items)
                               : NULL;
    if (k->ponder.pressed)
        return k->ponder.pressed - 1;
    return i && i->action == DO_BONUS && !i->why_not ? i->arg : -1;
}

void ace_ponder_find(struct stage *st)
{
    struct ace_state *k = look(st);
    struct ponder *p = &k->ponder;
    const uint8_t phase = st->shown.b.phase;
    if (p->pressed && p->heard != st->seen + 1)
        p->pressed = 0; /* it was about another moment */
    if (k->mode != MODE_AIM || !st->mine || (p->pressed && ace_armed(&st->shown.b, p->pressed - 1)))
        p->pressed = 0;
    const int slot = looked_at(st), was = p->on ? p->promise.action.about : -1;
    const bool may = slot >= 0 && k->mode == MODE_AIM &&
                     (phase == ACE_PHASE_AIM || phase == ACE_PHASE_LAST) && st->mine &&
                     !st->covered && !ace_armed(&st->shown.b, slot);
    if (!may) {
        p->on = false;
        return;
    }
    if (p->on && was == slot && p->heard == st->seen + 1)
        return;
    p->heard = st->seen + 1;
    p->on = st->hinted && st->hint.about == slot &&
                    (st->hint.kind == ACE_USE || st->hint.kind == ACE_ARM)
                ? ace_promise_of(&st->rules, &st->shown.b, &st->hint, &p->promise)
                : ace_promise_best(&st->rules, &st->shown.b, st->me, slot, &p->promise);
}

static const struct ace_enemy *bonus_of(const struct stage *st, const struct action *a)
{
    return ace_slot(st, a->about);
}

static bool draws(const struct ace_enemy *e)
{
    for (int i = 0; i < e->nbonuses; i++)
        if (e->bonus[i].verb == ACE_DO_DRAW || e->bonus[i].verb == ACE_DO_CYCLE ||
            e->bonus[i].verb == ACE_DO_PEEK || e->bonus[i].verb == ACE_DO_PICK)
            return true;
    return false;
}

/* What comes nobody knows: no shot is promised of it. */
static bool promises(const struct stage *st, const struct ace_promise *p)
{
    const struct ace_enemy *e = bonus_of(st, &p->action);
    return p->shot && e && !draws(e);
}

bool ace_pondered(const struct stage *st, int slot)
{
    return look(st)->ponder.on && look(st)->ponder.promise.action.about == slot;
}

enum rim ace_ponder_rim(const struct stage *st, card c)
{
    const struct ace_promise *p = &look(st)->ponder.promise;
    card held[ACE_CARDS_MOST];
    if (!look(st)->ponder.on || !st->assist || !stage_caught_up(st))
        return RIM_NONE;
    const int n = ace_cards(&st->shown.b, st->me, held);
    for (int i = 0; i < p->action.n && ace_slot(st, p->action.about)->bonus[0].verb == ACE_DO_CYCLE;
         i++)
        if (p->action.pick[i] < n && held[p->action.pick[i]] == c)
            return RIM_TARGET;
    for (int i = 0; i < p->n && promises(st, p) && !p->hit; i++)
        if (p->card[i] == c && p->best.claim.cards >> i & 1)
            return p->now[i] != c ? RIM_TARGET : RIM_CHOSEN;
    return RIM_NONE;
}

void ace_ponder_press(struct stage *st, int slot)
{
    struct ponder *p = &look(st)->ponder;
    p->pressed = slot + 1;
    p->heard = st->seen + 1;
    p->on = false;
    if (st->items && items_device(st->items) != DEVICE_TOUCH)
        items_focus_on(st->items, item_id("bonus", slot));
}

/* ---- words ---- */

static void join(struct strbuf *out, const char *text)
{
    strbuf_addf(out, "%s%s", *strbuf_text(out) ? C_("between sentences", " ") : "", text);
}

/* "4♣ → 4♥, 9♦ → 9♥". */
static void changed_cards(const struct stage *st, const struct ace_promise *p, struct strbuf *out)
{
    for (int i = 0, told = 0; i < p->n && i < p->held; i++) {
        char from[FACE_NAME], to[FACE_NAME];
        if (p->now[i] == p->card[i])
            continue;
        face_short(st, p->card[i], from);
        face_short(st, p->now[i], to);
        strbuf_addf(out, "%s%s → %s", told++ ? C_("list", ", ") : "", from, to);
    }
}

void ace_card_words(const struct stage *st, card c, struct strbuf *out)
{
    char name[FACE_NAME];
    face_short(st, c, name);
    strbuf_add(out, card_is_joker(c) ? C_("in a sentence", "the Joker") : name);
}

void ace_picked_words(const struct stage *st, const struct action *a, int zone, int zone2,
                      struct strbuf *out)
{
    for (int i = 0; i < a->n; i++) {
        strbuf_add(out, i ? C_("list", ", ") : "");
        ace_card_words(st, ace_held(st, zone, zone2, a->pick[i]), out);
    }
}

static void cards_words(const struct stage *st, const struct ace_promise *p, struct strbuf *out)
{
    const struct ace_enemy *e = bonus_of(st, &p->action);
    struct strbuf cards = STRBUF_EMPTY;
    if (e && p->action.kind == ACE_ARM)
        changed_cards(st, p, &cards);
    else if (e && e->bonus[0].verb == ACE_DO_RECALL)
        ace_picked_words(st, &p->action, ACE_DISCARD, ZONE_NONE, &cards);
    else if (e && e->bonus[0].verb == ACE_DO_CYCLE)
        ace_picked_words(st, &p->action, ACE_HAND + st->me, ZONE_NONE, &cards);
    if (*strbuf_text(&cards))
        strbuf_addf(out,
                    p->action.kind == ACE_ARM           ? _("Changes %s.")
                    : e->bonus[0].verb == ACE_DO_RECALL ? _("Takes %s.")
                                                        : _("Swaps %s."),
                    strbuf_text(&cards));
    strbuf_free(&cards);
}

static bool recalls(const struct ace_enemy *e) { return e->bonus[0].verb == ACE_DO_RECALL; }

/* What the cards can't say. */
static void notes_words(const struct stage *st, const struct ace_promise *p, struct strbuf *out)
{
    const struct ace_enemy *e = bonus_of(st, &p->action);
    const struct board *b = &st->shown.b;
    char text[120];
    for (int i = 0; e && i < e->nbonuses; i++) {
        const bool bullet = e->bonus[i].verb == ACE_DO_BULLET;
        if (!bullet && e->bonus[i].verb != ACE_DO_RELOAD)
            continue;
        const int now = b->num[bullet ? ACE_BULLETS : ACE_RELOADS], then = now + e->bonus[i].n;
        snprintf(text, sizeof text, bullet ? _("Bullets: %d → %d.") : _("Reloads: %d → %d."), now,
                 then < ACE_COUNTER_MOST ? then : ACE_COUNTER_MOST);
        join(out, text);
    }
    if (e && draws(e))
        join(out, _("You can’t know which cards you’ll draw."));
    if (e && recalls(e) && !ace_discard_open(&st->rules, b))
        join(out, _("This bonus opens the discard pile."));
    else if (e && recalls(e) && !p->action.n)
        join(out, _("Nothing in the discard pile improves your best shot."));
    else if (e && p->action.kind == ACE_ARM && st->assist && p->shot && p->best.damage <= p->before)
        join(out, _("This doesn’t improve your best shot."));
}

/* "Best shot with it: Flush, 14 damage." */
static void ace_result_words(const struct stage *st, const struct ace_promise *p,
                             struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    char text[200];
    if (p->hit) {
        const int left = b->num[ACE_HP] - p->hit;
        snprintf(text, sizeof text, _("Hit points: %d → %d."), b->num[ACE_HP], left > 0 ? left : 0);
        join(out, text);
        return;
    }
    if (!st->assist || b->phase != ACE_PHASE_AIM || draws(bonus_of(st, &p->action)))
        return;
    if (!p->shot)
        snprintf(text, sizeof text, "%s", _("Still no poker hand."));
    else if (st->suspense)
        snprintf(text, sizeof text, _("Best shot then: %s."), ace_kind_name(p->best.claim.kind));
    else
        snprintf(text, sizeof text,
                 i18n_plural("Best shot then: %s, %d damage.", "Best shot then: %s, %d damage.",
                             (unsigned long)p->best.damage),
                 ace_kind_name(p->best.claim.kind), p->best.damage);
    join(out, text);
}

void ace_ponder_words(const struct stage *st, struct strbuf *out)
{
    if (look(st)->ponder.on)
        ace_promise_words(st, &look(st)->ponder.promise, out);
}

void ace_promise_words(const struct stage *st, const struct ace_promise *p, struct strbuf *out)
{
    struct strbuf part = STRBUF_EMPTY;
    if (st->assist)
        cards_words(st, p, &part);
    if (*strbuf_text(&part))
        join(out, strbuf_text(&part));
    strbuf_free(&part);
    notes_words(st, p, out);
    ace_result_words(st, p, out);
}

void ace_chosen_words(const struct stage *st, struct strbuf *out)
{
    const struct ace_state *k = look(st);
    struct ace_promise p;
    if ((k->mode == MODE_ARM || k->mode == MODE_USE) && !k->primary_why &&
        ace_promise_of(&st->rules, &st->shown.b, &k->primary, &p))
        ace_result_words(st, &p, out);
}

/* ---- the picture ---- */

/* Side by side; those of `marked` stand out. */
static void row_of_cards(const struct stage *st, struct canvas *c, struct rect r, const card *cards,
                         int n, uint64_t marked)
{
    CARRE_ASSERT(cards && n >= 0);
    const float w = fminf(r.w / 5.6F, r.h / LAYOUT_CARD), h = w * LAYOUT_CARD, pitch = w * 1.1F;
    float x = r.x + (r.w - pitch * (float)n + pitch - w) / 2;
    for (int i = 0; i < n; i++, x += pitch) {
        const struct rect at = rect_make(x, r.y + (r.h - h) / 2, w, h);
        struct placed on = {.face = cards[i], .spot = {.at = at, .alpha = 1, .up = true}};
        on.rim = marked >> i & 1 ? RIM_TARGET : RIM_NONE;
        face_draw(st, c, &on);
    }
}

/* The cards of the best shot: what the bonus changes or brings stands out. */
static void shot_cards(const struct stage *st, struct canvas *c, struct rect r,
                       const struct ace_promise *p)
{
    card cards[ACE_CARDS_MOST];
    uint64_t marked = 0;
    int n = 0;
    for (int i = 0; i < p->n; i++)
        if (p->best.claim.cards >> i & 1) {
            marked |= (uint64_t)(i >= p->held || p->now[i] != p->card[i]) << n;
            CARRE_ASSERT(n < ACE_CARDS_MOST);
            cards[n++] = p->now[i];
        }
    row_of_cards(st, c, r, cards, n, marked);
}

void ace_chosen_draw(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct ace_state *k = look(st);
    struct ace_promise p;
    if (k->mode == MODE_USE) /* what goes; what comes for it nobody knows */
        row_of_cards(st, c, r, k->picked.c, k->picked.n, 0);
    else if (!k->primary_why && st->assist &&
             ace_promise_of(&st->rules, &st->shown.b, &k->primary, &p) && promises(st, &p))
        shot_cards(st, c, r, &p);
}

bool ace_ponder_draw(const struct stage *st, struct canvas *c, struct rect inner, float title,
                     float sub, float low, float foot)
{
    const struct ui *ui = &st->ui;
    const struct ace_promise *p = &look(st)->ponder.promise;
    const struct ace_enemy *e = bonus_of(st, &p->action);
    if (!look(st)->ponder.on || !e || !stage_caught_up(st))
        return false;
    struct strbuf brief = STRBUF_EMPTY, words = STRBUF_EMPTY;
    ace_bonus_brief(st, e, &brief);
    ace_ponder_words(st, &words);
    struct ui_words who = UI_LINE(&typeface_ace, 44, 0, TEXT_LEFT);
    who.name = true;
    ui_write(c, ui, &who, _(e->name), rect_make(inner.x, inner.y, inner.w, title));
    ui_write(c, ui, &UI_LINE(&ace_text, 24, ui->theme->soft, TEXT_LEFT), strbuf_text(&brief),
             rect_make(inner.x, inner.y + title, inner.w, sub));
    strbuf_free(&brief);
    const bool shot =
                   promises(st, p) && st->assist && !p->hit && st->shown.b.phase == ACE_PHASE_AIM,
               damage = shot || p->hit;
    const float top = inner.y + title + sub + ui_px(ui, 14),
                end = damage ? low - ui_px(ui, 8) : low + foot;
    const struct ui_words how = {.face = &ace_text, .size = 24, .place = TEXT_TOP},
                          least = {.face = &ace_text, .size = 18};
    const float said = fminf(ui_write_height(ui, &how, strbuf_text(&words), inner.w) + 2,
                             fmaxf(ui_write_height(ui, &least, strbuf_text(&words), inner.w) + 2,
                                   (end - top) * (shot ? 0.5F : 1)));
    ui_write(c, ui, &how, strbuf_text(&words),
             rect_make(inner.x, top, inner.w, fminf(said, end - top)));
    strbuf_free(&words);
    const struct rect cards = rect_make(inner.x, top + said + ui_px(ui, 10), inner.w,
                                        fminf(end - top - said - ui_px(ui, 10), ui_px(ui, 190)));
    if (shot && cards.h > ui_px(ui, 64))
        shot_cards(st, c, cards, p);
    if (damage) {
        canvas_fill(c,
                    rect_make(inner.x - ui_px(ui, 4), low, inner.w + ui_px(ui, 8),
                              fmaxf(1, ui_px(ui, 2.4F))),
                    ACE_EMBER);
        ace_damage_draw(st, c,
                        rect_make(inner.x - ui_px(ui, 30), low, inner.w + ui_px(ui, 60), foot),
                        p->hit ? p->hit : p->best.damage, true, 1);
    }
    return true;
}
