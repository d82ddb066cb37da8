#include "herald.h"

#include "app_inside.h"
#include "ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void app_herald(struct app *app, const char *picture, const char *head, const char *name)
{
    struct herald *h = &app->herald;
    if (h->n == HERALD_WAIT)
        return;
    struct tiding *t = &h->wait[h->n++];
    snprintf(t->picture, sizeof t->picture, "%s", picture);
    snprintf(t->head, sizeof t->head, "%s", head);
    snprintf(t->name, sizeof t->name, "%s", name);
    app->stale = true;
}

int herald_update(struct app *app, struct herald *h)
{
    const int64_t now = app->ui.now;
    if (h->n && h->since && now - h->since >= HERALD_MS) {
        memmove(h->wait, h->wait + 1, (size_t)--h->n * sizeof *h->wait);
        h->since = 0;
        app->whole = true;
    }
    if (!h->n)
        return SCENE_IDLE;
    if (!h->since) {
        h->since = now ? now : 1;
        app_sound(app, "ui/earned");
    }
    app->whole = true;
    const int64_t age = now - h->since, left = HERALD_MS - age;
    return age < HERALD_COME_MS || left < HERALD_COME_MS ? 0 : (int)(left - HERALD_COME_MS);
}

void herald_draw(const struct herald *h, const struct ui *ui, struct canvas *c)
{
    if (!h->n || !h->since)
        return;
    const struct tiding *t = &h->wait[0];
    const int64_t age = ui->now - h->since;
    const float in = ease_progress(ui->now, h->since, HERALD_COME_MS), out = age > HERALD_MS - HERALD_COME_MS ? (float)(HERALD_MS - age) / HERALD_COME_MS : 1;
    const float shown = fmaxf(0, fminf(in, out)), pad = ui_px(ui, 18), side = ui_px(ui, 128);
    struct ui_words head = {.size = 24, .colour = ui->theme->soft, .place = TEXT_BOTTOM, .lines = 1};
    struct ui_words name = {.face = ui->theme->strong, .size = 36, .colour = ui->theme->text, .place = TEXT_TOP, .lines = 2};
    const float most = fminf(ui_px(ui, 1000), ui->w * 0.9F) - side - 3 * pad;
    const float wish = fmaxf(ui_write_width(ui, &head, t->head), ui_write_width(ui, &name, t->name)) + 4;
    const float w = fminf(fmaxf(wish, ui_px(ui, 300)), most);
    const float head_h = ui_letters(ui, 24) * 1.4F;
    const float name_h = fminf(ui_write_height(ui, &(struct ui_words){.face = name.face, .size = 36}, t->name, w), ui_letters(ui, 36) * 2.7F);
    const float high = fmaxf(side, head_h + name_h + 4) + 2 * pad;
    struct rect r = {(ui->w - (w + side + 3 * pad)) / 2, fmaxf(6, ui_px(ui, 20)), w + side + 3 * pad, high};
    if (!ui->calm)
        r.y -= (1 - ease_out_back(shown)) * (r.h + r.y);
    canvas_push_fade(c, ui->calm ? shown : fminf(1, shown * 2));
    canvas_panel(c, r, &(struct panel){.fill = ui->theme->panel | 0xFFU, .radius = ui_px(ui, 22), .line = ui->theme->accent, .line_width = fmaxf(2, ui_px(ui, 3)),
                                       .shadow = 0x000000A0U, .shadow_size = ui_px(ui, 26), .shadow_drop = ui_px(ui, 8)});
    struct rect medal = rect_make(r.x + pad, r.y + (r.h - side) / 2, side, side);
    if (!ui->calm)
        medal = rect_scaled(medal, ease_pop(ease_progress(ui->now, h->since + 80, 360), 1.2F));
    canvas_picture(c, t->picture, medal, paint_plain());
    const float top = r.y + (r.h - head_h - name_h - 4) / 2;
    ui_write(c, ui, &head, t->head, rect_make(r.x + 2 * pad + side, top, w, head_h));
    ui_write(c, ui, &name, t->name, rect_make(r.x + 2 * pad + side, top + head_h + 4, w, name_h + 2));
    canvas_pop_fade(c);
}
