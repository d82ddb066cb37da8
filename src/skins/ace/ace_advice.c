/* What the table's advice (STAGE_HINT) does to a duel: the cards that it is about are chosen, as if by hand, and a sign stands at the control that it would press.
 * Nothing is played, and everything can be chosen otherwise. */
#include "ace_look.h"

static uint32_t control_of(const struct action *a)
{
    switch (a->kind) {
    case ACE_DISCARD_DRAW: return item_id("second", 0);
    case ACE_RENEW: return item_id("third", 0);
    case ACE_USE: case ACE_ARM: case ACE_DISARM: return item_id("bonus", a->about);
    default: return item_id("primary", 0);
    }
}

/* The picks of a shot or a discard go to the shot's cards, those of an answer to what a card asks to its own; a bonus is only pointed at. */
void ace_take_advice(struct stage *st)
{
    struct ace_state *k = look(st);
    const struct action *a = &st->hint;
    if (!st->hinted || k->advised || a->kind == ACE_USE || a->kind == ACE_ARM || a->kind == ACE_DISARM) {
        k->advised = st->hinted;
        return;
    }
    const struct choice *c = stage_choice(st, a->kind, a->about);
    k->advised = true;
    k->mode = MODE_AIM;
    if (!c || !a->n)
        return;
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

void ace_advice_draw(const struct stage *st, struct canvas *c)
{
    const struct item *i = st->hinted ? items_get(st->items, control_of(&st->hint)) : NULL;
    if (!i)
        return;
    const float size = ui_px(&st->ui, 44);
    const struct rect at = rect_make(i->bounds.x - size * 0.3F, i->bounds.y - size * 0.3F, size, size);
    canvas_panel(c, at, &(struct panel){.fill = ACE_INK, .radius = size / 2, .line = ACE_GLOW, .line_width = ui_px(&st->ui, 3)});
    ui_icon(c, &st->ui, "hint", rect_inset(at, size * 0.2F), ACE_GLOW);
}
