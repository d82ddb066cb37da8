/* The belt of trophies: what fallen enemies left, each a print of its own with his face, his name and a sign. Brass acts once, wax for good.
 *
 * As won, wax below brass, in one column up to six and in two beyond; no print is ever without its name or its sign for want of room, only the words of what it does go
 * (they are told where it is pointed at). A trophy that acts on a shot is ringed, and bumps with its line while the shot is counted. */
#include "ace_look.h"

#include "i18n.h"

#include <math.h>
#include <string.h>

enum { ONE_COLUMN = 6 };
#define PITCH 97.0F
#define LEATHER 0x6A4022FFU

static bool comes(const struct stage *st, int kind)
{
    const struct ace_enemy *e = ace_killed(st) ? ace_enemy_of(&st->rules, look(st)->moment.face) : NULL;
    return e && e->kind == kind;
}

static int once(const struct stage *st) { return board_count(&st->shown.b, ACE_BONUSES) + comes(st, ACE_MINION); }
static int for_good(const struct stage *st) { return board_count(&st->shown.b, ACE_PERMANENTS) + comes(st, ACE_ACOLYTE); }

static struct rect strap(const struct stage *st)
{
    const struct places *at = &look(st)->at;
    return rect_make(at->bonuses_title.x, at->bonuses_title.y, at->bonuses.w, rect_bottom(at->seals) - at->bonuses_title.y);
}

/* Print i of n. */
static struct rect print(const struct stage *st, int i, int n)
{
    const struct ui *ui = &st->ui;
    const struct rect in = rect_inset_xy(strap(st), ui_px(ui, 14), ui_px(ui, 12));
    const int columns = n > ONE_COLUMN ? 2 : 1, rows = (n + columns - 1) / columns;
    const float pitch = fminf(fmaxf(ui_px(ui, PITCH), ui_least(ui) * 3.6F), in.h / (float)(rows > 0 ? rows : 1)), gap = fminf(ui_px(ui, 10), pitch * 0.1F), w = (in.w - gap * (float)(columns - 1)) / (float)columns;
    return rect_make(in.x + (w + gap) * (float)(i % columns), in.y + pitch * (float)(i / columns), w, pitch - gap);
}

struct rect ace_bonus_spot(const struct stage *st, int slot)
{
    return print(st, slot, once(st) + for_good(st));
}

struct rect ace_seal_spot(const struct stage *st, int i) { return print(st, once(st) + i, once(st) + for_good(st)); }

void ace_belt_strap_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const int n = once(st) + for_good(st);
    struct rect r = strap(st);
    if (!n)
        return;
    const struct rect last = print(st, n - 1, n);
    r.h = rect_bottom(last) + ui_px(ui, 12) - r.y;
    const float line = fmaxf(1, ui_px(ui, 3));
    canvas_panel(c, r, &(struct panel){.fill = ui->contrast ? 0x000000FFU : LEATHER, .radius = ui_px(ui, 10), .line = ui->contrast ? ACE_BONE : 0x2A170CFFU, .line_width = line});
    for (int i = 0; i < 2 && !ui->contrast; i++)      /* seams */
        for (float y = r.y + ui_px(ui, 12); y < rect_bottom(r) - ui_px(ui, 16); y += ui_px(ui, 15))
            canvas_fill(c, rect_make(roundf(i ? rect_right(r) - ui_px(ui, 9) : r.x + ui_px(ui, 7)), roundf(y), fmaxf(1, ui_px(ui, 2)), roundf(ui_px(ui, 9))), 0xC79A5BFFU);
}

/* His face alone, as a square. */
static void face(const struct ui *ui, struct canvas *c, struct rect box, const struct ace_enemy *e)
{
    const float k = box.w / 204;
    char portrait[64];
    ace_portrait(e, portrait);
    canvas_push_clip(c, box);
    canvas_picture(c, portrait, rect_make(box.x - 48 * k, box.y - 26 * k, 300 * k, 360 * k), paint_plain());
    canvas_pop_clip(c);
    canvas_panel(c, box, &(struct panel){.line = ACE_INK, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
}

/* The largest letters that keep a name in its place, in one line or two. False: it has none. */
static bool name_draw(const struct ui *ui, struct canvas *c, const char *name, struct rect r, enum text_align align)
{
    struct ui_words how = {.face = &ace_text, .size = 24, .colour = ACE_INK, .align = align, .place = TEXT_MIDDLE, .lines = 1};
    if (ui_write_width(ui, &(struct ui_words){.face = &ace_text, .size = 18}, name) > r.w)
        how.lines = 2;
    if (!ui_write_fits(ui, &how, name, r))
        return false;
    ui_write(c, ui, &how, name, r);
    return true;
}

void ace_trophy_draw(const struct stage *st, struct canvas *c, struct rect r, const struct ace_enemy *e, const struct item *item, bool lit, bool armed)
{
    const struct ui *ui = &st->ui;
    const float pad = fmaxf(1, ui_px(ui, 4)), ring = fmaxf(2, ui_px(ui, armed ? 6 : 4)), line = ui_letters(ui, 18) * 1.35F;
    const struct ui_words least = {.face = &ace_text, .size = 18};
    const bool one_line = ui_write_width(ui, &least, _(e->name)) <= r.w - 2 * pad, wide = r.w > r.h * 2.6F || r.h - line < ui_px(ui, 36) || !one_line;
    struct ace_sign sign;
    ace_sign_of(&e->bonus[0], &sign);
    if (lit || armed)
        canvas_panel(c, rect_inset(r, -ring), &(struct panel){.fill = armed ? ACE_EMBER : ACE_GLOW, .radius = ui_px(ui, 8)});
    canvas_panel(c, r, &(struct panel){.fill = 0xF0E4CCFFU, .fill_bottom = 0xDCC8A2FFU, .radius = ui_px(ui, 5), .line = 0x3A2414FFU, .line_width = fmaxf(1, ui_px(ui, 1.6F))});
    const float side = fminf((wide ? r.h : r.h - line) - 2 * pad, r.w * 0.5F);
    const struct rect box = rect_make(r.x + pad, r.y + pad, side, side);
    const float g = fminf(wide ? r.h * 0.88F : side, fmaxf(r.w * 0.26F, r.w - side - 3 * pad));
    const float length = fminf(ace_sign_width(g), r.w - side - 3 * pad);
    const struct rect seal = rect_make(rect_right(r) - length - pad, wide ? r.y + (r.h - g) / 2 : r.y + pad, length, g);
    face(ui, c, box, e);
    ace_sign_draw(ui, c, seal, &sign, e->kind == ACE_ACOLYTE ? METAL_WAX : METAL_BRASS);
    /* Its key: on the picture, where that is large, else before the sign. */
    const float cap = item ? ui_key_width(ui, item, 18) : 0, high = ui_letters(ui, 18) * 1.5F;
    const bool inside = cap < side && high < side * 0.7F;
    struct rect words = rect_make(rect_right(box) + 2 * pad, r.y + pad, seal.x - rect_right(box) - 3 * pad, r.h - 2 * pad);
    const bool room = ui_write_width(ui, &least, _(e->name)) <= words.w - cap - pad || ui_write_width(ui, &least, _(e->name)) > words.w;     /* the name before its key */
    if (cap > 0 && (inside || !wide || room))
        ace_key(c, ui, item, inside ? (struct point){box.x + cap / 2 + 1, rect_bottom(box) - high / 2 - 1} : (struct point){seal.x - pad - cap / 2, seal.y + seal.h / 2}, 18, item->why_not ? CAP_DIM : CAP_PLAIN);
    if (!wide) {
        name_draw(ui, c, _(e->name), rect_make(r.x + pad, rect_bottom(box), r.w - 2 * pad, rect_bottom(r) - rect_bottom(box)), TEXT_CENTRE);
        return;
    }
    words.w -= inside || cap <= 0 || !room ? 0 : cap + pad;
    struct strbuf brief = STRBUF_EMPTY;
    const struct ui_words small = {.face = &ace_text, .size = 19, .colour = ace_rust_ink(ui), .place = TEXT_TOP, .lines = 1};
    ace_bonus_brief(st, e, &brief);
    if (armed) {
        strbuf_clear(&brief);
        strbuf_add(&brief, C_("bonus", "Armed"));
    }
    const bool told = ui_write_width(ui, &least, strbuf_text(&brief)) <= words.w && ui_write_width(ui, &least, _(e->name)) <= words.w && words.h > ui_letters(ui, 19) * 2.8F;
    if (told) {
        ui_write(c, ui, &small, strbuf_text(&brief), rect_make(words.x, words.y + words.h * 0.52F, words.w, words.h * 0.48F));
        words.h *= 0.52F;
    }
    name_draw(ui, c, _(e->name), words, TEXT_LEFT);
    strbuf_free(&brief);
}

/* Does it act on the shot as it is chosen? */
static bool acts(const struct stage *st, card face, int slot)
{
    const struct preview *p = &look(st)->preview;
    if (look(st)->told.on || !p->n || st->suspense || !stage_caught_up(st))
        return false;
    for (int i = 0; i < p->steps.n; i++)
        if (p->steps.step[i].source == face && (slot < 0 || p->steps.step[i].slot == slot))
            return true;
    return false;
}

static void one(const struct stage *st, struct canvas *c, int zone, int i)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    const bool good = zone == ACE_PERMANENTS;
    const card face_of = board_face(b, zone, i);
    const struct ace_enemy *e = ace_enemy_of(&st->rules, face_of);
    const struct placed *p = stage_card(st, tabletop_id(&st->shown, zone, i));
    const struct item *item = items_get(st->items, item_id(good ? "seal" : "bonus", i));
    if (!e || (p && p->flies))
        return;
    const float bump = ace_shot_bump(st, face_of, good ? -1 : i);
    const bool armed = !good && (ace_armed(b, i) || (item && item->chosen)), shut = item && item->why_not && bump <= 0 && !ace_killed(st);
    struct rect r = good ? ace_seal_spot(st, i) : ace_bonus_spot(st, i);
    if (bump > 0)
        r = rect_scaled(r, bump);
    if (shut)
        canvas_push_fade(c, ui->contrast ? 0.8F : 0.72F);
    ace_trophy_draw(st, c, r, e, item, bump > 0 || acts(st, face_of, good ? -1 : i), armed);
    if (shut)
        canvas_pop_fade(c);
    if (item && item->hovered)
        canvas_panel(c, r, &(struct panel){.radius = ui_px(ui, 6), .line = ui->theme->accent, .line_width = fmaxf(2, ui_px(ui, 4))});
    if (item)
        ui_ring(c, ui, item);
}

void ace_belt_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    const int bonuses = board_count(b, ACE_BONUSES), seals = board_count(b, ACE_PERMANENTS);
    ace_belt_strap_draw(st, c);
    if (!once(st) && !for_good(st)) {
        const struct rect r = strap(st);
        const struct rect took = ui_write(c, ui, &(struct ui_words){.face = &ace_text, .size = 24, .place = TEXT_MIDDLE}, _("One-use bonuses"), rect_make(r.x, r.y, r.w, fmaxf(ui_px(ui, 38), ui_least(ui) * 2.8F)));
        ui_write(c, ui, &(struct ui_words){.face = &ace_text, .size = 20, .colour = ui->theme->soft, .place = TEXT_TOP}, _("none yet"), rect_make(r.x, rect_bottom(took) + ui_px(ui, 4), r.w, ui_least(ui) * 1.6F));
    }
    for (int i = 0; i < bonuses; i++)
        one(st, c, ACE_BONUSES, i);
    for (int i = 0; i < seals; i++)
        one(st, c, ACE_PERMANENTS, i);
}
