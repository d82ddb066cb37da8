/* award_toast.c - which award is told next, and its ribbon. */
#include "award_toast.h"

#include "app_inside.h"
#include "check.h"
#include "ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void app_award(struct app *app, const char *picture, const char *head, const char *name)
{
    struct award_toast *h = &app->award;
    if (h->n == AWARD_TOAST_WAIT)
        return;
    CARRE_ASSERT(h->n < AWARD_TOAST_WAIT);
    struct award *t = &h->wait[h->n++];
    snprintf(t->picture, sizeof t->picture, "%s", picture);
    snprintf(t->head, sizeof t->head, "%s", head);
    snprintf(t->name, sizeof t->name, "%s", name);
    t->heard = false;
    app->stale = true;
}

int award_toast_update(struct app *app, struct award_toast *h)
{
    const int64_t now = app->ui.now;
    const struct rect place = app->toast[0] ? (struct rect){0} : app_top(app)->tidings;
    if (rect_empty(place))
        h->since = 0;
    if (h->n && h->since && now - h->since >= AWARD_TOAST_MS) {
        memmove(h->wait, h->wait + 1, (size_t)--h->n * sizeof *h->wait);
        h->since = 0;
    }
    h->place = place;
    if (!h->n || rect_empty(place))
        return SCENE_IDLE;
    if (!h->since) {
        h->since = now ? now : 1;
        if (!h->wait[0].heard)
            app_sound(app, "ui/earned");
        h->wait[0].heard = true;
    }
    const int64_t age = now - h->since, left = AWARD_TOAST_MS - age;
    return age < AWARD_TOAST_COME_MS || left < AWARD_TOAST_COME_MS
               ? 0
               : (int)(left - AWARD_TOAST_COME_MS);
}

/* What each of the two words gets of the room. In the largest letters the name stands alone: the
 * medal tells the rest. */
static void share(const struct ui *ui, const struct ui_words *head, const struct ui_words *name,
                  const struct award *t, float room, float *head_w, float *name_w)
{
    struct ui_words a = *head, b = *name;
    *head_w = ui_write_width(ui, head, t->head) + 4;
    *name_w = ui_write_width(ui, name, t->name) + 4;
    a.size = b.size = 18;
    const float first = ui_write_width(ui, &a, t->head) + 8,
                second = ui_write_width(ui, &b, t->name) + 8;
    if (*head_w + *name_w <= room)
        return;
    *head_w = first + second <= room ? room * first / (first + second) : 0;
    *name_w = fminf(*name_w, room - *head_w);
}

/* The ribbon is as wide as its place, so that what gives way to it does so as a whole. */
void award_toast_draw(const struct award_toast *h, const struct ui *ui, struct canvas *c)
{
    if (!h->n || !h->since || rect_empty(h->place))
        return;
    const struct award *t = &h->wait[0];
    const int64_t age = ui->now - h->since;
    const float in = ease_progress(ui->now, h->since, AWARD_TOAST_COME_MS),
                out = age > AWARD_TOAST_MS - AWARD_TOAST_COME_MS
                          ? (float)(AWARD_TOAST_MS - age) / AWARD_TOAST_COME_MS
                          : 1;
    const float shown = fmaxf(0, fminf(in, out));
    struct rect r = h->place;
    if (!ui->calm)
        r.y -= (1 - ease_out_back(shown)) * rect_bottom(r);
    const float pad = r.h * 0.12F, side = r.h - 2 * pad, gap = ui_px(ui, 16);
    const struct ui_words head = UI_LINE(NULL, 26, ui->theme->soft, TEXT_RIGHT);
    const struct ui_words name = UI_LINE(ui->theme->strong, 38, ui->theme->text, TEXT_LEFT);
    float head_w, name_w;
    share(ui, &head, &name, t, r.w - side - 2 * pad - 3 * gap, &head_w, &name_w);
    const float x = r.x + (r.w - head_w - name_w - side - 2 * gap) / 2;
    canvas_push_fade(c, ui->calm ? shown : fminf(1, shown * 2));
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->panel | 0xFFU,
                                 .radius = ui_px(ui, 18),
                                 .line = ui->theme->accent,
                                 .line_width = fmaxf(2, ui_px(ui, 3))});
    struct rect medal = rect_make(x, r.y + pad, side, side);
    if (!ui->calm)
        medal = rect_scaled(medal, ease_pop(ease_progress(ui->now, h->since + 80, 360), 1.2F));
    canvas_picture(c, t->picture, medal, paint_plain());
    if (head_w > 0)
        ui_write(c, ui, &head, t->head, rect_make(x + side + gap, r.y, head_w, r.h));
    ui_write(c, ui, &name, t->name, rect_make(x + side + 2 * gap + head_w, r.y, name_w, r.h));
    canvas_pop_fade(c);
}
