/* Aiming a power, and the choices after a look: what can be pressed, and what a press does.
 *
 * A press picks a power up: the band says what it does and costs, and the cards that it may take
 * light up. A second press of the power, Escape or Put back puts it back for nothing (PU-23). By
 * settings one press plays a power that needs no card. Scanner, Engineer and Upgrade have been paid
 * when their player chooses: there is no way back, and every way on is shown. */
#include "pu_look.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* ---- what is asked ---- */

static const struct choice *aimed(const struct stage *st)
{
    const struct pu_state *k = pu(st);
    const struct choice *c = k->aiming && k->aimed_at == st->seen
                                 ? stage_choice(st, POWER_UP_PLAY, k->aiming - 1)
                                 : NULL;
    return c && !c->refused && pu_sees_rack(st) ? c : NULL;
}

bool pu_aims(const struct stage *st) { return aimed(st) != NULL; }

int pu_aimed_power(const struct stage *st)
{
    const struct choice *c = aimed(st);
    const int zone = POWER_UP_HELD + st->me;
    if (!c || c->about >= board_count(&st->shown.b, zone) ||
        !card_is_power(board_face(&st->shown.b, zone, c->about)))
        return -1;
    return card_power(board_face(&st->shown.b, zone, c->about));
}

unsigned pu_targets(const struct stage *st)
{
    const struct choice *c = aimed(st);
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

bool pu_cancel(struct stage *st)
{
    const bool was = pu_aims(st);
    if (was)
        stage_sound(st, "power-up/cancel");
    put_back(st);
    return was;
}

void pu_press_power(struct stage *st, int index)
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
        pu_cancel(st);
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
}

static void confirm(struct stage *st)
{
    const struct choice *c = aimed(st);
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
    const struct choice *c = aimed(st);
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
        return pu_cancel(st);
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return false;
    switch (n->action) {
    case DO_POWER: pu_press_power(st, n->arg); return true;
    case DO_TARGET: press_target(st, n->arg); return true;
    case DO_CONFIRM: confirm(st); return true;
    case DO_CANCEL: pu_cancel(st); return true;
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

/* The two buttons at the right end of the band. */
static struct rect band_button(const struct stage *st, int i, int n)
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
                                .bounds = band_button(st, i, n),
                                .why_not = why,
                                .sound = ""});
}

/* Of every question of the band: the same two keys, which mean nothing else at the table. */
static const enum key yes = (enum key)'Y', no = (enum key)'N';

static void add_targets(struct stage *st, struct items *it)
{
    const struct choice *c = aimed(st);
    const int zone = c->zone, n = c->pick_max ? board_count(&st->shown.b, zone) : 0;
    int key = 0;
    for (int i = 0; i < n; i++) {
        const struct placed *p = stage_card(st, tabletop_id(&st->shown, zone, i));
        float angle = 0;
        const struct rect r = zone == HOLDEM_BOARD ? poker_board_spot(st, &st->shown.b, i)
                              : p                  ? p->spot.at
                                                   : poker_hole_spot(st, st->me, i, &angle);
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

/* ---- drawing ---- */

static void brackets(const struct stage *st, struct canvas *c, struct rect r, uint32_t colour,
                     bool lit)
{
    const float out = ui_px(&st->ui, 8), len = r.w * 0.2F,
                w = fmaxf(2, ui_px(&st->ui, lit ? 5 : 3.5F));
    const struct rect o = rect_inset(r, -out);
    for (int k = 0; k < 4; k++) {
        const float x = k % 2 ? rect_right(o) - len : o.x, y = k / 2 ? rect_bottom(o) - w : o.y;
        canvas_fill(c, rect_make(x, y, len, w), colour);
        canvas_fill(
            c,
            rect_make(k % 2 ? rect_right(o) - w : o.x, k / 2 ? rect_bottom(o) - len : o.y, w, len),
            colour);
    }
}

/* A line along the band with its glow; `y`: its middle. */
static void band_line(const struct stage *st, struct canvas *c, float x, float y, float w,
                      uint32_t line)
{
    const float thick = fmaxf(2, ui_px(&st->ui, 2.6F));
    for (int k = st->ui.contrast ? 0 : 3; k > 0; k--)
        canvas_fill(c, rect_make(x, y - thick * (float)k, w, thick * (float)(2 * k)),
                    colour_faded(line, 0.10F));
    canvas_fill(c, rect_make(x, y - thick / 2, w, thick), line);
}

/* The band is dark glass: what lies below shows through as shapes and is not to be read for the
 * moment. Over the middle of the table its upper edge steps outwards, as far as there is room above
 * it. */
void pu_draw_band(const struct stage *st, struct canvas *c, struct rect r, int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const uint32_t line = pu_colour(st, power), deep = pu_deep(st, power),
                   fill = st->ui.contrast ? deep
                                          : colour_faded(colour_mix(deep, 0x04060FFFU, 0.45F),
                                                         pu_moment_on(st) ? 0.9F : 1);
    const float room = r.y - rect_bottom(pu_at(st)->board) - ui_px(&st->ui, 2),
                step = st->ui.contrast ? 0 : floorf(fmaxf(0, fminf(ui_px(&st->ui, 20), room)));
    const float a = floorf(r.x + r.w * 0.29F), b = floorf(r.x + r.w * 0.71F),
                w = fmaxf(2, ui_px(&st->ui, 2.6F));
    canvas_panel(c, r, &(struct panel){.fill = fill});
    for (float y = 0; y < step; y += 2) /* the step: rows that grow narrower */
        canvas_fill(
            c,
            rect_make(a + y + 2, r.y - fminf(step, y + 2), b - a - 2 * y - 4, fminf(2, step - y)),
            fill);
    if (!st->ui.contrast) { /* its light gathers in the middle */
        canvas_push_clip(c, rect_make(a + step, r.y - step, b - a - 2 * step, r.h + step));
        pu_halo(c, rect_centre(r), r.w * 0.22F, r.h * 0.9F, line, 0.2F);
        canvas_pop_clip(c);
    }
    band_line(st, c, r.x, rect_bottom(r), r.w, line);
    if (step < 1) {
        band_line(st, c, r.x, r.y, r.w, line);
        return;
    }
    band_line(st, c, r.x, r.y, a - r.x, line);
    band_line(st, c, a + step, r.y - step, b - a - 2 * step, line);
    band_line(st, c, b, r.y, rect_right(r) - b, line);
    canvas_line(c, (struct point){a, r.y}, (struct point){a + step, r.y - step}, w, line);
    canvas_line(c, (struct point){b - step, r.y - step}, (struct point){b, r.y}, w, line);
}

/* Emblem, title and sentence at the left of the band, as far as `right`. */
static void band_words(const struct stage *st, struct canvas *c, int power, const char *head,
                       const char *under, float right)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct rect b = pu_band(st);
    const float side = b.h * 0.78F, left = fmaxf(b.w * 0.03F, ui_px(&st->ui, 30)),
                x = left + side + ui_px(&st->ui, 24), w = right - x;
    const struct ui_words title = {.face = st->ui.theme->strong,
                                   .size = 32,
                                   .colour = st->ui.theme->text,
                                   .place = TEXT_BOTTOM,
                                   .lines = 1};
    const struct ui_words text = {
        .face = st->ui.theme->plain, .size = 21, .colour = pu_light(power), .place = TEXT_TOP};
    pu_emblem(c, power, false, rect_make(left, b.y + (b.h - side) / 2, side, side), 1);
    const float th = poker_letter(st, 32) * 1.3F, uh = pu_height(st, text, under, w);
    /* large letters: the sentence is in the panel of actions, too */
    if (th + uh > b.h * 0.98F) {
        struct ui_words alone = title;
        alone.place = TEXT_MIDDLE;
        alone.lines = 2;
        poker_write(c, st, alone, head, rect_make(x, b.y, w, b.h));
        return;
    }
    const float top = b.y + (b.h - th - uh) / 2;
    poker_write(c, st, title, head, rect_make(x, top, w, th));
    poker_write(c, st, text, under, rect_make(x, top + th, w, uh + 2));
}

/* A card that is chosen: under a veil of the power's light, with a tick on it. What only has the
 * focus has a ring, and what can be chosen has its corners marked. */
static void draw_chosen(const struct stage *st, struct canvas *c, const struct item *i,
                        uint32_t light)
{
    const struct rect r = rect_inset(i->bounds, -3);
    const float disc = r.w * 0.2F;
    const struct point at = {r.x + r.w / 2, rect_bottom(r) - disc * 1.5F};
    canvas_panel(c, r,
                 &(struct panel){.fill = st->ui.contrast ? 0 : colour_faded(light, 0.36F),
                                 .line = light,
                                 .line_width = fmaxf(3, ui_px(&st->ui, 7)),
                                 .radius = i->radius});
    canvas_ring(c, at, disc * 1.14F, disc * 2, 0x0A1026FFU);
    canvas_ring(c, at, disc, disc, light);
    ui_icon(c, &st->ui, "tick", rect_around(at, disc * 1.3F, disc * 1.3F), 0x0A1026FFU);
}

static void draw_target_signs(const struct stage *st, struct canvas *c)
{
    const struct choice *a = aimed(st);
    const struct ui ui = poker_ui(st);
    for (int i = 0; a->pick_max && i < board_count(&st->shown.b, a->zone); i++) {
        const struct item *item = items_get(st->items, item_id("target", i));
        if (!item)
            continue;
        if (!item->why_not) {
            const uint32_t line = pu_colour(st, pu_aimed_power(st));
            if (item->chosen)
                draw_chosen(st, c, item, line);
            else
                brackets(st, c, item->bounds, item->hovered || item->focused ? 0xFFFFFFFFU : line,
                         false);
            const float cap = ui_key_width(&ui, item, 17);
            if (cap > 0)
                ui_key(c, &ui, item,
                       (struct point){rect_right(item->bounds) - cap / 2 - ui_px(&ui, 6),
                                      item->bounds.y + ui_px(&ui, 20)},
                       17, 0x0A1026FFU, 0xFFFFFFFFU);
        }
        ui_ring(c, &ui, item);
    }
}

static void draw_buttons(const struct stage *st, struct canvas *c)
{
    static const struct {
        const char *id;
        enum poker_button how;
    } buttons[] = {{"confirm", POKER_PRIMARY},
                   {"cancel", POKER_PLAIN},
                   {"keep", POKER_LIT},
                   {"throw", POKER_PLAIN}};
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        if (items_get(st->items, item_id(buttons[i].id, 0)))
            poker_button(c, st, item_id(buttons[i].id, 0), NULL, buttons[i].how);
}

static void draw_fan(const struct stage *st, struct canvas *c)
{
    const struct ui ui = poker_ui(st);
    pu_draw_fan_cards(st, c);
    for (int i = 0; i < PU_FAN; i++) {
        const struct item *item = items_get(st->items, item_id("fan", i));
        if (!item)
            continue;
        brackets(st, c, item->bounds,
                 item->hovered || item->focused ? 0xFFFFFFFFU : pu_colour(st, pu_choosing(st)),
                 false);
        const float cap = ui_key_width(&ui, item, 17);
        if (cap > 0)
            ui_key(c, &ui, item,
                   (struct point){rect_right(item->bounds) - cap / 2 - ui_px(&ui, 4),
                                  item->bounds.y + ui_px(&ui, 18)},
                   17, 0x0A1026FFU, 0xFFFFFFFFU);
        if (item->value) {
            const struct ui_words how =
                UI_LINE(st->ui.theme->strong, 22, pu_light(POWER_UPGRADE), TEXT_LEFT);
            poker_write(c, st, how, item->value,
                        rect_make(rect_right(item->bounds) + ui_px(&ui, 20), item->bounds.y,
                                  poker_width(st, how, item->value) + 2, item->bounds.h));
        }
        ui_ring(c, &ui, item);
    }
    for (int i = 0; i < 2; i++) {
        const struct item *item = items_get(st->items, item_id("scan", i));
        if (item)
            ui_ring(c, &ui, item);
    }
}

void pu_draw_aim(const struct stage *st, struct canvas *c)
{
    char under[PU_TEXT];
    const int power = pu_aimed_power(st), choosing = pu_choosing(st);
    const char *busy = pu_busy(st);
    if (pu_moment_on(st))
        return;
    canvas_tag(c, "choice");
    if (power >= 0) {
        pu_draw_band(st, c, pu_band(st), power);
        band_words(st, c, power, power_title(power), busy ? busy : "",
                   band_button(st, 0, 2).x - ui_px(&st->ui, 24));
        draw_buttons(st, c);
        draw_target_signs(st, c);
    } else if (choosing >= 0) {
        const int who = poker_turn(st, &st->shown.b), n = pu_fan_count(st);
        pu_draw_band(st, c, pu_band(st), choosing);
        snprintf(under, sizeof under, _(pu_powers[choosing].waits),
                 stage_name(st, who < 0 ? pu(st)->moment.who : who));
        band_words(st, c, choosing, power_title(choosing), pu_chooses(st) && busy ? busy : under,
                   n ? pu_fan_spot(st, 0, n).x - ui_px(&st->ui, 24) : pu_band(st).w * 0.9F);
        draw_fan(st, c);
        draw_buttons(st, c);
    }
    canvas_tag(c, NULL);
}
