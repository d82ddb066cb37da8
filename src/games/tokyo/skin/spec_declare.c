/* Declaring a card: it is pressed, aims at a seat if it must, and is declared with whatever else
 * was chosen (SP-24 to SP-26). Nothing is said before the button is pressed; a second press, Escape
 * or “Put back” takes it back. Twice and The Arm Is a Skill lie with a bet or call instead, and go
 * with it. */
#include "spec_look.h"
#include "poker_panel.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { SEEN, SWAPPED };

static int slot(int effect) { return spec_aim(effect) == SPEC_SWAPS_HAND ? SWAPPED : SEEN; }

/* ---- what may be done ---- */

int spec_effect_of(const struct stage *st, int pick)
{
    const struct board *b = &st->shown.b;
    const card c =
        pick >= 0 && pick < spec_cards(b, st->me) ? spec_picked(b, st->me, pick) : (card)CARD_NONE;
    return card_is_spec(c) ? card_effect(c) : -1;
}

int spec_may(const struct stage *st, int pick)
{
    const int e = spec_effect_of(st, pick);
    const struct choice *c = st->mine ? stage_choice(st, SPEC_DECLARE, -1) : NULL;
    if (e < 0 || !c)
        return SPEC_NOT_THE_TIME;
    return spec_refuses(&st->rules, &st->shown.b, st->me, e);
}

bool spec_attaches(const struct stage *st, int pick)
{
    static const uint8_t kind[] = {HOLDEM_CALL, HOLDEM_BET_TO, HOLDEM_RAISE_TO};
    for (size_t i = 0; i < sizeof kind && poker_asked(st) && pick < 64; i++) {
        const struct choice *c = stage_choice(st, kind[i], -1);
        if (c && !c->refused && c->pick_max && c->among >> pick & 1)
            return true;
    }
    return false;
}

bool spec_chosen(const struct stage *st, int pick) { return spec(st)->chosen >> pick & 1; }

/* Cards that lie with an all-in are no draft of a declaration. */
bool spec_has_draft(const struct stage *st)
{
    for (int i = 0; i < spec(st)->norder; i++)
        if (spec_may(st, spec(st)->order[i]) == REASON_OK)
            return true;
    return spec(st)->aiming != 0;
}

int spec_aimed(const struct stage *st)
{
    return spec(st)->aiming && st->mine ? spec_effect_of(st, spec(st)->aiming - 1) : -1;
}

/* ---- the draft ---- */

void spec_forget(struct stage *st)
{
    struct spec_state *k = spec(st);
    k->chosen = k->exchange = 0;
    k->picked = 0;
    k->norder = k->aiming = 0;
    k->target[SEEN] = k->target[SWAPPED] = -1;
}

/* false: there was nothing */
static bool spec_put_back(struct stage *st)
{
    const bool was = spec(st)->chosen || spec(st)->aiming;
    if (was)
        stage_sound(st, "spec/back");
    spec_forget(st);
    return was;
}

static void take(struct stage *st, int pick)
{
    struct spec_state *k = spec(st);
    if (k->norder >= SPEC_EFFECTS || spec_chosen(st, pick))
        return;
    k->chosen |= 1U << pick;
    k->order[k->norder++] = pick;
    items_focus_on(st->items, item_id("strip", 0));
}

static void drop(struct stage *st, int pick)
{
    CARRE_ASSERT(pick >= 0 && pick < SPEC_EFFECTS);
    struct spec_state *k = spec(st);
    int n = 0;
    for (int i = 0; i < k->norder; i++)
        if (k->order[i] != pick)
            k->order[n++] = k->order[i];
    k->norder = n;
    k->chosen &= ~(1U << pick);
    stage_sound(st, "spec/back");
}

static int targets(const struct stage *st, int effect, seatmask *out)
{
    *out = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        if (spec_may_target(&st->shown.b, st->me, effect, s))
            *out |= seat_bit(s);
    return seat_count(*out);
}

static void choose(struct stage *st, int pick, int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS && pick >= 0);
    struct spec_state *k = spec(st);
    seatmask who;
    const bool aims = spec_aim(effect) != SPEC_AIMS_AT_NOBODY;
    for (int i = 0; i < k->norder; i++) /* another copy of the same: each effect once */
        if (spec_effect_of(st, k->order[i]) == effect) {
            stage_tell(st, _("You can’t declare two of the same card at once."));
            return;
        }
    stage_sound(st, "spec/seal");
    if (!aims) {
        take(st, pick);
    } else if (targets(st, effect, &who) == 1) {
        k->target[slot(effect)] = seat_first(who);
        take(st, pick);
    } else {
        k->aiming = pick + 1;
        items_focus_on(st->items, item_id("aim", seat_first(who)));
    }
}

void spec_press_card(struct stage *st, int pick)
{
    struct spec_state *k = spec(st);
    const int e = spec_effect_of(st, pick);
    if (e < 0 || !spec_sees_rack(st))
        return;
    if (k->aiming == pick + 1) {
        k->aiming = 0;
        stage_sound(st, "spec/back");
    } else if (spec_chosen(st, pick)) {
        drop(st, pick);
    } else if (spec_may(st, pick) == REASON_OK && !spec_attaches(st, pick)) {
        k->aiming = 0;
        choose(st, pick, e);
    } else if (spec_attaches(st, pick)) {
        stage_sound(st, "spec/seal");
        k->chosen |= 1U << pick;
        if (k->norder < SPEC_EFFECTS)
            k->order[k->norder++] = pick;
    } else if (spec_any_turn(e)) {
        k->ready ^= 1U << e;
        stage_sound(st, k->ready >> e & 1 ? "spec/seal" : "spec/back");
    }
}

static void press_target(struct stage *st, int who)
{
    struct spec_state *k = spec(st);
    const int e = spec_aimed(st), pick = k->aiming - 1;
    if (e < 0 || !spec_may_target(&st->shown.b, st->me, e, who))
        return;
    k->target[slot(e)] = who;
    k->aiming = 0;
    stage_sound(st, "spec/seal");
    take(st, pick);
}

static void declare(struct stage *st)
{
    struct spec_state *k = spec(st);
    struct action a = action_of(st->me, SPEC_DECLARE, 0);
    for (int i = 0; i < k->norder && a.n < PICKS; i++)
        if (!spec_attaches(st, k->order[i]))
            a.pick[a.n++] = (uint8_t)k->order[i];
    a.amount = SPEC_TARGETS(k->target[SEEN] < 0 ? 0 : k->target[SEEN],
                            k->target[SWAPPED] < 0 ? 0 : k->target[SWAPPED]);
    const char *why = a.n ? stage_refusal(st, &a) : _("Choose a card first.");
    if (why) {
        stage_tell(st, why);
        return;
    }
    spec_forget(st);
    stage_act(st, a);
}

/* Twice and The Arm Is a Skill. */
void spec_act(const struct stage *st, struct action *a)
{
    const struct spec_state *k = spec(st);
    for (int i = 0; i < k->norder && a->kind != HOLDEM_CHECK; i++)
        if (spec_attaches(st, k->order[i]) && a->n < PICKS)
            a->pick[a->n++] = (uint8_t)k->order[i];
}

const char *spec_busy(const struct stage *st)
{
    const int e = spec_aimed(st);
    if (e >= 0 && spec_looks[e].asks)
        return _(spec_looks[e].asks);
    if (st->mine && spec_has_draft(st))
        return _("Declare your choice, or put it back.");
    return NULL;
}

/* ---- input ---- */

bool spec_input(struct stage *st, const struct item_event *n)
{
    if (spec_moment_input(st, n))
        return true;
    if (n->kind == ITEM_EVENT_BACK)
        return spec_put_back(st);
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return false;
    switch (n->action) {
    case DO_CARD: spec_press_card(st, n->arg); return true;
    case DO_TARGET: press_target(st, n->arg); return true;
    case DO_DECLARE: declare(st); return true;
    case DO_UNCHOOSE: spec_put_back(st); return true;
    default: return spec_strip_input(st, n) || spec_question_input(st, n);
    }
}

/* ---- aiming ---- */

static struct rect plate_of(const struct stage *st, int who)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    struct rect r = spec_table_at(st)->seat[who].plate;
    return r;
}

void spec_aim_items(struct stage *st, struct items *it)
{
    const int e = spec_aimed(st), n = st->rules.nseats;
    int key = 0;
    if (e < 0)
        return;
    for (int i = 1; i < n; i++) {
        const int s = (st->me + i) % n;
        const struct rect r = plate_of(st, s);
        const bool can = spec_may_target(&st->shown.b, st->me, e, s);
        if (!can || rect_empty(r))
            continue;
        items_cover(it, r);
        items_add(it, (struct item){.id = item_id("aim", s),
                                    .role = ITEM_BUTTON,
                                    .name = stage_name(st, s),
                                    .action = DO_TARGET,
                                    .arg = s,
                                    .bounds = r,
                                    .key = key < 9 ? (enum key)('1' + key) : KEY_NONE,
                                    .sound = "",
                                    .radius = ui_px(&st->ui, 12),
                                    .about = _(spec_looks[e].aimed)});
        key++;
    }
}

/* Corners round what can be aimed at: a sign besides the colour. */
static void brackets(const struct stage *st, struct canvas *c, struct rect r, uint32_t colour,
                     bool lit)
{
    poker_brackets(c, rect_inset(r, -ui_px(&st->ui, 7)), fminf(r.w, r.h) * 0.32F,
                   fmaxf(2, ui_px(&st->ui, lit ? 6 : 4)), colour);
}

static void draw_target(const struct stage *st, struct canvas *c, const struct item *i)
{
    const struct ui ui = poker_ui(st);
    brackets(st, c, i->bounds, spec_colour(st, SPEC_VERMILION), i->hovered || i->focused);
    const float cap = ui_key_width(&ui, i, 18);
    /* over the words of a plate it would hide them */
    const struct rect face = spec_table_at(st)->seat[i->arg].portrait;
    if (cap > 0)
        ui_key(c, &ui, i,
               spec_at(st)->round ? (struct point){face.x + face.w / 2, face.y}
                                  : (struct point){rect_right(i->bounds) - cap * 0.5F, i->bounds.y},
               18, st->ui.theme->text, st->ui.theme->well);
    ui_ring(c, &ui, i);
}

void spec_draw_aim(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "aim");
    for (int s = 0; s < st->rules.nseats; s++) {
        const struct item *i = items_get(st->items, item_id("aim", s));
        if (i)
            draw_target(st, c, i);
    }
    for (int t = 0; t < 2; t++) { /* who is aimed at already */
        const int who = spec(st)->target[t];
        if (spec(st)->norder && who >= 0 && who < st->rules.nseats &&
            !rect_empty(plate_of(st, who)))
            brackets(st, c, plate_of(st, who), spec_colour(st, SPEC_LAMP), true);
    }
    canvas_tag(c, NULL);
}
