/* The set-up page of a run as it is seen: riders, difficulties with their Overkill, the code. */
#include "setup_ace_inside.h"
#include "strbuf.h"

#include "check.h"
#include "frame.h"

#include "ace_settings.h"

#include <math.h>

enum { NAME_SIZE = 62, LINE_SIZE = 26, LINE_LEAST = 18, START_SIZE = 24 };
/* between the edge of a poster and what is on it: above, below, at the sides */
enum { HEAD = 22, FOOT = 18, SIDE = 26 };

#define SHADED_RED 0x74140FFFU /* of words on a poster that hangs outside of the lamp */

/* The one that is chosen hangs in front of the others, and is 9 % larger. */
static struct rect poster_of(const struct ui *ui, int i, bool chosen)
{
    const struct rect r = ace_setup_level_card(ui, i);
    return chosen ? rect_inset_xy(r, -ui_px(ui, 15), 0)
                  : rect_inset_xy(r, ui_px(ui, 3), r.h * (1 - 1 / 1.09F) / 2);
}

static float side_of(const struct ui *ui) { return ui_px(ui, SIDE); }

/* What a poster holds from top to bottom, in pixels. All four share it, but that what he says may
 * be on the one that is chosen alone. */
struct layout {
    float portrait, name, line; /* as high as the highest; 0: left out */
    float chosen;               /* the portrait of the one that is chosen */
    float size;                 /* of what changes */
    float says;                 /* what he says; 0: nothing */
    float says_px;              /* one line of it, in letters of so many pixels; 0: it wraps */
    bool all_say;
};

/* How many of the four posters tell what he says. */
enum sayers { NONE_SAYS, ONE_SAYS, ALL_SAY };

/* The largest letters that bring what he says into one line; 0: the least ones don't. */
static float says_px(const struct ui *ui, struct rect poster)
{
    const struct ui_words how = {.size = LINE_SIZE, .lines = 1},
                          least = {.size = LINE_LEAST, .lines = 1};
    const float w = poster.w - 2 * side_of(ui);
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++) {
        const char *said = _(ace_setup_level[i].says);
        px = fminf(px, ui_write_px(ui, &how, said, rect_make(0, 0, w, poster.h)));
        if (ui_write_width(ui, &least, said) > w)
            return 0;
    }
    return px;
}

/* What those words take on a poster. */
static float height_of(const struct ui *ui, float size, const char *words, struct rect poster)
{
    return 2 + ui_write_height(ui, &(struct ui_words){.size = size}, _(words),
                               poster.w - 2 * side_of(ui));
}

static struct layout lay(const struct ui *ui, float size, enum sayers who)
{
    const struct rect plain = poster_of(ui, 0, false), large = poster_of(ui, 0, true);
    const float usual = fmaxf(ui_px(ui, 70), ui_letters(ui, NAME_SIZE) * 1.1F);
    struct layout l = {.size = size, .all_say = who == ALL_SAY};
    for (int i = 0; i < LEVELS; i++)
        l.line = fmaxf(l.line,
                       2 + ui_write_height(ui, &(struct ui_words){.size = size},
                                           _(ace_setup_level[i].line), plain.w - 2 * side_of(ui)));
    l.name = fmaxf(ui_least(ui) * 1.2F, fminf(usual, plain.h - ui_px(ui, HEAD + FOOT) - l.line));
    const struct rect on = l.all_say ? plain : large;
    l.says_px = says_px(ui, on);
    for (int i = 0; who != NONE_SAYS && i < LEVELS; i++)
        l.says = fmaxf(l.says,
                       l.says_px > 0
                           ? l.says_px * 1.5F
                           : height_of(ui, LINE_SIZE, ace_setup_level[i].says, on) + ui_px(ui, 6));
    const float words = ui_px(ui, HEAD + FOOT) + l.name + l.line;
    l.chosen = large.h - words - l.says;
    l.portrait = fminf(plain.h - words - (l.all_say ? l.says : 0), l.chosen / 1.03F);
    l.portrait = l.portrait < ui_px(ui, 110) ? 0 : l.portrait;
    l.chosen = l.portrait > 0 ? fminf(l.chosen, l.portrait * 1.14F) : 0;
    return l;
}

/* Portraits take more than half of their posters. What gives way to that is what he says, first on
 * the three that aren't chosen, then the size of the letters, last the portraits themselves. */
static struct layout layout_of(const struct ui *ui)
{
    const float plain = poster_of(ui, 0, false).h;
    struct layout l = lay(ui, LINE_SIZE, ALL_SAY);
    if (l.portrait < plain * 0.5F)
        l = lay(ui, LINE_SIZE, ONE_SAYS);
    if (l.portrait < plain * 0.5F)
        l = lay(ui, LINE_SIZE, NONE_SAYS);
    for (float size = LINE_SIZE - 1; size >= LINE_LEAST && l.portrait < plain * 0.4F; size--)
        l = lay(ui, size, NONE_SAYS);
    return l;
}

/* The four names have one size: that of the longest. */
static float name_px(const struct ui *ui, const struct ui_words *how, float w, float h)
{
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++)
        px = fminf(px, ui_write_px(ui, how, _(ace_setup_level[i].name), rect_make(0, 0, w, h)));
    return px;
}

/* Where his portrait hangs; without any height where letters leave no room for it. */
static struct rect frame_of(const struct ui *ui, struct rect poster, bool chosen)
{
    const struct layout l = layout_of(ui);
    const float room = chosen ? l.chosen : l.portrait,
                side = fminf(room, poster.w - 2 * side_of(ui));
    return rect_make(poster.x + (poster.w - side) / 2, poster.y + ui_px(ui, HEAD), side, side);
}

/* As wide as its frame, whose foot cuts the chest off: faces are what they differ by. */
static struct rect portrait_of(const struct ui *ui, struct rect frame)
{
    const struct rect in = rect_inset(frame, ui_px(ui, 8));
    return rect_make(in.x, in.y, in.w, in.w * 1.2F);
}

bool ace_setup_ahead(struct app *app, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step >= LEVELS)
        return false;
    const struct ui *ui = app_ui(app);
    const int now = app_setting(app, ace_setting(ACE_SETTING_DIFFICULTY));
    const struct rect r =
        portrait_of(ui, frame_of(ui, poster_of(ui, step, step == now), step == now));
    canvas_prepare(app_canvas(app), ace_setup_level[step].portrait, r.w, r.h);
    return true;
}

/* Across the foot of a portrait, below what stands `above` there: as wide as a bill at most, and as
 * high as its words. */
static void draw_start_here(struct canvas *c, const struct ui *ui, const struct theme *on,
                            struct rect frame, float above)
{
    const struct ui_words how = UI_LINE(ui->theme->strong, START_SIZE, on->on_accent, TEXT_CENTRE);
    const float pad = ui_px(ui, 8), most = poster_of(ui, FOR_BEGINNERS, false).w - 2 * pad,
                w = fminf(fmaxf(frame.w + ui_px(ui, 60), most),
                          ui_write_width(ui, &how, _("Start here")) + ui_px(ui, 44)),
                line = ui_letters(ui, START_SIZE) * 1.6F,
                h = fmaxf(line, ui_write_height(ui, &how, _("Start here"), w - 2 * pad) + pad);
    const struct rect r =
        rect_make(frame.x + (frame.w - w) / 2, rect_bottom(frame) - h - ui_px(ui, 12), w, h);
    if (r.y < frame.y + above)
        return;
    ui_plate(c, ui, r, (struct panel){.fill = on->accent});
    ui_write(c, ui, &how, _("Start here"), rect_inset_xy(r, pad, 0));
}

/* A black plate within a fine line, and he in it. */
static void draw_portrait(struct canvas *c, const struct ui *ui, int i, struct rect frame,
                          uint32_t ink)
{
    const struct rect plate = rect_inset(frame, ui_px(ui, 6));
    ui_plate(c, ui, frame, (struct panel){.line = ink, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    canvas_panel(c, plate, &(struct panel){.fill = 0x1A110CFFU});
    canvas_push_clip(c, plate);
    canvas_picture(c, ace_setup_level[i].portrait, portrait_of(ui, frame), paint_plain());
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

/* What he says, so high, and below it what changes. */
static void draw_level_words(struct canvas *c, const struct ui *ui, int i, float says,
                             uint32_t letters, uint32_t red, struct rect r)
{
    const struct layout l = layout_of(ui);
    struct ui_words how = {.size = LINE_SIZE, .colour = red, .align = TEXT_CENTRE};
    if (l.says_px > 0) {
        how.lines = 1;
        how.most_px = l.says_px;
    }
    if (says > 0)
        ui_write(c, ui, &how, _(ace_setup_level[i].says), rect_make(r.x, r.y, r.w, says));
    how = (struct ui_words){.size = l.size, .colour = letters, .align = TEXT_CENTRE};
    ui_write(c, ui, &how, _(ace_setup_level[i].line), rect_make(r.x, r.y + says, r.w, r.h - says));
}

static void draw_name(struct canvas *c, const struct ui *ui, int i, uint32_t letters, struct rect r)
{
    struct ui_words how = UI_LINE(&typeface_ace, NAME_SIZE, letters, TEXT_CENTRE);
    how.most_px = name_px(ui, &how, poster_of(ui, i, false).w - 2 * side_of(ui), r.h);
    ui_write(c, ui, &how, _(ace_setup_level[i].name), r);
}

static void draw_level(const struct scene *s, struct canvas *c, int i, bool focused)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *o = items_get(s->items, item_id("level", i));
    const struct rect r = poster_of(ui, i, o->chosen), frame = frame_of(ui, r, o->chosen);
    const struct layout l = layout_of(ui);
    const float side = side_of(ui), cap = ui_key_width(ui, o, 26);
    const struct ui paper = ui_sheet_hung(c, ui, r);
    const struct theme *on = paper.theme;
    if (o->chosen && ui->contrast)
        ui_plate(c, ui, r, (struct panel){.fill = t->accent});
    const uint32_t letters = o->chosen && ui->contrast ? t->on_accent : on->text,
                   red = ui->contrast ? letters : on->accent,
                   speech = ui->contrast || o->chosen ? red : SHADED_RED;
    const bool portrait = frame.h > 0;
    if (portrait)
        draw_portrait(c, ui, i, frame, letters);
    const float says = o->chosen || l.all_say ? l.says : 0,
                top = portrait ? rect_bottom(frame) : r.y + ui_px(ui, HEAD / 2),
                spare = fmaxf(0, rect_bottom(r) - top - l.name - says - l.line - ui_px(ui, FOOT)),
                name = top + spare * 0.25F, foot = name + l.name + spare * 0.25F;
    draw_name(c, ui, i, o->chosen ? red : letters,
              rect_make(r.x + side, name, r.w - 2 * side, l.name));
    draw_level_words(c, ui, i, says, letters, speech,
                     rect_make(r.x + side, foot, r.w - 2 * side, rect_bottom(r) - foot));
    if (!o->chosen && !o->hovered && !ui->contrast) /* the lamp is on what is chosen */
        ui_plate(c, ui, r, (struct panel){.fill = 0x6B3A122BU});
    if (o->chosen)
        draw_seal(c, ui, on, r, frame);
    if (cap > 0 && portrait) /* in his picture's corner; without it there is no room for it */
        ui_key(c, ui, o, (struct point){frame.x + cap / 2 + ui_px(ui, 20), frame.y + ui_px(ui, 46)},
               26, ui->contrast && o->chosen ? t->on_accent : on->ground,
               ui->contrast && o->chosen ? t->accent : on->text);
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
                       rect_around(rect_centre(poster), poster.w * 2, poster.h * 1.5F),
                       paint_plain());
}

/* It says what it deletes, beside its sign or, where that leaves the words no room, without. */
static void draw_play(const struct setup *k, struct canvas *c, const struct ui *ui)
{
    const struct item *i = items_get(k->scene.items, ace_setup_id_of(DO_PLAY));
    const float sign = ui_px(ui, 60), pad = ui_px(ui, 34), key = ui_key_width(ui, i, 26);
    const struct rect r = i->bounds;
    struct rect words = {r.x + 2 * pad + sign, r.y,
                         r.w - 3 * pad - sign - (key > 0 ? key + pad / 2 : 0), r.h};
    const struct ui_words what = {.face = ui->theme->strong, .size = 24, .lines = 1};
    const float line = ui_letters(ui, 24) * 1.3F, name = ui_letters(ui, 44) * 1.1F,
                least = ui_write_width(ui, &(struct ui_words){.face = what.face, .size = 18},
                                       _("Deletes the run in progress"));
    const bool signs = least <= words.w;
    if (!signs)
        words = rect_make(r.x + pad, r.y, words.w + pad + sign, r.h);
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
    if (signs)
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
    frame_heading(c, ui, _("Ace of Spades"),
                  _("Twelve duels, one deck. Choose your riders and difficulty."), 1160);
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
    draw_bar(k, c, ui);
    draw_play(k, c, ui);
}
