/* A moving example: the table in a panel, its sentence and its control below it. */
#include "example.h"

#include "check.h"
#include "game_folder.h"

#include "ease.h"
#include "frame.h"
#include "mem.h"
#include "script_player.h"
#include "small_table.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BEAT_MS = 500, READ_MS = 1400, LETTER_MS = 42, LAST_MS = 400 };

/* beside its words: as high as that, in design units, and no narrower than so many pixels */
enum { BAR_LEAST = 40, PANEL_EDGE = 16 };
enum { ASIDE_HIGH = 430, ASIDE_LEAST = 687, ASIDE_LETTERS = 34 };

static const float MOST_OF_PAGE = 0.577F, LEAST_PART = 0.95F, LEAST_LETTERS = 0.8F;

enum state { WAITS, RUNS, STANDS, RESTS };

struct showing {
    struct app *app;
    struct script_player p;
    struct items *items; /* the stage's own controls: to be drawn, not to be pressed */
    enum state state;
    bool played; /* the move of this step has been made */
    bool wished; /* by hand: go on now */
    bool loud;   /* begun by hand: it sounds */
    int64_t due; /* when the step goes on; 0: the picture is still on its way */
    const char *lang;
    struct rect whole, panel, words, button;
    float top, bottom, cut_for; /* left out of the table, design units; for a window so wide */
    float high;                 /* of the picture beside its words, design units */
    bool aside;                 /* its words stand beside the picture, on one sheet with it */
    bool hidden;                /* nothing of it is in the window */
};

/* ---- the table ---- */

static void dress(struct showing *x)
{
    const struct app *app = x->app;
    struct stage *st = x->p.stage;
    st->privacy = PRIVACY_ONE;
    st->no_story = true;
    st->order = app_setting(app, SETTING_HAND_ORDER);
    st->court_fr = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR;
    game_dress(app, x->p.of->game->id, st, false);
    st->deck_edge = app_setting(app, SETTING_DECK) == DECK_CONTRAST || app_ui(app)->contrast;
    st->undo_why_not = _("You can’t undo in a lesson.");
}

/* As it stands before the first step. */
static void lay(struct showing *x)
{
    script_player_sit(&x->p, app_audio(x->app));
    dress(x);
    script_player_hear(&x->p);
    stage_lay(x->p.stage);
    x->p.stage->silent = !x->loud;
    x->played = x->wished = false;
    x->due = 0;
    x->lang = app_ui(x->app)->lang;
}

static bool begin_again(struct showing *x)
{
    char error[SCRIPT_ERROR];
    if (!script_player_again(&x->p, error))
        return false;
    lay(x);
    return true;
}

struct showing *showing_open(struct app *app, const char *name)
{
    char error[SCRIPT_ERROR];
    struct showing *x = mem_alloc(sizeof *x);
    x->app = app;
    x->items = items_new();
    x->high = ASIDE_HIGH;
    if (!script_player_open(&x->p, SCRIPT_EXAMPLE, name, error)) {
        if (*error)
            fprintf(stderr, "example %s: %s\n", name, error);
        showing_close(x);
        return NULL;
    }
    x->top = (float)x->p.of->top;
    x->bottom = (float)x->p.of->bottom;
    lay(x);
    return x;
}

void showing_close(struct showing *x)
{
    if (!x)
        return;
    script_player_close(&x->p);
    items_free(x->items);
    mem_free(x);
}

/* ---- step by step ---- */

/* Japanese says more with a letter. */
static int64_t reading(const struct showing *x, const char *text)
{
    int64_t ms = READ_MS;
    for (const char *at = _(text); *at;)
        ms += utf8_next(&at) >= 0x3000 ? 3 * LETTER_MS : LETTER_MS;
    return (int64_t)((float)ms * fmaxf(1, app_ui(x->app)->pace));
}

/* A move of the seat in front is shown at the cards and controls that it is made with, while its
 * sentence is read. */
static void point_out(struct showing *x)
{
    struct stage *st = x->p.stage;
    if (script_player_step(&x->p)->who == 0 && !st->hinted)
        st->hinted = script_player_wants(&x->p, &st->hint);
}

static void make_move(struct showing *x)
{
    struct action a;
    x->played = true;
    if (script_player_wants(&x->p, &a))
        script_player_play(&x->p, a);
}

static void next_step(struct showing *x)
{
    script_player_next(&x->p);
    x->played = false;
    x->due = 0;
    if (!script_player_step(&x->p))
        x->state = RESTS;
}

static bool at_rest(const struct showing *x)
{
    return stage_caught_up(x->p.stage) && stage_still(x->p.stage);
}

/* The ms until it wants to be asked again; SCENE_IDLE: never by itself. */
static int run(struct showing *x)
{
    const struct ui *ui = app_ui(x->app);
    if (x->state != RUNS || !at_rest(x))
        return SCENE_IDLE;
    if (x->played) {
        next_step(x);
        return 0;
    }
    point_out(x);
    const bool last =
                   x->p.step + 1 >= x->p.of->steps && script_player_step(&x->p)->who == SEAT_NONE,
               alone = !script_player_step(&x->p)->text && !ui->calm;
    if (!x->due)
        x->due = ui->now + (last                              ? LAST_MS
                            : script_player_step(&x->p)->text ? reading(x, x->p.text)
                                                              : BEAT_MS);
    if (ui->calm && !x->wished && !last && !alone && script_player_step(&x->p)->text)
        return SCENE_IDLE;
    if (!ui->calm && ui->now < x->due)
        return (int)(x->due - ui->now);
    x->wished = false;
    make_move(x);
    return 0;
}

void showing_press(struct showing *x)
{
    const bool calm = app_ui(x->app)->calm;
    switch (x->state) {
    case WAITS:
    case RESTS:
        x->loud = true;
        if (begin_again(x))
            x->state = RUNS;
        break;
    case RUNS:
        x->wished = calm;
        x->state = calm ? RUNS : STANDS;
        break;
    case STANDS: x->state = RUNS; break;
    }
}

/* ---- its place ---- */

static const struct ui_words words_how = {.size = 27, .place = TEXT_MIDDLE};
static float gap(const struct ui *ui) { return ui_px(ui, 8); }
static float button_w(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 290), ui_letters(ui, 30) * 8.6F);
}
static float button_h(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 80), ui_letters(ui, 30) * 1.9F);
}
static float panel_h(const struct showing *x, float w)
{
    return small_table_height(w, x->top + x->bottom);
}

static float usual_h(const struct ui *ui) { return MOST_OF_PAGE * ui->h; }
/* What a window of the book has beside a picture of that height. */
static float room_below(const struct ui *ui, float picture)
{
    return frame_at(ui, 0, PAGE_BODY, 8, BOOK_HIGH).h - gap(ui) - picture;
}

static float longest(const struct showing *x, const struct ui_words *how, float w)
{
    float most = 0;
    for (int i = 0; i < x->p.of->steps; i++)
        if (x->p.of->step[i].text)
            most =
                fmaxf(most, ui_write_height(app_ui(x->app), how, _(x->p.of->step[i].text), w) + 2);
    return most;
}

/* As much as its longest sentence needs, so that nothing moves below it; in somewhat smaller
 * letters, where else its end would be below the fold. */
static float words_h(const struct showing *x, float w)
{
    const struct ui *ui = app_ui(x->app);
    const struct ui_words less = {.size = words_how.size * LEAST_LETTERS};
    const float beside = w - button_w(ui) - gap(ui),
                room = fmaxf(room_below(ui, LEAST_PART * usual_h(ui)), longest(x, &less, beside));
    return fmaxf(button_h(ui), fminf(longest(x, &words_how, beside), room));
}

/* So wide that a window of the book holds the picture and its sentence, unless the table's own
 * words would have no room. */
static float panel_w(const struct showing *x, float w)
{
    const struct ui *ui = app_ui(x->app);
    const float usual = usual_h(ui),
                most = fmaxf(LEAST_PART * usual, fminf(usual, room_below(ui, words_h(x, w))));
    return floorf(fminf(w, most * w / fmaxf(1, panel_h(x, w))));
}

/* On a large screen the picture is shown as small as it may be at all, and what is said of it
 * stands at its right. */
static float aside_pad(const struct ui *ui) { return ui_px(ui, 22); }
static float aside_picture(const struct showing *x, float w)
{
    const struct ui *ui = app_ui(x->app);
    const float column = fmaxf(ui_px(ui, 320), button_w(ui)), most = w - column - 3 * aside_pad(ui),
                high = ui_px(ui, x->high);
    return floorf(fminf(most, high * most / fmaxf(1, panel_h(x, most))));
}

static bool is_aside(const struct showing *x, float w)
{
    const struct ui *ui = app_ui(x->app);
    const float picture = aside_picture(x, w), column = w - picture - 3 * aside_pad(ui);
    return x->high > 0 && picture >= ASIDE_LEAST &&
           longest(x, &words_how, column) + 2 * gap(ui) + button_h(ui) <= panel_h(x, picture);
}

void showing_high(struct showing *x, float design)
{
    CARRE_ASSERT(design >= 0);
    x->high = design;
}

float showing_height(const struct showing *x, float w)
{
    if (is_aside(x, w))
        return panel_h(x, aside_picture(x, w)) + 2 * aside_pad(app_ui(x->app));
    return panel_h(x, panel_w(x, w)) + gap(app_ui(x->app)) + words_h(x, w);
}

float showing_foot(const struct showing *x, struct rect r)
{
    return is_aside(x, r.w) ? rect_bottom(r) : r.y + panel_h(x, panel_w(x, r.w));
}

static void measure_aside(struct showing *x, struct rect r)
{
    const struct ui *ui = app_ui(x->app);
    const float pad = aside_pad(ui), wide = aside_picture(x, r.w), high = panel_h(x, wide),
                top = r.y + (r.h - high) / 2, left = r.x + wide + 2 * pad,
                right = rect_right(r) - pad;
    x->panel = rect_make(floorf(r.x + pad), floorf(top), wide, high);
    x->words = rect_make(left, top, right - left, high - button_h(ui) - 2 * gap(ui));
    x->button = rect_make(left, top + high - button_h(ui), right - left, button_h(ui));
}

static void measure(struct showing *x, struct rect r)
{
    const struct ui *ui = app_ui(x->app);
    x->whole = r;
    x->aside = is_aside(x, r.w);
    if (x->aside) {
        measure_aside(x, r);
        return;
    }
    const float h = words_h(x, r.w), wide = panel_w(x, r.w), high = panel_h(x, wide);
    x->panel = rect_make(floorf(r.x + (r.w - wide) / 2), floorf(r.y), wide, high);
    x->words = rect_make(r.x, r.y + high + gap(ui), r.w - button_w(ui) - gap(ui), h);
    x->button =
        rect_make(rect_right(r) - button_w(ui), r.y + high + gap(ui) + (h - button_h(ui)) / 2,
                  button_w(ui), button_h(ui));
}

/* What a script leaves out above and below is a bar of the table, if it is that high, or its
 * margin. Large letters make bars higher: nothing of them is seen, rather than their edge, and what
 * is written at the foot may need the margin. */
static bool cut_bars(struct showing *x, const struct ui *table)
{
    if (x->cut_for == app_ui(x->app)->w) /* once: what it leaves makes the picture narrower */
        return false;
    float top = (float)x->p.of->top, bottom = (float)x->p.of->bottom, lowest = 0;
    const float head = top * table->scale, foot = (1080 - bottom) * table->scale;
    for (int i = 0; i < items_count(x->items); i++) {
        const struct rect r = items_at(x->items, i)->bounds;
        if (top >= BAR_LEAST && r.y < head && rect_bottom(r) > head && rect_bottom(r) < 2 * head)
            top = fmaxf(top, ceilf(rect_bottom(r) + 1) / table->scale);
        if (rect_bottom(r) < foot)
            lowest = fmaxf(lowest, rect_bottom(r));
    }
    if (bottom >= BAR_LEAST && table->text > 1)
        bottom = fmaxf(bottom, 1080 - lowest / table->scale - PANEL_EDGE);
    else if (table->text > 1.2F)
        bottom = 0;
    const bool other = x->top != top || x->bottom != bottom;
    x->top = top;
    x->bottom = bottom;
    x->cut_for = app_ui(x->app)->w;
    return other;
}

/* Most of the picture can be seen, and its sentence be read. */
static bool in_sight(const struct showing *x, struct rect window)
{
    return rect_common(x->panel, window).h >= 0.7F * fminf(x->panel.h, window.h) &&
           rect_common(x->words, window).h >= 0.6F * x->words.h;
}

static int sooner(int a, int b) { return a < 0 ? b : b < 0 ? a : a < b ? a : b; }

int showing_update(struct showing *x, struct rect r, struct rect window, bool top)
{
    const struct ui *page = app_ui(x->app);
    measure(x, r);
    if (strcmp(x->lang, page->lang) != 0 && !begin_again(x))
        return SCENE_IDLE;
    x->hidden = !rect_meets(r, window);
    if (x->hidden)
        return SCENE_IDLE;
    if (x->state == WAITS && top && in_sight(x, window))
        x->state = RUNS;
    const struct ui ui = small_table_ui(page, x->panel.w);
    dress(x);
    int wait = top ? run(x) : SCENE_IDLE;
    x->p.stage->wish = (struct stage_wish){.command = STAGE_NOTHING};
    wait = sooner(wait, stage_update(x->p.stage, &ui, x->items));
    if (cut_bars(x, &ui))
        wait = 0;
    if (top)
        wait = sooner(wait, run(x));
    return wait;
}

/* ---- control and picture ---- */

static const char *label(const struct showing *x)
{
    switch (x->state) {
    case RUNS: return app_ui(x->app)->calm ? _("Next step") : _("Pause");
    case STANDS: return C_("step", "Continue");
    case RESTS: return _("Play again");
    case WAITS: break;
    }
    return C_("replay", "Play");
}

static const char *icon(const struct showing *x)
{
    return x->state == RESTS                           ? "restart"
           : x->state == RUNS && !app_ui(x->app)->calm ? "pause"
                                                       : "play";
}

void showing_items(const struct showing *x, struct items *it, int n, int action, bool keyed)
{
    CARRE_ASSERT(n >= 0);
    items_add(it,
              (struct item){.id = item_id("example", 2 * n),
                            .role = ITEM_TEXT,
                            .name = _(x->p.text),
                            .bounds = x->aside ? x->whole
                                               : rect_make(x->panel.x, x->panel.y, x->panel.w,
                                                           rect_bottom(x->words) - x->panel.y)});
    items_add(it, (struct item){.id = item_id("example", 2 * n + 1),
                                .role = ITEM_BUTTON,
                                .name = label(x),
                                .value = _(x->p.text),
                                .action = action,
                                .arg = n,
                                .bounds = x->button,
                                .key = keyed ? (enum key)'P' : KEY_NONE,
                                .pad = keyed ? PAD_Y : PAD_NONE,
                                .radius = ui_px(app_ui(x->app), 22),
                                .sound = "ui/page"});
}

void showing_draw(const struct showing *x, struct canvas *c, const struct items *it, int n)
{
    CARRE_ASSERT(n >= 0);
    const struct ui *ui = app_ui(x->app);
    const struct item *button = items_get(it, item_id("example", 2 * n + 1));
    if (x->hidden)
        return;
    const struct ui on = x->aside ? ui_sheet(c, ui, x->whole) : *ui;
    struct ui_words how = words_how;
    if (x->aside)
        how.size =
            fminf(ASIDE_LETTERS, how.size * x->words.h /
                                     fmaxf(1, ui_write_height(ui, &how, _(x->p.text), x->words.w)));
    small_table_draw(x->p.stage, c, ui, x->panel, x->top);
    ui_write(c, &on, &how, _(x->p.text), x->words);
    if (button)
        ui_button(c, ui, button, label(x), icon(x), UI_PLAIN);
}
