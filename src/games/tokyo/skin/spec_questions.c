/* Questions that are answered at the cards themselves: which of three hole cards goes back, which
 * cards of the fan are drawn, which effects are exchanged at a re-entry. What is asked, and the
 * buttons, stand on the strip. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* ---- one of three ---- */

static bool discards(const struct stage *st)
{
    return spec_question(st) == SPEC_Q_DISCARD && spec_sees_rack(st);
}

static void discard_items(struct stage *st, struct items *it)
{
    const struct board *b = &st->shown.b;
    const int zone = HOLDEM_HAND + st->me, n = board_count(b, zone);
    for (int i = 0; i < n; i++) {
        const struct rect r = spec_hole(st, st->me, i, NULL);
        char name[FACE_NAME];
        face_name(st, board_face(b, zone, i), name);
        items_cover(it, r);
        items_add(
            it,
            (struct item){
                .id = item_id("discard", i),
                .role = ITEM_CARD,
                .name = name,
                .value = i == n - 1 ? _("new") : NULL,
                .action = DO_DISCARD,
                .arg = i,
                .bounds = r,
                .key = (enum key)("ZVB"[i < 3 ? i : 2]),
                .radius = r.h * 0.042F,
                .sound = "",
                .about = _(
                    "This card goes back into the deck, face down, and the deck is reshuffled.")});
    }
    struct spec_state *k = spec(st);
    if (k->asked_for != k->drafted_at) {
        k->asked_for = k->drafted_at;
        items_focus_on(it, item_id("discard", n - 1));
    }
}

/* The newest one stands in a choice of its own: it goes when time is up (SP-27). */
static void discard(struct stage *st, int index)
{
    const int n = board_count(&st->shown.b, HOLDEM_HAND + st->me);
    struct action a = action_of(st->me, SPEC_DISCARD, index != n - 1);
    a.n = 1;
    a.pick[0] = (uint8_t)index;
    const char *why = stage_refusal(st, &a);
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

/* ---- the fan ---- */

static const struct choice *fan(const struct stage *st)
{
    const struct choice *c =
        spec_question(st) == SPEC_Q_DRAW ? stage_choice(st, SPEC_DRAW, -1) : NULL;
    return c && !c->refused ? c : NULL;
}

static void fan_items(struct stage *st, struct items *it, const struct choice *c)
{
    const int n = board_count(&st->shown.b, HOLDEM_PILE);
    char name[SPEC_TEXT];
    items_cover(it, rect_union(spec_table_at(st)->pots, spec_table_at(st)->under));
    for (int i = 0; i < n; i++) {
        if (spec(st)->picked >> i & 1)
            continue;
        snprintf(name, sizeof name, _("Card %d in the fan"), i + 1);
        items_add(it, (struct item){.id = item_id("fan", i),
                                    .role = ITEM_CARD,
                                    .name = name,
                                    .action = DO_DRAW,
                                    .arg = i,
                                    .bounds = spec_fan_spot(st, i, n, NULL),
                                    .sound = "",
                                    .first = i == n / 2,
                                    .about = _("Face down: no one knows what it is.")});
    }
    (void)c;
    struct spec_state *k = spec(st);
    if (k->asked_for != k->drafted_at) {
        k->asked_for = k->drafted_at;
        items_focus_on(it, item_id("fan", n / 2));
    }
}

static void draw(struct stage *st, int place)
{
    struct spec_state *k = spec(st);
    const struct choice *c = fan(st);
    if (!c || place < 0 || place >= 64)
        return;
    k->picked ^= (uint64_t)1 << place;
    struct action a = action_of(st->me, SPEC_DRAW, 0);
    for (int i = 0; i < 64 && a.n < PICKS; i++)
        if (k->picked >> i & 1)
            a.pick[a.n++] = (uint8_t)i;
    stage_sound(st, "spec/draw");
    if (a.n < c->pick_min)
        return;
    const char *why = stage_refusal(st, &a);
    k->picked = 0;
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

/* ---- re-entry ---- */

bool spec_exchanging(const struct stage *st) { return spec_question(st) == SPEC_Q_REENTER; }

/* ---- all of them ---- */

void spec_question_items(struct stage *st, struct items *it)
{
    const struct choice *c = fan(st);
    if (discards(st))
        discard_items(st, it);
    else if (c)
        fan_items(st, it, c);
}

bool spec_question_input(struct stage *st, const struct item_event *n)
{
    switch (n->action) {
    case DO_DISCARD: discard(st, n->arg); return true;
    case DO_DRAW: draw(st, n->arg); return true;
    case DO_EXCHANGE:
        spec(st)->exchange ^= 1U << n->arg;
        stage_sound(st, "spec/seal");
        return true;
    case DO_DRINK:
        stage_sound(st, "spec/order");
        stage_act(st, action_of(st->me, SPEC_DRINK, 0));
        return true;
    case DO_ASK:
        st->stops = n->arg ? st->stops | seat_bit(st->me) : st->stops & (seatmask)~seat_bit(st->me);
        return true;
    default: return false;
    }
}

static void mark(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct ui ui = poker_ui(st);
    const float cap = ui_key_width(&ui, i, 18);
    if (cap > 0)
        ui_key(c, &ui, i,
               (struct point){i->bounds.x + i->bounds.w / 2, i->bounds.y + ui_least(&ui)}, 18,
               SPEC_INK_RGB, SPEC_WASHI_RGB);
    if (i->hovered || i->focused)
        canvas_panel(c, rect_inset(i->bounds, -ui_px(&ui, 5)),
                     &(struct panel){.radius = i->bounds.w * 0.07F,
                                     .line = spec_colour(st, SPEC_VERMILION),
                                     .line_width = fmaxf(2, ui_px(&ui, 4))});
    ui_ring(c, &ui, i);
}

void spec_draw_questions(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "question");
    for (int i = 0; i < 3; i++) {
        const struct item *item = items_get(st->items, item_id("discard", i));
        if (item)
            mark(st, c, item);
    }
    canvas_tag(c, NULL);
}
