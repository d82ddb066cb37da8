/* The set-up page of a run as it is seen: riders, difficulties with their Overkill, the code. */
#include "setup_ace_inside.h"

#include "check.h"
#include "daily.h"
#include "daily_dialog.h"
#include "frame.h"

#include "ace_settings.h"

#include <math.h>

static float words_width(const struct ui *ui)
{
    return ace_setup_level_card(ui, 0).w - ui_px(ui, 56);
}

static float name_height(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 64), ui_letters(ui, 40) * 1.25F);
}

static float boss_gap(const struct ui *ui) { return ui_px(ui, 22); }

/* What the longest of the four takes below its name: a line on the rules, and (boss) below a rule
 * Lord Overkill's own. */
static float words_height(const struct ui *ui, float size, bool boss)
{
    const struct ui_words how = {.size = size};
    const float w = words_width(ui);
    float most = 0;
    for (int i = 0; i < LEVELS; i++)
        most = fmaxf(most,
                     ui_write_height(ui, &how, _(ace_setup_level[i].line), w) +
                         (boss ? boss_gap(ui) + ui_write_height(ui, &how, _("Lord Overkill"), w) +
                                     ui_write_height(ui, &how, _(ace_setup_level[i].boss), w)
                               : 0));
    return most + 2;
}

enum { LINE_SIZE = 27, LINE_LEAST = 18 };

/* Lord Overkill's lines are there where all four have room at the smallest letters. */
static bool with_boss(const struct ui *ui)
{
    return words_height(ui, LINE_LEAST, true) + name_height(ui) + ui_px(ui, 136) <=
           ace_setup_level_card(ui, 0).h;
}

/* The four names share one size, and so do the four lines: that of the longest. */
static float name_px(const struct ui *ui, const struct ui_words *how, float w)
{
    float px = 1e6F;
    for (int i = 0; i < LEVELS; i++)
        px = fminf(px, ui_write_px(ui, how, _(ace_setup_level[i].name),
                                   rect_make(0, 0, w, name_height(ui))));
    return px;
}

static float line_size(const struct ui *ui, float room, bool boss)
{
    float size = LINE_SIZE;
    while (size > LINE_LEAST && words_height(ui, size, boss) > room)
        size -= 1;
    return size;
}

/* Where a ace_setup_level's portrait stands: above its words, which are all as high as the longest.
 */
static struct rect frame_of(const struct ui *ui, int i)
{
    const struct rect r = ace_setup_level_card(ui, i);
    const bool boss = with_boss(ui);
    const float u = ui->scale, head = name_height(ui) + 26 * u,
                least = words_height(ui, LINE_LEAST, boss) + head,
                words_h = least > r.h - 70 * u ? r.h - 30 * u /* no portrait */
                                               : fminf(words_height(ui, LINE_SIZE, boss) + head,
                                                       fmaxf(r.h * 0.62F, least));
    return rect_make(r.x + 24 * u, r.y + 24 * u, r.w - 48 * u, r.h - words_h - 30 * u);
}

static struct rect portrait_of(const struct ui *ui, int i)
{
    return rect_fitted(rect_inset(frame_of(ui, i), 6 * ui->scale), 300, 360);
}

bool ace_setup_ahead(struct app *app, int step)
{
    CARRE_ASSERT(step >= 0);
    if (step >= LEVELS)
        return false;
    const struct rect r = portrait_of(app_ui(app), step);
    canvas_prepare(app_canvas(app), ace_setup_level[step].portrait, r.w, r.h);
    return true;
}

/* On the foot of a portrait, below what stands `above` there. */
static void draw_start_here(struct canvas *c, const struct ui *ui, const struct theme *on,
                            struct rect frame, float above)
{
    const struct ui_words how = UI_LINE(ui->theme->strong, 24, on->on_accent, TEXT_CENTRE);
    const float w = fminf(frame.w, ui_write_width(ui, &how, _("Start here")) + ui_px(ui, 36)),
                h = ui_letters(ui, 24) * 1.6F;
    const struct rect r =
        rect_make(rect_right(frame) - w, rect_bottom(frame) - h - ui_px(ui, 10), w, h);
    if (r.y < frame.y + above)
        return;
    canvas_panel(c, r, &(struct panel){.fill = on->accent});
    ui_write(c, ui, &how, _("Start here"), rect_inset_xy(r, ui_px(ui, 8), 0));
}

static void draw_level_words(struct canvas *c, const struct ui *ui, int i, uint32_t letters,
                             uint32_t heading, struct rect r)
{
    const bool boss = with_boss(ui);
    struct ui_words how = {.size = line_size(ui, r.h, boss), .colour = letters};
    const float h = ui_write_height(ui, &how, _(ace_setup_level[i].line), r.w) + 1;
    ui_write(c, ui, &how, _(ace_setup_level[i].line), rect_make(r.x, r.y, r.w, boss ? h : r.h));
    if (!boss)
        return;
    const float rule = r.y + h + boss_gap(ui) / 2, line = fmaxf(1, ui_px(ui, 2)),
                top = r.y + h + boss_gap(ui);
    canvas_fill(c, rect_make(r.x, floorf(rule), r.w, line), colour_faded(letters, 0.4F));
    how.colour = heading;
    const float name_h = ui_write_height(ui, &how, _("Lord Overkill"), r.w);
    ui_write(c, ui, &how, _("Lord Overkill"), rect_make(r.x, top, r.w, name_h));
    how.colour = letters;
    ui_write(c, ui, &how, _(ace_setup_level[i].boss),
             rect_make(r.x, top + name_h, r.w, rect_bottom(r) - top - name_h));
}

static void draw_level(const struct scene *s, struct canvas *c, int i, bool focused)
{
    CARRE_ASSERT(i >= 0 && i < LEVELS);
    const struct ui *ui = app_ui(s->app);
    const struct theme *t = ui->theme;
    const struct item *o = items_get(s->items, item_id("level", i));
    float u = ui->scale;
    /* the one that is chosen is larger, and sealed */
    const struct rect r = o->chosen ? rect_inset(o->bounds, -6 * u) : rect_inset(o->bounds, 8 * u);
    const struct ui paper = ui_sheet(c, ui, r);
    const struct theme *on = paper.theme;
    if (o->chosen && ui->contrast)
        ui_plate(c, ui, r, (struct panel){.fill = t->accent});
    struct rect frame = frame_of(ui, i);
    canvas_panel(c, frame, &(struct panel){.fill = 0x1C1410FFU, .radius = 14 * u});
    canvas_push_clip(c, frame);
    canvas_picture(c, ace_setup_level[i].portrait, portrait_of(ui, i),
                   paint_alpha(o->chosen || o->hovered ? 1 : 0.72F));
    canvas_pop_clip(c);
    const uint32_t letters = o->chosen && ui->contrast ? t->on_accent : on->text;
    const struct rect box = o->bounds,
                      words = {box.x + 28 * u, rect_bottom(frame) + 6 * u, box.w - 56 * u,
                               rect_bottom(box) - rect_bottom(frame) - 20 * u};
    const float head = name_height(ui);
    struct rect name = {words.x, words.y, words.w, head};
    struct ui_words name_how = UI_LINE(&typeface_ace, 40, letters, TEXT_LEFT);
    if (o->chosen && !ui->contrast)
        name_how.colour = on->accent;
    name_how.most_px = name_px(ui, &name_how, name.w);
    if (o->chosen) {
        float side = 60 * u;
        struct rect disc = {frame.x + 8 * u, frame.h > 0 ? frame.y + 8 * u : r.y - side / 2, side,
                            side};
        canvas_panel(c, disc, &(struct panel){.fill = on->accent, .radius = side});
        ui_icon(c, ui, "tick", rect_inset(disc, side * 0.2F), on->on_accent);
    }
    float cap = ui_key_width(ui, o, 26);
    ui_write(c, ui, &name_how, o->name, name);
    if (cap > 0 && frame.h > 0) /* without his picture there is no room for it */
        ui_key(c, ui, o, (struct point){rect_right(frame) - cap / 2 - 14 * u, frame.y + 38 * u}, 26,
               t->text, t->ground);
    if (i == FOR_BEGINNERS)
        draw_start_here(c, ui, on, frame, (o->chosen || cap > 0 ? 76 : 6) * u);
    draw_level_words(c, ui, i, letters, o->chosen && ui->contrast ? letters : on->accent,
                     rect_make(words.x, words.y + head, words.w, words.h - head));
    if (focused)
        ui_ring_at(c, ui, r, ui_px(ui, t->page->body));
}

/* The code itself where it can be read, else that there is one. */
static void draw_code(const struct setup *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *i = items_get(k->scene.items, ace_setup_id_of(DO_CODE));
    bool fits = ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18},
                               k->code) <= i->bounds.w - ui_px(ui, 190);
    ui_button(c, ui, i,
              !*k->code ? _("Deal code")
              : fits    ? k->code
                        : _("Dealt from a code"),
              *k->code ? "tick" : NULL, UI_PLAIN);
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
    frame_heading(c, ui, _("Ace of Spades"),
                  k->save ? _("You have a run in progress. Starting a new one deletes it.")
                  : alone ? standing
                          : _("Twelve duels, one deck. Choose your riders and difficulty."),
                  1160);
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
    for (int i = 0; i < LEVELS; i++)
        draw_level(s, c, i, choice->focused && choice->amount == i);
    ui_button(c, ui, items_get(s->items, ace_setup_id_of(DO_RULES)), _("How to play"), "help",
              UI_PLAIN);
    ui_button(c, ui, items_get(s->items, ace_setup_id_of(DO_LESSON)), _("First lesson"), NULL,
              UI_PLAIN);
    draw_code(k, c);
    ui_button(c, ui, items_get(s->items, ace_setup_id_of(DO_PLAY)), _("Play"), "play", UI_MAIN);
}
