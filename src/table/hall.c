/* The hall: a panelled wall with lamps, a floor of boards, and light on it. */
#include "hall.h"

#include <math.h>

enum { PANEL = 240, STILE = 14, SKIRTING = 26, BEFORE = 16 /* the floor begins behind a step */ };
enum { FOOT = 146 /* the floor below a page's body */ };

static const uint32_t stile = 0xFFFFFF0CU, seam = 0x00000070U, skirting = 0x2B3040FFU,
                      skirting_edge = 0x4A5166FFU, lamp_light = 0xF6C46AFFU, stone = 0x23262FFFU,
                      stone_light = 0x4A5062FFU, under_step = 0x000000A0U;

/* How much light there is on it: 1 by day. */
static void draw_room(struct canvas *c, const struct ui *ui, float edge, uint32_t wall_top,
                      uint32_t wall_foot, float lit)
{
    const float line = fmaxf(1, roundf(ui_px(ui, 2)));
    canvas_panel(c, rect_make(0, 0, ui->w, edge),
                 &(struct panel){.fill = wall_top, .fill_bottom = wall_foot});
    const float step = ui_px(ui, PANEL), wide = roundf(ui_px(ui, STILE));
    for (float x = ui->w / 2 - step * floorf(ui->w / 2 / step); x < ui->w; x += step) {
        canvas_fill(c, rect_make(roundf(x - wide / 2), 0, wide, edge), colour_faded(stile, lit));
        canvas_fill(c, rect_make(roundf(x - wide / 2) + wide, 0, line, edge), seam);
    }
    const float high = ui_px(ui, SKIRTING);
    canvas_fill(c, rect_make(0, edge - high, ui->w, high), colour_mix(wall_foot, skirting, lit));
    canvas_fill(c, rect_make(0, edge - high, ui->w, line),
                colour_mix(wall_foot, skirting_edge, lit));
    canvas_fill(c, rect_make(0, edge - 2 * line, ui->w, 2 * line), seam);
    struct paint floor = paint_plain();
    floor.tint = colour_mix(0x000000FFU, floor.tint, lit < 1 ? lit + 0.2F : 1);
    canvas_picture(c, "frame/hall-floor", rect_make(0, roundf(edge), ui->w, ui->h - roundf(edge)),
                   floor);
}

/* Of a lamp that is out of sight. */
static void draw_glow(struct canvas *c, const struct ui *ui, struct point at, float share)
{
    canvas_picture(c, "frame/hall-glow", rect_around(at, ui_px(ui, 1500), ui_px(ui, 700)),
                   paint_ink(colour_faded(lamp_light, share)));
}

void hall_draw(struct canvas *c, const struct ui *ui, float foot)
{
    draw_room(c, ui, foot - ui_px(ui, BEFORE), 0x2C3242FFU, 0x1F2430FFU, 1);
    draw_glow(c, ui, (struct point){ui->w * 0.27F, 0}, 0.5F);
    ui_wings(c, ui);
}

/* By night, so that what lies on it stands out. */
void hall_ground(struct canvas *c, const struct ui *ui)
{
    draw_room(c, ui, ui->h - ui_px(ui, FOOT), 0x191C26FFU, 0x151820FFU, 0.45F);
    draw_glow(c, ui, (struct point){ui->w * 0.36F, 0}, 0.2F);
}

void hall_lamp(struct canvas *c, const struct ui *ui, struct point at)
{
    const float wide = ui_px(ui, 50);
    canvas_picture(c, "frame/hall-glow", rect_around(at, ui_px(ui, 400), ui_px(ui, 520)),
                   paint_ink(colour_faded(lamp_light, 0.85F)));
    canvas_picture(c, "frame/hall-lamp", rect_around(at, wide, wide * 1.5F), paint_plain());
}

void hall_light(struct canvas *c, const struct ui *ui, struct rect door, uint32_t colour,
                bool brighter)
{
    const float foot = rect_bottom(door), wide = door.w * 1.4F, u = door.w / 408, step = 24 * u,
                high = fminf(ui->h - foot, ui_px(ui, 300));
    canvas_picture(c, "frame/hall-light", rect_make(door.x + (door.w - wide) / 2, foot, wide, high),
                   paint_ink(colour_faded(colour, brighter ? 1 : 0.7F)));
    canvas_fill(c, rect_make(door.x - step, foot + 12 * u, door.w + 2 * step, 9 * u), under_step);
}

void hall_step(struct canvas *c, struct rect door, uint32_t colour, bool brighter)
{
    const float u = door.w / 408, step = 24 * u;
    canvas_panel(c, rect_make(door.x - step, rect_bottom(door) - u, door.w + 2 * step, 16 * u),
                 &(struct panel){.fill = colour_mix(stone_light, colour, brighter ? 0.7F : 0.35F),
                                 .fill_bottom = colour_mix(stone, colour, brighter ? 0.5F : 0.2F),
                                 .radius = 3 * u});
}
