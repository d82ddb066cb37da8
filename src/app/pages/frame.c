/* frame.c - what the frame's pages share, drawn and measured. */
#include "frame.h"

#include "check.h"
#include "skins.h"
#include "title_doors.h"

#include <math.h>

struct rect frame_page(const struct ui *ui)
{
    const float w = fminf(fmaxf(ui->w / ui->scale, PAGE_W), PAGE_W_MOST),
                h = fminf(fmaxf(ui->h / ui->scale, PAGE_H), PAGE_H_MOST);
    return rect_make((PAGE_W - w) / 2, (PAGE_H - h) / 2, w, h);
}

/* Where a line of the usual page lies on one that is longer than it, of which the head and the foot
 * keep their size. */
static float stretched(float at, float head, float foot, float from, float size, float whole)
{
    const float more = from + size - whole;
    return at <= head ? from + at
           : at >= whole - foot
               ? at + more
               : from + head + (at - head) * (size - head - foot) / (whole - head - foot);
}

struct rect frame_at(const struct ui *ui, float x, float y, float w, float h)
{
    const struct rect p = frame_page(ui);
    const float left = stretched(x, PAGE_EDGE, PAGE_EDGE, p.x, p.w, PAGE_W),
                right = stretched(x + w, PAGE_EDGE, PAGE_EDGE, p.x, p.w, PAGE_W),
                top = stretched(y, PAGE_BODY, PAGE_FOOT, p.y, p.h, PAGE_H),
                bottom = stretched(y + h, PAGE_BODY, PAGE_FOOT, p.y, p.h, PAGE_H);
    return ui_at(ui, left, top, right - left, bottom - top);
}

struct rect frame_bar(const struct ui *ui, int column, int columns)
{
    CARRE_ASSERT(column >= 0 && columns > 0);
    return frame_at(ui, PAGE_EDGE + 440 * (float)column, 936, 440 * (float)columns - 32, 96);
}

bool frame_heading_fits(const struct ui *ui, const char *sub, float right)
{
    const struct ui_words how = UI_LINE(NULL, 29, 0, TEXT_LEFT);
    right += frame_page(ui).w - PAGE_W;
    return ui_write_fits(ui, &how, sub, ui_at(ui, 0, 0, right - 222, 89));
}

void frame_heading(struct canvas *c, const struct ui *ui, const char *heading, const char *sub,
                   float right)
{
    CARRE_ASSERT(heading);
    const struct rect p = frame_page(ui);
    const float x = p.x, y = p.y;
    const struct page_dress *page = ui->theme->page;
    right += p.w - PAGE_W;
    canvas_picture(c, page ? page->sign : "frame/mark", ui_at(ui, x + PAGE_EDGE, y + 48, 100, 100),
                   paint_plain());
    /* two lines need all the room there is: rather one in the frame's narrower letters */
    struct ui_words least = {.size = 22};
    bool one = !sub || ui_write_width(ui, &least, sub) <= ui_px(ui, right - 222);
    if (!one) {
        least.face = &typeface_text;
        one = ui_write_width(ui, &least, sub) <= ui_px(ui, right - 222);
        if (!one && frame_heading_fits(ui, sub, right - (p.w - PAGE_W)))
            least.face = NULL; /* two lines in the world's own */
    }
    struct ui_words how = UI_LINE(ui->theme->display, 72, 0, TEXT_LEFT);
    ui_write(c, ui, &how, heading,
             sub ? ui_at(ui, x + 220, y + 30, right - 220, one ? 88 : 66)
                 : ui_at(ui, x + 220, y + 52, right - 220, 96));
    if (sub) {
        how = UI_LINE(least.face, 29, ui->theme->soft, TEXT_LEFT);
        ui_write(c, ui, &how, sub,
                 one ? ui_at(ui, x + 222, y + 118, right - 222, 46)
                     : ui_at(ui, x + 222, y + 96, right - 222, 89));
    }
}

struct rect frame_corner(const struct ui *ui, int which, float w)
{
    const struct rect p = frame_page(ui);
    const float right = rect_right(p) - PAGE_EDGE - (which ? BACK_W + 24 : 0);
    return ui_at(ui, right - w, p.y + 56, w, 80);
}

struct item *frame_back(struct scene *s, const char *name, int action)
{
    return items_add(s->items, (struct item){.id = item_id("back", 0),
                                             .role = ITEM_BUTTON,
                                             .name = name,
                                             .action = action,
                                             .key = KEY_ESCAPE,
                                             .pad = PAD_B,
                                             .bounds = frame_corner(app_ui(s->app), 0, BACK_W),
                                             .sound = "ui/back"});
}

void frame_draw_back(struct canvas *c, const struct ui *ui, const struct scene *s)
{
    const struct item *back = items_get(s->items, item_id("back", 0));
    if (back)
        ui_button(c, ui, back, back->name, "undo", UI_PLAIN);
}

/* The least width in which an option's name can be read: in one line, or (broken) where the line
 * may end between words. */
static float option_need(const struct ui *ui, const char *name, bool broken)
{
    const struct ui_words least = {.size = 1, .face = ui->theme->strong};
    float w = ui_write_width(ui, &least, name);
    const float two = ui_least(ui) * 3; /* no third line: it has no room (frame_choice_height) */
    while (broken && w > 8 && ui_write_fits(ui, &least, name, rect_make(0, 0, w - 4, two)))
        w -= 4;
    return w + ui_px(ui, 12 + 16) + 2;
}

/* What all names need, in one line or broken; and what the one of them does that needs most. */
static float options_need(const struct ui *ui, const char *const *names, bool broken, float *most)
{
    float all = 0;
    *most = 0;
    for (int i = 0; names[i]; i++) {
        const float need = option_need(ui, names[i], broken);
        *most = fmaxf(*most, need);
        all += need;
    }
    return all;
}

static bool beside_one_another(const struct ui *ui, const char *const *names, float w)
{
    float most;
    return options_need(ui, names, true, &most) <= w;
}

/* Options are of one width, unless a name has no room in it: then each has what its name needs, and
 * a part of the rest. Where there is not room for all, they are one below the other. */
static struct rect option_bounds(const struct ui *ui, struct rect r, const char *const *names,
                                 int n, int which)
{
    CARRE_ASSERT(n > 0 && which >= 0 && which < n);
    for (int broken = 0; broken < 2; broken++) {
        float most, before = 0;
        const float all = options_need(ui, names, broken, &most), rest = (r.w - all) / (float)n;
        if (most <= r.w / (float)n)
            break;
        for (int i = 0; i < which; i++)
            before += option_need(ui, names[i], broken);
        if (rest >= 0)
            return rect_make(r.x + before + rest * (float)which, r.y,
                             option_need(ui, names[which], broken) + rest, r.h);
    }
    return beside_one_another(ui, names, r.w) ? rect_column(r, which, n, 0)
                                              : rect_row(r, which, n, 0);
}

void frame_choice(struct scene *s, struct item choice, const char *const *names)
{
    int n = 0;
    while (names[n])
        n++;
    choice.role = ITEM_CHOICE;
    choice.min = 0;
    choice.max = n - 1;
    choice.step = 1;
    if (!choice.value)
        choice.value = names[choice.amount];
    items_add(s->items, choice);
    for (int i = 0; i < n; i++)
        items_add(s->items,
                  (struct item){.id = item_id("option", (int)(choice.id >> 8) * 16 + i),
                                .role = ITEM_OPTION,
                                .name = names[i],
                                .parent = choice.id,
                                .chosen = i == choice.amount,
                                .arg = i,
                                .bounds = option_bounds(app_ui(s->app), choice.bounds, names, n, i),
                                .why_not = choice.why_not});
}

float frame_choice_height(const struct ui *ui, const char *const *names, float option_w)
{
    const float line = fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F);
    float h = line, room = option_w - ui_px(ui, 12 + 16) - 1;
    int n = 0;
    for (; names[n]; n++)
        if (ui_write_width(ui, &(struct ui_words){.size = 18, .face = ui->theme->strong},
                           names[n]) > room)
            h = fmaxf(h, ui_least(ui) * 2.5F + ui_px(ui, 12));
    return beside_one_another(ui, names, option_w * (float)n) ? h : line * (float)n;
}

/* The signs of all worlds with a door, in a row. */
static void draw_signs(struct canvas *c, struct rect r)
{
    const float step = r.h * 1.3F;
    for (int i = 0; i < doors(); i++) {
        const struct page_dress *page = skins_find(door_game(i))->page[0]->page;
        const float x = r.x + r.w / 2 + step * ((float)i - (float)(doors() - 1) / 2);
        if (page)
            canvas_picture(c, page->sign, rect_around((struct point){x, r.y + r.h / 2}, r.h, r.h),
                           paint_plain());
    }
}

void frame_nothing(struct canvas *c, const struct ui *ui, const char *icon, const char *text,
                   struct rect within)
{
    const struct ui_words how = {
        .size = 34, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_TOP};
    const float pad = ui_px(ui, 44), side = ui_px(ui, 110), w = fminf(within.w, ui_px(ui, 1000)),
                said = ui_write_height(ui, &how, text, w - 2 * pad) + 4,
                signs = ui_px(ui, 96) + pad, h = fminf(within.h, side + said + signs + 3 * pad);
    const struct rect r =
        rect_make(within.x + (within.w - w) / 2, within.y + (within.h - h) / 2, w, h);
    const bool both = side + said + 2.2F * pad <= h, all = side + said + signs + 2.2F * pad <= h;
    ui_panel(c, ui, r, false);
    if (both)
        ui_icon(c, ui, icon, rect_make(r.x + (w - side) / 2, r.y + pad, side, side),
                ui->theme->accent);
    ui_write(c, ui, &how, text,
             both ? rect_make(r.x + pad, r.y + 1.6F * pad + side, w - 2 * pad, said)
                  : rect_inset_xy(r, pad, fmaxf(0, (h - said) / 2)));
    if (all)
        draw_signs(c, rect_make(r.x, rect_bottom(r) - signs, w, signs - pad));
}
