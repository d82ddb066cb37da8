/* The set-up page of a run as it is seen: riders, difficulties with their Overkill, the code. */
#include "setup_ace_inside.h"
#include "strbuf.h"

#include "check.h"
#include "frame.h"

#include "ace_settings.h"

#include <math.h>

enum {
    NAME_SIZE = 62,
    HEAD_SIZE = 36,
    LINE_SIZE = 27,
    LINE_LEAST = 18,
    SPEECH_LEAST = 25, /* rather than in two lines */
    START_SIZE = 26,
    START_LEAST = 18
};
/* between the edge of a poster and what is on it: above, below, at the sides */
enum { TOP = 26, FOOT = 26, SIDE = 26 };

#define SHADED_RED 0x74140FFFU    /* of words on a poster that hangs outside of the lamp */
#define LAMP_ON_PAPER 0xFFF6DC6EU /* and on the paper of the one that hangs in its light */
#define WHOLE 1.2F                /* a portrait's height to its width, head to chest */

/* The one that is chosen hangs in front of the others, and is 9 % larger. */
static struct rect poster_of(const struct ui *ui, int i, bool chosen)
{
    const struct rect r = ace_setup_level_card(ui, i);
    return chosen ? rect_inset_xy(r, -ui_px(ui, 15), 0)
                  : rect_inset_xy(r, ui_px(ui, 3), r.h * (1 - 1 / 1.09F) / 2);
}

static float side_of(const struct ui *ui) { return ui_px(ui, SIDE); }

/* What a poster holds from top to bottom, in pixels, as high as the highest of the four. */
struct layout {
    float head;          /* whose it is; 0: left out */
    float portrait[2];   /* with its frame: of the others, of the one that is chosen; 0: left out */
    float name, line;    /* of the level, and what changes */
    float says;          /* what he says, on the one that is chosen; 0: nothing */
    float name_px, size; /* of those letters; of what changes in design units */
};

/* The narrowest box in which words take no more lines than in one so wide: their lines are of one
 * length then. */
static float even_width(const struct ui *ui, const struct ui_words *how, const char *words, float w)
{
    const float h = ui_write_height(ui, how, words, w);
    float least = w * 0.2F, most = w;
    for (int i = 0; i < 7; i++) {
        const float half = (least + most) / 2;
        if (ui_write_height(ui, how, words, half) <= h &&
            ui_write_fits(ui, how, words, rect_make(0, 0, half, h + 2)))
            most = half;
        else
            least = half;
    }
    return most;
}

/* What the highest of four words takes on a poster. */
static float highest(const struct ui *ui, float size, bool says, float w)
{
    const struct ui_words how = {.size = size};
    float h = 0;
    for (int i = 0; i < LEVELS; i++)
        h = fmaxf(
            h, 2 + ui_write_height(ui, &how,
                                   _(says ? ace_setup_level[i].says : ace_setup_level[i].line), w));
    return h;
}

/* The four names have one size: that of the longest. */
static float name_px(const struct ui *ui, float w, float h)
{
    const struct ui_words how = {.face = &typeface_ace, .size = NAME_SIZE, .lines = 1};
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++)
        px = fminf(px, ui_write_px(ui, &how, _(ace_setup_level[i].name), rect_make(0, 0, w, h)));
    return px;
}

static struct layout lay(const struct ui *ui, float size, bool head, bool says)
{
    const struct rect plain = poster_of(ui, 0, false), large = poster_of(ui, 0, true);
    const float w = plain.w - 2 * side_of(ui), most = large.w - 2 * side_of(ui),
                usual = fmaxf(ui_px(ui, 70), ui_letters(ui, NAME_SIZE) * 1.15F);
    struct layout l = {.size = size,
                       .head = head ? ui_letters(ui, HEAD_SIZE) * 1.3F + ui_px(ui, 8) : 0,
                       .line = highest(ui, size, false, w),
                       .says = says ? highest(ui, size, true, most) + ui_px(ui, 4) : 0};
    l.name = fmaxf(ui_least(ui) * 1.2F, fminf(usual, plain.h - ui_px(ui, TOP + FOOT) - l.line));
    l.name_px = name_px(ui, w, l.name);
    const float words = ui_px(ui, TOP + FOOT) + l.head + l.name + l.line;
    l.portrait[1] = large.h - words - l.says;
    l.portrait[0] = fminf(plain.h - words - ui_px(ui, 12), l.portrait[1] / 1.06F);
    l.portrait[1] = fminf(l.portrait[1], l.portrait[0] * 1.16F);
    if (l.portrait[0] < ui_px(ui, 110))
        l.portrait[0] = l.portrait[1] = 0;
    return l;
}

/* Portraits take about half of their posters. What gives way to that is whose posters these are,
 * then what he says, then the size of the letters, and last the portraits themselves. */
static struct layout layout_of(const struct ui *ui)
{
    static const struct {
        bool head, says;
        float least;
    } way[] = {{true, true, 0.44F}, {false, true, 0.46F}, {false, false, 0.42F}};
    const float plain = poster_of(ui, 0, false).h;
    struct layout l = {0};
    for (size_t i = 0; i < sizeof way / sizeof *way; i++) {
        l = lay(ui, LINE_SIZE, way[i].head, way[i].says);
        if (l.portrait[0] >= plain * way[i].least)
            return l;
    }
    for (float size = LINE_SIZE - 1; size >= LINE_LEAST && l.portrait[0] < plain * 0.4F; size--)
        l = lay(ui, size, false, false);
    return l;
}

/* Where somebody who has never ridden begins; nothing for anybody else. */
static bool marked(const struct setup *k, int i) { return k->newcomer && i == FOR_BEGINNERS; }

/* Large letters leave it the least size of all: it is there for a portrait to be seen below it. */
static float start_size(const struct ui *ui) { return ui->text > 1.2F ? START_LEAST : START_SIZE; }

/* That mark is a band in the place of the poster's head, and as high where the others have none. */
static float band_height(const struct ui *ui)
{
    return fmaxf(ui_least(ui), ui_letters(ui, start_size(ui))) * 1.3F + ui_px(ui, 12);
}

/* The band lies between the pins, nearer to the edge than a head. */
enum { BAND_TOP = 14 };

static float head_of(const struct ui *ui, const struct layout *l, bool mark)
{
    return mark ? fmaxf(l->head, band_height(ui) + ui_px(ui, BAND_TOP + 12 - TOP)) : l->head;
}

/* Where his portrait hangs, the whole of it; without any height where letters leave no room. */
static struct rect frame_of(const struct ui *ui, const struct layout *l, struct rect poster,
                            bool chosen, bool mark)
{
    const float head = head_of(ui, l, mark), edge = ui_px(ui, 8),
                room = fmaxf(0, l->portrait[chosen] - (head - l->head)),
                w = fminf((room - 2 * edge) / WHOLE + 2 * edge, poster.w - 2 * side_of(ui)),
                h = (w - 2 * edge) * WHOLE + 2 * edge;
    if (room < ui_px(ui, 100))
        return rect_make(poster.x + poster.w / 2, poster.y + ui_px(ui, TOP) + head, 0, 0);
    return rect_make(poster.x + (poster.w - w) / 2, poster.y + ui_px(ui, TOP) + head, w, h);
}

/* Within its frame and a black margin. */
static struct rect portrait_of(const struct ui *ui, struct rect frame)
{
    return rect_inset(frame, ui_px(ui, 8));
}

bool ace_setup_ahead(struct app *app, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step >= LEVELS)
        return false;
    const struct ui *ui = app_ui(app);
    const int now = app_setting(app, ace_setting(ACE_SETTING_DIFFICULTY));
    const struct layout l = layout_of(ui);
    const struct rect r =
        portrait_of(ui, frame_of(ui, &l, poster_of(ui, step, step == now), step == now, false));
    canvas_prepare(app_canvas(app), ace_setup_level[step].portrait, r.w, r.h);
    return true;
}

/* At the head of a poster: whose it is, over a rule; of the one for newcomers, that band. */
static void draw_head(struct canvas *c, const struct ui *ui, const struct theme *on,
                      const struct layout *l, struct rect poster, bool mark, uint32_t letters)
{
    const float high = head_of(ui, l, mark), y = poster.y + ui_px(ui, TOP),
                most = poster.w - 2 * ui_px(ui, 62), from = poster.y + ui_px(ui, BAND_TOP),
                band = band_height(ui);
    if (high <= 0)
        return;
    if (mark) {
        const struct ui_words how =
            UI_LINE(ui->theme->strong, start_size(ui), on->on_accent, TEXT_CENTRE);
        const float w = fminf(most, ui_write_width(ui, &how, _("Start here")) + ui_px(ui, 56));
        const struct rect r =
            rect_make(poster.x + (poster.w - w) / 2,
                      from + (y + high - ui_px(ui, 12) - from - band) / 2, w, band);
        ui_plate(c, ui, r, (struct panel){.fill = on->accent});
        ui_write(c, ui, &how, _("Start here"), rect_inset_xy(r, ui_px(ui, 8), 0));
        return;
    }
    const float rule = fmaxf(1, ui_px(ui, 2.4F));
    ui_write(
        c, ui, &UI_LINE(&typeface_ace, HEAD_SIZE, letters, TEXT_CENTRE), _("Lord Overkill"),
        rect_make(poster.x + (poster.w - most) / 2, y - ui_px(ui, 6), most, high - ui_px(ui, 6)));
    canvas_fill(c,
                rect_make(poster.x + ui_px(ui, 44), roundf(y + high - ui_px(ui, 12)),
                          poster.w - 2 * ui_px(ui, 44), rule),
                letters);
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
    const float side = frame.h > 0 ? fminf(ui_px(ui, 104), frame.h * 0.4F) : ui_px(ui, 72);
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

/* In lines of one length, in the middle of `r`. */
static void write_even(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                       const char *words, struct rect r)
{
    const float w = even_width(ui, how, words, r.w);
    ui_write(c, ui, how, words, rect_make(r.x + (r.w - w) / 2, r.y, w, r.h));
}

/* Colours of a poster's letters: its words, what stands out, what he says. */
struct inks {
    uint32_t letters, red, speech;
};

/* Name, what he says and what changes, from `top` down. */
static void draw_level_words(struct canvas *c, const struct ui *ui, const struct layout *l, int i,
                             bool chosen, struct inks ink, struct rect r)
{
    const char *what = _(ace_setup_level[i].line), *quote = _(ace_setup_level[i].says);
    const bool one =
        ui_write_width(ui, &(struct ui_words){.size = SPEECH_LEAST}, quote) < r.w * 0.96F;
    const struct ui_words speech = {.size = one ? fminf(SPEECH_LEAST, l->size) : l->size,
                                    .colour = ink.speech,
                                    .align = TEXT_CENTRE},
                          plain = {.size = l->size, .colour = ink.letters, .align = TEXT_CENTRE};
    const float said = chosen && l->says > 0
                           ? ui_write_height(ui, &speech, quote, r.w) + ui_px(ui, 8)
                           : 0,
                spare = fmaxf(0, r.h - l->name - said - l->line), name = r.y + spare * 0.3F,
                foot = name + l->name + spare * 0.2F;
    struct ui_words how = UI_LINE(&typeface_ace, NAME_SIZE * (chosen ? 1.1F : 1),
                                  chosen ? ink.red : ink.letters, TEXT_CENTRE);
    how.most_px = l->name_px * (chosen ? 1.1F : 1);
    ui_write(c, ui, &how, _(ace_setup_level[i].name), rect_make(r.x, name, r.w, l->name));
    if (said > 0)
        write_even(c, ui, &speech, quote, rect_make(r.x, foot, r.w, said));
    write_even(c, ui, &plain, what, rect_make(r.x, foot + said, r.w, rect_bottom(r) - foot - said));
}

static void draw_level(const struct scene *s, struct canvas *c, int i, bool focused)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *o = items_get(s->items, item_id("level", i));
    const bool mark = marked((const struct setup *)s, i);
    const struct layout l = layout_of(ui);
    const struct rect r = poster_of(ui, i, o->chosen), frame = frame_of(ui, &l, r, o->chosen, mark);
    const float side = side_of(ui), cap = ui_key_width(ui, o, 26);
    const struct ui paper = ui_sheet_hung(c, ui, r);
    const struct theme *on = paper.theme;
    if (o->chosen) {
        ui_plate(c, ui, r, (struct panel){.fill = ui->contrast ? t->accent : LAMP_ON_PAPER});
        ui_pins(c, ui, r);
    }
    const uint32_t letters = o->chosen && ui->contrast ? t->on_accent : on->text,
                   red = ui->contrast ? letters : on->accent;
    const bool portrait = frame.h > 0;
    const float top = portrait ? rect_bottom(frame) : frame.y;
    draw_head(c, ui, on, &l, r, mark, letters);
    if (portrait)
        draw_portrait(c, ui, i, frame, letters);
    draw_level_words(
        c, ui, &l, i, o->chosen,
        (struct inks){letters, red, ui->contrast || o->chosen ? red : SHADED_RED},
        rect_make(r.x + side, top, r.w - 2 * side, rect_bottom(r) - ui_px(ui, FOOT) - top));
    if (!o->chosen && !o->hovered && !ui->contrast) /* the lamp is on what is chosen */
        ui_plate(c, ui, r, (struct panel){.fill = 0x6B3A122BU});
    if (o->chosen)
        draw_seal(c, ui, on, r, frame);
    if (cap > 0 && portrait) /* in his picture's corner; without it there is no room for it */
        ui_key(c, ui, o, (struct point){frame.x + cap / 2 + ui_px(ui, 20), frame.y + ui_px(ui, 46)},
               26, ui->contrast && o->chosen ? t->on_accent : on->ground,
               ui->contrast && o->chosen ? t->accent : on->text);
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
static const char *more_label(const struct setup *k, const struct ui *ui)
{
    const struct item *i = items_get(k->scene.items, ace_setup_id_of(DO_MORE));
    const bool fits = ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18},
                                     k->code) <= i->bounds.w - ui_px(ui, 190);
    return !*k->code ? _("More options") : fits ? k->code : _("Dealt from a code");
}

/* What can be looked up, in letters of one size. */
static void draw_bar(const struct setup *k, struct canvas *c, const struct ui *ui)
{
    const struct {
        int what;
        const char *label, *icon;
    } b[] = {{DO_RULES, _("How to play"), "help"},
             {DO_LESSON, _("First lesson"), "info"},
             {DO_MORE, more_label(k, ui),
              *k->code || ace_setup_zero(k->scene.app) ? "tick" : "settings"}};
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
    const char *zero = ace_setup_zero(s->app);
    frame_heading(c, ui, _("Ace of Spades"),
                  zero ? zero : _("Twelve duels, one deck. Choose your riders and difficulty."),
                  1520);
    frame_draw_back(c, ui, s);
    ui_choice(c, ui, s->items, items_get(s->items, ace_setup_id_of(DO_PLAYERS)));
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
