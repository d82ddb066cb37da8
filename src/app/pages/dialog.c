/* A question or a message, over what it interrupts. */
#include "scenes.h"

#include "check.h"
#include "mem.h"

#include <math.h>

enum { BUTTONS = 3 };

struct dialog {
    struct scene scene;
    char *heading, *text, *button[BUTTONS];
    bool danger;
    void (*answer)(struct app *app, void *user, int which);
    void *user;
    struct rect box, words;
};

static void dialog_answer(struct dialog *d, int which)
{
    CARRE_ASSERT(which >= -1 && which < BUTTONS);
    struct app *app = d->scene.app;
    app_pop(app);
    if (d->answer)
        d->answer(app, d->user, which);
}

static void dialog_input(struct scene *s, const struct item_event *event)
{
    struct dialog *d = (struct dialog *)s;
    if (event->kind == ITEM_EVENT_BACK)
        dialog_answer(d, -1);
    if (event->kind == ITEM_EVENT_ACTIVATED)
        dialog_answer(d, event->arg);
}

static int dialog_update(struct scene *s)
{
    struct dialog *d = (struct dialog *)s;
    const struct ui *ui = app_ui(s->app);
    static const enum key keys[BUTTONS] = {KEY_ENTER, KEY_NONE, KEY_NONE};
    float w = ui_px(ui, 1000), pad = ui_px(ui, 48), gap = ui_px(ui, 24);
    int n = 0;
    float widest = 0;
    while (n < BUTTONS && d->button[n]) {
        widest = fmaxf(widest,
                       ui_write_width(ui, &(struct ui_words){.size = 32, .face = ui->theme->strong},
                                      d->button[n]));
        n++;
    }
    w = fminf(fmaxf(w, (widest + ui_px(ui, 190)) * (float)n + 2 * pad), ui->w - ui_px(ui, 80));
    float head = ui_write_height(ui, &(struct ui_words){.size = 54, .face = ui->theme->display},
                                 d->heading, w - 2 * pad);
    float text = ui_write_height(ui, &(struct ui_words){.size = 30}, d->text, w - 2 * pad);
    float button = fmaxf(ui_px(ui, 92), ui_letters(ui, 32) * 1.9F);
    float h = fminf(pad * 2 + head + gap * 0.5F + text + gap * 1.5F + button, ui->h - 8);
    d->box = rect_around((struct point){ui->w / 2, ui->h / 2}, w, h);
    d->words =
        rect_make(d->box.x + pad, d->box.y + pad, w - 2 * pad, h - 2 * pad - button - gap * 1.5F);
    struct rect row = {d->box.x + pad, rect_bottom(d->box) - pad - button, w - 2 * pad, button};
    items_begin(s->items);
    items_add(s->items, (struct item){.id = item_id("heading", 0),
                                      .role = ITEM_TEXT,
                                      .name = d->heading,
                                      .value = d->text,
                                      .bounds = d->words});
    for (int i = 0; i < n; i++)
        items_add(s->items, (struct item){.id = item_id("dialog", i),
                                          .role = ITEM_BUTTON,
                                          .name = d->button[i],
                                          .bounds = rect_column(row, i, n, gap),
                                          .arg = i,
                                          .key = keys[i],
                                          .pad = i == 0   ? PAD_A
                                                 : i == 1 ? PAD_X
                                                          : PAD_Y,
                                          .first = i == 0});
    items_end(s->items);
    return ui_glide(ui, s->since, 160) < 1 ? 0 : SCENE_IDLE;
}

static void dialog_draw(const struct scene *s, struct canvas *c)
{
    const struct dialog *d = (const struct dialog *)s;
    const struct ui *ui = app_ui(s->app);
    ui_shade(c, ui);
    canvas_push_fade(c, ui_glide(ui, s->since, 160));
    const struct ui on = ui_sheet_hung(c, ui, d->box);
    struct ui_words head = {.size = 54, .face = ui->theme->display};
    float h = ui_write_height(ui, &head, d->heading, d->words.w);
    ui_write(c, &on, &head, d->heading, rect_make(d->words.x, d->words.y, d->words.w, h + 1));
    float below = h + ui_px(ui, 12);
    ui_write(c, &on, &(struct ui_words){.size = 30, .colour = on.theme->soft}, d->text,
             rect_make(d->words.x, d->words.y + below, d->words.w, d->words.h - below + 2));
    for (int i = 0; i < BUTTONS && d->button[i]; i++)
        ui_button(c, ui, items_get(s->items, item_id("dialog", i)), d->button[i], NULL,
                  i == 0                ? UI_MAIN
                  : i == 1 && d->danger ? UI_DANGER
                                        : UI_PLAIN);
    canvas_pop_fade(c);
}

static void dialog_close(struct scene *s)
{
    struct dialog *d = (struct dialog *)s;
    mem_free(d->heading);
    mem_free(d->text);
    for (int i = 0; i < BUTTONS; i++)
        mem_free(d->button[i]);
    mem_free(d);
}

static const struct scene_type dialog_type = {.name = "dialog",
                                              .covers = false,
                                              .reads = true,
                                              .guarded = true,
                                              .input = dialog_input,
                                              .update = dialog_update,
                                              .draw = dialog_draw,
                                              .close = dialog_close};

void dialog_open(struct app *app, const struct dialog_request *r)
{
    struct dialog *d = mem_alloc(sizeof *d);
    d->heading = mem_copy_text(r->heading ? r->heading : "");
    d->text = mem_copy_text(r->text ? r->text : "");
    for (int i = 0; i < BUTTONS; i++)
        d->button[i] = mem_copy_text(r->button[i]);
    d->danger = r->danger;
    d->answer = r->answer;
    d->user = r->user;
    app_push(app, &d->scene, &dialog_type);
}
