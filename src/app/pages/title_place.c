/* The title as it is laid out: where its doors and its buttons are on a page of any size. */
#include "title_inside.h"

#include "check.h"
#include "title_doors.h"

#include <math.h>

/* On a page that is larger than 16:9 (frame.h) the corners stay the corners, and the doors, of one
 * size, move apart between them. */

/* What stands above the doors ends here; the bar below them ends so far above the page's foot. A
 * page that is much higher than 16:9 has a line more there, for what is to be done first. */
enum { HEAD_END = 150, FOOT = 48, FIRST_H = 176, FIRST_GAP = 24 };

float title_above_height(const struct ui *ui) { return doors_small(ui) ? 98 : 80; }

struct rect title_above(const struct ui *ui, float x, float w, float h, bool right)
{
    const struct rect p = frame_page(ui);
    const float edge = doors_margin(ui), middle = 92;
    return ui_at(ui, right ? rect_right(p) - edge - x - w : p.x + edge + x, p.y + middle - h / 2, w,
                 h);
}

static float bar_height(const struct ui *ui)
{
    return doors_small(ui) || doors_higher(ui) ? 122 : 96;
}

/* The bar at the foot, and what stands there, in design units. */
static struct rect bar_box(const struct ui *ui)
{
    const struct rect p = frame_page(ui);
    const float edge = doors_margin(ui), h = bar_height(ui);
    return ui_at(ui, p.x + edge, rect_bottom(p) - FOOT - h, p.w - 2 * edge, h);
}

static float foot_height(const struct ui *ui)
{
    return FOOT + bar_height(ui) + (doors_higher(ui) ? FIRST_GAP + FIRST_H : 0);
}

/* A part of the height that is left lies above them, the rest is the floor with their light: more
 * of it above where much is left. */
struct rect title_door_box(const struct ui *ui, int i)
{
    CARRE_ASSERT(i >= 0 && i < doors());
    const struct rect p = frame_page(ui);
    const float k = doors_scale(ui), edge = doors_edge(ui), w = DOOR_W * k, h = DOOR_H * k,
                step = (p.w - 2 * edge - w) / (float)(doors() - 1),
                spare = p.h - foot_height(ui) - HEAD_END - h - 40 * k;
    return ui_at(ui, p.x + edge + step * (float)i,
                 p.y + HEAD_END + fmaxf(0, spare) * (doors_higher(ui) ? 0.46F : 0.2F) + 20 * k, w,
                 h);
}

/* In the bar at the foot: its left half, where it has no line of its own. */
struct rect title_first_box(const struct ui *ui)
{
    const struct rect bar = bar_box(ui);
    if (!doors_higher(ui))
        return rect_column(bar, 0, 2, ui_px(ui, 32));
    return rect_make(bar.x, bar.y - ui_px(ui, FIRST_GAP + FIRST_H), bar.w, ui_px(ui, FIRST_H));
}

const struct title_beside title_beside[BESIDE] = {{N_("Friends"), "friends", DO_FRIENDS},
                                                  {N_("How to play"), "help", DO_RULES},
                                                  {N_("Quit"), "quit", DO_QUIT}};

/* How wide a label is with a sign and a key's cap. */
static float beside_need(const struct ui *ui, int i)
{
    CARRE_ASSERT(i >= 0);
    return ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 30},
                          _(title_beside[i].name)) +
           ui_px(ui, 150);
}

/* The others share what is left, or a line of their own: evenly, or each by what it needs where one
 * of them needs more. */
struct rect title_beside_box(const struct ui *ui, int action)
{
    const struct rect all =
        doors_higher(ui) ? bar_box(ui) : rect_column(bar_box(ui), 1, 2, ui_px(ui, 32));
    const float gap = ui_px(ui, BAR_GAP), even = (all.w - gap * (BESIDE - 1)) / BESIDE;
    float need = 0, before = 0, own = 0, most = 0;
    int which = 0;
    while (title_beside[which].action != action)
        which++;
    for (int i = 0; i < BESIDE; i++) {
        const float one = beside_need(ui, i);
        need += one;
        most = fmaxf(most, one);
        before += i < which ? one : 0;
        own = i == which ? one : own;
    }
    if (most - ui_px(ui, 44) <= even)
        return rect_column(all, which, BESIDE, gap);
    const float part = (all.w - gap * (BESIDE - 1)) / need;
    return rect_make(all.x + before * part + gap * (float)which, all.y, own * part, all.h);
}

struct rect title_warning_box(const struct ui *ui)
{
    const struct rect p = frame_page(ui);
    return ui_at(ui, p.x + PAGE_EDGE, rect_bottom(p) - foot_height(ui) - 46, p.w - 2 * PAGE_EDGE,
                 44);
}
