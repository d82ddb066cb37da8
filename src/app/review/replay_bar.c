/* The bar below a replay: where one is, and what can be done. */
#include "replay_scene.h"

#include "check.h"
#include "game_folder.h"
#include "strbuf.h"

#include <math.h>
#include <stdio.h>

static float pad(const struct ui *ui) { return ui_px(ui, 14); }
/* the row with the scrubber */
static float high(const struct ui *ui)
{
    return fmaxf(fmaxf(38, ui_px(ui, 58)), ui_letters(ui, 28) * 1.35F);
}
/* the row with the buttons: a label may take two lines */
static float low(const struct ui *ui)
{
    return fmaxf(fmaxf(40, ui_px(ui, 84)), ui_least(ui) * 2.5F);
}

void replay_bar_measure(struct replay *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    k->bar_h = k->bare ? 0 : ceilf(high(ui) + low(ui) + 3 * pad(ui));
}

static uint32_t id_of(enum replay_do what) { return item_id("replay", what); }

static const char *replay_pace_name(int pace)
{
    CARRE_ASSERT(pace >= 0 && pace < REPLAY_PACES);
    static const char *const name[REPLAY_PACES] = {"× ½", "× 1", "× 2", "× 4", "× 8"};
    return name[pace];
}

void replay_eyes_name(const struct replay *k, seat eyes, struct strbuf *out)
{
    if (eyes == SEAT_ONLOOKER)
        strbuf_add(out, _("What everyone saw"));
    else if (eyes == SEAT_OPEN)
        strbuf_add(out, _("All cards"));
    else
        strbuf_add(out, k->seating.seat[eyes].name);
}

/* ---- what can be pressed ---- */

struct control {
    enum replay_do what;
    const char *name, *about, *icon, *sound;
    enum key key;
    enum pad pad;
    float x, w;
};

static const struct control controls[] = {
    {DO_FIRST, N_("To the start"), NULL, "first", "ui/page", KEY_HOME, PAD_BACK, 40, 100},
    {DO_MARK_BACK, N_("Previous part"),
     N_("Back to the start of the previous hand, street, duel or lap."), "mark-back", "ui/page",
     KEY_PAGE_UP, PAD_LEFT_SHOULDER, 148, 100},
    {DO_STEP_BACK, N_("One step back"), NULL, "step-back", "ui/press", (enum key)'J',
     PAD_LEFT_TRIGGER, 256, 100},
    {DO_PLAY, NC_("replay", "Play"), NULL, "play", "ui/press", KEY_SPACE, PAD_X, 364, 150},
    {DO_STEP_ON, N_("One step forward"), NULL, "step-on", "ui/press", (enum key)'L',
     PAD_RIGHT_TRIGGER, 522, 100},
    {DO_MARK_ON, N_("Next part"), N_("On to the start of the next hand, street, duel or lap."),
     "mark-on", "ui/page", KEY_PAGE_DOWN, PAD_RIGHT_SHOULDER, 630, 100},
    {DO_PACE, N_("Pace"), N_("Replay speed."), "pace", "ui/press", (enum key)'P', PAD_NONE, 754,
     150},
    {DO_EYES, N_("Viewpoint"), N_("Choose whose cards you see."), "eye", "ui/open", (enum key)'E',
     PAD_Y, 916, 310},
    {DO_PLAY_ON, N_("Play from here"),
     N_("Practice, with everyone in the same seats. It doesn’t count."), "restart", "ui/open",
     (enum key)'O', PAD_NONE, 1238, 348},
    {DO_BAR, N_("Hide the bar"), N_("Shows only the table. Press the table to bring the bar back."),
     "arrow-down", "ui/press", (enum key)'B', PAD_NONE, 1598, 84},
    {DO_BACK, N_("Back"), NULL, NULL, "ui/back", KEY_ESCAPE, PAD_B, 1694, 186},
};
enum { CONTROLS = sizeof controls / sizeof controls[0] };

static const char *why_not(const struct replay *k, enum replay_do what)
{
    CARRE_ASSERT(k->walk.at >= 0 && k->walk.at <= k->end);
    const int at = k->walk.at;
    if ((what == DO_FIRST || what == DO_MARK_BACK || what == DO_STEP_BACK) && at <= 0)
        return _("This is the start.");
    if ((what == DO_STEP_ON || what == DO_MARK_ON) && at >= k->end)
        return k->running ? _("This is as far as the game has got.") : _("You’ve reached the end.");
    return what == DO_PLAY_ON ? replay_why_not_on(k) : NULL;
}

static bool beside(const struct replay *k) { return !rect_empty(k->side.all); }

/* In the column beside the table, which has the eyes above "Play from here"; the bar is below. */
static bool stands_above(const struct replay *k, enum replay_do what)
{
    return beside(k) && (what == DO_BACK || what == DO_EYES || what == DO_PLAY_ON);
}

enum { LEFT = 40, RIGHT = 1880, HIDE = 84, WORDS = 934 }; /* of the bar's rows, design units */

static struct rect box_of(const struct replay *k, const struct control *b)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float left = (ui->w - ui_px(ui, 1920)) / 2;
    if (k->bare)
        return (struct rect){0};
    if (beside(k) && b->what == DO_BACK)
        return k->side.back;
    if (beside(k) && b->what == DO_EYES)
        return k->side.eyes;
    if (beside(k) && b->what == DO_PLAY_ON)
        return k->side.on;
    const float x = beside(k) && b->what == DO_BAR ? RIGHT - HIDE : b->x;
    return rect_make(left + ui_px(ui, x), ui->h - low(ui) - pad(ui), ui_px(ui, b->w), low(ui));
}

static void add_control(struct replay *k, const struct control *b)
{
    struct strbuf value = STRBUF_EMPTY;
    if (b->what == DO_PACE)
        strbuf_add(&value, replay_pace_name(k->pace));
    else if (b->what == DO_EYES)
        replay_eyes_name(k, k->walk.eyes, &value);
    const char *name = b->what == DO_PLAY ? k->playing ? _("Pause") : C_("replay", "Play")
                       : b->what == DO_BAR && k->bare ? _("Show the bar")
                                                      : _(b->name);
    items_add(k->scene.items, (struct item){.id = id_of(b->what),
                                            .role = ITEM_BUTTON,
                                            .name = name,
                                            .value = strbuf_text(&value),
                                            .about = b->about ? _(b->about) : NULL,
                                            .why_not = why_not(k, b->what),
                                            .key = b->key,
                                            .pad = b->pad,
                                            .action = (int)b->what,
                                            .bounds = box_of(k, b),
                                            .skip = k->bare,
                                            .radius = ui_px(app_ui(k->scene.app), 20),
                                            .sound = b->sound});
    strbuf_free(&value);
}

static struct rect scrub_box(const struct replay *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float x = beside(k) ? LEFT : 700, w = beside(k) ? RIGHT - LEFT : 980;
    return k->bare ? (struct rect){0}
                   : rect_make((ui->w - ui_px(ui, 1920)) / 2 + ui_px(ui, x),
                               ui->h - k->bar_h + pad(ui), ui_px(ui, w), high(ui));
}

/* Keys alone: nothing of them shows. */
static void add_key(struct replay *k, enum replay_do what, const char *name, enum key key)
{
    items_add(k->scene.items, (struct item){.id = id_of(what),
                                            .role = ITEM_BUTTON,
                                            .name = name,
                                            .key = key,
                                            .action = (int)what,
                                            .skip = true,
                                            .sound = "ui/press"});
}

/* The picture has not come to what is still on its way, so the bar does not tell it. */
void replay_bar_follow(struct replay *k)
{
    const struct history *h = &k->walk.stage->history;
    if (!stage_caught_up(k->walk.stage))
        return;
    k->lines = h->n;
    for (k->heading = h->n - 1; k->heading >= 0 && !h->line[k->heading].heading;)
        k->heading--;
}

void replay_bar_items(struct replay *k)
{
    struct items *it = k->scene.items;
    const struct ui *ui = app_ui(k->scene.app);
    char value[64];
    snprintf(value, sizeof value, "%d / %d", k->walk.at, k->end);
    items_begin(it);
    items_add(it, (struct item){.id = id_of(DO_TABLE),
                                .role = ITEM_BUTTON,
                                .name = _("The table"),
                                .action = k->bare ? DO_BAR : DO_TABLE,
                                .skip = true,
                                .bounds = rect_make(0, 0, ui->w, ui->h - k->bar_h),
                                .sound = ""});
    const enum replay_do above[] = {DO_BACK, DO_EYES, DO_PLAY_ON}; /* as it is read */
    for (int n = 0; n < 3; n++)
        for (int i = 0; i < CONTROLS; i++)
            if (controls[i].what == above[n] && stands_above(k, above[n]))
                add_control(k, &controls[i]);
    items_add(it, (struct item){.id = id_of(DO_SCRUB),
                                .role = ITEM_SLIDER,
                                .name = _("Position"),
                                .value = value,
                                .min = 0,
                                .max = k->end,
                                .step = 1,
                                .amount = k->walk.at < k->end ? k->walk.at : k->end,
                                .action = DO_SCRUB,
                                .first = true,
                                .skip = k->bare,
                                .bounds = scrub_box(k),
                                .radius = ui_px(ui, 28),
                                .sound = ""});
    for (int i = 0; i < CONTROLS; i++)
        if (!stands_above(k, controls[i].what))
            add_control(k, &controls[i]);
    add_key(k, DO_LAST, _("To the end"), KEY_END);
    add_key(k, DO_QUICKER, _("Faster"), KEY_PLUS);
    add_key(k, DO_SLOWER, _("Slower"), KEY_MINUS);
    items_end(it);
}

/* ---- the picture ---- */

enum { CAP_SIZE = 16 };

/* Where parts begin, on the track and never on the thumb: what lies behind is lit. Too many to be
 * told apart are not shown. A game may have signs of its own for its large ones. */
static void draw_bead(const struct replay *k, struct canvas *c, const struct ui *ui,
                      const struct mark *mark, int part, struct point p)
{
    const struct game_folder *f = game_folder(match_rules(k->match)->game->id);
    const float size = fmaxf(3, ui_px(ui, mark->large ? 11 : 6));
    const bool behind = mark->at <= k->walk.at;
    if (mark->large && f->bead && !ui->contrast) {
        char picture[FOLDER_BEAD];
        const float side = ui_px(ui, 2.0F * f->bead(part, behind, picture));
        canvas_picture(c, picture, rect_around(p, side, side), paint_plain());
        return;
    }
    if (!mark->large && f->bead) { /* beside signs a tick is enough */
        const float w = fmaxf(2, ui_px(ui, 4));
        canvas_fill(c, rect_around(p, w, 4 * size), behind ? ui->theme->accent : ui->theme->soft);
        return;
    }
    canvas_ring(c, p, size + fmaxf(1, ui_px(ui, 3)), 2 * size, ui->theme->ground);
    canvas_ring(c, p, size, size, behind ? ui->theme->accent : ui->theme->soft);
}

static void draw_marks(const struct replay *k, struct canvas *c, const struct ui *ui, struct rect r)
{
    const float x = r.x + r.h / 2, w = r.w - r.h, size = fmaxf(3, ui_px(ui, 10)),
                thumb = x + w * (float)k->walk.at / fmaxf(1, (float)k->end);
    int n[2] = {0, 0}, part = 0;
    for (int i = 0; i < k->marks.n; i++)
        n[k->marks.mark[i].large] += k->marks.mark[i].at <= k->end;
    for (int i = 0; i < k->marks.n && k->end > 0; i++) {
        const struct mark *mark = &k->marks.mark[i];
        part += mark->large;
        if (mark->at > k->end || (float)(mark->large ? n[1] : n[0] + n[1]) * size * 3 > w)
            continue;
        const struct point p = {x + w * (float)mark->at / (float)k->end, r.y + r.h / 2};
        if (fabsf(p.x - thumb) >= ui_px(ui, mark->large ? 38 : 32))
            draw_bead(k, c, ui, mark, part, p);
    }
}

/* "Hand 3: Léa has the button", as these eyes know it. */
static const char *heading(const struct replay *k)
{
    const struct history *h = &k->walk.stage->history;
    return k->heading >= 0 && k->heading < h->n ? h->line[k->heading].text
                                                : _(match_rules(k->match)->game->title);
}

static void draw_words(const struct replay *k, struct canvas *c, const struct ui *ui,
                       struct rect scrub)
{
    char place[64];
    snprintf(place, sizeof place, "%d / %d", k->walk.at, k->end);
    const float left = (ui->w - ui_px(ui, 1920)) / 2;
    const struct ui_words how = UI_LINE(ui->theme->strong, 30, 0, TEXT_LEFT),
                          soft = UI_LINE(ui->theme->strong, 28, ui->theme->soft, TEXT_RIGHT),
                          least = {.face = ui->theme->strong, .size = 18};
    if (beside(k)) { /* what it is called stands above what happens in it */
        ui_write(c, ui, &how, place,
                 rect_make(left + ui_px(ui, WORDS), ui->h - low(ui) - pad(ui),
                           ui_px(ui, RIGHT - HIDE - 30 - WORDS), low(ui)));
        return;
    }
    const struct rect words = rect_make(left + ui_px(ui, LEFT), scrub.y,
                                        scrub.x - left - ui_px(ui, LEFT + 20), scrub.h),
                      count = rect_make(rect_right(scrub) + ui_px(ui, 10), scrub.y,
                                        left + ui_px(ui, RIGHT) - rect_right(scrub) - ui_px(ui, 10),
                                        scrub.h);
    /* too many words for the place are left out: the table tells them too */
    if (ui_write_height(ui, &least, heading(k), words.w) <= words.h)
        ui_write(c, ui, &how, heading(k), words);
    ui_write(c, ui, &soft, place, count);
}

/* Its key's cap stands below the picture, where both have room. Going on is the main thing. */
static void draw_sign(struct canvas *c, const struct ui *ui, const struct item *i, const char *icon)
{
    const uint32_t ink = ui_box(c, ui, i, i->action == DO_PLAY ? UI_MAIN : UI_PLAIN);
    const struct rect r = i->bounds;
    const float cap = ui_key_width(ui, i, CAP_SIZE),
                cap_h = 1.5F * fmaxf(13, CAP_SIZE * ui->scale * fminf(ui->text, 1.4F));
    const bool both = cap > 0 && cap <= r.w - ui_px(ui, 6) && cap_h <= r.h * 0.36F;
    const float side = fminf(r.h, r.w) * (both ? 0.42F : 0.5F);
    ui_icon(
        c, ui, icon,
        rect_around((struct point){r.x + r.w / 2, r.y + r.h * (both ? 0.32F : 0.5F)}, side, side),
        ink);
    if (both)
        ui_key(c, ui, i, (struct point){r.x + r.w / 2, r.y + r.h * 0.76F}, CAP_SIZE, ink,
               ui->theme->panel);
}

/* Words first: a sign or a key's cap only where there is room beside the whole label on one line.
 */
static void draw_label(struct canvas *c, const struct ui *ui, struct item i, const char *label,
                       const char *icon)
{
    const float words = ui_write_width(
                    ui, &(struct ui_words){.face = ui->theme->strong, .size = 26}, label),
                room = i.bounds.w - words - ui_px(ui, 70), sign = ui_letters(ui, 32) * 1.4F;
    if (i.action != DO_BACK || room < ui_key_width(ui, &i, 24)) {
        i.key = KEY_NONE;
        i.pad = PAD_NONE;
    }
    if (icon && !ui_write_fits(ui, &(struct ui_words){.face = ui->theme->strong, .lines = 1}, label,
                               rect_inset_xy(i.bounds, ui_px(ui, 11), 0)))
        draw_sign(c, ui, &i, icon); /* words that have no room at all are told when asked */
    else
        ui_button(c, ui, &i, label, room < sign ? NULL : icon, UI_PLAIN);
}

void replay_bar_draw(const struct replay *k, struct canvas *c)
{
    struct ui ui = *app_ui(k->scene.app);
    const struct rect bar = {0, ui.h - k->bar_h, ui.w, k->bar_h}, scrub = scrub_box(k);
    canvas_tag(c, "replay");
    canvas_fill(c, bar, ui.theme->ground);
    canvas_fill(c, rect_make(0, bar.y, bar.w, fmaxf(2, ui_px(&ui, 4))), ui.theme->line);
    ui_slider(c, &ui, items_get(k->scene.items, id_of(DO_SCRUB)));
    draw_marks(k, c, &ui, scrub);
    draw_words(k, c, &ui, scrub);
    for (int n = 0; n < CONTROLS; n++) {
        const struct control *b = &controls[n];
        struct item i = *items_get(k->scene.items, id_of(b->what));
        if (b->what >= DO_PACE && b->what <= DO_BACK && b->what != DO_BAR)
            draw_label(c, &ui, i, b->what == DO_PACE || b->what == DO_EYES ? i.value : i.name,
                       b->icon);
        else
            draw_sign(c, &ui, &i, b->what == DO_PLAY && k->playing ? "pause" : b->icon);
    }
    canvas_tag(c, NULL);
}
