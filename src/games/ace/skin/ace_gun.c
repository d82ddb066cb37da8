/* The gun: bullets as a cylinder, reloads as clips; and the trail of the run above. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_panels.h"
#include "ace_things.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

static void cylinder(const struct stage *st, struct canvas *c, struct point centre, float r)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    /* It turns to where it will stand. What has been fired is behind the pointer, what comes next
     * is at it. */
    const float t = ease_progress(ui->now, look(st)->turn_since, ui_ms(ui, look(st)->turn_ms));
    const float turn = look(st)->turn_since && !ui->calm
                           ? (float)look(st)->turn_from * (1 - ease_out_cubic(t))
                           : 0;
    const int spent = b->num[ACE_BULLETS_MAX] - b->num[ACE_BULLETS];
    canvas_picture(c, "ace/cylinder", rect_around(centre, 2 * r, 2 * r), paint_angle(turn));
    for (int i = 0; i < ACE_COUNTER_MOST; i++) {
        const float a = (float)i * (float)M_PI / 3 - (float)M_PI / 2 + turn * (float)M_PI / 180;
        const struct point p = {centre.x + r * 0.6F * cosf(a), centre.y + r * 0.6F * sinf(a)};
        const float q = r * 0.27F;
        if (i < b->num[ACE_BULLETS] && !ui->contrast)
            canvas_picture(c, "ace/glow", rect_around(p, q * 4, q * 4), paint_alpha(0.55F));
    }
    for (int i = 0; i < ACE_COUNTER_MOST; i++) {
        const float a = (float)i * (float)M_PI / 3 - (float)M_PI / 2 + turn * (float)M_PI / 180;
        const struct point p = {centre.x + r * 0.6F * cosf(a), centre.y + r * 0.6F * sinf(a)};
        const float q = r * 0.27F;
        const bool loaded = i < b->num[ACE_BULLETS], given = i >= ACE_COUNTER_MOST - spent;
        canvas_picture(c,
                       loaded  ? "ace/chamber-loaded"
                       : given ? "ace/chamber-spent"
                               : "ace/chamber-black",
                       rect_around(p, 2 * q, 2 * q), paint_plain());
    }
    canvas_picture(c, "ace/cylinder-pointer",
                   rect_around((struct point){centre.x, centre.y - r - ui_px(ui, 18)},
                               ui_px(ui, 48), ui_px(ui, 40)),
                   paint_plain());
}

static void counter(const struct stage *st, struct canvas *c, struct rect r, const char *label,
                    int n)
{
    char text[80];
    snprintf(text, sizeof text, C_("counter", "%s %d"), label, n);
    struct ui_words how = UI_LINE(&typeface_ace, 28, 0, TEXT_CENTRE);
    if (!ui_write_fits(&st->ui, &how, text, r)) /* what is counted is drawn above it */
        snprintf(text, sizeof text, "%d", n);
    ui_write(c, &st->ui, &how, text, r);
}

/* What one looks at first, so large as a row lets it be, and its number beside it. */
struct counted {
    struct rect at; /* beside the pictures */
    char named[80], number[16];
};

static const struct ui_words counted_words = {
    .face = &typeface_ace, .size = 24, .align = TEXT_LEFT, .place = TEXT_MIDDLE, .lines = 1};

static struct counted counted(const struct stage *st, struct rect r, float taken, const char *label,
                              int n)
{
    struct counted k = {.at = rect_make(r.x + taken + ui_px(&st->ui, 12), r.y,
                                        r.w - taken - ui_px(&st->ui, 24), r.h)};
    snprintf(k.named, sizeof k.named, C_("counter", "%s %d"), label, n);
    snprintf(k.number, sizeof k.number, "%d", n);
    return k;
}

/* Both have their names, or neither. */
static void counted_draw(const struct stage *st, struct canvas *c, const struct counted both[2])
{
    bool named = true;
    const struct ui_words least = {.face = &typeface_ace, .size = 18};
    for (int i = 0; i < 2; i++)
        named = named && ui_write_width(&st->ui, &least, both[i].named) + 2 <= both[i].at.w;
    struct ui_words how = counted_words;
    for (int i = 0; i < 2 && named; i++) {
        const float px = ui_write_px(&st->ui, &how, both[i].named, both[i].at);
        how.most_px = how.most_px > 0 ? fminf(how.most_px, px) : px;
    }
    for (int i = 0; i < 2; i++)
        ui_write(c, &st->ui, &how, named ? both[i].named : both[i].number, both[i].at);
}

struct rect ace_gun_row(const struct stage *st, int which)
{
    CARRE_ASSERT(which == 0 || which == 1);
    const struct rect r = look(st)->at.gun;
    const float left = r.w * 0.57F; /* six chambers take more than most clips */
    return which ? rect_make(r.x + left, r.y, r.w - left, r.h) : rect_make(r.x, r.y, left, r.h);
}

/* Six chambers and the clips in a row. */
static void draw_row(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct board *b = &st->shown.b;
    const struct rect left = ace_gun_row(st, 0), right = ace_gun_row(st, 1);
    const int spent = b->num[ACE_BULLETS_MAX] - b->num[ACE_BULLETS],
              most = b->num[ACE_RELOADS_MAX] > 1 ? b->num[ACE_RELOADS_MAX] : 1;
    const float side = fminf(left.h * 0.86F, left.w * 0.107F), step = side * 1.04F,
                clip = fminf(right.h * 0.82F, right.w * 0.55F / (float)most);
    const struct point back = ace_shot_shake(st);
    for (int i = 0; i < ACE_COUNTER_MOST; i++) {
        const bool loaded = i < b->num[ACE_BULLETS], given = i >= ACE_COUNTER_MOST - spent;
        const struct rect at = rect_make(left.x + ui_px(ui, 6) + step * (float)i - back.x / 2,
                                         left.y + (left.h - side) / 2 - back.y / 2, side, side);
        if (loaded && !ui->contrast)
            canvas_picture(c, "ace/glow", rect_inset(at, -side * 0.35F), paint_alpha(0.45F));
        canvas_picture(c,
                       loaded  ? "ace/chamber-loaded"
                       : given ? "ace/chamber-spent"
                               : "ace/chamber-black",
                       at, paint_plain());
    }
    for (int i = 0; i < b->num[ACE_RELOADS_MAX]; i++)
        canvas_picture(c, i < b->num[ACE_RELOADS] ? "ace/reload" : "ace/reload-empty",
                       rect_make(right.x + clip * (float)i, right.y + (right.h - clip * 0.75F) / 2,
                                 clip, clip * 0.75F),
                       paint_plain());
    const struct counted both[] = {counted(st, left, ui_px(ui, 6) + step * ACE_COUNTER_MOST,
                                           _("Bullets"), b->num[ACE_BULLETS]),
                                   counted(st, right, clip * (float)b->num[ACE_RELOADS_MAX],
                                           _("Reloads"), b->num[ACE_RELOADS])};
    counted_draw(st, c, both);
}

static void gun_rings(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < 2; i++) {
        const struct item *item = items_get(st->items, item_id("gun", i));
        if (item)
            ui_ring(c, &st->ui, item);
    }
}

void ace_draw_gun(const struct stage *st, struct canvas *c)
{
    if (look(st)->at.row_gun) {
        canvas_tag(c, "gun");
        if (!ace_killed(st))
            draw_row(st, c);
        canvas_tag(c, NULL);
        gun_rings(st, c);
        return;
    }
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const struct rect g = at->gun;
    const float line = fmaxf(ui_px(ui, 44), ui_least(ui) * 1.5F);
    const float clip_h = ui_px(ui, at->compact ? 60 : 76);
    float free_h = g.h - 2 * line - clip_h - ui_px(ui, at->compact ? 60 : 66);
    float r = fminf(fminf(g.w / 2, free_h / 2), ui_px(ui, 158));
    float y = g.y + ui_px(ui, 40) + fmaxf(0, (free_h - 2 * r) / 4);
    canvas_tag(c, "gun");
    const struct point back = ace_shot_shake(st);
    cylinder(st, c, (struct point){g.x + g.w / 2 - back.x / 2, y + r - back.y / 2}, r);
    if (ace_killed(st)) { /* his damage stands before the rest */
        canvas_tag(c, NULL);
        return;
    }
    y += 2 * r + ui_px(ui, 8);
    counter(st, c, rect_make(g.x, y, g.w, line), _("Bullets"), b->num[ACE_BULLETS]);
    y += line;
    canvas_fill(c, rect_make(g.x + g.w * 0.1F, y, g.w * 0.8F, fmaxf(1, ui_px(ui, 2))), ACE_EDGE);
    y += ui_px(ui, at->compact ? 8 : 14);
    const int most = b->num[ACE_RELOADS_MAX] > 1 ? b->num[ACE_RELOADS_MAX] : 1;
    const float w = fminf(g.w / (float)most, ui_px(ui, 104));
    const float size = fminf(w * 0.92F, clip_h * 96 / 72);
    for (int i = 0; i < b->num[ACE_RELOADS_MAX]; i++) {
        struct point p = {g.x + g.w / 2 + ((float)i - (float)(most - 1) / 2) * w, y + clip_h / 2};
        canvas_picture(c, i < b->num[ACE_RELOADS] ? "ace/reload" : "ace/reload-empty",
                       rect_around(p, size, size * 0.75F), paint_plain());
    }
    y += clip_h;
    counter(st, c, rect_make(g.x, y, g.w, line), _("Reloads"), b->num[ACE_RELOADS]);
    canvas_tag(c, NULL);
    gun_rings(st, c);
}

/* ---- key caps ---- */

/* One look for all of them here: dark with a rim of bone. What is chosen is lit, and what can't be
 * pressed is dim. */
float ace_key(struct canvas *c, const struct ui *ui, const struct item *i, struct point at,
              float size, enum ace_cap as)
{
    CARRE_ASSERT(size > 0);
    const float w = ui_key_width(ui, i, size), line = fmaxf(1, roundf(ui_px(ui, 2)));
    if (w <= 0)
        return 0;
    const bool lit = as == CAP_LIT || as == CAP_BESIDE;
    const uint32_t letters = lit             ? ACE_INK
                             : as == CAP_DIM ? ui->theme->on_dim
                                             : ui->theme->text,
                   fill = as == CAP_LIT      ? ui->theme->accent
                          : as == CAP_BESIDE ? ui->theme->text
                                             : ui->theme->well;
    const float h = roundf(fmaxf(13, roundf(size * ui->scale * fminf(ui->text, 1.4F))) * 1.5F);
    canvas_panel(c, rect_inset(rect_around(at, w, h), -line),
                 &(struct panel){.fill = colour_faded(lit             ? 0xFFE0A6FFU
                                                      : as == CAP_DIM ? ACE_EDGE
                                                                      : ui->theme->text,
                                                      ui->caps_in),
                                 .radius = h * (ui->caps == CAPS_PAD ? 0.5F : 0.23F) + line});
    return ui_key(c, ui, i, at, size, fill, letters);
}

/* ---- above all: title, trail, buttons ---- */

static void trail(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    const int marker = st->shown.b.num[ACE_MARKER];
    struct rect signs = at->trail;
    if (at->row_gun) { /* its signs alone, and which of the duels this is in words */
        const float end = ui_px(ui, 40);
        char duel[80];
        signs.w *= 0.6F;
        snprintf(duel, sizeof duel, _("Duel %d of %d"), marker, ACE_DUELS);
        ui_write(c, ui, &UI_LINE(&ace_text, 22, 0, TEXT_LEFT), duel,
                 rect_make(rect_right(signs) + end, signs.y,
                           rect_right(at->trail) - rect_right(signs) - end, signs.h));
    }
    for (int s = 0; s < 4; s++) {
        struct rect r = rect_column(signs, s, 4, ui_px(ui, 40));
        const bool here = ace_scene(marker) == s + 1;
        for (int i = 0; i < 3; i++) {
            const int duel = s * 3 + i + 1;
            const char *kind = duel == ACE_DUELS ? "overkill"
                               : duel % 3 == 0   ? "acolyte"
                                                 : "minion";
            const char *state = duel < marker ? "done" : duel == marker ? "now" : "ahead";
            char name[48];
            snprintf(name, sizeof name, "ace/trail-%s-%s", kind, state);
            struct point p = {r.x + r.w * (0.14F + 0.36F * (float)i),
                              at->row_gun ? rect_centre(r).y : r.y + ui_px(ui, 28)};
            const float size = ui_px(ui, duel == ACE_DUELS ? 52
                                         : duel % 3 == 0   ? 44
                                                           : 34) *
                               (at->row_gun ? 1.12F : 1);
            if (duel == marker && !ui->contrast)
                canvas_picture(c, "ace/glow", rect_around(p, size * 1.9F, size * 1.9F),
                               paint_alpha(0.7F));
            canvas_picture(c, name, rect_around(p, size, size), paint_plain());
        }
        if (at->row_gun)
            continue;
        canvas_fill(c, rect_make(r.x, r.y + ui_px(ui, 54), r.w, fmaxf(1, ui_px(ui, 3))),
                    here ? ui->theme->accent : ACE_UMBER);
        char text[64];
        snprintf(text, sizeof text, _("Scene %d"), s + 1);
        struct ui_words how =
            UI_LINE(&ace_text, 20, here ? ui->theme->text : ui->theme->soft, TEXT_CENTRE);
        const struct rect below = rect_make(r.x, r.y + ui_px(ui, 58), r.w, r.h - ui_px(ui, 58));
        /* in very large letters the trail speaks by its signs alone */
        if (below.h >= ui_least(ui) * 1.2F)
            ui_write(c, ui, &how, text, below);
    }
    const struct item *i = items_get(st->items, item_id("trail", 0));
    if (i)
        ui_ring(c, ui, i);
}

bool ace_sign_button(const struct stage *st, struct canvas *c, const struct item *i,
                     const char *icon)
{
    CARRE_ASSERT(i && icon);
    if (!look(st)->at.row_gun)
        return false;
    const struct ui *ui = &st->ui;
    const struct rect r = i->bounds;
    ace_board(st, c, i, r);
    ui_icon(c, ui, icon, rect_around(rect_centre(r), r.h * 0.62F, r.h * 0.62F),
            i->why_not ? ui->theme->on_dim : ui->theme->text);
    const float cap = ui_key_width(ui, i, 18);
    if (cap > 0)
        ace_key(c, ui, i, (struct point){rect_centre(r).x, rect_bottom(r) - ui_px(ui, 4)}, 18,
                i->why_not ? CAP_DIM : CAP_PLAIN);
    ui_ring(c, ui, i);
    if (i->focused && !i->why_not) /* a sign alone says its name to who asks */
        ui_tooltip(c, ui, i->name, r);
    return true;
}

void ace_board(const struct stage *st, struct canvas *c, const struct item *i, struct rect r)
{
    const struct ui page = ace_panel_page_ui(st);
    const struct plate *k = i && i->why_not ? &page.theme->page->off : &page.theme->page->plain;
    const bool lit = i && i->hovered && !i->why_not;
    ui_plate(c, &page, r,
             (struct panel){.fill = k->fill,
                            .fill_bottom = k->bottom ? k->bottom : k->fill,
                            .line = lit ? page.theme->accent : k->line,
                            .line_width = fmaxf(1, ui_px(&page, lit ? 4 : 2.6F))});
}

static void buttons(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    static const char *const icon[] = {"help", "settings", "menu"};
    static const enum key key[] = {KEY_F1, KEY_F2, KEY_ESCAPE};
    for (int i = 0; i < 3; i++) {
        const struct item *b = items_get(st->items, item_id("top", i));
        if (!b)
            continue;
        if (ace_sign_button(st, c, b, icon[i]))
            continue;
        const float d = ui_px(ui, 52);
        struct rect box = rect_around(
            (struct point){b->bounds.x + b->bounds.w / 2, b->bounds.y + d / 2 + 2}, d, d);
        canvas_panel(c, box,
                     &(struct panel){.fill = ui->theme->well,
                                     .radius = ui_px(ui, 10),
                                     .line = b->hovered ? ui->theme->accent : 0x8A745AFFU,
                                     .line_width = fmaxf(1, ui_px(ui, 2.4F))});
        ui_icon(c, ui, icon[i], rect_inset(box, d * 0.2F), ui->theme->text);
        char text[120];
        const char *cap = ui->caps == CAPS_KEYS                          ? ui_key_label(key[i])
                          : ui->caps == CAPS_PAD && key[i] == KEY_ESCAPE ? ui_pad_label(PAD_START)
                                                                         : "";
        snprintf(text, sizeof text, "%s%s%s", b->name, *cap ? " " : "", cap);
        struct ui_words how = UI_LINE(&ace_text, 18, 0, TEXT_CENTRE);
        struct rect below =
            rect_make(b->bounds.x, b->bounds.y + d + 2, b->bounds.w, b->bounds.h - d - 2);
        if (ui_write_width(ui, &how, text) > below.w)
            snprintf(text, sizeof text, "%s", b->name);
        if (!look(st)->at.compact && ui_write_fits(ui, &how, text, below))
            ui_write(c, ui, &how, text, below);
        ui_ring(c, ui, b);
    }
}

void ace_draw_top(const struct stage *st, struct canvas *c)
{
    const struct ui *ui = &st->ui;
    const struct places *at = &look(st)->at;
    canvas_tag(c, "top");
    const float d = ui_px(ui, 52);
    if (at->row_gun)
        canvas_fill(c, rect_make(0, 0, ui->w, rect_bottom(at->buttons) + ui_px(ui, 10)),
                    ui->contrast ? COLOUR_BLACK : 0x120C08B8U);
    else
        canvas_picture(c, "ace/horned-spade",
                       rect_make(at->title.x, at->title.y + (at->title.h - d) / 2, d, d),
                       paint_ink(ui->theme->accent));
    if (!at->compact) {
        struct ui_words how = UI_LINE(&typeface_ace, 40, 0, TEXT_LEFT);
        ui_write(c, ui, &how, _("Ace of Spades"),
                 rect_make(at->title.x + d + ui_px(ui, 12), at->title.y,
                           at->title.w - d - ui_px(ui, 12), at->title.h));
    }
    if (!ace_two_speaks_above(st))
        trail(st, c);
    buttons(st, c);
    canvas_tag(c, NULL);
}
