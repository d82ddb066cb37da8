/* ui_bubble.c - signs and bubbles (ui.h). */
#include "ui_parts.h"

#include <math.h>

void ui_icon(struct canvas *c, const struct ui *ui, const char *name, struct rect r,
             uint32_t colour)
{
    (void)ui;
    char path[64] = "icons/";
    size_t n = 6;
    while (*name && n + 1 < sizeof path)
        path[n++] = *name++;
    path[n] = '\0';
    canvas_picture(c, path, r, paint_ink(colour));
}

static struct rect bubble(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
                          float alpha)
{
    const struct theme *t = ui->theme;
    struct ui_words how = {.size = 26, .colour = t->ground, .place = TEXT_MIDDLE};
    canvas_push_fade(c, alpha);
    canvas_panel(c, r,
                 &(struct panel){.fill = t->text,
                                 .radius = ui_px(ui, 14),
                                 .line = t->ground,
                                 .line_width = fmaxf(2, ui_px(ui, 3))});
    ui_write(c, ui, &how, text, rect_inset_xy(r, ui_px(ui, 22), ui_px(ui, 12)));
    canvas_pop_fade(c);
    return r;
}

static struct rect bubble_size(const struct ui *ui, const char *text, float widest)
{
    struct ui_words how = {.size = 26};
    float pad = ui_px(ui, 22);
    float w = fminf(ui_write_width(ui, &how, text) + 2, widest - 2 * pad);
    float h = ui_write_height(ui, &how, text, w);
    return rect_make(0, 0, ceilf(w + 2 * pad), ceilf(h + 2 * ui_px(ui, 14)));
}

struct rect ui_tooltip(struct canvas *c, const struct ui *ui, const char *text, struct rect beside)
{
    float margin = fmaxf(6, ui_px(ui, 16));
    /* a door or a portrait: the bubble finds room on it */
    bool tall = beside.h > ui->h * 0.35F;
    struct rect r = bubble_size(ui, text,
                                tall ? fmaxf(beside.w - margin, ui_letters(ui, 26) * 9)
                                     : fminf(ui->w * 0.6F, ui_letters(ui, 26) * 30));
    r.x = fminf(fmaxf(margin, beside.x + beside.w / 2 - r.w / 2), ui->w - margin - r.w);
    r.y = tall ? beside.y + beside.h * 0.66F - r.h : beside.y - margin - r.h;
    if (r.y < margin)
        r.y = rect_bottom(beside) + margin;
    if (rect_bottom(r) > ui->h - margin)
        r.y = fmaxf(margin, ui->h - margin - r.h);
    return bubble(c, ui, text, r, 1);
}

struct rect ui_toast_size(const struct ui *ui, const char *text, float widest)
{
    return bubble_size(ui, text, widest);
}

void ui_toast(struct canvas *c, const struct ui *ui, const char *text, struct rect at, float shown)
{
    bubble(c, ui, text, rect_moved(at, 0, ui->calm ? 0 : (shown - 1) * at.h), shown);
}
