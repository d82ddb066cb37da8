/* What is seldom chosen before a run, on a page of its own: what happens at the last bullet, a
 * deal's code, and what was earned so far. */
#include "setup_ace_inside.h"

#include "achievements_scene.h"
#include "ace_settings.h"
#include "games.h"
#include "scenes.h"

#include "check.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { DO_DONE = 1, DO_LEAVE, DO_ZERO, DO_CODE, DO_ACHIEVEMENTS };
enum { ROW_ZERO, ROW_CODE, ROW_ACHIEVEMENTS, ROWS };
enum { PAD = 36, GAP = 24, NAME = 38, TEXT = 28 };

static const char *const zeros[] = {N_("A bonus may save you"), N_("The run is lost"),
                                    N_("Second wind (no achievements)")};

enum { ZEROS = sizeof zeros / sizeof *zeros };

struct more {
    struct scene scene;
    struct setup *setup; /* below it on the stack */
};

static uint32_t id_of(int action) { return item_id("more", action); }

const char *ace_setup_zero(const struct app *app)
{
    const int zero = app_setting(app, ace_setting(ACE_SETTING_ZERO));
    CARRE_ASSERT(zero >= 0 && zero < ZEROS);
    return zero == ACE_ZERO_BONUSES ? NULL : _(zeros[zero]);
}

static void code_answer(struct app *app, void *user, const char *code)
{
    (void)app;
    struct more *m = user;
    snprintf(m->setup->code, sizeof m->setup->code, "%s", code);
}

static void more_input(struct scene *s, const struct item_event *event)
{
    struct more *m = (struct more *)s;
    if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
    if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_ZERO)
        app_set(s->app, ace_setting(ACE_SETTING_ZERO), event->amount);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_DONE:
    case DO_LEAVE: app_pop(s->app); break;
    case DO_CODE: deal_open(s->app, m->setup->code, code_answer, m); break;
    case DO_ACHIEVEMENTS: achievements_open(s->app, PAGE_ACHIEVEMENTS); break;
    default: break;
    }
}

/* ---- layout ---- */

static float name_height(const struct ui *ui) { return ui_letters(ui, NAME) * 1.4F; }

static const char *zero_about(void) { return _(games_find("ace")->options[ACE_ZERO].about); }

static float choice_height(const struct ui *ui, float w)
{
    return frame_choice_height(ui, (const char *[]){_(zeros[0]), _(zeros[1]), _(zeros[2]), NULL},
                               w / ZEROS);
}

/* The first row is as high as what it says, and leaves the other two the room of their buttons. */
static struct rect row_of(const struct ui *ui, int i)
{
    CARRE_ASSERT(i >= 0 && i < ROWS);
    const struct rect all = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    const float gap = ui_px(ui, GAP), w = all.w - 2 * ui_px(ui, PAD),
                least = fmaxf(ui_px(ui, 108), ui_letters(ui, TEXT) * 1.9F + ui_px(ui, 24)),
                said = ui_write_height(ui, &(struct ui_words){.size = TEXT}, zero_about(), w),
                choice = name_height(ui) + choice_height(ui, w) + ui_px(ui, 2 * 26),
                most = all.h - 2 * (gap + least),
                first = fminf(choice + ui_px(ui, 28) + said <= most ? choice + ui_px(ui, 28) + said
                                                                    : choice,
                              most),
                other = (all.h - first - 2 * gap) / 2;
    return i == ROW_ZERO ? rect_make(all.x, all.y, all.w, first)
                         : rect_make(all.x, all.y + first + gap + (float)(i - 1) * (other + gap),
                                     all.w, other);
}

static struct rect choice_of(const struct ui *ui)
{
    const struct rect in = rect_inset_xy(row_of(ui, ROW_ZERO), ui_px(ui, PAD), ui_px(ui, 26));
    return rect_make(in.x, in.y + name_height(ui), in.w, choice_height(ui, in.w));
}

/* At the right end of its row. */
static struct rect button_of(const struct ui *ui, int row)
{
    const struct rect in = rect_inset_xy(row_of(ui, row), ui_px(ui, PAD), ui_px(ui, 12));
    const float w = in.w * 0.36F, h = fminf(in.h, fmaxf(ui_px(ui, 96), ui_letters(ui, 32) * 1.9F));
    return rect_make(rect_right(in) - w, in.y + (in.h - h) / 2, w, h);
}

static int more_update(struct scene *s)
{
    const struct more *m = (const struct more *)s;
    const struct ui *ui = app_ui(s->app);
    char count[64];
    achievements_count_words(s->app, count, sizeof count);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_LEAVE);
    frame_choice(s,
                 (struct item){.id = id_of(DO_ZERO),
                               .name = _("When bullets run out"),
                               .amount = app_setting(s->app, ace_setting(ACE_SETTING_ZERO)),
                               .action = DO_ZERO,
                               .bounds = choice_of(ui),
                               .about = zero_about()},
                 (const char *[]){_(zeros[0]), _(zeros[1]), _(zeros[2]), NULL});
    items_add(
        s->items,
        (struct item){
            .id = id_of(DO_CODE),
            .role = ITEM_BUTTON,
            .name = _("Deal code"),
            .value = *m->setup->code ? m->setup->code : _("none"),
            .key = 'C',
            .pad = PAD_Y,
            .action = DO_CODE,
            .bounds = button_of(ui, ROW_CODE),
            .sound = "ui/open",
            .about = _("Friends who start with the same code get the same cards and enemies.")});
    items_add(s->items,
              (struct item){.id = id_of(DO_ACHIEVEMENTS),
                            .role = ITEM_BUTTON,
                            .name = _("Achievements"),
                            .value = count,
                            .key = 'A',
                            .pad = PAD_X,
                            .action = DO_ACHIEVEMENTS,
                            .bounds = button_of(ui, ROW_ACHIEVEMENTS),
                            .sound = "ui/open",
                            .about = _("Your achievements, rewards and run statistics.")});
    items_add(s->items, (struct item){.id = id_of(DO_DONE),
                                      .role = ITEM_BUTTON,
                                      .name = _("Done"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_START,
                                      .action = DO_DONE,
                                      .first = true,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .sound = "ui/back"});
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

/* What it is now, and what it is for where there is room for that as well. */
static void draw_row(const struct scene *s, struct canvas *c, int row, int action, const char *icon)
{
    const struct ui *ui = app_ui(s->app);
    const struct item *i = items_get(s->items, id_of(action));
    const struct rect r = row_of(ui, row);
    ui_panel(c, ui, r, false);
    ui_button(c, ui, i, i->name, icon, UI_PLAIN);
    const struct rect in = rect_inset_xy(r, ui_px(ui, PAD), ui_px(ui, 14));
    const struct rect words = {in.x, in.y, i->bounds.x - in.x - ui_px(ui, PAD), in.h};
    const struct ui_words now = {.face = ui->theme->strong,
                                 .size = NAME,
                                 .place = TEXT_MIDDLE,
                                 .name = true,
                                 .lines = 1},
                          what = {.size = TEXT, .colour = ui->theme->soft};
    const float name = name_height(ui), said = ui_write_height(ui, &what, i->about, words.w) + 2;
    if (name + said > words.h) {
        ui_write(c, ui, &now, i->value, words);
        return;
    }
    const float top = words.y + (words.h - name - said) / 2;
    ui_write(c, ui, &now, i->value, rect_make(words.x, top, words.w, name));
    ui_write(c, ui, &what, i->about, rect_make(words.x, top + name, words.w, said));
}

static void draw_zero(const struct scene *s, struct canvas *c)
{
    const struct ui *ui = app_ui(s->app);
    const struct rect r = row_of(ui, ROW_ZERO), choice = choice_of(ui);
    const struct rect below = rect_make(choice.x, rect_bottom(choice) + ui_px(ui, 18), choice.w,
                                        rect_bottom(r) - rect_bottom(choice) - ui_px(ui, 26));
    const struct ui_words what = {.size = TEXT, .colour = ui->theme->soft};
    ui_panel(c, ui, r, false);
    ui_write(
        c, ui, &UI_LINE(ui->theme->strong, NAME, 0, TEXT_LEFT), _("Out of bullets"),
        rect_make(choice.x, choice.y - name_height(ui) - ui_px(ui, 6), choice.w, name_height(ui)));
    ui_choice(c, ui, s->items, items_get(s->items, id_of(DO_ZERO)));
    if (below.h > 0 && ui_write_fits(ui, &what, zero_about(), below))
        ui_write(c, ui, &what, zero_about(), below);
}

static void more_draw(const struct scene *s, struct canvas *c)
{
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("More options"), NULL, 1520);
    frame_draw_back(c, ui, s);
    draw_zero(s, c);
    draw_row(s, c, ROW_CODE, DO_CODE, "letter");
    draw_row(s, c, ROW_ACHIEVEMENTS, DO_ACHIEVEMENTS, "star");
    ui_button(c, ui, items_get(s->items, id_of(DO_DONE)), _("Done"), "tick", UI_MAIN);
}

static void more_close(struct scene *s) { mem_free(s); }

static const struct scene_type more_type = {.name = "setup-ace-more",
                                            .covers = true,
                                            .input = more_input,
                                            .update = more_update,
                                            .draw = more_draw,
                                            .close = more_close};

void ace_setup_more_open(struct setup *k)
{
    struct more *m = mem_alloc(sizeof *m);
    m->setup = k;
    app_push(k->scene.app, &m->scene, &more_type);
}
