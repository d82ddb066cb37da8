/* The right column: bonuses, seals, piles, and the three buttons that never move. */
#include "ace_look.h"

#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define ARMED_LEAN 2.5F

/* Two bonuses are cards, four are half as high, more are portraits with a sign. */
enum bonus_look { BONUS_CARD, BONUS_STRIP, BONUS_TILE };

/* … and so are few when letters are very large. */
static enum bonus_look bonus_look(const struct stage *st, int n)
{
    if (look(st)->at.u > 30)
        return BONUS_TILE;
    return n <= 2 ? BONUS_CARD : n <= 4 ? BONUS_STRIP : BONUS_TILE;
}

struct rect ace_bonus_spot(const struct stage *st, int slot, int n)
{
    const struct rect r = look(st)->at.bonuses;
    const float gap = ui_px(&st->ui, 10);
    const enum bonus_look as = bonus_look(st, n);
    const int columns = as == BONUS_TILE ? (n > 8 ? 5 : n > 2 ? 4 : 2) : 2, rows = as == BONUS_CARD || n <= 2 ? 1 : 2;
    return rect_row(rect_column(r, slot % columns, columns, gap), slot / columns, rows, gap);
}

struct rect ace_seal_spot(const struct stage *st, int i, int n)
{
    const struct rect r = look(st)->at.seals;
    const int columns = n > 3 ? n : 3;
    const float d = fminf(r.h, r.w / (float)columns);
    return rect_around((struct point){r.x + r.w * ((float)i + 0.5F) / (float)columns, r.y + r.h / 2}, d, d);
}

/* Which keys are free for bonuses on a keyboard whose other letters have their meaning here. */
static enum key bonus_key(int slot)
{
    static const char key[ACE_SLOTS] = {'Q', 'W', 'E', 'T', 'Y', 'J', 'O', 'P', 'A', 'F'};     /* I asks for advice */
    return slot < ACE_SLOTS ? (enum key)key[slot] : KEY_NONE;
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
    for (int i = 0; i < n; i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_BONUSES, i));
        if (!e)
            continue;
        struct strbuf words = STRBUF_EMPTY, value = STRBUF_EMPTY;
        strbuf_addf(&words, "%s%s", _(e->name), _(": "));
        ace_bonus_words(st, e, &words);
        strbuf_addf(&words, ". %s", ace_bonus_now(e) ? _("Takes effect when used.") : _("Once armed, it applies to your next shot."));
        ace_bonus_brief(st, e, &value);
        if (ace_armed(b, i))
            strbuf_addf(&value, ", %s", _("armed"));
        items_add(it, (struct item){.id = item_id("bonus", i), .role = ITEM_BUTTON, .name = _(e->name), .value = strbuf_text(&value), .about = strbuf_text(&words),
                                    .why_not = bonus_why(st, i, e), .bounds = ace_bonus_spot(st, i, n), .action = DO_BONUS, .arg = i, .key = bonus_key(i), .sound = "",
                                    .chosen = ace_armed(b, i) || ((k->mode == MODE_ARM || k->mode == MODE_USE) && k->slot == i)});
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
        items_add(it, (struct item){.id = item_id("seal", i), .role = ITEM_PICTURE, .name = _(e->name), .value = _("permanent bonus"), .about = strbuf_text(&words),
                                    .readable = true, .bounds = ace_seal_spot(st, i, seals)});
        strbuf_free(&words);
    }
    char value[80];
    snprintf(value, sizeof value, i18n_plural("%d card", "%d cards", (unsigned long)board_count(b, ACE_PILE)), board_count(b, ACE_PILE));
    struct item pile = {.id = item_id("pile", 0), .role = ITEM_PICTURE, .name = _("Draw pile"), .value = value, .readable = true, .bounds = k->at.pile,
                        .about = _("You can’t look through it. Once it’s empty, you can’t draw until you reshuffle.")};
    if (st->assist > 0) {       /* pressed, it tells what can still be in it */
        pile.role = ITEM_BUTTON;
        pile.readable = false;
        pile.action = DO_SEEN;
        pile.key = (enum key)'K';
        pile.sound = "ui/open";
        pile.why_not = ace_seen_why_not(st);
        pile.about = _("You can’t look through it, but you can see which cards haven’t turned up yet.");
    }
    items_add(it, pile);
    snprintf(value, sizeof value, i18n_plural("%d card", "%d cards", (unsigned long)board_count(b, ACE_DISCARD)), board_count(b, ACE_DISCARD));
    struct rect wide = k->at.discard;
    wide.w = rect_right(k->at.second) - wide.x;
    items_add(it, (struct item){.id = item_id("discard", 0), .role = ITEM_BUTTON, .name = _("Discard pile"), .value = value, .bounds = wide, .action = DO_LOOK,
                                .key = (enum key)'V', .pad = PAD_RIGHT_TRIGGER, .sound = "ui/open", .about = _("Look through the cards you’ve played and discarded."),
                                .why_not = !board_count(b, ACE_DISCARD) ? _("The discard pile is empty.") :
                                           !ace_discard_open(&st->rules, b) ? _("On Hard and Nightmare, you can’t look through the discard pile.") : NULL});
}

/* ---- drawing ---- */

/* The middle of a card's last line: above the frame that is drawn on it, whatever its height. */
static float card_foot(const struct ui *ui, struct rect r) { return rect_bottom(r) - r.h * 0.075F - ui_px(ui, 17); }

static void bonus_sign(const struct stage *st, struct canvas *c, const struct item *i, struct rect r, bool armed)
{
    const struct ui *ui = &st->ui;
    float cap = ui_key_width(ui, i, 20);
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + ui_px(ui, 20) + cap / 2, card_foot(ui, r)}, 20, CAP_PLAIN);
    if (armed) {
        struct ui_words how = {.face = &ace_text, .size = 18, .colour = ace_rust_ink(ui), .align = TEXT_RIGHT, .place = TEXT_MIDDLE, .lines = 1};
        const float x = r.x + ui_px(ui, 26) + cap;
        const struct rect at = rect_make(x, card_foot(ui, r) - ui_px(ui, 18), rect_right(r) - ui_px(ui, 28) - x, ui_px(ui, 36));
        if (ui_write_width(ui, &how, C_("bonus", "Armed")) <= at.w)
            ui_write(c, ui, &how, C_("bonus", "Armed"), at);
        else
            ui_icon(c, ui, "tick", rect_make(rect_right(at) - ui_px(ui, 26), at.y + ui_px(ui, 5), ui_px(ui, 26), ui_px(ui, 26)), ace_rust_ink(ui));
    }
}

/* Where the words have no room the sign alone stands: they are told when it is pointed at. */
static void bonus_tile(const struct stage *st, struct canvas *c, const struct item *i, struct rect r, const struct ace_enemy *e, bool armed);

/* Where nothing touches the frame that is drawn on the card: shares of its picture, with a little air. */
static struct rect inside_frame(const struct stage *st, struct rect r)
{
    return rect_inset(rect_make(r.x + r.w * 0.12F, r.y + r.h * 0.08F, r.w * 0.75F, r.h * 0.83F), ui_px(&st->ui, 2));
}

/* Does each word fit in a line? Japanese may be broken anywhere. */
static bool words_fit(const struct ui *ui, const struct ui_words *how, const char *text, float w)
{
    char word[80];
    for (size_t n; *text; text += n + (text[n] == ' ')) {
        n = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", n < sizeof word ? (int)n : (int)sizeof word - 1, text);
        const bool kana = strpbrk(word, "\xE3\xE4\xE5\xE6\xE7\xE8\xE9");
        if (!kana && ui_write_width(ui, how, word) > w)
            return false;
    }
    return true;
}

/* A name with a word that is wider than the card is told when it is pointed at. */
static void bonus_card(const struct stage *st, struct canvas *c, const struct item *i, struct rect r, const struct ace_enemy *e, const char *brief, bool armed)
{
    const struct ui *ui = &st->ui;
    char portrait[64];
    ace_portrait(e, portrait);
    canvas_picture(c, armed ? "ace/bonus-card-armed" : "ace/bonus-card", r, paint_plain());
    float low = rect_bottom(r) - card_foot(ui, r) + ui_px(ui, 21);
    struct ui_words name = {.face = &ace_text, .size = 20, .colour = ACE_INK, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    struct ui_words text = {.face = &ace_text, .size = 18, .colour = i->why_not ? ACE_INK : ace_rust_ink(ui), .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const struct rect in = inside_frame(st, r);
    const float w = in.w;
    const bool named = words_fit(ui, &name, _(e->name), w);
    float name_h = named ? fminf(ui_write_height(ui, &name, _(e->name), w), ui_least(ui) * 3) : 0;
    float text_h = fminf(ui_write_height(ui, &text, brief, w), ui_least(ui) * 4.4F);
    float free_h = rect_bottom(r) - low - in.y - name_h - text_h;
    if (free_h < -ui_px(ui, 2) || ui_write_height(ui, &text, brief, w) > text_h + 1 || !words_fit(ui, &text, brief, w)) {
        bonus_tile(st, c, i, r, e, armed);
        return;
    }
    float y = in.y;
    if (free_h > ui_px(ui, 40)) {
        canvas_picture(c, portrait, rect_fitted(rect_make(in.x, y, w, free_h), 300, 360), paint_plain());
        y += free_h;
    }
    if (named)
        ui_write(c, ui, &name, _(e->name), rect_make(in.x, y, w, name_h));
    ui_write(c, ui, &text, brief, rect_make(in.x, y + name_h, w, text_h));
    bonus_sign(st, c, i, r, armed);
}

static void bonus_strip(const struct stage *st, struct canvas *c, const struct item *i, struct rect r, const struct ace_enemy *e, const char *brief, bool armed)
{
    const struct ui *ui = &st->ui;
    canvas_panel(c, r, &(struct panel){.fill = ACE_BONE, .radius = ui_px(ui, 5), .line = armed ? ACE_EMBER : ACE_INK, .line_width = fmaxf(1, ui_px(ui, armed ? 5 : 2))});
    const float low = fmaxf(ui_px(ui, 36), ui_least(ui) * 1.5F), sign = fminf(low, ui_px(ui, 40));
    struct rect box = rect_make(r.x + ui_px(ui, 8), r.y + ui_px(ui, 4), r.w - ui_px(ui, 16), r.h - low - ui_px(ui, 8));
    struct ui_words text = {.face = &ace_text, .size = 18, .colour = ACE_INK, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    if (ui_write_height(ui, &text, brief, box.w) > box.h) {
        bonus_tile(st, c, i, r, e, armed);
        return;
    }
    ui_write(c, ui, &text, brief, box);
    ui_icon(c, ui, ace_effect_icon(&e->bonus[0]), rect_make(rect_right(r) - sign - ui_px(ui, 8), rect_bottom(r) - sign - ui_px(ui, 5), sign, sign), armed ? ACE_RUST : ACE_INK);
    float cap = ui_key_width(ui, i, 18);
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + ui_px(ui, 8) + cap / 2, rect_bottom(r) - low / 2 - ui_px(ui, 2)}, 18, CAP_PLAIN);
}

static void bonus_tile(const struct stage *st, struct canvas *c, const struct item *i, struct rect r, const struct ace_enemy *e, bool armed)
{
    const struct ui *ui = &st->ui;
    canvas_panel(c, r, &(struct panel){.fill = ACE_BONE, .radius = ui_px(ui, 5), .line = armed ? ACE_EMBER : ACE_INK, .line_width = fmaxf(1, ui_px(ui, armed ? 5 : 2))});
    const float low = fmaxf(ui_px(ui, 34), ui_least(ui) * 1.4F);
    struct rect top = rect_inset(rect_make(r.x, r.y, r.w, r.h - low), ui_px(ui, 6));
    ui_icon(c, ui, ace_effect_icon(&e->bonus[0]), rect_fitted(top, 1, 1), armed ? ACE_RUST : ACE_INK);
    float cap = ui_key_width(ui, i, 18);
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + r.w / 2, rect_bottom(r) - low / 2}, 18, CAP_PLAIN);
}

static void bonuses(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const int n = board_count(b, ACE_BONUSES);
    struct ui_words head = {.face = &ace_text, .size = 24, .place = TEXT_MIDDLE, .lines = 1};
    ui_write(c, ui, &head, _("One-use bonuses"), at->bonuses_title);
    for (int i = n; i < 2; i++)
        canvas_picture(c, "ace/bonus-card-empty", ace_bonus_spot(st, i, 2), paint_plain());
    for (int i = 0; i < n; i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_BONUSES, i));
        const struct item *item = items_get(st->items, item_id("bonus", i));
        const struct placed *p = stage_card(st, tabletop_id(&st->shown, ACE_BONUSES, i));
        if (!e || (p && p->flies))
            continue;
        const struct item none = {.key = bonus_key(i)};
        const bool armed = ace_armed(b, i), lit = item && item->chosen;
        struct rect r = ace_bonus_spot(st, i, n);
        if (armed && !ui->calm)
            r = rect_moved(r, 0, -ui_px(ui, 6));
        const bool leans = armed && !ui->calm && item && !item->hovered && !item->focused && bonus_look(st, n) == BONUS_CARD;
        if (armed && !ui->contrast)
            canvas_picture(c, "ace/glow", rect_make(r.x - r.w * 0.35F, r.y - r.h * 0.2F, r.w * 1.7F, r.h * 1.4F), paint_alpha(0.75F));
        if (leans)
            canvas_push_turn(c, rect_centre(r), ARMED_LEAN);
        if (item && item->why_not)
            canvas_push_fade(c, ui->contrast ? 0.72F : 0.62F);
        struct strbuf brief = STRBUF_EMPTY;
        ace_bonus_brief(st, e, &brief);
        const enum bonus_look as = bonus_look(st, n);
        if (as == BONUS_CARD)
            bonus_card(st, c, item ? item : &none, r, e, strbuf_text(&brief), armed || lit);
        else if (as == BONUS_STRIP)
            bonus_strip(st, c, item ? item : &none, r, e, strbuf_text(&brief), armed || lit);
        else
            bonus_tile(st, c, item ? item : &none, r, e, armed || lit);
        strbuf_free(&brief);
        if (item && item->why_not)
            canvas_pop_fade(c);
        if (leans)
            canvas_pop_turn(c);
        if (item && item->hovered)
            canvas_panel(c, r, &(struct panel){.radius = ui_px(ui, 6), .line = ui->theme->accent, .line_width = fmaxf(2, ui_px(ui, 4))});
        if (item)
            ui_ring(c, ui, item);
    }
}

static void seals(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const int n = board_count(b, ACE_PERMANENTS);
    struct ui_words head = {.face = &ace_text, .size = 24, .place = TEXT_MIDDLE, .lines = at->compact ? 0 : 1};
    struct rect took = {0};
    if (at->u <= 30)
        took = ui_write(c, ui, &head, _("Permanent bonuses"), at->seals_title);
    if (!n && !at->compact && !ace_killed(st)) {
        struct ui_words none = {.face = &ace_text, .size = 18, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1};
        float x = rect_right(took) + ui_px(ui, 12);
        if (ui_write_width(ui, &none, _("none yet")) < rect_right(at->seals_title) - x)
            ui_write(c, ui, &none, _("none yet"), rect_make(x, at->seals_title.y, rect_right(at->seals_title) - x, at->seals_title.h));
    }
    for (int i = n; i < 3; i++)
        canvas_picture(c, "ace/seal-empty", ace_seal_spot(st, i, 3), paint_plain());
    for (int i = 0; i < n; i++) {
        const struct ace_enemy *e = ace_enemy_of(&st->rules, board_face(b, ACE_PERMANENTS, i));
        const struct placed *p = stage_card(st, tabletop_id(&st->shown, ACE_PERMANENTS, i));
        const struct rect r = ace_seal_spot(st, i, n);
        if (!e || (p && p->flies))
            continue;
        canvas_picture(c, "ace/seal", r, paint_plain());
        ui_icon(c, ui, ace_effect_icon(&e->bonus[0]), rect_scaled(r, 0.5F), ACE_BONE);
        const struct item *item = items_get(st->items, item_id("seal", i));
        if (item && item->focused)
            ui_ring_at(c, ui, r, r.w / 2);
    }
}

static void piles(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const struct item *look_item = items_get(st->items, item_id("discard", 0));
    for (int i = 0; i < 2; i++) {
        const struct rect r = i ? at->discard : at->pile;
        const int n = board_count(b, i ? ACE_DISCARD : ACE_PILE);
        char text[16];
        snprintf(text, sizeof text, "%d", n);
        const float x = rect_right(r) + ui_px(ui, 14), w = (i ? rect_right(at->second) : at->discard.x - ui_px(ui, 6)) - x;
        if (!n)
            canvas_picture(c, "ace/bonus-card-empty", rect_inset(r, -r.w * 0.06F), paint_plain());
        struct ui_words number = {.face = &ace_display, .size = 34 / fmaxf(1, ui->text * 0.75F), .place = TEXT_MIDDLE, .lines = 1};
        ui_write(c, ui, &number, text, rect_make(x, r.y, w, fmaxf(ui_px(ui, 48), ui_least(ui) * 1.4F)));
        struct ui_words name = {.face = &ace_text, .size = 20, .place = TEXT_MIDDLE, .lines = 1};
        const float label_w = (i ? rect_right(at->second) : at->discard.x - ui_px(ui, 8)) - r.x;
        const struct rect below = rect_make(r.x, rect_bottom(r) + ui_px(ui, 8), label_w, fmaxf(ui_px(ui, 30), ui_least(ui) * 1.3F));
        const char *called = i ? C_("pile", "Discard") : _("Draw pile");
        if (ui_write_fits(ui, &name, called, below))        /* a back with a number, a face with a number: it is told when asked */
            ui_write(c, ui, &name, called, below);
        const struct item *count = items_get(st->items, item_id("pile", 0));
        const float cap_w = !i && count ? ui_key_width(ui, count, 18) : 0;
        if (cap_w > 0 && count->key)
            ace_key(c, ui, count, (struct point){x + cap_w / 2, rect_bottom(r) - ui_px(ui, 20)}, 18, count->why_not ? CAP_DIM : CAP_PLAIN);
        if (!i && count)
            ui_ring(c, ui, count);
        if (i && look_item) {
            struct ui_words word = {.face = &ace_text, .size = 18, .colour = look_item->why_not ? ui->theme->soft : ui->theme->text, .place = TEXT_MIDDLE, .lines = 1};
            float y = r.y + fmaxf(ui_px(ui, 52), ui_least(ui) * 1.5F);
            const struct rect words = rect_make(x, y, w, fmaxf(ui_px(ui, 30), ui_least(ui) * 1.2F));
            if (ui_write_fits(ui, &word, _("Look"), words))
                ui_write(c, ui, &word, _("Look"), words);
            float cap = ui_key_width(ui, look_item, 18);
            if (cap > 0)
                ace_key(c, ui, look_item, (struct point){x + cap / 2, rect_bottom(r) - ui_px(ui, 20)}, 18, look_item->why_not ? CAP_DIM : CAP_PLAIN);
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
        canvas_panel(c, rect_inset(r, ui_px(ui, 4)), &(struct panel){.radius = ui_px(ui, 4), .line = 0xFFF6E0FFU, .line_width = fmaxf(2, ui_px(ui, 4))});
    const uint32_t colour = i->why_not ? ui->theme->on_dim : ACE_INK;
    float cap = ui_key_width(ui, i, 20);
    struct ui_words how = {.face = &ace_display, .size = 46, .colour = colour, .place = TEXT_MIDDLE, .lines = 1};
    if (!ui_write_fits(ui, &how, i->name, rect_make(0, 0, r.w - ui_px(ui, 62) - cap, r.h)))
        cap = 0;        /* words before the key */
    ui_write(c, ui, &how, i->name, rect_make(r.x + ui_px(ui, 28), r.y, r.w - ui_px(ui, cap > 0 ? 62 : 46) - cap, r.h));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){rect_right(r) - ui_px(ui, 22) - cap / 2, r.y + r.h / 2}, 20, i->why_not ? CAP_DIM : CAP_PLAIN);
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
    const struct ui_words how = {.face = &ace_text, .size = 26, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const float pad = ui_px(ui, 12), key = ui_key_width(ui, i, 20), cap = ui_write_fits(ui, &how, i->name, rect_make(0, 0, r.w - pad, r.h - pad - ui_px(ui, 46))) ? key : 0, foot = cap > 0 ? ui_px(ui, 46) : 0;
    canvas_panel(c, r, &(struct panel){.fill = i->hovered ? 0x3A2415F2U : ui->theme->panel, .radius = ui_px(ui, 8), .line = i->hovered ? ui->theme->accent : ACE_BONE, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    ui_write(c, ui, &how, i->name, rect_make(r.x + pad * 0.5F, r.y + pad * 0.5F, r.w - pad, r.h - pad - foot));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){r.x + r.w / 2, rect_bottom(r) - pad - foot * 0.36F}, 20, CAP_PLAIN);
    ui_ring(c, ui, i);
}

/* With the picture of what it costs; NULL: none. */
static void plate(const struct stage *st, struct canvas *c, const struct item *i, const char *picture)
{
    const struct ui *ui = &st->ui;
    if (!i)
        return;
    struct rect r = i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    const uint32_t colour = i->why_not ? ui->theme->on_dim : ui->theme->text;
    canvas_panel(c, r, &(struct panel){.fill = i->hovered && !i->why_not ? 0x3A2415F2U : ui->theme->panel, .radius = ui_px(ui, 8),
                                       .line = i->why_not ? ACE_EDGE : i->hovered ? ui->theme->accent : ACE_BONE, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    const float sign = picture ? fminf(r.h * 0.62F, ui_px(ui, 50)) : 0;
    if (picture)
        canvas_picture(c, picture, rect_make(r.x + ui_px(ui, 12), r.y + (r.h - sign * 0.75F) / 2, sign, sign * 0.75F), paint_plain());
    float cap = ui_key_width(ui, i, 20), x = r.x + ui_px(ui, 22) + sign;
    struct ui_words how = {.face = &ace_text, .size = 23, .colour = colour, .place = TEXT_MIDDLE, .lines = 1};
    ui_write(c, ui, &how, i->name, rect_make(x, r.y, rect_right(r) - ui_px(ui, 22) - cap - x, r.h));
    if (cap > 0)
        ace_key(c, ui, i, (struct point){rect_right(r) - ui_px(ui, 14) - cap / 2, r.y + r.h / 2}, 20, i->why_not ? CAP_DIM : CAP_PLAIN);
    ui_ring(c, ui, i);
}

static void reload_plate(const struct stage *st, struct canvas *c, const struct item *i)
{
    plate(st, c, i, i && i->why_not ? "ace/reload-empty" : "ace/reload");
}

void ace_draw_column(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "column");
    bonuses(st, c);
    seals(st, c);
    piles(st, c);
    primary(st, c);
    reload_plate(st, c, items_get(st->items, item_id("second", 0)));
    if (!ace_moment_on(st)) {   /* its place is that of what goes on */
        reload_plate(st, c, items_get(st->items, item_id("third", 0)));
        plate(st, c, items_get(st->items, item_id("give-up", 0)), NULL);
    }
    const struct item *i = items_get(st->items, item_id("discard", 0));
    if (i)
        ui_ring(c, &st->ui, i);
    canvas_tag(c, NULL);
}
