/* What achievements give: backs in a row, tables in another. What is not earned yet says how many
 * it takes. */
#include "achievements_inside.h"

#include "ace_rewards.h"
#include "check.h"

#include <math.h>
#include <stdio.h>

static int count_of(enum reward_kind kind)
{
    int n = 0;
    for (int i = 0; i < ACE_REWARDS; i++)
        n += ace_rewards[i].kind == kind;
    return n;
}

static float head_h(const struct ui *ui) { return ui_letters(ui, 30) * 1.5F; }
static struct rect row_of(const struct ui *ui, struct rect area, enum reward_kind kind)
{
    return rect_row(area, (int)kind, REWARD_KINDS, ui_px(ui, 22));
}

static struct rect cell_of(const struct ui *ui, struct rect area, int reward)
{
    CARRE_ASSERT(reward >= 0 && reward < ACE_REWARDS);
    const enum reward_kind kind = ace_rewards[reward].kind;
    struct rect r = row_of(ui, area, kind);
    const float h = head_h(ui);
    int at = 0;
    for (int i = 0; i < reward; i++)
        at += ace_rewards[i].kind == kind;
    return rect_column(rect_make(r.x, r.y + h, r.w, r.h - h), at, count_of(kind), ui_px(ui, 18));
}

void rewards_items(struct achievements *k, struct rect area)
{
    const struct ui *ui = app_ui(k->scene.app);
    for (int i = 0; i < ACE_REWARDS; i++) {
        char why[160];
        const bool mine = k->earned >= ace_rewards[i].needs,
                   chosen = ace_reward_chosen(k->scene.app, k->rider, ace_rewards[i].kind) == i;
        snprintf(why, sizeof why,
                 i18n_plural("Earn %d achievement to unlock this.",
                             "Earn %d achievements to unlock this.",
                             (unsigned long)ace_rewards[i].needs),
                 ace_rewards[i].needs);
        items_add(k->scene.items, (struct item){.id = item_id("reward", i),
                                                .role = ITEM_BUTTON,
                                                .name = _(ace_rewards[i].name),
                                                .value = chosen ? C_("reward", "in use") : NULL,
                                                .chosen = chosen,
                                                .why_not = mine ? NULL : why,
                                                .action = DO_REWARD,
                                                .arg = i,
                                                .first = i == 0,
                                                .bounds = cell_of(ui, area, i),
                                                .radius = ui_px(ui, 20),
                                                .sound = "ui/toggle"});
    }
}

bool rewards_input(struct achievements *k, const struct item_event *event)
{
    if (event->kind != ITEM_EVENT_ACTIVATED || event->action != DO_REWARD)
        return false;
    ace_reward_choose(k->scene.app, k->rider, event->arg);
    return true;
}

/* The name, and below it that it is chosen or how many it takes, both from the bottom of `r`
 * upwards. Returns how high they are. */
static float words_height(const struct achievements *k, const struct ui_words *name,
                          const struct ui_words *state, int i, float w)
{
    CARRE_ASSERT(i >= 0 && i < ACE_REWARDS);
    const struct ui *ui = app_ui(k->scene.app);
    return ui_write_height(ui, name, _(ace_rewards[i].name), w) +
           ui_letters(ui, state->size) * 1.5F;
}

static void draw_words(const struct achievements *k, struct canvas *c, int i, struct rect r)
{
    CARRE_ASSERT(i >= 0 && i < ACE_REWARDS);
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *item = items_get(k->scene.items, item_id("reward", i));
    const bool mine = !item->why_not;
    char text[64];
    struct ui_words name = {
        .face = t->strong, .size = 28, .colour = mine ? t->text : t->soft, .place = TEXT_BOTTOM};
    struct ui_words state = UI_LINE(NULL, 24, item->chosen ? t->good : t->soft, TEXT_LEFT);
    const float state_h = ui_letters(ui, state.size) * 1.5F,
                all = fminf(words_height(k, &name, &state, i, r.w), r.h);
    const struct rect box = rect_make(r.x, rect_bottom(r) - all - (r.h - all) / 2, r.w, all);
    if (mine)
        snprintf(text, sizeof text, "%s", item->chosen ? C_("reward", "in use") : _("unlocked"));
    else
        snprintf(text, sizeof text, _("%d of %d"), k->earned, ace_rewards[i].needs);
    ui_write(c, ui, &name, _(ace_rewards[i].name), rect_make(box.x, box.y, box.w, box.h - state_h));
    struct rect line = rect_make(box.x, rect_bottom(box) - state_h, box.w, state_h);
    if (!mine && ui_write_width(ui, &(struct ui_words){.size = 1}, text) >
                     line.w - 1.3F * fminf(ui_letters(ui, 24), line.w * 0.25F))
        snprintf(text, sizeof text, "%d/%d", k->earned, ace_rewards[i].needs);
    if (!mine) {
        const float d = fminf(ui_letters(ui, 24), line.w * 0.25F);
        ui_icon(c, ui, "lock", rect_make(line.x, line.y + (line.h - d) / 2, d, d), t->soft);
        line = rect_make(line.x + d * 1.3F, line.y, line.w - d * 1.3F, line.h);
    }
    ui_write(c, ui, &state, text, line);
}

/* A back stands beside its words. */
static void draw_back(const struct achievements *k, struct canvas *c, int i, struct rect page,
                      float alpha)
{
    CARRE_ASSERT(i >= 0 && i < ACE_REWARDS && ace_rewards[i].kind == REWARD_BACK);
    const float gap = ui_px(app_ui(k->scene.app), 16);
    const struct ui_words name = {.face = app_ui(k->scene.app)->theme->strong};
    /* above them, where a word is too long for that */
    if (!ui_write_fits(app_ui(k->scene.app), &name, _(ace_rewards[i].name),
                       rect_make(0, 0, page.w * 0.55F - gap, page.h))) {
        const struct ui_words large = {.face = name.face, .size = 28}, state = {.size = 24};
        const float words = fminf(page.h * 0.75F, words_height(k, &large, &state, i, page.w) + 2);
        canvas_picture(
            c, ace_rewards[i].sample,
            rect_fitted(rect_make(page.x, page.y, page.w, page.h - words - gap / 2), 250, 350),
            paint_alpha(alpha));
        draw_words(k, c, i, rect_make(page.x, rect_bottom(page) - words, page.w, words));
        return;
    }
    const struct rect size =
        rect_fitted(rect_make(page.x, page.y, page.w * 0.45F, page.h), 250, 350);
    const struct rect picture = rect_make(page.x, page.y + (page.h - size.h) / 2, size.w, size.h);
    canvas_picture(c, ace_rewards[i].sample, picture, paint_alpha(alpha));
    draw_words(k, c, i,
               rect_make(rect_right(picture) + gap, page.y,
                         rect_right(page) - rect_right(picture) - gap, page.h));
}

/* A table fills its box, its words lie on a strip at the foot. */
static void draw_ground(const struct achievements *k, struct canvas *c, int i, struct rect page)
{
    CARRE_ASSERT(i >= 0 && i < ACE_REWARDS && ace_rewards[i].kind == REWARD_GROUND);
    const struct ui *ui = app_ui(k->scene.app);
    const float scale = fmaxf(page.w / 1920, page.h / 1080), pad = ui_px(ui, 14);
    const struct ui_words name = {.face = ui->theme->strong, .size = 28}, state = {.size = 24};
    const float foot = fminf(words_height(k, &name, &state, i, page.w - 2 * pad) + pad, page.h);
    const struct rect strip = rect_make(page.x, rect_bottom(page) - foot, page.w, foot);
    canvas_push_clip(c, page);
    canvas_picture(c, ace_rewards[i].sample,
                   rect_around(rect_centre(page), 1920 * scale, 1080 * scale), paint_plain());
    canvas_fill(c, strip, (ui->theme->panel & 0xFFFFFF00U) | 0xE8U);
    canvas_pop_clip(c);
    draw_words(k, c, i, rect_inset_xy(strip, pad, 0));
}

static void draw_reward(const struct achievements *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0 && i < ACE_REWARDS);
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *item = items_get(k->scene.items, item_id("reward", i));
    const struct rect r = item->bounds, page = rect_inset(r, ui_px(ui, 16));
    ui_plate(c, ui, r,
             (struct panel){.fill = item->hovered ? colour_mix(t->panel, t->focus, 0.1F) : t->panel,
                            .line = item->chosen ? t->accent : t->line,
                            .line_width = fmaxf(1, ui_px(ui, item->chosen ? 6 : 2))});
    if (ace_rewards[i].kind == REWARD_BACK)
        draw_back(k, c, i, page, item->why_not ? 0.6F : 1);
    else
        draw_ground(k, c, i, page);
    ui_ring(c, ui, item);
}

void rewards_draw(const struct achievements *k, struct canvas *c, struct rect area)
{
    static const char *const head[REWARD_KINDS] = {N_("Card backs"), N_("Table tops")};
    const struct ui *ui = app_ui(k->scene.app);
    for (int kind = 0; kind < REWARD_KINDS; kind++) {
        const struct rect r = row_of(ui, area, (enum reward_kind)kind);
        ui_write(c, ui,
                 &(struct ui_words){
                     .face = ui->theme->strong, .size = 30, .place = TEXT_TOP, .lines = 1},
                 _(head[kind]), rect_make(r.x, r.y, r.w, head_h(ui)));
    }
    for (int i = 0; i < ACE_REWARDS; i++)
        draw_reward(k, c, i);
}
