/* The panel of actions as it is seen: what it costs, presets, slider, typed number, and the three
 * large buttons. */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Where a face lacks a fraction both are written with a stroke: neither is set in another face. */
static void write_fractions(const struct stage *st, const char *name, char out[POKER_NAME])
{
    static const char *const sign[] = {"½", "⅔"}, *const stroke[] = {"1/2", "2/3"};
    CARRE_ASSERT(name);
    snprintf(out, POKER_NAME, "%s", name);
    for (int i = 0; i < 2 && poker_dress(st)->stroked; i++) {
        const char *at = strstr(name, sign[i]);
        if (at)
            snprintf(out, POKER_NAME, "%.*s%s%s", (int)(at - name), name, stroke[i],
                     at + strlen(sign[i]));
    }
}

/* Of a preset: its name, or a shorter one where letters are large. */
static const char *preset_words(const struct stage *st, int i, char out[POKER_NAME])
{
    CARRE_ASSERT(i >= 0 && i < PRESETS);
    write_fractions(st, poker_preset_name((enum poker_preset)i, true), out);
    if (!poker_fits(st, (struct ui_words){0}, out,
                    poker_look(st)->at.preset[i].w - ui_px(&st->ui, 16)))
        snprintf(out, POKER_NAME, "%s", poker_preset_name((enum poker_preset)i, false));
    return out;
}

/* By pad the presets have two buttons, for the one before and the one after: at the right end of
 * the line above them, if that is free from `x` on. */
static void draw_shoulders(const struct stage *st, struct canvas *c, float x)
{
    const struct item *less = items_get(st->items, item_id("preset-less", 0)),
                      *more = items_get(st->items, item_id("preset-more", 0));
    const struct ui ui = poker_ui(st);
    const struct rect r = poker_look(st)->at.headline;
    if (!less || !more || less->why_not || ui.caps != CAPS_PAD)
        return;
    const float a = ui_key_width(&ui, less, 16), b = ui_key_width(&ui, more, 16),
                sign = ui_letters(&ui, 20), gap = ui_px(&ui, 6), y = r.y + r.h / 2;
    float right = rect_right(r);
    if (right - (a + b + 2 * sign + 4 * gap) < x)
        return;
    poker_key(c, st, more, (struct point){right - b / 2, y}, 16, ui.theme->text, ui.theme->well);
    right -= b + gap + sign;
    ui_icon(c, &ui, "plus", rect_make(right, y - sign / 2, sign, sign), ui.theme->soft);
    right -= 2 * gap + sign;
    ui_icon(c, &ui, "minus", rect_make(right, y - sign / 2, sign, sign), ui.theme->soft);
    poker_key(c, st, less, (struct point){right - gap - a / 2, y}, 16, ui.theme->text,
              ui.theme->well);
}

static void draw_headline(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct theme *t = st->ui.theme;
    const struct poker_extra *more = poker_more(st);
    const struct rect r = k->at.headline;
    const struct board *b = &st->shown.b;
    char head[POKER_TEXT] = "", rest[POKER_TEXT] = "", before[POKER_TEXT] = "", a[64], d[64];
    const int turn = poker_turn(st, b);
    poker_amount(st, k->price, a);
    if (more->busy && more->busy(st)) {
        if (!more->busy_told || !more->busy_told(st))
            snprintf(head, sizeof head, "%s", more->busy(st));
    } else if (k->sure) {
        poker_amount(st, k->sure == DO_RAISE ? poker_draft(st) : k->price, d);
        snprintf(head, sizeof head, _("Go all-in for %s?"), d);
    } else if (poker_showing(st)) {
        snprintf(head, sizeof head, "%s", _("Show your hand?"));
        if (k->at.shared)
            snprintf(head, sizeof head, _("%s: show your hand?"), stage_name(st, st->me));
    } else if (poker_behind(st)) {
        snprintf(head, sizeof head, "%s", poker_hand_ends(st) ? _("The hand is over") : "");
    } else if (poker_asked(st)) {
        snprintf(head, sizeof head, k->price ? _("%s to call") : _("Nothing to call"), a);
        if (k->at.shared) /* whose turn it is goes before what it costs */
            snprintf(before, sizeof before, _("%s:"), stage_name(st, st->me));
        else if (k->price && st->assist > 0) {
            poker_amount(st, holdem_pot(b), d);
            snprintf(rest, sizeof rest, _("pot %s · needs %d%%"), d,
                     (int)(((int64_t)k->price * 100 + (holdem_pot(b) + k->price) / 2) /
                           (holdem_pot(b) + k->price)));
        } else {
            poker_amount(st, holdem_pot(b), d);
            snprintf(rest, sizeof rest, _("pot %s"), d);
        }
    } else if (turn >= 0 && turn != st->me) {
        snprintf(head, sizeof head, _("%s to act"), stage_name(st, turn));
    }
    const struct item *ahead = items_get(st->items, item_id("ahead", 0));
    const float room = r.w;
    const struct ui_words strong = UI_LINE(t->strong, 26, 0, TEXT_LEFT),
                          plain = UI_LINE(NULL, 20, t->soft, TEXT_LEFT);
    const float gap = ui_px(&st->ui, 20), w = fminf(room, poker_width(st, strong, head) + 2),
                named = *before ? poker_width(st, plain, before) + gap / 2 : 0;
    if (named > 0 && named + w <= room) {
        poker_write(c, st, plain, before, rect_make(r.x, r.y, named, r.h));
        poker_write(c, st, strong, head, rect_make(r.x + named, r.y, w, r.h));
    } else if (*head && poker_fits(st, strong, head, room))
        poker_write(c, st, strong, head, rect_make(r.x, r.y, w, r.h));
    float end = r.x + named + w + gap;
    if (*rest && poker_fits(st, plain, rest, room - w - gap))
        end = gap + rect_right(poker_write(c, st, plain, rest,
                                           rect_make(r.x + w + gap, r.y, room - w - gap, r.h)));
    draw_shoulders(st, c, end);
    if (ahead) {
        poker_button_box(c, st, ahead, ahead->chosen ? POKER_LIT : POKER_QUIET);
        const float side = ahead->bounds.h * 0.5F, x = ahead->bounds.x + ui_px(&st->ui, 10);
        canvas_panel(c, rect_make(x, ahead->bounds.y + ahead->bounds.h * 0.25F, side, side),
                     &(struct panel){.line = t->text,
                                     .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                     .radius = 3,
                                     .fill = t->well});
        if (ahead->chosen)
            ui_icon(c, &st->ui, "tick",
                    rect_make(x, ahead->bounds.y + ahead->bounds.h * 0.25F, side, side),
                    poker_colour(st, POKER_CYAN));
        const float from = x + side + ui_px(&st->ui, 8);
        poker_write(c, st, UI_LINE(NULL, 20, 0, TEXT_LEFT), ahead->name,
                    rect_make(from, ahead->bounds.y,
                              rect_right(ahead->bounds) - from - ui_px(&st->ui, 6),
                              ahead->bounds.h));
    }
}

/* Keys on all of them or on none. */
static bool preset_caps(const struct stage *st)
{
    const struct ui ui = poker_ui(st);
    bool all = ui.caps == CAPS_KEYS;
    char name[POKER_NAME];
    for (int i = 0; i < PRESETS; i++) {
        const struct item *p = items_get(st->items, item_id("preset", i));
        all &= !p || (p->key &&
                      poker_width(st, (struct ui_words){.size = 18}, preset_words(st, i, name)) +
                              ui_key_width(&ui, p, 16) + ui_px(&ui, 24) <=
                          p->bounds.w);
    }
    return all;
}

/* One that comes to the least or to all keeps its place, and its name tells whose it is. */
static void draw_gone(const struct stage *st, struct canvas *c, int i)
{
    const struct rect r = poker_look(st)->at.preset[i];
    char name[POKER_NAME];
    if (!items_get(st->items, item_id("preset", PRESET_ALL_IN)) || rect_empty(r))
        return;
    canvas_panel(c, r,
                 &(struct panel){.line = st->ui.theme->line,
                                 .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                 .dash = ui_px(&st->ui, 9),
                                 .gap = ui_px(&st->ui, 7)});
    poker_write(c, st, UI_LINE(NULL, 19, st->ui.theme->on_dim, TEXT_CENTRE),
                preset_words(st, i, name), rect_inset_xy(r, ui_px(&st->ui, 8), ui_px(&st->ui, 2)));
}

static void draw_preset(const struct stage *st, struct canvas *c, int i, bool caps)
{
    const struct item *p = items_get(st->items, item_id("preset", i));
    const struct theme *t = st->ui.theme;
    if (!p) {
        draw_gone(st, c, i);
        return;
    }
    const struct ui ui = poker_ui(st);
    poker_button_box(c, st, p, p->chosen ? POKER_PICKED : POKER_PLAIN);
    const struct rect r = rect_inset_xy(p->bounds, ui_px(&ui, 8), ui_px(&ui, 2));
    const uint32_t ink = p->why_not ? t->on_dim : t->text;
    const float least = ui_least(&ui), cap = caps ? ui_key_width(&ui, p, 16) : 0;
    char name[POKER_NAME];
    preset_words(st, i, name);
    const struct ui_words small = UI_LINE(NULL, 19, ink, TEXT_CENTRE);
    const bool two = p->value && r.h >= least * 2.4F &&
                     poker_fits(st, (struct ui_words){.face = t->strong}, p->value, r.w);
    const struct rect line = two ? rect_make(r.x, r.y, r.w, r.h * 0.46F) : r;
    if (cap > 0) {
        poker_key(c, st, p,
                  (struct point){rect_right(r) - cap / 2 + ui_px(&ui, 2), line.y + line.h * 0.56F},
                  16, ink, t->well);
        poker_write(c, st, small, name, rect_make(r.x, line.y, r.w - cap - ui_px(&ui, 2), line.h));
    } else {
        poker_write(c, st, small, name, line);
    }
    if (two)
        poker_write(c, st, UI_LINE(t->strong, 23, ink, TEXT_CENTRE), p->value,
                    rect_make(r.x, r.y + r.h * 0.46F, r.w, r.h * 0.52F));
}

static void draw_step(const struct stage *st, struct canvas *c, const char *id, const char *icon)
{
    const struct item *i = items_get(st->items, item_id(id, 0));
    if (!i)
        return;
    poker_button_box(c, st, i, POKER_PLAIN);
    const float side = fminf(i->bounds.w, i->bounds.h) * 0.5F;
    ui_icon(c, &st->ui, icon, rect_around(rect_centre(i->bounds), side, side),
            i->why_not ? st->ui.theme->on_dim : st->ui.theme->text);
}

static void draw_slider(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("amount", 0));
    const uint32_t lit =
        i && i->why_not ? poker_colour(st, POKER_REFUSED_DEEP) : poker_colour(st, POKER_MAGENTA);
    if (!i)
        return;
    const float h = fmaxf(4, ui_px(&st->ui, 10)), knob = fmaxf(12, ui_px(&st->ui, 30)),
                x = i->bounds.x + knob / 2, w = i->bounds.w - knob,
                y = i->bounds.y + i->bounds.h / 2;
    const float t =
        i->max > i->min && !i->why_not ? (float)(i->amount - i->min) / (float)(i->max - i->min) : 0;
    canvas_panel(c, rect_make(x, y - h / 2, w, h),
                 &(struct panel){.fill = poker_colour(st, POKER_GROOVE),
                                 .radius = h / 2,
                                 .line = poker_colour(st, POKER_GROOVE_LINE),
                                 .line_width = 1});
    canvas_panel(c, rect_make(x, y - h / 2, fmaxf(h, w * t), h),
                 &(struct panel){.fill = lit, .radius = h / 2});
    const char *picture = st->ui.contrast ? NULL : poker_dress(st)->knob;
    for (int tick = 0; picture && tick <= 10 && i->bounds.h > 4 * h; tick++)
        canvas_fill(c,
                    rect_make(roundf(x + w * (float)tick / 10), y + h * 1.3F,
                              fmaxf(1, ui_px(&st->ui, 1.6F)), h * (tick % 5 ? 0.5F : 0.8F)),
                    poker_colour(st, POKER_FAINT));
    if (picture && !i->why_not) {
        canvas_picture(c, picture,
                       rect_around((struct point){x + w * t, y}, knob * 1.7F, knob * 1.7F),
                       paint_plain());
    } else if (!i->why_not) {
        canvas_ring(c, (struct point){x + w * t, y}, knob / 2, knob / 2, lit);
        canvas_ring(c, (struct point){x + w * t, y}, knob * 0.34F, knob * 0.34F, COLOUR_WHITE);
    }
    ui_ring(c, &st->ui, i);
}

static void draw_field(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    const struct item *i = items_get(st->items, item_id("type", 0));
    const struct theme *t = st->ui.theme;
    char text[POKER_TEXT];
    if (!i)
        return;
    poker_panel(c, st, i->bounds, 9, t->well,
                k->typing    ? poker_colour(st, POKER_GOLD)
                : i->why_not ? poker_colour(st, POKER_REFUSED_DEEP)
                             : t->line,
                k->typing ? 3 : 2);
    snprintf(text, sizeof text, "%s%s",
             k->typing  ? k->typed
             : i->value ? i->value
                        : "",
             k->typing ? "_" : "");
    const struct ui ui = poker_ui(st);
    const float cap = k->typing ? 0 : ui_key_width(&ui, i, 16), pad = ui_px(&ui, 8);
    const struct rect r = rect_inset_xy(i->bounds, pad, 0);
    const bool both =
        cap > 0 &&
        poker_width(st, (struct ui_words){.face = t->strong, .size = 18}, text) + cap + pad <= r.w;
    if (!i->why_not)
        poker_write(c, st, UI_LINE(t->strong, 28, 0, TEXT_CENTRE), text,
                    rect_make(r.x, r.y, r.w - (both ? cap + pad : 0), r.h));
    if (both)
        poker_key(c, st, i, (struct point){rect_right(r) - cap / 2, r.y + r.h / 2}, 16,
                  i->why_not ? t->on_dim : t->text, t->well);
    ui_ring(c, &st->ui, i);
}

static void draw_main(const struct stage *st, struct canvas *c, const char *id,
                      enum poker_button how)
{
    const struct item *i = items_get(st->items, item_id(id, 0));
    if (i)
        poker_button(c, st, i->id, i->value, how);
}

static bool main_caps(const struct stage *st)
{
    static const char *const id[] = {"fold", "call", "raise", "stay", "sure", "muck", "on"};
    const struct ui ui = poker_ui(st);
    for (size_t n = 0; n < sizeof id / sizeof *id; n++) {
        const struct item *i = items_get(st->items, item_id(id[n], 0));
        /* what a pad has no button of its own for has no cap that could not fit */
        if (i && ui_key_width(&ui, i, 18) > 0 && !poker_cap_fits(st, i, i->value))
            return false;
    }
    return true;
}

/* What an all-in is about stays lit while it is asked for: the chips, in place of the amounts. */
static void draw_question(const struct stage *st, struct canvas *c)
{
    const struct poker_state *k = poker_look(st);
    if (!k->sure || poker_showing(st))
        return;
    const int32_t all = k->sure == DO_RAISE ? poker_draft(st) : k->price;
    const struct rect r = rect_union(k->at.preset[0], k->at.amount);
    const float chips = fminf(r.h * 0.94F, r.w * 0.22F);
    char amount[64];
    poker_amount(st, all, amount);
    for (int i = 0; i < 2; i++)
        poker_chips(c, st,
                    rect_around((struct point){r.x + r.w * (i ? 0.82F : 0.18F), r.y + r.h / 2},
                                chips, chips),
                    all);
    poker_write(c, st,
                UI_LINE(st->ui.theme->display, 60, poker_colour(st, POKER_GOLD), TEXT_CENTRE),
                amount, rect_inset_xy(r, r.w * 0.31F, 0));
}

void poker_draw_controls(const struct stage *st, struct canvas *c)
{
    struct poker_state *k = poker_look(st);
    const struct poker_places *at = &k->at;
    if (st->retold)
        return;
    canvas_tag(c, "actions");
    k->caps = main_caps(st);
    if (k->sure)
        poker_shining(c, st, at->actions, 16, st->ui.theme->accent, 0.4F, 22);
    poker_panel(c, st, at->actions, 16, poker_colour(st, POKER_ACTIONS_BOX),
                k->sure           ? st->ui.theme->accent
                : poker_asked(st) ? poker_colour(st, POKER_CYAN)
                                  : st->ui.theme->line,
                2);
    draw_headline(st, c);
    draw_question(st, c);
    const bool caps = preset_caps(st);
    poker_draw_digits(st, c);
    for (int i = 0; i < PRESETS; i++)
        draw_preset(st, c, i, caps);
    draw_step(st, c, "less", "minus");
    draw_slider(st, c);
    draw_step(st, c, "more", "plus");
    draw_field(st, c);
    draw_main(st, c, "fold", POKER_PLAIN);
    /* where letters fill the panel one button alone is lit */
    const bool one = poker_large(st) && items_get(st->items, item_id("raise", 0));
    draw_main(st, c, "call", one ? POKER_PLAIN : POKER_LIT);
    draw_main(st, c, "raise", POKER_PRIMARY);
    draw_main(st, c, "on", POKER_LIT);
    draw_main(st, c, "stay", POKER_PLAIN);
    draw_main(st, c, "sure", POKER_PRIMARY);
    draw_main(st, c, "muck", POKER_PLAIN);
    for (int i = 1; i <= 3; i++)
        poker_button(c, st, item_id("show", i), NULL, i == 3 ? POKER_LIT : POKER_PLAIN);
    if (st->hinted) { /* where the advice is */
        const bool raise = st->hint.kind == HOLDEM_RAISE_TO || st->hint.kind == HOLDEM_BET_TO,
                   fold = st->hint.kind == HOLDEM_FOLD,
                   call = st->hint.kind == HOLDEM_CALL || st->hint.kind == HOLDEM_CHECK;
        if (raise || fold || call)
            poker_panel(c, st,
                        rect_inset(raise  ? at->raise
                                   : fold ? at->fold
                                          : at->call,
                                   -ui_px(&st->ui, 7)),
                        16, 0, poker_colour(st, POKER_GOLD), 4);
    }
    canvas_tag(c, "peek");
    poker_button(c, st, item_id("peek", 0), NULL, st->peeking ? POKER_PLAIN : POKER_LIT);
    canvas_tag(c, NULL);
}
