/* The page of an end as it is seen: its own picture where the game has one, else lines of the
 * result; the bar below. */
#include "result_inside.h"
#include "result_more.h"
#include "result_lesson.h"
#include "skins.h"

#include <math.h>
#include <string.h>

static void draw_lines(const struct result *r, struct canvas *c, const struct ui *ui)
{
    if (r->scroll.most > 0)
        canvas_push_fold(c, scroll_seen(&r->scroll, ui, r->window));
    for (int i = 0; i < r->lines; i++) {
        const struct item *item = items_get(r->scene.items, item_id("line", i));
        struct rect box = rect_inset_xy(item->bounds, ui_px(ui, 12), 1);
        struct ui_words name = UI_LINE(NULL, 32, ui->theme->soft, TEXT_LEFT);
        struct ui_words value = UI_LINE(ui->theme->strong, 40, 0, TEXT_RIGHT);
        float w = fminf(ui_write_width(ui, &value, r->value[i]) + 8, box.w * 0.55F);
        ui_write(c, ui, &name, r->name[i],
                 rect_make(box.x, box.y, box.w - w - ui_px(ui, 20), box.h));
        ui_write(c, ui, &value, r->value[i], rect_make(rect_right(box) - w, box.y, w, box.h));
        if (i)
            canvas_fill(c,
                        rect_make(item->bounds.x, roundf(item->bounds.y), item->bounds.w,
                                  fmaxf(1, ui_px(ui, 2))),
                        ui->theme->line);
        ui_ring(c, ui, item);
    }
    if (r->scroll.most > 0)
        canvas_pop_clip(c);
    scroll_draw(c, &r->scene, &r->scroll, r->window);
}

/* What goes on, in letters of one size. Words first: signs and keys' caps stand there where every
 * button has room for them beside its whole label. */
static void draw_bar(const struct result *r, struct canvas *c, const struct ui *ui)
{
    static const char *const icon[BUTTONS] = {[DO_AGAIN] = "play",
                                              [DO_SAME] = "restart",
                                              [DO_WATCH] = "history",
                                              [DO_LINES] = "close",
                                              [DO_TITLE] = "back"};
    const float sign = ui_letters(ui, 38) * 1.6F;
    bool signs = true, caps = true;
    float px = 1e6F;
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(r->scene.items, item_id("result", i));
        const struct ui_words how = {.face = ui->theme->strong, .size = 26};
        const float room =
            b ? b->bounds.w - ui_write_width(ui, &how, result_label(r, i)) - ui_px(ui, 60) : 1e6F;
        signs &= room >= sign;
        caps &= !b || room - sign >= ui_key_width(ui, b, 27) + ui_px(ui, 20);
    }
    struct item bar[BUTTONS] = {0};
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(r->scene.items, item_id("result", i));
        if (!b)
            continue;
        bar[i] = *b;
        bar[i].key = caps ? b->key : KEY_NONE;
        bar[i].pad = caps ? b->pad : PAD_NONE;
        px = fminf(px, ui_button_px(ui, &bar[i], result_label(r, i), signs ? icon[i] : NULL));
    }
    for (int i = 0; i < BUTTONS; i++)
        if (bar[i].id)
            ui_button_like(c, ui, &bar[i], result_label(r, i), signs ? icon[i] : NULL,
                           i == DO_AGAIN ? UI_MAIN : UI_PLAIN, px);
}

/* The game's own page, in its own colours, as it looks at a time or (`rests`) at last. */
static void page_draw(const struct result *r, struct canvas *c, bool rests)
{
    const struct scene *s = &r->scene;
    const struct skin *skin = skins_find(r->game);
    const struct result_more m = result_more_of(r);
    struct ui ui = *app_ui(s->app);
    struct ending_seen seen = {.told = r->told,
                               .ms = !rests && result_runs(r) ? result_page_ms(r) : INT32_MAX,
                               .time = "",
                               .lesson = result_lesson_words(r->lesson),
                               .row = result_lesson_row(r->lesson)};
    if (!seen.lesson) /* without a mistake: what to try, or whose fault it was */
        seen.lesson = *r->advice
                          ? r->advice
                          : _("You made no mistakes in this duel. The cards were against you.");
    ui.theme = ui.contrast ? skin->contrast : skin->theme;
    for (int i = 0; i < r->lines; i++)
        if (strcmp(r->name[i], _("Time")) == 0)
            seen.time = r->value[i];
    for (int i = 0; i < BUTTONS; i++) {
        const struct item *b = items_get(s->items, item_id("result", i));
        if (b)
            seen.button[seen.buttons++] =
                (struct ending_button){.item = b, .words = result_label(r, i)};
    }
    for (int i = 0; i < result_more_count(&m); i++) {
        struct ending_button b = {0};
        b.item = result_more_item(s, &m, i, &b.words);
        if (b.item)
            seen.button[seen.buttons++] = b;
    }
    skin->ending->page(c, &ui, &seen);
}

void result_rehearse(struct scene *s, struct canvas *c)
{
    struct result *r = (struct result *)s;
    if (!result_runs(r) || r->ready || !canvas_begin_rehearsal(c))
        return;
    page_draw(r, c, true);
    r->ready = canvas_end_rehearsal(c);
}

void result_draw(const struct scene *s, struct canvas *c)
{
    const struct result *r = (const struct result *)s;
    if (result_has_page(r)) {
        page_draw(r, c, false);
        return;
    }
    struct ui own = *app_ui(s->app);
    const struct ui *ui = &own;
    const struct rect sheet = frame_at(ui, 852, 96, 972, 780);
    struct ui words;
    /* its world, with a board for letters that are too large for its page */
    if (r->told) {
        const struct skin *skin = skins_find(r->game);
        own.theme = own.contrast ? skin->contrast : skin->theme;
        result_ending_of(r)->behind(c, ui, r->told);
        words = own;
        canvas_panel(c, sheet,
                     &(struct panel){.fill = own.theme->panel | 0xFF, .radius = ui_px(ui, 18)});
    } else {
        ui_ground(c, ui);
        words = ui_sheet(c, ui, sheet);
    }
    struct rect picture = result_picture_of(ui, r);
    const struct ending *end = result_ending_of(r);
    const struct rect inside = rect_inset(picture, ui_px(ui, 10));
    canvas_panel(c, picture, &(struct panel){.fill = end->ground, .radius = ui_px(ui, 18)});
    canvas_push_clip(c, inside);
    end->draw(c, ui, r->won, r->emblem - 1, r->ground, inside);
    canvas_pop_clip(c);
    struct ui_words head = {.face = end->face ? end->face : ui->theme->display,
                            .size = 64,
                            .colour = r->won ? words.theme->accent : words.theme->text,
                            .place = TEXT_MIDDLE};
    ui_write(c, &words, &head, r->heading, result_at_head(ui, 896, 112, 884, 136));
    ui_write(c, &words, &result_sentence_words, r->sentence, result_sentence_of(ui, r));
    draw_lines(r, c, &words);
    const struct result_more m = result_more_of(r);
    result_more_draw(s, &m, c, ui);
    draw_bar(r, c, ui);
}
