/* The set-up page of a run as it is seen: riders, difficulties with their Overkill, the code. */
#include "setup_ace_inside.h"

#include "check.h"
#include "daily.h"
#include "daily_dialog.h"
#include "frame.h"

#include "ace_settings.h"

#include <math.h>

enum { NAME_SIZE = 62, LINE_SIZE = 26, LINE_LEAST = 18, START_SIZE = 24 };

/* The one that is chosen hangs in front of the others, and is larger. */
static struct rect poster_of(const struct ui *ui, int i, bool chosen)
{
    const struct rect r = ace_setup_level_card(ui, i);
    return chosen ? rect_inset_xy(r, -ui_px(ui, 12), -ui_px(ui, 10)) : rect_inset(r, ui_px(ui, 7));
}

static float side_of(const struct ui *ui) { return ui_px(ui, 26); }

static float boss_gap(const struct ui *ui) { return ui_px(ui, 26); }

/* What the longest of the four takes below its name: what changes, and (boss) below a rule Lord
 * Overkill's own. */
static float words_height(const struct ui *ui, float size, bool boss)
{
    const struct ui_words how = {.size = size};
    const float w = ace_setup_level_width(ui) - 2 * side_of(ui) - ui_px(ui, 14);
    float most = 0;
    for (int i = 0; i < LEVELS; i++)
        most = fmaxf(most,
                     ui_write_height(ui, &how, _(ace_setup_level[i].line), w) +
                         (boss ? boss_gap(ui) + ui_write_height(ui, &how, _("Lord Overkill"), w) +
                                     ui_write_height(ui, &how, _(ace_setup_level[i].boss), w)
                               : 0));
    return most + 2;
}

/* On posters so high: what the lines leave it, at most. */
static float name_height(const struct ui *ui, float poster_h)
{
    const float usual = fmaxf(ui_px(ui, 66), ui_letters(ui, NAME_SIZE) * 1.08F),
                room = poster_h - words_height(ui, LINE_LEAST, false) - ui_px(ui, 26);
    return fmaxf(ui_least(ui) * 1.2F, fminf(usual, room));
}

static float portrait_height(const struct ui *ui, float poster_h, float size, bool boss)
{
    return poster_h - ui_px(ui, 24 + 16) - name_height(ui, poster_h) - words_height(ui, size, boss);
}

bool ace_setup_lines_fit(const struct ui *ui, float high)
{
    return high - ui_px(ui, 14) >=
           words_height(ui, LINE_LEAST, false) + ui_px(ui, 26) + ui_least(ui) * 1.2F;
}

bool ace_setup_boss_inside(const struct ui *ui, float high)
{
    high -= ui_px(ui, 14);
    return portrait_height(ui, high, LINE_SIZE, true) >= high * 0.4F;
}

/* All four lines share one size: the largest that leaves the portraits most of their posters. */
static float line_size(const struct ui *ui)
{
    const float high = poster_of(ui, 0, false).h;
    const bool boss = ace_setup_boss_on(ui);
    float size = LINE_SIZE;
    while (size > LINE_LEAST && portrait_height(ui, high, size, boss) < high * 0.4F)
        size -= 1;
    return size;
}

/* And the four names: that of the longest. */
static float name_px(const struct ui *ui, const struct ui_words *how, float w)
{
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++)
        px = fminf(px, ui_write_px(ui, how, _(ace_setup_level[i].name),
                                   rect_make(0, 0, w, name_height(ui, poster_of(ui, 0, false).h))));
    return px;
}

/* Where his portrait hangs; without any height where letters leave no room for it. */
static struct rect frame_of(const struct ui *ui, struct rect poster)
{
    const float room = portrait_height(ui, poster.h, line_size(ui), ace_setup_boss_on(ui)),
                most = poster.w - 2 * side_of(ui), h = fminf(room, most / 0.9F);
    return rect_make(poster.x + (poster.w - h * 0.9F) / 2, poster.y + ui_px(ui, 24), h * 0.9F,
                     room >= ui_px(ui, 110) ? h : 0);
}

static struct rect portrait_of(const struct ui *ui, struct rect poster)
{
    return rect_fitted(rect_inset(frame_of(ui, poster), ui_px(ui, 10)), 300, 360);
}

bool ace_setup_ahead(struct app *app, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step >= LEVELS)
        return false;
    const struct ui *ui = app_ui(app);
    const int now = app_setting(app, ace_setting(ACE_SETTING_DIFFICULTY));
    const struct rect r = portrait_of(ui, poster_of(ui, step, step == now));
    canvas_prepare(app_canvas(app), ace_setup_level[step].portrait, r.w, r.h);
    return true;
}

/* Across the foot of a portrait, below what stands `above` there. */
static void draw_start_here(struct canvas *c, const struct ui *ui, const struct theme *on,
                            struct rect frame, float above)
{
    const struct ui_words how = UI_LINE(ui->theme->strong, START_SIZE, on->on_accent, TEXT_CENTRE);
    const float w = fminf(frame.w + ui_px(ui, 60),
                          ui_write_width(ui, &how, _("Start here")) + ui_px(ui, 44)),
                h = ui_letters(ui, START_SIZE) * 1.6F;
    const struct rect r =
        rect_make(frame.x + (frame.w - w) / 2, rect_bottom(frame) - h - ui_px(ui, 12), w, h);
    if (r.y < frame.y + above)
        return;
    ui_plate(c, ui, r, (struct panel){.fill = on->accent});
    ui_write(c, ui, &how, _("Start here"), rect_inset_xy(r, ui_px(ui, 8), 0));
}

/* A black plate within a fine line, and he in it. */
static void draw_portrait(struct canvas *c, const struct ui *ui, int i, struct rect poster,
                          struct rect frame, uint32_t ink)
{
    const struct rect plate = rect_inset(frame, ui_px(ui, 6));
    ui_plate(c, ui, frame, (struct panel){.line = ink, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    canvas_panel(c, plate, &(struct panel){.fill = 0x1A110CFFU});
    canvas_push_clip(c, plate);
    canvas_picture(c, ace_setup_level[i].portrait, portrait_of(ui, poster), paint_plain());
    canvas_pop_clip(c);
}

/* Of what is chosen: a seal at the edge of the sheet; where there is no portrait, above it. */
static void draw_seal(struct canvas *c, const struct ui *ui, const struct theme *on,
                      struct rect poster, struct rect frame)
{
    const float side = ui_px(ui, frame.h > 0 ? 104 : 72);
    const struct rect r =
        frame.h > 0 ? rect_around((struct point){fminf(rect_right(frame) + ui_px(ui, 14),
                                                       rect_right(poster) - side * 0.45F),
                                                 frame.y + frame.h * 0.36F},
                                  side, side)
                    : rect_make(poster.x + ui_px(ui, 10), poster.y - side / 2, side, side);
    if (ui->contrast)
        canvas_panel(c, rect_inset(r, side * 0.1F),
                     &(struct panel){.fill = on->accent, .radius = side});
    else
        canvas_picture(c, "ace/seal", r, paint_plain());
    ui_icon(c, ui, "tick", rect_inset(r, side * 0.27F), on->on_accent);
}

static void draw_level_words(struct canvas *c, const struct ui *ui, int i, uint32_t letters,
                             uint32_t heading, struct rect r)
{
    struct ui_words how = {.size = line_size(ui), .colour = letters, .align = TEXT_CENTRE};
    const bool boss = ace_setup_boss_on(ui);
    const float h = ui_write_height(ui, &how, _(ace_setup_level[i].line), r.w) + 1;
    ui_write(c, ui, &how, _(ace_setup_level[i].line), rect_make(r.x, r.y, r.w, boss ? h : r.h));
    if (!boss)
        return;
    const float top = r.y + h + boss_gap(ui);
    canvas_fill(c, rect_make(r.x, floorf(top - boss_gap(ui) / 2), r.w, fmaxf(1, ui_px(ui, 2))),
                colour_faded(letters, 0.4F));
    how.colour = heading;
    const float name_h = ui_write_height(ui, &how, _("Lord Overkill"), r.w);
    ui_write(c, ui, &how, _("Lord Overkill"), rect_make(r.x, top, r.w, name_h));
    how.colour = letters;
    ui_write(c, ui, &how, _(ace_setup_level[i].boss),
             rect_make(r.x, top + name_h, r.w, rect_bottom(r) - top - name_h));
}

static void draw_name(struct canvas *c, const struct ui *ui, int i, uint32_t letters, struct rect r)
{
    struct ui_words how = UI_LINE(&typeface_ace, NAME_SIZE, letters, TEXT_CENTRE);
    how.most_px = name_px(ui, &how, poster_of(ui, i, false).w - 2 * side_of(ui));
    ui_write(c, ui, &how, _(ace_setup_level[i].name), r);
}

static void draw_level(const struct scene *s, struct canvas *c, int i, bool focused)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *o = items_get(s->items, item_id("level", i));
    const struct rect r = poster_of(ui, i, o->chosen), frame = frame_of(ui, r);
    const float side = side_of(ui), cap = ui_key_width(ui, o, 26),
                head = name_height(ui, poster_of(ui, 0, false).h);
    const struct ui paper = ui_sheet_hung(c, ui, r);
    const struct theme *on = paper.theme;
    if (o->chosen && ui->contrast)
        ui_plate(c, ui, r, (struct panel){.fill = t->accent});
    const uint32_t letters = o->chosen && ui->contrast ? t->on_accent : on->text,
                   red = ui->contrast ? letters : on->accent;
    const bool portrait = frame.h > 0;
    if (portrait)
        draw_portrait(c, ui, i, r, frame, letters);
    const float top = (portrait ? rect_bottom(frame) : r.y) + ui_px(ui, 4);
    draw_name(c, ui, i, o->chosen ? red : letters,
              rect_make(r.x + side, top, r.w - 2 * side, head));
    draw_level_words(c, ui, i, letters, red,
                     rect_make(r.x + side, top + head, r.w - 2 * side,
                               rect_bottom(r) - ui_px(ui, 12) - top - head));
    if (!o->chosen && !o->hovered && !ui->contrast) /* the lamp is on what is chosen */
        ui_plate(c, ui, r, (struct panel){.fill = 0x6B3A122BU});
    if (o->chosen)
        draw_seal(c, ui, on, r, frame);
    if (cap > 0 && portrait) /* without his picture there is no room for it */
        ui_key(c, ui, o, (struct point){r.x + cap / 2 + ui_px(ui, 26), r.y + ui_px(ui, 66)}, 26,
               letters, o->chosen && ui->contrast ? t->accent : on->ground);
    if (i == FOR_BEGINNERS && portrait)
        draw_start_here(c, ui, on, frame, ui_px(ui, 60));
    if (focused)
        ui_ring_at(c, ui, r, ui_px(ui, t->page->body));
}

/* The lamp that hangs before what is chosen. */
static void draw_lamp(struct canvas *c, const struct ui *ui, struct rect poster)
{
    if (!ui->contrast)
        canvas_picture(c, "ace/glow",
                       rect_around(rect_centre(poster), poster.w * 1.7F, poster.h * 1.34F),
                       paint_alpha(0.55F));
}

/* Lord Overkill's own of the level that is pointed at, else of the one that is chosen. */
static void draw_boss(const struct scene *s, struct canvas *c, const struct ui *ui, int now)
{
    struct rect r;
    if (!ace_setup_boss_of(ui, &r))
        return;
    for (int i = 0; i < LEVELS; i++)
        now = items_get(s->items, item_id("level", i))->hovered ? i : now;
    struct strbuf said = STRBUF_EMPTY;
    ace_setup_boss_words(now, &said);
    ui_write(c, ui, &ace_setup_boss_line, strbuf_text(&said), r);
    strbuf_free(&said);
}

/* It says what it deletes. */
static void draw_play(const struct setup *k, struct canvas *c, const struct ui *ui)
{
    const struct item *i = items_get(k->scene.items, ace_setup_id_of(DO_PLAY));
    const float sign = ui_px(ui, 60), pad = ui_px(ui, 34), key = ui_key_width(ui, i, 26);
    const struct rect r = i->bounds,
                      words = {r.x + 2 * pad + sign, r.y,
                               r.w - 3 * pad - sign - (key > 0 ? key + pad / 2 : 0), r.h};
    const struct ui_words what = {.face = ui->theme->strong, .size = 24, .lines = 1};
    const float line = ui_letters(ui, 24) * 1.3F, name = ui_letters(ui, 44) * 1.1F;
    if (!k->save || name + line > r.h - ui_px(ui, 8) ||
        !ui_write_fits(ui, &what, _("Deletes the run in progress"),
                       rect_make(0, 0, words.w, line))) {
        ui_button(c, ui, i, _("Play"), "shoot", UI_MAIN);
        return;
    }
    const uint32_t ink = ui_box(c, ui, i, UI_MAIN);
    const struct rect at =
        i->pressed && !ui->calm ? rect_moved(words, 0, ui_px(ui, ui->theme->page->drop)) : words;
    const float top = at.y + (at.h - name - line) / 2;
    ui_icon(c, ui, "shoot",
            rect_make(r.x + pad + ui_px(ui, 8), at.y + (at.h - sign) / 2, sign, sign), ink);
    ui_write(c, ui, &UI_LINE(ui->theme->display, 44, ink, TEXT_LEFT), _("Play"),
             rect_make(at.x, top, at.w, name));
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 24, ink, TEXT_LEFT),
             _("Deletes the run in progress"), rect_make(at.x, top + name, at.w, line));
    if (key > 0)
        ui_key(c, ui, i, (struct point){rect_right(r) - pad - key / 2, r.y + r.h / 2}, 26, ink,
               ui->theme->accent);
}

/* The code itself where it can be read, else that there is one. */
static const char *code_label(const struct setup *k, const struct ui *ui)
{
    const struct item *i = items_get(k->scene.items, ace_setup_id_of(DO_CODE));
    const bool fits = ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18},
                                     k->code) <= i->bounds.w - ui_px(ui, 190);
    return !*k->code ? _("Deal code") : fits ? k->code : _("Dealt from a code");
}

/* What can be looked up, in letters of one size. */
static void draw_bar(const struct setup *k, struct canvas *c, const struct ui *ui)
{
    const struct {
        int what;
        const char *label, *icon;
    } b[] = {{DO_RULES, _("How to play"), "help"},
             {DO_LESSON, _("First lesson"), "info"},
             {DO_CODE, code_label(k, ui), *k->code ? "tick" : "letter"}};
    float px = 1e6F;
    for (size_t i = 0; i < sizeof b / sizeof *b; i++)
        px = fminf(px, ui_button_px(ui, items_get(k->scene.items, ace_setup_id_of(b[i].what)),
                                    b[i].label, b[i].icon));
    for (size_t i = 0; i < sizeof b / sizeof *b; i++)
        ui_button_like(c, ui, items_get(k->scene.items, ace_setup_id_of(b[i].what)), b[i].label,
                       b[i].icon, UI_PLAIN, px);
}

void ace_setup_draw(const struct scene *s, struct canvas *c)
{
    const struct setup *k = (const struct setup *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    char standing[200];
    const bool alone = app_setting(s->app, ace_setting(ACE_SETTING_PLAYERS)) == ACE_ALONE;
    daily_standing(s->app, app_setting(s->app, ace_setting(ACE_SETTING_DIFFICULTY)), standing,
                   sizeof standing);
    frame_heading(
        c, ui, _("Ace of Spades"),
        alone ? standing : _("Twelve duels, one deck. Choose your riders and difficulty."), 1160);
    ui_button(c, ui, items_get(s->items, ace_setup_id_of(DO_ACHIEVEMENTS)),
              items_get(s->items, ace_setup_id_of(DO_ACHIEVEMENTS))->value, "star", UI_PLAIN);
    frame_draw_back(c, ui, s);
    ui_choice(c, ui, s->items, items_get(s->items, ace_setup_id_of(DO_PLAYERS)));
    struct rect heading;
    ace_setup_zero_of(ui, &heading);
    ui_write(c, ui, &ace_setup_zero_head, _("Out of bullets"), heading);
    ui_choice(c, ui, s->items, items_get(s->items, ace_setup_id_of(DO_ZERO)));
    const struct item *seats = items_get(s->items, ace_setup_id_of(DO_SEATS)),
                      *daily = items_get(s->items, ace_setup_id_of(DO_DAILY));
    if (seats)
        ui_button(c, ui, seats, _("Seats"), "friends", UI_PLAIN);
    else if (daily)
        ui_button(c, ui, daily, _("Daily run"), "crown", UI_PLAIN);
    const struct item *choice = items_get(s->items, ace_setup_id_of(DO_DIFFICULTY));
    draw_lamp(c, ui, poster_of(ui, choice->amount, true));
    for (int i = 0; i < LEVELS; i++)
        if (i != choice->amount)
            draw_level(s, c, i, false);
    draw_level(s, c, choice->amount, choice->focused);
    draw_boss(s, c, ui, choice->amount);
    draw_bar(k, c, ui);
    draw_play(k, c, ui);
}
