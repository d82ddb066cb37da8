/* The belt of trophies: what fallen enemies left, each a print of its own with his face, his name
 * and a sign. Brass acts once, wax for good.
 *
 * Each has a place of its own from the moment it is won, and keeps it: brass the upper three rows
 * of the strap, wax the lower three; when a fourth of brass comes, both columns are used, and
 * prints get narrower where they lie. No print is without its face or its sign for want of room;
 * the words of what it does go first, then the names, all of them at once (a line below tells both
 * of the one that is pointed at). A trophy that acts on a shot is ringed, and bumps with its line
 * while the shot is counted. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_things.h"

#include "check.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>

enum { HALF = 3, ROWS = 2 * HALF };
#define LEATHER 0x6A4022FFU

static bool comes(const struct stage *st, int kind)
{
    const struct ace_enemy *e =
        ace_killed(st) ? ace_enemy_of(&st->rules, look(st)->moment.face) : NULL;
    return e && e->kind == kind;
}

static int once(const struct stage *st)
{
    return board_count(&st->shown.b, ACE_BONUSES) + comes(st, ACE_MINION);
}
static int for_good(const struct stage *st)
{
    return board_count(&st->shown.b, ACE_PERMANENTS) + comes(st, ACE_ACOLYTE);
}

/* Where letters are very large no row waits for what is not won yet: wax follows brass, and all of
 * them are as high as they then can be. How many rows are brass, and how many there are. */
static int upper(const struct stage *st)
{
    const int n = once(st);
    return look(st)->at.row_gun && n < HALF ? n : HALF;
}

static int all_rows(const struct stage *st)
{
    enum { LEAST = 4 };
    const int wax = for_good(st), more = once(st) - ROWS, lower = wax > more ? wax : more,
              n = upper(st) + (lower > HALF ? HALF
                               : lower > 0  ? lower
                                            : 0);
    return !look(st)->at.row_gun ? ROWS : n > LEAST ? n : LEAST;
}

static struct rect strap(const struct stage *st)
{
    const struct places *at = &look(st)->at;
    const float rim = ui_px(&st->ui, 14);
    return rect_make(
        at->bonuses_title.x - rim, at->bonuses_title.y - rim * 0.5F, at->bonuses.w + 2 * rim,
        rect_bottom(at->seals) - at->bonuses_title.y + rim * 0.5F - look(st)->at.caption);
}

/* Row and column of the strap; the upper half of it, or the lower, is in two columns as soon as one
 * of its second column is won. */
static struct rect place(const struct stage *st, int row, int column)
{
    const struct ui *ui = &st->ui;
    const struct rect in = rect_inset_xy(strap(st), ui_px(ui, 14), ui_px(ui, 10));
    const int columns = once(st) > (row < upper(st) ? HALF : ROWS) ? 2 : 1;
    const float gap = ui_px(ui, 8), pitch = (in.h + gap) / (float)all_rows(st),
                w = columns > 1 ? (in.w - gap) / 2 : in.w;
    return rect_make(in.x + (w + gap) * (float)column, roundf(in.y + pitch * (float)row), w,
                     pitch - gap);
}

struct rect ace_bonus_spot(const struct stage *st, int slot)
{
    CARRE_ASSERT(slot >= 0);
    const int last = HALF + ROWS - 1; /* an enemy of each duel leaves less */
    slot = slot > last ? last : slot;
    return slot < HALF ? place(st, slot, 0) : place(st, slot - HALF, 1);
}

struct rect ace_seal_spot(const struct stage *st, int i)
{
    CARRE_ASSERT(i >= 0);
    return place(st, upper(st) + (i < HALF ? i : HALF - 1), 0);
}

static int rows(const struct stage *st)
{
    if (look(st)->at.row_gun)
        return all_rows(st);
    const int brass = once(st), wax = for_good(st),
              low = brass < HALF       ? brass
                    : brass > 2 * HALF ? brass - HALF
                                       : HALF;
    return wax ? HALF + wax > low ? HALF + wax : low : low;
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

/* Whose trophy is pointed at, or else acts; NULL: none. */
static const struct ace_enemy *asked_about(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int brass = board_count(b, ACE_BONUSES), wax = board_count(b, ACE_PERMANENTS);
    const struct ace_enemy *of = NULL;
    for (int i = 0; i < brass + wax; i++) {
        const bool good = i >= brass;
        const int at = good ? i - brass : i;
        const struct item *item = items_get(st->items, item_id(good ? "seal" : "bonus", at));
        const card face_of = board_face(b, good ? ACE_PERMANENTS : ACE_BONUSES, at);
        if (item && (item->hovered || item->focused))
            return ace_enemy_of(&st->rules, face_of);
        if (!of && acts(st, face_of, good ? -1 : at))
            of = ace_enemy_of(&st->rules, face_of);
    }
    return of;
}

static void ace_belt_strap_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const int n = rows(st);
    struct rect r = strap(st);
    if (!n)
        return;
    r.h = rect_bottom(place(st, n - 1, 0)) + ui_px(ui, 10) - r.y +
          (asked_about(st) || look(st)->at.row_gun ? look(st)->at.caption : 0);
    const float line = fmaxf(1, ui_px(ui, 3));
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->contrast ? COLOUR_BLACK : LEATHER,
                                 .radius = ui_px(ui, 10),
                                 .line = ui->contrast ? ACE_BONE : 0x2A170CFFU,
                                 .line_width = line});
    for (int i = 0; i < 2 && !ui->contrast; i++) /* seams */
        for (float y = r.y + ui_px(ui, 12); y < rect_bottom(r) - ui_px(ui, 16); y += ui_px(ui, 15))
            canvas_fill(c,
                        rect_make(roundf(i ? rect_right(r) - ui_px(ui, 9) : r.x + ui_px(ui, 7)),
                                  roundf(y), fmaxf(1, ui_px(ui, 2)), roundf(ui_px(ui, 9))),
                        0xC79A5BFFU);
    /* what lies below holds on to it: the holes of those that were used, or are still to come */
    const bool large = look(st)->at.row_gun;
    const int from = large ? upper(st) + for_good(st) : once(st), to = large          ? n
                                                                       : for_good(st) ? HALF
                                                                                      : 0;
    for (int row = from; row < to; row++) {
        const struct rect p = place(st, row, 0);
        const float d = ui_px(ui, 16);
        const bool said = large && row == 0; /* what will lie here */
        if (large) /* a place for the next one, pressed into the leather */
            canvas_panel(c, p,
                         &(struct panel){.fill = ui->contrast ? COLOUR_BLACK : 0x4E2C16FFU,
                                         .radius = ui_px(ui, 6),
                                         .line = ui->contrast ? ACE_BONE : 0x8A5C32FFU,
                                         .line_width = fmaxf(1, ui_px(ui, 2))});
        if (!said)
            canvas_panel(c, rect_around(rect_centre(p), d, d),
                         &(struct panel){.fill = 0x24130AFFU,
                                         .radius = d,
                                         .line = ui->contrast ? ACE_BONE : 0x93642EFFU,
                                         .line_width = line * 0.7F});
    }
}

/* His face alone, as a square; `from`: where it begins in his portrait, of 360. */
static void face(const struct ui *ui, struct canvas *c, struct rect box, const struct ace_enemy *e,
                 float from)
{
    const float k = fmaxf(box.w, box.h) / 204;
    char portrait[64];
    ace_portrait(e, portrait);
    canvas_push_clip(c, box);
    plain_face(c, ui, portrait, _(e->name), false,
               rect_make(box.x + (box.w - 300 * k) / 2, box.y - from * k, 300 * k, 360 * k));
    canvas_pop_clip(c);
    canvas_panel(c, box, &(struct panel){.line = ACE_INK, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
}

static struct ui_words name_style(enum ace_lettering how, float size, enum text_align align)
{
    return UI_LINE(how == LETTERS_NARROW ? &typeface_poster : &ace_text, size, ACE_INK, align);
}

static float name_width(const struct ui *ui, const struct ace_enemy *e, enum ace_lettering how)
{
    const struct ui_words least = name_style(how, 18, TEXT_LEFT);
    return ui_write_width(ui, &least, _(e->name));
}

/* In one line, or in two where there is room for them. */
static enum ace_lettering name_fits(const struct ui *ui, const char *name, struct rect r)
{
    for (int how = LETTERS_WIDE; how > LETTERS_NONE && r.w > 0; how--) {
        const struct ui_words least = name_style((enum ace_lettering)how, 18, TEXT_LEFT);
        if (ui_write_fits(ui, &least, name, r))
            return (enum ace_lettering)how;
    }
    return LETTERS_NONE;
}

/* The parts of a print: beside one another where it is wide; else the name below face and sign, or,
 * where it is low as well, beside the face, with the sign over that one's foot. */
struct print {
    struct rect face, seal, name, brief;
    bool below, slim, high;
};

static struct print arrange(const struct ui *ui, struct rect r)
{
    const float pad = fmaxf(2, ui_px(ui, 4)), line = ui_letters(ui, 18) * 1.3F;
    struct print p = {.below = r.w < r.h * 3.4F};
    /* a face is known by its features */
    if (r.w > r.h * 2.6F && r.h >= ui_least(ui) * 2.36F + pad &&
        ui->text > 1.4F) { /* the sign below the name */
        const float side = r.h - 2 * pad, x = r.x + side + 3.5F * pad,
                    half = fmaxf(ui_least(ui) * 1.26F, r.h * 0.5F), g = r.h - half - pad;
        p.high = true;
        p.face = rect_make(r.x + pad, r.y + pad, side, side);
        p.name = rect_make(x, r.y + 1, rect_right(r) - x - 2 * pad, half);
        p.seal = rect_make(x, r.y + half, fminf(ace_sign_width(ui, g), p.name.w), g);
        p.brief = rect_make(rect_right(p.seal) + 2 * pad, p.seal.y,
                            rect_right(p.name) - rect_right(p.seal) - 2 * pad, g);
        return p;
    }
    const bool roomy = p.below && r.h - line - 3 * pad >= ui_least(ui) * 2.6F;
    const float side = (roomy ? r.h - line - pad : r.h) - 2 * pad, g = p.below ? side : r.h * 0.9F,
                length = fminf(ace_sign_width(ui, g), r.w - side - 3 * pad);
    p.face = rect_make(r.x + pad, r.y + pad, side, side);
    p.seal = rect_make(rect_right(r) - length - pad, p.below ? r.y + pad : r.y + (r.h - g) / 2,
                       length, g);
    if (p.below && !roomy) {
        const float high = line * 1.1F, wide = ui_letters(ui, 18) * 2.9F, right = r.x + pad + wide;
        p.slim = true;
        p.face = rect_make(r.x + pad, r.y + pad, wide, side);
        p.seal = rect_make(p.face.x - 1, rect_bottom(p.face) - high + 1, wide + 2, high);
        p.name = rect_make(right + pad, r.y + 1, rect_right(r) - right - 1.5F * pad, r.h - 2);
        return p;
    }
    if (p.below) {
        p.name = rect_make(r.x + pad, rect_bottom(p.face), r.w - 2 * pad,
                           rect_bottom(r) - rect_bottom(p.face));
        return p;
    }
    p.name = rect_make(rect_right(p.face) + 2 * pad, r.y + 1,
                       p.seal.x - rect_right(p.face) - 3 * pad, r.h - 2);
    p.brief = rect_make(p.name.x, p.name.y + p.name.h * 0.52F, p.name.w, p.name.h * 0.46F);
    return p;
}

/* The letters in which each of a half of the strap has room for its name; else none of them tells
 * it, and face and sign take the room. */
static enum ace_lettering named(const struct stage *st, bool lower)
{
    const struct board *b = &st->shown.b;
    const int brass = board_count(b, ACE_BONUSES), wax = board_count(b, ACE_PERMANENTS);
    enum ace_lettering all = LETTERS_WIDE;
    for (int i = 0; i < brass + wax && all > LETTERS_NONE; i++) {
        const bool good = i >= brass;
        const int at = good ? i - brass : i;
        if ((good || at >= ROWS) != lower)
            continue;
        const struct ace_enemy *e =
            ace_enemy_of(&st->rules, board_face(b, good ? ACE_PERMANENTS : ACE_BONUSES, at));
        const enum ace_lettering how =
            e ? name_fits(
                    &st->ui, _(e->name),
                    arrange(&st->ui, good ? ace_seal_spot(st, at) : ace_bonus_spot(st, at)).name)
              : all;
        all = how < all ? how : all;
    }
    return all;
}

bool ace_belt_named(const struct stage *st)
{
    return named(st, false) > LETTERS_NONE && named(st, true) > LETTERS_NONE;
}

/* Both halves alike, if both tell them. */
static enum ace_lettering lettering_of(const struct stage *st, bool lower)
{
    const enum ace_lettering mine = named(st, lower), other = named(st, !lower);
    return other > LETTERS_NONE && other < mine ? other : mine;
}

void ace_trophy_draw(const struct stage *st, struct canvas *c, struct rect r,
                     const struct ace_enemy *e, const struct item *item, bool lit, bool armed,
                     enum ace_lettering letters)
{
    const struct ui *ui = &st->ui;
    const float pad = fmaxf(2, ui_px(ui, 4)), ring = fmaxf(2, ui_px(ui, armed ? 6 : 4));
    struct print p = arrange(ui, r);
    const enum ace_lettering fits = name_fits(ui, _(e->name), p.name),
                             how = fits < letters ? fits : letters;
    const bool name = how > LETTERS_NONE;
    struct ace_sign sign;
    ace_sign_of(&e->bonus[0], &sign);
    if (lit || armed)
        canvas_panel(c, rect_inset(r, -ring),
                     &(struct panel){.fill = armed ? ACE_EMBER : ACE_GLOW, .radius = ui_px(ui, 8)});
    canvas_panel(c, r,
                 &(struct panel){.fill = ACE_PAPER,
                                 .fill_bottom = ui->contrast ? ACE_PAPER : 0xDCC8A2FFU,
                                 .radius = ui_px(ui, 5),
                                 .line = 0x3A2414FFU,
                                 .line_width = fmaxf(1, ui_px(ui, 1.6F))});
    if (!name && p.below) {
        const float side = fminf(r.h - 2 * pad, r.w * 0.48F),
                    length = fminf(ace_sign_width(ui, side), r.w - side - 3 * pad);
        p.face = rect_make(r.x + pad, r.y + (r.h - side) / 2, side, side);
        p.seal = rect_make(rect_right(r) - length - pad, r.y + (r.h - side) / 2, length, side);
    }
    face(ui, c, p.face, e, p.slim && name ? 74 : 26); /* its eyes above the sign */
    ace_sign_draw(ui, c, p.seal, &sign, e->kind == ACE_ACOLYTE ? METAL_WAX : METAL_BRASS);
    const float cap = item ? ui_key_width(ui, item, 18) : 0, high = ui_letters(ui, 18) * 1.5F;
    /* Its key: on the picture's corner where that leaves the face to be seen, else before the sign
     * if that has room for it. */
    const struct rect beside = rect_make(p.name.x, p.name.y, p.name.w - cap - pad, p.name.h);
    const bool corner = cap < p.face.w * 0.62F && high < p.face.h * 0.7F;
    const bool between = !corner && !(p.slim && name) && !p.high &&
                         (name && !p.below ? name_fits(ui, _(e->name), beside) >= how
                                           : cap < p.seal.x - rect_right(p.face) - 4 * pad);
    if (cap > 0 && (corner || between))
        ace_key(c, ui, item,
                corner ? (struct point){p.face.x + cap / 2 + 1,
                                        p.slim && name ? p.face.y + high / 2 + 1
                                                       : rect_bottom(p.face) - high / 2 - 1}
                       : (struct point){p.seal.x - pad - cap / 2, rect_centre(p.seal).y},
                18, item->why_not ? CAP_DIM : CAP_PLAIN);
    if (cap > 0 && between) {
        p.name.w -= cap + pad;
        p.brief.w -= cap + pad;
    }
    if (cap > 0 && !corner && p.high && cap <= p.brief.w) /* at the end of the sign's line */
        ace_key(c, ui, item, (struct point){rect_right(p.brief) - cap / 2, rect_centre(p.seal).y},
                18, item->why_not ? CAP_DIM : CAP_PLAIN);
    if (!name)
        return;
    const struct ui_words small = {.face = &ace_text,
                                   .size = 19,
                                   .colour = item && item->why_not ? ACE_INK : ace_rust_ink(ui),
                                   .place = TEXT_TOP,
                                   .lines = 1};
    struct strbuf brief = STRBUF_EMPTY;
    if (armed)
        strbuf_add(&brief, C_("bonus", "Armed"));
    else
        ace_bonus_brief(st, e, &brief);
    const bool wide = name_width(ui, e, how) <= p.name.w,
               one_line = wide || name_width(ui, e, LETTERS_NARROW) <= p.name.w;
    enum ace_lettering set = how;
    if (p.high)
        set = wide ? how : LETTERS_NARROW;
    else if (one_line && p.brief.h > ui_letters(ui, 19) * 1.25F &&
             ui_write_width(ui, &small, strbuf_text(&brief)) <= p.brief.w) {
        ui_write(c, ui, &small, strbuf_text(&brief), p.brief);
        p.name.h = p.brief.y - p.name.y;
        set = wide ? how : LETTERS_NARROW; /* a long name leaves what it does its line */
    }
    strbuf_free(&brief);
    const struct ui_words style =
        name_style(set, p.below || p.high ? 20 : 24, p.below && !p.slim ? TEXT_CENTRE : TEXT_LEFT);
    if (p.name.h > 0)
        ui_write(c, ui, &style, _(e->name), p.name);
}

static void one(const struct stage *st, struct canvas *c, int zone, int i)
{
    CARRE_ASSERT((zone == ACE_PERMANENTS || zone == ACE_BONUSES) && i >= 0);
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
    const bool armed = !good && ace_armed(b, i),
               shut = item && item->why_not && bump <= 0 && !ace_killed(st);
    struct rect r = good ? ace_seal_spot(st, i) : ace_bonus_spot(st, i);
    if (bump > 0)
        r = rect_scaled(r, bump);
    if (shut)
        canvas_push_fade(c, ui->contrast ? 0.8F : 0.72F);
    ace_trophy_draw(st, c, r, e, item,
                    bump > 0 || (item && item->chosen) || acts(st, face_of, good ? -1 : i), armed,
                    lettering_of(st, good || i >= ROWS));
    if (shut)
        canvas_pop_fade(c);
    if (item && item->hovered)
        canvas_panel(c, r,
                     &(struct panel){.radius = ui_px(ui, 6),
                                     .line = ui->theme->accent,
                                     .line_width = fmaxf(2, ui_px(ui, 4))});
    if (item)
        ui_ring(c, ui, item);
}

/* Who it is from, and what it does if that has room. */
static void caption_draw(const struct stage *st, struct canvas *c, const struct ace_enemy *of)
{
    CARRE_ASSERT(of);
    const struct ui *ui = &st->ui;
    const struct rect last = place(st, rows(st) - 1, 0);
    const struct rect in = rect_inset_xy(strap(st), ui_px(ui, 18), 0),
                      r = rect_make(in.x, rect_bottom(last) + ui_px(ui, 2), in.w,
                                    look(st)->at.caption);
    struct ui_words how = UI_LINE(&ace_text, 20, ACE_BONE, TEXT_CENTRE);
    struct strbuf both = STRBUF_EMPTY;
    strbuf_addf(&both, "%s%s", _(of->name), _(": "));
    ace_bonus_brief(st, of, &both);
    const char *words =
        ui_write_fits(ui, &how, strbuf_text(&both), r) ? strbuf_text(&both) : _(of->name);
    if (!ui_write_fits(ui, &how, words, r))
        how.face = &typeface_poster;
    ui_write(c, ui, &how, words, r);
    strbuf_free(&both);
}

void ace_belt_draw(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    const int bonuses = board_count(b, ACE_BONUSES), seals = board_count(b, ACE_PERMANENTS);
    ace_belt_strap_draw(st, c);
    if (look(st)->at.row_gun && !once(st) && !for_good(st)) {
        const struct ui_words how = UI_LINE(&ace_text, 20, ACE_BONE, TEXT_CENTRE);
        const struct rect first = rect_inset_xy(place(st, 0, 0), ui_px(ui, 8), 0);
        if (ui_write_fits(ui, &how, _("One-use bonuses"), first)) /* else an empty strap */
            ui_write(c, ui, &how, _("One-use bonuses"), first);
    } else if (!once(st) && !for_good(st)) {
        const struct rect r = rect_inset_xy(strap(st), ui_px(ui, 14), ui_px(ui, 7));
        const struct rect took =
            ui_write(c, ui, &(struct ui_words){.face = &ace_text, .size = 24, .place = TEXT_MIDDLE},
                     _("One-use bonuses"),
                     rect_make(r.x, r.y, r.w, fmaxf(ui_px(ui, 38), ui_least(ui) * 2.8F)));
        ui_write(c, ui,
                 &(struct ui_words){
                     .face = &ace_text, .size = 20, .colour = ui->theme->soft, .place = TEXT_TOP},
                 _("none yet"),
                 rect_make(r.x, rect_bottom(took) + ui_px(ui, 4), r.w, ui_least(ui) * 1.6F));
    }
    for (int i = 0; i < bonuses; i++)
        one(st, c, ACE_BONUSES, i);
    for (int i = 0; i < seals; i++)
        one(st, c, ACE_PERMANENTS, i);
    const struct ace_enemy *of = look(st)->at.caption > 0 ? asked_about(st) : NULL;
    if (of)
        caption_draw(st, c, of);
}
