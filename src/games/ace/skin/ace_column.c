/* The right column: trophies, piles, and the three buttons that never move. */
#include "ace_controls.h"
#include "ace_count.h"
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

static bool is_held(const struct board *b, card bonus)
{
    for (int i = 0; i < board_count(b, ACE_BONUSES); i++)
        if (board_face(b, ACE_BONUSES, i) == bonus)
            return true;
    return false;
}

static int letter_of(const struct ace_state *k, card bonus)
{
    int n = 0;
    while (n < ACE_SLOTS && k->letter[n] != bonus)
        n++;
    return n;
}

/* A bonus has its letter from when it is won until it is gone, whatever else is used before it; the
 * next one gets the first that is free. Called before and after each event, so that a run that is
 * continued has the same letters. */
void ace_letters_keep(struct stage *st, const struct board *b)
{
    struct ace_state *k = look(st);
    for (int n = 0; n < ACE_SLOTS; n++)
        if (k->letter[n] && !is_held(b, k->letter[n]))
            k->letter[n] = 0;
    for (int i = 0; i < board_count(b, ACE_BONUSES) && i < ACE_SLOTS; i++) {
        const card bonus = board_face(b, ACE_BONUSES, i);
        if (letter_of(k, bonus) < ACE_SLOTS)
            continue;
        const int free = letter_of(k, 0);
        CARRE_ASSERT(free < ACE_SLOTS);
        k->letter[free] = bonus;
    }
}

/* Which keys are free for bonuses on a keyboard whose other letters have their meaning here. */
static enum key bonus_key(const struct stage *st, int slot)
{
    CARRE_ASSERT(slot >= 0);
    /* I asks for advice */
    static const char key[ACE_SLOTS] = {'Q', 'W', 'E', 'T', 'Y', 'J', 'O', 'P', 'A', 'F'};
    const int n = letter_of(look(st), board_face(&st->shown.b, ACE_BONUSES, slot));
    return n < ACE_SLOTS ? (enum key)key[n] : KEY_NONE;
}

static const char *bonus_why(struct stage *st, int slot, const struct ace_enemy *e)
{
    const struct ace_state *k = look(st);
    const struct choice *c = stage_choice(st, ace_bonus_now(e) ? ACE_USE : ACE_ARM, slot);
    if (ace_armed(&st->shown.b, slot) && stage_choice(st, ACE_DISARM, slot))
        return NULL;
    (void)k;
    return stage_why_not(st, c, _("Finish the current choice first."));
}

void ace_column_items(struct stage *st, struct items *it)
{
    struct ace_state *k = look(st);
    const struct board *b = &st->shown.b;
    const int n = board_count(b, ACE_BONUSES), seals = board_count(b, ACE_PERMANENTS);
    ace_letters_keep(st, b); /* of a table that was laid with bonuses */
    for (int i = 0; i < n; i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_BONUSES, i));
        if (!e)
            continue;
        struct strbuf words = STRBUF_EMPTY, value = STRBUF_EMPTY;
        strbuf_addf(&words, "%s%s", _(e->name), _(": "));
        ace_bonus_words(st, e, &words);
        strbuf_addf(&words, ". %s",
                    ace_bonus_now(e) ? _("Takes effect when used.")
                                     : _("Applies to your next shot once armed."));
        ace_bonus_brief(st, e, &value);
        if (ace_armed(b, i))
            strbuf_addf(&value, ", %s", _("armed"));
        if (ace_pondered(st, i)) {
            strbuf_add(&value, ". ");
            ace_ponder_words(st, &value);
        }
        items_add(it, (struct item){.id = item_id("bonus", i),
                                    .role = ITEM_BUTTON,
                                    .name = _(e->name),
                                    .value = strbuf_text(&value),
                                    .about = strbuf_text(&words),
                                    .why_not = bonus_why(st, i, e),
                                    .bounds = ace_bonus_spot(st, i),
                                    .action = DO_BONUS,
                                    .arg = i,
                                    .key = bonus_key(st, i),
                                    .sound = "",
                                    .chosen = ace_armed(b, i) || k->ponder.pressed == i + 1 ||
                                              ((k->mode == MODE_ARM || k->mode == MODE_USE) &&
                                               k->slot == i)});
        strbuf_free(&words);
        strbuf_free(&value);
    }
    for (int i = 0; i < seals; i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_PERMANENTS, i));
        if (!e)
            continue;
        struct strbuf words = STRBUF_EMPTY;
        strbuf_addf(&words, "%s%s", _(e->name), _(": "));
        ace_bonus_words(st, e, &words);
        items_add(it, (struct item){.id = item_id("seal", i),
                                    .role = ITEM_PICTURE,
                                    .name = _(e->name),
                                    .value = _("permanent bonus"),
                                    .about = strbuf_text(&words),
                                    .readable = true,
                                    .bounds = ace_seal_spot(st, i)});
        strbuf_free(&words);
    }
    char value[80];
    snprintf(value, sizeof value,
             i18n_plural("%d card", "%d cards", (unsigned long)board_count(b, ACE_PILE)),
             board_count(b, ACE_PILE));
    struct item pile = {.id = item_id("pile", 0),
                        .role = ITEM_PICTURE,
                        .name = _("Draw pile"),
                        .value = value,
                        .readable = true,
                        .bounds = k->at.row_gun ? k->at.heap[0] : k->at.pile,
                        .about = _("You can’t look through the draw pile. Once it’s empty, you "
                                   "can’t draw until you reshuffle.")};
    if (st->assist > 0) { /* pressed, it tells what can still be in it */
        pile.role = ITEM_BUTTON;
        pile.readable = false;
        pile.action = DO_SEEN;
        pile.key = (enum key)'K';
        pile.sound = "ui/open";
        pile.why_not = ace_seen_why_not(st);
        pile.about = _("You can’t look through the draw pile, but you can see which cards haven’t "
                       "turned up yet.");
    }
    items_add(it, pile);
    snprintf(value, sizeof value,
             i18n_plural("%d card", "%d cards", (unsigned long)board_count(b, ACE_DISCARD)),
             board_count(b, ACE_DISCARD));
    struct rect wide = k->at.discard;
    wide.w = rect_right(k->at.second) - wide.x;
    if (k->at.row_gun)
        wide = k->at.heap[1];
    items_add(it, (struct item){
                      .id = item_id("discard", 0),
                      .role = ITEM_BUTTON,
                      .name = _("Discard pile"),
                      .value = value,
                      .bounds = wide,
                      .action = DO_LOOK,
                      .key = (enum key)'V',
                      .pad = PAD_RIGHT_TRIGGER,
                      .sound = "ui/open",
                      .about = _("Look through the cards you’ve played and discarded."),
                      .why_not =
                          !board_count(b, ACE_DISCARD) ? _("The discard pile is empty.")
                          : !ace_discard_open(&st->rules, b)
                              ? _("On Hard and Nightmare, you can’t look through the discard pile.")
                              : NULL});
}

/* ---- drawing ---- */

/* A pile on a board of its own: where its name stands, and behind that its key. */
struct heap {
    struct rect name;
    const struct item *item;
    const char *called;
    float cap; /* 0: no key is shown */
};

static struct heap heap_of(const struct stage *st, int i)
{
    CARRE_ASSERT(i == 0 || i == 1);
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct rect r = at->heap[i], card_at = i ? at->discard : at->pile;
    const float pad = ui_px(ui, 10);
    struct heap h = {.item = items_get(st->items, item_id(i ? "discard" : "pile", 0)),
                     .called = i ? C_("pile", "Discard") : _("Draw pile")};
    h.cap = h.item && h.item->key ? ui_key_width(ui, h.item, 18) : 0;
    h.name =
        rect_make(r.x + pad, rect_bottom(card_at), r.w - 2 * pad - (h.cap > 0 ? h.cap + pad : 0),
                  rect_bottom(r) - rect_bottom(card_at) - pad * 0.5F);
    return h;
}

/* Each on its board: how many beside it, its name below, both in the same letters. */
static void large_piles(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const float pad = ui_px(ui, 10);
    struct ui_words name = UI_LINE(&ace_text, 20, ui->theme->soft, TEXT_CENTRE);
    for (int i = 0; i < 2; i++) {
        const struct heap h = heap_of(st, i);
        if (!ui_write_fits(ui, &name, h.called, h.name))
            name.face = &typeface_poster;
    }
    for (int i = 0; i < 2; i++) {
        const struct rect r = at->heap[i], card_at = i ? at->discard : at->pile;
        const struct heap h = heap_of(st, i);
        const int n = board_count(&st->shown.b, i ? ACE_DISCARD : ACE_PILE);
        const float x = rect_right(card_at) + 2 * pad;
        char text[16];
        snprintf(text, sizeof text, "%d", n);
        ace_board(st, c, h.item, r);
        if (!n)
            canvas_picture(c, "ace/bonus-card-empty", rect_inset(card_at, -card_at.w * 0.06F),
                           paint_plain());
        ui_write(c, ui, &UI_LINE(&typeface_ace, 68 / ui->text, 0, TEXT_LEFT), text,
                 rect_make(x, card_at.y, rect_right(r) - x - pad, card_at.h));
        /* a back with a number, a face with a number: it is told when asked */
        if (ui_write_fits(ui, &name, h.called, h.name))
            ui_write(c, ui, &name, h.called, h.name);
        if (h.cap > 0)
            ace_key(c, ui, h.item,
                    (struct point){rect_right(r) - pad - h.cap / 2, rect_centre(h.name).y}, 18,
                    h.item->why_not ? CAP_DIM : CAP_PLAIN);
        if (h.item)
            ui_ring(c, ui, h.item);
    }
}

static void piles(const struct stage *st, struct canvas *c)
{
    if (look(st)->at.row_gun) {
        large_piles(st, c);
        return;
    }
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const struct item *look_item = items_get(st->items, item_id("discard", 0));
    for (int i = 0; i < 2; i++) {
        const struct rect r = i ? at->discard : at->pile;
        const int n = board_count(b, i ? ACE_DISCARD : ACE_PILE);
        char text[16];
        snprintf(text, sizeof text, "%d", n);
        const float x = rect_right(r) + ui_px(ui, 14),
                    w = (i ? rect_right(at->second) : at->discard.x - ui_px(ui, 6)) - x;
        if (!n)
            canvas_picture(c, "ace/bonus-card-empty", rect_inset(r, -r.w * 0.06F), paint_plain());
        struct ui_words number =
            UI_LINE(&typeface_ace, 34 / fmaxf(1, ui->text * 0.75F), 0, TEXT_LEFT);
        ui_write(c, ui, &number, text,
                 rect_make(x, r.y, w, fmaxf(ui_px(ui, 48), ui_least(ui) * 1.4F)));
        struct ui_words name = UI_LINE(&ace_text, 20, 0, TEXT_LEFT);
        const float line = fmaxf(ui_px(ui, 30), ui_least(ui) * 1.3F),
                    label_w = (i ? rect_right(at->second) : at->discard.x - ui_px(ui, 8)) - r.x,
                    second = r.y + fmaxf(ui_px(ui, 52), ui_least(ui) * 1.5F);
        const struct rect under = rect_make(r.x, rect_bottom(r) + ui_px(ui, 8), label_w, line),
                          aside = rect_make(x, second, w, line);
        /* beside it where the button below is too near */
        const bool below = rect_bottom(under) <= at->primary.y;
        const char *called = i ? C_("pile", "Discard") : _("Draw pile");
        if (!below && !ui_write_fits(ui, &name, called, aside))
            name.face = &typeface_poster;
        /* a back with a number, a face with a number: it is told when asked */
        if (ui_write_fits(ui, &name, called, below ? under : aside))
            ui_write(c, ui, &name, called, below ? under : aside);
        const struct item *count = items_get(st->items, item_id("pile", 0));
        const float cap_w = !i && count ? ui_key_width(ui, count, 18) : 0;
        if (cap_w > 0 && count->key)
            ace_key(c, ui, count, (struct point){x + cap_w / 2, rect_bottom(r) - ui_px(ui, 20)}, 18,
                    count->why_not ? CAP_DIM : CAP_PLAIN);
        if (!i && count)
            ui_ring(c, ui, count);
        if (i && look_item) {
            struct ui_words word = UI_LINE(
                &ace_text, 18, look_item->why_not ? ui->theme->soft : ui->theme->text, TEXT_LEFT);
            if (below && ui_write_fits(ui, &word, _("Look"), aside))
                ui_write(c, ui, &word, _("Look"), aside);
            float cap = ui_key_width(ui, look_item, 18);
            if (cap > 0)
                ace_key(c, ui, look_item,
                        (struct point){x + cap / 2, rect_bottom(r) - ui_px(ui, 20)}, 18,
                        look_item->why_not ? CAP_DIM : CAP_PLAIN);
        }
    }
}

/* The one main button: a plank of fire. */
static void primary(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct item *i = items_get(st->items, item_id(st->covered ? "peek" : "primary", 0));
    if (!i)
        return;
    struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    canvas_picture(c, i->why_not ? "ace/shoot-disabled" : "ace/shoot", r, paint_plain());
    if (i->hovered && !i->why_not)
        canvas_panel(c, rect_inset(r, ui_px(ui, 4)),
                     &(struct panel){.radius = ui_px(ui, 4),
                                     .line = ACE_CANDLE,
                                     .line_width = fmaxf(2, ui_px(ui, 4))});
    const uint32_t colour = i->why_not ? ui->theme->on_dim : ACE_INK;
    float cap = ui_key_width(ui, i, 20);
    struct ui_words how = UI_LINE(&typeface_ace, 46, colour, TEXT_LEFT);
    if (!ui_write_fits(ui, &how, i->name, rect_make(0, 0, r.w - ui_px(ui, 62) - cap, r.h)))
        cap = 0; /* words before the key */
    how.align = cap > 0 ? TEXT_LEFT : TEXT_CENTRE;
    how.size = cap > 0 ? 46 : 54;
    ui_write(
        c, ui, &how, i->name,
        cap > 0 ? rect_inset_xy(rect_make(r.x + ui_px(ui, 28), r.y, r.w - ui_px(ui, 62) - cap, r.h),
                                0, r.h * 0.12F)
                : rect_inset_xy(r, ui_px(ui, 24), r.h * 0.12F));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){rect_right(r) - ui_px(ui, 22) - cap / 2, r.y + r.h / 2},
                20, i->why_not ? CAP_DIM : CAP_PLAIN);
    ui_ring(c, ui, i);
}

/* Of several at one screen: the hand goes down again. */
void ace_draw_put_down(const struct stage *st, struct canvas *c)
{
    const struct item *i = items_get(st->items, item_id("peek", 0));
    if (!i)
        return;
    const struct ui *ui = &st->ui;
    const struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    const struct ui_words how = {
        .face = &ace_text, .size = 26, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const float pad = ui_px(ui, 12), key = ui_key_width(ui, i, 20),
                cap = ui_write_fits(ui, &how, i->name,
                                    rect_make(0, 0, r.w - pad, r.h - pad - ui_px(ui, 46)))
                          ? key
                          : 0,
                foot = cap > 0 ? ui_px(ui, 46) : 0;
    canvas_panel(c, r,
                 &(struct panel){.fill = i->hovered ? ACE_HIDE : ui->theme->panel,
                                 .radius = ui_px(ui, 8),
                                 .line = i->hovered ? ui->theme->accent : ACE_BONE,
                                 .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    ui_write(c, ui, &how, i->name,
             rect_make(r.x + pad * 0.5F, r.y + pad * 0.5F, r.w - pad, r.h - pad - foot));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + r.w / 2, rect_bottom(r) - pad - foot * 0.36F}, 20,
                CAP_PLAIN);
    ui_ring(c, ui, i);
}

/* With the picture of what it costs; NULL: none. */
static void plate(const struct stage *st, struct canvas *c, const struct item *i,
                  const char *picture)
{
    const struct ui *ui = &st->ui;
    if (!i)
        return;
    struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    const uint32_t colour = i->why_not ? ui->theme->on_dim : ui->theme->text;
    const bool large = look(st)->at.row_gun;
    if (large)
        ace_board(st, c, i, r);
    else
        canvas_panel(
            c, r,
            &(struct panel){.fill = i->hovered && !i->why_not ? ACE_HIDE : ui->theme->panel,
                            .radius = ui_px(ui, 8),
                            .line = i->why_not   ? ACE_EDGE
                                    : i->hovered ? ui->theme->accent
                                                 : ACE_BONE,
                            .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    const float sign = picture ? fminf(r.h * 0.62F, ui_px(ui, 50)) : 0;
    if (picture)
        canvas_picture(
            c, picture,
            rect_make(r.x + ui_px(ui, 12), r.y + (r.h - sign * 0.75F) / 2, sign, sign * 0.75F),
            paint_plain());
    float cap = ui_key_width(ui, i, 20), x = r.x + ui_px(ui, 22) + sign;
    struct ui_words how = UI_LINE(&ace_text, 23, colour, TEXT_LEFT);
    const float room = rect_right(r) - ui_px(ui, 22) - cap - x;
    /* narrow wood is read rather than two lines from edge to edge */
    if (ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 18}, i->name) > room)
        how.face = &typeface_ace;
    ui_write(c, ui, &how, i->name, rect_make(x, r.y, room, r.h));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){rect_right(r) - ui_px(ui, 14) - cap / 2, r.y + r.h / 2},
                20, i->why_not ? CAP_DIM : CAP_PLAIN);
    ui_ring(c, ui, i);
}

static void reload_plate(const struct stage *st, struct canvas *c, const struct item *i)
{
    plate(st, c, i, i && i->why_not ? "ace/reload-empty" : "ace/reload");
}

void ace_draw_column(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "column");
    ace_belt_draw(st, c);
    piles(st, c);
    primary(st, c);
    reload_plate(st, c, items_get(st->items, item_id("second", 0)));
    plate(st, c, items_get(st->items, item_id("cancel", 0)), NULL);
    if (!ace_moment_on(st)) { /* its place is that of what goes on */
        reload_plate(st, c, items_get(st->items, item_id("third", 0)));
        plate(st, c, items_get(st->items, item_id("give-up", 0)), NULL);
    }
    const struct item *i = items_get(st->items, item_id("discard", 0));
    if (i && !look(st)->at.row_gun)
        ui_ring(c, &st->ui, i);
    canvas_tag(c, NULL);
}
