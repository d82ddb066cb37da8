/* The room: the city at night, the table of lacquer and felt, and the bar over it: level, blinds,
 * hands until the break, the menu. */
#include "spec_look.h"
#include "poker_table.h"

#include "i18n.h"

#include <math.h>
#include <stdio.h>

/* ---- the room and the table ---- */

/* Does somebody sit there, or is something to be read? */
static bool taken(const struct stage *st, struct rect r)
{
    const struct poker_places *k = spec_table_at(st);
    bool any = !rect_empty(rect_common(r, spec_at(st)->level)) ||
               !rect_empty(rect_common(r, spec_at(st)->icons)) || rect_bottom(r) > k->actions.y;
    for (int i = 0; i < st->rules.nseats; i++)
        any |= !rect_empty(rect_common(r, k->seat[i].plate)) ||
               !rect_empty(rect_common(r, k->seat[i].portrait));
    return any;
}

/* Lanterns hang where nobody sits: before the windows, or in the room at either side. */
static void lights(const struct stage *st, struct canvas *c, struct rect room)
{
    /* of a room of 1920 by 1080 */
    static const struct {
        float x, y, w;
    } lamp[] = {{640, 116, 80},  {1364, 116, 80}, {272, 196, 46},
                {1648, 196, 46}, {148, 366, 84},  {1772, 366, 84}};
    const float k = room.w / 1920;
    if (st->ui.contrast || !canvas_has_picture(c, "spec/hanging"))
        return;
    for (size_t i = 0; i < sizeof lamp / sizeof *lamp; i++) {
        const struct point at = {room.x + lamp[i].x * k, room.y + lamp[i].y * k};
        const float w = lamp[i].w * k, side = w * 400 / 106;
        const bool beside = lamp[i].y > 300; /* not before the window: only round the oval */
        if (taken(st, rect_around(at, w, w * 1.5F)) || (beside && !spec_at(st)->round))
            continue;
        canvas_fill(
            c, rect_make(at.x - fmaxf(0.5F, w * 0.015F), 0, fmaxf(1, w * 0.03F), at.y - w * 0.6F),
            0x6B4A2CFFU);
        canvas_picture(c, "spec/hanging", rect_around(at, side, side), paint_plain());
    }
}

static void ground(const struct stage *st, struct canvas *c)
{
    const struct rect all = rect_make(0, 0, st->ui.w, st->ui.h);
    const float w = fmaxf(all.w, all.h * 16 / 9);
    canvas_panel(
        c, all,
        &(struct panel){.fill = st->ui.theme->ground, .fill_bottom = st->ui.theme->ground_bottom});
    if (!st->ui.contrast && canvas_has_picture(c, "spec/ground"))
        canvas_picture(c, "spec/ground", rect_around(rect_centre(all), w, w * 9 / 16),
                       paint_plain());
    lights(st, c, rect_around(rect_centre(all), w, w * 9 / 16));
}

/* A felt between two half discs, where there is no picture of it. */
static void felt(struct canvas *c, const struct ui *ui, struct rect r, uint32_t lacquer,
                 uint32_t cloth, uint32_t gold)
{
    canvas_panel(c, r,
                 &(struct panel){.fill = lacquer,
                                 .radius = fminf(r.w, r.h) / 2,
                                 .line = gold,
                                 .line_width = fmaxf(1, ui_px(ui, 2)),
                                 .shadow = 0x00000066U,
                                 .shadow_size = ui_px(ui, 16)});
    const struct rect in = rect_inset(r, ui_px(ui, 18));
    canvas_panel(c, in,
                 &(struct panel){.fill = cloth,
                                 .fill_bottom = ui->contrast ? 0 : 0x172F55FFU,
                                 .radius = fminf(in.w, in.h) / 2,
                                 .line = gold,
                                 .line_width = fmaxf(1, ui_px(ui, 1.4F))});
}

static void table(const struct stage *st, struct canvas *c)
{
    if (!st->ui.contrast && canvas_has_picture(c, "spec/table"))
        canvas_picture(c, "spec/table", spec_at(st)->felt, paint_plain());
    else
        felt(c, &st->ui, spec_at(st)->felt, spec_colour(st, SPEC_LACQUER),
             spec_colour(st, SPEC_FELT), spec_colour(st, SPEC_GOLD));
}

/* A lantern on its cord, and the light round it. */
static void hung(struct canvas *c, const struct ui *ui, struct point at)
{
    const float side = ui_px(ui, 116);
    canvas_line(c, (struct point){at.x, at.y - side * 1.05F}, (struct point){at.x, at.y},
                fmaxf(1, ui_px(ui, 2)), 0x05070EFFU);
    canvas_panel(c, rect_around(at, side * 0.5F, side * 0.5F),
                 &(struct panel){.fill = 0xFFB45A30U,
                                 .radius = side,
                                 .shadow = 0xFFB45A60U,
                                 .shadow_size = side * 0.7F});
    canvas_picture(c, "spec/lantern", rect_around(at, side, side), paint_plain());
}

/* That of the room's picture, above what lies over it for the words at the left. */
static void moon(struct canvas *c, const struct ui *ui)
{
    const float u = fmaxf(ui->w / 1920, ui->h / 1080), r = 39 * u;
    const struct point at = {ui->w / 2 + (1132 - 960) * u, ui->h / 2 + (104 - 540) * u};
    if (ui->text > 1.25F) /* there the words are longer */
        return;
    canvas_panel(c, rect_around(at, 2 * r, 2 * r),
                 &(struct panel){.fill = 0xFBEFD2FFU,
                                 .fill_bottom = 0xE9CF9AFFU,
                                 .radius = r,
                                 .shadow = 0xFFE3B060U,
                                 .shadow_size = 1.8F * r});
}

/* The evening is about to begin: the room is lit, and the dealer stands behind the far edge. */
void spec_bare(struct canvas *c, const struct ui *ui, const struct bare_table *empty)
{
    const struct theme *t = ui->theme;
    const float tall = fminf(ui_px(ui, 210), empty->all.h * 0.3F);
    const struct rect behind = {empty->at.x + (empty->at.w - tall) / 2, empty->at.y - tall * 0.74F,
                                tall, tall};
    if (!ui->contrast) {
        ui_cover(c, ui, "spec/ground");
        canvas_fill(c, rect_make(0, 0, ui->w, ui->h), 0x0A11224CU);
        canvas_panel(c, rect_make(0, 0, ui->w, empty->all.y),
                     &(struct panel){.fill = 0x0A1122E6U, .fill_bottom = 0x0A112200U});
        /* dusk comes up to the table, and what is pressed below it lies in the room's own dark */
        const float low = rect_bottom(empty->all) + ui_px(ui, 24), dusk = ui_px(ui, 120);
        canvas_panel(c, rect_make(0, low - dusk, ui->w, dusk),
                     &(struct panel){.fill = 0x0A112200U, .fill_bottom = 0x0A112294U});
        canvas_fill(c, rect_make(0, low, ui->w, ui->h - low), 0x0A112294U);
        moon(c, ui);
        const float y = empty->all.y + ui_px(ui, 74);
        hung(c, ui, (struct point){empty->all.x + ui_px(ui, 110), y});
        hung(c, ui, (struct point){rect_right(empty->all) - ui_px(ui, 110), y});
        canvas_picture(c, "spec/dealer-calm", behind, paint_plain());
        canvas_picture(c, "spec/table", empty->at, paint_plain());
    } else {
        felt(c, ui, empty->at, t->ground, t->ground, t->line);
    }
    poker_bare_hands(c, empty, "spec/back", "spec/chips");
}

void spec_draw_edge(const struct stage *st, struct canvas *c, struct rect r)
{
    canvas_push_clip(c, r);
    table(st, c);
    canvas_pop_clip(c);
}

/* Where controls lie it is darker: the light of the table runs out into that. */
static void foot(const struct stage *st, struct canvas *c)
{
    const float y = spec_table_at(st)->actions.y - ui_px(&st->ui, 6), fades = ui_px(&st->ui, 56);
    canvas_panel(c, rect_make(0, y - fades, st->ui.w, fades),
                 &(struct panel){.fill = SPEC_BAR_CLEAR_RGB, .fill_bottom = SPEC_BAR_RGB});
    canvas_panel(c, rect_make(0, y, st->ui.w, st->ui.h - y),
                 &(struct panel){.fill = SPEC_BAR_RGB, .fill_bottom = 0x0A1020FFU});
}

void spec_draw_table(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "table");
    ground(st, c);
    spec_draw_behind(st, c);
    table(st, c);
    if (!st->ui.contrast)
        foot(st, c);
    canvas_tag(c, NULL);
}

/* ---- the level box ---- */

static int players(const struct board *b)
{
    int n = 0;
    for (int s = 0; s < b->nseats; s++)
        n += b->num[HOLDEM_STACK + s] > 0 || holdem_live(b, s);
    return n;
}

static int hands_a_level(const struct stage *st)
{
    return st->rules
        .option[players(&st->shown.b) > 2 ? HOLDEM_HANDS_A_LEVEL : HOLDEM_HANDS_HEADS_UP];
}

/* Hands until the next break, this one included; 0: there is none. */
static int until_break(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int each = st->rules.option[SPEC_BREAKS], a_level = hands_a_level(st),
              level = b->num[HOLDEM_LEVEL];
    if (each <= 0 || a_level <= 0)
        return 0;
    const int next = (level / each + 1) * each, left = a_level - b->num[HOLDEM_LEVEL_HANDS];
    return (next - level - 1) * a_level + (left > 0 ? left : 1);
}

/* One small lantern a hand: burnt, burning, to come. */
static void lanterns(const struct stage *st, struct canvas *c, struct rect r)
{
    const int all = hands_a_level(st), now = st->shown.b.num[HOLDEM_LEVEL_HANDS];
    const float step = fminf(r.h * 0.92F, r.w / (float)(all > 0 ? all : 1)),
                h = fminf(r.h, step * 2), w = fminf(h * 0.5F, step * 0.8F);
    for (int i = 0; i < all && i < 24; i++) {
        const struct rect at = rect_make(r.x + step * (float)i, r.y + (r.h - h) / 2, w, h);
        const char *name = i <= now ? "spec/lantern" : "spec/lantern-off";
        if (i == now)
            spec_halo(c, st, rect_centre(at), h * 1.8F, h * 1.8F, spec_colour(st, SPEC_LAMP),
                      0.75F);
        if (canvas_has_picture(c, name) && !st->ui.contrast)
            canvas_picture(c, name, rect_around(rect_centre(at), h * 0.75F, h), paint_plain());
        else
            canvas_panel(c, at,
                         &(struct panel){.fill = i == now  ? spec_colour(st, SPEC_LAMP)
                                                 : i < now ? 0xB97328FFU
                                                           : 0x1A2747FFU,
                                         .radius = w * 0.4F,
                                         .line = spec_colour(st, SPEC_GOLD),
                                         .line_width = 1});
    }
}

struct level_words {
    char level[64], blinds[160], hand[96], pause[160];
};

static void level_words(const struct stage *st, struct level_words *o)
{
    const struct board *b = &st->shown.b;
    const int all = hands_a_level(st), left = until_break(st), done = b->num[HOLDEM_LEVEL_HANDS],
              now = done + (done && poker_look(st)->counted ? 0 : 1);
    char small[64], big[64];
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    snprintf(o->level, sizeof o->level, _("Level %d"), (int)b->num[HOLDEM_LEVEL] + 1);
    snprintf(o->blinds, sizeof o->blinds, "%s/%s", small, big);
    snprintf(o->hand, sizeof o->hand, _("Hand %d of %d"), now < all ? now : all, all);
    o->pause[0] = '\0';
    if (left > 0)
        snprintf(o->pause, sizeof o->pause,
                 i18n_plural("Break after this hand", "Break in %d hands", (unsigned long)left),
                 left);
}

/* Three lines beside the house's seal: level and blinds, a lantern for each hand, when the break
 * is. False: there is no room for that. */
static bool tall_level_box(const struct stage *st, struct canvas *c)
{
    const struct rect r = spec_at(st)->level;
    const struct theme *t = st->ui.theme;
    const float pad = ui_px(&st->ui, 14), h = (r.h - pad) / 3, side = r.h - 2 * pad;
    const struct ui_words plain = UI_LINE(t->plain, 21, t->text, TEXT_LEFT);
    struct ui_words right = plain, strong = plain,
                    blinds = UI_LINE(t->strong, 34, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT);
    struct level_words w;
    level_words(st, &w);
    if (h < poker_letter(st, 21) * 1.25F)
        return false;
    right.align = TEXT_RIGHT;
    right.colour = t->soft;
    strong.face = t->strong;
    strong.size = 26;
    /* With large letters, or where somebody sits beside it, a line each. */
    const float most = r.w - 2 * pad,
                first = poker_width(st, strong, w.level) + poker_width(st, blinds, w.blinds) + pad;
    if (first > most) {
        const struct {
            const char *text;
            struct ui_words how;
        } line[] = {{w.level, strong}, {w.blinds, blinds}, {w.hand, right}};
        spec_box(c, st, r, SPEC_GLASS_RGB, spec_colour(st, SPEC_GOLD), 1.4F);
        for (int i = 0; i < 3; i++) {
            struct ui_words how = line[i].how;
            how.align = TEXT_LEFT;
            if (poker_fits(st, how, line[i].text, most))
                poker_write(c, st, how, line[i].text,
                            rect_make(r.x + pad, r.y + pad / 2 + h * (float)i, most, h));
        }
        return true;
    }
    const float need = fmaxf(poker_width(st, plain, w.pause),
                             fmaxf(first, poker_width(st, plain, w.hand) + h * 2.5F)) +
                       4;
    const float seal = fminf(side, most - need - pad);
    const bool sealed = seal > side * 0.6F;
    if (need > most)
        return false;
    spec_box(c, st, r, SPEC_GLASS_RGB, spec_colour(st, SPEC_GOLD), 1.4F);
    float x = r.x + pad;
    if (sealed) {
        const struct rect at = rect_make(x, r.y + (r.h - seal) / 2, seal, seal);
        spec_brush_seal(c, st, at, "ino", "異", -2.5F);
        x += seal + pad;
    }
    const float all = rect_right(r) - pad - x, y = r.y + pad / 2,
                hand = poker_width(st, right, w.hand) + 3,
                name = poker_width(st, strong, w.level) + 3;
    poker_write(c, st, strong, w.level, rect_make(x, y, name, h));
    poker_write(c, st, blinds, w.blinds, rect_make(x + name, y, all - name, h));
    lanterns(st, c, rect_make(x, y + h, all - hand - pad, h));
    poker_write(c, st, right, w.hand, rect_make(rect_right(r) - pad - hand, y + h, hand, h));
    right.align = TEXT_LEFT;
    poker_write(c, st, right, w.pause, rect_make(x, y + 2 * h, all, h));
    return true;
}

static void level_box(const struct stage *st, struct canvas *c)
{
    const struct rect r = spec_at(st)->level;
    const struct theme *t = st->ui.theme;
    if (tall_level_box(st, c))
        return;
    const float pad = ui_px(&st->ui, 14), lines = r.h >= poker_letter(st, 22) * 2.5F ? 2 : 1,
                h = r.h / lines;
    struct level_words w;
    level_words(st, &w);
    spec_box(c, st, r, SPEC_GLASS_RGB, spec_colour(st, SPEC_GOLD), 1.4F);
    float x = r.x + pad, right = rect_right(r) - pad;
    const struct ui_words strong =
        UI_LINE(t->strong, 32, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT);
    const struct ui_words plain = UI_LINE(t->plain, 21, t->text, TEXT_LEFT);
    struct ui_words soft = plain;
    soft.colour = t->soft;
    const float blinds = fminf(poker_width(st, strong, w.blinds) + 3, right - x),
                y2 = lines > 1 ? r.y + h * 0.94F : r.y, h2 = lines > 1 ? h * 0.98F : r.h;
    poker_write(c, st, strong, w.blinds, rect_make(right - blinds, r.y, blinds, h));
    const float level = poker_width(st, plain, w.level) + 3;
    if (level <= right - blinds - pad - x)
        poker_write(c, st, plain, w.level, rect_make(x, r.y, level, h));
    if (lines < 2) {
        const float room = right - blinds - pad - (x + level + pad);
        if (w.pause[0] && poker_fits(st, soft, w.pause, room))
            poker_write(c, st, soft, w.pause, rect_make(x + level + pad, r.y, room, h));
        return;
    }
    const float pause = w.pause[0] ? poker_width(st, soft, w.pause) + 3 : 0,
                hand = poker_width(st, plain, w.hand) + 3, room = right - x;
    const bool both = hand + pad + pause <= room,
               lamps =
                   both && hand + pause + 2 * pad + h2 * 0.5F * (float)hands_a_level(st) <= room;
    poker_write(c, st, plain, w.hand, rect_make(x, y2, fminf(hand, room), h2));
    if (lamps)
        lanterns(st, c, rect_make(x + hand + pad, y2, room - hand - pause - 2 * pad, h2));
    if (both && pause > 0) {
        soft.align = TEXT_RIGHT;
        poker_write(c, st, soft, w.pause, rect_make(right - pause, y2, pause, h2));
    }
}

/* ---- the menu ---- */

void spec_draw_bar(const struct stage *st, struct canvas *c)
{
    static const struct {
        const char *id, *icon;
    } top[] = {{"menu", "menu"}, {"undo", "undo"}, {"chart", "info"}, {"hint", "hint"}};
    canvas_tag(c, "bar");
    for (size_t i = 0; i < sizeof top / sizeof *top; i++)
        poker_icon_button(st, c, item_id(top[i].id, 0), top[i].icon);
    level_box(st, c);
    canvas_tag(c, NULL);
}
