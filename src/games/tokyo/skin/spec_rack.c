/* The rack: effect cards of the seat in front, upright or, where letters are large for that, as
 * rows; fun cards in a column beside them. Each says whether it can be declared now, and if not,
 * when (spec_rack_draw.c: how that looks). */
#include "spec_look.h"
#include "poker_panel.h"

#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

bool spec_sees_rack(const struct stage *st)
{
    return stage_eyes(st) == st->me || stage_eyes(st) == SEAT_OPEN || st->privacy == PRIVACY_OPEN;
}

/* ---- where ---- */

static float gap(const struct stage *st) { return ui_px(&st->ui, st->ui.h < 800 ? 8 : 12); }

static float head_width(const struct stage *st)
{
    return fmaxf(spec_at(st)->rack_head.h * 1.15F, 40);
}

/* As wide as the two buttons over them, where these are not much wider for a finger's sake. */
static float fun_width(const struct stage *st)
{
    const float own = fmaxf(ui_px(&st->ui, 84), 42),
                buttons = 2 * head_width(st) + ui_px(&st->ui, 8);
    return !st->rules.option[SPEC_FUN_CARDS]       ? 0
           : buttons > own && buttons < own * 1.2F ? buttons
                                                   : own;
}

static struct rect effects_area(const struct stage *st)
{
    struct rect r = spec_at(st)->rack;
    const float fun = fun_width(st);
    r.w -= fun > 0 ? fun + gap(st) : 0;
    return r;
}

/* The longest word of all names must fit on a face; in Japanese a line breaks anywhere, so five
 * letters do. */
static float widest_word(const struct stage *st)
{
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 18, .lines = 1};
    float most = 0;
    for (int e = 0; e < SPEC_EFFECTS; e++) {
        char text[SPEC_TEXT];
        snprintf(text, sizeof text, "%s", spec_title(e));
        char *rest = text;
        for (char *word = strtok_r(text, " -", &rest); word; word = strtok_r(NULL, " -", &rest)) {
            const float w = poker_width(st, how, word);
            most = fmaxf(most,
                         (unsigned char)word[0] > 0xE2 ? fminf(w, poker_letter(st, 18) * 5.2F) : w);
        }
    }
    return most;
}

static float upright_width(const struct stage *st)
{
    const struct rect a = effects_area(st);
    return fminf((a.w - 2 * gap(st)) / SPEC_HELD_MOST, a.h / LAYOUT_CARD);
}

bool spec_rack_rows(const struct stage *st)
{
    return upright_width(st) * 0.92F < widest_word(st) + 2 ||
           upright_width(st) * LAYOUT_CARD < poker_letter(st, 18) * 8.4F;
}

struct rect spec_effect_spot(const struct stage *st, int i)
{
    const struct rect a = effects_area(st);
    if (spec_rack_rows(st))
        return rect_row(a, i < SPEC_HELD_MOST ? i : SPEC_HELD_MOST - 1, SPEC_HELD_MOST,
                        fminf(gap(st), a.h * 0.03F));
    const float w = upright_width(st);
    return rect_make(a.x + (float)i * (w + gap(st)), a.y + (a.h - w * LAYOUT_CARD) / 2, w,
                     w * LAYOUT_CARD);
}

struct rect spec_fun_spot(const struct stage *st, int i, int n)
{
    const struct rect a = spec_at(st)->rack, beside = spec_effect_spot(st, 0);
    const float w = fun_width(st), top = spec_rack_rows(st) ? a.y : beside.y,
                all = spec_rack_rows(st) ? a.h : beside.h, least = fminf(w, all),
                apart = gap(st) * 0.6F;
    const float h = n > 1 ? fmaxf(fminf(least, all), (all - apart * (float)(n - 1)) / (float)n)
                          : all,
                step = n > 1 ? (all - h) / (float)(n - 1) : 0;
    return rect_make(rect_right(a) - w, top + step * (float)i, w, h);
}

/* of own card `pick`: effects, then fun cards */
static struct rect spec_rack_spot(const struct stage *st, int pick)
{
    const struct board *b = &st->shown.b;
    const int held = board_count(b, SPEC_HELD + st->me);
    return pick < held ? spec_effect_spot(st, pick)
                       : spec_fun_spot(st, pick - held, board_count(b, SPEC_FUN + st->me));
}

/* ---- why not ---- */

static const char *short_reason(int effect, int reason)
{
    switch (reason) {
    case SPEC_NULLIFIED: return _("Nullified");
    case SPEC_RUNS_ALREADY: return _("In effect");
    case SPEC_NO_TARGET: return _("No target");
    case SPEC_THREE_CARDS: return _("3 hole cards");
    case SPEC_EXCHANGED_TWICE: return _("Twice already");
    case SPEC_TOO_FEW: return _("4+ players");
    case SPEC_SOMEBODY_BUST: return _("Player out");
    default: return spec_moment_name(effect);
    }
}

static bool live(const struct stage *st)
{
    return holdem_live(&st->shown.b, st->me) && !holdem_all_in(&st->shown.b, st->me) &&
           !st->shown.b.over;
}
static bool can_lie_ready(const struct stage *st, int e)
{
    return spec_any_turn(e) && live(st) && !st->shown.b.num[SPEC_NULL] &&
           (st->privacy == PRIVACY_ONE || st->privacy == PRIVACY_OPEN);
}

enum spec_card spec_card_state(const struct stage *st, int pick)
{
    const int e = spec_effect_of(st, pick);
    if (e < 0)
        return CARD_NOT_NOW;
    if (spec_exchanging(st))
        return spec(st)->exchange >> pick & 1                         ? CARD_EXCHANGED
               : pick < board_count(&st->shown.b, SPEC_HELD + st->me) ? CARD_NOW
                                                                      : CARD_NOT_NOW;
    if (spec_chosen(st, pick) || spec(st)->aiming == pick + 1)
        return CARD_CHOSEN;
    if (poker_behind(st))
        return spec(st)->ready >> e & 1 ? CARD_READY : CARD_NOT_NOW;
    if (spec_attaches(st, pick))
        return CARD_WITH_ALL_IN;
    if (spec_may(st, pick) == REASON_OK)
        return CARD_NOW;
    return spec(st)->ready >> e & 1 ? CARD_READY : CARD_NOT_NOW;
}

const char *spec_card_foot(const struct stage *st, int pick)
{
    const int e = spec_effect_of(st, pick);
    switch (spec_card_state(st, pick)) {
    case CARD_NOW: return spec_exchanging(st) ? _("Keep") : _("Now");
    case CARD_WITH_ALL_IN: return C_("moment", "All‑in");
    case CARD_CHOSEN: return _("Chosen");
    case CARD_READY: return _("Ready");
    case CARD_EXCHANGED: return _("Exchange");
    case CARD_NOT_NOW: break;
    }
    const int reason = st->mine && stage_choice(st, SPEC_DECLARE, -1) ? spec_may(st, pick)
                       : st->shown.b.num[SPEC_NULL]                   ? SPEC_NULLIFIED
                                                                      : SPEC_NOT_THE_TIME;
    return e < 0 ? "" : short_reason(e, reason);
}

static const char *why_not(const struct stage *st, int pick)
{
    const int e = spec_effect_of(st, pick);
    switch (spec_card_state(st, pick)) {
    case CARD_NOW:
    case CARD_WITH_ALL_IN:
    case CARD_CHOSEN:
    case CARD_READY:
    case CARD_EXCHANGED: return NULL;
    case CARD_NOT_NOW: break;
    }
    if (spec_exchanging(st))
        return _("Fun cards can’t be exchanged.");
    if (e >= 0 && can_lie_ready(st, e))
        return NULL;
    const int reason =
        st->mine && stage_choice(st, SPEC_DECLARE, -1) ? spec_may(st, pick) : SPEC_NOT_THE_TIME;
    if (reason != SPEC_NOT_THE_TIME && reason != REASON_OK)
        return _(rules_reason_text(st->rules.game, reason));
    if (e < 0)
        return _("This card is face down.");
    return spec_only_when(e);
}

/* ---- controls ---- */

static const char fun_keys[] = {'Q', 'E', 'J', 'Y'};

static enum key key_of(const struct stage *st, int pick)
{
    const int held = board_count(&st->shown.b, SPEC_HELD + st->me), fun = pick - held;
    if (poker_look(st)->typing || spec(st)->aiming)
        return KEY_NONE;
    return pick < held                  ? (enum key)('1' + pick)
           : fun < (int)sizeof fun_keys ? (enum key)fun_keys[fun]
                                        : KEY_NONE;
}

struct rect spec_rack_button(const struct stage *st, int i)
{
    const struct rect r = spec_at(st)->rack_head;
    const float w = head_width(st), finger = 38,
                top = fminf(r.y, fmaxf(rect_bottom(r) - finger, rect_bottom(spec_at(st)->strip)));
    return rect_make(rect_right(r) - w * (float)(i + 1) - ui_px(&st->ui, 8) * (float)i, top, w,
                     rect_bottom(r) - top);
}

static void add_head(struct stage *st, struct items *it)
{
    const struct choice *drink = stage_choice(st, SPEC_DRINK, -1);
    const bool stops = st->stops >> st->me & 1;
    if (st->rules.option[SPEC_DRINKS])
        items_add(it,
                  (struct item){
                      .id = item_id("drink", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Order a drink"),
                      .action = DO_DRINK,
                      .key = (enum key)'O',
                      .bounds = spec_rack_button(st, 1),
                      .sound = "",
                      .why_not =
                          drink && !drink->refused
                              ? NULL
                              : stage_why_not(st, drink,
                                              _("Drinks are for players still in the tournament.")),
                      .about = _("A drink arrives between hands and comes with an effect card. One "
                                 "per level.")});
    items_add(
        it,
        (struct item){
            .id = item_id("stops", 0),
            .role = ITEM_TOGGLE,
            .name = _("Ask every time"),
            .action = DO_ASK,
            .arg = !stops,
            .key = (enum key)'W',
            .chosen = stops,
            .bounds = spec_rack_button(st, 0),
            .sound = "spec/no",
            .about = _("Off: you’re asked only at the moment each card is meant for, or when you "
                       "have a card ready. On: you’re asked whenever you could declare a card.")});
}

void spec_rack_items(struct stage *st, struct items *it)
{
    const struct board *b = &st->shown.b;
    const int held = board_count(b, SPEC_HELD + st->me), n = spec_cards(b, st->me);
    if (b->num[HOLDEM_RANK + st->me])
        return;
    add_head(st, it);
    for (int i = 0; i < n; i++) {
        const struct rect r = spec_rack_spot(st, i);
        const int e = spec_effect_of(st, i);
        if (e < 0 || !spec_sees_rack(st)) {
            items_add(it, (struct item){.id = item_id("card", i),
                                        .own = true,
                                        .role = ITEM_PICTURE,
                                        .name = i < held ? _("Effect card, face down")
                                                         : _("Fun card, face down"),
                                        .readable = true,
                                        .bounds = r});
            continue;
        }
        items_add(it, (struct item){.id = item_id("card", i),
                                    .own = true,
                                    .role = ITEM_CARD,
                                    .name = spec_title(e),
                                    .value = spec_card_foot(st, i),
                                    .about = spec_about(e),
                                    .asked = true,
                                    .why_not = why_not(st, i),
                                    .bounds = r,
                                    .key = key_of(st, i),
                                    .action = spec_exchanging(st) ? DO_EXCHANGE : DO_CARD,
                                    .arg = i,
                                    .chosen = spec_card_state(st, i) == CARD_CHOSEN,
                                    .sound = "",
                                    .radius = r.h * 0.04F});
    }
}
