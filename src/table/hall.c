/* The hall: a panelled wall with lamps, a floor of boards, and light on it. */
#include "hall.h"

#include <math.h>

enum { PANEL = 240, SKIRTING = 14, STEP = 12, BEFORE = 44 /* the floor begins behind the doors */ };
enum { FOOT = 170 /* the floor below a page's body */ };

static const uint32_t seam = 0x00000066U, seam_light = 0xFFFFFF12U, skirting = 0x191C25FFU,
                      skirting_edge = 0x3A4050FFU, lamp_light = 0xF6C46AFFU;

static void draw_room(struct canvas *c, const struct ui *ui, float edge, uint32_t wall_top,
                      uint32_t wall_foot)
{
    const float line = fmaxf(1, roundf(ui_px(ui, 2)));
    canvas_panel(c, rect_make(0, 0, ui->w, edge),
                 &(struct panel){.fill = wall_top, .fill_bottom = wall_foot});
    const float step = ui_px(ui, PANEL);
    for (float x = ui->w / 2 - step * floorf(ui->w / 2 / step); x < ui->w; x += step) {
        canvas_fill(c, rect_make(roundf(x), 0, line, edge), seam);
        canvas_fill(c, rect_make(roundf(x) + line, 0, line, edge), seam_light);
    }
    const float high = ui_px(ui, SKIRTING);
    canvas_fill(c, rect_make(0, edge - high, ui->w, high), skirting);
    canvas_fill(c, rect_make(0, edge - high, ui->w, line), skirting_edge);
    canvas_picture(c, "frame/hall-floor", rect_make(0, roundf(edge), ui->w, ui->h - roundf(edge)),
                   paint_plain());
}

void hall_draw(struct canvas *c, const struct ui *ui, float foot)
{
    draw_room(c, ui, foot - ui_px(ui, BEFORE), 0x242938FFU, 0x363C4DFFU);
    ui_wings(c, ui);
}

/* By night, so that what lies on it stands out. */
void hall_ground(struct canvas *c, const struct ui *ui)
{
    draw_room(c, ui, ui->h - ui_px(ui, FOOT), 0x14171FFFU, 0x21252FFFU);
    canvas_picture(c, "frame/hall-glow",
                   rect_around((struct point){ui->w * 0.36F, 0}, ui_px(ui, 1500), ui_px(ui, 700)),
                   paint_ink(colour_faded(lamp_light, 0.12F)));
}

void hall_lamp(struct canvas *c, const struct ui *ui, struct point at)
{
    const float wide = ui_px(ui, 44), glow = ui_px(ui, 400);
    canvas_picture(c, "frame/hall-glow", rect_around(at, glow, glow),
                   paint_ink(colour_faded(lamp_light, 0.5F)));
    canvas_picture(c, "frame/hall-lamp", rect_around(at, wide, wide * 1.5F), paint_plain());
}

void hall_light(struct canvas *c, const struct ui *ui, struct rect door, uint32_t colour,
                bool brighter)
{
    const float foot = rect_bottom(door), wide = door.w * 1.4F, step = ui_px(ui, STEP),
                high = fminf(ui->h - foot, ui_px(ui, 300));
    canvas_picture(c, "frame/hall-light", rect_make(door.x + (door.w - wide) / 2, foot, wide, high),
                   paint_ink(colour_faded(colour, brighter ? 0.95F : 0.72F)));
    canvas_panel(c, rect_make(door.x - step, foot - step / 2, door.w + 2 * step, step),
                 &(struct panel){.fill = colour_mix(skirting, colour, brighter ? 0.7F : 0.45F),
                                 .radius = step / 3});
}
