/* Aiming a power, and the choices after a look: what can be pressed, and what a press does.
 *
 * A press picks a power up: the band says what it does and costs, and the cards that it may take
 * light up. A second press of the power, Escape or Put back puts it back for nothing (PU-23). By
 * settings one press plays a power that needs no card. Scanner, Engineer and Upgrade have been paid
 * when their player chooses: there is no way back, and every way on is shown. */
#include "pu_aim.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* ---- what is asked ---- */

const struct choice *pu_aimed(const struct stage *st)
{
    const struct pu_state *k = pu(st);
    const struct choice *c = k->aiming && k->aimed_at == st->seen
                                 ? stage_choice(st, POWER_UP_PLAY, k->aiming - 1)
                                 : NULL;
    return c && !c->refused && pu_sees_rack(st) ? c : NULL;
}

bool pu_aims(const struct stage *st) { return pu_aimed(st) != NULL; }

int pu_aimed_power(const struct stage *st)
{
    const struct choice *c = pu_aimed(st);
    const int zone = POWER_UP_HELD + st->me;
    if (!c || c->about >= board_count(&st->shown.b, zone) ||
        !card_is_power(board_face(&st->shown.b, zone, c->about)))
        return -1;
    return card_power(board_face(&st->shown.b, zone, c->about));
}

unsigned pu_targets(const struct stage *st)
{
    const struct choice *c = pu_aimed(st);
    return c ? (unsigned)c->among : 0;
}

int pu_choosing(const struct stage *st)
{
    const struct pu_moment *m = &pu(st)->moment;
    if (st->shown.b.num[POWER_UP_CHOOSING])
        return st->shown.b.num[POWER_UP_CHOOSING] - 1;
    /* the line runs over them before there is a choice */
    return pu_moment_on(st) && m->paid && m->hit && pu_powers[m->power].held_out == FAN_OF_DECK
               ? m->power
               : -1;
}

/* The open choice of the seat in front, if its eyes are the ones that look. */
static const struct choice *choice_now(const struct stage *st)
{
    static const uint8_t kind[] = {POWER_UP_KEEP, POWER_UP_NEXT, POWER_UP_DISCARD};
    for (size_t i = 0; i < sizeof kind && pu_sees_rack(st); i++) {
        const struct choice *c = stage_choice(st, kind[i], -1);
        if (c && !c->refused)
            return c;
    }
    return NULL;
}

bool pu_chooses(const struct stage *st) { return choice_now(st) != NULL; }

const char *pu_busy(const struct stage *st)
{
    const int power = pu_aimed_power(st), choosing = st->shown.b.num[POWER_UP_CHOOSING] - 1;
    if (power >= 0)
        return pu_powers[power].aims ? _(pu_powers[power].aims) : power_about(power);
    return st->mine && choosing >= 0 && pu_powers[choosing].asks ? _(pu_powers[choosing].asks)
                                                                 : NULL;
}

/* ---- places ---- */

/* Over the middle of the table, between the board and what lies in front. On a table so small that
 * not even three lines of the smallest letters have room there, over the foot of the board: never
 * over the energy, which is what a power costs. */
struct rect pu_band(const struct stage *st)
{
    const struct poker_places *at = pu_at(st);
    const struct rect energy = pu_energy_row(st);
    const float board = rect_bottom(at->board),
                own = fminf(at->own.plate.y,
                            rect_empty(at->own.portrait) ? at->own.plate.y : at->own.portrait.y),
                front = fminf(fminf(at->hand.y, at->actions.y),
                              fminf(own, rect_empty(energy) ? own : energy.y));
    const float least = fmaxf(ui_px(&st->ui, 162),
                              poker_letter(st, 32) * 1.3F + poker_letter(st, 21) * 1.6F),
                end = front - ui_px(&st->ui, 6);
    float top =
        fmaxf(board + 2, fminf(board + fmaxf(4, (at->under.y - board) * 0.3F), end - least));
    top = fminf(top, end - poker_letter(st, 18) * 3);
    return rect_make(0, top, st->ui.w, end - top);
}

bool pu_band_hides(const struct stage *st, struct rect r)
{
    if (pu_moment_on(st))
        return rect_meets(pu_cost_spot(st), r) || pu_moment_covers(st, r);
    return (pu_aimed_power(st) >= 0 || pu_choosing(st) >= 0) && rect_meets(pu_band(st), r);
}

struct rect pu_fan_spot(const struct stage *st, int i, int n)
{
    CARRE_ASSERT(n > 0);
    const struct rect b = pu_band(st);
    const float h = b.h * 0.9F, w = h / LAYOUT_CARD, gap = w * 0.22F,
                all = (float)n * w + (float)(n - 1) * gap;
    return rect_make(b.x + b.w * 0.56F - all / 2 + (float)i * (w + gap), b.y + b.h * 0.05F, w, h);
}

/* Which cards the choice on the picture is about. */
static enum pu_held_out held_out(const struct stage *st)
{
    const int power = pu_choosing(st);
    return power < 0 ? FAN_ALONE : pu_powers[power].held_out;
}

/* The own cards that lie with them. */
static int hand_with_fan(const struct stage *st, const struct board *b)
{
    return held_out(st) == FAN_AND_HAND && poker_turn(st, b) == st->me
               ? board_count(b, HOLDEM_HAND + st->me)
               : 0;
}

int pu_fan_count(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int pile = board_count(b, HOLDEM_PILE);
    return held_out(st) == FAN_OF_DECK ? (pile < 2 ? pile : 2)
                                       : board_count(b, POWER_UP_FAN) + hand_with_fan(st, b);
}

/* Does this card of the table lie in the fan now? Its place there, from the left; -1. */
int pu_fan_index(const struct stage *st, const struct tabletop *t, int zone, int index)
{
    const struct board *b = &t->b;
    const int from_top = board_count(b, HOLDEM_PILE) - 1 - index, hand = hand_with_fan(st, b);
    if (zone == POWER_UP_FAN)
        return index + hand;
    if (zone == HOLDEM_PILE && held_out(st) == FAN_OF_DECK)
        return from_top < 2 ? from_top : -1;
    return zone == HOLDEM_HAND + st->me && hand ? index : -1;
}

/* ---- presses ---- */

static void put_back(struct stage *st)
{
    pu(st)->aiming = 0;
    pu(st)->picked = 0;
}

/* false: there was nothing to take back */
static bool cancel(struct stage *st)
{
    const bool was = pu_aims(st);
    if (was)
        stage_sound(st, "power-up/cancel");
    put_back(st);
    return was;
}

uint32_t pu_advised(const struct stage *st)
{
    const struct action *a = &st->hint;
    if (!st->hinted || a->kind != POWER_UP_PLAY || !pu_sees_rack(st))
        return 0;
    if (!pu_aims(st) || pu(st)->aiming != a->about + 1)
        return item_id("power", a->about);
    for (int i = 0; i < a->n; i++)
        if (!(pu(st)->picked >> a->pick[i] & 1))
            return item_id("target", a->pick[i]);
    return item_id("confirm", 0);
}

static void press_power(struct stage *st, int index)
{
    CARRE_ASSERT(index >= 0);
    struct pu_state *k = pu(st);
    const struct choice *c = stage_choice(st, POWER_UP_PLAY, index);
    const bool again = pu_aims(st) && k->aiming == index + 1;
    if (!c || c->refused) {
        stage_tell(st, stage_why_not(st, c, _("Play powers on your turn, before you bet.")));
        stage_sound(st, "power-up/refused");
        return;
    }
    if (again) {
        cancel(st);
        return;
    }
    put_back(st);
    if (c->pick_max == 0 && !st->arm_powers) {
        stage_act(st, action_of(st->me, POWER_UP_PLAY, index));
        return;
    }
    k->aiming = index + 1;
    k->aimed_at = st->seen;
    stage_sound(st, "power-up/arm");
    if (c->pick_max == 0)
        items_focus_on(st->items, item_id("confirm", 0));
    for (int i = 0; i < 24; i++)
        if (c->among >> i & 1) {
            items_focus_on(st->items, item_id("target", i));
            break;
        }
    if (st->hinted && st->hint.kind == POWER_UP_PLAY && st->hint.about == index)
        items_focus_on(st->items, pu_advised(st));
}

static void confirm(struct stage *st)
{
    const struct choice *c = pu_aimed(st);
    struct action a = action_of(st->me, POWER_UP_PLAY, c ? c->about : 0);
    for (int i = 0; c && i < 24 && a.n < PICKS; i++)
        if (pu(st)->picked >> i & 1)
            a.pick[a.n++] = (uint8_t)i;
    if (!c || a.n < c->pick_min)
        return;
    const char *why = stage_refusal(st, &a);
    if (why) {
        stage_tell(st, why);
        return;
    }
    put_back(st);
    stage_act(st, a);
}

static void press_target(struct stage *st, int index)
{
    const struct choice *c = pu_aimed(st);
    if (!c || !(c->among >> index & 1))
        return;
    if (c->pick_max == 1) {
        pu(st)->picked = 1U << index;
        confirm(st);
    } else {
        pu(st)->picked ^= 1U << index;
    }
}

static void choose(struct stage *st, int kind, int pick)
{
    struct action a = action_of(st->me, kind, 0);
    if (pick >= 0) {
        a.n = 1;
        a.pick[0] = (uint8_t)pick;
    }
    const struct choice *c = stage_choice(st, kind, -1);
    if (c && !c->refused) {
        a.about = c->about;
        stage_act(st, a);
    }
}

bool pu_input(struct stage *st, const struct item_event *n)
{
    if (n->kind == ITEM_EVENT_BACK)
        return cancel(st);
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return false;
    switch (n->action) {
    case DO_POWER: press_power(st, n->arg); return true;
    case DO_TARGET: press_target(st, n->arg); return true;
    case DO_CONFIRM: confirm(st); return true;
    case DO_CANCEL: cancel(st); return true;
    case DO_KEEP: choose(st, POWER_UP_KEEP, -1); return true;
    case DO_THROW: choose(st, POWER_UP_THROW, -1); return true;
    case DO_TAKE: {
        const struct choice *c = choice_now(st);
        if (c)
            choose(st, c->kind, n->arg);
        return true;
    }
    default: return false;
    }
}

/* ---- controls ---- */

struct rect pu_band_button(const struct stage *st, int i, int n)
{
    const struct rect b = pu_band(st);
    const float need = poker_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 1},
                                   _("Discard both")) +
                       ui_px(&st->ui, 20);
    const float w = fmaxf(b.w * 0.235F, fminf(need, b.w * 0.31F)), pad = b.h * 0.05F,
                right = rect_right(b) - b.w * 0.02F;
    const struct rect r = rect_make(right - w, b.y + pad, w, b.h - 2 * pad);
    return n == 1
               ? rect_inset_xy(r, 0, fmaxf(0, (r.h - fmaxf(r.h * 0.55F, ui_px(&st->ui, 60))) / 2))
               : rect_row(r, i, n, b.h * 0.03F);
}

static void add_button(struct stage *st, struct items *it, const char *id, const char *name,
                       int action, enum key key, enum pad pad, int i, int n, const char *why)
{
    items_add(it, (struct item){.id = item_id(id, 0),
                                .role = ITEM_BUTTON,
                                .name = name,
                                .action = action,
                                .key = key,
                                .pad = pad,
                                .bounds = pu_band_button(st, i, n),
                                .why_not = why,
                                .sound = ""});
}

/* Of every question of the band: the same two keys, which mean nothing else at the table. */
static const enum key yes = (enum key)'Y', no = (enum key)'N';

static void add_targets(struct stage *st, struct items *it)
{
    const struct choice *c = pu_aimed(st);
    const int zone = c->zone, n = c->pick_max ? board_count(&st->shown.b, zone) : 0;
    int key = 0;
    for (int i = 0; i < n; i++) {
        const struct placed *p = stage_card(st, tabletop_id(&st->shown, zone, i));
        float angle = 0;
        struct rect r = zone == HOLDEM_BOARD ? poker_board_spot(st, &st->shown.b, i)
                        : p                  ? p->spot.at
                                             : poker_hole_spot(st, st->me, i, &angle);
        if (zone == HOLDEM_HAND + st->me) /* as far as it is seen */
            r.w = fminf(r.w, poker_own_spot(st, i).w);
        const bool can = c->among >> i & 1,
                   locked = zone == HOLDEM_BOARD && i < st->shown.b.num[POWER_UP_LOCKED];
        char name[FACE_NAME];
        face_name(st, board_face(&st->shown.b, zone, i), name);
        items_cover(it, r);
        items_add(
            it,
            (struct item){
                .id = item_id("target", i),
                .role = ITEM_CARD,
                .name = name,
                .action = DO_TARGET,
                .arg = i,
                .bounds = r,
                .chosen = pu(st)->picked >> i & 1,
                .radius = r.h * 0.042F,
                .sound = "",
                .key = can && key < 9 ? (enum key)('1' + key) : KEY_NONE,
                .why_not =
                    can ? NULL
                    : locked
                        ? _("This card is frozen: it was on the board when a player went all-in.")
                        : _("This card was dealt before this betting round.")});
        key += can;
    }
    if (c->pick_max > 1) {
        int picked = 0;
        for (unsigned m = pu(st)->picked; m; m &= m - 1)
            picked++;
        add_button(st, it, "confirm",
                   picked == 2 ? _("Reload both")
                   : picked    ? _("Reload one")
                               : _("Reload"),
                   DO_CONFIRM, yes, PAD_X, 0, 2,
                   picked >= c->pick_min ? NULL : _("Choose one or both hole cards first."));
        add_button(st, it, "cancel", _("Cancel"), DO_CANCEL, no, PAD_NONE, 1, 2, NULL);
    } else if (c->pick_max == 1) {
        add_button(st, it, "cancel", _("Cancel"), DO_CANCEL, no, PAD_NONE, 0, 1, NULL);
    } else {
        const int cost = power_cost(&st->rules, pu_aimed_power(st));
        char play[PU_TEXT];
        snprintf(play, sizeof play,
                 i18n_plural("Play for %d energy", "Play for %d energy", (unsigned long)cost),
                 cost);
        add_button(st, it, "confirm", play, DO_CONFIRM, yes, PAD_X, 0, 2, NULL);
        add_button(st, it, "cancel", _("Cancel"), DO_CANCEL, no, PAD_NONE, 1, 2, NULL);
    }
}

static void add_fan(struct stage *st, struct items *it, const struct choice *c)
{
    const struct board *b = &st->shown.b;
    const int fan = board_count(b, POWER_UP_FAN),
              hand = c->kind == POWER_UP_DISCARD ? board_count(b, HOLDEM_HAND + st->me) : 0,
              n = fan + hand;
    for (int i = 0; i < n; i++) {
        const bool of_hand = i < hand;
        const int zone = of_hand ? HOLDEM_HAND + st->me : POWER_UP_FAN,
                  index = of_hand ? i : i - hand, pick = of_hand ? fan + i : i - hand;
        const struct rect r = pu_fan_spot(st, i, n);
        char name[FACE_NAME];
        face_name(st, board_face(b, zone, index), name);
        items_add(it,
                  (struct item){
                      .id = item_id("fan", i),
                      .role = ITEM_CARD,
                      .name = name,
                      .value = c->kind == POWER_UP_DISCARD && !of_hand ? _("new") : NULL,
                      .action = DO_TAKE,
                      .arg = pick,
                      .bounds = r,
                      .key = (enum key)('1' + i),
                      .first = i == 0,
                      .radius = r.h * 0.042F,
                      .sound = "",
                      .about = c->kind == POWER_UP_NEXT
                                   ? _("This card comes next. The other two are removed.")
                                   : _("This card is discarded, face down. The other two stay.")});
    }
}

void pu_aim_items(struct stage *st, struct items *it)
{
    const struct choice *c = choice_now(st);
    if (pu_aims(st)) {
        items_cover(it, pu_band(st));
        add_targets(st, it);
    } else if (c) {
        items_cover(it, pu_band(st));
        if (c->kind == POWER_UP_KEEP) {
            const int pile = board_count(&st->shown.b, HOLDEM_PILE);
            for (int i = 0; i < 2 && i < pile; i++) {
                char name[FACE_NAME];
                face_name(st, board_face(&st->shown.b, HOLDEM_PILE, pile - 1 - i), name);
                items_add(
                    it, (struct item){.id = item_id("scan", i),
                                      .role = ITEM_PICTURE,
                                      .name = name,
                                      .value = i ? _("second from the top") : _("top of the deck"),
                                      .readable = true,
                                      .bounds = pu_fan_spot(st, i, 2)});
            }
            add_button(st, it, "keep", _("Keep both"), DO_KEEP, yes, PAD_X, 0, 2, NULL);
            add_button(st, it, "throw", _("Discard both"), DO_THROW, no, PAD_Y, 1, 2, NULL);
        } else {
            add_fan(st, it, c);
        }
        /* what had the focus may have gone under the band */
        if (pu(st)->chosen_at != st->seen) {
            pu(st)->chosen_at = st->seen;
            items_focus_on(it, c->kind == POWER_UP_KEEP ? item_id("keep", 0) : item_id("fan", 0));
        }
    }
}
